import { describe, expect, it } from '@jest/globals';
import {
  galaxyOf,
  GATE_COLOURS,
  OUTER_POSITIONS,
  type Tile,
} from '../../../../src/games/galactic-era/components/galaxy.js';
import { PLANET_NAMES } from '../../../../src/games/galactic-era/components/planet-names.js';
import { SECTOR_IDS, sectorOf, type SectorId } from '../../../../src/games/galactic-era/components/sectors.js';
import { DISCS, populationAt, shipsAt } from '../../../../src/games/galactic-era/components/track.js';

const tilesFor = (seats: number, turned = 0, side: 'A' | 'B' = 'A'): Tile[] =>
  [0, ...OUTER_POSITIONS[seats]].map((position, i) => ({ position, sector: SECTOR_IDS[i], side, turned }));
const alone = (sector: SectorId, side: 'A' | 'B') => galaxyOf([{ position: 0, sector, side, turned: 0 }]);
const count = (places: string): number => (places === '' ? 0 : places.split(' ').length);

/** 32.30: the best order of settling, by the set of planets already settled. */
const bestSettling = (sector: SectorId, side: 'A' | 'B'): number => {
  const { planets } = sectorOf(sector);
  const galaxy = alone(sector, side);
  const apart = planets.map((one) => planets.map((other) => galaxy.distances(one)[other]));
  const best = new Map<number, number>([[1, 6]]);
  for (let settled = 1; settled < 1 << planets.length; settled += 2)
    for (let next = 1; next < planets.length; next++) {
      if (settled & (1 << next)) continue;
      const near = Math.min(...planets.map((_, i) => (settled & (1 << i) ? apart[next][i] : Infinity)));
      const then = settled | (1 << next);
      best.set(then, Math.max(best.get(then) ?? 0, best.get(settled)! + near));
    }
  return best.get((1 << planets.length) - 1)!;
};

describe('2 The galaxy', () => {
  it.each(SECTOR_IDS)('2.1 a sector is 61 hexes with its main planet in the centre: %s', (sector) => {
    for (const side of ['A', 'B'] as const) {
      const { hexes, places } = alone(sector, side);
      expect(new Set(hexes).size).toBe(61);
      expect(places[sectorOf(sector).planets[0]]).toMatchObject({ q: 0, r: 0, main: true });
    }
  });

  it.each(SECTOR_IDS)('2.2 each hex is exactly one thing: %s', (sector) => {
    for (const side of ['A', 'B'] as const) {
      const { planets, nebulae, asteroids, neutronStars } = sectorOf(sector)[side];
      const all = [planets, nebulae, asteroids, neutronStars].flatMap((places) => places.split(' ').filter(Boolean));
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('2.3 the printed figures of the nine sectors', () => {
    expect(
      SECTOR_IDS.map((id) => {
        const { planets, naturalMaximum, A, B } = sectorOf(id);
        return [
          planets.length,
          naturalMaximum,
          count(A.nebulae),
          count(B.nebulae),
          count(A.asteroids),
          count(A.neutronStars),
        ].join(' ');
      }),
    ).toEqual([
      '8 21 11 16 1 0',
      '7 22 7 14 1 0',
      '8 23 5 12 1 2',
      '7 22 8 17 2 1',
      '8 24 9 17 1 1',
      '7 25 9 14 0 0',
      '7 23 6 13 1 1',
      '7 22 3 8 1 0',
      '8 23 10 15 1 1',
    ]);
    for (const id of SECTOR_IDS) {
      const { A, B } = sectorOf(id);
      expect([count(B.asteroids), count(B.neutronStars)]).toEqual([count(A.asteroids), count(A.neutronStars)]);
      expect(count(B.planets)).toBe(count(A.planets));
    }
  });

  it('2.4 every planet belongs to one sector and has a name', () => {
    const planets = SECTOR_IDS.flatMap((id) => sectorOf(id).planets);
    expect(planets.length).toBe(67);
    expect(new Set(planets).size).toBe(67);
    expect(Object.keys(PLANET_NAMES).sort()).toEqual([...planets].sort());
    expect(SECTOR_IDS.map((id) => sectorOf(id).planets[0])).toEqual(SECTOR_IDS);
  });

  it('2.5 hexes touch across the border of two sectors, both ways', () => {
    const { hexes, neighbours, places } = galaxyOf(tilesFor(6));
    expect(hexes.every((hex) => neighbours[hex].every((next) => neighbours[next].includes(hex)))).toBe(true);
    expect(hexes.some((hex) => neighbours[hex].some((next) => places[next].position !== places[hex].position))).toBe(
      true,
    );
    // Without holes every hex of the central sector has six neighbours.
    expect(hexes.filter((hex) => places[hex].position === 0).every((hex) => neighbours[hex].length === 6)).toBe(true);
  });

  it.each([
    [2, 244, 3],
    [3, 244, 3],
    [4, 305, 2],
    [5, 366, 1],
    [6, 427, 0],
  ])('2.6 %i seats play on %i hexes with %i pairs of gates', (seats, hexes, pairs) => {
    for (const turned of [0, 1, 5]) {
      const galaxy = galaxyOf(tilesFor(seats, turned));
      expect(galaxy.hexes.length).toBe(hexes);
      expect(new Set(Object.values(galaxy.places).map(({ q, r }) => `${q},${r}`)).size).toBe(hexes);
      expect(Object.keys(galaxy.gates).length).toBe(2 * pairs);
    }
  });

  it('2.7 distances go round a gap', () => {
    const galaxy = galaxyOf(tilesFor(5));
    const [one, other] = Object.keys(galaxy.gates);
    expect(galaxy.gates[one].to).toBe(other);
    const [a, b] = [galaxy.places[one], galaxy.places[other]];
    const straight = (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;
    expect(galaxy.distances(one)[other]).toBeGreaterThan(straight);
  });

  it('2.8 each gap has a pair of its own colour on the sectors beside it', () => {
    const { gates, places } = galaxyOf(tilesFor(3));
    const pairs = GATE_COLOURS.map((colour) => Object.keys(gates).filter((hex) => gates[hex].colour === colour));
    expect(pairs.map((pair) => pair.map((hex) => places[hex].position).sort())).toEqual([
      [1, 3],
      [3, 5],
      [1, 5],
    ]);
    for (const [one, other] of pairs) expect([gates[one].to, gates[other].to]).toEqual([other, one]);
  });

  it('2.8a a hex with a gate stays what it is', () => {
    const terrains = [0, 1, 2, 3, 4, 5].flatMap((turned) => {
      const { gates, places } = galaxyOf(
        tilesFor(5, turned).map((tile) => (tile.position === 2 ? { ...tile, sector: 'rigel' as const } : tile)),
      );
      return Object.keys(gates).map((hex) => places[hex].terrain);
    });
    expect(new Set(terrains).size).toBeGreaterThan(1);
  });

  it('2.9 distance counts steps and ignores what the hexes contain', () => {
    const khaa = alone('khaa', 'A');
    expect(khaa.distances('cygnus')['canus-major']).toBe(4);
    expect(khaa.distances('cygnus').capella).toBe(3);
  });

  it('2.11 hexes are named by position, ring and number, clockwise from the north', () => {
    const { places } = alone('khaa', 'A');
    expect(places['0.1.01']).toMatchObject({ q: 0, r: -1 });
    expect(places['0.4.05']).toMatchObject({ q: 4, r: -4 });
    expect(places['0.4.15']).toMatchObject({ q: -2, r: 4 });
    const turned = galaxyOf([{ position: 0, sector: 'khaa', side: 'A', turned: 1 }]);
    expect(turned.places.cygnus).toMatchObject({ q: 1, r: 2 });
  });

  it('32.30 the best order of settling gives the natural maximum, on both sides', () => {
    for (const side of ['A', 'B'] as const)
      expect(SECTOR_IDS.map((id) => bestSettling(id, side))).toEqual([21, 22, 23, 22, 24, 25, 23, 22, 23]);
  });

  it('1.5 the track: 40 spaces from 6 to 60', () => {
    expect([0, 4, 6, 10, DISCS].map(populationAt)).toEqual([6, 10, 12, 16, 60]);
    expect([0, 4, 6, 10, DISCS].map(shipsAt)).toEqual([2, 3, 4, 5, 9]);
    expect(shipsAt(-3)).toBe(2);
  });
});
