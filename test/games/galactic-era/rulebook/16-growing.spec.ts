import { describe, expect, it } from '@jest/globals';
import { naturalLimit } from '../../../../src/games/galactic-era/board.js';
import { naturalDiscs } from '../../../../src/games/galactic-era/rules/growth.js';
import {
  answers,
  at,
  basics,
  boardOf,
  capital,
  discs,
  ethics,
  given,
  type Given,
  levels,
  nation,
  people,
  play,
  progressing,
  relic,
  tokens,
  war,
} from '../given.js';

const growing = (...parts: readonly Given[]) =>
  progressing(given(tokens('A', 'grow build'), ...parts)).when('A', 'grow');
const natural = (position: ReturnType<typeof growing>): string[] => {
  const input = position.offer('A', 'PlaceDiscs').inputs.natural;
  return input.kind === 'amounts' ? input.over.map(({ id }) => id) : [];
};
const onBoard = (position: ReturnType<typeof growing>) =>
  Object.fromEntries(Object.entries(boardOf(position).discs).map(([hex, { count }]) => [hex, count]));

describe('16 Growing population', () => {
  it('16.1 natural discs first, then replicas; either is left out planet by planet', () => {
    const position = growing(discs('A', 'uru', 1), discs('A', 'procyon', 1), levels('A', { genetics: 2 }));
    expect(onBoard(position.when('A', 'grow uru 1 replica none'))).toEqual({ uru: 2, procyon: 1 });
    expect(onBoard(position.when('A', 'grow none replica procyon'))).toEqual({ uru: 1, procyon: 2 });
    expect(
      position
        .when('A', 'grow uru 1 replica procyon')
        .told('DiscsPlaced')
        .map(({ why }) => why),
    ).toEqual(['natural', 'replica']);
  });

  it('16.2 one disc on each own planet below its natural limit', () => {
    const position = growing(discs('A', 'uru', 1), discs('A', 'procyon', 1));
    expect(natural(position)).toEqual(['procyon', 'uru']);
    expect(position.refused('A', 'grow uru 2').rule).toBe('16.1');
  });

  it('16.3 the limit is the distance to the nearest other planet with discs or a capital, of anybody', () => {
    expect(naturalLimit(given(discs('A', 'uru', 1)), 'A', 'uru')).toBe(4);
    expect(naturalLimit(given(discs('A', 'uru', 1), discs('B', 'kappa-fornacis', 1)), 'A', 'uru')).toBe(2);
    expect(naturalLimit(given(discs('A', 'uru', 1), capital('B', '1.3.10')), 'A', 'uru')).toBe(1);
  });

  it('16.3a with no other populated planet there is no limit', () => {
    const board = given(discs('A', 'uru', 1), ...['A', 'B', 'C'].map((seat) => nation(seat, () => ({ capital: '' }))));
    expect(naturalLimit(board, 'A', 'uru')).toBe(Infinity);
    expect(naturalDiscs(board, 'A', 'uru')).toBe(1);
  });

  it('16.3b a planet at or above its limit loses nothing and gets no natural disc', () => {
    const position = growing(discs('A', 'uru', 5), discs('A', 'procyon', 1));
    expect(natural(position)).toEqual(['procyon']);
    expect(onBoard(position.when('A', 'grow procyon 1'))).toMatchObject({ uru: 5 });
  });

  it('16.3c the capital’s planet counts 6 and the discs under it', () => {
    // Nothing else is populated near: the limit of Lyra is its distance to the other capitals.
    const board = given(discs('A', 'lyra', 1));
    expect(naturalLimit(board, 'A', 'lyra')).toBeGreaterThan(7);
    expect(naturalDiscs(board, 'A', 'lyra')).toBe(1);
    expect(naturalDiscs(given(discs('A', 'kappa-fornacis', 1)), 'A', 'lyra')).toBe(0);
  });

  it('16.4 replicas by Genetics: 0, 1, 2, 3, 4, 6, on own planets of its choice, limit or not', () => {
    const five = ['izar', 'uru', 'procyon', 'kappa-fornacis', 'gliese-581', 'sagittarius-b'].map((hex) =>
      discs('A', hex, 6),
    );
    const most = (genetics: number) => {
      const input = growing(...five, levels('A', { genetics })).offer('A', 'PlaceDiscs').inputs.replicas;
      return input.kind === 'pick' ? input.max : -1;
    };
    expect([2, 3, 4, 5, 6].map(most)).toEqual([1, 2, 3, 4, 6]);
    expect(onBoard(growing(...five, levels('A', { genetics: 2 })).when('A', 'grow none replica izar'))).toMatchObject({
      izar: 7,
    });
  });

  it('16.4a no planet gets more than one replica', () => {
    const position = growing(discs('A', 'uru', 1), levels('A', { genetics: 3 }));
    expect(position.refused('A', 'grow none replica uru uru').rule).toBe('16.1');
  });

  it('16.4b but a natural disc and a replica', () => {
    expect(
      onBoard(growing(discs('A', 'uru', 1), levels('A', { genetics: 2 })).when('A', 'grow uru 1 replica uru')),
    ).toEqual({ uru: 3 });
  });

  it('16.4c replicas without a planet are lost', () => {
    const input = growing(discs('A', 'uru', 1), levels('A', { genetics: 6 })).offer('A', 'PlaceDiscs').inputs.replicas;
    expect(input).toMatchObject({ max: 2 });
  });

  it('16.5 a planet with enemy ships gets neither', () => {
    const position = growing(
      discs('A', 'uru', 1),
      discs('A', 'procyon', 1),
      levels('A', { genetics: 3 }),
      war('A', 'B'),
      basics('B', 'uru', 1),
    );
    expect(natural(position)).toEqual(['procyon']);
    expect(position.choices('A', 'PlaceDiscs', 'replicas')).toEqual(['lyra', 'procyon']);
  });

  it('25.15a Mantids grow by up to 2, never beyond the limit', () => {
    const mantids = people('A', 'mantids', 'light');
    expect(naturalDiscs(given(mantids, discs('A', 'uru', 1)), 'A', 'uru')).toBe(2);
    expect(naturalDiscs(given(mantids, discs('A', 'uru', 3)), 'A', 'uru')).toBe(1);
  });

  it('25.1b the light Alliance and other light seats ignore each other’s planets, both ways', () => {
    const board = (b: 'light' | 'dark') =>
      given(people('A', 'alliance', 'light'), ethics('B', b), discs('A', 'uru', 1), discs('B', 'kappa-fornacis', 1));
    expect([naturalLimit(board('light'), 'A', 'uru'), naturalLimit(board('dark'), 'A', 'uru')]).toEqual([4, 2]);
    expect(naturalLimit(board('light'), 'B', 'kappa-fornacis')).toBeGreaterThan(
      naturalLimit(board('dark'), 'B', 'kappa-fornacis'),
    );
  });

  it('25.1c a change of ethics changes these limits at once', () => {
    const position = at(
      given(
        people('A', 'alliance', 'light'),
        discs('A', 'uru', 1),
        discs('B', 'kappa-fornacis', 1),
        tokens('B', 'ethics grow'),
      ),
      { step: 'ethicsAndOrder' },
    );
    expect(naturalLimit(boardOf(position), 'A', 'uru')).toBe(2);
  });

  it('25.13a light Rogue AI gives up ships for replicas on up to 2 planets, each once', () => {
    const board = [
      people('A', 'rogue-ai', 'light'),
      discs('A', 'uru', 1),
      discs('A', 'procyon', 1),
      discs('A', 'izar', 1),
      levels('A', { genetics: 2 }),
    ];
    const position = growing(
      ...board,
      basics('A', 'uru', 1),
      basics('A', 'procyon', 1),
      basics('A', 'izar', 1),
      basics('A', 'lyra', 1),
    ).when('A', 'grow none replica uru');
    expect(position.choices('A', 'SacrificeShip', 'unit')).toEqual(['basic:izar', 'basic:lyra', 'basic:procyon']);
    const two = play(position, 'A: sacrifice basic izar', 'A: sacrifice basic procyon');
    expect(onBoard(two)).toMatchObject({ izar: 2, procyon: 2, uru: 2 });
    expect(answers(two, 'A')).toEqual(['Build', 'Done']);
  });

  it('26.5a the Pyramids give a replica for their planet only, counted as its one', () => {
    const position = growing(discs('A', 'vega', 1), relic('A', 'vega', 'ancient-pyramids'));
    expect(position.refused('A', 'grow none replica lyra').rule).toBe('16.1');
    expect(onBoard(position.when('A', 'grow none replica vega'))).toEqual({ vega: 2 });
  });
});
