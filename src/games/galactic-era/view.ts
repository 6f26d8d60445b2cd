import { type Json, type Seat } from '../kernel/game-definition.js';
import { type Play } from '../kernel/game-of-steps.js';
import { type Board, type Fleet, lettersFree, type Nation, totalShips } from './board.js';
import { type Hex } from './components/galaxy.js';
import { type Letter, type Neutral, type Relic } from './components/pieces.js';
import { type GalacticStep } from './steps.js';

/** What a seat may see, built up from nothing (chapter 30). */
export interface FleetView {
  readonly handle: number;
  readonly hex: Hex;
  readonly height: number;
  readonly dartUsed: boolean;
  /** null: hidden from this viewer. */
  readonly letter: Letter | null;
  readonly chips: readonly number[] | null;
  /** Only its owner is told how many of its ships have moved. */
  readonly spent: number | null;
  /** Letter and chips as this viewer last saw them by a vision (9.3). */
  readonly seen: { readonly letter: Letter; readonly chips: readonly number[] } | null;
}
export interface NationView extends Omit<Nation, 'fleets' | 'hand' | 'dealt' | 'notes' | 'book'> {
  readonly fleets: readonly FleetView[];
  readonly cards: number;
  readonly hand: readonly string[];
  readonly dealt: readonly string[];
  /** Lines of trade books that this viewer may read (30.10). */
  readonly book: readonly string[];
  readonly ships: number;
  readonly letters: readonly Letter[] | null;
}
export interface GalacticView extends Omit<Board, 'nations' | 'neutrals' | 'hidden' | 'deck' | 'options'> {
  readonly me: Seat | null;
  readonly step: GalacticStep['step'] | null;
  readonly nations: Readonly<Record<Seat, NationView>>;
  /** Face-down tokens and relics; null: not known to this viewer. */
  readonly neutrals: Readonly<Record<Hex, Neutral | null>>;
  readonly hidden: Readonly<Record<Hex, Relic | null>>;
  readonly deck: number;
  readonly notes: Nation['notes'] | null;
}

const fleetView = ({ nations }: Board, owner: Seat, viewer: Seat | null, fleet: Fleet): FleetView => {
  const { handle, hex, letter, chips, dartUsed, letterShown, chipsShown, spent } = fleet;
  const mine = owner === viewer;
  return {
    handle,
    hex,
    height: chips.length,
    dartUsed,
    letter: mine || letterShown ? letter : null,
    chips: mine || chipsShown ? chips : null,
    spent: mine ? spent : null,
    seen: viewer === null ? null : (nations[viewer].notes.fleets[`${owner}.${handle}`] ?? null),
  };
};

const nationView = (board: Board, owner: Seat, viewer: Seat | null): NationView => {
  const { fleets, hand, dealt, notes: _notes, book, basics, ...open } = board.nations[owner];
  const mine = owner === viewer;
  return {
    ...open,
    basics,
    fleets: [...fleets]
      .sort((a, b) => (a.hex === b.hex ? a.handle - b.handle : a.hex < b.hex ? -1 : 1))
      .map((fleet) => fleetView(board, owner, viewer, fleet)),
    cards: hand.length,
    hand: mine ? hand : [],
    dealt: mine ? dealt : [],
    book: book.filter((line) => mine || (viewer !== null && line.startsWith(`${viewer}:`))),
    ships: totalShips(board, owner),
    letters: mine ? lettersFree(board, owner) : null,
  };
};

/** Who controls a hex, from what everybody sees. */
export const ownerIn = ({ discs, nations, seats }: GalacticView, hex: Hex): Seat | null =>
  discs[hex]?.seat ?? seats.find((seat) => nations[seat].capital === hex) ?? null;

export const view = ({ board, stack }: Play<Board, GalacticStep>, seat: Seat | null): GalacticView & Json => {
  const { nations, neutrals, hidden, deck, options: _options, ...open } = board;
  const notes = seat === null ? null : (nations[seat]?.notes ?? null);
  const seen: GalacticView = {
    ...open,
    me: seat,
    step: stack.at(-1)?.step.step ?? null,
    nations: Object.fromEntries(board.seats.map((owner) => [owner, nationView(board, owner, seat)])),
    neutrals: Object.fromEntries(
      Object.keys(neutrals).map((hex) => [
        hex,
        board.converted.includes(hex) ? neutrals[hex] : (notes?.neutrals[hex] ?? null),
      ]),
    ),
    hidden: Object.fromEntries(Object.keys(hidden).map((hex) => [hex, notes?.relics[hex] ?? null])),
    deck: deck.length,
    notes,
  };
  return seen as unknown as GalacticView & Json;
};
