import { type Seat } from '../../kernel/game-definition.js';
import { type Board, isAutoma, isPeople, level } from '../board.js';
import { SLAVERS_SPIRITUALITY } from '../components/automas.js';
import { LETTERS } from '../components/pieces.js';
import { TECHNOLOGIES, type Technology, tacticTokens, TOP_LEVEL } from '../components/technologies.js';
import { type Cause, type GalacticFact } from '../facts.js';
import { offer, oneOf, named, type RulesOf, type Wanted } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { turned } from './war.js';

/** 25.21a, 29.19: what a seat can learn at all. */
export const mayLearn = (board: Board, seat: Seat, technology: Technology): boolean =>
  level(board, seat, technology) < TOP_LEVEL &&
  !(technology === 'robotics' && isPeople(board, seat, 'yowies')) &&
  !(
    technology === 'spirituality' &&
    isAutoma(board, seat) &&
    board.automas[seat].kind === 'slavers' &&
    level(board, seat, technology) >= SLAVERS_SPIRITUALITY
  );
/** 14.14a: what a seat can learn from another. */
export const learnableFrom = (board: Board, seat: Seat, from: Seat): Technology[] =>
  TECHNOLOGIES.filter(
    (technology) =>
      mayLearn(board, seat, technology) && level(board, from, technology) > level(board, seat, technology),
  );

/** A rise with all that comes of it at once: the tactic tokens of levels passed (18.5) and Spirituality V (18.6). */
export const raised = (
  board: Board,
  seat: Seat,
  technology: Technology,
  to: number,
  why: Cause,
): { readonly facts: readonly GalacticFact[]; readonly steps: readonly GalacticStep[] } => {
  const from = level(board, seat, technology);
  const passed = Array.from({ length: to - from }, (_one, i) => from + i + 1);
  // 29.10: automas know no tactics.
  const free = isAutoma(board, seat) ? 0 : LETTERS.length - Object.keys(board.nations[seat].tactics).length;
  const tokens =
    technology === 'military'
      ? Math.min(
          free,
          passed.reduce((all, one) => all + tacticTokens(one), 0),
        )
      : 0;
  const flips = technology === 'spirituality' && to >= 5 && from < 5 && board.nations[seat].ethics === 'dark';
  return {
    facts: [
      { type: 'TechnologyRaised', seat, technology, level: to, why },
      ...(flips ? turned(board, [seat], 'spirituality') : []),
    ],
    steps: tokens > 0 ? [{ step: 'placingTactic', seat, tokens }] : [],
  };
};

/** 6.15: a token on a letter without one, for good. */
export const placingTactic: RulesOf<'placingTactic'> = {
  asks: ({ board, step: { seat, tokens } }) => {
    const free = LETTERS.filter((letter) => board.nations[seat].tactics[letter] === undefined);
    if (tokens === 0 || free.length === 0) return [];
    return [
      {
        seat,
        about: { say: 'about.placingTactic' },
        offers: [
          offer('PlaceTactic', '6.15', {
            inputs: {
              letter: oneOf(free.map((letter) => named('letter', letter))),
              side: oneOf([named('tactic', 'x2'), named('tactic', 'dp3')], 'x2'),
            },
          }),
        ],
        silent: { type: 'PlaceTactic', letter: free[0], side: 'x2' },
      },
    ];
  },
  answer: ({ step: { seat, tokens } }, _seat, action) => {
    const { letter, side } = action as Wanted<'PlaceTactic'>;
    return [
      { type: 'TacticPlaced', seat, letter, side },
      {
        type: 'StepsBegan',
        steps: tokens > 1 ? [{ step: 'placingTactic', seat, tokens: tokens - 1 }] : [],
        instead: true,
      },
    ];
  },
};
