import { type NewEvent, NO_STREAM } from './event-store.js';
import { Malformed } from './refusals.js';

const LONGEST_STREAM_NAME = 200;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
// A dollar in front marks EventStoreDB's own streams and event types, so no adapter accepts one.
const STREAM = /^[^$\p{Cc}\p{Cs}][^\p{Cc}\p{Cs}]*$/u;
const TYPE = STREAM;

export const checkStream = (stream: string): void => {
  if (stream === '') throw new Malformed('a stream name must not be empty');
  if (stream.length > LONGEST_STREAM_NAME) {
    throw new Malformed(`a stream name has at most ${LONGEST_STREAM_NAME} characters, this one has ${stream.length}`);
  }
  if (!STREAM.test(stream)) {
    throw new Malformed(`stream name ${JSON.stringify(stream)} begins with $ or has control characters in it`);
  }
};

/** Checks everything about an append that can be known without looking into the store. */
export const checkAppend = (stream: string, expectedRevision: number, events: readonly NewEvent[]): void => {
  checkStream(stream);
  checkWhole('expectedRevision', expectedRevision, NO_STREAM);
  if (events.length === 0) throw new Malformed(`there is nothing to append to stream ${stream}`);
  for (const { id, type, data, meta } of events) {
    if (!UUID.test(id)) throw new Malformed(`event id ${JSON.stringify(id)} is not a UUID in lower case`);
    if (!TYPE.test(type)) throw new Malformed(`event type ${JSON.stringify(type)} is empty or begins with $`);
    if (data === undefined || meta === undefined)
      throw new Malformed(`event ${id} lacks data or meta; null is allowed`);
  }
  if (events.length > 1 && new Set(events.map(({ id }) => id)).size < events.length) {
    throw new Malformed(`a batch for stream ${stream} has the same event id twice`);
  }
};

/** Checks either kind of read of a stream. */
export const checkRead = (stream: string, range: { from?: number; before?: number; limit?: number }): void => {
  checkStream(stream);
  checkWhole('from', range.from ?? 0, 0);
  checkWhole('before', range.before ?? 0, 0);
  checkWhole('limit', range.limit ?? 1, 1);
};

/** Revisions, positions and limits are whole numbers, not below `least`. */
export const checkWhole = (what: string, value: number, least: number): void => {
  if (!Number.isSafeInteger(value) || value < least)
    throw new Malformed(`${what} must be a whole number from ${least} on`);
};
