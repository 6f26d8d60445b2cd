/* eslint-disable @typescript-eslint/require-await -- async, so that a wrong call rejects rather than throws */
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { checkAppend, checkRead, checkStream, checkWhole } from './check-request.js';
import { type Appended, type EventStore, type NewEvent, NO_STREAM, type StoredEvent } from './event-store.js';
import { Bell, followLog } from './follow.js';
import { GroupCommit } from './group-commit.js';
import { type EventText, fromText, toText } from './json-text.js';
import { BUSY_TIMEOUT_MS, type Database, openDatabase } from './open-database.js';
import { IdTaken, StreamDeleted, WrongRevision } from './refusals.js';
import { type Place, repeatOrRefuse } from './repeat-or-refuse.js';

/** How often a follower looks for events of other processes; appends of its own process wake it at once. */
const POLL_MS = 200;
const CHECKPOINT_TRIES = 100;
const CHECKPOINT_PAUSE_MS = 50;

interface Append {
  readonly stream: string;
  readonly expected: number;
  readonly events: readonly Pick<EventText, keyof NewEvent>[];
}

/** All events in one SQLite file, which several processes may have open. */
export class SqliteEventStore implements EventStore {
  readonly #db: Database;
  readonly #sql: ReturnType<typeof prepare>;
  readonly #appends: GroupCommit<Append, Appended>;
  readonly #bell = new Bell();
  readonly #closing = new AbortController();
  /** One after the other; the one that is due has not begun, so deletions can still join it. */
  #scrubs = Promise.resolve();
  #scrubDue: Promise<void> | undefined;

  static open(file: string): SqliteEventStore {
    return new SqliteEventStore(openDatabase(file));
  }

  /** Takes the database over: closing the store closes it. */
  constructor(db: Database) {
    this.#db = db;
    this.#sql = prepare(db);
    this.#appends = new GroupCommit(db, {
      write: (append: Append) => this.#write(append),
      isRefusal: (error) =>
        error instanceof WrongRevision || error instanceof IdTaken || error instanceof StreamDeleted,
      committed: () => this.#bell.ring(),
    });
  }

  async append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended> {
    checkAppend(stream, expectedRevision, events);
    this.#checkOpen();
    const rows = events.map(({ id, type, data, meta }) => ({ id, type, data: toText(data), meta: toText(meta) }));
    return this.#appends.add({ stream, expected: expectedRevision, events: rows });
  }

  async read(stream: string, { from = 0, limit }: { from?: number; limit?: number } = {}): Promise<StoredEvent[]> {
    checkRead(stream, { from, limit });
    this.#checkOpen();
    return this.#sql.forwards.all(stream, from, limit ?? -1).map(fromText);
  }

  async readBackwards(stream: string, { before, limit }: { before?: number; limit: number }): Promise<StoredEvent[]> {
    checkRead(stream, { before, limit });
    this.#checkOpen();
    return this.#sql.backwards.all(stream, before ?? Number.MAX_SAFE_INTEGER, limit).map(fromText);
  }

  follow(after: number, { signal }: { signal: AbortSignal }): AsyncIterable<StoredEvent> {
    checkWhole('after', after, 0);
    const readAfter = (position: number, limit: number) => this.#sql.after.all(position, limit).map(fromText);
    const log = { readAfter, bell: this.#bell, patience: POLL_MS };
    return followLog(log, after, AbortSignal.any([signal, this.#closing.signal]));
  }

  async head(): Promise<number> {
    this.#checkOpen();
    return this.#sql.head.get() ?? 0;
  }

  async delete(stream: string, expectedRevision: number): Promise<void> {
    checkStream(stream);
    checkWhole('expectedRevision', expectedRevision, NO_STREAM);
    this.#checkOpen();
    this.#db
      .transaction(() => {
        if (this.#sql.isDeleted.get(stream)) return;
        const actual = this.#lastRevision(stream);
        if (actual !== expectedRevision) throw new WrongRevision(stream, expectedRevision, actual);
        this.#sql.deleteEvents.run(stream);
        this.#sql.markDeleted.run(stream);
      })
      .immediate();
    this.#scrubDue ??= this.#scrubs = this.#scrubs.catch(() => undefined).then(() => this.#scrub());
    await this.#scrubDue;
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    this.#appends.flush();
    // Its failure has been told to whoever deletes.
    await this.#scrubs.catch(() => undefined);
    this.#db.close();
  }

  /** Judged completely before the first insert: see GroupCommit. */
  #write({ stream, expected, events }: Append): Appended {
    if (!this.#isAt(stream, expected) || events.some(({ id }) => this.#sql.whereIs.get(id))) {
      if (this.#sql.isDeleted.get(stream)) throw new StreamDeleted(stream);
      return repeatOrRefuse(stream, expected, this.#lastRevision(stream), events, (id) => this.#sql.whereIs.get(id));
    }
    let appended = { revision: expected, position: 0 };
    for (const { id, type, data, meta } of events) {
      const revision = appended.revision + 1;
      const { lastInsertRowid } = this.#sql.insert.run(stream, revision, id, type, data, meta);
      appended = { revision, position: Number(lastInsertRowid) };
    }
    return appended;
  }

  /**
   * Two look-ups of a whole key, because the obvious `max(revision)` would be planned anew at every call (the driver's
   * SQLite is built with STAT4) and then costs as much as the insert.
   */
  #isAt(stream: string, revision: number): boolean {
    if (this.#sql.exists.get(stream, revision + 1)) return false;
    return revision === NO_STREAM
      ? !this.#sql.isDeleted.get(stream)
      : this.#sql.exists.get(stream, revision) !== undefined;
  }

  #lastRevision(stream: string): number {
    return this.#sql.lastRevision.get(stream) ?? NO_STREAM;
  }

  /**
   * Makes what was deleted leave the files. `secure_delete` has put zeros over the rows themselves, but when SQLite
   * evens out its pages it leaves older copies of rows in their unused parts: only a rewrite of the file (VACUUM) gets
   * rid of those. The write-ahead log holds the old pages until it is emptied into the file and cut to nothing; a
   * reader in another process can be in the way of that for a moment.
   *
   * This takes as long as writing the file anew, with everybody else waiting: well spent on a person who leaves.
   * Deletions of the same turn share it. What the disk itself, or a backup, remembers is beyond a database.
   */
  async #scrub(): Promise<void> {
    await nextTurn();
    this.#scrubDue = undefined;
    this.#db.exec('VACUUM');
    for (let tries = 0; tries < CHECKPOINT_TRIES; tries++) {
      if (this.#emptyWriteAheadLog()) return;
      await delay(CHECKPOINT_PAUSE_MS);
    }
    throw new Error('the stream is deleted, but a reader keeps its bytes in the write-ahead log: delete it again');
  }

  #emptyWriteAheadLog(): boolean {
    // Waiting for readers inside SQLite would hold up the whole process.
    this.#db.pragma('busy_timeout = 0');
    try {
      const [{ busy }] = this.#db.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }];
      return busy === 0;
    } finally {
      this.#db.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    }
  }

  #checkOpen(): void {
    if (this.#closing.signal.aborted) throw new Error('the event store is closed');
  }
}

const COLUMNS = 'stream, revision, position, id, type, data, meta';

/** `LIMIT ? + 0`: a bare `?` there makes SQLite plan the statement anew at every call, to have a look at its value. */
const prepare = (db: Database) => ({
  exists: db.prepare<[string, number]>('SELECT 1 FROM events WHERE stream = ? AND revision = ?'),
  lastRevision: db.prepare<[string], number | null>('SELECT max(revision) FROM events WHERE stream = ?').pluck(),
  insert: db.prepare<[string, number, string, string, string, string]>(
    'INSERT INTO events (stream, revision, id, type, data, meta) VALUES (?, ?, ?, ?, ?, ?)',
  ),
  whereIs: db.prepare<[string], Place>('SELECT stream, revision, position FROM events WHERE id = ?'),
  forwards: db.prepare<[string, number, number], EventText>(
    `SELECT ${COLUMNS} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ? + 0`,
  ),
  backwards: db.prepare<[string, number, number], EventText>(
    `SELECT ${COLUMNS} FROM events WHERE stream = ? AND revision < ? ORDER BY revision DESC LIMIT ? + 0`,
  ),
  after: db.prepare<[number, number], EventText>(
    `SELECT ${COLUMNS} FROM events WHERE position > ? ORDER BY position LIMIT ? + 0`,
  ),
  head: db.prepare<[], number | null>('SELECT max(position) FROM events').pluck(),
  isDeleted: db.prepare<[string]>('SELECT 1 FROM deleted_streams WHERE stream = ?'),
  deleteEvents: db.prepare<[string]>('DELETE FROM events WHERE stream = ?'),
  markDeleted: db.prepare<[string]>('INSERT INTO deleted_streams (stream) VALUES (?)'),
});
