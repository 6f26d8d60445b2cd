import { type Barred, type LayoutInput, type Offer, type Seat } from '../../kernel/game-definition.js';
import { become, ended } from '../../kernel/game-of-steps.js';
import { type PlanetSteamAction } from '../actions.js';
import { type Board, freeOwnZones, playOrder, roomFor, standingHarvestersOf, zonesOf } from '../board.js';
import { isRiver, type Zone } from '../components/map.js';
import { CONVERTER_PRICE, type Converter, CONVERTERS, COSTS, MARKET_PRICE } from '../components/tables.js';
import { RESOURCES } from '../components/terminal.js';
import { HARVESTER_KINDS, kindOf, piecesOfKind } from '../layout-kinds.js';
import {
  type AnyFact,
  barred,
  ifPaid,
  offer,
  oneOf,
  resourceOption,
  type RulesOf,
  sorted,
  type Wanted,
  zoneOption,
  zoneRefs,
} from '../offers.js';
import { type PlanetSteamStep } from '../steps.js';
import { upgraded } from './specialist-auction.js';

type Possible = Offer<PlanetSteamAction> | Barred;

/** 3.4: each seat finishes its turn before the next begins, for prices move with every purchase. */
export const harvesterPhase: RulesOf<'harvesterPhase'> = {
  resolve: ({ board }) => [
    become<PlanetSteamStep>(...playOrder(board).map((seat) => ({ step: 'harvesterTurn', seat }) as const)),
  ],
};

/** 8.1, 8.2 */
export const harvesterTurn: RulesOf<'harvesterTurn'> = {
  asks: ({ board, step: { seat } }) => [
    {
      seat,
      about: { say: 'about.harvesterTurn' },
      ...sorted([ifPaid(board, seat, COSTS.activation, offer('Activate', '8.1')), offer('SkipHarvesters', '8.2')]),
      silent: { type: 'SkipHarvesters' },
    },
  ],
  answer: ({ board }, seat, action) =>
    action.type === 'Activate'
      ? [{ type: 'ActivationPaid', seat }, become<PlanetSteamStep>({ step: 'buying', seat })]
      : [{ type: 'ActivationRefused', seat, kept: roomFor(board, seat, 'water') > 0 }, ended],
};

/** 14.2: on the river only water and energy. */
const mayCarry = (board: Board, zone: Zone, converter: Converter | null): boolean =>
  !(board.options.riverLimits && isRiver(zone) && (converter === 'quartz' || converter === 'ore'));

const harvesterOffer = (board: Board, seat: Seat, type: 'BuyHarvester' | 'ImportHarvester'): Possible => {
  const local = type === 'BuyHarvester';
  const rule = local ? '8.4' : '8.5';
  const zones = freeOwnZones(board, seat);
  const credits = local ? MARKET_PRICE[board.market] : COSTS.import.credits;
  if (board.reserve.harvesters === 0) return barred(type, '8.7', 'why.noFigures');
  if (zones.length === 0) return barred(type, '8.6', 'why.noFreeOwnZone');
  if (local && board.market === 0) return barred(type, '8.4a', 'why.marketEmpty');
  const cost = local ? { ...COSTS.local, credits } : COSTS.import;
  return ifPaid(
    board,
    seat,
    cost,
    offer(type, rule, {
      inputs: { zone: oneOf(zones.map(zoneOption)) },
      refs: ['market', ...zoneRefs(zones)],
      values: { credits },
    }),
  );
};

/** 8.8: one offer for each harvester, because what may happen to the old converter depends on it (8.8a). */
const converterOffers = (board: Board, seat: Seat): Possible[] => {
  const own = standingHarvestersOf(board, seat);
  const { credits } = board.companies[seat];
  if (own.length === 0) return [barred('BuyConverter', '8.8', 'why.noHarvester')];
  const inStock = CONVERTERS.filter((kind) => board.reserve[kind] > 0);
  if (inStock.length === 0) return [barred('BuyConverter', '1.2', 'why.noConverter')];
  const payable = inStock.filter((kind) => credits >= CONVERTER_PRICE[kind]);
  if (payable.length === 0) return [barred('BuyConverter', '8.8', 'why.lacking', { short: ['credits'] })];
  const offers = own.flatMap((zone): Possible[] => {
    const old = board.harvesters[zone].converter;
    const kinds = payable.filter((kind) => kind !== old && mayCarry(board, zone, kind));
    if (kinds.length === 0) return [];
    const takers =
      old === null
        ? []
        : own.filter((other) => board.harvesters[other].converter === null && mayCarry(board, other, old));
    const options = kinds.map((kind) => ({ id: kind, label: { say: `resource.${kind}` } }));
    return [
      offer('BuyConverter', '8.8', {
        fixed: { zone },
        inputs: {
          kind: oneOf(options),
          old: oneOf([{ id: 'reserve', label: { say: 'reserve' } }, ...takers.map(zoneOption)], 'reserve'),
        },
        refs: [`zone:${zone}`],
        values: { prices: Object.fromEntries(kinds.map((kind) => [kind, CONVERTER_PRICE[kind]])) },
      }),
    ];
  });
  return offers.length > 0 ? offers : [barred('BuyConverter', '8.8', 'why.sameConverter')];
};

/** 8.9 */
const superchargerOffer = (board: Board, seat: Seat): Possible => {
  const zones = standingHarvestersOf(board, seat).filter((zone) => !board.harvesters[zone].supercharger);
  if (board.reserve.superchargers === 0) return barred('BuySupercharger', '1.2', 'why.noSupercharger');
  if (zones.length === 0) return barred('BuySupercharger', '8.9', 'why.noHarvester');
  return ifPaid(
    board,
    seat,
    COSTS.supercharger,
    offer('BuySupercharger', '8.9', { inputs: { zone: oneOf(zones.map(zoneOption)) }, refs: zoneRefs(zones) }),
  );
};

/** 8.10 */
const upgradeOffer = (board: Board, seat: Seat): Possible => {
  const below = RESOURCES.filter((resource) => board.companies[seat].carriers[resource] < 4);
  if (below.length === 0) return barred('UpgradeCarrier', '1.13', 'why.highestClass');
  return ifPaid(
    board,
    seat,
    COSTS.upgrade,
    offer('UpgradeCarrier', '8.10', { inputs: { resource: oneOf(below.map(resourceOption)) } }),
  );
};

/** 8.11 to 8.11d: every zone that may change, every piece that stands there; 14.1 and 15.3c take zones out of it. */
export const layoutOf = (board: Board, seat: Seat): LayoutInput => {
  const { immobileHarvesters } = board.options;
  const machines = standingHarvestersOf(board, seat);
  const zones = zonesOf(board, seat).filter((zone) =>
    immobileHarvesters ? machines.includes(zone) : !board.harvesters[zone]?.down,
  );
  const count = (kind: Converter): number =>
    machines.filter((zone) => board.harvesters[zone].converter === kind).length;
  const uses = (kind: string): Record<string, number> => {
    const pieces = piecesOfKind(kind)!;
    return {
      harvester: 1,
      ...(pieces.converter ? { [pieces.converter]: 1 } : {}),
      ...(pieces.supercharger ? { supercharger: 1 } : {}),
    };
  };
  const shut = (zone: Zone): string[] => [
    ...(immobileHarvesters ? ['empty'] : []),
    ...HARVESTER_KINDS.filter((kind) => !mayCarry(board, zone, piecesOfKind(kind)!.converter)),
  ];
  return {
    kind: 'layout',
    places: zones.map(zoneOption),
    kinds: [
      { id: 'empty', label: { say: 'layout.empty' }, uses: {} },
      ...HARVESTER_KINDS.map((kind) => ({ id: kind, label: { say: `layout.${kind}` }, uses: uses(kind) })),
    ],
    pieces: [
      { id: 'harvester', have: machines.length, all: true },
      ...CONVERTERS.map((kind) => ({ id: kind, have: count(kind) })),
      { id: 'supercharger', have: machines.filter((zone) => board.harvesters[zone].supercharger).length, all: true },
    ],
    barred: Object.fromEntries(
      zones.map((zone) => [zone, shut(zone)]).filter(([, kinds]) => kinds.length > 0),
    ) as Record<Zone, string[]>,
    preset: Object.fromEntries(
      zones.map((zone) => [zone, board.harvesters[zone] ? kindOf(board.harvesters[zone]) : 'empty']),
    ),
  };
};

const arrangeOffer = (board: Board, seat: Seat): Possible => {
  if (standingHarvestersOf(board, seat).length === 0) return barred('Arrange', '8.11', 'why.noHarvester');
  if (board.arranged) return barred('Arrange', '8.11e', 'why.justArranged');
  const layout = layoutOf(board, seat);
  return offer('Arrange', '8.11', { inputs: { layout }, refs: layout.places.map(({ ref }) => ref!) });
};

/** 8.3: in any order and as often as can be paid. */
export const buying: RulesOf<'buying'> = {
  asks: ({ board, step: { seat } }) => [
    {
      seat,
      about: { say: 'about.harvesterTurn' },
      ...sorted([
        harvesterOffer(board, seat, 'BuyHarvester'),
        harvesterOffer(board, seat, 'ImportHarvester'),
        ...converterOffers(board, seat),
        superchargerOffer(board, seat),
        upgradeOffer(board, seat),
        arrangeOffer(board, seat),
        offer('FinishHarvesters', '8.12'),
      ]),
      silent: { type: 'FinishHarvesters' },
    },
  ],
  answer: ({ board }, seat, action) => purchase(board, seat, action),
};

const purchase = (board: Board, seat: Seat, action: PlanetSteamAction): AnyFact[] => {
  switch (action.type) {
    case 'BuyHarvester':
      return [
        { type: 'HarvesterBought', seat, zone: action.zone, imported: false, credits: MARKET_PRICE[board.market] },
      ];
    case 'ImportHarvester':
      return [{ type: 'HarvesterBought', seat, zone: action.zone, imported: true, credits: COSTS.import.credits }];
    case 'BuyConverter': {
      const { kind, zone } = action;
      const old = board.harvesters[zone].converter;
      const oldTo = old === null || action.old === 'reserve' ? null : action.old;
      return [{ type: 'ConverterBought', seat, kind, zone, credits: CONVERTER_PRICE[kind], old, oldTo }];
    }
    case 'BuySupercharger':
      return [{ type: 'SuperchargerBought', seat, zone: action.zone }];
    case 'UpgradeCarrier':
      return [upgraded(board, seat, action.resource, true)];
    case 'Arrange':
      return [arranged(board, seat, action)];
    default:
      return [{ type: 'HarvesterTurnEnded', seat }, ended];
  }
};

/** 8.11c: converters left out go back without refund. */
const arranged = (board: Board, seat: Seat, { layout }: Wanted<'Arrange'>): AnyFact => {
  const before = layoutOf(board, seat).preset!;
  const count = (kinds: Readonly<Record<Zone, string>>, converter: Converter): number =>
    Object.values(kinds).filter((kind) => piecesOfKind(kind)?.converter === converter).length;
  const returned: Partial<Record<Converter, number>> = {};
  for (const converter of CONVERTERS) {
    const left = count(before, converter) - count(layout, converter);
    if (left > 0) returned[converter] = left;
  }
  return { type: 'PiecesArranged', seat, layout, returned };
};
