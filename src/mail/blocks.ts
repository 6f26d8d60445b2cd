import { type Seat } from '../games/kernel/game-definition.js';

/** A stretch of writing within a sentence. */
export type Span =
  | string
  | { readonly bold: string }
  /** What a reader types. */
  | { readonly code: string }
  | { readonly link: string; readonly href: string }
  | { readonly seat: Seat };

export type Line = readonly Span[];

export interface OfferBlock {
  readonly number: number;
  readonly label: string;
  readonly href: string | null;
  /** Costs, ranges, what it leads to. */
  readonly notes: readonly string[];
  readonly lines: readonly string[];
}

/** What a letter consists of. Both forms are made from it, so that neither says less than the other. */
export type Block =
  | { readonly kind: 'title'; readonly text: string; readonly under: Line }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'para'; readonly line: Line; readonly small?: true }
  | { readonly kind: 'list'; readonly lines: readonly Line[] }
  | { readonly kind: 'button'; readonly text: string; readonly href: string }
  | { readonly kind: 'offers'; readonly offers: readonly OfferBlock[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** The board: a picture in the one form, text in the other. Without pictures the text stands in both. */
  | { readonly kind: 'board'; readonly cid: string | null; readonly alt: string; readonly text: string }
  | { readonly kind: 'end' };

export interface Written {
  readonly lang: string;
  readonly subject: string;
  /** What a mail program shows behind the subject. */
  readonly preheader: string;
  readonly blocks: readonly Block[];
}
