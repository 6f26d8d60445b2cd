import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { LIMITS } from '../../src/graphql/limits.js';
import { Client, type Server, startServer } from './client.js';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  client = new Client(server.url);
});
afterAll(() => server.close());

const codeOf = async (query: string): Promise<string | undefined> =>
  (await client.raw(query)).errors?.[0].extensions?.code;
const nested = (depth: number): string =>
  `{ tables { tables { ${'game { '.repeat(depth)} id ${'}'.repeat(depth)} } } }`;

describe('hostile queries', () => {
  it('too deep: refused with a clear error', async () => {
    const { errors } = await client.raw(
      '{ a: __typename tables { tables ' + '{ seats { player '.repeat(20) + '{ id }' + ' } }'.repeat(20) + ' } }',
    );
    expect(errors?.map(({ message }) => message).join()).toMatch(/levels deep|Cannot query/);
    expect(await codeOf(nested(20))).toMatch(/TOO_MUCH|GRAPHQL_VALIDATION_FAILED/);
  });

  it.each([
    ['aliased a thousand times', `{ ${Array.from({ length: 1000 }, (_, i) => `a${i}: games { id }`).join(' ')} }`],
    ['wide', `{ games { ${'id title '.repeat(300)} } }`],
    [
      'fragments that multiply',
      `{ ...f0 } ${Array.from({ length: 30 }, (_, i) => `fragment f${i} on Query { a${i}: games { id } ...f${i + 1} ...f${i + 1} }`).join(' ')} fragment f30 on Query { games { id } }`,
    ],
    [
      'an introspection flood',
      `{ ${Array.from({ length: 500 }, (_, i) => `a${i}: __schema { types { name } }`).join(' ')} }`,
    ],
  ])('%s: refused in bounded time', async (_what, query) => {
    const began = performance.now();
    expect(await codeOf(query)).toMatch(/TOO_MUCH|GRAPHQL_PARSE_FAILED|GRAPHQL_VALIDATION_FAILED/);
    expect(performance.now() - began).toBeLessThan(30_000);
  });

  it('a fragment that contains itself: refused, not followed for ever', async () => {
    expect(await codeOf('{ ...a } fragment a on Query { games { id } ...b } fragment b on Query { ...a }')).toBe(
      'GRAPHQL_VALIDATION_FAILED',
    );
  });

  it('ordinary introspection and an ordinary large query still work', async () => {
    const { __schema } = await client.ask<{ __schema: { types: { name: string; description: string | null }[] } }>(
      '{ __schema { types { name description fields { name description args { name } type { name kind ofType { name kind ofType { name kind ofType { name } } } } } } } }',
    );
    const ours = __schema.types.filter(({ name }) => !name.startsWith('__'));
    expect(ours.length).toBeGreaterThan(20);
    expect(ours.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });

  it('every field of the contract is described', async () => {
    const { __schema } = await client.ask<{
      __schema: {
        types: {
          name: string;
          fields: { name: string; description: string | null }[] | null;
          inputFields: { name: string; description: string | null }[] | null;
        }[];
      };
    }>('{ __schema { types { name fields { name description } inputFields { name description } } } }');
    const silent = __schema.types
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap(({ name, fields, inputFields }) =>
        [...(fields ?? []), ...(inputFields ?? [])]
          .filter((field) => !field.description)
          .map((field) => `${name}.${field.name}`),
      );
    expect(silent).toEqual([]);
  });

  it('a huge body, a batch, and no JSON at all: refused', async () => {
    const post = (body: string) =>
      fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect((await post(JSON.stringify({ query: `{ games { id } } # ${'x'.repeat(LIMITS.bodyBytes)}` }))).status).toBe(
      413,
    );
    expect((await post(JSON.stringify(Array.from({ length: 50 }, () => ({ query: '{ games { id } }' }))))).status).toBe(
      400,
    );
    expect((await post('{')).status).toBe(400);
  });

  it('a form from another site cannot act for a signed-in person', async () => {
    const body = new URLSearchParams({ query: 'mutation { eraseMyAccount(confirm: true) }' });
    const forged = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    expect(forged.status).toBeGreaterThanOrEqual(400);
  });

  it('over a socket the same limits hold, and a page of another site may not open one', async () => {
    const url = `${server.url.replace('http', 'ws')}/graphql`;
    const told = await new Promise<unknown>((resolve) => {
      const socket = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0 });
      const query = `{ ${Array.from({ length: 1000 }, (_, i) => `a${i}: games { id }`).join(' ')} }`;
      socket.subscribe({ query }, { next: resolve, error: resolve, complete: () => resolve('answered') });
    });
    expect(JSON.stringify(told)).toMatch(/fields, aliases and fragments counted|Syntax Error/);
    const closed = await new Promise<number>((resolve) => {
      const socket = new WebSocket(url, 'graphql-transport-ws', { origin: 'https://elsewhere.example' });
      socket.on('open', () => socket.send('{"type":"connection_init"}'));
      socket.on('close', resolve);
    });
    expect(closed).toBe(4403);
  });
});
