import {
  type OfferPartsFragment,
  type QuestionPartsFragment,
  type SeatOrdersQuery,
  type TableHeadQuery,
  type TablePlayQuery,
} from './operations.js';

/** What the table page knows: the API's answers, with the shapes of what the contract can only call JSON. */
export interface SaidOption {
  readonly id: string;
  readonly label: string;
  readonly ref?: string;
  readonly warning?: string;
}

export type SaidInput =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly preset?: number }
  | {
      readonly kind: 'pick';
      readonly from: readonly SaidOption[] | { readonly list: string };
      readonly min: number;
      readonly max: number;
      readonly ordered?: true;
      readonly many?: true;
      readonly preset?: string | readonly string[];
    }
  | {
      readonly kind: 'amounts';
      readonly over: readonly (SaidOption & { readonly max: number; readonly weight?: number })[];
      readonly total: { readonly min: number; readonly max: number };
      readonly preset?: Readonly<Record<string, number>>;
    }
  | {
      readonly kind: 'layout';
      readonly places: readonly SaidOption[];
      readonly kinds: readonly SaidOption[];
      readonly barred: Readonly<Record<string, readonly string[]>>;
      readonly preset?: Readonly<Record<string, string>>;
    };

export type Lists = Readonly<Record<string, readonly SaidOption[]>>;

export interface SaidOffer extends Omit<OfferPartsFragment, 'action' | 'inputs' | 'examples'> {
  readonly action: Readonly<Record<string, unknown>>;
  readonly inputs: Readonly<Record<string, SaidInput>>;
  readonly examples: readonly Readonly<Record<string, unknown>>[];
}

export interface SaidQuestion extends Omit<QuestionPartsFragment, 'offers' | 'lists'> {
  readonly offers: readonly SaidOffer[];
  readonly lists: Lists;
}

export const saidQuestions = (questions: readonly QuestionPartsFragment[]): readonly SaidQuestion[] =>
  questions as readonly SaidQuestion[];

type Found<T> = NonNullable<T>;
export type TableHead = Found<TableHeadQuery['table']>;
export type Person = TableHead['host'];

export interface TablePlay extends Omit<Found<TablePlayQuery['table']>, 'questions'> {
  readonly questions: readonly SaidQuestion[];
}

export interface SeatOrders {
  readonly orders: readonly {
    readonly id: string;
    readonly order: Readonly<Record<string, unknown>>;
    readonly once: boolean;
  }[];
  readonly orderTemplates: readonly SaidOffer[];
}

export const saidOrders = (table: SeatOrdersQuery['table']): SeatOrders | null => table as SeatOrders | null;

/** What became of a change. */
export interface Outcome {
  readonly __typename: string;
  readonly why?: string;
  readonly stale?: string;
  readonly rule?: string;
  readonly field?: string | null;
  readonly table?: string;
  readonly secret?: string | null;
  readonly text?: readonly string[];
}
