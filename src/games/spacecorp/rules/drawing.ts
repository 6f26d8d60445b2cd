import { drawFrom } from '../../kernel/chance.js';
import { type Chance, type Seat } from '../../kernel/game-definition.js';
import { type Board, clockwiseFrom, type Table } from '../board.js';
import { type CardId } from '../components/cards.js';
import { type Components } from '../components/types.js';
import { type SpacecorpFact } from '../facts.js';
import { type Story } from '../offers.js';

/** Cards leave the deck here and nowhere else: the Start cards on top first, then the rest, in no order that exists. */
export const deckCount = ({ deck }: Pick<Board, 'deck'>): number => deck.start.length + deck.rest.length;

const topCard = ({ deck }: Board, chance: Chance): CardId =>
  drawFrom(chance, deck.start.length > 0 ? deck.start : deck.rest);

/** 12.3: at the moment at which the last card leaves. */
const whenEmpty = (told: Story): void => {
  if (deckCount(told.board) === 0 && !told.board.triggered.deck)
    told.tell({ type: 'EraEndTriggered', by: 'deck', last: null });
};

export const drawCards = (
  told: Story,
  seat: Seat,
  count: number,
  why: Extract<SpacecorpFact, { type: 'CardsDrawn' }>['why'],
  chance: Chance,
): void => {
  const cards: CardId[] = [];
  let { board } = told;
  while (cards.length < count && deckCount(board) > 0) {
    const card = topCard(board, chance);
    cards.push(card);
    const rest = (of: readonly CardId[]): CardId[] => of.filter((id) => id !== card);
    board = { ...board, deck: { start: rest(board.deck.start), rest: rest(board.deck.rest) } };
  }
  if (cards.length === 0) return;
  told.tell({ type: 'CardsDrawn', seat, count: cards.length, why, secret: { to: [seat], cards } });
  whenEmpty(told);
};

/** 10.14 */
export const refillOffers = (told: Story, chance: Chance): void => {
  told.board.offers.forEach((card, i) => {
    if (card !== null || deckCount(told.board) === 0) return;
    told.tell({ type: 'OfferRefilled', box: i + 1, card: topCard(told.board, chance) });
    whenEmpty(told);
  });
};

/** 12.11 */
export const discardTop = (told: Story, chance: Chance): void => {
  told.tell({ type: 'TopCardDiscarded', card: topCard(told.board, chance) });
  whenEmpty(told);
};

// ---- profit and cubes

export const gain = (
  told: Story,
  seat: Seat,
  profit: number,
  why: Extract<SpacecorpFact, { type: 'ProfitGained' }>['why'],
): void => {
  if (profit > 0) told.tell({ type: 'ProfitGained', seat, profit, why });
};

/** 14.11: advances a cube; how many cards that gives. Nothing in Mariners (9.6a). */
export const advance = (
  box: Components,
  told: Story,
  seat: Seat,
  cube: 'genetics' | 'revelation',
  spaces: number,
): void => {
  if (spaces <= 0) return;
  const before = told.board.companies[seat][cube];
  told.tell({ type: 'CubeAdvanced', seat, cube, spaces });
  if (told.board.era === 'mariners') return;
  const rounds = Math.floor((before + spaces) / box.wheel.spaces) - Math.floor(before / box.wheel.spaces);
  const kind = cube === 'genetics' ? ('adaptation' as const) : ('breakthrough' as const);
  if (rounds > 0)
    told.then({
      type: 'StepsBegan',
      steps: Array.from({ length: rounds }, () => ({ step: 'progressChoice' as const, seat, kind })),
    });
};

/** The turn that follows; null: the era is over. */
export const nextTurn = (board: Table): { seat: Seat; extra: boolean; last: boolean } | null => {
  const [extra] = board.extras;
  if (extra !== undefined) return { seat: extra, extra: true, last: false };
  const counted = board.lastTurns;
  const [seat] = seatsToCome(board).filter((one) => counted === null || counted.includes(one));
  return seat === undefined ? null : { seat, extra: false, last: counted !== null };
};

/** The seats after the one whose regular turn it is, in order, that have not passed. */
export const seatsToCome = ({
  seats,
  regular,
  passed,
  first,
}: Pick<Table, 'seats' | 'regular' | 'passed' | 'first'>): Seat[] => {
  const order = regular === null ? clockwiseFrom(seats, first) : [...clockwiseFrom(seats, regular).slice(1), regular];
  return order.filter((seat) => !passed.includes(seat));
};
