import { glyph, type GlyphName } from '../../drawing/glyphs.js';
import { touchable } from '../../drawing/offers.js';
import { type Block, flow, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { at, type Colour, rect, titled } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { widthOf } from '../../drawing/widths.js';
import { type Resource, RESOURCES } from '../components/terminal.js';
import { type Scene } from './scene.js';

const CHIP = 46;

const chip = ({ view, say, marks }: Scene, resource: Resource): Block => {
  const count = view.box.filter((one) => one === resource).length;
  const svg = touchable(marks, {
    ref: `box:${resource}`,
    title: say('draw.inBox', { resource, count }),
    box: { x: 0, y: 0, width: CHIP, height: 36 },
    body:
      rect(0, 0, CHIP, 36, { fill: 'sunk', stroke: 'line2', radius: 3 }) +
      glyph(resource, count > 1 ? 17 : CHIP / 2, 19, 22, resource) +
      (count > 1 ? label(CHIP - 6, 26, count, { size: 15, bold: true, anchor: 'end' }) : ''),
  });
  return { width: CHIP, height: 36, svg };
};

/** What the holders of cards may still take this round. */
export const box = (scene: Scene, width: number, least = 0): Block => {
  const { view, say } = scene;
  const chips = RESOURCES.filter((resource) => view.box.includes(resource)).map((resource) => chip(scene, resource));
  const inside = flow(chips, width - 2 * MARGIN, 8, 48);
  const body =
    chips.length === 0
      ? label(MARGIN, HEAD + 24, say('text.boxEmpty'), { size: 12, fill: 'faint' })
      : at(MARGIN, HEAD + 13, inside.svg);
  return plate(width, Math.max(least, HEAD + (chips.length === 0 ? 38 : 10 + inside.height)), body, {
    title: say('draw.box'),
  });
};

/** A sign and how many: `[flag] 6`. */
export const tally = (name: GlyphName, colour: Colour, count: number, title: string): Block => {
  const style = { size: 13, bold: true } as const;
  const svg = titled(
    title,
    glyph(name, 8, 0, 15, colour) + label(19, 4.8, count, { ...style, fill: count === 0 ? 'faint' : 'text' }),
  );
  return { width: 19 + widthOf('00', style), height: 16, svg };
};

/** What nobody owns yet. Converters are named by what they make, the rest by its sign. */
export const reserve = ({ view, say }: Scene, width: number, least = 0): Block => {
  const { quartz, ore, energy, superchargers, licences, luxuries, neutrals } = view.reserve;
  const item = (words: string, name: GlyphName, colour: Colour, count: number): Block =>
    tally(name, colour, count, `${words}: ${count}`);
  const items = [
    item(say('draw.converters', { resource: 'quartz' }), 'quartz', 'quartz', quartz),
    item(say('draw.converters', { resource: 'ore' }), 'ore', 'ore', ore),
    item(say('draw.converters', { resource: 'energy' }), 'energy', 'energy', energy),
    item(say('part.superchargers'), 'stack', 'steel', superchargers),
    item(say('draw.licences'), 'licence', 'steel', licences),
    item(say('part.luxuries'), 'luxury', 'steel', luxuries),
    item(say('draw.neutrals'), 'flag', 'neutral', neutrals),
  ];
  const inside = flow(items, width - 2 * MARGIN, Math.min(14, (width - 2 * MARGIN - 7 * items[0].width) / 6), 24);
  const height = Math.max(least, HEAD + 21 + inside.height);
  const body = at(MARGIN, HEAD + (height - HEAD - inside.height) / 2 + 12, inside.svg);
  return plate(width, height, body, { title: say('draw.reserve'), note: say('draw.reserveNote') });
};
