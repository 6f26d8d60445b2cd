import { escaped } from './escape.js';
import { type Colour, fixed } from './shapes.js';
import { shortened, type Type, widthOf, wrapped } from './widths.js';

export interface Lettering extends Partial<Type> {
  readonly fill?: Colour;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** A rim in the colour of the ground, for names that lie on a map. */
  readonly halo?: Colour;
  /** A name too long for this is shortened. */
  readonly room?: number;
}

/** Nothing on a board is smaller. */
export const SMALLEST = 10;

export const label = (x: number, y: number, text: string | number, lettering: Lettering = {}): string => {
  const { fill = 'text', anchor = 'start', halo, room, bold, face, spacing } = lettering;
  const size = Math.max(SMALLEST, lettering.size ?? 12);
  const said = room === undefined ? String(text) : shortened(String(text), room, { ...lettering, size });
  const classes = [
    `f-${fill}`,
    ...(bold ? ['t-bold'] : []),
    ...(face && face !== 'sans' ? [`t-${face}`] : []),
    ...(anchor === 'start' ? [] : [`t-${anchor}`]),
    ...(halo ? ['t-halo', `s-${halo}`] : []),
  ].join(' ');
  if (said === '') return '';
  const tracking = spacing === undefined ? '' : ` letter-spacing="${spacing}"`;
  return `<text x="${fixed(x)}" y="${fixed(y)}" font-size="${fixed(size)}" class="${classes}"${tracking}>${escaped(said)}</text>`;
};

/** A sentence in as many lines as it needs. */
export const paragraph = (
  x: number,
  y: number,
  text: string,
  { leading, room, ...lettering }: Lettering & { readonly leading: number; readonly room: number },
): { readonly svg: string; readonly height: number } => {
  const lines = wrapped(text, room, { ...lettering, size: lettering.size ?? 12 });
  return {
    svg: lines.map((words, i) => label(x, y + i * leading, words, lettering)).join(''),
    height: lines.length * leading,
  };
};

/** Text in several weights, one after the other on a line: `47` bold, `/50` soft. */
export const runs = (
  x: number,
  y: number,
  parts: readonly (readonly [text: string | number, lettering: Lettering & { readonly size: number }])[],
): string => {
  let at = x;
  return parts
    .map(([text, lettering]) => {
      const svg = label(at, y, text, lettering);
      at += widthOf(String(text), lettering);
      return svg;
    })
    .join('');
};
