import { seatMark } from '../games/drawing/seats.js';
import { type Html, html, trusted } from './html.js';
import { type Reader } from './layout.js';
import { inputFields } from './offer-form.js';
import {
  type Outcome,
  type Person,
  type SaidOffer,
  type SaidQuestion,
  type SeatOrders,
  type TableHead,
  type TablePlay,
} from './table-data.js';
import { affairsRegion, positionDeeds } from './table-affairs.js';
import { moment } from './when.js';

/** An offer with its number: the same on the board, in the list and in the letter. */
export interface NumberedOffer {
  readonly number: number;
  readonly offer: SaidOffer;
  readonly question: SaidQuestion;
}

/** What was chosen so far, and what it would lead to. */
export interface Choice {
  readonly number: number;
  readonly action: Readonly<Record<string, unknown>> | null;
  readonly preview: Outcome | null;
}

export interface TableScene {
  readonly reader: Reader;
  readonly table: TableHead;
  readonly play: TablePlay;
  readonly offers: readonly NumberedOffer[];
  readonly mine: readonly string[];
  readonly seat: string | null;
  /** The fact that is looked at; null for now. */
  readonly at: number | null;
  /** The fact with which the board was laid out. */
  readonly first: number;
  readonly choice: Choice | null;
  readonly refused: Outcome | null;
  readonly orders: SeatOrders | null;
  /** The secret of a letter's link, where that is how the reader came. */
  readonly key: string | null;
  /** The reader came by a link whose question has closed. */
  readonly linkOver: boolean;
  /** On a narrow screen too, the board as a wide one shows it. */
  readonly whole: boolean;
  readonly colourOf: (seat: string) => string;
  /** How the service is reached from outside, for addresses that are passed on. */
  readonly origin: string;
}

export const nameOf = ({ reader }: TableScene, person: Person | null): string =>
  person === null ? reader.say('table.nobody') : (person.name ?? reader.say('table.departed'));

export const seatName = (scene: TableScene, seat: string): string =>
  nameOf(scene, scene.table.seats.find((one) => one.seat === seat)?.player ?? null);

export const seatSign = (seat: string): Html =>
  html`<svg class="seat" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    ${trusted(seatMark(seat, 12, 12, 9))}
  </svg>`;

/** Keeps the way the reader came (a letter's link, a seat looked from) in every address of the page. */
export const hidden = ({ key, seat, table }: TableScene, command: string): Html =>
  html`<input
      type="hidden"
      name="command"
      value="${command}-${table.revision}"
    />${seat !== null && html`<input type="hidden" name="seat" value="${seat}" />`}${key !== null && html`<input type="hidden" name="key" value="${key}" />`}`;

export const addressOf = (
  { table, key, seat, whole }: Pick<TableScene, 'table' | 'key' | 'seat'> & Partial<Pick<TableScene, 'whole'>>,
  more: Readonly<Record<string, string | number>> = {},
): string => {
  const query = new URLSearchParams();
  if (key !== null) query.set('key', key);
  if (seat !== null) query.set('seat', seat);
  if (whole) query.set('board', 'whole');
  for (const [name, value] of Object.entries(more)) query.set(name, String(value));
  const text = query.toString();
  return `/t/${encodeURIComponent(table.id)}${text === '' ? '' : `?${text}`}`;
};

const ruleLink = ({ reader, table }: TableScene, rule: string | undefined): Html | null =>
  rule ? html`<a class="rule" href="/rules/${table.game.id}#r${rule}">${reader.say('page.rule', { rule })}</a>` : null;

const problem = (scene: TableScene, outcome: Outcome): Html =>
  html`<p class="refusal" role="alert">
    <strong>${scene.reader.say('page.refused')}:</strong> ${outcome.stale ?? outcome.why}
    ${ruleLink(scene, outcome.rule)}
  </p>`;

const chosenOffer = (scene: TableScene, { offer, question }: NumberedOffer, choice: Choice): Html => {
  const { say } = scene.reader;
  const { preview } = choice;
  return html`<form method="get" action="/t/${scene.table.id}" class="chosen" data-swap>
    ${hidden(scene, `answer-${question.id}`)}
    <input type="hidden" name="offer" value="${choice.number}" /><input
      type="hidden"
      name="question"
      value="${question.id}"
    /><input type="hidden" name="filled" value="1" />
    ${inputFields(say, offer, question.lists, choice.action)}
    ${
      Object.keys(offer.inputs).length > 0 &&
      html`<button class="quiet" name="preview" value="1">${say('table.preview')}</button>`
    }
    <div id="preview" aria-live="polite">
      ${
        preview?.__typename === 'Preview' &&
        html`<h4>${say('table.ifConfirm')}</h4>
          ${
            preview.text!.length > 0
              ? html`<ul>
                  ${preview.text!.map((line) => html`<li>${line}</li>`)}
                </ul>`
              : html`<p>${say('table.nothingTold')}</p>`
          }
          <p class="note">${say('table.untilLuck')}</p>`
      }
      ${preview && preview.__typename !== 'Preview' && problem(scene, preview)}
    </div>
    <div class="buttons">
      <button class="main" formmethod="post" formaction="/t/${scene.table.id}/answer">${say('table.confirm')}</button>
      <a class="button" href="${addressOf(scene)}" data-swap>${say('table.change')}</a>
    </div>
  </form>`;
};

/** A line to type, as it stands; where there is something to choose, one that surely works. */
const typed = ({ reader: { say } }: TableScene, { lines, inputs }: SaidOffer): string =>
  Object.keys(inputs).length === 0 ? lines[0] : `${say('table.example')} ${lines[0]}`;

const offerLine = (scene: TableScene, numbered: NumberedOffer): Html => {
  const { number, offer, question } = numbered;
  const choice = scene.choice?.number === number ? scene.choice : null;
  return html`<li
    class="offer ${choice && 'is-chosen'}"
    id="offer-${number}"
    data-refs="${offer.refs.join(' ')}"
    data-offer="${number}"
  >
    <a
      href="${addressOf(scene, { offer: number, question: question.id })}#offer-${number}"
      data-swap
      ${choice && html`aria-current="true"`}
      ><span class="number">${number}</span><span class="what">${offer.label}</span
      ><code>${typed(scene, offer)}</code></a
    >${ruleLink(scene, offer.rule)}${choice && chosenOffer(scene, numbered, choice)}
  </li>`;
};

const questionPlate = (scene: TableScene, question: SaidQuestion): Html => {
  const { say } = scene.reader;
  const offers = scene.offers.filter((one) => one.question.id === question.id);
  return html`<section class="plate asked" aria-labelledby="q-${question.id}">
    <p class="note">
      ${seatSign(question.seat)}
      ${question.waits ? say('table.question', { name: seatName(scene, question.seat) }) : say('table.mayAnswer')}
    </p>
    <h2 id="q-${question.id}">${question.about}</h2>
    ${question.waits && clockLine(scene, question.seat) !== null && html`<p class="clock">${clockLine(scene, question.seat)}</p>`}
    <ol class="offers" aria-label="${say('table.offers')}">
      ${offers.map((one) => offerLine(scene, one))}
    </ol>
    ${
      question.barred.length > 0 &&
      html`<details class="barred">
        <summary>${say('table.barred')} (${question.barred.length})</summary>
        <ul>
          ${question.barred.map(({ label, why, rule }) => html`<li>${label}: ${why} ${ruleLink(scene, rule)}</li>`)}
        </ul>
      </details>`
    }
    ${
      question.waits &&
      html`<form method="post" action="/t/${scene.table.id}/line" class="line">
        ${hidden(scene, `line-${question.id}`)}
        <label class="field"
          ><span>${say('table.line')}</span><input name="line" autocomplete="off" required maxlength="500"
        /></label>
        <button class="quiet">${say('table.lineSend')}</button>
      </form>`
    }
  </section>`;
};

const undoForm = (scene: TableScene): Html | false =>
  scene.play.mayUndo &&
  scene.at === null &&
  html`<form method="post" action="/t/${scene.table.id}/undo" class="undo">
    ${hidden(scene, 'undo')}<button class="quiet">${scene.reader.say('table.undo')}</button>
  </form>`;

const questionRegion = (scene: TableScene): Html => {
  const { reader, play, table } = scene;
  const waiting = play.awaiting.map(
    ({ seat, about }) => html`<li>${seatSign(seat)} <strong>${seatName(scene, seat)}</strong>: ${about}</li>`,
  );
  return html`<div id="question" data-region>
    ${scene.refused && problem(scene, scene.refused)}
    ${scene.linkOver && html`<p class="notice">${reader.say('table.linkOver')} <a href="/sign-in">${reader.say('page.signIn')}</a></p>`}
    ${scene.at === null && play.questions.map((question) => questionPlate(scene, question))}
    ${
      play.questions.length === 0 &&
      table.status === 'running' &&
      html`<section class="plate">
        <h2>${reader.say('table.waitingFor', { names: play.awaiting.map(({ seat }) => seatName(scene, seat)) })}</h2>
        <ul class="plain">
          ${waiting}
        </ul>
        ${scene.mine.length === 0 && html`<p class="note">${reader.say('table.onlooker')}</p>`}
      </section>`
    }
    ${undoForm(scene)}
  </div>`;
};

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

const boardRegion = (scene: TableScene): Html => {
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

const restRegion = ({ reader, play, whole }: TableScene): Html =>
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

const timeRegion = (scene: TableScene): Html => {
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

/** A person's name leads to how they have played; bots and departed players have no page. */
const personLink = (scene: TableScene, person: Person | null): Html | string =>
  person !== null && person.name !== null && person.id.startsWith('p-')
    ? html`<a href="/player/${person.id}">${person.name}</a>`
    : nameOf(scene, person);

const clockLine = ({ reader, table, at }: TableScene, seat: string): string | null => {
  const { say } = reader;
  const clock = table.clock.find((one) => one.seat === seat);
  if (at !== null || table.status !== 'running' || !clock || clock.hoursLeft === null) return null;
  const hours = Math.floor(clock.hoursLeft);
  if (clock.deadline === null) return say('table.clockRests', { hours });
  const when = moment(reader, clock.deadline);
  return hours < 1 ? say('table.lessThanHour', { when }) : say('table.timeLeft', { hours, when });
};

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

const logRegion = (scene: TableScene): Html => {
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

const talkRegion = (scene: TableScene): Html => {
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

const ordersRegion = (scene: TableScene): Html | false => {
  const { reader, orders, table } = scene;
  const { say } = reader;
  if (!orders) return false;
  return html`<section id="orders" data-region class="plate" aria-labelledby="orders-title">
    <h2 id="orders-title">${say('table.orders')}</h2>
    <p class="note">${say('table.ordersLead')}</p>
    ${
      orders.orders.length === 0
        ? html`<p>${say('table.noOrders')}</p>`
        : html`<ul class="plain">
            ${orders.orders.map(({ id, order, once }) => {
              const template = orders.orderTemplates.find(({ action }) => action.type === order.type);
              const values = Object.entries(order).filter(
                ([field]) => template !== undefined && field in template.inputs,
              );
              return html`<li>
                <form method="post" action="/t/${table.id}/withdraw" class="row">
                  ${hidden(scene, `withdraw-${id}`)}<input type="hidden" name="order" value="${id}" /><span
                    >${template?.label ?? String(order.type)}${values.map(([, value]) => ` ${typeof value === 'string' ? value : JSON.stringify(value)}`)}${once && ` (${say('table.once')})`}</span
                  ><button class="quiet">${say('table.withdraw')}</button>
                </form>
              </li>`;
            })}
          </ul>`
    }
    <details id="order-list">
      <summary>${say('table.giveOrders')} (${orders.orderTemplates.length})</summary>
      ${orders.orderTemplates.map(
        (template, i) =>
          html`<details>
            <summary>${template.label}</summary>
            <form method="post" action="/t/${table.id}/order">
              ${hidden(scene, `order-${i}-${orders.orders.length}`)}<input
                type="hidden"
                name="template"
                value="${i}"
              /><input
                type="hidden"
                name="type"
                value="${String(template.action.type)}"
              />${inputFields(say, template, {}, null)}<label class="chip"
                ><input type="checkbox" name="once" value="1" /><span>${say('table.once')}</span></label
              ><button class="quiet">${say('table.give')}</button> ${ruleLink(scene, template.rule)}
            </form>
          </details>`,
      )}
    </details>
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
