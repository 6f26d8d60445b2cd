import { type Action, type Input, type Option, type OrderTemplate, type Seat } from '../kernel/game-definition.js';
import { type Plan } from './advice/progress.js';
import { galaxyOf } from './components/galaxy.js';
import { CARD_IDS } from './components/pieces.js';
import { TECHNOLOGIES } from './components/technologies.js';
import { hexOption, named, oneOf, seatOption, someOf } from './offers.js';
import { TESTS } from './order-tests.js';
import { type GalacticView } from './view.js';

type Of<Type extends string, Fields = unknown> = Action & { readonly type: Type } & Readonly<Fields>;
const PROGRESS = ['gain', 'grow', 'research', 'build'] as const;
const REPLIES = ['yes', 'no', 'ask'] as const;
const BLOCKS = ['any', 'gain', 'grow', 'build', 'extra', 'portal', 'gate', 'relocate', 'capital'] as const;
const PLAYS = ['A', 'B1', 'B2'] as const;
type Reply = (typeof REPLIES)[number];

/** When an order holds. What is left out, as in orders that were given before this could be said, asks for nothing. */
interface Limits {
  readonly tests?: readonly string[];
  readonly from?: number;
  readonly until?: number;
}
/** `seat` is a seat or `any`, `at` a hex or `anywhere`. */
interface About extends Limits {
  readonly seat?: Seat;
  readonly at?: string;
}
interface Toward {
  readonly toward?: readonly string[];
}

/** 31.5: what a seat can say in advance. */
export type GalacticOrder =
  | Of<'OrderBlock', About & { what?: (typeof BLOCKS)[number]; reply: Reply }>
  | Of<'OrderAttacked', About & Toward & { reply: 'stay' | 'leave' | 'weaker' | 'leave-e' | 'repel' | 'ask' }>
  | Of<'OrderEvade', About & Toward & { reply: 'stay' | 'leave' | 'ask' }>
  | Of<'OrderRout', Limits & Toward>
  | Of<'OrderSpoils', About & { reply: 'all' | 'free' | 'none' | 'ask' }>
  | Of<'OrderFlight', Limits>
  | Of<'OrderCapital', Limits & Toward>
  | Of<'OrderReserve', Limits & { reply: Reply }>
  | Of<'OrderGrey', About & { reply: Reply }>
  | Of<'OrderPeace', About>
  | Of<'OrderCard', Limits & { card: string; play: (typeof PLAYS)[number] }>
  | Of<'OrderNoCards', Limits>
  | Of<'OrderNoTrade', Limits>
  | Of<'OrderTrade', Limits & { seat: Seat; learn: readonly string[]; teach: readonly string[] }>
  | Of<'OrderProgress', Limits & Plan>
  | Of<'OrderKeepCard', Limits>;

const number = (preset: number): Input => ({ kind: 'number', min: 1, max: 8, preset });
/** 31.4c */
const rounds = { from: number(1), until: number(8) };
const template = (
  type: GalacticOrder['type'],
  inputs: OrderTemplate<GalacticOrder>['inputs'] = {},
): OrderTemplate<GalacticOrder> => ({
  action: { type },
  label: { say: `offer.${type}` },
  rule: '31.5',
  notation: { say: `type.${type}` },
  refs: [],
  inputs: { ...inputs, ...rounds },
});
const among = (ids: readonly string[], kind = 'reply', preset?: string) =>
  oneOf(
    ids.map((id) => named(kind, id)),
    preset,
  );
/** In order of preference, as many as wanted. */
const ranked = (from: readonly Option[], min: number, max = from.length): Input => ({
  ...someOf(from, min, max, min === 0 ? [] : undefined),
  ordered: true,
});

export const orders = (view: GalacticView, me: Seat): OrderTemplate<GalacticOrder>[] => {
  const others = view.seats.filter((seat) => seat !== me);
  const planets = galaxyOf(view.tiles).planets.map(hexOption);
  const technologies = someOf(
    TECHNOLOGIES.map((technology) => named('technology', technology)),
    1,
    TECHNOLOGIES.length,
    TECHNOLOGIES,
  );
  const seat = oneOf([named('reply', 'any'), ...others.map(seatOption)], 'any');
  const at = oneOf([named('reply', 'anywhere'), ...planets], 'anywhere');
  const tests = someOf(
    TESTS.map((id) => named('test', id)),
    0,
    TESTS.length,
    [],
  );
  const toward = ranked([...planets, named('reply', 'nebula')], 0);
  return [
    template('OrderBlock', { what: among(BLOCKS, 'block', 'any'), seat, at, tests, reply: among(REPLIES) }),
    template('OrderAttacked', {
      seat,
      at,
      tests,
      reply: among(['stay', 'leave', 'weaker', 'leave-e', 'repel', 'ask']),
      toward,
    }),
    template('OrderEvade', { seat, at, tests, reply: among(['stay', 'leave', 'ask']), toward }),
    template('OrderRout', { toward }),
    template('OrderSpoils', { seat, at, tests, reply: among(['all', 'free', 'none', 'ask']) }),
    template('OrderFlight'),
    template('OrderCapital', { toward: ranked(planets, 0) }),
    template('OrderReserve', { reply: among(REPLIES) }),
    template('OrderGrey', { seat, tests, reply: among(REPLIES) }),
    template('OrderPeace', { seat, tests }),
    template('OrderCard', {
      card: oneOf(CARD_IDS.map((card) => named('card', card))),
      tests,
      play: among(PLAYS, 'play'),
    }),
    template('OrderNoCards'),
    template('OrderNoTrade'),
    template('OrderTrade', { seat, learn: technologies, teach: technologies }),
    template('OrderProgress', {
      first: ranked(
        PROGRESS.map((oval) => named('oval', oval)),
        1,
      ),
      at: ranked(planets, 0, 10),
    }),
    template('OrderKeepCard'),
  ];
};
