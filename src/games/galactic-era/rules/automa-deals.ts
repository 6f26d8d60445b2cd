import { rollDie } from '../../kernel/chance.js';
import { type Chance, type Seat } from '../../kernel/game-definition.js';
import { type Board, isAutoma } from '../board.js';
import { ACCEPTS_PEACE, ACCEPTS_TRADE, POWER } from '../components/automas.js';
import { evolve } from '../evolve.js';
import { type GalacticFact } from '../facts.js';
import { type AnyFact } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { powerOf } from './automa-dice.js';

/** What an automa answers to peace and trade (29.15, 29.16). */
const hasAsked = ({ asked }: Board, seat: Seat, of: Seat): boolean => asked.includes(`${seat}>${of}`);

/** Once in the movement turn; with 2 power discs the Slavers would refuse (29.14). */
export const mayOfferPeace = (board: Board, seat: Seat, to: Seat): boolean =>
  board.turn?.seat === seat && board.turn.moving && !hasAsked(board, seat, to) && powerOf(board, to) < POWER.noPeace;

export const peaceOffered = (board: Board, seat: Seat, to: Seat, chance: Chance): AnyFact[] => {
  const die = rollDie(chance);
  const yes = die <= ACCEPTS_PEACE[board.automas[to].kind];
  return [
    { type: 'AutomaAnswered', seat: to, to: seat, what: 'peace', die, yes },
    ...(yes ? [{ type: 'PeaceMade', seats: [seat, to], why: 'agreed' } as const] : []),
  ];
};

/** In this Trade phase it has been offered its trade. */
export const hasHeard = (board: Board, seat: Seat, partner: Seat): boolean =>
  isAutoma(board, partner) && board.trading && hasAsked(board, seat, partner);

interface Matched {
  readonly facts: readonly GalacticFact[];
  readonly steps: readonly GalacticStep[];
  readonly after: Board;
}
type Books = Readonly<Record<Seat, readonly string[]>>;

/** The automas are offered what the seat's book names, in its order, as long as a trade can still be made. */
export const offeredToAutomas = (
  board: Board,
  books: Books,
  chance: Chance,
  matched: (board: Board, books: Books) => Matched,
): Matched => {
  const facts: GalacticFact[] = [];
  const steps: GalacticStep[] = [];
  let after = board;
  const tell = (...more: readonly GalacticFact[]): void => {
    facts.push(...more);
    after = more.reduce(evolve, after);
  };
  for (const [seat, book] of Object.entries(books))
    for (const partner of new Set(book.map((deal) => deal.slice(0, deal.indexOf(':'))))) {
      const lines = book.filter((deal) => deal.startsWith(`${partner}:`));
      const answer = lines.map((deal) => {
        const [, learn, teach] = deal.split(':');
        return `${seat}:${teach}:${learn}`;
      });
      // What would close if the automa said yes.
      const made = matched(after, { [seat]: lines, [partner]: answer });
      if (made.facts.length === 0) continue;
      const highest = ACCEPTS_TRADE[after.automas[partner].kind][after.nations[seat].ethics];
      const die = highest === null ? null : rollDie(chance);
      const yes = die === null || die <= highest!;
      tell({ type: 'AutomaAnswered', seat: partner, to: seat, what: 'trade', die, yes }, ...(yes ? made.facts : []));
      if (yes) steps.push(...made.steps);
    }
  return { facts, steps, after };
};
