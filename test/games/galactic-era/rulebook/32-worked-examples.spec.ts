import { describe, expect, it } from '@jest/globals';
import { shipsOf } from '../../../../src/games/galactic-era/board.js';
import { linesB } from '../../../../src/games/galactic-era/rules/cards.js';
import { production } from '../../../../src/games/galactic-era/rules/production.js';
import { fought, strengthOf } from '../../../../src/games/galactic-era/rules/strength.js';
import { shifted } from '../../../../src/games/galactic-era/rules/tokens.js';
import {
  answers,
  at,
  basics,
  boardOf,
  discs,
  ethics,
  fighting,
  fleet,
  given,
  hidden,
  levels,
  moving,
  nation,
  neutral,
  people,
  play,
  progressing,
  tokens,
  types,
  war,
} from '../given.js';

/** Laura (A) attacks Juan (B) on Khaa. */
const khaa = given(
  ...[war('A', 'B'), levels('A', { military: 3 }), levels('B', { military: 2 })],
  ...[fleet('A', 1, 'C', 'khaa', 3), fleet('B', 1, 'A', 'khaa', 5), basics('B', 'khaa', 1)],
);
const shown = nation('B', (one) => ({ fleets: one.fleets.map((each) => ({ ...each, letterShown: true })) }));

describe('32 Worked examples', () => {
  it('32.1 chips 1, 3 and 5 are 9 ships', () => expect(shipsOf({ chips: [5, 3, 1] })).toBe(9));

  it('32.2 a chip of 10 for two of 5', () => {
    const changed = moving(given(fleet('A', 1, 'A', 'lyra', 10))).when('A', 'change #1 5+5');
    expect(changed.told('ChipsExchanged')).toMatchObject([{ out: [10], in: [5, 5] }]);
  });

  it('32.3 Anchara, light, has 2 DP, and never the 2 ships of the dark side', () => {
    const start = at(
      given(...['A', 'B', 'C'].map((seat) => people(seat, 'anchara', 'light')), basics('A', 'lyra', 3)),
      { step: 'startBonuses' },
    );
    expect(boardOf(start).nations.A.points).toBe(2);
    const dark = at(
      given(() => boardOf(start), tokens('A', 'ethics grow')),
      { step: 'ethicsAndOrder' },
    );
    expect(boardOf(dark).nations.A).toMatchObject({ ethics: 'dark', basics: { lyra: { ships: 3 } } });
  });

  it('32.5 three basic ships, chips 2 and 1, two decoys, marker D', () => {
    const created = moving(given(basics('A', 'lyra', 3))).when('A', 'create d lyra 2+1+0+0');
    const [made] = boardOf(created).nations.A.fleets;
    expect([made.letter, shipsOf(made), made.chips.length]).toEqual(['D', 3, 4]);
    expect(created.view('A').nations.A.basics).toEqual({});
  });

  it('32.7 one vision on a relic, which stays where it is', () => {
    const position = moving(
      given(levels('A', { spirituality: 2 }), hidden('khaa', 'death-ray'), neutral('khaa', 'advanced')),
    ).when('A', 'see relic khaa');
    expect(position.told('VisionSpent')[0].secret).toEqual({ to: ['A'], relic: 'death-ray' });
    expect(boardOf(position).hidden).toEqual({ khaa: 'death-ray' });
  });

  it('32.8 3 of 5 basic ships on Cygnus become a fleet C', () => {
    const created = moving(given(basics('A', 'cygnus', 5), discs('A', 'cygnus', 1))).when('A', 'create c cygnus 3');
    expect(boardOf(created).nations.A.basics.cygnus.ships).toBe(2);
    expect(created.view('B').nations.A.fleets[0].letter).toBeNull();
  });

  it('32.10 Propulsion III may leave Capella before Propulsion II, here into a nebula', () => {
    const board = given(
      war('A', 'B'),
      levels('A', { propulsion: 2 }),
      levels('B', { propulsion: 3 }),
      basics('A', 'capella', 1),
      basics('B', 'capella', 1),
    );
    // (1,1) of Khaa A is a nebula beside Capella.
    const fled = fighting(board).when('B', 'leave 0.2.06');
    expect([types(fled).includes('CombatWon'), boardOf(fled).nations.B.basics]).toEqual([
      false,
      { '0.2.06': { ships: 1, spent: 0 } },
    ]);
  });

  it('32.11 without higher levels and without E there is combat', () => {
    expect(types(fighting(given(() => khaa, shown)))).toContain('CombatWon');
  });

  it('32.12 12 against 11', () => {
    expect(fighting(given(() => khaa, shown)).told('CombatWon')).toMatchObject([
      { winners: ['A'], attack: 12, defence: 11 },
    ]);
    expect(strengthOf(khaa, 'B', 'khaa', { attacks: false, against: ['A'] })).toBe(11);
  });

  it('32.13 with equal strengths the higher Military wins', () => {
    const equal = given(() => khaa, basics('B', 'khaa', 1));
    expect(fought(equal, 'khaa', { attack: ['A'], defence: ['B'] })).toEqual({
      attack: 12,
      defence: 12,
      attackWins: true,
    });
  });

  it('32.14 destroying all 6 would cost all 3; sparing them costs nothing', () => {
    const won = fighting(given(() => khaa, shown));
    expect(
      shipsOf({ chips: boardOf(won.when('A', 'destroy all')).nations.A.fleets.flatMap(({ chips }) => chips) }),
    ).toBe(0);
    const spared = play(won, 'A: destroy none', 'B: leave 0.1.01');
    expect(boardOf(spared).nations.A.fleets[0].chips).toEqual([3]);
    expect([boardOf(spared).nations.B.fleets[0].hex, boardOf(spared).nations.B.basics]).toEqual([
      '0.1.01',
      { '0.1.01': { ships: 1, spent: 0 } },
    ]);
  });

  it('32.15 7 destroyed, 4 lost', () => {
    const won = fighting(given(war('A', 'B'), basics('A', 'khaa', 9), basics('B', 'khaa', 7))).when('A', 'destroy all');
    expect(boardOf(won).nations.A.basics.khaa.ships).toBe(5);
  });

  it('32.16 ships at peace share asteroids, and both produce 1 more', () => {
    const board = given(basics('A', '0.3.03', 1), basics('B', '0.3.03', 1));
    expect([production(board, 'A'), production(board, 'B')]).toEqual([3, 3]);
    expect(types(fighting(board))).not.toContain('BattleBegan');
  });

  it('32.17 Propulsion at VI: two Gain Planets without ovals', () => {
    const board = given(
      tokens('A', 'research grow', 'propulsion'),
      levels('A', { propulsion: 6 }),
      basics('A', 'uru', 1),
      basics('A', 'izar', 1),
    );
    expect(
      play(progressing(board), 'A: research', 'A: use propulsion', 'A: gain uru', 'A: gain izar').told('PlanetGained'),
    ).toHaveLength(2);
  });

  it('32.18 numbers 2 and 3 choose up: 2, 3, 1', () =>
    expect(shifted(['1', '2', '3'], ['2', '3'], [])).toEqual(['2', '3', '1']));

  it('32.19 the nearest planet with discs 3 hexes away: discs as long as there are fewer than 3', () => {
    const grows = (count: number) => {
      const board = given(tokens('A', 'grow build'), discs('A', 'khaa', 9), discs('A', 'yagsisa', count));
      const input = progressing(board).when('A', 'grow').question('A').offers[0].inputs.natural;
      return input?.kind === 'amounts' && input.over.some(({ id }) => id === 'yagsisa');
    };
    expect([grows(2), grows(3)]).toEqual([true, false]);
  });

  it('32.20 a population of 10 with Robotics I builds 3', () =>
    expect(production(given(discs('A', 'uru', 4)), 'A')).toBe(3));

  it('32.21 a population of 16, asteroids and 4 discs blocked: 4 ships', () => {
    const free = [discs('A', 'uru', 4), discs('A', 'izar', 6), basics('A', '0.3.03', 1)];
    expect(production(given(...free), 'A')).toBe(6);
    const blocked = given(...free, war('A', 'B'), basics('B', '0.3.03', 1), basics('B', 'uru', 1));
    expect(production(blocked, 'A')).toBe(4);
    const built = progressing(given(() => blocked, tokens('A', 'build grow'))).when('A', 'build');
    expect(built.offer('A', 'PlaceBasics').inputs.places).toMatchObject({ over: [{ id: 'izar' }, { id: 'lyra' }] });
  });

  it('32.22 below 6 it counts as 6: 2 ships', () => {
    expect(
      production(given(discs('A', 'uru', 4), war('A', 'B'), basics('B', 'uru', 1), basics('B', 'lyra', 1)), 'A'),
    ).toBe(2);
  });

  it('32.23 the Galactic Empire conquers 5 discs and places 3', () => {
    const board = given(
      people('A', 'galactic', 'dark'),
      tokens('A', 'gain grow'),
      discs('B', 'uru', 5),
      basics('A', 'uru', 6),
    );
    const won = progressing(board).when('A', 'gain uru');
    expect([won.told('DiscsRemoved')[0].count, boardOf(won).discs.uru]).toEqual([5, { seat: 'A', count: 3 }]);
  });

  it('32.24 light Mayans with Propulsion II: up to 3 discs, within 4 hexes', () => {
    const board = [
      people('B', 'cosmic-mayans', 'light'),
      levels('B', { propulsion: 2 }),
      ethics('A', 'dark'),
      tokens('A', 'gain grow'),
    ];
    const near = progressing(
      given(
        ...board,
        discs('B', 'uru', 5),
        discs('B', 'lyra', 1),
        nation('A', () => ({ capital: 'xilox' })),
        nation('B', () => ({ capital: 'procyon' })),
        basics('A', 'uru', 6),
      ),
    ).when('A', 'gain uru');
    // Lyra lies 4 hexes from Uru, Procyon 3.
    expect(near.offer('B', 'Flee').inputs.discs).toMatchObject({
      over: [{ id: 'procyon' }, { id: 'lyra' }],
      total: { max: 3 },
    });
  });

  it('32.25 Robotics at VI and Military at I: Military III, the token of II, 2 DP less', () => {
    const board = given(tokens('A', 'research grow', 'robotics military'), levels('A', { robotics: 6 }));
    const raised = play(
      progressing(board),
      'A: research',
      'A: use robotics',
      'A: use military',
      'A: raise military 2',
      'A: tactic a x2',
      'A: raise military 3',
    );
    expect(boardOf(raised).nations.A).toMatchObject({ levels: { military: 3 }, tactics: { A: 'x2' }, points: -2 });
    expect(answers(raised, 'A')).not.toContain('PlaceTactic');
  });

  it('32.26 Defensive B for Military I, II, III: 0, 1 and 1', () => {
    const share = (military: number) =>
      linesB(given(levels('A', { military }), discs('B', 'uru', 1)), 'A', 'defensive')[0];
    expect([1, 2, 3].map(share)).toEqual([0, 1, 1]);
  });

  it('32.29 population 1 to 5 teaches 1 level, 6 or more teaches 2', () => {
    const levelsLearned = (count: number) => {
      const board = given(
        ethics('A', 'dark'),
        tokens('A', 'gain grow'),
        discs('B', 'uru', count),
        basics('A', 'uru', count + 1),
        levels('B', { genetics: 4 }),
      );
      const once = play(progressing(board), 'A: gain uru', 'A: steal genetics from blue');
      return answers(once, 'A').includes('Steal') ? 2 : 1;
    };
    expect([1, 5, 6].map(levelsLearned)).toEqual([1, 1, 2]);
  });

  it('32.31 one vision shows token or relic, a ship at rest both', () => {
    const board = given(
      levels('A', { spirituality: 2 }),
      hidden('vega', 'death-ray'),
      neutral('vega', 'advanced'),
      basics('A', 'vega', 1),
    );
    expect(moving(board).when('A', 'see vega').told('VisionSpent')[0].secret).toEqual({
      to: ['A'],
      neutral: 'advanced',
    });
    expect(moving(board).when('A', 'look vega').told('PlanetExplored')[0].secret).toEqual({
      to: ['A'],
      neutral: 'advanced',
      relic: 'death-ray',
    });
  });
});
