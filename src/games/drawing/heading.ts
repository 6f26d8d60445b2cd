import { type Block } from './plate.js';
import { at, circle, path } from './shapes.js';
import { label } from './text.js';

/** A star atlas that arrives by post: an engraver's sign in a perforated frame. */
const stamp = (scale: number): string =>
  at(
    0,
    0,
    path('M0.6 0.6h26v30h-26Z', { stroke: 'brass', width: 1.2, dash: '2.2 1.8' }) +
      path('M13.6 6L20 24H7Z', { stroke: 'brass', width: 1.2, round: true }) +
      circle(13.6, 6, 1.8, { fill: 'brass' }),
    scale,
  );

/** Which game, and where it stands. */
export const heading = (title: string, where: string, width: number, size: number): Block => {
  const left = size * 1.8;
  return {
    width,
    height: size * 1.9,
    svg:
      stamp(size / 21) +
      label(left, size * 0.78, title, { size, bold: true, face: 'serif' }) +
      label(left, size * 0.78 + 16, where, { size: 12.5, fill: 'soft', room: width - left }),
  };
};
