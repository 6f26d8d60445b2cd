import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Database, lockFile, openDatabase, prepared } from '../event-store/open-database.js';
import { type Json } from '../event-store/event-store.js';

const MIGRATIONS = fileURLToPath(new URL('../../migrations/outbox', import.meta.url));

export const openOutbox = (file: string): Database => openDatabase(file, { migrations: MIGRATIONS });

export type LetterState = 'queued' | 'sent' | 'dropped' | 'bounced' | 'dead';

/** A letter that is to be written. What it will say is worked out when it is sent, for by then more may have happened. */
export interface Note {
  readonly key: string;
  readonly kind: string;
  readonly player: string;
  readonly table: string | null;
  readonly seat: string | null;
  readonly question: string | null;
  readonly data: Json;
  readonly due: number;
  /** Not worth sending after this; null: always. */
  readonly until: number | null;
}

export interface Row extends Note {
  readonly state: LetterState;
  readonly attempts: number;
  readonly why: string | null;
  readonly written: number;
  readonly settled: number | null;
  readonly messageId: string;
  readonly offers: readonly ShownOffer[];
}

/** An offer as a letter numbered it: its fixed part tells it again. */
export interface ShownOffer {
  readonly question: string;
  readonly action: Json;
}

type Stored = Omit<Row, 'data' | 'offers'> & { readonly data: string; readonly offers: string | null };

const COLUMNS = `key, kind, player, table_id AS "table", seat, question, data, state, due, until, attempts, why, written,
  settled, message_id AS messageId, offers`;

const rowOf = (stored: Stored): Row => ({
  ...stored,
  data: JSON.parse(stored.data) as Json,
  offers: stored.offers === null ? [] : (JSON.parse(stored.offers) as ShownOffer[]),
});

/** The same key has the same Message-ID for ever, so that a second copy is recognisable wherever it arrives. */
export const messageIdOf = (key: string, domain: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}>`;

/** Rows of letters. Every method is one statement or one transaction, durable when it returns but for `follow`. */
export class Outbox {
  constructor(
    readonly db: Database,
    private readonly domain: string,
    private readonly now: () => number,
  ) {}

  /** Becomes the one that sends from this outbox; null while another process is. What is kept in memory has no other. */
  holdSending(): (() => void) | null {
    return this.db.memory ? () => undefined : lockFile(`${this.db.name}-sender`);
  }

  get position(): number {
    return prepared<[], number>(this.db, 'SELECT position FROM checkpoint').pluck().get() ?? 0;
  }

  /**
   * Notes that follow from the log up to a position, together with that position: none is lost, none is made twice. What the
   * power takes is read from the log again, so this alone need not wait for the disk.
   */
  follow(position: number, notes: readonly Note[]): void {
    this.db.pragma('synchronous = NORMAL');
    try {
      this.db.transaction(() => {
        for (const note of notes) this.add(note);
        prepared(this.db, 'UPDATE checkpoint SET position = ?').run(position);
      })();
    } finally {
      this.db.pragma('synchronous = FULL');
    }
  }

  /** False if a letter with this key was written before. */
  add({ key, kind, player, table, seat, question, data, due, until }: Note): boolean {
    return (
      prepared(
        this.db,
        `INSERT INTO letters (key, kind, player, table_id, seat, question, data, state, due, until, written, message_id)
           VALUES (?, ?, ?, ?, ?, ?, ?, 'queued', ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`,
      ).run(
        key,
        kind,
        player,
        table,
        seat,
        question,
        JSON.stringify(data),
        due,
        until,
        this.now(),
        messageIdOf(key, this.domain),
      ).changes === 1
    );
  }

  due(limit = 50): Row[] {
    return this.#rows(`state = 'queued' AND due <= ? ORDER BY due LIMIT ?`, this.now(), limit);
  }

  /** When the next letter becomes due; null if none waits. */
  nextDue(): number | null {
    return (
      prepared<[], number | null>(this.db, `SELECT min(due) FROM letters WHERE state = 'queued'`).pluck().get() ?? null
    );
  }

  queuedFor(player: string): Row[] {
    return this.#rows(`state = 'queued' AND player = ? ORDER BY due`, player);
  }

  queuedAt(table: string): Row[] {
    return this.#rows(`state = 'queued' AND table_id = ? ORDER BY due`, table);
  }

  find(key: string): Row | null {
    return this.#rows('key = ?', key)[0] ?? null;
  }

  byMessageId(id: string): Row | null {
    return this.#rows('message_id = ? LIMIT 1', id)[0] ?? null;
  }

  /** The last letter that went to a seat with offers in it. */
  lastShown(table: string, seat: string): Row | null {
    return (
      this.#rows(
        `table_id = ? AND seat = ? AND offers IS NOT NULL AND state = 'sent' ORDER BY settled DESC LIMIT 1`,
        table,
        seat,
      )[0] ?? null
    );
  }

  ofPlayer(player: string, limit: number): Row[] {
    return this.#rows('player = ? ORDER BY written DESC LIMIT ?', player, limit);
  }

  /** Newest first; those written in the same moment by their keys, so that a page ends at one of them and not at all. */
  pageOf(
    player: string,
    {
      limit,
      after,
      table,
    }: {
      readonly limit: number;
      readonly after: { readonly written: number; readonly key: string } | null;
      readonly table: string | null;
    },
  ): Row[] {
    return this.#rows(
      `player = ? AND (? = '' OR table_id = ?) AND (written, key) < (?, ?) ORDER BY written DESC, key DESC LIMIT ?`,
      player,
      table ?? '',
      table ?? '',
      after?.written ?? Number.MAX_SAFE_INTEGER,
      after?.key ?? '',
      limit,
    );
  }

  dead(): Row[] {
    return this.#rows(`state = 'dead' ORDER BY settled`);
  }

  /** Settles rows that went in one letter: the first gave it its Message-ID. Each keeps what it showed of its table. */
  sent(
    went: readonly { readonly key: string; readonly offers: readonly ShownOffer[] }[],
    thread: { readonly player: string; readonly table: string } | null,
  ): void {
    const [{ key: carrier }] = went;
    this.db.transaction(() => {
      for (const { key, offers } of went)
        prepared(
          this.db,
          `UPDATE letters SET state = 'sent', settled = ?, carrier = ?, why = NULL, offers = ? WHERE key = ?`,
        ).run(this.now(), carrier, offers.length > 0 ? JSON.stringify(offers) : null, key);
      if (thread)
        prepared(
          this.db,
          `INSERT INTO threads (player, table_id, last_id) VALUES (?, ?, ?)
             ON CONFLICT (player, table_id) DO UPDATE SET last_id = excluded.last_id`,
        ).run(thread.player, thread.table, messageIdOf(carrier, this.domain));
    })();
  }

  settle(key: string, state: 'dropped' | 'bounced' | 'dead', why: string): void {
    prepared(this.db, 'UPDATE letters SET state = ?, why = ?, settled = ? WHERE key = ?').run(
      state,
      why.slice(0, 500),
      this.now(),
      key,
    );
  }

  /** Forgets what a letter was about. */
  blank(key: string): void {
    prepared(this.db, `UPDATE letters SET data = '{}' WHERE key = ?`).run(key);
  }

  postpone(key: string, due: number): void {
    prepared(this.db, 'UPDATE letters SET due = ? WHERE key = ?').run(due, key);
  }

  failed(key: string, why: string, due: number): void {
    prepared(this.db, 'UPDATE letters SET attempts = attempts + 1, why = ?, due = ? WHERE key = ?').run(
      why.slice(0, 500),
      due,
      key,
    );
  }

  /** For an operator: tries a dead letter again, as if it had just been written. */
  resend(key: string): boolean {
    return (
      prepared(
        this.db,
        `UPDATE letters SET state = 'queued', attempts = 0, due = ?, written = ?, settled = NULL
           WHERE key = ? AND state IN ('dead', 'bounced')`,
      ).run(this.now(), this.now(), key).changes === 1
    );
  }

  lastInThread(player: string, table: string): string | null {
    return (
      prepared<[string, string], string>(this.db, 'SELECT last_id FROM threads WHERE player = ? AND table_id = ?')
        .pluck()
        .get(player, table) ?? null
    );
  }

  wasRead(reply: string): boolean {
    return prepared(this.db, 'SELECT 1 FROM replies WHERE id = ?').get(reply) !== undefined;
  }

  /** A reply is dealt with, and its answer written, in one go. */
  read(reply: string, answers: readonly Note[]): void {
    this.db.transaction(() => {
      prepared(this.db, 'INSERT INTO replies (id, at) VALUES (?, ?) ON CONFLICT DO NOTHING').run(reply, this.now());
      for (const note of answers) this.add(note);
    })();
  }

  #rows(where: string, ...values: (string | number)[]): Row[] {
    return prepared<(string | number)[], Stored>(this.db, `SELECT ${COLUMNS} FROM letters WHERE ${where}`)
      .all(...values)
      .map(rowOf);
  }
}
