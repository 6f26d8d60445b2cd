import { widthOf } from '../games/drawing/widths.js';

/** Reads a drawing as a strict XML reader and a ruler would: what is where, once everything is moved to its place. */
export interface Found {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  /** In units of the whole picture: left, top, right, bottom. */
  readonly box: readonly [number, number, number, number] | null;
}

/** Boards repeat themselves: most paths and attributes were read before. */
const remembered = <T>(read: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    known.set(text, value);
    return value;
  };
};

/** Taken out of the test's global object once: reaching through it each time costs more than the work. */
const { min, max, cos, sin, PI } = Math;

type Matrix = readonly [number, number, number, number, number, number];
const STILL: Matrix = [1, 0, 0, 1, 0, 0];
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const moved = remembered((transform): Matrix =>
  [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>((matrix, [, kind, list]) => {
    const [x, y = 0] = list.split(' ').map(Number);
    if (kind === 'translate') return times(matrix, [1, 0, 0, 1, x, y]);
    if (kind === 'scale') return times(matrix, [x, 0, 0, x, 0, 0]);
    if (kind !== 'rotate') throw new Error(`unknown transform ${kind}`);
    const angle = (x * PI) / 180;
    return times(matrix, [cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0]);
  }, STILL),
);

type Point = readonly [number, number];

/** Corners and control points: never smaller than what is drawn, but for arcs, of which the ends are taken. */
export const pointsOf = remembered((d): Point[] => {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command, list] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (list.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const relative = command === command.toLowerCase();
    const size = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }[command.toUpperCase()];
    if (size === undefined || (size === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % size !== 0))
      throw new Error(`bad path: ${command}${list} in ${d}`);
    for (let i = 0; i < numbers.length; i += size) {
      const [from, part] = [[x, y], numbers.slice(i, i + size)];
      const pairs: Point[] =
        size === 1
          ? [command.toUpperCase() === 'H' ? [part[0] + (relative ? x : 0), y] : [x, part[0] + (relative ? y : 0)]]
          : (size === 7 ? [[part[5], part[6]]] : part.flatMap((_n, k) => (k % 2 ? [] : [[part[k], part[k + 1]]]))).map(
              ([px, py]) => (relative ? [from[0] + px, from[1] + py] : [px, py]) as Point,
            );
      points.push(...pairs);
      [x, y] = pairs.at(-1)!;
    }
  }
  return points;
});

const pointsIn = (name: string, { d, ...rest }: Readonly<Record<string, string>>, text: string): Point[] => {
  const number = (key: string): number => Number(rest[key]);
  const spread = (x: number, y: number, w: number, h: number): Point[] => [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ];
  if (name === 'path') return pointsOf(d);
  if (name === 'rect') return spread(number('x'), number('y'), number('width'), number('height'));
  if (name === 'circle')
    return spread(number('cx') - number('r'), number('cy') - number('r'), 2 * number('r'), 2 * number('r'));
  if (name !== 'text') return [];
  const classes = rest.class.split(' ');
  const size = number('font-size');
  const spacing = Number(rest['letter-spacing'] ?? 0);
  const face = classes.includes('t-serif') ? 'serif' : classes.includes('t-mono') ? 'mono' : 'sans';
  const width = widthOf(text, { size, spacing, face, bold: classes.includes('t-bold') });
  const left = number('x') - (classes.includes('t-middle') ? width / 2 : classes.includes('t-end') ? width : 0);
  return spread(left, number('y') - size * 0.74, width, size * (/[gjpqy,;Q()]/.test(text) ? 0.96 : 0.75));
};

const plain = (text: string): string => {
  if (!/[<>&]/.test(text)) return text;
  if (/[<>]/.test(text) || /&(?!(?:amp|lt|gt|quot);)/.test(text)) throw new Error(`not escaped: ${text}`);
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
};

const attributesOf = remembered((list): Readonly<Record<string, string>> => {
  const pairs = [...list.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, plain(value)] as const);
  const attributes = Object.fromEntries(pairs);
  if (pairs.length !== Object.keys(attributes).length) throw new Error(`an attribute twice: ${list}`);
  if (/NaN|undefined|Infinity/.test(list)) throw new Error(`no number: ${list}`);
  return attributes;
});

const TAG = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;

/** Every element of a well-formed drawing; throws when it is not. */
export const inspect = (svg: string): Found[] => {
  const found: Found[] = [];
  const open: { name: string; matrix: Matrix; index: number }[] = [];
  const texts: string[] = [];
  const matrices: Matrix[] = [];
  let at = 0;
  while (at < svg.length) {
    if (svg[at] !== '<') {
      const end = svg.indexOf('<', at) < 0 ? svg.length : svg.indexOf('<', at);
      const text = plain(svg.slice(at, end));
      if (open.length === 0 && text.trim() !== '') throw new Error(`text outside of the drawing: ${text}`);
      if (open.length > 0) texts[open.at(-1)!.index] += text;
      at = end;
      continue;
    }
    TAG.lastIndex = at;
    const match = TAG.exec(svg);
    if (!match) throw new Error(`not well-formed: ${svg.slice(at, at + 80)}`);
    at = TAG.lastIndex;
    const [, closing, name, list, empty] = match;
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes something else`);
      continue;
    }
    const attributes = attributesOf(list);
    const matrix = times(open.at(-1)?.matrix ?? STILL, moved(attributes.transform ?? ''));
    found.push({ name, attributes, text: '', box: null });
    texts.push('');
    matrices.push(matrix);
    if (!empty) open.push({ name, matrix, index: found.length - 1 });
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)!.name}> is never closed`);
  return found.map((one, i): Found => {
    const [a, b, c, d, e, f] = matrices[i];
    const points = pointsIn(one.name, one.attributes, texts[i]).map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const box = points.length === 0 ? null : ([min(...xs), min(...ys), max(...xs), max(...ys)] as const);
    return { ...one, text: texts[i], box };
  });
};

const refsOf = (parts: readonly Found[]): Set<string> =>
  new Set(parts.map(({ attributes }) => attributes['data-ref']).filter((ref) => ref !== undefined));

/** What a careful eye would object to, whatever the game: empty when all is well. */
export const blemishes = (svg: string, wanted: readonly string[] = []): string[] => {
  const [root, ...parts] = inspect(svg);
  const refs = refsOf(parts);
  const [, , width, height] = root.attributes.viewBox.split(' ').map(Number);
  const outside = parts.filter(
    ({ box }) => box && (box[0] < -0.5 || box[1] < -0.5 || box[2] > width + 0.5 || box[3] > height + 0.5),
  );
  const texts = parts.filter(({ name }) => name === 'text');
  const small = texts.filter(({ attributes }) => Number(attributes['font-size']) < 10);
  // The number of an offer lies on a label of its own, which must not cover other writing either.
  const isLabel = (i: number): boolean => parts[i - 1]?.attributes.class === 'tag';
  const written = parts
    .filter(({ name }, i) => isLabel(i) || (name === 'text' && !isLabel(i - 1)))
    .map((part) => ({ box: part.box!, text: part.name === 'text' ? part.text : 'the label of an offer' }));
  const collisions = written.flatMap((one, i) =>
    written.slice(i + 1).flatMap((other) => {
      const [a, b] = [one.box, other.box];
      const wide = min(a[2], b[2]) - max(a[0], b[0]);
      const high = min(a[3], b[3]) - max(a[1], b[1]);
      return wide > 0.6 && high > 0.6 ? [`"${one.text}" meets "${other.text}"`] : [];
    }),
  );
  const body = svg.replace(/<style>[^]*?<\/style>/, '');
  const colour = /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(|\b(?:fill|stroke|style|color)="/i.exec(body);
  return [
    ...outside.map(({ name, box, text }) => `outside: ${name} ${text} ${box!.map(Math.round).join(' ')}`),
    ...small.map(({ text }) => `too small: ${text}`),
    ...texts.filter(({ text }) => text.trim() === '').map(() => 'an empty text'),
    ...collisions,
    ...wanted.filter((ref) => !refs.has(ref)).map((ref) => `missing: ${ref}`),
    ...(colour ? [`a colour in the body: ${colour[0]}`] : []),
  ];
};

export const refsIn = (svg: string): Set<string> => refsOf(inspect(svg));
