import {
  type Action,
  type Answer,
  type Chance,
  type Fact,
  type GameDefinition,
  type Json,
  type Question,
  type Seat,
} from './game-definition.js';
import { readLine } from './notation.js';

interface Line {
  readonly type: 'Line';
  readonly line: string;
}

/**
 * Standing orders and early answers: what a seat has said in advance, kept in its own private stream and never at the
 * table, where each would move the revision and betray itself. Whatever they answer goes through `decide` like any answer
 * and cannot be told from one typed at that moment.
 */
export interface Standing<O extends Action = Action> {
  readonly id: string;
  /** One of the game's orders, or a typed line to be read when the next question opens. */
  readonly order: O | Line;
  /** Gone once it has answered. Lines always are. */
  readonly once?: boolean;
}

export type OrdersBySeat<O extends Action = Action> = Readonly<Record<Seat, readonly Standing<O>[]>>;

export interface Carried<S, F extends Fact> {
  readonly state: S;
  readonly answers: readonly { readonly answer: Answer; readonly order: string; readonly facts: readonly F[] }[];
  /** Orders that are used up, or that failed and will not be tried again. */
  readonly spent: readonly string[];
}

/** One append answers at most this many questions; the rest waits for people. */
const LONGEST_RUN = 1000;

/** Lets orders answer what is open, again and again, until play waits for somebody whose orders have nothing to say. */
export const carryOn = <S, A extends Action, F extends Fact, V extends Json, O extends Action>(
  game: GameDefinition<S, A, F, V, O>,
  from: S,
  orders: OrdersBySeat<O>,
  /** Luck for the answer whose first fact will be the n-th of this run. */
  chanceAt: (factsSoFar: number) => Chance,
): Carried<S, F> => {
  let state = from;
  const answers: Carried<S, F>['answers'][number][] = [];
  const spent = new Set<string>();
  let facts = 0;
  const run: Run = { spent, rests: new Map(), toBeAsked: new Set() };
  while (answers.length < LONGEST_RUN) {
    // Each attempt has its own luck, or one that is refused would shift the luck of the next.
    const done = oneAnswer(game, state, orders, run, () => chanceAt(facts));
    if (!done) break;
    answers.push(done);
    facts += done.facts.length;
    state = done.facts.reduce((s, fact) => game.evolve(s, fact), state);
  }
  // What is left of a line when others must be waited for is not done, nor what was to follow it.
  for (const list of Object.values(orders)) if (list.some(({ id }) => run.rests.has(id))) dropLines(list, spent);
  return { state, answers, spent: [...spent] };
};

const dropLines = (list: readonly Standing[], spent: Set<string>): void => {
  for (const { id, order } of list) if (order.type === 'Line') spent.add(id);
};

interface Run {
  readonly spent: Set<string>;
  /** What is left of lines with several values (`again`); it does not outlive the run. */
  readonly rests: Map<string, string>;
  /** Questions whose order was refused: the person is asked, whatever other orders might say. */
  readonly toBeAsked: Set<string>;
}

const oneAnswer = <S, A extends Action, F extends Fact, V extends Json, O extends Action>(
  game: GameDefinition<S, A, F, V, O>,
  state: S,
  orders: OrdersBySeat<O>,
  { spent, rests, toBeAsked }: Run,
  chance: () => Chance,
): Carried<S, F>['answers'][number] | null => {
  for (const question of game.questions(state)) {
    const view = orders[question.seat]?.length ? game.view(state, question.seat) : null;
    if (view === null || toBeAsked.has(question.id)) continue;
    for (const standing of orders[question.seat]) {
      const { id, order, once } = standing;
      const isLine = order.type === 'Line';
      if (spent.has(id) && !rests.has(id)) continue;
      const says = isLine
        ? read(game, question, rests.get(id) ?? (order as Line).line)
        : { action: game.heed(order as O, question, view) };
      if (says.action === 'ask') break;
      if (says.action === null) continue;
      const answer: Answer = { question: question.id, seat: question.seat, action: says.action };
      const decision = says.action === 'impossible' ? null : game.decide(state, answer, chance());
      if (once || isLine || !decision || !('facts' in decision)) spent.add(id);
      rests.delete(id);
      if (decision && 'facts' in decision) {
        if (says.rest !== undefined) rests.set(id, says.rest);
        return { answer, order: id, facts: decision.facts };
      }
      // What is refused is not done by halves: the order is dropped, with the lines that were to follow, and the person is asked.
      if (isLine) dropLines(orders[question.seat], spent);
      toBeAsked.add(question.id);
      break;
    }
  }
  return null;
};

/** What a typed line says to a question. One that means another question waits for it, and the person is asked. */
const read = <S, A extends Action, F extends Fact, V extends Json, O extends Action>(
  game: GameDefinition<S, A, F, V, O>,
  question: Question<A>,
  line: string,
): { readonly action: A | 'ask' | 'impossible' | null; readonly rest?: string } => {
  // Only obligations: a line was written for "my next question", not for every invitation that happens to be open.
  if (!question.waits) return { action: null };
  const said = readLine(game.words, line, [question]);
  if ('action' in said) return said;
  return { action: said.problem.say === 'kernel.notUnderstood' ? 'ask' : 'impossible' };
};
