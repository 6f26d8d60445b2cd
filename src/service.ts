import { type Accounts } from './accounts/sign-in.js';
import { type Database } from './event-store/open-database.js';
import { type Post } from './mail/letter.js';
import { type Postroom } from './mail/postroom.js';
import { type Projector } from './read-models/projector.js';
import { type BotsAtWork } from './tables/bots-at-work.js';
import { type Shell } from './tables/shell.js';

/** Everything the doors of the service open upon. */
export interface Service {
  readonly shell: Shell;
  readonly accounts: Accounts;
  readonly readModels: Database;
  readonly projector: Projector;
  readonly bots: BotsAtWork;
  readonly post: Post;
  readonly letters: Postroom;
  /** Readers reach us by https, so cookies travel no other way. */
  readonly isSecure: boolean;
}

export const SERVICE = Symbol('service');
