import { type Html, html } from './html.js';
import { type Reader } from './layout.js';
import { type HomeQuery, type ListedFragment } from './operations.js';
import { seatSign } from './table-scene.js';
import { moment } from './when.js';

const tableList = ({ say }: Reader, tables: readonly ListedFragment[], none: string): Html =>
  tables.length === 0
    ? html`<p class="note">${none}</p>`
    : html`<ul class="plain tables">
        ${tables.map(
          ({ id, title, game, seats, status }) =>
            html`<li>
              <a href="/t/${id}"><strong>${title}</strong></a> <small>${game.title} · ${say(`table.${status}`)}</small>
              <p class="people">
                ${[...seats]
                  .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
                  .map(
                    ({ seat, player, rank, score }) =>
                      html`<span
                        >${seatSign(seat)}
                        ${player === null ? say('table.nobody') : (player.name ?? say('table.departed'))}${rank !== null && html` <small>${say('table.resultLine', { rank, score })}</small>`}</span
                      >`,
                  )}
              </p>
            </li>`,
        )}
      </ul>`;

export const homeBody = (reader: Reader, data: HomeQuery): Html => {
  const { say, me } = reader;
  // Most urgent first: what has an end comes before what has none, then what waits longest.
  const waiting = [...(data.myObligations ?? [])].sort(
    (a, b) => (a.deadline ?? '9').localeCompare(b.deadline ?? '9') || a.since.localeCompare(b.since),
  );
  const running = (data.running?.tables ?? []).filter(({ status }) => status !== 'over');
  return html`${
      !me &&
      html`<section class="plate">
        <p class="lead">${say('home.lead')}</p>
        <p><a class="button main" href="/sign-in">${say('page.signIn')}</a></p>
      </section>`
    }
    ${
      me &&
      html`<section class="plate asked">
          <h2>${say('home.waiting')}</h2>
          ${
            waiting.length === 0
              ? html`<p class="note">${say('home.nothing')}</p>`
              : html`<ul class="plain tables">
                  ${waiting.map(
                    ({ table, title, game, seat, about, since, deadline }) =>
                      html`<li>
                        <a href="/t/${table}?seat=${seat}"><strong>${title}</strong></a>
                        <small
                          >${game.title} ·
                          ${say('home.since', { when: moment(reader, since) })}${deadline !== null && html` · <b class="clock">${say('home.deadline', { when: moment(reader, deadline) })}</b>`}</small
                        >
                        <p class="people"><span>${seatSign(seat)} ${about}</span></p>
                      </li>`,
                  )}
                </ul>`
          }
        </section>
        <section class="plate">
          <h2>${say('home.mine')}</h2>
          ${tableList(reader, running, say('home.noMine'))}
          <p><a class="button" href="/new">${say('page.newTable')}</a></p>
        </section>`
    }
    <section class="plate">
      <h2>${say('home.open')}</h2>
      ${tableList(reader, data.open.tables, say('home.noOpen'))}
    </section>
    ${
      me &&
      html`<section class="plate">
        <h2>${say('home.finished')}</h2>
        ${tableList(reader, data.over?.tables ?? [], say('home.noFinished'))}
      </section>`
    }
    <section class="plate">
      <h2>${say('home.games')}</h2>
      <ul class="plain tables">
        ${data.games.map(
          ({ id, title, minPlayers, maxPlayers }) =>
            html`<li>
              <strong>${title}</strong> <small>${say('home.players', { min: minPlayers, max: maxPlayers })}</small> ·
              <a href="/rules/${id}">${say('home.readRules')}</a>
            </li>`,
        )}
      </ul>
    </section>`;
};
