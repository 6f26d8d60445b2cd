import { EDGE_IDS, type Era, ERAS, SEAT_COUNTS } from '../kinds.js';
import { type CardType } from '../types.js';
import { part, repeated, sumOf, unless } from './parts.js';

/** 1.4: printed numbers of cards. */
const CARDS: Readonly<Record<Era, number>> = { mariners: 46, planeteers: 58, starfarers: 76 };
const START_CARDS = 12;
const TIME_CARDS = 8;

const copies = (types: readonly CardType[]): number => sumOf(types, (type) => type.copies);

const wrongWith = (type: CardType, era: Era, path: string): readonly string[] => [
  ...unless(
    type.special === null ? type.faces.length === 1 || type.faces.length === 2 : type.faces.length === 0,
    `${path}.faces`,
    'a card has one or two faces, or none and a Special.',
  ),
  ...type.faces.flatMap(({ kind, sign, value }, i) => [
    ...unless(
      sign !== 'shielded' || kind === 'move' || kind === 'build',
      `${path}.faces[${i}].sign`,
      'only Move and Build are shielded.',
    ),
    ...unless(sign !== 'multiplier' || value > 1, `${path}.faces[${i}].value`, 'a multiplier is at least 2.'),
    ...unless(
      era !== 'mariners' || kind !== 'revelation',
      `${path}.faces[${i}].kind`,
      'there is no Revelation in Mariners.',
    ),
    ...unless(
      type.faces.findIndex((other) => other.kind === kind && other.sign === sign) === i,
      `${path}.faces[${i}]`,
      'the card has a face of this kind and sign already.',
    ),
  ]),
  ...unless(!type.upgrade || type.faces.length > 0, `${path}.upgrade`, 'an upgrade card needs a face.'),
  ...unless(type.edge === null || !type.start, `${path}.edge`, 'a Start card carries no Edge.'),
  ...unless(
    era === 'starfarers' || type.special?.kind !== 'wormhole',
    `${path}.special`,
    'there are tracks in Starfarers only.',
  ),
];

export const cardParts = [
  part(['decks', 'time'], ({ decks, time }) => [
    ...ERAS.flatMap((era) => {
      const types = decks[era];
      const start = copies(types.filter((type) => type.start));
      return [
        ...unless(
          copies(types) === CARDS[era],
          `decks.${era}`,
          `this deck has ${CARDS[era]} cards, not ${copies(types)}.`,
        ),
        ...unless(start === START_CARDS, `decks.${era}`, `it has ${START_CARDS} Start cards, not ${start}.`),
        ...types.flatMap((type) => wrongWith(type, era, `decks.${era}[${type.id}]`)),
      ];
    }),
    ...repeated([
      ...ERAS.flatMap((era) => decks[era].map(({ id }) => [id, `decks.${era}[${id}].id`] as const)),
      [time.id, 'time.id'],
    ]),
  ]),
  part(['decks', 'edges'], ({ decks }) => {
    const carried = new Set(ERAS.flatMap((era) => decks[era].map(({ edge }) => edge)));
    return EDGE_IDS.flatMap((edge) => unless(carried.has(edge), `edges.${edge}`, 'no card of any deck carries it.'));
  }),
  part(['time', 'setUp'], ({ time, setUp: { timeInHand, timeInDeck } }) => [
    ...unless(time.copies === TIME_CARDS, 'time.copies', `there are ${TIME_CARDS} Time cards, not ${time.copies}.`),
    ...time.kinds.flatMap((kind, i) =>
      unless(['move', 'explore', 'build'].includes(kind), `time.kinds[${i}]`, 'Time is for Move, Explore and Build.'),
    ),
    ...SEAT_COUNTS.flatMap((seats) =>
      unless(
        seats * timeInHand + timeInDeck[seats] <= time.copies,
        `setUp.timeInDeck.${seats}`,
        `with ${seats} seats more than the ${time.copies} Time cards would be used.`,
      ),
    ),
  ]),
  part(['decks', 'setUp'], ({ decks, setUp: { eras } }) =>
    ERAS.flatMap((era) => {
      const { dealtCard, dealtStartCards } = eras[era];
      const most = Math.max(...SEAT_COUNTS);
      const dealt = decks[era].find(({ id }) => id === dealtCard);
      const left = START_CARDS - most * (dealtStartCards + (dealtCard === null ? 0 : 1));
      const path = `setUp.eras.${era}`;
      return [
        ...unless(
          dealtCard === null || (dealt !== undefined && dealt.start && dealt.copies >= most),
          `${path}.dealtCard`,
          `the deck needs a Start card "${dealtCard}" with ${most} copies or more.`,
        ),
        ...unless(left >= 0, `${path}.dealtStartCards`, `there are not enough Start cards for ${most} seats.`),
      ];
    }),
  ),
];
