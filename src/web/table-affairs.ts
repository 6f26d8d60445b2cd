import { type Html, html } from './html.js';
import { letterFields } from './letters-plate.js';
import { type TableScene, hidden, nameOf, seatName, seatSign } from './table-scene.js';
import { moment } from './when.js';

/** What concerns the table rather than the game: proposals, pauses, time, seats that change hands. */

const deed = (scene: TableScene, path: string, command: string, inside: Html): Html =>
  html`<form method="post" action="/t/${scene.table.id}/${path}" class="row">${hidden(scene, command)}${inside}</form>`;

const proposals = (scene: TableScene): Html[] => {
  const { reader, table, mine } = scene;
  const { say, me } = reader;
  return table.proposals.map(({ id, kind, from, until, by, agreed }) => {
    const mayAnswer = mine.length > 0 && me !== null && agreed.every((one) => one.id !== me.id);
    const what =
      kind === 'undo'
        ? say('affairs.undoProposed', { who: nameOf(scene, by), fact: (from ?? 1) - 1 })
        : until === null
          ? say('affairs.pauseProposed', { who: nameOf(scene, by) })
          : say('affairs.pauseProposedUntil', { who: nameOf(scene, by), when: moment(reader, until) });
    return html`<div class="proposal" role="group" aria-label="${what}">
      <p>
        <strong>${what}</strong>
        <small>${say('affairs.agreed', { names: agreed.map((one) => nameOf(scene, one)) })}</small>
      </p>
      ${
        mayAnswer &&
        deed(
          scene,
          'proposal',
          `proposal-${id}`,
          html`<input type="hidden" name="proposal" value="${id}" /><button class="main" name="agree" value="yes">
              ${say('affairs.yes')}</button
            ><button name="agree" value="no">${say('affairs.no')}</button>`,
        )
      }
    </div>`;
  });
};

const offeredSeats = (scene: TableScene): Html[] => {
  const { reader, table } = scene;
  const { say, me } = reader;
  const open = table.seats.filter(
    ({ player, offeredTo }) => me !== null && (player === null || offeredTo?.id === me.id),
  );
  return open.map(
    ({ seat, player }) =>
      html`<form method="post" action="/t/${table.id}/sit" class="row">
        <input type="hidden" name="command" value="over-${table.revision}-${seat}" /><input
          type="hidden"
          name="seat"
          value="${seat}"
        /><span
          >${seatSign(seat)}
          ${player === null ? say('affairs.vacant', { seat }) : say('affairs.offered', { who: nameOf(scene, player) })}</span
        ><button class="main">${say('affairs.takeOver')}</button>
      </form>`,
  );
};

const matters = (scene: TableScene, seat: string): Html => {
  const { reader, table } = scene;
  const { say } = reader;
  const others = table.seats.filter((one) => one.seat !== seat && one.player !== null);
  return html`<details>
    <summary>${say('affairs.more')}</summary>
    ${
      !table.paused &&
      deed(
        scene,
        'pause',
        'pause',
        html`<span>${say('affairs.pauseNote')}</span><button>${say('affairs.pause')}</button>`,
      )
    }
    ${
      others.length > 0 &&
      table.clock.some(({ hoursLeft }) => hoursLeft !== null) &&
      deed(
        scene,
        'time',
        'time',
        html`<label class="field"
            ><span>${say('affairs.giveTo')}</span
            ><select name="to">
              ${others.map((one) => html`<option value="${one.seat}">${seatName(scene, one.seat)}</option>`)}
            </select></label
          ><label class="field"
            ><span>${say('affairs.hours')}</span
            ><input type="number" name="hours" min="1" max="720" value="24" required
          /></label>
          <button>${say('affairs.giveTime')}</button>`,
      )
    }
    ${deed(
      scene,
      'offer-seat',
      'offer-seat',
      html`<label class="field"
          ><span>${say('affairs.offerTo')}</span><input name="to" required maxlength="100" autocomplete="off"
        /></label>
        <button>${say('affairs.offerSeat')}</button>`,
    )}
    ${deed(
      scene,
      'leave',
      'leave',
      html`<label class="chip"
          ><input type="checkbox" name="sure" value="1" required /><span>${say('affairs.resignSure')}</span></label
        ><button class="danger">${say('affairs.resign')}</button>`,
    )}
  </details>`;
};

const letters = ({ reader: { say }, table }: TableScene): Html | false =>
  table.letters !== null &&
  html`<details>
    <summary>${say('letters.about')}</summary>
    <form method="post" action="/t/${table.id}/letters">
      ${letterFields(say, table.letters)}
      <div class="buttons"><button class="quiet">${say('letters.keep')}</button></div>
    </form>
  </details>`;

export const affairsRegion = (scene: TableScene): Html => {
  const { reader, table, mine, seat } = scene;
  const { say } = reader;
  if (table.status === 'over')
    return html`<section id="affairs" data-region class="plate" aria-labelledby="affairs-title">
      <h2 id="affairs-title">${say('affairs.title')}</h2>
      ${reader.me && deed(scene, 'rematch', 'rematch', html`<span>${say('affairs.rematchNote')}</span><button>${say('affairs.rematch')}</button>`)}
      ${table.forkOf !== null && html`<p><a href="/t/${table.forkOf}">${say('affairs.forkOf')}</a></p>`}
    </section>`;
  return html`<section id="affairs" data-region class="plate" aria-labelledby="affairs-title">
    <h2 id="affairs-title">${say('affairs.title')}</h2>
    ${table.forkOf !== null && html`<p><a href="/t/${table.forkOf}">${say('affairs.forkOf')}</a></p>`}
    ${
      table.paused &&
      html`<p class="notice" role="status">${say('affairs.paused')}</p>
        ${mine.length > 0 && deed(scene, 'resume', 'resume', html`<button class="main">${say('affairs.resume')}</button>`)}`
    }
    ${proposals(scene)}${offeredSeats(scene)}
    ${seat !== null && mine.includes(seat) ? html`${matters(scene, seat)}${letters(scene)}` : html`<p class="note">${say('affairs.none')}</p>`}
  </section>`;
};

/** A position can be passed on, gone back to by consent, or played on from in a table of one's own. */
export const positionDeeds = (scene: TableScene, address: string): Html => {
  const { reader, table, at, seat, mine } = scene;
  const { say } = reader;
  const from = seat ?? table.seats[0].seat;
  return html`<details class="position">
    <summary>${say('table.position')}</summary>
    <label class="field"
      ><span>${say('table.shareLink')}</span
      ><input readonly value="${address}" data-address aria-label="${say('table.shareLink')}"
    /></label>
    ${
      reader.me &&
      html`<form method="post" action="/t/${table.id}/fork" class="row">
        ${hidden(scene, `fork-${at ?? table.revision}-${from}`)}<input
          type="hidden"
          name="at"
          value="${at ?? table.revision}"
        />${seat === null && html`<input type="hidden" name="seat" value="${from}" />`}<button>
          ${say('table.fork')}
        </button>
      </form>`
    }
    ${
      at !== null &&
      table.status === 'running' &&
      mine.length > 0 &&
      html`<form method="post" action="/t/${table.id}/propose-undo" class="row">
        ${hidden(scene, `back-${at}`)}<input type="hidden" name="after" value="${at}" /><button>
          ${say('affairs.proposeUndo')}
        </button>
      </form>`
    }
  </details>`;
};
