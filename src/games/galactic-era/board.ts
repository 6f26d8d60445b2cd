import { type Options, type Seat } from '../kernel/game-definition.js';
import { type AutomaKind } from './components/automas.js';
import { type Galaxy, galaxyOf, type Hex, type Tile } from './components/galaxy.js';
import {
  BASIC_SHIPS,
  type Card,
  DECOYS,
  type Ethics,
  type Goal,
  type Letter,
  LETTERS,
  type Neutral,
  type Oval,
  type People,
  type Relic,
  type Square,
  type Story,
  type TacticSide,
} from './components/pieces.js';
import { type Levels } from './components/technologies.js';
import { CAPITAL_DISCS, populationAt } from './components/track.js';

/** A fleet; others know it as `seat.handle` (6.6). */
export interface Fleet {
  readonly handle: number;
  readonly hex: Hex;
  readonly letter: Letter;
  /** From the highest down; 0 is a decoy. */
  readonly chips: readonly number[];
  /** Ships aboard that have moved in this turn (8.6). */
  readonly spent: number;
  /** 6.13f: a fleet D that has gone farther than it could without its bonus. */
  readonly dartUsed: boolean;
  /** 30.3a, 30.4: what everybody knows of it. */
  readonly letterShown: boolean;
  readonly chipsShown: boolean;
}

export interface Basics {
  readonly ships: number;
  readonly spent: number;
}

/** What a seat has seen of hidden things, kept for it (9.1d). */
export interface Notes {
  readonly neutrals: Readonly<Record<Hex, Neutral>>;
  readonly relics: Readonly<Record<Hex, Relic>>;
  readonly fleets: Readonly<Record<string, { readonly letter: Letter; readonly chips: readonly number[] }>>;
  readonly top: Card | null;
  readonly hands: Readonly<Record<Seat, readonly Card[]>>;
}

/** Two that tell each other all; what they saw of the fleets of `own` seats is no news. */
export const bothNotes = (one: Notes, other: Notes, own: readonly Seat[]): Notes => ({
  neutrals: { ...one.neutrals, ...other.neutrals },
  relics: { ...one.relics, ...other.relics },
  fleets: Object.fromEntries(
    Object.entries({ ...one.fleets, ...other.fleets }).filter(([id]) => !own.includes(id.slice(0, id.indexOf('.')))),
  ),
  top: other.top ?? one.top,
  hands: { ...one.hands, ...other.hands },
});

/** What a round's story counts for a seat (chapter 22), and what it may do once in a round. */
export interface Tally {
  readonly gains: number;
  readonly grows: number;
  readonly builds: number;
  readonly researched: readonly string[];
  /** Squares that have been used for research (18.1a, 23.16a). */
  readonly squares: readonly Square[];
  readonly feline: boolean;
  readonly traded: readonly Seat[];
  /** `partner:learned:taught` of the trades of this phase, for 25.6c. */
  readonly deals: readonly string[];
  readonly extraTrade: boolean;
  readonly progressed: boolean;
}

export interface Nation {
  readonly dealt: readonly People[];
  readonly people: People | null;
  readonly ethics: Ethics;
  readonly position: number;
  readonly capital: Hex;
  /** Discs that have left the track (1.5), and those that left the game by ascension (18.8). */
  readonly offTrack: number;
  readonly ascended: number;
  readonly levels: Levels;
  readonly points: number;
  readonly basics: Readonly<Record<Hex, Basics>>;
  readonly fleets: readonly Fleet[];
  readonly tactics: Readonly<Partial<Record<Letter, TacticSide>>>;
  readonly hand: readonly Card[];
  readonly played: readonly { readonly card: Card; readonly section: 'A' | 'B' }[];
  readonly reserve: boolean;
  readonly colonies: number;
  readonly tokens: Readonly<Record<Neutral, number>>;
  readonly onGoal: number;
  readonly ovals: readonly Oval[];
  readonly resolved: readonly Oval[];
  /** Ovals returned by 11.6b in this round. */
  readonly returned: number;
  readonly squares: readonly Square[];
  readonly tally: Tally;
  readonly notes: Notes;
  readonly protectedIn: number;
  /** Lines of this seat's trade book that were shown to a partner, `partner:learn:teach`, and who named this seat (31.9b). */
  readonly book: readonly string[];
  readonly proposed: readonly Seat[];
}

export interface Battle {
  readonly hex: Hex;
  readonly attacker: Seat;
  readonly decided: readonly Seat[];
  readonly felines: boolean;
  readonly noRetreat: boolean;
  readonly shown: boolean;
  readonly winners: readonly Seat[];
  readonly losers: readonly Seat[];
  readonly strengths: { readonly attack: number; readonly defence: number } | null;
  readonly boosts: Readonly<Record<Seat, number>>;
  readonly destroy: Readonly<Record<string, number>>;
  readonly lose: Readonly<Record<string, number>>;
  readonly saved: readonly Seat[];
  /** Who has decided about a fleet E with x2 (10.12a). */
  readonly evaded: readonly Seat[];
}

/** A nation that nobody sits on and that plays by dice (chapter 29). */
export interface Automa {
  readonly kind: AutomaKind;
  readonly power: number;
  /** 29.20: its next result in Progress is cancelled. */
  readonly cancelled: boolean;
}

/** 28.1: a nation that no player holds, and who does for it in this round what a seat does. */
export interface Puppet {
  readonly seat: Seat;
  readonly controller: Seat | null;
  /** In how many rounds each seat has controlled it, the present one too. */
  readonly controlled: Readonly<Record<Seat, number>>;
}

export interface Board {
  /** All nations of the game; those among `automas` have no seat at the table. */
  readonly seats: readonly Seat[];
  readonly options: Options;
  readonly round: number;
  readonly order: readonly Seat[];
  readonly tiles: readonly Tile[];
  /** Places in the first table order, as far as they have been picked (27.3d). */
  readonly picked: Readonly<Record<Seat, number>>;
  /** 28.1: null but in a game of two. */
  readonly puppet: Puppet | null;
  readonly story: Story;
  readonly goal: Goal | null;
  readonly nations: Readonly<Record<Seat, Nation>>;
  readonly discs: Readonly<Record<Hex, { readonly seat: Seat; readonly count: number }>>;
  readonly neutrals: Readonly<Record<Hex, Neutral>>;
  readonly converted: readonly Hex[];
  readonly hidden: Readonly<Record<Hex, Relic>>;
  readonly relics: Readonly<Record<Hex, Relic>>;
  readonly wars: readonly string[];
  /** Who has declared on whom, for Cooperation (24.10). */
  readonly declared: readonly string[];
  readonly proposals: readonly string[];
  /** Who has proposed peace to whom in this phase (5.11a). */
  readonly asked: readonly string[];
  readonly trading: boolean;
  /** Who has put a ship on the goal in this round (24.14). */
  readonly lent: readonly Seat[];
  readonly deck: readonly Card[];
  readonly battle: Battle | null;
  readonly closed: readonly { readonly seat: Seat; readonly hex: Hex; readonly round: number }[];
  /** The movement turn that is on. */
  readonly turn: {
    readonly seat: Seat;
    readonly sailed: boolean;
    readonly remarked: boolean;
    readonly visions: number;
    readonly seen: readonly string[];
    readonly regrouped: readonly string[];
    readonly rayed: boolean;
    readonly taken: readonly Seat[];
    readonly relocated: number;
    readonly pyramid: boolean;
    readonly nebula: number;
    readonly moving: boolean;
    readonly acted: boolean;
    /** A card that must be played now, if somebody holds it (23.7, 23.11). */
    readonly moment: 'acquisition' | 'economic' | null;
  } | null;
  readonly ended: Readonly<Record<Seat, Readonly<Record<string, number>>>> | null;
  readonly automas: Readonly<Record<Seat, Automa>>;
}

export const galaxy = (board: Board): Galaxy => galaxyOf(board.tiles);
export const pair = (a: Seat, b: Seat): string => (a < b ? `${a}-${b}` : `${b}-${a}`);
export const isAutoma = ({ automas }: Pick<Board, 'automas'>, seat: Seat): boolean => Object.hasOwn(automas, seat);
/** All that are asked, a puppet through whoever controls it, in table order. */
export const seated = (board: Pick<Board, 'order' | 'automas'>): Seat[] =>
  board.order.filter((seat) => !isAutoma(board, seat));
/** Everybody in table order that a player holds. */
export const playersOf = (board: Pick<Board, 'order' | 'puppet' | 'automas'>): Seat[] =>
  seated(board).filter((seat) => seat !== board.puppet?.seat);
/** 28.1: who is asked what concerns a seat, and knows what it knows. */
export const speakerOf = ({ puppet }: Pick<Board, 'puppet'>, seat: Seat): Seat =>
  seat === puppet?.seat ? (puppet.controller ?? seat) : seat;
/** 28.5 */
const areOfOneHand = (board: Board, a: Seat, b: Seat): boolean => speakerOf(board, a) === speakerOf(board, b);
export const atWar = (board: Board, a: Seat, b: Seat): boolean => a !== b && board.wars.includes(pair(a, b));
export const enemiesOf = (board: Board, seat: Seat): Seat[] => board.order.filter((other) => atWar(board, seat, other));
export const isPeople = (board: Board, seat: Seat, people: People, ethics?: Ethics): boolean =>
  board.nations[seat].people === people && (ethics === undefined || board.nations[seat].ethics === ethics);
export const level = (board: Board, seat: Seat, technology: keyof Levels): number =>
  board.nations[seat].levels[technology];

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
export const shipsOf = ({ chips }: Pick<Fleet, 'chips'>): number => sum(chips);
export const fleetsAt = (board: Board, seat: Seat, hex: Hex): Fleet[] =>
  board.nations[seat].fleets.filter((fleet) => fleet.hex === hex);
export const basicsAt = (board: Board, seat: Seat, hex: Hex): number => board.nations[seat].basics[hex]?.ships ?? 0;
export const shipsAtHex = (board: Board, seat: Seat, hex: Hex): number =>
  basicsAt(board, seat, hex) + sum(fleetsAt(board, seat, hex).map(shipsOf));
export const isPresent = (board: Board, seat: Seat, hex: Hex): boolean =>
  basicsAt(board, seat, hex) > 0 || board.nations[seat].fleets.some((fleet) => fleet.hex === hex);
export const hexesWithShips = ({ nations }: Board, seat: Seat): Hex[] => [
  ...new Set([...Object.keys(nations[seat].basics), ...nations[seat].fleets.map(({ hex }) => hex)]),
];
export const presentAt = (board: Board, hex: Hex): Seat[] => board.order.filter((seat) => isPresent(board, seat, hex));
export const enemiesAt = (board: Board, seat: Seat, hex: Hex): Seat[] =>
  enemiesOf(board, seat).filter((other) => isPresent(board, other, hex));

export const basicsInReserve = (board: Board, seat: Seat): number =>
  BASIC_SHIPS - board.nations[seat].onGoal - sum(Object.values(board.nations[seat].basics).map(({ ships }) => ships));
export const decoysLeft = (board: Board, seat: Seat): number =>
  DECOYS - board.nations[seat].fleets.flatMap(({ chips }) => chips).filter((chip) => chip === 0).length;
export const lettersFree = (board: Board, seat: Seat): Letter[] =>
  LETTERS.filter((letter) => board.nations[seat].fleets.every((fleet) => fleet.letter !== letter));
export const nextHandle = (board: Board, seat: Seat): number =>
  [1, 2, 3, 4, 5].find((handle) => board.nations[seat].fleets.every((fleet) => fleet.handle !== handle)) ?? 6;
/** 6.8a: the fewest chips for a number of ships. */
export const fewestChips = (ships: number): number[] => {
  if (ships <= 0) return [];
  const chip = [10, 5, 4, 3, 2, 1].find((value) => value <= ships)!;
  return [chip, ...fewestChips(ships - chip)];
};

/** 2.2, 15.2a: planets of the map, and hexes where a capital fled. */
export const isPlanet = (board: Board, hex: Hex): boolean =>
  galaxy(board).places[hex].terrain === 'planet' ||
  hex in board.discs ||
  board.seats.some((seat) => hasCapital(board, seat, hex));
export const hasCapital = (board: Board, seat: Seat, hex: Hex): boolean => board.nations[seat].capital === hex;
export const ownerOf = (board: Board, hex: Hex): Seat | null =>
  board.discs[hex]?.seat ?? board.seats.find((seat) => hasCapital(board, seat, hex)) ?? null;
export const discsOn = (board: Board, hex: Hex): number => board.discs[hex]?.count ?? 0;
/** 1.8 */
export const populationOn = (board: Board, hex: Hex): number =>
  discsOn(board, hex) + (board.seats.some((seat) => hasCapital(board, seat, hex)) ? CAPITAL_DISCS : 0);
export const planetsOf = (board: Board, seat: Seat): Hex[] => [
  ...new Set([
    ...(board.nations[seat].capital === '' ? [] : [board.nations[seat].capital]),
    ...Object.keys(board.discs).filter((hex) => board.discs[hex].seat === seat),
  ]),
];
export const populationOf = ({ nations }: Board, seat: Seat): number => populationAt(nations[seat].offTrack);
/** 18.7, 20.1: is something of this seat blocked in that hex? */
export const isBlocked = (board: Board, seat: Seat, hex: Hex): boolean =>
  level(board, seat, 'spirituality') < 5 && enemiesAt(board, seat, hex).length > 0;
export const neutralKind = (board: Board, hex: Hex): Neutral =>
  board.converted.includes(hex) ? 'advanced' : (board.neutrals[hex] ?? 'uninhabited');
export const totalShips = ({ nations }: Board, seat: Seat): number =>
  sum(Object.values(nations[seat].basics).map(({ ships }) => ships)) + sum(nations[seat].fleets.map(shipsOf));
/** 21.3 */
export const inContact = (board: Board, a: Seat, b: Seat): boolean =>
  hexesWithShips(board, a).some((hex) => isPresent(board, b, hex) || ownerOf(board, hex) === b) ||
  hexesWithShips(board, b).some((hex) => ownerOf(board, hex) === a);

/** 16.3, 25.1b: how far a planet of this seat grows by itself. */
export const naturalLimit = (board: Board, seat: Seat, hex: Hex): number => {
  const away = galaxy(board).distances(hex);
  const ignores = (other: Seat): boolean =>
    other !== seat &&
    (isPeople(board, seat, 'alliance', 'light') || isPeople(board, other, 'alliance', 'light')) &&
    board.nations[seat].ethics === 'light' &&
    board.nations[other].ethics === 'light';
  const others = board.seats.flatMap((other) =>
    ignores(other) ? [] : planetsOf(board, other).filter((planet) => planet !== hex),
  );
  return Math.min(...others.map((planet) => away[planet]));
};

/** 5.4 to 5.9: may this seat declare war on that one at all, ethics apart? */
export const isOpenToWar = (board: Board, by: Seat, on: Seat): boolean =>
  !areOfOneHand(board, by, on) &&
  !atWar(board, by, on) &&
  !isPeople(board, by, 'greys', 'light') &&
  board.nations[on].protectedIn !== board.round;
export const mayDeclareFreely = (board: Board, by: Seat, on: Seat): boolean =>
  isOpenToWar(board, by, on) && board.nations[by].ethics === 'dark';
/** 20.5, 29.11b: an automa declares war by its dice alone, never to block. */
export const mayBlockByWar = (board: Board, by: Seat, on: Seat): boolean =>
  !isAutoma(board, by) && mayDeclareFreely(board, by, on);
