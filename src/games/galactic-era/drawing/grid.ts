import { fixed } from '../../drawing/shapes.js';
import { type Galaxy, type Hex, type Place } from '../components/galaxy.js';

/** Hexes with flat tops, laid out on a plate. */
export interface Grid {
  /** From a hex's middle to its corners. */
  readonly s: number;
  readonly width: number;
  readonly height: number;
  readonly hexes: readonly Place[];
  readonly shows: (hex: Hex) => boolean;
  readonly xy: (place: Pick<Place, 'q' | 'r'>) => readonly [number, number];
}

const ROOT3 = Math.sqrt(3);
const raw = ({ q, r }: Pick<Place, 'q' | 'r'>, s: number): [number, number] => [1.5 * s * q, ROOT3 * s * (r + q / 2)];

/** The extent of some hexes, as multiples of the distance from middle to corner. */
export const extent = (hexes: readonly Place[]): { left: number; top: number; width: number; height: number } => {
  const points = hexes.map((place) => raw(place, 1));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - ROOT3 / 2];
  return { left, top, width: Math.max(...xs) + 1 - left, height: Math.max(...ys) + ROOT3 / 2 - top };
};

export const gridOf = (hexes: readonly Place[], s: number): Grid => {
  const { left, top, width, height } = extent(hexes);
  const shown = new Set(hexes.map(({ hex }) => hex));
  return {
    s,
    width: width * s,
    height: height * s,
    hexes,
    shows: (hex) => shown.has(hex),
    xy: (place) => {
      const [x, y] = raw(place, s);
      return [x - left * s, y - top * s];
    },
  };
};

/** The outline of a hex around x,y. */
export const hexPath = (x: number, y: number, s: number): string => {
  const [half, high] = [fixed(s / 2), fixed((s * ROOT3) / 2)];
  return `M${fixed(x + s)} ${fixed(y)}l-${half} ${high}h${fixed(-s)}l-${half} -${high}l${half} -${high}h${fixed(s)}Z`;
};

/** The six sides of a hex clockwise from the lower right, with the step that leads across each. */
const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** The borders of sectors: sides with another sector, or nothing, beyond. */
export const borders = (grid: Grid): string => {
  const at = new Map(grid.hexes.map((place) => [`${place.q},${place.r}`, place]));
  return grid.hexes
    .flatMap((place) => {
      const [x, y] = grid.xy(place);
      const corner = (i: number): string => {
        const angle = (i * Math.PI) / 3;
        return `${fixed(x + grid.s * Math.cos(angle))} ${fixed(y + grid.s * Math.sin(angle))}`;
      };
      return SIDES.flatMap(([dq, dr], i) =>
        at.get(`${place.q + dq},${place.r + dr}`)?.position === place.position
          ? []
          : [`M${corner(i)}L${corner(i + 1)}`],
      );
    })
    .join('');
};

/** Steps between two hexes as the bird flies: for choosing what to show, not for any rule. */
const away = (a: Place, b: Place): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;

const REACH = 4;
const around = ({ places, hexes }: Galaxy, centre: Place): Place[] =>
  hexes.map((hex) => places[hex]).filter((place) => away(place, centre) <= REACH);

/** A part of the galaxy as big as a sector. */
export interface Window {
  readonly centre: Place;
  readonly hexes: readonly Place[];
}

/**
 * Where to look closely: a sector if it holds all that matters, else a part as big that does; if that is impossible, the
 * sectors with most of it.
 */
export const windows = (galaxy: Galaxy, matters: readonly Hex[], most = 2): Window[] => {
  const wanted = [...new Set(matters)].map((hex) => galaxy.places[hex]);
  const mains = galaxy.sectors.map((position) =>
    galaxy.hexes.map((hex) => galaxy.places[hex]).find((place) => place.position === position && place.main)!,
  );
  const shown = (centre: Place): Window => ({ centre, hexes: around(galaxy, centre) });
  const holder = mains.find((main) => wanted.every((place) => away(place, main) <= REACH));
  if (holder) return [shown(holder)];
  const least = { far: REACH + 1, full: 0, centre: null as Place | null };
  for (const hex of galaxy.hexes) {
    const centre = galaxy.places[hex];
    const far = Math.max(...wanted.map((place) => away(place, centre)));
    if (far > least.far || far > REACH) continue;
    const full = around(galaxy, centre).length;
    if (far < least.far || full > least.full) Object.assign(least, { far, full, centre });
  }
  if (least.centre) return [shown(least.centre)];
  const count = (main: Place): number => wanted.filter(({ position }) => position === main.position).length;
  return [...mains]
    .filter((main) => count(main) > 0)
    .sort((a, b) => count(b) - count(a) || a.position - b.position)
    .slice(0, most)
    .map(shown);
};
