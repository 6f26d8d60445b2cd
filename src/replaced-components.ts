import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { canonicalJson } from './fairness/canonical-json.js';
import { type Box } from './games/kernel/box.js';
import { type GameDefinition } from './games/kernel/game-definition.js';
import { boxes, playWith, type Replaced } from './games/registry.js';
import { BadSettings, type Settings } from './settings.js';

/**
 * Component files in the place of an edition's own. `COMPONENTS_DIR/<game>/<part>.json` is what new tables are opened
 * with. A table is pinned to what it began with: the edition's own are always there, and earlier files go on serving
 * their tables from a folder beside, `<game>-<anything>`.
 */
export const useComponents = ({ COMPONENTS_DIR }: Pick<Settings, 'COMPONENTS_DIR'>): void =>
  playWith(COMPONENTS_DIR === undefined ? { instead: [], kept: [] } : readComponents(COMPONENTS_DIR));

export const readComponents = (folder: string): Replaced => {
  const root = resolve(folder);
  if (!isFolder(root)) throw wrong([`there is no folder ${root}`]);
  const known = boxes.map(({ game }) => game).join(', ');
  const found = readdirSync(root)
    .filter((name) => isFolder(join(root, name)) && !name.startsWith('.'))
    .map((name) => ({ name, box: boxes.find(({ game }) => name === game || name.startsWith(`${game}-`)) }));
  const strange = found.filter(({ box }) => box === undefined);
  if (strange.length > 0)
    throw wrong(
      strange.map(({ name }) => `${name}: no game of that name has component files; name the folder ${known}`),
    );
  if (found.length === 0) throw wrong([`${root} holds no component files: they belong into a folder named ${known}`]);
  const played = found.map(({ name, box }) => ({ isNew: name === box!.game, game: readBox(root, name, box!) }));
  const of = (isNew: boolean): GameDefinition[] =>
    played.flatMap((one) => (one.isNew === isNew && one.game ? [one.game] : []));
  return { instead: of(true), kept: of(false) };
};

/** null: the very data of the edition, which needs no replacing. */
const readBox = (root: string, name: string, box: Box): GameDefinition | null => {
  const parts: Record<string, unknown> = { ...box.parts };
  const files = readdirSync(join(root, name)).filter((file) => file.endsWith('.json'));
  const problems = files.flatMap((file): string[] => {
    const part = file.slice(0, -'.json'.length);
    if (!Object.hasOwn(box.parts, part))
      return [`${name}/${file}: there is no part "${part}"; the parts are ${Object.keys(box.parts).join(', ')}`];
    try {
      parts[part] = JSON.parse(readFileSync(join(root, name, file), 'utf8'));
      return [];
    } catch (error) {
      return [`${name}/${file}: this cannot be read as JSON (${(error as Error).message})`];
    }
  });
  if (problems.length > 0) throw wrong(problems);
  const told = box.wrong(parts).map((sentence) => placed(name, files, sentence));
  if (told.length > 0) throw wrong(told);
  const hash = hashOf(parts);
  return hash === hashOf(box.parts) ? null : box.gameOver(parts, hash);
};

/** `decks.mariners[x]: ...` stands in the file of the part; where that is not replaced, it would have to be. */
const placed = (name: string, files: readonly string[], sentence: string): string => {
  const part = /^\w+/.exec(sentence)?.[0] ?? '';
  const file = `${part}.json`;
  const place = sentence.slice(part.length).replace(/^[.:\s]+/, '');
  return files.includes(file)
    ? `${name}/${file}: ${place}`
    : `${name}/${file}: ${place} (the part is this edition's own and does not fit the others: write the file)`;
};

export const hashOf = (parts: Readonly<Record<string, unknown>>): string =>
  createHash('sha256').update(canonicalJson(parts)).digest('hex');

const wrong = (problems: readonly string[]): BadSettings =>
  new BadSettings(problems.map((problem) => `COMPONENTS_DIR: ${problem}`).join('\n'));

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();
