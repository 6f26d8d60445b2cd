import { type Phrase, type Seat } from '../games/kernel/game-definition.js';
import { tell, witness, type Telling } from '../games/kernel/tell.js';
import { tableSays } from '../tables/log-entries.js';
import { type TableFact } from '../tables/records.js';
import { type Table } from '../tables/table.js';
import { type Line } from './blocks.js';
import { tableFactAt } from './news-of.js';

/** More than this is a story, and the page tells it better. */
const MOST_LINES = 30;

/** What the table itself did that changes how one reads the rest. */
const TOLD: ReadonlySet<TableFact['type']> = new Set([
  'SeatsDrawn',
  'TablePaused',
  'TableResumed',
  'Undone',
  'SeatTakenOver',
  'SeatVacated',
  'TimeGiven',
  'ClockRanOut',
  'OperatorActed',
] as const);

/** Where a seat's own last answer stands, orders not counted: what they did is news. -1: it has not answered yet. */
export const lastAnswerOf = (table: Table, seat: Seat): number =>
  table.history.findLastIndex((one) => one.seat === seat && one.byOrder !== true);

/** Whom a sentence is about. Not who answered: one answer may settle what happens to everybody, and orders stay unseen. */
const seatOf = (table: Table, { seat }: Phrase): Seat | null =>
  typeof seat === 'string' && table.opened!.seats.includes(seat) ? seat : null;

/**
 * What happened from a position on, worded for a seat. A run of bids is one line: bidding by maxima is a fact for every
 * raise, and nobody wants to read them one by one.
 */
export const toldFrom = (
  table: Table,
  from: number,
  seat: Seat,
  telling: Telling,
): { readonly lines: readonly Line[]; readonly left: number } => {
  const lines: { seat: Seat | null; text: string; bids: boolean }[] = [];
  const counts = new Set(table.positions);
  for (let position = Math.max(0, from); position < table.history.length; position++) {
    const { fact } = table.history[position];
    const own = tableFactAt(table, position);
    const phrase = counts.has(position)
      ? table.game.describe(witness(fact, seat))
      : own && TOLD.has(own.type)
        ? tableSays(own)
        : null;
    if (!phrase) continue;
    const text = tell(telling, phrase);
    const bids = fact.type === 'BidMade' || fact.type === 'BidPassed';
    const last = lines.at(-1);
    if (bids && last?.bids) lines[lines.length - 1] = { seat: null, text: `${last.text}, ${text}`, bids };
    else lines.push({ seat: seatOf(table, phrase), text, bids });
  }
  const shown = lines.slice(-MOST_LINES);
  return {
    lines: shown.map(({ seat: by, text }): Line => [...(by === null ? [] : [{ seat: by }]), text]),
    left: lines.length - shown.length,
  };
};
