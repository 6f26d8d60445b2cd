import { type Place } from '../components/galaxy.js';
import { isPlanetHere, reach } from './planet.js';
import { type Unit } from './position.js';
import { middle, type Sheet } from './sheet.js';
import { MARK, pillWidth } from './unit.js';

/** Where ships stand on a map. */
export interface Placed {
  readonly unit: Unit;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const heightOfPill = (s: number): number => Math.min(16, Math.max(12.4, s * 0.6));
/** Corners at which a stack of pills may stand: on its hex, above what is there, below, beside. */
const corners = (
  { scene, grid: { s }, shift }: Sheet,
  place: Place,
  x: number,
  y: number,
  width: number,
  height: number,
): (readonly [number, number])[] => {
  const planetary = isPlanetHere(scene, place);
  const r = planetary ? reach(scene, place, s) - 1 : 0;
  const left = x - width / 2;
  const above = [left, y - r - height] as const;
  const below = [left, y + r] as const;
  const beside = [
    [x + r, y - height / 2],
    [x - r - width, y - height / 2],
  ] as const;
  const around = [above, [left + s * 0.5, above[1]], [left - s * 0.5, above[1]], below, ...beside] as const;
  if (planetary && (shift.get(place.hex) ?? 0) < 0) return [below, ...around];
  return planetary ? [...around] : [[left, y - height / 2], [left, y - height], [left, y], ...around];
};

/** The units of a hex, one under the other where there is room, else each for itself as near as can be. */
export const placeUnits = (sheet: Sheet, place: Place): Placed[] => {
  const { grid, room, small } = sheet;
  const all = sheet.units.get(place.hex) ?? [];
  if (all.length === 0) return [];
  const [x, y] = middle(sheet, place);
  const height = small ? MARK.height : heightOfPill(grid.s);
  const widths = all.map((unit) => (small ? MARK.width : pillWidth(unit, height)));
  const step = height + 0.8;
  const stacks = small && all.length > 1 ? null : { width: Math.max(...widths), height: step * all.length };
  const corner = stacks && room.first(stacks, corners(sheet, place, x, y, stacks.width, stacks.height));
  if (corner)
    return all.map((unit, i) => ({
      unit,
      x: corner[0] + (stacks.width - widths[i]) / 2,
      y: corner[1] + i * step,
      width: widths[i],
      height,
    }));
  return all.map((unit, i) => {
    const size = { width: widths[i], height };
    const spot =
      room.first(size, corners(sheet, place, x, y, widths[i], height)) ??
      room.near(size, x, y, grid.s * (small ? 2.2 : 4)) ??
      ([x - widths[i] / 2, y - height / 2] as const);
    return { unit, x: spot[0], y: spot[1], ...size };
  });
};
