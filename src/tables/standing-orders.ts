import { z } from 'zod';
import { lastRevision } from '../event-store/event-store.js';
import { WrongRevision } from '../event-store/refusals.js';
import { eventIdFor } from '../fairness/luck.js';
import { fit } from '../games/kernel/inputs.js';
import { type Action, type Json, type Seat } from '../games/kernel/game-definition.js';
import { type Standing } from '../games/kernel/orders.js';
import { WAYS, type Way } from './records.js';
import { checked, commandOf, idSchema, loadTable, type Refused, type Shell, tableRefusal } from './shell.js';
import { ordersStream } from './table-store.js';
import { type Table } from './table.js';

/** An order as its seat's private stream keeps it, with the door it was given by. */
export type KeptOrder = Standing & { readonly way: Way };

type OrderFact =
  | { readonly type: 'orders.Given'; readonly order: KeptOrder }
  | { readonly type: 'orders.Withdrawn'; readonly order: string };

/** The orders of a seat that still stand, in the order in which they are tried. */
export const ordersOf = async (shell: Shell, table: Table, seat: Seat): Promise<KeptOrder[]> => {
  const standing = new Map<string, KeptOrder>();
  for (const { data } of await shell.tables.events.read(ordersStream(table.id, seat))) {
    const fact = data as unknown as OrderFact;
    if (fact.type === 'orders.Given') standing.set(fact.order.id, fact.order);
    else standing.delete(fact.order);
  }
  // What has answered once is known from the table itself, so a crash between the two cannot use it twice.
  return [...standing.values()].filter(({ id, once }) => !once || !table.ordersUsed.has(id));
};

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

const append = async (shell: Shell, table: Table, seat: Seat, command: string, fact: OrderFact): Promise<void> => {
  const stream = ordersStream(table.id, seat);
  const event = {
    id: eventIdFor(stream, command, 0),
    type: fact.type,
    data: fact as unknown as Json,
    meta: { version: 1, at: shell.now().toISOString(), command },
  };
  const before = await shell.tables.events.read(stream);
  if (before.some(({ id }) => id === event.id)) return;
  try {
    await shell.tables.events.append(stream, await lastRevision(shell.tables.events, stream), [event]);
  } catch (error) {
    if (!(error instanceof WrongRevision)) throw error;
    await append(shell, table, seat, command, fact);
  }
};

/** Kept for this seat alone: nothing at the table moves, so nobody can tell that there is one. */
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
  await append(shell, table, seat, command, {
    type: 'orders.Given',
    // A typed line is written for the next question; it never answers twice.
    order: { id: command, order: order.action, once: once || order.action.type === 'Line', way },
  });
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

/** An order that could not be carried out is dropped, and its owner is asked from then on (16.5 in every rulebook of ours). */
export const dropOrders = async (
  shell: Shell,
  table: Table,
  dropped: readonly { readonly seat: Seat; readonly id: string }[],
): Promise<void> => {
  for (const { seat, id } of dropped)
    await append(shell, table, seat, `drop-${id}`, { type: 'orders.Withdrawn', order: id });
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
  await append(shell, table, seat, command, { type: 'orders.Withdrawn', order });
  return { withdrawn: order };
};
