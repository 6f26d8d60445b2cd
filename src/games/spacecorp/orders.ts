import { type Action, type OrderTemplate, type Seat } from '../kernel/game-definition.js';
import { EDGE_IDS, type EdgeId } from './components/kinds.js';
import { type Components } from './components/types.js';
import { oneOf } from './offers.js';
import { edgeCardIn } from './rules/edges.js';
import { type SpacecorpView } from './view.js';

type Of<Type extends string, Fields = unknown> = Action & { readonly type: Type } & Readonly<Fields>;
export const WHOSE = ['any', 'mine', 'others'] as const;

/** Chapter 19: what a seat can say in advance. */
export type SpacecorpOrder =
  | Of<'PassWindows'>
  | Of<'ClaimAll'>
  | Of<'SkipTransport'>
  | Of<'ResearchDeck'>
  | Of<'PlayEdgeWhen', { edge: EdgeId; whose: (typeof WHOSE)[number]; least: number }>;

const template = (
  type: SpacecorpOrder['type'],
  rule: string,
  rest: Partial<OrderTemplate<SpacecorpOrder>> = {},
): OrderTemplate<SpacecorpOrder> => ({
  action: { type },
  label: { say: `offer.${type}` },
  rule,
  notation: { say: `type.${type}` },
  refs: [],
  inputs: {},
  ...rest,
});

export const ordersWith =
  (box: Components) =>
  (view: SpacecorpView, _seat: Seat): OrderTemplate<SpacecorpOrder>[] => [
    ...EDGE_IDS.filter(
      (edge) => edge !== 'competitors' && view.era !== null && edgeCardIn(box, view, edge) !== undefined,
    ).map((edge) =>
      template('PlayEdgeWhen', '19.10', {
        action: { type: 'PlayEdgeWhen', edge },
        label: { say: 'offer.PlayEdgeWhen', edge },
        notation: { say: 'type.PlayEdgeWhen', edge },
        inputs: {
          whose: oneOf(
            WHOSE.map((id) => ({ id, label: { say: `whose.${id}` } })),
            'any',
          ),
          least: { kind: 'number', min: 0, max: 20, preset: 0 },
        },
      }),
    ),
    template('PassWindows', '19.9'),
    template('ClaimAll', '19.13'),
    template('SkipTransport', '19.13a'),
    template('ResearchDeck', '19.13b'),
  ];
