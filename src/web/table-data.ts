import { type LetterChoice } from '../accounts/letter-choices.js';
import { LETTER_CHOICE } from './letters-plate.js';

/** What the table page asks the API for, and the shape of the answer. `test/web` holds the operations against the schema. */
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

export interface SaidOffer {
  readonly action: Readonly<Record<string, unknown>>;
  readonly label: string;
  readonly rule: string;
  readonly notation: string;
  readonly lines: readonly string[];
  readonly refs: readonly string[];
  readonly inputs: Readonly<Record<string, SaidInput>>;
  readonly examples: readonly Readonly<Record<string, unknown>>[];
}

export type Lists = Readonly<Record<string, readonly SaidOption[]>>;

export interface SaidQuestion {
  readonly id: string;
  readonly seat: string;
  readonly about: string;
  readonly waits: boolean;
  readonly offers: readonly SaidOffer[];
  readonly barred: readonly { readonly label: string; readonly why: string; readonly rule: string }[];
  readonly lists: Lists;
}

export interface Person {
  readonly id: string;
  readonly name: string | null;
}

export interface TableHead {
  readonly id: string;
  readonly title: string;
  readonly status: 'open' | 'running' | 'over';
  readonly revision: number;
  readonly head: string;
  readonly commitment: string;
  readonly seed: string | null;
  readonly host: Person;
  readonly game: { readonly id: string; readonly title: string };
  readonly seats: readonly {
    readonly seat: string;
    readonly player: Person | null;
    readonly offeredTo: Person | null;
  }[];
  readonly clock: readonly {
    readonly seat: string;
    readonly hoursLeft: number | null;
    readonly deadline: string | null;
  }[];
  readonly paused: boolean;
  readonly proposals: readonly {
    readonly id: number;
    readonly kind: 'undo' | 'pause';
    readonly from: number | null;
    readonly until: string | null;
    readonly by: Person;
    readonly agreed: readonly Person[];
  }[];
  readonly invitations: number;
  readonly forkOf: string | null;
  readonly letters: LetterChoice | null;
}

export interface TablePlay {
  readonly questions: readonly SaidQuestion[];
  readonly awaiting: readonly { readonly seat: string; readonly about: string; readonly since: string }[];
  readonly log: {
    readonly entries: readonly {
      readonly revision: number;
      readonly type: string;
      readonly text: string | null;
      readonly refs: readonly string[];
      readonly seat: string | null;
      readonly at: string;
      readonly undone: boolean;
    }[];
    readonly next: number | null;
  };
  readonly talk: readonly { readonly player: Person; readonly text: string; readonly at: string }[];
  readonly notes: string;
  readonly standings: readonly { readonly seat: string; readonly rank: number; readonly score: number }[] | null;
  readonly text: string;
  readonly wide: string | null;
  readonly tall: string | null;
  readonly touched: string | null;
  readonly rest: string | null;
}

export interface SeatOrders {
  readonly orders: readonly {
    readonly id: string;
    readonly order: Readonly<Record<string, unknown>>;
    readonly once: boolean;
  }[];
  readonly orderTemplates: readonly SaidOffer[];
}

export const TABLE_HEAD = `query ($id: ID!) {
  table(id: $id) {
    id title status revision head commitment seed
    host { id name } game { id title } seats { seat player { id name } offeredTo { id name } }
    clock { seat hoursLeft deadline } paused invitations forkOf letters { ${LETTER_CHOICE} }
    proposals { id kind from until by { id name } agreed { id name } }
  }
}`;

export const OFFER = 'action label rule notation lines refs inputs examples';

export const TABLE_PLAY = `query ($id: ID!, $seat: ID, $revision: Int, $before: Int, $locale: Locale!, $parts: Boolean!) {
  table(id: $id) {
    questions(locale: $locale) {
      id seat about waits lists offers { ${OFFER} } barred { label why rule }
    }
    awaiting(locale: $locale) { seat about since }
    log(first: 60, before: $before, locale: $locale) { entries { revision type text refs seat at undone } next }
    talk { player { id name } text at }
    notes
    standings { seat rank score }
    text(seat: $seat, revision: $revision, locale: $locale)
    wide: picture(seat: $seat, revision: $revision, arrangement: page, theme: null, locale: $locale)
    tall: picture(seat: $seat, revision: $revision, arrangement: phone, theme: null, locale: $locale) @skip(if: $parts)
    touched: picture(seat: $seat, revision: $revision, arrangement: letter, part: touched, theme: null, locale: $locale) @include(if: $parts)
    rest: picture(seat: $seat, revision: $revision, arrangement: letter, part: rest, theme: null, locale: $locale) @include(if: $parts)
  }
}`;

export const SEAT_ORDERS = `query ($id: ID!, $seat: ID!, $locale: Locale!) {
  table(id: $id) { orders(seat: $seat) { id order once } orderTemplates(seat: $seat, locale: $locale) { ${OFFER} } }
}`;

const REFUSED = '... on Refused { rule field why(locale: $locale) } ... on Stale { stale: why(locale: $locale) }';
const REFUSED_ONLY = '... on Refused { rule field why(locale: $locale) }';

export const PREVIEW = `mutation ($table: ID!, $seat: ID!, $question: ID!, $action: JSON!, $locale: Locale!) {
  previewAnswer(table: $table, seat: $seat, question: $question, action: $action, locale: $locale) {
    __typename ... on Preview { text } ${REFUSED}
  }
}`;

export const SUBMIT = `mutation ($command: ID!, $table: ID!, $seat: ID!, $question: ID!, $action: JSON!, $locale: Locale!) {
  done: submitAnswer(command: $command, table: $table, seat: $seat, question: $question, action: $action) { __typename ${REFUSED} }
}`;
export const SUBMIT_LINE = `mutation ($command: ID!, $table: ID!, $seat: ID!, $line: String!, $locale: Locale!) {
  done: submitLine(command: $command, table: $table, seat: $seat, line: $line) { __typename ${REFUSED} }
}`;
export const UNDO = `mutation ($command: ID!, $table: ID!, $seat: ID!, $locale: Locale!) {
  done: undo(command: $command, table: $table, seat: $seat) { __typename ${REFUSED_ONLY} }
}`;
export const SAY = `mutation ($command: ID!, $table: ID!, $text: String!, $locale: Locale!) {
  done: say(command: $command, table: $table, text: $text) { __typename ${REFUSED_ONLY} }
}`;
export const KEEP_NOTES = `mutation ($command: ID!, $table: ID!, $text: String!, $locale: Locale!) {
  done: keepNotes(command: $command, table: $table, text: $text) { __typename ${REFUSED_ONLY} }
}`;
export const GIVE_ORDER = `mutation ($command: ID!, $table: ID!, $seat: ID!, $order: JSON!, $once: Boolean!, $locale: Locale!) {
  done: giveOrder(command: $command, table: $table, seat: $seat, order: $order, once: $once) { __typename ${REFUSED_ONLY} }
}`;
export const WITHDRAW_ORDER = `mutation ($command: ID!, $table: ID!, $seat: ID!, $order: ID!, $locale: Locale!) {
  done: withdrawOrder(command: $command, table: $table, seat: $seat, order: $order) { __typename ${REFUSED_ONLY} }
}`;
export const TAKE_SEAT = `mutation ($command: ID!, $table: ID!, $seat: ID!, $locale: Locale!) {
  done: takeSeat(command: $command, table: $table, seat: $seat) { __typename ${REFUSED_ONLY} }
}`;
export const SEAT_BOT = `mutation ($command: ID!, $table: ID!, $seat: ID!, $policy: BotPolicy!, $locale: Locale!) {
  done: seatBot(command: $command, table: $table, seat: $seat, policy: $policy) { __typename ${REFUSED_ONLY} }
}`;
export const START = `mutation ($command: ID!, $table: ID!, $locale: Locale!) {
  done: startTable(command: $command, table: $table) { __typename ${REFUSED_ONLY} }
}`;
export const OPEN_TABLE = `mutation ($command: ID!, $table: TableInput!, $locale: Locale!) {
  done: openTable(command: $command, table: $table) { __typename ... on TableOpened { table } ${REFUSED_ONLY} }
}`;

const atTable = (name: string, more = '', given = ''): string =>
  `mutation ($command: ID!, $table: ID!, $locale: Locale!${more}) {
  done: ${name}(command: $command, table: $table${given}) { __typename ${REFUSED_ONLY} }
}`;
export const LEAVE_SEAT = atTable('leaveSeat', ', $seat: ID!', ', seat: $seat');
export const OFFER_SEAT = atTable('offerSeat', ', $seat: ID!, $to: ID!', ', seat: $seat, to: $to');
export const GIVE_TIME = atTable('giveTime', ', $seat: ID!, $hours: Float!', ', seat: $seat, hours: $hours');
export const PROPOSE = atTable('propose', ', $kind: ProposalKind!, $after: Int', ', kind: $kind, after: $after');
export const ANSWER_PROPOSAL = atTable(
  'answerProposal',
  ', $proposal: Int!, $agree: Boolean!',
  ', proposal: $proposal, agree: $agree',
);
export const RESUME = atTable('resumeTable');
export const INVITE = atTable('inviteToTable', ', $address: String!, $seat: ID', ', address: $address, seat: $seat');
export const FORK = `mutation ($command: ID!, $table: ID!, $at: Int!, $seat: ID!, $locale: Locale!) {
  done: forkTable(command: $command, table: $table, at: $at, seat: $seat) { __typename ... on TableOpened { table } ${REFUSED_ONLY} }
}`;
export const REMATCH = `mutation ($command: ID!, $table: ID!, $locale: Locale!) {
  done: rematch(command: $command, table: $table) { __typename ... on TableOpened { table } ${REFUSED_ONLY} }
}`;
export const ACCEPT_INVITATION = `mutation ($command: ID!, $secret: String!, $locale: Locale!) {
  done: acceptInvitation(command: $command, secret: $secret) { __typename ... on Seated { table secret } ${REFUSED_ONLY} }
}`;

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
