import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { styleSheet } from '../games/drawing/style-sheet.js';
import { TOKENS } from '../games/drawing/tokens.js';

/** Everything a page loads, read once. A name carries the hash of its contents, so that it may be kept for ever. */
export interface Asset {
  readonly type: string;
  readonly body: Buffer;
  readonly gzipped: Buffer | null;
}

const here = import.meta.dirname;
// Beside the compiled server; the same place when the sources themselves are run.
const client = join(here, '..', '..', 'dist', 'client', 'main.js');
const fontFolder = join(here, 'assets', 'fonts');

const assets = new Map<string, Asset>();

const keep = (name: string, ending: string, type: string, body: Buffer): string => {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  const path = `/assets/${name}-${hash}.${ending}`;
  assets.set(path, { type, body, gzipped: ending === 'woff2' ? null : gzipSync(body) });
  return path;
};

const fonts = new Map(
  readdirSync(fontFolder)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => [
      file.replace('.woff2', ''),
      keep(file.replace('.woff2', ''), 'woff2', 'font/woff2', readFileSync(join(fontFolder, file))),
    ]),
);

const face = (family: string, file: string, weight: string): string =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${fonts.get(file)}) format('woff2')}`;

const variables = (theme: 'dark' | 'light'): string =>
  Object.entries(TOKENS[theme])
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/** Boards name their colours by class; the reader's choice of theme, or the system's, says what they are. */
const boardColours = (theme: 'dark' | 'light', scope: string): string =>
  styleSheet(theme)
    .split('\n')
    .filter((rule) => /^\.[fs]-/.test(rule) && rule !== '.f-none{fill:none}')
    .map((rule) => `${scope} ${rule}`)
    .join('\n');

const sheet = [
  face('DejaVu Sans Condensed', 'DejaVuSansCondensed', 'normal'),
  face('DejaVu Sans Condensed', 'DejaVuSansCondensed-Bold', 'bold'),
  face('DejaVu Serif Condensed', 'DejaVuSerifCondensed-Bold', 'bold'),
  face('DejaVu Sans Mono', 'DejaVuSansMono', 'normal'),
  `:root{${variables('dark')};color-scheme:dark}`,
  styleSheet('dark'),
  `@media(prefers-color-scheme:light){:root:not([data-theme=dark]){${variables('light')};color-scheme:light}`,
  boardColours('light', ':root:not([data-theme=dark])'),
  '}',
  `:root[data-theme=light]{${variables('light')};color-scheme:light}`,
  boardColours('light', ':root[data-theme=light]'),
  readFileSync(join(here, 'assets', 'page.css'), 'utf8'),
].join('\n');

export const STYLE = keep('page', 'css', 'text/css; charset=utf-8', Buffer.from(sheet));
/** Null where the client was not built: pages work without it. */
export const SCRIPT = existsSync(client)
  ? keep('main', 'js', 'text/javascript; charset=utf-8', readFileSync(client))
  : null;
export const ICON = keep(
  'icon',
  'svg',
  'image/svg+xml',
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="#0C1322"/><rect x="4" y="4" width="24" height="24" fill="none" stroke="#E2B867" stroke-width="1.6" stroke-dasharray="2.4 2"/><path d="M16 8L22 24H10Z" fill="none" stroke="#E2B867" stroke-width="2" stroke-linejoin="round"/></svg>',
  ),
);

/** By its path; the plain pages of other rooms know the sheet by a name without a hash. */
export const assetAt = (path: string): Asset | undefined => assets.get(path === '/assets/page.css' ? STYLE : path);
