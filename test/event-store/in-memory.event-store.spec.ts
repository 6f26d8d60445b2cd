import { InMemoryEventStore } from '../../src/event-store/in-memory.event-store.js';
import { describeContract } from './contract.js';

describeContract('in memory', {
  open: () => Promise.resolve({ store: new InMemoryEventStore() }),
  knowsEveryId: true,
});
