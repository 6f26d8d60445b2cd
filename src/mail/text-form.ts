import { type Block, type Line, type Span, type Written } from './blocks.js';

const WIDTH = 76;

/** Breaks at spaces; what has none (a link) stays whole. No line begins with `>`, which mail programs read as a quote. */
const wrapped = (text: string, indent = '', hanging = indent): string => {
  const lines: string[] = [];
  let current = indent;
  let empty = true;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (!empty && current.length + 1 + word.length > WIDTH) {
      lines.push(current);
      current = hanging;
      empty = true;
    }
    current += (empty ? '' : ' ') + word;
    empty = false;
  }
  return [...lines, current].map((line) => line.replace(/^>/, ' >')).join('\n');
};

const span = (part: Span): string => {
  if (typeof part === 'string') return part;
  if ('bold' in part) return part.bold;
  if ('code' in part) return `"${part.code}"`;
  if ('seat' in part) return `${part.seat} `;
  return `${part.link}: ${part.href}`;
};
const sentence = (line: Line): string => line.map(span).join('');

const columns = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows
    .map((row) => `  ${row.map((text, i) => (i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i]))).join('  ')}`)
    .join('\n');
};

const block = (one: Block): string => {
  switch (one.kind) {
    case 'title':
      return `PARSEC POST\n${wrapped(one.text.toUpperCase())}\n${wrapped(sentence(one.under))}\n`;
    case 'heading':
      return `\n${one.text.toUpperCase()}`;
    case 'para':
      return wrapped(sentence(one.line));
    case 'list':
      return one.lines.map((line) => wrapped(sentence(line), '  ', '    ')).join('\n');
    case 'button':
      return `${one.text}:\n  ${one.href}`;
    case 'offers':
      return one.offers
        .map(({ number, label, notes, lines, href }) =>
          [
            wrapped(`${String(number).padStart(2)}  ${label}`, '  ', '      ').replace(/^ {2}(\d )/, '   $1'),
            ...notes.map((note) => wrapped(note, '      ')),
            ...lines.map((line) => `        ${line}`),
            ...(href === null ? [] : [`      ${href}`]),
          ].join('\n'),
        )
        .join('\n');
    case 'table':
      return columns([one.head, ...one.rows]);
    case 'board':
      return `\n${one.text}\n`
        .split('\n')
        .map((line) => line.trimEnd().replace(/^>/, ' >'))
        .join('\n')
        .replace(/\n+$/, '\n');
    case 'end':
      return '\n-- ';
  }
};

/** The letter for mail programs that show neither, and for ears: as complete as the other form. */
export const textForm = ({ blocks }: Written): string => {
  // The text of the board stands where its first picture stands; a second picture, and its heading, need no place here.
  const isEmpty = (one: Block | undefined): boolean => one?.kind === 'board' && one.text === '';
  const said = blocks.filter((one, i) => !isEmpty(one) && !(one.kind === 'heading' && isEmpty(blocks[i + 1])));
  return `${said
    .map(block)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')}\n`;
};
