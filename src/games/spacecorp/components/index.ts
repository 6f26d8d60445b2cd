import { bases } from './bases.js';
import { mariners as marinersBoard } from './boards/mariners.js';
import { planeteers as planeteersBoard } from './boards/planeteers.js';
import { starfarers as starfarersBoard } from './boards/starfarers.js';
import { colonies, colonyEffects } from './colonies.js';
import { contracts } from './contracts.js';
import { mariners as marinersDeck } from './decks/mariners.js';
import { planeteers as planeteersDeck } from './decks/planeteers.js';
import { starfarers as starfarersDeck } from './decks/starfarers.js';
import { edges } from './edges.js';
import { figures } from './figures.js';
import { names } from './names.js';
import { progress } from './progress.js';
import { hqs, setUp, time, wheel } from './set-up.js';
import { tiles } from './tiles.js';
import { type Components } from './types.js';

/** The box as this edition has it. A group that owns the game may replace any of it, see `checkComponents`. */
export const components: Components = {
  boards: { mariners: marinersBoard, planeteers: planeteersBoard, starfarers: starfarersBoard },
  tiles,
  decks: { mariners: marinersDeck, planeteers: planeteersDeck, starfarers: starfarersDeck },
  time,
  edges,
  bases,
  hqs,
  contracts,
  progress,
  wheel,
  colonies,
  colonyEffects,
  setUp,
  figures,
  names,
};
