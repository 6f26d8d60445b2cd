import { type Json, type Seat } from '../../kernel/game-definition.js';
import { type GalacticView } from '../view.js';

/** Setting of the text board: at most 78 columns, figures on the right. */
export const WIDTH = 78;

export type Say = (key: string, values?: Readonly<Record<string, Json>>) => string;
export type Section = (view: GalacticView, say: Say) => readonly string[];

/** Breaks a sentence at its spaces; what follows the first line is set in further. */
export const wrapped = (sentence: string, indent = 2): string[] => {
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  let empty = true;
  for (const word of sentence.split(' ')) {
    if (!empty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(indent + 2);
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
};

/** Columns as wide as their widest entry, set closer when they would not fit. */
export const table = (rows: readonly (readonly string[])[], left: readonly number[]): string[] => {
  const widths = rows[0].map((_head, i) => Math.max(...rows.map((row) => row[i].length)));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const gap = total + 2 * (widths.length - 1) > WIDTH ? ' ' : '  ';
  return rows.map((row) =>
    row
      .map((entry, i) => (left.includes(i) ? entry.padEnd(widths[i]) : entry.padStart(widths[i])))
      .join(gap)
      .trimEnd(),
  );
};

export const nameOf = (view: GalacticView, say: Say, seat: Seat): string =>
  say(seat === view.me ? 'text.you' : 'text.seat', { letter: seat, seat });
export const listed = (say: Say, names: readonly string[]): string => names.join(', ') || say('text.none');
