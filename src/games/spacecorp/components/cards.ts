import { type Era, ERAS } from './kinds.js';
import { once } from './once.js';
import { type CardType, type Components } from './types.js';

/** One action card. Like cards have one type and different ids: `M01` to `M04` are Chemical Drives. */
export type CardId = string;
export interface Card {
  readonly id: CardId;
  readonly era: Era;
  readonly type: CardType;
}

const LETTER: Readonly<Record<Era, string>> = { mariners: 'M', planeteers: 'P', starfarers: 'S' };

const deck = (types: readonly CardType[], era: Era): readonly Card[] =>
  types
    .flatMap((type) => Array.from({ length: type.copies }, () => type))
    .map((type, i) => ({ id: `${LETTER[era]}${String(i + 1).padStart(2, '0')}`, era, type }));

const decks = once(({ decks: types }) => new Map(ERAS.map((era) => [era, deck(types[era], era)])));
const cards = once((components) => new Map([...decks(components).values()].flat().map((card) => [card.id, card])));
const timeCards = once(({ time }) => Array.from({ length: time.copies }, (_, i): CardId => `T${i + 1}`));

export const deckOf = (components: Components, era: Era): readonly Card[] => decks(components).get(era)!;
/** undefined for a Time card. */
export const cardById = (components: Components, id: CardId): Card | undefined => cards(components).get(id);
export const timeCardsOf = (components: Components): readonly CardId[] => timeCards(components);
export const isTimeCard = (components: Components, id: CardId): boolean => timeCards(components).includes(id);
