import { type Action, type Inputs, type Option, type OrderTemplate, type Seat } from '../kernel/game-definition.js';
import { EDGE_IDS, type EdgeId, KINDS, type Kind, type ValueKind, VALUE_KINDS } from './components/kinds.js';
import { type Components, type TitleId } from './components/types.js';
import { oneOf, seatOption, someOf } from './offers.js';
import { edgeCardIn } from './rules/edges.js';
import { type SpacecorpView } from './view.js';

type Of<Type extends string, Fields = unknown> = Action & { readonly type: Type } & Readonly<Fields>;

/** 19.10: when a seat would play an Edge. Only the fields that mean something for the Edge are there. */
export type EdgeOrder = Of<
  'PlayEdgeWhen',
  {
    edge: EdgeId;
    /** In whose turn: `any`, `mine`, `others` or a seat. */
    whose?: string;
    /** The occasion is worth at least so much, or one has at most so many Infra cards oneself. */
    least?: number;
    most?: number;
    /** Which cards are wanted, the most wanted kind first. */
    kinds?: readonly ValueKind[];
    titles?: readonly TitleId[];
    kind?: Kind;
    then?: 'play' | 'ask';
  }
>;

/** Chapter 19: what a seat can say in advance. */
export type SpacecorpOrder = EdgeOrder | Of<'PassWindows'> | Of<'ClaimAll'> | Of<'SkipTransport'> | Of<'ResearchDeck'>;

const FIELDS = ['whose', 'least', 'most', 'kinds', 'titles', 'kind', 'then'] as const;

const word = (family: string, id: string): Option => ({ id, label: { say: `${family}.${id}` } });

const simple = (type: SpacecorpOrder['type'], rule: string): OrderTemplate<SpacecorpOrder> => ({
  action: { type },
  label: { say: `offer.${type}` },
  rule,
  notation: { say: `type.${type}` },
  refs: [],
  inputs: {},
});

const edgeOrder = (box: Components, view: SpacecorpView, seat: Seat, edge: EdgeId): OrderTemplate<SpacecorpOrder> => {
  const who = box.edges[edge].who;
  const turns = [...(who === 'all' ? ['any', 'mine'] : []), 'others'].map((id) => word('whose', id));
  const whose = oneOf(
    [...turns, ...view.seats.filter((other) => other !== seat).map(seatOption)],
    who === 'all' ? 'any' : 'others',
  );
  const least = (max: number): Inputs => ({ least: { kind: 'number', min: 0, max, preset: 0 } });
  const best: Inputs = {
    kinds: someOf(
      VALUE_KINDS.map((id) => word('kind', id)),
      0,
      VALUE_KINDS.length,
      { ordered: true, preset: [] },
    ),
  };
  const own: Readonly<Partial<Record<EdgeId, Inputs>>> = {
    hack: { whose, ...least(box.figures.offers), ...best },
    divert: { whose, ...least(50) },
    poach: { whose, ...least(20), ...best },
    hostile_microbes: { whose, ...least(3) },
    salvage: least(box.figures.offers),
    incompatible: { whose, most: { kind: 'number', min: 0, max: 3, preset: 3 } },
    sabotage: { whose, kind: oneOf(KINDS.map((id) => word('kind', id))) },
    leak: {
      titles: someOf(
        box.progress.filter(({ kind }) => kind === 'breakthrough').map(({ id }) => word('progress', id)),
        0,
        box.progress.length,
        { preset: [] },
      ),
    },
  };
  const inputs: Inputs = {
    ...(own[edge] ?? { whose }),
    then: oneOf([word('orderThen', 'play'), word('orderThen', 'ask')], 'play'),
  };
  const unused = FIELDS.filter((field) => !Object.hasOwn(inputs, field)).map((field) => [field, '\u2014']);
  return {
    action: { type: 'PlayEdgeWhen', edge },
    label: { say: 'offer.PlayEdgeWhen', edge },
    rule: '19.10',
    notation: { ...(Object.fromEntries(unused) as Record<string, string>), say: 'type.PlayEdgeWhen', edge },
    refs: [],
    inputs,
  };
};

export const ordersWith =
  (box: Components) =>
  (view: SpacecorpView, seat: Seat): OrderTemplate<SpacecorpOrder>[] => [
    // Competitors is part of its own payment (19.8).
    ...EDGE_IDS.filter(
      (edge) => edge !== 'competitors' && view.era !== null && edgeCardIn(box, view, edge) !== undefined,
    ).map((edge) => edgeOrder(box, view, seat, edge)),
    simple('PassWindows', '19.9'),
    simple('ClaimAll', '19.13'),
    simple('SkipTransport', '19.13a'),
    simple('ResearchDeck', '19.13b'),
  ];
