import { describe, expect, it } from '@jest/globals';
import { seatPath } from '../../../../src/games/drawing/seats.js';
import { type Tile } from '../../../../src/games/spacecorp/components/board-types.js';
import { deckOf, timeCardsOf } from '../../../../src/games/spacecorp/components/cards.js';
import { waysFrom } from '../../../../src/games/spacecorp/components/distances.js';
import { components } from '../../../../src/games/spacecorp/components/index.js';
import { BASE_TYPES, type Era, ERAS } from '../../../../src/games/spacecorp/components/kinds.js';
import { spacecorp } from '../../../../src/games/spacecorp/index.js';
import { advanceGenetics, build, edge, explore, move, produce, research } from '../acts.js';
import {
  bases,
  boardOf,
  company,
  deck,
  discard,
  filled,
  given,
  hand,
  inEra,
  inSilence,
  newTable,
  profit,
  profits,
  restOfTurn,
  genetics,
  stack,
  stock,
  teams,
  tiles,
  turn,
} from '../given.js';

const cardTypes = ERAS.flatMap((era) => components.decks[era]);
const tileOf = (id: string): Tile => ERAS.flatMap((era) => components.tiles[era]).find((tile) => tile.id === id)!;
const drawsOf = (era: Era): number => new Set(deckOf(components, era).map(({ id }) => id)).size;

describe('1 Components and limits', () => {
  it('1.1 seats two to four, each with a colour of its own in every language and a shape of its own', () => {
    expect(spacecorp.players).toEqual({ min: 2, max: 4 });
    const seats = boardOf(given(4)).seats;
    for (const words of Object.values(spacecorp.words))
      expect(new Set(seats.map((seat) => words[`seat.${seat}`])).size).toBe(4);
    expect(new Set(seats.map((seat) => seatPath(seat, 0, 0, 10))).size).toBe(4);
  });

  it('1.2 plays up to three eras in order, each with its own board, deck, tiles and contracts', () => {
    const whole = inSilence(newTable(2));
    expect(whole.told('EraBegan').map(({ era }) => era)).toEqual(['mariners', 'planeteers', 'starfarers']);
    expect(whole.told('GameEnded')).toHaveLength(1);
    const laid = ERAS.map((era) => boardOf(given(2, inEra(era))));
    for (const of of [
      laid.map(({ sites }) => Object.keys(sites)),
      laid.map(({ deck }) => deck.start),
      laid.map(({ stacks }) => Object.values(stacks).flat()),
      ERAS.map((era) => components.contracts[era].map(({ '3-4': side }) => side)),
    ])
      expect(
        of.flatMap((one, i) => of.slice(i + 1).filter((other) => JSON.stringify(one) === JSON.stringify(other))),
      ).toEqual([]);
  });

  it('1.2 may be played for fewer eras', () => {
    const short = inSilence(newTable(2, { lastEra: 'mariners' }));
    expect(short.told('EraBegan').map(({ era }) => era)).toEqual(['mariners']);
    expect(short.told('GameEnded')).toHaveLength(1);
  });

  it('1.3 gives each seat 4 teams and three of each base, and builds no type that is not in stock', () => {
    const { teams: of, stock: left } = company(given(3), 'C');
    expect(of).toHaveLength(4);
    expect(left).toEqual(Object.fromEntries(BASE_TYPES.map((type) => [type, 3])));
    const onLp4 = [teams('A', 'lunar_lp4'), hand('A', 'orbital_printer')];
    const none = given(2, ...onLp4, stock('A', { research: 0 }), turn('A'));
    expect(given(2, ...onLp4, turn('A')).choices('A', 'BuildBases', 'base1')).toEqual(['research', 'spaceport']);
    expect(none.choices('A', 'BuildBases', 'base1')).toEqual(['spaceport']);
    expect(none.refused('A', build(1, 'research', { cards: 'orbital_printer' })).field).toBe('base1');
  });

  it('1.4 has these cards, each with an id of its own', () => {
    expect(ERAS.map(drawsOf)).toEqual([46, 58, 76]);
    const count = (era: Era, what: 'start' | 'edge'): number =>
      deckOf(components, era).filter(({ type }) => (what === 'start' ? type.start : type.edge !== null)).length;
    expect(ERAS.map((era) => [count(era, 'start'), count(era, 'edge')])).toEqual([
      [12, 7],
      [12, 7],
      [12, 9],
    ]);
    expect(timeCardsOf(components)).toHaveLength(8);
    const copies = (kind: string): number =>
      components.progress.filter((title) => title.kind === kind).reduce((sum, title) => sum + title.copies, 0);
    expect([copies('adaptation'), copies('breakthrough')]).toEqual([18, 14]);
  });

  it('1.5 has one or two faces or a Special text on each card, and no Edge on a Start card', () => {
    for (const { id, faces, special } of cardTypes)
      expect([id, special ? faces.length === 0 : [1, 2].includes(faces.length)]).toEqual([id, true]);
    expect(cardTypes.filter(({ start, edge: carried }) => start && carried !== null)).toEqual([]);
    expect(cardTypes.filter(({ upgrade }) => upgrade).length).toBeGreaterThan(0);
  });

  it('1.6 knows no limit of a hand, and counts Time cards in it', () => {
    const full = given(2, filled('A', 30), turn('A'));
    expect(company(full, 'A').hand).toHaveLength(30);
    const eight = given(2, filled('A', 7), hand('A', 'time'), turn('A'));
    expect(eight.refused('A', research({ hq: 'A' })).rule).toBe('5.1');
  });

  it('1.7 shows the discard pile to all and never shuffles it back', () => {
    const spent = given(2, deck('ion_drive'), discard('survey_drone regolith_miner'), turn('A'));
    expect(spent.view('B').discard).toEqual(boardOf(spent).discard);
    const drawn = restOfTurn(spent.when('A', research({ hq: 'A' })));
    expect(drawn.told('CardsDrawn').map(({ count }) => count)).toEqual([1]);
    expect(boardOf(drawn).deck).toEqual({ start: [], rest: [] });
    expect(boardOf(drawn).discard).toHaveLength(2);
  });

  it('1.8 gives profit, Gen and Rev of a tile at once', () => {
    const signs = given(
      2,
      teams('A', 'south_mars'),
      stack('e2', 'M-e2-01'),
      hand('A', 'ground_penetrating_radar'),
      turn('A'),
    );
    const found = signs.when('A', explore(1, { cards: 'ground_penetrating_radar' }));
    expect([profits(found)[0], company(found, 'A').genetics]).toEqual([2, 1]);
    const inBelt = given(
      2,
      inEra('planeteers'),
      teams('A', 'ceres'),
      stack('e1', 'P-e1-04'),
      hand('A', 'pathfinder_drones'),
      turn('A'),
    );
    const artifact = inBelt.when('A', explore(1, { cards: 'pathfinder_drones' }));
    expect([profits(artifact)[0], company(artifact, 'A').revelation]).toEqual([3, 2]);
  });

  it('1.8 lets P, Base and the icons of a tile last, and takes P0 for a P number', () => {
    expect([tileOf('M-e1-02').p, tileOf('M-e1-01').p]).toEqual([0, null]);
    const onP0 = given(2, teams('A', 'phobos'), tiles('phobos=M-e1-02'), hand('A', 'orbital_printer'), turn('A'));
    expect(onP0.choices('A', 'BuildBases', 'base1')).toEqual(['industrial', 'refinery', 'research']);
    expect(onP0.when('A', build(1, 'refinery', { cards: 'orbital_printer' })).told('BaseBuilt')).toHaveLength(1);
    const onNone = given(
      2,
      teams('A', 'phobos'),
      tiles('phobos=M-e1-05'),
      hand('A', 'habitat_module orbital_printer'),
      turn('A'),
    );
    expect(onNone.choices('A', 'BuildBases', 'base1')).toEqual(['attraction', 'research']);
  });

  it('1.9 sorts the tiles into stacks', () => {
    const sizes = (era: Era): Record<string, number> =>
      Object.fromEntries(
        Object.entries(boardOf(given(2, inEra(era))).stacks).map(([stackId, laid]) => [stackId, laid.length]),
      );
    expect(ERAS.map(sizes)).toEqual([
      { e1: 6, e2: 3 },
      { e1: 6, e2: 14, e3: 8 },
      { primary: 16, secondary: 12, alien: 5 },
    ]);
  });

  it('1.10 prints Research 2 and Move 1 in the standard HQ and nothing in slots 2 and 3', () => {
    const bare = given(2, turn('A'));
    expect(bare.when('A', research({ hq: 'A' })).told('ActionPaid')).toMatchObject([{ value: 2 }]);
    const near = given(2, teams('A', 'luna'), hand('A', 'ion_drive'), turn('A'));
    const flown = near.when('A', move(1, 'earth', { hq: 'A', cards: 'ion_drive' }));
    expect(flown.told('ActionPaid')).toMatchObject([{ value: 1 + 3 }]);
    expect(bare.offered('A')).toEqual(['Research']);
  });

  it('1.11 has a wheel of three spaces: a third space is once round', () => {
    const advanced = (from: number) =>
      given(2, inEra('planeteers'), genetics({ A: from }), hand('A', 'clone_bank'), turn('A'))
        .when('A', advanceGenetics({ cards: 'clone_bank' }))
        .offered('A');
    expect([0, 1, 2, 3, 4, 5].filter((from) => advanced(from).includes('TakeProgress'))).toEqual([2, 5]);
  });

  it('1.12 counts profit beyond the 50 of the printed track', () => {
    const rich = given(
      2,
      profit({ A: 120 }),
      bases('A', 'deimos:refinery'),
      tiles('deimos=M-e1-03'),
      hand('A', 'regolith_miner'),
      turn('A'),
    );
    expect(profits(rich.when('A', produce('deimos', { cards: 'regolith_miner' })))).toEqual([122, 0]);
  });

  it('1.13 stops a loss that a seat does not choose at profit 0', () => {
    const life = given(
      3,
      inEra('planeteers'),
      hand('A', 'culture_vats'),
      teams('A', 'ceres'),
      teams('B', 'ceres'),
      tiles('ceres=P-e2-04'),
      profit({ A: 0, B: 2 }),
      turn('A'),
    );
    const sick = life.when('A', edge('culture_vats'));
    expect(profits(sick)).toEqual([0, 1, 0]);
  });

  it('1.14 never lets a seat spend, or pay as a penalty, what it has not', () => {
    const poor = (has: number) =>
      given(
        2,
        inEra('planeteers'),
        teams('A', 'callisto'),
        bases('A', 'callisto:research'),
        tiles('callisto=P-e2-05'),
        profit({ A: has }),
        hand('A', 'water_jacket_ship'),
        turn('A'),
      );
    expect(poor(1).refused('A', move(1, 'io', { cards: 'water_jacket_ship' })).rule).toBe('14.3c');
    expect(profits(poor(2).when('A', move(1, 'io', { cards: 'water_jacket_ship' })))).toEqual([0, 0]);
    const inBelt = (has: number) =>
      given(2, inEra('planeteers'), profit({ A: has }), hand('A', 'fission_drive'), turn('A'));
    expect(inBelt(0).refused('A', move(1, 'ceres', { cards: 'fission_drive', profit: 1 })).rule).toBe('14.10e');
    expect(profits(inBelt(1).when('A', move(1, 'ceres', { cards: 'fission_drive', profit: 1 })))).toEqual([0, 0]);
  });

  it('1.15 lets any number of teams of any seats share a site', () => {
    const crowd = given(
      4,
      teams('A', 'earth luna luna luna'),
      teams('B', 'luna luna'),
      teams('C', 'luna luna'),
      teams('D', 'luna'),
      hand('A', 'ion_drive'),
      turn('A'),
    );
    const landed = crowd.when('A', move(1, 'luna', { hq: 'A', cards: 'ion_drive' }));
    expect(
      boardOf(landed).seats.flatMap((seat) => company(landed, seat).teams.filter(({ at }) => at === 'luna')),
    ).toHaveLength(9);
  });

  it('1.16 has the distances of the Mariners board', () => {
    const from = (site: string): Record<string, number> =>
      Object.fromEntries([...waysFrom(components, 'mariners', site)].map(([to, { distance }]) => [to, distance]));
    expect(from('earth')).toEqual({
      luna: 4,
      ...{ lunar_lp4: 5, lunar_lp5: 5, solar_lp1: 6, solar_lp2: 6, sisyphus: 6, eros: 6, solar_lp4: 7, solar_lp5: 7 },
      ...{ solar_lp3: 9, halley: 8, phobos: 9, deimos: 9, south_mars: 10, north_mars: 10, asteroid_belt: 12 },
    });
    expect(from('asteroid_belt')).toMatchObject({ halley: 6, deimos: 5, north_mars: 6 });
  });
});
