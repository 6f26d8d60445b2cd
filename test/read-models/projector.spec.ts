import { afterEach, describe, expect, it } from '@jest/globals';
import { type Database } from '../../src/event-store/open-database.js';
import { InMemoryEventStore } from '../../src/event-store/in-memory.event-store.js';
import { obligationsProjection } from '../../src/read-models/obligations/projection.js';
import { obligationsOf } from '../../src/read-models/obligations/query.js';
import { openReadModels, Projector } from '../../src/read-models/projector.js';
import { tablesProjection } from '../../src/read-models/tables/projection.js';
import { listTables } from '../../src/read-models/tables/query.js';
import { openQuestions, playOn, sitDown, tableOf } from '../tables/at-a-table.js';

const running: Projector[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((projector) => projector.stop()));
});

const follow = (db: Database, events: InMemoryEventStore): Projector => {
  const projector = new Projector(db, events, [tablesProjection(db), obligationsProjection(db)]);
  running.push(projector);
  projector.start();
  return projector;
};

const lastPosition = async (events: InMemoryEventStore, id: string): Promise<number> =>
  (await events.readBackwards(`table-${id}`, { limit: 1 }))[0].position;
const dump = (db: Database): unknown =>
  ['tables', 'seats', 'obligations', 'checkpoint'].map((table) =>
    db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all(),
  );

describe('read models', () => {
  it('know whom each table waits for, exactly as the rules would say, through a whole game', async () => {
    const events = new InMemoryEventStore();
    const db = openReadModels(':memory:');
    const projector = follow(db, events);
    const sitting = await sitDown(3, { events });
    for (let turn = 0; turn < 40; turn++) {
      await projector.reached(await lastPosition(events, sitting.id));
      const asked = (await openQuestions(sitting)).filter(({ waits }) => waits).map(({ seat }) => seat);
      const known = sitting.seats.filter((seat) => obligationsOf(db, `p-${seat}`).length > 0);
      expect(known).toEqual(asked.sort());
      await playOn(sitting, 5);
    }
    await playOn(sitting);
    await projector.reached(await lastPosition(events, sitting.id));
    expect(listTables(db, { status: 'over', limit: 5 })).toHaveLength(1);
    expect(sitting.seats.flatMap((seat) => obligationsOf(db, `p-${seat}`))).toEqual([]);
  });

  it('are the same when they are rebuilt from the log, and when they were stopped half way', async () => {
    const events = new InMemoryEventStore();
    const [one, two] = [openReadModels(':memory:'), openReadModels(':memory:')];
    const first = follow(one, events);
    const sitting = await sitDown(2, { events });
    await playOn(sitting, 20);
    await first.reached(await lastPosition(events, sitting.id));
    await first.stop();
    await playOn(sitting, 20);
    const position = await lastPosition(events, sitting.id);
    await Promise.all([follow(one, events).reached(position), follow(two, events).reached(position)]);
    expect(dump(two)).toEqual(dump(one));
  });

  it('list tables by status, game and player, in pages', async () => {
    const events = new InMemoryEventStore();
    const db = openReadModels(':memory:');
    const projector = follow(db, events);
    const sittings = [await sitDown(2, { events }), await sitDown(3, { events }), await sitDown(4, { events })];
    await projector.reached(await lastPosition(events, sittings[2].id));
    const ids = (filter: object): string[] => listTables(db, { limit: 10, ...filter }).map(({ id }) => id);
    expect(ids({ status: 'running' })).toEqual(sittings.map(({ id }) => id).reverse());
    expect(ids({ status: 'open' })).toEqual([]);
    expect(ids({ player: 'p-D' })).toEqual([sittings[2].id]);
    expect(ids({ game: 'nothing' })).toEqual([]);
    const [newest] = listTables(db, { limit: 1 });
    expect(newest.seats.map(({ player }) => player)).toEqual(['p-A', 'p-B', 'p-C', 'p-D']);
    expect(ids({ before: newest.changed, limit: 1 })).toEqual([sittings[1].id]);
    expect((await tableOf(sittings[0])).started).toBe(true);
  });
});
