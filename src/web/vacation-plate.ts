import { DateTime } from 'luxon';
import { type Html, html } from './html.js';
import { type Reader } from './layout.js';
import { moment } from './when.js';

/** Days as a calendar has them, in the reader's zone: the first from its beginning (today: from now), the last to its end. */
export const vacationIn = (
  first: string,
  last: string,
  zone: string,
  now: Date,
): readonly [from: string | null, to: string | null] => {
  const begin = DateTime.fromISO(first, { zone });
  const end = DateTime.fromISO(last, { zone });
  if (!begin.isValid || !end.isValid) return [null, null];
  const here = DateTime.fromJSDate(now, { zone });
  const from = begin.hasSame(here, 'day') ? here : begin.startOf('day');
  return [from.toUTC().toISO(), end.plus({ days: 1 }).startOf('day').toUTC().toISO()];
};

export const vacationPlate = (
  reader: Reader,
  { vacations, vacationDaysLeft }: { vacations: readonly { from: string; to: string }[]; vacationDaysLeft: number },
): Html => {
  const { say } = reader;
  return html`<section class="plate">
    <h2>${say('settings.vacation')}</h2>
    <p>${say('settings.vacationText', { days: Math.floor(vacationDaysLeft) })}</p>
    ${
      vacations.length === 0
        ? html`<p class="note">${say('settings.vacationNone')}</p>`
        : html`<ul class="plain">
              ${vacations.map(({ from, to }) => html`<li>${moment(reader, from)} – ${moment(reader, to)}</li>`)}
            </ul>
            <form method="post" action="/settings/vacation/end">
              <button class="quiet">${say('settings.vacationEnd')}</button>
            </form>`
    }
    <form method="post" action="/settings/vacation" class="row">
      <label class="field"><span>${say('settings.vacationFrom')}</span><input type="date" name="from" required /></label
      ><label class="field"><span>${say('settings.vacationTo')}</span><input type="date" name="to" required /></label
      ><button class="quiet">${say('settings.vacationTake')}</button>
    </form>
  </section>`;
};
