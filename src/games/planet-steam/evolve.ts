import { type Seat } from '../kernel/game-definition.js';
import { type Board, type Company, type Harvester, holderOf, minus, plus } from './board.js';
import { cardsFor } from './components/cards.js';
import { startingClaims, startingNeutrals, type Zone } from './components/map.js';
import {
  CERTIFICATES,
  COSTS,
  type CarrierClass,
  type Cost,
  FULL_START,
  MARKET_START,
  PIECES,
  REDUCED_START,
  ROUNDS,
  SUPPLY_START,
} from './components/tables.js';
import { NO_GOODS, PRICE_TRACK, RESOURCES, type Resource } from './components/terminal.js';
import { type Meter, type PlanetSteamFact } from './facts.js';
import { piecesOfKind } from './layout-kinds.js';

/** Bookkeeping. Nothing here judges: what happened has been decided. */
export const blank: Board = {
  seats: [],
  options: {
    immobileHarvesters: false,
    riverLimits: false,
    variableTradeOrder: false,
    variableClaims: false,
    reducedStart: false,
    predictableClaim: false,
    priceManipulation: false,
    sabotage: false,
    independentCarrier: false,
    credits: 'shown',
  },
  round: 0,
  rounds: 0,
  opener: '',
  companies: {},
  claimed: {},
  harvesters: {},
  reserve: { harvesters: 0, quartz: 0, ore: 0, energy: 0, superchargers: 0, licences: 0, luxuries: 0, neutrals: 0 },
  licencesGone: 0,
  price: NO_GOODS,
  supply: NO_GOODS,
  market: 0,
  box: [],
  markers: {},
  airship: null,
  named: null,
  manipulator: null,
  riverNeutrals: 0,
  independent: null,
  arranged: false,
  wealth: null,
};

/** Chapter 2: everything that the number of seats and the options settle. */
const laid = ({ seats, options }: Extract<PlanetSteamFact, { type: 'TableLaid' }>): Board => {
  const n = seats.length;
  const { credits, ...goods } = (options.reducedStart ? REDUCED_START : FULL_START)[n];
  const neutrals = options.variableClaims ? [] : startingNeutrals(n);
  const claimsOf = (i: number): readonly Zone[] => (options.variableClaims ? [] : startingClaims(n, i));
  return {
    ...blank,
    seats,
    options,
    rounds: ROUNDS[n],
    companies: Object.fromEntries(
      seats.map((seat, i): [Seat, Company] => [
        seat,
        {
          credits,
          goods,
          carriers: { quartz: 1, ore: 1, water: 1, energy: 1 },
          claims: PIECES.claims - claimsOf(i).length,
          licences: 0,
          luxuries: 0,
          card: null,
        },
      ]),
    ),
    claimed: Object.fromEntries([
      ...neutrals.map((zone) => [zone, 'neutral'] as const),
      ...seats.flatMap((seat, i) => claimsOf(i).map((zone) => [zone, seat] as const)),
    ]),
    reserve: { ...PIECES, ...CERTIFICATES[n], neutrals: PIECES.neutrals - neutrals.length },
    price: {
      quartz: PRICE_TRACK.quartz.start,
      ore: PRICE_TRACK.ore.start,
      water: PRICE_TRACK.water.start,
      energy: PRICE_TRACK.energy.start,
    },
    supply: SUPPLY_START[n],
    market: MARKET_START[n],
  };
};

const change = (board: Board, seat: Seat, how: (company: Company) => Partial<Company>): Board => ({
  ...board,
  companies: { ...board.companies, [seat]: { ...board.companies[seat], ...how(board.companies[seat]) } },
});

const gain = (board: Board, seat: Seat, credits: number): Board =>
  change(board, seat, (c) => ({ credits: c.credits + credits }));

const spend = (board: Board, seat: Seat, { credits = 0, ...goods }: Cost): Board =>
  change(board, seat, (c) => ({ credits: c.credits - credits, goods: minus(c.goods, goods) }));

const setMeter = (board: Board, resource: Resource, { supply, price }: Meter): Board => ({
  ...board,
  supply: { ...board.supply, [resource]: supply },
  price: { ...board.price, [resource]: price },
});

const withHarvester = (board: Board, zone: Zone, how: Partial<Harvester>): Board => ({
  ...board,
  harvesters: { ...board.harvesters, [zone]: { ...board.harvesters[zone], ...how } },
});

const fromReserve = (board: Board, piece: keyof Board['reserve'], count = 1): Board => ({
  ...board,
  reserve: { ...board.reserve, [piece]: board.reserve[piece] - count },
});

const returnBox = (board: Board, resources: readonly Resource[]): Board => ({
  ...board,
  box: board.box.filter((resource) => !resources.includes(resource)),
  supply: plus(board.supply, Object.fromEntries(resources.map((resource) => [resource, 1]))),
});

const arrange = (board: Board, fact: Extract<PlanetSteamFact, { type: 'PiecesArranged' }>): Board => {
  const harvesters: Record<Zone, Harvester> = { ...board.harvesters };
  for (const [zone, kind] of Object.entries(fact.layout)) {
    const pieces = piecesOfKind(kind);
    if (pieces) harvesters[zone] = { owner: fact.seat, ...pieces, down: false };
    else delete harvesters[zone];
  }
  const { quartz = 0, ore = 0, energy = 0 } = fact.returned;
  const { reserve } = board;
  return {
    ...board,
    harvesters,
    arranged: true,
    reserve: { ...reserve, quartz: reserve.quartz + quartz, ore: reserve.ore + ore, energy: reserve.energy + energy },
  };
};

const placeClaim = (
  board: Board,
  { seat, zone, neutral }: Extract<PlanetSteamFact, { type: 'ClaimPlaced' }>,
): Board => ({
  ...change(neutral ? fromReserve(board, 'neutrals', -1) : board, seat, (c) => ({ claims: c.claims - 1 })),
  claimed: { ...board.claimed, [zone]: seat },
});

const endRound = (board: Board): Board => ({
  ...board,
  opener: holderOf(board, 'lady') ?? board.opener,
  companies: Object.fromEntries(board.seats.map((seat) => [seat, { ...board.companies[seat], card: null }])),
  markers: {},
  airship: null,
  named: null,
});

const buyConverter = (
  board: Board,
  { seat, kind, zone, credits, old, oldTo }: Extract<PlanetSteamFact, { type: 'ConverterBought' }>,
): Board => {
  let next = fromReserve(withHarvester(spend(board, seat, { credits }), zone, { converter: kind }), kind);
  if (old !== null) next = oldTo === null ? fromReserve(next, old, -1) : withHarvester(next, oldTo, { converter: old });
  return { ...next, arranged: false };
};

export const evolve = (board: Board, fact: PlanetSteamFact): Board => {
  switch (fact.type) {
    case 'TableLaid':
      return laid(fact);
    case 'FirstPlayerRolled':
      return { ...board, opener: fact.seat };
    case 'StartingCarriersRevealed':
      return Object.entries(fact.carriers).reduce(
        (b, [seat, resource]) =>
          change(b, seat, (c) => ({ carriers: { ...c.carriers, [resource]: 2 satisfies CarrierClass } })),
        board,
      );
    case 'RiverNeutralsAgreed':
    case 'RiverNeutralsRolled':
      return { ...board, riverNeutrals: fact.count };
    case 'RoundBegan':
      return { ...board, round: fact.round };
    case 'BoxFilled':
      return {
        ...board,
        box: fact.resources,
        supply: minus(board.supply, Object.fromEntries(fact.resources.map((resource) => [resource, 1]))),
      };
    case 'CreditsGained':
      return gain(board, fact.seat, fact.credits);
    case 'BiddingWon': {
      const paid = gain(board, fact.seat, -fact.paid);
      return fact.lot === 'carrier' ? { ...paid, independent: { holder: fact.seat, bid: fact.bid, term: 1 } } : paid;
    }
    case 'SpecialistTaken':
      return change(board, fact.seat, () => ({ card: fact.card }));
    case 'PricesManipulated':
      return {
        ...gain(board, fact.seat, -fact.fee),
        price: { ...board.price, ...fact.prices },
        manipulator: fact.seat,
      };
    case 'CarrierUpgraded': {
      const paid = fact.bought ? { ...spend(board, fact.seat, COSTS.upgrade), arranged: false } : board;
      return change(paid, fact.seat, (c) => ({ carriers: { ...c.carriers, [fact.resource]: fact.class } }));
    }
    case 'ResourceGained':
      return change(board, fact.seat, (c) => ({ goods: plus(c.goods, { [fact.resource]: 1 }) }));
    case 'LicenceGained':
      return change(fromReserve(board, 'licences'), fact.seat, (c) => ({ licences: c.licences + 1 }));
    case 'BoxResourceTaken':
      return fact.kept
        ? {
            ...change(board, fact.seat, (c) => ({ goods: plus(c.goods, { [fact.resource]: 1 }) })),
            box: board.box.filter((resource) => resource !== fact.resource),
          }
        : returnBox(board, [fact.resource]);
    case 'BoxReturned':
      return returnBox(board, fact.resources);
    case 'OrderMarkerPlaced':
      return { ...board, markers: { ...board.markers, [fact.resource]: fact.marker } };
    case 'HarvesterLaidDown':
      return withHarvester(board, fact.zone, { down: true });
    case 'NeutralsPlaced':
      return {
        ...fromReserve(board, 'neutrals', fact.zones.length),
        claimed: { ...board.claimed, ...Object.fromEntries(fact.zones.map((zone) => [zone, 'neutral' as const])) },
      };
    case 'ZoneNamed':
      return { ...board, named: fact.zone };
    case 'LicenceUsed':
      return {
        ...change(board, fact.seat, (c) => ({ licences: c.licences - 1 })),
        licencesGone: board.licencesGone + 1,
      };
    case 'ClaimPlaced':
      return placeClaim(board, fact);
    case 'AirshipMoored':
      return { ...board, airship: fact.dock };
    case 'CarrierRenewed':
      return { ...gain(board, fact.seat, -fact.paid), independent: { ...board.independent!, term: 2 } };
    case 'CarrierReleased':
      return { ...change(board, fact.seat, (c) => ({ goods: minus(c.goods, fact.lost) })), independent: null };
    case 'ActivationPaid':
      return { ...spend(board, fact.seat, COSTS.activation), arranged: false };
    case 'ActivationRefused':
      return change(board, fact.seat, (c) => ({ goods: plus(c.goods, { water: fact.kept ? 1 : 0 }) }));
    case 'HarvesterBought': {
      const cost: Cost = fact.imported ? COSTS.import : { ...COSTS.local, credits: fact.credits };
      const built: Harvester = { owner: fact.seat, converter: null, supercharger: false, down: false };
      const market = board.market - (fact.imported ? 0 : 1);
      return {
        ...withHarvester(fromReserve(spend(board, fact.seat, cost), 'harvesters'), fact.zone, built),
        market,
        arranged: false,
      };
    }
    case 'ConverterBought':
      return buyConverter(board, fact);
    case 'SuperchargerBought':
      return {
        ...withHarvester(fromReserve(spend(board, fact.seat, COSTS.supercharger), 'superchargers'), fact.zone, {
          supercharger: true,
        }),
        arranged: false,
      };
    case 'PiecesArranged':
      return arrange(board, fact);
    case 'Extracted':
      return change(board, fact.seat, (c) => ({
        goods: minus(plus(minus(c.goods, { energy: fact.energy }), fact.yields), fact.lost),
      }));
    case 'OverflowKept':
      return change(board, fact.seat, (c) => ({ goods: minus(c.goods, fact.lost) }));
    case 'Bought':
      return change(setMeter(board, fact.resource, fact), fact.seat, (c) => ({
        credits: c.credits - fact.credits,
        goods: minus(plus(c.goods, { [fact.resource]: fact.count }), fact.lost),
      }));
    case 'Sold':
      return change(setMeter(board, fact.resource, fact), fact.seat, (c) => ({
        credits: c.credits + fact.credits,
        goods: minus(c.goods, { [fact.resource]: fact.count }),
      }));
    case 'TradePassed':
      return setMeter(board, fact.resource, fact);
    case 'LicenceBought':
      return change(fromReserve(spend(board, fact.seat, COSTS.licence), 'licences'), fact.seat, (c) => ({
        licences: c.licences + 1,
      }));
    case 'LicenceSold':
      return {
        ...change(board, fact.seat, (c) => ({ licences: c.licences - 1, credits: c.credits + fact.credits })),
        licencesGone: board.licencesGone + 1,
      };
    case 'LuxuryBought':
      return change(fromReserve(spend(board, fact.seat, COSTS.luxury), 'luxuries'), fact.seat, (c) => ({
        luxuries: c.luxuries + 1,
      }));
    case 'ManipulationReturned':
      return { ...gain(board, fact.seat, fact.credits), manipulator: null };
    case 'HarvesterStoodUp':
      return gain(withHarvester(board, fact.zone, { down: false }), fact.seat, fact.credits);
    case 'PriceRaised':
      return { ...board, price: { ...board.price, [fact.resource]: fact.price } };
    case 'HarvestersProduced':
      return {
        ...board,
        market: board.market + fact.count,
        supply: minus(board.supply, { ore: fact.count, energy: fact.count }),
      };
    case 'RoundEnded':
      return endRound(board);
    case 'GameEnded':
      return { ...board, wealth: fact.wealth };
    case 'BenefitDeclined':
    case 'SabotageAimed':
    case 'ClaimRolled':
    case 'ClaimDeclined':
    case 'HarvesterTurnEnded':
    case 'CertificatesPassed':
      return board;
  }
};

/** Pieces that appeared or vanished, holdings that cannot be (chapters 1 and 10). */
export const flaws = (board: Board): string[] => {
  const companies = Object.values(board.companies);
  const machines = Object.values(board.harvesters);
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  const claimsOn = (who: string): number => Object.values(board.claimed).filter((owner) => owner === who).length;
  const found: string[] = [];
  const must = (rule: string, is: number, be: number): void => {
    if (is !== be) found.push(`${rule}: ${is} instead of ${be}`);
  };
  const n = board.seats.length;
  if (n === 0) return found;
  must('1.2 harvesters', board.reserve.harvesters + machines.length, PIECES.harvesters);
  must(
    '1.2 superchargers',
    board.reserve.superchargers + machines.filter((m) => m.supercharger).length,
    PIECES.superchargers,
  );
  for (const kind of ['quartz', 'ore', 'energy'] as const)
    must(
      `1.2 ${kind} converters`,
      board.reserve[kind] + machines.filter((m) => m.converter === kind).length,
      PIECES[kind],
    );
  must('1.2 neutral claims', board.reserve.neutrals + claimsOn('neutral'), PIECES.neutrals);
  must(
    '1.2 licences',
    board.reserve.licences + board.licencesGone + sum(companies.map((c) => c.licences)),
    CERTIFICATES[n].licences,
  );
  must('1.2 luxuries', board.reserve.luxuries + sum(companies.map((c) => c.luxuries)), CERTIFICATES[n].luxuries);
  for (const seat of board.seats)
    must(`1.4 claims of ${seat}`, board.companies[seat].claims + claimsOn(seat), PIECES.claims);
  const counts = [
    ...(Object.values(board.reserve) as number[]),
    board.market,
    ...companies.flatMap(({ credits, claims, licences, goods }) => [
      credits,
      claims,
      licences,
      ...RESOURCES.map((resource) => goods[resource]),
    ]),
  ];
  if (counts.some((count) => count < 0 || !Number.isInteger(count))) found.push('a count is negative or broken');
  for (const resource of RESOURCES)
    if (board.price[resource] < PRICE_TRACK[resource].min || board.price[resource] > PRICE_TRACK[resource].max)
      found.push(`10.6 price of ${resource}`);
  if (n > 0 && cardsFor(n).length !== n) found.push('2.6 cards');
  return found;
};
