import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type EventStore } from './event-store/event-store.js';

/** Everything that can be set, from the environment; all of it has a preset, so that one command runs the whole. */
const schema = z.object({
  PORT: z.coerce.number('write a port number such as 3000').int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  /** How readers reach us, for links in letters. */
  PUBLIC_URL: z.url().optional(),
  EVENTSTORE_URL: z
    .string()
    .regex(/^(esdb|kurrentdb)(\+discover)?:\/\//, 'write it as kurrentdb://host:2113?tls=false')
    .optional(),
});
export type Settings = z.infer<typeof schema>;

export class BadSettings extends Error {
  override readonly name = 'BadSettings';
}

export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  throw new BadSettings(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
};

/** The embedded store in one file, or EventStoreDB / KurrentDB when its address is set. */
export const openEventStore = async ({ EVENTSTORE_URL, DATA_DIR }: Settings): Promise<EventStore> => {
  if (EVENTSTORE_URL !== undefined) {
    const { EventStoreDbEventStore } = await import('./event-store/eventstoredb.event-store.js');
    return new EventStoreDbEventStore(EVENTSTORE_URL);
  }
  mkdirSync(resolve(DATA_DIR), { recursive: true });
  const { SqliteEventStore } = await import('./event-store/sqlite.event-store.js');
  return SqliteEventStore.open(join(resolve(DATA_DIR), 'parsec-post.sqlite'));
};
