import { type AccountStore } from '../accounts/account-store.js';
import { type Account } from '../accounts/account.js';
import { type Locale, type Phrase, type Seat } from '../games/kernel/game-definition.js';
import { fill } from '../games/kernel/tell.js';
import { policyOf } from '../tables/bot-names.js';
import { mayAnswerFor } from '../tables/people.js';
import { type Shell } from '../tables/shell.js';
import { type Table } from '../tables/table.js';
import { type Post } from './letter.js';
import { type Outbox } from './outbox.js';
import { en } from './words/en.js';
import { es } from './words/es.js';

/** Everything that writing, sending and answering letters stands on. */
export interface Mailroom {
  readonly shell: Shell;
  readonly accounts: AccountStore;
  readonly outbox: Outbox;
  readonly post: Post;
  /** How readers reach us, for links. */
  readonly publicUrl: string;
  /** What stands behind the @ of Message-IDs and of reply addresses. */
  readonly domain: string;
  readonly holdMs: number;
  /** How long to wait after the first failure; longer after each further one. */
  readonly retryMs: number;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
  /** When a seat's time runs out; null without a clock. */
  readonly deadlineOf: (table: Table, seat: Seat) => Promise<number | null>;
}

const WORDS = { en, es };
export type MailKey = keyof typeof en;

/** A sentence of the letters themselves. */
export const mailWords =
  (locale: Locale) =>
  (key: MailKey, values: Readonly<Record<string, string | number>> = {}): string => {
    const phrase: Phrase = { ...values, say: key };
    return fill({ words: WORDS[locale] }, WORDS[locale][key], phrase);
  };

export const nameOf = async ({ accounts }: Mailroom, player: string, seat: Seat, locale: Locale): Promise<string> => {
  if (policyOf(player) !== null) return mailWords(locale)('mail.bot', { seat });
  return (await accounts.load(player))?.settings.name ?? mailWords(locale)('mail.someone');
};

export const namesAt = async (room: Mailroom, table: Table, locale: Locale): Promise<Record<Seat, string>> => {
  const names: Record<Seat, string> = {};
  for (const [seat, player] of Object.entries(table.players)) names[seat] = await nameOf(room, player, seat, locale);
  return names;
};

/** Questions of a seat in the order in which all doors number their offers. */
export const askedOf = (table: Table, seat: Seat) =>
  table.started ? table.game.questions(table.state).filter((question) => question.seat === seat) : [];

/** The people who may answer for a seat: whoever sits there, and whoever stands in for them. */
export const answerersOf = (table: Table, seat: Seat, now: Date): string[] =>
  [table.players[seat], table.delegations[seat]?.to]
    .filter((player) => player !== undefined)
    .filter((player) => policyOf(player) === null && mayAnswerFor(table, seat, player, now));

export interface Reader {
  readonly account: Account;
  readonly seat: Seat;
}
