import { type Html, html } from './html.js';
import { type TablePlay } from './table-data.js';
import { addressOf, hidden, nameOf, seatSign, type TableScene } from './table-scene.js';
import { moment } from './when.js';

/** What happened, and what people say about it. */

type Entry = TablePlay['log']['entries'][number];
const isBid = ({ type }: Entry): boolean => type === 'kernel.BidMade' || type === 'kernel.BidPassed';
/** A bidding of many raises is one line that can be opened. */
const LONG = 4;

/** Neighbours that are bids stand together. */
const inRuns = (entries: readonly Entry[]): Entry[][] => {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && isBid(entry) && isBid(last[0])) last.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run) => (run.length < LONG ? run.map((entry) => [entry]) : [run]));
};

export const logRegion = (scene: TableScene): Html => {
  const { reader, play } = scene;
  const { say } = reader;
  const line = ({ revision, text, refs, seat, at, undone }: Entry): Html =>
    html`<li class="${undone && 'is-undone'}" data-refs="${refs.join(' ')}">
      ${seat !== null ? seatSign(seat) : html`<span class="seat"></span>`}<span
        >${text}${undone && html` <small>(${say('table.undone')})</small>`}</span
      ><a href="${addressOf(scene, { at: revision })}" data-swap title="${moment(reader, at)}"
        ><span class="hidden">${say('table.time')}: </span>${revision}</a
      >
    </li>`;
  const runs = inRuns(play.log.entries.filter(({ text }) => text !== null));
  return html`<section id="log" data-region class="plate" aria-labelledby="log-title">
    <h2 id="log-title">${say('table.log')}</h2>
    <ol class="log" reversed>
      ${runs.map((run) =>
        run.length === 1
          ? line(run[0])
          : html`<li class="run">
              <details>
                <summary>
                  ${run.at(-1)!.text} … ${run[0].text}
                  <small>${say('table.run', { n: run.filter(({ type }) => type === 'kernel.BidMade').length })}</small>
                </summary>
                <ol class="log" reversed>
                  ${run.map(line)}
                </ol>
              </details>
            </li>`,
      )}
    </ol>
    <div class="buttons">
      ${play.log.next !== null && html`<a class="button" href="${addressOf(scene, { before: play.log.next })}#log" data-swap>${say('table.older')}</a>`}<a
        class="button"
        href="${addressOf(scene)}#log"
        data-swap
        >${say('table.newest')}</a
      >
    </div>
  </section>`;
};

export const talkRegion = (scene: TableScene): Html => {
  const { reader, play, mine, table } = scene;
  const { say } = reader;
  const isHere = mine.length > 0 || reader.me?.id === table.host.id;
  return html`<section class="plate" aria-labelledby="talk-title">
      <h2 id="talk-title">${say('table.talk')}</h2>
      <div id="talk" data-region>
        ${
          play.talk.length === 0
            ? html`<p class="note">${say('table.noTalk')}</p>`
            : html`<ul class="plain talk">
                ${play.talk.slice(-50).map(({ player, text, at }) => html`<li><strong>${nameOf(scene, player)}</strong> <small>${moment(reader, at)}</small><br />${text}</li>`)}
              </ul>`
        }
      </div>
      ${
        isHere &&
        html`<form method="post" action="/t/${table.id}/say">
          ${hidden(scene, `say-${play.talk.length}`)}<label class="field"
            ><span>${say('table.saying')}</span
            ><textarea name="text" rows="2" maxlength="2000" required></textarea></label
          ><button class="quiet">${say('table.say')}</button>
        </form>`
      }
    </section>
    ${
      isHere &&
      html`<section class="plate" aria-labelledby="notes-title">
        <h2 id="notes-title">${say('table.notes')}</h2>
        <form method="post" action="/t/${table.id}/notes">
          ${hidden(scene, 'notes')}<label class="field"
            ><span>${say('table.notesLabel')}</span
            ><textarea name="text" rows="3" maxlength="20000">${play.notes}</textarea></label
          ><button class="quiet">${say('table.keep')}</button>
        </form>
      </section>`
    }`;
};
