import { touchable } from '../../drawing/offers.js';
import { type Block, columnWidth, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { seatMark } from '../../drawing/seats.js';
import { at, rect } from '../../drawing/shapes.js';
import { label, paragraph } from '../../drawing/text.js';
import { wrapped } from '../../drawing/widths.js';
import { holderOf } from '../board.js';
import { cardsFor, type SpecialistCard } from '../components/cards.js';
import { type Scene } from './scene.js';

const NAME = { size: 11 } as const;
const LEADING = 13;
const GAP = 6;

const card = (
  scene: Scene,
  { id, order, specialists }: SpecialistCard,
  width: number,
  lines: readonly string[],
  height: number,
): string => {
  const { view, say, name, marks } = scene;
  const holder = holderOf(view, specialists[0]);
  const foot = height - 9;
  return touchable(marks, {
    ref: `card:${id}`,
    title:
      holder === undefined
        ? say('text.cardFree', { order, card: id })
        : say('text.cardHeld', { order, card: id, who: name(holder) }),
    box: { x: 0, y: 0, width, height },
    body: [
      rect(0, 0, width, height, { fill: 'raised', stroke: 'line', radius: 3 }),
      label(7, 23, order, { size: 20, bold: true, face: 'serif', fill: holder === undefined ? 'text' : 'soft' }),
      ...lines.map((words, i) => label(7, 38 + i * LEADING, words, NAME)),
      holder === undefined
        ? label(7, foot, say('draw.notTaken'), { size: 10.5, fill: 'faint', room: width - 10 })
        : seatMark(holder, 12, foot - 4, 5.8) +
          label(21, foot, say('draw.seat', { seat: holder }), { size: 11, bold: true, room: width - 23 }),
    ].join(''),
  });
};

/** The specialists in the order in which their holders play, and what else is said about it. */
export const cards = (scene: Scene, width: number, least = 0): Block => {
  const { view, say, name } = scene;
  const set = cardsFor(view.seats.length);
  const wide = columnWidth(width - 2 * MARGIN, set.length, GAP);
  const lines = set.map(({ id }) => wrapped(say('draw.card', { card: id }), wide - 10, NAME));
  const deepest = Math.max(...lines.map(({ length }) => length));
  const isOver = view.seats.every((seat) => view.companies[seat].card !== null);
  const notes = [
    ...(isOver || view.opener === '' || view.wealth ? [] : [say('text.opener', { who: name(view.opener) })]),
    ...(view.manipulator === null ? [] : [say('text.manipulator', { who: name(view.manipulator) })]),
    ...(view.options.variableClaims && view.round <= 1 && view.riverNeutrals > 0
      ? [say('text.river', { count: view.riverNeutrals })]
      : []),
  ];
  let y = 0;
  const said = notes.map((note) => {
    const { svg, height } = paragraph(MARGIN, y, note, {
      size: 11.5,
      fill: 'soft',
      leading: 15,
      room: width - 2 * MARGIN,
    });
    y += height;
    return svg;
  });
  const own = HEAD + 10 + 38 + deepest * LEADING + 22 + (notes.length > 0 ? y + 4 : 0) + 8;
  const height = Math.max(least, own);
  const tall = 38 + deepest * LEADING + 22 + (height - own);
  const body =
    set.map((one, i) => at(MARGIN + i * (wide + GAP), HEAD + 10, card(scene, one, wide, lines[i], tall))).join('') +
    at(0, HEAD + 10 + tall + 18, said.join(''));
  return plate(width, height, body, { title: say('draw.cards') });
};
