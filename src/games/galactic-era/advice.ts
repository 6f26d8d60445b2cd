import { type Question, type Seat } from '../kernel/game-definition.js';
import { type GalacticAction } from './actions.js';
import { type GalacticOrder } from './orders.js';
import { type GalacticView } from './view.js';

export const advise = (_view: GalacticView, _seat: Seat, _question: Question<GalacticAction>): GalacticAction | null =>
  null;
export const usualOrders = (_view: GalacticView, _seat: Seat): GalacticOrder[] => [];
