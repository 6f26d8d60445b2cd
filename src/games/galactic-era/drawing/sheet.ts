import { type Place } from '../components/galaxy.js';
import { type Grid } from './grid.js';
import { type Placing } from './places.js';
import { isPlanetHere, reach } from './planet.js';
import { type Unit } from './position.js';
import { type Scene } from './scene.js';
import { gatePairs } from './terrain.js';

/** A map while it is drawn: what has found its place, and what is still to find one. */
export interface Sheet {
  readonly scene: Scene;
  readonly grid: Grid;
  readonly room: Placing;
  readonly small: boolean;
  readonly units: ReadonlyMap<string, readonly Unit[]>;
  /** How far planets have moved down in their hexes. */
  readonly shift: ReadonlyMap<string, number>;
}

export const gatesHere = ({ scene, grid }: Sheet): ReadonlyMap<string, { number: number; colour: string }> =>
  new Map(
    gatePairs(scene).flatMap(({ number, colour, ends }) =>
      ends.filter(grid.shows).map((hex) => [hex, { number, colour }] as const),
    ),
  );

/**
 * A planet makes room for the ships above it, so that they stay in its hex; where more stand there than fit, and something is
 * in the hex above, they stand below.
 */
export const shifts = (grid: Grid, scene: Scene, units: Sheet['units']): ReadonlyMap<string, number> => {
  const at = new Map(grid.hexes.map((place) => [`${place.q},${place.r}`, place]));
  const isBusy = (q: number, r: number): boolean => {
    const place = at.get(`${q},${r}`);
    return place === undefined || units.has(place.hex) || isPlanetHere(scene, place);
  };
  return new Map(
    grid.hexes.flatMap((place) => {
      const there = units.get(place.hex)?.length ?? 0;
      if (there === 0 || !isPlanetHere(scene, place)) return [];
      const down = Math.max(0, grid.s * 0.866 - reach(scene, place, grid.s) - 1);
      const turns = there > 1 && isBusy(place.q, place.r - 1) && !isBusy(place.q, place.r + 1);
      return [[place.hex, turns ? -down : down]];
    }),
  );
};

/** Where a hex's planet is, if there is one. */
export const middle = ({ grid, shift }: Sheet, place: Place): readonly [number, number] => {
  const [x, y] = grid.xy(place);
  return [x, y + (shift.get(place.hex) ?? 0)];
};

export const box = (x: number, y: number, width: number, height: number) => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** What stands in the way of everything else. */
export const gateSpot = (
  { scene, grid: { s } }: Sheet,
  place: Place,
  x: number,
  y: number,
): [number, number, number] =>
  place.terrain === 'space' && !isPlanetHere(scene, place)
    ? [x, y, s * 0.6]
    : [x - s * 0.6, y - s * 0.42, Math.max(7, s * 0.36)];
export const relicSpot = (s: number, x: number, y: number): [number, number] => [x + s * 0.6, y + s * 0.46];

export const occupy = (sheet: Sheet, gates: ReadonlyMap<string, unknown>): void => {
  const { scene, grid, room, small } = sheet;
  for (const place of grid.hexes) {
    const [x, y] = grid.xy(place);
    if (isPlanetHere(scene, place)) {
      const r = reach(scene, place, grid.s);
      const [mx, my] = middle(sheet, place);
      room.take(box(mx, my, 2 * r - 4, 2 * r - 2));
      if (place.hex in scene.view.hidden || scene.view.relics[place.hex]) {
        const [rx, ry] = relicSpot(grid.s, mx, my);
        room.take(box(rx, ry, small ? 6 : 13, small ? 6 : 12));
      }
    }
    if (gates.has(place.hex)) {
      const [gx, gy, r] = gateSpot(sheet, place, x, y);
      room.take(box(gx, gy, 2 * r - 1, 2 * r - 1));
    }
  }
};
