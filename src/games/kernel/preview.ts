import { LuckNeeded, noChance } from './chance.js';
import {
  type Answer,
  type Decision,
  type Fact,
  type GameDefinition,
  type Action,
  type Json,
} from './game-definition.js';

/**
 * What an answer would lead to, as far as that can be said without luck and without showing a secret: the facts before
 * the first irrevocable one. Standing orders of others are not consulted at all.
 */
export const preview = <S, A extends Action, F extends Fact, V extends Json, O extends Action>(
  game: GameDefinition<S, A, F, V, O>,
  state: S,
  answer: Answer,
): Decision<F> => {
  try {
    const decision = game.decide(state, answer, noChance);
    if (!('facts' in decision)) return decision;
    const stop = decision.facts.findIndex((fact) => game.irrevocable(fact));
    return stop < 0 ? decision : { facts: decision.facts.slice(0, stop) };
  } catch (error) {
    if (error instanceof LuckNeeded) return { facts: [] };
    throw error;
  }
};
