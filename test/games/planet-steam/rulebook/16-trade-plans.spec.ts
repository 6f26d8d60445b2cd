import { describe, expect, it } from '@jest/globals';
import {
  at,
  boardOf,
  carriers,
  type Change,
  company,
  credits,
  given,
  goods,
  independent,
  obeying,
  orderOf,
  type Position,
  price,
  round,
  supply,
  tradeLine,
} from '../given.js';

/** A, then B: ore costs 10 with a supply of 5; A has 35 Credits, 2 ore and room for 2 more. */
const trading = (...changes: readonly Change[]): Position => {
  const stock = [goods({ A: { ore: 2 } }), credits({ A: 35 }), price({ ore: 10 }), supply({ ore: 5 })];
  const turns = at(
    { step: 'tradeTurn', resource: 'ore', seat: 'A' },
    { step: 'tradeTurn', resource: 'ore', seat: 'B' },
  );
  return given(4, ...stock, ...changes, turns);
};
/** What A does by these lines: 'buy 2', 'sell 1', 'pass' or 'asked'. */
const does = (lines: readonly string[], ...changes: readonly Change[]): string => {
  const after = obeying(trading(...changes), { A: lines });
  const [fact] = after.facts;
  if (fact === undefined) return after.asked().includes('A') ? 'asked' : 'nothing';
  if (fact.type === 'Bought') return `buy ${fact.count}`;
  return fact.type === 'Sold' ? `sell ${fact.count}` : 'pass';
};

const roomy = carriers({ A: { ore: 4 } });
const rich = credits({ A: 900 });

describe('16 Credits and playing by mail: trade plans', () => {
  it.each([
    ['quartz: sell to 1 if >= 14', tradeLine('quartz', 'sellTo', { count: 1, priceMin: 14 })],
    ['quartz: buy 2 if <= 9', tradeLine('quartz', 'buy', { count: 2, priceMax: 9 })],
    ['water: buy to 4 if <= 9 supply >= 3', tradeLine('water', 'buyTo', { count: 4, priceMax: 9, supplyMin: 3 })],
    ['water: pass', tradeLine('water', 'pass')],
  ])('16.12 is made of lines for one resource each: %s', (line, order) => {
    expect(orderOf(trading(), 'A', line)).toEqual(order);
  });

  it("16.12 is read when the seat's turn for that resource comes, on the state of that moment", () => {
    expect(obeying(trading(), { B: ['ore: sell all'] }).facts).toEqual([]);
    expect(does(['water: sell all', 'quartz: pass'])).toBe('asked');
    for (const held of [1, 4]) expect(does(['ore: sell all'], goods({ A: { ore: held } }))).toBe(`sell ${held}`);
    const sold = obeying(trading(), { A: ['ore: sell all'] });
    expect([company(sold, 'A').credits, boardOf(sold).supply.ore, sold.asked()]).toEqual([55, 7, ['B']]);
  });

  it.each([
    [['sell 1 if >= 11', 'buy 1', 'sell 2'], 'buy 1'],
    [['sell to 2', 'buy 0', 'buy to 1', 'sell 2'], 'sell 2'],
    [['sell exactly 3', 'pass', 'sell 2'], 'pass'],
    [['sell exactly 3', 'ask', 'sell 2'], 'asked'],
  ])('16.12a does the first line that fits and comes to at least 1: %j', (lines, done) => {
    expect(does(lines.map((line) => `ore: ${line}`))).toBe(done);
  });

  it('16.12b asks when no line fits, unless a last line passes', () => {
    const dear = 'ore: sell 1 if >= 11';
    expect([does([]), does([dear]), does([dear, 'ore: pass'])]).toEqual(['asked', 'asked', 'pass']);
  });

  it.each([
    ['if >= 10', 'if >= 11'],
    ['if <= 10', 'if <= 9'],
    ['supply >= 5', 'supply >= 6'],
    ['supply <= 5', 'supply <= 4'],
    ['credits >= 35', 'credits >= 36'],
    ['credits <= 35', 'credits <= 34'],
  ])('16.12c holds with %s, not with %s', (holds, fails) => {
    expect(does([`ore: sell 1 ${holds}`])).toBe('sell 1');
    expect(does([`ore: sell 1 ${fails}`])).toBe('asked');
  });

  const BUYING: [string, string, string, Change[]][] = [
    ['not at all', 'buy 1', 'buy 1', []],
    ['to the room', 'buy 9', 'buy 2', []],
    ['to the Credits', 'buy 9', 'buy 3', [roomy]],
    ['to the Credits above keep', 'buy 9 keep 6', 'buy 2', [roomy]],
    ['to the supply', 'buy 9', 'buy 5', [roomy, rich]],
    ['to the room with the Independent Carrier', 'buy 9', 'buy 5', [independent('A'), rich]],
    ['to a holding', 'buy to 3', 'buy 1', []],
    ['to a holding and the room', 'buy to 9', 'buy 2', []],
    ['to a holding and keep', 'buy to 9 keep 25', 'buy 1', []],
    ['to a holding it has', 'buy to 2', 'asked', []],
    ['from all to the room', 'buy all', 'buy 2', []],
    ['from all to the Credits', 'buy all', 'buy 3', [roomy]],
    ['from all to the supply', 'buy all', 'buy 5', [roomy, rich]],
    ['to nothing', 'buy 9 keep 26', 'asked', []],
  ];
  it.each(BUYING)('16.12d cuts a purchase down %s: %s', (_how, line, done, changes) => {
    expect(does([`ore: ${line}`], ...changes)).toBe(done);
  });

  const EXACTLY: [string, string, Change[]][] = [
    ['buy exactly 3', 'buy 3', []],
    ['buy exactly 4', 'asked', []],
    ['buy exactly 3 keep 5', 'buy 3', []],
    ['buy exactly 3 keep 6', 'asked', []],
    ['buy exactly 5', 'buy 5', [rich]],
    ['buy exactly 6', 'asked', [rich]],
  ];
  it.each(EXACTLY)('16.12e does "%s" or does not fit: %s', (line, done, changes) => {
    expect(does([`ore: ${line}`], ...changes)).toBe(done);
  });

  it('16.12e loses what is bought exactly beyond the room', () => {
    const after = obeying(trading(), { A: ['ore: buy exactly 3'] });
    expect(after.told('Bought')).toMatchObject([{ count: 3, credits: 30, lost: { ore: 1 } }]);
  });

  it.each([
    ['sell 1', 'sell 1'],
    ['sell 9', 'sell 2'],
    ['sell to 1', 'sell 1'],
    ['sell to 0', 'sell 2'],
    ['sell to 2', 'asked'],
    ['sell to 3', 'asked'],
    ['sell all', 'sell 2'],
    ['sell exactly 2', 'sell 2'],
    ['sell exactly 3', 'asked'],
  ])('16.12f does by "%s": %s', (line, done) => {
    expect(does([`ore: ${line}`])).toBe(done);
  });

  it('16.12g holds keep back from the purchase of its own line only', () => {
    expect(does(['ore: buy 1 keep 25'])).toBe('buy 1');
    expect(does(['ore: buy 1 keep 26'])).toBe('asked');
    expect(does(['ore: buy 1 keep 26', 'ore: buy 2'])).toBe('buy 2');
    expect(does(['ore: sell 1 keep 99'])).toBe('sell 1');
  });

  it('16.12h ends a line with its round, unless it is given as always', () => {
    const [once, always] = ['ore: sell 1', 'ore: sell 1, always'].map((line) => orderOf(trading(), 'A', line));
    const next = trading(round(2));
    expect(
      trading()
        .ordered({ A: [once] })
        .told('Sold'),
    ).toHaveLength(1);
    expect(next.ordered({ A: [once] }).facts).toEqual([]);
    expect(next.ordered({ A: [always] }).told('Sold')).toHaveLength(1);
  });
});
