export default {
  testMatch: ['<rootDir>/test/**/*.spec.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { module: { type: 'nodenext' } }] },
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // Two cores are what we plan for; a third worker only makes each of them slower.
  maxWorkers: 2,
  // A whole game over HTTP takes its time on a busy machine; speed is measured in the bench, never here.
  testTimeout: 60_000,
};
