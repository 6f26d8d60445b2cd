import { type Resource } from '../../../src/games/planet-steam/components/terminal.js';

/** 10.5 and 10.6 as the rulebook prints them: the highest supply of each colour; lowest, starting and highest price. */
export const COLOURS = ['black', 'blue', 'green', 'yellow', 'orange', 'red'];
export const CHANGE = [2, 1, 0, -1, -2, -3];
export interface PrintedMeter {
  readonly resource: Resource;
  readonly bands: readonly number[];
  readonly lowest: number;
  readonly start: number;
  readonly highest: number;
}
export const METERS: readonly PrintedMeter[] = [
  { resource: 'quartz', bands: [0, 2, 6, 8, 10, 12], lowest: 5, start: 16, highest: 32 },
  { resource: 'ore', bands: [0, 1, 5, 9, 12, 16], lowest: 3, start: 12, highest: 24 },
  { resource: 'water', bands: [0, 1, 7, 10, 13, 16], lowest: 2, start: 8, highest: 16 },
  { resource: 'energy', bands: [0, 1, 4, 8, 13, 20], lowest: 1, start: 6, highest: 12 },
];

/** 1.12: by class, the first of which is 1. */
export const CAPACITIES = [4, 7, 10, 13];
