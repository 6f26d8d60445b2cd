import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GraphQLClient } from 'graphql-request';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { verifyTableFile } from '../../src/tables/table-file.js';
import { enter, type Server, startServer } from './client.js';

/**
 * A whole table by the doors that a program has: graphql-request over HTTP and graphql-ws over WebSocket, nothing else.
 * Two people and a bot; every way to answer that a person has comes up once.
 */
let server: Server;
const people: Record<string, GraphQLClient> = {};
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await startServer();
  for (const seat of ['A', 'B']) {
    tokens[seat] = (await enter(server, `${seat.toLowerCase()}@example.org`)).token!;
    people[seat] = new GraphQLClient(`${server.url}/graphql`, { headers: { authorization: `Bearer ${tokens[seat]}` } });
  }
});
afterAll(() => server.close());

interface Asked {
  readonly id: string;
  readonly seat: string;
  readonly offers: readonly {
    readonly action: object;
    readonly notation: string;
    readonly inputs: Record<string, { kind: string; min?: number; from?: { id: string }[]; preset?: unknown }>;
  }[];
}
interface Seen {
  readonly table: { readonly status: string; readonly revision: number; readonly questions: readonly Asked[] };
}

const SEEN = `query ($table: ID!) { table(id: $table) { status revision questions { id seat offers { action inputs notation } } } }`;
const SUBMIT = `mutation ($command: ID!, $table: ID!, $seat: ID!, $question: ID!, $action: JSON!) {
  submitAnswer(command: $command, table: $table, seat: $seat, question: $question, action: $action) {
    __typename ... on Accepted { from revision repeated } ... on Refused { why } ... on Stale { why }
  } }`;

/** The least that an offer can be taken with, from what the API says alone. */
const simplest = ({ offers }: Asked): object => {
  const { action, inputs } = offers.at(-1)!;
  const value = ({ preset, kind, min, from }: Asked['offers'][number]['inputs'][string]): unknown => {
    if (preset !== undefined) return preset;
    if (kind === 'number') return min;
    if (kind === 'pick') return min === 1 ? from![0].id : from!.slice(0, min).map(({ id }) => id);
    return {};
  };
  return { ...action, ...Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, value(input)])) };
};

/** Every message of a subscription, as it came. */
const listen = (token: string, query: string, variables: Record<string, unknown> = {}) => {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
  });
  const got: Record<string, never>[] = [];
  const failed: unknown[] = [];
  client.subscribe<Record<string, never>>(
    { query, variables },
    {
      next: ({ data, errors }) => void (errors ? failed.push(errors) : got.push(data!)),
      error: (error) => failed.push(error),
      complete: () => undefined,
    },
  );
  return { got, failed, close: () => client.dispose() };
};

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let n = 0; !(await holds()); n++) {
    if (n > 2000) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

it('three seats, one a bot: preview, undo, repeat, stale, live news, the end, a fork and a proof', async () => {
  const { A, B } = people;
  const open = () =>
    A.request<{ openTable: { table: string } }>(
      'mutation { openTable(command: "open", table: { game: "planet-steam", title: "Whole", seats: 3 }) { ... on TableOpened { table } } }',
    );
  const { table } = (await open()).openTable;
  expect((await open()).openTable.table).toBe(table);
  const done = { __typename: 'Done' };
  for (const [seat, client] of Object.entries(people))
    expect(
      await client.request(
        'mutation ($t: ID!, $s: ID!) { takeSeat(command: "sit", table: $t, seat: $s) { __typename } }',
        {
          t: table,
          s: seat,
        },
      ),
    ).toEqual({ takeSeat: done });
  expect(
    await A.request('mutation ($t: ID!) { seatBot(command: "bot", table: $t, seat: "C") { __typename } }', {
      t: table,
    }),
  ).toEqual({ seatBot: done });

  const news = listen(tokens.B, 'subscription ($t: ID!) { tableChanged(id: $t) { revision status } }', { t: table });
  const duties = listen(tokens.B, 'subscription { obligationsChanged { table seat about } }');
  // Both listen before anything happens: said things are news too.
  await until(async () => {
    await A.request('mutation ($t: ID!, $c: ID!) { say(command: $c, table: $t, text: "hello") { __typename } }', {
      t: table,
      c: `say-${Math.random()}`,
    });
    return news.got.length > 0;
  });
  expect(
    await A.request('mutation ($t: ID!) { startTable(command: "start", table: $t) { __typename } }', { t: table }),
  ).toEqual({ startTable: done });

  const happened = { previews: 0, undos: 0, repeats: 0, stales: 0, answers: 0 };
  for (let n = 0; ; n++) {
    const seen = (await Promise.all([A, B].map((client) => client.request<Seen>(SEEN, { table })))).map(
      (one) => one.table,
    );
    if (seen[0].status === 'over') break;
    const question = seen.flatMap(({ questions }) => questions)[0];
    if (!question) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const client = people[question.seat];
    const answer = { table, seat: question.seat, question: question.id, action: simplest(question) };
    if (n % 10 === 0) {
      const preview = await client.request<{ previewAnswer: { __typename: string } }>(
        `mutation ($table: ID!, $seat: ID!, $question: ID!, $action: JSON!) {
          previewAnswer(table: $table, seat: $seat, question: $question, action: $action) { __typename ... on Preview { text } } }`,
        answer,
      );
      expect(preview.previewAnswer.__typename).toBe('Preview');
      happened.previews++;
      // Nothing was stored: the question is still there.
      expect((await client.request<Seen>(SEEN, { table })).table.questions.map(({ id }) => id)).toContain(question.id);
    }
    const submit = (command: string) =>
      client.request<{ submitAnswer: { __typename: string; revision: number; repeated: boolean } }>(SUBMIT, {
        command,
        ...answer,
      });
    const first = (await submit(`n-${n}`)).submitAnswer;
    expect(first).toMatchObject({ __typename: 'Accepted', repeated: false });
    happened.answers++;
    if (n % 10 === 1) {
      expect((await submit(`n-${n}`)).submitAnswer).toMatchObject({ revision: first.revision, repeated: true });
      happened.repeats++;
    }
    if (n % 10 === 2) {
      expect((await submit(`late-${n}`)).submitAnswer.__typename).toBe('Stale');
      happened.stales++;
    }
    if (n % 10 === 3) {
      const { undo } = await client.request<{ undo: { __typename: string } }>(
        'mutation ($t: ID!, $s: ID!, $c: ID!) { undo(command: $c, table: $t, seat: $s) { __typename } }',
        { t: table, s: question.seat, c: `undo-${n}` },
      );
      // Where luck or another has spoken since, it is refused: both are answers.
      if (undo.__typename !== 'Refused') happened.undos++;
    }
  }
  expect(happened.answers).toBeGreaterThan(50);
  for (const times of Object.values(happened)) expect(times).toBeGreaterThan(0);

  const over = await B.request<{
    table: {
      revision: number;
      head: string;
      file: string;
      standings: { rank: number }[];
      fairness: { seed: string; verdict: { proven: boolean; facts: number } };
    };
  }>(
    'query ($t: ID!) { table(id: $t) { revision head file standings { seat rank score } fairness { seed nonces verdict { proven facts problem } } } }',
    { t: table },
  );
  expect(over.table.standings.map(({ rank }) => rank)).toContain(1);
  const verdict = verifyTableFile(over.table.file);
  expect(verdict).toMatchObject({ proven: true, head: over.table.head });
  expect(over.table.fairness.verdict).toEqual({ proven: true, facts: over.table.revision + 1, problem: null });
  // One changed character, and it is no proof any more.
  const at = over.table.file.indexOf('"credits":') + 10;
  const forged = `${over.table.file.slice(0, at)}9${over.table.file.slice(at)}`;
  expect(verifyTableFile(forged).proven).toBe(false);

  const middle = Math.floor(over.table.revision / 2);
  const { forkTable } = await A.request<{ forkTable: { table: string } }>(
    'mutation ($t: ID!, $at: Int!) { forkTable(command: "fork", table: $t, at: $at, seat: "B") { ... on TableOpened { table } ... on Refused { why } } }',
    { t: table, at: middle },
  );
  const fork = () =>
    A.request<{ table: { status: string; forkOf: string; questions: Asked[] } }>(
      'query ($t: ID!) { table(id: $t) { status forkOf questions { id seat offers { action inputs notation } } } }',
      { t: forkTable.table },
    );
  expect((await fork()).table.forkOf).toBe(table);
  await until(async () => (await fork()).table.questions.length > 0);
  const [asked] = (await fork()).table.questions;
  expect(asked.seat).toBe('B');
  const { submitAnswer } = await A.request<{ submitAnswer: object }>(SUBMIT, {
    command: 'what-if',
    table: forkTable.table,
    seat: 'B',
    question: asked.id,
    action: simplest(asked),
  });
  expect(submitAnswer).toMatchObject({ __typename: 'Accepted' });

  await until(() => (news.got.at(-1)?.tableChanged as { status?: string } | undefined)?.status === 'over');
  expect(news.failed).toEqual([]);
  expect(duties.failed).toEqual([]);
  expect(duties.got.some(({ obligationsChanged }) => (obligationsChanged as object[]).length > 0)).toBe(true);
  await news.close();
  await duties.close();
});
