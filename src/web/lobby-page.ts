import { type Html, html } from './html.js';
import { type Reader } from './layout.js';
import { type TableHead } from './table-data.js';
import { seatSign } from './table-scene.js';

/** A table that has not begun: who sits where, and what is still to be done. */
export const lobbyBody = (reader: Reader, table: TableHead, refused: string | null): Html => {
  const { say, me } = reader;
  const isHost = me?.id === table.host.id;
  const taken = table.seats.every(({ player }) => player !== null);
  const field = (action: string, seat: string): Html =>
    html`<input type="hidden" name="command" value="${action}-${table.revision}" /><input
        type="hidden"
        name="seat"
        value="${seat}"
      />`;
  return html`${refused !== null && html`<p class="refusal" role="alert">${refused}</p>`}
    <section class="plate" data-table="${table.id}" data-revision="${table.revision}">
      <div id="lobby" data-region>
        <h2>${say('table.lobby')}</h2>
        <ul class="plain seats">
          ${table.seats.map(
            ({ seat, player }) =>
              html`<li>
                ${seatSign(seat)}
                <span
                  ><strong>${player === null ? say('table.nobody') : (player.name ?? say('table.departed'))}</strong
                  >${player && player.id === me?.id && ` (${say('table.you')})`}</span
                >
                ${
                  player === null &&
                  me &&
                  html`<form method="post" action="/t/${table.id}/sit">
                    ${field('sit', seat)}<button class="quiet" aria-label="${say('table.sit')}: ${seat}">
                      ${say('table.sit')}
                    </button>
                  </form>`
                }
                ${
                  player !== null &&
                  player.id === me?.id &&
                  html`<form method="post" action="/t/${table.id}/leave">
                    ${field('leave', seat)}<button class="quiet">${say('lobby.leave')}</button>
                  </form>`
                }
                ${
                  player === null &&
                  isHost &&
                  html`<form method="post" action="/t/${table.id}/bot">
                    ${field('bot', seat)}<button class="quiet" aria-label="${say('table.seatBot')}: ${seat}">
                      ${say('table.seatBot')}
                    </button>
                  </form>`
                }
              </li>`,
          )}
        </ul>
        ${!taken && html`<p class="note">${say('table.share')}</p>`}
        ${table.invitations > 0 && html`<p class="note">${say('lobby.invited', { n: table.invitations })}</p>`}
        ${
          isHost &&
          !taken &&
          html`<form method="post" action="/t/${table.id}/invite" class="row">
            ${field(`invite-${table.invitations}`, '')}<label class="field"
              ><span>${say('lobby.invite')}</span
              ><input type="email" name="address" required maxlength="254" autocomplete="off" /></label
            ><button>${say('lobby.inviteSend')}</button>
          </form>`
        }
        ${
          isHost && taken
            ? html`<form method="post" action="/t/${table.id}/start">
                <input type="hidden" name="command" value="start-${table.revision}" /><button class="main">
                  ${say('table.begin')}
                </button>
              </form>`
            : html`<p class="note">${say('table.waitHost')}</p>`
        }
        ${!me && html`<p><a class="button" href="/sign-in">${say('page.signIn')}</a></p>`}
        <p><a href="/rules/${table.game.id}">${say('home.readRules')}</a></p>
      </div>
    </section>`;
};
