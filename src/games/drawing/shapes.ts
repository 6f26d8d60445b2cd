import { type Ref } from '../kernel/game-definition.js';
import { escaped } from './escape.js';
import { type Token } from './tokens.js';

/** A token, or a seat's fill or writing: always a class, never a colour. */
export type Colour = Token | `${'seat' | 'ink'}${'A' | 'B' | 'C' | 'D' | 'E' | 'F'}`;

export interface Style {
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly width?: number;
  readonly dash?: string;
  readonly opacity?: number;
  /** Round joins and ends. */
  readonly round?: boolean;
}

/** One decimal is finer than any screen; it also keeps the output the same everywhere. */
export const fixed = (n: number): string => `${Math.round(n * 10) / 10 + 0}`;

const styled = ({ fill, stroke, width = 1, dash, opacity, round }: Style): string => {
  const classes = [`f-${fill ?? 'none'}`, ...(stroke ? [`s-${stroke}`] : [])].join(' ');
  return [
    ` class="${classes}"`,
    stroke ? ` stroke-width="${width}"` : '',
    dash ? ` stroke-dasharray="${dash}"` : '',
    opacity === undefined ? '' : ` opacity="${opacity}"`,
    round ? ' stroke-linejoin="round" stroke-linecap="round"' : '',
  ].join('');
};

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  style: Style & { readonly radius?: number },
): string => {
  const radius = style.radius === undefined ? '' : ` rx="${fixed(style.radius)}"`;
  return `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}"${radius}${styled(style)}/>`;
};

export const circle = (x: number, y: number, r: number, style: Style): string =>
  `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}"${styled(style)}/>`;

export const path = (d: string, style: Style): string => (d === '' ? '' : `<path d="${d}"${styled(style)}/>`);

export const line = (x1: number, y1: number, x2: number, y2: number, style: Style): string =>
  path(`M${fixed(x1)} ${fixed(y1)}L${fixed(x2)} ${fixed(y2)}`, style);

/** A regular polygon as a path; the first corner is at the top, turned clockwise by `turn` degrees. */
export const polygon = (x: number, y: number, r: number, corners: number, turn = 0): string => {
  const corner = (i: number): string => {
    const angle = ((turn - 90 + (i * 360) / corners) * Math.PI) / 180;
    return `${fixed(x + r * Math.cos(angle))} ${fixed(y + r * Math.sin(angle))}`;
  };
  return `M${Array.from({ length: corners }, (_none, i) => corner(i)).join('L')}Z`;
};

/** Slanted lines across a box, as one path: hatching without a pattern, so that no id is needed. */
export const hatching = (x: number, y: number, width: number, height: number, step = 7): string => {
  const lines: string[] = [];
  for (let at = step; at < width + height; at += step) {
    const [x1, y1] = at <= height ? [x, y + at] : [x + at - height, y + height];
    const [x2, y2] = at <= width ? [x + at, y] : [x + width, y + at - width];
    lines.push(`M${fixed(x1)} ${fixed(y1)}L${fixed(x2)} ${fixed(y2)}`);
  }
  return lines.join('');
};

export const at = (x: number, y: number, body: string, scale = 1): string =>
  `<g transform="translate(${fixed(x)} ${fixed(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${body}</g>`;

export const turned = (degrees: number, body: string): string => `<g transform="rotate(${degrees})">${body}</g>`;

export const faded = (opacity: number, body: string): string => `<g opacity="${opacity}">${body}</g>`;

/** Something that can be asked about: a sentence for the pointer and for ears. */
export const titled = (title: string, body: string): string => `<g><title>${escaped(title)}</title>${body}</g>`;

/** Something that offers can touch: the page finds it by its ref. */
export const element = (ref: Ref, title: string, body: string): string =>
  `<g data-ref="${escaped(ref)}"><title>${escaped(title)}</title>${body}</g>\n`;
