import { escaped } from './escape.js';
import { fixed, rect } from './shapes.js';
import { styleSheet } from './style-sheet.js';
import { type Theme } from './tokens.js';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** What the picture shows, for ears. */
  readonly title: string;
  readonly body: string;
  /** Left out, the page's own sheet gives the colours. */
  readonly theme?: Theme;
}

export const svg = ({ width, height, title, body, theme }: Picture): string => {
  const [w, h] = [fixed(width), fixed(height)];
  const drawn = `${rect(0, 0, width, height, { fill: 'ground' })}\n${body}`;
  const style = theme === undefined ? '' : `<style>\n${styleSheet(theme, drawn)}\n</style>\n`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img" aria-label="${escaped(title)}">\n${style}${drawn}\n</svg>\n`;
};
