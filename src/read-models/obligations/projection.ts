import { type Database } from '../../event-store/open-database.js';
import { type Projection } from '../projector.js';
import { tableFactOf, tableOf, timeOf } from '../table-fact.js';

/** Whom every table waits for, read from its `Awaiting` facts: no rules are needed to know it. */
export const obligationsProjection = (db: Database): Projection => {
  const release = db.prepare('DELETE FROM obligations WHERE table_id = ? AND seat = ?');
  const seatsAsked = db.prepare<[string], string>('SELECT seat FROM obligations WHERE table_id = ?').pluck();
  // `since` of a seat that is still awaited stays: its question may change, its waiting has not begun anew.
  const oblige = db.prepare(
    `INSERT INTO obligations (table_id, seat, player, about, since)
     SELECT table_id, seat, player, ?, ? FROM seats WHERE table_id = ? AND seat = ?
     ON CONFLICT (table_id, seat) DO UPDATE SET about = excluded.about`,
  );
  const passOn = db.prepare('UPDATE obligations SET player = ? WHERE table_id = ? AND seat = ?');
  return {
    apply: (event) => {
      const id = tableOf(event);
      const fact = id === null ? null : tableFactOf(event);
      if (fact?.type === 'SeatVacated') passOn.run(null, id, fact.seat);
      if (fact?.type === 'SeatTakenOver') passOn.run(fact.player, id, fact.seat);
      if (id === null || fact?.type !== 'Awaiting') return;
      for (const seat of seatsAsked.all(id)) if (!Object.hasOwn(fact.seats, seat)) release.run(id, seat);
      for (const [seat, about] of Object.entries(fact.seats))
        oblige.run(JSON.stringify(about), timeOf(event), id, seat);
    },
  };
};
