import { type Decision, type Fact, type Seat } from '../games/kernel/game-definition.js';
import { preview } from '../games/kernel/preview.js';
import { witness } from '../games/kernel/tell.js';
import { mayAnswerFor } from './people.js';
import { loadTable, type Refused, type Shell, tableRefusal } from './shell.js';

/** What an answer would lead to, as far as luck and others let that be said. Nothing is stored. */
export const previewAnswer = async (
  shell: Shell,
  {
    table: id,
    seat,
    player,
    question,
    action,
  }: { table: string; seat: Seat; player: string; question: string; action: unknown },
): Promise<Decision<Fact> | Refused> => {
  const loaded = await loadTable(shell, id);
  if ('refused' in loaded) return loaded;
  const { table } = loaded;
  if (!mayAnswerFor(table, seat, player, shell.now())) return tableRefusal('seat', 'notYourSeat');
  const shown = preview(table.game, table.state, { question, seat, action });
  return 'facts' in shown ? { facts: shown.facts.map((fact) => witness(fact, seat)) } : shown;
};
