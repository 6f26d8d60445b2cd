import { describe, expect, it } from '@jest/globals';
import {
  answers,
  at,
  basics,
  boardOf,
  busyWith,
  discs,
  ethics,
  given,
  levels,
  neutral,
  play,
  progressing,
  story,
  tokens,
  types,
  war,
} from '../given.js';

const planets = [
  neutral('uru', 'uninhabited'),
  neutral('izar', 'uninhabited'),
  basics('A', 'uru', 1),
  basics('A', 'izar', 1),
];

describe('13 The progress turn', () => {
  it('13.1 actions are resolved one at a time in any order, or left out', () => {
    const position = progressing(given(...planets, tokens('A', 'gain grow build', 'military')));
    expect(answers(position, 'A')).toEqual(['Gain', 'Grow', 'Build', 'Done']);
    const built = play(position, 'A: build', 'A: place lyra 2');
    expect(answers(built, 'A')).toEqual(['Gain', 'Grow', 'Done']);
    expect(types(built.when('A', 'done'))).toContain('ProgressTurnEnded');
  });

  it('13.2 Gain Planet once for each oval, and grow, build, research', () => {
    const position = progressing(given(...planets, tokens('A', 'gain gain research', 'military')));
    const once = position.when('A', 'gain uru');
    expect(answers(once, 'A')).toEqual(['Gain', 'Research', 'Done']);
    expect(answers(once.when('A', 'gain izar'), 'A')).toEqual(['Research', 'Done']);
  });

  it('13.3 special actions use no oval and cost nothing', () => {
    const board = given(...planets, levels('A', { propulsion: 6 }), tokens('A', 'research', 'propulsion'));
    const special = play(progressing(board), 'A: research', 'A: use propulsion');
    expect(answers(special, 'A')).toEqual(['Gain', 'Skip']);
    const both = play(special, 'A: gain izar', 'A: gain uru');
    expect(both.told('PlanetGained')).toHaveLength(2);
    expect(boardOf(both).nations.A.points).toBe(0);
  });

  it('13.3a they count for scoring like others', () => {
    const board = given(
      ...planets,
      story('rivalry'),
      levels('A', { propulsion: 6 }),
      tokens('A', 'research', 'propulsion'),
    );
    const done = play(progressing(board), 'A: research', 'A: use propulsion', 'A: gain izar', 'A: gain uru');
    expect(boardOf(done).nations.A.tally.gains).toBe(2);
  });

  it('13.4 relocation comes between any two actions', () => {
    const board = given(levels('A', { propulsion: 5 }), discs('A', 'uru', 2), tokens('A', 'grow build', 'military'));
    const moved = progressing(board).when('A', 'relocate uru > lyra');
    expect(answers(moved, 'A')).toEqual(['Grow', 'Build', 'Done']);
  });

  it('13.5 an action is finished before the next begins', () => {
    const building = progressing(given(tokens('A', 'grow build', 'military'))).when('A', 'build');
    expect(busyWith(building)).toBe('building');
    expect(answers(building, 'A')).not.toContain('Grow');
  });

  it('13.6 the place is named, then those who may block are asked, then it is carried out', () => {
    const board = given(...planets, ethics('B', 'dark'), basics('B', 'uru', 1), tokens('A', 'gain'));
    const named = progressing(board).when('A', 'gain uru');
    expect(named.told('ActionAnnounced')).toMatchObject([{ seat: 'A', action: 'colonize', hex: 'uru' }]);
    expect([named.asked(), types(named)]).toEqual([['B'], ['ActionAnnounced']]);
    expect(types(named.when('B', 'pass'))).toContain('PlanetGained');
  });

  it('13.6a growth and building are announced without details, and go on where they are free', () => {
    const board = given(
      discs('A', 'uru', 1),
      discs('A', 'izar', 1),
      ethics('B', 'dark'),
      basics('B', 'uru', 1),
      tokens('A', 'grow'),
    );
    const announced = progressing(board).when('A', 'grow');
    expect(announced.told('ActionAnnounced')).toMatchObject([{ action: 'grow', hex: null }]);
    const blocked = announced.when('B', 'block');
    expect(blocked.offer('A', 'PlaceDiscs').inputs.natural).toMatchObject({ over: [{ id: 'izar' }] });
  });

  it('13.7 an action that a fresh declaration blocks is not lost', () => {
    const board = given(...planets, ethics('B', 'dark'), basics('B', 'uru', 1), tokens('A', 'gain'));
    const blocked = play(progressing(board), 'A: gain uru', 'B: block');
    expect(blocked.choices('A', 'Gain', 'hex')).toEqual(['izar']);
  });

  it('13.8 a blockade in one place hinders nothing in others', () => {
    const board = given(...planets, war('A', 'B'), basics('B', 'uru', 1), tokens('A', 'gain'));
    expect(progressing(board).choices('A', 'Gain', 'hex')).toEqual(['izar']);
  });

  it('13.9 the turn ends with done or when nothing is left; what is not resolved is lost', () => {
    const position = at(given(tokens('A', 'grow build', 'military')), { step: 'progressPhase' });
    const done = position.when('A', 'done');
    expect(boardOf(done).nations.A.resolved).toEqual([]);
    expect(done.told('ProgressTurnEnded').map(({ seat }) => seat)).toEqual(['A', 'B', 'C']);
  });
});
