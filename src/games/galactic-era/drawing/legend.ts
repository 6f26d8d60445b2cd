import { type Block, flow, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { at, circle, path, polygon } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { widthOf } from '../../drawing/widths.js';
import { hexPath } from './grid.js';
import { type Scene } from './scene.js';
import { asteroids, gatePairs, gateSign, neutron } from './terrain.js';

/** What the signs of the map mean. */
const WORDS = { size: 11.5 } as const;
const hex = (fill: 'hex' | 'nebula'): string => path(hexPath(13, 13, 12.5), { fill, stroke: 'hexline' });

const item = (sign: string, words: string): Block => ({
  width: 32 + widthOf(words, WORDS),
  height: 26,
  svg: sign + label(32, 17, words, { ...WORDS, fill: 'soft' }),
});

const letter = (sign: string): string =>
  circle(13, 13, 9, { fill: 'sunk', stroke: 'steel2', width: 1.6 }) +
  label(13, 17, sign, { size: 11, bold: true, fill: 'soft', anchor: 'middle' });

export const legend = (scene: Scene, width: number, least = 0): Block => {
  const { say } = scene;
  const dots = 'M7 9h0.1M12 6h0.1M17 10h0.1M9 16h0.1M15 18h0.1M20 14h0.1M13 12h0.1';
  const items = [
    item(hex('nebula') + path(dots, { stroke: 'nebdot', width: 1.5, round: true }), say('draw.legend.nebula')),
    item(hex('hex') + asteroids(13, 13, 12.5), say('draw.legend.asteroids')),
    item(hex('hex') + neutron(13, 13, 12.5), say('draw.legend.neutron')),
    ...(gatePairs(scene).length > 0 ? [item(gateSign(13, 13, 9.5, 1, false), say('draw.legend.gate'))] : []),
    ...(['uninhabited', 'primitive', 'advanced', 'unknown'] as const).map((kind) =>
      item(letter(say(`draw.sign.${kind}`)), say(`draw.kind.${kind}`)),
    ),
    item(circle(13, 13, 9, { fill: 'sunk', stroke: 'steel2', width: 1.6, dash: '3 2' }), say('draw.legend.private')),
    item(path(polygon(13, 13, 9, 4), { fill: 'plate', stroke: 'brass', width: 1.2 }), say('draw.legend.relic')),
    item(
      path('M5.5 6.5h15l4 6.5l-4 6.5h-15l-4 -6.5Z', { fill: 'steel', stroke: 'edge', width: 1.2 }),
      say('draw.legend.fleet'),
    ),
    item(
      path(hexPath(13, 13, 11.5), { fill: 'hex', stroke: 'bad', width: 2 }) +
        circle(7, 17, 5, { fill: 'void', stroke: 'bad', width: 1.5 }) +
        path('M4.5 19.5l5 -5', { stroke: 'bad', width: 1.6, round: true }),
      say('draw.legend.blockade'),
    ),
  ];
  const laid = flow(items, width - 2 * MARGIN, 16, 30);
  return plate(width, Math.max(least, HEAD + 12 + laid.height), at(MARGIN, HEAD + 8, laid.svg), {
    title: say('draw.legend'),
  });
};
