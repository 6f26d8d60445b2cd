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
  // A stranger's address is not kept anywhere: it travels in the link itself, sealed, and the token knows only its hash.
  const carried = accounts.store.seal(JSON.stringify({ address: to, ...hints }));
  const { secret } = await issueToken(accounts.store.events, {
    purpose: 'sign-in',
    about: { carried: digestOf(carried) },
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
  const link = await findToken(store.events, token, 'sign-in', now);
  if (!link || link.about.carried !== digestOf(carried)) return null;
  const { address, locale, zone } = carriedSchema.parse(JSON.parse(store.unseal(carried)));
  if (!(await spendToken(store.events, link.id))) return null;
  const account = await store.open({
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
export const whoIs = async (accounts: Accounts, secret: string, by: 'session' | 'api'): Promise<SignedIn | null> => {
  const token = await findToken(accounts.store.events, secret, by, accounts.now());
  return token ? { player: token.about.player, scopes: token.scopes, token: token.id, by } : null;
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
