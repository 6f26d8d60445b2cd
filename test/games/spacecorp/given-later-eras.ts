import { type Change, given, inEra, options, type Position } from './given.js';
import { type Era } from '../../../src/games/spacecorp/components/kinds.js';

/** Positions of Planeteers and Starfarers, and a few words that only later chapters need. */
export const inPlaneteers = (seats: number, ...changes: readonly Change[]): Position =>
  given(seats, inEra('planeteers'), ...changes);
export const inStarfarers = (seats: number, ...changes: readonly Change[]): Position =>
  given(seats, inEra('starfarers'), ...changes);
/** The era is the last one of the table: what follows is the final scoring. */
export const lastEra = (era: Era): Change => options({ firstEra: 'mariners', lastEra: era });

/** Who took what from whom: the profit that each seat gained in these facts, by reason. */
export const gains = (position: Position): string[] =>
  position.told('ProfitGained').map(({ seat, profit, why }) => `${seat} ${profit} ${why}`);
