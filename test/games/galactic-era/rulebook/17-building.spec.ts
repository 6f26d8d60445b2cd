import { describe, expect, it } from '@jest/globals';
import { production, shipyards } from '../../../../src/games/galactic-era/rules/production.js';
import {
  answers,
  basics,
  boardOf,
  discs,
  fleet,
  given,
  type Given,
  levels,
  nation,
  people,
  play,
  progressing,
  tokens,
  war,
} from '../given.js';

const building = (...parts: readonly Given[]) =>
  progressing(given(tokens('A', 'grow build'), ...parts)).when('A', 'build');
const makes = (...parts: readonly Given[]): number => production(given(...parts), 'A');
const ASTEROIDS = '0.3.03';
const population = (offTrack: number) => nation('A', () => ({ offTrack }));

describe('17 Building ships', () => {
  it('17.1 population, Robotics and asteroids make ships', () => {
    expect([makes(), makes(population(4)), makes(population(39))]).toEqual([2, 3, 9]);
    expect([1, 2, 3, 4, 5, 6].map((robotics) => makes(levels('A', { robotics })))).toEqual([2, 3, 5, 7, 9, 12]);
    expect(makes(basics('A', ASTEROIDS, 4))).toBe(3);
  });

  it('17.2 several seats use the same asteroids', () => {
    const board = given(basics('A', ASTEROIDS, 1), basics('B', ASTEROIDS, 1));
    expect([production(board, 'A'), production(board, 'B')]).toEqual([3, 3]);
  });

  it('17.3 shipyards: own planets with population from 4, 3, 2, 1; the capital always', () => {
    const board = [
      discs('A', 'uru', 4),
      discs('A', 'izar', 3),
      discs('A', 'procyon', 2),
      discs('A', 'kappa-fornacis', 1),
    ];
    const yards = (robotics: number) => shipyards(given(...board, levels('A', { robotics })), 'A').length;
    expect([1, 2, 3, 4, 5, 6].map(yards)).toEqual([2, 2, 2, 3, 4, 5]);
    expect(shipyards(given(), 'A')).toEqual(['lyra']);
  });

  it('17.3a ships are shared out as the seat likes', () => {
    const built = building(discs('A', 'uru', 4), levels('A', { robotics: 3 })).when('A', 'place lyra 4 uru 2');
    expect(boardOf(built).nations.A.basics).toMatchObject({ lyra: { ships: 4 }, uru: { ships: 2 } });
  });

  it('17.4 none is placed on a planet with enemy ships', () => {
    expect(shipyards(given(discs('A', 'uru', 4), war('A', 'B'), basics('B', 'uru', 1)), 'A')).toEqual(['lyra']);
  });

  it('17.4a blocked discs take the population back on the track, space for space, 6 for the capital', () => {
    // Population 40 is 30 discs off the track; 4 of them blocked leave 26: population 32.
    const blocked = [discs('A', 'uru', 4), nation('A', () => ({ offTrack: 30 })), war('A', 'B')];
    expect([makes(...blocked), makes(...blocked, basics('B', 'uru', 1))]).toEqual([8, 7]);
    expect(makes(population(9), war('A', 'B'), basics('B', 'lyra', 1))).toBe(3);
  });

  it('17.4b it builds as a population of 6 at least', () => {
    expect(makes(discs('A', 'uru', 3), war('A', 'B'), basics('B', 'uru', 1), basics('B', 'lyra', 1))).toBe(2);
  });

  it('17.4c asteroids with enemy ships produce nothing', () => {
    expect(makes(basics('A', ASTEROIDS, 1), war('A', 'B'), basics('B', ASTEROIDS, 1))).toBe(2);
  });

  it('17.5 each ship is a basic ship or part of a chip in a fleet there, shown', () => {
    const position = building(fleet('A', 1, 'B', 'lyra', 1), levels('A', { robotics: 3 }));
    expect(answers(position, 'A')).toEqual(['PlaceBasics', 'PlaceInFleet', 'PlaceInNewFleet', 'Done']);
    const built = play(position, 'A: into #1 4', 'A: place lyra 1');
    expect(built.told('FleetAugmented')).toMatchObject([{ handle: 1, chips: [4], basics: 0 }]);
    expect(boardOf(built).nations.A.fleets[0].chips).toEqual([4, 1]);
  });

  it('17.5a or goes into a new fleet with an unused marker, without the ships already there', () => {
    const built = building(basics('A', 'lyra', 3)).when('A', 'new c lyra 2');
    expect(boardOf(built).nations.A).toMatchObject({
      fleets: [{ letter: 'C', chips: [2] }],
      basics: { lyra: { ships: 3 } },
    });
    const five = [...'ABCDE'].map((letter, i) => fleet('A', i + 1, letter as 'A', 'uru', 1));
    expect(answers(building(...five), 'A')).not.toContain('PlaceInNewFleet');
  });

  it('17.5b decoys may go in', () => {
    expect(boardOf(building().when('A', 'new c lyra 2+0+0')).nations.A.fleets[0].chips).toEqual([2, 0, 0]);
  });

  it('17.5c fewer may be placed', () => {
    const built = play(building(), 'A: place lyra 1', 'A: done');
    expect(built.told('ActionResolved')).toMatchObject([{ action: 'build', ships: 1 }]);
  });

  it('17.5d ships without a place are lost', () => {
    const five = [...'ABCDE'].map((letter, i) => fleet('A', i + 1, letter as 'A', 'uru', 1));
    const none = building(...five, basics('A', 'izar', 16));
    expect(none.told('ActionResolved')).toMatchObject([{ action: 'build', ships: 0 }]);
  });

  it('25.16b asteroids never produce ships for Cosmic Mayans', () => {
    for (const side of ['light', 'dark'] as const)
      expect(makes(people('A', 'cosmic-mayans', side), basics('A', ASTEROIDS, 1))).toBe(2);
  });

  it('25.13b dark Rogue AI gives up discs for 2 ships each where they lay', () => {
    const position = building(people('A', 'rogue-ai', 'dark'), discs('A', 'uru', 2));
    const given2 = position.when('A', 'sacrifice uru 1');
    expect(boardOf(given2).discs.uru.count).toBe(1);
    expect(given2.offer('A', 'PlaceBasics').inputs.places).toMatchObject({ over: [{ id: 'uru', max: 2 }] });
  });

  it('25.13c a planet that gives its last disc is emptied, and the ships still appear there', () => {
    const position = building(people('A', 'rogue-ai', 'dark'), discs('A', 'uru', 1))
      .when('A', 'sacrifice uru 1')
      .when('A', 'place uru 2');
    expect(boardOf(position).discs).toEqual({});
    expect(boardOf(position).nations.A.basics.uru.ships).toBe(2);
  });
});
