/**
 * The port behind which everything that ever happened is kept. Facts are appended to streams (one for each table,
 * account, ...) and never change; whatever else the service knows is derived from them and can be rebuilt.
 *
 * One contract (test/event-store/contract.ts) holds for every adapter.
 */
export interface EventStore {
  /**
   * Writes the events at the end of the stream: all of them or none, durable when the promise resolves.
   *
   * `expectedRevision` is the revision of the last event the caller has seen, `NO_STREAM` if it has seen none; if the
   * stream has moved on, `WrongRevision`. It is never optional: it is what makes two deciders at one table safe.
   *
   * Whoever does not know whether an append arrived simply repeats it: if just these ids stand at just this place, the
   * earlier result comes back and nothing is doubled. An id that is written already in any other way is `IdTaken`.
   * (EventStoreDB keeps no index of ids: its adapter notices only what stands at the place where it was to write.)
   */
  append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended>;

  /** Events of one stream in order, beginning with revision `from` (0). A stream nobody wrote to is empty. */
  read(stream: string, range?: { from?: number; limit?: number }): Promise<StoredEvent[]>;

  /** One page of a long log, newest first: the `limit` events before revision `before`, or the last ones. */
  readBackwards(stream: string, page: { before?: number; limit: number }): Promise<StoredEvent[]>;

  /**
   * Every event of every stream after the given position (0: from the beginning), in order: history first, then each
   * new one as it arrives. None is missed and none comes twice, however appends race; resume with the position of the
   * last event that was dealt with. Nothing is read ahead of a slow consumer but a page.
   *
   * Ends quietly when the signal aborts or the store closes. Events of deleted streams are not told; only a follower
   * that was under way already may still tell some.
   */
  follow(after: number, options: { signal: AbortSignal }): AsyncIterable<StoredEvent>;

  /** The position of the newest event, 0 if there is none: whoever follows has caught up when they have reached it. */
  head(): Promise<number>;

  /**
   * Erases a stream for good: for a person who leaves. From now on it reads as empty and refuses events with
   * `StreamDeleted`. Repeating it does no harm, and finishes an erasure that was interrupted.
   */
  delete(stream: string, expectedRevision: number): Promise<void>;

  /** Lets appends under way finish, ends the followers, lets go of the file or connection. */
  close(): Promise<void>;
}

/** The expected revision of a stream that must not exist yet. */
export const NO_STREAM = -1;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Time, actor and cause belong into `meta`, written by the caller: the store has no clock. */
export interface NewEvent {
  /** A UUID in lower case. Derive it from the command, so that repeating the command repeats the id. */
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  readonly meta: Json;
}

export interface StoredEvent extends NewEvent {
  readonly stream: string;
  /** Place in its stream: 0, 1, 2, ... */
  readonly revision: number;
  /** Place among all events of the store: grows, from 1, but not necessarily by one. */
  readonly position: number;
}

/** Where the last event of an append stands. */
export interface Appended {
  readonly revision: number;
  readonly position: number;
}

/** The revision to expect when appending next; `NO_STREAM` for a stream without events. */
export const lastRevision = async (store: EventStore, stream: string): Promise<number> => {
  const [last] = await store.readBackwards(stream, { limit: 1 });
  return last?.revision ?? NO_STREAM;
};
