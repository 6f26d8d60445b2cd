import { policyOf } from './bot-names.js';
import { type Table } from './table.js';

/** Who may answer for a seat: whoever sits there, or whoever they asked to until a date. */
export const mayAnswerFor = (table: Table, seat: string, player: string, now: Date): boolean => {
  if (table.players[seat] === player) return true;
  const delegation = table.delegations[seat];
  return delegation?.to === player && now.toISOString() < delegation.until;
};

/** The people at a table, bots left out: those whose consent counts. */
export const peopleSeated = (table: Table): string[] => [
  ...new Set(Object.values(table.players).filter((player) => policyOf(player) === null)),
];

/** Everybody who belongs to a table: who sits at it, who stands in for them, and its host. */
export const belongsTo = (table: Table, player: string): boolean =>
  table.opened?.host === player ||
  Object.values(table.players).includes(player) ||
  Object.values(table.delegations).some(({ to }) => to === player) ||
  Object.values(table.seatOffers).includes(player);

/** Whoever does not belong to it may look only where the table lets people watch. */
export const maySee = (table: Table, player: string | null): boolean =>
  table.arrangement.spectators || (player !== null && belongsTo(table, player));
