import { type Database } from '../../event-store/open-database.js';

export type TableStatus = 'open' | 'running' | 'over';

export interface SeatRow {
  readonly seat: string;
  readonly player: string | null;
  /** How it ended for the seat; null while the table is played. */
  readonly rank: number | null;
  readonly score: number | null;
}

export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly host: string;
  readonly status: TableStatus;
  readonly changed: number;
  readonly seats: readonly SeatRow[];
}

export interface TableFilter {
  readonly status?: TableStatus;
  readonly game?: string;
  /** Only tables at which this player sits or which they host. */
  readonly player?: string;
  /** Only tables changed before this position: the cursor of the last row of the page before. */
  readonly before?: number;
  readonly limit: number;
}

/** Tables, most recently changed first, one page at a time; the seats of the whole page in one further look-up. */
export const listTables = (db: Database, { status, game, player, before, limit }: TableFilter): TableRow[] => {
  const where = ['1 = 1'];
  const values: (string | number)[] = [];
  const and = (clause: string, ...given: readonly (string | number)[]): void => {
    where.push(clause);
    values.push(...given);
  };
  if (status !== undefined) and('status = ?', status);
  if (game !== undefined) and('game = ?', game);
  if (before !== undefined) and('changed < ?', before);
  if (player !== undefined) and('(host = ? OR id IN (SELECT table_id FROM seats WHERE player = ?))', player, player);
  else and('listed = 1');
  const rows = db
    .prepare<unknown[], Omit<TableRow, 'seats'>>(
      `SELECT id, game, title, host, status, changed FROM tables WHERE ${where.join(' AND ')} ORDER BY changed DESC LIMIT ?`,
    )
    .all(...values, limit);
  const seats = db
    .prepare<unknown[], SeatRow & { table_id: string }>(
      `SELECT s.table_id, s.seat, s.player, r.rank, r.score
         FROM seats s LEFT JOIN results r ON r.table_id = s.table_id AND r.seat = s.seat
         WHERE s.table_id IN (${rows.map(() => '?').join(',')}) ORDER BY s.seat`,
    )
    .all(...rows.map(({ id }) => id));
  return rows.map((row) => ({
    ...row,
    seats: seats.filter(({ table_id }) => table_id === row.id).map(({ table_id: _its, ...seat }) => seat),
  }));
};
