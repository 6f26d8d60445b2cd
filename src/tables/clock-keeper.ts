import { type EventStore } from '../event-store/event-store.js';
import { type Seat } from '../games/kernel/game-definition.js';
import { endPause, enforceClock } from './enforce-clock.js';
import { type Shell } from './shell.js';
import { clockOf, type Rests } from './table-clock.js';

/** Facts after which a table's deadlines may lie elsewhere. */
const MOVES_CLOCKS = new Set([
  'table.Awaiting',
  'table.TablePaused',
  'table.TableResumed',
  'table.TimeGiven',
  'table.SeatTakenOver',
  'table.SeatVacated',
]);

export interface Reminder {
  readonly table: string;
  readonly seat: Seat;
  readonly player: string;
  /** When the table began to wait: one reminder for each waiting. */
  readonly since: string;
  readonly deadline: string;
}

interface Parts {
  readonly shell: Shell;
  readonly events: EventStore;
  readonly rests: Rests;
  /** Tables with a clock at which somebody is awaited: all of them, or those that wait for one player. */
  readonly timedTables: (player?: string) => readonly string[];
  readonly onError: (error: unknown) => void;
  /** Tells somebody that their time is running out; must not mind being told twice. */
  readonly remind?: (reminder: Reminder) => Promise<void>;
  readonly everyMs?: number;
}

/** A reminder is due when this much of the time is left, but not before a day of it is. */
const SHARE_LEFT = 0.25;
const DAY = 86_400_000;

/**
 * Looks after deadlines. What it knows of them is derived: worked out again from the facts whenever a table's clocks may
 * have moved, and once more before anything is done. A restart asks the read model which tables to look at.
 */
export class ClockKeeper {
  readonly #due = new Map<string, number>();
  readonly #reminded = new Set<string>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #done: Promise<void> | undefined;
  #ticking: Promise<void> = Promise.resolve();

  constructor(private readonly parts: Parts) {}

  start(after: number): void {
    for (const table of this.parts.timedTables()) this.#due.set(table, 0);
    this.#done ??= this.#follow(after);
    this.#timer = setInterval(() => {
      this.#ticking = this.#ticking.then(() => this.tick()).catch(this.parts.onError);
    }, this.parts.everyMs ?? 15_000);
  }

  async #follow(after: number): Promise<void> {
    for await (const { type, stream } of this.parts.events.follow(after, { signal: this.#stopping.signal })) {
      // Rests changed: the deadlines of everything that waits for this person may have.
      if (stream.startsWith('account-'))
        for (const table of this.parts.timedTables(stream.slice('account-'.length))) this.#due.set(table, 0);
      else if (MOVES_CLOCKS.has(type)) this.#due.set(stream.slice('table-'.length), 0);
    }
  }

  /** Looks at every table whose next moment has come. */
  async tick(): Promise<void> {
    const now = this.parts.shell.now().getTime();
    for (const [table, at] of this.#due)
      if (at <= now)
        try {
          await this.#look(table);
        } catch (error) {
          // One table's trouble must not stop the clocks of all others.
          this.#due.set(table, now + 60_000);
          this.parts.onError(error);
        }
  }

  async #look(id: string): Promise<void> {
    const { shell, rests } = this.parts;
    // Whatever moves its clocks from here on wants another look.
    this.#due.set(id, Infinity);
    const { table } = await shell.tables.load(id);
    if (table.seed !== null || (table.arrangement.pace.kind === 'none' && !table.paused)) {
      this.#due.delete(id);
      return;
    }
    if (table.paused) {
      await endPause(shell, id);
      if (table.paused.until !== null) this.#lookAgain(id, Date.parse(table.paused.until));
      return;
    }
    const now = shell.now();
    let next = Infinity;
    for (const { seat, deadline, left, since } of await clockOf(table, rests, now)) {
      if (deadline === null || since === null) continue;
      if (deadline <= now.getTime()) {
        await enforceClock(shell, id, seat, rests);
        next = 0;
        continue;
      }
      const warnAt = deadline - Math.min(DAY, (deadline - since) * SHARE_LEFT);
      const key = `${id} ${seat} ${since}`;
      if (now.getTime() < warnAt) next = Math.min(next, warnAt);
      else {
        next = Math.min(next, deadline);
        if (left > 0 && !this.#reminded.has(key)) {
          this.#reminded.add(key);
          await this.parts.remind?.({
            table: id,
            seat,
            player: table.players[seat],
            since: table.awaiting[seat].since,
            deadline: new Date(deadline).toISOString(),
          });
        }
      }
    }
    this.#lookAgain(id, next);
  }

  #lookAgain(id: string, at: number): void {
    this.#due.set(id, Math.min(at, this.#due.get(id) ?? Infinity));
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#ticking;
    await this.#done;
  }
}
