import { type Figures } from './table-types.js';

/** Numbers of the rules themselves. Provenance: printed, but for the standstill, which is a ruling of this edition. */
const figured = {
  /** 2.11 */
  offers: 4,
  /** 5.1, 10.15 */
  researchHand: 7,
  drawHand: 4,
  /** 8.6 */
  claimCompensation: 2,
  /** 12.1 */
  contractsToEnd: 6,
  /** 14.3, 14.10a, 14.10f */
  radiationPenalty: { mariners: 0, planeteers: 2, starfarers: 3 },
  profitSpent: { mariners: 0, planeteers: 3, starfarers: 3 },
  /** 15.5, 15.7, 15.9 */
  trackBoxes: 3,
  spurFirst: 5,
  spurLater: 2,
  nearby: 20,
  /** 16.4 */
  colonizeBuild: 8,
  colonizeBuildMultiStar: 12,
  colonizeProfit: 5,
  /** 17.3 */
  colonyProfit: [-1, 1, 4, 8, 13],
  /** 18.9 */
  beyondProfit: [3, 1],
  geneticsSpaceProfit: 1,
} as const satisfies Partial<Figures>;

/** 12.11: turns for each seat in which no card leaves the deck. */
export const figures: Figures = { ...figured, standstillTurns: 5, printed: Object.keys(figured) };
