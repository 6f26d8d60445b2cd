import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type EventStore } from './event-store/event-store.js';
import { type Database } from './event-store/open-database.js';
import { type Post } from './mail/letter.js';
import { Postbox } from './mail/postbox.js';
import { LEVELS } from './log.js';

/** Everything that can be set, from the environment; all of it has a preset, so that one command runs the whole. */
const schema = z.object({
  PORT: z.coerce.number('write a port number such as 3000').int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  /** How readers reach us, for links in letters. */
  PUBLIC_URL: z.url().optional(),
  /** A folder of component files that replace those of this edition: see `npm run -s components`. */
  COMPONENTS_DIR: z.string().min(1).optional(),
  EVENTSTORE_URL: z
    .string()
    .regex(/^(esdb|kurrentdb)(\+discover)?:\/\//, 'write it as kurrentdb://host:2113?tls=false')
    .optional(),
  /** Where letters are handed over; without it they are shown in the postbox page. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'write it as smtp://user:password@host:587')
    .optional(),
  /** Who writes the letters, such as: Parsec Post <post@example.org>. */
  MAIL_FROM: z.string().min(3).default('Parsec Post <post@parsec-post.invalid>'),
  /** What stands behind the @ of reply addresses; that of MAIL_FROM if left out. */
  MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, 'write a domain such as play.example.org')
    .optional(),
  DKIM_SELECTOR: z.string().min(1).optional(),
  /** The file with the private key; the domain is that of MAIL_FROM. */
  DKIM_KEY_FILE: z.string().min(1).optional(),
  /** How long a letter waits for another question to join it, or to be answered on the page. */
  HOLD_SECONDS: z.coerce.number('write a number of seconds').min(0).max(3600).optional(),
  /** Where the mail server of the site forwards replies to; without a port nothing listens. */
  REPLY_PORT: z.coerce.number('write a port number such as 2525').int().min(0).max(65535).optional(),
  REPLY_HOST: z.string().min(1).default('127.0.0.1'),
  /** The name under which that mail server signs Authentication-Results, for players who want their replies checked. */
  MAIL_AUTHORITY: z.string().min(1).optional(),
  /** What this process does: the web doors with bots and clocks, the letters, or both. */
  ROLE: z.enum(['web', 'mail', 'all'], 'write web, mail or all').default('all'),
  /** The addresses of those who look after the service, with commas between them. */
  OPERATORS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(z.union([z.literal(''), z.email('write addresses with commas between them')])))
    .transform((list) => list.filter((address) => address !== '')),
  /** Preset: what happens, where it is kept; only trouble, where somebody looks on. */
  LOG_LEVEL: z.enum(LEVELS, `write one of ${LEVELS.join(', ')}`).optional(),
  /** Behind a proxy of one's own: then the last address that it noted is the caller's. */
  TRUST_PROXY: z.enum(['yes', 'no'], 'write yes or no').default('no'),
  /** Lets a Prometheus on another machine read /metrics, as its bearer token. */
  METRICS_TOKEN: z.string().min(16, 'write at least 16 characters').optional(),
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

/** The domain of an address such as `Parsec Post <post@example.org>`. */
const domainOf = (address: string): string => /@([^>\s]+)/.exec(address)?.[1] ?? 'parsec-post.invalid';

export const mailDomain = ({ MAIL_DOMAIN, MAIL_FROM }: Settings): string => MAIL_DOMAIN ?? domainOf(MAIL_FROM);

/** Letters by SMTP when a mail server is set, otherwise into the postbox. */
export const openPost = async (settings: Settings, outbox: Database): Promise<Post> => {
  const { SMTP_URL, MAIL_FROM, DKIM_KEY_FILE, DKIM_SELECTOR } = settings;
  if (SMTP_URL === undefined) return new Postbox(200, outbox);
  if ((DKIM_KEY_FILE === undefined) !== (DKIM_SELECTOR === undefined))
    throw new BadSettings('DKIM_KEY_FILE and DKIM_SELECTOR: set both or neither');
  const { SmtpPost } = await import('./mail/smtp.post.js');
  const dkim =
    DKIM_KEY_FILE === undefined || DKIM_SELECTOR === undefined
      ? undefined
      : { domain: domainOf(MAIL_FROM), selector: DKIM_SELECTOR, key: readFileSync(DKIM_KEY_FILE, 'utf8') };
  return new SmtpPost({ url: SMTP_URL, from: MAIL_FROM, ...(dkim ? { dkim } : {}) });
};
