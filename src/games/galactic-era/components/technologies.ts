/** What the levels give (18.4); index 0 is level I. Printed figures; the fourth vision of level V is read from the player board. */
export const TECHNOLOGIES = ['military', 'spirituality', 'propulsion', 'robotics', 'genetics'] as const;
export type Technology = (typeof TECHNOLOGIES)[number];
export type Levels = Readonly<Record<Technology, number>>;
export const TOP_LEVEL = 6;

const at =
  (byLevel: readonly number[]) =>
  (level: number): number =>
    byLevel[level - 1];

export const combatValue = at([1, 1, 2, 3, 6, 10]);
/** 6.14: the tactic tokens that come with reaching the level. */
export const tacticTokens = at([0, 1, 0, 1, 0, 3]);
export const visions = at([0, 1, 2, 3, 4, Infinity]);
export const range = at([3, 4, 4, 5, 5, Infinity]);
/** 19.1 */
export const relocations = at([0, 0, 0, 0, 1, 3]);
export const shipsMore = at([0, 1, 3, 5, 7, 10]);
export const shipyardFrom = at([4, 4, 4, 3, 2, 1]);
export const replicas = at([0, 1, 2, 3, 4, 6]);
export const extraOvalPrice = at([3, 3, 3, 3, 2, 1]);
