import { ring } from '../../drawing/offers.js';
import { type Block } from '../../drawing/plate.js';
import { circle, element, fixed, line, path } from '../../drawing/shapes.js';
import { type Place } from '../components/galaxy.js';
import { type Grid, hexPath } from './grid.js';
import { coordinate, hexTag, keepOffRings, nameOf, unitTag } from './labels.js';
import { placing } from './places.js';
import { isPlanetHere, planet, planetTitle, reach, relicSign, relicTitle } from './planet.js';
import { blockedIn, unitsByHex } from './position.js';
import { type Scene } from './scene.js';
import { gatesHere, gateSpot, middle, occupy, relicSpot, type Sheet, shifts } from './sheet.js';
import { type Placed, placeUnits } from './stacks.js';
import { gateSign, ground } from './terrain.js';
import { mark, outline, pill, unitTitle } from './unit.js';

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

/** Room around the hexes for what stands out. */
const EDGE = 8;

/**
 * The galaxy, or a part of it. First everything that has a fixed place takes it, then ships, labels of offers and names look
 * for room in this order, so that nothing is ever covered; on a small map only pieces are drawn, and no writing.
 */
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
  const units = unitsByHex(scene.view);
  const small = grid.s < 16;
  const sheet: Sheet = {
    scene,
    grid,
    room: placing(grid.width, grid.height),
    small,
    units,
    shift: small ? new Map() : shifts(grid, scene, units),
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
