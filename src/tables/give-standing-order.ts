import { z } from 'zod';
import { fit } from '../games/kernel/inputs.js';
import { type Action, type Seat } from '../games/kernel/game-definition.js';
import { ordersAnswerNow } from './order-run.js';
import { WAYS } from './records.js';
import { checked, commandOf, idSchema, loadTable, type Refused, type Shell, tableRefusal } from './shell.js';
import { keepOrder, type KeptOrder, ordersOf } from './standing-orders.js';
import { type Table } from './table.js';

const giveSchema = z.strictObject({
  table: idSchema,
  seat: z.string().max(20),
  player: idSchema,
  command: idSchema,
  way: z.enum(WAYS),
  once: z.boolean().default(false),
  /** One of the game's orders, or `{ type: 'Line', line }`: to be read when the next question opens. */
  order: z.looseObject({ type: z.string().max(60) }),
});
export type GiveStandingOrder = z.input<typeof giveSchema>;

const lineSchema = z.strictObject({ type: z.literal('Line'), line: z.string().trim().min(1).max(500) });

/** Kept for this seat alone: as long as it has nothing to say, nothing at the table moves, and nobody can tell that it exists. */
export const giveStandingOrder = async (
  shell: Shell,
  given: GiveStandingOrder,
): Promise<{ readonly order: string } | Refused> => {
  const parsed = checked(giveSchema, given);
  if ('refused' in parsed) return parsed;
  const { table: id, seat, player, way, once } = parsed.value;
  const command = commandOf(player, parsed.value.command);
  const loaded = await loadTable(shell, id);
  if ('refused' in loaded) return loaded;
  const { table } = loaded;
  if (!table.started || table.players[seat] !== player) return tableRefusal('seat', 'notYourSeat');
  const order = fitOrder(table, seat, parsed.value.order);
  if ('refused' in order) return order;
  await keepOrder(shell, table, seat, command, {
    type: 'orders.Given',
    // A typed line is written for the next question; it never answers twice.
    order: { id: command, order: order.action, once: once || order.action.type === 'Line', way },
  });
  // Whoever gives an order while being asked wants it to answer.
  await ordersAnswerNow(shell, id, command);
  return { order: command };
};

const fitOrder = (
  table: Table,
  seat: Seat,
  order: { type: string },
): { readonly action: KeptOrder['order'] } | Refused => {
  if (order.type === 'Line') {
    const line = checked(lineSchema, order);
    return 'refused' in line ? line : { action: line.value };
  }
  const templates = table.game
    .orders(table.game.view(table.state, seat), seat)
    .filter(({ action }) => action.type === order.type);
  if (templates.length === 0) return tableRefusal('order.type', 'noSuchOrder', { order: order.type });
  let problem: Refused = tableRefusal('order', 'noSuchOrder', { order: order.type });
  for (const template of templates) {
    const fitted = fit<Action>(template, order);
    if ('action' in fitted) return fitted;
    if (Object.hasOwn(template.inputs, fitted.field)) problem = { refused: { rule: template.rule, ...fitted } };
  }
  return problem;
};

const withdrawSchema = z.strictObject({
  table: idSchema,
  seat: z.string().max(20),
  player: idSchema,
  command: idSchema,
  /** As `giveStandingOrder` answered it. */
  order: z.string().max(200),
});
export type WithdrawStandingOrder = z.input<typeof withdrawSchema>;

export const withdrawStandingOrder = async (
  shell: Shell,
  given: WithdrawStandingOrder,
): Promise<{ readonly withdrawn: string } | Refused> => {
  const parsed = checked(withdrawSchema, given);
  if ('refused' in parsed) return parsed;
  const { table: id, seat, player, order } = parsed.value;
  const command = commandOf(player, parsed.value.command);
  const loaded = await loadTable(shell, id);
  if ('refused' in loaded) return loaded;
  const { table } = loaded;
  if (table.players[seat] !== player) return tableRefusal('seat', 'notYourSeat');
  const standing = await ordersOf(shell, table, seat);
  if (!standing.some((one) => one.id === order)) return tableRefusal('order', 'orderGone');
  await keepOrder(shell, table, seat, command, { type: 'orders.Withdrawn', order });
  return { withdrawn: order };
};
