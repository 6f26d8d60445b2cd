import { type ColonyEffect } from './effects.js';
import { type SeatCount } from './kinds.js';
import { type Colony, type Provenance } from './types.js';

/**
 * The effects by their printed numbers (rulebook.md 16.7); 2, 6 and 12 belong to the solo game and are left for it.
 * Provenance: printed.
 */
export const colonyEffects: Readonly<Record<string, ColonyEffect>> = {
  1: { kind: 'whenOpponentColonizes', gain: 1 },
  3: { kind: 'whenOpponentColonizes', gain: 2 },
  4: { kind: 'whenYouColonize', gain: 1 },
  5: { kind: 'whenYouColonize', gain: 'ownColonies' },
  7: { kind: 'atOncePer', what: 'breakthroughsInPlay', each: 1 },
  8: { kind: 'atOncePer', what: 'adaptationsInPlay', each: 2 },
  9: { kind: 'atOncePer', what: 'ownProgressCards', each: 1 },
  10: { kind: 'nothing' },
  11: { kind: 'whenOpponentClaims', gain: 1 },
  13: { kind: 'atOnceOpenAward' },
  14: { kind: 'atEndClaim' },
  15: { kind: 'atEndPerFreeSystem', gain: 1 },
  16: { kind: 'whenOpponentProduces', gain: 1 },
  17: { kind: 'atOncePer', what: 'ownSecureSites', each: 1 },
};

const colony = (
  id: number,
  value: number,
  effect: number,
  seats: readonly SeatCount[],
  known: Provenance = {},
): Colony => ({
  id: String(id),
  value,
  effect: String(effect),
  seats,
  ...known,
});

/**
 * The colonies (rulebook.md 13.22, 16.7). Numbers 1 to 6 belong to the solo game alone and are left for it, as is the mark
 * for one player on 7 to 11. Provenance: how many are used by each number of seats is printed, and a value of 6 with effect
 * 9; the rest is designed.
 */
export const colonies: readonly Colony[] = [
  colony(7, 3, 10, [2]),
  colony(8, 3, 17, [2]),
  colony(9, 4, 4, [2]),
  colony(10, 5, 7, [2]),
  colony(11, 6, 13, [2]),
  colony(12, 4, 3, [2]),
  colony(13, 6, 9, [2, 3, 4], { printed: ['value', 'effect'] }),
  colony(14, 3, 10, [2, 3, 4]),
  colony(15, 4, 4, [2, 3, 4]),
  colony(16, 5, 7, [2, 3, 4]),
  colony(17, 7, 14, [2, 3, 4]),
  colony(18, 5, 15, [2, 3, 4]),
  colony(19, 4, 1, [3, 4]),
  colony(20, 4, 1, [3, 4]),
  colony(21, 5, 8, [3, 4]),
  colony(22, 5, 11, [3, 4]),
  colony(23, 5, 16, [3, 4]),
  colony(24, 6, 13, [3, 4]),
  colony(25, 4, 17, [3, 4]),
  colony(26, 7, 5, [3, 4]),
  colony(27, 3, 10, [3, 4]),
  colony(28, 2, 10, [3, 4]),
  colony(29, 6, 9, [3, 4]),
  colony(30, 5, 11, [4]),
  colony(31, 5, 16, [4]),
  colony(32, 2, 10, [4]),
];
