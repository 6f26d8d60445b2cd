import { describe, expect, it } from '@jest/globals';
import { type Board } from '../../../../src/games/galactic-era/board.js';
import {
  dartBonus,
  jumpBlockers,
  rangeOf,
  reach,
  retreatsFrom,
  wayTo,
} from '../../../../src/games/galactic-era/rules/voyages.js';
import { basics, closedTo, discs, ethics, given, levels, relic, war } from '../given.js';

const within = (board: Board, from: string, far: number, safe = false): string[] =>
  Object.keys(reach(board, 'A', from, far, safe));
const costTo = (board: Board, from: string, to: string, far = 50): number | undefined =>
  reach(board, 'A', from, far, false)[to]?.cost;
/** The two ends of the gate between the sectors of seats A and B. */
const [HERE, THERE] = ['1.4.11', '3.4.03'];

describe('8 Moving ships', () => {
  it('8.2 the range by Propulsion', () => {
    expect([1, 2, 3, 4, 5, 6].map((n) => rangeOf(given(levels('A', { propulsion: n })), 'A', 'khaa'))).toEqual([
      3,
      4,
      4,
      5,
      5,
      Infinity,
    ]);
  });

  it('8.3 a step costs 1', () => expect(costTo(given(), 'khaa', '0.1.01')).toBe(1));

  it('8.3a a nebula costs 2 to enter, also from another, and nothing to leave', () => {
    const board = given();
    // (-1,0) and (-2,0) of Khaa A are nebulae.
    expect(costTo(board, 'khaa', '0.1.06')).toBe(2);
    expect(costTo(board, '0.1.06', '0.2.11')).toBe(2);
    expect(costTo(board, '0.1.06', 'khaa')).toBe(1);
  });

  it('8.3b what the range does not pay for is not reached', () => {
    expect(within(given(), 'khaa', 1)).not.toContain('0.1.06');
    expect(within(given(), 'khaa', 2)).toContain('0.1.06');
  });

  it('8.4 ships that start in a nebula have 2 more range', () => {
    expect(rangeOf(given(), 'A', '0.1.06')).toBe(5);
    expect(rangeOf(given(), 'A', '0.1.06', 4)).toBe(7);
  });

  it('6.13e D has 1 more range, 2 with the token', () => {
    const board = given();
    expect(dartBonus(board, 'A', { letter: 'D' })).toBe(1);
    expect(dartBonus(board, 'A', { letter: 'A' })).toBe(0);
    const doubled = {
      ...board,
      nations: { ...board.nations, A: { ...board.nations.A, tactics: { D: 'x2' as const } } },
    };
    expect(dartBonus(doubled, 'A', { letter: 'D' })).toBe(2);
  });

  it('8.5 enemy ships hinder nobody who passes', () => {
    const board = given(war('A', 'B'), basics('B', '0.1.01', 3));
    expect(within(board, 'khaa', 1)).toContain('0.1.01');
    expect(costTo(board, 'khaa', '0.2.01')).toBe(2);
  });

  it('8.8 neutron stars only from Propulsion V', () => {
    // (3,-3) of Lyra A.
    const star = '1.3.04';
    expect(within(given(levels('A', { propulsion: 4 })), 'lyra', 5)).not.toContain(star);
    expect(within(given(levels('A', { propulsion: 5 })), 'lyra', 5)).toContain(star);
  });

  it('8.9 the ends of a gate are one step apart', () => {
    expect(wayTo(reach(given(), 'A', HERE, 1, false), THERE)).toMatchObject([{ from: HERE, to: THERE, by: 'gate' }]);
  });

  it('8.10 an enemy at the other end of a gate ends the voyage there', () => {
    const board = given(war('A', 'B'), basics('B', THERE, 1));
    const found = within(board, HERE, 2);
    expect(found).toContain(THERE);
    expect(found.filter((hex) => hex.startsWith('3.'))).toEqual([THERE]);
    expect(within(given(basics('B', THERE, 1)), HERE, 2).filter((hex) => hex.startsWith('3.')).length).toBeGreaterThan(
      1,
    );
  });

  it('8.10a going on past a dark seat at peace is a risk, not a certainty', () => {
    const board = given(ethics('B', 'dark'), basics('B', THERE, 1));
    expect(jumpBlockers(board, 'A', [THERE])).toEqual(['B']);
    expect(within(board, HERE, 2, true).filter((hex) => hex.startsWith('3.'))).toEqual([THERE]);
    expect(within(board, HERE, 2, false).filter((hex) => hex.startsWith('3.')).length).toBeGreaterThan(1);
  });

  it('8.11 portals of type 1 join own planets with population 3', () => {
    const board = given(levels('A', { propulsion: 3 }), discs('A', 'vega', 3), discs('A', 'maldek', 2));
    expect(costTo(board, 'lyra', 'vega')).toBe(1);
    expect(costTo(board, 'lyra', 'maldek')).toBeGreaterThan(1);
    expect(costTo(given(levels('A', { propulsion: 2 }), discs('A', 'vega', 3)), 'lyra', 'vega')).toBeGreaterThan(1);
  });

  it('8.12 portals of type 2 join all planets but those of enemies, and neutron stars', () => {
    const board = given(levels('A', { propulsion: 5 }), war('A', 'B'));
    expect(costTo(board, 'lyra', 'capella')).toBe(1);
    expect(costTo(board, 'lyra', 'rigel')).toBe(1);
    expect(costTo(board, 'lyra', '5.3.17')).toBeGreaterThan(1);
    expect(costTo(board, 'lyra', 'xilox')).toBeGreaterThan(1);
  });

  it('8.14 a portal with enemy ships at either end is shut', () => {
    const own = [levels('A', { propulsion: 3 }), discs('A', 'vega', 3), war('A', 'B')];
    expect(costTo(given(...own, basics('B', 'vega', 1)), 'lyra', 'vega')).toBeGreaterThan(1);
    expect(costTo(given(...own, basics('B', 'lyra', 1)), 'lyra', 'vega')).toBeGreaterThan(1);
  });

  it('8.15 with Propulsion VI there are no portals and no limit', () => {
    const board = given(levels('A', { propulsion: 6 }), discs('A', 'vega', 3));
    expect(costTo(board, 'lyra', 'vega', Infinity)).toBeGreaterThan(1);
    expect(within(board, 'lyra', Infinity).length).toBe(244);
  });

  it('8.16 Spirituality V is stopped by nobody', () => {
    const board = given(
      levels('A', { propulsion: 3, spirituality: 5 }),
      discs('A', 'vega', 3),
      war('A', 'B'),
      basics('B', 'vega', 1),
    );
    expect(costTo(board, 'lyra', 'vega')).toBe(1);
    expect(
      jumpBlockers(given(levels('A', { spirituality: 5 }), ethics('B', 'dark'), basics('B', THERE, 1)), 'A', [THERE]),
    ).toEqual([]);
  });

  it('8.17 a hex closed by Felines can be neither entered nor passed', () => {
    expect(within(given(closedTo('A', '0.1.01')), 'khaa', 3)).not.toContain('0.1.01');
  });

  it('26.7 the Super-Stargate joins its planet with any own planet whatever the Propulsion', () => {
    const board = given(discs('A', 'vega', 1), discs('A', 'uru', 1), relic('A', 'vega', 'super-stargate'));
    expect(costTo(board, 'vega', 'uru')).toBe(1);
    expect(costTo(board, 'uru', 'vega')).toBe(1);
  });

  it('10.9 retreats go to an adjacent hex without enemies, never to a neutron star below Propulsion V', () => {
    const board = given(war('A', 'B'), basics('B', '0.1.01', 1));
    expect(retreatsFrom(board, 'A', 'khaa').sort()).toEqual(['0.1.02', '0.1.03', '0.1.04', '0.1.05', '0.1.06']);
  });

  it('10.9a if every adjacent hex is barred, to one of the nearest that is not', () => {
    const board = given(war('A', 'B'), ...['01', '02', '03', '04', '05', '06'].map((n) => basics('B', `0.1.${n}`, 1)));
    const found = retreatsFrom(board, 'A', 'khaa');
    expect(found.every((hex) => hex.startsWith('0.2.') || hex === 'capella')).toBe(true);
    expect(found.length).toBe(12);
  });

  it('32.6 two hexes into a nebula for 3, and 5 hexes the next turn', () => {
    const board = given();
    expect(costTo(board, '0.1.05', '0.1.06')).toBe(2);
    expect(costTo(board, '0.1.04', '0.1.06', 3)).toBe(3);
    expect(rangeOf(board, 'A', '0.1.06')).toBe(5);
  });

  it('32.9 with range 4 from Cygnus: Capella, Khaa and the asteroids, but not Canis Major', () => {
    const found = within(given(), 'cygnus', 4);
    expect(found).toEqual(expect.arrayContaining(['capella', 'khaa', '0.3.03']));
    expect(found).not.toContain('canus-major');
    expect(costTo(given(), 'cygnus', 'canus-major')).toBe(5);
  });
});
