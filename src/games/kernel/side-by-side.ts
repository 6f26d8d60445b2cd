import { type Action, type Ask, type Chance, type Fact, type Refusal, type Seat } from './game-definition.js';
import { askedOf } from './sealed-choice.js';
import { ended, type Here, type Step, type StepRules } from './game-of-steps.js';

/**
 * Turns whose order cannot matter, asked of all at once. Each answer counts when it comes; `seats` gives those still to
 * answer, so the game's own facts must take a seat out of it.
 */
export const sideBySide = <B, T extends Step, A extends Action, F extends Fact>(rules: {
  seats(here: Here<B, T>): readonly Seat[];
  ask(here: Here<B, T>, seat: Seat): Omit<Ask<A>, 'seat'>;
  /** Who answers for a seat: the controller of a puppet. Itself if left out. */
  speaker?(here: Here<B, T>, seat: Seat): Seat;
  answer(here: Here<B, T>, seat: Seat, action: A, chance: Chance): readonly F[] | Refusal;
  /** What follows when all have answered; by default the step just ends. */
  done?(here: Here<B, T>, chance: Chance): readonly F[];
}): StepRules<B, T, A, F> => ({
  asks: (here) =>
    rules.seats(here).map((seat) => askedOf(seat, rules.speaker?.(here, seat) ?? seat, rules.ask(here, seat))),
  answer: (here, seat, action, chance) => rules.answer(here, seat, action, chance),
  resolve: (here, chance) => rules.done?.(here, chance) ?? [ended as unknown as F],
});
