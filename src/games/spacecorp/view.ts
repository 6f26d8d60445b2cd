import { type Json, type Seat } from '../kernel/game-definition.js';
import { type Play } from '../kernel/game-of-steps.js';
import { type Board, type Company, lateCards, type Table } from './board.js';
import { type Stack } from './components/kinds.js';
import { type Components, type TitleId } from './components/types.js';
import { type SpacecorpStep } from './steps.js';

/** What a seat may see: everything face up, its own hand, and of other hands what everybody knows (19.1). */
export interface SpacecorpView extends Omit<Table, 'companies'> {
  /** null: a spectator. */
  readonly me: Seat | null;
  readonly step: SpacecorpStep['step'] | null;
  /** The Breakthrough that a window is about (11.11). */
  readonly title: TitleId | null;
  readonly deck: { readonly start: number; readonly rest: number };
  readonly stacks: Readonly<Partial<Record<Stack, number>>>;
  /** `hand` is the whole hand for its owner, and what is known of it for others; `cards` counts it, `late` as 19.1c. */
  readonly companies: Readonly<Record<Seat, Company & { readonly cards: number; readonly late: number }>>;
}

export const viewWith =
  (box: Components) =>
  ({ board, stack }: Play<Board, SpacecorpStep>, seat: Seat | null): SpacecorpView & Json => {
    const { deck, stacks, companies, ...table } = board;
    const top = stack.at(-1)?.step;
    const seen: SpacecorpView = {
      ...table,
      me: seat,
      step: top?.step ?? null,
      title: (top?.step === 'window' ? top.title : null) ?? null,
      deck: { start: deck.start.length, rest: deck.rest.length },
      stacks: Object.fromEntries(Object.entries(stacks).map(([id, tiles]) => [id, tiles.length])),
      companies: Object.fromEntries(
        board.seats.map((other) => [
          other,
          {
            ...companies[other],
            hand: other === seat ? companies[other].hand : companies[other].known,
            cards: companies[other].hand.length,
            late: lateCards(box, companies[other]),
          },
        ]),
      ),
    };
    return seen as unknown as SpacecorpView & Json;
  };
