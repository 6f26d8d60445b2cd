import { describe, expect, it } from '@jest/globals';
import { atWar } from '../../../../src/games/galactic-era/board.js';
import {
  at,
  basics,
  boardOf,
  discs,
  ethics,
  given,
  type Given,
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

const dark = ethics('A', 'dark');
const peace = (position: ReturnType<typeof at>, seat: string) => position.offered(seat);

describe('5 War and peace', () => {
  it('5.1 a war is the same for both seats', () => {
    const board = given(war('A', 'B'));
    expect([atWar(board, 'A', 'B'), atWar(board, 'B', 'A'), atWar(board, 'A', 'C')]).toEqual([true, true, false]);
  });

  it('5.2 only enemies fight', () => {
    const three = [basics('A', 'khaa', 2), basics('B', 'khaa', 1), basics('C', 'khaa', 1)];
    expect(types(at(given(...three), { step: 'battles', seat: 'A' }))).not.toContain('BattleBegan');
    const battle = at(given(...three, war('A', 'B')), { step: 'battles', seat: 'A' });
    expect(battle.told('CombatWon')).toMatchObject([{ winners: ['A'], losers: ['B'] }]);
  });

  it('5.3 a declaration makes war at once', () => {
    const declared = moving(given(dark, basics('A', 'lyra', 1))).when('A', 'declare blue');
    expect(atWar(boardOf(declared), 'A', 'B')).toBe(true);
    expect(declared.asked()).toEqual(['A']);
  });

  it('5.4 a dark seat declares war on any seat in its movement turn, in contact or not', () => {
    expect(moving(given(dark, basics('A', 'lyra', 1))).choices('A', 'DeclareWar', 'on')).toEqual(['B', 'C']);
  });

  it('5.5 a dark seat declares war by conquering', () => {
    const board = given(dark, discs('B', 'uru', 2), basics('A', 'uru', 3), tokens('A', 'gain grow'));
    const gained = progressing(board).when('A', 'gain uru');
    expect(gained.told('WarDeclared')).toMatchObject([{ by: 'A', on: 'B', why: 'conquest' }]);
  });

  it('5.6 a light seat declares war only to block the gain of an innocent planet by a dark one', () => {
    expect(moving(given(ethics('B', 'dark'), basics('A', 'lyra', 1))).offered('A')).not.toContain('DeclareWar');
    const gaining = (kind: 'primitive' | 'uninhabited', ...more: readonly Given[]) =>
      progressing(
        given(dark, neutral('uru', kind), basics('A', 'uru', 1), basics('B', 'uru', 1), tokens('A', 'gain'), ...more),
      ).when('A', 'gain uru');
    expect(gaining('primitive').offered('B')).toEqual(['Block', 'LetPass']);
    expect(gaining('uninhabited').told('PlanetGained')).toHaveLength(1);
  });

  it('5.6a several light seats may declare war, and one is enough', () => {
    const board = given(
      ...[dark, neutral('uru', 'primitive'), basics('A', 'uru', 1), basics('B', 'uru', 1), basics('C', 'uru', 1)],
      tokens('A', 'gain'),
    );
    const asked = progressing(board).when('A', 'gain uru');
    expect(asked.asked()).toEqual(['B', 'C']);
    const both = play(asked, 'B: block', 'C: block');
    expect(both.told('WarDeclared').map(({ by }) => by)).toEqual(['B', 'C']);
    const one = play(asked, 'B: pass', 'C: block');
    expect(one.told('WarDeclared').map(({ by }) => by)).toEqual(['C']);
    expect(types(one)).toContain('ActionBlocked');
    expect(types(one)).not.toContain('PlanetGained');
  });

  it('5.6b a light seat cannot declare war to liberate', () => {
    const board = given(ethics('B', 'dark'), discs('B', 'uru', 1), basics('A', 'uru', 5), tokens('A', 'gain grow'));
    expect(progressing(board).offered('A')).not.toContain('Gain');
    expect(progressing(given(() => board, war('A', 'B'))).choices('A', 'Gain', 'hex')).toEqual(['uru']);
  });

  it('5.7 a light seat at war blocks as freely as a dark one', () => {
    const board = given(war('A', 'B'), discs('B', 'uru', 1), basics('A', 'uru', 1), tokens('B', 'grow'));
    const grown = progressing(board, 'B').when('B', 'grow');
    expect(grown.offer('B', 'PlaceDiscs').inputs.natural).toMatchObject({ over: [{ id: 'xilox' }] });
  });

  it('5.8 nobody declares war on an enemy', () => {
    expect(moving(given(dark, war('A', 'B'), basics('A', 'lyra', 1))).choices('A', 'DeclareWar', 'on')).toEqual(['C']);
  });

  it('5.9 nobody declares war on a protected seat, and light Greys on nobody', () => {
    const safe = given(
      dark,
      nation('B', () => ({ protectedIn: 3 })),
      basics('A', 'lyra', 1),
    );
    expect(moving(safe).choices('A', 'DeclareWar', 'on')).toEqual(['C']);
    const greys = given(
      ...[
        people('B', 'greys', 'light'),
        dark,
        neutral('uru', 'primitive'),
        basics('A', 'uru', 1),
        basics('B', 'uru', 1),
      ],
      tokens('A', 'gain'),
    );
    expect(types(progressing(greys).when('A', 'gain uru'))).toContain('PlanetGained');
  });

  it('5.10 a war declared in a movement turn makes battles in that turn, wherever the two meet', () => {
    const board = given(dark, basics('A', 'lyra', 1), basics('A', 'vega', 2), basics('B', 'vega', 1));
    const fought = play(moving(board), 'A: move 1 lyra > 1.1.01', 'A: declare blue', 'A: done');
    expect(fought.told('BattleBegan')).toMatchObject([{ hex: 'vega', attacker: 'A' }]);
  });

  it('5.11 two seats make peace when both agree', () => {
    const position = moving(given(war('A', 'B'), basics('C', 'rigel', 1)), 'C');
    const made = play(position, 'A: peace blue', 'B: accept peace gold');
    expect(atWar(boardOf(made), 'A', 'B')).toBe(false);
  });

  it('5.11a peace is proposed to an enemy once in each phase, and stands', () => {
    const position = moving(given(war('A', 'B'), basics('C', 'rigel', 1)), 'C');
    const proposed = position.when('A', 'peace blue');
    expect(peace(position, 'A')).toContain('ProposePeace');
    expect(peace(proposed, 'A')).not.toContain('ProposePeace');
    expect(peace(proposed.when('C', 'move 1 rigel > 5.1.02'), 'B')).toContain('AcceptPeace');
  });

  it('5.11b no peace from the showing of the fleets until the last retreat', () => {
    const board = given(war('A', 'B'), basics('A', 'khaa', 5), basics('B', 'khaa', 4));
    const battle = at(board, { step: 'battles', seat: 'A' });
    expect(battle.offered('A')).toEqual(['NameSpoils']);
    expect(battle.offered('B')).toEqual([]);
  });

  it('5.12 a change of ethics makes peace with all', () => {
    const board = given(war('A', 'B'), war('A', 'C'), war('B', 'C'), tokens('A', 'ethics grow'));
    expect(boardOf(at(board, { step: 'ethicsAndOrder' })).wars).toEqual(['B-C']);
  });

  it('5.13 peace ends blockades', () => {
    const blocked = [discs('B', 'uru', 1), basics('A', 'uru', 1), tokens('B', 'grow')];
    const natural = (board: ReturnType<typeof given>): unknown =>
      progressing(board, 'B').when('B', 'grow').offer('B', 'PlaceDiscs').inputs.natural;
    expect(natural(given(...blocked, war('A', 'B')))).toMatchObject({ over: [{ id: 'xilox' }] });
    expect(natural(given(...blocked))).toMatchObject({ over: [{ id: 'uru' }, { id: 'xilox' }] });
  });

  it('5.14 war may be declared again in the round of a peace', () => {
    const position = moving(given(dark, war('A', 'B'), basics('A', 'lyra', 1)));
    const again = play(position, 'A: peace blue', 'B: accept peace gold', 'A: declare blue');
    expect(atWar(boardOf(again), 'A', 'B')).toBe(true);
  });

  it('5.15 a light seat at war stays light', () => {
    const declared = moving(given(dark, basics('A', 'lyra', 1))).when('A', 'declare blue');
    expect(boardOf(declared).nations.B.ethics).toBe('light');
    expect(boardOf(at(given(levels('A', {})), { step: 'roundScoring' })).nations.A.ethics).toBe('light');
  });
});
