import { type Database, prepared } from '../../event-store/open-database.js';

/** The names of many people in one look-up; whoever is not in it has departed. */
export const namesOf = (db: Database, players: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    prepared<[string], { player: string; name: string }>(
      db,
      'SELECT player, name FROM names WHERE player IN (SELECT value FROM json_each(?))',
    )
      .all(JSON.stringify(players))
      .map(({ player, name }) => [player, name]),
  );
