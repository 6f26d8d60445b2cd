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
  move: { outline: 'M-9 -7L-2 0L-9 7M0 -7L7 0L0 7', open: true },
  explore: { outline: 'M-2 -9A6.5 6.5 0 1 0 -1.9 -9ZM3 3L9 9', open: true },
  build: { outline: 'M-11 10H-3M-7 10V-9H9V0M-7 -3L-1 -9', open: true },
  gravity: { outline: 'M0 -10V4M-6 -2L0 4L6 -2M-8 9H8', open: true },
  research: { outline: 'M-4 -10H4M-2 -10V-3L-9 9H9L2 -3V-10M-5 4H5', open: true },
  produce: {
    outline: 'M0 -5A5 5 0 1 0 0.1 -5ZM0 -11V-8M0 8V11M-11 0H-8M8 0H11M-8 -8L-6 -6M6 6L8 8M8 -8L6 -6M-6 6L-8 8',
    open: true,
  },
  genetics: {
    outline: 'M-5 -11C-5 -3 5 -3 5 4C5 8 2 10 0 11M5 -11C5 -3 -5 -3 -5 4C-5 8 -2 10 0 11M-4 -8H4M-4 5H4',
    open: true,
  },
  revelation: { outline: 'M-11 0C-5 -8 5 -8 11 0C5 8 -5 8 -11 0ZM0 -3A3 3 0 1 0 0.1 -3Z', open: true },
  radiation: {
    outline:
      'M-5.5 -9.5A11 11 0 0 1 5.5 -9.5L2 -3.5A4 4 0 0 0 -2 -3.5ZM11 0A11 11 0 0 1 5.5 9.5L2 3.5A4 4 0 0 0 4 0ZM-5.5 9.5A11 11 0 0 1 -11 0L-4 0A4 4 0 0 0 -2 3.5ZM0 -1.6A1.6 1.6 0 1 0 0.1 -1.6Z',
  },
  multistar: { outline: 'M-5 -8A5.5 5.5 0 1 0 -4.9 -8ZM6 1A4 4 0 1 0 6.1 1Z', open: true },
  life: { outline: 'M-8 9C-10 -4 0 -10 9 -10C10 2 4 11 -8 9Z', lines: 'M-8 9L3 -4' },
  wonder: { outline: 'M0 -11L3 -4L10.5 -3.5L5 1.5L6.5 9L0 5L-6.5 9L-5 1.5L-10.5 -3.5L-3 -4Z' },
  anomaly: { outline: 'M0 -11L11 0L0 11L-11 0ZM0 -5V2M0 5V5.2', open: true },
  artifact: { outline: 'M0 -11L9.5 -5.5V5.5L0 11L-9.5 5.5V-5.5ZM0 0V11M0 0L9.5 -5.5M0 0L-9.5 -5.5', open: true },
  outpost: { outline: 'M-10 9A10 10 0 0 1 10 9ZM0 -1V-11L7 -8L0 -5', open: true },
  ruins: { outline: 'M-10 10H10M-6 10V-9H-1V10M4 10V-1L8 -4V10', open: true },
  dust: {
    outline: 'M-9 -7h4v4h-4ZM-1 -10h3v3h-3ZM5 -5h4v4h-4ZM-4 0h3v3h-3ZM3 4h4v4h-4ZM-9 6h3v3h-3Z',
  },
} as const satisfies Record<string, Glyph>;
export type GlyphName = keyof typeof GLYPHS;

export const glyph = (name: GlyphName, x: number, y: number, size: number, colour: Colour): string => {
  const { outline, lines, open }: Glyph = GLYPHS[name];
  const place = `transform="translate(${fixed(x)} ${fixed(y)}) scale(${Math.round((size / 24) * 1000) / 1000})"`;
  const round = 'stroke-linejoin="round" stroke-linecap="round"';
  if (open) return `<path ${place} d="${outline}" class="f-none s-${colour}" stroke-width="2.4" ${round}/>`;
  return `<path ${place} d="${outline}${lines ?? ''}" class="f-${colour} s-edge" stroke-width="1.3" ${round}/>`;
};
