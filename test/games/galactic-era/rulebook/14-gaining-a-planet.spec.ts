import { describe, expect, it } from '@jest/globals';
import {
  answers,
  basics,
  boardOf,
  capital,
  discs,
  dp,
  ethics,
  fleet,
  given,
  type Given,
  hidden,
  levels,
  neutral,
  people,
  play,
  progressing,
  story,
  tokens,
  types,
  war,
} from '../given.js';

const gaining = (...parts: readonly Given[]) => progressing(given(tokens('A', 'gain grow'), ...parts));
const targets = (...parts: readonly Given[]): string[] => {
  const position = gaining(...parts);
  return answers(position, 'A').includes('Gain') ? position.choices('A', 'Gain', 'hex') : [];
};
const ships = (n: number) => basics('A', 'uru', n);
const dark = ethics('A', 'dark');
const ofB = (n: number) => discs('B', 'uru', n);
const discsOn = (position: ReturnType<typeof gaining>, hex = 'uru') => boardOf(position).discs[hex];
const gained = (...parts: readonly Given[]) => gaining(...parts).when('A', 'gain uru');

describe('14 Gaining a planet', () => {
  it('14.1 enough ships there are needed, whatever their CV', () => {
    expect(targets(neutral('uru', 'uninhabited'))).toEqual([]);
    expect(targets(neutral('uru', 'uninhabited'), ships(1))).toEqual(['uru']);
    expect(targets(dark, neutral('uru', 'advanced'), ships(3), levels('A', { military: 6 }))).toEqual([]);
  });

  it('14.2 colonize: 1 ship, 1 disc, by any seat', () => {
    for (const side of ['light', 'dark'] as const)
      expect(discsOn(gained(ethics('A', side), neutral('uru', 'uninhabited'), ships(1)))).toEqual({
        seat: 'A',
        count: 1,
      });
  });

  it('14.2a an emptied planet is colonized like any other', () => {
    const position = gained(ships(1));
    expect(position.told('PlanetGained')).toMatchObject([{ way: 'colonize' }]);
    expect(types(position)).not.toContain('NeutralTurned');
  });

  it('14.3 ally: a light seat, 1 ship, 3 discs', () => {
    const position = gained(neutral('uru', 'advanced'), ships(1));
    expect([position.told('PlanetGained')[0].way, discsOn(position)]).toEqual(['ally', { seat: 'A', count: 3 }]);
  });

  it('14.4 subjugate: a dark seat, 1 ship, 2 discs', () => {
    const position = gained(dark, neutral('uru', 'primitive'), ships(1));
    expect([position.told('PlanetGained')[0].way, discsOn(position)]).toEqual(['subjugate', { seat: 'A', count: 2 }]);
  });

  it('14.4a light seats neither subjugate nor conquer, dark ones neither ally nor liberate', () => {
    expect(targets(neutral('uru', 'primitive'), ships(9))).toEqual([]);
    expect(targets(war('A', 'B'), ofB(1), ships(9))).toEqual([]);
    expect(targets(dark, neutral('uru', 'advanced'), ships(1))).toEqual([]);
    expect(gained(dark, war('A', 'B'), ethics('B', 'dark'), ofB(1), ships(9)).told('PlanetGained')[0].way).toBe(
      'conquer',
    );
  });

  it('14.5 conquer a neutral planet: 4 ships, 1 disc', () => {
    expect(targets(dark, neutral('uru', 'advanced'), ships(3))).toEqual([]);
    const position = gained(dark, neutral('uru', 'advanced'), ships(4));
    expect([position.told('PlanetGained')[0].way, discsOn(position)]).toEqual(['conquer', { seat: 'A', count: 1 }]);
  });

  it('14.6 conquer from a seat: more ships than its population, war declared at this moment, 1 disc', () => {
    expect(targets(dark, ofB(3), ships(3))).toEqual([]);
    const position = gained(dark, ofB(3), ships(4));
    expect(position.told('WarDeclared')).toMatchObject([{ by: 'A', on: 'B' }]);
    expect(discsOn(position)).toEqual({ seat: 'A', count: 1 });
  });

  it('14.6a not from a seat at peace that has a ship there', () => {
    expect(targets(dark, ofB(1), ships(9), basics('B', 'uru', 1))).toEqual([]);
  });

  it('14.6b the war stands even if another seat blocks the conquest', () => {
    const named = gained(dark, ofB(1), ships(2), basics('C', 'uru', 1));
    const blocked = named.when('C', 'block');
    expect(boardOf(blocked).wars).toEqual(['A-B', 'A-C']);
    expect(discsOn(blocked)).toEqual({ seat: 'B', count: 1 });
  });

  it('14.7 liberate: more ships than its population, as many discs as there were', () => {
    const enemy = [war('A', 'B'), ethics('B', 'dark'), ofB(3)];
    expect(targets(...enemy, ships(3))).toEqual([]);
    const position = gained(...enemy, ships(4));
    expect([position.told('PlanetGained')[0].way, discsOn(position)]).toEqual(['liberate', { seat: 'A', count: 3 }]);
  });

  it('14.7a the war must be there already', () => {
    expect(targets(ethics('B', 'dark'), ofB(3), ships(9))).toEqual([]);
  });

  it('14.7b a capital’s planet gives 6 discs and those under it', () => {
    const enemy = [war('A', 'B'), ethics('B', 'dark'), capital('B', 'uru'), ofB(2), discs('B', 'teka', 1)];
    expect(discsOn(gained(...enemy, ships(9)))).toEqual({ seat: 'A', count: 8 });
  });

  it('14.8 no gain where an enemy has ships, unless with Spirituality V', () => {
    const blocked = [neutral('uru', 'uninhabited'), ships(1), war('A', 'B'), basics('B', 'uru', 1)];
    expect(targets(...blocked)).toEqual([]);
    expect(targets(...blocked, levels('A', { spirituality: 5 }))).toEqual(['uru']);
  });

  it('14.9 all the seat’s ships in the hex count, with the bonus of B if it helps', () => {
    const all = [dark, ofB(6), ships(2), fleet('A', 1, 'A', 'uru', 3)];
    expect(targets(...all)).toEqual([]);
    expect(targets(...all, fleet('A', 2, 'D', 'uru', 2))).toEqual(['uru']);
    expect(targets(dark, ofB(6), ships(2), fleet('A', 1, 'B', 'uru', 4))).toEqual(['uru']);
  });

  it('14.9a only what is needed is shown: basic ships first, then the chips with the least excess', () => {
    const shown = (...parts: readonly Given[]) => gained(dark, ofB(3), ...parts).told('ShipsShown');
    expect(shown(ships(5))).toEqual([]);
    expect(shown(ships(2), fleet('A', 1, 'A', 'uru', 5, 2, 1))).toMatchObject([
      { basics: 2, chips: { 1: [2] }, bomb: null },
    ]);
    expect(shown(ships(1), fleet('A', 1, 'B', 'uru', 2))).toMatchObject([{ chips: { 1: [2] }, bomb: 1 }]);
  });

  it('14.10 naming a gain of a neutral planet says what it is', () => {
    const named = gained(dark, neutral('uru', 'primitive'), ships(1), basics('B', 'uru', 1));
    expect(named.told('ActionAnnounced')).toMatchObject([{ action: 'subjugate', hex: 'uru' }]);
  });

  it('14.11 its token is turned up and removed', () => {
    const position = gained(neutral('uru', 'uninhabited'), ships(1));
    expect(position.told('NeutralTurned')).toMatchObject([{ hex: 'uru', neutral: 'uninhabited' }]);
    expect(boardOf(position).neutrals).toEqual({});
  });

  it('14.11a discs of the seat that loses it go back to its track', () => {
    expect(boardOf(gained(dark, ofB(3), ships(4))).nations.B.offTrack).toBe(0);
  });

  it('14.12 a relic is turned up at the first gain and takes effect at once', () => {
    const board = [neutral('vega', 'uninhabited'), hidden('vega', 'ancient-genetics'), basics('A', 'vega', 1)];
    const position = gaining(...board).when('A', 'gain vega');
    expect(position.told('RelicTurned')).toMatchObject([{ hex: 'vega', relic: 'ancient-genetics' }]);
    expect(boardOf(position).nations.A.levels.genetics).toBe(2);
  });

  it('14.13 off with the victim’s discs, on with the taker’s, then capital, reserve, relic, theft', () => {
    const board = [
      dark,
      capital('B', 'uru'),
      ofB(1),
      discs('B', 'teka', 2),
      hidden('uru', 'ancient-genetics'),
      levels('B', { robotics: 2 }),
    ];
    const position = play(
      gaining(...board, ships(9)),
      'A: gain uru',
      'B: reserve',
      'B: place teka 6',
      'A: steal robotics from blue',
    );
    const told = types(position);
    const named = ['DiscsRemoved', 'DiscsPlaced', 'CapitalEvacuated', 'ReserveUsed', 'RelicTurned'];
    expect(named.map((type) => told.indexOf(type))).toEqual(
      named.map((type) => told.indexOf(type)).sort((a, b) => a - b),
    );
    expect(position.told('TechnologyRaised').map(({ why }) => why)).toEqual(['relic', 'theft']);
  });

  it('14.14 theft: 1 level for a population of 1 to 5, 2 for 6 or more', () => {
    const clever = levels('B', { robotics: 4, genetics: 2 });
    const one = play(gaining(dark, ofB(5), ships(6), clever), 'A: gain uru', 'A: steal robotics from blue');
    expect(answers(one, 'A')).not.toContain('Steal');
    const two = play(gaining(dark, ofB(6), ships(7), clever), 'A: gain uru', 'A: steal robotics from blue');
    expect(answers(two, 'A')).toContain('Steal');
    expect(boardOf(two.when('A', 'steal robotics from blue')).nations.A.levels.robotics).toBe(3);
  });

  it('14.14a only where the victim is higher, the second level judged after the first', () => {
    const position = gained(dark, ofB(6), ships(7), levels('B', { robotics: 2 }));
    expect(position.choices('A', 'Steal', 'technology')).toEqual(['robotics']);
    expect(answers(position.when('A', 'steal robotics from blue'), 'A')).toEqual(['Grow', 'Done']);
  });

  it('14.14b it is optional, and the victim loses nothing', () => {
    const position = gained(dark, ofB(1), ships(2), levels('B', { robotics: 2 }));
    expect(answers(position, 'A')).toEqual(['Steal', 'Skip']);
    expect(boardOf(position.when('A', 'no')).nations.A.levels.robotics).toBe(1);
    expect(boardOf(position.when('A', 'steal robotics from blue')).nations.B.levels.robotics).toBe(2);
  });

  it('14.14c the population before any flight counts, here and in stories', () => {
    const mayans = [
      dark,
      people('B', 'cosmic-mayans', 'light'),
      discs('B', 'teka', 1),
      discs('B', 'uru', 6),
      levels('B', { propulsion: 6, robotics: 3 }),
    ];
    const position = gaining(story('migrations'), ...mayans, ships(7)).when('A', 'gain uru');
    expect(dp(position, 'A').story).toBe(6);
    const stolen = play(position, 'B: flee teka 3', 'A: steal robotics from blue');
    expect(answers(stolen, 'A')).toContain('Steal');
  });

  it('25.8 the Confederation allies once more after each gain, and no further', () => {
    const board = [
      people('A', 'galactic', 'light'),
      neutral('uru', 'uninhabited'),
      ships(1),
      neutral('izar', 'advanced'),
      basics('A', 'izar', 1),
      neutral('procyon', 'advanced'),
      basics('A', 'procyon', 1),
    ];
    const position = gaining(...board).when('A', 'gain uru');
    expect(position.choices('A', 'Gain', 'hex')).toEqual(['izar', 'procyon']);
    const allied = position.when('A', 'gain izar');
    expect(discsOn(allied, 'izar')).toEqual({ seat: 'A', count: 3 });
    expect(answers(allied, 'A')).toEqual(['Grow', 'Done']);
  });
});
