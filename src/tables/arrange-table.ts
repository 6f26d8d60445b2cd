import { z } from 'zod';
import { arrangementSchema } from './arrangement.js';
import { deedFields, type Done, doAtTable, seatField } from './deed.js';
import { type Shell, tableRefusal } from './shell.js';

const arrangeSchema = z.strictObject({ ...deedFields, arrangement: arrangementSchema });
export type ArrangeTable = z.input<typeof arrangeSchema>;

/** The host says anew how the table is run, until it begins. */
export const arrangeTable = (shell: Shell, given: ArrangeTable): Promise<Done> =>
  doAtTable(shell, arrangeSchema, given, (table, { player, arrangement }) => {
    if (table.opened!.host !== player) return tableRefusal('player', 'hostOnly');
    if (table.started) return tableRefusal('table', 'alreadyStarted');
    return [{ type: 'Arranged', arrangement: { ...arrangement, rematchOf: table.arrangement.rematchOf } }];
  });

const inviteSchema = z.strictObject({ ...deedFields, seat: seatField.nullable(), invitation: z.string().max(100) });
export type Invite = z.input<typeof inviteSchema>;

/** More open invitations than this are no circle of friends. */
const MOST_INVITATIONS = 50;

/** Whoever sits at a table, or hosts it, may invite to it; the door makes the link and mails it once this is done. */
export const invite = (shell: Shell, given: Invite): Promise<Done> =>
  doAtTable(shell, inviteSchema, given, (table, { player, seat, invitation }) => {
    const { host, seats } = table.opened!;
    if (host !== player && !Object.values(table.players).includes(player)) return tableRefusal('table', 'notAtTable');
    if (table.seed !== null) return tableRefusal('table', 'isOver');
    if (seat !== null && !seats.includes(seat)) return tableRefusal('seat', 'noSuchSeat', { known: seats.join(', ') });
    if (seat !== null && table.players[seat] !== undefined) return tableRefusal('seat', 'seatTaken', { seat });
    if (Object.keys(table.invitations).length >= MOST_INVITATIONS)
      return tableRefusal('table', 'tooManyInvitations', { most: MOST_INVITATIONS });
    return [{ type: 'Invited', invitation, seat }];
  });
