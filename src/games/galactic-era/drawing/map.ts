import { ring, tagAt, tagSize } from '../../drawing/offers.js';
import { type Block } from '../../drawing/plate.js';
import { circle, element, fixed, line, path } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { widthOf } from '../../drawing/widths.js';
import { type Place } from '../components/galaxy.js';
import { type Grid, hexPath } from './grid.js';
import { type Placing, placing } from './places.js';
import { isPlanetHere, planet, planetTitle, reach, relicSign, relicTitle } from './planet.js';
import { blockedIn, type Unit, unitsByHex } from './position.js';
import { type Scene } from './scene.js';
import { gatePairs, gateSign, ground } from './terrain.js';
import { MARK, mark, outline, pill, pillWidth, unitTitle } from './unit.js';

/**
 * The galaxy, or a part of it. First everything that has a fixed place takes it, then ships, labels of offers and names look
 * for room in this order, so that nothing is ever covered; on a small map only pieces are drawn, and no writing.
 */
interface Placed {
  readonly unit: Unit;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Sheet {
  readonly scene: Scene;
  readonly grid: Grid;
  readonly room: Placing;
  readonly small: boolean;
  readonly units: ReadonlyMap<string, readonly Unit[]>;
}

/** A planet makes room for the ships above it, so that they stay in its hex. */
const middle = (sheet: Sheet, place: Place): readonly [number, number] => {
  const { scene, grid, units, small } = sheet;
  const [x, y] = grid.xy(place);
  if (small || !units.has(place.hex) || !isPlanetHere(scene, place)) return [x, y];
  return [x, y + Math.max(0, grid.s * 0.866 - reach(scene, place, grid.s) - 1)];
};

const heightOfPill = (s: number): number => Math.min(16, Math.max(12.4, s * 0.6));
/** From this size on a map is a close look. */
const CLOSE = 24.2;
/** Room for the offers' label on one thing of the map. */
const TAGROOM = 30;

/** Corners at which a stack of pills may stand: on its hex, above what is there, below, beside. */
const corners = (
  { scene, grid: { s } }: Sheet,
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
  return planetary ? [...around] : [[left, y - height / 2], [left, y - height], [left, y], ...around];
};

/** The units of a hex, one under the other where there is room, else each for itself as near as can be. */
const placeUnits = (sheet: Sheet, place: Place): Placed[] => {
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

const gatesHere = ({ scene, grid }: Sheet): ReadonlyMap<string, { number: number; colour: string }> =>
  new Map(
    gatePairs(scene).flatMap(({ number, colour, ends }) =>
      ends.filter(grid.shows).map((hex) => [hex, { number, colour }] as const),
    ),
  );

const box = (x: number, y: number, width: number, height: number) => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** What stands in the way of everything else. */
const gateSpot = ({ scene, grid: { s } }: Sheet, place: Place, x: number, y: number): [number, number, number] =>
  place.terrain === 'space' && !isPlanetHere(scene, place)
    ? [x, y, s * 0.6]
    : [x - s * 0.6, y - s * 0.42, Math.max(7, s * 0.36)];
const relicSpot = (s: number, x: number, y: number): [number, number] => [x + s * 0.6, y + s * 0.46];

const occupy = (sheet: Sheet, gates: ReadonlyMap<string, unknown>): void => {
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

/** A label with the numbers of offers: it is always shown, as near as there is room. */
const tagNear = (
  { room, small }: Sheet,
  numbers: readonly number[],
  selected: boolean,
  spots: (size: { width: number; height: number }) => readonly (readonly [number, number])[],
  [x, y]: readonly [number, number],
): string => {
  if (numbers.length === 0) return '';
  const size = tagSize(numbers, TAGROOM);
  const spot = room.first(size, spots(size)) ?? room.near(size, x, y, small ? 30 : 90);
  return spot ? tagAt(...spot, numbers, selected, TAGROOM) : '';
};

const hexRefs = (hex: string): string[] => [`hex:${hex}`, `planet:${hex}`, `relic:${hex}`];

const TAG_TURNS = [-60, 0, -120, 60, 180, 120];
const hexTag = (sheet: Sheet, place: Place): string => {
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

const unitTag = (sheet: Sheet, { unit, x, y, width, height }: Placed): string => {
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
const keepOffRings = ({ scene: { marks }, grid, room, small }: Sheet): void => {
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
const nameOf = (sheet: Sheet, place: Place): string => {
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
const coordinate = (sheet: Sheet, place: Place): string => {
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

const barred = (x: number, y: number, r: number): string =>
  circle(x, y, r, { fill: 'void', stroke: 'bad', width: 1.6 }) +
  path(`M${fixed(x - r * 0.6)} ${fixed(y + r * 0.6)}l${fixed(r * 1.2)} ${fixed(-r * 1.2)}`, {
    stroke: 'bad',
    width: 1.8,
    round: true,
  });

const rays = (x: number, y: number, s: number): string =>
  Array.from({ length: 12 }, (_none, i) => {
    const angle = ((i * 30 + 15) * Math.PI) / 180;
    const [c, d] = [Math.cos(angle), Math.sin(angle)];
    return line(x + s * 1.02 * c, y + s * 1.02 * d, x + s * 1.4 * c, y + s * 1.4 * d, {
      stroke: 'bad',
      width: s < 16 ? 1 : 2,
      round: true,
    });
  }).join('');

const hexTitle = (sheet: Sheet, place: Place, gate: { number: number; colour: string } | undefined): string => {
  const { scene } = sheet;
  const { view, say } = scene;
  const { hex, terrain } = place;
  const relic = relicTitle(scene, hex);
  const blocked = blockedIn(view, hex, sheet.units.get(hex) ?? []);
  const shut = view.closed.filter((one) => one.hex === hex && one.round === view.round).map(({ seat }) => seat);
  const parts = [
    isPlanetHere(scene, place) ? planetTitle(scene, place) : say(`draw.terrain.${terrain}`),
    ...(relic === null ? [] : [relic]),
    ...(gate ? [say('draw.gateHere', gate)] : []),
    ...(view.battle?.hex === hex ? [say('draw.battleHere')] : []),
    ...(blocked.length > 0 ? [say('draw.blockedHere', { seats: blocked })] : []),
    ...(shut.length > 0 ? [say('draw.shutHere', { seats: shut })] : []),
  ];
  return `${scene.place(hex)}: ${parts.join('; ')}`;
};

const inner = (scene: Scene, ref: string, title: string, body: string, ringPath: string): string => {
  const { numbers, selected } = scene.marks;
  const touched = numbers(ref).length > 0 || selected(ref);
  return element(ref, title, body + (touched ? ring(ringPath, selected(ref)) : '')).trimEnd();
};

/** What a hex shows but its ships; the label of its offers comes last, on top of everything else in it. */
const hexGroup = (
  sheet: Sheet,
  place: Place,
  gate: { number: number; colour: string } | undefined,
  said: { readonly name: string; readonly tag: string },
): string => {
  const { scene, grid, small } = sheet;
  const { view, marks } = scene;
  const { hex } = place;
  const [x, y] = grid.xy(place);
  const units = sheet.units.get(hex) ?? [];
  const blocked = blockedIn(view, hex, units).length > 0;
  const selected = marks.selected(`hex:${hex}`);
  const touched = marks.numbers(`hex:${hex}`).length > 0 || selected;
  const battle = view.battle?.hex === hex;
  const r = reach(scene, place, grid.s);
  const [mx, my] = middle(sheet, place);
  const [rx, ry] = relicSpot(grid.s, mx, my);
  const relic = relicTitle(scene, hex);
  const area = hexPath(x, y, grid.s * 0.95);
  const body = [
    `<path d="${hexPath(x, y, grid.s)}" class="f-none" pointer-events="all"/>`,
    battle ? rays(x, y, grid.s) : '',
    blocked || battle ? path(hexPath(x, y, grid.s * 0.92), { stroke: 'bad', width: small ? 1.2 : 2.2 }) : '',
    isPlanetHere(scene, place)
      ? inner(
          scene,
          `planet:${hex}`,
          `${scene.place(hex)}: ${planetTitle(scene, place)}`,
          planet(scene, place, mx, my, grid.s),
          circlePath(mx, my, r + 1.5),
        )
      : '',
    gate ? gateSign(...gateSpot(sheet, place, x, y), gate.number, !(place.terrain === 'space')) : '',
    relic === null
      ? ''
      : inner(
          scene,
          `relic:${hex}`,
          `${scene.place(hex)}: ${relic}`,
          relicSign(scene, hex, rx, ry, grid.s),
          circlePath(rx, ry, small ? 4 : 8.5),
        ),
    blocked ? barred(x - grid.s * 0.66, y + grid.s * 0.4, small ? 3.4 : 6) : '',
    said.name,
    touched ? ring(area, selected) : '',
    said.tag,
  ].join('');
  return element(`hex:${hex}`, hexTitle(sheet, place, gate), body);
};

const circlePath = (x: number, y: number, r: number): string =>
  `M${fixed(x - r)} ${fixed(y)}a${fixed(r)} ${fixed(r)} 0 1 0 ${fixed(2 * r)} 0a${fixed(r)} ${fixed(r)} 0 1 0 ${fixed(-2 * r)} 0Z`;

const unitGroup = (sheet: Sheet, placed: Placed, tag: string): string => {
  const { scene, small } = sheet;
  const { unit, x, y, width, height } = placed;
  const selected = scene.marks.selected(unit.ref);
  const touched = scene.marks.numbers(unit.ref).length > 0 || selected;
  return element(
    unit.ref,
    unitTitle(scene, unit),
    (small ? mark(unit, x, y) : pill(unit, x, y, height)) +
      (touched ? ring(outline(unit, x, y, width, height, 1.6), selected) : '') +
      tag,
  );
};

/** The map by itself, as wide as its hexes and with room around them for what stands out. */
const EDGE = 8;
export const mapOf = (scene: Scene, bare: Grid): Block => {
  const grid: Grid = {
    ...bare,
    width: bare.width + 2 * EDGE,
    height: bare.height + 2 * EDGE,
    xy: (place) => {
      const [x, y] = bare.xy(place);
      return [x + EDGE, y + EDGE];
    },
  };
  const sheet: Sheet = {
    scene,
    grid,
    room: placing(grid.width, grid.height),
    small: grid.s < 16,
    units: unitsByHex(scene.view),
  };
  const gates = gatesHere(sheet);
  occupy(sheet, gates);
  const placed = grid.hexes.flatMap((place) => placeUnits(sheet, place));
  const unitTags = placed.map((one) => unitTag(sheet, one));
  const hexTags = grid.hexes.map((place) => hexTag(sheet, place));
  keepOffRings(sheet);
  const names = grid.hexes.map((place) => nameOf(sheet, place));
  const groups = grid.hexes.map((place, i) => ({
    svg: hexGroup(sheet, place, gates.get(place.hex), {
      name: names[i] + coordinate(sheet, place),
      tag: hexTags[i],
    }),
    late: (names[i] === '' ? 0 : 1) + (hexTags[i] === '' ? 0 : 2),
  }));
  // What reaches out of its hex lies upon hexes that keep to themselves.
  groups.sort((a, b) => a.late - b.late);
  return {
    width: grid.width,
    height: grid.height,
    svg: [
      ground(scene, grid),
      ...groups.map(({ svg }) => svg),
      ...placed.map((one, i) => unitGroup(sheet, one, unitTags[i])),
    ].join('\n'),
  };
};
