import { type EventStore } from '../event-store/event-store.js';

/**
 * News of one thing, for one listener. What it has not fetched yet is only the latest: a slow listener misses steps in
 * between, never the end, and nothing piles up.
 */
class News implements AsyncIterableIterator<number> {
  #latest: number | null = null;
  #wake: ((result: IteratorResult<number>) => void) | null = null;
  #isOver = false;

  constructor(private readonly onReturn: (news: News) => void) {}

  tell(position: number): void {
    if (this.#wake) {
      this.#wake({ value: position, done: false });
      this.#wake = null;
    } else this.#latest = position;
  }

  next(): Promise<IteratorResult<number>> {
    if (this.#isOver) return Promise.resolve({ value: undefined, done: true });
    if (this.#latest !== null) {
      const value = this.#latest;
      this.#latest = null;
      return Promise.resolve({ value, done: false });
    }
    return new Promise((resolve) => (this.#wake = resolve));
  }

  return(): Promise<IteratorResult<number>> {
    this.#isOver = true;
    this.#wake?.({ value: undefined, done: true });
    this.onReturn(this);
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** Follows the log once for all who look on, and tells each when a table of theirs has changed. */
export class Live {
  readonly #listeners = new Map<string, Set<News>>();
  readonly #stopping = new AbortController();
  #done: Promise<void> | undefined;

  constructor(private readonly events: EventStore) {}

  start(after: number): void {
    this.#done ??= this.#follow(after);
  }

  /** What is said at a table stands beside it, and is news of it all the same. */
  #keysOf(stream: string): readonly string[] {
    if (stream.startsWith('table-')) return [stream, 'tables'];
    if (!stream.startsWith('talk-')) return [stream];
    const said = stream.replace('talk-', 'table-');
    return [...this.#listeners.keys()].filter((key) => said.startsWith(`${key}-`));
  }

  async #follow(after: number): Promise<void> {
    for await (const { stream, position } of this.events.follow(after, { signal: this.#stopping.signal }))
      for (const key of this.#keysOf(stream)) for (const news of this.#listeners.get(key) ?? []) news.tell(position);
  }

  /** Positions at which a stream has changed; 'tables' for any table. */
  listen(key: string): AsyncIterableIterator<number> {
    const news = new News((gone) => {
      const all = this.#listeners.get(key);
      all?.delete(gone);
      if (all?.size === 0) this.#listeners.delete(key);
    });
    this.#listeners.set(key, (this.#listeners.get(key) ?? new Set()).add(news));
    return news;
  }

  get listeners(): number {
    return [...this.#listeners.values()].reduce((sum, all) => sum + all.size, 0);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const all of [...this.#listeners.values()]) for (const news of [...all]) await news.return();
    await this.#done;
  }
}
