import 'reflect-metadata';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Args, GraphQLModule, Mutation, Query, Resolver } from '@nestjs/graphql';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { GraphQLScalarType } from 'graphql';
import { newKey } from '../accounts/account-store.js';
import { askForSignIn, signIn } from '../accounts/sign-in.js';
import { greedy } from '../bots/policies.js';
import { createApp } from '../create-app.js';
import { type Database, openDatabase } from '../event-store/open-database.js';
import { SqliteEventStore } from '../event-store/sqlite.event-store.js';
import { seededChance } from '../games/kernel/chance.js';
import { newLog } from '../log.js';
import { Postbox } from '../mail/postbox.js';
import { openService } from '../open-service.js';
import { type Limits, RateLimit } from '../rate-limit.js';
import { obligationsOf } from '../read-models/obligations/query.js';
import { type Service } from '../service.js';
import { openTable } from '../tables/open-table.js';
import { startTable } from '../tables/start-table.js';
import { submitAnswer } from '../tables/submit-answer.js';
import { takeSeat } from '../tables/take-seat.js';
import { undo } from '../tables/undo.js';
import { type Load } from './bench-load.js';
import { median, round } from './bench-figures.js';

const SUBMIT = `mutation ($command: ID!, $table: ID!, $seat: ID!, $question: ID!, $action: JSON!) {
  submitAnswer(command: $command, table: $table, seat: $seat, question: $question, action: $action) { __typename } }`;

/** The least that a mutation over the same stack can do: one row, durable when it is answered. */
const bareApp = async (db: Database): Promise<NestFastifyApplication> => {
  const insert = db.prepare('INSERT INTO events (stream, revision, id, type, data, meta) VALUES (?, ?, ?, ?, ?, ?)');
  let n = 0;
  @Resolver()
  class Bare {
    @Query('nothing')
    nothing(): boolean {
      return true;
    }

    @Mutation('submitAnswer')
    submitAnswer(@Args('action') action: unknown): { __typename: string } {
      const id = `00000000-0000-4000-8000-${String(++n).padStart(12, '0')}`;
      insert.run('bare', n, id, 'planet-steam.Sold', JSON.stringify(action), '{}');
      return { __typename: 'Accepted' };
    }
  }
  const typeDefs = `scalar JSON type Accepted { from: Int } type Query { nothing: Boolean }
    type Mutation { submitAnswer(command: ID!, table: ID!, seat: ID!, question: ID!, action: JSON!): Accepted }`;
  @Module({
    imports: [
      GraphQLModule.forRoot<ApolloDriverConfig>({
        driver: ApolloDriver,
        typeDefs,
        resolvers: { JSON: new GraphQLScalarType({ name: 'JSON' }) },
        playground: false,
      }),
    ],
    providers: [Bare],
  })
  class BareModule {}
  const app = await NestFactory.create<NestFastifyApplication>(BareModule, new FastifyAdapter(), { logger: false });
  await app.listen(0, '127.0.0.1');
  return app;
};

interface Seated {
  readonly player: string;
  readonly token: string;
}

const free = new RateLimit(1e9, 1e9);
const noLimits: Limits = { ofPlayer: free, ofAddress: free, ofMailbox: free };

const post = async (url: string, token: string, query: string, variables: object): Promise<number> => {
  const began = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data?: { submitAnswer?: { __typename: string } };
    errors?: object;
  };
  if (errors || (data?.submitAnswer && data.submitAnswer.__typename !== 'Accepted'))
    throw new Error(JSON.stringify({ data, errors }));
  return performance.now() - began;
};

const signedIn = async (service: Service, postbox: Postbox): Promise<Seated> => {
  await askForSignIn(service.accounts, 'bench@example.org', { locale: 'en', zone: 'UTC' });
  for (let n = 0; postbox.letters.length === 0 && n < 200; n++) await new Promise((resolve) => setTimeout(resolve, 10));
  const secret = /secret=([\w.~-]+)/.exec(postbox.letters[0].text)![1];
  const session = (await signIn(service.accounts, secret))!;
  return { player: session.account.player, token: session.secret };
};

const newTable = async ({ shell }: Service, player: string, command: string): Promise<string> => {
  const opened = await openTable(shell, {
    game: 'planet-steam',
    title: 'Bench',
    seats: 3,
    options: {},
    host: player,
    command,
    way: 'api',
  });
  if (!('table' in opened)) throw new Error(JSON.stringify(opened));
  const { table } = opened;
  for (const seat of ['A', 'B', 'C']) await takeSeat(shell, { command: 'sit', table, seat, player, way: 'api' });
  await startTable(shell, { command: 'start', table, player, way: 'api' });
  return table;
};

/** What a sensible player would answer next. */
const nextAnswer = async ({ shell }: Service, id: string) => {
  const { table } = await shell.tables.load(id);
  const question = table.game.questions(table.state)[0];
  if (!question) return null;
  const { seat } = question;
  const action = greedy(table.game, table.game.view(table.state, seat), seat, question, seededChance(1));
  return { table: id, seat, question: question.id, action, revision: table.revision };
};

const TABLES = 240;
const IN_A_TURN = 60;

/**
 * Answers per second over HTTP, against bare mutations, in turns: by one client who waits for each, and by several. Both
 * servers are in this thread and whoever asks them is in another. The answers are the first ones of new tables, because
 * those can be known beforehand: of each table's three, two seal a choice and one reveals all and goes on.
 */
const rates = async (service: Service, urls: { readonly ours: string; readonly bare: string }, who: Seated) => {
  const answers: object[] = [];
  for (let n = 0; n < TABLES; n++) {
    const { table } = await service.shell.tables.load(await newTable(service, who.player, `rate-${n}`));
    for (const question of table.game.questions(table.state)) {
      const { seat } = question;
      const action = greedy(table.game, table.game.view(table.state, seat), seat, question, seededChance(n));
      answers.push({ command: `rate-${n}-${seat}`, table: table.id, seat, question: question.id, action });
    }
  }
  const worker = new Worker(new URL('./bench-load.js', import.meta.url));
  const timed = async (url: string, variables: readonly object[], clients: number): Promise<number> => {
    worker.postMessage({ url, token: who.token, query: SUBMIT, variables, clients } satisfies Load);
    const [milliseconds] = (await once(worker, 'message')) as [number];
    return milliseconds;
  };
  const measure = async (clients: number, some: readonly object[]) => {
    const ratios: number[] = [];
    const took = { ours: 0, bare: 0 };
    for (let from = 0; from < some.length; from += IN_A_TURN) {
      const turn = some.slice(from, from + IN_A_TURN);
      const [ours, bare] = [await timed(urls.ours, turn, clients), await timed(urls.bare, turn, clients)];
      // The first turn warms both up.
      if (from === 0) continue;
      ratios.push(bare / ours);
      took.ours += ours;
      took.bare += bare;
    }
    const perSecond = (ms: number): number => Math.round(((some.length - IN_A_TURN) * 1000) / ms);
    return { perSecond: perSecond(took.ours), barePerSecond: perSecond(took.bare), ratio: round(median(ratios)) };
  };
  const half = answers.length / 2;
  const report = {
    alone: await measure(1, answers.slice(0, half)),
    eightAtOnce: await measure(8, answers.slice(half)),
  };
  await worker.terminate();
  return { ...report, target: 'ratio at least 0.5' };
};

/** A table of so many facts at a position where the same answer can be given and undone for ever. */
const grownTable = async (service: Service, player: string, facts: number) => {
  const table = await newTable(service, player, `grown-${facts}`);
  const { shell } = service;
  let n = 0;
  const back = (seat: string) => undo(shell, { command: `u${n++}`, table, seat, player, way: 'api' });
  const revision = async () => (await shell.tables.load(table)).table.revision;
  const give = async () => {
    const { revision: _, ...answer } = (await nextAnswer(service, table))!;
    await submitAnswer(shell, { ...answer, command: `p${n++}`, player, way: 'api' });
    return answer;
  };
  // On to a position past the hundredth fact whose answer may be taken back alone, then to and fro.
  for (;;) {
    const { seat } = await give();
    if ((await revision()) > 90 && !('refused' in (await back(seat)))) break;
  }
  while ((await revision()) < facts) await back((await give()).seat);
  const { revision: _, ...answer } = (await nextAnswer(service, table))!;
  return { answer, back: () => back(answer.seat), command: () => `m${n++}`, facts: revision };
};

/** The same answer at a table of some 100 facts and at one of 10,000, in turns. */
const growth = async (service: Service, url: string, { player, token }: Seated) => {
  const few = await grownTable(service, player, 100);
  const many = await grownTable(service, player, 10_000);
  const begun = [await few.facts(), await many.facts()];
  const pairs: { few: number; many: number }[] = [];
  const measure = async ({ answer, back, command }: typeof few): Promise<number> => {
    const ms = await post(url, token, SUBMIT, { ...answer, command: command() });
    await back();
    return ms;
  };
  for (let i = 0; i < 120; i++) pairs.push({ few: await measure(few), many: await measure(many) });
  const settled = pairs.slice(20);
  return {
    facts: begun,
    ms: [round(median(settled.map((one) => one.few))), round(median(settled.map((one) => one.many)))],
    ratio: round(median(settled.map((one) => one.many)) / median(settled.map((one) => one.few))),
    target: 'at most 1.2',
  };
};

/** 20,000 tables as the projections write them, 200 of them one player's. */
const obligations = async (service: Service, url: string, { player, token }: Seated) => {
  const { readModels, projector, shell } = service;
  const table = await newTable(service, player, 'obligations');
  await projector.reached(await shell.tables.events.head());
  const columns = (name: string): string[] =>
    readModels.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(name);
  const copy = (name: string, key: string, changed: Record<string, string>): void => {
    const all = columns(name);
    readModels
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
         INSERT INTO ${name} (${all.join(', ')}) SELECT ${all.map((one) => changed[one] ?? `o.${one}`).join(', ')}
         FROM n, (SELECT * FROM ${name} WHERE ${key} = ? LIMIT 1) o`,
      )
      .run(table);
  };
  copy('tables', 'id', { id: `'copy-' || n.i`, changed: '1000000 + n.i' });
  copy('obligations', 'table_id', {
    table_id: `'copy-' || n.i`,
    player: `CASE WHEN n.i <= 200 THEN o.player ELSE 'p-' || n.i END`,
  });
  const key = readModels.prepare('SELECT * FROM tables WHERE id = ?');
  const timed = (work: () => void): number => {
    const began = performance.now();
    for (let i = 0; i < 20; i++) work();
    return (performance.now() - began) / 20;
  };
  const list = median(Array.from({ length: 60 }, () => timed(() => obligationsOf(readModels, player, 100))).slice(10));
  const one = median(Array.from({ length: 60 }, () => timed(() => key.get('copy-777'))).slice(10));
  const http = { list: [] as number[], one: [] as number[] };
  for (let i = 0; i < 60; i++) {
    http.list.push(await post(url, token, '{ myObligations(first: 100) { table seat title since } }', {}));
    http.one.push(await post(url, token, 'query ($id: ID!) { player(id: $id) { name } }', { id: player }));
  }
  const [listMs, oneMs] = [median(http.list.slice(10)), median(http.one.slice(10))];
  return {
    overHttp: { listMs: round(listMs), keyMs: round(oneMs), ratio: round(listMs / oneMs) },
    inTheDatabase: { listMs: round(list), keyMs: round(one), ratio: round(list / one), rows: 100 },
    target: 'over HTTP, under 10',
  };
};

/** The service over HTTP on the embedded store, each figure against its own yardstick in the same run. */
export const serviceBench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parsec-bench-'));
  const bare = openDatabase(join(folder, 'bare.sqlite'));
  const bareServer = await bareApp(bare);
  const postbox = new Postbox();
  const service = openService({
    events: SqliteEventStore.open(join(folder, 'events.sqlite')),
    post: postbox,
    readModelsFile: join(folder, 'read-models.sqlite'),
    key: newKey(),
    publicUrl: 'http://bench.test',
    limits: noLimits,
    letters: { holdMs: 3_600_000 },
    log: newLog('info', { write: () => undefined }),
  });
  const app = await createApp(service);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const who = await signedIn(service, postbox);
  const report = {
    submitAnswer: await rates(service, { ours: url, bare: await bareServer.getUrl() }, who),
    growth: await growth(service, url, who),
    myObligations: await obligations(service, url, who),
  };
  await app.close();
  await bareServer.close();
  bare.close();
  rmSync(folder, { recursive: true });
  return report;
};
