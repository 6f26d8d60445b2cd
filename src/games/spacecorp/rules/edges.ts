import { type Offer, type Seat } from '../../kernel/game-definition.js';
import { type SpacecorpAction } from '../actions.js';
import { type Board, clockwiseFrom, isStart, lateCards, type Table, tileOf } from '../board.js';
import { cardById, type CardId, deckOf } from '../components/cards.js';
import { EDGE_IDS, type EdgeId, KINDS, type Moment } from '../components/kinds.js';
import { once } from '../components/once.js';
import { type Components, type TitleId } from '../components/types.js';
import {
  cardOption,
  numbered,
  offer,
  offerOption,
  oneOf,
  rowOption,
  someOf,
  type Story,
  type Wanted,
} from '../offers.js';
import { type SpacecorpStep } from '../steps.js';
import { mayOwn } from './action.js';
import { gain } from './drawing.js';
import { hiddenOf } from './value.js';

/** Chapter 11: what each Edge does, when it could matter, and who could hold it (19.3). */

/** A moment of a turn, with the seat whose turn it is or, at the start of one, will be. */
export interface Occasion {
  readonly moment: Moment;
  readonly active: Seat;
  readonly title?: TitleId;
  /** The turn has not begun. */
  readonly next?: true;
}

const edgeCards = once(
  (box) =>
    new Map(
      (['mariners', 'planeteers', 'starfarers'] as const).map((era) => [
        era,
        new Map(deckOf(box, era).flatMap(({ id, type }) => (type.edge ? [[type.edge, id] as const] : []))),
      ]),
    ),
);
export const edgeCardIn = (box: Components, board: Pick<Table, 'era'>, edge: EdgeId): CardId | undefined =>
  edgeCards(box).get(board.era!)!.get(edge);

export const lifeAt = (box: Components, board: Table, seat: Seat): boolean => {
  const { icon } = box.edges.hostile_microbes;
  return board.companies[seat].teams.some(
    ({ at, track }) =>
      at !== null &&
      track === 0 &&
      board.sites[at].tiles.some((tile) => tile !== null && tileOf(box, tile).icons.includes(icon)),
  );
};

/** 11.4, 19.3d: could it have an effect at all? Judged from what everybody sees. */
const couldMatter = (box: Components, board: Board, edge: EdgeId, seat: Seat, { active, title }: Occasion): boolean => {
  const turn = board.turn!;
  const mine = active === seat;
  const { who } = box.edges[edge];
  if ((who === 'opponents' && mine) || (who === 'active' && !mine)) return false;
  switch (edge) {
    case 'hack':
      return board.offers.some((card) => card !== null);
    case 'divert':
      return (turn.produced ?? 0) > 0;
    case 'market_influence':
      return turn.claimed.length > 0;
    case 'leak':
      return (
        title !== undefined &&
        board.progressLeft[title] > 0 &&
        !board.companies[seat].progress.includes(title) &&
        mayOwn(box, board, seat, title)
      );
    case 'poach':
      return turn.discarded.length > 0;
    case 'incompatible':
      return board.seats.some((one) => board.companies[one].slots.some((card) => card !== null));
    case 'intercept':
      return !board.passed.includes(seat);
    case 'sabotage':
      return true;
    case 'hostile_microbes':
      return board.seats.some((one) => board.companies[one].profit > 0 && lifeAt(box, board, one));
    case 'salvage':
      return board.offers.some((card) => card !== null && isStart(box, card));
    case 'competitors':
      return false;
  }
};

/** 19.3a to 19.3c */
export const publiclyHolds = (box: Components, board: Board, seat: Seat, card: CardId): boolean => {
  const holder = board.seats.find((one) => board.companies[one].known.includes(card));
  if (holder !== undefined) return holder === seat;
  const inSight =
    board.offers.includes(card) ||
    board.discard.includes(card) ||
    board.gone.includes(card) ||
    (board.turn?.played.includes(card) ?? false) ||
    board.seats.some((one) => board.companies[one].slots.includes(card));
  return !inSight && lateCards(box, board.companies[seat]) > 0;
};

/** 19.3: the Edges a seat is asked for at a moment, by the option of the table. */
export const edgesFor = (box: Components, board: Board, seat: Seat, occasion: Occasion): [EdgeId, CardId][] =>
  EDGE_IDS.flatMap((edge): [EdgeId, CardId][] => {
    const card = edgeCardIn(box, board, edge);
    return card !== undefined &&
      box.edges[edge].moment === occasion.moment &&
      couldMatter(box, board, edge, seat, occasion) &&
      (board.options.windows === 'holders'
        ? board.companies[seat].hand.includes(card)
        : publiclyHolds(box, board, seat, card))
      ? [[edge, card]]
      : [];
  });

/** 19.7: what a seat may play at any moment. It holds the card, and play waits for nobody. */
export const openTo = (box: Components, board: Board, seat: Seat): [EdgeId, CardId][] =>
  board.companies[seat].hand.flatMap((card): [EdgeId, CardId][] => {
    const edge = cardById(box, card)?.type.edge ?? null;
    return edge !== null &&
      box.edges[edge].moment === 'any' &&
      couldMatter(box, board, edge, seat, { moment: 'any', active: board.turn!.seat })
      ? [[edge, card]]
      : [];
  });

export const holds = (board: Board, seat: Seat, card: CardId): boolean => board.companies[seat].hand.includes(card);

export const play = (box: Components, board: Board, edge: EdgeId, card: CardId): Offer<SpacecorpAction> => {
  const fixed = { card };
  const values = { edge };
  const refs = [`card:${card}`];
  const inputs = {
    hack: { box: oneOf(board.offers.flatMap((one, i) => (one === null ? [] : [offerOption(board, i + 1)]))) },
    poach: {
      cards: someOf(
        numbered(board.turn!.discarded.map((one) => cardOption(box, one))),
        1,
        Math.min(box.edges.poach.cards, board.turn!.discarded.length),
      ),
    },
    sabotage: {
      kind: oneOf(
        KINDS.filter(
          (kind) =>
            (kind !== 'revelation' || board.era !== 'mariners') && (kind !== 'colonize' || board.era === 'starfarers'),
        ).map((kind) => ({ id: kind, label: { say: `kind.${kind}` } })),
      ),
    },
    market_influence: { row: oneOf(board.turn!.claimed.map(rowOption)) },
  };
  const has = Object.hasOwn(inputs, edge);
  return {
    ...offer('PlayEdge', '11.1', {
      fixed,
      values,
      refs,
      inputs: has ? inputs[edge as keyof typeof inputs] : {},
      variant: has ? `.${edge}` : '',
    }),
    private: true,
  };
};

/** What a play leads to; null if an earlier one has made it impossible (19.4a). */
export const apply = (
  box: Components,
  told: Story,
  seat: Seat,
  action: Wanted<'PlayEdge'>,
  occasion: Occasion,
): SpacecorpStep[] | null => {
  const { board } = told;
  const { card } = action;
  const edge = cardById(box, card)!.type.edge!;
  if (!board.companies[seat].hand.includes(card) || !couldMatter(box, board, edge, seat, occasion)) return null;
  if (edge === 'hack' && board.offers[Number(action.box) - 1] === null) return null;
  if (edge === 'poach' && !action.cards!.every((one) => board.turn!.discarded.includes(one))) return null;
  told.tell({ type: 'EdgePlayed', seat, edge, card, hidden: hiddenOf(board, seat, [card]).length > 0 });
  const { active } = occasion;
  switch (edge) {
    case 'hack':
      told.tell({
        type: 'OfferTaken',
        seat,
        box: Number(action.box),
        card: board.offers[Number(action.box) - 1]!,
        why: 'edge',
      });
      return [];
    case 'divert':
      gain(told, seat, Math.ceil((board.turn!.produced ?? 0) / 2), 'edge');
      return [];
    case 'market_influence':
      gain(told, seat, active === seat ? box.edges.market_influence.own : box.edges.market_influence.other, 'edge');
      return [];
    case 'leak':
      told.tell({ type: 'ProgressTaken', seat, title: occasion.title!, award: 0 });
      return [];
    case 'poach':
      told.tell({ type: 'CardsPoached', seat, cards: action.cards! });
      return [];
    case 'sabotage':
      told.tell({ type: 'ActionBarred', seat: active, by: seat, kind: action.kind!, next: occasion.next === true });
      return [];
    case 'hostile_microbes':
      for (const one of clockwiseFrom(board.seats, active)) {
        const loss = Math.min(box.edges.hostile_microbes.loss, told.board.companies[one].profit);
        if (loss > 0 && lifeAt(box, told.board, one))
          told.tell({ type: 'ProfitLost', seat: one, profit: loss, why: 'microbes' });
      }
      return [];
    case 'salvage':
      board.offers.forEach((one, i) => {
        if (one !== null && isStart(box, one))
          told.tell({ type: 'OfferTaken', seat, box: i + 1, card: one, why: 'edge' });
      });
      return [];
    case 'intercept':
      told.tell({ type: 'ExtraTurnGranted', seat });
      return [];
    case 'incompatible':
      return clockwiseFrom(board.seats, board.turn!.seat).map((one) => ({ step: 'infraRemoval', seat: one }));
    case 'competitors':
      return [];
  }
};
