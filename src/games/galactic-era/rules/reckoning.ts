import { type Seat, type Standing } from '../../kernel/game-definition.js';
import { ended } from '../../kernel/game-of-steps.js';
import {
  type Board,
  galaxy,
  hexesWithShips,
  ownerOf,
  planetsOf,
  playersOf,
  populationOf,
  shipsAtHex,
  sum,
} from '../board.js';
import { rankOf } from '../components/automas.js';
import { type Card, CARDS, type Neutral } from '../components/pieces.js';
import { type GalacticFact } from '../facts.js';
import { type RulesOf } from '../offers.js';
import { conditionA, linesB } from './cards.js';

/** The end of the game (24.3 to 24.16). */
const most = (seats: readonly Seat[], of: (seat: Seat) => number): Seat[] => {
  const best = Math.max(...seats.map(of));
  return best > 0 ? seats.filter((seat) => of(seat) === best) : [];
};
const shipsIn = (board: Board, seat: Seat, sector: number): number =>
  sum(
    hexesWithShips(board, seat)
      .filter((hex) => galaxy(board).places[hex].position === sector)
      .map((hex) => shipsAtHex(board, seat, hex)),
  );

/** 24.5 */
export const majorities = (board: Board, seat: Seat): number =>
  4 *
  galaxy(board).sectors.filter((sector) => most(board.seats, (other) => shipsIn(board, other, sector)).includes(seat))
    .length;

/** 24.9 to 24.16 */
export const goalPoints = (board: Board, seat: Seat): number => {
  const { seats, nations } = board;
  const { places, sectors } = galaxy(board);
  const own = planetsOf(board, seat);
  switch (board.goal) {
    case 'control':
      return 10 * own.filter((hex) => places[hex].main).length;
    case 'discovery':
      return (
        10 *
        (['uninhabited', 'primitive', 'advanced'] as Neutral[]).filter((kind) =>
          most(seats, (other) => nations[other].tokens[kind]).includes(seat),
        ).length
      );
    case 'legacy':
      return 10 * Object.keys(board.relics).filter((hex) => ownerOf(board, hex) === seat).length;
    case 'leadership':
      return most(seats, (other) => nations[other].onGoal).includes(seat)
        ? // 29.7
          Object.keys(board.automas).length > 0
          ? 20
          : 10
        : 0;
    case 'power':
      return (
        8 *
        sectors.filter(
          (sector) =>
            shipsIn(board, seat, sector) >
            sum(seats.filter((other) => other !== seat).map((other) => shipsIn(board, other, sector))),
        ).length
      );
    case 'presence':
      return 10 * sectors.filter((sector) => own.filter((hex) => places[hex].position === sector).length >= 2).length;
    case 'cooperation':
    case 'personal-growth':
    case null:
      return 0;
  }
};

interface Plan {
  readonly card: Card;
  readonly section: 'A' | 'B';
  readonly points: number;
}
/** 24.6, 24.6a: the sections that together give most, with at most one A. */
export const bestCards = (board: Board, seat: Seat): Plan[] => {
  const { hand, played } = board.nations[seat];
  const double = board.goal === 'personal-growth' ? 2 : 1;
  const cards = hand.slice(0, 2 - played.length);
  const mayA = played.every(({ section }) => section !== 'A');
  const asB = (card: Card): Plan => ({
    card,
    section: 'B',
    points: Math.max(0, ...linesB(board, seat, card, true).map((points) => points ?? 0)),
  });
  const plans = [
    cards.map(asB),
    ...cards
      .filter((card) => mayA && conditionA(board, seat, card))
      .map((a) =>
        cards.map((card) => (card === a ? { card, section: 'A' as const, points: CARDS[card] * double } : asB(card))),
      ),
  ];
  return plans.sort((a, b) => sum(b.map(({ points }) => points)) - sum(a.map(({ points }) => points)))[0];
};

/** 29.21: alone there is a rank instead of a winner. */
const ranked = (board: Board, parts: Readonly<Record<Seat, Readonly<Record<string, number>>>>): GalacticFact[] =>
  Object.keys(board.automas).length === 0
    ? []
    : playersOf(board).map((seat) => ({
        type: 'RankReached',
        seat,
        rank: rankOf(sum(Object.values(parts[seat])), board.goal !== null),
      }));

export const reckoning: RulesOf<'reckoning'> = {
  resolve: ({ board }) => {
    const facts: GalacticFact[] = [];
    const parts: Record<Seat, Record<string, number>> = {};
    // 28.7, 28.10: the puppet only stands in the way of others.
    for (const seat of playersOf(board)) {
      const plans = bestCards(board, seat);
      const all = {
        played: board.nations[seat].points,
        population: populationOf(board, seat),
        goal: goalPoints(board, seat),
        sectors: majorities(board, seat),
        cards: sum(plans.map(({ points }) => points)),
      };
      parts[seat] = all;
      for (const why of ['population', 'goal', 'sectors'] as const)
        if (all[why] > 0) facts.push({ type: 'PointsChanged', seat, points: all[why], why });
      for (const { card, section, points } of plans) {
        facts.push({ type: 'CardPlayed', seat, card, section, points });
        if (points > 0) facts.push({ type: 'PointsChanged', seat, points, why: 'card' });
      }
    }
    return [...facts, ...ranked(board, parts), { type: 'GameEnded', parts }, ended];
  },
};

/** 24.7 to 24.7b */
export const outcome = (board: Board): readonly Standing[] | null => {
  if (!board.ended) return null;
  const sorted = playersOf(board).sort(
    (a, b) =>
      board.nations[b].points - board.nations[a].points ||
      planetsOf(board, b).length - planetsOf(board, a).length ||
      board.order.indexOf(a) - board.order.indexOf(b),
  );
  return sorted.map((seat, i) => ({
    seat,
    rank: i + 1,
    score: board.nations[seat].points,
    parts: board.ended![seat],
  }));
};
