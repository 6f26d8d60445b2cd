import { type BidAction, type Maximum } from '../../../src/games/kernel/auction.js';
import { type Fact, type Json, type Seat } from '../../../src/games/kernel/game-definition.js';
import { type Bids, type KernelFact } from '../../../src/games/kernel/game-of-steps.js';

/**
 * "Lanterns", a game of two nights that exists only to use everything the kernel can do. Ships choose harbours in secret
 * (1), land and may be ambushed by enemies (2), bid for a lamp (3), take turns (4), trade by books (5), keep watch (6) and
 * drink (7). War and tribute are possible at any time (8). The widow's ship is steered by her keeper.
 */
export const HARBOURS = ['quay', 'mole', 'cape', 'reef'] as const;
export const CARDS = ['fog', 'feast', 'song'].flatMap((suit) => [1, 2, 3, 4].map((n) => `${suit}${n}`));
export const WIDOW = 'widow';
export const NIGHTS = 2;
export const CREW = { need: 5, most: 6 };

export interface Board {
  readonly seats: readonly Seat[];
  readonly starter: Seat;
  readonly keeper: Seat;
  readonly night: number;
  readonly wind: number;
  readonly oil: Readonly<Record<Seat, number>>;
  readonly burnt: number;
  readonly lamps: Readonly<Record<Seat, number>>;
  readonly rigged: Readonly<Record<Seat, Readonly<Record<string, string>>>>;
  readonly lit: Readonly<Record<Seat, readonly string[]>>;
  readonly crews: Readonly<Record<Seat, number>>;
  readonly glow: Readonly<Record<Seat, number>>;
  readonly hands: Readonly<Record<Seat, readonly string[]>>;
  /** Cards that can be dealt: all but those in hands and those gone. */
  readonly gone: readonly string[];
  readonly charts: Readonly<Record<Seat, readonly string[]>>;
  readonly at: Readonly<Record<Seat, string>>;
  /** 'A-B', the earlier seat first. */
  readonly wars: readonly string[];
  readonly declared: readonly Seat[];
  readonly rigging: boolean;
  readonly watched: readonly Seat[];
  readonly over: boolean;
}

export type LanternsStep =
  | { readonly step: 'voyage' | 'dealing' | 'charting' | 'ambush' | 'lampAuction' | 'market' | 'watch' }
  | { readonly step: 'landing'; readonly ship: Seat }
  | { readonly step: 'turn' | 'rigging' | 'toast'; readonly seat: Seat }
  | { readonly step: 'parley'; readonly by: Seat; readonly on: Seat };

type Of<Type extends string, Fields = unknown> = { readonly type: Type } & Readonly<Fields>;
export type Goods = Readonly<Record<string, number>>;
export interface Book {
  readonly give: Goods;
  readonly partners: readonly Seat[];
}

export type LanternsAction =
  | BidAction
  | Of<'Chart', { harbours: readonly string[] }>
  | Of<'Land', { harbour: string }>
  | Of<'Ambush', { victim: Seat }>
  | Of<'PlayFog', { card: string }>
  | Of<'HoldFire'>
  | Of<'Light', { harbour: string }>
  | Of<'Burn', { count: number }>
  | Of<'Rig'>
  | Of<'SetLamps', { layout: Readonly<Record<string, string>> }>
  | Of<'Hire', { cards: readonly string[]; goods: Goods }>
  | Of<'EndTurn'>
  | Of<'FileBook', Book>
  | Of<'Drop', { cards: readonly string[] }>
  | Of<'RaiseGlass'>
  | Of<'Yield'>
  | Of<'Stand'>
  | Of<'DeclareWar', { on: Seat }>
  | Of<'PayTribute', { enemy: Seat }>;

export type LanternsFact = Fact &
  (
    | Of<'ShipsLaidOut', { seats: readonly Seat[] }>
    | Of<'NightFell', { night: number; starter: Seat }>
    | Of<'WindRolled', { wind: number }>
    | Of<'CardDealt', { seat: Seat; secret: { to: readonly Seat[]; card: string } }>
    | Of<'ChartsShown', { charts: Readonly<Record<Seat, readonly string[]>> }>
    | Of<'ShipLanded', { ship: Seat; harbour: string }>
    | Of<'Ambushed', { seat: Seat; victim: Seat }>
    | Of<'FogPlayed', { seat: Seat; card: string }>
    | Of<'WarDeclared' | 'WarBegan', { seat: Seat; on: Seat }>
    | Of<'OilYielded', { seat: Seat; to: Seat }>
    | Of<'LampWon', { seat: Seat; paid: number }>
    | Of<'HarbourLit', { seat: Seat; harbour: string }>
    | Of<'OilBurnt', { seat: Seat; count: number }>
    | Of<'LampsRigged', { seat: Seat; layout: Readonly<Record<string, string>> }>
    | Of<'CrewHired', { seat: Seat; cards: readonly string[]; goods: Goods }>
    | Of<'TurnEnded' | 'GlassRaised', { seat: Seat }>
    | Of<'BooksOpened', { books: Readonly<Record<Seat, Book>> }>
    | Of<'GoodsTraded', { seat: Seat; other: Seat; gives: Goods; takes: Goods }>
    | Of<'CardsDropped', { seat: Seat; count: number; secret: { to: readonly Seat[]; cards: readonly string[] } }>
    | Of<'VoyageEnded'>
  );
export type AnyFact = LanternsFact | KernelFact<LanternsStep>;

export type LanternsOrder =
  (Maximum & { readonly bidding: number }) | Of<'AmbushWhen' | 'SleepBelow', { oil: number }> | Of<'AskMe'>;

export type LanternsView = Omit<Board, 'hands' | 'gone'> & {
  readonly step: string | null;
  readonly bidding: number | null;
  readonly bids: Bids | null;
  readonly hand: readonly string[];
  readonly handSizes: Readonly<Record<Seat, number>>;
} & Json;

// ---- what holds on the board

export const warOf = (a: Seat, b: Seat): string => (a < b ? `${a}-${b}` : `${b}-${a}`);
export const atWar = (board: Pick<Board, 'wars'>, a: Seat, b: Seat): boolean => board.wars.includes(warOf(a, b));
export const othersThan = (board: Board, seat: Seat): Seat[] => board.seats.filter((other) => other !== seat);
export const fromStarter = ({ seats, starter }: Board): Seat[] => {
  const first = seats.indexOf(starter);
  return [...seats.slice(first), ...seats.slice(0, first)];
};
export const enemiesHere = (board: Board, seat: Seat): Seat[] =>
  othersThan(board, seat).filter((other) => atWar(board, seat, other) && board.at[other] === board.at[seat]);
export const steersman = (board: Board, ship: Seat): Seat => (ship === WIDOW ? board.keeper : ship);
export const suitOf = (card: string): string => card.slice(0, -1);
export const worthOf = (cards: readonly string[], { oil = 0, lamp = 0 }: Goods): number =>
  cards.reduce((sum, card) => sum + Number(card.at(-1)), oil + 2 * lamp);

// ---- bookkeeping

const add = (amounts: Readonly<Record<Seat, number>>, seat: Seat, n: number): Record<Seat, number> => ({
  ...amounts,
  [seat]: (amounts[seat] ?? 0) + n,
});
const without = (board: Board, seat: Seat, cards: readonly string[]): Pick<Board, 'hands' | 'gone'> => ({
  hands: { ...board.hands, [seat]: board.hands[seat].filter((card) => !cards.includes(card)) },
  gone: [...board.gone, ...cards],
});
const each = <T>(seats: readonly Seat[], value: T): Record<Seat, T> =>
  Object.fromEntries(seats.map((seat) => [seat, value]));

export const BLANK: Board = {
  seats: [],
  starter: '',
  keeper: '',
  night: 0,
  wind: 0,
  oil: {},
  burnt: 0,
  lamps: {},
  rigged: {},
  lit: {},
  crews: {},
  glow: {},
  hands: {},
  gone: [],
  charts: {},
  at: {},
  wars: [],
  declared: [],
  rigging: false,
  watched: [],
  over: false,
};

export const evolve = (board: Board, fact: LanternsFact): Board => {
  switch (fact.type) {
    case 'ShipsLaidOut': {
      const { seats } = fact;
      const none = each(seats, 0);
      const empty = { rigged: each(seats, {}), lit: each(seats, []), hands: each(seats, []) };
      return {
        ...board,
        ...empty,
        seats,
        keeper: seats[0],
        oil: each(seats, 6),
        lamps: each(seats, 1),
        crews: none,
        glow: none,
      };
    }
    case 'NightFell':
      return { ...board, night: fact.night, starter: fact.starter, declared: [], watched: [], charts: {}, at: {} };
    case 'WindRolled':
      return { ...board, wind: fact.wind };
    case 'CardDealt':
      return { ...board, hands: { ...board.hands, [fact.seat]: [...board.hands[fact.seat], fact.secret.card] } };
    case 'ChartsShown':
      return { ...board, charts: fact.charts };
    case 'ShipLanded':
      return { ...board, at: { ...board.at, [fact.ship]: fact.harbour } };
    case 'Ambushed':
      return { ...board, oil: add(add(board.oil, fact.victim, -1), fact.seat, 1) };
    case 'FogPlayed':
      return { ...board, ...without(board, fact.seat, [fact.card]) };
    case 'WarDeclared':
      return { ...board, declared: [...board.declared, fact.seat] };
    case 'WarBegan':
      return { ...board, wars: [...board.wars, warOf(fact.seat, fact.on)] };
    case 'OilYielded': {
      const wars = board.wars.filter((war) => war !== warOf(fact.seat, fact.to));
      return { ...board, wars, oil: add(add(board.oil, fact.seat, -1), fact.to, 1) };
    }
    case 'LampWon': {
      const { seat, paid } = fact;
      return {
        ...board,
        keeper: seat,
        oil: add(board.oil, seat, -paid),
        burnt: board.burnt + paid,
        lamps: add(board.lamps, seat, 1),
      };
    }
    case 'HarbourLit': {
      const lit = { ...board.lit, [fact.seat]: [...board.lit[fact.seat], fact.harbour] };
      return { ...board, lit, oil: add(board.oil, fact.seat, -1), burnt: board.burnt + 1 };
    }
    case 'OilBurnt': {
      const { seat, count } = fact;
      return {
        ...board,
        oil: add(board.oil, seat, -count),
        burnt: board.burnt + count,
        glow: add(board.glow, seat, count),
      };
    }
    case 'LampsRigged':
      return { ...board, rigging: true, rigged: { ...board.rigged, [fact.seat]: fact.layout } };
    case 'CrewHired': {
      const {
        seat,
        cards,
        goods: { oil = 0, lamp = 0 },
      } = fact;
      // Lamps that are sold come down first.
      const rigged = lamp > 0 ? { ...board.rigged, [seat]: {} } : board.rigged;
      const paid = {
        oil: add(board.oil, seat, -oil),
        burnt: board.burnt + oil,
        lamps: add(board.lamps, seat, -lamp),
        rigged,
      };
      return { ...board, ...paid, ...without(board, seat, cards), crews: add(board.crews, seat, 1) };
    }
    case 'TurnEnded':
      return { ...board, rigging: false };
    case 'GoodsTraded': {
      const { seat, other, gives, takes } = fact;
      const moved = (from: Readonly<Record<Seat, number>>, kind: string): Record<Seat, number> => {
        const n = (gives[kind] ?? 0) - (takes[kind] ?? 0);
        return add(add(from, seat, -n), other, n);
      };
      const rigged = { ...board.rigged, [seat]: {}, [other]: {} };
      return { ...board, rigged, oil: moved(board.oil, 'oil'), lamps: moved(board.lamps, 'lamp') };
    }
    case 'CardsDropped':
      return { ...board, ...without(board, fact.seat, fact.secret.cards), watched: [...board.watched, fact.seat] };
    case 'VoyageEnded':
      return { ...board, over: true };
    case 'BooksOpened':
    case 'GlassRaised':
      return board;
  }
};
