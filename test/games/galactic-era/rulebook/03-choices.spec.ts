import { describe, expect, it } from '@jest/globals';
import { seededChance } from '../../../../src/games/kernel/chance.js';
import { GOALS, STORIES } from '../../../../src/games/galactic-era/components/pieces.js';
import { sectorOf } from '../../../../src/games/galactic-era/components/sectors.js';
import { galacticEra } from '../../../../src/games/galactic-era/index.js';
import { majorities } from '../../../../src/games/galactic-era/rules/reckoning.js';
import { answers, at, basics, boardOf, given, laid, levels, nation, people, play } from '../given.js';

const dealt = nation('A', () => ({ dealt: ['orion', 'icc'] }));
const dealtB = nation('B', () => ({ dealt: ['dracos', 'greys'] }));
const dealtC = nation('C', () => ({ dealt: ['avians', 'yowies'] }));
const gathering = () => at(given(dealt, dealtB, dealtC), { step: 'gatheringPeoples' }, { step: 'choosingEthics' });

describe('3 Set-up: what is chosen', () => {
  it('3.1 story and goal are settled before the start', () => {
    const options = galacticEra.options.map((option) => [option.id, option.kind === 'choice' ? option.of.length : 0]);
    expect(options).toEqual(
      expect.arrayContaining([
        ['story', 1 + STORIES.length],
        ['goal', 2 + GOALS.length],
      ]),
    );
  });

  it('3.2 one story is drawn, and one goal; the table may choose both', () => {
    const tables = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => laid(seed));
    expect(new Set(tables.map(({ story }) => story)).size).toBeGreaterThan(1);
    expect(new Set(tables.map(({ goal }) => goal)).size).toBeGreaterThan(1);
    const [chosen] = galacticEra.setup({ story: 'rivalry', goal: 'power' }, ['A', 'B', 'C'], seededChance(1));
    expect(chosen).toMatchObject({ story: 'rivalry', goal: 'power' });
  });

  it('3.3a seats get the outer sectors clockwise, the central one is nobody’s', () => {
    const board = laid(1);
    expect(board.seats.map((seat) => board.nations[seat].position)).toEqual([1, 3, 5]);
    for (const seat of board.seats) {
      const tile = board.tiles.find(({ position }) => position === board.nations[seat].position)!;
      expect(board.nations[seat].capital).toBe(sectorOf(tile.sector).planets[0]);
    }
  });

  it('3.10a the other people leaves the game unseen', () => {
    const kept = play(gathering(), 'A: keep orion', 'B: keep dracos', 'C: keep avians');
    expect(kept.told('PeoplesRevealed')).toMatchObject([{ peoples: { A: 'orion', B: 'dracos', C: 'avians' } }]);
    expect(boardOf(kept).nations.A.dealt).toEqual([]);
  });

  it('3.11 then each seat chooses light or dark, sealed and shown together', () => {
    const kept = play(gathering(), 'A: keep orion', 'B: keep dracos', 'C: keep avians');
    expect([kept.asked(), answers(kept, 'A')]).toEqual([['A', 'B', 'C'], ['ChooseEthics']]);
    const chosen = play(kept, 'A: dark', 'B: light', 'C: dark');
    expect(chosen.told('EthicsRevealed')).toMatchObject([{ ethics: { A: 'dark', B: 'light', C: 'dark' } }]);
  });

  it('2.10 the central sector counts as a sector', () =>
    expect(majorities(given(basics('A', 'khaa', 1)), 'A')).toBe(4));

  it('32.4 Alpha Draconis starts with Military II and places one token', () => {
    const start = at(
      given(...['A', 'B', 'C'].map((seat) => people(seat, 'progenitors', 'light')), (board) => ({
        ...board,
        tiles: board.tiles.map((tile) => (tile.position === 1 ? { ...tile, sector: 'alpha-draconis' as const } : tile)),
      })),
      { step: 'startBonuses' },
    );
    expect([boardOf(start).nations.A.levels.military, answers(start, 'A')]).toEqual([2, ['PlaceTactic']]);
    expect(levels('A', {})(given()).nations.A.levels.military).toBe(1);
  });
});
