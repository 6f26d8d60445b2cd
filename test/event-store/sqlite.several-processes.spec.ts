import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { lastRevision, NO_STREAM } from '../../src/event-store/event-store.js';
import { openDatabase } from '../../src/event-store/open-database.js';
import { SqliteEventStore } from '../../src/event-store/sqlite.event-store.js';
import { collect, events, ids, revisions } from './contract/fixture.js';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.js';

const SCRIPT = fileURLToPath(new URL('append-until-killed.mjs', import.meta.url));

// Starting a process takes seconds where every core is busy.
jest.setTimeout(30_000);

describe('SQLite event store, several processes on one file', () => {
  let folder: TemporaryFolder;
  let file: string;
  let child: ChildProcess | undefined;

  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder.path, 'facts.db');
  });
  afterEach(() => {
    child?.kill('SIGKILL');
    folder.remove();
  });

  const startAppending = (pause = 0) => {
    child = spawn(process.execPath, [SCRIPT, file, `${pause || ''}`], { stdio: ['ignore', 'pipe', 'inherit'] });
    return { output: text(child.stdout!), kill: () => child!.kill('SIGKILL'), killed: once(child, 'close') };
  };

  it('a follower sees what another instance appends', async () => {
    const [here, there] = [SqliteEventStore.open(file), SqliteEventStore.open(file)];
    const told = collect(here, 0, 6);
    const batch = events(6);
    await there.append('table-1', NO_STREAM, batch.slice(0, 3));
    await delay(20);
    await there.append('table-1', 2, batch.slice(3));
    expect(ids(await told)).toEqual(ids(batch));
    expect(await lastRevision(here, 'table-1')).toBe(5);
    await Promise.all([here.close(), there.close()]);
  });

  it('two instances never both win a revision', async () => {
    const stores = [SqliteEventStore.open(file), SqliteEventStore.open(file)];
    for (let revision = NO_STREAM; revision < 20; revision++) {
      const results = await Promise.allSettled(stores.map((store) => store.append('table-1', revision, events(1))));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    await Promise.all(stores.map((store) => store.close()));
  });

  it('writes beside another process that writes, and follows both', async () => {
    const store = SqliteEventStore.open(file);
    // SQLite queues nobody: beside a process that never pauses another one would hardly get its turn.
    const { kill, killed } = startAppending(5);
    const told = collect(store, 0, 60, ({ stream }) => stream !== 'ours');
    for (let i = NO_STREAM; i < 40; i++) {
      await store.append('ours', i, events(1));
      await delay(5);
    }
    const theirs = await told;
    kill();
    await killed;
    expect(new Set(theirs.map(({ stream }) => stream)).size).toBe(3);
    expect(await store.read('ours')).toHaveLength(41);
    await store.close();
  });

  it.each([1, 2, 3])('killed while it appends, it has lost nothing that was acknowledged (kill %i)', async (round) => {
    const { output, kill, killed } = startAppending();
    const store = SqliteEventStore.open(file);
    await collect(store, 0, 40 * round);
    await delay(Math.random() * 50);
    kill();
    await killed;
    const acknowledged = (await output).split('\n').slice(0, -1);
    expect(acknowledged.length).toBeGreaterThan(0);
    const streams = Map.groupBy(acknowledged, (line) => line.split(' ')[0]);
    for (const [stream, lines] of streams) {
      const read = await store.read(stream);
      const found = read.map(({ revision, id }) => `${stream} ${revision} ${id}`);
      expect(found.slice(0, lines.length)).toEqual(lines);
      // A batch is whole or not there at all.
      expect(revisions(read)).toEqual(read.map((_, i) => i));
      expect(read.length % 2).toBe(0);
    }
    await store.close();
    const db = openDatabase(file);
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    db.close();
  });
});
