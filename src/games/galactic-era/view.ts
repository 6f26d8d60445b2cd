import { type Json, type Seat } from '../kernel/game-definition.js';
import { type Play } from '../kernel/game-of-steps.js';
import {
  type Board,
  bothNotes,
  type Fleet,
  lettersFree,
  type Nation,
  shipsOf,
  speakerOf,
  totalShips,
} from './board.js';
import { type Hex } from './components/galaxy.js';
import { HIGHEST_CHIP, type Letter, type Neutral, type Relic } from './components/pieces.js';
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
  /** How many ships it can have, where the table shows that (30.4a). */
  readonly bounds: { readonly least: number; readonly most: number } | null;
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
  /** The action that others are asked about before it is carried out (13.6). */
  readonly announced: { readonly seat: Seat; readonly hexes: readonly Hex[] } | null;
  readonly nations: Readonly<Record<Seat, NationView>>;
  /** Face-down tokens and relics; null: not known to this viewer. */
  readonly neutrals: Readonly<Record<Hex, Neutral | null>>;
  readonly hidden: Readonly<Record<Hex, Relic | null>>;
  readonly deck: number;
  readonly notes: Nation['notes'] | null;
}

/** 30.4a: from the heights and the number of all ships (30.2), which everybody knows. */
const boundsOf = ({ fleets }: Nation, { chips, handle }: Fleet): FleetView['bounds'] => {
  const others = fleets.filter((one) => !one.chipsShown && one.handle !== handle);
  const hidden = fleets.filter(({ chipsShown }) => !chipsShown).reduce((all, one) => all + shipsOf(one), 0);
  const room = others.reduce((all, one) => all + HIGHEST_CHIP * one.chips.length, 0);
  return {
    least: Math.max(1, hidden - room),
    most: Math.min(HIGHEST_CHIP * chips.length, hidden - others.length),
  };
};

/** Its own things, and those of the puppet it controls (28.9). */
const isOwn = (board: Board, owner: Seat, viewer: Seat | null): boolean =>
  owner === viewer || speakerOf(board, owner) === viewer;
const notesOf = (board: Board, viewer: Seat | null): Nation['notes'] | null => {
  if (viewer === null || board.nations[viewer] === undefined) return null;
  const { notes } = board.nations[viewer];
  const { puppet } = board;
  if (puppet === null || puppet.controller !== viewer) return notes;
  return bothNotes(notes, board.nations[puppet.seat].notes, [viewer, puppet.seat]);
};

const fleetView = (
  board: Board,
  owner: Seat,
  viewer: Seat | null,
  fleet: Fleet,
  notes: Nation['notes'] | null,
): FleetView => {
  const { handle, hex, letter, chips, dartUsed, letterShown, chipsShown, spent } = fleet;
  const mine = isOwn(board, owner, viewer);
  return {
    handle,
    hex,
    height: chips.length,
    dartUsed,
    letter: mine || letterShown ? letter : null,
    chips: mine || chipsShown ? chips : null,
    bounds: mine || chipsShown || !board.options.bounds ? null : boundsOf(board.nations[owner], fleet),
    spent: mine ? spent : null,
    seen: notes?.fleets[`${owner}.${handle}`] ?? null,
  };
};

const nationView = (board: Board, owner: Seat, viewer: Seat | null): NationView => {
  const { fleets, hand, dealt, notes: _notes, book, basics, ...open } = board.nations[owner];
  const mine = isOwn(board, owner, viewer);
  const known = notesOf(board, viewer);
  return {
    ...open,
    basics,
    fleets: [...fleets]
      .sort((a, b) => (a.hex === b.hex ? a.handle - b.handle : a.hex < b.hex ? -1 : 1))
      .map((fleet) => fleetView(board, owner, viewer, fleet, known)),
    cards: hand.length,
    hand: mine ? hand : [],
    dealt: mine ? dealt : [],
    book: book.filter(
      (line) => mine || (viewer !== null && speakerOf(board, line.slice(0, line.indexOf(':'))) === viewer),
    ),
    ships: totalShips(board, owner),
    letters: mine ? lettersFree(board, owner) : null,
  };
};

/** Who controls a hex, from what everybody sees. */
export const ownerIn = ({ discs, nations, seats }: GalacticView, hex: Hex): Seat | null =>
  discs[hex]?.seat ?? seats.find((seat) => nations[seat].capital === hex) ?? null;

export const view = ({ board, stack }: Play<Board, GalacticStep>, seat: Seat | null): GalacticView & Json => {
  const { nations: _nations, neutrals, hidden, deck, options: _options, ...open } = board;
  const notes = notesOf(board, seat);
  const top = stack.at(-1)?.step;
  const seen: GalacticView = {
    ...open,
    me: seat,
    step: top?.step ?? null,
    announced: top?.step === 'blockWindow' ? { seat: top.seat, hexes: top.hexes } : null,
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
