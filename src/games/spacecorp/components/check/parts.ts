import { type Components } from '../types.js';

/** A part of the check that looks at some sections together; it is left out while one of them has a faulty shape. */
export interface Part {
  readonly needs: readonly (keyof Components)[];
  readonly wrong: (components: Components) => readonly string[];
}
export const part = <S extends keyof Components>(
  needs: readonly S[],
  wrong: (components: Pick<Components, S>) => readonly string[],
): Part => ({ needs, wrong });

/** The sentence, if it is deserved. */
export const unless = (fine: boolean, path: string, sentence: string): readonly string[] =>
  fine ? [] : [`${path}: ${sentence}`];

/** For every id that an earlier entry has too. */
export const repeated = (entries: readonly (readonly [id: string, path: string])[]): readonly string[] =>
  entries.flatMap(([id, path], i) =>
    unless(entries.findIndex(([other]) => other === id) === i, path, `the id "${id}" is used more than once.`),
  );

export const sumOf = <T>(entries: readonly T[], number: (entry: T) => number): number =>
  entries.reduce((sum, entry) => sum + number(entry), 0);
