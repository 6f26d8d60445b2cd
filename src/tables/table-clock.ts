import { clocksAt, type SeatClock } from '../clock/clock.js';
import { type Rest } from '../clock/resting.js';
import { type Seat } from '../games/kernel/game-definition.js';
import { type Table } from './table.js';

/** When each player's clock stands still; who has no account (a bot, a departed player) never rests. */
export type Rests = (players: readonly string[]) => Promise<ReadonlyMap<string, Rest>>;

/** The clocks of a table's seats at a moment. */
export const clockOf = async (table: Table, rests: Rests, now: Date): Promise<SeatClock[]> => {
  const seats = table.opened!.seats.filter((seat) => table.players[seat] !== undefined);
  const known = await rests([...new Set(Object.values(table.players))]);
  const restOf: Record<Seat, Rest> = {};
  for (const seat of seats) {
    const rest = known.get(table.players[seat]);
    if (rest) restOf[seat] = rest;
  }
  return clocksAt(table.clockFacts, table.arrangement.pace, seats, restOf, now.getTime());
};
