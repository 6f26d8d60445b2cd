import { type Seat } from '../../kernel/game-definition.js';
import {
  type Board,
  discsOn,
  enemiesOf,
  galaxy,
  hexesWithShips,
  isAutoma,
  isPresent,
  level,
  ownerOf,
  planetsOf,
  populationOn,
  sum,
  totalShips,
} from '../board.js';
import { type Hex } from '../components/galaxy.js';
import { type Card, CARDS } from '../components/pieces.js';
import { combatValue, TECHNOLOGIES, TOP_LEVEL } from '../components/technologies.js';
import { type GalacticFact } from '../facts.js';

/** Domination cards: when they can be played and what they give (chapter 23). */
const place = (board: Board, hex: Hex) => galaxy(board).places[hex];
const sectorOfHex = (board: Board, hex: Hex): number => place(board, hex).position;
const levelsOf = (board: Board, seat: Seat): number[] =>
  TECHNOLOGIES.map((technology) => level(board, seat, technology));
const inSectors = (board: Board, hexes: readonly Hex[]): Set<number> =>
  new Set(hexes.map((hex) => sectorOfHex(board, hex)));
/** 23.12, 15.2b: the planets of a sector, and hexes where a capital or discs are. */
const planetsOfSector = (board: Board, sector: number): Hex[] =>
  galaxy(board).hexes.filter(
    (hex) =>
      sectorOfHex(board, hex) === sector && (place(board, hex).terrain === 'planet' || ownerOf(board, hex) !== null),
  );
const centralMain = (board: Board): Hex =>
  galaxy(board).planets.find((hex) => sectorOfHex(board, hex) === 0 && place(board, hex).main)!;

/** The public condition of section A; the moment of those that name one is the asker's business (23.3c). */
export const conditionA = (board: Board, seat: Seat, card: Card): boolean => {
  const own = planetsOf(board, seat);
  switch (card) {
    case 'acquisition':
      return board.turn?.seat === seat && board.turn.moment === 'acquisition';
    case 'military':
      return totalShips(board, seat) * combatValue(level(board, seat, 'military')) >= 120;
    case 'central':
      return own.filter((hex) => sectorOfHex(board, hex) === 0).length >= 4;
    case 'general-scientific':
      return sum(levelsOf(board, seat)) >= 16;
    case 'economic':
      return board.turn?.seat === seat && board.turn.moment === 'economic';
    case 'defensive':
      return planetsOfSector(board, sectorOfHex(board, board.nations[seat].capital)).every(
        (hex) => ownerOf(board, hex) === seat,
      );
    case 'density':
      return own.filter((hex) => populationOn(board, hex) >= 5).length >= 3;
    case 'diplomatic':
      return (
        level(board, seat, 'spirituality') >= 4 &&
        ownerOf(board, centralMain(board)) === seat &&
        enemiesOf(board, seat).length === 0
      );
    case 'spatial':
      return own.length >= 10;
    case 'special-scientific': {
      const [best, next] = levelsOf(board, seat).sort((a, b) => b - a);
      return best === TOP_LEVEL && next >= 5;
    }
    case 'etheric':
      return hexesWithShips(board, seat).filter((hex) => place(board, hex).terrain === 'nebula').length >= 4;
    case 'exploratory': {
      const planets = inSectors(board, own);
      const both = [...inSectors(board, hexesWithShips(board, seat))].filter((sector) => planets.has(sector));
      return level(board, seat, 'propulsion') >= 4 && both.length >= 4;
    }
    case 'alignment': {
      const { points, ethics } = board.nations[seat];
      return (
        points >= 5 &&
        board.seats.every(
          (other) =>
            other === seat ||
            board.nations[other].ethics !== ethics ||
            // 29.6
            (isAutoma(board, other)
              ? sum(levelsOf(board, other)) < sum(levelsOf(board, seat))
              : board.nations[other].points < points),
        )
      );
    }
  }
};

const mayPlayA = (board: Board, seat: Seat): boolean =>
  board.nations[seat].played.length < 2 && board.nations[seat].played.every(({ section }) => section !== 'A');
export const holds = (board: Board, seat: Seat, card: Card, section: 'A' | 'B'): boolean =>
  board.nations[seat].hand.includes(card) &&
  (section === 'B' || (mayPlayA(board, seat) && conditionA(board, seat, card)));
/** 30.13: everybody who publicly could play this card's section A now, or holders only where the table wants speed. */
export const couldHold = (board: Board, seat: Seat, card: Card): boolean =>
  (board.options.asked === 'holders' ? board.nations[seat].hand.includes(card) : board.nations[seat].hand.length > 0) &&
  // 28.2
  (card !== 'alignment' || board.puppet === null) &&
  mayPlayA(board, seat) &&
  conditionA(board, seat, card) &&
  board.seats.every((other) => board.nations[other].played.every((one) => one.card !== card));

/** Lines of section B, the points they give now; null where a line cannot be played now (23.19c). */
export const linesB = (board: Board, seat: Seat, card: Card, scored = false): readonly (number | null)[] => {
  const own = planetsOf(board, seat);
  const ships = hexesWithShips(board, seat);
  const capital = board.nations[seat].capital;
  const at = (technology: (typeof TECHNOLOGIES)[number]): number => level(board, seat, technology);
  const double = board.goal === 'personal-growth' ? 2 : 1;
  const times = (...lines: (number | null)[]): (number | null)[] =>
    lines.map((points) => (points === null ? null : Math.floor(points * double)));
  switch (card) {
    case 'acquisition':
      return times(
        ships.filter(
          (hex) =>
            place(board, hex).terrain === 'planet' &&
            ownerOf(board, hex) === null &&
            board.seats.every((other) => other === seat || !isPresent(board, other, hex)),
        ).length,
        at('military'),
      );
    case 'military': {
      const fleetSectors = (one: Seat): Set<number> =>
        inSectors(
          board,
          board.nations[one].fleets.map(({ hex }) => hex),
        );
      const others = board.seats.filter((other) => other !== seat).map(fleetSectors);
      return times(
        2 * [...fleetSectors(seat)].filter((sector) => others.every((one) => !one.has(sector))).length,
        at('military'),
      );
    }
    case 'central':
      return times(
        Math.max(0, ...own.filter((hex) => sectorOfHex(board, hex) === 0).map((hex) => populationOn(board, hex))),
      );
    case 'general-scientific':
      return times(2 * Math.min(...levelsOf(board, seat)));
    case 'economic':
      return times(ships.filter((hex) => place(board, hex).terrain === 'asteroids').length, at('robotics'));
    case 'defensive': {
      const alone = planetsOfSector(board, sectorOfHex(board, capital)).every((hex) =>
        [null, seat].includes(ownerOf(board, hex)),
      );
      // 24.11a: halves are doubled before any rounding.
      return [(alone ? 4 : 0) * double + Math.floor((at('military') * double) / 2)];
    }
    case 'density':
      return times(own.filter((hex) => populationOn(board, hex) >= 4).length);
    case 'diplomatic':
      return times(
        2 *
          board.seats.filter((other) => other !== seat && isPresent(board, seat, board.nations[other].capital)).length,
        at('spirituality'),
      );
    case 'spatial':
      return times(2 * Math.floor(own.length / 3), at('propulsion'));
    case 'special-scientific':
      return times(Math.max(...levelsOf(board, seat)));
    case 'etheric':
      return times(board.nations[seat].ethics === 'light' ? at('spirituality') : at('military'));
    case 'exploratory':
      return times(inSectors(board, ships).size, at('propulsion'));
    case 'alignment': {
      const dark = board.round >= 3 && board.round <= 6;
      const demanded = (board.nations[seat].ethics === 'dark') === dark;
      return times(scored ? (demanded ? 0 : 4) : null, at('spirituality'));
    }
  }
};

/** What playing a card comes to, without the effect of its section A; the first one is replaced at once (23.5). */
export const played = (
  board: Board,
  seat: Seat,
  card: Card,
  section: 'A' | 'B',
  line: number,
  { scored = false, draws = true } = {},
): GalacticFact[] => {
  const double = board.goal === 'personal-growth' ? 2 : 1;
  const points = section === 'A' ? CARDS[card] * double : (linesB(board, seat, card, scored)[line] ?? 0);
  return [
    { type: 'CardPlayed', seat, card, section, points },
    ...(points > 0 ? [{ type: 'PointsChanged', seat, points, why: 'card' } as const] : []),
    ...(draws && board.nations[seat].played.length === 0 && board.round <= 6 && board.deck.length > 0
      ? [{ type: 'CardDrawn', seat, secret: { to: [seat], card: board.deck[0] } } as const]
      : []),
  ];
};

/** 23.13a */
export const densified = (board: Board, seat: Seat): GalacticFact[] =>
  planetsOf(board, seat)
    .filter((hex) => populationOn(board, hex) >= 5)
    .slice(0, 39 - board.nations[seat].offTrack)
    .map((hex) => ({ type: 'DiscsPlaced', seat, hex, count: 1, why: 'density' }));
export { discsOn };
