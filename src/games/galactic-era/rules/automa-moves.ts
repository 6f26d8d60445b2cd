import { type Chance, type Seat } from '../../kernel/game-definition.js';
import { become } from '../../kernel/game-of-steps.js';
import {
  basicsAt,
  type Board,
  enemiesAt,
  galaxy,
  hexesWithShips,
  isOpenToWar,
  ownerOf,
  planetsOf,
  shipsAtHex,
  sum,
} from '../board.js';
import { COURSES, type Course, WAR_UP_TO } from '../components/automas.js';
import { type Hex } from '../components/galaxy.js';
import { evolve } from '../evolve.js';
import { type GalacticFact } from '../facts.js';
import { type AnyFact } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { drawn, rivalOf, rolled } from './automa-dice.js';
import { mayEnter, rangeOf, reach, type Reach } from './voyages.js';
import { declared } from './war.js';

/** The movement turn of an automa (29.11). */
interface Mover {
  readonly board: Board;
  readonly seat: Seat;
  readonly from: Hex;
  readonly chance: Chance;
}

/** 29.11a: jumps that somebody might block are left out. */
const reached = ({ board, seat, from }: Mover): Reach =>
  reach(board, seat, from, Math.min(200, rangeOf(board, seat, from)), true);

/** To the nearest of these places, as far as the range goes. */
const towards = (mover: Mover, goals: readonly Hex[]): Hex => {
  const { board, from, chance } = mover;
  if (goals.length === 0) return from;
  const away = galaxy(board).distances(from);
  const nearest = Math.min(...goals.map((hex) => away[hex]));
  const left = galaxy(board).distances(
    drawn(
      chance,
      goals.filter((hex) => away[hex] === nearest),
    ),
  );
  const open = Object.keys(reached(mover));
  const best = Math.min(...open.map((hex) => left[hex]));
  return left[from] === best
    ? from
    : drawn(
        chance,
        open.filter((hex) => left[hex] === best),
      );
};

/** One of these places in range, other than the present one; null if there is none. */
const inRange = (mover: Mover, fits: (hex: Hex) => boolean): Hex | null => {
  const open = Object.keys(reached(mover)).filter((hex) => hex !== mover.from && fits(hex));
  return open.length > 0 ? drawn(mover.chance, open.sort()) : null;
};

const straightOn = (mover: Mover): Hex => {
  const { board, seat, from, chance } = mover;
  const { places, neighbours } = galaxy(board);
  const cost = (hex: Hex): number => (places[hex].terrain === 'nebula' ? 2 : 1);
  let left = Math.min(200, rangeOf(board, seat, from));
  const open = neighbours[from].filter((hex) => mayEnter(board, seat, hex) && cost(hex) <= left);
  if (open.length === 0) return from;
  let [at, next]: [Hex, Hex | undefined] = [from, drawn(chance, open)];
  const [dq, dr] = [places[next].q - places[at].q, places[next].r - places[at].r];
  while (next !== undefined && mayEnter(board, seat, next) && cost(next) <= left) {
    left -= cost(next);
    at = next;
    const { q, r } = places[at];
    next = neighbours[at].find((hex) => places[hex].q === q + dq && places[hex].r === r + dr);
  }
  return at;
};

const hostileShips = ({ board, seat }: Mover, hex: Hex): number =>
  sum(enemiesAt(board, seat, hex).map((enemy) => shipsAtHex(board, enemy, hex)));

/** Where a ship, or the ships of a hex, go by a result. */
const goalOf = (course: Course, mover: Mover): Hex => {
  const { board, seat, from } = mover;
  const { planets, places, hexes } = galaxy(board);
  const rival = rivalOf(board);
  const isPlanet = (hex: Hex): boolean => places[hex].terrain === 'planet' || ownerOf(board, hex) !== null;
  const isNeutral = (hex: Hex): boolean => places[hex].terrain === 'planet' && ownerOf(board, hex) === null;
  switch (course) {
    case 'planetOfSeat':
      return towards(mover, planetsOf(board, rival));
    case 'otherPlanet':
      return towards(
        mover,
        planets.filter((hex) => ownerOf(board, hex) !== rival),
      );
    case 'centre':
      return towards(
        mover,
        planets.filter((hex) => places[hex].main && places[hex].position === places[from].position),
      );
    case 'anyPlanet':
      return (
        inRange(mover, isPlanet) ??
        towards(
          mover,
          hexes.filter((hex) => isPlanet(hex) && hex !== from),
        )
      );
    case 'foreignPlanet': {
      const foreign = (hex: Hex): boolean => isPlanet(hex) && ownerOf(board, hex) !== seat;
      return (
        inRange(mover, foreign) ??
        towards(
          mover,
          hexes.filter((hex) => foreign(hex) && hex !== from),
        )
      );
    }
    case 'direction':
      return straightOn(mover);
    case 'shun': {
      if (enemiesAt(board, seat, from).length === 0) return from;
      const free = Object.keys(reached(mover)).filter((hex) => enemiesAt(board, seat, hex).length === 0);
      return towards(mover, free);
    }
    case 'hostile': {
      const there = Object.keys(reached(mover)).filter((hex) => hostileShips(mover, hex) > 0);
      const most = Math.max(...there.map((hex) => hostileShips(mover, hex)));
      return there.length > 0
        ? drawn(
            mover.chance,
            there.filter((hex) => hostileShips(mover, hex) === most),
          )
        : towards(
            mover,
            hexes.filter((hex) => enemiesAt(board, seat, hex).length > 0),
          );
    }
    case 'neutralOrDirection':
      return inRange(mover, isNeutral) ?? straightOn(mover);
    case 'neutralOrStay':
      return inRange(mover, isNeutral) ?? from;
  }
};

/** Farmers ship by ship, Slavers hex by hex; ships that go the same way are told together. */
const moved = (board: Board, seat: Seat, course: Course, chance: Chance): GalacticFact[] => {
  const together = new Map<string, { from: Hex; to: Hex; ships: number }>();
  for (const from of hexesWithShips(board, seat).sort()) {
    const ships = basicsAt(board, seat, from);
    const groups = board.automas[seat].kind === 'farmers' ? Array.from({ length: ships }, () => 1) : [ships];
    for (const group of groups) {
      const to = goalOf(course, { board, seat, from, chance });
      const key = `${from}>${to}`;
      if (to !== from) together.set(key, { from, to, ships: (together.get(key)?.ships ?? 0) + group });
    }
  }
  return [...together.values()].map(({ from, to, ships }): GalacticFact => ({
    type: 'ShipsMoved',
    seat,
    handle: null,
    ships,
    from,
    to,
    cost: reach(board, seat, from, Math.min(200, rangeOf(board, seat, from)), false)[to]?.cost ?? 0,
    dartUsed: false,
    further: false,
  }));
};

export const automaMoves = (board: Board, seat: Seat, chance: Chance): AnyFact[] => {
  const { kind } = board.automas[seat];
  const roll = rolled(board, seat, 'move', chance);
  const rival = rivalOf(board);
  const war =
    kind === 'slavers' && roll.result <= WAR_UP_TO && isOpenToWar(board, seat, rival)
      ? declared(board, seat, rival, 'turn')
      : [];
  const now = war.reduce<Board>(evolve, board);
  return [
    { type: 'MovementTurnBegan', seat, visions: 0, pyramid: false },
    roll,
    ...war,
    ...moved(now, seat, COURSES[kind][roll.result - 1], chance),
    become<GalacticStep>({ step: 'battles', seat }),
  ];
};
