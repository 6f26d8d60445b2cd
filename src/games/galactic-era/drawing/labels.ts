import { tagAt, tagSize } from '../../drawing/offers.js';
import { label } from '../../drawing/text.js';
import { widthOf } from '../../drawing/widths.js';
import { type Place } from '../components/galaxy.js';
import { isPlanetHere, reach } from './planet.js';
import { box, middle, type Sheet } from './sheet.js';
import { type Placed } from './stacks.js';

/** The writing on a map: numbers of offers, names, and how empty hexes are called. */
/** From this size on a map is a close look. */
const CLOSE = 24.2;
/** Room for the offers' label on one thing of the map. */
const roomForTag = ({ grid: { s } }: Sheet): number => (s > CLOSE ? 46 : 30);

/** A label with the numbers of offers: it is always shown, as near as there is room. */
const tagNear = (
  sheet: Sheet,
  numbers: readonly number[],
  selected: boolean,
  spots: (size: { width: number; height: number }) => readonly (readonly [number, number])[],
  [x, y]: readonly [number, number],
): string => {
  if (numbers.length === 0) return '';
  const { room, small } = sheet;
  const wide = roomForTag(sheet);
  const size = tagSize(numbers, wide);
  const spot = room.first(size, spots(size)) ?? room.near(size, x, y, small ? 30 : 90);
  return spot ? tagAt(...spot, numbers, selected, wide) : '';
};

const hexRefs = (hex: string): string[] => [`hex:${hex}`, `planet:${hex}`, `relic:${hex}`];

const TAG_TURNS = [-60, 0, -120, 60, 180, 120];
export const hexTag = (sheet: Sheet, place: Place): string => {
  const { scene, grid } = sheet;
  const { numbers, selected } = scene.marks;
  const refs = hexRefs(place.hex);
  const all = [...new Set(refs.flatMap(numbers))].sort((a, b) => a - b);
  const [x, y] = grid.xy(place);
  const spots = ({ width, height }: { width: number; height: number }) =>
    TAG_TURNS.map((turn): [number, number] => {
      const angle = (turn * Math.PI) / 180;
      return [x + grid.s * 0.82 * Math.cos(angle) - width / 2, y + grid.s * 0.82 * Math.sin(angle) - height / 2];
    });
  return tagNear(sheet, all, refs.some(selected), spots, [x, y]);
};

export const unitTag = (sheet: Sheet, { unit, x, y, width, height }: Placed): string => {
  const { marks } = sheet.scene;
  const spots = (size: { width: number; height: number }): readonly (readonly [number, number])[] => {
    const middle = y + (height - size.height) / 2;
    return [
      [x + width + 3, middle],
      [x - size.width - 3, middle],
      [x + width - size.width / 2, y - size.height - 2],
      [x + width - size.width / 2, y + height + 2],
      [x - size.width / 2, y - size.height - 2],
      [x - size.width / 2, y + height + 2],
    ];
  };
  return tagNear(sheet, marks.numbers(unit.ref), marks.selected(unit.ref), spots, [x + width / 2, y + height / 2]);
};

/** Names and numbers keep off the rings of offers. */
export const keepOffRings = ({ scene: { marks }, grid, room, small }: Sheet): void => {
  if (small) return;
  for (const place of grid.hexes) {
    const ref = `hex:${place.hex}`;
    if (marks.numbers(ref).length === 0 && !marks.selected(ref)) continue;
    const [x, y] = grid.xy(place);
    const { s } = grid;
    for (const way of [-1, 1]) {
      room.take(box(x, y + way * s * 0.82, s, 5));
      for (const side of [-1, 1]) room.take(box(x + side * s * 0.72, y + way * s * 0.41, 9, 14));
    }
  }
};

const NAME = { size: 10.5 } as const;
export const nameOf = (sheet: Sheet, place: Place): string => {
  const { scene, grid, room } = sheet;
  if (!isPlanetHere(scene, place) || sheet.small) return '';
  const [x, y] = middle(sheet, place);
  const big = grid.s > CLOSE;
  const type = { size: big ? 11.5 : NAME.size, bold: place.main };
  const said = place.main
    ? scene.say('draw.mainPlanet', { planet: scene.place(place.hex), position: place.position })
    : scene.place(place.hex);
  const width = widthOf(said, type);
  const height = type.size * 0.98;
  const r = reach(scene, place, grid.s);
  const sideways = [0, 0.35, -0.35, 0.7, -0.7].map((part) => part * width);
  const rows = [y + r + 1, y - r - height - 1, y + r + height * 0.6, y - r - height * 1.6];
  const spots = [
    ...rows.flatMap((top) => sideways.map((by): [number, number] => [x - width / 2 + by, top])),
    [x + r + 2, y - height / 2],
    [x - r - 2 - width, y - height / 2],
  ] as const;
  const spot = room.first({ width, height }, spots) ?? room.near({ width, height }, x, y, grid.s * 2);
  return spot === null
    ? ''
    : label(spot[0], spot[1] + type.size * 0.76, said, {
        ...type,
        halo: groundOf(place),
      });
};

/** Empty cells say how they are called; where there is little room, without the number of their sector. */
export const coordinate = (sheet: Sheet, place: Place): string => {
  const { scene, grid, room } = sheet;
  if (sheet.small || isPlanetHere(scene, place)) return '';
  const [x, y] = grid.xy(place);
  const words = grid.s > CLOSE ? place.hex : place.hex.slice(2);
  const width = widthOf(words, { size: 10 });
  const low = y + grid.s * 0.866 - 10.6;
  const middling = ['asteroids', 'neutron'].includes(place.terrain) ? [] : [[x - width / 2, y - 4] as const];
  const spot = room.first({ width, height: 8 }, [
    ...middling,
    [x - width / 2, low],
    [x - width / 2, y - grid.s * 0.866 + 3],
  ]);
  if (spot === null) return '';
  const fill = place.terrain === 'nebula' ? 'faint' : 'line2';
  return label(spot[0], spot[1] + 7.6, words, { size: 10, fill, halo: groundOf(place) });
};

const groundOf = ({ terrain, position }: Place) =>
  terrain === 'nebula' ? 'nebula' : position === 0 ? 'raised' : 'hex';
