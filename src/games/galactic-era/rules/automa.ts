import { type Chance } from '../../kernel/game-definition.js';
import { become, ended, type Here, type Rules, type StepRules } from '../../kernel/game-of-steps.js';
import { type GalacticAction } from '../actions.js';
import { type Board, isAutoma } from '../board.js';
import { type AnyFact } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { automaAnswer } from './automa-answers.js';
import { automaMoves } from './automa-moves.js';
import { automaProgresses } from './automa-progress.js';

/**
 * Automas are nations of the game that have no seat at the table (29.1). The steps know nothing of it: around them, whatever
 * an automa would be asked is answered by dice when the step goes on by itself, and nobody is asked.
 */
type One = StepRules<Board, GalacticStep, GalacticAction, AnyFact>;
type Place = Here<Board, GalacticStep>;

/** Steps that go by chapter 29 when an automa is busy with them. */
const ownWay = ({ board, step }: Place): ((chance: Chance) => AnyFact[]) | null => {
  if (!('seat' in step) || !isAutoma(board, step.seat)) return null;
  const { seat } = step;
  switch (step.step) {
    case 'movementTurn':
      return (chance) => automaMoves(board, seat, chance);
    case 'progressTurn':
      return (chance) => automaProgresses(board, seat, chance);
    case 'building':
      // Buried ships: where they lie, without limit (29.10).
      return () => [
        { type: 'ShipsPlaced', seat, hex: step.hexes[0], ships: step.ships, why: step.why },
        become<GalacticStep>(),
      ];
    case 'special':
      // 29.13d
      return () => [ended];
    default:
      return null;
  }
};

/** 29.1, 29.11a: automas gain no DP, and look at nothing. */
const told = (board: Board, facts: readonly AnyFact[]): AnyFact[] =>
  facts.filter(
    (fact) => !((fact.type === 'PointsChanged' || fact.type === 'PlanetExplored') && isAutoma(board, fact.seat)),
  );

/** Nothing changes at a table without automas. */
const isAlone = ({ board }: Place): boolean => Object.keys(board.automas).length > 0;

const around = (rules: One): One => ({
  ...rules,
  asks: (here) => {
    if (!isAlone(here)) return rules.asks?.(here) ?? [];
    const asks = ownWay(here) ? [] : (rules.asks?.(here) ?? []);
    return asks.filter(({ seat }) => !isAutoma(here.board, seat));
  },
  ...(rules.answer
    ? {
        answer: (here: Place, seat: string, action: GalacticAction, chance: Chance) => {
          const facts = rules.answer!(here, seat, action, chance);
          return Array.isArray(facts) ? told(here.board, facts as readonly AnyFact[]) : facts;
        },
      }
    : {}),
  resolve: (here, chance) => {
    if (!isAlone(here)) return rules.resolve?.(here, chance) ?? [];
    const { board, step } = here;
    const own = ownWay(here);
    if (own) return told(board, own(chance));
    const ask = (rules.asks?.(here) ?? []).find(({ seat }) => isAutoma(board, seat));
    if (!ask) return told(board, rules.resolve?.(here, chance) ?? []);
    const { action, told: rolls } = automaAnswer(board, step, ask, chance);
    const facts = rules.answer!(here, ask.seat, action, chance) as readonly AnyFact[];
    return [...rolls, ...told(board, facts)];
  },
});

export const withAutomas = (
  rules: Rules<Board, GalacticStep, GalacticAction, AnyFact>,
): Rules<Board, GalacticStep, GalacticAction, AnyFact> =>
  Object.fromEntries(
    Object.entries(rules).map(([step, one]) => [step, around(one as unknown as One)]),
  ) as unknown as typeof rules;
