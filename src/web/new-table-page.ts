import { type Fields, one } from './fields.js';
import { type Html, html } from './html.js';
import { type Reader } from './layout.js';
import { type GamesQuery } from './operations.js';
import { seatSign } from './table-scene.js';

export type GameData = GamesQuery['games'][number];

/** Ways to keep time that need no thinking about; a program may say any other. */
export const PACES = {
  none: { kind: 'none' },
  day: { kind: 'decision', hours: 24 },
  days: { kind: 'decision', hours: 72 },
  bank: { kind: 'bank', hours: 120, increment: 12, cap: 168 },
} as const;
export const AT_ENDS = ['silent', 'bot', 'vacate'] as const;
const AT_END_WORDS = { silent: 'new.atEndSilent', bot: 'new.atEndBot', vacate: 'new.atEndVacate' } as const;

export const SITTERS = ['me', 'free', 'greedy', 'random', 'unused'] as const;

/** One form: what, who, how. With bots in the other seats it is begun in the same moment. */
export const newTableBody = (
  { say, me, locale }: Reader,
  games: readonly GameData[],
  game: GameData,
  { command, fields, problem }: { command: string; fields: Fields; problem: string | null },
): Html => {
  // What was refused is shown again as it was filled in.
  const isAgain = problem !== null;
  const text = (name: string, preset: string): string => (isAgain ? one(fields, name) : preset);
  const ticked = (name: string): boolean => !isAgain || fields.has(name);
  const letters = [...'ABCDEF'].slice(0, game.maxPlayers);
  const first = (i: number): string => (i === 0 ? 'me' : i < Math.max(2, game.minPlayers) ? 'free' : 'unused');
  return html`${problem !== null && html`<p class="refusal" role="alert">${problem}</p>`}
    ${games.length > 1 && html`<nav class="tabs" aria-label="${say('new.game')}">${games.map(({ id, title }) => html`<a href="/new?game=${id}" ${id === game.id && html`aria-current="page"`}>${title}</a>`)}</nav>`}
    <form method="post" action="/new" class="plate">
      <input type="hidden" name="command" value="${command}" /><input type="hidden" name="game" value="${game.id}" />
      <h2>${game.title}</h2>
      <label class="field"
        ><span>${say('new.name')}</span
        ><input name="title" required maxlength="80" value="${text('title', `${me?.name ?? ''} · ${game.title}`)}"
      /></label>
      <fieldset>
        <legend>${say('new.sit')} (${say('home.players', { min: game.minPlayers, max: game.maxPlayers })})</legend>
        ${letters.map(
          (seat, i) =>
            html`<label class="amount"
              ><span>${seatSign(seat)} ${seat}</span
              ><select name="seat.${seat}">
                ${SITTERS.filter((who) => who !== 'unused' || i >= game.minPlayers).map((who) => html`<option value="${who}" ${who === text(`seat.${seat}`, first(i)) && 'selected'}>${say(`new.${who}`)}</option>`)}
              </select></label
            >`,
        )}
        <details ${isAgain && 'open'}>
          <summary>${say('new.friends')}</summary>
          ${letters
            .slice(1)
            .map(
              (seat) =>
                html`<label class="amount"
                  ><span>${seatSign(seat)} ${say('new.address', { seat })}</span
                  ><input
                    type="email"
                    name="address.${seat}"
                    value="${text(`address.${seat}`, '')}"
                    maxlength="254"
                    autocomplete="off"
                /></label>`,
            )}
        </details>
      </fieldset>
      <fieldset>
        <legend>${say('new.run')}</legend>
        <label class="amount"
          ><span>${say('new.clock')}</span
          ><select name="pace">
            ${Object.entries(PACES).map(([id, pace]) => html`<option value="${id}" ${id === text('pace', 'none') && 'selected'}>${pace.kind === 'none' ? say('new.clockNone') : pace.kind === 'decision' ? say('new.clockDecision', { hours: pace.hours }) : say('new.clockBank', { ...pace })}</option>`)}
          </select></label
        >
        <label class="amount"
          ><span>${say('new.atEnd')}</span
          ><select name="atEnd">
            ${AT_ENDS.map((end) => html`<option value="${end}" ${end === text('atEnd', 'silent') && 'selected'}>${say(AT_END_WORDS[end])}</option>`)}
          </select></label
        >
        <label class="amount"
          ><span>${say('new.language')}</span
          ><select name="locale">
            <option value="en" lang="en" ${text('locale', locale) === 'en' && 'selected'}>English</option>
            <option value="es" lang="es" ${text('locale', locale) === 'es' && 'selected'}>Español</option>
          </select></label
        >
        <label class="chip"
          ><input type="checkbox" name="listed" value="1" ${ticked('listed') && 'checked'} /><span
            >${say('new.listed')}</span
          ></label
        ><label class="chip"
          ><input type="checkbox" name="spectators" value="1" ${ticked('spectators') && 'checked'} /><span
            >${say('new.spectators')}</span
          ></label
        ><label class="chip"
          ><input type="checkbox" name="startsWhenFull" value="1" ${ticked('startsWhenFull') && 'checked'} /><span
            >${say('new.whenFull')}</span
          ></label
        >
      </fieldset>
      ${
        game.options.length > 0 &&
        html`<fieldset>
          <legend>${say('new.options')}</legend>
          ${game.options.map(
            ({ id, label, note, values, labels, preset }) =>
              html`<label class="option"
                ><span><b>${label}</b><small>${note}</small></span
                ><select name="option.${id}">
                  ${values.map((it, i) => html`<option value="${it}" ${it === text(`option.${id}`, preset) && 'selected'}>${labels[i]}</option>`)}
                </select></label
              >`,
          )}
        </fieldset>`
      }
      <div class="buttons"><button class="main">${say('new.open')}</button></div>
    </form>`;
};
