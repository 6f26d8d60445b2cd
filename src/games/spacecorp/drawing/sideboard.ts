import { touchable } from '../../drawing/offers.js';
import { type Block, columnWidth, flow, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { seatMark } from '../../drawing/seats.js';
import { at, line, path, polygon, rect } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { widthOf, wrapped } from '../../drawing/widths.js';
import { type Ref } from '../../kernel/game-definition.js';
import { colonyOf, titleOf } from '../board.js';
import { ICONS, VALUE_KINDS } from '../components/kinds.js';
import { phraseOf } from '../components/texts.js';
import { type Scene } from './scene.js';
import { iconPart, line as signs, type Part } from './signs.js';

/** What lies beside the board: progress cards, colonies, tiles, and at the end the result. */
interface Entry {
  readonly ref: Ref;
  readonly name: string;
  readonly figure: string;
  readonly says: string;
  readonly hexagon: boolean;
}

const entryCard = ({ marks }: Scene, { ref, name, figure, says, hexagon }: Entry, width: number): Block => {
  const lines = wrapped(says, width - 14, { size: 10.5 });
  const height = 30 + lines.length * 13;
  return {
    width,
    height,
    svg: touchable(marks, {
      ref,
      title: `${name}: ${says}`,
      box: { x: 0, y: 0, width, height },
      rise: 6,
      body: [
        rect(0, 0, width, height, { fill: 'raised', stroke: 'line', radius: 3 }),
        label(7, 20, name, { size: 11, bold: true, room: width - 30 - widthOf(figure, { size: 11, bold: true }) }),
        hexagon ? path(polygon(width - 16, 16, 9, 6), { stroke: 'brass' }) : '',
        label(width - 16, 20, figure, { size: 11, bold: true, anchor: hexagon ? 'middle' : 'end' }),
        ...lines.map((words, i) => label(7, 34 + i * 13, words, { size: 10.5, fill: 'soft' })),
      ].join(''),
    }),
  };
};

/** Cards in columns, each as high as it must be. */
const columns = (cards: (width: number) => readonly Block[], width: number): Block => {
  const count = Math.max(1, Math.floor(width / 190));
  const wide = columnWidth(width, count, 8);
  const heights = Array.from({ length: count }, () => 0);
  const svg = cards(wide).map((card) => {
    const i = heights.indexOf(Math.min(...heights));
    const placed = at(i * (wide + 8), heights[i], card.svg);
    heights[i] += card.height + 10;
    return placed;
  });
  return { width, height: Math.max(0, ...heights), svg: svg.join('') };
};

const entryPlate = (scene: Scene, width: number, title: string, entries: readonly Entry[]): Block | null => {
  if (entries.length === 0) return null;
  const laid = columns((wide) => entries.map((entry) => entryCard(scene, entry, wide)), width - 2 * MARGIN);
  return plate(width, HEAD + 16 + laid.height, at(MARGIN, HEAD + 12, laid.svg), { title });
};

export const progressCards = (scene: Scene, width: number): Block | null => {
  const { box, view, say, phrase } = scene;
  const entries = box.progress.flatMap(({ id }): Entry[] => {
    const left = view.progressLeft[id] ?? 0;
    if (left === 0) return [];
    const { kind, effects, prerequisite, copies, award } = titleOf(box, id);
    const says = [
      say(`progressKind.${kind}`),
      ...effects.map((effect) => phrase(phraseOf('progressEffect', effect))),
      ...(prerequisite ? [phrase(phraseOf('prerequisite', prerequisite))] : []),
    ].join('; ');
    const figure = `${left === copies ? `+${award} ` : ''}×${left}`;
    return [{ ref: `progress:${id}`, name: say(`progress.${id}`), figure, says, hexagon: false }];
  });
  return entryPlate(scene, width, say('draw.progress'), entries);
};

export const colonies = (scene: Scene, width: number): Block | null => {
  const { box, view, say, phrase } = scene;
  const entries = view.coloniesLeft.map((id): Entry => {
    const { value, effect } = colonyOf(box, id);
    return {
      ref: `colony:${id}`,
      name: `${id} ${say(`colony.${id}`)}`,
      figure: String(value),
      says: phrase(phraseOf('colonyEffect', box.colonyEffects[effect])),
      hexagon: true,
    };
  });
  return entryPlate(scene, width, say('draw.colonies'), entries);
};

export const supply = (scene: Scene, width: number, least = 0): Block => {
  const { view, say } = scene;
  const rows = [
    [say('draw.deckLeft'), view.deck.start + view.deck.rest],
    [say('draw.startLeft'), view.deck.start],
    ...Object.entries(view.stacks).map(([stack, count]) => [say('draw.tilesLeft', { stack }), count] as const),
    [say('draw.discardPile'), view.discard.length],
  ] as const;
  const body = rows
    .map(
      ([words, count], i) =>
        label(MARGIN, HEAD + 22 + i * 18, words, { size: 11.5, fill: 'soft', room: width - 2 * MARGIN - 34 }) +
        label(width - MARGIN, HEAD + 22 + i * 18, count, { size: 13, bold: true, anchor: 'end' }),
    )
    .join('');
  return plate(width, Math.max(least, HEAD + 22 + rows.length * 18), body, { title: say('draw.supply') });
};

/** Final profit, the richest first; null before the end. */
export const results = ({ view, say, name }: Scene, width: number): Block | null => {
  const all = view.results;
  if (!all) return null;
  const ranked = [...view.seats].sort((a, b) => all[b].profit - all[a].profit);
  const body = ranked
    .map((seat, i) => {
      const y = HEAD + 26 + i * 24;
      return [
        seatMark(seat, MARGIN + 9, y - 4, 7),
        label(MARGIN + 24, y, name(seat), { size: 13, bold: i === 0, room: width - 130 }),
        label(width - MARGIN, y, all[seat].profit, { size: 16, bold: true, anchor: 'end' }),
        line(MARGIN, y + 8, width - MARGIN, y + 8, { stroke: 'line' }),
      ].join('');
    })
    .join('');
  return plate(width, HEAD + 24 + ranked.length * 24, body, { title: say('text.results') });
};

/** What the silhouettes mean. */
export const legend = ({ say }: Scene, width: number, least = 0): Block => {
  const items: readonly (readonly [Part, string])[] = [
    ...VALUE_KINDS.map((kind) => [{ sign: kind }, say(`kind.${kind}`)] as const),
    [{ sign: 'gravity' }, say('draw.gravity')],
    [{ sign: 'radiation', fill: 'mark' }, say('draw.radiation')],
    [{ sign: 'multistar', fill: 'mark' }, say('draw.multiStar')],
    ...ICONS.map((icon) => [iconPart(icon), say(`sign.${icon}`)] as const),
  ];
  const laid = flow(
    items.map(([sign, words]): Block => {
      const said = signs([sign, words], { size: 11.5 });
      return { ...said, svg: at(0, 14, said.svg) };
    }),
    width - 2 * MARGIN,
    16,
    20,
  );
  return plate(width, Math.max(least, HEAD + 14 + laid.height), at(MARGIN, HEAD + 6, laid.svg), {
    title: say('draw.legend'),
  });
};
