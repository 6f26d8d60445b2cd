import { type Block, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { seatMark } from '../../drawing/seats.js';
import { line } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { type Scene } from './scene.js';

/** Final points, the most first, with where they came from at the end; null before. */
const PARTS = ['played', 'population', 'goal', 'sectors', 'cards'] as const;
const ROW = 42;

export const results = ({ view, say, name }: Scene, width: number): Block | null => {
  const all = view.ended;
  if (all === null) return null;
  const ranked = [...view.seats].sort((a, b) => view.nations[b].points - view.nations[a].points);
  const body = ranked
    .map((seat, i) => {
      const y = HEAD + 24 + i * ROW;
      const parts = PARTS.flatMap((part) => {
        const points = all[seat][part];
        return points ? [say(`draw.part.${part}`, { points })] : [];
      });
      return [
        seatMark(seat, MARGIN + 10, y - 1, 8.5),
        label(MARGIN + 28, y, name(seat), { size: 14, bold: i === 0, room: width - 120 }),
        label(MARGIN + 28, y + 16, parts.join(' · '), { size: 11, fill: 'soft', room: width - 2 * MARGIN - 78 }),
        label(width - MARGIN, y + 7, view.nations[seat].points, { size: 20, bold: true, anchor: 'end' }),
        i < ranked.length - 1 ? line(MARGIN, y + 24.5, width - MARGIN, y + 24.5, { stroke: 'line' }) : '',
      ].join('');
    })
    .join('');
  return plate(width, HEAD + 10 + ranked.length * ROW, body, { title: say('draw.results') });
};
