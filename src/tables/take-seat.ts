import { z } from 'zod';
import { POLICIES, type PolicyName } from '../bots/policies.js';
import { newSecret } from '../fairness/luck.js';
import { botPlayer } from './bot-players.js';
import { Change, changeTable } from './change-table.js';
import { type TableFact, WAYS } from './records.js';
import { checked, commandOf, idSchema, loadTable, type Refused, type Shell, tableRefusal } from './shell.js';

const schema = z.strictObject({
  table: idSchema,
  seat: z.string().max(20),
  player: idSchema,
  nonce: z.string().max(200).optional(),
  command: idSchema,
  way: z.enum(WAYS),
});
export type TakeSeat = z.input<typeof schema>;

const botSchema = z.strictObject({
  table: idSchema,
  seat: z.string().max(20),
  policy: z.enum(Object.keys(POLICIES) as [PolicyName]),
  player: idSchema,
  command: idSchema,
  way: z.enum(WAYS),
});
export type SeatBot = z.input<typeof botSchema>;

/** The host sits a bot down, in any seat. */
export const seatBot = async (shell: Shell, given: SeatBot): Promise<{ readonly seated: string } | Refused> => {
  const parsed = checked(botSchema, given);
  if ('refused' in parsed) return parsed;
  const { table, seat, policy, player, command, way } = parsed.value;
  const loaded = await loadTable(shell, table);
  if ('refused' in loaded) return loaded;
  if (loaded.table.opened!.host !== player) return tableRefusal('player', 'hostOnly');
  return takeSeat(shell, { table, seat, player: botPlayer(policy), command: `${command}-${seat}`, way });
};

/** Sits a player down. The nonce is the player's share in the table's luck; whoever gives none gets one drawn. */
export const takeSeat = async (shell: Shell, given: TakeSeat): Promise<{ readonly seated: string } | Refused> => {
  const parsed = checked(schema, given);
  if ('refused' in parsed) return parsed;
  const { table: id, seat, player, way, nonce = newSecret() } = parsed.value;
  const command = commandOf(player, parsed.value.command);
  return changeTable<{ readonly seated: string } | Refused>(shell, id, (table) => {
    if (table.commands.has(command)) return { seated: seat };
    const { seats } = table.opened!;
    if (!seats.includes(seat)) return tableRefusal('seat', 'noSuchSeat', { known: seats.join(', ') });
    if (table.started) return tableRefusal('table', 'alreadyStarted');
    if (table.players[seat] !== undefined) return tableRefusal('seat', 'seatTaken', { seat });
    const fact: TableFact = { type: 'SeatTaken', seat, player, nonce };
    return new Change([{ fact, seat, player, privately: { way, command } }], () => ({ seated: seat }));
  });
};
