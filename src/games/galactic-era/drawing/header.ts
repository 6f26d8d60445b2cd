import { type Block } from '../../drawing/plate.js';
import { at, circle, path } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { eraOf } from '../components/pieces.js';
import { phaseOf } from './position.js';
import { type Scene } from './scene.js';

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

export const where = ({ view, say }: Scene): string => {
  const phase = phaseOf(view);
  if (phase === 'setup' || phase === 'over') return say(`draw.where.${phase}`);
  return say('draw.where', { round: view.round, era: eraOf(view.round), phase });
};

/** Which game, and where it stands. */
export const header = (scene: Scene, width: number, size: number): Block => {
  const left = size * 1.8;
  return {
    width,
    height: size * 1.9,
    svg:
      stamp(size / 21) +
      label(left, size * 0.78, 'Galactic Era', { size, bold: true, face: 'serif' }) +
      label(left, size * 0.78 + 16, where(scene), { size: 12.5, fill: 'soft', room: width - left }),
  };
};
