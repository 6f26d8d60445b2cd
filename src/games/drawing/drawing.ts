import { type Ref, type Seat } from '../kernel/game-definition.js';
import { type Numbered } from './offers.js';
import { type Theme } from './tokens.js';

/** Four arrangements of the same plates: full screen, beside the question, a phone, a letter. */
export const ARRANGEMENTS = ['desk', 'page', 'phone', 'letter'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];
export type Part = 'touched' | 'rest';

/** How a board is to be drawn. */
export interface Drawing {
  readonly arrangement: Arrangement;
  /** Left out, the page's sheet gives the colours. */
  readonly theme?: Theme;
  /** The numbered offers of the question; each rings what it touches. */
  readonly offers?: readonly Numbered[];
  /** What the viewer has chosen so far. */
  readonly selected?: readonly Ref[];
  /** Of a letter: only the plates that the question touches, or only the others. */
  readonly part?: Part;
  /** People's names for seats, where they are known. */
  readonly names?: Readonly<Record<Seat, string>>;
}
