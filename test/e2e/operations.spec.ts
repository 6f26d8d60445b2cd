import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { newLog, withoutSecrets } from '../../src/log.js';
import { newLimits, RateLimit } from '../../src/rate-limit.js';
import { Client, enter, type Server, startServer } from './client.js';

let server: Server | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const lines = (): { readonly text: string[]; write(line: string): void } => {
  const text: string[] = [];
  return { text, write: (line) => void text.push(line) };
};

describe('what a host looks at', () => {
  it('health, readiness and metrics', async () => {
    server = await startServer();
    const get = (path: string) => fetch(`${server!.url}${path}`);
    expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
    expect((await get('/ready')).status).toBe(200);
    const metrics = await (await get('/metrics')).text();
    for (const name of [
      'parsec_http_request_seconds_count',
      'parsec_read_models_position',
      'process_cpu_seconds_total',
    ])
      expect(metrics).toContain(name);
  });

  it('metrics ask for their token where one is set', async () => {
    server = await startServer(undefined, { metricsToken: 'a-token-for-prometheus' });
    const get = (authorization: string) => fetch(`${server!.url}/metrics`, { headers: { authorization } });
    expect((await get('Bearer wrong')).status).toBe(403);
    expect((await get('Bearer a-token-for-prometheus')).status).toBe(200);
  });

  it('a mail process opens no door but those', async () => {
    server = await startServer(undefined, { role: 'mail' });
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    expect((await fetch(`${server.url}/graphql`, { method: 'POST' })).status).toBe(404);
  });

  it('a line for each request, with an id that the caller gets too, and no address, token or query', async () => {
    const log = lines();
    server = await startServer(undefined, { log: newLog('info', log) });
    const ana = await enter(server, 'ana@example.org');
    await ana.ask('{ me { name } }');
    const response = await fetch(`${server.url}/sign-in?secret=${'s'.repeat(60)}`);
    const told = log.text.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told.find(({ request }) => request === response.headers.get('x-request-id'))).toMatchObject({
      route: '/sign-in',
      status: 200,
    });
    expect(told.filter(({ route }) => route === '/graphql').length).toBeGreaterThan(2);
    const all = log.text.join('');
    for (const secret of ['ana@', ana.token!, 'sssss', 'mutation']) expect(all).not.toContain(secret);
  });

  it('trouble is told without addresses and secrets', () => {
    const log = lines();
    newLog('error', log).error({ err: new Error(`550 <ana@example.org> unknown, link ${'k'.repeat(43)}`) }, 'trouble');
    expect(log.text[0]).toContain('550 <<address>> unknown, link <secret>');
    expect(withoutSecrets('a'.repeat(36))).toBe('a'.repeat(36));
  });
});

describe('too much', () => {
  it('from one address is told when to come back', async () => {
    server = await startServer(undefined, { limits: { ...newLimits(), ofAddress: new RateLimit(3, 0.1) } });
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push(await fetch(`${server.url}/`));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(statuses[3].headers.get('retry-after'))).toBeGreaterThan(0);
    // Whoever looks after the service is not locked out with them.
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });

  it('by one player is refused with its code, over HTTP and over a socket', async () => {
    server = await startServer(undefined, { limits: { ...newLimits(), ofPlayer: new RateLimit(2, 0.1) } });
    const ana = await enter(server, 'ana@example.org');
    const codes = [];
    for (let n = 0; n < 3; n++) codes.push((await ana.raw('{ me { name } }')).errors?.[0].extensions?.code);
    expect(codes).toEqual([undefined, undefined, 'RATE_LIMITED']);
    const socket = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${ana.token}` },
      retryAttempts: 0,
    });
    const problem = await new Promise<unknown>((resolve) => {
      socket.subscribe(
        { query: '{ me { name } }' },
        { next: ({ errors }) => resolve(errors), error: resolve, complete: () => resolve('completed') },
      );
    });
    expect(problem).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    await socket.dispose();
  });

  it('a mailbox is not flooded with links', async () => {
    server = await startServer(undefined, { limits: { ...newLimits(), ofMailbox: new RateLimit(2, 0.01) } });
    const stranger = new Client(server.url);
    const ask = () => stranger.raw('mutation { askForSignIn(address: "victim@example.org") }');
    expect((await ask()).errors).toBeUndefined();
    expect((await ask()).errors).toBeUndefined();
    expect((await ask()).errors![0].extensions!.code).toBe('RATE_LIMITED');
    expect(server.postbox.letters).toHaveLength(2);
  });
});

describe('loading', () => {
  it('costs as many look-ups for fifty tables as for five: one round for each level', async () => {
    let statements: string[] = [];
    server = await startServer(undefined, { traceReads: (sql) => void statements.push(sql) });
    const ana = await enter(server, 'ana@example.org');
    for (let n = 0; n < 50; n++) {
      const { openTable } = await ana.ask<{ openTable: { table: string } }>(
        `mutation { openTable(command: "o${n}", table: { game: "planet-steam", title: "T${n}", seats: 2 }) { ... on TableOpened { table } } }`,
      );
      for (const seat of ['A', 'B'])
        await ana.ask(
          `mutation { takeSeat(command: "s", table: "${openTable.table}", seat: "${seat}") { __typename } }`,
        );
      await ana.ask(`mutation { startTable(command: "g", table: "${openTable.table}") { __typename } }`);
    }
    const { shell, projector } = server.service;
    await projector.reached(await shell.tables.events.head());
    const costOf = async (query: string): Promise<number> => {
      statements = [];
      await ana.ask(query);
      return statements.length;
    };
    const tables = (first: number) =>
      `{ tables(first: ${first}) { tables { title game { title } seats { seat player { name record { played } } } } next } }`;
    const duties = (first: number) =>
      `{ myObligations(first: ${first}) { table title seat about since deadline game { title } } }`;
    for (const query of [tables, duties]) {
      const few = await costOf(query(5));
      expect(few).toBeGreaterThan(0);
      expect(await costOf(query(50))).toBe(few);
    }
  });
});

it('the types of the resolvers are those of schema.graphql', () => {
  execFileSync(process.execPath, ['dist/commands/codegen.js', '--check'], { stdio: 'pipe' });
});
