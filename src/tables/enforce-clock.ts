import { greedy } from '../bots/policies.js';
import { luckAt, luckKey } from '../fairness/luck.js';
import { type Question, type Seat } from '../games/kernel/game-definition.js';
import { policyOf } from './bot-names.js';
import { deedFields, doAtTable, seatField } from './deed.js';
import { z } from 'zod';
import { resumeTable } from './propose.js';
import { type TableFact } from './records.js';
import { type Shell, tableRefusal } from './shell.js';
import { submitAnswer } from './submit-answer.js';
import { clockOf, type Rests } from './table-clock.js';
import { type Table } from './table.js';

const schema = z.strictObject({ ...deedFields, seat: seatField });

/** More answers than this for one seat in one go would be a game that goes round in circles. */
const LONGEST_RUN = 500;

/** The player in whose name the clock itself does things. */
const CLOCK = 'clock';

const isRunOut = async (table: Table, seat: Seat, rests: Rests, now: Date): Promise<boolean> => {
  const clock = (await clockOf(table, rests, now)).find((one) => one.seat === seat);
  return clock?.deadline !== null && clock !== undefined && clock.deadline <= now.getTime();
};

/** What is answered for a silent seat: the rules' default where the table chose that and there is one, else the bot's choice. */
const answerFor = (table: Table, seed: string, question: Question): unknown => {
  if (table.arrangement.atEnd === 'silent' && question.silent !== undefined) return question.silent;
  const chance = luckAt(`clock ${luckKey(seed, table.nonces)}`, table.revision);
  return greedy(table.game, table.game.view(table.state, question.seat), question.seat, question, chance);
};

/** Does what the table chose for a seat whose clock has run out; says so in a fact first. Returns whether it had. */
export const enforceClock = async (shell: Shell, id: string, seat: Seat, rests: Rests): Promise<boolean> => {
  const { table } = await shell.tables.load(id);
  const player = table.players[seat];
  if (player === undefined || policyOf(player) !== null || table.paused || table.seed !== null) return false;
  if (!(await isRunOut(table, seat, rests, shell.now()))) return false;
  const { atEnd } = table.arrangement;
  const since = table.awaiting[seat]?.since ?? '';
  const ranOut: TableFact = { type: 'ClockRanOut', seat, then: atEnd };
  const command = `ran-out-${seat}-${Date.parse(since)}`;
  await doAtTable(shell, schema, { table: id, player: CLOCK, command, way: 'clock', seat }, (now) => {
    // Between looking and writing the seat may have answered after all.
    if (now.awaiting[seat]?.since !== since || now.players[seat] !== player) return tableRefusal('seat', 'notAtTable');
    return atEnd === 'vacate' ? [ranOut, { type: 'SeatVacated', seat, why: 'lost' }] : [ranOut];
  });
  if (atEnd !== 'vacate') await answerInItsPlace(shell, id, seat, player, since);
  return true;
};

/** Answers until play no longer waits for the seat: half a turn would only be waited for again. */
const answerInItsPlace = async (shell: Shell, id: string, seat: Seat, player: string, since: string): Promise<void> => {
  for (let answers = 0; answers < LONGEST_RUN; answers++) {
    const { table, seed } = await shell.tables.load(id);
    if (table.awaiting[seat]?.since !== since || table.players[seat] !== player) return;
    const question = table.game.questions(table.state).find((one) => one.waits && one.seat === seat);
    if (!question) return;
    const answer = await submitAnswer(shell, {
      table: id,
      seat,
      player,
      question: question.id,
      action: answerFor(table, seed, question),
      command: `clock-${seat}-${table.revision}`,
      way: 'clock',
    });
    if ('refused' in answer)
      throw new Error(`the clock's answer at table ${id} was refused: ${JSON.stringify(answer)}`);
  }
};

/** Ends a pause that was to last until now. */
export const endPause = async (shell: Shell, id: string): Promise<void> => {
  const { table } = await shell.tables.load(id);
  const until = table.paused?.until;
  if (until && until <= shell.now().toISOString())
    await resumeTable(shell, { table: id, player: CLOCK, command: `resume-${Date.parse(until)}`, way: 'clock' });
};
