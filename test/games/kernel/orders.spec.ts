import { describe, expect, it } from '@jest/globals';
import { noChance, seededChance } from '../../../src/games/kernel/chance.js';
import { type Action, refuse, type Seat } from '../../../src/games/kernel/game-definition.js';
import { ended } from '../../../src/games/kernel/game-of-steps.js';
import { carryOn, type OrdersBySeat, type Standing } from '../../../src/games/kernel/orders.js';
import { type LanternsAction, type LanternsOrder } from './invented-board.js';
import { lanterns } from './invented-game.js';
import { allSail, type Lanterns, lanternsTable, toFirstTurn, toMarket, war } from './lanterns-scenes.js';
import { fold } from './playing.js';
import { noted, tinyGame, tinyOffer, type TinyRules, yesOrNo } from './tiny-game.js';

type Given = LanternsOrder | string;
const standing = (given: readonly Given[], seat: Seat, once = false): Standing<LanternsOrder>[] =>
  given.map((order, i) => ({
    id: `${seat}${i + 1}`,
    order: typeof order === 'string' ? { type: 'Line', line: order } : order,
    ...(once ? { once } : {}),
  }));
const carry = (table: Lanterns, orders: Readonly<Record<Seat, readonly Given[]>>, once = false) => {
  const bySeat: OrdersBySeat<LanternsOrder> = Object.fromEntries(
    Object.entries(orders).map(([seat, given]) => [seat, standing(given, seat, once)]),
  );
  const carried = carryOn(lanterns, table.state, bySeat, (n) => seededChance(n));
  return {
    ...carried,
    said: carried.answers.map(({ answer }) => `${answer.seat} ${(answer.action as LanternsAction).type}`),
  };
};
const turnOfA = (seats = 'ABC'): Lanterns => {
  const table = lanternsTable(seats);
  toFirstTurn(table);
  return table;
};

describe('orders answer what is open', () => {
  it('each as if it were typed at that moment', () => {
    const table = lanternsTable();
    allSail(table, { A: 'quay', B: 'mole', C: 'cape' });
    const { bidding } = lanterns.view(table.state, 'A');
    const max = (amount: number): LanternsOrder => ({ type: 'Maximum', amount, then: 'pass', bidding: bidding! });
    const { answers, state, said, spent } = carry(table, { A: [max(2)], B: [max(5)], C: [max(3)] });
    expect(said).toEqual(['A Bid', 'B Bid', 'C Bid', 'A PassBidding', 'B Bid', 'C PassBidding']);
    expect(state.board).toMatchObject({ lamps: { B: 2 }, oil: { B: 2 } });
    expect(spent).toEqual([]);
    // By hand it comes to the same facts.
    for (const { answer } of answers) table.take(answer);
    expect(table.state).toEqual(state);
    expect(answers.flatMap(({ facts }) => facts)).toEqual(
      table.facts.slice(-answers.flatMap(({ facts }) => facts).length),
    );
  });

  it('on a condition, from what their owner sees', () => {
    const table = lanternsTable();
    war(table, 'A', 'B');
    war(table, 'C', 'A');
    allSail(table, {});
    table.state = { ...table.state, board: { ...table.state.board, oil: { A: 9, B: 2, C: 7 } } };
    const { answers } = carry(table, { A: [{ type: 'AmbushWhen', oil: 5 }], B: [{ type: 'AmbushWhen', oil: 10 }] });
    expect(answers.map(({ answer }) => answer.action)).toEqual([{ type: 'Ambush', victim: 'C' }, { type: 'HoldFire' }]);
  });

  it('until play waits for somebody whose orders have nothing to say', () => {
    const table = turnOfA();
    const { said, state } = carry(table, { A: [{ type: 'SleepBelow', oil: 9 }], B: [{ type: 'SleepBelow', oil: 3 }] });
    expect(said).toEqual(['A EndTurn']);
    expect(lanterns.questions(state).filter(({ waits }) => waits)).toMatchObject([{ seat: 'B' }]);
  });

  it('again and again, unless they are for once', () => {
    const orders = {
      A: [{ type: 'SleepBelow', oil: 9 }],
      B: [{ type: 'SleepBelow', oil: 9 }],
      C: [{ type: 'SleepBelow', oil: 9 }],
    } as const;
    expect(carry(turnOfA(), orders).spent).toEqual([]);
    expect(carry(turnOfA(), orders, true).spent).toEqual(['A1', 'B1', 'C1']);
    const rules: TinyRules = {
      s: { asks: ({ board }) => (board.length < 3 ? [yesOrNo('A')] : []), answer: () => [noted('x')] },
    };
    const game = { ...tinyGame(rules, { step: 's' }), heed: () => ({ type: 'Yes' }) };
    const start = fold(game, game.setup({}, ['A'], noChance));
    const run = (once: boolean) =>
      carryOn(game, start, { A: [{ id: 'o', order: { type: 'Any' }, once }] }, () => noChance);
    expect(run(false).answers).toHaveLength(3);
    expect(run(true)).toMatchObject({ answers: [{ order: 'o' }], spent: ['o'] });
  });

  it('the first that has something to say, and an order to ask stops the others', () => {
    const sleep: LanternsOrder = { type: 'SleepBelow', oil: 9 };
    expect(carry(turnOfA(), { A: [{ type: 'SleepBelow', oil: 1 }, sleep] }).answers).toMatchObject([{ order: 'A2' }]);
    expect(carry(turnOfA(), { A: [{ type: 'AskMe' }, sleep] })).toMatchObject({ answers: [], spent: [] });
  });

  it('and never more than a thousand in one run', () => {
    const game = {
      ...tinyGame({ s: { asks: () => [yesOrNo('A')], answer: () => [noted('x')] } }, { step: 's' }),
      heed: () => ({ type: 'Yes' }),
    };
    const start = fold(game, game.setup({}, ['A'], noChance));
    expect(carryOn(game, start, { A: [{ id: 'o', order: { type: 'Any' } }] }, () => noChance).answers).toHaveLength(
      1000,
    );
  });

  it("also invitations, if the game's order wants to", () => {
    const rules: TinyRules = {
      s: {
        asks: () => [yesOrNo('A')],
        invites: ({ board }) => (board.length === 0 ? [yesOrNo('B')] : []),
        answer: (_here, seat) => [noted(seat)],
      },
    };
    const game = { ...tinyGame(rules, { step: 's' }), heed: () => ({ type: 'Yes' }) };
    const start = fold(game, game.setup({}, ['A', 'B'], noChance));
    expect(carryOn(game, start, { B: [{ id: 'o', order: { type: 'Any' } }] }, () => noChance).state.board).toEqual([
      'B',
    ]);
  });
});

describe('typed lines', () => {
  it('are a queue: one for each question, in order, in any language', () => {
    const { said, spent, state } = carry(turnOfA(), {
      A: ['light cape', 'quema 2', 'RIG', 'lamps quay=great', 'end', 'book none for none'],
    });
    expect(said).toEqual(['A Light', 'A Burn', 'A Rig', 'A SetLamps', 'A EndTurn']);
    expect(spent).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
    expect(state.board).toMatchObject({ lit: { A: ['cape'] }, glow: { A: 2 }, rigged: { A: { quay: 'great' } } });
  });

  it('answer no invitation that happens to be open', () => {
    const table = turnOfA();
    expect(carry(table, { A: ['war blue'], B: ['war amber'] })).toMatchObject({ answers: [], spent: [] });
  });

  it('that mean another question wait for it, and the person is asked', () => {
    const { said, spent } = carry(turnOfA(), { A: ['burn 1', 'book none for none', 'end'] });
    expect(said).toEqual(['A Burn']);
    expect(spent).toEqual(['A1']);
  });

  it('that cannot be done are dropped with all that were to follow, and the person is asked', () => {
    const { said, spent } = carry(turnOfA(), {
      A: ['burn 1', 'burn 99', 'end', { type: 'SleepBelow', oil: 9 }],
      B: ['end'],
    });
    expect(said).toEqual(['A Burn']);
    expect(spent).toEqual(['A1', 'A2', 'A3']);
    const judged = carry(turnOfA(), { A: ['hire none with oil 1', 'end'] });
    expect(judged).toMatchObject({ answers: [], spent: ['A1', 'A2'] });
  });

  it('with several values answer once for each, while that goes', () => {
    const all = carry(turnOfA(), { A: ['light cape quay mole', 'end'] });
    expect(all.said).toEqual(['A Light', 'A Light', 'A Light', 'A EndTurn']);
    expect(all.state.board.lit.A).toEqual(['cape', 'quay', 'mole']);
    const half = carry(turnOfA(), { A: ['light cape cape mole', 'end'] });
    expect(half.said).toEqual(['A Light']);
    expect(half.spent).toEqual(['A1', 'A2']);
    const table = turnOfA();
    table.does('A', { type: 'Burn', count: 4 });
    expect(carry(table, { A: ['light cape quay', 'end'] })).toMatchObject({ said: ['A Light'], spent: ['A1', 'A2'] });
  });

  it('of which others interrupt the rest are dropped with what was to follow', () => {
    const rules: TinyRules = {
      s: {
        asks: ({ board }) => [board.length % 2 === 0 ? { ...yesOrNo('A'), offers: [step] } : yesOrNo('B')],
        answer: (_here, seat) => [noted(seat)],
      },
    };
    const step = tinyOffer(
      'Step',
      { amount: { kind: 'number', min: 1, max: 9 } },
      { again: true, notation: { say: 'kernel.type.bid' } },
    );
    const game = tinyGame(rules, { step: 's' });
    const line = (id: string, text: string) => ({ id, order: { type: 'Line', line: text } as const });
    const start = fold(game, game.setup({}, ['A', 'B'], noChance));
    const { state, spent } = carryOn(game, start, { A: [line('1', 'bid 3 4'), line('2', 'bid 5')] }, () => noChance);
    expect(state.board).toEqual(['A']);
    expect(spent).toEqual(['1', '2']);
  });

  it('speak for a puppet as well as for oneself', () => {
    const { state } = carry(lanternsTable(), { A: ['chart quay', 'chart cape>mole'] });
    expect(state.stack.at(-1)!.sealed).toEqual({
      A: { type: 'Chart', harbours: ['quay'] },
      widow: { type: 'Chart', harbours: ['cape', 'mole'] },
    });
  });
});

describe('a refused order', () => {
  const flying = (says: (order: Action) => Action) => {
    const rules: TinyRules = {
      s: {
        asks: ({ board }) => (board.length < 2 ? [yesOrNo('A'), yesOrNo('B')] : []),
        answer: (_here, seat, { type }) => [noted(seat + type)],
      },
    };
    return { ...tinyGame(rules, { step: 's' }), heed: says };
  };

  it('is dropped, and the person is asked though other orders might answer', () => {
    const game = flying(({ type }) => ({ type }));
    const start = fold(game, game.setup({}, ['A', 'B'], noChance));
    const orders = {
      A: [
        { id: 'fly', order: { type: 'Fly' } },
        { id: 'yes', order: { type: 'Yes' } },
      ],
      B: [{ id: 'no', order: { type: 'No' }, once: true }],
    };
    const { state, spent } = carryOn(game, start, orders, () => noChance);
    expect(spent).toEqual(['fly', 'no']);
    expect(state.board).toEqual(['BNo']);
  });

  it('leaves the luck of the next one alone', () => {
    const rules: TinyRules = {
      s: {
        asks: () =>
          ['A', 'B'].map((seat) => ({
            ...yesOrNo(seat),
            offers: [tinyOffer('Roll', {}, { judged: true, examples: [{}] })],
          })),
        answer: (_here, seat, _action, chance) => {
          const rolled = chance.below(1000);
          return seat === 'A' ? refuse('1', 'kernel.nothing') : [noted(`${rolled}`), ended];
        },
      },
    };
    const game = { ...tinyGame(rules, { step: 's' }), heed: () => ({ type: 'Roll' }) };
    const start = fold(game, game.setup({}, ['A', 'B'], noChance));
    const order = (id: string) => [{ id, order: { type: 'Any' } }];
    const { state } = carryOn(game, start, { A: order('a'), B: order('b') }, (n) => seededChance(n));
    expect(state.board).toEqual([`${seededChance(0).below(1000)}`]);
  });
});

describe('the orders of a seat', () => {
  it('are shown its own view and its own question, nothing else', () => {
    const heard: { order: LanternsOrder; seat: Seat; own: boolean }[] = [];
    const viewed = new Set<Seat | null>();
    const table = lanternsTable();
    toMarket(table);
    let state = table.state;
    const spying: typeof lanterns = {
      ...lanterns,
      evolve: (before, fact) => (state = lanterns.evolve(before, fact)),
      view: (now, seat) => {
        viewed.add(seat);
        return lanterns.view(now, seat);
      },
      heed: (order, question, view) => {
        const own = JSON.stringify(view) === JSON.stringify(lanterns.view(state, question.seat));
        heard.push({ order, seat: question.seat, own: own && question.seat === (order as { whose?: Seat }).whose });
        return null;
      },
    };
    const mine = (whose: Seat) => [{ id: whose, order: { type: 'AskMe', whose } as LanternsOrder }];
    carryOn(spying, state, { A: mine('A'), C: mine('C') }, () => noChance);
    expect(viewed).toEqual(new Set(['A', 'C']));
    expect(new Set(heard.map(({ seat }) => seat))).toEqual(new Set(['A', 'C']));
    expect(heard.every(({ own }) => own)).toBe(true);
  });

  it('answer the same whatever lies hidden from it', () => {
    const table = turnOfA();
    const other = {
      ...table.state,
      board: { ...table.state.board, hands: { ...table.state.board.hands, B: ['fog4'], C: ['song4'] } },
    };
    const orders = { A: standing(['burn 1', { type: 'SleepBelow', oil: 5 }], 'A') };
    const answers = [table.state, other].map((state) => carryOn(lanterns, state, orders, () => noChance).answers);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toHaveLength(2);
  });
});
