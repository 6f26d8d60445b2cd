import { type Seat } from '../games/kernel/game-definition.js';
import { deadlineAfter, NO_REST, type Rest, runningTime, type Span } from './resting.js';

/**
 * How long a seat may take. A bank is used up while the table waits for the seat, and refilled by the increment each time
 * it has answered, up to the cap; so much for every decision means that nothing is saved up.
 */
export type Pace =
  | { readonly kind: 'none' }
  | { readonly kind: 'decision'; readonly hours: number }
  | { readonly kind: 'bank'; readonly hours: number; readonly increment: number; readonly cap: number };

/** A change at the table that a clock cares about, as its facts tell it. */
export type ClockFact =
  | { readonly at: number; readonly awaiting: readonly Seat[] }
  | { readonly at: number; readonly paused: boolean }
  /** Somebody gives a seat more time. */
  | { readonly at: number; readonly seat: Seat; readonly hours: number };

export interface SeatClock {
  readonly seat: Seat;
  /** The table waits for it since then; null: it does not. */
  readonly since: number | null;
  /** What is left at the moment asked about, in milliseconds; Infinity without a clock. Never below 0. */
  readonly left: number;
  /** When it runs out if nothing happens; null while nobody waits for it, while the table is paused, or without a clock. */
  readonly deadline: number | null;
}

const HOUR = 3_600_000;

interface Running {
  readonly bank: number;
  readonly since: number | null;
}

const startingBank = (pace: Pace): number => (pace.kind === 'none' ? Infinity : pace.hours * HOUR);

/** What a seat has when it has answered. */
const refilled = (pace: Pace, bank: number): number => {
  switch (pace.kind) {
    case 'none':
      return Infinity;
    case 'decision':
      return pace.hours * HOUR;
    case 'bank':
      // The cap limits what the increment brings, never what a seat was given besides.
      return Math.max(bank, Math.min(pace.cap * HOUR, bank + pace.increment * HOUR));
  }
};

/** The pauses of a table; one that is still on has no end yet. */
const pausesOf = (facts: readonly ClockFact[]): Span[] => {
  const pauses: { from: number; to: number }[] = [];
  for (const fact of facts) {
    if (!('paused' in fact)) continue;
    const last = pauses.at(-1);
    if (fact.paused && (!last || last.to !== Infinity)) pauses.push({ from: fact.at, to: Infinity });
    if (!fact.paused && last?.to === Infinity) last.to = fact.at;
  }
  return pauses;
};

/** Every seat's clock at a moment: a function of the facts, of the pace and of the players' rests, and of nothing else. */
export const clocksAt = (
  facts: readonly ClockFact[],
  pace: Pace,
  seats: readonly Seat[],
  rests: Readonly<Record<Seat, Rest>>,
  now: number,
): SeatClock[] => {
  const past = facts.filter(({ at }) => at <= now);
  const pauses = pausesOf(past);
  const isPaused = pauses.at(-1)?.to === Infinity;
  return seats.map((seat) => {
    const rest = rests[seat] ?? NO_REST;
    const used = (from: number, to: number): number => runningTime(from, to, rest, pauses);
    const { bank, since } = past.reduce<Running>(
      (running, fact) => {
        if ('seat' in fact)
          return fact.seat === seat ? { ...running, bank: running.bank + fact.hours * HOUR } : running;
        if (!('awaiting' in fact)) return running;
        const awaited = fact.awaiting.includes(seat);
        if (awaited) return running.since === null ? { ...running, since: fact.at } : running;
        if (running.since === null) return running;
        return { bank: refilled(pace, Math.max(0, running.bank - used(running.since, fact.at))), since: null };
      },
      { bank: startingBank(pace), since: null },
    );
    const left = since === null ? bank : Math.max(0, bank - used(since, now));
    const runs = since !== null && !isPaused && pace.kind !== 'none';
    return { seat, since, left, deadline: runs ? deadlineAfter(since, bank, rest, pauses) : null };
  });
};
