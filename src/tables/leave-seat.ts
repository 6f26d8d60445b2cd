import { z } from 'zod';
import { deedFields, type Done, doAtTable, seatField } from './deed.js';
import { peopleSeated } from './people.js';
import { type Shell, tableRefusal } from './shell.js';

const schema = z.strictObject({ ...deedFields, seat: seatField });
export type LeaveSeat = z.input<typeof schema>;

/** Gets up: before the table begins the seat is free again, later it is resigned and may be taken over. */
export const leaveSeat = (shell: Shell, given: LeaveSeat): Promise<Done> =>
  doAtTable(shell, schema, given, (table, { seat, player }) => {
    if (table.players[seat] !== player) return tableRefusal('seat', 'notYourSeat');
    if (table.seed !== null) return tableRefusal('table', 'isOver');
    return table.started ? [{ type: 'SeatVacated', seat, why: 'resigned' }] : [{ type: 'SeatLeft', seat }];
  });

const offerSchema = z.strictObject({ ...deedFields, seat: seatField, to: z.string().min(1).max(100) });
export type OfferSeat = z.input<typeof offerSchema>;

/** Offers the own seat to another player, who takes it by sitting down; until then play goes on as it was. */
export const offerSeat = (shell: Shell, given: OfferSeat): Promise<Done> =>
  doAtTable(shell, offerSchema, given, (table, { seat, player, to }) => {
    if (table.players[seat] !== player) return tableRefusal('seat', 'notYourSeat');
    if (!table.started) return tableRefusal('table', 'notStarted');
    if (table.seed !== null) return tableRefusal('table', 'isOver');
    return [{ type: 'SeatOffered', seat, to }];
  });

const delegateSchema = z.strictObject({
  ...deedFields,
  seat: seatField,
  to: z.string().min(1).max(100).nullable(),
  until: z.iso.datetime(),
});
export type Delegate = z.input<typeof delegateSchema>;

/** Lets another player answer for the own seat until a date, or takes that back. */
export const delegateSeat = (shell: Shell, given: Delegate): Promise<Done> =>
  doAtTable(shell, delegateSchema, given, (table, { seat, player, to, until }) => {
    if (table.players[seat] !== player) return tableRefusal('seat', 'notYourSeat');
    if (to !== null && until <= shell.now().toISOString()) return tableRefusal('until', 'inThePast');
    // Whoever sits elsewhere at the table would see two hands.
    const rival = Object.entries(table.players).some(([other, sits]) => sits === to && table.players[other] !== player);
    if (rival) return tableRefusal('to', 'rival');
    return [{ type: 'Delegated', seat, to, until }];
  });

/** What the host knows of a seat that is lost: its clock has run out, or its player's account is gone. */
const replaceSchema = z.strictObject({ ...deedFields, seat: seatField, lost: z.enum(['lost', 'departed']).nullable() });
export type ReplacePlayer = z.input<typeof replaceSchema>;

/** Frees the seat of a lost player, so that somebody or a bot can take it over. For the host; alone at a table with bots, too. */
export const replacePlayer = (shell: Shell, given: ReplacePlayer): Promise<Done> =>
  doAtTable(shell, replaceSchema, given, (table, { seat, player, lost }) => {
    if (table.opened!.host !== player) return tableRefusal('player', 'hostOnly');
    if (!table.started) return tableRefusal('table', 'notStarted');
    if (table.seed !== null) return tableRefusal('table', 'isOver');
    const sits = table.players[seat];
    if (sits === undefined) return tableRefusal('seat', 'seatFree', { seat });
    const isBot = !peopleSeated(table).includes(sits);
    if (!isBot && lost === null) return tableRefusal('seat', 'notLost', { seat });
    return [{ type: 'SeatVacated', seat, why: lost ?? 'lost' }];
  });
