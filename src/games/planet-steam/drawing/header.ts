import { type Block } from '../../drawing/plate.js';
import { at, circle, path } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { type Scene } from './scene.js';
import { phaseOf } from '../phases.js';

/** A star atlas that arrives by post: an engraver's sign in a perforated frame. */
const stamp = (scale: number): string =>
  at(
    0,
    0,
    path('M0.6 0.6h26v30h-26Z', { stroke: 'brass', width: 1.2, dash: '2.2 1.8' }) +
      path('M13.6 6L20 24H7Z', { stroke: 'brass', width: 1.2, round: true }) +
      circle(13.6, 6, 1.8, { fill: 'brass' }) +
      path('M11.2 24A2.4 2.4 0 0 1 16 24', { stroke: 'brass', width: 1.2 }),
    scale,
  );

/** Which game, and where it stands. */
export const header = ({ view, say }: Scene, width: number, size: number): Block => {
  const { round, rounds: count } = view;
  const left = size * 1.8;
  return {
    width,
    height: size * 1.9,
    svg:
      stamp(size / 21) +
      label(left, size * 0.78, say('draw.game'), { size, bold: true, face: 'serif' }) +
      label(
        left,
        size * 0.78 + 16,
        say(round === 0 ? 'draw.before' : 'draw.where', { round, rounds: count, phase: phaseOf(view) }),
        {
          size: 12.5,
          fill: 'soft',
          room: width - left,
        },
      ),
  };
};
