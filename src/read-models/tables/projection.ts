import { type Database } from '../../event-store/open-database.js';
import { type Seat } from '../../games/kernel/game-definition.js';
import { PRESET } from '../../tables/arrangement.js';
import { type TableFact } from '../../tables/records.js';
import { type Projection } from '../projector.js';
import { tableFactOf, tableOf } from '../table-fact.js';

const asNumber = (flag: boolean): number => (flag ? 1 : 0);

/** Which tables there are, who sits at them, and how far they are. */
export const tablesProjection = (db: Database): Projection => {
  const open = db.prepare(
    `INSERT INTO tables (id, game, title, host, status, listed, spectators, timed, locale, changed)
     VALUES (?, ?, ?, ?, 'open', ?, ?, 0, ?, ?)`,
  );
  const arrange = db.prepare('UPDATE tables SET listed = ?, spectators = ?, timed = ?, locale = ? WHERE id = ?');
  const addSeat = db.prepare('INSERT INTO seats (table_id, seat, player) VALUES (?, ?, NULL)');
  const sit = db.prepare('UPDATE seats SET player = ? WHERE table_id = ? AND seat = ?');
  const setStatus = db.prepare('UPDATE tables SET status = ? WHERE id = ?');
  const touch = db.prepare('UPDATE tables SET changed = ? WHERE id = ?');
  const seated = db.prepare<[string], { seat: Seat; player: string | null }>(
    'SELECT seat, player FROM seats WHERE table_id = ?',
  );
  const applied = (id: string, fact: TableFact, position: number): void => {
    switch (fact.type) {
      case 'Opened':
        open.run(id, fact.game, fact.title, fact.host, asNumber(PRESET.listed), 1, PRESET.locale, position);
        for (const seat of fact.seats) addSeat.run(id, seat);
        return;
      case 'Arranged': {
        const { listed, spectators, pace, locale } = fact.arrangement;
        arrange.run(asNumber(listed), asNumber(spectators), asNumber(pace.kind !== 'none'), locale, id);
        return;
      }
      case 'SeatTaken':
      case 'SeatTakenOver':
        sit.run(fact.player, id, fact.seat);
        return;
      case 'SeatLeft':
      case 'SeatVacated':
        sit.run(null, id, fact.seat);
        return;
      case 'SeatsDrawn': {
        const before = new Map(seated.all(id).map(({ seat, player }) => [seat, player]));
        for (const [seat, from] of Object.entries(fact.from)) sit.run(before.get(from), id, seat);
        return;
      }
      case 'Started':
      case 'Forked':
        setStatus.run('running', id);
        return;
      case 'SeedRevealed':
        setStatus.run('over', id);
        return;
      default:
    }
  };
  return {
    apply: (event) => {
      const id = tableOf(event);
      if (id === null) return;
      const fact = tableFactOf(event);
      if (fact) applied(id, fact, event.position);
      touch.run(event.position, id);
    },
  };
};
