import { type Html, html } from './html.js';
import { type Reader } from './layout.js';
import { seatSign } from './table-page.js';

export interface GameData {
  readonly id: string;
  readonly title: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    readonly note: string;
    readonly values: readonly string[];
    readonly preset: string;
  }[];
}

export const GAMES = `query ($locale: Locale!) {
  games { id title minPlayers maxPlayers options(locale: $locale) { id label note values preset } }
}`;

/** Ways to keep time that need no thinking about; a program may say any other. */
export const PACES = {
  none: { kind: 'none' },
  day: { kind: 'decision', hours: 24 },
  days: { kind: 'decision', hours: 72 },
  bank: { kind: 'bank', hours: 120, increment: 12, cap: 168 },
} as const;
export const AT_ENDS = ['silent', 'bot', 'vacate'] as const;

export const SITTERS = ['me', 'free', 'greedy', 'random', 'unused'] as const;

/** One form: what, who, how. With bots in the other seats it is begun in the same moment. */
export const newTableBody = (
  { say, me, locale }: Reader,
  games: readonly GameData[],
  game: GameData,
  command: string,
  problem: string | null,
): Html => {
  const value = (text: string): string => (text === 'true' ? say('new.yes') : text === 'false' ? say('new.no') : text);
  const letters = [...'ABCDEF'].slice(0, game.maxPlayers);
  const first = (i: number): string => (i === 0 ? 'me' : i < Math.max(2, game.minPlayers) ? 'free' : 'unused');
  return html`${problem !== null && html`<p class="refusal" role="alert">${problem}</p>`}
    ${games.length > 1 && html`<nav class="tabs" aria-label="${say('new.game')}">${games.map(({ id, title }) => html`<a href="/new?game=${id}" ${id === game.id && html`aria-current="page"`}>${title}</a>`)}</nav>`}
    <form method="post" action="/new" class="plate">
      <input type="hidden" name="command" value="${command}" /><input type="hidden" name="game" value="${game.id}" />
      <h2>${game.title}</h2>
      <label class="field"
        ><span>${say('new.name')}</span
        ><input name="title" required maxlength="80" value="${me?.name ?? ''} · ${game.title}"
      /></label>
      <fieldset>
        <legend>${say('new.sit')} (${say('home.players', { min: game.minPlayers, max: game.maxPlayers })})</legend>
        ${letters.map(
          (seat, i) =>
            html`<label class="amount"
              ><span>${seatSign(seat)} ${seat}</span
              ><select name="seat.${seat}">
                ${SITTERS.filter((one) => one !== 'unused' || i >= game.minPlayers).map((one) => html`<option value="${one}" ${one === first(i) && 'selected'}>${say(`new.${one}`)}</option>`)}
              </select></label
            >`,
        )}
        <details>
          <summary>${say('new.friends')}</summary>
          ${letters
            .slice(1)
            .map(
              (seat) =>
                html`<label class="amount"
                  ><span>${seatSign(seat)} ${say('new.address', { seat })}</span
                  ><input type="email" name="address.${seat}" maxlength="254" autocomplete="off"
                /></label>`,
            )}
        </details>
      </fieldset>
      <fieldset>
        <legend>${say('new.run')}</legend>
        <label class="amount"
          ><span>${say('new.clock')}</span
          ><select name="pace">
            ${Object.entries(PACES).map(([id, pace]) => html`<option value="${id}">${pace.kind === 'none' ? say('new.clockNone') : pace.kind === 'decision' ? say('new.clockDecision', { hours: pace.hours }) : say('new.clockBank', { ...pace })}</option>`)}
          </select></label
        >
        <label class="amount"
          ><span>${say('new.atEnd')}</span
          ><select name="atEnd">
            <option value="silent">${say('new.atEndSilent')}</option>
            <option value="bot">${say('new.atEndBot')}</option>
            <option value="vacate">${say('new.atEndVacate')}</option>
          </select></label
        >
        <label class="amount"
          ><span>${say('new.language')}</span
          ><select name="locale">
            <option value="en" lang="en" ${locale === 'en' && 'selected'}>English</option>
            <option value="es" lang="es" ${locale === 'es' && 'selected'}>Español</option>
          </select></label
        >
        <label class="chip"
          ><input type="checkbox" name="listed" value="1" checked /><span>${say('new.listed')}</span></label
        ><label class="chip"
          ><input type="checkbox" name="spectators" value="1" checked /><span>${say('new.spectators')}</span></label
        ><label class="chip"
          ><input type="checkbox" name="startsWhenFull" value="1" checked /><span>${say('new.whenFull')}</span></label
        >
      </fieldset>
      ${
        game.options.length > 0 &&
        html`<fieldset>
          <legend>${say('new.options')}</legend>
          ${game.options.map(
            ({ id, label, note, values, preset }) =>
              html`<label class="option"
                ><span><b>${label}</b><small>${note}</small></span
                ><select name="option.${id}">
                  ${values.map((one) => html`<option value="${one}" ${one === preset && 'selected'}>${value(one)}</option>`)}
                </select></label
              >`,
          )}
        </fieldset>`
      }
      <div class="buttons"><button class="main">${say('new.open')}</button></div>
    </form>`;
};
