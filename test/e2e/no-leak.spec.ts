import { describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { newKey } from '../../src/accounts/account-store.js';
import { randomOptions } from '../../src/bots/laws.js';
import { random } from '../../src/bots/policies.js';
import { type EventStore } from '../../src/event-store/event-store.js';
import { InMemoryEventStore } from '../../src/event-store/in-memory.event-store.js';
import { seededChance } from '../../src/games/kernel/chance.js';
import { type Action, type Chance, type Fact, type Question } from '../../src/games/kernel/game-definition.js';
import { witness } from '../../src/games/kernel/tell.js';
import { games } from '../../src/games/registry.js';
import { newLog } from '../../src/log.js';
import { type Table } from '../../src/tables/table.js';
import { type Client, enter, type Server, startServer } from './client.js';

/**
 * No peek, over the wire. A table is played to a random moment; then one seat answers in secret: in one world so, in the
 * other otherwise, such that the facts look alike to somebody else. Whatever that somebody is then told by the service,
 * in answers, news, errors, letters and log lines, must be the same in both worlds, byte for byte.
 */
const SWAPS = Number(process.env.SWAPS ?? 4);
const NOW = new Date('2026-03-01T12:00:00Z');
const SEATS = ['A', 'B', 'C'];

/** Ids of the world, not secrets of a seat: the chain is salted by the seed, the rest is drawn anew for each request. */
const comparable = (text: string): string =>
  text.replace(/[0-9a-f]{64}/g, '<hash>').replace(/"(ms|time|request)":("[^"]*"|\d+)/g, '"$1":0');

const copyOf = async (events: EventStore): Promise<InMemoryEventStore> => {
  const copy = new InMemoryEventStore();
  const head = await events.head();
  const done = new AbortController();
  for await (const { stream, revision, ...event } of events.follow(0, { signal: done.signal })) {
    await copy.append(stream, revision - 1, [event]);
    if (event.position === head) break;
  }
  done.abort();
  return copy;
};

interface Swap {
  readonly question: Question;
  readonly actions: readonly [Action, Action];
  /** Those to whom both look alike. */
  readonly blind: readonly string[];
}

/** Two answers that differ, but not to everybody. */
const swapAt = ({ game, state }: Table, chance: Chance): Swap | null => {
  for (const question of game.questions(state)) {
    const ways = Array.from({ length: 6 }, () => {
      const action = random(game, game.view(state, question.seat), question.seat, question, chance);
      const decided = game.decide(state, { question: question.id, seat: question.seat, action }, seededChance(7));
      return 'facts' in decided ? [{ action, facts: decided.facts }] : [];
    }).flat();
    const seen = (facts: readonly Fact[], seat: string): string => JSON.stringify(facts.map((f) => witness(f, seat)));
    for (const other of ways.slice(1)) {
      const [one] = ways;
      if (JSON.stringify(one.facts) === JSON.stringify(other.facts)) continue;
      const blind = SEATS.filter((seat) => seat !== question.seat && seen(one.facts, seat) === seen(other.facts, seat));
      if (blind.length > 0) return { question, actions: [one.action, other.action], blind };
    }
  }
  return null;
};

const EVERYTHING = `title status revision options seats { seat player { id name } } paused invitations
  view text picture questions { id seat about offers { label notation action inputs examples } barred { why } lists }
  awaiting { seat about since } clock { seat since hoursLeft } proposals { id } standings { seat } notes
  log(first: 50) { entries { revision type text refs fact seat at undone } } file fairness { seed nonces verdict { proven } }`;

/** Everything that a seat can get out of the service, as bytes. */
const told = async (client: Client, table: string, seat: string, question: string, secrets: readonly Action[]) => {
  const own = `query ($t: ID!) { table(id: $t) { ${EVERYTHING} mine: view(seat: "${seat}") text(seat: "${seat}")
    picture(seat: "${seat}") orders(seat: "${seat}") { id order } orderTemplates(seat: "${seat}") { label } } }`.replace(
    ' text picture questions',
    ' questions',
  );
  const asked = [
    await client.raw(own, { t: table }),
    await client.raw(`query ($t: ID!) { table(id: $t) { ${EVERYTHING} } myObligations { table seat about since } }`, {
      t: table,
    }),
    await client.raw(
      'query ($t: ID!) { events(table: $t, first: 100) { entries { table entry { type text fact } } } }',
      { t: table },
    ),
    await client.raw('{ myLetters { letters { kind table status why } } tables { tables { id status } } }'),
    // What is refused says no more: another's seat, another's question, nonsense.
    ...(await Promise.all(
      SEATS.filter((other) => other !== seat).map((other) =>
        client.raw(`query ($t: ID!) { table(id: $t) { view(seat: "${other}") orders(seat: "${other}") { id } } }`, {
          t: table,
        }),
      ),
    )),
    ...(await Promise.all(
      [...secrets, { type: 'Nonsense' }].flatMap((action) =>
        [seat, ...SEATS].map((as) =>
          client.raw(
            `mutation ($t: ID!, $s: ID!, $q: ID!, $a: JSON!) { previewAnswer(table: $t, seat: $s, question: $q, action: $a) {
              __typename ... on Preview { facts text } ... on Refused { why rule field } ... on Stale { why } } }`,
            { t: table, s: as, q: question, a: action },
          ),
        ),
      ),
    )),
  ];
  return asked.map((answer) => comparable(JSON.stringify(answer)));
};

describe.each(games().map((game) => [game.id, game] as const))('no leak over the wire: %s', (_id, game) => {
  it('whoever may not know it is told the same bytes', async () => {
    let compared = 0;
    for (let seed = 1; compared < SWAPS && seed < 16; seed++) {
      const chance = seededChance(seed);
      const key = newKey();
      const events = new InMemoryEventStore();
      const first = await startServer(events, { key, now: () => NOW, letters: { holdMs: 3_600_000 } });
      try {
        const people: Record<string, Client> = {};
        for (const seat of SEATS) people[seat] = await enter(first, `${seat.toLowerCase()}@example.org`);
        const options = randomOptions(game, chance);
        const { openTable } = await people.A.ask<{ openTable: { table?: string } }>(
          `mutation ($game: ID!, $options: JSON) { openTable(command: "o", table: { game: $game, title: "T", seats: 3, options: $options }) { ... on TableOpened { table } } }`,
          { game: game.id, options },
        );
        const table = openTable.table;
        if (table !== undefined) {
          for (const seat of SEATS)
            await people[seat].ask(
              `mutation { takeSeat(command: "s", table: "${table}", seat: "${seat}") { __typename } }`,
            );
          await people.A.ask(`mutation { startTable(command: "g", table: "${table}") { __typename } }`);
          const swap = await playUntilSwap(first, people, table, chance);
          if (swap) {
            await compareWorlds(key, events, table, people, swap);
            compared += swap.blind.length;
          }
        }
      } finally {
        await first.close();
      }
    }
    expect(compared).toBeGreaterThanOrEqual(SWAPS);
  });
});

/** Plays on at random, by the door, to a moment with something to hide. */
const playUntilSwap = async (
  { service }: Server,
  people: Readonly<Record<string, Client>>,
  id: string,
  chance: Chance,
): Promise<Swap | null> => {
  const skip = chance.below(3);
  for (let n = 0, found = 0; n < 120; n++) {
    const { table } = await service.shell.tables.load(id);
    const swap = swapAt(table, chance);
    // Some games hide little: late in the search any moment will do.
    if (swap && (found++ >= skip || n > 20)) return swap;
    const [question] = table.game.questions(table.state);
    if (!question) return null;
    const { seat } = question;
    const action = random(table.game, table.game.view(table.state, seat), seat, question, chance);
    await people[seat].ask(
      `mutation ($t: ID!, $s: ID!, $q: ID!, $a: JSON!) { submitAnswer(command: "n${n}", table: $t, seat: $s, question: $q, action: $a) { __typename } }`,
      { t: id, s: seat, q: question.id, a: action },
    );
  }
  return null;
};

const compareWorlds = async (
  key: string,
  events: EventStore,
  table: string,
  people: Readonly<Record<string, Client>>,
  { question, actions, blind }: Swap,
): Promise<void> => {
  const worlds = await Promise.all(
    actions.map(async (action) => {
      const lines: string[] = [];
      const log = newLog('info', { write: (line: string) => void lines.push(comparable(line)) });
      const server = await startServer(await copyOf(events), {
        key,
        now: () => NOW,
        log,
        letters: { holdMs: 3_600_000 },
      });
      await server.service.projector.reached(await server.service.shell.tables.events.head());
      const news = blind.map((seat) => {
        const client = createClient({
          url: `${server.url.replace('http', 'ws')}/graphql`,
          webSocketImpl: WebSocket,
          connectionParams: { authorization: `Bearer ${people[seat].token}` },
        });
        const got: string[] = [];
        const hear = (message: unknown): void => void got.push(comparable(JSON.stringify(message)));
        client.subscribe(
          { query: `subscription ($t: ID!) { tableChanged(id: $t) { ${EVERYTHING} } }`, variables: { t: table } },
          { next: hear, error: hear, complete: () => undefined },
        );
        return { got, close: () => client.dispose() };
      });
      const as = (seat: string): Client => Object.assign(Object.create(people[seat]) as Client, { url: server.url });
      // Talk is news too, and wakes the sockets up: now they all listen.
      for (let n = 0; news.some(({ got }) => got.length === 0); n++) {
        await as(question.seat).ask(
          `mutation { say(command: "say-${n}", table: "${table}", text: "hm") { __typename } }`,
        );
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const { submitAnswer } = await as(question.seat).ask<{ submitAnswer: { __typename: string } }>(
        'mutation ($t: ID!, $s: ID!, $q: ID!, $a: JSON!) { submitAnswer(command: "secret", table: $t, seat: $s, question: $q, action: $a) { __typename ... on Refused { why } } }',
        { t: table, s: question.seat, q: question.id, a: action },
      );
      expect(submitAnswer).toEqual({ __typename: 'Accepted' });
      const { revision } = (await server.service.shell.tables.load(table)).table;
      const isNew = (message?: string): boolean => message?.includes(`"revision":${revision},"options"`) === true;
      while (!news.every(({ got }) => isNew(got.at(-1)))) await new Promise((resolve) => setTimeout(resolve, 10));
      await server.service.projector.reached(await server.service.shell.tables.events.head());
      const answers: string[][] = [];
      for (const seat of blind) answers.push(await told(as(seat), table, seat, question.id, actions));
      const heard = news.map(({ got }) => got.at(-1)!);
      for (const { close } of news) void close();
      await server.close();
      return { answers, heard, lines: [...new Set(lines)].sort() };
    }),
  );
  expect(worlds[1]).toEqual(worlds[0]);
  // It was not for want of words.
  expect(worlds[0].answers.flat().join('').length).toBeGreaterThan(5000);
  expect(worlds[0].heard.join('').length).toBeGreaterThan(1000);
};
