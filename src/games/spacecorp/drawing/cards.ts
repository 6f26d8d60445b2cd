import { glyph } from '../../drawing/glyphs.js';
import { touchable } from '../../drawing/offers.js';
import { type Block, flow, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { at, line, rect } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { widthOf, wrapped } from '../../drawing/widths.js';
import { type Ref } from '../../kernel/game-definition.js';
import { cardById, type CardId } from '../components/cards.js';
import { type Face } from '../components/types.js';
import { phraseOf } from '../components/texts.js';
import { type Scene } from './scene.js';
import { faceText } from './signs.js';

/** Action cards: name, faces, and what else they can do. */
export const CARD_WIDTH = 110;
export const CARD_HEIGHT = 118;
const NAME = { size: 11, bold: true } as const;
const VALUE = { size: 13, bold: true } as const;

const faces = ({ say }: Scene, all: readonly Face[], width: number, y: number): string =>
  all
    .map(
      ({ kind, ...face }, i) =>
        glyph(kind, 13, y + i * 15 - 4, 12, 'soft') +
        label(23, y + i * 15, say(`kind.${kind}`), {
          size: 10,
          fill: 'soft',
          room: width - 35 - widthOf(faceText({ kind, ...face }), VALUE),
        }) +
        label(width - 8, y + i * 15, faceText({ kind, ...face }), { ...VALUE, anchor: 'end' }),
    )
    .join('');

const footOf = ({ box, say }: Scene, id: CardId): string => {
  const type = cardById(box, id)?.type;
  return [
    ...(type?.edge ? [say('draw.edge', { edge: type.edge })] : []),
    ...(type?.upgrade ? [say('draw.infra')] : []),
    ...(type?.start ? [say('draw.start')] : []),
  ].join(' · ');
};

/** What a card does besides its faces; of a Time card, what it is for. */
const ruleOf = ({ box, say, phrase }: Scene, id: CardId): string => {
  const card = cardById(box, id);
  if (!card) return say('draw.time');
  return card.type.special ? phrase(phraseOf('special', card.type.special)) : '';
};

/** A long rule makes a card wider, never shorter: nothing of it is left out. */
const widthFor = (rule: string): number =>
  [CARD_WIDTH, 150, 190].find((width) => wrapped(rule, width - 14, { size: 10 }).length <= 4) ?? 230;

export const actionCard = (scene: Scene, id: CardId | null, ref: Ref, caption = ''): Block => {
  const { box, say, marks } = scene;
  const rule = id === null ? '' : ruleOf(scene, id);
  const [width, height] = [widthFor(rule), CARD_HEIGHT];
  const outline = rect(0, 0, width, height, {
    fill: id === null ? 'sunk' : 'raised',
    stroke: 'line2',
    radius: 4,
  });
  const head = caption === '' ? '' : label(width - 7, height - 8, caption, { size: 10, fill: 'faint', anchor: 'end' });
  const box2 = { x: 0, y: 0, width, height };
  if (id === null)
    return {
      width,
      height,
      svg: touchable(marks, { ref, title: say('text.empty'), box: box2, body: outline + head }),
    };
  const card = cardById(box, id);
  const name = wrapped(say(`cardId.${id}`), width - 14, NAME).slice(0, 2);
  const lines = rule === '' ? [] : wrapped(rule, width - 14, { size: 10 });
  const top = 22 + name.length * 13;
  const foot = wrapped(footOf(scene, id), width - 14 - (caption === '' ? 0 : 10), { size: 10 });
  const body = [
    outline,
    ...name.map((words, i) => label(7, 20 + i * 13, words, { ...NAME, room: width - 12 })),
    line(7, top - 5, width - 7, top - 5, { stroke: 'line' }),
    faces(scene, card?.type.faces ?? [], width, top + 10),
    ...lines.map((words, i) => label(7, top + 9 + i * 12, words, { size: 10, fill: 'soft' })),
    ...foot.map((words, i) => label(7, height - 8 - (foot.length - 1 - i) * 12, words, { size: 10, fill: 'brass' })),
    head,
  ].join('');
  return { width, height, svg: touchable(marks, { ref, title: say(`cardId.${id}`), box: box2, body }) };
};

const cardPlate = (
  scene: Scene,
  width: number,
  title: string,
  note: string,
  cards: readonly Block[],
  least: number,
): Block => {
  const laid = flow(cards, width - 2 * MARGIN, 8, CARD_HEIGHT + 12);
  const empty = cards.length === 0 ? label(MARGIN, HEAD + 20, scene.say('draw.none'), { size: 11, fill: 'faint' }) : '';
  const height = HEAD + 14 + Math.max(16, laid.height);
  return plate(width, Math.max(least, height), at(MARGIN, HEAD + 12, laid.svg) + empty, { title, note });
};

export const offers = (scene: Scene, width: number, least = 0): Block =>
  cardPlate(
    scene,
    width,
    scene.say('draw.offers'),
    scene.say('draw.deck', { count: scene.view.deck.start + scene.view.deck.rest, start: scene.view.deck.start }),
    // Late in an era nothing is on offer any more: four empty places would say so at great length.
    scene.view.offers.every((id) => id === null)
      ? []
      : scene.view.offers.map((id, i) => actionCard(scene, id, `offer:${i + 1}`, String(i + 1))),
    least,
  );

/** The viewer's own hand; null for a spectator. */
export const hand = (scene: Scene, width: number, least = 0): Block | null => {
  const { view, say } = scene;
  if (view.me === null) return null;
  const cards = view.companies[view.me].hand.map((id) => actionCard(scene, id, `card:${id}`));
  return cardPlate(scene, width, say('draw.hand'), say('draw.handNote'), cards, least);
};

/** What was discarded this turn: it can be poached (11.13). */
export const discards = (scene: Scene, width: number): Block | null => {
  const { view, say } = scene;
  const held = view.me === null ? [] : view.companies[view.me].hand;
  const cards = (view.turn?.discarded ?? []).filter((id) => !held.includes(id));
  return cards.length === 0
    ? null
    : cardPlate(
        scene,
        width,
        say('draw.discards'),
        '',
        cards.map((id) => actionCard(scene, id, `card:${id}`)),
        0,
      );
};
