import { glyph } from '../../drawing/glyphs.js';
import { type Block, columnWidth, flow, HEAD, level, MARGIN, plate, stack } from '../../drawing/plate.js';
import { at, fixed, path, polygon, rect, titled } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { widthOf } from '../../drawing/widths.js';
import { type Border, type Region } from '../components/board-types.js';
import { neighboursOf } from '../components/distances.js';
import { type RegionId } from '../components/types.js';
import { type Layout, LAYOUTS } from './layouts.js';
import { type Scene } from './scene.js';
import { siteCard } from './site.js';

/** The board: regions with their sites, and what it costs to cross from one to another. */
const CARD = 118;
const PAD = 8;
const TITLE = 26;
const GAP = 6;
const WIDE = 836;

interface Room {
  readonly id: RegionId;
  readonly x: number;
  readonly y: number;
  readonly block: Block;
}

const sitesIn = ({ box, view }: Scene, region: RegionId) =>
  box.boards[view.era!].sites.filter((site) => site.region === region);

const regionName = ({ say }: Scene, region: Region, x: number, y: number, room: number, size: number): string =>
  label(x, y, say('draw.region', { region: region.id }), {
    size,
    face: 'serif',
    fill: 'soft',
    room: room - (region.radiation ? 18 : 0),
  }) + (region.radiation ? titled(say('draw.radiation'), glyph('radiation', x + room - 9, y - 4, 13, 'mark')) : '');

/** The sites of a region in columns, with the region's name above unless it is the name of its one star. */
const regionBlock = (scene: Scene, region: Region, columns: number): Block => {
  const { say } = scene;
  const sites = sitesIn(scene, region.id);
  if (sites.length === 0)
    return {
      width: 46,
      height: 30,
      svg: titled(
        say('draw.empty', { region: region.id }),
        rect(0, 0, 46, 30, { fill: 'plate', stroke: 'line2', radius: 15, dash: '2 3' }) +
          label(23, 19, say('draw.void'), { size: 10, fill: 'soft', anchor: 'middle', room: 40 }),
      ),
    };
  const cards = sites.map(({ id }) => siteCard(scene, id, CARD));
  if (sites.length === 1 && ['star', 'spur'].includes(sites[0].kind)) return cards[0];
  const rows = cards.flatMap((_card, i) => (i % columns === 0 ? [cards.slice(i, i + columns)] : []));
  const width = columns * CARD + (columns - 1) * GAP + 2 * PAD;
  let y = TITLE;
  const body = rows.map((cardsOfRow) => {
    const svg = cardsOfRow.map((card, i) => at(PAD + i * (CARD + GAP), y, card.svg)).join('');
    y += Math.max(...cardsOfRow.map(({ height }) => height)) + GAP;
    return svg;
  });
  const height = y + 2;
  return {
    width,
    height,
    svg:
      rect(0, 0, width, height, { fill: 'space', stroke: 'line', radius: 10 }) +
      regionName(scene, region, PAD + 2, 15, width - 2 * PAD, 11) +
      body.join(''),
  };
};

const overlap = (a: number, b: number, c: number, d: number): number | null => {
  const [from, to] = [Math.max(a, c), Math.min(b, d)];
  return to - from > 4 ? (from + to) / 2 : null;
};

/** A way between two regions: straight across where they face each other, else from middle to middle. */
const laneBetween = (a: Room, b: Room): { d: string; x: number; y: number } => {
  const [ax, ay, bx, by] = [a.x + a.block.width, a.y + a.block.height, b.x + b.block.width, b.y + b.block.height];
  const x = overlap(a.x, ax, b.x, bx);
  const y = overlap(a.y, ay, b.y, by);
  const drawn = (x1: number, y1: number, x2: number, y2: number) => ({
    d: `M${fixed(x1)} ${fixed(y1)}L${fixed(x2)} ${fixed(y2)}`,
    x: (x1 + x2) / 2,
    y: (y1 + y2) / 2,
  });
  if (y !== null) return a.x < b.x ? drawn(ax, y, b.x, y) : drawn(bx, y, a.x, y);
  if (x !== null) return a.y < b.y ? drawn(x, ay, x, b.y) : drawn(x, by, x, a.y);
  const edge = (of: Room, other: Room): [number, number] => {
    const [cx, cy] = [of.x + of.block.width / 2, of.y + of.block.height / 2];
    const [dx, dy] = [other.x + other.block.width / 2 - cx, other.y + other.block.height / 2 - cy];
    const reach = Math.min(of.block.width / 2 / Math.abs(dx || 1), of.block.height / 2 / Math.abs(dy || 1));
    return [cx + dx * reach, cy + dy * reach];
  };
  return drawn(...edge(a, b), ...edge(b, a));
};

const diamond = (x: number, y: number, cost: number): string =>
  path(polygon(x, y, 12.5, 4), { fill: 'plate', stroke: 'lane', width: 1.4 }) +
  label(x, y + 3.8, cost, { size: 10.5, bold: true, anchor: 'middle' });

const laneOf = (
  scene: Scene,
  layout: Layout,
  rooms: ReadonlyMap<RegionId, Room>,
  { between, cost }: Border,
): { way: string; sign: string } => {
  const [a, b] = between;
  const made = layout.lanes.find(({ between: pair }) => pair.includes(a) && pair.includes(b));
  const straight = laneBetween(rooms.get(a)!, rooms.get(b)!);
  const d = made
    ? made.through.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('')
    : straight.d;
  const [x, y] = made ? made.cost : [straight.x, straight.y];
  return {
    way: path(d, { stroke: 'lane', width: 2 }),
    sign: titled(scene.say('draw.border', { from: a, to: b, cost }), diamond(x, y, cost)),
  };
};

const wideMap = (scene: Scene, width: number, layout: Layout): Block => {
  const board = scene.box.boards[scene.view.era!];
  const rooms = new Map(
    board.regions.map((region): [RegionId, Room] => {
      const { x, y, columns, middle } = layout.regions[region.id];
      const block = regionBlock(scene, region, columns);
      const shift = middle ? [block.width / 2, block.height / 2] : [0, 0];
      return [region.id, { id: region.id, x: x - shift[0], y: y - shift[1], block }];
    }),
  );
  const lanes = board.borders.map((border) => laneOf(scene, layout, rooms, border));
  // Ways lie behind the regions, what they cost upon everything.
  const body = [
    ...lanes.map(({ way }) => way),
    ...[...rooms.values()].map(({ x, y, block }) => at(x, y, block.svg)),
    ...lanes.map(({ sign }) => sign),
  ];
  const inset = (width - WIDE) / 2 + 12;
  return plate(width, HEAD + layout.height + 24, at(inset, HEAD + 12, body.join('')), {
    title: scene.say('draw.map', { era: scene.view.era }),
    note: scene.say('draw.mapNote'),
  });
};

/** Narrow: a region with its borders in words. */
const listedRegion = (scene: Scene, region: Region, width: number, least = 0): Block => {
  const board = scene.box.boards[scene.view.era!];
  const inner = width - 12;
  const columns = Math.max(1, Math.floor((inner + GAP) / (CARD + GAP)));
  const cards = sitesIn(scene, region.id).map(({ id }) => siteCard(scene, id, columnWidth(inner, columns, GAP)));
  const leading = Math.max(0, ...cards.map(({ height }) => height)) + 10;
  const borders = neighboursOf(board, region.id).map(([other, cost]) => scene.say('draw.to', { region: other, cost }));
  const said = flow(
    borders.map((words, i): Block => {
      const text = i < borders.length - 1 ? `${words} ·` : words;
      return { width: widthOf(text, WAY), height: 13, svg: label(0, 10, text, { ...WAY, fill: 'soft' }) };
    }),
    inner - 4,
    4,
    14,
  );
  const sites = flow(cards, inner, GAP, leading);
  const height = Math.max(least, 20 + said.height + (cards.length > 0 ? sites.height + 8 : 6));
  return {
    width,
    height,
    svg:
      rect(0, 0, width, height, { fill: 'space', stroke: 'line', radius: 8 }) +
      regionName(scene, region, 8, 15, width - 16, 11.5) +
      at(8, 18, said.svg) +
      at(6, 26 + said.height, sites.svg),
  };
};
const WAY = { size: 10.5 } as const;

/** One region under the other; two small ones share a line. */
const listed = (scene: Scene, width: number): Block => {
  const { regions } = scene.box.boards[scene.view.era!];
  const inner = width - 2 * MARGIN;
  const half = columnWidth(inner, 2, 6);
  const lines: Region[][] = [];
  for (const region of regions) {
    const small = sitesIn(scene, region.id).length < 2;
    const last = lines.at(-1);
    if (small && last?.length === 1 && sitesIn(scene, last[0].id).length < 2) last.push(region);
    else lines.push([region]);
  }
  const all = stack(
    lines.map((line) =>
      line.length === 1
        ? listedRegion(scene, line[0], inner)
        : level(
            line.map((region) => (least: number) => listedRegion(scene, region, half, least)),
            6,
          ),
    ),
    6,
  );
  return plate(width, HEAD + all.height + 20, at(MARGIN, HEAD + 10, all.svg), {
    title: scene.say('draw.map', { era: scene.view.era }),
  });
};

export const map = (scene: Scene, width: number): Block => {
  const { box, view } = scene;
  const layout = LAYOUTS[view.era!];
  const { regions, borders } = box.boards[view.era!];
  const known = regions.every(({ id }) => Object.hasOwn(layout.regions, id)) && borders.length > 0;
  return known && width >= WIDE ? wideMap(scene, width, layout) : listed(scene, width);
};
