import { touchable } from '../../drawing/offers.js';
import { type Block, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { rect, titled } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { arrows } from '../../drawing/tracks.js';
import { MARKET_MAX, MARKET_PRICE } from '../components/tables.js';
import { type Scene } from './scene.js';
import { phaseOf } from '../phases.js';

/** What the next harvester costs, by how many are left; with none left only importing remains. */
export const market = ({ view, say, marks }: Scene, width: number): Block => {
  const count = view.market;
  const figures = view.reserve.harvesters;
  const cell = (width - 2 * MARGIN) / (MARKET_MAX + 1);
  const top = HEAD + 15;
  const cells = MARKET_PRICE.map((price, left) => {
    const x = MARGIN + (MARKET_MAX - left) * cell;
    const here = left === count;
    return [
      rect(x + 0.5, top, cell - 2, 34, { fill: here ? 'mark' : 'raised', stroke: here ? 'edge' : 'line', radius: 2 }),
      label(x + cell / 2 - 0.5, top + 13, left, { size: 10.5, fill: here ? 'ink' : 'faint', anchor: 'middle' }),
      label(x + cell / 2 - 0.5, top + 28, left === 0 ? '–' : price, {
        size: here ? 14 : 12,
        bold: here,
        fill: here ? 'ink' : 'text',
        anchor: 'middle',
      }),
    ].join('');
  });
  const body = touchable(marks, {
    ref: 'market',
    title: say(count > 0 ? 'text.marketAt' : 'text.marketEmpty', { count, price: MARKET_PRICE[count], figures }),
    box: { x: MARGIN - 6, y: HEAD + 8, width: width - 2 * MARGIN + 12, height: 62 },
    body: [
      ...cells,
      label(MARGIN, top + 49, say('draw.marketLeft'), { size: 10.5, fill: 'faint' }),
      label(width - MARGIN, top + 49, say('draw.marketPrice'), { size: 10.5, fill: 'faint', anchor: 'end' }),
    ].join(''),
  });
  return plate(width, HEAD + 76, body, { title: say('draw.market'), note: say('draw.figures', { figures }) });
};

export const rounds = (scene: Scene, width: number, least = 0): Block => {
  const { view, say } = scene;
  const { round, rounds: count, wealth } = view;
  const steps = [...Array.from({ length: count }, (_none, i) => String(i + 1)), say('draw.end')];
  const height = Math.max(least, 74);
  const body = titled(
    say(round === 0 ? 'draw.before' : 'draw.where', { round, rounds: count, phase: phaseOf(view) }),
    arrows(MARGIN, HEAD + (height - HEAD - 22) / 2, width - 2 * MARGIN, steps, wealth ? count : round - 1),
  );
  return plate(width, height, body, { title: say('draw.round'), note: say('draw.phase', { phase: phaseOf(view) }) });
};
