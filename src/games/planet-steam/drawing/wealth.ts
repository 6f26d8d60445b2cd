import { type Block, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { seatMark } from '../../drawing/seats.js';
import { line, rect } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { type Seat } from '../../kernel/game-definition.js';
import { totalOf, WEALTH_PARTS } from '../board.js';
import { type Scene } from './scene.js';

const LEADING = 19;

/** Final wealth: a column for each seat, the richest first; null before the end. */
export const wealth = ({ view, say, name }: Scene, width: number, least = 0): Block | null => {
  const all = view.wealth;
  if (!all) return null;
  const total = (seat: Seat): number => totalOf(all[seat]);
  const rank = (seat: Seat): number => 1 + view.seats.filter((other) => total(other) > total(seat)).length;
  const ranked = [...view.seats].sort((a, b) => total(b) - total(a));
  const names = Math.min(150, width * 0.3);
  const wide = (width - 2 * MARGIN - names) / ranked.length;
  const top = HEAD + 52;
  const right = (i: number): number => MARGIN + names + (i + 1) * wide - 8;
  const foot = top + WEALTH_PARTS.length * LEADING + 8;
  const columns = ranked.map((seat, i) => {
    const left = right(i) - wide + 8;
    return [
      i === 0 ? rect(left + 2, HEAD + 6, wide - 2, foot - HEAD + 6, { fill: 'raised', stroke: 'mark', radius: 3 }) : '',
      seatMark(seat, left + 14, HEAD + 19, 7.5),
      label(right(i), HEAD + 24, rank(seat), { size: 15, bold: true, face: 'serif', fill: 'brass', anchor: 'end' }),
      label(right(i), HEAD + 38, name(seat), { size: 11, fill: 'soft', anchor: 'end', room: wide - 11 }),
      ...WEALTH_PARTS.map((part, k) =>
        label(right(i), top + k * LEADING + 6, all[seat][part], {
          size: 12,
          anchor: 'end',
          fill: all[seat][part] === 0 ? 'faint' : 'text',
        }),
      ),
      label(right(i), foot + 6, total(seat), { size: 16, bold: true, anchor: 'end' }),
    ].join('');
  });
  const heads = WEALTH_PARTS.map((part, k) =>
    label(MARGIN, top + k * LEADING + 6, say(`part.${part}`), { size: 12, fill: 'soft', room: names - 4 }),
  );
  const body = [
    ...columns,
    ...heads,
    line(MARGIN, foot - 11, width - MARGIN, foot - 11, { stroke: 'line2' }),
    label(MARGIN, foot + 6, say('draw.total'), { size: 13, bold: true }),
  ].join('');
  return plate(width, Math.max(least, foot + 20), body, { title: say('draw.wealth') });
};
