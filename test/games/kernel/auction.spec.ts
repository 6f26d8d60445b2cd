import { describe, expect, it } from '@jest/globals';
import { auction, heedMaximum, type Maximum, nextBidder } from '../../../src/games/kernel/auction.js';
import { noChance, seededChance } from '../../../src/games/kernel/chance.js';
import { type Action, type Chance, type Question, type Seat } from '../../../src/games/kernel/game-definition.js';
import { ended } from '../../../src/games/kernel/game-of-steps.js';
import { carryOn } from '../../../src/games/kernel/orders.js';
import { fold, TestTable } from './playing.js';
import {
  noted,
  type TinyAction,
  type TinyBoard,
  type TinyFact,
  tinyGame,
  type TinyRules,
  type TinyStep,
} from './tiny-game.js';

type Amounts = Readonly<Record<Seat, number>>;

/** One bidding, clockwise in the order of the limits, in which the board notes who won for how much. */
const biddingGame = (limits: Amounts, secret = false) => {
  const rules = auction<TinyBoard, TinyStep, TinyFact>({
    seats: () => Object.keys(limits),
    limit: (_here, seat) => limits[seat],
    about: () => ({ say: 'kernel.nothing' }),
    refs: () => ['lot'],
    rules: { bid: '3.1', pass: '3.2' },
    limitsAreSecret: () => secret,
    won: (_here, seat, bid) => [noted(`${seat} ${bid}`), ended as never],
  });
  const game = tinyGame({ bidding: rules as unknown as TinyRules[string] }, { step: 'bidding' });
  const heed = (order: Action, question: Question<TinyAction>) => {
    const { amount, then } = order as Maximum;
    return heedMaximum(amount, then, question) as TinyAction | 'ask' | null;
  };
  return { ...game, heed };
};
const bidding = (limits: Amounts, secret = false) => new TestTable(biddingGame(limits, secret), 'ABC', noChance);
const bid = (amount: number): TinyAction => ({ type: 'Bid', amount });
const pass: TinyAction = { type: 'PassBidding' };
const asked = (table: ReturnType<typeof bidding>): string =>
  table
    .questions()
    .map(({ seat }) => seat)
    .join();

describe('open bidding', () => {
  it('goes clockwise from the opener, never to the highest bidder', () => {
    const table = bidding({ B: 20, C: 20, A: 20 });
    const order: string[] = [];
    for (const action of [bid(1), bid(2), pass, bid(3), bid(7), pass]) {
      order.push(asked(table));
      table.does(asked(table), action);
    }
    expect(order).toEqual(['B', 'C', 'A', 'B', 'C', 'B']);
    expect(table.state.board).toEqual(['C 7']);
  });

  it('takes each bid above the last and none above the limit', () => {
    const table = bidding({ A: 9, B: 12 });
    table.does('A', bid(4));
    const [question] = table.questions();
    expect(question.offers[0].inputs.amount).toEqual({ kind: 'number', min: 5, max: 12, preset: 5 });
    for (const amount of [4, 0, -1, 13, 5.5, '6', null])
      expect(table.decide({ question: question.id, seat: 'B', action: { type: 'Bid', amount } })).toMatchObject({
        refused: { rule: '3.1', field: 'amount' },
      });
    table.take({ question: question.id, seat: 'B', action: { type: 'Bid' } });
    expect(table.state.stack[0].bids).toEqual({ high: 5, by: 'B', out: [] });
  });

  it('has an opener who must bid', () => {
    const table = bidding({ A: 9, B: 12 });
    const question = table.where('A', 'Bid');
    expect(question.silent).toEqual(bid(1));
    expect(table.decide({ question: question.id, seat: 'A', action: pass })).toMatchObject({
      refused: { rule: '3.2', why: { say: 'kernel.openerMustBid' } },
    });
  });

  it('lets an opener who cannot bid pass, and the next one open', () => {
    const table = bidding({ A: 0, B: 3, C: 3 });
    expect(asked(table)).toBe('B');
    expect(table.where('B', 'Bid').offers).toHaveLength(1);
  });

  it('lets pass by itself whoever cannot go on, and says why when it tries', () => {
    const table = bidding({ A: 5, B: 2, C: 9 });
    table.does('A', bid(3));
    expect(asked(table)).toBe('C');
    const secret = bidding({ A: 5, B: 2, C: 9 }, true);
    secret.does('A', bid(3));
    expect(asked(secret)).toBe('B');
    expect(secret.decide({ question: secret.waiting()[0], seat: 'B', action: bid(4) })).toMatchObject({
      refused: { rule: '3.1', why: { say: 'kernel.bidTooHigh', need: 4, limit: 2 } },
    });
  });

  it('asks the sole seat only what is needed', () => {
    expect(bidding({ A: 9 }).state.board).toEqual(['A 1']);
    expect(bidding({ A: 0, B: 0, C: 7 }).state.board).toEqual(['C 1']);
  });

  it('is won by nobody when nobody can bid', () => {
    const table = bidding({ A: 0, B: 0 });
    expect(table.state).toMatchObject({ board: [], stack: [] });
  });

  it('ends with the last pass, and passing is for good', () => {
    const table = bidding({ A: 20, B: 20, C: 20 });
    table.does('A', bid(1));
    table.does('B', pass);
    table.does('C', bid(5));
    table.does('A', bid(6));
    expect(asked(table)).toBe('C');
    table.does('C', pass);
    expect(table.state.board).toEqual(['A 6']);
  });

  it('knows whose bid it is', () => {
    const seats = ['A', 'B', 'C'];
    expect(nextBidder(seats, { high: 0, by: null, out: [] }, null)).toBe('A');
    expect(nextBidder(seats, { high: 1, by: 'A', out: ['B'] }, 'A')).toBe('C');
    expect(nextBidder(seats, { high: 1, by: 'A', out: ['B', 'C'] }, 'C')).toBeNull();
  });
});

describe('a maximum', () => {
  const withMaxima = (limits: Amounts, maxima: Readonly<Record<Seat, number | Maximum>>) => {
    const game = biddingGame(limits);
    const orders = Object.fromEntries(
      Object.entries(maxima).map(([seat, given]) => [
        seat,
        [
          {
            id: seat,
            order: typeof given === 'number' ? { type: 'Maximum', amount: given, then: 'pass' } : given,
          },
        ],
      ]),
    );
    const start = fold(game, game.setup({}, Object.keys(limits), noChance));
    return { game, ...carryOn(game, start, orders, () => noChance) };
  };

  it('bids on one at a time, and of equal ones the one who gets there first wins', () => {
    expect(withMaxima({ A: 20, B: 20 }, { A: 10, B: 10 }).state.board).toEqual(['B 10']);
    expect(withMaxima({ A: 20, B: 20 }, { A: 9, B: 9 }).state.board).toEqual(['A 9']);
    expect(withMaxima({ A: 20, B: 20, C: 20 }, { A: 7, B: 7, C: 7 }).state.board).toEqual(['A 7']);
    expect(withMaxima({ A: 20, B: 20 }, { A: 15, B: 4 }).state.board).toEqual(['A 5']);
  });

  it('of an opener who must bid does not save it from the least bid', () =>
    expect(withMaxima({ A: 20, B: 20 }, { A: 0, B: 0 }).state.board).toEqual(['A 1']));

  it('asks its owner when it is reached, if told to', () => {
    const { game, state } = withMaxima({ A: 20, B: 20 }, { A: { type: 'Maximum', amount: 3, then: 'ask' }, B: 10 });
    expect(game.questions(state)).toMatchObject([{ seat: 'A' }]);
    expect(state.stack[0].bids).toEqual({ high: 4, by: 'B', out: [] });
  });

  it('stands in no fact: only the bids that were made do', () => {
    const { answers } = withMaxima({ A: 20, B: 20 }, { A: 17, B: 4 });
    expect(JSON.stringify(answers.map(({ facts }) => facts))).not.toContain('17');
  });

  it('has nothing to say to other questions', () =>
    expect(heedMaximum(9, 'pass', { offers: [] } as unknown as Question)).toBeNull());

  /** The rule, once more and by itself: round and round, a bid of one more or out. */
  const byTheRule = (limits: Amounts, maxima: Amounts): string[] => {
    const seats = Object.keys(limits);
    let high = 0;
    let holder: Seat | null = null;
    let bidders = seats;
    for (let turn = 0; bidders.length > (holder === null ? 0 : 1); turn++) {
      const seat: Seat = seats[turn % seats.length];
      if (seat === holder || !bidders.includes(seat)) continue;
      const canPay = limits[seat] > high;
      const wants = holder === null || maxima[seat] > high;
      if (canPay && wants) [high, holder] = [high + 1, seat];
      else bidders = bidders.filter((other) => other !== seat);
    }
    return holder === null ? [] : [`${holder} ${high}`];
  };

  it('gives exactly what bidding step by step would, for any seats, limits and maxima', () => {
    const chance = seededChance(31);
    const amounts = (seats: readonly Seat[], c: Chance, top: number): Amounts =>
      Object.fromEntries(seats.map((seat) => [seat, c.below(4) === 0 ? c.below(3) : c.below(top)]));
    const differ: unknown[] = [];
    for (let i = 0; i < 600; i++) {
      const seats = [...'ABCDE'].slice(0, 1 + chance.below(5));
      const top = [3, 8, 25][chance.below(3)];
      const limits = amounts(seats, chance, top);
      const maxima = amounts(seats, chance, top + 3);
      const { state } = withMaxima(limits, maxima);
      const expected = byTheRule(limits, maxima);
      if (JSON.stringify(state.board) !== JSON.stringify(expected))
        differ.push({ limits, maxima, got: state.board, expected });
    }
    expect(differ).toEqual([]);
  });
});
