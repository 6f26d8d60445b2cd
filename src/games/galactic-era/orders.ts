import { type Action, type OrderTemplate, type Question, type Seat } from '../kernel/game-definition.js';
import { type GalacticAction } from './actions.js';
import { galaxyOf } from './components/galaxy.js';
import { nextProgress, type Plan } from './advice/progress.js';
import { TECHNOLOGIES } from './components/technologies.js';
import { hexOption, named, oneOf, seatOption, someOf } from './offers.js';
import { type GalacticView } from './view.js';

type Of<Type extends string, Fields = unknown> = Action & { readonly type: Type } & Readonly<Fields>;
const PROGRESS = ['gain', 'grow', 'research', 'build'] as const;
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
  | Of<'OrderTrade', { seat: Seat; learn: readonly string[]; teach: readonly string[] }>
  | Of<'OrderProgress', Plan>
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
  const technologies = someOf(
    TECHNOLOGIES.map((technology) => named('technology', technology)),
    1,
    TECHNOLOGIES.length,
    TECHNOLOGIES,
  );
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
    template('OrderTrade', {
      seat: oneOf([named('reply', 'any'), ...others.map(seatOption)], 'any'),
      learn: technologies,
      teach: technologies,
    }),
    template('OrderProgress', {
      first: {
        ...someOf(
          PROGRESS.map((oval) => named('oval', oval)),
          1,
          PROGRESS.length,
        ),
        ordered: true,
      },
      at: { ...someOf(galaxyOf(view.tiles).planets.map(hexOption), 0, 10, []), ordered: true },
    }),
    template('OrderKeepCard'),
  ];
};

/** What an order answers, from its owner's view alone (31.4). */
export const heed = (
  order: GalacticOrder,
  question: Question<GalacticAction>,
  view: GalacticView,
): GalacticAction | 'ask' | null => {
  // What is asked for the puppet concerns another nation: its controller answers by hand (28.6).
  if (question.for !== undefined) return null;
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
    case 'OrderTrade':
      return traded(order, question);
    case 'OrderProgress':
      return nextProgress(view, question, order);
    case 'OrderKeepCard':
      return offered('KeepCard') ? { type: 'KeepCard' } : null;
  }
};

/** What a trade order files: the deals it covers, those it would rather learn first. */
const traded = (
  { seat, learn, teach }: Extract<GalacticOrder, { type: 'OrderTrade' }>,
  { offers }: Question<GalacticAction>,
): GalacticAction | null => {
  const found = offers.find(({ action }) => action.type === 'FileTrades' || action.type === 'AddTrades');
  const trades = found?.inputs.trades;
  if (trades?.kind !== 'pick' || 'list' in trades.from) return null;
  const covered = trades.from
    .map(({ id }) => id)
    .filter((deal) => {
      const [partner, learned, taught] = deal.split(':');
      return (seat === 'any' || seat === partner) && learn.includes(learned) && teach.includes(taught);
    })
    .sort((a, b) => learn.indexOf(a.split(':')[1]) - learn.indexOf(b.split(':')[1]));
  if (found!.action.type === 'FileTrades') return covered.length > 0 ? { type: 'FileTrades', trades: covered } : null;
  return covered.length > 0 ? { type: 'AddTrades', trades: covered } : { type: 'NoMoreTrades' };
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
