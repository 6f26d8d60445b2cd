import { POLICIES } from '../bots/policies.js';
import { type Chance } from '../games/kernel/game-definition.js';
import { luckAt, luckKey } from '../fairness/luck.js';
import { policyOf } from './bot-names.js';
import { type Shell } from './shell.js';
import { submitAnswer } from './submit-answer.js';

/** More answers than this in one go would be a game that goes round in circles. */
const LONGEST_RUN = 2000;

/**
 * Lets the bots of a table answer until play waits for a person. They see their seat's view and offers and answer through
 * `submitAnswer`, like everybody. What they would choose at random follows from the table's own luck, so that asking twice
 * after a crash gives the same answer, and the command id makes it count once.
 */
export const letBotsAnswer = async (shell: Shell, id: string): Promise<number> => {
  for (let answers = 0; answers < LONGEST_RUN; answers++) {
    const { table, seed } = await shell.tables.load(id);
    const question = table.started
      ? table.game
          .questions(table.state)
          .find(({ waits, seat }) => waits && policyOf(table.players[seat] ?? '') !== null)
      : undefined;
    if (!question) return answers;
    const { seat } = question;
    const player = table.players[seat];
    const chance: Chance = luckAt(`bot ${luckKey(seed, table.nonces)}`, table.revision);
    const action = POLICIES[policyOf(player)!](table.game, table.game.view(table.state, seat), seat, question, chance);
    const command = `${seat}-${table.revision}`;
    const answer = await submitAnswer(shell, {
      table: id,
      seat,
      player,
      question: question.id,
      action,
      command,
      way: 'bot',
    });
    if ('refused' in answer) throw new Error(`${player} at table ${id} was refused: ${JSON.stringify(answer.refused)}`);
  }
  return LONGEST_RUN;
};
