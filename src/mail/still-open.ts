import { z } from 'zod';
import { type Table } from '../tables/table.js';
import { type Row } from './outbox.js';
import { tableFactAt } from './news-of.js';

/** What a notice is about: a record of the table, and who wrote it. */
export const concernSchema = z.object({ position: z.number(), by: z.string().nullable() });
export const reminderSchema = z.object({ since: z.string() });

/** A reminder is worth sending as long as the table has waited for the seat ever since, and its clock runs. */
export const isStillAwaited = ({ seat, data }: Row, table: Table): boolean =>
  !table.paused && table.awaiting[seat!]?.since === reminderSchema.parse(data).since;

/** Whether a player can still say yes or no to a proposal, and if not, why. */
export const proposalClosed = (table: Table, proposal: number, player: string): string | null => {
  const open = table.proposals[proposal] as Table['proposals'][number] | undefined;
  if (!open || open.consents.includes(player)) return 'answered';
  const isOvertaken = open.proposal.kind === 'undo' && table.positions.at(-1) !== open.proposal.upTo;
  return isOvertaken ? 'play has gone on since' : null;
};

/** Why a letter that asks somebody something is needless by now; null: it is not. */
export const noLongerAsked = ({ kind, data, player }: Row, table: Table): string | null => {
  if (kind === 'asks') return proposalClosed(table, concernSchema.parse(data).position, player);
  if (kind !== 'offered') return null;
  const fact = tableFactAt(table, concernSchema.parse(data).position);
  return fact?.type === 'SeatOffered' && table.seatOffers[fact.seat] === player
    ? null
    : 'taken, or not offered any more';
};
