import { touchable } from '../../drawing/offers.js';
import { type Block, plate } from '../../drawing/plate.js';
import { at, fixed, path, rect } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { COLUMNS, riverZones, ROWS, rowOf, type Zone, ZONES } from '../components/map.js';
import { airship } from './pieces.js';
import { type Scene } from './scene.js';
import { zone } from './zone.js';

const columnOf = (id: Zone): number => (COLUMNS as readonly string[]).indexOf(id[0]);

/** Room for the numbers of the rows and the letters of the columns. */
const LEFT = 20;
const TOP = 20;

const river = (cell: number): string => {
  const middles = riverZones.map((id) => [(columnOf(id) + 0.5) * cell, (rowOf(id) - 0.5) * cell] as const);
  const bed = [[middles[0][0], 0], ...middles, [middles.at(-1)![0], ROWS.length * cell]]
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`)
    .join('');
  const wave = cell / 6;
  const waves = middles.map(([x, y]) =>
    [-0.22, 0.22]
      .map((side) => {
        const from = `M${fixed(x - wave + side * cell * 0.5)} ${fixed(y + side * cell)}`;
        return `${from}q${fixed(wave / 2)} ${fixed(-wave / 2)} ${fixed(wave)} 0t${fixed(wave)} 0`;
      })
      .join(''),
  );
  // Flat ends: the river comes from beyond the map and goes on beyond it.
  const stroke = (token: 'river' | 'riverline', width: number): string =>
    path(bed, { stroke: token, width: Math.round(width) }).replace('/>', ' stroke-linejoin="round"/>');
  return (
    stroke('riverline', cell * 0.84) +
    stroke('river', cell * 0.84 - 4) +
    path(waves.join(''), { stroke: 'riverline', width: 1.2, opacity: 0.8, round: true })
  );
};

const grid = (cell: number): string => {
  const [width, height] = [COLUMNS.length * cell, ROWS.length * cell];
  const down = [0, ...COLUMNS.map((_column, i) => i + 1)].map((i) => `M${i * cell} 0v${height}`);
  const across = [0, ...ROWS].map((i) => `M0 ${i * cell}h${width}`);
  return path([...down, ...across].join(''), { stroke: 'zoneline' });
};

const dock = ({ view, say, marks }: Scene, row: number, cell: number, width: number): string => {
  const middle = (row - 0.5) * cell;
  const moored = view.airship === row;
  const scale = Math.min(1, (width - 12) / 49);
  return touchable(marks, {
    ref: `dock:${row}`,
    title: say(moored ? 'text.airshipAt' : 'draw.dock', { dock: row }),
    box: { x: 3, y: middle - cell * 0.4, width: width - 5, height: cell * 0.8 },
    body:
      rect(3, middle - cell * 0.4, width - 5, cell * 0.8, { fill: 'plate' }) +
      path(`M6 ${fixed(middle - 9)}v18M6 ${fixed(middle)}h${moored ? 6 : 9}`, {
        stroke: 'line2',
        width: 2.4,
        round: true,
      }) +
      (moored ? airship(8 + 22 * scale, middle + 2, scale) : label(21, middle + 4, row, { size: 11, fill: 'faint' })),
  });
};

/** The map in a plate; the zones are as large as the width allows. */
export const map = (scene: Scene, width: number, least = 0): Block => {
  const { view, marks } = scene;
  const docks = width > 500 ? 56 : 44;
  const cell = Math.floor((width - LEFT - docks - 6) / COLUMNS.length);
  const inset = (width - LEFT - docks - COLUMNS.length * cell) / 2;
  const [wide, high] = [COLUMNS.length * cell, ROWS.length * cell];
  // What is offered comes after its neighbours, so that no ring is covered.
  const offered = (id: Zone): boolean => marks.numbers(`zone:${id}`).length > 0 || marks.selected(`zone:${id}`);
  const zones = [...ZONES.filter((id) => !offered(id)), ...ZONES.filter(offered)];
  const body = [
    ...COLUMNS.map((column, i) =>
      label((i + 0.5) * cell, -7, column, { size: 12, bold: true, fill: 'soft', anchor: 'middle' }),
    ),
    ...ROWS.map((row) =>
      label(-11, (row - 0.5) * cell + 4, row, { size: 12, bold: true, fill: 'soft', anchor: 'middle' }),
    ),
    rect(0, 0, wide, high, { fill: 'zone' }),
    river(cell),
    grid(cell),
    view.airship === null ? '' : rect(0, (view.airship - 1) * cell, wide + 3, cell, { fill: 'brass', opacity: 0.16 }),
    '\n',
    ...zones.map((id) => at(columnOf(id) * cell, (rowOf(id) - 1) * cell, zone(scene, id, cell))),
    at(wide, 0, ROWS.map((row) => dock(scene, row, cell, docks)).join('')),
  ].join('');
  const height = Math.max(least, high + TOP + 16);
  return plate(width, height, at(LEFT + inset - 2, TOP + 3 + (height - high - TOP - 16) / 2, body));
};
