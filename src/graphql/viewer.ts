import { HeaderMap } from '@apollo/server';
import DataLoader from 'dataloader';
import { GraphQLError } from 'graphql';
import { type ZodType } from 'zod';
import { type Scope } from '../accounts/tokens.js';
import { type SignedIn, whoIs } from '../accounts/sign-in.js';
import { namesOf } from '../read-models/names/query.js';
import { type GameRecord, recordsOf } from '../read-models/results/query.js';
import { TooMany } from '../rate-limit.js';
import { type Service } from '../service.js';
import { policyOf } from '../tables/bot-names.js';
import { loadTable } from '../tables/shell.js';
import { type Table } from '../tables/table.js';

/** Who asks, and what is loaded only once however often a query mentions it. */
export interface Context {
  readonly viewer: SignedIn | null;
  /** The name of a player, `Bot` for a bot; null for a departed one. All names of a level are one look-up. */
  nameOf(player: string): Promise<string | null>;
  /** How somebody has played; again one look-up for all. */
  recordOf(player: string): Promise<readonly GameRecord[]>;
  /** A table, loaded once; null if there is none. */
  tableOf(id: string): Promise<Table | null>;
}

export const SESSION_COOKIE = 'pp_session';

interface Headers {
  readonly authorization?: string;
  readonly cookie?: string;
  readonly 'x-forwarded-for'?: string;
}

const cookieOf = (headers: Headers): string | undefined =>
  headers.cookie
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === SESSION_COOKIE)?.[1];

const viewerOf = async ({ accounts }: Service, headers: Headers): Promise<SignedIn | null> => {
  const bearer = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return whoIs(accounts, bearer, 'api', 'session');
  const cookie = cookieOf(headers);
  return cookie === undefined ? null : whoIs(accounts, cookie, 'session');
};

interface SocketRequest {
  readonly headers: Headers;
  readonly socket?: { readonly remoteAddress?: string };
}

/** A request over HTTP, or a socket: then the headers are those it was opened with, and a token may come with its opening. */
export type ContextSource = { readonly headers: Headers } | SocketSource;

export interface SocketSource {
  readonly extra: { readonly request: SocketRequest };
  readonly connectionParams?: Readonly<Record<string, unknown>>;
}

const headersOf = (source: ContextSource): Headers => {
  if ('headers' in source) return source.headers;
  const { authorization } = source.connectionParams ?? {};
  const { cookie } = source.extra.request.headers;
  return { cookie, ...(typeof authorization === 'string' ? { authorization } : {}) };
};

/** Where a socket was opened from. */
const callerOf = ({ trustsProxy }: Service, { headers, socket }: SocketRequest): string =>
  (trustsProxy ? headers['x-forwarded-for']?.split(',').at(-1)?.trim() : undefined) ?? socket?.remoteAddress ?? '';

/** What to tell whoever asks too much; null if it is not too much. */
const refusalOf = (take: () => void): GraphQLError | null => {
  try {
    take();
    return null;
  } catch (error) {
    if (error instanceof TooMany) return tooMany(error);
    throw error;
  }
};

/** On a socket each operation counts like a request. */
export const socketRefusal = async (service: Service, source: SocketSource): Promise<GraphQLError | null> => {
  const { ofAddress, ofPlayer } = service.limits;
  const refusal = refusalOf(() => ofAddress.take(callerOf(service, source.extra.request)));
  if (refusal) return refusal;
  const viewer = await viewerOf(service, headersOf(source));
  return viewer && refusalOf(() => ofPlayer.take(viewer.player));
};

export const tooMany = ({ message, seconds }: TooMany): GraphQLError =>
  new GraphQLError(message, {
    extensions: {
      code: 'RATE_LIMITED',
      http: { status: 429, headers: new HeaderMap([['retry-after', String(seconds)]]) },
    },
  });

export const contextFor = async (service: Service, source: ContextSource): Promise<Context> => {
  const names = new DataLoader<string, string | null>((players) => {
    const known = namesOf(service.readModels, players);
    return Promise.resolve(players.map((player) => known.get(player) ?? null));
  });
  const records = new DataLoader<string, readonly GameRecord[]>((players) => {
    const known = Map.groupBy(recordsOf(service.readModels, players), ({ player }) => player);
    return Promise.resolve(players.map((player) => known.get(player) ?? []));
  });
  const tables = new DataLoader<string, Table | null>((ids) =>
    Promise.all(
      ids.map(async (id) => {
        const loaded = await loadTable(service.shell, id);
        return 'refused' in loaded ? null : loaded.table;
      }),
    ),
  );
  const viewer = await viewerOf(service, headersOf(source));
  // Before there is a query to answer: whoever asks too much reads how long to wait.
  if (viewer && !('extra' in source)) {
    const refusal = refusalOf(() => service.limits.ofPlayer.take(viewer.player));
    if (refusal) throw refusal;
  }
  return {
    viewer,
    // The word is the same in every language of ours; a seat's mark tells two of them apart.
    nameOf: (player) => (policyOf(player) === null ? names.load(player) : Promise.resolve('Bot')),
    recordOf: (player) => records.load(player),
    tableOf: (id) => tables.load(id),
  };
};

/** A refusal of the door itself; what a table refuses is a result, not an error. */
export const failure = (
  code: 'UNAUTHENTICATED' | 'FORBIDDEN' | 'BAD_INPUT' | 'NOT_FOUND' | 'RATE_LIMITED',
  message: string,
): GraphQLError => new GraphQLError(message, { extensions: { code } });

/** What a client gave, as its schema has it; told field by field where it is wrong. */
export const checked = <T>(schema: ZodType<T>, given: unknown): T => {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw failure(
    'BAD_INPUT',
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  );
};

export const signedIn = ({ viewer }: Context, scope: Scope): SignedIn => {
  if (!viewer) throw failure('UNAUTHENTICATED', 'sign in first: askForSignIn mails you a link');
  if (!viewer.scopes.includes(scope)) throw failure('FORBIDDEN', `this token lacks the scope "${scope}"`);
  return viewer;
};

const LARGEST_PAGE = 100;

/** How many to list: asked for by the client, within reason. */
export const pageSize = (first: number): number => {
  if (first < 1 || first > LARGEST_PAGE) throw failure('BAD_INPUT', `first: ask for 1 to ${LARGEST_PAGE}`);
  return first;
};
