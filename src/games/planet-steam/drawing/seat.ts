import { glyph } from '../../drawing/glyphs.js';
import { touchable } from '../../drawing/offers.js';
import { type Block, columnWidth, MARGIN, plate } from '../../drawing/plate.js';
import { seatMark } from '../../drawing/seats.js';
import { at, fixed, path, rect, titled } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { widthOf } from '../../drawing/widths.js';
import { type Seat } from '../../kernel/game-definition.js';
import { capacityOf, harvestersOf, orderNumber, zonesOf } from '../board.js';
import { CAPACITY } from '../components/tables.js';
import { type Resource, RESOURCES } from '../components/terminal.js';
import { type Scene } from './scene.js';
import { tally } from './stock.js';

const GAP = 6;
const CELLS = CAPACITY[4];
const SMALL = { size: 10 } as const;

/** The places of a carrier from one to another, as one path. */
const hold = (from: number, to: number, unit: number, inset: number): string => {
  const [wide, high] = [fixed(unit - 1 - 2 * inset), fixed(7 - 2 * inset)];
  return Array.from({ length: Math.max(0, to - from) }, (_none, i) => {
    const left = 5 + (from + i) * unit + inset;
    return `M${fixed(left)} ${fixed(27 + inset)}h${wide}v${high}h-${wide}Z`;
  }).join('');
};

/** One carrier: how much of its resource, of how much it could hold, and its class. */
const carrier = ({ view, say }: Scene, seat: Seat, resource: Resource, width: number): string => {
  const company = view.companies[seat];
  const held = company.goods[resource];
  const most = capacityOf(view, seat, resource);
  const place = company.carriers[resource];
  const unit = (width - 10) / CELLS;
  const long = say('draw.class', { class: place });
  const room = width - 14 - widthOf(`/${most}`, SMALL);
  return titled(
    say('draw.carrier', { seat, resource, held, most, class: place }),
    [
      rect(0, 0, width, 50, { fill: 'sunk', stroke: 'line', radius: 3 }),
      glyph(resource, 13, 14, 16, resource),
      label(width - 6, 20, held, { size: 16, bold: true, anchor: 'end', fill: held > 0 ? 'text' : 'faint' }),
      path(hold(most, CELLS, unit, 0), { fill: 'line', opacity: 0.25 }),
      path(hold(held, most, unit, 0.4), { fill: 'raised', stroke: 'line2', width: 0.8 }),
      path(hold(0, Math.min(held, CELLS), unit, 0), { fill: resource }),
      label(5, 45.5, widthOf(long, SMALL) <= room ? long : say('draw.classShort', { class: place }), {
        ...SMALL,
        fill: 'faint',
      }),
      label(width - 6, 45.5, `/${most}`, { ...SMALL, fill: 'faint', anchor: 'end' }),
    ].join(''),
  );
};

const figures = ({ view, say }: Scene, seat: Seat, width: number): string => {
  const { claims, licences, luxuries } = view.companies[seat];
  const entries = [
    ['zone', zonesOf(view, seat).length, say('part.zones')],
    ['tank', harvestersOf(view, seat).length, say('part.harvesters')],
    ['flag', claims, say('draw.claimsLeft')],
    ['licence', licences, say('draw.licences')],
    ['luxury', luxuries, say('part.luxuries')],
  ] as const;
  const pitch = Math.min(48, width / entries.length);
  return entries
    .map(([name, count, words], i) => at(i * pitch, 0, tally(name, 'steel', count, `${words}: ${count}`).svg))
    .join('');
};

/** What a company has: name and card, Credits, certificates, and four carriers. */
export const seatPlate = (scene: Scene, seat: Seat, width: number): Block => {
  const { view, say, name, marks } = scene;
  const { credits, card } = view.companies[seat];
  const purse = credits === null ? '?' : String(credits);
  const wealth = { size: 16, bold: true } as const;
  const coin = width - MARGIN - widthOf(purse, wealth) - 15;
  const held = card === null ? say('draw.noCard') : `${orderNumber(view, seat)} · ${say('draw.card', { card })}`;
  const wide = columnWidth(width - 2 * MARGIN, RESOURCES.length, GAP);
  const body = touchable(marks, {
    ref: `seat:${seat}`,
    title: say('draw.company', { seat, credits: purse }),
    box: { x: 3, y: 3, width: width - 6, height: 118 },
    rise: 10,
    body: [
      rect(0, 0, width, 124, { fill: 'plate', opacity: 0 }),
      seatMark(seat, 23, 24, 11),
      label(44, 22, name(seat), { size: 14, bold: true, room: coin - 62 }),
      titled(
        say('draw.credits', { credits: purse }),
        glyph('credit', coin, 20, 17, 'brass') + label(width - MARGIN, 26, purse, { ...wealth, anchor: 'end' }),
      ),
      label(44, 37, held, { size: 11.5, fill: 'soft', room: width - 44 - MARGIN }),
      at(42, 53, figures(scene, seat, width - 42 - MARGIN)),
      ...RESOURCES.map((resource, i) => at(MARGIN + i * (wide + GAP), 66, carrier(scene, seat, resource, wide))),
    ].join(''),
  });
  return plate(width, 124, body, { own: seat === view.me });
};
