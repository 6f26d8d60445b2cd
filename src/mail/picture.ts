import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { palettePng } from './palette-png.js';

/** By path: the renderer draws no text and says nothing when it cannot find a font. */
const FONTS = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const FACES = [
  'DejaVuSans.ttf',
  'DejaVuSans-Bold.ttf',
  'DejaVuSansCondensed.ttf',
  'DejaVuSansCondensed-Bold.ttf',
  'DejaVuSerifCondensed-Bold.ttf',
  'DejaVuSansMono.ttf',
  'DejaVuSansMono-Bold.ttf',
].map((file) => join(FONTS, file));

/** Twice as fine as it is shown on a phone; three times costs twice the bytes and nobody sees it. */
const FINE = 2;

export const pngOf = async (svg: string, zoom = FINE): Promise<Buffer> => {
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: zoom },
    font: { fontFiles: FACES, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' },
  });
  return palettePng(drawn.width, drawn.height, drawn.pixels);
};
