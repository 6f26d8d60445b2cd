import { type Appended, type NewEvent } from './event-store.js';
import { IdTaken, WrongRevision } from './refusals.js';

export interface Place extends Appended {
  readonly stream: string;
}

/**
 * What to answer to an append that cannot be written as it stands. If every event is already at the place meant for it,
 * this is a repeat, and the earlier result is the answer. If only some are written, or elsewhere, the ids are taken:
 * that is said first, because unlike a conflict it does not go away by reading again.
 */
export const repeatOrRefuse = (
  stream: string,
  expected: number,
  actual: number,
  events: readonly NewEvent[],
  whereIs: (id: string) => Place | undefined,
): Appended => {
  const places = events.map(({ id }) => whereIs(id));
  if (places.every((place, i) => place?.stream === stream && place.revision === expected + 1 + i)) {
    const { revision, position } = places.at(-1)!;
    return { revision, position };
  }
  const taken = events.find((_, i) => places[i]);
  if (taken) throw new IdTaken(stream, taken.id);
  throw new WrongRevision(stream, expected, actual);
};
