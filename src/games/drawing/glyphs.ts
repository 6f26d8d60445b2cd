import { fixed } from './shapes.js';
import { type Colour } from './shapes.js';

/** One silhouette per thing in all games, in a box of 24 around 0,0. `lines` lie upon the filled outline. */
interface Glyph {
  readonly outline: string;
  readonly lines?: string;
  /** Drawn as lines only. */
  readonly open?: true;
}

export const GLYPHS = {
  quartz: { outline: 'M0 -11L6.5 -4L4.5 10H-4.5L-6.5 -4Z', lines: 'M-6.5 -4L-1.5 -2L6.5 -4M-1.5 -2V10M0 -11L-1.5 -2' },
  ore: { outline: 'M-9 6L-7 -4L0 -9L9 -4L8 6L0 10Z', lines: 'M-7 -4L1 0L9 -4M1 0L0 10' },
  water: { outline: 'M0 -11C4 -5 8 -1 8 4A8 7 0 0 1 -8 4C-8 -1 -4 -5 0 -11Z' },
  energy: { outline: 'M3 -11L-8 2H-1L-3 11L8 -3H1Z' },
  credit: { outline: 'M0 -10A10 10 0 1 0 0.1 -10ZM4 -4A5.5 5.5 0 1 0 4 4M0 -7V7', open: true },
  licence: { outline: 'M-8 -10H8V5H-8ZM-4 -5H4M-4 -1H4M2 5V11L5 9L8 11V5', open: true },
  luxury: { outline: 'M-9 10V-2L0 -10L9 -2V10ZM-3 10V3H3V10', open: true },
  flag: { outline: 'M-7 11V-10H8L4 -4.5L8 1H-7', open: true },
  zone: { outline: 'M-9 -9H9V9H-9Z', open: true },
  tank: { outline: 'M-8 -5C-8 -11 8 -11 8 -5V4C8 9 -8 9 -8 4ZM-6 8L-8 11M6 8L8 11', open: true },
  stack: { outline: 'M-4 10V-10H5V10ZM-4 -3H1M-4 3H1', open: true },
  tick: { outline: 'M-8 1L-3 7L8 -7', open: true },
  stop: { outline: 'M-7 -7L7 7M7 -7L-7 7', open: true },
} as const satisfies Record<string, Glyph>;
export type GlyphName = keyof typeof GLYPHS;

export const glyph = (name: GlyphName, x: number, y: number, size: number, colour: Colour): string => {
  const { outline, lines, open }: Glyph = GLYPHS[name];
  const place = `transform="translate(${fixed(x)} ${fixed(y)}) scale(${Math.round((size / 24) * 1000) / 1000})"`;
  const round = 'stroke-linejoin="round" stroke-linecap="round"';
  if (open) return `<path ${place} d="${outline}" class="f-none s-${colour}" stroke-width="2.4" ${round}/>`;
  return `<path ${place} d="${outline}${lines ?? ''}" class="f-${colour} s-edge" stroke-width="1.3" ${round}/>`;
};
