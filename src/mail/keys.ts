import { type Seat } from '../games/kernel/game-definition.js';
import { type Table } from '../tables/table.js';
import { tableFactAt } from './news-of.js';

interface SetBack {
  read: number;
  readonly times: Map<Seat, number>;
}
/** Histories only grow: what was counted once is not read again. */
const counted = new WeakMap<Table['history'], SetBack>();

/** How often others took back what a seat had answered: each time it may be asked the same question again. */
const timesUndone = (table: Table, seat: Seat): number => {
  const { history } = table;
  const count = counted.get(history) ?? { read: 0, times: new Map<Seat, number>() };
  counted.set(history, count);
  for (; count.read < history.length; count.read++) {
    const fact = tableFactAt(table, count.read);
    if (fact?.type !== 'Undone') continue;
    const by = history[count.read].seat;
    const seats = new Set(history.slice(fact.from, fact.to + 1).map((one) => one.seat));
    for (const one of seats) if (one !== null && one !== by) count.times.set(one, (count.times.get(one) ?? 0) + 1);
  }
  return count.times.get(seat) ?? 0;
};

/**
 * The key of the letter about a question. A question that comes back after an undo has the id it had, and a seat that
 * changes hands is asked what it was asked before: those are other letters, so the key holds since when the seat is waited
 * for, how often it was set back by others, and who is to read it.
 */
export const turnKey = (table: Table, question: string, seat: Seat, player: string): string => {
  const since = Date.parse(table.awaiting[seat]?.since ?? '') || 0;
  const undone = timesUndone(table, seat);
  return `${table.id}:${question}:${seat}:turn:${player}:${since}${undone > 0 ? `+${undone}` : ''}`;
};

/** The letter is about a question that others' consent has brought back. */
export const isAskedAgain = (key: string): boolean => /\+\d+$/.test(key);

/** One reminder for each time that a seat is waited for, however often the clock is looked at. */
export const reminderKey = (table: string, seat: Seat, player: string, since: string): string =>
  `${table}:${seat}:reminder:${player}:${Date.parse(since)}`;
