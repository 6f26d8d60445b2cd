import { type Fact } from '../kernel/game-definition.js';
import { type KernelFact } from '../kernel/game-of-steps.js';
import { type Board } from './board.js';
import { type Components } from './components/types.js';
import { blank, evolveWith } from './evolve.js';
import { type SpacecorpFact } from './facts.js';
import { type SpacecorpStep } from './steps.js';

/** What a whole game is measured by, era by era, when bots play many of them. */
export const tallyWith =
  (box: Components) =>
  (facts: readonly (SpacecorpFact | KernelFact<SpacecorpStep>)[]): Readonly<Record<string, number>> => {
    const evolve = evolveWith(box);
    const figures: Record<string, number> = {};
    let board: Board = blank;
    let turns = 0;
    for (const fact of facts) {
      if (isOfTheGame(fact)) board = evolve(board, fact);
      if (fact.type === 'EraBegan') turns = board.turns;
      if (fact.type !== 'EraEnded') continue;
      const { era } = fact;
      const seats = board.seats.length;
      figures[`${era}.turnsPerSeat`] = (board.turns - turns) / seats;
      figures[`${era}.profitPerSeat`] =
        board.seats.reduce((sum, seat) => sum + board.companies[seat].profit, 0) / seats;
      figures[`${era}.contracts`] = board.claims[era]!.filter((by) => by !== null).length;
      figures[`${era}.endedByContracts`] = board.triggered.contracts ? 1 : 0;
      if (era === 'starfarers') figures['starfarers.colonies'] = board.founded.length;
    }
    return figures;
  };

const KERNEL: readonly string[] = ['StepsBegan', 'StepEnded', 'ChoiceSealed', 'BidMade', 'BidPassed'];
const isOfTheGame = (fact: Fact): fact is SpacecorpFact => !KERNEL.includes(fact.type);
