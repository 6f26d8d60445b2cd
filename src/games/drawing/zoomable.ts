import { escaped } from './escape.js';
import { type Block } from './plate.js';
import { fixed } from './shapes.js';

/**
 * A drawing too fine for some screens: the page gives it a frame of its own size, in which it can be enlarged and moved.
 * `words` name the buttons of that frame, as `larger|smaller|whole`.
 */
export const zoomable = ({ width, height, svg }: Block, words: string): string =>
  `<g data-zoom="${escaped(words)}" data-size="${fixed(width)} ${fixed(height)}">${svg}</g>`;
