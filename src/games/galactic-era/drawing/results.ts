import { type Block, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { seatMark } from '../../drawing/seats.js';
import { line } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { wrapped } from '../../drawing/widths.js';
import { rankOf } from '../components/automas.js';
import { type Scene } from './scene.js';

/** Final points, the most first, with where they came from at the end; null before. */
const PARTS = ['played', 'population', 'goal', 'sectors', 'cards'] as const;
const PART = { size: 11 } as const;

export const results = ({ view, say, name }: Scene, width: number): Block | null => {
  const all = view.ended;
  if (all === null) return null;
  const ranked = view.seats
    .filter((seat) => seat in all)
    .sort((a, b) => view.nations[b].points - view.nations[a].points);
  let y = HEAD + 24;
  const rows = ranked.map((seat, i) => {
    const parts = PARTS.flatMap((part) => {
      const points = all[seat][part];
      return points ? [say(`draw.part.${part}`, { points })] : [];
    });
    // 29.21
    if (Object.keys(view.automas).length > 0)
      parts.push(say('draw.rank', { rank: rankOf(view.nations[seat].points, view.goal !== null) }));
    const lines = wrapped(parts.join(' · '), width - 2 * MARGIN - 78, PART);
    const top = y;
    y += 27 + lines.length * 15;
    return [
      seatMark(seat, MARGIN + 10, top - 1, 8.5),
      label(MARGIN + 28, top, name(seat), { size: 14, bold: i === 0, room: width - 120 }),
      ...lines.map((words, k) => label(MARGIN + 28, top + 16 + k * 15, words, { ...PART, fill: 'soft' })),
      label(width - MARGIN, top + 7, view.nations[seat].points, { size: 20, bold: true, anchor: 'end' }),
      i < ranked.length - 1 ? line(MARGIN, y - 17.5, width - MARGIN, y - 17.5, { stroke: 'line' }) : '',
    ].join('');
  });
  return plate(width, y - 14, rows.join(''), { title: say('draw.results') });
};
