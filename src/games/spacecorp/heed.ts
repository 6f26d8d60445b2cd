import { type Offer, type Question } from '../kernel/game-definition.js';
import { type SpacecorpAction } from './actions.js';
import { isStart } from './board.js';
import { cardById } from './components/cards.js';
import { type Components } from './components/types.js';
import { type SpacecorpOrder } from './orders.js';
import { type SpacecorpView } from './view.js';

type Asked = Question<SpacecorpAction>;

const offered = (question: Asked, type: SpacecorpAction['type']): Offer<SpacecorpAction> | undefined =>
  question.offers.find(({ action }) => action.type === type);

/** What an order answers, from its owner's view alone (19.10d). */
export const heedWith =
  (box: Components) =>
  (order: SpacecorpOrder, question: Asked, view: SpacecorpView): SpacecorpAction | 'ask' | null => {
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
const sizeOf = (box: Components, edge: string, view: SpacecorpView): number => {
  switch (edge) {
    case 'divert':
      return view.turn?.produced ?? 0;
    case 'poach':
      return view.turn?.discarded.length ?? 0;
    case 'hack':
      return view.offers.filter((card) => card !== null).length;
    case 'salvage':
      return view.offers.filter((card) => card !== null && isStart(box, card)).length;
    default:
      return Infinity;
  }
};

const edgeWhen = (
  box: Components,
  { edge, whose, least }: Extract<SpacecorpOrder, { type: 'PlayEdgeWhen' }>,
  question: Asked,
  view: SpacecorpView,
): SpacecorpAction | null => {
  const play = question.offers.find(
    ({ action }) => action.type === 'PlayEdge' && cardById(box, action.card as string)?.type.edge === edge,
  );
  const mine = view.turn?.seat === question.seat;
  if (!play || (whose === 'mine' && !mine) || (whose === 'others' && mine) || sizeOf(box, edge, view) < least)
    return null;
  const filled = Object.fromEntries(
    Object.entries(play.inputs).map(([field, input]) => {
      const ids = input.kind === 'pick' && !('list' in input.from) ? input.from.map(({ id }) => id) : [];
      return [field, input.kind === 'pick' && input.many ? ids.slice(0, input.max) : ids[0]];
    }),
  );
  return { ...play.action, ...filled } as unknown as SpacecorpAction;
};
