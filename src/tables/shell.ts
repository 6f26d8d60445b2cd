import { z } from 'zod';
import { type Refusal, refuse } from '../games/kernel/game-definition.js';
import { NoRules, NoSuchTable, type TableStore } from './table-store.js';
import { type Table } from './table.js';

/** What every use case stands on: the tables, and the clock that the games must not know. */
export interface Shell {
  readonly tables: TableStore;
  now(): Date;
}

export type Refused = { readonly refused: Refusal };

export const tableRefusal = (field: string, say: string, values: Record<string, string | number> = {}): Refused => ({
  refused: { ...refuse('', `table.${say}`, values), field },
});

/** Ids are ours or the client's to choose, never a place for a megabyte. */
export const idSchema = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w.:#@-]+$/);

/** A command belongs to its author: two people who happen to choose the same id must not be taken for one. */
export const commandOf = (player: string, command: string): string => `${player}:${command}`;

/** Says which field is wrong, in the shape of every other refusal. */
export const checked = <T>(schema: z.ZodType<T>, value: unknown): { readonly value: T } | Refused => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  const { path, message } = parsed.error.issues[0];
  return tableRefusal(path.join('.') || 'command', 'badField', {
    field: path.join('.') || 'command',
    problem: message.slice(0, 200),
  });
};

export const loadTable = async (
  shell: Shell,
  id: string,
): Promise<{ readonly table: Table; readonly seed: string } | Refused> => {
  try {
    return await shell.tables.load(id);
  } catch (error) {
    if (error instanceof NoRules) return tableRefusal('table', 'noRules');
    if (error instanceof NoSuchTable) return tableRefusal('table', 'noSuchTable');
    throw error;
  }
};
