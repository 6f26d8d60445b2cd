import { describe, expect, it } from '@jest/globals';
import { shifted } from '../../../../src/games/galactic-era/rules/tokens.js';
import { at, boardOf, discs, dp, given, type Given, levels, people, tokens, war } from '../given.js';

const changing = (...parts: readonly Given[]) => at(given(...parts), { step: 'ethicsAndOrder' });
const four = ['A', 'B', 'C', 'D'];

describe('12 Ethics and table order', () => {
  it('12.1 all who chose it turn at once, and only then is peace made', () => {
    const position = changing(tokens('A', 'ethics grow'), tokens('B', 'ethics grow'), war('A', 'B'));
    expect(position.told('EthicsChanged')).toMatchObject([{ seats: ['A', 'B'] }]);
    const order = position.facts
      .map(({ type }) => type)
      .filter((type) => type === 'EthicsChanged' || type === 'PeaceMade');
    expect(order).toEqual(['EthicsChanged', 'PeaceMade']);
  });

  it('12.1a whoever changes makes peace with all other seats', () => {
    expect(boardOf(changing(tokens('A', 'ethics grow'), war('A', 'B'), war('A', 'C'), war('B', 'C'))).wars).toEqual([
      'B-C',
    ]);
  });

  it('12.1b the abilities of the new side hold at once, but no start bonus', () => {
    const position = changing(tokens('A', 'ethics grow'), people('A', 'anchara', 'dark'));
    expect(boardOf(position).nations.A).toMatchObject({ ethics: 'light', points: 0 });
    expect(dp(position, 'A')).toEqual({});
  });

  it('12.1c a seat keeps its planets', () => {
    const position = changing(tokens('A', 'ethics grow'), discs('A', 'uru', 2));
    expect(boardOf(position).discs.uru).toEqual({ seat: 'A', count: 2 });
  });

  it('12.2 with Spirituality V the oval does nothing', () => {
    const position = changing(tokens('A', 'ethics grow'), levels('A', { spirituality: 5 }), war('A', 'B'));
    expect([boardOf(position).nations.A.ethics, boardOf(position).wars]).toEqual(['light', ['A-B']]);
  });

  it('12.3 nothing else forces peace', () => {
    expect(boardOf(changing(tokens('C', 'ethics grow'), war('A', 'B'))).wars).toEqual(['A-B']);
  });

  it('12.4 ups, from the lowest number, exchange with the seat before', () => {
    expect(shifted(four, ['C'], [])).toEqual(['A', 'C', 'B', 'D']);
    expect(shifted(four, ['B', 'D'], [])).toEqual(['B', 'A', 'D', 'C']);
    expect(boardOf(changing(tokens('C', 'grow build', 'up'))).order).toEqual(['A', 'C', 'B']);
  });

  it('12.4a number 1 gains nothing by up, and is overtaken', () => {
    expect(shifted(four, ['A'], [])).toEqual(four);
    expect(shifted(four, ['A', 'B'], [])).toEqual(['B', 'A', 'C', 'D']);
  });

  it('12.5 downs, from the highest number, exchange with the seat after', () => {
    expect(shifted(four, [], ['A'])).toEqual(['B', 'A', 'C', 'D']);
    expect(shifted(four, [], ['A', 'B'])).toEqual(['C', 'A', 'B', 'D']);
  });

  it('12.5a down uses the numbers after all ups, and the highest gains nothing', () => {
    expect(shifted(four, [], ['D'])).toEqual(four);
    // D goes up to third; C, now last, gains nothing by down.
    expect(shifted(four, ['D'], ['C'])).toEqual(['A', 'B', 'D', 'C']);
  });

  it('12.5b several may pass one', () => {
    expect(shifted(['A', 'B', 'C'], ['B', 'C'], [])).toEqual(['B', 'C', 'A']);
  });
});
