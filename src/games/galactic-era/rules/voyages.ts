import { type Seat } from '../../kernel/game-definition.js';
import {
  type Board,
  enemiesAt,
  type Fleet,
  galaxy,
  isPlanet,
  level,
  mayDeclareFreely,
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

/** 8.11, 8.12, 26.7: the other ends a portal may have from here; `safe` if no blockade can touch it. */
const portalsFrom = (board: Board, seat: Seat, hex: Hex): Hex[] => {
  const propulsion = level(board, seat, 'propulsion');
  if (propulsion >= 6) return [];
  const own = (other: Hex): boolean => ownerOf(board, other) === seat;
  const ends = new Set<Hex>();
  const first = (end: Hex): boolean => own(end) && populationOn(board, end) >= 3;
  if ((propulsion === 3 || propulsion === 4) && first(hex))
    planetsOf(board, seat)
      .filter(first)
      .forEach((end) => ends.add(end));
  const second = (end: Hex): boolean => {
    const owner = ownerOf(board, end);
    if (galaxy(board).places[end].terrain === 'neutron') return true;
    return (
      isPlanet(board, end) &&
      (owner === null || owner === seat || !board.wars.includes(owner < seat ? `${owner}-${seat}` : `${seat}-${owner}`))
    );
  };
  if (propulsion === 5 && second(hex))
    galaxy(board)
      .hexes.filter((end) => second(end))
      .forEach((end) => ends.add(end));
  const gate = Object.keys(board.relics).find((end) => board.relics[end] === 'super-stargate' && own(end));
  if (gate === hex) planetsOf(board, seat).forEach((end) => ends.add(end));
  else if (gate !== undefined && own(hex)) ends.add(gate);
  ends.delete(hex);
  return [...ends];
};
const isStargate = (board: Board, seat: Seat, a: Hex, b: Hex): boolean =>
  [a, b].some((hex) => board.relics[hex] === 'super-stargate' && ownerOf(board, hex) === seat) &&
  ownerOf(board, a) === seat &&
  ownerOf(board, b) === seat;

/** 8.14, 26.7a: a portal that this seat may try. */
const isOpenPortal = (board: Board, seat: Seat, a: Hex, b: Hex): boolean =>
  level(board, seat, 'spirituality') >= 5 ||
  (isStargate(board, seat, a, b) && level(board, seat, 'propulsion') >= 5) ||
  (enemiesAt(board, seat, a).length === 0 && enemiesAt(board, seat, b).length === 0);

/** 8.10a, 8.14a: dark seats at peace that stand where a jump could be blocked. */
export const jumpBlockers = (board: Board, seat: Seat, hexes: readonly Hex[]): Seat[] =>
  level(board, seat, 'spirituality') >= 5
    ? []
    : board.order.filter(
        (other) => mayDeclareFreely(board, other, seat) && hexes.some((hex) => presentAt(board, hex).includes(other)),
      );
export const portalBlockers = (board: Board, seat: Seat, a: Hex, b: Hex): Seat[] =>
  isStargate(board, seat, a, b) && level(board, seat, 'propulsion') >= 5 ? [] : jumpBlockers(board, seat, [a, b]);

/** All hexes within a range, with the last leg of the cheapest way there. `safe` leaves out jumps that somebody might block. */
export const reach = (board: Board, seat: Seat, start: Hex, far: number, safe: boolean): Reach => {
  const map = galaxy(board);
  const found: Record<Hex, Leg> = { [start]: { to: start, cost: 0, from: start, by: 'step' } };
  const limit = Math.min(far, 200);
  const buckets: Hex[][] = [[start]];
  const isTerminal = (hex: Hex): boolean =>
    found[hex].by === 'gate' &&
    level(board, seat, 'spirituality') < 5 &&
    (enemiesAt(board, seat, hex).length > 0 || (safe && jumpBlockers(board, seat, [hex]).length > 0));
  const go = (from: Hex, to: Hex, by: Leg['by'], cost: number): void => {
    if (cost > limit || !mayEnter(board, seat, to)) return;
    if (found[to] !== undefined && found[to].cost <= cost) return;
    found[to] = { to, cost, from, by };
    (buckets[cost] ??= []).push(to);
  };
  const portals = level(board, seat, 'propulsion') >= 3 || Object.values(board.relics).includes('super-stargate');
  for (let cost = 0; cost < buckets.length; cost++)
    for (const hex of buckets[cost] ?? []) {
      if (found[hex].cost !== cost || isTerminal(hex)) continue;
      for (const next of map.neighbours[hex]) go(hex, next, 'step', cost + costOf(map, next));
      const gate = map.gates[hex];
      if (gate) go(hex, gate.to, 'gate', cost + costOf(map, gate.to));
      if (portals && cost < limit)
        for (const end of portalsFrom(board, seat, hex))
          if (isOpenPortal(board, seat, hex, end) && !(safe && portalBlockers(board, seat, hex, end).length > 0))
            go(hex, end, 'portal', cost + 1);
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
