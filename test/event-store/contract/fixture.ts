import { randomUUID } from 'node:crypto';
import { type EventStore, type Json, type NewEvent, type StoredEvent } from '../../../src/event-store/event-store.js';

export interface Opened {
  readonly store: EventStore;
  readonly cleanUp?: () => void | Promise<void>;
}

/** What the parts of the contract test; `store` is a new one in each test. */
export interface Fixture {
  store: EventStore;
  readonly knowsEveryId: boolean;
}

export const aStream = (): string => `table-${randomUUID()}`;

export const anEvent = (data: Json = null): NewEvent => ({
  id: randomUUID(),
  type: 'test.Happened',
  data,
  meta: { at: '2026-01-01T00:00:00Z' },
});

export const events = (count: number): NewEvent[] => Array.from({ length: count }, (_, i) => anEvent(i));

/** The end of the log as it is now: in a store that others use, a test begins here. */
export const here = async (store: EventStore): Promise<number> =>
  (await store.append(aStream(), -1, [anEvent('here')])).position;

/** Follows until it has so many events (of those that are `wanted`), and stops. */
export const collect = async (
  store: EventStore,
  after: number,
  count: number,
  wanted: (event: StoredEvent) => boolean = () => true,
): Promise<StoredEvent[]> => {
  const collected: StoredEvent[] = [];
  const stop = new AbortController();
  for await (const event of store.follow(after, { signal: stop.signal })) {
    if (wanted(event) && collected.push(event) === count) stop.abort();
  }
  return collected;
};

export const ids = (some: readonly { readonly id: string }[]): string[] => some.map(({ id }) => id);
export const revisions = (some: readonly StoredEvent[]): number[] => some.map(({ revision }) => revision);
