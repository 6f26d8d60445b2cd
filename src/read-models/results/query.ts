import { ordinal } from 'openskill';
import { type Database, prepared } from '../../event-store/open-database.js';

export interface GameRecord {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly best: number;
  /** How strong they have shown themselves to be, cautiously: it begins at 0 and grows with proof. null: not rated yet. */
  readonly rating: number | null;
}

/** The records of players in each game they have finished, all in one look-up. */
export const recordsOf = (db: Database, players: readonly string[]): (GameRecord & { readonly player: string })[] =>
  prepared<[string], Omit<GameRecord, 'rating'> & { player: string; mu: number | null; sigma: number | null }>(
    db,
    `SELECT r.player, r.game, COUNT(*) AS played, SUM(r.rank = 1) AS won, MAX(r.score) AS best, g.mu, g.sigma
       FROM results r LEFT JOIN ratings g ON g.player = r.player AND g.game = r.game
       WHERE r.player IN (SELECT value FROM json_each(?)) GROUP BY r.player, r.game ORDER BY r.game`,
  )
    .all(JSON.stringify(players))
    .map(({ mu, sigma, ...record }) => ({
      ...record,
      rating: mu === null || sigma === null ? null : Math.round(ordinal({ mu, sigma }) * 100) / 100,
    }));

export interface Rated {
  readonly player: string;
  readonly rating: number;
  readonly played: number;
}

/** The strongest players of a game. */
export const strongest = (db: Database, game: string, limit: number): Rated[] =>
  prepared<[string, number], { player: string; mu: number; sigma: number; played: number }>(
    db,
    `SELECT g.player, g.mu, g.sigma,
         (SELECT COUNT(*) FROM results r WHERE r.player = g.player AND r.game = g.game AND r.rated = 1) AS played
       FROM ratings g WHERE g.game = ? ORDER BY g.mu - 3 * g.sigma DESC LIMIT ?`,
  )
    .all(game, limit)
    .map(({ player, mu, sigma, played }) => ({
      player,
      played,
      rating: Math.round(ordinal({ mu, sigma }) * 100) / 100,
    }));
