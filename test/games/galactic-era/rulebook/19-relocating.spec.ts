import { describe, expect, it } from '@jest/globals';
import { ownerOf } from '../../../../src/games/galactic-era/board.js';
import {
  answers,
  basics,
  boardOf,
  discs,
  ethics,
  given,
  type Given,
  goal,
  levels,
  play,
  progressing,
  relic,
  tokens,
  types,
  war,
} from '../given.js';

const two = [discs('A', 'uru', 3), discs('A', 'izar', 1)];
const turn = (propulsion: number, ...parts: readonly Given[]) =>
  progressing(given(tokens('A', 'grow build'), levels('A', { propulsion }), ...two, ...parts));
const from = (position: ReturnType<typeof turn>) =>
  position
    .question('A')
    .offers.filter(({ action }) => action.type === 'Relocate')
    .map(({ action }) => action.from);

describe('19 Relocating discs and empty planets', () => {
  it('19.1 with Propulsion V 1 disc is moved, with VI up to 3', () => {
    expect(from(turn(4))).toEqual([]);
    expect(from(turn(5).when('A', 'relocate uru > izar'))).toEqual([]);
    const three = play(turn(6), 'A: relocate uru > izar', 'A: relocate uru > izar', 'A: relocate izar > uru');
    expect(from(three)).toEqual([]);
    expect(boardOf(three).discs).toEqual({ uru: { seat: 'A', count: 2 }, izar: { seat: 'A', count: 2 } });
  });

  it('19.1a at no cost, over any distance and limit', () => {
    const moved = turn(5, discs('A', 'ectom', 1)).when('A', 'relocate uru > ectom');
    expect(boardOf(moved).discs.ectom.count).toBe(2);
    expect(boardOf(moved).nations.A.points).toBe(0);
  });

  it('19.1b a planet with enemy ships is neither origin nor goal', () => {
    const position = turn(5, war('A', 'B'), basics('B', 'izar', 1));
    expect(from(position)).toEqual(['uru']);
    expect(position.choices('A', 'Relocate', 'to')).toEqual(['lyra']);
  });

  it('19.1c a dark seat at peace at either end may block it; the disc stays and may go elsewhere', () => {
    const named = turn(5, ethics('B', 'dark'), basics('B', 'izar', 1)).when('A', 'relocate uru > izar');
    expect(named.asked()).toEqual(['B']);
    const blocked = named.when('B', 'block');
    expect(boardOf(blocked).discs.uru.count).toBe(3);
    expect(types(blocked.when('A', 'relocate uru > lyra'))).toContain('DiscRelocated');
  });

  it('19.2 a planet that loses its last disc is controlled by nobody and uninhabited', () => {
    const emptied = turn(5).when('A', 'relocate izar > uru');
    expect(ownerOf(boardOf(emptied), 'izar')).toBeNull();
    expect(boardOf(emptied).neutrals).toEqual({});
  });

  it('19.2a a turned-up relic stays and serves whoever controls the planet next', () => {
    const emptied = turn(5, relic('A', 'izar', 'ancient-pyramids')).when('A', 'relocate izar > uru');
    expect(boardOf(emptied).relics).toEqual({ izar: 'ancient-pyramids' });
  });

  it('19.2b colonizing it gives no neutral token for Discovery', () => {
    const board = given(goal('discovery'), tokens('A', 'gain grow'), basics('A', 'izar', 1));
    const colonized = progressing(board).when('A', 'gain izar');
    expect(boardOf(colonized).nations.A.tokens).toEqual({ uninhabited: 0, primitive: 0, advanced: 0 });
    expect(answers(colonized, 'A')).toEqual(['Grow', 'Done']);
  });
});
