import { glyph, type GlyphName } from '../../drawing/glyphs.js';
import { type Block, flow, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { at, circle, path, rect } from '../../drawing/shapes.js';
import { label, paragraph } from '../../drawing/text.js';
import { widthOf } from '../../drawing/widths.js';
import { type TableOptions } from '../board.js';
import { neutralClaim, tank } from './pieces.js';
import { type Scene } from './scene.js';

const WORDS = { size: 11.5 } as const;
const LEADING = 32;

const item = (sign: string, wide: number, words: string): Block => ({
  width: wide + 7 + widthOf(words, WORDS),
  height: 26,
  svg: sign + label(wide + 7, 17, words, { ...WORDS, fill: 'soft' }),
});
const signed = (name: GlyphName, words: string): Block =>
  item(glyph(name, 9, 13, 17, name === 'credit' ? 'brass' : 'steel'), 18, words);

const plain = { converter: null, supercharger: false, down: false } as const;

type Switch = Exclude<keyof TableOptions, 'credits'>;

/** What the signs mean, and by which rules the table plays. */
export const legend = ({ view, say }: Scene, width: number, least = 0): Block => {
  const { options } = view;
  const items = [
    item(tank(13, 13, 28, plain), 26, say('draw.legendPlain')),
    item(tank(13, 13, 28, { ...plain, converter: 'quartz' }), 26, say('draw.legendConverter')),
    item(tank(13, 13, 28, { ...plain, supercharger: true }), 28, say('draw.legendSupercharger')),
    ...(options.sabotage ? [item(tank(13, 13, 28, { ...plain, down: true }), 28, say('draw.legendDown'))] : []),
    item(neutralClaim(1, 2, 22), 24, say('draw.legendNeutral')),
    item(
      rect(1, 2, 22, 22, { fill: 'river', stroke: 'riverline' }) +
        path('M5 13q4 -4 8 0t8 0', { stroke: 'riverline', width: 1.2 }),
      24,
      say('draw.legendRiver'),
    ),
    ...(options.variableTradeOrder
      ? [item(circle(11, 13, 8.5, { fill: 'mark', stroke: 'edge', width: 1.2 }), 20, say('draw.legendMarker'))]
      : []),
    signed('zone', say('part.zones')),
    signed('tank', say('part.harvesters')),
    signed('flag', say('draw.claimsLeft')),
    signed('licence', say('draw.licences')),
    signed('luxury', say('part.luxuries')),
    signed('stack', say('part.superchargers')),
    signed('credit', say('part.credits')),
  ];
  const inside = flow(items, width - 2 * MARGIN, 16, LEADING);
  const chosen = (Object.keys(options) as (keyof TableOptions)[])
    .filter((id): id is Switch => id !== 'credits' && options[id])
    .map((id) => say(`option.${id}`));
  const hidden = options.credits === 'hidden' ? [say('text.rulesHidden')] : [];
  const rules = [...(chosen.length > 0 ? chosen : [say('text.rulesBasic')]), ...hidden].join(', ');
  const top = HEAD + 8 + inside.height;
  const text = paragraph(MARGIN, top + 14, say('draw.rules', { rules }), {
    size: 11.5,
    fill: 'soft',
    leading: 16,
    room: width - 2 * MARGIN,
  });
  return plate(width, Math.max(least, top + 10 + text.height), at(MARGIN, HEAD + 8, inside.svg) + text.svg, {
    title: say('draw.legend'),
  });
};
