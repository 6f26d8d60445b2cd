import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { boxes } from '../games/registry.js';
import { readArguments } from './arguments.js';

/**
 * The components of a game as files to begin from: correct what your box says otherwise, take out the files that you leave
 * alone, and start the service with COMPONENTS_DIR. `printed` and `published` name the fields that are known; the others
 * were designed for this edition.
 */
const USAGE = 'npm run -s components -- --game spacecorp --to FOLDER [--json]';
const schema = z.object({
  game: z.string('say which game'),
  to: z.string('say which folder').min(1),
  json: z.boolean().default(false),
});
const { game, to, json } = readArguments(schema, process.argv.slice(2), USAGE);

const stop = (message: string): never => {
  console.error(`${message}\nusage: ${USAGE}`);
  process.exit(2);
};

const box =
  boxes.find((one) => one.game === game) ??
  stop(`no components of "${game}" can be replaced; there is ${boxes.map((one) => one.game).join(', ')}`);
const folder = join(resolve(to), game);
const files = Object.entries(box.parts).map(([part, data]) => ({ file: join(folder, `${part}.json`), data }));
const there = files.find(({ file }) => existsSync(file));
if (there) stop(`${there.file} is there already, and is not written over`);
mkdirSync(folder, { recursive: true });
for (const { file, data } of files) writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`, { flag: 'wx' });
console.log(
  json
    ? JSON.stringify({ game, folder, files: files.map(({ file }) => file) })
    : `${files.length} files are in ${folder}; start the service with COMPONENTS_DIR=${resolve(to)}`,
);
