import { heading } from '../../drawing/heading.js';
import { type Block } from '../../drawing/plate.js';
import { type Scene } from './scene.js';

export const where = ({ view, say }: Scene): string => {
  if (view.era === null) return say('text.before');
  const claimed = (view.claims[view.era] ?? []).filter((by) => by !== null).length;
  return say(view.results ? 'draw.over' : 'draw.where', { era: view.era, turns: view.turns, claimed });
};

/** Which game, and where it stands. */
export const header = (scene: Scene, width: number, size: number): Block =>
  heading('SpaceCorp', where(scene), width, size);
