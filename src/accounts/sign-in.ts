import { createHash } from 'node:crypto';
import { z } from 'zod';
import { LOCALES, type Locale } from '../games/kernel/game-definition.js';
import { type Account, type AccountSettings } from './account.js';
import { type AccountStore, normalAddress } from './account-store.js';
import { findToken, issueToken, SCOPES, type Scope, spendToken } from './tokens.js';

/** Long enough to walk to the other room, short enough that an old mailbox opens nothing. */
const LINK_MINUTES = 30;
const SESSION_DAYS = 60;

export const addressSchema = z.email().max(254);

const carriedSchema = z.strictObject({ address: addressSchema, locale: z.enum(LOCALES), zone: z.string().max(60) });
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A stranger's address is not kept anywhere: it travels in the link itself, sealed, and the token knows only its hash. */
export const carryAddress = (
  { store }: Accounts,
  hints: z.infer<typeof carriedSchema>,
): { readonly carried: string; readonly digest: string } => {
  const carried = store.seal(JSON.stringify(hints));
  return { carried, digest: digestOf(carried) };
};

/** What a link carried, if it is what its token was made for. */
export const carriedAddress = (
  { store }: Accounts,
  carried: string,
  digest: string,
): z.infer<typeof carriedSchema> | null =>
  digestOf(carried) === digest ? carriedSchema.parse(JSON.parse(store.unseal(carried))) : null;

export interface Accounts {
  readonly store: AccountStore;
  now(): Date;
  /** Hands a letter to the post. Sign-in waits for nothing more. */
  sendSignInLink(to: {
    readonly address: string;
    readonly locale: Locale;
    readonly secret: string;
    readonly known: boolean;
  }): Promise<void>;
}

const later = (now: Date, minutes: number): string => new Date(now.getTime() + minutes * 60_000).toISOString();

/**
 * Mails a link. The answer is the same whether the address is known or not, and so is the work; the account itself is
 * opened only when the link is used, so that nobody can be signed up by a stranger.
 */
export const askForSignIn = async (
  accounts: Accounts,
  address: string,
  hints: { readonly locale: Locale; readonly zone: string },
): Promise<void> => {
  const to = normalAddress(addressSchema.parse(address.trim()));
  const known = await accounts.store.findByAddress(to);
  const { carried, digest } = carryAddress(accounts, { address: to, ...hints });
  const { secret } = await issueToken(accounts.store.events, {
    purpose: 'sign-in',
    about: { carried: digest },
    scopes: [],
    expires: later(accounts.now(), LINK_MINUTES),
  });
  await accounts.sendSignInLink({
    address: to,
    locale: known?.settings.locale ?? hints.locale,
    secret: `${secret}.${carried}`,
    known: known !== null,
  });
};

export interface Session {
  readonly secret: string;
  readonly account: Account;
}

const firstSettings = (address: string, locale: Locale, zone: string): AccountSettings => ({
  name: address.split('@')[0].slice(0, 60),
  locale,
  zone,
  quietFrom: '22:00',
  quietTo: '08:00',
  weekendsOff: false,
});

/** Turns a link into a session: once, however often and by however many it is pressed. */
export const signIn = async (accounts: Accounts, secret: string): Promise<Session | null> => {
  const { store } = accounts;
  const now = accounts.now();
  const [token, carried = ''] = secret.split('.');
  const link = await findToken(store.events, token, ['sign-in'], now);
  const hints = link && carriedAddress(accounts, carried, link.about.carried);
  if (!link || !hints || !(await spendToken(store.events, link.id))) return null;
  return openSession(accounts, hints);
};

/** A session for whoever has shown that an address is theirs; a stranger's account is opened by it. */
export const openSession = async (
  accounts: Accounts,
  { address, locale, zone }: z.infer<typeof carriedSchema>,
): Promise<Session> => {
  const now = accounts.now();
  const account = await accounts.store.open({
    type: 'Opened',
    address,
    settings: firstSettings(address, locale, zone),
    at: now.toISOString(),
  });
  return issueFor(accounts, account, 'session', 'sign-in', [...SCOPES], later(now, SESSION_DAYS * 24 * 60));
};

const issueFor = async (
  accounts: Accounts,
  account: Account,
  purpose: 'session' | 'api',
  name: string,
  scopes: readonly Scope[],
  expires: string,
): Promise<Session> => {
  const issued = await issueToken(accounts.store.events, {
    purpose,
    about: { player: account.player },
    scopes: [...scopes],
    expires,
  });
  const next = await accounts.store.append(account, {
    type: 'TokenIssued',
    id: issued.id,
    purpose,
    name,
    scopes,
    expires,
  });
  return { secret: issued.secret, account: next };
};

/** A personal token for a program, with just the scopes it needs. */
export const issuePersonalToken = (
  accounts: Accounts,
  account: Account,
  name: string,
  scopes: readonly Scope[],
  days: number,
): Promise<Session> => issueFor(accounts, account, 'api', name, scopes, later(accounts.now(), days * 24 * 60));

export interface SignedIn {
  readonly player: string;
  readonly scopes: readonly Scope[];
  readonly token: string;
  readonly by: 'session' | 'api';
}

/** Who is behind a session cookie or a bearer token. */
export const whoIs = async (
  accounts: Accounts,
  secret: string,
  ...by: readonly ('session' | 'api')[]
): Promise<SignedIn | null> => {
  const token = await findToken(accounts.store.events, secret, by, accounts.now());
  return token
    ? {
        player: token.about.player,
        scopes: token.scopes,
        token: token.id,
        by: token.purpose === 'api' ? 'api' : 'session',
      }
    : null;
};

/** Signs out, or takes a personal token back. Only one's own. */
export const revokeToken = async (accounts: Accounts, player: string, token: string): Promise<boolean> => {
  const account = await accounts.store.load(player);
  if (!account?.tokens.some(({ id }) => id === token)) return false;
  await spendToken(accounts.store.events, token);
  await accounts.store.append(account, { type: 'TokenRevoked', id: token });
  return true;
};

/** Erases a person: every token taken back, the address free again, the stream gone. */
export const eraseAccount = async (accounts: Accounts, player: string): Promise<void> => {
  const account = await accounts.store.load(player);
  if (!account) return;
  for (const { id } of account.tokens) await spendToken(accounts.store.events, id);
  await accounts.store.erase(account);
};
