import { type StoredEvent } from '../event-store/event-store.js';
import { type Fact, type Locale, type Phrase, type Ref, type Seat } from '../games/kernel/game-definition.js';
import { tell, witness } from '../games/kernel/tell.js';
import { codecFor } from './codec.js';
import { type TableFact } from './records.js';
import { type Table } from './table.js';
import { tellingFor } from './telling.js';

/** One fact as a reader may know it. */
export interface LogEntry {
  readonly revision: number;
  readonly type: string;
  readonly text: string | null;
  readonly refs: readonly Ref[];
  readonly fact: Fact;
  readonly seat: Seat | null;
  readonly player: string | null;
  readonly at: string;
  readonly link: string;
  readonly undone: boolean;
}

/** What the table itself did, where a reader wants to know. */
export const tableSays = (fact: TableFact): Phrase | null => {
  switch (fact.type) {
    case 'Started':
    case 'Forked':
    case 'SeatsDrawn':
    case 'TablePaused':
    case 'TableResumed':
    case 'Ended':
    case 'Undone':
      return { say: `table.log.${fact.type}` };
    case 'SeatTaken':
    case 'SeatLeft':
    case 'SeatTakenOver':
    case 'SeatOffered':
      return { say: `table.log.${fact.type}`, seat: fact.seat };
    case 'SeatVacated':
      return { say: `table.log.SeatVacated.${fact.why}`, seat: fact.seat };
    case 'Delegated':
      return { say: fact.to === null ? 'table.log.DelegationEnded' : 'table.log.Delegated', seat: fact.seat };
    case 'Proposed':
      return { say: `table.log.Proposed.${fact.proposal.kind}` };
    case 'Consented':
    case 'Declined':
      return { say: `table.log.${fact.type}` };
    case 'TimeGiven':
      return { say: 'table.log.TimeGiven', seat: fact.seat, hours: fact.hours };
    case 'ClockRanOut':
      return { say: `table.log.ClockRanOut.${fact.then}`, seat: fact.seat };
    case 'OperatorActed':
      return { say: 'table.log.OperatorActed', reason: fact.reason };
    case 'Opened':
    case 'Arranged':
    case 'Invited':
    case 'Awaiting':
    case 'SeedRevealed':
      return null;
  }
};

/** Stored facts of a table, worded for a player (null: a spectator). When the table is over, everybody may read all of it. */
export const logEntries = (
  table: Table,
  events: readonly StoredEvent[],
  player: string | null,
  locale: Locale,
  names?: Readonly<Record<Seat, string>>,
): LogEntry[] => {
  const own = player === null ? [] : Object.keys(table.players).filter((seat) => table.players[seat] === player);
  const codec = codecFor(table.game);
  const telling = tellingFor(table.game, locale, names);
  const counts = new Set(table.positions);
  return events.map((event) => {
    const { fact, type, seat, player: who, at, link } = codec.decode(event);
    // Of several seats of the same person, the first that may read it.
    const reader =
      table.seed !== null
        ? (fact.secret?.to[0] ?? null)
        : (own.find((one) => fact.secret?.to.includes(one)) ?? own[0] ?? null);
    const seen = witness(fact, reader);
    const isGame = !type.startsWith('table.');
    const phrase = isGame ? table.game.describe(seen) : tableSays(seen as TableFact);
    return {
      revision: event.revision,
      type,
      text: phrase && tell(telling, phrase),
      refs: isGame ? (table.game.touches?.(seen) ?? []) : [],
      fact: seen,
      seat,
      player: who,
      at,
      link,
      undone: isGame && !counts.has(event.revision),
    };
  });
};
