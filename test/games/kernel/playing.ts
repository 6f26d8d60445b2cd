import { seededChance } from '../../../src/games/kernel/chance.js';
import {
  type Action,
  type Answer,
  type Chance,
  type Decision,
  type Fact,
  type GameDefinition,
  type Json,
  type Question,
  type Seat,
} from '../../../src/games/kernel/game-definition.js';
import { sampleAction } from '../../../src/games/kernel/sampling.js';

export const fold = <S, F extends Fact>(
  game: { readonly blank: S; evolve(state: S, fact: F): S },
  facts: readonly F[],
  from: S = game.blank,
): S => facts.reduce((state, fact) => game.evolve(state, fact), from);

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What a table answered, or an error that says why not. */
export const factsOf = <F extends Fact>(decision: Decision<F>): readonly F[] => {
  if (!('facts' in decision)) throw new Error(`not accepted: ${JSON.stringify(decision)}`);
  return decision.facts;
};

/** A table in a test's hands: the state, and everything that has happened. */
export class TestTable<S, A extends Action, F extends Fact, V extends Json, O extends Action> {
  state: S;
  readonly facts: F[];
  readonly answers: Answer[] = [];

  constructor(
    readonly game: GameDefinition<S, A, F, V, O>,
    seats: string,
    readonly chance: Chance = seededChance(1),
  ) {
    this.facts = [...game.setup({}, [...seats], chance)];
    this.state = fold(game, this.facts);
  }

  questions(seat?: Seat): readonly Question<A>[] {
    return this.game.questions(this.state).filter((question) => seat === undefined || question.seat === seat);
  }

  /** The ids that play waits for. */
  waiting(): string[] {
    return this.questions()
      .filter(({ waits }) => waits)
      .map(({ id }) => id);
  }

  /** The question in which a seat is offered a type of action. */
  where(seat: Seat, type: A['type']): Question<A> {
    const found = this.questions(seat).find(({ offers }) => offers.some(({ action }) => action.type === type));
    if (!found)
      throw new Error(
        `${seat} is not offered ${type}; open: ${this.questions()
          .map(({ id }) => id)
          .join(' ')}`,
      );
    return found;
  }

  decide(answer: Answer, chance: Chance = this.chance): Decision<F> {
    return this.game.decide(this.state, answer, chance);
  }

  /** Answers, and takes what follows. */
  take(answer: Answer): readonly F[] {
    const facts = factsOf(this.decide(answer));
    this.answers.push(answer);
    this.facts.push(...facts);
    this.state = fold(this.game, facts, this.state);
    return facts;
  }

  does(seat: Seat, action: A, behalf?: Seat): readonly F[] {
    const question = this.questions(seat).find(
      ({ offers, for: whom }) => whom === behalf && offers.some((offer) => offer.action.type === action.type),
    );
    return this.take({ question: question?.id ?? this.where(seat, action.type).id, seat, action });
  }

  /** One random answer to something that is open; invitations are taken up now and then. */
  plays(): Answer | null {
    const open = this.questions();
    const obligations = open.filter(({ waits }) => waits);
    if (obligations.length === 0) return null;
    const from = this.chance.below(8) === 0 ? open : obligations;
    const { id, seat, offers, lists } = from[this.chance.below(from.length)];
    const action = sampleAction(offers[this.chance.below(offers.length)], lists ?? {}, this.chance);
    const answer = { question: id, seat, action };
    this.take(answer);
    return answer;
  }
}
