import { type Database } from '../../event-store/open-database.js';
import { type TableFact } from '../../tables/records.js';
import { type Projection } from '../projector.js';

/** Whom every table waits for, read from its `Awaiting` facts: no rules are needed to know it. */
export const obligationsProjection = (db: Database): Projection => {
  const release = db.prepare('DELETE FROM obligations WHERE table_id = ? AND seat = ?');
  const seatsAsked = db.prepare<[string], string>('SELECT seat FROM obligations WHERE table_id = ?').pluck();
  // `since` of a seat that is still awaited stays: its question may change, its waiting has not begun anew.
  const oblige = db.prepare(
    `INSERT INTO obligations (table_id, seat, player, about, since)
     SELECT table_id, seat, player, ?, ? FROM seats WHERE table_id = ? AND seat = ? AND player IS NOT NULL
     ON CONFLICT (table_id, seat) DO UPDATE SET about = excluded.about`,
  );
  return {
    apply: ({ stream, type, data, meta }) => {
      if (type !== 'table.Awaiting') return;
      const id = stream.slice('table-'.length);
      const { seats } = data as unknown as Extract<TableFact, { type: 'Awaiting' }>;
      for (const seat of seatsAsked.all(id)) if (!Object.hasOwn(seats, seat)) release.run(id, seat);
      for (const [seat, about] of Object.entries(seats))
        oblige.run(JSON.stringify(about), (meta as { at: string }).at, id, seat);
    },
  };
};
