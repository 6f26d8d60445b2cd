import { type Database } from '../../event-store/open-database.js';

export interface FeedRow {
  readonly position: number;
  readonly table: string;
  readonly revision: number;
}

/** Facts of one table, or of all that a player hosts or sits at, after a position. */
export const feedAfter = (
  db: Database,
  { player, table, after, limit }: { player: string | null; table?: string; after: number; limit: number },
): FeedRow[] => {
  const columns = 'SELECT position, table_id AS "table", revision FROM feed';
  return table !== undefined
    ? db
        .prepare<[string, number, number], FeedRow>(
          `${columns} WHERE table_id = ? AND position > ? ORDER BY position LIMIT ?`,
        )
        .all(table, after, limit)
    : db
        .prepare<unknown[], FeedRow>(
          `${columns} WHERE position > ? AND table_id IN
             (SELECT id FROM tables WHERE host = ? UNION SELECT table_id FROM seats WHERE player = ?)
           ORDER BY position LIMIT ?`,
        )
        .all(after, player, player, limit);
};
