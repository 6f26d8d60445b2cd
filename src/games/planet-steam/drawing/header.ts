import { heading } from '../../drawing/heading.js';
import { type Block } from '../../drawing/plate.js';
import { type Scene } from './scene.js';
import { phaseOf } from '../phases.js';

/** Which game, and where it stands. */
export const header = ({ view, say }: Scene, width: number, size: number): Block => {
  const { round, rounds: count } = view;
  const where = say(round === 0 ? 'draw.before' : 'draw.where', { round, rounds: count, phase: phaseOf(view) });
  return heading(say('draw.game'), where, width, size);
};
