import { randomUUID } from 'node:crypto';
import { greedy, type Policy } from '../../src/bots/policies.js';
import { InMemoryEventStore } from '../../src/event-store/in-memory.event-store.js';
import { type EventStore } from '../../src/event-store/event-store.js';
import { seededChance } from '../../src/games/kernel/chance.js';
import { type Chance, type Question, type Seat } from '../../src/games/kernel/game-definition.js';
import { openTable } from '../../src/tables/open-table.js';
import { type Shell } from '../../src/tables/shell.js';
import { startTable } from '../../src/tables/start-table.js';
import { submitAnswer, type Submitted } from '../../src/tables/submit-answer.js';
import { TableStore } from '../../src/tables/table-store.js';
import { type Table } from '../../src/tables/table.js';
import { takeSeat } from '../../src/tables/take-seat.js';

/** A started table with players p-A, p-B, ... through the real use cases, on any store. */
export interface Sitting {
  readonly shell: Shell;
  readonly id: string;
  readonly seats: readonly Seat[];
}

export const shellOn = (events: EventStore): Shell => ({
  tables: new TableStore(events),
  now: () => new Date('2026-11-18T12:00:00Z'),
});

export const sitDown = async (
  count = 3,
  { events = new InMemoryEventStore(), options = {}, game = 'planet-steam' } = {},
): Promise<Sitting> => {
  const shell = shellOn(events);
  const opened = await openTable(shell, {
    game,
    title: 'Tuesday',
    seats: count,
    options,
    host: 'p-A',
    command: `open-${randomUUID()}`,
    way: 'page',
  });
  if ('refused' in opened) throw new Error(JSON.stringify(opened));
  const seats = [...'ABCDE'].slice(0, count);
  for (const seat of seats)
    await takeSeat(shell, {
      table: opened.table,
      seat,
      player: `p-${seat}`,
      nonce: `nonce of ${seat}`,
      command: `sit-${seat}`,
      way: 'page',
    });
  await startTable(shell, { table: opened.table, player: 'p-A', command: 'start', way: 'page' });
  return { shell, id: opened.table, seats };
};

export const tableOf = async ({ shell, id }: Sitting): Promise<Table> => (await shell.tables.load(id)).table;

export const openQuestions = async (sitting: Sitting): Promise<readonly Question[]> => {
  const table = await tableOf(sitting);
  return table.game.questions(table.state);
};

export const say = (
  sitting: Sitting,
  seat: Seat,
  question: string,
  action: unknown,
  command: string,
): Promise<Submitted> =>
  submitAnswer(sitting.shell, { table: sitting.id, seat, player: `p-${seat}`, question, action, command, way: 'page' });

/** Bots answer the first open question, again and again; returns how often. */
export const playOn = async (
  sitting: Sitting,
  most = Infinity,
  policy: Policy = greedy,
  chance: Chance = seededChance(5),
): Promise<number> => {
  for (let n = 0; n < most; n++) {
    const table = await tableOf(sitting);
    const [question] = table.game.questions(table.state).filter(({ waits }) => waits);
    if (!question) return n;
    const action = policy(table.game, table.game.view(table.state, question.seat), question.seat, question, chance);
    const submitted = await say(sitting, question.seat, question.id, action, `bot-${table.revision}`);
    if (!('accepted' in submitted)) throw new Error(JSON.stringify({ action, submitted }));
  }
  return most;
};
