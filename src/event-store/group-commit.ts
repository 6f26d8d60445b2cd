import { type Database } from './open-database.js';

interface Waiting<Work, Result> {
  readonly work: Work;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

export interface Writer<Work, Result> {
  /** Does one piece of work inside the transaction. Refuses by throwing, but only before it has written anything. */
  readonly write: (work: Work) => Result;
  /** Tells refusals, which concern one piece of work, from errors that fail the whole transaction (a full disk). */
  readonly isRefusal: (error: unknown) => boolean;
  /** Something was committed. */
  readonly committed: () => void;
}

/** A transaction takes in no more than this, so that the event loop can breathe between two of them. */
const LARGEST_GROUP = 500;

/**
 * Work that arrives in the same turn of the event loop shares one transaction, and so one fsync, which is nearly all
 * that an append costs. A conflict does not fail its neighbours: work is judged before it writes, so that a refusal
 * leaves nothing to undo. (A savepoint for each would do as well, and costs a third of the rate.)
 */
export class GroupCommit<Work, Result> {
  readonly #runGroup: (group: readonly Waiting<Work, Result>[]) => (() => void)[];
  readonly #committed: () => void;
  #waiting: Waiting<Work, Result>[] = [];

  constructor(db: Database, { write, isRefusal, committed }: Writer<Work, Result>) {
    const runGroup = db.transaction((group: readonly Waiting<Work, Result>[]) =>
      group.map(({ work, resolve, reject }) => {
        try {
          const result = write(work);
          return () => resolve(result);
        } catch (error) {
          if (!isRefusal(error)) throw error;
          return () => reject(error);
        }
      }),
    );
    // Immediate: the write lock is taken before anything is read, so that no other process can write in between.
    this.#runGroup = (group) => runGroup.immediate(group);
    this.#committed = committed;
  }

  /** Resolves when the work is durable. */
  add(work: Work): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ work, resolve, reject }) === 1) setImmediate(() => this.#commit());
    });
  }

  /** Commits now whatever is waiting. */
  flush(): void {
    while (this.#waiting.length > 0) this.#commit();
  }

  #commit(): void {
    const group = this.#waiting.splice(0, LARGEST_GROUP);
    if (group.length === 0) return;
    if (this.#waiting.length > 0) setImmediate(() => this.#commit());
    try {
      for (const settle of this.#runGroup(group)) settle();
    } catch (error) {
      for (const { reject } of group) reject(error);
      return;
    }
    this.#committed();
  }
}
