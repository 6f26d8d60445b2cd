import { setTimeout as delay } from 'node:timers/promises';
import {
  AccessDeniedError,
  BACKWARDS,
  END,
  excludeSystemEvents,
  FORWARDS,
  jsonEvent,
  type JSONType,
  KurrentDBClient,
  NO_STREAM as EXPECT_NO_STREAM,
  type ReadStreamOptions,
  type RecordedEvent,
  START,
  StreamDeletedError,
  StreamNotFoundError,
  UnavailableError,
  WrongExpectedVersionError,
} from '@kurrent/kurrentdb-client';
import { checkAppend, checkRead, checkStream, checkWhole } from './check-request.js';
import {
  type Appended,
  type EventStore,
  type Json,
  type NewEvent,
  NO_STREAM,
  type StoredEvent,
} from './event-store.js';
import { toText } from './json-text.js';
import { StreamDeleted, WrongRevision } from './refusals.js';
import { repeatOrRefuse } from './repeat-or-refuse.js';

const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** How many streams a follower remembers to be alive before it begins to ask again. */
const STREAMS_REMEMBERED = 10_000;

/**
 * EventStoreDB (22.6 or newer) or KurrentDB, for when one machine is not enough. A position is the server's commit
 * position: it is the same for reads, appends and subscriptions, because nothing here writes explicit transactions.
 */
export class EventStoreDbEventStore implements EventStore {
  readonly #connect: () => KurrentDBClient;
  readonly #client: KurrentDBClient;
  #reader: KurrentDBClient;
  readonly #onDrop: (error: unknown) => void;
  readonly #closing = new AbortController();
  readonly #underWay = new Set<Promise<Appended>>();

  /** `onDrop` is told why a follower had to subscribe again: for the log. */
  constructor(connectionString: string, { onDrop }: { onDrop?: (error: unknown) => void } = {}) {
    this.#connect = () => KurrentDBClient.connectionString(connectionString);
    this.#client = this.#connect();
    this.#reader = this.#connect();
    this.#onDrop = onDrop ?? (() => undefined);
  }

  async append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended> {
    checkAppend(stream, expectedRevision, events);
    this.#checkOpen();
    const writing = this.#append(stream, expectedRevision, events).finally(() => this.#underWay.delete(writing));
    this.#underWay.add(writing);
    return writing;
  }

  async read(stream: string, { from = 0, limit }: { from?: number; limit?: number } = {}): Promise<StoredEvent[]> {
    checkRead(stream, { from, limit });
    this.#checkOpen();
    return (await this.#read(stream, forwards(from, limit))) ?? [];
  }

  async readBackwards(stream: string, { before, limit }: { before?: number; limit: number }): Promise<StoredEvent[]> {
    checkRead(stream, { before, limit });
    this.#checkOpen();
    if (before === 0) return [];
    const fromRevision = before === undefined ? END : BigInt(before - 1);
    return (await this.#read(stream, { direction: BACKWARDS, fromRevision, maxCount: limit })) ?? [];
  }

  follow(after: number, { signal }: { signal: AbortSignal }): AsyncIterable<StoredEvent> {
    checkWhole('after', after, 0);
    return this.#follow(after, AbortSignal.any([signal, this.#closing.signal]));
  }

  /** Events of deleted streams and of the server itself lie among ours: a page from the end is looked through at a time. */
  async head(): Promise<number> {
    this.#checkOpen();
    const alive = new Set<string>();
    const newestFirst = this.#client.readAll({ direction: BACKWARDS, fromPosition: END });
    for await (const { event } of newestFirst) {
      if (!event?.isJson || event.type.startsWith('$')) continue;
      const next = stored(event);
      if (await this.#isAlive(next.stream, alive)) return next.position;
    }
    return 0;
  }

  /**
   * A tombstone: nobody can read or write the stream any more. The bytes stay on the server's disks until it is
   * scavenged: for an erasure to be complete, scavenging has to run regularly there, on every node, and it never
   * touches the chunk that is being written.
   */
  async delete(stream: string, expectedRevision: number): Promise<void> {
    checkStream(stream);
    checkWhole('expectedRevision', expectedRevision, NO_STREAM);
    this.#checkOpen();
    try {
      await this.#client.tombstoneStream(stream, { expectedRevision: expected(expectedRevision) });
    } catch (error) {
      if (isDeleted(error)) return;
      if (!(error instanceof WrongExpectedVersionError)) throw error;
      throw new WrongRevision(stream, expectedRevision, actualRevision(error));
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled(this.#underWay);
    await this.#client.dispose();
  }

  async #append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended> {
    try {
      // The state must always be given: the client's default is "any", which is no concurrency control at all.
      const streamState = expected(expectedRevision);
      const { position } = await this.#client.appendToStream(stream, events.map(proposed), { streamState });
      const revision = expectedRevision + events.length;
      // The server recognises a repeat, but does not always know by then where the events are.
      if (!position) return await this.#placeOf(stream, revision);
      return { revision, position: toPosition(position.commit) };
    } catch (error) {
      if (isDeleted(error)) throw new StreamDeleted(stream);
      if (!(error instanceof WrongExpectedVersionError)) throw error;
      // To the server a batch of which a part is written is but a conflict. What stands at the place tells them apart.
      const there = await this.#read(stream, forwards(expectedRevision + 1, events.length));
      if (!there) throw new StreamDeleted(stream);
      const actual = actualRevision(error);
      return repeatOrRefuse(stream, expectedRevision, actual, events, (id) => there.find((event) => event.id === id));
    }
  }

  /**
   * Undefined if the stream is deleted. The client reads through a native part of its own, which gives up for good
   * when it does not reach the server in time at first: then it takes a new one.
   */
  async #read(stream: string, options: ReadStreamOptions): Promise<StoredEvent[] | undefined> {
    const reader = this.#reader;
    try {
      return await readStream(reader, stream, options);
    } catch (error) {
      if (!(error instanceof UnavailableError)) throw error;
      if (this.#reader === reader) this.#reader = this.#connect();
      return readStream(this.#reader, stream, options);
    }
  }

  async #placeOf(stream: string, revision: number): Promise<Appended> {
    const event = (await this.#read(stream, forwards(revision, 1)))?.[0];
    if (!event) throw new StreamDeleted(stream);
    return { revision, position: event.position };
  }

  /**
   * Subscribes, and subscribes again whenever the connection breaks, from the last event told; the longer the server
   * stays away, the less often.
   */
  async *#follow(after: number, ended: AbortSignal): AsyncGenerator<StoredEvent> {
    let position = after;
    let pause = SHORTEST_PAUSE_MS;
    while (!ended.aborted) {
      try {
        for await (const event of this.#subscribe(position, ended)) {
          yield event;
          position = event.position;
          pause = SHORTEST_PAUSE_MS;
        }
      } catch (error) {
        if (ended.aborted) return;
        if (!mayPass(error)) throw error;
        this.#onDrop(error);
      }
      await delay(pause, undefined, { signal: ended }).catch(() => undefined);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }

  /** One subscription, until it ends or fails. It reads ahead only as far as the buffers of its stream reach. */
  async *#subscribe(after: number, ended: AbortSignal): AsyncIterable<StoredEvent> {
    const fromPosition = after === 0 ? START : { commit: BigInt(after), prepare: BigInt(after) };
    const subscription = this.#client.subscribeToAll({ fromPosition, filter: excludeSystemEvents() });
    const stop = () => subscription.destroy();
    // The client may report a failure once more when nobody listens; an unheard error would end the process.
    subscription.on('error', () => undefined);
    ended.addEventListener('abort', stop);
    const alive = new Set<string>();
    try {
      for await (const { event } of subscription) {
        if (!event?.isJson) continue;
        const next = stored(event);
        if (next.position <= after || !(await this.#isAlive(next.stream, alive))) continue;
        yield next;
      }
    } finally {
      ended.removeEventListener('abort', stop);
      // Nothing to cancel if there was no connection to begin with.
      subscription.unsubscribe().catch(() => undefined);
    }
  }

  /** Until the server is scavenged it goes on telling the events of deleted streams to those who follow all. */
  async #isAlive(stream: string, alive: Set<string>): Promise<boolean> {
    if (alive.has(stream)) return true;
    if (!(await this.#read(stream, { direction: BACKWARDS, fromRevision: END, maxCount: 1 }))) return false;
    if (alive.size >= STREAMS_REMEMBERED) alive.clear();
    alive.add(stream);
    return true;
  }

  #checkOpen(): void {
    if (this.#closing.signal.aborted) throw new Error('the event store is closed');
  }
}

/** Undefined if the stream is deleted. */
const readStream = async (from: KurrentDBClient, stream: string, options: ReadStreamOptions) => {
  const events: StoredEvent[] = [];
  try {
    for await (const { event } of from.readStream(stream, options)) if (event) events.push(stored(event));
  } catch (error) {
    if (isDeleted(error)) return undefined;
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return events;
};

const forwards = (from: number, maxCount?: number): ReadStreamOptions => ({
  direction: FORWARDS,
  fromRevision: BigInt(from),
  maxCount,
});

const expected = (revision: number) => (revision === NO_STREAM ? EXPECT_NO_STREAM : BigInt(revision));

const actualRevision = ({ actualState }: WrongExpectedVersionError): number =>
  typeof actualState === 'bigint' ? Number(actualState) : NO_STREAM;

/**
 * The client turns data into text only when it sends them, so it gets a copy; metadata go as bytes, because it would
 * drop those that are null, false, 0 or an empty text.
 */
const proposed = ({ id, type, data, meta }: NewEvent) =>
  jsonEvent({
    id,
    type,
    data: JSON.parse(toText(data)) as JSONType,
    metadata: Uint8Array.from(Buffer.from(toText(meta))),
  });

const stored = (event: RecordedEvent): StoredEvent => ({
  stream: event.streamId,
  revision: Number(event.revision),
  position: toPosition(event.position?.commit),
  id: event.id,
  type: event.type,
  data: event.data as Json,
  meta: (event.metadata ?? null) as Json,
});

/** Positions are bytes of log written since the beginning, so nine petabytes of history fit into a number. */
const toPosition = (commit: bigint | undefined): number => {
  if (commit !== undefined && commit <= BigInt(Number.MAX_SAFE_INTEGER)) return Number(commit);
  throw new RangeError(
    `the server gave position ${commit}: it is older than 22.6, or its log too long for this adapter`,
  );
};

const isDeleted = (error: unknown): boolean => error instanceof StreamDeletedError;

/** Whether it makes sense to subscribe again: nearly always, a server comes back. Rights and numbers do not mend. */
const mayPass = (error: unknown): boolean => !(error instanceof AccessDeniedError || error instanceof RangeError);
