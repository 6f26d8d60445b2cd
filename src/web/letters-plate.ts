import { type LetterChoice, letterChoiceSchema } from '../accounts/letter-choices.js';
import { type Fields, one } from './fields.js';
import { type Html, html } from './html.js';
import { type Reader } from './layout.js';
import { moment } from './when.js';
import { type LettersFragment, type SettingsQuery } from './operations.js';
import { type PageWord } from './words/en.js';
import { type Say } from './words/index.js';

/**
 * When letters come and how they look: the same fields behind a letter's link, in the settings and at a table. Whoever came by
 * a letter's link cannot lower the bar for replies: the letter may have been passed on.
 */
export const letterFields = (say: Say, choice: LettersFragment, mayLoosen = true): Html => {
  const radio = <Name extends 'cadence' | 'theme'>(name: Name, value: LetterChoice[Name], word: PageWord): Html =>
    html`<label class="chip"
      ><input type="radio" name="${name}" value="${value}" ${choice[name] === value && 'checked'} /><span
        >${say(word)}</span
      ></label
    >`;
  const check = (name: 'muted' | 'strictReplies', word: PageWord): Html =>
    html`<label class="chip"
      ><input type="checkbox" name="${name}" value="yes" ${choice[name] && 'checked'} /><span>${say(word)}</span></label
    >`;
  const number = (name: 'gatherMinutes' | 'dailyHour', word: PageWord, min: number, max: number): Html =>
    html`<label class="amount"
      ><span>${say(word)}</span
      ><input type="number" name="${name}" min="${min}" max="${max}" value="${choice[name]}" required
    /></label>`;
  return html`<fieldset>
      <legend>${say('letters.when')}</legend>
      ${radio('cadence', 'once', 'letters.once')}${radio('cadence', 'gathered', 'letters.gathered')}${number('gatherMinutes', 'letters.minutes', 5, 1440)}
      ${radio('cadence', 'daily', 'letters.daily')}${number('dailyHour', 'letters.hour', 0, 23)}
      ${check('muted', 'letters.none')}
    </fieldset>
    <fieldset>
      <legend>${say('letters.look')}</legend>
      ${radio('theme', 'light', 'letters.light')}${radio('theme', 'dark', 'letters.dark')}${mayLoosen && check('strictReplies', 'letters.strict')}
    </fieldset>`;
};

/** What those fields say; null for what no such form sends. */
export const letterChoiceIn = (fields: Fields): LetterChoice | null => {
  const parsed = letterChoiceSchema.safeParse({
    cadence: one(fields, 'cadence'),
    gatherMinutes: Number(one(fields, 'gatherMinutes')),
    dailyHour: Number(one(fields, 'dailyHour')),
    theme: one(fields, 'theme'),
    muted: fields.has('muted'),
    strictReplies: fields.has('strictReplies'),
  });
  return parsed.success ? parsed.data : null;
};

type RecentLetter = SettingsQuery['myLetters']['letters'][number];

const KINDS = 'letters.kind.';

/** How letters come to oneself, and what became of the last ones. */
export const lettersPlate = (
  { say, ...reader }: Reader,
  choice: LettersFragment,
  refused: string | null,
  recent: readonly RecentLetter[],
): Html => {
  const at = (iso: string | null): string => (iso === null ? '' : moment(reader, iso));
  const became = ({ status, due, settled, why }: RecentLetter): string => {
    if (status === 'queued') return say('letters.queued', { when: at(due) });
    if (status === 'dropped') return say('letters.dropped');
    const told = say(status === 'sent' ? 'letters.sent' : 'letters.bouncedAt', { when: at(settled) });
    return why === null ? told : `${told}: ${why}`;
  };
  return html`<section class="plate" id="letters">
    <h2>${say('letters.title')}</h2>
    ${refused !== null && html`<p class="refusal" role="alert">${say(refused === 'complained' ? 'letters.complained' : 'letters.bounced')}</p>`}
    <form method="post" action="/settings/letters">
      ${letterFields(say, choice)}
      <div class="buttons"><button class="quiet">${say('letters.keep')}</button></div>
    </form>
    <details>
      <summary>${say('letters.recent')}</summary>
      ${
        recent.length === 0
          ? html`<p class="note">${say('letters.noneYet')}</p>`
          : html`<ul class="plain">
              ${recent.map((letter) => html`<li>${say(`${KINDS}${letter.kind}` as PageWord)} <small>${became(letter)}</small></li>`)}
            </ul>`
      }
    </details>
  </section>`;
};
