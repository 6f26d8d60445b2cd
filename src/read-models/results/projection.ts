import { rate, rating } from 'openskill';
import { type Database } from '../../event-store/open-database.js';
import { type Projection } from '../projector.js';
import { tableFactOf, tableOf, timeOf } from '../table-fact.js';

interface Seated {
  readonly seat: string;
  readonly player: string | null;
  readonly game: string;
}

/** A result counts for ratings where people played against each other: no bot, no empty seat, nobody twice. */
const isRated = (seated: readonly Seated[]): boolean =>
  seated.length > 1 &&
  seated.every(({ player }) => player !== null && !player.startsWith('bot:')) &&
  new Set(seated.map(({ player }) => player)).size === seated.length;

/** How tables ended, and what that says about their players' strength (the Weng-Lin model for any number of them). */
export const resultsProjection = (db: Database): Projection => {
  const seatsOf = db.prepare<[string], Seated>(
    'SELECT seat, player, game FROM seats JOIN tables ON id = table_id WHERE table_id = ? ORDER BY seat',
  );
  const keep = db.prepare(
    `INSERT INTO results (table_id, seat, game, player, rank, score, at, rated) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (table_id, seat) DO NOTHING`,
  );
  const known = db.prepare<[string, string], { mu: number; sigma: number }>(
    'SELECT mu, sigma FROM ratings WHERE player = ? AND game = ?',
  );
  const write = db.prepare(
    `INSERT INTO ratings (player, game, mu, sigma) VALUES (?, ?, ?, ?)
     ON CONFLICT (player, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma`,
  );
  return {
    apply: (event) => {
      const id = tableOf(event);
      const fact = id === null ? null : tableFactOf(event);
      if (id === null || fact?.type !== 'Ended') return;
      const seated = seatsOf.all(id);
      const rated = isRated(seated);
      const placed = fact.standings.flatMap((standing) => {
        const at = seated.find(({ seat }) => seat === standing.seat);
        return at && at.player !== null ? [{ ...standing, player: at.player, game: at.game }] : [];
      });
      for (const { seat, game, player, rank, score } of placed)
        keep.run(id, seat, game, player, rank, Math.trunc(score), timeOf(event), rated ? 1 : 0);
      if (!rated) return;
      const teams = placed.map(({ player, game }) => [rating(known.get(player, game))]);
      const after = rate(teams, { rank: placed.map(({ rank }) => rank) });
      placed.forEach(({ player, game }, i) => write.run(player, game, after[i][0].mu, after[i][0].sigma));
    },
  };
};
