import { z } from 'zod';
import { type Json, type Phrase } from '../games/kernel/game-definition.js';
import { Change, changeTable } from './change-table.js';
import { luckFrom, orderRun, type OrderRun } from './order-run.js';
import { mayAnswerFor } from './people.js';
import { WAYS } from './records.js';
import { checked, commandOf, idSchema, type Refused, type Shell, tableRefusal } from './shell.js';
import { dropOrders } from './standing-orders.js';
import { type Draft } from './table-store.js';

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
  let failed: OrderRun['failed'] = [];
  const submitted = await changeTable<Submitted>(shell, id, async (table, seed) => {
    const seen = table.commands.get(command);
    if (seen) return { accepted: { from: seen.from, revision: seen.to, repeated: true } };
    if (!table.started) return tableRefusal('table', 'notStarted');
    if (!mayAnswerFor(table, seat, player, shell.now())) return tableRefusal('seat', 'notYourSeat');
    const from = table.revision + 1;
    const chanceAt = luckFrom(table, seed);
    const decision = table.game.decide(table.state, { question, seat, action }, chanceAt(0));
    if (!('facts' in decision)) return decision;
    const privately = { way: parsed.value.way, command, question, action: action as Json };
    const own = decision.facts.map((fact): Draft => ({ fact, seat, player, privately }));
    const { drafts: more, failed: dropped } = await orderRun(shell, table, seed, command, decision.facts, chanceAt);
    failed = dropped;
    const revision = table.revision + own.length;
    return new Change([...own, ...more], () => ({ accepted: { from, revision, repeated: false } }));
  });
  if ('accepted' in submitted && failed.length > 0)
    await dropOrders(shell, (await shell.tables.load(id)).table, failed);
  return submitted;
};
