import { describe, expect, it } from '@jest/globals';
import { shipsAtHex } from '../../../../src/games/galactic-era/board.js';
import { DIFFICULTIES, spawnHexes, STARTS } from '../../../../src/games/galactic-era/components/automas.js';
import { galaxyOf } from '../../../../src/games/galactic-era/components/galaxy.js';
import { flaws } from '../../../../src/games/galactic-era/flaws.js';
import { galacticEra } from '../../../../src/games/galactic-era/index.js';
import { automasLaid } from '../../../../src/games/galactic-era/rules/automa-start.js';
import { conditionA } from '../../../../src/games/galactic-era/rules/cards.js';
import { goalPoints, majorities } from '../../../../src/games/galactic-era/rules/reckoning.js';
import { layTable } from '../../../../src/games/galactic-era/setup.js';
import { seededChance } from '../../../../src/games/kernel/chance.js';
import { alone, aloneOn, by, chanceOf, moves, ways } from '../alone.js';
import {
  allNeutral,
  basics,
  boardOf,
  discs,
  dp,
  ethics,
  folded,
  given,
  type Given,
  goal,
  hidden,
  levels,
  nation,
  points,
  TILES,
  types,
  war,
} from '../given.js';

const laidAlone = (seed = 1) => folded(layTable({}, ['A'], seededChance(seed)));
const started = (...faces: readonly number[]) =>
  automasLaid({}, 'A', chanceOf(1, 1, 1, ...faces)).flatMap((fact) =>
    fact.type === 'TechnologyRaised'
      ? [`${fact.seat} ${fact.technology} ${fact.level}`]
      : fact.type === 'PowerGained'
        ? [`${fact.seat} power ${fact.discs}`]
        : [],
  );
const place = (board: ReturnType<typeof alone>, hex: string) => galaxyOf(board.tiles).places[hex];

describe('29 Alone: the automas', () => {
  it('29.1 automas count where seats are counted, gain no DP, and nobody is asked for them', () => {
    const crowded = alone(basics('A', 'khaa', 2), basics('B', 'vega', 3));
    expect(majorities(crowded, 'A')).toBe(0);
    // Journeys: a combat won away from home is worth 2 DP to whoever can gain any.
    const fight = by(alone(war('A', 'C'), basics('A', 'khaa', 1), basics('C', 'khaa', 5)), [], {
      step: 'battles',
      seat: 'C',
    });
    expect(fight.told('CombatWon')).toMatchObject([{ winners: ['C'] }]);
    expect(dp(fight, 'C')).toEqual({});
    expect(fight.asked()).toEqual(['A']);
    expect(types(fight)).toContain('SpoilsNamed');
  });

  it('29.2 one seat, at peace with light Farmers and dark Slavers that are at war', () => {
    const { seats, automas, nations, wars } = laidAlone();
    expect(seats).toEqual(['A', 'B', 'C']);
    expect(Object.entries(automas).map(([seat, { kind }]) => [seat, kind, nations[seat].ethics])).toEqual([
      ['B', 'farmers', 'light'],
      ['C', 'slavers', 'dark'],
    ]);
    expect(wars).toEqual(['B-C']);
  });

  it('29.3 the galaxy is the central sector and the one at position 1, without gates', () => {
    const { tiles } = laidAlone();
    expect(tiles.map(({ position }) => position)).toEqual([0, 1]);
    expect(galaxyOf(tiles).gates).toEqual({});
    expect(galaxyOf(tiles).hexes).toHaveLength(122);
  });

  it('29.4 three spawn hexes, even if a planet gives one of them its name', () => {
    expect(spawnHexes(galaxyOf(TILES.slice(0, 2)))).toEqual(['0.4.15', '1.4.19', '1.4.11']);
    const named = [TILES[0], { position: 1, sector: 'sirius', side: 'A', turned: 3 } as const];
    expect(spawnHexes(galaxyOf(named))).toEqual(['0.4.15', '1.4.19', 'fomalhaut']);
  });

  it('29.5 automas start with nothing on the board; table order is drawn among the three', () => {
    const board = laidAlone();
    for (const seat of ['B', 'C'])
      expect(board.nations[seat]).toMatchObject({
        basics: {},
        fleets: [],
        capital: '',
        people: null,
        hand: [],
        dealt: [],
      });
    expect(board.discs).toEqual({});
    const orders = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => laidAlone(seed).order.join('')));
    expect(orders.size).toBeGreaterThan(2);
    expect([...laidAlone().order].sort()).toEqual(['A', 'B', 'C']);
  });

  it('29.5a everything is dealt, whatever the table chose for several', () => {
    const board = folded(layTable({ setup: 'picked' }, ['A'], seededChance(1)));
    expect(board.tiles).toHaveLength(2);
    expect(board.nations.A.dealt).toHaveLength(2);
  });

  it('29.6 Exploratory is left out, and Alignment compares levels with the automa of the same ethics', () => {
    const { deck, nations } = laidAlone();
    expect([...deck, ...nations.A.hand]).toHaveLength(12);
    expect([...deck, ...nations.A.hand]).not.toContain('exploratory');
    const leads = levels('A', { military: 2 });
    expect(conditionA(alone(points('A', 5), leads), 'A', 'alignment')).toBe(true);
    expect(conditionA(alone(points('A', 4), leads), 'A', 'alignment')).toBe(false);
    expect(conditionA(alone(points('A', 5), leads, levels('B', { genetics: 2 })), 'A', 'alignment')).toBe(false);
    expect(conditionA(alone(points('A', 5), leads, levels('C', { genetics: 5 })), 'A', 'alignment')).toBe(true);
  });

  it('29.7 Leadership gives 20 DP', () => {
    const lent = nation('A', () => ({ onGoal: 2 }));
    expect(goalPoints(alone(goal('leadership'), lent), 'A')).toBe(20);
    expect(goalPoints(given(goal('leadership'), lent), 'A')).toBe(10);
  });

  it('29.8 the difficulty gives the Slavers power discs, and ships at each spawn', () => {
    const powers = Object.keys(DIFFICULTIES).map((difficulty) => {
      const facts = automasLaid({ difficulty }, 'A', chanceOf(1, 1, 1, 1, 1));
      return folded([...layTable({}, ['A'], seededChance(1)).slice(0, 1), ...facts]).automas.C.power;
    });
    expect(powers).toEqual([0, 0, 1, 2]);
    const ships = Object.keys(DIFFICULTIES).map(
      (difficulty) =>
        by(aloneOn(difficulty), [], { step: 'automaDoes', seat: 'C', deed: 'spawnCentre' }).told('ShipsPlaced')[0]
          .ships,
    );
    expect(ships).toEqual([2, 3, 4, 5]);
  });

  it('29.9 a die for each automa sets its start', () => {
    expect(started(1, 1)).toEqual(['B military 2', 'C military 3']);
    expect(started(2, 2)).toEqual(['B spirituality 2', 'C spirituality 2', 'C military 2']);
    expect(started(3, 3)).toEqual(['B propulsion 2', 'C propulsion 2', 'C military 2']);
    expect(started(4, 4)).toEqual(['B robotics 2', 'C robotics 2', 'C military 2']);
    expect(started(5, 5)).toEqual(['B genetics 2', 'C genetics 2', 'C military 2']);
    expect(started(6, 5, 1, 1, 1, 1, 6)).toEqual(['B genetics 2', 'B military 2', 'C power 2']);
    expect(STARTS.slavers).toHaveLength(6);
  });

  it('29.10 ships of automas stand in the open, without limit and tactics', () => {
    const many = alone(basics('C', 'khaa', 40), levels('C', { military: 3 }));
    expect(flaws(many).filter((flaw) => flaw.startsWith('C'))).toEqual([]);
    const risen = by(many, [], { step: 'automaDoes', seat: 'C', deed: 'military' });
    expect(boardOf(risen).nations.C).toMatchObject({ levels: { military: 4 }, tactics: {}, fleets: [] });
    expect(types(risen)).not.toContain('TacticPlaced');
  });

  it('29.11 the Farmers move ship by ship by a die', () => {
    const ready = alone(basics('B', '0.4.15', 2), discs('A', 'canus-major', 1));
    expect(ways(moves(ready, 'B', 1))).toEqual(['0.4.15 > canus-major: 2']);
    expect(ways(moves(ready, 'B', 2, 1, 2))).toEqual(['0.4.15 > capella: 1', '0.4.15 > maldek: 1']);
    const faster = levels('B', { propulsion: 2 })(ready);
    expect(ways(moves(faster, 'B', 3))).toEqual(['0.4.15 > khaa: 2']);
    expect(ways(moves(ready, 'B', 4, 1, 3))).toEqual(['0.4.15 > canus-major: 1', '0.4.15 > maldek: 1']);
    // Three steps through space, but only one into the nebulae on the other side.
    const middle = alone(basics('B', 'khaa', 2));
    const [far, near] = moves(middle, 'B', 5, 1, 4).told('ShipsMoved');
    expect(place(middle, far.to)).toMatchObject({ q: 3, r: 0 });
    expect(place(middle, near.to)).toMatchObject({ q: -1, r: 0 });
    expect(ways(moves(middle, 'B', 6))).toEqual([]);
    const beset = alone(basics('B', 'khaa', 1), basics('C', 'khaa', 1));
    const fled = moves(beset, 'B', 6, 1).told('ShipsMoved')[0].to;
    expect(galaxyOf(beset.tiles).neighbours.khaa).toContain(fled);
  });

  it('29.11 the Slavers move hex by hex, and declare war with 1 and 2', () => {
    const ready = alone(basics('C', '0.4.15', 3), discs('A', 'canus-major', 1));
    const first = moves(ready, 'C', 1);
    expect(first.told('WarDeclared')).toMatchObject([{ by: 'C', on: 'A' }]);
    expect(ways(first)).toEqual(['0.4.15 > canus-major: 3']);
    const second = alone(basics('C', '0.4.15', 9), basics('A', 'canus-major', 1), basics('A', 'maldek', 2));
    expect(ways(moves(second, 'C', 2))).toEqual(['0.4.15 > maldek: 9']);
    const away = alone(basics('C', '0.4.15', 9), basics('A', 'lyra', 2));
    const nearer = moves(away, 'C', 2, 1);
    const distance = galaxyOf(away.tiles).distances('lyra');
    expect(distance[nearer.told('ShipsMoved')[0].to]).toBe(distance['0.4.15'] - 3);
    expect(ways(moves(levels('C', { propulsion: 2 })(ready), 'C', 3))).toEqual(['0.4.15 > khaa: 3']);
    const own = alone(basics('C', '0.4.15', 3), discs('C', 'canus-major', 1), discs('A', 'maldek', 1));
    expect(ways(moves(own, 'C', 4, 2))).toEqual(['0.4.15 > maldek: 3']);
    expect(ways(moves(own, 'C', 5))).toEqual(['0.4.15 > capella: 3']);
    expect(ways(moves(own, 'C', 6))).toEqual(['0.4.15 > capella: 3']);
    const taken = discs('C', 'capella', 1)(own);
    expect(ways(moves(taken, 'C', 6))).toEqual([]);
    expect(moves(taken, 'C', 5, 1).told('ShipsMoved')).toHaveLength(1);
    expect(moves(own, 'C', 4, 1).told('WarDeclared')).toEqual([]);
  });

  it('29.11 nobody declares war on a seat that Diplomatic protects', () => {
    const board = alone(
      basics('C', '0.4.15', 3),
      nation('A', () => ({ protectedIn: 3 })),
    );
    expect(moves(board, 'C', 1, 1).told('WarDeclared')).toEqual([]);
  });

  it('29.11a automas look at nothing, and take no jump that might be blocked', () => {
    const board = alone(
      basics('B', '0.4.15', 1),
      ...allNeutral('advanced', 'canus-major'),
      hidden('canus-major', 'buried-ships'),
    );
    const position = moves(board, 'B', 4, 1);
    expect(ways(position)).toEqual(['0.4.15 > canus-major: 1']);
    expect(types(position)).not.toContain('PlanetExplored');
    // A portal from Vega to Cygnus: a dark seat at peace that stands there could block it.
    const portal = [
      levels('B', { propulsion: 3 }),
      discs('B', 'vega', 3),
      discs('B', 'cygnus', 3),
      basics('B', 'vega', 1),
    ];
    const wary = alone(...portal);
    const goTo = (ready: typeof wary) => moves(ready, 'B', 4, 1).told('ShipsMoved')[0].to;
    expect(goTo(wary)).toBe('cygnus');
    expect(goTo(alone(...portal, ethics('A', 'dark'), basics('A', 'cygnus', 1)))).not.toBe('cygnus');
  });

  it('29.11b an automa does not declare war to block', () => {
    const board = alone(discs('A', 'capella', 1), basics('A', 'khaa', 1), basics('C', 'khaa', 1));
    const chosen = nation('A', () => ({ ovals: ['gain'] as const, squares: ['military'] as const }))(board);
    const position = by(chosen, [], { step: 'progressTurn', seat: 'A' }).when('A', { type: 'Gain', hex: 'khaa' });
    expect(types(position)).toContain('PlanetGained');
    expect(types(position)).not.toContain('ActionAnnounced');
  });

  it('29.11c to a place is as near as the range goes, and in range is another hex', () => {
    const board = alone(basics('B', '0.4.15', 1));
    const { to } = moves(board, 'B', 3, 1).told('ShipsMoved')[0];
    expect(galaxyOf(board.tiles).distances('khaa')[to]).toBe(1);
    expect(ways(moves(alone(basics('C', 'canus-major', 1)), 'C', 6, 1))).toEqual(['canus-major > capella: 1']);
    const there = alone(war('A', 'C'), basics('C', 'capella', 5), basics('A', 'capella', 1));
    expect(ways(moves(there, 'C', 2))).toEqual([]);
    expect(ways(moves(alone(basics('B', 'capella', 1)), 'B', 2))).toEqual([]);
  });

  it('29.12 where several places are as good, one is drawn', () => {
    const board = alone(basics('C', '0.4.15', 2));
    const drawn = [1, 2, 3].map((face) => ways(moves(board, 'C', 6, face))[0]);
    expect(drawn).toEqual(['0.4.15 > canus-major: 2', '0.4.15 > capella: 2', '0.4.15 > maldek: 2']);
  });

  it('29.17 Farmers that may retreat always do, Slavers fight with 4 to 6', () => {
    const attacked = (seat: string) =>
      alone(war('A', seat), basics('A', 'khaa', 3), basics(seat, 'khaa', 1), levels(seat, { propulsion: 2 }));
    const fight = (seat: string, ...dice: readonly number[]) =>
      by(attacked(seat), dice, { step: 'battles', seat: 'A' });
    expect(types(fight('B', 1))).toContain('RetreatMade');
    expect(types(fight('C', 3, 1))).toContain('RetreatMade');
    const stood = fight('C', 4);
    expect(types(stood)).toContain('StoodFirm');
    expect(types(stood)).not.toContain('RetreatMade');
    const slow = alone(war('A', 'B'), basics('A', 'khaa', 3), basics('B', 'khaa', 1));
    expect(types(by(slow, [], { step: 'battles', seat: 'A' }))).toContain('CombatWon');
  });

  it('29.18 Slavers destroy all they can, Farmers what costs them nothing, their own ships first', () => {
    const won = by(alone(war('A', 'C'), basics('A', 'khaa', 4), basics('C', 'khaa', 5)), [], {
      step: 'battles',
      seat: 'C',
    });
    expect(won.told('SpoilsNamed')).toMatchObject([{ seat: 'C', destroy: { 'A.basic': 4 } }]);
    expect([shipsAtHex(boardOf(won), 'A', 'khaa'), shipsAtHex(boardOf(won), 'C', 'khaa')]).toEqual([0, 3]);
    const beaten = (ships: number) => {
      const board = alone(war('A', 'B'), basics('A', 'khaa', 1), basics('B', 'khaa', ships));
      return by(board, [], { step: 'battles', seat: 'A' }).told('SpoilsNamed');
    };
    expect(beaten(2)).toMatchObject([{ seat: 'B', destroy: {} }]);
    expect(beaten(3)).toMatchObject([{ seat: 'B', destroy: { 'A.basic': 1 } }]);
  });

  it('29.21 the DP give a rank, one less with a goal in play', () => {
    const ends = (dps: number, ...more: readonly Given[]) =>
      by(alone(points('A', dps - 6), ...more), [], { step: 'reckoning' }).told('RankReached')[0].rank;
    expect([69, 70, 85, 100, 115].map((dps) => ends(dps))).toEqual([
      'lunar',
      'planetary',
      'stellar',
      'galactic',
      'cosmic',
    ]);
    expect([69, 70, 115].map((dps) => ends(dps, goal('control')))).toEqual(['lunar', 'lunar', 'galactic']);
  });

  it('29.21 only the seat is in the result', () => {
    const { state } = by(alone(points('A', 70)), [], { step: 'reckoning' });
    expect(galacticEra.outcome(state)).toMatchObject([{ seat: 'A', rank: 1, score: 76 }]);
  });
});
