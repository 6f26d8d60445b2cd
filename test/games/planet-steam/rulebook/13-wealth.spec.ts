import { describe, expect, it } from '@jest/globals';
import { type Standing } from '../../../../src/games/kernel/game-definition.js';
import {
  cards,
  carriers,
  type Change,
  claims,
  credits,
  given,
  goods,
  harvesters,
  letRun,
  licences,
  luxuries,
  markersLeft,
  type Position,
  price,
  round,
  running,
  supply,
} from '../given.js';

const NONE = { quartz: 0, ore: 0, water: 0, energy: 0 };
const nothing = [claims({}), credits({ A: 0, B: 0, C: 0, D: 0 }), goods({ A: NONE, B: NONE, C: NONE, D: NONE })];
/** The last Final phase of four seats that own just this. */
const atTheEnd = (...changes: readonly Change[]): Position =>
  letRun(given(4, cards('ABCD'), round(5), ...nothing, ...changes, running({ step: 'finalPhase' })));
const standings = (...changes: readonly Change[]): readonly Standing[] => {
  const { game, state } = atTheEnd(...changes);
  return game.outcome(state)!;
};
const wealth = (...changes: readonly Change[]): number => standings(...changes).find(({ seat }) => seat === 'A')!.score;

describe('13 Final wealth and victory', () => {
  const POSSESSIONS: [string, number, Change][] = [
    ['a Credit', 1, credits({ A: 1 })],
    ['a quartz at 17', 17, goods({ A: { quartz: 1 } })],
    ['two ore at 11', 22, goods({ A: { ore: 2 } })],
    ['a water at 9', 9, goods({ A: { water: 1 } })],
    ['three energy at 5', 15, goods({ A: { energy: 3 } })],
    ['a zone', 25, claims({ A: 'a1' })],
    ['three zones', 75, claims({ A: 'a1 c4 f7', B: 'a2', neutral: 'a3' })],
    ['a harvester and its zone', 50, harvesters('A', 'a1=plain')],
    ['a supercharger with them', 100, harvesters('A', 'a1=plain+')],
    ['a luxury', 50, luxuries({ A: 1 })],
    ['nothing', 0, goods({})],
  ];
  it.each(POSSESSIONS)('13.1 counts for %s: %i', (_what, worth, change) => {
    expect(wealth(price({ quartz: 17, ore: 11, water: 9, energy: 5 }), change)).toBe(worth);
  });

  it('13.1 adds everything up, and shows the parts', () => {
    const all = [goods({ A: { quartz: 2 } }), luxuries({ A: 2 }), credits({ A: 7 })];
    expect(standings(harvesters('A', 'a1=ore+ a2=plain'), ...all)[0]).toEqual({
      seat: 'A',
      rank: 1,
      score: 7 + 32 + 50 + 50 + 50 + 100,
      parts: { credits: 7, goods: 32, zones: 50, harvesters: 50, superchargers: 50, luxuries: 100 },
    });
  });

  it('13.2 takes the prices after the last Final phase, with its rise', () => {
    const held = [goods({ A: { ore: 2, energy: 1 } }), price({ ore: 12, energy: 6 })];
    expect(wealth(...held, supply({ ore: 3, energy: 3 }))).toBe(2 * 12 + 6);
    expect(wealth(...held, supply({ ore: 0, energy: 3 }))).toBe(2 * 16 + 6);
    expect(wealth(...held, supply({ ore: 0, energy: 0 }))).toBe(2 * 16 + 10);
  });

  it('13.3 counts nothing for licences, carriers and converters, nor for claims off the map', () => {
    const plain = wealth(harvesters('A', 'a1=plain'));
    const top = carriers({ A: { quartz: 4, ore: 4, water: 4, energy: 4 } });
    expect(wealth(harvesters('A', 'a1=quartz'), licences({ A: 3 }), top, markersLeft({ A: 9 }))).toBe(plain);
  });

  it('13.4 lets the highest wealth win', () => {
    const ranks = standings(credits({ A: 10, B: 40, C: 20, D: 30 })).map(({ seat, rank }) => `${rank}${seat}`);
    expect(ranks).toEqual(['1B', '2D', '3C', '4A']);
  });

  it('13.4 lets seats that tie share the victory, whatever makes up their wealth', () => {
    const tied = [credits({ A: 75, B: 25, C: 24 }), claims({ B: 'a1 a2' })];
    expect(standings(...tied).map(({ seat, rank, score }) => [rank, seat, score])).toEqual([
      [1, 'A', 75],
      [1, 'B', 75],
      [3, 'C', 24],
      [4, 'D', 0],
    ]);
  });
});
