import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AccountStore, newKey, normalAddress } from './accounts/account-store.js';
import { restsFrom } from './accounts/vacation.js';
import { type EventStore } from './event-store/event-store.js';
import { type Database } from './event-store/open-database.js';
import { type Post } from './mail/letter.js';
import { openOutbox } from './mail/outbox.js';
import { type LetterSettings, openPostroom } from './mail/postroom.js';
import { signInLetter } from './mail/sign-in-letter.js';
import { tablesAwaitingBots, timedTables } from './read-models/obligations/query.js';
import { projectionsOn } from './read-models/projections.js';
import { openReadModels, Projector } from './read-models/projector.js';
import { type Log, newLog } from './log.js';
import { type Limits, newLimits } from './rate-limit.js';
import { type Service } from './service.js';
import { BotsAtWork } from './tables/bots-at-work.js';
import { ClockKeeper } from './tables/clock-keeper.js';
import { Live } from './tables/live.js';
import { clockOf } from './tables/table-clock.js';
import { TableStore } from './tables/table-store.js';

/** A link to sign in by is of no use after this. */
const SIGN_IN_LASTS = 30 * 60_000;
const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 32);

export interface ServiceParts {
  readonly events: EventStore;
  readonly post: Post;
  /** ':memory:' for tests. */
  readonly readModelsFile: string;
  /** Is told every statement that the read models are asked. */
  readonly traceReads?: (sql: string) => void;
  /** What hides addresses and seals links. Losing it loses the way from an address to its account. */
  readonly key: string;
  /** How a reader reaches us, for links in letters. */
  readonly publicUrl: string;
  /** The addresses of those who look after the service. */
  readonly operators?: readonly string[];
  readonly limits?: Limits;
  /** What is to be sent and was sent; left out, it is kept in memory. */
  readonly outbox?: Database;
  readonly letters?: LetterSettings;
  readonly now?: () => Date;
  /** What this process does; the rest is another one's business. */
  readonly role?: 'web' | 'mail' | 'all';
  readonly trustsProxy?: boolean;
  readonly metricsToken?: string;
  readonly log?: Log;
  /** Trouble that nobody waits for an answer to. */
  readonly onError?: (error: unknown) => void;
}

/** Puts the service together and lets the read models catch up. */
export const openService = ({
  events,
  post,
  readModelsFile,
  traceReads,
  key,
  publicUrl,
  operators = [],
  limits = newLimits(),
  outbox = openOutbox(':memory:'),
  letters: letterSettings = {},
  now = () => new Date(),
  role = 'all',
  trustsProxy = false,
  metricsToken,
  log = newLog('error'),
  onError = (err) => log.error({ err }, 'trouble behind the scenes'),
}: ServiceParts): Service => {
  const readModels = openReadModels(readModelsFile, traceReads);
  const projector = new Projector(readModels, events, projectionsOn(readModels));
  const accountStore = new AccountStore(events, key);
  const shell = { tables: new TableStore(events), now };
  const bots = new BotsAtWork(shell, events, onError);
  const live = new Live(events);
  const rests = restsFrom(accountStore);
  const clocks = new ClockKeeper({
    shell,
    events,
    rests,
    timedTables: (player) => timedTables(readModels, player),
    onError,
    remind: (reminder) => letters.remind(reminder),
  });
  const letters = openPostroom({ shell, accounts: accountStore, post, publicUrl, now, onError }, outbox, {
    deadlineOf: async (table, seat) =>
      (await clockOf(table, rests, now())).find((one) => one.seat === seat)?.deadline ?? null,
    ...letterSettings,
  });
  if (role !== 'mail') {
    bots.start(projector.position, tablesAwaitingBots(readModels));
    projector.start();
    live.start(projector.position);
    clocks.start(projector.position);
  }
  if (role !== 'web') letters.start();
  return {
    shell,
    bots,
    live,
    clocks,
    limits,
    rests,
    operators: new Set(operators.map(normalAddress)),
    publicUrl,
    accounts: {
      store: accountStore,
      now,
      sendSignInLink: ({ address, locale, secret }) =>
        letters.sendSealed(
          `sign-in:${digest(secret)}`,
          signInLetter(address, locale, `${publicUrl}/sign-in?secret=${secret}`),
          new Date(now().getTime() + SIGN_IN_LASTS),
        ),
    },
    readModels,
    projector,
    post,
    letters,
    isSecure: publicUrl.startsWith('https:'),
    role,
    trustsProxy,
    log,
    ...(metricsToken === undefined ? {} : { metricsToken }),
  };
};

/** The key of this installation: made once, kept beside the data, readable by nobody else. */
export const keyIn = (folder: string): string => {
  const file = join(resolve(folder), 'key');
  if (!existsSync(file)) writeFileSync(file, newKey(), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
};
