import { describe, expect, it } from '@jest/globals';
import { type ClockFact, clocksAt, type Pace } from '../../src/clock/clock.js';
import { deadlineAfter, NO_REST, type Rest, runningTime } from '../../src/clock/resting.js';
import { seededChance } from '../../src/games/kernel/chance.js';

const at = (text: string): number => Date.parse(text);
const HOUR = 3_600_000;
const madrid: Rest = { ...NO_REST, zone: 'Europe/Madrid', quietFrom: '22:00', quietTo: '08:00' };

describe('rests', () => {
  it('stop the clock at night, in the own time zone', () => {
    // 20:00 to 10:00 in Madrid, which is an hour ahead in winter: 2 hours before the night and 2 behind it.
    expect(runningTime(at('2026-11-18T19:00:00Z'), at('2026-11-19T09:00:00Z'), madrid, [])).toBe(4 * HOUR);
    expect(runningTime(at('2026-11-18T22:00:00Z'), at('2026-11-19T05:00:00Z'), madrid, [])).toBe(0);
  });

  it('stop it at noon too, if that is when somebody sleeps', () => {
    expect(
      runningTime(
        at('2026-11-18T10:00:00Z'),
        at('2026-11-18T20:00:00Z'),
        { ...NO_REST, quietFrom: '12:00', quietTo: '15:00' },
        [],
      ),
    ).toBe(7 * HOUR);
  });

  it('stop it on weekends, without counting their nights twice', () => {
    const rest = { ...madrid, weekendsOff: true };
    // From Friday 20:00 to Monday 10:00: two hours on Friday, two on Monday.
    expect(runningTime(at('2026-11-20T19:00:00Z'), at('2026-11-23T09:00:00Z'), rest, [])).toBe(4 * HOUR);
  });

  it('take in vacations and pauses, overlapping or not', () => {
    const vacation = { from: at('2026-11-18T10:00:00Z'), to: at('2026-11-20T10:00:00Z') };
    const pause = { from: at('2026-11-19T10:00:00Z'), to: at('2026-11-21T10:00:00Z') };
    expect(
      runningTime(at('2026-11-18T00:00:00Z'), at('2026-11-22T00:00:00Z'), { ...NO_REST, vacations: [vacation] }, [
        pause,
      ]),
    ).toBe(24 * HOUR);
  });

  it.each([
    ['spring, when a night is an hour shorter', '2027-03-27T12:00:00Z', '2027-03-28T12:00:00Z', 15],
    ['autumn, when it is an hour longer', '2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z', 13],
  ])('follow the wall clock through a change of the clocks in %s', (_when, from, to, hours) => {
    expect(runningTime(at(from), at(to), madrid, [])).toBe(hours * HOUR);
  });

  it('a deadline is just when the running time has used up the budget, whatever the rests (property)', () => {
    const chance = seededChance(7);
    const zones = ['UTC', 'Europe/Madrid', 'America/Sao_Paulo', 'Asia/Kolkata', 'Pacific/Auckland', 'America/New_York'];
    const time = (): string => `${String(chance.below(24)).padStart(2, '0')}:${chance.below(2) ? '30' : '00'}`;
    for (let i = 0; i < 300; i++) {
      const from = at('2026-01-01T00:00:00Z') + chance.below(400 * 24 * 60) * 60_000;
      const vacations = chance.below(3)
        ? []
        : [{ from: from + chance.below(100) * HOUR, to: from + (100 + chance.below(300)) * HOUR }];
      const rest: Rest = {
        zone: zones[chance.below(zones.length)],
        quietFrom: time(),
        quietTo: time(),
        weekendsOff: chance.below(2) === 1,
        vacations,
      };
      const budget = (1 + chance.below(120)) * HOUR;
      const deadline = deadlineAfter(from, budget, rest, []);
      expect(runningTime(from, deadline, rest, [])).toBe(budget);
      expect(runningTime(from, deadline - 60_000, rest, [])).toBeLessThan(budget);
    }
  });

  it('never hold a table for ever, though somebody rests day and night', () => {
    const always: Rest = { ...NO_REST, vacations: [{ from: 0, to: Infinity }] };
    expect(deadlineAfter(0, HOUR, always, [])).toBe(400 * 24 * HOUR);
  });
});

describe('clocks', () => {
  const rests = { A: NO_REST, B: NO_REST };
  const clock = (facts: readonly ClockFact[], pace: Pace, now: number, seat = 'A') =>
    clocksAt(facts, pace, ['A', 'B'], rests, now).find((one) => one.seat === seat)!;
  const waits = (hour: number, ...awaiting: string[]): ClockFact => ({ at: hour * HOUR, awaiting });
  const bank: Pace = { kind: 'bank', hours: 10, increment: 3, cap: 12 };

  it('give so much for every decision, and save nothing up', () => {
    const pace: Pace = { kind: 'decision', hours: 48 };
    const facts = [waits(0, 'A'), waits(40, 'B'), waits(50, 'A')];
    expect(clock(facts, pace, 60 * HOUR)).toEqual({
      seat: 'A',
      since: 50 * HOUR,
      left: 38 * HOUR,
      deadline: 98 * HOUR,
    });
  });

  it('use up a bank while the table waits, refill it by the increment, and stop at the cap', () => {
    expect(clock([waits(0, 'A')], bank, 4 * HOUR).left).toBe(6 * HOUR);
    expect(clock([waits(0, 'A'), waits(4, 'B')], bank, 9 * HOUR)).toMatchObject({
      left: 9 * HOUR,
      deadline: null,
      since: null,
    });
    expect(clock([waits(0, 'A'), waits(0.5, 'B')], bank, HOUR).left).toBe(12 * HOUR);
  });

  it('run for all who are awaited at once, and go on for one when another has answered', () => {
    const facts = [waits(0, 'A', 'B'), waits(3, 'B')];
    expect(clock(facts, bank, 5 * HOUR, 'B')).toMatchObject({ since: 0, left: 5 * HOUR, deadline: 10 * HOUR });
  });

  it('stand still while the table is paused, and have no deadline then', () => {
    const facts: ClockFact[] = [waits(0, 'A'), { at: 2 * HOUR, paused: true }];
    expect(clock(facts, bank, 100 * HOUR)).toMatchObject({ left: 8 * HOUR, deadline: null });
    expect(clock([...facts, { at: 100 * HOUR, paused: false }], bank, 101 * HOUR)).toMatchObject({
      left: 7 * HOUR,
      deadline: 108 * HOUR,
    });
  });

  it('take time that is given, above the cap too', () => {
    expect(clock([waits(0, 'A'), { at: HOUR, seat: 'A', hours: 24 }], bank, 2 * HOUR)).toMatchObject({
      left: 32 * HOUR,
      deadline: 34 * HOUR,
    });
    expect(clock([waits(0, 'A'), { at: HOUR, seat: 'A', hours: 24 }, waits(2, 'B')], bank, 2 * HOUR).left).toBe(
      32 * HOUR,
    );
  });

  it('never show less than nothing', () => {
    expect(clock([waits(0, 'A')], bank, 1000 * HOUR).left).toBe(0);
  });

  it('do not run at a table without a clock', () => {
    expect(clock([waits(0, 'A')], { kind: 'none' }, 1000 * HOUR)).toMatchObject({ left: Infinity, deadline: null });
  });

  it('say the same whenever they are asked: what is left now is what was left then less what ran since (property)', () => {
    const chance = seededChance(3);
    for (let i = 0; i < 200; i++) {
      const facts: ClockFact[] = [];
      let hour = 0;
      for (let n = 0; n < 12; n++) {
        hour += chance.below(5);
        facts.push(waits(hour, ...['A', 'B'].filter(() => chance.below(2) === 1)));
      }
      const before = clock(facts, bank, hour * HOUR);
      const after = clock(facts, bank, (hour + 2) * HOUR);
      expect(after.left).toBe(before.since === null ? before.left : Math.max(0, before.left - 2 * HOUR));
      expect(after.deadline).toBe(before.deadline);
    }
  });
});
