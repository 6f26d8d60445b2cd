import { type StoredEvent } from '../../event-store/event-store.js';
import { type Database } from '../../event-store/open-database.js';
import { type TableFact } from '../../tables/records.js';
import { type Projection } from '../projector.js';

const idOf = ({ stream }: StoredEvent): string => stream.slice('table-'.length);

/** Which tables there are, who sits at them, and how far they are. */
export const tablesProjection = (db: Database): Projection => {
  const open = db.prepare(
    'INSERT INTO tables (id, game, title, host, status, listed, changed) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const addSeat = db.prepare('INSERT INTO seats (table_id, seat, player) VALUES (?, ?, NULL)');
  const sit = db.prepare('UPDATE seats SET player = ? WHERE table_id = ? AND seat = ?');
  const setStatus = db.prepare('UPDATE tables SET status = ? WHERE id = ?');
  const touch = db.prepare('UPDATE tables SET changed = ? WHERE id = ?');
  return {
    apply: (event) => {
      if (!event.stream.startsWith('table-')) return;
      const id = idOf(event);
      const fact = { ...(event.data as object), type: event.type.slice('table.'.length) } as TableFact;
      if (event.type === 'table.Opened' && fact.type === 'Opened') {
        open.run(id, fact.game, fact.title, fact.host, 'open', 1, event.position);
        for (const seat of fact.seats) addSeat.run(id, seat);
      } else if (event.type === 'table.SeatTaken' && fact.type === 'SeatTaken') sit.run(fact.player, id, fact.seat);
      else if (event.type === 'table.Started') setStatus.run('running', id);
      else if (event.type === 'table.SeedRevealed') setStatus.run('over', id);
      touch.run(event.position, id);
    },
  };
};
