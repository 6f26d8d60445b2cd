import { z } from 'zod';
import { Change, changeTable } from './change-table.js';
import { closingDrafts } from './closing.js';
import { type TableFact, WAYS } from './records.js';
import { checked, commandOf, idSchema, type Refused, type Shell } from './shell.js';
import { type Draft } from './table-store.js';
import { type Table, without } from './table.js';

/** What every deed at a table names: where, who, by which door, and the command that makes it safe to repeat. */
export const deedFields = { table: idSchema, player: idSchema, command: idSchema, way: z.enum(WAYS) };
export const seatField = z.string().max(20);
type Deed = { table: string; player: string; command: string; way: (typeof WAYS)[number]; seat?: string | null };

export type Done = { readonly done: true } | Refused;

/**
 * A deed that is no answer to a question: it is judged on the table as it is, and leads to facts of the table itself.
 * What they change for the game (whom it waits for) is worked out behind them.
 */
export const doAtTable = async <T extends Deed>(
  shell: Shell,
  schema: z.ZodType<T>,
  given: unknown,
  judge: (table: Table, deed: T, seed: string) => readonly TableFact[] | Refused,
): Promise<Done> => {
  const parsed = checked(schema, given);
  if ('refused' in parsed) return parsed;
  const deed = parsed.value;
  // The same for two seats is two deeds, whatever the client called them.
  const command = commandOf(deed.player, deed.command) + (deed.seat ? `@${deed.seat}` : '');
  return changeTable<Done>(shell, deed.table, (table, seed) => {
    if (table.commands.has(command)) return { done: true };
    const judged = judge(table, deed, seed);
    if ('refused' in judged) return judged;
    const privately = { way: deed.way, command };
    const drafts = judged.map((fact): Draft => ({ fact, seat: null, player: deed.player, privately }));
    const undone = judged.find((fact) => fact.type === 'Undone');
    const closing = undone ? closingAfterUndo(table, undone, seed, command) : [];
    return new Change([...drafts, ...closing], () => ({ done: true }));
  });
};

const closingAfterUndo = (
  table: Table,
  range: Extract<TableFact, { type: 'Undone' }>,
  seed: string,
  command: string,
): Draft[] => closingDrafts(table, without(table, range).state, seed, command);
