import { beforeEach, describe, expect, it } from '@jest/globals';
import { lastRevision, NO_STREAM } from '../../../src/event-store/event-store.js';
import { Malformed } from '../../../src/event-store/refusals.js';
import { aStream, events, type Fixture, revisions } from './fixture.js';

export const describeReading = (fixture: Fixture): void =>
  describe('reading', () => {
    let stream: string;
    const written = events(10);

    beforeEach(async () => {
      stream = aStream();
      // Ids of their own for each test: the store may be shared.
      await fixture.store.append(
        stream,
        NO_STREAM,
        events(10).map(({ id }, i) => ({ ...written[i], id })),
      );
    });

    it('gives a stream in order, with everything that was written', async () => {
      const read = await fixture.store.read(stream);
      expect(revisions(read)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      read.forEach((event, i) => {
        const { type, data, meta } = written[i];
        expect(event).toMatchObject({ stream, type, data, meta });
        if (i > 0) expect(event.position).toBeGreaterThan(read[i - 1].position);
      });
    });

    it('knows the position of the newest event', async () => {
      const { store } = fixture;
      expect(await store.head()).toBe((await store.read(stream)).at(-1)!.position);
      const other = aStream();
      const { position } = await store.append(other, NO_STREAM, events(1));
      expect(await store.head()).toBe(position);
      await store.delete(other, 0);
      expect(await store.head()).toBe((await store.read(stream)).at(-1)!.position);
    });

    it('gives a part', async () => {
      const { store } = fixture;
      expect(revisions(await store.read(stream, { from: 7 }))).toEqual([7, 8, 9]);
      expect(revisions(await store.read(stream, { from: 2, limit: 3 }))).toEqual([2, 3, 4]);
      expect(revisions(await store.read(stream, { limit: 1 }))).toEqual([0]);
      expect(revisions(await store.read(stream, { from: 9, limit: 5 }))).toEqual([9]);
      expect(await store.read(stream, { from: 10 })).toEqual([]);
    });

    it('gives pages backwards', async () => {
      const { store } = fixture;
      expect(revisions(await store.readBackwards(stream, { limit: 4 }))).toEqual([9, 8, 7, 6]);
      expect(revisions(await store.readBackwards(stream, { before: 6, limit: 4 }))).toEqual([5, 4, 3, 2]);
      expect(revisions(await store.readBackwards(stream, { before: 2, limit: 4 }))).toEqual([1, 0]);
      expect(await store.readBackwards(stream, { before: 0, limit: 4 })).toEqual([]);
      expect(revisions(await store.readBackwards(stream, { before: 99, limit: 1 }))).toEqual([9]);
    });

    it('knows the revision to expect next', async () => {
      expect(await lastRevision(fixture.store, stream)).toBe(9);
      expect(await lastRevision(fixture.store, aStream())).toBe(NO_STREAM);
    });

    it('gives nothing of a stream that nobody wrote to', async () => {
      expect(await fixture.store.read(aStream())).toEqual([]);
      expect(await fixture.store.readBackwards(aStream(), { limit: 1 })).toEqual([]);
    });

    it('refuses a range that makes no sense', async () => {
      const { store } = fixture;
      await expect(store.read('')).rejects.toBeInstanceOf(Malformed);
      await expect(store.read(stream, { from: -1 })).rejects.toBeInstanceOf(Malformed);
      await expect(store.read(stream, { limit: 0 })).rejects.toBeInstanceOf(Malformed);
      await expect(store.readBackwards(stream, { limit: 1.5 })).rejects.toBeInstanceOf(Malformed);
    });

    it('is over when the store is closed', async () => {
      const { store } = fixture;
      await store.close();
      await expect(store.read(stream)).rejects.toThrow('closed');
      await expect(store.append(stream, 9, events(1))).rejects.toThrow('closed');
    });
  });
