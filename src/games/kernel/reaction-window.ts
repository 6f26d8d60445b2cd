import { type Action, type Ask, type Chance, type Fact, type Seat } from './game-definition.js';
import { type Here, type Step, type StepRules } from './game-of-steps.js';
import { sealedChoice } from './sealed-choice.js';

/**
 * A moment in which others may react, put on top of what they react to. All who may are asked at once; answers are sealed
 * and applied in table order when the last one is in. Who may is read from the state every time: peace made meanwhile takes
 * a seat out, and a reaction that an earlier one has made impossible is passed over by `apply`.
 */
export const reactionWindow = <B, T extends Step, A extends Action, F extends Fact>(rules: {
  /** In table order. Whether to ask everyone who publicly could, or only holders, is the game's table option. */
  mayReact(here: Here<B, T>): readonly Seat[];
  ask(here: Here<B, T>, seat: Seat): Omit<Ask<A>, 'seat'>;
  /** Who answers for a seat: the controller of a puppet. Itself if left out. */
  speaker?(here: Here<B, T>, seat: Seat): Seat;
  /** The facts of all reactions together, and what becomes of the step. */
  apply(here: Here<B, T>, reactions: readonly (readonly [Seat, A])[], chance: Chance): readonly F[];
}): StepRules<B, T, A, F> =>
  sealedChoice<B, T, A, F>({
    seats: (here) => rules.mayReact(here),
    ask: (here, seat) => rules.ask(here, seat),
    speaker: (here, seat) => rules.speaker?.(here, seat) ?? seat,
    reveal: (here, choices, chance) => rules.apply(here, choices, chance),
  });
