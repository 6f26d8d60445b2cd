import { type Accounts } from './accounts/sign-in.js';
import { type Database } from './event-store/open-database.js';
import { type Projector } from './read-models/projector.js';
import { type Shell } from './tables/shell.js';

/** Everything the doors of the service open upon. */
export interface Service {
  readonly shell: Shell;
  readonly accounts: Accounts;
  readonly readModels: Database;
  readonly projector: Projector;
}

export const SERVICE = Symbol('service');
