import { type Locale } from '../games/kernel/game-definition.js';
import { type Accounts, addressSchema, carriedAddress, carryAddress, openSession, type Session } from './sign-in.js';
import { normalAddress } from './account-store.js';
import { findToken, issueToken, spendToken } from './tokens.js';

export const INVITATION_DAYS = 30;

export interface Invitation {
  /** Safe to keep: the table knows it by this. */
  readonly id: string;
  readonly table: string;
}

/** Makes a link to a table for an address. Nothing of the address is kept: it travels in the link, sealed. */
export const makeInvitation = async (
  accounts: Accounts,
  given: { readonly table: string; readonly address: string; readonly locale: Locale },
): Promise<{ readonly id: string; readonly secret: string; readonly address: string }> => {
  const address = normalAddress(addressSchema.parse(given.address.trim()));
  const { carried, digest } = carryAddress(accounts, { address, locale: given.locale, zone: 'UTC' });
  const expires = new Date(accounts.now().getTime() + INVITATION_DAYS * 86_400_000).toISOString();
  const { id, secret } = await issueToken(accounts.store.events, {
    purpose: 'invitation',
    about: { table: given.table, carried: digest },
    scopes: [],
    expires,
  });
  return { id, secret: `${secret}.${carried}`, address };
};

/** What an invitation is to. Looking changes nothing. */
export const readInvitation = async (accounts: Accounts, secret: string): Promise<Invitation | null> => {
  const token = await findToken(accounts.store.events, secret.split('.')[0], ['invitation'], accounts.now());
  return token && { id: token.id, table: token.about.table };
};

/** Whoever holds the link has the mailbox, so it signs them in as well; for whoever is signed in already it is only used up. */
export const enterByInvitation = async (accounts: Accounts, secret: string): Promise<Session | null> => {
  const [token, carried = ''] = secret.split('.');
  const found = await findToken(accounts.store.events, token, ['invitation'], accounts.now());
  const hints = found && carriedAddress(accounts, carried, found.about.carried);
  return hints ? openSession(accounts, hints) : null;
};

export const useUpInvitation = (accounts: Accounts, id: string): Promise<boolean> =>
  spendToken(accounts.store.events, id);
