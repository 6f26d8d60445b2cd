import { describe, expect, it } from '@jest/globals';
import { extraOvalPrice } from '../../../../src/games/galactic-era/components/technologies.js';
import { mayLearn } from '../../../../src/games/galactic-era/rules/levels.js';
import {
  answers,
  at,
  basics,
  boardOf,
  deck,
  discs,
  dp,
  ethics,
  given,
  type Given,
  hand,
  hidden,
  levels,
  neutral,
  order,
  people,
  play,
  progressing,
  story,
  tokens,
  types,
  war,
} from '../given.js';

const all = (level: number) =>
  levels('A', { military: level, spirituality: level, propulsion: level, robotics: level, genetics: level });
const researching = (squares: string, ...parts: readonly Given[]) =>
  progressing(given(tokens('A', 'research grow', squares), ...parts)).when('A', 'research');
const levelOf = (
  position: ReturnType<typeof researching>,
  technology: 'military' | 'spirituality' | 'genetics' | 'robotics',
  seat = 'A',
) => boardOf(position).nations[seat].levels[technology];

describe('18 Research and technologies', () => {
  it('18.1 the oval raises the technology of the square by one level', () => {
    expect(levelOf(researching('genetics').when('A', 'raise genetics 2'), 'genetics')).toBe(2);
    expect(answers(progressing(given(tokens('A', 'research grow', 'up'))), 'A')).not.toContain('Research');
  });

  it('18.1a with two squares the same oval serves both, in any order', () => {
    const position = researching('genetics military');
    expect(answers(position, 'A')).toEqual(['Raise', 'Raise', 'Skip']);
    const both = play(position, 'A: raise military 2', 'A: tactic a x2', 'A: raise genetics 2');
    expect([levelOf(both, 'military'), levelOf(both, 'genetics')]).toEqual([2, 2]);
  });

  it('18.1b a square may be left out', () => {
    const skipped = researching('genetics').when('A', 'no');
    expect(levelOf(skipped, 'genetics')).toBe(1);
    expect(answers(skipped, 'A')).toEqual(['Grow', 'Done']);
  });

  it('18.2 a level is never lost, and it ends at VI', () => {
    expect([mayLearn(given(), 'A', 'genetics'), mayLearn(given(all(6)), 'A', 'genetics')]).toEqual([true, false]);
  });

  it('18.2a its benefits hold at once', () => {
    const position = play(researching('genetics', discs('A', 'uru', 1)), 'A: raise genetics 2', 'A: grow');
    expect(position.offer('A', 'PlaceDiscs').inputs.replicas).toMatchObject({ max: 1 });
  });

  it('18.3 at VI research gives the special effect, and so does a relic', () => {
    expect(answers(researching('genetics', all(6)), 'A')).toEqual(['UseSquare', 'Skip']);
    const found = progressing(
      given(
        tokens('A', 'gain'),
        levels('A', { genetics: 6 }),
        neutral('vega', 'uninhabited'),
        hidden('vega', 'ancient-genetics'),
        basics('A', 'vega', 1),
      ),
    );
    expect(found.when('A', 'gain vega').offer('A', 'PlaceDiscs').inputs.replicas).toMatchObject({ max: 2 });
  });

  it('18.3a a special effect may be left unused', () => {
    const position = researching('propulsion', all(6), basics('A', 'uru', 1)).when('A', 'use propulsion');
    expect(answers(position, 'A')).toEqual(['Gain', 'Skip']);
    expect(boardOf(play(position, 'A: no', 'A: no')).discs).toEqual({});
  });

  it('18.4 the price of an extra oval by Genetics', () => {
    expect([1, 2, 3, 4, 5, 6].map(extraOvalPrice)).toEqual([3, 3, 3, 3, 2, 1]);
  });

  it('18.5 whoever passes Military II gets its token, however it was raised', () => {
    const relic = progressing(
      given(
        tokens('A', 'gain'),
        neutral('vega', 'uninhabited'),
        hidden('vega', 'ancient-military'),
        basics('A', 'vega', 1),
      ),
    );
    expect(answers(relic.when('A', 'gain vega'), 'A')).toEqual(['PlaceTactic']);
  });

  it('18.6 who reaches Spirituality V is light at once and for good', () => {
    const position = researching('spirituality', ethics('A', 'dark'), levels('A', { spirituality: 4 })).when(
      'A',
      'raise spirituality 5',
    );
    expect(boardOf(position).nations.A.ethics).toBe('light');
    expect(
      boardOf(at(given(levels('A', { spirituality: 5 }), tokens('A', 'ethics grow')), { step: 'ethicsAndOrder' }))
        .nations.A.ethics,
    ).toBe('light');
  });

  it('18.6a a dark seat changes its ethics so: peace with all, and the Alliance pays', () => {
    const position = researching(
      'spirituality',
      people('A', 'alliance', 'dark'),
      war('A', 'B'),
      levels('A', { spirituality: 4 }),
    ).when('A', 'raise spirituality 5');
    expect([boardOf(position).wars, dp(position, 'A')]).toEqual([[], { alliance: -2 }]);
    const light = researching('spirituality', war('A', 'B'), levels('A', { spirituality: 4 })).when(
      'A',
      'raise spirituality 5',
    );
    expect(boardOf(light).wars).toEqual(['A-B']);
  });

  it('18.6b what follows is done as a light seat: no second subjugation after stealing Spirituality V', () => {
    const board = given(
      ...[
        ethics('A', 'dark'),
        tokens('A', 'gain gain'),
        levels('A', { spirituality: 4 }),
        levels('B', { spirituality: 5 }),
      ],
      ...[discs('B', 'uru', 1), basics('A', 'uru', 2), neutral('izar', 'primitive'), basics('A', 'izar', 1)],
    );
    const position = progressing(board);
    expect(position.choices('A', 'Gain', 'hex')).toContain('izar');
    const stolen = play(position, 'A: gain uru', 'A: steal spirituality from blue');
    expect(answers(stolen, 'A')).not.toContain('Gain');
  });

  it('18.7 with Spirituality V nothing is blocked', () => {
    const board = [levels('A', { spirituality: 5 }), war('A', 'B'), discs('A', 'uru', 1), basics('B', 'uru', 2)];
    const grown = progressing(given(tokens('A', 'grow build'), ...board)).when('A', 'grow');
    expect(grown.offer('A', 'PlaceDiscs').inputs.natural).toMatchObject({ over: [{ id: 'uru' }] });
  });

  it('18.7a its own ships still block others', () => {
    const board = given(
      levels('A', { spirituality: 5 }),
      war('A', 'B'),
      discs('B', 'uru', 1),
      basics('A', 'uru', 1),
      tokens('B', 'grow build'),
    );
    expect(progressing(board, 'B').when('B', 'grow').offer('B', 'PlaceDiscs').inputs.natural).toMatchObject({
      over: [{ id: 'xilox' }],
    });
  });

  it('18.8 at Spirituality VI lost discs leave the game, and population never falls', () => {
    const lost = (spirituality: number) =>
      boardOf(
        progressing(
          given(
            ethics('A', 'dark'),
            tokens('A', 'gain'),
            levels('B', { spirituality }),
            discs('B', 'uru', 3),
            basics('A', 'uru', 4),
          ),
        ).when('A', 'gain uru'),
      ).nations.B;
    expect(lost(6)).toMatchObject({ offTrack: 3, ascended: 3 });
    expect(lost(5)).toMatchObject({ offTrack: 0, ascended: 0 });
  });

  it('18.9 Military beyond VI cancels an oval of an enemy that comes later and has not resolved it', () => {
    const board = [
      order('CAB'),
      all(6),
      war('A', 'B'),
      war('A', 'C'),
      tokens('B', 'gain grow'),
      tokens('C', 'gain grow'),
    ];
    const position = researching('military', ...board).when('A', 'use military');
    expect(position.question('A').offers.map(({ action }) => action.seat)).toEqual(['B', undefined]);
    expect(boardOf(position.when('A', 'cancel blue gain')).nations.B.ovals).toEqual(['grow']);
  });

  it('18.9a a dark seat may declare war for it', () => {
    const may = (side: 'light' | 'dark') =>
      researching('military', ethics('A', side), levels('A', { military: 6 }), tokens('B', 'gain grow')).when(
        'A',
        'use military',
      );
    const cancelled = may('dark').when('A', 'cancel blue gain');
    expect(cancelled.told('WarDeclared')).toMatchObject([{ why: 'cancel' }]);
    expect(answers(may('light'), 'A')).not.toContain('Cancel');
  });

  it('18.9b Spirituality V is immune to it', () => {
    const position = researching(
      'military',
      all(6),
      war('A', 'B'),
      levels('B', { spirituality: 5 }),
      tokens('B', 'gain grow'),
    ).when('A', 'use military');
    expect(answers(position, 'A')).not.toContain('Cancel');
  });

  it('18.9c DP paid for the oval are not given back', () => {
    const cancelled = researching('military', all(6), war('A', 'B'), tokens('B', 'gain grow build'))
      .when('A', 'use military')
      .when('A', 'cancel blue gain');
    expect(dp(cancelled, 'B')).toEqual({});
  });

  it('18.10 Spirituality beyond VI resolves one oval not chosen, at once and without cost', () => {
    const position = researching('spirituality', levels('A', { spirituality: 6 })).when('A', 'use spirituality');
    expect(position.choices('A', 'AddOval', 'oval')).toEqual(['gain', 'build']);
    const built = play(position, 'A: extra build', 'A: place lyra 2');
    expect(built.told('ActionResolved')).toMatchObject([{ action: 'build' }]);
    expect(boardOf(built).nations.A.points).toBe(0);
  });

  it('18.10a Research so needs a research square', () => {
    const choices = (squares: string) =>
      progressing(
        given(
          tokens('A', 'gain', squares),
          levels('A', { spirituality: 6 }),
          neutral('vega', 'uninhabited'),
          hidden('vega', 'ancient-spirituality'),
          basics('A', 'vega', 1),
        ),
      )
        .when('A', 'gain vega')
        .choices('A', 'AddOval', 'oval');
    expect([choices('military').includes('research'), choices('up').includes('research')]).toEqual([true, false]);
  });

  it('18.10b and it may exchange a card', () => {
    const position = researching(
      'spirituality',
      levels('A', { spirituality: 6 }),
      hand('A', 'spatial', 'central'),
      deck('density'),
    )
      .when('A', 'use spirituality')
      .when('A', 'no');
    expect(position.choices('A', 'ExchangeCard', 'card')).toEqual(['spatial', 'central']);
    expect(boardOf(position.when('A', 'exchange central')).nations.A.hand).toEqual(['spatial', 'density']);
  });

  it('18.11 Propulsion beyond VI is two Gain Planets at once', () => {
    const position = researching(
      'propulsion',
      levels('A', { propulsion: 6 }),
      basics('A', 'uru', 1),
      basics('A', 'izar', 1),
    ).when('A', 'use propulsion');
    const both = play(position, 'A: gain uru', 'A: gain izar');
    expect(Object.keys(boardOf(both).discs)).toEqual(['uru', 'izar']);
    expect(answers(both, 'A')).not.toContain('Gain');
  });

  it('18.12 Robotics beyond VI lets the other square work once more for 2 DP', () => {
    const position = researching('robotics genetics', levels('A', { robotics: 6 }));
    const twice = play(position, 'A: use robotics', 'A: use genetics', 'A: raise genetics 2', 'A: raise genetics 3');
    expect([levelOf(twice, 'genetics'), boardOf(twice).nations.A.points]).toEqual([3, -2]);
    const up = play(
      researching('robotics up', order('BCA'), levels('A', { robotics: 6 })),
      'A: use robotics',
      'A: use up',
    );
    expect(boardOf(up).order).toEqual(['B', 'A', 'C']);
  });

  it('18.12a by a relic: one chosen square of its choice', () => {
    const found = progressing(
      given(
        tokens('A', 'gain', 'genetics military'),
        levels('A', { robotics: 6 }),
        neutral('vega', 'uninhabited'),
        hidden('vega', 'ancient-robotics'),
        basics('A', 'vega', 1),
      ),
    ).when('A', 'gain vega');
    expect(answers(found, 'A')).toEqual(['UseSquare', 'UseSquare', 'Skip']);
    expect(levelOf(play(found, 'A: use genetics', 'A: raise genetics 2'), 'genetics')).toBe(2);
  });

  it('18.12b it never starts itself again', () => {
    const position = researching('robotics genetics', levels('A', { robotics: 6 })).when('A', 'use robotics');
    expect(position.question('A').offers.map(({ action }) => action.square)).toEqual(['genetics', undefined]);
  });

  it('18.12c a change of order holds at once: turns taken are not repeated', () => {
    const board = given(
      order('BAC'),
      tokens('A', 'research', 'robotics up'),
      tokens('B', 'grow'),
      tokens('C', 'grow'),
      levels('A', { robotics: 6 }),
      discs('B', 'teka', 1),
      discs('C', 'ectom', 1),
    );
    const first = at(board, { step: 'progressPhase' }).when('B', 'done');
    const up = play(first, 'A: research', 'A: use robotics', 'A: use up');
    expect(boardOf(up).order).toEqual(['A', 'B', 'C']);
    expect(up.asked()).toEqual(['C']);
  });

  it('18.12d if the other technology is at VI each use gives its special effect', () => {
    const position = researching('robotics propulsion', levels('A', { robotics: 6, propulsion: 6 }))
      .when('A', 'use robotics')
      .when('A', 'use propulsion');
    expect(answers(position, 'A')).toEqual(['UseSquare', 'Skip']);
    expect(position.question('A').offers[0].action.square).toBe('propulsion');
  });

  it('18.13 Genetics beyond VI is a growth with 2 replicas more', () => {
    const many = ['uru', 'izar', 'procyon', 'kappa-fornacis', 'gliese-581', 'sagittarius-b', 'vega', 'maldek'].map(
      (hex) => discs('A', hex, 1),
    );
    const position = researching('genetics', ...many, levels('A', { genetics: 6 })).when('A', 'use genetics');
    expect(position.offer('A', 'PlaceDiscs').inputs.replicas).toMatchObject({ max: 8 });
  });

  it('22.3 only research of this round counts in a story, with a rise', () => {
    const raised = researching('military', story('wars')).when('A', 'raise military 2');
    expect(boardOf(raised).nations.A.tally.researched).toEqual(['military']);
    const special = researching('genetics', levels('A', { genetics: 6 })).when('A', 'use genetics');
    expect([boardOf(special).nations.A.tally.researched, types(special).length > 0]).toEqual([[], true]);
  });
});
