import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../..');
const src = join(root, 'src');

interface Source {
  readonly path: string;
  readonly text: string;
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : [path]));

const sources: Source[] = filesUnder(src)
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));

/** What a file imports: a path from the root for our own files, the bare name for packages. */
const importsOf = ({ path, text }: Source): string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport)(?:\s+|\s*\(\s*)'([^'\n]+)'/g)].map(([, name]) =>
    name.startsWith('.') ? relative(root, resolve(root, path, '..', name)) : name,
  );

const room = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Dependencies point one way. Each room names those it may look into; its own is always allowed. */
const MAY_LOOK_INTO: Readonly<Record<string, readonly string[]>> = {
  'src/games': [],
  'src/bots': ['src/games'],
  'src/event-store': [],
  'src/fairness': ['src/games'],
  'src/clock': ['src/games'],
  'src/accounts': ['src/games', 'src/event-store', 'src/fairness', 'src/clock'],
  'src/tables': ['src/games', 'src/bots', 'src/event-store', 'src/fairness', 'src/clock'],
  'src/read-models': ['src/games', 'src/event-store', 'src/tables'],
};

/** Technologies that only these files may know. */
const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  'better-sqlite3': ['src/event-store/open-database.ts'],
  '@kurrent/kurrentdb-client': ['src/event-store/eventstoredb.event-store.ts'],
};

/** Pure rooms know no clock, no chance of their own, no environment, nothing asynchronous and no package. */
const IMPURE = /\bMath\.random\b|\bDate\b|\bprocess\.|\basync\b|\bawait\b|\bsetTimeout\b|\bPromise\b|\bconsole\./;

const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/'(?:\\.|[^'\\\n])*'/g, "''");

const offences = (files: readonly Source[]): string[] =>
  files.flatMap((file) => {
    const mine = room(file.path);
    const found: string[] = [];
    for (const name of importsOf(file)) {
      const allowed = MAY_LOOK_INTO[mine];
      if (allowed && name.startsWith('src/') && room(name) !== mine && !allowed.includes(room(name)))
        found.push(`${file.path} looks into ${room(name)}`);
      if (mine === 'src/games' && !name.startsWith('src/games')) found.push(`${file.path} imports ${name}`);
      const [, , game] = file.path.split('/');
      const [, , other] = name.split('/');
      const isGame = (folder: string | undefined): boolean =>
        folder !== undefined &&
        !folder.endsWith('.ts') &&
        !folder.endsWith('.js') &&
        folder !== 'kernel' &&
        folder !== 'drawing';
      if (mine === 'src/games' && isGame(game) && isGame(other) && game !== other)
        found.push(`${file.path} imports another game`);
      if (mine === 'src/games' && game === 'kernel' && isGame(other))
        found.push(`${file.path}: the kernel knows a game`);
      if (ONLY_IN[name] && !ONLY_IN[name].includes(file.path)) found.push(`${file.path} imports ${name}`);
    }
    if (mine === 'src/games' && IMPURE.test(withoutComments(file.text))) found.push(`${file.path} is not pure`);
    return found;
  });

describe('architecture', () => {
  it('dependencies point one way, games are pure, technologies stay in their files', () => {
    expect(offences(sources)).toEqual([]);
  });

  it.each([
    ['a game that imports a package', 'src/games/planet-steam/x.ts', "import { z } from 'zod';"],
    [
      'a game that looks into the tables',
      'src/games/planet-steam/rules/x.ts',
      "import { undo } from '../../../tables/undo.js';",
    ],
    ['a game that imports another', 'src/games/planet-steam/x.ts', "import { a } from '../spacecorp/index.js';"],
    ['a kernel that knows a game', 'src/games/kernel/x.ts', "import { a } from '../planet-steam/index.js';"],
    ['a game with a clock', 'src/games/planet-steam/x.ts', 'export const now = () => new Date();'],
    ['a game with luck of its own', 'src/games/kernel/x.ts', 'export const roll = () => Math.random();'],
    ['a game that waits', 'src/games/kernel/x.ts', 'export const f = async () => 1;'],
    ['a store that looks into the tables', 'src/event-store/x.ts', "import { undo } from '../tables/undo.js';"],
    ['a second file with the SQLite driver', 'src/tables/x.ts', "import Database from 'better-sqlite3';"],
    [
      'a dynamic import of the event store client',
      'src/main.ts',
      "const c = await import('@kurrent/kurrentdb-client');",
    ],
  ])('would catch %s', (_what, path, text) => {
    expect(offences([{ path, text }])).not.toEqual([]);
  });

  it('nothing in the project leans on what lies outside of it', () => {
    const tracked = [
      ...sources,
      ...filesUnder(join(root, 'test'))
        .filter((path) => path.endsWith('.ts'))
        .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') })),
    ];
    const outside = new RegExp(['\\.\\./', 'shared/'].join(''));
    expect(tracked.filter(({ text }) => outside.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
