import { afterEach, beforeEach, describe, jest } from '@jest/globals';
import { describeAppending } from './contract/appending.js';
import { describeDeleting } from './contract/deleting.js';
import { type Fixture, type Opened } from './contract/fixture.js';
import { describeFollowing } from './contract/following.js';
import { describeReading } from './contract/reading.js';

export interface Adapter {
  /** A store for one test. It may hold events of others: the contract uses streams and positions of its own. */
  open(): Promise<Opened>;
  /** False for a store without an index of ids, which sees only what stands at the place where it is to write. */
  readonly knowsEveryId: boolean;
}

// Nothing here takes a second, unless others keep every core and the disk busy.
jest.setTimeout(30_000);

/** What every event store must do, whatever it is made of. */
export const describeContract = (name: string, adapter: Adapter): void =>
  describe(`event store contract: ${name}`, () => {
    const fixture = { knowsEveryId: adapter.knowsEveryId } as Fixture;
    let opened: Opened;

    beforeEach(async () => {
      opened = await adapter.open();
      fixture.store = opened.store;
    });
    afterEach(async () => {
      await opened.store.close();
      await opened.cleanUp?.();
    });

    describeAppending(fixture);
    describeReading(fixture);
    describeFollowing(fixture);
    describeDeleting(fixture);
  });
