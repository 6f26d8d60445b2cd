import { lastRevision } from '../event-store/event-store.js';
import { WrongRevision } from '../event-store/refusals.js';
import { eventIdFor } from '../fairness/luck.js';
import { type Json, type Seat } from '../games/kernel/game-definition.js';
import { type Standing } from '../games/kernel/orders.js';
import { type Way } from './records.js';
import { type Shell } from './shell.js';
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

/** Writes into the seat's own stream; the same command writes once. */
export const keepOrder = async (
  shell: Shell,
  table: Table,
  seat: Seat,
  command: string,
  fact: OrderFact,
): Promise<void> => {
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
    await keepOrder(shell, table, seat, command, fact);
  }
};

/** An order that could not be carried out is dropped, and its owner is asked from then on (16.5 in every rulebook of ours). */
export const dropOrders = async (
  shell: Shell,
  table: Table,
  dropped: readonly { readonly seat: Seat; readonly id: string }[],
): Promise<void> => {
  for (const { seat, id } of dropped)
    await keepOrder(shell, table, seat, `drop-${id}`, { type: 'orders.Withdrawn', order: id });
};
