import { type Ask, isRefusal, type Seat } from '../../kernel/game-definition.js';
import { type Rules, type StepRules } from '../../kernel/game-of-steps.js';
import { type GalacticAction } from '../actions.js';
import { type Board, speakerOf } from '../board.js';
import { type AnyFact } from '../offers.js';
import { type GalacticStep } from '../steps.js';

/**
 * The puppet (chapter 28) is a nation like any other to every rule of the game. What makes it a puppet stands here, around
 * all of them: its questions and secrets go to whoever controls it, and it has no DP.
 */
const put =
  (board: Board) =>
  (ask: Ask<GalacticAction>): Ask<GalacticAction> => {
    const seat = speakerOf(board, ask.seat);
    return seat === ask.seat ? ask : { ...ask, seat, for: ask.seat, about: { ...ask.about, puppet: ask.seat } };
  };

/** 28.7 */
const isPuppetsPoints = (fact: AnyFact, puppet: Seat): boolean => fact.type === 'PointsChanged' && fact.seat === puppet;
const told =
  (board: Board) =>
  (fact: AnyFact): AnyFact => {
    const { secret } = fact;
    if (secret === undefined) return fact;
    // 28.9: written down as it is now, for control passes on.
    return {
      ...fact,
      secret: { ...secret, to: [...new Set(secret.to.map((seat) => speakerOf(board, seat)))] },
    } as AnyFact;
  };
const facts = (board: Board, all: readonly AnyFact[]): readonly AnyFact[] => {
  const { puppet } = board;
  if (puppet === null || all.length === 0) return all;
  const left = all.filter((fact) => !isPuppetsPoints(fact, puppet.seat));
  return left.length === 0 ? [{ type: 'EffectWaived', seat: puppet.seat, what: 'points' }] : left.map(told(board));
};

type Any = StepRules<Board, GalacticStep, GalacticAction, AnyFact>;
const around = (rules: Any): Any => ({
  ...rules,
  ...(rules.asks ? { asks: (here) => rules.asks!(here).map(put(here.board)) } : {}),
  ...(rules.invites ? { invites: (here) => rules.invites!(here).map(put(here.board)) } : {}),
  ...(rules.answer
    ? {
        answer: (here, seat, action, chance) => {
          const found = rules.answer!(here, seat, action, chance);
          return isRefusal(found) ? found : facts(here.board, found);
        },
      }
    : {}),
  ...(rules.resolve ? { resolve: (here, chance) => facts(here.board, rules.resolve!(here, chance)) } : {}),
});

type AllRules = Rules<Board, GalacticStep, GalacticAction, AnyFact>;
export const withPuppet = (rules: AllRules): AllRules =>
  Object.fromEntries(
    Object.entries(rules).map(([step, one]) => [step, around(one as unknown as Any)]),
  ) as unknown as AllRules;
