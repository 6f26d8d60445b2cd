/** What every text board is made of: monospaced, at most this wide, so that no mail program breaks it. */
export const WIDTH = 78;

/** Breaks a sentence at its spaces, but not after a single sign; what follows the first line is set in further. */
export const wrapped = (sentence: string, indent = 2, further = indent + 2): string[] => {
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  let empty = true;
  for (const word of sentence.split(/(?<!(?:^| )\S) /)) {
    if (!empty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(further);
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
};

/** Columns as wide as their widest entry, set closer when they would not fit; all but these with their figures on the right. */
export const tabled = (rows: readonly (readonly string[])[], left: readonly number[] = [0]): string[] => {
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
