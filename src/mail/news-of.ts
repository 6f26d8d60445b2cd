import { type Json } from '../event-store/event-store.js';
import { type Seat } from '../games/kernel/game-definition.js';
import { drawn } from '../tables/after-table-fact.js';
import { peopleSeated } from '../tables/people.js';
import { type TableFact, TABLE_FACT_VERSIONS } from '../tables/records.js';
import { type Table } from '../tables/table.js';

/** Letters that follow from what happened at a table, besides the questions themselves. */
export const NOTICES = [
  'started',
  'over',
  'asks',
  'vacated',
  'replaced',
  'timedOut',
  'offered',
  'delegated',
  'news',
] as const;
export type NoticeKind = (typeof NOTICES)[number];

export interface Notice {
  readonly kind: NoticeKind;
  readonly player: string;
  readonly data: Json;
}

/** The table's own fact at a position; null where it is the game's. */
export const tableFactAt = (table: Table, position: number): TableFact | null => {
  const { fact } = table.history[position];
  const isTable = Object.hasOwn(TABLE_FACT_VERSIONS, fact.type) && !Object.hasOwn(table.game.factVersions, fact.type);
  return isTable ? (fact as TableFact) : null;
};

/** Who sat where just before a record: whoever loses a seat is named by no fact. */
export const seatedBefore = (table: Table, position: number): Readonly<Record<Seat, string>> => {
  let seated: Record<Seat, string> = {};
  for (let at = 0; at < position; at++) {
    const fact = tableFactAt(table, at);
    if (fact?.type === 'SeatTaken' || fact?.type === 'SeatTakenOver') seated[fact.seat] = fact.player;
    else if (fact?.type === 'SeatsDrawn') seated = drawn(seated, fact.from);
    else if (fact?.type === 'SeatLeft' || fact?.type === 'SeatVacated')
      seated = Object.fromEntries(Object.entries(seated).filter(([seat]) => seat !== fact.seat));
  }
  return seated;
};

/**
 * Whom a fact of the table concerns, and in which letter. Nobody is told of what they have done themselves. `by` did it;
 * `authorOf` says who wrote an earlier record.
 */
export const noticesOf = async (
  table: Table,
  position: number,
  by: string | null,
  authorOf: (position: number) => Promise<string | null>,
): Promise<Notice[]> => {
  const fact = tableFactAt(table, position);
  if (!fact) return [];
  const { host } = table.opened!;
  const all = [...new Set([...peopleSeated(table), host])];
  const others = all.filter((player) => player !== by);
  const to = (players: readonly string[], kind: NoticeKind, data: Json = { position, by }): Notice[] =>
    players.map((player) => ({ kind, player, data }));
  switch (fact.type) {
    case 'Started':
      return to(peopleSeated(table), 'started', {});
    case 'SeedRevealed':
      return to(all, 'over', {});
    case 'Proposed':
      return to(
        peopleSeated(table).filter((player) => player !== by),
        'asks',
      );
    case 'Declined': {
      const author = await authorOf(fact.to);
      return author === null || author === by ? [] : to([author], 'news');
    }
    case 'SeatVacated': {
      const lost = seatedBefore(table, position)[fact.seat];
      const isTold = fact.why !== 'resigned' && lost !== undefined && lost !== by;
      return [
        ...to(isTold ? [lost] : [], 'replaced'),
        ...to(
          others.filter((player) => player !== lost),
          'vacated',
        ),
      ];
    }
    case 'SeatTakenOver': {
      const before = seatedBefore(table, position)[fact.seat];
      const rest = others.filter((player) => player !== before && player !== fact.player);
      return [...to(before === undefined || before === by ? [] : [before], 'replaced'), ...to(rest, 'news')];
    }
    case 'SeatOffered':
      return to([fact.to], 'offered');
    case 'Delegated':
      return fact.to === null ? [] : to([fact.to], 'delegated');
    case 'ClockRanOut': {
      // Where the seat is given up, the letter about that says why.
      const late = seatedBefore(table, position)[fact.seat];
      return fact.then === 'vacate' || late === undefined ? [] : to([late], 'timedOut');
    }
    case 'TimeGiven': {
      const player = table.players[fact.seat];
      return player === undefined || player === by ? [] : to([player], 'news');
    }
    case 'Undone':
      // Whoever takes back their own last answer bothers nobody: the others hear of it with the next question.
      return table.history[position].seat === null ? to(others, 'news') : [];
    case 'TablePaused':
    case 'TableResumed':
    case 'OperatorActed':
      return to(others, 'news');
    case 'Opened':
    case 'Arranged':
    case 'Invited':
    case 'SeatTaken':
    case 'SeatLeft':
    case 'SeatsDrawn':
    case 'Forked':
    case 'Consented':
    case 'Awaiting':
    case 'Ended':
      return [];
  }
};
