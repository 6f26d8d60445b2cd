import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { components } from '../../src/games/spacecorp/components/index.js';

/** The command that writes component files, and a service that is started with them. */
const folder = mkdtempSync(join(tmpdir(), 'parsec-boxes-'));
const run = (file: string, args: readonly string[], environment: Record<string, string> = {}) => {
  const env = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), ...environment };
  return spawnSync(process.execPath, [`dist/${file}.js`, ...args], { env, encoding: 'utf8', timeout: 50_000 });
};
afterAll(() => rmSync(folder, { recursive: true }));

describe('component files', () => {
  it('are written part by part, and never over others', () => {
    const written = run('commands/components', ['--game', 'spacecorp', '--to', folder, '--json']);
    expect(written.status).toBe(0);
    expect((JSON.parse(written.stdout) as { files: string[] }).files).toHaveLength(Object.keys(components).length);
    const parts = readdirSync(join(folder, 'spacecorp')).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, 'spacecorp', file), 'utf8')) as unknown,
    ]);
    expect(Object.fromEntries(parts)).toEqual(components);
    const again = run('commands/components', ['--game', 'spacecorp', '--to', folder]);
    expect([again.status, again.stderr]).toEqual([2, expect.stringMatching(/is there already/)]);
    expect(run('commands/components', ['--game', 'chess', '--to', folder]).stderr).toMatch(/there is spacecorp/);
  });

  it('that are wrong stop the service, and say where', () => {
    writeFileSync(join(folder, 'spacecorp', 'wheel.json'), '{"spaces":"three"}');
    const stopped = run('main', [], { COMPONENTS_DIR: folder });
    expect(stopped.status).toBe(1);
    expect(stopped.stderr).toMatch(/spacecorp\/wheel\.json: spaces: should be a whole number from 1, not "three"/);
  });
});
