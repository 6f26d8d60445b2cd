/** The population track (1.5): discs that have left it -> population, and the ships this population builds. */
const ROWS: readonly { readonly ships: number; readonly population: readonly number[] }[] = [
  { ships: 2, population: [6, 7] },
  { ships: 3, population: [8, 9, 10] },
  { ships: 4, population: [11, 12, 13, 14] },
  { ships: 5, population: [15, 16, 17, 18, 19] },
  { ships: 6, population: [20, 21, 22, 23, 24, 25] },
  { ships: 7, population: [26, 27, 28, 29, 30, 31, 32] },
  { ships: 8, population: [34, 36, 38, 40, 42, 44, 46, 48] },
  { ships: 9, population: [50, 52, 54, 57, 60] },
];

const SPACES = ROWS.flatMap(({ ships, population }) => population.map((value) => ({ ships, value })));

export const DISCS = 39;
export const CAPITAL_DISCS = 6;
export const populationAt = (offTrack: number): number => SPACES[offTrack].value;
/** 17.4b: however much is blocked, the first space builds. */
export const shipsAt = (offTrack: number): number => SPACES[Math.max(0, offTrack)].ships;
