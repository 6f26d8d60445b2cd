import { z } from 'zod';
import { deedFields, type Done, doAtTable, seatField } from './deed.js';
import { peopleSeated } from './people.js';
import { type Shell, tableRefusal } from './shell.js';

const schema = z.strictObject({
  ...deedFields,
  seat: seatField,
  hours: z
    .number()
    .positive()
    .max(24 * 14),
});
export type GiveTime = z.input<typeof schema>;

/** Gives another's seat more time: a kindness of opponents and of the host, never of oneself. */
export const giveTime = (shell: Shell, given: GiveTime): Promise<Done> =>
  doAtTable(shell, schema, given, (table, { seat, player, hours }) => {
    if (!peopleSeated(table).includes(player) && table.opened!.host !== player)
      return tableRefusal('table', 'notAtTable');
    if (table.players[seat] === undefined) return tableRefusal('seat', 'seatFree', { seat });
    if (table.players[seat] === player) return tableRefusal('seat', 'notYourself');
    if (table.arrangement.pace.kind === 'none') return tableRefusal('table', 'noClock');
    return [{ type: 'TimeGiven', seat, hours }];
  });
