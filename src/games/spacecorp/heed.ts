import { type Offer, type Question, type Seat } from '../kernel/game-definition.js';
import { type SpacecorpAction } from './actions.js';
import { isStart } from './board.js';
import { cardById, type CardId } from './components/cards.js';
import { type EdgeId, type ValueKind } from './components/kinds.js';
import { type Components } from './components/types.js';
import { type EdgeOrder, type SpacecorpOrder } from './orders.js';
import { nextTurn } from './rules/drawing.js';
import { lifeAt } from './rules/edges.js';
import { type SpacecorpView } from './view.js';

type Asked = Question<SpacecorpAction>;
type Said = SpacecorpAction | 'ask' | null;

const offered = (question: Asked, type: SpacecorpAction['type']): Offer<SpacecorpAction> | undefined =>
  question.offers.find(({ action }) => action.type === type);

/** What an order answers, from its owner's view alone (19.10d). */
export const heedWith =
  (box: Components) =>
  (order: SpacecorpOrder, question: Asked, view: SpacecorpView): Said => {
    switch (order.type) {
      case 'PassWindows':
        return offered(question, 'PassWindow') ? { type: 'PassWindow' } : null;
      case 'ClaimAll': {
        const rows = offered(question, 'ClaimContracts')?.inputs.rows;
        if (rows?.kind !== 'pick' || 'list' in rows.from) return null;
        const claimed = (view.claims[view.era!] ?? []).filter((by) => by !== null).length;
        // 19.13: the sixth ends the era and is asked for.
        if (claimed < box.figures.contractsToEnd && claimed + rows.from.length >= box.figures.contractsToEnd)
          return 'ask';
        return { type: 'ClaimContracts', rows: rows.from.map(({ id }) => id) };
      }
      case 'SkipTransport':
        return offered(question, 'StayPut') ? { type: 'StayPut' } : null;
      case 'ResearchDeck': {
        const count = offered(question, 'DrawFromDeck')?.inputs.count;
        return count?.kind === 'number' ? { type: 'DrawFromDeck', count: count.max } : null;
      }
      case 'PlayEdgeWhen':
        return edgeWhen(box, order, question, view);
    }
  };

/** 19.10: the size of the occasion, for the test of an order. */
const sizeOf = (box: Components, edge: EdgeId, seat: Seat, view: SpacecorpView): number => {
  switch (edge) {
    case 'divert':
      return view.turn?.produced ?? 0;
    case 'poach':
      return view.turn?.discarded.length ?? 0;
    case 'hack':
      return view.offers.filter((card) => card !== null).length;
    case 'salvage':
      return view.offers.filter((card) => card !== null && isStart(box, card)).length;
    case 'hostile_microbes':
      return view.seats.filter(
        (other) => other !== seat && view.companies[other].profit > 0 && lifeAt(box, view, other),
      ).length;
    default:
      return Infinity;
  }
};

/** In whose turn an Edge of this window would be played: at the start of a turn, in the one to come (19.5). */
const turnOf = (box: Components, edge: EdgeId, view: SpacecorpView): Seat | undefined =>
  view.step === 'between' && box.edges[edge].moment === 'opening' ? nextTurn(view)?.seat : view.turn?.seat;

const fits = (box: Components, order: EdgeOrder, seat: Seat, view: SpacecorpView): boolean => {
  const { edge, whose = 'any', least = 0, most = Infinity, titles = [] } = order;
  const active = turnOf(box, edge, view);
  const inTurn =
    whose === 'any' || (whose === 'mine' ? active === seat : whose === 'others' ? active !== seat : active === whose);
  const infra = view.companies[seat].slots.filter((card) => card !== null).length;
  const title = view.title ?? '';
  return (
    inTurn && sizeOf(box, edge, seat, view) >= least && infra <= most && (titles.length === 0 || titles.includes(title))
  );
};

/** 19.10b: a multiplier above any plain value. */
const strength = (box: Components, card: CardId, kind: ValueKind | null): number =>
  Math.max(
    0,
    ...(cardById(box, card)?.type.faces ?? [])
      .filter((face) => kind === null || face.kind === kind)
      .map(({ sign, value }) => (sign === 'multiplier' ? value * 100 : value)),
  );

/** 19.10b: the strongest of the first kind that is there; without kinds the strongest of all. */
const ranked = (box: Components, cards: readonly CardId[], kinds: readonly ValueKind[]): CardId[] => {
  const wanted = kinds.find((kind) => cards.some((card) => strength(box, card, kind) > 0)) ?? null;
  return [...cards].sort((a, b) => strength(box, b, wanted) - strength(box, a, wanted));
};

const edgeWhen = (box: Components, order: EdgeOrder, question: Asked, view: SpacecorpView): Said => {
  const { edge, kinds: wanted = [] } = order;
  const play = question.offers.find(
    ({ action }) => action.type === 'PlayEdge' && cardById(box, action.card as string)?.type.edge === edge,
  );
  if (!play || !fits(box, order, question.seat, view)) return null;
  if (order.then === 'ask') return 'ask';
  const act = (inputs: object): SpacecorpAction => ({ ...play.action, ...inputs }) as unknown as SpacecorpAction;
  switch (edge) {
    case 'hack': {
      const [best] = ranked(
        box,
        view.offers.filter((card) => card !== null),
        wanted,
      );
      return act({ box: String(view.offers.indexOf(best) + 1) });
    }
    case 'poach':
      return act({ cards: ranked(box, view.turn!.discarded, wanted).slice(0, box.edges.poach.cards) });
    case 'sabotage': {
      const kinds = play.inputs.kind;
      // A kind that this era does not know is not named.
      const known = kinds.kind === 'pick' && !('list' in kinds.from) && kinds.from.some(({ id }) => id === order.kind);
      return known ? act({ kind: order.kind! }) : null;
    }
    case 'market_influence':
      return act({ row: String(view.turn!.claimed[0]) });
    default:
      return act({});
  }
};
