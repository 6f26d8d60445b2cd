import { z } from 'zod';
import { type UndoRange, undoRange } from '../games/kernel/effective-history.js';
import { type Seat } from '../games/kernel/game-definition.js';
import { Change, changeTable } from './change-table.js';
import { closingDrafts } from './closing.js';
import { mayAnswerFor } from './people.js';
import { type TableFact, WAYS } from './records.js';
import { checked, commandOf, idSchema, type Refused, type Shell, tableRefusal } from './shell.js';
import { type Table, without } from './table.js';

const schema = z.strictObject({
  table: idSchema,
  seat: z.string().max(20),
  player: idSchema,
  command: idSchema,
  way: z.enum(WAYS),
});
export type Undo = z.input<typeof schema>;

/** What a seat may take back by itself; nothing any more once the seed is shown, for then everybody knows everything. */
export const ownUndo = (table: Table, seat: Seat): UndoRange =>
  table.seed === null
    ? undoRange(table.history, table.positions, seat, (fact) => table.game.irrevocable(fact))
    : { refused: { say: 'table.isOver' } };

/** Takes back a seat's own last answer, as far as it may by itself. The facts stay readable; they no longer count. */
export const undo = async (
  shell: Shell,
  given: Undo,
): Promise<{ readonly undone: { readonly from: number; readonly to: number } } | Refused> => {
  const parsed = checked(schema, given);
  if ('refused' in parsed) return parsed;
  const { table: id, seat, player, way } = parsed.value;
  const command = commandOf(player, parsed.value.command);
  return changeTable<{ readonly undone: { readonly from: number; readonly to: number } } | Refused>(
    shell,
    id,
    (table, seed) => {
      const seen = table.commands.get(command);
      if (seen) {
        const { from, to } = table.history[seen.to].fact as Extract<TableFact, { type: 'Undone' }>;
        return { undone: { from, to } };
      }
      if (!table.started || !mayAnswerFor(table, seat, player, shell.now())) return tableRefusal('seat', 'notYourSeat');
      const range = ownUndo(table, seat);
      if ('refused' in range) return { refused: { rule: '', why: range.refused, field: 'table' } };
      const fact: TableFact = { type: 'Undone', ...range };
      const own = { fact, seat, player, privately: { way, command } };
      return new Change([own, ...closingDrafts(table, without(table, range).state, seed, command)], () => ({
        undone: range,
      }));
    },
  );
};
