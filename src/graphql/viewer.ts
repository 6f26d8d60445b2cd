import { GraphQLError } from 'graphql';
import { type Scope } from '../accounts/tokens.js';
import { type SignedIn, whoIs } from '../accounts/sign-in.js';
import { type Service } from '../service.js';

/** Who asks, and what is loaded only once however often a query mentions it. */
export interface Context {
  readonly viewer: SignedIn | null;
  /** The name of a player; null for a departed one. One look-up each per request. */
  nameOf(player: string): Promise<string | null>;
}

export const SESSION_COOKIE = 'pp_session';

interface Headers {
  readonly authorization?: string;
  readonly cookie?: string;
}

const cookieOf = (headers: Headers): string | undefined =>
  headers.cookie
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === SESSION_COOKIE)?.[1];

const viewerOf = async ({ accounts }: Service, headers: Headers): Promise<SignedIn | null> => {
  const bearer = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return (await whoIs(accounts, bearer, 'api')) ?? (await whoIs(accounts, bearer, 'session'));
  const cookie = cookieOf(headers);
  return cookie === undefined ? null : whoIs(accounts, cookie, 'session');
};

export const contextFor = async (service: Service, headers: Headers): Promise<Context> => {
  const names = new Map<string, Promise<string | null>>();
  const load = async (player: string): Promise<string | null> =>
    (await service.accounts.store.load(player))?.settings.name ?? null;
  return {
    viewer: await viewerOf(service, headers),
    nameOf: (player) => {
      const known = names.get(player) ?? load(player);
      names.set(player, known);
      return known;
    },
  };
};

/** A refusal of the door itself; what a table refuses is a result, not an error. */
export const failure = (
  code: 'UNAUTHENTICATED' | 'FORBIDDEN' | 'BAD_INPUT' | 'NOT_FOUND',
  message: string,
): GraphQLError => new GraphQLError(message, { extensions: { code } });

export const signedIn = ({ viewer }: Context, scope: Scope): SignedIn => {
  if (!viewer) throw failure('UNAUTHENTICATED', 'sign in first: askForSignIn mails you a link');
  if (!viewer.scopes.includes(scope)) throw failure('FORBIDDEN', `this token lacks the scope "${scope}"`);
  return viewer;
};
