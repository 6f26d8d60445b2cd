import { luckAt, luckKey } from '../fairness/luck.js';
import { type Fact, type Json, type Seat } from '../games/kernel/game-definition.js';
import { carryOn } from '../games/kernel/orders.js';
import { Change, changeTable } from './change-table.js';
import { closingDrafts } from './closing.js';
import { type Shell } from './shell.js';
import { dropOrders, type KeptOrder, ordersOf } from './standing-orders.js';
import { type Draft } from './table-store.js';
import { type Table } from './table.js';

/** What orders lead to. */
export interface OrderRun {
  readonly drafts: Draft[];
  /** Orders that were tried and refused. */
  readonly failed: readonly { readonly seat: Seat; readonly id: string }[];
}

/** The luck of the n-th fact that is to be appended now. */
export const luckFrom = (table: Table, seed: string) => {
  const key = luckKey(seed, table.nonces);
  return (n: number) => luckAt(key, table.revision + 1 + n);
};

/** What orders answer once these facts have happened, and what the table adds. */
export const orderRun = async (
  shell: Shell,
  table: Table,
  seed: string,
  command: string,
  facts: readonly Fact[],
  chanceAt: ReturnType<typeof luckFrom>,
): Promise<OrderRun> => {
  const { game, players } = table;
  const state = facts.reduce((s, fact) => game.evolve(s, fact), table.state);
  const orders: Record<Seat, readonly KeptOrder[]> = {};
  const read = (seats: readonly Seat[]): Promise<unknown> =>
    Promise.all(seats.map(async (seat) => (orders[seat] = await ordersOf(shell, table, seat))));
  // Orders can only speak once somebody is asked; when one of those has spoken, whoever is asked after it may have some too.
  const asked = new Set(game.questions(state).map(({ seat }) => seat));
  await read(Object.keys(players).filter((seat) => asked.has(seat)));
  if (Object.values(orders).some((some) => some.length > 0))
    await read(Object.keys(players).filter((seat) => !asked.has(seat)));
  const carried = carryOn(game, state, orders, (n) => chanceAt(facts.length + n));
  const drafts = carried.answers.flatMap(({ answer, order, facts: more }, i): Draft[] => {
    const { seat, question, action } = answer;
    const { way } = orders[seat].find(({ id }) => id === order)!;
    const privately = { way, command: `${command}#${i + 1}`, cause: command, question, action: action as Json, order };
    return more.map((fact) => ({ fact, seat, player: players[seat], privately }));
  });
  const used = new Set(carried.answers.map(({ order }) => order));
  const failed = Object.entries(orders).flatMap(([seat, list]) =>
    list.filter(({ id }) => carried.spent.includes(id) && !used.has(id)).map(({ id }) => ({ seat, id })),
  );
  return { drafts: [...drafts, ...closingDrafts(table, carried.state, seed, command)], failed };
};

/** Lets orders answer what is open at this moment: for an order that is given while its seat is being asked. */
export const ordersAnswerNow = async (shell: Shell, id: string, cause: string): Promise<void> => {
  let failed: OrderRun['failed'] = [];
  await changeTable<null>(shell, id, async (table, seed) => {
    const run = await orderRun(shell, table, seed, cause, [], luckFrom(table, seed));
    failed = run.failed;
    return run.drafts.length === 0 ? null : new Change(run.drafts, () => null);
  });
  if (failed.length > 0) await dropOrders(shell, (await shell.tables.load(id)).table, failed);
};
