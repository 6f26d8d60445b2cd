import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { NO_STREAM, type StoredEvent } from '../../../src/event-store/event-store.js';
import { Malformed } from '../../../src/event-store/refusals.js';
import { anEvent, aStream, collect, events, type Fixture, here, ids } from './fixture.js';

export const describeFollowing = (fixture: Fixture): void =>
  describe('following', () => {
    it('tells history first and then what arrives, as it was written', async () => {
      const { store } = fixture;
      const start = await here(store);
      const stream = aStream();
      await store.append(stream, NO_STREAM, events(2));
      const told = collect(store, start, 4);
      await delay(20);
      await store.append(stream, 1, events(2));
      expect(await told).toEqual(await store.read(stream));
    });

    it('tells all streams in the order of their positions, each in the order of its revisions', async () => {
      const { store } = fixture;
      const start = await here(store);
      const streams = [aStream(), aStream(), aStream()];
      const written: string[] = [];
      for (let revision = NO_STREAM; revision < 4; revision++) {
        for (const stream of streams) {
          const event = anEvent();
          written.push(event.id);
          await store.append(stream, revision, [event]);
        }
      }
      const told = await collect(store, start, written.length);
      expect(ids(told)).toEqual(written);
      expectInOrder(told);
    });

    it('resumes after the last event that was dealt with', async () => {
      const { store } = fixture;
      const start = await here(store);
      const stream = aStream();
      const batch = events(30);
      await store.append(stream, NO_STREAM, batch);
      const told: StoredEvent[] = [];
      for (const count of [7, 1, 12, 10]) {
        told.push(...(await collect(store, told.at(-1)?.position ?? start, count)));
      }
      expect(ids(told)).toEqual(ids(batch));
    });

    it('ends when the signal aborts: before it began, in the middle of history, and waiting', async () => {
      const { store } = fixture;
      const start = await here(store);
      await store.append(aStream(), NO_STREAM, events(5));
      let told = 0;
      for await (const _ of store.follow(start, { signal: AbortSignal.abort() })) told++;
      expect(told).toBe(0);
      const middle = new AbortController();
      for await (const _ of store.follow(start, { signal: middle.signal })) if (++told === 2) middle.abort();
      expect(told).toBe(2);
      const waiting = new AbortController();
      for await (const _ of store.follow(start, { signal: waiting.signal })) {
        if (++told === 2 + 5) setTimeout(() => waiting.abort(), 20);
      }
      expect(told).toBe(2 + 5);
    });

    it('ends when the store is closed', async () => {
      const { store } = fixture;
      const start = await here(store);
      const told = collect(store, start, 1);
      await delay(20);
      await store.close();
      expect(await told).toEqual([]);
    });

    it('waits for a slow consumer and misses nothing meanwhile', async () => {
      const { store } = fixture;
      const start = await here(store);
      const stream = aStream();
      const told: string[] = [];
      let { revision } = await store.append(stream, NO_STREAM, events(10));
      for await (const event of store.follow(start, { signal: new AbortController().signal })) {
        if (told.push(event.id) === 50) break;
        await delay(1);
        if (revision < 49) ({ revision } = await store.append(stream, revision, events(4)));
      }
      expect(told).toEqual(ids(await store.read(stream)));
    });

    it('misses nothing and doubles nothing while appends race it', async () => {
      const { store } = fixture;
      const start = await here(store);
      const writers = 8;
      const each = 50;
      const followers = [0, 5, 10, 20, 40, 80].map(async (latest) => {
        await delay(Math.random() * latest);
        return collect(store, start, writers * each);
      });
      await Promise.all(
        Array.from({ length: writers }, async (_, w) => {
          const stream = aStream();
          for (let i = 0; i < each; i += 2) {
            await store.append(stream, i - 1, events(2));
            if (i % 8 === w) await delay(Math.random() * 3);
          }
        }),
      );
      const [first, ...others] = await Promise.all(followers);
      expectInOrder(first);
      expect(new Set(ids(first)).size).toBe(writers * each);
      for (const told of others) expect(ids(told)).toEqual(ids(first));
    });

    it('refuses a position that is none', () => {
      const { signal } = new AbortController();
      expect(() => fixture.store.follow(-1, { signal })).toThrow(Malformed);
      expect(() => fixture.store.follow(0.5, { signal })).toThrow(Malformed);
    });
  });

const expectInOrder = (told: readonly StoredEvent[]): void => {
  const revisionOf = new Map<string, number>();
  let position = 0;
  for (const event of told) {
    expect(event.position).toBeGreaterThan(position);
    expect(event.revision).toBe((revisionOf.get(event.stream) ?? -1) + 1);
    position = event.position;
    revisionOf.set(event.stream, event.revision);
  }
};
