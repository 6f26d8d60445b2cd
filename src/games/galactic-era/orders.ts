import { type Action, type OrderTemplate, type Question, type Seat } from '../kernel/game-definition.js';
import { type GalacticAction } from './actions.js';
import { galaxyOf } from './components/galaxy.js';
import { hexOption, named, oneOf, seatOption } from './offers.js';
import { type GalacticView } from './view.js';

type Of<Type extends string, Fields = unknown> = Action & { readonly type: Type } & Readonly<Fields>;
export const REPLIES = ['yes', 'no', 'ask'] as const;
type Reply = (typeof REPLIES)[number];

/** 31.5: what a seat can say in advance. */
export type GalacticOrder =
  /** `seat` is a seat or `any`. */
  | Of<'OrderBlock', { seat: Seat; at: string; reply: Reply }>
  | Of<'OrderAttacked', { reply: 'stay' | 'leave' | 'weaker' }>
  | Of<'OrderSpoils', { reply: 'all' | 'free' | 'none' }>
  | Of<'OrderRout'>
  | Of<'OrderReserve', { reply: 'yes' | 'no' }>
  | Of<'OrderNoCards'>
  | Of<'OrderNoTrade'>
  | Of<'OrderKeepCard'>;

const template = (
  type: GalacticOrder['type'],
  inputs: OrderTemplate<GalacticOrder>['inputs'] = {},
): OrderTemplate<GalacticOrder> => ({
  action: { type },
  label: { say: `offer.${type}` },
  rule: '31.5',
  notation: { say: `type.${type}` },
  refs: [],
  inputs,
});
const among = (ids: readonly string[], preset?: string) =>
  oneOf(
    ids.map((id) => named('reply', id)),
    preset,
  );

export const orders = (view: GalacticView, me: Seat): OrderTemplate<GalacticOrder>[] => {
  const others = view.seats.filter((seat) => seat !== me);
  return [
    template('OrderBlock', {
      seat: oneOf([named('reply', 'any'), ...others.map(seatOption)], 'any'),
      at: oneOf([named('reply', 'anywhere'), ...galaxyOf(view.tiles).planets.map(hexOption)], 'anywhere'),
      reply: among(REPLIES),
    }),
    template('OrderAttacked', { reply: among(['stay', 'leave', 'weaker']) }),
    template('OrderSpoils', { reply: among(['all', 'free', 'none']) }),
    template('OrderRout'),
    template('OrderReserve', { reply: among(['yes', 'no']) }),
    template('OrderNoCards'),
    template('OrderNoTrade'),
    template('OrderKeepCard'),
  ];
};

/** What an order answers, from its owner's view alone (31.4). */
export const heed = (
  order: GalacticOrder,
  question: Question<GalacticAction>,
  view: GalacticView,
): GalacticAction | 'ask' | null => {
  const offered = (type: GalacticAction['type']): boolean => question.offers.some(({ action }) => action.type === type);
  const silent = question.silent ?? null;
  switch (order.type) {
    case 'OrderBlock': {
      if (!offered('LetPass') || offered('DeclareWar')) return null;
      const { seat, hexes } = question.about as { seat?: Seat; hexes?: readonly string[] };
      if (order.seat !== 'any' && seat !== order.seat) return null;
      if (order.at !== 'anywhere' && !hexes?.includes(order.at)) return null;
      if (order.reply === 'ask') return 'ask';
      if (order.reply === 'no') return { type: 'LetPass' };
      return offered('Block') ? { type: 'Block' } : null;
    }
    case 'OrderAttacked': {
      if (!offered('Stay')) return null;
      const leave = question.offers.find(({ action }) => action.type === 'Leave');
      const to = leave?.inputs.to;
      const first = to?.kind === 'pick' && !('list' in to.from) ? to.from[0]?.id : undefined;
      if (order.reply === 'stay' || first === undefined) return order.reply === 'leave' ? null : { type: 'Stay' };
      return order.reply === 'leave' || isWeaker(view, question.seat) ? { type: 'Leave', to: first } : { type: 'Stay' };
    }
    case 'OrderSpoils': {
      const destroy = question.offers.find(({ action }) => action.type === 'NameSpoils')?.inputs.destroy;
      if (destroy?.kind !== 'amounts') return offered('NameLosses') ? silent : null;
      if (order.reply === 'free') return silent;
      return {
        type: 'NameSpoils',
        destroy: order.reply === 'none' ? {} : Object.fromEntries(destroy.over.map(({ id, max }) => [id, max])),
      };
    }
    case 'OrderRout':
      return question.offers.length === 1 && offered('Leave') ? silent : null;
    case 'OrderReserve':
      return offered('UseReserve') ? { type: order.reply === 'yes' ? 'UseReserve' : 'KeepReserve' } : null;
    case 'OrderNoCards':
      return offered('NoCard') ? { type: 'NoCard' } : null;
    case 'OrderNoTrade':
      return offered('FileTrades')
        ? { type: 'FileTrades', trades: [] }
        : offered('NoMoreTrades')
          ? { type: 'NoMoreTrades' }
          : null;
    case 'OrderKeepCard':
      return offered('KeepCard') ? { type: 'KeepCard' } : null;
  }
};

/** 31.5c: theirs is the most that is publicly possible: all the ships the attacker could have there. */
const isWeaker = (view: GalacticView, me: Seat): boolean => {
  const battle = view.battle;
  if (!battle) return false;
  const at = (seat: Seat, unknown: number): number =>
    (view.nations[seat].basics[battle.hex]?.ships ?? 0) +
    view.nations[seat].fleets
      .filter(({ hex }) => hex === battle.hex)
      .reduce((all, { chips, height }) => all + (chips ? chips.reduce((a, b) => a + b, 0) : unknown * height), 0);
  return (
    at(battle.attacker, 3) * view.nations[battle.attacker].levels.military >
    at(me, 0) * view.nations[me].levels.military
  );
};
