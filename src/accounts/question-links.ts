import { type AccountStore } from './account-store.js';
import { findToken, issueToken } from './tokens.js';

/** What a link in a letter opens: one seat's table, at one question, without signing in. */
export interface QuestionLink {
  readonly player: string;
  readonly table: string;
  readonly seat: string;
  /** The link is good as long as this question is open at the table; whoever opens it has to look. */
  readonly question: string;
}

/** A question that nobody has answered for so long belongs to a table that nobody plays any more. */
const LONGEST_DAYS = 400;

/**
 * The secret of a question's link. The same question gives the same secret, so that a letter that has to be written again
 * (the process died, the mail server refused) is the same letter; what we keep is its hash, as with every token.
 */
export const linkToQuestion = async (store: AccountStore, link: QuestionLink, now: Date): Promise<string> => {
  const { player, table, seat, question } = link;
  const expires = new Date(now.getTime() + LONGEST_DAYS * 86_400_000).toISOString();
  const { secret } = await issueToken(
    store.events,
    { purpose: 'question', about: { player, table, seat, question }, scopes: ['read', 'play'], expires },
    store.derive('question', player, table, seat, question),
  );
  return secret;
};

/** Whom and what a link is for. Looking changes nothing and uses nothing up: mail scanners look too. */
export const openQuestionLink = async (
  store: AccountStore,
  secret: string,
  now: Date,
): Promise<QuestionLink | null> => {
  const token = await findToken(store.events, secret, ['question'], now);
  if (!token) return null;
  const { player, table, seat, question } = token.about;
  return { player, table, seat, question };
};

const SITTING = 'sitting';
export const SITTING_HOURS = 12;

/**
 * Whoever has answered by a letter's link stays in that seat for a while, in that browser: the next question of a turn, or
 * the one after three bots have played, should not need another letter. Given on an answer only, never on a look.
 */
export const sitOn = async (
  store: AccountStore,
  { player, table, seat }: Omit<QuestionLink, 'question'>,
  now: Date,
): Promise<string> => {
  const expires = new Date(now.getTime() + SITTING_HOURS * 3_600_000).toISOString();
  const about = { player, table, seat, question: SITTING };
  return (await issueToken(store.events, { purpose: 'question', about, scopes: ['read', 'play'], expires })).secret;
};

export const isSitting = ({ question }: QuestionLink): boolean => question === SITTING;

/** The address of the page: `offer` is the number in the letter, filled in but not yet answered. */
export const questionUrl = (publicUrl: string, table: string, secret: string, offer?: number): string =>
  `${publicUrl}/t/${encodeURIComponent(table)}?key=${secret}${offer === undefined ? '' : `&offer=${offer}`}`;
