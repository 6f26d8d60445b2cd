import { type Html, html } from './html.js';
import { type Person } from './table-data.js';
import { affairsRegion } from './table-affairs.js';
import { boardRegion, restRegion, timeRegion } from './table-board.js';
import { logRegion, talkRegion } from './table-log.js';
import { ordersRegion } from './table-orders.js';
import { questionRegion } from './table-question.js';
import { clockLine, nameOf, seatSign, type TableScene } from './table-scene.js';
import { moment } from './when.js';

/** A person's name leads to how they have played; bots and departed players have no page. */
const personLink = (scene: TableScene, person: Person | null): Html | string =>
  person !== null && person.name !== null && person.id.startsWith('p-')
    ? html`<a href="/player/${person.id}">${person.name}</a>`
    : nameOf(scene, person);

const seatsRegion = (scene: TableScene): Html => {
  const { reader, table, play, mine } = scene;
  const { say } = reader;
  return html`<section id="seats" data-region class="plate" aria-labelledby="seats-title">
    <h2 id="seats-title">${say('table.seatsClocks')}</h2>
    <ul class="plain seats">
      ${table.seats.map(({ seat, player }) => {
        const asked = play.awaiting.find((one) => one.seat === seat);
        const result = play.standings?.find((one) => one.seat === seat);
        const clock = clockLine(scene, seat);
        return html`<li>
          ${seatSign(seat)}<span
            ><strong>${personLink(scene, player)}</strong>
            <small>${scene.colourOf(seat)}${mine.includes(seat) && ` · ${say('table.you')}`}</small><br /><small
              >${
                result
                  ? html`${say('table.place')} ${result.rank} · ${say('table.score')} <b>${result.score}</b>`
                  : asked
                    ? html`<b>${say('table.askedSince', { when: moment(reader, asked.since) })}</b>: ${asked.about}`
                    : say('table.notAsked')
              }${clock !== null && html`<br /><span class="clock">${clock}</span>`}</small
            ></span
          >
        </li>`;
      })}
    </ul>
  </section>`;
};

const fairness = ({ reader, table }: TableScene): Html => {
  const { say } = reader;
  return html`<details class="plate" id="fairness" data-region>
    <summary>${say('table.details')}</summary>
    <dl class="hashes">
      <dt>${say('table.chain')} (${table.revision})</dt>
      <dd><code>${table.head}</code></dd>
      <dt>${say('table.commitment')}</dt>
      <dd><code>${table.commitment}</code></dd>
      ${
        table.seed !== null &&
        html`<dt>${say('table.seed')}</dt>
          <dd><code>${table.seed}</code></dd>`
      }
    </dl>
  </details>`;
};

/** A table that is being played, or was: what is asked comes first for whoever has it read aloud. */
export const tableBody = (scene: TableScene): Html =>
  html`<div
    class="table"
    data-table="${scene.table.id}"
    data-revision="${scene.table.revision}"
    data-at="${scene.at ?? ''}"
  >
    <div class="right">
      <div class="side">${questionRegion(scene)}${seatsRegion(scene)}${affairsRegion(scene)}</div>
      <div class="beside">${ordersRegion(scene)}${talkRegion(scene)}${fairness(scene)}</div>
    </div>
    <div class="left">
      <div class="board-column">${boardRegion(scene)}${timeRegion(scene)}</div>
      <div class="under">${restRegion(scene)}${logRegion(scene)}</div>
    </div>
  </div>`;
