import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';

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
const ZOOM = 2;

export const pngOf = async (svg: string): Promise<Buffer> => {
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: ZOOM },
    font: { fontFiles: FACES, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' },
  });
  return drawn.asPng();
};
