import { describe, expect, it } from '@jest/globals';
import { storyPoints } from '../../../../src/games/galactic-era/rules/scoring.js';
import {
  at,
  basics,
  boardOf,
  closedTo,
  discs,
  dp,
  ethics,
  fighting,
  given,
  type Given,
  levels,
  nation,
  neutral,
  people,
  play,
  progressing,
  round,
  story,
  tokens,
  types,
  war,
} from '../given.js';

const tally = (seat: string, some: object) => nation(seat, (one) => ({ tally: { ...one.tally, ...some } }));
const scored = (...parts: readonly Given[]) => storyPoints(given(...parts));
const scoring = (...parts: readonly Given[]) => at(given(...parts), { step: 'roundScoring' });
const khaa = (a: number, b: number) => [war('A', 'B'), basics('A', 'khaa', a), basics('B', 'khaa', b)];
const conquest = (...parts: readonly Given[]) =>
  progressing(
    given(ethics('A', 'dark'), tokens('A', 'gain grow'), discs('B', 'teka', 3), basics('A', 'teka', 4), ...parts),
  ).when('A', 'gain teka');
const researched = (...all: [string, string[]][]) =>
  all.map(([seat, technologies]) => tally(seat, { researched: technologies }));

describe('22 Scoring and stories', () => {
  it('22.1 several seats may score the same objective', () => {
    const position = scoring(story('wars'), round(2), tally('A', { builds: 1 }), tally('B', { builds: 1 }));
    expect([dp(position, 'A').story, dp(position, 'B').story]).toEqual([2, 2]);
  });

  it('22.1a what can be counted when it happens is scored then', () => {
    expect(dp(conquest(story('wars')), 'A').story).toBe(1);
  });

  it('22.2 an action counts once it has been resolved', () => {
    const none = play(progressing(given(story('wars'), round(1), tokens('A', 'build grow'))), 'A: build', 'A: done');
    expect(boardOf(none).nations.A.tally.builds).toBe(1);
  });

  it('22.2a a Build Ships that places no ship counts', () => {
    const none = play(progressing(given(tokens('A', 'build grow'))), 'A: build', 'A: done');
    expect(none.told('ActionResolved')).toMatchObject([{ action: 'build', ships: 0 }]);
    expect(boardOf(none).nations.A.tally.builds).toBe(1);
  });

  it('22.2b a Gain Planet used to convert counts as one', () => {
    const board = given(
      people('A', 'annunaki', 'light'),
      tokens('A', 'gain grow'),
      neutral('uru', 'primitive'),
      basics('A', 'uru', 1),
    );
    expect(boardOf(progressing(board).when('A', 'convert uru')).nations.A.tally.gains).toBe(1);
  });

  it('22.4 contact is that of trade, with no need of peace', () => {
    expect(scored(round(1), basics('A', 'xilox', 1), war('A', 'B'))).toEqual({ A: 1, B: 1, C: 0 });
  });

  it('22.5 a planet taken is one conquered or liberated from another seat', () => {
    const board = given(
      story('wars'),
      ethics('A', 'dark'),
      tokens('A', 'gain grow'),
      neutral('uru', 'advanced'),
      basics('A', 'uru', 4),
    );
    expect(dp(progressing(board).when('A', 'gain uru'), 'A')).toEqual({});
    expect(dp(conquest(story('wars')), 'A')).toEqual({ story: 1 });
  });

  it('22.6 a combat won needs a combat', () => {
    const fled = fighting(given(story('migrations'), ...khaa(2, 1), levels('B', { propulsion: 2 }))).when(
      'B',
      'leave 0.1.01',
    );
    expect(dp(fled, 'A')).toEqual({});
  });

  it('22.7 light seats gain 1 DP in light eras, dark ones in the dark era', () => {
    const era = (number: number) => [
      dp(scoring(round(number), ethics('B', 'dark')), 'A').era,
      dp(scoring(round(number), ethics('B', 'dark')), 'B').era,
    ];
    expect([2, 3, 6, 7].map(era)).toEqual([
      [1, undefined],
      [undefined, 1],
      [undefined, 1],
      [1, undefined],
    ]);
  });

  it('22.8 Journeys, light: 1 DP for each other seat in contact', () => {
    expect(scored(round(2), basics('A', 'xilox', 1), basics('A', 'khaa', 1), basics('C', 'khaa', 1))).toEqual({
      A: 2,
      B: 1,
      C: 1,
    });
  });

  it('22.9 Journeys, dark: 1 DP for each seat at war with anybody', () => {
    expect(scored(round(3), war('A', 'B'))).toEqual({ A: 1, B: 1, C: 0 });
  });

  it('22.9a and 2 DP for each planet taken outside the sector of the own capital', () => {
    expect(dp(conquest(), 'A').story).toBe(2);
    expect(dp(conquest(nation('A', () => ({ capital: 'neb-heru' }))), 'A').story).toBeUndefined();
  });

  it('22.9b and 2 DP for each combat won outside it', () => {
    expect(dp(fighting(given(...khaa(2, 1))), 'A').story).toBe(2);
    expect(dp(fighting(given(war('A', 'B'), basics('A', 'uru', 2), basics('B', 'uru', 1))), 'A').story).toBeUndefined();
  });

  it('22.10 Journeys, end: 7 minus the level for those highest of who researched Spirituality or Propulsion', () => {
    const all = [
      levels('A', { spirituality: 3, propulsion: 2 }),
      levels('B', { spirituality: 3 }),
      levels('C', { spirituality: 5 }),
    ];
    expect(
      scored(round(7), ...all, ...researched(['A', ['spirituality', 'propulsion']], ['B', ['spirituality']])),
    ).toEqual({ A: 4 + 5, B: 4, C: 0 });
  });

  it('22.11 Wars, light: 2 DP for each Build Ships', () => {
    expect(scored(story('wars'), round(1), tally('A', { builds: 2 }))).toEqual({ A: 4, B: 0, C: 0 });
  });

  it('22.12 Wars, dark: 2 DP for each seat at war', () => {
    expect(scored(story('wars'), round(6), war('B', 'C'))).toEqual({ A: 0, B: 2, C: 2 });
  });

  it('22.12a and 1 DP for each planet taken', () => expect(dp(conquest(story('wars')), 'A').story).toBe(1));

  it('22.12b and 1 DP for each enemy ship destroyed', () => {
    expect(dp(fighting(given(story('wars'), ...khaa(9, 2))).when('A', 'destroy all'), 'A').story).toBe(2);
  });

  it('22.12c each seat of a side, winning or losing, scores all ships the other side lost', () => {
    const board = given(
      story('wars'),
      war('A', 'B'),
      war('A', 'C'),
      basics('A', 'khaa', 3),
      basics('B', 'khaa', 4),
      basics('C', 'khaa', 1),
    );
    const position = play(fighting(board), 'B: destroy all', 'B: lose blue-basic 2');
    expect([dp(position, 'A').story, dp(position, 'B').story, dp(position, 'C').story]).toEqual([2, 3, 3]);
  });

  it('22.13 Wars, end: the same for Military and Robotics', () => {
    expect(
      scored(
        story('wars'),
        round(8),
        levels('A', { military: 6 }),
        ...researched(['A', ['military']], ['B', ['robotics']]),
      ),
    ).toEqual({ A: 1, B: 6, C: 0 });
  });

  it('22.14 Migrations, light: 3 DP for each Grow Population that placed a disc', () => {
    expect(scored(story('migrations'), round(1), tally('A', { grows: 1 }))).toEqual({ A: 3, B: 0, C: 0 });
    const empty = progressing(
      given(tokens('A', 'grow build'), discs('A', 'kappa-fornacis', 5), discs('A', 'uru', 5)),
    ).when('A', 'grow');
    expect(boardOf(empty).nations.A.tally.grows).toBe(0);
    const grown = play(progressing(given(tokens('A', 'grow build'), discs('A', 'uru', 1))), 'A: grow', 'A: grow uru 1');
    expect(boardOf(grown).nations.A.tally.grows).toBe(1);
  });

  it('22.15 Migrations, dark: 1 DP for each seat at war', () =>
    expect(scored(story('migrations'), war('A', 'C'))).toEqual({ A: 1, B: 0, C: 1 }));

  it('22.15a and 1 DP for each disc removed by taking planets, a capital counts 6', () => {
    expect(dp(conquest(story('migrations')), 'A').story).toBe(3);
    expect(
      dp(
        conquest(
          story('migrations'),
          basics('A', 'teka', 8),
          nation('B', () => ({ capital: 'teka' })),
        ),
        'A',
      ).story,
    ).toBe(9);
  });

  it('22.15b and 1 DP for each combat won, anywhere', () => {
    const home = given(story('migrations'), war('A', 'B'), basics('A', 'uru', 2), basics('B', 'uru', 1));
    expect(dp(fighting(home), 'A').story).toBe(1);
  });

  it('22.16 Migrations, end: 4 DP for each technology that the seat alone researched', () => {
    expect(
      scored(story('migrations'), round(7), ...researched(['A', ['military', 'genetics']], ['B', ['military']])),
    ).toEqual({ A: 4, B: 0, C: 0 });
  });

  it('22.17 Rivalry, light: 1 DP for each Gain Planet', () => {
    expect(scored(story('rivalry'), round(2), tally('A', { gains: 3 }))).toEqual({ A: 3, B: 0, C: 0 });
  });

  it('22.18 Rivalry, dark: 2 DP for each seat at war', () =>
    expect(scored(story('rivalry'), war('A', 'B'))).toEqual({ A: 2, B: 2, C: 0 }));

  it('22.18a and 1 DP for each planet of an enemy with own ships, by several seats', () => {
    const board = [
      story('rivalry'),
      war('A', 'B'),
      war('B', 'C'),
      discs('B', 'teka', 1),
      basics('A', 'teka', 1),
      basics('C', 'teka', 1),
    ];
    expect(scored(...board)).toEqual({ A: 3, B: 2, C: 3 });
    expect(scored(story('rivalry'), discs('B', 'teka', 1), basics('A', 'teka', 1))).toEqual({ A: 0, B: 0, C: 0 });
  });

  it('22.18b planets of a seat with Spirituality V do not count', () => {
    expect(
      scored(
        story('rivalry'),
        war('A', 'B'),
        levels('B', { spirituality: 5 }),
        discs('B', 'teka', 1),
        basics('A', 'teka', 1),
      ).A,
    ).toBe(2);
  });

  it('22.18c each retreat before combat costs 2 DP in rounds 3 to 6, that of E too', () => {
    const fled = (number: number) =>
      dp(
        fighting(given(story('rivalry'), round(number), ...khaa(2, 1), levels('B', { propulsion: 2 }))).when(
          'B',
          'leave 0.1.01',
        ),
        'B',
      ).story;
    expect([2, 3, 6, 7].map(fled)).toEqual([undefined, -2, -2, undefined]);
    const lost = fighting(given(story('rivalry'), ...khaa(2, 1))).when('A', 'destroy none');
    expect(dp(lost.when('B', 'leave 0.1.01'), 'B')).toEqual({});
  });

  it('22.18d a retreat forced by Felines counts too', () => {
    const forced = fighting(given(story('rivalry'), ...khaa(2, 1), people('A', 'felines', 'dark'))).when(
      'A',
      'force blue',
    );
    expect(dp(forced.when('B', 'leave 0.1.01'), 'B').story).toBe(-2);
    expect(types(fighting(given(closedTo('A', 'vega'), ...khaa(2, 1))))).toContain('CombatWon');
  });

  it('22.19 Rivalry, end: 3 DP for each technology with the highest level of all, ties too', () => {
    expect(
      scored(story('rivalry'), round(8), levels('A', { military: 3, genetics: 2 }), levels('B', { military: 3 })),
    ).toEqual({ A: 3 * 5, B: 3 * 4, C: 3 * 3 });
  });
});
