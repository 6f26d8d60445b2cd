import { type Question, type Seat } from '../kernel/game-definition.js';
import { type PlanetSteamAction } from './actions.js';
import {
  freeOwnZones,
  harvestersOf,
  isNextToOwn,
  neutralZones,
  standingHarvestersOf,
  unclaimedZones,
} from './board.js';
import { cardsFor, type Specialist } from './components/cards.js';
import { isRiver, neighboursOf, type Zone } from './components/map.js';
import { type Converter, COSTS, MARKET_PRICE, VALUES } from './components/tables.js';
import { RESOURCES, type Resource } from './components/terminal.js';
import { heed } from './heed.js';
import { type PlanetSteamOrder, type TradeLine, UNCONDITIONAL } from './orders.js';
import { isFree } from './rules/extraction.js';
import { type PlanetSteamView } from './view.js';

/** A sound, short-sighted player: for bots, for hints, and for measuring what orders save. It sees what its seat sees. */
const roundsLeft = (view: PlanetSteamView): number => Math.max(1, view.rounds - view.round + 1);
const share = (view: PlanetSteamView, seat: Seat, part: number): number =>
  Math.floor((view.companies[seat].credits ?? 0) * part);

const worthOf = (view: PlanetSteamView, seat: Seat, specialist: Specialist): number => {
  const machines = harvestersOf(view, seat).length;
  switch (specialist) {
    case 'lady':
      return 4;
    case 'venturer':
      return 9;
    case 'bank':
      return 8;
    case 'engineer':
      return 14;
    case 'captain':
      return 1 + 3 * machines;
  }
};

/** Zones in the order in which this seat would like them: beside its own, then wherever there is room beside them. */
const ranked = (view: PlanetSteamView, seat: Seat, zones: readonly Zone[]): Zone[] => {
  const liking = (zone: Zone): number =>
    3 * neighboursOf[zone].filter((other) => view.claimed[other] === seat).length +
    neighboursOf[zone].filter((other) => view.claimed[other] === undefined).length +
    (isRiver(zone) ? 1 : 0);
  return [...zones].sort((a, b) => liking(b) - liking(a));
};

const line = (
  view: PlanetSteamView,
  resource: Resource,
  trade: TradeLine['trade'],
  more: Partial<TradeLine> = {},
): TradeLine => ({
  type: 'TradeLine',
  resource,
  round: view.round,
  lasts: 'always',
  trade,
  ...UNCONDITIONAL,
  ...more,
});

const tradePlan = (view: PlanetSteamView, seat: Seat): TradeLine[] => {
  const luxuryPays = view.reserve.luxuries > 0;
  const last = roundsLeft(view) === 1;
  if (last)
    return RESOURCES.flatMap((resource) => [
      line(view, resource, 'sellTo', { count: luxuryPays && (resource === 'quartz' || resource === 'ore') ? 1 : 0 }),
      line(view, resource, 'pass'),
    ]);
  const paying = standingHarvestersOf(view, seat).filter((zone) => !isFree(view, zone)).length;
  const keep = share(view, seat, 0.35);
  return [
    line(view, 'quartz', 'sellTo', { count: 1, priceMin: 12 }),
    line(view, 'quartz', 'buyTo', { count: luxuryPays ? 1 : 0, priceMax: 24, keep }),
    line(view, 'ore', 'sellTo', { count: 2, priceMin: 7 }),
    line(view, 'ore', 'buyTo', { count: luxuryPays ? 1 : 0, priceMax: 16, keep }),
    line(view, 'water', 'sellTo', { count: 3, priceMin: 5 }),
    line(view, 'water', 'buyTo', { count: 2, priceMax: 11, keep: 5 }),
    line(view, 'energy', 'sellTo', { count: paying + 1, priceMin: 3 }),
    line(view, 'energy', 'buyTo', { count: paying, priceMax: 8, keep: 5 }),
    ...RESOURCES.map((resource) => line(view, resource, 'pass')),
  ];
};

export const usualOrders = (view: PlanetSteamView, seat: Seat): PlanetSteamOrder[] => {
  const left = roundsLeft(view);
  const most = share(view, seat, 0.35);
  const ceilings = Object.fromEntries(
    cardsFor(view.seats.length)
      .map(
        ({ id, specialists }) =>
          [
            id,
            Math.min(
              most,
              specialists.reduce((sum, one) => sum + worthOf(view, seat, one), 0),
            ),
          ] as const,
      )
      .sort(([, a], [, b]) => b - a),
  );
  const open = ranked(view, seat, unclaimedZones(view));
  const byLicence = [...ranked(view, seat, neutralZones(view)), ...open];
  const zoneValue = VALUES.zones + 2 * (left - 1);
  const dearest = [...RESOURCES].sort((a, b) => view.price[b] - view.price[a]);
  return [
    { type: 'AuctionPlan', ceilings, rest: 1, then: 'pass' },
    { type: 'BoxWish', resources: dearest },
    { type: 'EngineerWish', take: open.length + byLicence.length > 0 && left > 1 ? 'licence' : 'credits' },
    { type: 'BankWish', wishes: dearest.map((resource) => `gain-${resource}`) },
    ...(open.length > 0 ? [{ type: 'NamingRanking', zones: open } as const] : []),
    ...(byLicence.length > 0 ? [{ type: 'LicenceRanking', zones: byLicence } as const] : []),
    ...(open.length > 0 ? [{ type: 'ClaimRanking', zones: open, otherwise: 'pass' } as const] : []),
    {
      type: 'ZoneCeiling',
      beside: Math.min(zoneValue, share(view, seat, 0.3)),
      elsewhere: Math.min(zoneValue - 6, share(view, seat, 0.25)),
      then: 'pass',
    },
    { type: 'CarrierCeiling', amount: 3, then: 'pass' },
    { type: 'DockWish', dock: 'most' },
    { type: 'ExtractByValue' },
    ...tradePlan(view, seat),
    { type: 'CertificateWish', wishes: left > 1 ? ['BuyLuxury'] : ['BuyLuxury', 'SellLicence'] },
  ];
};

export const advise = (
  view: PlanetSteamView,
  seat: Seat,
  question: Question<PlanetSteamAction>,
): PlanetSteamAction | null => {
  for (const order of usualOrders(view, seat)) {
    const said = heed(order, question, view);
    if (said !== null && said !== 'ask') return said;
  }
  const may = (type: string): boolean => question.offers.some(({ action }) => action.type === type);
  switch (view.step) {
    case 'harvesterTurn':
      return may('Activate') && wantsHarvester(view, seat, 2) ? { type: 'Activate' } : { type: 'SkipHarvesters' };
    case 'buying':
      return purchase(view, seat, may);
    default:
      return question.silent ?? null;
  }
};

/** Is a harvester worth its price, and can it be paid with something left? `water`: what must still be there. */
const wantsHarvester = (view: PlanetSteamView, seat: Seat, water: number): boolean => {
  const { credits, goods } = view.companies[seat];
  const price = MARKET_PRICE[view.market];
  const yields =
    roundsLeft(view) *
    Math.max(3, Math.max(...RESOURCES.map((resource) => view.price[resource])) / 2 - view.price.energy / 2);
  return (
    view.market > 0 &&
    view.reserve.harvesters > 0 &&
    freeOwnZones(view, seat).length > 0 &&
    goods.water >= water &&
    (credits ?? 0) >= price + 12 &&
    VALUES.harvesters + yields > price + view.price.water
  );
};

/** Energy for the machines that need it first, then whatever sells best. */
const wantedConverter = (view: PlanetSteamView, seat: Seat): Converter => {
  const machines = harvestersOf(view, seat).map((zone) => view.harvesters[zone].converter);
  const energy = machines.filter((converter) => converter === 'energy').length;
  if (energy * 2 < machines.length) return 'energy';
  return view.price.quartz >= view.price.ore + 4 ? 'quartz' : 'ore';
};

const purchase = (view: PlanetSteamView, seat: Seat, may: (type: string) => boolean): PlanetSteamAction => {
  if (may('BuyHarvester') && wantsHarvester(view, seat, 1)) {
    const beside = (zone: Zone): number =>
      neighboursOf[zone].filter((other) => view.harvesters[other]?.owner === seat).length;
    return {
      type: 'BuyHarvester',
      zone: freeOwnZones(view, seat).sort(
        (a, b) => beside(b) - beside(a) || Number(isNextToOwn(view, seat, b)) - Number(isNextToOwn(view, seat, a)),
      )[0],
    };
  }
  const bare = standingHarvestersOf(view, seat).find(
    (zone) => view.harvesters[zone].converter === null && !isRiver(zone),
  );
  const kind = wantedConverter(view, seat);
  if (bare !== undefined && may('BuyConverter') && (view.companies[seat].credits ?? 0) >= 20 && view.reserve[kind] > 0)
    return { type: 'BuyConverter', zone: bare, kind, old: 'reserve' };
  const cost = RESOURCES.reduce(
    (sum, resource) =>
      sum + view.price[resource] * ((COSTS.supercharger as Partial<Record<Resource, number>>)[resource] ?? 0),
    0,
  );
  const charged = standingHarvestersOf(view, seat).find((zone) => !view.harvesters[zone].supercharger);
  if (charged !== undefined && may('BuySupercharger') && cost < VALUES.superchargers + 6 * roundsLeft(view))
    return { type: 'BuySupercharger', zone: charged };
  return { type: 'FinishHarvesters' };
};
