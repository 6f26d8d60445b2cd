import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AccountStore, newKey } from './accounts/account-store.js';
import { type EventStore } from './event-store/event-store.js';
import { type Database } from './event-store/open-database.js';
import { type Post } from './mail/letter.js';
import { openOutbox } from './mail/outbox.js';
import { type LetterSettings, openPostroom } from './mail/postroom.js';
import { signInLetter } from './mail/sign-in-letter.js';
import { obligationsProjection } from './read-models/obligations/projection.js';
import { tablesAwaitingBots } from './read-models/obligations/query.js';
import { openReadModels, Projector } from './read-models/projector.js';
import { tablesProjection } from './read-models/tables/projection.js';
import { type Service } from './service.js';
import { BotsAtWork } from './tables/bots-at-work.js';
import { TableStore } from './tables/table-store.js';

export interface ServiceParts {
  readonly events: EventStore;
  readonly post: Post;
  /** ':memory:' for tests. */
  readonly readModelsFile: string;
  /** What hides addresses and seals links. Losing it loses the way from an address to its account. */
  readonly key: string;
  /** How a reader reaches us, for links in letters. */
  readonly publicUrl: string;
  /** What is to be sent and was sent; left out, it is kept in memory. */
  readonly outbox?: Database;
  readonly letters?: LetterSettings;
  readonly now?: () => Date;
  /** Trouble that nobody waits for an answer to. */
  readonly onError?: (error: unknown) => void;
}

/** Puts the service together and lets the read models catch up. */
export const openService = ({
  events,
  post,
  readModelsFile,
  key,
  publicUrl,
  outbox = openOutbox(':memory:'),
  letters: letterSettings = {},
  now = () => new Date(),
  onError = (error) => void process.stderr.write(`${String(error)}\n`),
}: ServiceParts): Service => {
  const readModels = openReadModels(readModelsFile);
  const projector = new Projector(readModels, events, [
    tablesProjection(readModels),
    obligationsProjection(readModels),
  ]);
  const shell = { tables: new TableStore(events), now };
  const bots = new BotsAtWork(shell, events, onError);
  bots.start(projector.position, tablesAwaitingBots(readModels));
  projector.start();
  const accounts = new AccountStore(events, key);
  const letters = openPostroom({ shell, accounts, post, publicUrl, now, onError }, outbox, letterSettings);
  letters.start();
  return {
    shell,
    bots,
    accounts: {
      store: accounts,
      now,
      sendSignInLink: ({ address, locale, secret }) =>
        post.send(signInLetter(address, locale, `${publicUrl}/sign-in?secret=${secret}`)),
    },
    readModels,
    projector,
    post,
    letters,
    isSecure: publicUrl.startsWith('https:'),
  };
};

/** The key of this installation: made once, kept beside the data, readable by nobody else. */
export const keyIn = (folder: string): string => {
  const file = join(resolve(folder), 'key');
  if (!existsSync(file)) writeFileSync(file, newKey(), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
};
