import { escaped } from '../games/drawing/escape.js';
import { SEAT_STYLES } from '../games/drawing/seats.js';
import { type Block, type Line, type OfferBlock, type Span, type Written } from './blocks.js';

/** One column, tables, inline styles: what mail programs of twenty years agree on. */
const SANS = "font-family:Verdana,'DejaVu Sans',Geneva,sans-serif";
const SERIF = "font-family:Georgia,'DejaVu Serif',serif";
const MONO = "font-family:'DejaVu Sans Mono',Consolas,Menlo,monospace";
/** A hash has no place to break at, and would make the whole letter as wide as itself. */
const BREAKS = 'overflow-wrap:anywhere';
const INK = `${SANS};font-size:15px;line-height:22px;color:#1B2233;${BREAKS}`;
const SMALL = `${SANS};font-size:13px;line-height:20px;color:#465065;${BREAKS}`;

/** The shapes of the board as characters; the letter of the seat where the shape has none that every font knows. */
const SHAPES: Readonly<Record<string, string>> = { A: '●', B: '■', C: '▲', D: '◆', E: '⬢', F: '✚' };
export const shapeOf = (seat: string): string => SHAPES[seat] ?? seat;

const code = (text: string): string =>
  `<span class="code" style="${MONO};font-size:14px;background:#E4DCCB;color:#1B2233;padding:1px 5px">${escaped(text)}</span>`;

const seatMark = (seat: string): string => {
  const { fill, ink } = SEAT_STYLES[seat as keyof typeof SEAT_STYLES] ?? SEAT_STYLES.D;
  return `<span style="background:${fill};color:${ink};border:1px solid #0B1120;padding:0 4px;font-size:12px">${shapeOf(seat)}</span>`;
};

const link = (text: string, href: string, bold = false): string =>
  `<a class="ink" href="${escaped(href)}" style="color:#1B2233${bold ? ';font-weight:bold' : ''}">${escaped(text)}</a>`;

const span = (part: Span): string => {
  if (typeof part === 'string') return escaped(part);
  if ('bold' in part) return `<b>${escaped(part.bold)}</b>`;
  if ('code' in part) return code(part.code);
  if ('seat' in part) return `${seatMark(part.seat)}&nbsp;`;
  return link(part.link, part.href);
};
const line = (parts: Line): string => parts.map(span).join('');

const row = (body: string, padding = '8px 20px'): string =>
  `<tr><td class="sheet" style="padding:${padding};background:#FBF8F1">${body}</td></tr>`;

const offer = ({ number, label, href, notes, lines }: OfferBlock): string =>
  `<tr><td width="34" valign="top" style="padding:9px 0"><span class="tag" style="display:inline-block;min-width:22px;padding:2px 0;text-align:center;background:#0B1120;color:#FFFFFF;${SANS};font-weight:bold;font-size:14px;line-height:20px">${number}</span></td>` +
  `<td class="rule" style="padding:9px 0;border-bottom:1px solid #CFC4AE"><p class="ink" style="margin:0;${INK}">${href === null ? `<b>${escaped(label)}</b>` : link(label, href, true)}` +
  notes.map((note) => `<br><span class="soft" style="color:#465065">${escaped(note)}</span>`).join('') +
  (lines.length > 0 ? `<br>${lines.map(code).join(' &nbsp;')}` : '') +
  '</p></td></tr>';

const cell = (text: string, i: number, head: boolean): string =>
  `<t${head ? 'h scope="col"' : 'd'} class="ink" align="${i === 0 ? 'left' : 'right'}" style="padding:4px 6px 4px 0;${INK};font-size:14px${head ? ';font-weight:bold' : ''}">${escaped(text)}</t${head ? 'h' : 'd'}>`;

const block = (one: Block): string => {
  switch (one.kind) {
    case 'title':
      return row(
        `<p class="brass" style="margin:0 0 8px;${SERIF};font-weight:bold;font-size:13px;line-height:18px;letter-spacing:1.2px;color:#7A5510;text-transform:uppercase">Parsec Post</p>` +
          `<h1 class="ink" style="margin:0 0 4px;${SANS};font-size:21px;line-height:28px;font-weight:bold;color:#1B2233">${escaped(one.text)}</h1>` +
          `<p class="soft" style="margin:0;${INK};color:#465065">${line(one.under)}</p>`,
        '16px 20px 8px',
      );
    case 'heading':
      return row(
        `<h2 class="brass" style="margin:0;${SERIF};font-weight:bold;font-size:13px;line-height:18px;letter-spacing:1.2px;color:#7A5510;text-transform:uppercase">${escaped(one.text)}</h2>`,
        '14px 20px 0',
      );
    case 'para':
      return row(
        `<p class="${one.small ? 'soft' : 'ink'}" style="margin:0;${one.small ? SMALL : INK}">${line(one.line)}</p>`,
        '5px 20px',
      );
    case 'list':
      return row(one.lines.map((item) => `<p class="ink" style="margin:0 0 7px;${INK}">${line(item)}</p>`).join(''));
    case 'button':
      return row(
        `<a class="go" href="${escaped(one.href)}" style="display:inline-block;background:#0B1120;color:#FFFFFF;${SANS};font-size:15px;line-height:20px;font-weight:bold;padding:12px 20px;text-decoration:none">${escaped(one.text)}</a>`,
      );
    case 'offers':
      return row(
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${one.offers.map(offer).join('\n')}</table>`,
        '2px 20px 8px',
      );
    case 'table':
      return row(
        `<table cellpadding="0" cellspacing="0"><tr>${one.head.map((text, i) => cell(text, i, true)).join('')}</tr>` +
          `${one.rows.map((cells) => `<tr>${cells.map((text, i) => cell(text, i, false)).join('')}</tr>`).join('')}</table>`,
      );
    case 'board':
      return one.cid === null
        ? row(
            `<pre class="ink" style="margin:0;${MONO};font-size:12px;line-height:16px;color:#1B2233;white-space:pre-wrap;${BREAKS}">${escaped(one.text)}</pre>`,
          )
        : row(
            `<img src="cid:${one.cid}" width="460" alt="${escaped(one.alt)}" style="display:block;width:100%;max-width:460px;height:auto;margin:0 auto;border:1px solid #CFC4AE;${SANS};font-size:14px;line-height:20px">`,
            '6px 6px',
          );
    case 'end':
      return row(
        '<div class="rule" style="border-top:1px solid #CFC4AE;height:1px;line-height:1px;font-size:1px">&nbsp;</div>',
      );
  }
};

const SHEET = `:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #0C1322 !important; } .sheet { background: #131C2E !important; }
  .ink { color: #F3EEE3 !important; } .soft { color: #B9C4D4 !important; } .brass { color: #E2B867 !important; }
  .code { background: #1D2942 !important; color: #F3EEE3 !important; } .tag { background: #FFFFFF !important; color: #0B1120 !important; }
  .go { background: #E2B867 !important; color: #0B1120 !important; } .rule { border-color: #34445F !important; }
}`;

/** The letter for mail programs that show pictures and styles. The style block only improves: without it all is there. */
export const htmlForm = ({ lang, subject, preheader, blocks }: Written): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
${SHEET}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#EFE9DC">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preheader)}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#EFE9DC"><tr><td align="center" style="padding:12px 6px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:640px;border-top:4px solid #7A5510">
${blocks.map(block).join('\n')}
${row('&nbsp;', '0')}
</table></td></tr></table>
</body></html>
`;
