/* eslint-disable @typescript-eslint/require-await -- async, so that a wrong call rejects rather than throws */
import { checkAppend, checkRead, checkStream, checkWhole } from './check-request.js';
import { type Appended, type EventStore, type NewEvent, NO_STREAM, type StoredEvent } from './event-store.js';
import { Bell, followLog } from './follow.js';
import { type EventText, fromText, toText } from './json-text.js';
import { StreamDeleted, WrongRevision } from './refusals.js';
import { repeatOrRefuse } from './repeat-or-refuse.js';

/** The whole contract without a file: for tests, and for tables that nobody will miss. */
export class InMemoryEventStore implements EventStore {
  /** Index is position - 1; the places of deleted events stay empty. */
  readonly #log: (EventText | undefined)[] = [];
  readonly #streams = new Map<string, EventText[]>();
  readonly #ids = new Map<string, EventText>();
  readonly #deleted = new Set<string>();
  readonly #bell = new Bell();
  readonly #closing = new AbortController();

  async append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended> {
    checkAppend(stream, expectedRevision, events);
    this.#checkOpen();
    if (this.#deleted.has(stream)) throw new StreamDeleted(stream);
    const kept = this.#streams.get(stream) ?? [];
    const actual = kept.length - 1;
    if (actual !== expectedRevision || events.some(({ id }) => this.#ids.has(id))) {
      return repeatOrRefuse(stream, expectedRevision, actual, events, (id) => this.#ids.get(id));
    }
    // Everything is put into text before anything is kept: an event that is not JSON must not leave half a batch behind.
    const batch = events.map(({ id, type, data, meta }, i) => ({
      stream,
      revision: kept.length + i,
      position: this.#log.length + 1 + i,
      id,
      type,
      data: toText(data),
      meta: toText(meta),
    }));
    for (const event of batch) this.#ids.set(event.id, event);
    kept.push(...batch);
    this.#log.push(...batch);
    this.#streams.set(stream, kept);
    this.#bell.ring();
    return { revision: kept.length - 1, position: this.#log.length };
  }

  async read(stream: string, { from = 0, limit }: { from?: number; limit?: number } = {}): Promise<StoredEvent[]> {
    checkRead(stream, { from, limit });
    this.#checkOpen();
    const kept = this.#streams.get(stream) ?? [];
    return kept.slice(from, limit === undefined ? undefined : from + limit).map(fromText);
  }

  async readBackwards(stream: string, { before, limit }: { before?: number; limit: number }): Promise<StoredEvent[]> {
    checkRead(stream, { before, limit });
    this.#checkOpen();
    const kept = this.#streams.get(stream) ?? [];
    const end = Math.min(before ?? kept.length, kept.length);
    return kept
      .slice(Math.max(0, end - limit), end)
      .reverse()
      .map(fromText);
  }

  follow(after: number, { signal }: { signal: AbortSignal }): AsyncIterable<StoredEvent> {
    checkWhole('after', after, 0);
    const log = { bell: this.#bell, readAfter: (position: number, limit: number) => this.#readAfter(position, limit) };
    return followLog(log, after, AbortSignal.any([signal, this.#closing.signal]));
  }

  async head(): Promise<number> {
    this.#checkOpen();
    return this.#log.findLast((event) => event !== undefined)?.position ?? 0;
  }

  async delete(stream: string, expectedRevision: number): Promise<void> {
    checkStream(stream);
    checkWhole('expectedRevision', expectedRevision, NO_STREAM);
    this.#checkOpen();
    if (this.#deleted.has(stream)) return;
    const kept = this.#streams.get(stream) ?? [];
    if (kept.length - 1 !== expectedRevision) throw new WrongRevision(stream, expectedRevision, kept.length - 1);
    for (const { id, position } of kept) {
      this.#ids.delete(id);
      this.#log[position - 1] = undefined;
    }
    this.#streams.delete(stream);
    this.#deleted.add(stream);
  }

  close(): Promise<void> {
    this.#closing.abort();
    return Promise.resolve();
  }

  #readAfter(position: number, limit: number): StoredEvent[] {
    const page: StoredEvent[] = [];
    for (let i = position; i < this.#log.length && page.length < limit; i++) {
      const kept = this.#log[i];
      if (kept) page.push(fromText(kept));
    }
    return page;
  }

  #checkOpen(): void {
    if (this.#closing.signal.aborted) throw new Error('the event store is closed');
  }
}
