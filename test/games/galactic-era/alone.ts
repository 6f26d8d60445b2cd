import { begin } from '../../../src/games/kernel/game-of-steps.js';
import { type Chance } from '../../../src/games/kernel/game-definition.js';
import { type Board } from '../../../src/games/galactic-era/board.js';
import { galacticEra } from '../../../src/games/galactic-era/index.js';
import { type GalacticStep } from '../../../src/games/galactic-era/steps.js';
import { Tester } from '../tester.js';
import { folded, type Given, type Position, TILES } from './given.js';

/** A is alone against the Farmers (B) and the Slavers (C), as bare as a table can be, in the dark era. */
export const aloneOn = (difficulty: string): Board =>
  folded([
    {
      type: 'TableLaid',
      seats: ['A'],
      options: { difficulty },
      tiles: TILES.slice(0, 2),
      order: ['A'],
      story: 'journeys',
      goal: null,
    },
    { type: 'AutomasJoined', kinds: { B: 'farmers', C: 'slavers' }, order: ['A', 'B', 'C'], difficulty },
    { type: 'RoundBegan', round: 3 },
  ]);
export const alone = (...parts: readonly Given[]): Board =>
  parts.reduce((board, part) => part(board), aloneOn('standard'));
export const power =
  (discs: number): Given =>
  (board) =>
    folded([{ type: 'PowerGained', seat: 'C', discs, why: 'start' }], board);

/** Steps that go by themselves with these dice and draws, held by two questions that A may put off. */
export const by = (board: Board, dice: readonly number[], ...steps: readonly GalacticStep[]): Position => {
  const hold: GalacticStep = { step: 'emergency', seat: 'A', evacuated: true };
  const root = galacticEra.evolve({ ...galacticEra.blank, board }, begin<GalacticStep>({ step: 'galaxy' }));
  const busy = galacticEra.evolve(root, begin<GalacticStep>(hold, ...steps, hold));
  return new Tester(galacticEra, busy).rolling(...dice).when('A', { type: 'KeepReserve' });
};
export const moves = (board: Board, seat: 'B' | 'C', ...dice: readonly number[]): Position =>
  by(board, dice, { step: 'movementTurn', seat });
export const progresses = (board: Board, seat: 'B' | 'C', ...dice: readonly number[]): Position =>
  by(board, dice, { step: 'progressTurn', seat });

/** `'0.4.15 > khaa: 2'` */
export const ways = (position: Position): string[] =>
  position.told('ShipsMoved').map(({ from, to, ships }) => `${from} > ${to}: ${ships}`);
/** `'0.4.15: 3'` */
export const appeared = (position: Position): string[] =>
  position.told('ShipsPlaced').map(({ hex, ships }) => `${hex}: ${ships}`);

export const chanceOf = (...faces: readonly number[]): Chance => {
  const left = [...faces];
  return {
    below: () => {
      const face = left.shift();
      if (face === undefined) throw new Error('more luck than was scripted');
      return face - 1;
    },
  };
};
