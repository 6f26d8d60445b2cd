import { z } from 'zod';
import { POLICIES, type PolicyName } from '../bots/policies.js';
import { newSecret } from '../fairness/luck.js';
import { botPlayer } from './bot-names.js';
import { deedFields, type Done, doAtTable, seatField } from './deed.js';
import { belongsTo } from './people.js';
import { type TableFact } from './records.js';
import { loadTable, type Refused, type Shell, tableRefusal } from './shell.js';
import { startTable } from './start-table.js';
import { type Table } from './table.js';

const schema = z.strictObject({
  ...deedFields,
  seat: seatField,
  nonce: z.string().max(200).optional(),
  /** The id of an invitation that the player holds; the door has checked its secret. */
  invitation: z.string().max(100).optional(),
});
export type TakeSeat = z.input<typeof schema>;

const botSchema = z.strictObject({
  ...deedFields,
  seat: seatField,
  policy: z.enum(Object.keys(POLICIES) as [PolicyName]),
});
export type SeatBot = z.input<typeof botSchema>;

/** Whether somebody may sit down at all: anybody at a listed table, else whoever was invited or belongs to it. */
const notInvited = (table: Table, player: string, invitation?: string): Refused | null => {
  if (table.arrangement.listed || belongsTo(table, player)) return null;
  return invitation !== undefined && Object.hasOwn(table.invitations, invitation)
    ? null
    : tableRefusal('table', 'byInvitation');
};

/** The fact of sitting down: in a free seat before the table begins, in a vacated or offered one while it is played. */
const sitting = (table: Table, seat: string, player: string, nonce: string): readonly TableFact[] | Refused => {
  const { seats } = table.opened!;
  if (!seats.includes(seat)) return tableRefusal('seat', 'noSuchSeat', { known: seats.join(', ') });
  if (table.seed !== null) return tableRefusal('table', 'isOver');
  const sits = table.players[seat];
  if (table.started && (sits === undefined || table.seatOffers[seat] === player))
    return [{ type: 'SeatTakenOver', seat, player }];
  if (sits !== undefined) return tableRefusal('seat', 'seatTaken', { seat });
  return [{ type: 'SeatTaken', seat, player, nonce }];
};

/** Where the table was arranged so, the last one to sit down sets it off. */
const startIfFull = async (shell: Shell, id: string): Promise<void> => {
  const { table } = await shell.tables.load(id);
  const { seats, host } = table.opened!;
  if (table.started || !table.arrangement.startsWhenFull || seats.some((seat) => table.players[seat] === undefined))
    return;
  await startTable(shell, { table: id, player: host, command: 'when-full', way: 'table' });
};

const seated = async (shell: Shell, id: string, done: Done): Promise<Done> => {
  if ('done' in done) await startIfFull(shell, id);
  return done;
};

/** Sits a player down. The nonce is the player's share in the table's luck; whoever gives none gets one drawn. */
export const takeSeat = async (shell: Shell, given: TakeSeat): Promise<Done> =>
  seated(
    shell,
    given.table,
    await doAtTable(shell, schema, given, (table, { seat, player, nonce, invitation }) => {
      const kept = invitation === undefined ? undefined : table.invitations[invitation];
      if (kept && kept !== seat) return tableRefusal('seat', 'invitedElsewhere', { seat: kept });
      return notInvited(table, player, invitation) ?? sitting(table, seat, player, nonce ?? newSecret());
    }),
  );

/** The host sits a bot down: in any free seat, and in one that was vacated. */
export const seatBot = async (shell: Shell, given: SeatBot): Promise<Done> =>
  seated(
    shell,
    given.table,
    await doAtTable(shell, botSchema, given, (table, { seat, player, policy }) =>
      table.opened!.host === player
        ? sitting(table, seat, botPlayer(policy), newSecret())
        : tableRefusal('player', 'hostOnly'),
    ),
  );

/** The first seat that an invited player may take. */
export const seatFor = async (shell: Shell, id: string, invitation: string): Promise<string | Refused> => {
  const loaded = await loadTable(shell, id);
  if ('refused' in loaded) return loaded;
  const { table } = loaded;
  const kept = table.invitations[invitation];
  const free = table.opened!.seats.find((seat) => table.players[seat] === undefined);
  return kept ?? free ?? tableRefusal('table', 'isFull');
};
