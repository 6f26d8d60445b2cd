import { DateTime } from 'luxon';

/** A stretch of time, in milliseconds since 1970: from inclusive, to exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** When a person's clock stands still, in their own time zone. */
export interface Rest {
  readonly zone: string;
  /** 'HH:MM' of the wall clock; equal ends mean no quiet hours. */
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly weekendsOff: boolean;
  readonly vacations: readonly Span[];
}

export const NO_REST: Rest = { zone: 'UTC', quietFrom: '00:00', quietTo: '00:00', weekendsOff: false, vacations: [] };

const wallClock = (day: DateTime, time: string): number => {
  const [hour, minute] = time.split(':').map(Number);
  // A wall time that a change of the clocks leaves out is taken as the moment it jumps to.
  return day.set({ hour, minute, second: 0, millisecond: 0 }).toMillis();
};

/** The rests of one local day, the night that begins on it included. */
const restsOf = (day: DateTime, { quietFrom, quietTo, weekendsOff }: Rest): Span[] => {
  const next = day.plus({ days: 1 });
  const night =
    quietFrom === quietTo
      ? []
      : [{ from: wallClock(day, quietFrom), to: wallClock(quietTo > quietFrom ? day : next, quietTo) }];
  const off = weekendsOff && day.weekday >= 6 ? [{ from: day.toMillis(), to: next.toMillis() }] : [];
  return [...night, ...off];
};

const merged = (spans: readonly Span[]): Span[] => {
  const result: Span[] = [];
  for (const span of [...spans].filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else result.push(span);
  }
  return result;
};

/** Everything between two moments during which the clock stands still, in order and without overlap. */
const restsBetween = (from: number, to: number, rest: Rest, pauses: readonly Span[]): Span[] => {
  const spans: Span[] = [...rest.vacations, ...pauses];
  const last = DateTime.fromMillis(to, { zone: rest.zone });
  for (
    let day = DateTime.fromMillis(from, { zone: rest.zone }).startOf('day').minus({ days: 1 });
    day <= last;
    day = day.plus({ days: 1 })
  )
    spans.push(...restsOf(day, rest));
  return merged(spans.map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) })));
};

/** How long a clock ran between two moments. */
export const runningTime = (from: number, to: number, rest: Rest, pauses: readonly Span[]): number =>
  to <= from ? 0 : restsBetween(from, to, rest, pauses).reduce((left, span) => left - (span.to - span.from), to - from);

/** Nobody is kept waiting longer than this, whatever rests there are: a clock that never ran would hold a table for ever. */
const HORIZON_DAYS = 400;
const DAY = 86_400_000;

/** When a clock that begins to run now has used up its budget. */
export const deadlineAfter = (from: number, budget: number, rest: Rest, pauses: readonly Span[]): number => {
  const horizon = from + HORIZON_DAYS * DAY;
  let at = from;
  let left = budget;
  // In stretches of a few days, because most deadlines are near.
  while (at < horizon) {
    const end = Math.min(horizon, at + 7 * DAY);
    for (const span of restsBetween(at, end, rest, pauses)) {
      if (at + left <= span.from) return at + left;
      left -= Math.max(0, span.from - at);
      at = Math.max(at, span.to);
    }
    if (at + left <= end) return at + left;
    left -= Math.max(0, end - at);
    at = Math.max(at, end);
  }
  return horizon;
};
