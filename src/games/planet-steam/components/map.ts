/**
 * The map: 7 rows by 6 columns, docks on the right (rulebook.md 1.6, 1.7, 2.7).
 * Provenance: 7 docks printed; 42 zones published for the first edition; river, claims and unavailable zones designed.
 */
export type Zone = string;

export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export const ROWS = [1, 2, 3, 4, 5, 6, 7] as const;

/** All zones in reading order. */
export const ZONES: readonly Zone[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));

const RIVER = new Set<Zone>(['c1', 'c2', 'c3', 'c4', 'd4', 'd5', 'd6', 'd7']);
export const isRiver = (zone: Zone): boolean => RIVER.has(zone);
export const riverZones = ZONES.filter(isRiver);

export const rowOf = (zone: Zone): number => Number(zone[1]);

/** The zones in a straight line from one, nearest first: left, right, up, down. */
const lineFrom = (zone: Zone, dx: number, dy: number): Zone[] => {
  const line: Zone[] = [];
  let column = COLUMNS.indexOf(zone[0] as (typeof COLUMNS)[number]) + dx;
  let row = rowOf(zone) + dy;
  for (; column >= 0 && column < COLUMNS.length && row >= 1 && row <= ROWS.length; column += dx, row += dy)
    line.push(`${COLUMNS[column]}${row}`);
  return line;
};

const DIRECTIONS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
export const linesFrom: Readonly<Record<Zone, readonly (readonly Zone[])[]>> = Object.fromEntries(
  ZONES.map((zone) => [zone, DIRECTIONS.map(([dx, dy]) => lineFrom(zone, dx, dy))]),
);
export const neighboursOf: Readonly<Record<Zone, readonly Zone[]>> = Object.fromEntries(
  ZONES.map((zone) => [zone, linesFrom[zone].flatMap((line) => line.slice(0, 1))]),
);

/** One drawing per number of seats: letters are that seat's claims (A first), n and N neutral, x unavailable. */
const DRAWINGS: Readonly<Record<number, readonly string[]>> = {
  2: ['x A ~ n . x', 'x . ~ . B x', 'x . N . . x', 'x n ~ ~ n x', 'x . . N . x', 'x B . ~ . x', 'x . n ~ A x'],
  3: ['x A ~ n . B', 'x . N . n .', 'x n ~ . C .', 'x . ~ ~ . n', 'x B n ~ . .', 'x . . N . A', 'x . C ~ n .'],
  4: ['A . ~ n B .', '. n N . . n', 'C . ~ n D .', 'n . ~ ~ . n', '. D n ~ . C', 'n . . N n .', '. B n ~ . A'],
  5: ['A . ~ n B .', '. n N . . E', 'C . ~ n D .', 'n . ~ ~ . n', '. D n ~ . C', 'E . . N n .', '. B n ~ . A'],
};

const marked = (seats: number, marks: string): Zone[] => {
  const cells = DRAWINGS[seats].flatMap((row) => row.split(' '));
  return ZONES.filter((_zone, i) => marks.includes(cells[i]));
};

const UNAVAILABLE: Readonly<Record<number, readonly Zone[]>> = Object.fromEntries(
  [2, 3, 4, 5].map((seats) => [seats, marked(seats, 'x')]),
);
export const unavailableZones = (seats: number): readonly Zone[] => UNAVAILABLE[seats];
export const startingNeutrals = (seats: number): readonly Zone[] => marked(seats, 'nN');
/** The claims of the n-th seat, counted from 0. */
export const startingClaims = (seats: number, n: number): readonly Zone[] => marked(seats, 'ABCDE'[n]);
