/** A line that somebody wrote, and in which paragraph: what follows an empty line may be a signature. */
export interface TypedLine {
  readonly text: string;
  readonly paragraph: number;
}

/** Nobody types more than this above a letter; whatever else is there costs no time. */
const LARGEST = 100_000;
const LONGEST_LINE = 2000;

/** From here on everything is the old letter, a signature or a lawyer. */
const ENDS = [
  /^--\s*$/,
  /^_{5,}\s*$/,
  /^-{2,}\s*(original message|mensaje original|forwarded message|mensaje reenviado)\s*-{2,}/i,
  /^(from|de|von):\s.*(@|parsec)/i,
  /^begin forwarded message/i,
  /^(sent (from|with|using) |get outlook for |enviado (desde|con) |obt[eé]n(er|ga)? outlook para )/i,
  /^(this (e-?mail|message)( and| is|,)|confidential|disclaimer|este (correo|mensaje)|aviso (legal|de confidencialidad)|caution:)/i,
];

/** "On Wed, Nov 18, 2026 at 3:04 PM Parsec Post <r.b.…@post.example> wrote:", often broken over several lines. */
const ATTRIBUTION = /^(on|el|le|am)\b.*\b(wrote|escribi[oó]|ha escrito)\s*:\s*$/is;
const ATTRIBUTION_BEGINS = /^(on|el)\s+(\p{L}{2,},?\.?\s|\d)/iu;

const cleaned = (line: string): string =>
  line
    // Spaces of word processors, marks of no width, and what phones make of quotes and dashes.
    .replace(/[\u00a0\u202f\u2007]/g, ' ')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2018\u2019]/g, "'")
    .trim();

/** How many lines an attribution that begins here takes; 0 if none does. */
const attributionAt = (lines: readonly string[], at: number): number => {
  if (!ATTRIBUTION_BEGINS.test(lines[at])) return 0;
  for (let count = 1; count <= 4 && at + count <= lines.length; count++)
    if (ATTRIBUTION.test(lines.slice(at, at + count).join(' '))) return count;
  return 0;
};

/**
 * What a person wrote in a reply, without what their mail program added. Writing above the quoted letter counts; where
 * there is none, what stands between and below the quoted lines does, as some people answer.
 */
export const typedLines = (text: string): TypedLine[] => {
  const lines = text
    .slice(0, LARGEST)
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => cleaned(line.slice(0, LONGEST_LINE)));
  const above: TypedLine[] = [];
  const below: TypedLine[] = [];
  let quoted = false;
  let paragraph = 0;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    const attribution = attributionAt(lines, i);
    if (attribution > 0) {
      const next = lines.slice(i + attribution).find((one) => one !== '');
      // Without marks before the lines there is no telling where the old letter ends.
      if (!next?.startsWith('>')) break;
      quoted = true;
      i += attribution - 1;
      continue;
    }
    if (line.startsWith('>')) quoted = true;
    else if (line === '') paragraph += 1;
    else if (ENDS.some((end) => end.test(line))) break;
    else (quoted ? below : above).push({ text: line, paragraph });
  }
  return above.length > 0 ? above : below;
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Where the mail programs that write only HTML put the old letter. */
const OLD_LETTER =
  /<(?:blockquote\b|div[^<>]{0,300}(?:class="?[^"<>]{0,200}(?:gmail_quote|yahoo_quoted|protonmail_quote|moz-cite-prefix|gmail_attr)|id="?(?:x_)?(?:divRplyFwdMsg|appendonsend|reply-intro)|border-top:\s?solid)|hr\b)/i;

/** Without an element and what it holds; a search for its end that fails is not tried again. */
const without = (html: string, name: string): string => {
  const lower = html.toLowerCase();
  let kept = '';
  let at = 0;
  for (;;) {
    const from = lower.indexOf(`<${name}`, at);
    const to = from < 0 ? -1 : lower.indexOf(`</${name}`, from);
    if (to < 0) return kept + html.slice(at, from < 0 ? undefined : from);
    kept += html.slice(at, from);
    at = to;
  }
};

/** The text of a reply that came as HTML alone. */
export const textOfHtml = (html: string): string => {
  const body = ['style', 'script', 'head', 'title'].reduce((text, name) => without(text, name), html.slice(0, LARGEST));
  const cut = OLD_LETTER.exec(body);
  return (cut ? body.slice(0, cut.index) : body)
    .replace(/\s+/g, ' ')
    .replace(/<br\s*\/?>|<\/(p|div|li|tr|h\d)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return String.fromCodePoint(Math.min(Number(decimal), 0x10ffff));
      if (hex !== undefined) return String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10ffff));
      return ENTITIES[(name ?? '').toLowerCase()] ?? all;
    });
};
