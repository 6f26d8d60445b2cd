import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { NO_STREAM } from '../../src/event-store/event-store.js';
import { openDatabase } from '../../src/event-store/open-database.js';
import { SqliteEventStore } from '../../src/event-store/sqlite.event-store.js';
import { anEvent } from './contract/fixture.js';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.js';

// Hundreds of fsyncs: on a busy disk they take their time.
jest.setTimeout(30_000);

describe('SQLite event store: what is deleted leaves the files', () => {
  let folder: TemporaryFolder;
  let file: string;
  let store: SqliteEventStore;
  let last: Map<string, number>;

  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder.path, 'facts.db');
    store = SqliteEventStore.open(file);
    last = new Map();
  });
  afterEach(async () => {
    await store.close();
    folder.remove();
  });

  const write = (stream: string, padding: number): Promise<unknown> => {
    const revision = last.get(stream) ?? NO_STREAM;
    last.set(stream, revision + 1);
    return store.append(stream, revision, [anEvent({ secret: secretOf(stream), padding: 'x'.repeat(padding) })]);
  };
  const secretOf = (stream: string) => `<secret of ${stream}>`;
  const holds = (stream: string): boolean =>
    ['', '-wal', '-shm', '-journal']
      .map((suffix) => file + suffix)
      .filter((path) => existsSync(path))
      .some((path) => readFileSync(path, 'latin1').includes(secretOf(stream)));

  it('with all copies that moved about in the file', async () => {
    // Rows of all sizes, streams deleted in any order with appends in between: SQLite moves rows from page to page,
    // and zeros over the row alone (secure_delete) leave older copies of two of these streams behind.
    const random = seeded(2);
    const streams = Array.from({ length: 20 }, (_, i) => `account-${i}`);
    const size = () => (random(20) === 0 ? 6000 : random(900));
    await Promise.all(Array.from({ length: 1000 }, () => write(streams[random(20)], size())));
    const leaving = streams.slice(0, 17);
    for (const stream of leaving) {
      expect(holds(stream)).toBe(true);
      await store.delete(stream, last.get(stream)!);
      await Promise.all(Array.from({ length: 10 }, () => write(`newcomer-${random(60)}`, 0)));
      expect(holds(stream)).toBe(false);
    }
    expect(leaving.filter(holds)).toEqual([]);
    for (const stream of streams) {
      const stays = !leaving.includes(stream);
      expect(await store.read(stream)).toHaveLength(stays ? last.get(stream)! + 1 : 0);
    }
  });

  it('as soon as a reader that is in the way has gone, even if the store is being closed', async () => {
    await write('account-1', 10);
    await write('account-2', 10);
    const reader = openDatabase(file);
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM events').get();
    let done = 0;
    const deleted = store.delete('account-1', 0).then(() => done++);
    await delay(120);
    const deletedToo = store.delete('account-2', 0).then(() => done++);
    const closed = store.close().then(() => expect(done).toBe(2));
    await delay(120);
    expect(done).toBe(0);
    expect(holds('account-1')).toBe(true);
    reader.exec('COMMIT');
    await Promise.all([deleted, deletedToo, closed]);
    reader.close();
    expect(['account-1', 'account-2'].filter(holds)).toEqual([]);
  });
});

/** The same numbers in every run: whether a copy stays behind depends on who lies beside whom. */
const seeded = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};
