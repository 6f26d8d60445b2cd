import { describe, expect, it } from '@jest/globals';
import { lastRevision, NO_STREAM } from '../../../src/event-store/event-store.js';
import { StreamDeleted, WrongRevision } from '../../../src/event-store/refusals.js';
import { anEvent, aStream, collect, events, type Fixture, here, ids } from './fixture.js';

export const describeDeleting = (fixture: Fixture): void =>
  describe('deleting a stream', () => {
    it('leaves nothing to read', async () => {
      const { store } = fixture;
      const stream = aStream();
      await store.append(stream, NO_STREAM, events(3));
      await store.delete(stream, 2);
      expect(await store.read(stream)).toEqual([]);
      expect(await store.readBackwards(stream, { limit: 5 })).toEqual([]);
      expect(await lastRevision(store, stream)).toBe(NO_STREAM);
    });

    it('refuses the name from then on, also to a repeat of what had been written', async () => {
      const { store } = fixture;
      const stream = aStream();
      const batch = events(2);
      await store.append(stream, NO_STREAM, batch);
      await store.delete(stream, 1);
      await expect(store.append(stream, NO_STREAM, events(1))).rejects.toBeInstanceOf(StreamDeleted);
      await expect(store.append(stream, 1, events(1))).rejects.toMatchObject({ name: 'StreamDeleted', stream });
      await expect(store.append(stream, NO_STREAM, batch)).rejects.toBeInstanceOf(StreamDeleted);
    });

    it('is not done on an old revision', async () => {
      const { store } = fixture;
      const stream = aStream();
      await store.append(stream, NO_STREAM, events(2));
      await expect(store.delete(stream, 0)).rejects.toBeInstanceOf(WrongRevision);
      await expect(store.delete(stream, NO_STREAM)).rejects.toMatchObject({ stream, expected: -1, actual: 1 });
      expect(await store.read(stream)).toHaveLength(2);
    });

    it('may be repeated, and done to a stream that never was', async () => {
      const { store } = fixture;
      const [written, empty] = [aStream(), aStream()];
      await store.append(written, NO_STREAM, events(1));
      await store.delete(written, 0);
      await store.delete(written, 0);
      await store.delete(empty, NO_STREAM);
      await expect(store.append(empty, NO_STREAM, events(1))).rejects.toBeInstanceOf(StreamDeleted);
    });

    it('is not noticed by other streams, nor by followers who come later', async () => {
      const { store } = fixture;
      const start = await here(store);
      const [leaving, staying] = [aStream(), aStream()];
      const kept = [anEvent('kept 1'), anEvent('kept 2'), anEvent('kept 3')];
      await store.append(staying, NO_STREAM, [kept[0]]);
      await store.append(leaving, NO_STREAM, events(3));
      await store.append(staying, 0, [kept[1]]);
      await store.append(leaving, 2, events(1));
      await store.delete(leaving, 3);
      const { position } = await store.append(staying, 1, [kept[2]]);
      const told = await collect(store, start, 3);
      expect(ids(told)).toEqual(ids(kept));
      expect(told[2].position).toBe(position);
    });

    it('never gives a position twice, even that of the last event', async () => {
      const { store } = fixture;
      const [leaving, staying] = [aStream(), aStream()];
      const gone = await store.append(leaving, NO_STREAM, events(2));
      await store.delete(leaving, 1);
      const next = await store.append(staying, NO_STREAM, events(1));
      expect(next.position).toBeGreaterThan(gone.position);
      expect((await collect(store, gone.position, 1))[0].stream).toBe(staying);
    });
  });
