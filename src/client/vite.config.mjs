export default {
  root: import.meta.dirname,
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    lib: { entry: 'main.ts', formats: ['es'], fileName: () => 'main.js' },
  },
};
