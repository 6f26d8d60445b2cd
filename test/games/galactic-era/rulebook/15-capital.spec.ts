import { describe, expect, it } from '@jest/globals';
import { isPlanet, planetsOf, populationOf } from '../../../../src/games/galactic-era/board.js';
import { conditionA } from '../../../../src/games/galactic-era/rules/cards.js';
import { havens } from '../../../../src/games/galactic-era/rules/capital.js';
import {
  answers,
  basics,
  boardOf,
  discs,
  ethics,
  given,
  type Given,
  levels,
  nation,
  play,
  progressing,
  tokens,
  types,
  war,
} from '../given.js';

/** A conquers the capital of B with all that is needed. */
const falling = (...parts: readonly Given[]) =>
  progressing(given(ethics('A', 'dark'), tokens('A', 'gain grow'), basics('A', 'xilox', 12), ...parts)).when(
    'A',
    'gain xilox',
  );
const fleeing = (...parts: readonly Given[]) =>
  progressing(given(war('A', 'B'), basics('A', 'xilox', 1), tokens('B', 'grow build'), ...parts), 'B');

describe('15 Capital and emergency reserve', () => {
  it('15.1 a capital that is taken moves to the own planet with most discs and no enemies; of equal ones its seat chooses', () => {
    const one = falling(discs('B', 'teka', 3), discs('B', 'neb-heru', 2));
    expect(boardOf(one).nations.B.capital).toBe('teka');
    expect(
      havens(
        given(war('A', 'B'), basics('A', 'teka', 1), discs('B', 'teka', 3), discs('B', 'neb-heru', 2)),
        'B',
        'xilox',
      ),
    ).toEqual(['neb-heru']);
    const equal = falling(discs('B', 'teka', 2), discs('B', 'neb-heru', 2));
    expect(equal.choices('B', 'Evacuate', 'to')).toEqual(['neb-heru', 'teka']);
  });

  it('15.1a its discs on both planets go back to the track', () => {
    const position = falling(discs('B', 'teka', 3), discs('B', 'xilox', 2));
    expect([boardOf(position).discs.teka, boardOf(position).nations.B.offTrack]).toEqual([undefined, 0]);
    expect(populationOf(boardOf(position), 'B')).toBe(6);
  });

  it('15.2 without such a planet it goes to empty space of its choice in the same sector', () => {
    const position = falling();
    const choices = position.choices('B', 'Evacuate', 'to');
    expect(choices.length).toBeGreaterThan(20);
    expect(choices.every((hex) => hex.startsWith('3.'))).toBe(true);
    expect(boardOf(position.when('B', 'evacuate 3.2.05')).nations.B.capital).toBe('3.2.05');
  });

  it('15.2a that hex is a planet from then on', () => {
    const board = boardOf(falling().when('B', 'evacuate 3.2.05'));
    expect([isPlanet(board, '3.2.05'), isPlanet(given(), '3.2.05'), planetsOf(board, 'B')]).toEqual([
      true,
      false,
      ['3.2.05'],
    ]);
  });

  it('15.2b for Defensive it counts only while something is there', () => {
    const others = ['aldebaran', 'alpha-centauri', 'barnard-s-star', 'neb-heru', 'wolf-424', 'teka', 'xilox'];
    const all = others.map((hex) => discs('B', hex, 1));
    const inSpace = (seat: string) => nation(seat, () => ({ capital: '3.2.05' }));
    expect(conditionA(given(...all, inSpace('B')), 'B', 'defensive')).toBe(true);
    expect(conditionA(given(...all, inSpace('C')), 'B', 'defensive')).toBe(false);
    expect(conditionA(given(...all), 'B', 'defensive')).toBe(true);
  });

  it('15.3 with enemy ships there a seat may evacuate in its turn; 1 disc stays', () => {
    const position = fleeing(discs('B', 'teka', 3), discs('B', 'xilox', 2));
    const fled = position.when('B', 'evacuate');
    expect(boardOf(fled).nations.B.capital).toBe('teka');
    expect(boardOf(fled).discs).toEqual({ xilox: { seat: 'B', count: 1 } });
    expect(answers(progressing(given(tokens('B', 'grow build'), discs('B', 'teka', 3)), 'B'), 'B')).not.toContain(
      'AbandonCapital',
    );
  });

  it('15.4 an evacuation itself cannot be blocked', () => {
    const fled = fleeing(ethics('C', 'dark'), basics('C', 'xilox', 3), discs('B', 'teka', 3)).when('B', 'evacuate');
    expect(types(fled)).toContain('CapitalEvacuated');
  });

  it('15.4a a dark seat at peace with ships on the new planet may block that planet', () => {
    const named = fleeing(
      ethics('C', 'dark'),
      basics('C', 'teka', 1),
      discs('B', 'teka', 3),
      discs('B', 'neb-heru', 1),
    ).when('B', 'evacuate');
    expect([named.asked(), named.told('ActionAnnounced')]).toMatchObject([['C'], [{ action: 'capital', hex: 'teka' }]]);
  });

  it('15.4b then the next best is taken', () => {
    const named = fleeing(
      ethics('C', 'dark'),
      basics('C', 'teka', 1),
      discs('B', 'teka', 3),
      discs('B', 'neb-heru', 1),
    ).when('B', 'evacuate');
    expect(boardOf(named.when('C', 'block')).nations.B.capital).toBe('neb-heru');
  });

  it('15.4c with Spirituality V planets with enemy ships are open too', () => {
    const board = given(
      war('A', 'B'),
      basics('A', 'teka', 1),
      discs('B', 'teka', 3),
      discs('B', 'neb-heru', 2),
      levels('B', { spirituality: 5 }),
    );
    expect(havens(board, 'B', 'xilox')).toEqual(['teka']);
  });

  it('15.5 once in the game a seat may place 6 ships at its capital', () => {
    const fled = fleeing(discs('B', 'teka', 3)).when('B', 'evacuate');
    expect(answers(fled, 'B')).toEqual(['UseReserve', 'KeepReserve']);
    const placed = play(fled, 'B: reserve', 'B: place teka 6');
    expect(boardOf(placed).nations.B.basics.teka.ships).toBe(6);
  });

  it('15.5a after an evacuation, forced or not, at the new place', () => {
    const taken = falling(discs('B', 'teka', 3));
    expect(answers(taken, 'B')).toEqual(['UseReserve', 'KeepReserve']);
    expect(taken.when('B', 'reserve').offer('B', 'PlaceBasics').inputs.places).toMatchObject({
      over: [{ id: 'teka' }],
    });
  });

  it('15.5b or when it has lost a planet and controls at least 2 fewer than every other', () => {
    const losing = (...parts: readonly Given[]) =>
      answers(
        progressing(
          given(ethics('A', 'dark'), tokens('A', 'gain grow'), basics('A', 'teka', 2), discs('B', 'teka', 1), ...parts),
        ).when('A', 'gain teka'),
        'B',
      );
    expect(losing(discs('A', 'uru', 1), discs('C', 'ectom', 1), discs('C', 'denaia', 1))).toEqual([
      'UseReserve',
      'KeepReserve',
    ]);
    expect(losing(discs('A', 'uru', 1), discs('C', 'ectom', 1))).toEqual([]);
  });

  it('15.5c the 6 ships are placed as built ships are', () => {
    const used = fleeing(discs('B', 'teka', 3))
      .when('B', 'evacuate')
      .when('B', 'reserve');
    expect(answers(used, 'B')).toEqual(['PlaceBasics', 'PlaceInNewFleet', 'Done']);
    expect(boardOf(used.when('B', 'new c teka 5+1')).nations.B.fleets).toMatchObject([
      { letter: 'C', chips: [5, 1], hex: 'teka' },
    ]);
  });

  it('15.5d it is gone for the rest of the game', () => {
    const used = play(fleeing(discs('B', 'teka', 3)), 'B: evacuate', 'B: reserve', 'B: place teka 6');
    expect(boardOf(used).nations.B.reserve).toBe(false);
    const again = fleeing(
      discs('B', 'teka', 3),
      nation('B', () => ({ reserve: false })),
    ).when('B', 'evacuate');
    expect(answers(again, 'B')).not.toContain('UseReserve');
  });
});
