import { escaped, type Html, trusted } from './html.js';

/** The little Markdown that our rulebooks are written in: headings, numbered rules, lists, tables, paragraphs, code, emphasis. */

const inline = (text: string, wanted: string): string => {
  const marked = (plain: string): string =>
    wanted === ''
      ? plain
      : plain.replace(
          new RegExp(`(${escaped(wanted).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})(?![^<]*>)(?![^&]*;)`, 'gi'),
          '<mark>$1</mark>',
        );
  return marked(
    escaped(text)
      .replace(/`([^`]+)`/g, '<code>$1</code>')
      .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
      .replace(/\*([^*]+)\*/g, '<em>$1</em>')
      .replace(/\[([^\]]+)\]\((https?:[^)\s]+|#[^)\s]+)\)/g, '<a href="$2">$1</a>'),
  );
};

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const table = (lines: readonly string[], wanted: string): string => {
  const [head, , ...rows] = lines;
  const row = (line: string, tag: 'th' | 'td'): string =>
    `<tr>${cells(line)
      // A corner without words is no heading of anything.
      .map((cell) => (cell === '' ? '<td></td>' : `<${tag}>${inline(cell, wanted)}</${tag}>`))
      .join('')}</tr>`;
  return `<div class="scroll" tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${rows.map((line) => row(line, 'td')).join('')}</tbody></table></div>`;
};

const RULE = /^(\s*)- \*\*(\d+(?:\.\d+)*[a-z]?)\*\*\s*(.*)$/;
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export interface RenderedRules {
  readonly book: Html;
  readonly contents: readonly { readonly anchor: string; readonly text: string }[];
  /** The numbers of the rules in which the words were found. */
  readonly found: readonly string[];
}

export const renderRules = (source: string, wanted: string): RenderedRules => {
  const lines = source.split('\n');
  const out: string[] = [];
  const contents: { anchor: string; text: string }[] = [];
  const found: string[] = [];
  let open: string[] = [];
  const close = (): void => {
    out.push(...open.reverse());
    open = [];
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    const rule = RULE.exec(line);
    const item = /^\s*(?:[-*]|\d+\.) (.*)$/.exec(line);
    if (line.trim() === '') continue;
    if (heading) {
      close();
      const [, signs, text] = heading;
      if (signs.length === 1) continue;
      const number = /^(\d+)\s/.exec(text)?.[1];
      const anchor = number === undefined ? slug(text) : `r${number}`;
      const level = signs.length;
      if (level === 2) contents.push({ anchor, text });
      out.push(`<h${level} id="${anchor}">${inline(text, wanted)}</h${level}>`);
    } else if (rule) {
      const [, , number, first] = rule;
      close();
      // What is indented below a rule belongs to it; plain text lines go on with its sentence.
      let text = first;
      while (i + 1 < lines.length && lines[i + 1].trim() !== '' && !/^\s*([-*|#]|\d+\. )/.test(lines[i + 1]))
        text += ` ${lines[++i].trim()}`;
      if (wanted !== '' && text.toLowerCase().includes(wanted.toLowerCase())) found.push(number);
      out.push(
        `<div class="rule-text" id="r${number}"><a class="rule" href="#r${number}">${number}</a><div><p>${inline(text, wanted)}</p>`,
      );
      open.push('</div></div>');
    } else if (line.trim().startsWith('|')) {
      if (!/^\s/.test(line)) close();
      const rows = [line];
      while (i + 1 < lines.length && lines[i + 1].trim().startsWith('|')) rows.push(lines[++i]);
      out.push(table(rows, wanted));
    } else if (item) {
      if (!/^\s/.test(line)) close();
      const items = [item[1]];
      for (
        let next;
        i + 1 < lines.length && !RULE.test(lines[i + 1]) && (next = /^\s*(?:[-*]|\d+\.) (.*)$/.exec(lines[i + 1]));
        i++
      )
        items.push(next[1]);
      out.push(`<ul>${items.map((text) => `<li>${inline(text, wanted)}</li>`).join('')}</ul>`);
    } else {
      if (!/^\s/.test(line)) close();
      out.push(`<p>${inline(line.trim(), wanted)}</p>`);
    }
  }
  close();
  return { book: trusted(out.join('\n')), contents, found };
};
