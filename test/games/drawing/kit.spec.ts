import { describe, expect, it } from '@jest/globals';
import { escaped } from '../../../src/games/drawing/escape.js';
import { GLYPHS, type GlyphName } from '../../../src/games/drawing/glyphs.js';
import { marking, numbersOn, touchable } from '../../../src/games/drawing/offers.js';
import { flow, level, plate, row, stack } from '../../../src/games/drawing/plate.js';
import { pill, SEAT_STYLES, seatMark, seatPath } from '../../../src/games/drawing/seats.js';
import { at, hatching, rect } from '../../../src/games/drawing/shapes.js';
import { styleSheet } from '../../../src/games/drawing/style-sheet.js';
import { svg } from '../../../src/games/drawing/svg.js';
import { label, runs } from '../../../src/games/drawing/text.js';
import { THEMES, TOKENS } from '../../../src/games/drawing/tokens.js';
import { arrows, bands, ruler } from '../../../src/games/drawing/tracks.js';
import { shortened, widthOf, wrapped } from '../../../src/games/drawing/widths.js';
import { blemishes, inspect, pointsOf } from '../../../src/bots/blemishes.js';

const picture = (body: string, theme?: (typeof THEMES)[number]): string =>
  svg({ width: 200, height: 100, title: 'a "title" & more', body, ...(theme ? { theme } : {}) });

describe('the measure', () => {
  it.each([
    ['an element outside', rect(190, 10, 20, 5, { fill: 'plate' }), 'outside'],
    ['one moved outside', at(150, 0, at(60, 0, rect(0, 0, 10, 10, { fill: 'plate' }))), 'outside'],
    ['a text that runs out', label(180, 20, 'much too long'), 'outside'],
    ['two texts at one place', label(10, 20, 'here') + label(15, 22, 'there'), 'meets'],
    ['a small text', '<text x="9" y="9" font-size="8" class="f-text">x</text>', 'too small'],
    ['a colour', '<rect x="0" y="0" width="9" height="9" fill="red"/>', 'a colour'],
    [
      'a label over a word',
      label(5, 14, 'word') +
        touchable(marking([{ number: 1, refs: ['a'] }]), {
          ref: 'a',
          title: 'a',
          body: '',
          box: { x: 0, y: 10, width: 20, height: 20 },
        }),
      'meets',
    ],
  ])('notices %s', (_what, body, blemish) => {
    expect(blemishes(picture(body))).toEqual([expect.stringContaining(blemish)]);
  });

  it.each(['<g>', '</g>', '<g a="1" a="2"/>', '<g a=1/>', '<text>a & b</text>', '<g a="NaN"/>', '<path d="M1"/>'])(
    'refuses %s',
    (broken) => expect(() => inspect(picture(broken))).toThrow(),
  );

  it('finds every ref that is wanted', () => {
    expect(blemishes(picture(''), ['zone:a1'])).toEqual(['missing: zone:a1']);
  });
});

describe('themes', () => {
  it.each(THEMES)('gives every token as fill and stroke, in the %s theme', (theme) => {
    const sheet = styleSheet(theme);
    for (const token of [...Object.keys(TOKENS[theme]), 'seatA', 'inkF'])
      for (const kind of ['f', 's']) expect(sheet).toContain(`.${kind}-${token}{`);
  });

  it('puts into a picture only what it uses, and nothing without a theme', () => {
    const body = rect(0, 0, 9, 9, { fill: 'plate' });
    expect(picture(body, 'dark')).toContain(`.f-plate{fill:${TOKENS.dark.plate}}`);
    expect(picture(body, 'dark')).not.toContain('.f-raised');
    expect(picture(body)).not.toContain('<style>');
  });
});

describe('writing', () => {
  it('escapes what people call themselves', () => {
    expect(escaped('<b>"A" & B</b>\u0000\ud800')).toBe('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;\ufffd');
    expect(inspect(picture(label(5, 20, '<&">'))).at(-1)!.text).toBe('<&">');
  });

  it('measures as DejaVu sets it', () => {
    expect(widthOf('Planet', { size: 10 })).toBeCloseTo(28.5, 0);
    expect(widthOf('Inés', { size: 10 })).toBe(widthOf('Ines', { size: 10 }));
    expect(widthOf('11', { size: 10, bold: true })).toBeCloseTo(12.5, 1);
    expect(widthOf('ab', { size: 10, face: 'mono', spacing: 1 })).toBeCloseTo(14, 1);
  });

  it('shortens names and wraps sentences to the room they have', () => {
    const type = { size: 12 };
    expect(shortened('Ana', 100, type)).toBe('Ana');
    const short = shortened('Maximiliana Wolfeschlegel', 80, type);
    expect(short.endsWith('…')).toBe(true);
    expect(widthOf(short, type)).toBeLessThanOrEqual(80);
    const lines = wrapped('the quick brown fox jumps over the lazy dog', 80, type);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join(' ')).toBe('the quick brown fox jumps over the lazy dog');
    expect(lines.every((words) => widthOf(words, type) <= 80)).toBe(true);
  });

  it('is never smaller than 10', () => {
    expect(label(0, 0, 'x', { size: 4 })).toContain('font-size="10"');
    expect(
      blemishes(
        picture(
          runs(5, 20, [
            ['47', { size: 16, bold: true }],
            ['/50', { size: 10 }],
          ]),
        ),
      ),
    ).toEqual([]);
  });
});

describe('seats', () => {
  const seats = Object.keys(SEAT_STYLES);

  it('have six colours and six shapes', () => {
    const styles = Object.values(SEAT_STYLES);
    expect(new Set(styles.map(({ fill }) => fill)).size).toBe(6);
    expect(new Set(styles.map(({ shape }) => shape)).size).toBe(6);
    expect(new Set(seats.map((seat) => seatPath(seat, 0, 0, 10))).size).toBe(6);
  });

  it.each(seats)('%s stays in its place, with a number or in a pill', (seat) => {
    const points = pointsOf(seatPath(seat, 0, 0, 10));
    expect(points.every(([x, y]) => Math.hypot(x, y) <= 14.5)).toBe(true);
    expect(blemishes(picture(seatMark(seat, 20, 20, 11, 12) + pill(seat, 50, 10, 128)))).toEqual([]);
  });
});

describe('offers', () => {
  it('writes numbers side by side, and a plus for what is left out', () => {
    expect(numbersOn([1])).toBe('1');
    expect(numbersOn([1, 2])).toBe('1 2');
    expect(numbersOn([1, 2, 3])).toBe('1 2 3');
    expect(numbersOn([1, 2, 3, 4])).toBe('1 2 3+');
    expect(numbersOn([10, 11, 12, 13], 50)).toBe('10 11+');
    expect(numbersOn([10, 11], 20)).toBe('10+');
  });

  it('numbers in order, each once', () => {
    const marks = marking([
      { number: 2, refs: ['a', 'a'] },
      { number: 1, refs: ['a', 'b'] },
    ]);
    expect(marks.numbers('a')).toEqual([1, 2]);
    expect(marks.numbers('c')).toEqual([]);
  });
});

describe('plates and tracks', () => {
  const block = (width: number, height: number) => ({
    width,
    height,
    svg: rect(0, 0, width, height, { fill: 'plate' }),
  });

  it('stack, stand in a row, level and flow', () => {
    expect(stack([block(10, 20), block(30, 5)], 4)).toMatchObject({ width: 30, height: 29 });
    expect(row([block(10, 20), block(30, 5)], 4)).toMatchObject({ width: 44, height: 20 });
    const levelled = level([(least) => block(10, Math.max(least, 7)), () => block(10, 12)], 2);
    expect(levelled.svg.match(/height="12"/g)).toHaveLength(2);
    expect(flow([block(40, 10), block(40, 10), block(40, 10)], 90, 5, 14).height).toBe(28);
  });

  it('leaves out a note that does not fit, never the title', () => {
    const { svg: drawn } = plate(120, 40, '', { title: 'Resource', note: 'much too long for this' });
    expect(drawn).toContain('RESOURCE');
    expect(drawn).not.toContain('much');
  });

  it('keeps every value of a track inside', () => {
    const cells = Array.from(
      { length: 9 },
      (_none, i) => ({ fill: i < 4 ? 'bandR' : 'bandY', ink: 'ink', caption: '+1' }) as const,
    );
    for (let value = 0; value <= 8; value++) {
      const tracks =
        ruler({ x: 3, y: 30, width: 190, min: 0, max: 8, value }) +
        bands(5, 40, 190, cells, value) +
        arrows(5, 76, 190, ['1', '2', 'end'], value % 3);
      expect(blemishes(picture(tracks))).toEqual([]);
    }
  });

  it('hatches only its box', () => {
    const inside = pointsOf(hatching(10, 20, 50, 30)).every(([x, y]) => x >= 10 && x <= 60 && y >= 20 && y <= 50);
    expect(inside).toBe(true);
  });

  it('draws every silhouette within its box', () => {
    for (const name of Object.keys(GLYPHS) as GlyphName[])
      expect(pointsOf(GLYPHS[name].outline).every(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) <= 12)).toBe(true);
  });
});
