import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SqliteEventStore } from '../../src/event-store/sqlite.event-store.js';
import { seatsFor } from '../../src/bots/play-out.js';
import { type Client, enter, type Server, startServer } from './client.js';

/** The short form; RACES=1000 is the long one. */
const RACES = Number(process.env.RACES ?? 60);
const folder = mkdtempSync(join(tmpdir(), 'parsec-at-once-'));

let server: Server;
const clients: Record<string, Client> = {};
beforeAll(async () => {
  server = await startServer(SqliteEventStore.open(join(folder, 'events.sqlite')));
  for (const seat of seatsFor(2)) clients[seat] = await enter(server, `${seat}@example.org`.toLowerCase());
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const SUBMIT = `mutation ($command: ID!, $table: ID!, $seat: ID!, $question: ID!, $action: JSON!) {
  submitAnswer(command: $command, table: $table, seat: $seat, question: $question, action: $action) { __typename }
}`;

const newTable = async (n: number): Promise<string> => {
  const { openTable } = await clients.A.ask<{ openTable: { table: string } }>(
    `mutation { openTable(command: "open-${n}", table: { game: "planet-steam", title: "Race ${n}", seats: 2 }) { ... on TableOpened { table } } }`,
  );
  const { table } = openTable;
  for (const seat of seatsFor(2))
    await clients[seat].ask(
      'mutation ($table: ID!, $seat: ID!) { takeSeat(command: "sit", table: $table, seat: $seat) { __typename } }',
      { table, seat },
    );
  await clients.A.ask('mutation ($table: ID!) { startTable(command: "start", table: $table) { __typename } }', {
    table,
  });
  return table;
};

describe('two answers to the same obligation at the same instant', () => {
  it(`${RACES} times: exactly one is accepted, the other is told stale, no fact is lost or doubled`, async () => {
    for (let race = 0; race < RACES; race++) {
      const table = await newTable(race);
      const { events } = server.service.shell.tables;
      const before = (await events.readBackwards(`table-${table}`, { limit: 1 }))[0].revision;
      const { table: seen } = await clients.A.ask<{ table: { questions: { id: string }[] } }>(
        'query ($table: ID!) { table(id: $table) { questions { id } } }',
        { table },
      );
      const question = seen.questions[0].id;
      const send = (resource: string) =>
        clients.A.ask<{ submitAnswer: { __typename: string } }>(SUBMIT, {
          command: resource,
          table,
          seat: 'A',
          question,
          action: { type: 'UpgradeStartingCarrier', resource },
        });
      const answers = await Promise.all([send('water'), send('ore')]);
      expect(answers.map(({ submitAnswer }) => submitAnswer.__typename).sort()).toEqual(['Accepted', 'Stale']);
      const stored = await events.read(`table-${table}`, { from: before + 1 });
      // The sealed choice, and whom the table waits for now: once each.
      expect(stored.map(({ type }) => type)).toEqual(['kernel.ChoiceSealed', 'table.Awaiting']);
    }
  });
});
