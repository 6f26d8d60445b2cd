import { type Ask, type Chance, type Offer, type Seat } from '../../kernel/game-definition.js';
import { begin } from '../../kernel/game-of-steps.js';
import { type GalacticAction } from '../actions.js';
import { type Board, enemiesOf, isAutoma, seated } from '../board.js';
import { type Card } from '../components/pieces.js';
import { TECHNOLOGIES } from '../components/technologies.js';
import { type AnyFact, offer, someOf, seatOption } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { mayOfferPeace, peaceOffered } from './automa-deals.js';
import { densified, holds, linesB, played } from './cards.js';

/** What may be done at any time: peace (5.11) and cards (23.2). */
const TIMED: readonly Card[] = ['acquisition', 'economic', 'etheric', 'alignment'];

/** 23.3b: the effect that this moment allows, or none. */
const effectNow = (board: Board, seat: Seat, card: Card): 'effect' | 'none' => {
  const ownProgress = board.turn?.seat === seat && !board.turn.moving;
  switch (card) {
    case 'central':
    case 'special-scientific':
      return ownProgress ? 'effect' : 'none';
    case 'general-scientific':
      return board.trading ? 'effect' : 'none';
    case 'military':
    case 'defensive':
      return 'none';
    default:
      return 'effect';
  }
};

const playA = (board: Board, seat: Seat, card: Card): Offer<GalacticAction> => {
  if (card !== 'exploratory')
    return offer('PlayA', '23.3', { fixed: { card, effect: effectNow(board, seat, card) }, secret: true });
  const others = board.order.filter((other) => other !== seat && board.nations[other].hand.length > 0);
  return offer('PlayAOn', '23.18a', {
    fixed: { card },
    inputs: { seats: someOf(others.map(seatOption), 0, Math.min(others.length, board.seats.length >= 5 ? 2 : 1)) },
    secret: true,
  });
};
export const playB = (board: Board, seat: Seat, card: Card, scored = false): Offer<GalacticAction>[] =>
  linesB(board, seat, card, scored).flatMap((points, line) =>
    points === null
      ? []
      : [offer('PlayB', '23.4', { fixed: { card, line }, values: { points, nr: line + 1 }, secret: true })],
  );

export const invitations = (board: Board): Ask<GalacticAction>[] => {
  if (board.round === 0 || board.ended) return [];
  return seated(board).flatMap((seat): Ask<GalacticAction>[] => {
    const { hand, played: done } = board.nations[seat];
    const proposals = board.proposals
      .filter((one) => one.endsWith(`>${seat}`))
      .map((one) => one.slice(0, one.indexOf('>')));
    const cards = done.length < 2 ? hand : [];
    // 31.10d: whether a seat has a card left is public, which one is not.
    const about = board.round === 8 && cards.length > 0 ? 'about.lastChance' : 'about.anyTime';
    const offers = [
      ...enemiesOf(board, seat).flatMap((enemy) =>
        isAutoma(board, enemy)
          ? mayOfferPeace(board, seat, enemy)
            ? [offer('ProposePeace', '29.15', { fixed: { to: enemy } })]
            : []
          : proposals.includes(enemy)
            ? [offer('AcceptPeace', '5.11', { fixed: { of: enemy } })]
            : board.asked.includes(`${seat}>${enemy}`)
              ? []
              : [offer('ProposePeace', '5.11a', { fixed: { to: enemy } })],
      ),
      ...cards.flatMap((card) => [
        ...(!TIMED.includes(card) && holds(board, seat, card, 'A') ? [playA(board, seat, card)] : []),
        ...playB(board, seat, card),
      ]),
    ];
    return offers.length > 0 ? [{ seat, about: { say: about }, offers, byHand: true }] : [];
  });
};

export const invitedAnswer = (board: Board, seat: Seat, action: GalacticAction, chance: Chance): AnyFact[] => {
  switch (action.type) {
    case 'ProposePeace':
      return isAutoma(board, action.to)
        ? peaceOffered(board, seat, action.to, chance)
        : [{ type: 'PeaceProposed', by: seat, to: action.to }];
    case 'AcceptPeace':
      return [{ type: 'PeaceMade', seats: [action.of, seat], why: 'agreed' }];
    default:
      return cardPlayedInTurn(board, seat, action);
  }
};

/** Cards that must be played at one moment are offered in the holder's own question (30.13b). */
export const cardOffersInTurn = (board: Board, seat: Seat, when: 'movement' | 'progress'): Offer<GalacticAction>[] => {
  const { turn } = board;
  const isStart = turn !== null && !turn.sailed && !turn.remarked && turn.seen.length + turn.regrouped.length === 0;
  const cards: Card[] = when === 'progress' ? ['acquisition', 'economic'] : isStart ? ['etheric'] : [];
  return cards.filter((card) => holds(board, seat, card, 'A')).map((card) => playA(board, seat, card));
};

/** 23.3: the points, and then the effect. */
export const cardPlayedInTurn = (board: Board, seat: Seat, action: GalacticAction): AnyFact[] => {
  if (action.type === 'PlayB') return played(board, seat, action.card, 'B', action.line);
  if (action.type === 'PlayAOn')
    return [
      ...played(board, seat, action.card, 'A', 0),
      ...action.seats.map((whose): AnyFact => ({
        type: 'HandSeen',
        seat,
        whose,
        secret: { to: [seat], cards: board.nations[whose].hand },
      })),
    ];
  if (action.type !== 'PlayA') throw new Error(`galactic-era: ${action.type} is no card`);
  const facts = played(board, seat, action.card, 'A', 0);
  return action.effect === 'none' ? facts : [...facts, ...effectOf(board, seat, action.card)];
};

const effectOf = (board: Board, seat: Seat, card: Card): AnyFact[] => {
  switch (card) {
    case 'acquisition':
      return [begin<GalacticStep>({ step: 'technologyTheft', seat, from: [...new Set(board.turn!.taken)], levels: 1 })];
    case 'central':
      return [begin<GalacticStep>({ step: 'freeGain', seat, source: 'central' })];
    case 'economic':
      return [begin<GalacticStep>({ step: 'building', seat, ships: 6, why: 'economic', hexes: [], placed: 0 })];
    case 'general-scientific':
      return [{ type: 'ExtraTradeGained', seat }];
    case 'special-scientific':
      return [
        begin<GalacticStep>({
          step: 'researching',
          seat,
          squares: TECHNOLOGIES.filter((technology) => !board.nations[seat].tally.squares.includes(technology)),
          why: 'card',
        }),
      ];
    case 'density':
      return densified(board, seat);
    case 'diplomatic':
      return [{ type: 'ProtectionGained', seat }];
    case 'spatial':
      return [begin<GalacticStep>({ step: 'relocating', seat, left: 3 })];
    case 'etheric':
      return [{ type: 'NebulaBonusDoubled', seat }];
    default:
      return [];
  }
};
