import { glyph } from '../../drawing/glyphs.js';
import { touchable } from '../../drawing/offers.js';
import { type Block, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { type Colour as Ink, at, circle, rect } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { type Band, bands, ruler } from '../../drawing/tracks.js';
import {
  type Colour,
  colourOf,
  maxSupply,
  PRICE_CHANGE,
  PRICE_TRACK,
  type Resource,
  RESOURCES,
} from '../components/terminal.js';
import { type Scene } from './scene.js';

const BAND: Readonly<Record<Colour, Ink>> = {
  black: 'bandK',
  blue: 'bandB',
  green: 'bandG',
  yellow: 'bandY',
  orange: 'bandO',
  red: 'bandR',
};

/** `+1`, `0`, `-3`, as it will change the price. */
const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));

const cellsOf = (resource: Resource): Band[] =>
  Array.from({ length: maxSupply(resource) + 1 }, (_none, supply) => {
    const colour = colourOf(resource, supply);
    return {
      fill: BAND[colour],
      ink: colour === 'yellow' ? 'ink' : 'onband',
      caption: signed(PRICE_CHANGE[colour]).replace('-', '−'),
    };
  });

/** The place in the order of trade: printed, or a marker that may still be missing (14.3). */
const turn = ({ view }: Scene, resource: Resource, x: number, y: number): string => {
  if (!view.options.variableTradeOrder)
    return label(x, y + 4, RESOURCES.indexOf(resource) + 1, { size: 11.5, fill: 'soft', anchor: 'middle' });
  const marker = view.markers[resource];
  if (marker === undefined) return circle(x, y, 8.5, { fill: 'sunk', stroke: 'line2', dash: '2 2.5' });
  return (
    circle(x, y, 8.5, { fill: 'mark', stroke: 'edge', width: 1.2 }) +
    label(x, y + 4.3, marker, { size: 12, bold: true, fill: 'ink', anchor: 'middle' })
  );
};

const ROW = 80;
const NARROW_ROW = 84;

const meter = (scene: Scene, resource: Resource, width: number, wide: boolean): string => {
  const { view, say, marks } = scene;
  const [price, supply] = [view.price[resource], view.supply[resource]];
  const left = wide ? 108 : 34;
  const top = wide ? 33 : 37;
  const room = width - left - 6;
  const colour = colourOf(resource, supply);
  const change = signed(PRICE_CHANGE[colour]);
  const state = say('draw.meter', { resource, price, supply, most: maxSupply(resource), colour, change });
  const marker = view.markers[resource];
  const name = say(`resource.${resource}`);
  const named = name[0].toUpperCase() + name.slice(1);
  return touchable(marks, {
    ref: `meter:${resource}`,
    title: [state, ...(marker === undefined ? [] : [say('draw.marker', { marker })])].join(', '),
    box: { x: 0, y: 0, width, height: wide ? 76 : 80 },
    rise: 4,
    body: [
      rect(0, 0, width, wide ? 76 : 80, { fill: 'plate', opacity: 0 }),
      glyph(resource, wide ? 18 : 16, wide ? 43 : top + 16, wide ? 26 : 22, resource),
      wide
        ? turn(scene, resource, 46, 31) + label(36, 56, named, { size: 12.5, bold: true, room: left - 40 })
        : turn(scene, resource, 16, top - 12) + label(34, 13, named, { size: 11.5, bold: true }),
      ruler({ x: left, y: top, width: room, ...PRICE_TRACK[resource], value: price }),
      bands(left, top + 8, room, cellsOf(resource), supply),
    ].join(''),
  });
};

export const terminal = (scene: Scene, width: number): Block => {
  const wide = width >= 500;
  const pitch = wide ? ROW : NARROW_ROW;
  const meters = RESOURCES.map((resource, i) =>
    at(MARGIN - 6, HEAD + 8 + i * pitch, meter(scene, resource, width - 2 * MARGIN + 12, wide)),
  );
  return plate(width, HEAD + 6 + RESOURCES.length * pitch, meters.join(''), {
    title: scene.say('draw.terminal'),
    note: scene.say('draw.terminalNote'),
  });
};
