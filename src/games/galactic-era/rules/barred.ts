import { type Barred, type Json, type Refusal, refuse, type Seat } from '../../kernel/game-definition.js';
import { type GalacticAction } from '../actions.js';
import { atWar, type Board, enemiesAt, hexesWithShips, isPlanet, isPresent, level, ownerOf } from '../board.js';
import { type Hex } from '../components/galaxy.js';
import { gainsOf, wayTo } from './gaining.js';
import { researchSquares } from './research.js';

/** What a seat might expect in its own turns and is not offered, with the reason. */
const bar = (type: GalacticAction['type'], refusal: Refusal, fixed?: Readonly<Record<string, Json>>): Barred => ({
  type,
  ...(fixed ? { fixed } : {}),
  label: { ...fixed, say: `barred.${type}${fixed ? '.at' : ''}` },
  refusal,
});

/** 6.4, 7.2, 7.3a: asked only where no fleet can be created. */
const whyNoFleet = (board: Board, seat: Seat): Refusal | null => {
  const { basics, fleets } = board.nations[seat];
  if (Object.keys(basics).length === 0) return null;
  if (fleets.length === 5) return refuse('6.4', 'why.fiveFleets');
  if (board.turn?.sailed) return refuse('7.2', 'why.sailed');
  return refuse('7.3a', 'why.notOnOwnPlanets');
};

export const barredInMovement = (board: Board, seat: Seat, offered: ReadonlySet<string>): Barred[] => {
  const fleet = offered.has('CreateFleet') ? null : whyNoFleet(board, seat);
  const peaceful = board.seats.some((other) => other !== seat && !atWar(board, seat, other));
  return [
    ...(fleet ? [bar('CreateFleet', fleet)] : []),
    ...(offered.has('See')
      ? []
      : [bar('See', refuse('9.2', level(board, seat, 'spirituality') === 1 ? 'why.noVision' : 'why.visionsUsed'))]),
    ...(!offered.has('DeclareWar') && peaceful && board.nations[seat].ethics === 'light'
      ? [bar('DeclareWar', refuse('5.6', 'why.lightWar'))]
      : []),
  ];
};

/** Why a planet with ships of this seat cannot be gained; asked only where it is not. */
const whyNoGain = (board: Board, seat: Seat, hex: Hex): Refusal => {
  const owner = ownerOf(board, hex);
  const dark = board.nations[seat].ethics === 'dark';
  if (enemiesAt(board, seat, hex).length > 0 && level(board, seat, 'spirituality') < 5)
    return refuse('14.8', 'why.enemiesThere');
  const way = wayTo(board, seat, hex);
  if (way !== null)
    return refuse(way.way === 'liberate' ? '14.7' : owner === null ? '14.5' : '14.6', 'why.tooFewShips', {
      needs: way.needs,
    });
  if (owner === null) return refuse('14.4a', 'why.primitive');
  if (!dark && board.nations[owner].ethics === 'light') return refuse('14.4a', 'why.lightPlanet');
  return dark && isPresent(board, owner, hex) ? refuse('14.6a', 'why.defended') : refuse('14.7a', 'why.notAtWar');
};

export const barredInProgress = (board: Board, seat: Seat, ovals: readonly string[]): Barred[] => {
  const gains = new Set(gainsOf(board, seat).map(({ hex }) => hex));
  const stuck = hexesWithShips(board, seat)
    .filter((hex) => isPlanet(board, hex) && ownerOf(board, hex) !== seat && !gains.has(hex))
    .sort();
  return [
    ...(ovals.includes('gain') ? stuck.map((hex) => bar('Gain', whyNoGain(board, seat, hex), { hex })) : []),
    ...(ovals.includes('gain') && stuck.length === 0 && gains.size === 0
      ? [bar('Gain', refuse('14.1', 'why.nothingToGain'))]
      : []),
    ...(ovals.includes('research') && researchSquares(board, seat).length === 0
      ? [bar('Research', refuse('18.1', 'why.noSquare'))]
      : []),
  ];
};
