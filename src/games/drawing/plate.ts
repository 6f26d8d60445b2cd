import { at, line, rect } from './shapes.js';
import { label } from './text.js';
import { widthOf } from './widths.js';

/** A part of a board at its own origin. Boards are composed of these, wide or tall. */
export interface Block {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

const TITLE = { size: 11, bold: true, face: 'serif', spacing: 1.2 } as const;
/** Room inside a plate, left and right. */
export const MARGIN = 12;
/** Where the content of a titled plate begins. */
export const HEAD = 27;

export interface PlateLook {
  readonly title?: string;
  /** Said on the right of the title where there is room. */
  readonly note?: string;
  /** The viewer's own, or the one that is asked. */
  readonly own?: boolean;
}

export const plate = (
  width: number,
  height: number,
  body: string,
  { title, note, own = false }: PlateLook = {},
): Block => {
  const capitals = title?.toUpperCase() ?? '';
  const room = width - 2 * MARGIN - widthOf(capitals, TITLE) - 12;
  const noted = note !== undefined && widthOf(note, { size: 11 }) <= room;
  const svg = [
    rect(0, 0, width, height, { fill: 'plate', stroke: 'line', radius: 3 }),
    own ? rect(1, 1, width - 2, height - 2, { stroke: 'text', width: 2, radius: 3 }) : '',
    title === undefined
      ? ''
      : label(MARGIN, 19, capitals, { ...TITLE, fill: 'brass', room: width - 2 * MARGIN }) +
        line(MARGIN, 26.5, width - MARGIN, 26.5, { stroke: 'brass', width: 0.6, opacity: 0.7 }),
    noted ? label(width - MARGIN, 19, note, { size: 11, fill: 'soft', anchor: 'end' }) : '',
    body,
  ].join('');
  return { width, height, svg };
};

const sum = (lengths: readonly number[], gap: number): number =>
  lengths.reduce((total, length) => total + length, 0) + gap * Math.max(0, lengths.length - 1);

/** One under the other. */
export const stack = (blocks: readonly Block[], gap: number): Block => {
  let y = 0;
  const svg = blocks.map((block) => {
    const placed = at(0, y, block.svg);
    y += block.height + gap;
    return placed;
  });
  return {
    width: Math.max(0, ...blocks.map(({ width }) => width)),
    height: sum(
      blocks.map(({ height }) => height),
      gap,
    ),
    svg: svg.join('\n'),
  };
};

/** Side by side. */
export const row = (blocks: readonly Block[], gap: number): Block => {
  let x = 0;
  const svg = blocks.map((block) => {
    const placed = at(x, 0, block.svg);
    x += block.width + gap;
    return placed;
  });
  return {
    width: sum(
      blocks.map(({ width }) => width),
      gap,
    ),
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    svg: svg.join('\n'),
  };
};

/** Side by side and equally tall: each is drawn again as high as the highest. */
export const level = (builders: readonly ((least: number) => Block)[], gap: number): Block => {
  const highest = Math.max(0, ...builders.map((build) => build(0).height));
  return row(
    builders.map((build) => build(highest)),
    gap,
  );
};

/** The widths of `count` equal columns. */
export const columnWidth = (width: number, count: number, gap: number): number => (width - gap * (count - 1)) / count;

/** Items in lines, as many to a line as fit. */
export const flow = (items: readonly Block[], width: number, gap: number, leading: number): Block => {
  let [x, y] = [0, 0];
  const svg = items.map((item) => {
    if (x > 0 && x + item.width > width) [x, y] = [0, y + leading];
    const placed = at(x, y, item.svg);
    x += item.width + gap;
    return placed;
  });
  return { width, height: items.length === 0 ? 0 : y + leading, svg: svg.join('') };
};
