import { type Html, html, trusted } from './html.js';
import { addressOf, seatName, type TableScene } from './table-scene.js';
import { positionDeeds } from './table-affairs.js';

/** The board, as picture and as text, now and as it was. */

/** A board too fine for a phone can be enlarged there; without script it can at least be looked at in its full size. */
const wholeLink = (scene: TableScene): Html | false => {
  const { reader, play, at, whole } = scene;
  if (!play.wide?.includes(' data-zoom=')) return false;
  return html`<p class="whole-link">
    <a class="button" href="${addressOf({ ...scene, whole: !whole }, at === null ? {} : { at })}" data-swap
      >${reader.say(whole ? 'table.narrowBoard' : 'table.wholeBoard')}</a
    >
  </p>`;
};

export const boardRegion = (scene: TableScene): Html => {
  const { reader, play, whole } = scene;
  const { say } = reader;
  if (play.wide === null)
    return html`<div id="board" data-region class="plate">
      <p>${say('table.noPicture')}</p>
      <pre>${play.text}</pre>
    </div>`;
  return html`<div id="board" data-region>
    <h2 class="hidden">${say('table.board')}</h2>
    <div class="wide-board ${whole && 'is-whole'}" ${whole && html`tabindex="0"`}>${trusted(play.wide)}</div>
    ${!whole && html`<div class="tall-board">${trusted(play.touched ?? play.tall ?? '')}</div>`} ${wholeLink(scene)}
    <div id="several" hidden data-title="${say('table.severalHere')}"></div>
  </div>`;
};

export const restRegion = ({ reader, play, whole }: TableScene): Html =>
  html`<div id="rest" data-region>
    ${
      play.rest !== null &&
      play.rest !== undefined &&
      !whole &&
      html`<h2 class="hidden">${reader.say('table.rest')}</h2>
        <div class="tall-board">${trusted(play.rest)}</div>`
    }
    <details class="plate">
      <summary>${reader.say('table.textBoard')}</summary>
      <pre tabindex="0">${play.text}</pre>
    </details>
  </div>`;

export const timeRegion = (scene: TableScene): Html => {
  const { reader, table, at, first } = scene;
  const { say } = reader;
  const last = table.revision;
  const now = at ?? last;
  const go = (n: number, text: string, on: boolean): Html =>
    on
      ? html`<a class="button" href="${addressOf(scene, n >= last ? {} : { at: n })}" data-swap>${text}</a>`
      : html`<span class="button is-off">${text}</span>`;
  return html`<section id="time" data-region class="plate time" aria-labelledby="time-title">
    <h2 id="time-title">${say('table.time')}</h2>
    <form method="get" action="/t/${table.id}" data-swap data-slider>
      ${scene.key !== null && html`<input type="hidden" name="key" value="${scene.key}" />`}${scene.seat !== null && html`<input type="hidden" name="seat" value="${scene.seat}" />`}
      <input type="range" name="at" min="${first}" max="${last}" value="${now}" aria-label="${say('table.time')}" />
      <p>
        <strong>${say('table.fact', { n: now, last })}</strong> · ${at === null ? say('table.now') : say('table.then')}
      </p>
      <div class="buttons">
        ${go(first, say('table.first'), now > first)}${go(now - 1, say('table.before'), now > first)}${go(now + 1, say('table.after'), now < last)}${go(last, say('table.last'), at !== null)}<button
          class="quiet go"
        >
          ${say('table.go')}
        </button>
      </div>
    </form>
    ${positionDeeds(scene, `${scene.origin}/t/${table.id}?at=${now}`)}
    ${
      table.status === 'over' &&
      html`<form method="get" action="/t/${table.id}" class="from">
        <label
          >${say('table.from')}
          <select name="seat">
            <option value="">${say('table.spectator')}</option>
            ${table.seats.map(({ seat }) => html`<option value="${seat}" ${seat === scene.seat && 'selected'}>${seatName(scene, seat)}</option>`)}
          </select></label
        >
        <button class="quiet">${say('table.look')}</button>
      </form>`
    }
  </section>`;
};
