import { type Accounts } from './accounts/sign-in.js';
import { type Database } from './event-store/open-database.js';
import { type Post } from './mail/letter.js';
import { type Postroom } from './mail/postroom.js';
import { type Projector } from './read-models/projector.js';
import { type Log } from './log.js';
import { type Limits } from './rate-limit.js';
import { type BotsAtWork } from './tables/bots-at-work.js';
import { type ClockKeeper } from './tables/clock-keeper.js';
import { type Live } from './tables/live.js';
import { type Rests } from './tables/table-clock.js';
import { type Shell } from './tables/shell.js';

/** Everything the doors of the service open upon. */
export interface Service {
  readonly shell: Shell;
  readonly accounts: Accounts;
  readonly readModels: Database;
  readonly projector: Projector;
  readonly bots: BotsAtWork;
  readonly limits: Limits;
  readonly live: Live;
  readonly clocks: ClockKeeper;
  readonly rests: Rests;
  /** The addresses of those who look after the service. */
  readonly operators: ReadonlySet<string>;
  /** How a reader reaches us. */
  readonly publicUrl: string;
  readonly post: Post;
  readonly letters: Postroom;
  /** Readers reach us by https, so cookies travel no other way. */
  readonly isSecure: boolean;
  /** What this process does. */
  readonly role: 'web' | 'mail' | 'all';
  /** Whether a proxy of our own tells us where callers are. */
  readonly trustsProxy: boolean;
  readonly log: Log;
  /** Whoever shows it may read the metrics from elsewhere. */
  readonly metricsToken?: string;
}

export const SERVICE = Symbol('service');
