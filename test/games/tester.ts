import {
  type Action,
  type Chance,
  type Decision,
  type Fact,
  type GameDefinition,
  type Json,
  type Question,
  type Refusal,
  type Seat,
} from '../../src/games/kernel/game-definition.js';
import { carryOn, type OrdersBySeat } from '../../src/games/kernel/orders.js';
import { readLine } from '../../src/games/kernel/notation.js';

/** Dice written down beforehand; luck that a test did not expect is an error. */
const scripted = (faces: readonly number[]): Chance & { left: number[] } => {
  const left = [...faces];
  return {
    left,
    below: () => {
      const face = left.shift();
      if (face === undefined) throw new Error('luck was drawn that the test did not script: use .rolling(...)');
      return face - 1;
    },
  };
};

/** A table in mid-game that speaks the language of the rulebook: given, when, then. Immutable: every `when` is a new one. */
export class Tester<S, A extends Action, F extends Fact, V extends Json, O extends Action> {
  constructor(
    readonly game: GameDefinition<S, A, F, V, O>,
    readonly state: S,
    /** What the last `when` led to. */
    readonly facts: readonly F[] = [],
    private readonly dice: readonly number[] = [],
  ) {}

  rolling(...faces: readonly number[]): Tester<S, A, F, V, O> {
    return new Tester(this.game, this.state, this.facts, faces);
  }

  questions(seat: Seat): readonly Question<A>[] {
    return this.game.questions(this.state).filter((question) => question.seat === seat);
  }

  question(seat: Seat): Question<A> {
    const [first] = this.questions(seat);
    if (!first) throw new Error(`${seat} is not asked anything; asked: ${this.asked().join(' ') || 'nobody'}`);
    return first;
  }

  /** The seats that play waits for. */
  asked(): Seat[] {
    return this.game
      .questions(this.state)
      .filter(({ waits }) => waits)
      .map(({ seat }) => seat);
  }

  /** The types of action that a seat is offered, each once. */
  offered(seat: Seat): string[] {
    return [...new Set(this.questions(seat).flatMap(({ offers }) => offers.map(({ action }) => action.type)))];
  }

  offer(seat: Seat, type: A['type']) {
    const found = this.questions(seat)
      .flatMap(({ offers }) => offers)
      .find(({ action }) => action.type === type);
    if (!found) throw new Error(`${seat} is not offered ${type}, only ${this.offered(seat).join(' ')}`);
    return found;
  }

  /** The ids that a pick of an offer lets choose. */
  choices(seat: Seat, type: A['type'], input: string): string[] {
    const found = this.offer(seat, type).inputs[input];
    if (found.kind !== 'pick' || 'list' in found.from) throw new Error(`${input} is no pick`);
    return found.from.map(({ id }) => id);
  }

  private decide(seat: Seat, said: A | string): { decision: Decision<F>; unused: number } {
    const chance = scripted(this.dice);
    if (typeof said !== 'string') {
      const decision = this.game.decide(this.state, { question: this.question(seat).id, seat, action: said }, chance);
      return { decision, unused: chance.left.length };
    }
    const read = readLine(this.game.words, said, this.questions(seat));
    if ('problem' in read) return { decision: { refused: { rule: read.rule, why: read.problem } }, unused: 0 };
    const decision = this.game.decide(this.state, { question: read.question.id, seat, action: read.action }, chance);
    return { decision, unused: chance.left.length };
  }

  /** A seat answers, by an action or by a typed line. */
  when(seat: Seat, said: A | string): Tester<S, A, F, V, O> {
    const { decision, unused } = this.decide(seat, said);
    if (!('facts' in decision))
      throw new Error(`refused: ${JSON.stringify({ seat, said, decision, offered: this.offered(seat) })}`);
    if (unused > 0) throw new Error(`${unused} scripted dice were never rolled`);
    return new Tester(
      this.game,
      decision.facts.reduce((s, fact) => this.game.evolve(s, fact), this.state),
      decision.facts,
    );
  }

  refused(seat: Seat, said: A | string): Refusal {
    const { decision } = this.decide(seat, said);
    if (!('refused' in decision)) throw new Error(`was not refused: ${JSON.stringify({ seat, said })}`);
    return decision.refused;
  }

  /** Lets standing orders answer what they can. */
  ordered(orders: Readonly<Record<Seat, readonly O[]>>): Tester<S, A, F, V, O> {
    const standing: OrdersBySeat<O> = Object.fromEntries(
      Object.entries(orders).map(([seat, list]) => [seat, list.map((order, i) => ({ id: `${seat}${i}`, order }))]),
    );
    const chance = scripted(this.dice);
    const carried = carryOn(this.game, this.state, standing, () => chance);
    return new Tester(
      this.game,
      carried.state,
      carried.answers.flatMap(({ facts }) => facts),
    );
  }

  view(seat: Seat | null): V {
    return this.game.view(this.state, seat);
  }

  /** The facts of a type that the last `when` led to. */
  told<T extends F['type']>(type: T): Extract<F, { type: T }>[] {
    return this.facts.filter((fact): fact is Extract<F, { type: T }> => fact.type === type);
  }
}
