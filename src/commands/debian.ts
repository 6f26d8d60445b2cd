import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const howToInstall = (name: string): string => `apt-get update && apt-get install -y ${name}`;

/** What tests need beside Node: as root on Debian it is installed when it is missing, by one process at a time. */
export const installOnDebian = (name: string, isHere: () => boolean): void => {
  if (isHere() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stderr.write(`parsec-post: installing ${name} for the tests (once)\n`);
  spawnSync('flock', [join(tmpdir(), 'parsec-post-apt.lock'), 'sh', '-c', howToInstall(name)], {
    stdio: ['ignore', 2, 2],
  });
};
