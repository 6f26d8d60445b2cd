import { afterEach, describe, expect, it } from '@jest/globals';
import { InMemoryEventStore } from '../../src/event-store/in-memory.event-store.js';
import { NO_REST } from '../../src/clock/resting.js';
import { type Arrangement } from '../../src/tables/arrangement.js';
import { ClockKeeper, type Reminder } from '../../src/tables/clock-keeper.js';
import { openTable } from '../../src/tables/open-table.js';
import { propose } from '../../src/tables/propose.js';
import { startTable } from '../../src/tables/start-table.js';
import { exportTable, verifyTableFile } from '../../src/tables/table-file.js';
import { TableStore } from '../../src/tables/table-store.js';
import { seatBot, takeSeat } from '../../src/tables/take-seat.js';
import { type Sitting, tableOf } from './at-a-table.js';

const HOUR = 3_600_000;
let keepers: ClockKeeper[] = [];
afterEach(async () => {
  for (const keeper of keepers) await keeper.stop();
  keepers = [];
});

/** A table with a clock, a time that only moves when told to, and a keeper that looks only when told to. */
const timed = async (arrangement: Partial<Arrangement>, bot = false) => {
  const events = new InMemoryEventStore();
  let time = Date.parse('2026-11-18T12:00:00Z');
  const shell = { tables: new TableStore(events), now: () => new Date(time) };
  const deed = (player: string, command: string) => ({ player, command, way: 'page' as const });
  const opened = await openTable(shell, {
    game: 'planet-steam',
    title: 'Timed',
    seats: 2,
    arrangement,
    host: 'p-A',
    command: 'o',
    way: 'page',
  });
  if ('refused' in opened) throw new Error(JSON.stringify(opened));
  const { table: id } = opened;
  await takeSeat(shell, { table: id, seat: 'A', ...deed('p-A', 'sit') });
  if (bot) await seatBot(shell, { table: id, seat: 'B', policy: 'greedy', ...deed('p-A', 'bot') });
  else await takeSeat(shell, { table: id, seat: 'B', ...deed('p-B', 'sit') });
  await startTable(shell, { table: id, ...deed('p-A', 'start') });
  const reminders: Reminder[] = [];
  const errors: unknown[] = [];
  const keeper = new ClockKeeper({
    shell,
    events,
    rests: () => Promise.resolve(new Map([['p-A', NO_REST]])),
    timedTables: () => [id],
    onError: (error) => errors.push(error),
    remind: (reminder) => (reminders.push(reminder), Promise.resolve()),
    everyMs: 1_000_000,
  });
  keepers.push(keeper);
  keeper.start(0);
  const sitting: Sitting = { shell, id, seats: ['A', 'B'] };
  const after = async (hours: number): Promise<void> => {
    time += hours * HOUR;
    // Twice: the first look may only find out when to look again.
    for (let n = 0; n < 2; n++) {
      await new Promise((resolve) => setImmediate(resolve));
      await keeper.tick();
    }
    expect(errors).toEqual([]);
  };
  const typesOf = async (): Promise<string[]> => (await tableOf(sitting)).history.map(({ fact }) => fact.type);
  return { sitting, after, reminders, typesOf };
};

describe('when a clock has run out', () => {
  const pace = { kind: 'decision', hours: 24 } as const;

  it.each(['silent', 'bot'] as const)(
    '%s: an answer is given in the seat’s place, said in a fact, and proved',
    async (atEnd) => {
      const { sitting, after, typesOf } = await timed({ pace, atEnd });
      await after(23);
      expect(await typesOf()).not.toContain('ClockRanOut');
      const [awaited] = Object.keys((await tableOf(sitting)).awaiting);
      const before = (await tableOf(sitting)).awaiting[awaited].since;
      await after(2);
      expect(await typesOf()).toContain('ClockRanOut');
      expect((await tableOf(sitting)).awaiting[awaited]?.since).not.toBe(before);
      expect(verifyTableFile(await exportTable(sitting.shell, sitting.id))).toMatchObject({ proven: true });
    },
  );

  it('vacate: the seat is given up', async () => {
    const { sitting, after, typesOf } = await timed({ pace, atEnd: 'vacate' });
    const awaited = Object.keys((await tableOf(sitting)).awaiting);
    await after(25);
    expect(await typesOf()).toContain('SeatVacated');
    const { players } = await tableOf(sitting);
    for (const seat of awaited) expect(players).not.toHaveProperty(seat);
  });

  it('reminds once for each waiting, in the last quarter', async () => {
    const { sitting, after, reminders } = await timed({ pace });
    const awaited = Object.keys((await tableOf(sitting)).awaiting);
    await after(17);
    expect(reminders).toEqual([]);
    await after(2);
    await after(1);
    expect(reminders.map(({ seat }) => seat)).toEqual(awaited);
    expect(reminders[0].deadline).toBe('2026-11-19T12:00:00.000Z');
  });

  it('a whole game is played to its end by the clock alone', async () => {
    const { sitting, after } = await timed({ pace, atEnd: 'bot' });
    for (let day = 0; day < 600 && (await tableOf(sitting)).seed === null; day++) await after(25);
    expect((await tableOf(sitting)).seed).not.toBeNull();
    expect(verifyTableFile(await exportTable(sitting.shell, sitting.id))).toMatchObject({ proven: true });
  });

  it('a pause holds it, and ends by itself when it was to', async () => {
    const { sitting, after, typesOf } = await timed({ pace }, true);
    const until = '2026-11-28T12:00:00.000Z';
    await propose(sitting.shell, {
      table: sitting.id,
      player: 'p-A',
      command: 'p',
      way: 'page',
      what: { kind: 'pause', until },
    });
    await after(100);
    expect(await typesOf()).not.toContain('ClockRanOut');
    await after(145);
    expect(await typesOf()).toContain('TableResumed');
    expect(await typesOf()).not.toContain('ClockRanOut');
  });
});
