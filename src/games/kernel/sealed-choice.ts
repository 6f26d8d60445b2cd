import { type Action, type Ask, type Chance, type Fact, type Json, type Seat } from './game-definition.js';
import { type Here, type KernelFact, type Step, type StepRules } from './game-of-steps.js';

/** Keeps a choice from everybody but its author until it is revealed; that it was made is public. */
export const seal = (seat: Seat, choice: Json, author: Seat = seat): KernelFact<never> => ({
  type: 'ChoiceSealed',
  seat,
  secret: { to: [author], choice },
});

/** A question about a seat's doings, put to whoever speaks for it. */
export const askedOf = <A extends Action>(seat: Seat, speaker: Seat, ask: Omit<Ask<A>, 'seat' | 'for'>): Ask<A> =>
  speaker === seat ? { ...ask, seat } : { ...ask, seat: speaker, for: seat };

/**
 * Several seats choose at once and in secret; when nobody is left, one reveal. `seats` is read anew whenever the question
 * is, so a seat that has dropped out is no longer waited for.
 */
export const sealedChoice = <B, T extends Step, A extends Action, F extends Fact>(rules: {
  seats(here: Here<B, T>): readonly Seat[];
  ask(here: Here<B, T>, seat: Seat): Omit<Ask<A>, 'seat'>;
  /** Who answers for a seat: the controller of a puppet. Itself if left out. */
  speaker?(here: Here<B, T>, seat: Seat): Seat;
  /** The choices of all who were to choose, in table order. */
  reveal(here: Here<B, T>, choices: readonly (readonly [Seat, A])[], chance: Chance): readonly F[];
}): StepRules<B, T, A, F> => ({
  asks: (here) =>
    rules
      .seats(here)
      .filter((seat) => here.sealed[seat] === undefined)
      .map((seat) => askedOf(seat, rules.speaker?.(here, seat) ?? seat, rules.ask(here, seat))),
  answer: (here, seat, action) => [seal(seat, action as unknown as Json, rules.speaker?.(here, seat)) as unknown as F],
  resolve: (here, chance) =>
    rules.reveal(
      here,
      rules.seats(here).map((seat) => [seat, here.sealed[seat] as unknown as A] as const),
      chance,
    ),
});
