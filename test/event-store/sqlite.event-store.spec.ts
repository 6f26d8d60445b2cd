import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NO_STREAM } from '../../src/event-store/event-store.js';
import { openDatabase } from '../../src/event-store/open-database.js';
import { SqliteEventStore } from '../../src/event-store/sqlite.event-store.js';
import { describeContract } from './contract.js';
import { anEvent, aStream, collect, events, here, ids } from './contract/fixture.js';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.js';

describeContract('SQLite file', {
  open: () => {
    const folder = temporaryFolder();
    const store = SqliteEventStore.open(join(folder.path, 'facts.db'));
    return Promise.resolve({ store, cleanUp: () => folder.remove() });
  },
  knowsEveryId: true,
});

describeContract('SQLite in memory', {
  open: () => Promise.resolve({ store: SqliteEventStore.open(':memory:') }),
  knowsEveryId: true,
});

describe('SQLite event store', () => {
  let folder: TemporaryFolder;
  let file: string;

  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder.path, 'facts.db');
  });
  afterEach(() => folder.remove());

  it('commits a hundred appends of one moment in one transaction, and conflicts do not fail their neighbours', async () => {
    const statements: string[] = [];
    const store = new SqliteEventStore(openDatabase(file, { trace: (sql) => statements.push(sql) }));
    const taken = anEvent();
    await store.append(aStream(), NO_STREAM, [taken]);
    statements.length = 0;

    const appends = Array.from({ length: 100 }, (_, i) => {
      if (i % 10 === 3) return store.append(aStream(), 5, events(1));
      if (i % 10 === 7) return store.append(aStream(), NO_STREAM, [...events(2), taken]);
      return store.append(`table-${i}`, NO_STREAM, events(2));
    });
    const results = await Promise.allSettled(appends);
    expect(statements.filter((sql) => sql === 'BEGIN IMMEDIATE')).toHaveLength(1);
    expect(statements.filter((sql) => sql === 'COMMIT')).toHaveLength(1);
    results.forEach(({ status }, i) => expect(status).toBe([3, 7].includes(i % 10) ? 'rejected' : 'fulfilled'));
    for (let i = 0; i < 100; i++) {
      expect(await store.read(`table-${i}`)).toHaveLength([3, 7].includes(i % 10) ? 0 : 2);
    }
    await store.close();
  });

  it('gives positions without gaps, conflicts or not', async () => {
    const store = SqliteEventStore.open(file);
    const start = await here(store);
    const attempts = Array.from({ length: 30 }, (_, i) => store.append('table-1', Math.floor(i / 3) - 1, events(1)));
    await Promise.allSettled(attempts);
    const told = await collect(store, start, 10);
    expect(told.map(({ position }) => position)).toEqual(told.map((_, i) => start + 1 + i));
    await store.close();
  });

  it('fails all appends of a transaction that cannot be written, keeps none, and goes on when there is room', async () => {
    const db = openDatabase(file);
    const store = new SqliteEventStore(db);
    await store.append('small', NO_STREAM, events(1));
    const pages = db.pragma('page_count', { simple: true }) as number;
    db.pragma(`max_page_count = ${pages}`);
    const large = () => [anEvent('x'.repeat(100_000))];
    const results = await Promise.allSettled([
      store.append('small', 0, events(1)),
      store.append('large', NO_STREAM, large()),
      store.append('other', NO_STREAM, events(1)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await store.read('small')).toHaveLength(1);
    expect(await store.read('other')).toEqual([]);
    db.pragma('max_page_count = 100000');
    await store.append('large', NO_STREAM, large());
    await store.append('small', 0, events(1));
    await store.close();
  });

  it('has everything when it is opened again, also what was appended in the last moment', async () => {
    const first = SqliteEventStore.open(file);
    const batch = events(3);
    const appended = first.append('table-1', NO_STREAM, batch);
    await first.close();
    const { position } = await appended;
    const second = SqliteEventStore.open(file);
    expect(ids(await second.read('table-1'))).toEqual(ids(batch));
    expect((await second.append('table-1', 2, events(1))).position).toBe(position + 1);
    await second.close();
  });
});
