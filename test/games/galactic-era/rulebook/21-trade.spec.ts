import { describe, expect, it } from '@jest/globals';
import { witness } from '../../../../src/games/kernel/tell.js';
import { dealsOf } from '../../../../src/games/galactic-era/rules/trade.js';
import {
  answers,
  at,
  basics,
  boardOf,
  dp,
  ethics,
  given,
  type Given,
  goal,
  levels,
  nation,
  order,
  people,
  play,
  types,
  war,
} from '../given.js';

/** A is good at genetics, B at robotics, C at propulsion; all ships meet at Khaa. */
const clever = [levels('A', { genetics: 3 }), levels('B', { robotics: 3 }), levels('C', { propulsion: 3 })];
const meeting = [basics('A', 'khaa', 1), basics('B', 'khaa', 1), basics('C', 'khaa', 1)];
const fair = (...parts: readonly Given[]) =>
  at(given(...clever, ...meeting, ...parts), { step: 'tradeFair' }, { step: 'roundScoring' });
const deals = (seat: string, ...parts: readonly Given[]) => dealsOf(given(...clever, ...parts), seat);
const A_B = 'trade blue-gives-robotics-for-genetics';
const B_A = 'trade gold-gives-genetics-for-robotics';
const level = (position: ReturnType<typeof fair>, seat: string, technology: 'genetics' | 'robotics' | 'propulsion') =>
  boardOf(position).nations[seat].levels[technology];

describe('21 Trade', () => {
  it('21.1 both rise 1 level where the other is higher, and nothing is lost', () => {
    const traded = play(fair(), `A: ${A_B}`, `B: ${B_A}`, 'C: trade none');
    expect([level(traded, 'A', 'robotics'), level(traded, 'B', 'genetics')]).toEqual([2, 2]);
    expect([level(traded, 'A', 'genetics'), level(traded, 'B', 'robotics')]).toEqual([3, 3]);
  });

  it('21.1a no trade in which only one learns', () => {
    expect(dealsOf(given(levels('A', { genetics: 3 }), ...meeting), 'B')).toEqual([]);
  });

  it('21.1b both must agree on both technologies', () => {
    const position = play(fair(), `A: ${A_B}`, 'B: trade red-gives-propulsion-for-robotics', 'C: trade none');
    expect(types(position)).not.toContain('TradeMade');
  });

  it('21.2 only at peace', () => {
    expect(deals('A', ...meeting, war('A', 'B'))).toEqual(['C:propulsion:genetics']);
  });

  it('21.3 only in contact: ships with ships or with a planet', () => {
    expect(deals('A')).toEqual([]);
    expect(deals('A', basics('A', 'khaa', 1), basics('B', 'khaa', 1))).toEqual(['B:robotics:genetics']);
    expect(deals('A', basics('A', 'xilox', 1))).toEqual(['B:robotics:genetics']);
    expect(deals('A', basics('B', 'lyra', 1))).toEqual(['B:robotics:genetics']);
  });

  it('21.3a Spirituality IV of either needs no contact', () => {
    expect(deals('A', levels('B', { spirituality: 4 }))).toContain('B:robotics:genetics');
    expect(deals('A', levels('A', { spirituality: 4 })).length).toBeGreaterThan(1);
  });

  it('21.4 each seat trades once in a round', () => {
    const traded = play(
      fair(),
      `A: ${A_B} red-gives-propulsion-for-genetics`,
      `B: ${B_A}`,
      'C: trade gold-gives-genetics-for-propulsion',
    );
    expect(traded.told('TradeMade')).toHaveLength(1);
    expect(dealsOf(boardOf(traded), 'A')).toEqual([]);
  });

  it('21.5 a trade is judged when it closes: who trades several times may teach what it has just learned', () => {
    const board = [people('A', 'icc', 'light'), order('BAC')];
    const first = play(fair(...board), `B: ${B_A}`, `A: ${A_B}`, 'C: trade none');
    expect([first.asked(), first.told('TradeMade').length]).toEqual([['A', 'C'], 1]);
    const second = play(
      first,
      'A: trade red-gives-propulsion-for-robotics',
      'C: trade gold-gives-robotics-for-propulsion',
    );
    expect(level(second, 'C', 'robotics')).toBe(2);
  });

  it('21.5a a trade that brings Spirituality IV makes new pairs possible in the same phase', () => {
    const board = given(
      levels('A', { genetics: 3, spirituality: 3 }),
      levels('B', { spirituality: 5 }),
      levels('C', { propulsion: 3 }),
      basics('A', 'xilox', 1),
    );
    expect(dealsOf(board, 'C').map((deal) => deal[0])).not.toContain('A');
    const books = play(
      at(board, { step: 'tradeFair' }),
      'A: trade blue-gives-spirituality-for-genetics',
      'B: trade gold-gives-genetics-for-spirituality',
      'C: trade none',
    );
    expect(boardOf(books).nations.A.levels.spirituality).toBe(4);
    expect(dealsOf(boardOf(books), 'C').map((deal) => deal[0])).not.toContain('B');
  });

  it('21.6 a level from a trade takes effect at once, tactic tokens included', () => {
    const position = at(given(levels('A', { genetics: 3 }), levels('B', { military: 3 }), ...meeting), {
      step: 'tradeFair',
    });
    const traded = play(
      position,
      'A: trade blue-gives-military-for-genetics',
      'B: trade gold-gives-genetics-for-military',
    );
    expect(answers(traded, 'A')).toEqual(['PlaceTactic']);
  });

  it('21.7 when nobody wishes to trade, dark Greys may learn, and the phase ends', () => {
    const position = play(fair(people('C', 'greys', 'dark')), 'A: trade none', 'B: trade none', 'C: trade none');
    expect(answers(position, 'C')).toEqual(['Learn', 'Learn', 'Skip']);
    expect(types(position.when('C', 'no'))).toContain('RoundScored');
  });

  it('31.9 all with a possible trade are asked at once for a book, in order of preference', () => {
    expect(fair().asked()).toEqual(['A', 'B', 'C']);
    expect(at(given(...clever, basics('A', 'xilox', 1)), { step: 'tradeFair' }).asked()).toEqual(['A', 'B']);
  });

  it('31.9a the first books are sealed; each closes the first trade that stands in the partner’s too', () => {
    const one = fair().when('A', A_B);
    expect(witness(one.facts[0], 'B')).not.toHaveProperty('secret');
    const both = `A: ${A_B} red-gives-propulsion-for-genetics`;
    const preferred = play(fair(), both, `B: ${B_A}`, 'C: trade gold-gives-genetics-for-propulsion');
    expect(preferred.told('TradeMade')).toMatchObject([{ seats: ['A', 'B'] }]);
  });

  it('31.9b lines that did not close are shown to the partner named, who may add; a match closes at once', () => {
    const position = play(fair(), `A: ${A_B}`, 'B: trade none', 'C: trade none');
    const [shown] = position.told('TradeProposed');
    expect(shown).toMatchObject({ by: 'A', to: 'B', secret: { to: ['A', 'B'] } });
    expect(position.view('B').nations.A.book).toEqual(['B:robotics:genetics']);
    expect(position.view('C').nations.A.book).toEqual([]);
    expect(answers(position, 'B')).toEqual(['AddTrades', 'NoMoreTrades']);
    expect(position.when('B', B_A).told('TradeMade')).toMatchObject([{ seats: ['A', 'B'] }]);
  });

  it('31.9c the books end when all are done', () => {
    const done = play(fair(), `A: ${A_B}`, 'B: trade none', 'C: trade none', 'B: done');
    expect(types(done)).toContain('RoundScored');
  });

  it('24.10b Cooperation: both partners gain 2 DP', () => {
    const traded = play(fair(goal('cooperation')), `A: ${A_B}`, `B: ${B_A}`, 'C: trade none');
    expect([dp(traded, 'A').trade, dp(traded, 'B').trade]).toEqual([2, 2]);
  });

  it('25.6a light Caninoids: both partners gain 1 DP', () => {
    const traded = play(fair(people('A', 'caninoids', 'light')), `A: ${A_B}`, `B: ${B_A}`, 'C: trade none');
    expect([dp(traded, 'A').trade, dp(traded, 'B').trade, dp(traded, 'C').trade]).toEqual([1, 1, undefined]);
  });

  it('25.6b dark Caninoids force a trade with both technologies of their choice', () => {
    const position = play(fair(people('A', 'caninoids', 'dark')), 'A: trade none', 'B: trade none', 'C: trade none');
    expect(position.choices('A', 'ForceTrade', 'trade')).toEqual(['B:robotics:genetics', 'C:propulsion:genetics']);
    const forced = position.when('A', 'force blue-gives-robotics-for-genetics');
    expect([level(forced, 'A', 'robotics'), level(forced, 'B', 'genetics')]).toEqual([2, 2]);
  });

  it('25.6c a seat that has traded may have that trade undone', () => {
    const position = play(
      fair(people('A', 'caninoids', 'dark')),
      'A: trade none',
      'B: trade red-gives-propulsion-for-robotics',
      'C: trade blue-gives-robotics-for-propulsion',
    );
    const forced = position.when('A', 'force blue-gives-robotics-for-genetics');
    expect(forced.told('TradeUndone')).toMatchObject([{ seats: ['B', 'C'] }]);
  });

  it('25.6d both lose the level of the undone trade, and the abandoned partner may trade again', () => {
    const position = play(
      fair(people('A', 'caninoids', 'dark')),
      'A: trade none',
      'B: trade red-gives-propulsion-for-robotics',
      'C: trade blue-gives-robotics-for-propulsion',
    );
    expect(level(position, 'C', 'robotics')).toBe(2);
    const forced = position.when('A', 'force blue-gives-robotics-for-genetics');
    expect([level(forced, 'B', 'propulsion'), level(forced, 'C', 'robotics')]).toEqual([1, 1]);
    expect(boardOf(forced).nations.C.tally.traded).toEqual([]);
  });

  it('25.14a ICC trades once with each seat', () => {
    const board = [people('A', 'icc', 'light'), levels('A', { genetics: 4, military: 3 })];
    const traded = play(
      fair(...board),
      `A: ${A_B} red-gives-propulsion-for-military`,
      `B: ${B_A}`,
      'C: trade gold-gives-military-for-propulsion',
    );
    expect(traded.told('TradeMade').map(({ seats }) => [...seats].sort().join(''))).toEqual(['AB', 'AC']);
  });

  it('25.12c dark Greys that did not trade learn 1 level from a seat in contact', () => {
    const lesson = at(given(...clever, basics('C', 'xilox', 1), people('C', 'greys', 'dark')), {
      step: 'greyLesson',
      seat: 'C',
    });
    expect(lesson.question('C').offers.map(({ action }) => action.from)).toEqual(['B', undefined]);
    expect(level(lesson.when('C', 'learn robotics from blue'), 'C', 'robotics')).toBe(2);
    const traded = nation('C', (one) => ({ tally: { ...one.tally, traded: ['A'] } }));
    expect(
      answers(
        at(given(...clever, ...meeting, people('C', 'greys', 'dark'), traded), { step: 'greyLesson', seat: 'C' }),
        'C',
      ),
    ).not.toContain('Learn');
  });

  it('25.12d it needs contact even with Spirituality IV, and no peace', () => {
    const board = (...parts: readonly Given[]) =>
      answers(at(given(...clever, people('C', 'greys', 'dark'), ...parts), { step: 'greyLesson', seat: 'C' }), 'C');
    expect(board(levels('C', { spirituality: 4 }))).not.toContain('Learn');
    expect(board(war('B', 'C'), basics('C', 'xilox', 1))).toContain('Learn');
  });

  it('25.12e a light seat they learned from in rounds 3 to 6 may declare war at once', () => {
    const lesson = (b: 'light' | 'dark') =>
      at(given(...clever, basics('C', 'xilox', 1), ethics('B', b), people('C', 'greys', 'dark')), {
        step: 'greyLesson',
        seat: 'C',
      }).when('C', 'learn robotics from blue');
    expect(answers(lesson('light'), 'B')).toEqual(['DeclareWar', 'LetPass']);
    expect(boardOf(lesson('light').when('B', 'declare red')).wars).toEqual(['B-C']);
    expect(answers(lesson('dark'), 'B')).toEqual([]);
  });
});
