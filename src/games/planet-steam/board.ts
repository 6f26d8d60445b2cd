import { type Seat } from '../kernel/game-definition.js';
import { cardById, type Specialist } from './components/cards.js';
import { neighboursOf, unavailableZones, ZONES, type Zone } from './components/map.js';
import { CAPACITY, type CarrierClass, type Converter, type Cost, INDEPENDENT_CAPACITY } from './components/tables.js';
import { type Goods, RESOURCES, type Resource } from './components/terminal.js';

/** 2.1: the rules that a table may add, each on its own switch. */
export const SWITCHES = [
  'immobileHarvesters',
  'riverLimits',
  'variableTradeOrder',
  'variableClaims',
  'reducedStart',
  'predictableClaim',
  'priceManipulation',
  'sabotage',
  'independentCarrier',
] as const;

export type TableOptions = Readonly<Record<(typeof SWITCHES)[number], boolean>> & {
  readonly credits: 'shown' | 'hidden';
};

/** A seat, or 'neutral'. */
export type Owner = string;

export interface Company {
  readonly credits: number;
  readonly goods: Goods;
  readonly carriers: Readonly<Record<Resource, CarrierClass>>;
  /** Claim markers not yet on the map. */
  readonly claims: number;
  readonly licences: number;
  readonly luxuries: number;
  /** The specialist card of this round. */
  readonly card: string | null;
}

export interface Harvester {
  readonly owner: Seat;
  readonly converter: Converter | null;
  readonly supercharger: boolean;
  /** Laid down by sabotage until the Final phase (15.3c). */
  readonly down: boolean;
}

export interface Reserve extends Readonly<Record<Converter, number>> {
  readonly harvesters: number;
  readonly superchargers: number;
  readonly licences: number;
  readonly luxuries: number;
  readonly neutrals: number;
}

export interface Board {
  readonly seats: readonly Seat[];
  readonly options: TableOptions;
  readonly round: number;
  readonly rounds: number;
  /** Opens the specialist auction: by die in round 1, then the last holder of Lady Steam. */
  readonly opener: Seat;
  readonly companies: Readonly<Record<Seat, Company>>;
  readonly claimed: Readonly<Record<Zone, Owner>>;
  readonly harvesters: Readonly<Record<Zone, Harvester>>;
  readonly reserve: Reserve;
  /** Licences used or sold: out of the game (6.8, 11.3). */
  readonly licencesGone: number;
  readonly price: Goods;
  readonly supply: Goods;
  readonly market: number;
  readonly box: readonly Resource[];
  readonly markers: Readonly<Partial<Record<Resource, number>>>;
  readonly airship: number | null;
  /** The zone that the Venturer has put up. */
  readonly named: Zone | null;
  readonly manipulator: Seat | null;
  readonly riverNeutrals: number;
  /** 15.4: who has the Independent Carrier, what lies on it, and for which round in a row. */
  readonly independent: { readonly holder: Seat; readonly bid: number; readonly term: number } | null;
  /** An arrangement was just given; the next one waits for a purchase (8.11e). */
  readonly arranged: boolean;
  readonly wealth: Readonly<Record<Seat, Wealth>> | null;
}

/** 13.1: what a wealth is made of, in Credits. */
export const WEALTH_PARTS = ['credits', 'goods', 'zones', 'harvesters', 'superchargers', 'luxuries'] as const;
export type Wealth = Readonly<Record<(typeof WEALTH_PARTS)[number], number>>;
export const totalOf = (wealth: Wealth): number => WEALTH_PARTS.reduce((sum, part) => sum + wealth[part], 0);

/** What the rules ask of a board holds for a seat's view too: there only other seats' Credits may be missing. */
export type Table = Omit<Board, 'companies'> & {
  readonly companies: Readonly<Record<Seat, Omit<Company, 'credits'> & { readonly credits: number | null }>>;
};

// ---- order

export const clockwiseFrom = (board: Pick<Table, 'seats'>, seat: Seat): Seat[] => {
  const at = board.seats.indexOf(seat);
  return [...board.seats.slice(at), ...board.seats.slice(0, at)];
};

/** 3.2: by the number of the specialist card. */
export const playOrder = (board: Table): Seat[] =>
  [...board.seats].sort((a, b) => orderNumber(board, a) - orderNumber(board, b));

export const orderNumber = (board: Table, seat: Seat): number => {
  const { card } = board.companies[seat];
  return card === null ? Infinity : cardById(board.seats.length, card).order;
};

export const holderOf = (board: Table, specialist: Specialist): Seat | undefined =>
  board.seats.find((seat) => board.companies[seat].card?.split('+').includes(specialist));

/** 10.1, 14.3d: the resources in the order in which they are traded this round. */
export const tradeOrder = (board: Table): Resource[] =>
  [...RESOURCES].sort((a, b) => (board.markers[a] ?? 0) - (board.markers[b] ?? 0));

// ---- zones

export const isAvailable = (board: Pick<Table, 'seats'>, zone: Zone): boolean =>
  !unavailableZones(board.seats.length).includes(zone);

export const unclaimedZones = (board: Table): Zone[] => {
  const shut = unavailableZones(board.seats.length);
  return ZONES.filter((zone) => board.claimed[zone] === undefined && !shut.includes(zone));
};
export const neutralZones = (board: Table): Zone[] => ZONES.filter((zone) => board.claimed[zone] === 'neutral');
export const zonesOf = (board: Table, seat: Seat): Zone[] => ZONES.filter((zone) => board.claimed[zone] === seat);
export const harvestersOf = (board: Table, seat: Seat): Zone[] =>
  ZONES.filter((zone) => board.harvesters[zone]?.owner === seat);
export const standingHarvestersOf = (board: Table, seat: Seat): Zone[] =>
  harvestersOf(board, seat).filter((zone) => !board.harvesters[zone].down);
export const freeOwnZones = (board: Table, seat: Seat): Zone[] =>
  zonesOf(board, seat).filter((zone) => board.harvesters[zone] === undefined);
export const isNextToOwn = (board: Table, seat: Seat, zone: Zone): boolean =>
  neighboursOf[zone].some((other) => board.claimed[other] === seat);

/** 1.11 */
export const extracts = ({ converter }: Pick<Harvester, 'converter'>): Resource => converter ?? 'water';

// ---- goods

export const capacityOf = (board: Table, seat: Seat, resource: Resource): number =>
  CAPACITY[board.companies[seat].carriers[resource]];

const places = (board: Table, seat: Seat): number => (board.independent?.holder === seat ? INDEPENDENT_CAPACITY : 0);

/** 15.4c: what lies beyond the own carriers, by resource. */
export const excessOf = (board: Table, seat: Seat, goods: Goods): Goods => {
  const beyond = (resource: Resource): number => Math.max(0, goods[resource] - capacityOf(board, seat, resource));
  return { quartz: beyond('quartz'), ore: beyond('ore'), water: beyond('water'), energy: beyond('energy') };
};

export const sumOf = (goods: Goods): number => goods.quartz + goods.ore + goods.water + goods.energy;

/** How many more of a resource the seat can store (1.12, 15.4b). */
export const roomFor = (board: Table, seat: Seat, resource: Resource): number => {
  const { goods } = board.companies[seat];
  const own = Math.max(0, capacityOf(board, seat, resource) - goods[resource]);
  return own + places(board, seat) - sumOf(excessOf(board, seat, goods));
};

export const plus = (a: Goods, b: Partial<Goods>): Goods => ({
  quartz: a.quartz + (b.quartz ?? 0),
  ore: a.ore + (b.ore ?? 0),
  water: a.water + (b.water ?? 0),
  energy: a.energy + (b.energy ?? 0),
});

export const minus = (a: Goods, b: Partial<Goods>): Goods => ({
  quartz: a.quartz - (b.quartz ?? 0),
  ore: a.ore - (b.ore ?? 0),
  water: a.water - (b.water ?? 0),
  energy: a.energy - (b.energy ?? 0),
});

/**
 * What is lost of a holding that may be too much: all beyond the carriers, or, with the Independent Carrier, beyond its
 * places. 'choose' when the excess is of several resources and the owner must say what stays (15.4d).
 */
export const surplusOf = (board: Table, seat: Seat, goods: Goods): Goods | 'choose' => {
  const excess = excessOf(board, seat, goods);
  const spare = places(board, seat);
  if (sumOf(excess) <= spare) return { quartz: 0, ore: 0, water: 0, energy: 0 };
  const over = RESOURCES.filter((resource) => excess[resource] > 0);
  if (spare > 0 && over.length > 1) return 'choose';
  return over.length === 1 ? minus(excess, { [over[0]]: spare }) : excess;
};

/** What a seat is short of: ids for the refusal's sentence. */
export const lacking = (board: Table, seat: Seat, cost: Cost): string[] => {
  const { goods, credits } = board.companies[seat];
  const short: string[] = RESOURCES.filter((resource) => goods[resource] < (cost[resource] ?? 0));
  return (credits ?? 0) < (cost.credits ?? 0) ? [...short, 'credits'] : short;
};
