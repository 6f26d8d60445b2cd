import {
  type Inputs,
  type InputValue,
  type Json,
  type Offer,
  type Option,
  type PickInput,
  type Ref,
  type Seat,
} from '../kernel/game-definition.js';
import { type KernelFact, type StepRules } from '../kernel/game-of-steps.js';
import { type SpacecorpAction } from './actions.js';
import { type Board, type Table } from './board.js';
import { cardById, type CardId, isTimeCard } from './components/cards.js';
import { type Components, type SiteId } from './components/types.js';
import { evolveWith } from './evolve.js';
import { type SpacecorpFact } from './facts.js';
import { type SpacecorpStep } from './steps.js';

/** Shorthand in which the chapters write their offers and their facts. */
export type AnyFact = SpacecorpFact | KernelFact<SpacecorpStep>;
export type StepOf<K extends SpacecorpStep['step']> = Extract<SpacecorpStep, { step: K }>;
export type RulesOf<K extends SpacecorpStep['step']> = StepRules<Board, StepOf<K>, SpacecorpAction, AnyFact>;
export type Wanted<Type extends SpacecorpAction['type']> = Extract<SpacecorpAction, { type: Type }>;
export type Chapter<K extends SpacecorpStep['step']> = (box: Components) => {
  readonly [S in K]: RulesOf<S>;
};

interface Details {
  readonly fixed?: Readonly<Record<string, Json>>;
  readonly inputs?: Inputs;
  readonly refs?: readonly Ref[];
  readonly values?: Readonly<Record<string, Json>>;
  /** Surely legal inputs: makes the offer a judged one. */
  readonly examples?: readonly Readonly<Record<string, InputValue>>[];
  /** A variant of the notation and the label. */
  readonly variant?: string;
}

export const offer = (type: SpacecorpAction['type'], rule: string, details: Details = {}): Offer<SpacecorpAction> => {
  const { fixed = {}, inputs = {}, refs = [], values = {}, examples, variant = '' } = details;
  return {
    action: { ...fixed, type },
    label: { ...fixed, ...values, say: `offer.${type}` },
    rule,
    notation: { ...notAsked(inputs), ...fixed, ...values, say: `type.${type}${variant}` },
    refs,
    inputs,
    ...(examples ? { judged: true as const, examples } : {}),
  };
};

/** One notation serves all payments: what is not asked for stands in it as a sign that nobody types. */
const PAY_FIELDS = ['faces', 'hq', 'infra', 'time', 'bases', 'double', 'edge', 'via', 'profit'];
const notAsked = (inputs: Inputs): Record<string, string> =>
  Object.fromEntries(PAY_FIELDS.filter((field) => !Object.hasOwn(inputs, field)).map((field) => [field, '\u2014']));

export const oneOf = (from: readonly Option[], preset?: string): PickInput => ({
  kind: 'pick',
  from,
  min: 1,
  max: 1,
  ...(preset === undefined ? {} : { preset }),
});
export const someOf = (
  from: PickInput['from'],
  min: number,
  max: number,
  more: Partial<PickInput> = {},
): PickInput => ({
  kind: 'pick',
  from,
  min,
  max,
  many: true,
  ...more,
});

export const siteOption = (site: SiteId): Option => ({ id: site, label: { say: `site.${site}` }, ref: `site:${site}` });
export const seatOption = (seat: Seat): Option => ({ id: seat, label: { say: `seat.${seat}` }, ref: `hq:${seat}` });
export const cardType = (box: Components, id: CardId): string =>
  isTimeCard(box, id) ? box.time.id : cardById(box, id)!.type.id;
export const cardOption = (box: Components, id: CardId): Option => ({
  id,
  label: { say: 'oneCard', card: cardType(box, id) },
  ref: `card:${id}`,
});
export const faceOption = (box: Components, id: string): Option => {
  const [card, index] = id.split('/');
  const { sign, value } = cardById(box, card)!.type.faces[Number(index)];
  return { id, label: { say: `face.${sign}`, card: cardType(box, card), value }, ref: `card:${card}` };
};
/** An Infra card by its `seat` and slot, such as `A2`. */
export const infraOption = (box: Components, id: string, card: CardId): Option => ({
  id,
  label: { say: 'infraCard', card: cardType(box, card), seat: id[0], slot: Number(id.slice(1)) },
  ref: `hq:${id[0]}`,
});
/** Like cards are told apart by a number: `Ion Drive 3`, `#2 Ion Drive 3`. */
export const numbered = (options: readonly Option[]): Option[] => {
  const met = new Map<string, number>();
  return options.map((option) => {
    const key = JSON.stringify(option.label);
    const n = (met.get(key) ?? 0) + 1;
    met.set(key, n);
    return n === 1 ? option : { ...option, label: { ...option.label, n, say: `${option.label.say}.again` } };
  });
};
/** A box of the offers, with what lies in it. */
export const offerOption = ({ offers }: Pick<Board, 'offers'>, n: number): Option => ({
  id: String(n),
  label: { say: 'offerBox', box: n },
  ref: `offer:${n}`,
  warning: { say: 'cardNote', card: offers[n - 1] },
});
/** A slot of an HQ, with the card in it. */
export const slotOption = (board: Table, seat: Seat, slot: number): Option => {
  const card = board.companies[seat].slots[slot - 1];
  return {
    id: String(slot),
    label: { say: 'slot', slot },
    ref: `hq:${seat}/slot${slot}`,
    ...(card === null ? {} : { warning: { say: 'cardNote', card } }),
  };
};
export const rowOption = (row: number): Option => ({
  id: String(row),
  label: { say: 'row', row },
  ref: `contract:${row}`,
});

/** Facts told one after another, with the board as it stands after each. */
export interface Story {
  readonly facts: AnyFact[];
  board: Board;
  tell(...facts: readonly SpacecorpFact[]): void;
  then(...facts: readonly KernelFact<SpacecorpStep>[]): void;
}
export const story = (box: Components, board: Board): Story => {
  const told: Story = {
    facts: [],
    board,
    tell: (...facts) => {
      for (const fact of facts) {
        told.facts.push(fact);
        told.board = evolveWith(box)(told.board, fact);
      }
    },
    then: (...facts) => void told.facts.push(...facts),
  };
  return told;
};
