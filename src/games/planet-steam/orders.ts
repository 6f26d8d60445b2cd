import {
  type Action,
  type Input,
  type Inputs,
  type Option,
  type OrderTemplate,
  type PickInput,
  type Seat,
} from '../kernel/game-definition.js';
import { type Maximum } from '../kernel/auction.js';
import { harvestersOf, standingHarvestersOf, unclaimedZones } from './board.js';
import { cardById, cardsFor } from './components/cards.js';
import { ROWS, type Zone } from './components/map.js';
import { type Resource, RESOURCES } from './components/terminal.js';
import { oneOf, resourceOption, zoneOption } from './offers.js';
import { licenceZones } from './rules/claims.js';
import { type PlanetSteamView } from './view.js';

type Of<Type extends string, Fields = unknown> = Action & { readonly type: Type } & Readonly<Fields>;
type Then = 'pass' | 'ask';

export const TRADES = [
  'buy',
  'buyTo',
  'buyAll',
  'buyExactly',
  'sell',
  'sellTo',
  'sellAll',
  'sellExactly',
  'pass',
  'ask',
] as const;
export const CERTIFICATE_WISHES = ['BuyLuxury', 'BuyLicence', 'SellLicence'] as const;
export const BANK_WISHES = [
  ...RESOURCES.map((resource) => `up-${resource}`),
  ...RESOURCES.map((resource) => `gain-${resource}`),
];

/** 16.12: one line of a trade plan; several for a resource are tried in their order. */
export type TradeLine = Of<
  'TradeLine',
  {
    resource: Resource;
    /** The round in which it was given; `lasts` says whether it outlives it. */
    round: number;
    lasts: 'round' | 'always';
    trade: (typeof TRADES)[number];
    count: number;
    priceMin: number;
    priceMax: number;
    supplyMin: number;
    supplyMax: number;
    creditsMin: number;
    creditsMax: number;
    keep: number;
  }
>;

/** Chapter 16: everything a seat can say in advance. */
export type PlanetSteamOrder =
  | (Maximum & { readonly bidding: string })
  | Of<'AuctionPlan', { ceilings: Readonly<Record<string, number>>; rest: number; then: Then }>
  | Of<'BoxWish', { resources: readonly Resource[] }>
  | Of<'EngineerWish', { take: 'licence' | 'credits' }>
  | Of<'BankWish', { wishes: readonly string[] }>
  | Of<'NamingRanking', { zones: readonly Zone[] }>
  | Of<'ZoneCeiling', { beside: number; elsewhere: number; then: Then }>
  | Of<'CarrierCeiling', { amount: number; then: Then }>
  | Of<'ClaimRanking', { zones: readonly Zone[]; otherwise: Then }>
  | Of<'LicenceRanking', { zones: readonly Zone[] }>
  | Of<'DockWish', { dock: string }>
  | Of<'ExtractionEarly', { round: number; zones: readonly Zone[] }>
  | Of<'ExtractByValue'>
  | TradeLine
  | Of<'CertificateWish', { wishes: readonly string[] }>;

/** Wide enough for every price, supply and purse that can occur. */
const TOP = { price: 40, supply: 20, credits: 9999, count: 40 };

/** A line without conditions: what a plan leaves out. */
export const UNCONDITIONAL = {
  count: 0,
  priceMin: 0,
  priceMax: TOP.price,
  supplyMin: 0,
  supplyMax: TOP.supply,
  creditsMin: 0,
  creditsMax: TOP.credits,
  keep: 0,
} as const;

const word = (kind: string, id: string): Option => ({ id, label: { say: `${kind}.${id}` } });
const number = (min: number, max: number, preset?: number): Input => ({
  kind: 'number',
  min,
  max,
  ...(preset === undefined ? {} : { preset }),
});
const ranking = (from: readonly Option[]): PickInput => ({
  kind: 'pick',
  from,
  min: 1,
  max: from.length,
  many: true,
  ordered: true,
});
const then = (name = 'pass'): PickInput => oneOf([word('then', 'pass'), word('then', 'ask')], name);

const template = (
  type: PlanetSteamOrder['type'],
  rule: string,
  inputs: Inputs,
  fixed: Readonly<Record<string, string | number>> = {},
): OrderTemplate<PlanetSteamOrder> => ({
  action: { ...fixed, type },
  label: { ...fixed, say: `order.${type}` },
  rule,
  notation: { ...fixed, say: `ordertype.${type}` },
  refs: [],
  inputs,
});

const tradeLine = (resource: Resource, round: number): OrderTemplate<PlanetSteamOrder> =>
  template(
    'TradeLine',
    '16.12',
    {
      trade: oneOf(TRADES.map((id) => word('trade', id))),
      count: number(0, TOP.count, UNCONDITIONAL.count),
      priceMin: number(0, TOP.price, UNCONDITIONAL.priceMin),
      priceMax: number(0, TOP.price, UNCONDITIONAL.priceMax),
      supplyMin: number(0, TOP.supply, UNCONDITIONAL.supplyMin),
      supplyMax: number(0, TOP.supply, UNCONDITIONAL.supplyMax),
      creditsMin: number(0, TOP.credits, UNCONDITIONAL.creditsMin),
      creditsMax: number(0, TOP.credits, UNCONDITIONAL.creditsMax),
      keep: number(0, TOP.credits, UNCONDITIONAL.keep),
      lasts: oneOf([word('lasts', 'round'), word('lasts', 'always')], 'round'),
    },
    { resource, round },
  );

/** Everything here is computed from the seat's own view; what cannot matter any more is not offered. */
export const orders = (view: PlanetSteamView, seat: Seat): OrderTemplate<PlanetSteamOrder>[] => {
  const seats = view.seats.length;
  const credits = view.companies[seat].credits ?? 0;
  const cards = cardsFor(seats).map(({ id }) => ({
    id,
    label: { say: 'card', specialists: id.split('+'), order: cardById(seats, id).order },
    max: TOP.credits,
  }));
  const open = unclaimedZones(view).map(zoneOption);
  const byLicence = licenceZones(view).map(zoneOption);
  const machines = standingHarvestersOf(view, seat).map(zoneOption);
  const docks = [
    ...ROWS.map((row) => ({ id: String(row), label: { say: 'dock', dock: row } })),
    word('dockwish', 'most'),
  ];
  return [
    ...(view.bidding === null
      ? []
      : [template('Maximum', '16.7', { amount: number(0, 2 * credits), then: then() }, { bidding: view.bidding })]),
    template('AuctionPlan', '16.8', {
      ceilings: { kind: 'amounts', over: cards, total: { min: 0, max: TOP.credits * seats } },
      rest: number(0, TOP.credits, 0),
      then: then(),
    }),
    template('BoxWish', '16.8c', { resources: ranking(RESOURCES.map(resourceOption)) }),
    template('EngineerWish', '16.8c', { take: oneOf([word('take', 'licence'), word('take', 'credits')]) }),
    template('BankWish', '16.8c', { wishes: ranking(BANK_WISHES.map((id) => word('bankwish', id))) }),
    ...(open.length === 0
      ? []
      : [
          template('NamingRanking', '16.9b', { zones: ranking(open) }),
          template('ClaimRanking', '16.9', { zones: ranking(open), otherwise: then() }),
        ]),
    ...(byLicence.length === 0 ? [] : [template('LicenceRanking', '16.9c', { zones: ranking(byLicence) })]),
    template('ZoneCeiling', '16.7d', {
      beside: number(0, TOP.credits),
      elsewhere: number(0, TOP.credits),
      then: then(),
    }),
    ...(view.options.independentCarrier
      ? [template('CarrierCeiling', '16.7e', { amount: number(0, TOP.credits), then: then() })]
      : []),
    template('DockWish', '16.10', { dock: oneOf(docks) }),
    ...(harvestersOf(view, seat).length === 0 ? [] : [template('ExtractByValue', '16.11a', {})]),
    ...(machines.length === 0
      ? []
      : [
          template(
            'ExtractionEarly',
            '16.11',
            { zones: { kind: 'pick', from: machines, min: 0, max: machines.length, many: true } },
            { round: view.round },
          ),
        ]),
    ...RESOURCES.map((resource) => tradeLine(resource, view.round)),
    template('CertificateWish', '16.13', { wishes: ranking(CERTIFICATE_WISHES.map((id) => word('wish', id))) }),
  ];
};
