import {
  type Action,
  type Chance,
  type Fact,
  type GameDefinition,
  type Options,
  type Question,
  type Seat,
} from '../games/kernel/game-definition.js';
import { carryOn, type OrdersBySeat } from '../games/kernel/orders.js';
import { type Policy } from './policies.js';

/** One whole game by bots, through the definition alone: what simulate counts and the laws watch. */
export interface Moment {
  readonly state: unknown;
  readonly question: Question;
  readonly action: Action;
}

export interface PlayOut {
  readonly state: unknown;
  readonly facts: readonly Fact[];
  readonly decisions: number;
  /** How often play passes from waiting for one set of seats to waiting for another. */
  readonly handOffs: number;
  readonly finished: boolean;
}

export interface PlayOutSettings {
  readonly game: GameDefinition;
  readonly seats: readonly Seat[];
  readonly options: Options;
  readonly chance: Chance;
  readonly policies: Readonly<Record<Seat, Policy>>;
  /** 'usual': each seat, whenever it is asked, leaves the orders a thoughtful player would. */
  readonly orders?: 'none' | 'usual';
  readonly longest?: number;
  readonly watch?: (moment: Moment) => void;
}

export const seatsFor = (count: number): Seat[] => [...'ABCDEF'].slice(0, count);

export const presetOptions = (game: GameDefinition): Options =>
  Object.fromEntries(game.options.map(({ id, preset }) => [id, preset]));

export const playOut = ({
  game,
  seats,
  options,
  chance,
  policies,
  orders = 'none',
  longest = 20_000,
  watch,
}: PlayOutSettings): PlayOut => {
  const facts: Fact[] = [...game.setup(options, seats, chance)];
  let state = facts.reduce((s, fact) => game.evolve(s, fact), game.blank);
  let standing: OrdersBySeat = {};
  let decisions = 0;
  let handOffs = 0;
  let awaited = '';
  let briefed = '';
  const add = (more: readonly Fact[]): void => {
    for (const fact of more) {
      facts.push(fact);
      state = game.evolve(state, fact);
    }
  };
  while (decisions < longest) {
    const carried = carryOn(game, state, standing, () => chance);
    for (const { facts: more } of carried.answers) facts.push(...more);
    state = carried.state;
    decisions += carried.answers.length;
    const questions = game.questions(state);
    const waiting = questions.filter(({ waits }) => waits);
    if (waiting.length === 0) break;
    const now = [...new Set(waiting.map(({ seat }) => seat))].sort().join('');
    if (now !== awaited) handOffs++;
    awaited = now;
    // Invitations are open doors: whoever is awaited may go through one now and then.
    const open = questions.filter(({ waits, seat }) => !waits && now.includes(seat));
    const question =
      open.length > 0 && chance.below(20) === 0
        ? open[chance.below(open.length)]
        : waiting[chance.below(waiting.length)];
    const { seat } = question;
    const view = game.view(state, seat);
    if (orders === 'usual' && game.usualOrders && briefed !== question.id) {
      standing = {
        ...standing,
        [seat]: game.usualOrders(view, seat).map((order, i) => ({ id: `${seat}${i}`, order })),
      };
      briefed = question.id;
      // The orders left with this letter may answer the very question it asked.
      continue;
    }
    const action = policies[seat](game, view, seat, question, chance);
    watch?.({ state, question, action });
    const decision = game.decide(state, { question: question.id, seat, action }, chance);
    if (!('facts' in decision))
      throw new Error(`${game.id}: offered but refused: ${JSON.stringify({ action, decision })}`);
    add(decision.facts);
    decisions++;
  }
  return { state, facts, decisions, handOffs, finished: game.outcome(state) !== null };
};
