import { type Seat } from '../../kernel/game-definition.js';
import {
  atWar,
  type Board,
  enemiesAt,
  enemiesOf,
  type Fleet,
  galaxy,
  hexesWithShips,
  isPlanet,
  level,
  mayBlockByWar,
  ownerOf,
  planetsOf,
  populationOn,
  presentAt,
} from '../board.js';
import { type Galaxy, type Hex } from '../components/galaxy.js';
import { range } from '../components/technologies.js';

/** How far ships go and which way (chapter 8). */
export interface Leg {
  readonly to: Hex;
  readonly cost: number;
  /** The hex before it, and how it was left. */
  readonly from: Hex;
  readonly by: 'step' | 'gate' | 'portal';
}
export type Reach = Readonly<Record<Hex, Leg>>;

/** 8.2, 8.4, 6.13: the range of fresh ships that start their turn in a hex. */
export const rangeOf = (board: Board, seat: Seat, hex: Hex, nebulaBonus = 2): number =>
  range(level(board, seat, 'propulsion')) + (galaxy(board).places[hex].terrain === 'nebula' ? nebulaBonus : 0);
export const dartBonus = (board: Board, seat: Seat, { letter }: Pick<Fleet, 'letter'>): number =>
  letter === 'D' ? (board.nations[seat].tactics.D === 'x2' ? 2 : 1) : 0;

export const isClosedTo = ({ closed, round }: Board, seat: Seat, hex: Hex): boolean =>
  closed.some((one) => one.seat === seat && one.hex === hex && one.round === round);
export const mayEnter = (board: Board, seat: Seat, hex: Hex): boolean =>
  (galaxy(board).places[hex].terrain !== 'neutron' || level(board, seat, 'propulsion') >= 5) &&
  !isClosedTo(board, seat, hex);
const costOf = ({ places }: Galaxy, hex: Hex): number => (places[hex].terrain === 'nebula' ? 2 : 1);

/** 8.11, 8.12: the hexes that portals of this seat join, each with each. */
const portalEnds = (board: Board, seat: Seat): Hex[] => {
  const propulsion = level(board, seat, 'propulsion');
  if (propulsion === 3 || propulsion === 4)
    return planetsOf(board, seat).filter((hex) => populationOn(board, hex) >= 3);
  if (propulsion !== 5) return [];
  return galaxy(board).hexes.filter((hex) => {
    if (galaxy(board).places[hex].terrain === 'neutron') return true;
    if (!isPlanet(board, hex)) return false;
    const owner = ownerOf(board, hex);
    return owner === null || !atWar(board, seat, owner);
  });
};
/** 26.7 */
const isStargate = (board: Board, seat: Seat, a: Hex, b: Hex): boolean =>
  [a, b].some((hex) => board.relics[hex] === 'super-stargate' && ownerOf(board, hex) === seat) &&
  ownerOf(board, a) === seat &&
  ownerOf(board, b) === seat;

/** 8.10a, 8.14a: dark seats at peace that stand where a jump could be blocked. */
export const jumpBlockers = (board: Board, seat: Seat, hexes: readonly Hex[]): Seat[] =>
  level(board, seat, 'spirituality') >= 5
    ? []
    : board.order.filter(
        (other) => mayBlockByWar(board, other, seat) && hexes.some((hex) => presentAt(board, hex).includes(other)),
      );
export const portalBlockers = (board: Board, seat: Seat, a: Hex, b: Hex): Seat[] =>
  isStargate(board, seat, a, b) && level(board, seat, 'propulsion') >= 5 ? [] : jumpBlockers(board, seat, [a, b]);

/** What decides where a seat's ships may go, and the ways already worked out: the same for all of its units on one board. */
interface Traffic {
  /** 8.10, 8.14: where enemies, or only dark seats at peace, are in the way. */
  readonly hostile: ReadonlySet<Hex>;
  readonly wary: ReadonlySet<Hex>;
  readonly portals: ReadonlySet<Hex>;
  readonly stargate: Hex | null;
  readonly own: readonly Hex[];
  readonly known: Map<string, Reach>;
}
const traffics = new WeakMap<Board, Map<Seat, Traffic>>();
const trafficOf = (board: Board, seat: Seat): Traffic => {
  const bySeat = traffics.get(board) ?? new Map<Seat, Traffic>();
  traffics.set(board, bySeat);
  const known = bySeat.get(seat);
  if (known) return known;
  const immune = level(board, seat, 'spirituality') >= 5;
  const shipsOfAll = (seats: readonly Seat[]): Set<Hex> =>
    new Set(immune ? [] : seats.flatMap((other) => hexesWithShips(board, other)));
  const unlimited = level(board, seat, 'propulsion') >= 6;
  const traffic: Traffic = {
    hostile: shipsOfAll(enemiesOf(board, seat)),
    wary: shipsOfAll(board.order.filter((other) => mayBlockByWar(board, other, seat))),
    portals: new Set(portalEnds(board, seat)),
    // 8.15: unlimited range replaces portals.
    stargate: unlimited
      ? null
      : (Object.keys(board.relics).find(
          (hex) => board.relics[hex] === 'super-stargate' && ownerOf(board, hex) === seat,
        ) ?? null),
    own: planetsOf(board, seat),
    known: new Map(),
  };
  bySeat.set(seat, traffic);
  return traffic;
};

/** What each hex leads to by walking and at what cost: the same for every ship, so worked out once for a galaxy. */
interface Edge {
  readonly to: Hex;
  readonly cost: number;
  readonly neutron: boolean;
}
const edgesOf = (map: Galaxy): Readonly<Record<Hex, readonly Edge[]>> => {
  const known = edges.get(map);
  if (known) return known;
  const edge = (to: Hex): Edge => ({ to, cost: costOf(map, to), neutron: map.places[to].terrain === 'neutron' });
  const found = Object.fromEntries(map.hexes.map((hex) => [hex, map.neighbours[hex].map(edge)]));
  edges.set(map, found);
  return found;
};
const edges = new WeakMap<Galaxy, Readonly<Record<Hex, readonly Edge[]>>>();

/** All hexes within a range, with the last leg of the cheapest way there. `safe` leaves out jumps that somebody might block. */
export const reach = (board: Board, seat: Seat, start: Hex, far: number, safe: boolean): Reach => {
  const traffic = trafficOf(board, seat);
  const key = `${start}/${far}/${safe}`;
  const known = traffic.known.get(key) ?? reachBy(board, seat, traffic, start, far, safe);
  traffic.known.set(key, known);
  return known;
};
const reachBy = (board: Board, seat: Seat, traffic: Traffic, start: Hex, far: number, safe: boolean): Reach => {
  const { hostile, wary, portals, stargate, own } = traffic;
  const map = galaxy(board);
  const found: Record<Hex, Leg> = { [start]: { to: start, cost: 0, from: start, by: 'step' } };
  const limit = Math.min(far, 200);
  const buckets: Hex[][] = [[start]];
  const stars = level(board, seat, 'propulsion') >= 5;
  const closed = new Set(
    board.closed.filter((one) => one.seat === seat && one.round === board.round).map(({ hex }) => hex),
  );
  // 8.10, 8.14: a gate ends the voyage, a portal cannot be used.
  const barred = (hex: Hex): boolean => hostile.has(hex) || (safe && wary.has(hex));
  const walks = edgesOf(map);
  const enter = (from: Hex, to: Hex, by: Leg['by'], cost: number): void => {
    if (cost > limit || found[to]?.cost <= cost || closed.has(to)) return;
    found[to] = { to, cost, from, by };
    (buckets[cost] ??= []).push(to);
  };
  const go = (from: Hex, to: Hex, by: Leg['by'], cost: number): void => {
    if (stars || map.places[to].terrain !== 'neutron') enter(from, to, by, cost);
  };
  let jumped = false;
  for (let cost = 0; cost < buckets.length; cost++)
    for (const hex of buckets[cost] ?? []) {
      if (found[hex].cost !== cost || (found[hex].by === 'gate' && barred(hex))) continue;
      for (const next of walks[hex]) if (stars || !next.neutron) enter(hex, next.to, 'step', cost + next.cost);
      const gate = map.gates[hex];
      if (gate) go(hex, gate.to, 'gate', cost + costOf(map, gate.to));
      if (cost >= limit) continue;
      // All portals are joined with each other, so the first that is reached gives the best cost to all.
      if (!jumped && portals.has(hex) && !barred(hex)) {
        jumped = true;
        for (const end of portals) if (!barred(end)) go(hex, end, 'portal', cost + 1);
      }
      // 26.7, 26.7a
      if (stargate === null || ownerOf(board, hex) !== seat) continue;
      for (const end of hex === stargate ? own : [stargate])
        if (stars || (!barred(hex) && !barred(end))) go(hex, end, 'portal', cost + 1);
    }
  return found;
};

/** The way to a hex, leg by leg. */
export const wayTo = (found: Reach, to: Hex): Leg[] => {
  const way: Leg[] = [];
  for (let leg = found[to]; leg.from !== leg.to; leg = found[leg.from]) way.unshift(leg);
  return way;
};

/** 10.9 to 10.9c, 25.11c: where ships of a seat may retreat to. */
export const retreatsFrom = (board: Board, seat: Seat, hex: Hex): Hex[] => {
  const map = galaxy(board);
  const away = map.distances(hex);
  const open = map.hexes.filter(
    (other) => other !== hex && mayEnter(board, seat, other) && enemiesAt(board, seat, other).length === 0,
  );
  const nearest = Math.min(...open.map((other) => away[other]));
  return open.filter((other) => away[other] === nearest);
};
