import 'reflect-metadata';
import { createApp } from '../../src/create-app.js';
import { newKey } from '../../src/accounts/account-store.js';
import { type EventStore } from '../../src/event-store/event-store.js';
import { InMemoryEventStore } from '../../src/event-store/in-memory.event-store.js';
import { Postbox } from '../../src/mail/postbox.js';
import { openService, type ServiceParts } from '../../src/open-service.js';
import { type Limits, RateLimit } from '../../src/rate-limit.js';
import { type Service } from '../../src/service.js';

/** The whole service on a port of its own, as production puts it together, with letters kept where a test can read them. */
export interface Server {
  readonly url: string;
  readonly service: Service;
  readonly postbox: Postbox;
  close(): Promise<void>;
}

/** Tests are quicker than people: only those of the limits themselves have limits. */
const free = new RateLimit(1e9, 1e9);
const noLimits: Limits = { ofPlayer: free, ofAddress: free, ofMailbox: free };

export const startServer = async (
  events: EventStore = new InMemoryEventStore(),
  parts: Partial<ServiceParts> = {},
): Promise<Server> => {
  const postbox = new Postbox();
  const service = openService({
    events,
    post: postbox,
    readModelsFile: ':memory:',
    key: newKey(),
    publicUrl: 'http://parsec.test',
    limits: noLimits,
    ...parts,
  });
  const app = await createApp(service);
  await app.listen(0, '127.0.0.1');
  return { url: await app.getUrl(), service, postbox, close: () => app.close() };
};

export interface Reply {
  readonly data: Readonly<Record<string, never>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** A program that talks to the service over HTTP and nothing else. */
export class Client {
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  async raw(query: string, variables: object = {}): Promise<Reply> {
    const headers = {
      'content-type': 'application/json',
      ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
    };
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Reply;
  }

  /** The data of a query that must not fail. */
  async ask<T>(query: string, variables: object = {}): Promise<T> {
    const { data, errors } = await this.raw(query, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data as T;
  }
}

/** Signs somebody in as a person would: by the link in their letter. */
export const enter = async ({ url, postbox }: Server, address: string): Promise<Client> => {
  const stranger = new Client(url);
  await stranger.ask('mutation ($address: String!) { askForSignIn(address: $address) }', { address });
  const letter = postbox.letters.findLast(({ to }) => to === address)!;
  const secret = /secret=(\S+)/.exec(letter.text)![1];
  const { signIn } = await stranger.ask<{ signIn: { secret: string } }>(
    'mutation ($secret: String!) { signIn(secret: $secret) { secret } }',
    { secret },
  );
  return new Client(url, signIn.secret);
};
