import { Inject } from '@nestjs/common';
import { Args, Context as Ctx, Resolver, Subscription } from '@nestjs/graphql';
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
import { type ServerOptions } from 'graphql-ws';
import { obligationsOf } from '../read-models/obligations/query.js';
import { SERVICE, type Service } from '../service.js';
import { maySee } from '../tables/people.js';
import { loadTable } from '../tables/shell.js';
import { tableStream } from '../tables/table-store.js';
import { LIMITS, withinLimits } from './limits.js';
import {
  type Context,
  contextFor,
  type ContextSource,
  failure,
  signedIn,
  socketRefusal,
  type SocketSource,
} from './viewer.js';

const LARGEST_LIST = 100;

/** The same limits as over HTTP, and a page of another site may not open a socket with our reader's cookie. */
export const subscriptionsOf = (service: Service): Partial<ServerOptions> & { path: string } => ({
  path: '/graphql',
  validate: (schema: GraphQLSchema, document: DocumentNode) =>
    validate(schema, document, [...specifiedRules, withinLimits]),
  context: (connection: unknown) => contextFor(service, connection as ContextSource),
  onSubscribe: async (connection, _id, { query }) => {
    const refusal = (await socketRefusal(service, connection as unknown as SocketSource)) ?? unreadable(query);
    return refusal ? [refusal] : undefined;
  },
  onConnect: ({ extra }) => {
    const { origin, host } = (extra as { request: { headers: { origin?: string; host?: string } } }).request.headers;
    return origin === undefined || [host, new URL(service.publicUrl).host].includes(URL.parse(origin)?.host);
  },
});

/** An error that the caller reads: thrown while graphql-ws itself parses, it would end their socket. */
const unreadable = (query: string): GraphQLError | null => {
  try {
    parse(query, { maxTokens: LIMITS.tokens });
    return null;
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
};

/** Changes as they happen. What is told is resolved anew for whoever listens, by the same doors as every query. */
@Resolver()
export class SubscriptionsResolver {
  constructor(@Inject(SERVICE) private readonly service: Service) {}

  @Subscription('tableChanged')
  async tableChanged(@Args('id') id: string, @Ctx() { viewer }: Context) {
    const { shell, live } = this.service;
    const load = async () => {
      const loaded = await loadTable(shell, id);
      return 'refused' in loaded || !maySee(loaded.table, viewer?.player ?? null) ? null : loaded.table;
    };
    if (!(await load())) throw failure('NOT_FOUND', 'there is no such table');
    return mapped(live.listen(tableStream(id)), async () => {
      const table = await load();
      return table && { tableChanged: table };
    });
  }

  @Subscription('obligationsChanged')
  obligationsChanged(@Ctx() context: Context) {
    const { player } = signedIn(context, 'read');
    const { live, projector, readModels } = this.service;
    let before = '';
    return mapped(live.listen('tables'), async (position) => {
      await projector.reached(position);
      const obligations = obligationsOf(readModels, player, LARGEST_LIST);
      const now = JSON.stringify(obligations);
      if (now === before) return null;
      before = now;
      return { obligationsChanged: obligations };
    });
  }
}

/** Each piece of news worked out when it is fetched; null is not told. */
const mapped = <T>(
  news: AsyncIterableIterator<number>,
  work: (position: number) => Promise<T | null>,
): AsyncIterableIterator<T> => ({
  async next() {
    for (;;) {
      const next = await news.next();
      if (next.done === true) return { value: undefined, done: true };
      const told = await work(next.value);
      if (told !== null) return { value: told, done: false };
    }
  },
  async return() {
    await news.return?.();
    return { value: undefined, done: true };
  },
  [Symbol.asyncIterator]() {
    return this;
  },
});
