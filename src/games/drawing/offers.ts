import { type Ref } from '../kernel/game-definition.js';
import { element, path, rect } from './shapes.js';
import { label } from './text.js';
import { widthOf } from './widths.js';

/** An offer as the picture needs it: its number in the list, and what it touches. */
export interface Numbered {
  readonly number: number;
  readonly refs: readonly Ref[];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const NUMBER = { size: 12, bold: true } as const;
const TAG = 16;
const widthOfTag = (text: string): number => Math.max(17, widthOf(text, NUMBER) + 7);

/** `1 2 3`; from the fourth, or when there is no room, what is left out shows as a plus: `1 2 3+`. */
export const numbersOn = (numbers: readonly number[], room = Infinity): string => {
  for (let shown = Math.min(3, numbers.length); shown > 1; shown--) {
    const text = numbers.slice(0, shown).join(' ') + (numbers.length > shown ? '+' : '');
    if (widthOfTag(text) <= room) return text;
  }
  return numbers.length > 1 ? `${numbers[0]}+` : numbers.join('');
};

/** How much room the label of some offers takes. */
export const tagSize = (
  numbers: readonly number[],
  room?: number,
): { readonly width: number; readonly height: number } => ({
  width: widthOfTag(numbersOn(numbers, room)),
  height: TAG,
});

/** The label by itself, for boards that find a place for it; the number is the answer. */
export const tagAt = (
  left: number,
  top: number,
  numbers: readonly number[],
  selected: boolean,
  room?: number,
): string => {
  const text = numbersOn(numbers, room);
  const wide = widthOfTag(text);
  return `<g class="tag">${rect(left, top, wide, TAG, {
    fill: selected ? 'mark' : 'hi',
    stroke: 'onhi',
    width: 1.4,
  })}${label(left + wide / 2, top + 12.3, text, {
    ...NUMBER,
    fill: selected ? 'ink' : 'onhi',
    anchor: 'middle',
  })}</g>`;
};

/** On the top right corner of what an offer touches, as far out as the ring's halo, so that nothing of it shows beside the label. */
const tag = ({ x, y, width }: Box, numbers: readonly number[], selected: boolean, rise: number): string =>
  tagAt(x + width - tagSize(numbers, width).width + 2, y - rise, numbers, selected, width);

const outline = ({ x, y, width, height }: Box): string => `M${[x, y].join(' ')}h${width}v${height}h${-width}Z`;

/** A dashed ring over a dark halo: offered. A solid one in brass: selected. */
export const ring = (d: string, selected = false): string =>
  path(d, { stroke: 'onhi', width: 5, opacity: 0.55, round: true }) +
  (selected
    ? path(d, { stroke: 'brass', width: 3.2, round: true })
    : path(d, { stroke: 'hi', width: 2.2, dash: '6 3.5' }));

/** What the offers say about the elements of one drawing. */
export interface Marking {
  readonly numbers: (ref: Ref) => readonly number[];
  readonly selected: (ref: Ref) => boolean;
}

export const marking = (offers: readonly Numbered[] = [], selected: readonly Ref[] = []): Marking => {
  const byRef = new Map<Ref, number[]>();
  for (const { number, refs } of offers)
    for (const ref of new Set(refs)) byRef.set(ref, [...(byRef.get(ref) ?? []), number]);
  for (const numbers of byRef.values()) numbers.sort((a, b) => a - b);
  return { numbers: (ref) => byRef.get(ref) ?? [], selected: (ref) => selected.includes(ref) };
};

export interface Touchable {
  readonly ref: Ref;
  readonly title: string;
  readonly box: Box;
  readonly body: string;
  /** How far the label stands out above the box. */
  readonly rise?: number;
}

/** An element of the board with its ring and label, drawn last so that nothing covers them. */
export const touchable = (marks: Marking, { ref, title, box, body, rise = TAG / 2 }: Touchable): string => {
  const numbers = marks.numbers(ref);
  const selected = marks.selected(ref);
  const rounded: Box = { x: r1(box.x), y: r1(box.y), width: r1(box.width), height: r1(box.height) };
  return element(
    ref,
    title,
    body +
      (numbers.length > 0 || selected ? ring(outline(rounded), selected) : '') +
      (numbers.length > 0 ? tag(rounded, numbers, selected, rise) : ''),
  );
};

const r1 = (n: number): number => Math.round(n * 10) / 10;
