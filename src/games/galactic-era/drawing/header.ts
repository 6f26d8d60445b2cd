import { heading } from '../../drawing/heading.js';
import { type Block } from '../../drawing/plate.js';
import { eraOf } from '../components/pieces.js';
import { phaseOf } from './position.js';
import { type Scene } from './scene.js';

export const where = ({ view, say }: Scene): string => {
  const phase = phaseOf(view);
  if (phase === 'setup' || phase === 'over') return say(`draw.where.${phase}`);
  return say('draw.where', { round: view.round, era: eraOf(view.round), phase });
};

/** Which game, and where it stands. */
export const header = (scene: Scene, width: number, size: number): Block =>
  heading('Galactic Era', where(scene), width, size);
