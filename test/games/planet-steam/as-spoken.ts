import { expect } from '@jest/globals';
import { type Chance, type Seat } from '../../../src/games/kernel/game-definition.js';
import { play, type Position } from './given.js';

/**
 * For 16.4: the same table twice. Once every seat has left orders; once its player sits there and types, told what to type
 * by a few lines of arithmetic that know the rulebook and nothing of the program.
 */
export const SEEDS = Array.from({ length: 120 }, (_none, seed) => seed);
export type BySeat<T> = Record<Seat, T>;
export const forEach = <T>(seats: readonly Seat[], of: (seat: Seat) => T): BySeat<T> =>
  Object.fromEntries(seats.map((seat) => [seat, of(seat)]));
export const between = (chance: Chance, low: number, high: number): number => low + chance.below(high - low + 1);

/** The players type, and nothing else is asked of them: what goes by itself (16.14) is left out of the lines. */
export const sameAsTyped = (ordered: Position, from: Position, lines: readonly string[]): void => {
  const facts: Position['facts'][number][] = [];
  const end = lines.reduce((now, line) => {
    const next = play(now, line);
    facts.push(...next.facts);
    return next;
  }, from);
  expect(facts.length).toBeGreaterThan(0);
  expect(ordered.facts).toEqual(facts);
  expect(ordered.state).toEqual(end.state);
};
