import { type Arrangement, type Part } from './drawing.js';
import { type Block, stack } from './plate.js';
import { at } from './shapes.js';

/** How wide each arrangement is: one unit is one pixel where it is seen, so a board is composed anew and never scaled. */
const WIDTHS: Readonly<Record<Arrangement, number>> = { desk: 1280, page: 840, phone: 390, letter: 390 };

export const arranged = (
  arrangement: Arrangement,
  compose: Readonly<Record<Arrangement, (width: number) => Block>>,
): Block => compose[arrangement](WIDTHS[arrangement]);

/** What a narrow column has room for. */
export const innerWidth = (width: number): number => width - 12;

/** Plates one below the other, on a phone and in a letter. */
export const column = (blocks: readonly Block[], width: number): Block => {
  const all = stack(blocks, 8);
  return { width, height: all.height + 14, svg: at(6, 8, all.svg) };
};

/** Plates of a letter that belong together. */
export interface Plates {
  /** The question touches them. */
  readonly touched: boolean;
  readonly blocks: () => readonly Block[];
}

/** The plates that the question touches, then all others; or only one of these parts. */
export const letterOf = (plates: readonly Plates[], width: number, part?: Part): Block => {
  const touched = plates.filter((one) => one.touched);
  const rest = plates.filter((one) => !one.touched);
  const chosen = part === 'touched' ? touched : part === 'rest' ? rest : [...touched, ...rest];
  return column(
    chosen.flatMap(({ blocks }) => blocks()),
    width,
  );
};
