import { z } from 'zod';
import { luckAt, luckKey } from '../fairness/luck.js';
import { type Fact, type Json, type Phrase, type Seat } from '../games/kernel/game-definition.js';
import { carryOn } from '../games/kernel/orders.js';
import { Change, changeTable } from './change-table.js';
import { closingDrafts } from './closing.js';
import { WAYS } from './records.js';
import { checked, commandOf, idSchema, type Refused, type Shell, tableRefusal } from './shell.js';
import { dropOrders, type KeptOrder, ordersOf } from './standing-orders.js';
import { type Draft } from './table-store.js';
import { type Table } from './table.js';

const schema = z.strictObject({
  table: idSchema,
  seat: z.string().max(20),
  player: idSchema,
  question: z.string().max(60),
  /** Anything: it is believed only when it fits an offer. */
  action: z.unknown(),
  command: idSchema,
  way: z.enum(WAYS),
});
export type SubmitAnswer = z.input<typeof schema>;

export type Submitted =
  /** The own answer's first and last fact; what orders and the table added stands behind them. */
  | { readonly accepted: { readonly from: number; readonly revision: number; readonly repeated: boolean } }
  | Refused
  | { readonly stale: Phrase };

/**
 * One answer, end to end: decide on the table as it is, let standing orders answer what that opens, and append it all at
 * once. A refusal stores nothing; a repeated command gets the answer it got before.
 */
export const submitAnswer = async (shell: Shell, given: SubmitAnswer): Promise<Submitted> => {
  const parsed = checked(schema, given);
  if ('refused' in parsed) return parsed;
  const { table: id, seat, player, question, action } = parsed.value;
  const command = commandOf(player, parsed.value.command);
  let failed: Afterwards['failed'] = [];
  const submitted = await changeTable<Submitted>(shell, id, async (table, seed) => {
    const seen = table.commands.get(command);
    if (seen) return { accepted: { from: seen.from, revision: seen.to, repeated: true } };
    if (!table.started) return tableRefusal('table', 'notStarted');
    if (table.players[seat] !== player) return tableRefusal('seat', 'notYourSeat');
    const from = table.revision + 1;
    const chanceAt = luckFrom(table, seed);
    const decision = table.game.decide(table.state, { question, seat, action }, chanceAt(0));
    if (!('facts' in decision)) return decision;
    const privately = { way: parsed.value.way, command, question, action: action as Json };
    const own = decision.facts.map((fact): Draft => ({ fact, seat, player, privately }));
    const { drafts: more, failed: dropped } = await afterwards(shell, table, seed, command, decision.facts, chanceAt);
    failed = dropped;
    const revision = table.revision + own.length;
    return new Change([...own, ...more], () => ({ accepted: { from, revision, repeated: false } }));
  });
  if ('accepted' in submitted && failed.length > 0)
    await dropOrders(shell, (await shell.tables.load(id)).table, failed);
  return submitted;
};

interface Afterwards {
  readonly drafts: Draft[];
  /** Orders that were tried and refused. */
  readonly failed: readonly { readonly seat: Seat; readonly id: string }[];
}

/** The luck of the n-th fact that is to be appended now. */
const luckFrom = (table: Table, seed: string) => {
  const key = luckKey(seed, table.nonces);
  return (n: number) => luckAt(key, table.revision + 1 + n);
};

/** What orders answer, and what the table adds. */
const afterwards = async (
  shell: Shell,
  table: Table,
  seed: string,
  command: string,
  facts: readonly Fact[],
  chanceAt: ReturnType<typeof luckFrom>,
): Promise<Afterwards> => {
  const { game, players } = table;
  const state = facts.reduce((s, fact) => game.evolve(s, fact), table.state);
  const waiting = new Set(game.questions(state).map(({ seat }) => seat));
  const orders: Record<Seat, readonly KeptOrder[]> = {};
  // Orders can only speak once somebody is asked; whoever is asked later in the run may have some too.
  if (waiting.size > 0) for (const seat of Object.keys(players)) orders[seat] = await ordersOf(shell, table, seat);
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
