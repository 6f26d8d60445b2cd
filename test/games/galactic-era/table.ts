import { type GalacticAction } from '../../../src/games/galactic-era/actions.js';
import { type Board } from '../../../src/games/galactic-era/board.js';
import { galacticEra } from '../../../src/games/galactic-era/index.js';
import { seededChance } from '../../../src/games/kernel/chance.js';
import { type Options, type Seat } from '../../../src/games/kernel/game-definition.js';
import { Tester } from '../tester.js';
import { type Position } from './given.js';

/** A table from its very beginning, with luck that a seed gives. */
export const started = (seats: string, options: Options = {}, seed = 1): Position => {
  const facts = galacticEra.setup(options, [...seats], seededChance(seed));
  return new Tester(
    galacticEra,
    facts.reduce((state, fact) => galacticEra.evolve(state, fact), galacticEra.blank),
    facts,
  );
};

/** The first question that a seat answers for itself or, with `behalf`, for the puppet. */
export const does = (now: Position, seat: Seat, action: GalacticAction, seed = 1): Position => {
  const question = now
    .questions(seat)
    .find(({ offers }) => offers.some(({ action: { type } }) => type === action.type));
  if (!question) throw new Error(`${seat} is not offered ${action.type}, only ${now.offered(seat).join(' ')}`);
  const decision = galacticEra.decide(now.state, { question: question.id, seat, action }, seededChance(seed));
  if (!('facts' in decision)) throw new Error(`refused: ${JSON.stringify(decision)}`);
  return new Tester(
    galacticEra,
    decision.facts.reduce((state, fact) => galacticEra.evolve(state, fact), now.state),
    [...now.facts, ...decision.facts],
  );
};

/** Silence answers for everybody, as long as the table is busy with one of these steps. */
export const silentWhile = (from: Position, ...steps: readonly string[]): Position => {
  let now = from;
  while (steps.includes(now.state.stack.at(-1)?.step.step ?? '')) {
    const question = galacticEra.questions(now.state).find(({ waits }) => waits)!;
    now = does(now, question.seat, question.silent!);
  }
  return now;
};
export const boardNow = ({ state }: Position): Board => state.board;
