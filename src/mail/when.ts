import { DateTime } from 'luxon';
import { type AccountSettings } from '../accounts/account.js';
import { type LetterChoice } from '../accounts/letter-choices.js';

const MINUTE = 60_000;

/** The end of the quiet hours that a moment falls in; the moment itself outside of them. */
export const quietUntil = (at: number, { zone, quietFrom, quietTo }: AccountSettings): number => {
  if (quietFrom === quietTo) return at;
  const local = DateTime.fromMillis(at, { zone });
  const clock = local.toFormat('HH:mm');
  const overnight = quietFrom > quietTo;
  const quiet = overnight ? clock >= quietFrom || clock < quietTo : clock >= quietFrom && clock < quietTo;
  if (!quiet) return at;
  const [hour, minute] = quietTo.split(':').map(Number);
  const end = local.set({ hour, minute, second: 0, millisecond: 0 });
  return (end <= local ? end.plus({ days: 1 }) : end).toMillis();
};

/**
 * When a letter that could go now shall go: after the hold (a second question within it joins the first letter), or when the
 * person's letters are gathered, and never in quiet hours. Gathering is by the clock and not by the last letter, so that it
 * needs no memory and all tables fall together.
 */
export const dueAt = (now: number, holdMs: number, choice: LetterChoice, settings: AccountSettings): number => {
  switch (choice.cadence) {
    case 'once':
      return quietUntil(now + holdMs, settings);
    case 'gathered': {
      const every = choice.gatherMinutes * MINUTE;
      return quietUntil(Math.ceil((now + holdMs) / every) * every, settings);
    }
    case 'daily': {
      const local = DateTime.fromMillis(now + holdMs, { zone: settings.zone });
      const hour = local.set({ hour: choice.dailyHour, minute: 0, second: 0, millisecond: 0 });
      // The hour was chosen for this: quiet hours do not move it.
      return (hour < local ? hour.plus({ days: 1 }) : hour).toMillis();
    }
  }
};

/** After a failure: one unit (a minute), two, four, and from then on every fifteen, for five days. */
export const retryAt = (now: number, attempts: number, unit = MINUTE): number =>
  now + Math.min(15, 2 ** attempts) * unit;
export const GIVE_UP_AFTER = 5 * 24 * 60 * MINUTE;

/** A moment as its reader's wall clock says it: "Friday 20 November, 18:00 (Warsaw)". */
export const wallTime = (at: number, locale: string, zone: string): string => {
  const local = DateTime.fromMillis(at, { zone, locale });
  const day = locale === 'es' ? "cccc d 'de' LLLL, HH:mm" : 'cccc d LLLL, HH:mm';
  return `${local.toFormat(day)} (${zone.split('/').at(-1)!.replaceAll('_', ' ')})`;
};
