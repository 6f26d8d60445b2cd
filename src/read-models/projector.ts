import { type EventStore, type StoredEvent } from '../event-store/event-store.js';
import { type Database, openDatabase } from '../event-store/open-database.js';
import { fileURLToPath } from 'node:url';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Turns events into rows. It must do the same for the same events whenever it is run: a rebuild is just another run. */
export interface Projection {
  apply(event: StoredEvent): void;
}

const MIGRATIONS = fileURLToPath(new URL('../../migrations/read-models', import.meta.url));

export const openReadModels = (file: string, trace?: (sql: string) => void): Database => {
  const db = openDatabase(file, { migrations: MIGRATIONS, ...(trace ? { trace } : {}) });
  // What is lost with the power is read again from the log.
  db.pragma('synchronous = NORMAL');
  return db;
};

/**
 * Follows the log and keeps the read models up to date, events in one transaction with the checkpoint, so that none is
 * applied twice or left out. What comes in the same turn of the event loop shares a transaction. Projections never send
 * anything: a rebuild is silent.
 */
export class Projector {
  readonly #apply: (events: readonly StoredEvent[]) => void;
  readonly #stopping = new AbortController();
  readonly #waiting = new Set<{ position: number; resolve: () => void }>();
  #position: number;
  #done: Promise<void> | undefined;

  constructor(
    db: Database,
    private readonly events: EventStore,
    projections: readonly Projection[],
  ) {
    const mark = db.prepare('UPDATE checkpoint SET position = ?');
    this.#position = db.prepare<[], number>('SELECT position FROM checkpoint').pluck().get() ?? 0;
    this.#apply = db.transaction((events: readonly StoredEvent[]) => {
      for (const event of events) for (const projection of projections) projection.apply(event);
      mark.run(events.at(-1)!.position);
    });
  }

  start(): void {
    this.#done ??= this.#follow();
  }

  async #follow(): Promise<void> {
    let come: StoredEvent[] = [];
    let applied: Promise<void> | undefined;
    const applyAll = async (): Promise<void> => {
      await nextTurn();
      const events = come;
      come = [];
      applied = undefined;
      this.#apply(events);
      this.#position = events.at(-1)!.position;
      for (const one of this.#waiting)
        if (one.position <= this.#position) {
          this.#waiting.delete(one);
          one.resolve();
        }
    };
    for await (const event of this.events.follow(this.#position, { signal: this.#stopping.signal })) {
      come.push(event);
      applied ??= applyAll();
    }
    await applied;
  }

  get position(): number {
    return this.#position;
  }

  /** Until the read models know everything up to a position: for whoever wants to read what they have just written. */
  reached(position: number): Promise<void> {
    if (position <= this.#position) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.add({ position, resolve }));
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#done;
  }
}
