import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type Json, lastRevision, NO_STREAM } from '../../../src/event-store/event-store.js';
import { IdTaken, Malformed, WrongRevision } from '../../../src/event-store/refusals.js';
import { anEvent, aStream, events, type Fixture, ids } from './fixture.js';

export const describeAppending = (fixture: Fixture): void => {
  describe('appending', () => {
    it('gives back where the last event stands', async () => {
      const { store } = fixture;
      const stream = aStream();
      const first = await store.append(stream, NO_STREAM, events(3));
      expect(first.revision).toBe(2);
      const second = await store.append(stream, 2, events(1));
      expect(second.revision).toBe(3);
      expect(second.position).toBeGreaterThan(first.position);
      expect((await store.read(stream)).at(-1)?.position).toBe(second.position);
    });

    it('is finished before the store is closed', async () => {
      const appended = fixture.store.append(aStream(), NO_STREAM, events(2));
      await fixture.store.close();
      expect((await appended).revision).toBe(1);
    });

    it('refuses what was decided on an older revision, and says which one is right', async () => {
      const { store } = fixture;
      const stream = aStream();
      await store.append(stream, NO_STREAM, events(2));
      const late = store.append(stream, 0, events(1));
      await expect(late).rejects.toBeInstanceOf(WrongRevision);
      await expect(late).rejects.toMatchObject({ stream, expected: 0, actual: 1 });
    });

    it('refuses a revision that the stream has not reached, and a new stream that is old', async () => {
      const { store } = fixture;
      const stream = aStream();
      await expect(store.append(stream, 0, events(1))).rejects.toMatchObject({ expected: 0, actual: NO_STREAM });
      await store.append(stream, NO_STREAM, events(1));
      await expect(store.append(stream, NO_STREAM, events(1))).rejects.toMatchObject({ expected: -1, actual: 0 });
      await expect(store.append(stream, 7, events(1))).rejects.toMatchObject({ expected: 7, actual: 0 });
    });

    it('leaves nothing of a refused batch behind', async () => {
      const { store } = fixture;
      const stream = aStream();
      const [first] = await writeOne();
      const batch = events(3);
      await expect(store.append(stream, NO_STREAM, batch)).rejects.toBeInstanceOf(WrongRevision);
      expect(ids(await store.read(stream))).toEqual([first.id]);
      // Their ids are free as well.
      await store.append(stream, 0, batch);
      expect(ids(await store.read(stream))).toEqual([first.id, ...ids(batch)]);

      async function writeOne() {
        const one = events(1);
        await store.append(stream, NO_STREAM, one);
        return one;
      }
    });

    it.each([
      ['an empty stream name', '', events(1)],
      ['a stream name of more than 200 characters', 'x'.repeat(201), events(1)],
      ['a stream name that the server keeps for itself', '$all', events(1)],
      ['a stream name with a line break', 'table\n1', events(1)],
      ['an empty batch', 'table-1', []],
      ['an id that is not a UUID', 'table-1', [{ ...anEvent(), id: 'one' }]],
      ['the same id twice in a batch', 'table-1', [...events(2)].fill(anEvent())],
      ['an event without a type', 'table-1', [{ ...anEvent(), type: '' }]],
      ['data that are not JSON', 'table-1', [{ ...anEvent(), data: undefined as unknown as Json }]],
    ])('refuses %s', async (_, stream, batch) => {
      await expect(fixture.store.append(stream, NO_STREAM, batch)).rejects.toBeInstanceOf(Malformed);
    });

    it('accepts a stream name of 200 characters', async () => {
      const stream = `${aStream()}-`.padEnd(200, 'x');
      await fixture.store.append(stream, NO_STREAM, events(1));
      expect(await fixture.store.read(stream)).toHaveLength(1);
    });

    it('keeps every JSON value as it is', async () => {
      const { store } = fixture;
      const stream = aStream();
      const values: Json[] = [
        ...[null, true, false, 0, -1.5, 1e21, '', 'tête-à-tête 🪐 \u2028 \u0000 \ud800', [], {}],
        JSON.parse('{"__proto__":{"polluted":true},"constructor":1,"a":[{"":null}]}') as Json,
      ];
      const written = values.map((value) => ({ ...anEvent(value), meta: value }));
      await store.append(stream, NO_STREAM, written);
      const read = await store.read(stream);
      expect(read.map(({ data }) => JSON.stringify(data))).toEqual(values.map((value) => JSON.stringify(value)));
      expect(read.map(({ meta }) => JSON.stringify(meta))).toEqual(values.map((value) => JSON.stringify(value)));
      expect(({} as { polluted?: true }).polluted).toBeUndefined();
    });

    it('is not affected by what becomes of the objects afterwards', async () => {
      const { store } = fixture;
      const stream = aStream();
      const data = { bid: 22 };
      const appended = store.append(stream, NO_STREAM, [anEvent(data)]);
      data.bid = 99;
      await appended;
      const [read] = await store.read(stream);
      (read.data as typeof data).bid = 77;
      expect((await store.read(stream))[0].data).toEqual({ bid: 22 });
    });
  });

  describe('repeating an append', () => {
    it.each([1, 3])('gives the earlier result and doubles nothing (%i events)', async (count) => {
      const { store } = fixture;
      const stream = aStream();
      await store.append(stream, NO_STREAM, events(2));
      const batch = events(count);
      const first = await store.append(stream, 1, batch);
      expect(await store.append(stream, 1, batch)).toEqual(first);
      expect(await store.read(stream)).toHaveLength(2 + count);
    });

    it('does so after others have appended, and for the events that made the stream', async () => {
      const { store } = fixture;
      const stream = aStream();
      const [made, then] = [events(2), events(3)];
      const first = await store.append(stream, NO_STREAM, made);
      const second = await store.append(stream, 1, then);
      await store.append(stream, 4, events(2));
      expect(await store.append(stream, NO_STREAM, made)).toEqual(first);
      expect(await store.append(stream, 1, then)).toEqual(second);
      expect(await store.read(stream)).toHaveLength(7);
    });

    it('does so when both are under way at once', async () => {
      const { store } = fixture;
      const stream = aStream();
      const batch = events(2);
      const results = await Promise.all([1, 2, 3].map(() => store.append(stream, NO_STREAM, batch)));
      expect(new Set(results.map(({ position }) => position)).size).toBe(1);
      expect(ids(await store.read(stream))).toEqual(ids(batch));
    });

    it('refuses a batch of which only a part is written', async () => {
      const { store } = fixture;
      const stream = aStream();
      const [a, b, c] = events(3);
      await store.append(stream, NO_STREAM, [a, b]);
      await expect(store.append(stream, NO_STREAM, [a, b, c])).rejects.toBeInstanceOf(IdTaken);
      await expect(store.append(stream, NO_STREAM, [a, c])).rejects.toMatchObject({ stream, id: a.id });
      await expect(store.append(stream, NO_STREAM, [b, a])).rejects.toBeInstanceOf(IdTaken);
      expect(ids(await store.read(stream))).toEqual([a.id, b.id]);
    });

    const itIfIndexed = (name: string, test: () => Promise<void>) => void (fixture.knowsEveryId && it(name, test));

    itIfIndexed('refuses an id that is written elsewhere', async () => {
      const { store } = fixture;
      const [here, there] = [aStream(), aStream()];
      const [a, b, c] = events(3);
      await store.append(here, NO_STREAM, [a, b]);
      await expect(store.append(there, NO_STREAM, [a])).rejects.toBeInstanceOf(IdTaken);
      await expect(store.append(there, NO_STREAM, [c, b])).rejects.toMatchObject({ stream: there, id: b.id });
      await expect(store.append(here, 1, [c, a])).rejects.toBeInstanceOf(IdTaken);
      expect(await store.read(there)).toEqual([]);
      expect(await lastRevision(store, here)).toBe(1);
    });
  });

  describe('many writers', () => {
    it('lets exactly one win each revision of a stream', async () => {
      const { store } = fixture;
      const stream = aStream();
      const writers = 8;
      for (let revision = NO_STREAM; revision < 9; revision++) {
        const attempts = Array.from({ length: writers }, () => store.append(stream, revision, events(1)));
        const results = await Promise.allSettled(attempts);
        const lost = results.filter((result) => result.status === 'rejected');
        expect(lost).toHaveLength(writers - 1);
        for (const { reason } of lost) expect(reason).toMatchObject({ expected: revision, actual: revision + 1 });
      }
      expect((await store.read(stream)).map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    it('lets those who read again after a conflict all come through', async () => {
      const { store } = fixture;
      const stream = aStream();
      const writeWhenPossible = async (id: string): Promise<void> => {
        for (;;) {
          const revision = await lastRevision(store, stream);
          try {
            return void (await store.append(stream, revision, [{ ...anEvent(), id }]));
          } catch (error) {
            if (!(error instanceof WrongRevision)) throw error;
          }
        }
      };
      const all = Array.from({ length: 12 }, () => randomUUID());
      await Promise.all(all.map(writeWhenPossible));
      expect(ids(await store.read(stream)).sort()).toEqual(all.sort());
    });

    it('keeps streams apart', async () => {
      const { store } = fixture;
      const streams = Array.from({ length: 20 }, aStream);
      await Promise.all(
        streams.map(async (stream) => {
          for (let i = 0; i < 5; i++) await store.append(stream, i - 1, [anEvent(`${stream} ${i}`)]);
        }),
      );
      for (const stream of streams) {
        const read = await store.read(stream);
        expect(read.map(({ data }) => data)).toEqual([0, 1, 2, 3, 4].map((i) => `${stream} ${i}`));
      }
    });
  });
};
