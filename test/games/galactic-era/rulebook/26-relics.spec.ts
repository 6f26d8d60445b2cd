import { describe, expect, it } from '@jest/globals';
import { relicHex } from '../../../../src/games/galactic-era/rules/sight.js';
import {
  answers,
  basics,
  boardOf,
  capital,
  discs,
  dp,
  ethics,
  fleet,
  type Given,
  given,
  hidden,
  levels,
  moving,
  neutral,
  progressing,
  relic,
  story,
  tokens,
  war,
} from '../given.js';

const found = (name: Parameters<typeof hidden>[1], ...parts: readonly Given[]) =>
  progressing(
    given(
      tokens('A', 'gain grow'),
      neutral('vega', 'uninhabited'),
      hidden('vega', name),
      basics('A', 'vega', 1),
      ...parts,
    ),
  ).when('A', 'gain vega');
const ray = (...parts: readonly Given[]) =>
  moving(
    given(discs('A', 'vega', 1), relic('A', 'vega', 'death-ray'), war('A', 'B'), basics('A', 'lyra', 1), ...parts),
  );
const aims = (position: ReturnType<typeof ray>): string[] =>
  answers(position, 'A').includes('FireRay') ? position.choices('A', 'FireRay', 'target') : [];
const targets = (...parts: readonly Given[]): string[] => {
  const position = progressing(given(tokens('A', 'gain grow'), ...parts));
  return answers(position, 'A').includes('Gain') ? position.choices('A', 'Gain', 'hex') : [];
};

describe('26 Relics', () => {
  it('26.1 a permanent relic stays and serves whoever controls the planet', () => {
    const board = boardOf(found('ancient-pyramids'));
    expect([board.relics, relicHex(board, 'A', 'ancient-pyramids')]).toEqual([{ vega: 'ancient-pyramids' }, 'vega']);
    expect(
      relicHex(
        given(() => board, discs('B', 'vega', 1)),
        'B',
        'ancient-pyramids',
      ),
    ).toBe('vega');
  });

  it('26.1a any other is discarded after its effect, which the first owner alone gets', () => {
    const board = boardOf(found('ancient-genetics'));
    expect([board.relics, board.hidden]).toEqual([{}, {}]);
  });

  it('26.2 a level given by a relic cannot be declined', () => {
    const position = found('ancient-genetics');
    expect(boardOf(position).nations.A.levels.genetics).toBe(2);
    expect(answers(position, 'A')).toEqual(['Grow', 'Done']);
  });

  it('26.3 Defense Grid: 8 ships more to take the planet from a seat', () => {
    const grid = (n: number) =>
      targets(ethics('A', 'dark'), discs('B', 'vega', 2), relic('B', 'vega', 'defense-grid'), basics('A', 'vega', n));
    expect([grid(10), grid(11)]).toEqual([[], ['vega']]);
  });

  it('26.3a the bonus of B changes the count of the ships, not the 8', () => {
    const grid = (n: number) =>
      targets(
        ethics('A', 'dark'),
        discs('B', 'vega', 1),
        relic('B', 'vega', 'defense-grid'),
        fleet('A', 1, 'B', 'vega', ...Array.from({ length: n }, () => 1)),
      );
    expect([grid(6), grid(7)]).toEqual([[], ['vega']]);
  });

  it('26.3b ships and discs in its hex are immune to the ray', () => {
    expect(aims(ray(basics('B', '0.3.16', 1)))).toEqual(['basic:B:0.3.16']);
    expect(aims(ray(basics('B', 'khaa', 1), relic('C', 'khaa', 'defense-grid')))).toEqual([]);
  });

  it('26.4 Buried Ships: 3 ships on the planet, which nobody blocks', () => {
    const position = found('buried-ships', ethics('B', 'dark'));
    expect(position.offer('A', 'PlaceBasics').inputs.places).toMatchObject({
      over: [{ id: 'vega' }],
      total: { max: 3 },
    });
    expect(boardOf(position.when('A', 'new c vega 2+1')).nations.A.fleets).toMatchObject([
      { hex: 'vega', chips: [2, 1] },
    ]);
  });

  it('26.6 the Death Ray destroys 1 ship or disc of an enemy within 3, once in the move step', () => {
    const near = [
      basics('B', '0.3.16', 2),
      discs('B', 'maldek', 2),
      basics('B', 'cygnus', 1),
      basics('C', '0.3.16', 1),
    ];
    const position = ray(...near);
    expect(aims(position)).toEqual(['basic:B:0.3.16']);
    const fired = position.when('A', 'ray ship blue 0.3.16');
    expect(boardOf(fired).nations.B.basics['0.3.16'].ships).toBe(1);
    expect(aims(fired)).toEqual([]);
  });

  it('26.6a it cannot destroy a capital', () => {
    expect(aims(ray(capital('B', '0.3.16')))).toEqual([]);
  });

  it('26.6b a planet that loses its last disc is emptied, a fleet that loses its last ship dissolves', () => {
    const at = '0.3.16';
    const emptied = ray(discs('B', at, 1)).when('A', `ray disc ${at}`);
    expect(boardOf(emptied).discs).toEqual({ vega: { seat: 'A', count: 1 } });
    const dissolved = ray(fleet('B', 1, 'C', at, 1, 0)).when('A', 'ray blue.1');
    expect(boardOf(dissolved).nations.B.fleets).toEqual([]);
  });

  it('26.6c what it destroys counts for the stories, but no planet is taken', () => {
    expect(dp(ray(story('wars'), basics('B', '0.3.16', 1)).when('A', 'ray ship blue 0.3.16'), 'A')).toEqual({
      story: 1,
    });
    expect(dp(ray(story('migrations'), discs('B', '0.3.16', 1)).when('A', 'ray disc 0.3.16'), 'A')).toEqual({
      story: 1,
    });
  });

  it('26.7a with Propulsion V the Super-Stargate cannot be blocked', () => {
    const sail = (propulsion: number) => {
      const board = given(
        levels('A', { propulsion }),
        discs('A', 'vega', 1),
        relic('A', 'vega', 'super-stargate'),
        discs('A', 'uru', 1),
        basics('A', 'uru', 1),
        war('A', 'B'),
        basics('B', 'vega', 1),
      );
      return Object.values(moving(board).question('A').lists ?? {})
        .flat()
        .some(({ id }) => id === 'vega');
    };
    expect([sail(1), sail(5)]).toEqual([false, true]);
  });

  it('26.8 Ancient Technology: the first owner rises 1 level, or has the special effect at VI', () => {
    for (const technology of ['military', 'spirituality', 'propulsion', 'robotics', 'genetics'] as const)
      expect(boardOf(found(`ancient-${technology}`)).nations.A.levels[technology]).toBe(2);
    const special = found('ancient-propulsion', levels('A', { propulsion: 6 }), basics('A', 'uru', 1));
    expect(answers(special, 'A')).toEqual(['Gain', 'Skip']);
    expect(boardOf(special.when('A', 'gain uru')).discs.uru.count).toBe(1);
  });
});
