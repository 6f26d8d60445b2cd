import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportTable, verifyTableFile } from '../../src/tables/table-file.js';
import { Client, enter, type Server, startServer } from './client.js';

let server: Server;
const people: Record<string, Client> = {};
const SEATS = ['A', 'B', 'C'] as const;

beforeAll(async () => {
  server = await startServer();
  for (const seat of SEATS) people[seat] = await enter(server, `${seat.toLowerCase()}@example.org`);
});
afterAll(() => server.close());

const SUBMIT = `mutation ($command: ID!, $table: ID!, $seat: ID!, $question: ID!, $action: JSON!) {
  submitAnswer(command: $command, table: $table, seat: $seat, question: $question, action: $action) {
    __typename ... on Accepted { from revision repeated } ... on Refused { why rule field } ... on Stale { why(locale: es) }
  }
}`;

interface Asked {
  readonly id: string;
  readonly seat: string;
  readonly waits: boolean;
  readonly offers: readonly {
    readonly action: { type: string };
    readonly inputs: Record<string, { kind: string; min?: number; from?: { id: string }[]; preset?: unknown }>;
  }[];
}

const newTable = async (): Promise<string> => {
  const opened = await people.A.ask<{ openTable: { table: string } }>(
    `mutation { openTable(command: "open-${Math.random()}", table: { game: "planet-steam", title: "By wire", seats: 3, options: { credits: "hidden" } }) { ... on TableOpened { table } ... on Refused { why } } }`,
  );
  const { table } = opened.openTable;
  for (const seat of SEATS)
    await people[seat].ask(
      'mutation ($table: ID!, $seat: ID!) { takeSeat(command: "sit", table: $table, seat: $seat) { __typename } }',
      { table, seat },
    );
  return table;
};

const start = (table: string) =>
  people.A.ask<{ startTable: { __typename: string } }>(
    'mutation ($table: ID!) { startTable(command: "start", table: $table) { __typename ... on Refused { why } } }',
    { table },
  );

const questionsOf = async (table: string, seat: string): Promise<readonly Asked[]> =>
  (
    await people[seat].ask<{ table: { questions: Asked[] } }>(
      'query ($table: ID!) { table(id: $table) { questions { id seat waits offers { action inputs } } } }',
      { table },
    )
  ).table.questions;

/** The least that a question can be answered with, from what the API says alone. */
const simplest = ({ offers }: Asked): object => {
  const offer = offers.at(-1)!;
  const value = (input: Asked['offers'][number]['inputs'][string]): unknown => {
    if (input.preset !== undefined) return input.preset;
    if (input.kind === 'number') return input.min;
    if (input.kind === 'pick')
      return input.min === 1 ? input.from![0].id : input.from!.slice(0, input.min).map(({ id }) => id);
    return {};
  };
  return {
    ...offer.action,
    ...Object.fromEntries(Object.entries(offer.inputs).map(([name, input]) => [name, value(input)])),
  };
};

const awaited = async (table: string): Promise<string[]> =>
  (
    await people.A.ask<{ table: { awaiting: { seat: string }[] } }>(
      'query ($table: ID!) { table(id: $table) { awaiting { seat about since } } }',
      { table },
    )
  ).table.awaiting.map(({ seat }) => seat);

const submit = async (table: string, seat: string, question: string, action: object, command: string) =>
  (
    await people[seat].ask<{ submitAnswer: Record<string, unknown> }>(SUBMIT, {
      command,
      table,
      seat,
      question,
      action,
    })
  ).submitAnswer;

/** Player A answers for whatever seat it holds. */
const answerAsA = (table: string, question: Asked, command: string) =>
  people.A.ask(SUBMIT, { command, table, seat: question.seat, question: question.id, action: simplest(question) });

describe('a table by GraphQL', () => {
  it('is played to its end over HTTP alone, and proved', async () => {
    const table = await newTable();
    await start(table);
    for (let n = 0; ; n++) {
      const [seat] = await awaited(table);
      if (seat === undefined) break;
      const [question] = (await questionsOf(table, seat)).filter(({ waits }) => waits);
      expect(await submit(table, seat, question.id, simplest(question), `answer-${n}`)).toMatchObject({
        __typename: 'Accepted',
      });
    }
    const over = await people.B.ask<{
      table: { status: string; seed: string; standings: { rank: number }[]; view: { wealth: object } };
    }>(
      'query ($table: ID!) { table(id: $table) { status seed standings { seat rank score parts } view(seat: "A") } }',
      { table },
    );
    expect(over.table.status).toBe('over');
    expect(over.table.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(over.table.standings.map(({ rank }) => rank)).toContain(1);
    expect(verifyTableFile(await exportTable(server.service.shell, table))).toMatchObject({ proven: true });
  });

  it('is played with bots in other seats, which answer by themselves', async () => {
    const { openTable } = await people.A.ask<{ openTable: { table: string } }>(
      'mutation { openTable(command: "bots", table: { game: "planet-steam", title: "With bots", seats: 3 }) { ... on TableOpened { table } } }',
    );
    const { table } = openTable;
    await people.A.ask('mutation ($table: ID!) { takeSeat(command: "sit", table: $table, seat: "B") { __typename } }', {
      table,
    });
    const notHost = await people.B.ask<{ seatBot: object }>(
      'mutation ($table: ID!) { seatBot(command: "b", table: $table, seat: "A") { __typename } }',
      { table },
    );
    expect(notHost.seatBot).toEqual({ __typename: 'Refused' });
    for (const seat of ['A', 'C'])
      await people.A.ask(
        'mutation ($table: ID!, $seat: ID!) { seatBot(command: "b", table: $table, seat: $seat) { __typename } }',
        { table, seat },
      );
    await start(table);
    for (let n = 0; ; n++) {
      const { table: seen } = await people.A.ask<{ table: { status: string; questions: Asked[] } }>(
        'query ($table: ID!) { table(id: $table) { status questions { id seat waits offers { action inputs } } } }',
        { table },
      );
      if (seen.status === 'over') break;
      const [question] = seen.questions;
      if (question) await answerAsA(table, question, `n-${n}`);
      else await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(verifyTableFile(await exportTable(server.service.shell, table))).toMatchObject({ proven: true });
  });

  it('tells a repeated command, a stale answer and a refusal apart, none of them as an error', async () => {
    const table = await newTable();
    await start(table);
    const [question] = await questionsOf(table, 'A');
    const action = { type: 'UpgradeStartingCarrier', resource: 'ore' };
    expect(await submit(table, 'A', question.id, { type: 'UpgradeStartingCarrier', resource: 'gold' }, 'bad')).toEqual({
      __typename: 'Refused',
      why: '"gold" is not one of the choices',
      rule: '2.9',
      field: 'resource',
    });
    const first = await submit(table, 'A', question.id, action, 'once');
    expect(first).toMatchObject({ __typename: 'Accepted', repeated: false });
    expect(await submit(table, 'A', question.id, action, 'once')).toEqual({ ...first, repeated: true });
    expect(await submit(table, 'A', question.id, action, 'twice')).toMatchObject({
      __typename: 'Stale',
      why: expect.stringContaining('pregunta') as unknown,
    });
  });

  it('takes typed lines, previews, undoes, and keeps what was undone readable', async () => {
    const table = await newTable();
    await start(table);
    const line = (seat: string, text: string, command: string) =>
      people[seat].ask<{ submitLine: Record<string, unknown> }>(
        'mutation ($command: ID!, $table: ID!, $seat: ID!, $line: String!) { submitLine(command: $command, table: $table, seat: $seat, line: $line) { __typename ... on Refused { why } } }',
        { command, table, seat, line: text },
      );
    expect((await line('A', 'nonsense', 'l0')).submitLine).toMatchObject({ __typename: 'Refused' });
    for (const seat of SEATS)
      expect((await line(seat, 'transporte agua', `l-${seat}`)).submitLine).toEqual({ __typename: 'Accepted' });
    const [opener] = await awaited(table);
    const [question] = await questionsOf(table, opener);
    const preview = await people[opener].ask<{ previewAnswer: { text: string[] } }>(
      'mutation ($table: ID!, $seat: ID!, $question: ID!) { previewAnswer(table: $table, seat: $seat, question: $question, action: { type: "Bid", amount: 3 }) { ... on Preview { text } } }',
      { table, seat: opener, question: question.id },
    );
    expect(preview.previewAnswer.text[0]).toMatch(/bids 3/);
    await line(opener, 'bid 3', 'bid');
    expect(
      await people[opener].ask(
        'mutation ($table: ID!, $seat: ID!) { undo(command: "u", table: $table, seat: $seat) { __typename } }',
        { table, seat: opener },
      ),
    ).toEqual({ undo: { __typename: 'Undone' } });
    expect(await awaited(table)).toEqual([opener]);
    const { table: seen } = await people.A.ask<{
      table: { log: { entries: { text: string | null; undone: boolean }[] } };
    }>('query ($table: ID!) { table(id: $table) { log(first: 5) { entries { text undone } } } }', { table });
    expect(seen.log.entries.find(({ text }) => text?.includes('bids 3'))).toMatchObject({ undone: true });
  });

  it('draws the board with my offers numbered on it, and a past position without', async () => {
    const table = await newTable();
    await start(table);
    const picture = async (seat: string | null, revision: number | null) =>
      (
        await people.A.ask<{ table: { picture: string } }>(
          'query ($table: ID!, $seat: ID, $revision: Int) { table(id: $table) { picture(seat: $seat, revision: $revision, arrangement: phone, locale: es) } }',
          { table, seat, revision },
        )
      ).table.picture;
    expect(await picture('A', null)).toMatch(/^<svg[\s\S]*data-ref="zone:c4"[\s\S]*<\/svg>\s*$/);
    expect(await picture('A', null)).not.toBe(await picture(null, null));
    expect(await picture('A', 6)).toContain('<svg');
  });

  it('shows the table as it was at any past revision', async () => {
    const table = await newTable();
    await start(table);
    const at = (revision: number) =>
      people.A.ask<{ table: { view: { round: number; seats: string[] } } }>(
        'query ($table: ID!, $revision: Int) { table(id: $table) { view(revision: $revision) } }',
        { table, revision },
      );
    expect((await at(2)).table.view.seats).toEqual([]);
    expect((await at(6)).table.view.seats).toEqual(['A', 'B', 'C']);
  });

  it("keeps a seat's view, questions and orders from everybody else", async () => {
    const table = await newTable();
    await start(table);
    const forbidden = await people.B.raw('query ($table: ID!) { table(id: $table) { view(seat: "A") } }', { table });
    expect(forbidden.errors?.[0].extensions?.code).toBe('FORBIDDEN');
    const stranger = new Client(server.url);
    const { table: seen } = await stranger.ask<{
      table: { questions: unknown[]; view: { companies: Record<string, { credits: number | null }> } };
    }>('query ($table: ID!) { table(id: $table) { questions { id } view } }', { table });
    expect(seen.questions).toEqual([]);
    expect(seen.view.companies.A.credits).toBeNull();
    expect(
      (await stranger.raw('query ($table: ID!) { table(id: $table) { orders(seat: "A") { id } } }', { table }))
        .errors?.[0].extensions?.code,
    ).toBe('UNAUTHENTICATED');
  });

  it('carries what is said at the table and private notes, and erases both with their author', async () => {
    const gus = await enter(server, 'gus@example.org');
    const { openTable } = await gus.ask<{ openTable: { table: string } }>(
      'mutation { openTable(command: "o", table: { game: "planet-steam", title: "Talk", seats: 2 }) { ... on TableOpened { table } } }',
    );
    const { table } = openTable;
    await people.B.ask('mutation ($table: ID!) { takeSeat(command: "sit", table: $table, seat: "B") { __typename } }', {
      table,
    });
    const talk = async () =>
      (
        await people.B.ask<{ table: { talk: { text: string; player: { name: string | null } }[]; notes: string } }>(
          'query ($table: ID!) { table(id: $table) { talk { text at player { name } } notes } }',
          { table },
        )
      ).table;
    for (const text of ['Hello <b>all</b>', 'again'])
      await gus.ask(
        'mutation ($command: ID!, $table: ID!, $text: String!) { say(command: $command, table: $table, text: $text) { __typename } }',
        { table, text, command: text.slice(0, 5) },
      );
    await gus.ask(
      'mutation ($table: ID!) { keepNotes(command: "n", table: $table, text: "watch the ore") { __typename } }',
      { table },
    );
    expect((await talk()).talk.map(({ text }) => text)).toEqual(['Hello <b>all</b>', 'again']);
    expect((await talk()).notes).toBe('');
    expect(
      await people.C.ask('mutation ($table: ID!) { say(command: "x", table: $table, text: "psst") { __typename } }', {
        table,
      }),
    ).toEqual({ say: { __typename: 'Refused' } });
    const [{ position }] = await server.service.shell.tables.events.readBackwards(`table-${table}`, { limit: 1 });
    await server.service.projector.reached(position);
    await gus.ask('mutation { eraseMyAccount(confirm: true) }');
    expect((await talk()).talk).toEqual([]);
    expect(
      (
        await people.B.ask<{ table: { host: { name: string | null } } }>(
          'query ($table: ID!) { table(id: $table) { host { name } } }',
          { table },
        )
      ).table.host.name,
    ).toBeNull();
  });

  it('lists tables and what waits for me', async () => {
    const table = await newTable();
    await start(table);
    const [{ position }] = await server.service.shell.tables.events.readBackwards(`table-${table}`, { limit: 1 });
    await server.service.projector.reached(position);
    const mine = await people.B.ask<{
      myObligations: { table: string; about: string }[];
      tables: { tables: { id: string; seats: { player: { name: string } }[] }[]; next: string };
    }>(
      '{ myObligations { table title about(locale: es) game { id } seat since } tables(filter: { mine: true, status: running }, first: 1) { tables { id title game { id } seats { seat player { id name } } } next } }',
    );
    expect(mine.myObligations.map((one) => one.table)).toContain(table);
    expect(mine.tables.tables[0].seats.map(({ player }) => player.name)).toEqual(['a', 'b', 'c']);
  });
});

describe('the sign-in link', () => {
  const link = async (address: string): Promise<string> => {
    await new Client(server.url).ask('mutation ($address: String!) { askForSignIn(address: $address) }', { address });
    return /secret=(\S+)/.exec(server.postbox.letters.findLast(({ to }) => to === address)!.text)![1];
  };
  const press = (secret: string): Promise<Response> =>
    fetch(`${server.url}/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ secret }),
    });

  it('may be opened by every scanner without being used up, and gives a cookie that scripts cannot read when it is pressed', async () => {
    const secret = await link('eve@example.org');
    for (let i = 0; i < 3; i++)
      expect(await (await fetch(`${server.url}/sign-in?secret=${secret}`)).text()).toContain('method="post"');
    const pressed = await press(secret);
    expect(pressed.status).toBe(303);
    const cookie = pressed.headers.get('set-cookie')!;
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    const body = JSON.stringify({ query: '{ me { name } }' });
    const me = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookie.split(';')[0] },
      body,
    });
    expect(await me.json()).toEqual({ data: { me: { name: 'eve' } } });
    expect((await press(secret)).status).toBe(400);
  });

  it('writes whatever comes in as text, never as markup', async () => {
    const shown = await (
      await fetch(`${server.url}/sign-in?secret=${encodeURIComponent('"><script>alert(1)</script>')}`)
    ).text();
    expect(shown).not.toContain('<script>');
    expect((await press('x'.repeat(100_000))).status).toBe(400);
  });

  it('is in the postbox, for whoever tries the service without a mail server', async () => {
    const secret = await link('fay@example.org');
    const list = await (await fetch(`${server.url}/postbox`)).text();
    const [, letter] = /href="(\/postbox\/\d+)"/.exec(list)!;
    expect(await (await fetch(`${server.url}${letter}`)).text()).toContain(secret);
  });
});

describe('the account by GraphQL', () => {
  it('changes settings, issues a token with just its scopes, and erases itself while tables go on', async () => {
    const dora = await enter(server, 'dora@example.org');
    const changed = await dora.ask<{ changeSettings: object }>(
      'mutation { changeSettings(settings: { name: "Dora", zone: "Asia/Kolkata", quietFrom: "23:30" }) { name zone quietFrom quietTo } }',
    );
    expect(changed.changeSettings).toEqual({
      name: 'Dora',
      zone: 'Asia/Kolkata',
      quietFrom: '23:30',
      quietTo: '08:00',
    });
    expect(
      (await dora.raw('mutation { changeSettings(settings: { zone: "Mars/Olympus" }) { name } }')).errors?.[0].message,
    ).toContain('Europe/Madrid');
    const { issueToken } = await dora.ask<{ issueToken: { secret: string } }>(
      'mutation { issueToken(name: "reader", scopes: [read]) { secret id } }',
    );
    const reader = new Client(server.url, issueToken.secret);
    expect(await reader.ask('{ me { name } }')).toEqual({ me: { name: 'Dora' } });
    expect((await reader.raw('{ me { address } }')).errors?.[0].extensions?.code).toBe('FORBIDDEN');
    expect(
      (
        await reader.raw(
          'mutation { openTable(command: "x", table: { game: "planet-steam", title: "t", seats: 2 }) { __typename } }',
        )
      ).errors?.[0].extensions?.code,
    ).toBe('FORBIDDEN');
    await dora.ask('mutation { eraseMyAccount(confirm: true) }');
    expect(await reader.ask('{ me { name } }')).toEqual({ me: null });
  });

  it('says nothing about whether an address is known, and never shows its inside', async () => {
    const stranger = new Client(server.url);
    const ask = (address: string) =>
      stranger.raw('mutation ($address: String!) { askForSignIn(address: $address) }', { address });
    expect(await ask('a@example.org')).toEqual(await ask('nobody@example.org'));
    expect((await ask('not an address')).errors?.[0].extensions?.code).toBe('BAD_INPUT');
    const broken = await stranger.raw('mutation { signIn(secret: "pp_x.y") { secret } }');
    expect(broken).toEqual({ data: { signIn: null } });
  });
});
