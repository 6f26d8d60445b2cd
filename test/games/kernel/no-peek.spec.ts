import { describe, expect, it } from '@jest/globals';
import { seededChance } from '../../../src/games/kernel/chance.js';
import {
  type Action,
  type Answer,
  type Fact,
  type GameDefinition,
  type Json,
  type Seat,
} from '../../../src/games/kernel/game-definition.js';
import { sampleAction } from '../../../src/games/kernel/sampling.js';
import { witness } from '../../../src/games/kernel/tell.js';
import { lanterns } from './invented-game.js';
import { fold, TestTable } from './playing.js';

/**
 * Two histories that part at one moment, by another secret choice or by other luck, and go on with the same answers while
 * both take them. Whoever has witnessed the same in both must see the same and be asked the same, at every moment.
 */
const peeks = <S, A extends Action, F extends Fact, V extends Json, O extends Action>(
  game: GameDefinition<S, A, F, V, O>,
  seats: readonly Seat[],
  seed: number,
): { readonly compared: number; readonly hidden: number; readonly found: unknown[] } => {
  const chance = seededChance(seed);
  const table = new TestTable(game, seats.join(''), chance);
  const found: unknown[] = [];
  let compared = 0;
  let hidden = 0;
  let other = table.state;
  let blind: readonly (Seat | null)[] = [];

  const witnessed = (facts: readonly F[], seat: Seat | null): string =>
    JSON.stringify(facts.map((fact) => witness(fact, seat)));
  const compare = (ours: readonly F[], theirs: readonly F[]): void => {
    blind = blind.filter((seat) => witnessed(ours, seat) === witnessed(theirs, seat));
    if (JSON.stringify(table.state) !== JSON.stringify(other)) hidden += blind.length;
    for (const seat of blind) {
      const seen = [table.state, other].map((state) =>
        JSON.stringify([
          game.view(state, seat),
          game
            .questions(state)
            .map((question) => (question.seat === seat ? question : { id: question.id, about: question.about })),
          seat === null ? null : game.orders(game.view(state, seat), seat),
        ]),
      );
      compared++;
      if (seen[0] !== seen[1]) found.push({ seed, seat, ours: ours.map(({ type }) => type), seen });
    }
  };
  const elsewise = (state: S, answer: Answer, luck: number): readonly F[] | null => {
    const decision = game.decide(state, answer, seededChance(luck));
    return 'facts' in decision ? decision.facts : null;
  };
  /** Another answer to the same question, or the same with other luck. */
  const another = (answer: Answer): Answer => {
    const question = table.questions(answer.seat).find(({ id }) => id === answer.question)!;
    const offer = question.offers.find(({ action }) => action.type === (answer.action as A).type)!;
    return chance.below(3) === 0 ? answer : { ...answer, action: sampleAction(offer, question.lists ?? {}, chance) };
  };

  // The deal at the set-up is the first moment at which they may part.
  const dealt = game.setup({}, seats, seededChance(seed + 1_000_003));
  const parting = chance.below(3) === 0 ? 0 : 1 + chance.below(60);
  if (parting === 0) {
    other = fold(game, dealt);
    blind = [...seats, null];
    compare(table.facts, dealt);
  }
  for (let moment = 1; moment < 500; moment++) {
    const open = table.questions();
    const whose = open.filter(
      ({ waits, seat }) =>
        (waits || chance.below(10) === 0) && (moment <= parting || blind.length < 2 || blind.includes(seat)),
    );
    if (open.every(({ waits }) => !waits)) break;
    const {
      id,
      seat,
      offers,
      lists = {},
    } = (whose.length > 0 ? whose : open)[chance.below(whose.length || open.length)];
    const answer: Answer = {
      question: id,
      seat,
      action: sampleAction(offers[chance.below(offers.length)], lists, chance),
    };
    const luck = chance.below(1e9);
    const ours = elsewise(table.state, answer, luck)!;
    const parts = moment === parting;
    if (parts) blind = [...seats, null];
    const theirs = moment < parting ? ours : elsewise(other, parts ? another(answer) : answer, parts ? luck + 1 : luck);
    table.state = fold(game, ours, table.state);
    if (theirs === null) break;
    other = moment < parting ? table.state : fold(game, theirs, other);
    if (moment >= parting) compare(ours, theirs);
    if (moment >= parting && blind.length === 0) break;
  }
  return { compared, hidden, found };
};

const run = (game: typeof lanterns, seeds: number) => {
  const runs = [2, 3, 4].flatMap((n) =>
    Array.from({ length: seeds }, (_one, seed) => peeks(game, [...'ABCD'].slice(0, n), seed)),
  );
  return {
    hidden: runs.reduce((sum, one) => sum + one.hidden, 0),
    found: runs.flatMap((one) => one.found),
  };
};

describe('nobody learns what it did not witness', () => {
  it('from its view, its questions or its orders', () => {
    const { hidden, found } = run(lanterns, 90);
    expect(found.slice(0, 2)).toEqual([]);
    // Moments at which something did differ that a seat could not know.
    expect(hidden).toBeGreaterThan(300);
  });

  it.each<[string, Partial<typeof lanterns>]>([
    [
      "a view with another's hand",
      { view: (play, seat) => ({ ...(lanterns.view(play, seat) as object), peek: play.board.hands.A }) as never },
    ],
    [
      'a view with a sealed choice',
      {
        view: (play, seat) =>
          ({ ...(lanterns.view(play, seat) as object), peek: play.stack.at(-1)?.sealed ?? null }) as never,
      },
    ],
    [
      'a question that depends on a secret',
      {
        questions: (play) =>
          lanterns.questions(play).map((question) => ({
            ...question,
            about: { ...question.about, fog: play.board.hands.B.join().includes('fog') },
          })),
      },
    ],
  ])('and %s is caught', (_what, leak) => expect(run({ ...lanterns, ...leak }, 15).found.length).toBeGreaterThan(0));
});
