import { type Chance } from './game-definition.js';

/** The die of the box: 1 to 6. */
export const rollDie = (chance: Chance): number => chance.below(6) + 1;

/**
 * Takes one of a set, as late as possible: a stack that is only drawn from when needed has no order that could leak.
 * The caller writes what was drawn into a fact.
 */
export const drawFrom = <T>(chance: Chance, set: readonly T[]): T => {
  if (set.length === 0) throw new Error('there is nothing to draw');
  return set[chance.below(set.length)];
};

export const shuffled = <T>(chance: Chance, set: readonly T[]): T[] => {
  const rest = [...set];
  return set.map(() => rest.splice(chance.below(rest.length), 1)[0]);
};

/** Thrown by `noChance`: the caller wanted to know how far things go without luck. */
export class LuckNeeded extends Error {}

/** For previews: whatever happens before luck is needed may be shown. */
export const noChance: Chance = {
  below: () => {
    throw new LuckNeeded('luck is drawn only when the answer is given');
  },
};

/** Repeatable pseudo-luck for tests and simulations (splitmix32). Real tables use the provable chance of the shell. */
export const seededChance = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  return {
    below: (n) => {
      // Rejection keeps every value equally likely.
      const limit = Math.floor(0x100000000 / n) * n;
      let value = next();
      while (value >= limit) value = next();
      return value % n;
    },
  };
};
