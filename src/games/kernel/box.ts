import { type GameDefinition } from './game-definition.js';

/** What lies in the box of a game, as data that a group which owns it may correct or replace. */
export interface Box {
  readonly game: string;
  /** The parts as this edition has them; each may be replaced as a whole. */
  readonly parts: Readonly<Record<string, unknown>>;
  /** Everything that is wrong with a set of parts, each in a sentence that begins with the path of the entry: `decks.x`. */
  wrong(parts: Readonly<Record<string, unknown>>): readonly string[];
  /** The game over parts that nothing is wrong with, told from every other by their hash. */
  gameOver(parts: Readonly<Record<string, unknown>>, hash: string): GameDefinition;
}
