import { type Seat } from '../../kernel/game-definition.js';
import { atWar, type Board, isOpenToWar, isPeople, mayDeclareFreely, pair } from '../board.js';
import { type Cause, type GalacticFact } from '../facts.js';

/** 5.4, 25.17: on whom a seat may declare war in its own movement turn. */
export const mayDeclareInTurn = (board: Board, by: Seat, on: Seat): boolean =>
  mayDeclareFreely(board, by, on) ||
  (isPeople(board, by, 'plejars', 'light') && isOpenToWar(board, by, on) && board.nations[on].ethics === 'dark');

/** 5.3, with what it costs: 24.10 and 25.2a. Nothing if they are at war already (20.6a). */
export const declared = (board: Board, by: Seat, on: Seat, why: Cause): GalacticFact[] => {
  if (atWar(board, by, on)) return [];
  const first = board.goal === 'cooperation' && !board.declared.includes(`${by}>${on}`);
  const alliance = board.nations[by].ethics === 'dark' && isPeople(board, on, 'alliance', 'dark');
  return [
    { type: 'WarDeclared', by, on, why },
    ...(first ? [{ type: 'PointsChanged', seat: by, points: -3, why: 'cooperation' } as const] : []),
    ...(alliance ? [{ type: 'PointsChanged', seat: by, points: -3, why: 'alliance' } as const] : []),
  ];
};

/** 12.1 to 12.1a, 18.6a, 25.3: these seats change their ethics together, and then make peace with all. */
export const turned = (board: Board, seats: readonly Seat[], why: Cause): GalacticFact[] => {
  if (seats.length === 0) return [];
  const wars = board.seats.flatMap((a, i) =>
    board.seats
      .slice(i + 1)
      .filter((b) => board.wars.includes(pair(a, b)) && (seats.includes(a) || seats.includes(b)))
      .map((b): GalacticFact => ({ type: 'PeaceMade', seats: [a, b], why })),
  );
  return [
    { type: 'EthicsChanged', seats },
    ...wars,
    ...seats
      .filter((seat) => isPeople(board, seat, 'alliance'))
      .map((seat): GalacticFact => ({ type: 'PointsChanged', seat, points: -2, why: 'alliance' })),
  ];
};
