import { describe, expect, it } from '@jest/globals';
import { witness } from '../../../../src/games/kernel/tell.js';
import { isBlocked } from '../../../../src/games/galactic-era/board.js';
import { blockersOf } from '../../../../src/games/galactic-era/rules/blocks.js';
import {
  basics,
  boardOf,
  discs,
  ethics,
  given,
  type Given,
  levels,
  moving,
  neutral,
  order,
  people,
  play,
  progressing,
  tokens,
  types,
  war,
} from '../given.js';

const growing = (...parts: readonly Given[]) =>
  progressing(given(discs('A', 'uru', 1), discs('A', 'izar', 1), tokens('A', 'grow build'), ...parts)).when(
    'A',
    'grow',
  );
const darkAt = (seat: string, hex: string) => [ethics(seat, 'dark'), basics(seat, hex, 1)];
const gain = (way: string) => ({ seat: 'A', action: 'gain', hexes: ['uru'], way, source: 'token' });

describe('20 Blockades', () => {
  it('20.1 one enemy ship in the hex is enough, without anybody’s decision', () => {
    expect(isBlocked(given(war('A', 'B'), basics('B', 'uru', 1)), 'A', 'uru')).toBe(true);
  });

  it('20.2 seats at peace never block each other', () => {
    expect(isBlocked(given(basics('B', 'uru', 5)), 'A', 'uru')).toBe(false);
  });

  it('20.3 dark seats may declare war to block; light ones only a gain of 5.6', () => {
    const board = (b: 'light' | 'dark') =>
      given(ethics('A', 'dark'), ethics('B', b), basics('B', 'uru', 1), neutral('uru', 'primitive'));
    for (const action of ['grow', 'build', 'relocate', 'capital']) {
      expect(blockersOf(board('dark'), { ...gain(''), action })).toEqual(['B']);
      expect(blockersOf(board('light'), { ...gain(''), action })).toEqual([]);
    }
    expect(blockersOf(board('light'), gain('subjugate'))).toEqual(['B']);
  });

  it('20.4 movement through a hex is not blocked', () => {
    const position = moving(given(war('A', 'B'), basics('B', '1.1.01', 3), basics('A', 'lyra', 1)));
    expect(types(position.when('A', 'move 1 lyra > 1.2.02'))).toEqual(['ShipsMoved']);
  });

  it('20.5 only a seat at peace, with ships there, and allowed to declare war is asked', () => {
    const asked = (...parts: readonly Given[]) => growing(...parts).told('ActionAnnounced').length > 0;
    expect(asked(...darkAt('B', 'uru'))).toBe(true);
    expect(asked(...darkAt('B', 'vega'))).toBe(false);
    expect(asked(...darkAt('B', 'uru'), war('A', 'B'))).toBe(false);
    expect(asked(basics('B', 'uru', 1))).toBe(false);
  });

  it('20.5a growth is blocked in all hexes where the blocker has ships', () => {
    const blocked = growing(...darkAt('B', 'uru'), basics('B', 'izar', 1), discs('A', 'procyon', 1)).when('B', 'block');
    expect(blocked.offer('A', 'PlaceDiscs').inputs.natural).toMatchObject({ over: [{ id: 'procyon' }] });
  });

  it('20.5b a light seat is asked about the three cases of 5.6 alone, never about the alliance of dark Plejars', () => {
    const board = given(ethics('A', 'dark'), basics('B', 'uru', 1), neutral('uru', 'advanced'));
    expect(blockersOf(board, gain('conquer'))).toEqual(['B']);
    expect(blockersOf(board, gain('ally'))).toEqual([]);
    expect(blockersOf(board, gain('colonize'))).toEqual([]);
    const ofC = given(ethics('A', 'dark'), basics('B', 'uru', 1), discs('C', 'uru', 1));
    expect(blockersOf(ofC, gain('conquer'))).toEqual(['B']);
    expect(
      blockersOf(
        given(() => ofC, ethics('C', 'dark')),
        gain('conquer'),
      ),
    ).toEqual([]);
  });

  it('20.5c nobody is asked about an actor with Spirituality V', () => {
    expect(types(growing(...darkAt('B', 'uru'), levels('A', { spirituality: 5 })))).toEqual([]);
  });

  it('20.6 all who may block are asked at once and sealed, applied in table order', () => {
    const asked = growing(order('CAB'), ...darkAt('B', 'uru'), ...darkAt('C', 'izar'));
    expect(asked.asked()).toEqual(['C', 'B']);
    const sealed = asked.when('B', 'block');
    expect(witness(sealed.facts[0], 'C')).not.toHaveProperty('secret');
    expect(sealed.view('C')).toEqual(asked.when('B', 'pass').view('C'));
    expect(
      sealed
        .when('C', 'block')
        .told('WarDeclared')
        .map(({ by }) => by),
    ).toEqual(['C', 'B']);
  });

  it('20.6a each that answered to block declares its own war; who is at war by then just joins', () => {
    const asked = growing(...darkAt('B', 'uru'), ...darkAt('C', 'izar'));
    const both = play(asked, 'B: block', 'C: block');
    expect(boardOf(both).wars).toEqual(['A-B', 'A-C']);
    expect(play(asked, 'B: block', 'C: pass').told('WarDeclared')).toHaveLength(1);
  });

  it('20.7 the blocked seat may use its action elsewhere', () => {
    const board = given(tokens('A', 'gain grow'), basics('A', 'uru', 1), basics('A', 'izar', 1), ...darkAt('B', 'uru'));
    expect(types(play(progressing(board), 'A: gain uru', 'B: block', 'A: gain izar'))).toContain('PlanetGained');
  });

  it('20.8 an announcement cannot be taken back', () => {
    const named = growing(...darkAt('B', 'uru'));
    expect(named.facts.some((fact) => fact.type === 'ActionAnnounced' && named.game.irrevocable(fact))).toBe(true);
  });

  it('25.17b dark Plejars ally with advanced neutral planets, for 3 discs', () => {
    const board = given(
      people('A', 'plejars', 'dark'),
      tokens('A', 'gain grow'),
      neutral('uru', 'advanced'),
      basics('A', 'uru', 4),
    );
    expect(progressing(board).when('A', 'gain uru').told('PlanetGained')).toMatchObject([{ way: 'ally' }]);
  });
});
