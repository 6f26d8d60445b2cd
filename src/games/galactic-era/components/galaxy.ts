import { type SectorId, sectorOf } from './sectors.js';

/**
 * The galaxy as it lies: tiles at their positions, turned, with their hexes named (2.11). Worked out once for each layout and
 * never kept in a state. Published figures: shape of a tile, centres of the positions and the ends of the gates.
 */
export type Hex = string;
export type Terrain = 'space' | 'planet' | 'nebula' | 'asteroids' | 'neutron';
export interface Tile {
  readonly position: number;
  readonly sector: SectorId;
  readonly side: 'A' | 'B';
  /** How many times by 60 degrees clockwise. */
  readonly turned: number;
  /** 27.3f: not all tiles lie yet, so there are no gates. */
  readonly loose?: true;
}

export interface Place {
  readonly hex: Hex;
  readonly q: number;
  readonly r: number;
  readonly terrain: Terrain;
  readonly position: number;
  readonly main: boolean;
}

export interface Galaxy {
  readonly places: Readonly<Record<Hex, Place>>;
  readonly hexes: readonly Hex[];
  readonly planets: readonly Hex[];
  readonly neighbours: Readonly<Record<Hex, readonly Hex[]>>;
  readonly gates: Readonly<Record<Hex, { readonly colour: GateColour; readonly to: Hex }>>;
  readonly sectors: readonly number[];
  distances(from: Hex): Readonly<Record<Hex, number>>;
}

export const TILE_RADIUS = 4;
const CENTRES: readonly (readonly [number, number])[] = [
  [0, 0],
  [4, -9],
  [9, -5],
  [5, 4],
  [-4, 9],
  [-9, 5],
  [-5, -4],
];
/** 2.6 */
export const OUTER_POSITIONS: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [1, 3, 5],
  3: [1, 3, 5],
  4: [2, 3, 5, 6],
  5: [2, 3, 4, 5, 6],
  6: [1, 2, 3, 4, 5, 6],
};
/** Gap -> the two facing hexes, as places of the whole galaxy. */
const GATE_ENDS: Readonly<Record<number, readonly [string, string]>> = {
  1: ['-1,-6', '7,-7'],
  2: ['6,-7', '7,0'],
  3: ['7,-1', '0,7'],
  4: ['1,6', '-7,7'],
  5: ['-6,7', '-7,0'],
  6: ['-7,1', '0,-7'],
};
export const GATE_COLOURS = ['blue', 'green', 'violet'] as const;
export type GateColour = (typeof GATE_COLOURS)[number];

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
type Axial = readonly [number, number];
const keyOf = ([q, r]: Axial): string => `${q},${r}`;
const listed = (places: string): Axial[] =>
  places === '' ? [] : places.split(' ').map((place) => place.split(',').map(Number) as unknown as Axial);
const turn = ([q, r]: Axial, times: number): Axial => (times === 0 ? [q, r] : turn([-r, q + r], times - 1));
const ringOf = ([q, r]: Axial): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;

/** 2.11: the ring's hexes clockwise from the northernmost. */
const aroundClockwise = (ring: number): Axial[] => {
  const found: Axial[] = [];
  let [q, r] = [0, -ring];
  for (const [dq, dr] of [STEPS[0], STEPS[1], STEPS[2], STEPS[3], STEPS[4], STEPS[5]])
    for (let i = 0; i < ring; i++) {
      found.push([q, r]);
      [q, r] = [q + dq, r + dr];
    }
  return found;
};
const LOCAL: readonly (readonly [Axial, string])[] = [
  [[0, 0], '0.01'],
  ...[1, 2, 3, 4].flatMap((ring) =>
    aroundClockwise(ring).map((at, i) => [at, `${ring}.${String(i + 1).padStart(2, '0')}`] as const),
  ),
];

/** All numbers that a hex may have at some table, 0.0.01 to 6.4.24. */
export const HEX_NUMBERS: readonly Hex[] = CENTRES.flatMap((_at, position) =>
  LOCAL.map(([, number]) => `${position}.${number}`),
);

const placesOf = ({ position, sector, side, turned }: Tile): Place[] => {
  const { planets, [side]: map } = sectorOf(sector);
  const turnedAll = (places: string): string[] => listed(places).map((at) => keyOf(turn(at, turned)));
  const names = new Map(turnedAll(map.planets).map((key, i) => [key, planets[i]]));
  const terrains = new Map<string, Terrain>([
    ...turnedAll(map.nebulae).map((key) => [key, 'nebula'] as const),
    ...turnedAll(map.asteroids).map((key) => [key, 'asteroids'] as const),
    ...turnedAll(map.neutronStars).map((key) => [key, 'neutron'] as const),
    ...[...names.keys()].map((key) => [key, 'planet'] as const),
  ]);
  const [cq, cr] = CENTRES[position];
  return LOCAL.map(([at, number]) => ({
    hex: names.get(keyOf(at)) ?? `${position}.${number}`,
    q: cq + at[0],
    r: cr + at[1],
    terrain: terrains.get(keyOf(at)) ?? 'space',
    position,
    main: ringOf(at) === 0,
  }));
};

const laid = (tiles: readonly Tile[]): Galaxy => {
  const all = tiles.flatMap(placesOf);
  const byPlace = new Map(all.map(({ q, r, hex }) => [keyOf([q, r]), hex]));
  const neighbours = Object.fromEntries(
    all.map(({ q, r, hex }) => [
      hex,
      STEPS.map(([dq, dr]) => byPlace.get(keyOf([q + dq, r + dr]))).filter((next) => next !== undefined),
    ]),
  );
  const taken = new Set(tiles.map(({ position }) => position));
  const gaps =
    taken.size < 4 || tiles.some(({ loose }) => loose)
      ? []
      : [1, 2, 3, 4, 5, 6].filter((position) => !taken.has(position));
  const gates = Object.fromEntries(
    gaps.flatMap((gap, i) => {
      const [one, other] = GATE_ENDS[gap].map((place) => byPlace.get(place)!);
      const colour = GATE_COLOURS[i];
      return [
        [one, { colour, to: other }],
        [other, { colour, to: one }],
      ];
    }),
  );
  const measured = new Map<Hex, Record<Hex, number>>();
  const distances = (from: Hex): Record<Hex, number> => {
    const known = measured.get(from);
    if (known) return known;
    const found: Record<Hex, number> = { [from]: 0 };
    const queue = [from];
    for (const hex of queue)
      for (const next of neighbours[hex])
        if (found[next] === undefined) {
          found[next] = found[hex] + 1;
          queue.push(next);
        }
    measured.set(from, found);
    return found;
  };
  return {
    places: Object.fromEntries(all.map((place) => [place.hex, place])),
    hexes: all.map(({ hex }) => hex),
    planets: all.filter(({ terrain }) => terrain === 'planet').map(({ hex }) => hex),
    neighbours,
    gates,
    sectors: tiles.map(({ position }) => position),
    distances,
  };
};

const known = new Map<string, Galaxy>();
const KEPT = 50;
/** A board keeps its tiles as the same array all game, so the key need not be written each time. */
const byTiles = new WeakMap<readonly Tile[], Galaxy>();

/** The same tiles always make the same galaxy, so it is worked out once. */
export const galaxyOf = (tiles: readonly Tile[]): Galaxy => {
  const seen = byTiles.get(tiles);
  if (seen) return seen;
  const key = tiles
    .map(({ position, sector, side, turned, loose }) => `${position}${sector}${side}${turned}${loose ? '~' : ''}`)
    .join(' ');
  const found = known.get(key) ?? laid(tiles);
  if (known.size > KEPT) known.clear();
  known.set(key, found);
  byTiles.set(tiles, found);
  return found;
};
