import { type Question, type Seat } from '../games/kernel/game-definition.js';
import { readLine } from '../games/kernel/notation.js';
import { mayAnswerFor } from './people.js';
import { commandOf, loadTable, type Shell } from './shell.js';
import { submitAnswer, type Submitted } from './submit-answer.js';
import { type Way } from './records.js';

export interface SubmitLine {
  readonly table: string;
  readonly seat: Seat;
  readonly player: string;
  readonly line: string;
  readonly command: string;
  readonly way: Way;
  /** Only these offers are meant, where the writer has pointed at one. */
  readonly only?: readonly Question[];
}

/** More values than this in one line are no answer. */
const MOST_VALUES = 50;

/**
 * Answers by a typed line. A repeated command is answered as before, whatever the line would mean by now; a line with
 * several values answers once for each, until one is refused.
 */
export const submitLine = async (shell: Shell, given: SubmitLine): Promise<Submitted> => {
  let { line } = given;
  let first: number | undefined;
  let last: Submitted | null = null;
  for (let n = 0; n < MOST_VALUES; n++) {
    const command = n === 0 ? given.command : `${given.command}.${n}`;
    const loaded = await loadTable(shell, given.table);
    if ('refused' in loaded) return loaded;
    const { table } = loaded;
    const { seat, player, way } = given;
    const isRepeated = table.commands.has(commandOf(player, command));
    const isMine = table.started && mayAnswerFor(table, seat, player, shell.now());
    const open = isMine ? table.game.questions(table.state).filter((question) => question.seat === seat) : [];
    const asked = n === 0 && given.only ? given.only : open;
    const read = readLine(table.game.words, line, asked);
    if ('problem' in read && !isRepeated && isMine && open.length > 0)
      return { refused: { rule: read.rule, why: read.problem, field: 'line' } };
    const answer = 'action' in read ? read : null;
    const submitted = await submitAnswer(shell, {
      table: given.table,
      seat,
      player,
      question: answer?.question.id ?? '',
      action: answer?.action,
      command,
      way,
    });
    if (!('accepted' in submitted)) return submitted;
    first ??= submitted.accepted.from;
    last = { accepted: { ...submitted.accepted, from: first } };
    if (answer?.rest === undefined) return last;
    line = answer.rest;
  }
  return last!;
};
