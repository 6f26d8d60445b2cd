import { describe, expect, it } from '@jest/globals';
import { planetsOf, populationOf } from '../../../../src/games/galactic-era/board.js';
import { sectorOf } from '../../../../src/games/galactic-era/components/sectors.js';
import { laid, SEATS } from '../given.js';

const counts = (of: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(of)].sort().map((one) => [one, of.filter((other) => other === one).length]));

describe('3 Set-up', () => {
  const tables = [1, 2, 3, 4, 5].map((seed) => laid(seed));

  it('3.3 a central sector and one for each seat, all different', () => {
    for (const { tiles } of tables) {
      expect(tiles.map(({ position }) => position)).toEqual([0, 1, 3, 5]);
      expect(new Set(tiles.map(({ sector }) => sector)).size).toBe(4);
    }
    expect(new Set(tables.map(({ tiles }) => JSON.stringify(tiles))).size).toBe(tables.length);
  });

  it('3.4 each outer sector has 2 primitive, 2 advanced and 2 or 3 uninhabited, none on the main planet', () => {
    for (const { tiles, neutrals } of tables)
      for (const { sector } of tiles.slice(1)) {
        const [main, ...others] = sectorOf(sector).planets;
        expect(neutrals[main]).toBeUndefined();
        expect(counts(others.map((hex) => neutrals[hex]))).toEqual({
          advanced: 2,
          primitive: 2,
          uninhabited: others.length - 4,
        });
      }
  });

  it('3.5 the central sector has at most 3 of each kind, one on every planet', () => {
    for (const { tiles, neutrals } of tables) {
      const found = sectorOf(tiles[0].sector).planets.map((hex) => neutrals[hex]);
      expect(found).not.toContain(undefined);
      expect(Math.max(...Object.values(counts(found)))).toBeLessThanOrEqual(3);
    }
  });

  it('3.6 one relic on each planet of the central sector, all different', () => {
    for (const { tiles, hidden } of tables) {
      expect(Object.keys(hidden).sort()).toEqual([...sectorOf(tiles[0].sector).planets].sort());
      expect(new Set(Object.values(hidden)).size).toBe(Object.keys(hidden).length);
    }
  });

  it('3.7 capital, 3 basic ships, population 6, every level at I, peace', () => {
    for (const board of tables)
      for (const [i, seat] of SEATS.entries()) {
        const { capital, basics, levels, points, fleets } = board.nations[seat];
        expect(capital).toBe(board.tiles[i + 1].sector);
        expect(basics).toEqual({ [capital]: { ships: 3, spent: 0 } });
        expect(planetsOf(board, seat)).toEqual([capital]);
        expect([populationOf(board, seat), points, fleets.length, board.wars.length]).toEqual([6, 0, 0, 0]);
        expect(Object.values(levels)).toEqual([1, 1, 1, 1, 1]);
      }
  });

  it('3.8 table order is drawn', () =>
    expect(new Set(tables.map(({ order }) => order.join(''))).size).toBeGreaterThan(1));

  it('3.9 one card each, the rest is the deck', () => {
    for (const { nations, deck } of tables) {
      expect(deck.length).toBe(10);
      expect(new Set([...deck, ...SEATS.flatMap((seat) => nations[seat].hand)]).size).toBe(13);
    }
  });

  it('3.10 two peoples each, nobody the same', () => {
    for (const { nations } of tables) expect(new Set(SEATS.flatMap((seat) => nations[seat].dealt)).size).toBe(6);
  });
});
