import { type Colour, fixed, line, path, rect } from './shapes.js';
import { label } from './text.js';
import { widthOf } from './widths.js';

export interface RulerLook {
  readonly x: number;
  /** Of the line; the marker stands above it. */
  readonly y: number;
  readonly width: number;
  readonly min: number;
  readonly max: number;
  readonly value: number;
}

const END = { size: 10 } as const;
const VALUE = { size: 13, bold: true } as const;
/** How far a ruler's marker rises above its line. */
export const MARKER = 20;

/** A price: a ruler with its ends beside it and a pointed marker that bears the value. */
export const ruler = ({ x, y, width, min, max, value }: RulerLook): string => {
  const [left, right] = [x + 20, x + width - 20];
  const place = (v: number): number => left + ((v - min) * (right - left)) / (max - min);
  const half = Math.max(13, widthOf(String(value), VALUE) / 2 + 5);
  const steps = Array.from({ length: max - min + 1 }, (_none, i) => min + i);
  const ticks = steps.map((v) => `M${fixed(place(v))} ${fixed(y)}v${v % 5 === 0 ? -7 : -4}`).join('');
  return [
    line(left, y, right, y, { stroke: 'line2' }),
    path(ticks, { stroke: 'line2' }),
    value === min ? '' : label(left - 18, y + 2, min, { ...END, fill: 'faint' }),
    value === max ? '' : label(right + 18, y + 2, max, { ...END, fill: 'faint', anchor: 'end' }),
    path(`M${fixed(place(value))} ${fixed(y)}l-5 -5h${fixed(5 - half)}v-15h${fixed(2 * half)}v15h${fixed(5 - half)}Z`, {
      fill: 'mark',
      stroke: 'edge',
      round: true,
    }),
    label(place(value), y - 8.2, value, { ...VALUE, fill: 'ink', anchor: 'middle' }),
  ].join('');
};

export interface Band {
  readonly fill: Colour;
  readonly ink: Colour;
  /** Said once under all cells of the band. */
  readonly caption: string;
}

/** A supply: numbered cells in bands, the present one in a ring. */
export const bands = (x: number, y: number, width: number, cells: readonly Band[], value: number): string => {
  const cell = Math.min(width / cells.length, 27);
  const height = 18;
  const boxes = cells.map(
    ({ fill, ink }, i) =>
      rect(x + i * cell, y, cell - 1, height, {
        fill,
        radius: 2,
        ...(fill === 'bandK' ? { stroke: 'line2' } : {}),
      }) + label(x + (i + 0.5) * cell - 0.5, y + 13, i, { size: 10.5, bold: i === value, fill: ink, anchor: 'middle' }),
  );
  const captions = cells.flatMap(({ caption, fill }, i) => {
    if (i > 0 && cells[i - 1].fill === fill) return [];
    const count = cells.slice(i).findIndex((other) => other.fill !== fill);
    const length = count < 0 ? cells.length - i : count;
    return [
      label(x + (i + length / 2) * cell - 0.5, y + 31, caption, {
        size: 10,
        fill: 'soft',
        anchor: 'middle',
        bold: value >= i && value < i + length,
      }),
    ];
  });
  const here = [x + value * cell - 1.5, y - 3, cell + 2, height + 6] as const;
  return [
    ...boxes,
    ...captions,
    rect(...here, { stroke: 'onhi', width: 4, radius: 3 }),
    rect(...here, { stroke: 'text', width: 2.2, radius: 3 }),
  ].join('');
};

/** Rounds: arrows, the past faded, the last one the end. */
export const arrows = (x: number, y: number, width: number, steps: readonly string[], now: number): string => {
  const wide = width / steps.length;
  return steps
    .map((step, i) => {
      const left = x + i * wide;
      const fill: Colour = i === now ? 'text' : i === steps.length - 1 ? 'mark' : 'raised';
      const ink: Colour = i === now ? 'plate' : i === steps.length - 1 ? 'ink' : i < now ? 'faint' : 'soft';
      const body = fixed(wide - 9);
      return (
        path(`M${fixed(left)} ${fixed(y)}h${body}l6 11l-6 11h${fixed(9 - wide)}l6 -11Z`, {
          fill,
          stroke: 'line2',
          ...(i < now ? { opacity: 0.55 } : {}),
        }) +
        label(left + wide / 2, y + 15.3, step, { size: 12, bold: true, fill: ink, anchor: 'middle', room: wide - 12 })
      );
    })
    .join('');
};
