import { type Database } from '../../event-store/open-database.js';
import { type Projection } from '../projector.js';
import { tableOf } from '../table-fact.js';

/** Where each fact of each table stands among all facts: a cursor that programs can come back with. */
export const feedProjection = (db: Database): Projection => {
  const add = db.prepare('INSERT OR IGNORE INTO feed (position, table_id, revision) VALUES (?, ?, ?)');
  return {
    apply: (event) => {
      const id = tableOf(event);
      if (id !== null) add.run(event.position, id, event.revision);
    },
  };
};
