import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EventStoreDbEventStore } from '../../src/event-store/eventstoredb.event-store.js';
import { NO_STREAM, type StoredEvent } from '../../src/event-store/event-store.js';
import { describeContract } from './contract.js';
import { anEvent, aStream, collect, events, here, ids } from './contract/fixture.js';
import { type DroppableConnection, droppableConnection } from './droppable-connection.js';
import { type StandIn, type StandInOptions, startStandIn } from './kurrentdb-stand-in.js';

// The client pauses that long before its first read, and 500 ms are a long time in a test.
const address = (port: number) => `kurrentdb://127.0.0.1:${port}?tls=false&discoveryInterval=10`;

describeContract('EventStoreDB adapter on a STAND-IN for the server (checks our use of the protocol)', {
  open: async () => {
    const server = await startStandIn();
    return { store: new EventStoreDbEventStore(address(server.port)), cleanUp: () => server.stop() };
  },
  knowsEveryId: false,
});

describe('EventStoreDB adapter on a STAND-IN that is out of the ordinary', () => {
  type Test = (store: EventStoreDbEventStore, server: StandIn) => Promise<void>;
  const withStore = async (options: StandInOptions, test: Test) => {
    const server = await startStandIn(options);
    const store = new EventStoreDbEventStore(address(server.port));
    await test(store, server);
    await store.close();
    server.stop();
  };

  it('does not take a position for what it is not, when it is too large for a number', () =>
    withStore({ firstPosition: 2 ** 53 }, async (store) => {
      await expect(store.append(aStream(), NO_STREAM, events(1))).rejects.toBeInstanceOf(RangeError);
      await expect(collect(store, 0, 1)).rejects.toBeInstanceOf(RangeError);
    }));

  it('is not sent more than a consumer can take', () =>
    withStore({}, async (store, server) => {
      await store.append(
        aStream(),
        NO_STREAM,
        Array.from({ length: 300 }, () => anEvent('x'.repeat(10_000))),
      );
      for await (const _ of store.follow(0, { signal: new AbortController().signal })) {
        await delay(200);
        break;
      }
      expect(server.sent()).toBeLessThan(150);
      expect(await collect(store, 0, 300)).toHaveLength(300);
    }));

  it('a follower who may not follow is told so, rather than trying for ever', () =>
    withStore({ deniesFollowing: true }, async (store) => {
      await expect(collect(store, 0, 1)).rejects.toMatchObject({ type: 'access-denied' });
    }));
});

describe('EventStoreDB adapter on a STAND-IN behind a connection that drops', () => {
  let server: StandIn;
  let connection: DroppableConnection;
  let store: EventStoreDbEventStore;
  const drops: unknown[] = [];

  beforeEach(async () => {
    server = await startStandIn();
    connection = await droppableConnection(server.port);
    drops.length = 0;
    store = new EventStoreDbEventStore(address(connection.port), { onDrop: (error) => drops.push(error) });
  });
  afterEach(async () => {
    await store.close();
    connection.stop();
    server.stop();
  });

  it('reads from a server that was away when it was first asked', async () => {
    const outage = connection.outage();
    await expect(store.read(aStream())).rejects.toThrow();
    await expect(store.read(aStream())).rejects.toThrow();
    outage.over();
    expect(await store.read(aStream())).toEqual([]);
  });

  it('a follower outlasts a server that is away for a while', async () => {
    const start = await here(store);
    const told = collect(store, start, 2);
    const stream = aStream();
    const [before, after] = events(2);
    await store.append(stream, NO_STREAM, [before]);
    const outage = connection.outage();
    while (drops.length < 3) await delay(20);
    outage.over();
    await untilItArrives(() => store.append(stream, 0, [after]));
    expect(ids(await told)).toEqual([before.id, after.id]);
  });

  it('a follower subscribes again and goes on after the last event it told', async () => {
    const start = await here(store);
    const stream = aStream();
    const batch = events(30);
    const told: StoredEvent[] = [];
    await store.append(stream, NO_STREAM, batch.slice(0, 10));
    const stop = new AbortController();
    for await (const event of store.follow(start, { signal: stop.signal })) {
      told.push(event);
      if (told.length === 5) connection.drop();
      if (told.length === 10) await untilItArrives(() => store.append(stream, 9, batch.slice(10, 20)));
      if (told.length === 20) {
        connection.drop();
        await untilItArrives(() => store.append(stream, 19, batch.slice(20)));
      }
      if (told.length === 30) stop.abort();
    }
    expect(ids(told)).toEqual(ids(batch));
    expect(drops.length).toBeGreaterThanOrEqual(2);
  });

  /** Whoever does not know whether an append arrived repeats it. */
  const untilItArrives = async (append: () => Promise<unknown>): Promise<void> => {
    while (!(await append().catch(() => undefined))) await delay(20);
  };
});

const url = process.env['EVENTSTORE_URL'];
const describeReal = url ? describe : describe.skip;

describeReal('a real server (runs when EVENTSTORE_URL is set to its connection string)', () => {
  describeContract('EventStoreDB adapter on the server at EVENTSTORE_URL', {
    open: () => Promise.resolve({ store: new EventStoreDbEventStore(url!) }),
    knowsEveryId: false,
  });
});
