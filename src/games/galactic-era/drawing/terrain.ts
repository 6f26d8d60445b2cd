import { circle, fixed, line, path, titled } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { type Terrain } from '../components/galaxy.js';
import { borders, type Grid, hexPath } from './grid.js';
import { type Scene } from './scene.js';

/** The ground of the map: what hexes are, where sectors end, and what the gates join. */
const joined = (grid: Grid, kinds: readonly Terrain[], central: boolean): string =>
  grid.hexes
    .filter(({ terrain, position }) => kinds.includes(terrain) && (position === 0) === central)
    .map((place) => hexPath(...grid.xy(place), grid.s))
    .join('');

/** Grains of dust, the same in every drawing of a hex; a line of no length with round ends is a dot. */
const dust = (grid: Grid): string =>
  grid.hexes
    .filter(({ terrain }) => terrain === 'nebula')
    .flatMap((place) => {
      const [x, y] = grid.xy(place);
      let seed = Math.abs(place.q * 7919 + place.r * 104729) + 11;
      return Array.from({ length: grid.s < 16 ? 5 : 13 }, (_none, i) => {
        seed = (seed * 16807) % 2147483647;
        const reach = grid.s * 0.82 * Math.sqrt((seed % 1000) / 1000);
        const angle = i * 2.4 + place.q;
        return `M${fixed(x + reach * Math.cos(angle))} ${fixed(y + reach * 0.9 * Math.sin(angle))}h0.1`;
      });
    })
    .join('');

const ROCKS = [
  [-0.42, -0.22, 0.2],
  [0.16, -0.38, 0.13],
  [0.36, 0.18, 0.23],
  [-0.12, 0.32, 0.15],
] as const;

/** Rocks with corners: circles would be taken for planets. */
export const asteroids = (x: number, y: number, s: number): string =>
  path(
    ROCKS.map(([dx, dy, r]) => {
      const [cx, cy, k] = [x + dx * s, y + dy * s, r * s];
      return `M${fixed(cx - k)} ${fixed(cy)}L${fixed(cx - k * 0.5)} ${fixed(cy - k * 0.9)}L${fixed(cx + k * 0.7)} ${fixed(cy - k * 0.7)}L${fixed(cx + k)} ${fixed(cy + k * 0.3)}L${fixed(cx + k * 0.2)} ${fixed(cy + k)}L${fixed(cx - k * 0.8)} ${fixed(cy + k * 0.6)}Z`;
    }).join(''),
    { fill: 'steel2' },
  );

export const neutron = (x: number, y: number, s: number): string =>
  path(
    `M${fixed(x - s * 0.7)} ${fixed(y)}H${fixed(x + s * 0.7)}M${fixed(x)} ${fixed(y - s * 0.62)}V${fixed(y + s * 0.62)}`,
    { stroke: 'soft', width: 0.9 },
  ) +
  circle(x, y, s * 0.42, { stroke: 'soft', width: 0.9, dash: '2 2' }) +
  circle(x, y, s * 0.18, { fill: 'text' });

/** A ring with the number of its pair; a small one where the hex holds something else. */
export const gateSign = (x: number, y: number, r: number, number: number, small: boolean): string =>
  circle(x, y, r, { fill: 'void', stroke: 'lane', width: 1.4 }) +
  (small ? '' : circle(x, y, r * 0.7, { stroke: 'lane', width: 0.8 })) +
  label(x, y + 3.7, number, { size: 10, bold: true, anchor: 'middle' });

/** Pairs of gates by number, with their hexes. */
export const gatePairs = ({ galaxy }: Scene): { number: number; colour: string; ends: readonly [string, string] }[] => {
  const firsts = Object.keys(galaxy.gates).filter((hex, i, all) => all.indexOf(galaxy.gates[hex].to) > i);
  return firsts.map((hex, i) => ({
    number: i + 1,
    colour: galaxy.gates[hex].colour,
    ends: [hex, galaxy.gates[hex].to],
  }));
};

const gateLines = (scene: Scene, grid: Grid): string =>
  gatePairs(scene)
    .filter(({ ends }) => ends.every(grid.shows))
    .map(({ number, colour, ends }) => {
      const [[ax, ay], [bx, by]] = ends.map((hex) => grid.xy(scene.galaxy.places[hex]));
      return titled(
        scene.say('draw.gatePair', { number, colour, one: scene.place(ends[0]), other: scene.place(ends[1]) }),
        line(ax, ay, bx, by, { stroke: 'lane', width: grid.s < 16 ? 1.1 : 1.6, dash: grid.s < 16 ? '2 3' : '3 5' }),
      );
    })
    .join('');

export const ground = (scene: Scene, grid: Grid): string => {
  const small = grid.s < 16;
  const line1 = { stroke: 'hexline', width: small ? 0.6 : 1 } as const;
  const clear: readonly Terrain[] = ['space', 'planet', 'asteroids', 'neutron'];
  const signs = grid.hexes
    .map((place) => {
      const [x, y] = grid.xy(place);
      return place.terrain === 'asteroids'
        ? asteroids(x, y, grid.s)
        : place.terrain === 'neutron'
          ? neutron(x, y, grid.s)
          : '';
    })
    .join('');
  return [
    path(joined(grid, clear, false), { fill: 'hex', ...line1 }),
    path(joined(grid, clear, true), { fill: 'raised', ...line1 }),
    path(joined(grid, ['nebula'], false) + joined(grid, ['nebula'], true), { fill: 'nebula', ...line1 }),
    path(dust(grid), { stroke: 'nebdot', width: small ? 0.9 : 1.5, round: true, opacity: 0.75 }),
    signs,
    path(borders(grid), { stroke: 'brass', width: small ? 0.8 : 1.4, opacity: 0.75, round: true }),
    gateLines(scene, grid),
  ].join('\n');
};
