import { type Drawing } from '../drawing/drawing.js';

/**
 * What a game is to everybody else: pure functions over plain data. Nothing here knows a clock, a player,
 * a database or a language; `src/games` imports nothing from outside of itself.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A place at a table: 'A' to 'F', clockwise. People sit on seats; the games never hear of people. */
export type Seat = string;

/** An element of the board as drawn (`zone:c4`, `meter:ore`): the same string stands in the picture's `data-ref`. */
export type Ref = string;

/** Something to be said, in no language yet: a key of the words files and the values it mentions. */
export type Phrase = { readonly say: string } & { readonly [value: string]: Json };

export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];
export type Words = Readonly<Record<string, string>>;

/** Luck. Only `setup` and `decide` ever get some, and what it gave is written into their facts. */
export interface Chance {
  /** A whole number from 0 to n - 1, all equally likely. */
  below(n: number): number;
}

/**
 * Something that happened, in the past tense, as a referee would announce it. All of it is public but the `secret`,
 * which only the seats in `to` may read. `of` is the kernel's: which step's question this fact begins to answer.
 */
export interface Fact {
  readonly type: string;
  readonly of?: string;
  readonly secret?: { readonly to: readonly Seat[] } & { readonly [field: string]: Json };
}

/** What a seat wants, in the imperative: `{ type: 'Bid', amount: 22 }`. Checked against the offers, never trusted. */
export interface Action {
  readonly type: string;
}

export interface Option {
  readonly id: string;
  readonly label: Phrase;
  readonly ref?: Ref;
  /** Legal, but the player should know: "your carrier is full, it will go back". */
  readonly warning?: Phrase;
}

/** Some of a long list that several offers share: all of it, all `but` some, or `only` some; some of these with a warning. */
export interface Shared<Said = Phrase> {
  readonly list: string;
  readonly but?: readonly string[];
  readonly only?: readonly string[];
  readonly wary?: { readonly ids: readonly string[]; readonly warning: Said };
}

/**
 * The closed family of inputs. An answer gives for
 *  number:  a whole number;
 *  pick:    the id when exactly one is wanted, else (or when `many`) a list of different ids, in order when `ordered`;
 *  amounts: { id: n }, ids left out are 0, the weighted sum within `total`;
 *  layout:  { place: kind } for every place, as far as the pieces reach.
 */
export type Input =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly preset?: number }
  | {
      readonly kind: 'pick';
      readonly from: readonly Option[] | Shared;
      readonly min: number;
      readonly max: number;
      readonly ordered?: true;
      readonly many?: true;
      /** What options cost out of a budget they share; those not named cost nothing. */
      readonly cost?: Readonly<Record<string, number>>;
      readonly budget?: number;
      /** At most one option of each group. */
      readonly group?: Readonly<Record<string, string>>;
      readonly preset?: string | readonly string[];
    }
  | {
      readonly kind: 'amounts';
      readonly over: readonly (Option & { readonly max: number; readonly weight?: number })[];
      readonly total: { readonly min: number; readonly max: number };
      readonly preset?: Readonly<Record<string, number>>;
    }
  | {
      readonly kind: 'layout';
      readonly places: readonly Option[];
      readonly kinds: readonly (Option & { readonly uses: Readonly<Record<string, number>> })[];
      /** `all`: every one of them must be placed. */
      readonly pieces: readonly { readonly id: string; readonly have: number; readonly all?: true }[];
      /** place -> the kinds that may not stand there. */
      readonly barred: Readonly<Record<string, readonly string[]>>;
      readonly preset?: Readonly<Record<string, string>>;
    };

export type PickInput = Extract<Input, { kind: 'pick' }>;
export type AmountsInput = Extract<Input, { kind: 'amounts' }>;
export type LayoutInput = Extract<Input, { kind: 'layout' }>;
export type Inputs = Readonly<Record<string, Input>>;
export type InputValue = number | string | readonly string[] | Readonly<Record<string, number | string>>;

/** One thing a seat may do: an action with holes, and what fits into them. */
export interface Offer<A extends Action = Action> {
  /** The fixed part: `type`, and whatever else tells this offer from its neighbours. */
  readonly action: { readonly type: A['type'] } & { readonly [field: string]: Json };
  readonly label: Phrase;
  /** The number in the game's rulebook.md. */
  readonly rule: string;
  /** What a person types; the inputs are its placeholders: `bid {amount}`. */
  readonly notation: Phrase;
  readonly refs: readonly Ref[];
  readonly inputs: Inputs;
  /** The inputs only together decide legality: `examples` are surely legal, the rest is judged when answered. */
  readonly judged?: true;
  readonly examples?: readonly Readonly<Record<string, InputValue>>[];
  /** One typed line with several values answers once per value. */
  readonly again?: true;
  /** A secret made this offer possible, so nothing about it may show in what is done automatically. */
  readonly private?: true;
}

/** What a seat might expect to be offered and is not, and why. Shown faintly, quoted when somebody tries it. */
export interface Barred {
  readonly type: string;
  /** The fields that tell it from offers of the same type, where there are some. */
  readonly fixed?: Readonly<Record<string, Json>>;
  readonly label: Phrase;
  readonly refusal: Refusal;
}

/** A question as a step puts it. Only `seat`, `for` and `about` are for other seats' eyes. */
export interface Ask<A extends Action = Action> {
  readonly seat: Seat;
  /** Asked of one seat on behalf of another (a puppet). */
  readonly for?: Seat;
  readonly about: Phrase;
  readonly offers: readonly Offer<A>[];
  readonly barred?: readonly Barred[];
  /** What the clock answers for a seat that stays silent. */
  readonly silent?: A;
  /** Long option lists shared by several offers. */
  readonly lists?: Readonly<Record<string, readonly Option[]>>;
  /** Never answered by itself, though one offer may be all there is. */
  readonly byHand?: true;
}

export interface Question<A extends Action = Action> extends Ask<A> {
  /** `step ordinal . seat . answers given`: a reply to a closed id is stale, never misapplied. */
  readonly id: string;
  /** An obligation: play waits for it. Otherwise an invitation. */
  readonly waits: boolean;
}

export interface Refusal {
  readonly rule: string;
  readonly why: Phrase;
  readonly field?: string;
}

export interface Answer {
  readonly question: string;
  readonly seat: Seat;
  /** Whatever came in: nothing about it is believed before it fits an offer. */
  readonly action: unknown;
}

export type Decision<F extends Fact> =
  { readonly facts: readonly F[] } | { readonly refused: Refusal } | { readonly stale: Phrase };

/** A standing order, offered like an action; `heed` reads it when a question opens. */
export type OrderTemplate<O extends Action = Action> = Omit<Offer<O>, 'judged' | 'examples' | 'again' | 'private'>;

export interface Standing {
  readonly seat: Seat;
  readonly rank: number;
  readonly score: number;
  readonly parts: Readonly<Record<string, number>>;
}

/** A choice of the table made before the game begins. */
export type OptionSpec = { readonly id: string; readonly label: Phrase; readonly note: Phrase } & (
  | { readonly kind: 'switch'; readonly preset: boolean }
  | {
      readonly kind: 'choice';
      readonly of: readonly string[];
      readonly preset: string;
      /** Values under which who is asked shows what it holds: the table gave that secret away for speed. */
      readonly candid?: readonly string[];
    }
);
export type Options = Readonly<Record<string, boolean | string>>;

export interface GameDefinition<
  S = unknown,
  A extends Action = Action,
  F extends Fact = Fact,
  V extends Json = Json,
  O extends Action = Action,
> {
  readonly id: string;
  readonly rulesVersion: string;
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly words: Readonly<Record<Locale, Words>>;
  /** Fact type -> the version of its shape. Changing a shape means a new version and an upcaster. */
  readonly factVersions: Readonly<Record<F['type'], number>>;
  readonly blank: S;
  setup(options: Options, seats: readonly Seat[], chance: Chance): readonly F[];
  /** Bookkeeping only: total, no judgement, no luck, the same for ever. */
  evolve(state: S, fact: F): S;
  /** Obligations of the top step, invitations of every open step. */
  questions(state: S): readonly Question<A>[];
  decide(state: S, answer: Answer, chance: Chance): Decision<F>;
  /** Luck drawn, a secret shown: undo and preview stop here. */
  irrevocable(fact: F): boolean;
  /** What a seat (or a spectator, null) may see, built up from nothing. */
  view(state: S, seat: Seat | null): V;
  /** The standing orders this seat may give now. */
  orders(view: V, seat: Seat): readonly OrderTemplate<O>[];
  /** What an order answers, from its owner's view alone; 'ask' to be asked in spite of other orders, null if it has nothing to say. */
  heed(order: O, question: Question<A>, view: V): A | 'ask' | null;
  /** The sentence that tells a (witnessed) fact, or null for what needs no telling. */
  describe(fact: F): Phrase | null;
  /** The elements of the board that a (witnessed) fact touched, for lighting them up beside its sentence. */
  touches?(fact: F): readonly Ref[];
  /** The board as a picture (SVG), in the visual language that all games share. */
  draw?(view: V, locale: Locale, drawing: Drawing): string;
  /** The board as monospaced text, complete without the picture. */
  text(view: V, locale: Locale): string;
  outcome(state: S): readonly Standing[] | null;
  /** How many rounds have been begun, for measuring what a game costs in waiting. */
  rounds(state: S): number;
  /** What a whole game is measured by when bots play many: a number for each name. */
  tally?(facts: readonly F[]): Readonly<Record<string, number>>;
  /** A sensible answer, for bots and hints; it sees what the seat sees. */
  advise?(view: V, seat: Seat, question: Question<A>): A | null;
  /** The orders a thoughtful player would leave; it sees what the seat sees. */
  usualOrders?(view: V, seat: Seat): readonly O[];
  /** What is wrong with a state: pieces that appeared or vanished. For the laws; empty for ever. */
  flaws(state: S): readonly string[];
}

export const refuse = (rule: string, say: string, values: Readonly<Record<string, Json>> = {}): Refusal => ({
  rule,
  why: { ...values, say },
});

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'why' in value;
