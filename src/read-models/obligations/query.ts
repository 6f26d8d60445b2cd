import { type Database, prepared } from '../../event-store/open-database.js';
import { type Phrase } from '../../games/kernel/game-definition.js';

export interface Obligation {
  readonly table: string;
  readonly title: string;
  readonly game: string;
  readonly seat: string;
  readonly about: Phrase;
  readonly since: string;
  /** Whether time runs at that table. */
  readonly isTimed: boolean;
}

/** What waits for a player, longest first. */
export const obligationsOf = (db: Database, player: string, limit = 500): Obligation[] =>
  prepared<[string, number], Omit<Obligation, 'about' | 'isTimed'> & { about: string; timed: number }>(
    db,
    `SELECT o.table_id AS "table", t.title, t.game, o.seat, o.about, o.since, t.timed
       FROM obligations o JOIN tables t ON t.id = o.table_id
       WHERE o.player = ? ORDER BY o.since LIMIT ?`,
  )
    .all(player, limit)
    .map(({ timed, about, ...row }) => ({ ...row, about: JSON.parse(about) as Phrase, isTimed: timed === 1 }));

/** Tables that wait for a bot: after a restart, what must still be done is asked of the state, not remembered. */
export const tablesAwaitingBots = (db: Database): string[] =>
  prepared<[], string>(db, "SELECT DISTINCT table_id FROM obligations WHERE player LIKE 'bot:%'").pluck().all();

/** Tables whose clock may have to be looked at: somebody is awaited there, and time runs. */
export const timedTables = (db: Database, player?: string): string[] =>
  prepared<unknown[], string>(
    db,
    `SELECT DISTINCT o.table_id FROM obligations o JOIN tables t ON t.id = o.table_id
       WHERE t.timed = 1 AND t.status = 'running'${player === undefined ? '' : ' AND o.player = ?'}`,
  )
    .pluck()
    .all(...(player === undefined ? [] : [player]));
