import { type Json, type Seat } from '../../kernel/game-definition.js';
import { type GalacticView } from '../view.js';

/** Setting of the text board: at most 78 columns, figures on the right. */
export type Say = (key: string, values?: Readonly<Record<string, Json>>) => string;
export type Section = (view: GalacticView, say: Say) => readonly string[];

export const nameOf = (view: GalacticView, say: Say, seat: Seat): string =>
  say(seat === view.me ? 'text.you' : 'text.seat', { letter: seat, seat });
export const listed = (say: Say, names: readonly string[]): string => names.join(', ') || say('text.none');
