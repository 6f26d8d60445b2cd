import { describe, expect, it } from '@jest/globals';
import { spacecorp } from '../../../../src/games/spacecorp/index.js';
import {
  at,
  bases,
  type Change,
  claim,
  colonies,
  filled,
  genetics,
  hand,
  type Position,
  profit,
  profits,
  progress,
  revelation,
  teams,
  tiles,
  toldTypes,
} from '../given.js';
import { gains, inStarfarers } from '../given-later-eras.js';

/** Starfarers is over, and the game with it. */
const over = (seats: number, ...changes: readonly Change[]): Position =>
  inStarfarers(
    seats,
    ...changes,
    at({ step: 'eraClosing', era: 'starfarers' }, { step: 'reckoning', era: 'starfarers' }),
  );
const ranks = (position: Position): string[] =>
  spacecorp.outcome(position.state)!.map(({ rank, seat, score }) => `${rank}${seat} ${score}`);
const results = (position: Position): string[] => {
  const standings = Object.entries(position.state.board.results!);
  const best = standings.map(([seat, { profit: p, colonies: c, progress: n }]) => `${seat} ${p} ${c} ${n}`);
  return best;
};

describe('17 Final scoring', () => {
  it('17.1 uses effect 14 first, then effect 15, then counts the colonies', () => {
    const asked = over(2, colonies('A', 'tau_ceti=17'), colonies('B', 'sirius=18'));
    expect([asked.asked(), gains(asked)]).toEqual([['A'], []]);
    const done = asked.when('A', { type: 'ScoreContract', row: '1' });
    expect(toldTypes(done)).toEqual(['ContractClaimed', 'ProfitGained', 'ProfitGained', 'ProfitGained', 'GameEnded']);
    expect(gains(done)).toEqual(['B 11 colony', 'A 1 colony', 'B 1 colony']);
  });

  it('17.2 values claims, cards, bases and cubes at nothing', () => {
    const set = [
      claim('A', 1, 'barnard'),
      hand('A', 'time'),
      filled('A', 6),
      bases('A', 'barnard:refinery'),
      tiles('barnard=S-primary-08'),
    ];
    const done = over(
      2,
      profit({ A: 9, B: 9 }),
      ...set,
      genetics({ A: 8 }),
      revelation({ A: 8 }),
      teams('A', 'barnard'),
    );
    expect(profits(done)).toEqual([8, 8]);
  });

  it.each([
    ['', 10 - 1],
    ['tau_ceti=7', 10 + 1],
    ['tau_ceti=7 sirius=8', 10 + 4],
    ['tau_ceti=7 sirius=8 barnard=14', 10 + 8],
    ['tau_ceti=7 sirius=8 barnard=14 kapteyn=9', 10 + 13],
    ['tau_ceti=7 sirius=8 barnard=14 kapteyn=9 procyon=15', 10 + 13],
  ])('17.3 scores the number of colonies: %s makes %i of 10', (founded, total) => {
    expect(profits(over(2, profit({ A: 10, B: 10 }), colonies('A', founded)))[0]).toBe(total);
  });

  it('17.3 takes nothing from a seat without profit', () => {
    const poor = over(2, profit({ A: 0, B: 1 }));
    expect([profits(poor), poor.told('ProfitLost').map(({ seat }) => seat)]).toEqual([[0, 0], ['B']]);
  });

  it('17.4 lets the seat with most profit win', () => {
    expect(ranks(over(3, profit({ A: 4, B: 30, C: 12 })))).toEqual(['1B 29', '2C 11', '3A 3']);
  });

  it('17.4a breaks a tie by the values of the colonies, then by progress cards, and then shares', () => {
    const byValue = over(2, profit({ A: 10, B: 10 }), colonies('A', 'tau_ceti=13'), colonies('B', 'sirius=16'));
    expect([ranks(byValue), results(byValue)]).toEqual([
      ['1A 11', '2B 11'],
      ['A 11 6 0', 'B 11 5 0'],
    ]);
    const byCards = over(2, profit({ A: 10, B: 10 }), progress('B', 'jump_drive'));
    expect(ranks(byCards)).toEqual(['1B 9', '2A 9']);
    expect(ranks(over(2, profit({ A: 10, B: 10 })))).toEqual(['1A 9', '1B 9']);
  });
});
