import { type Html, html } from './html.js';
import { inputFields } from './offer-form.js';
import { type Outcome, type SaidOffer, type SaidQuestion } from './table-data.js';
import {
  addressOf,
  type Choice,
  clockLine,
  hidden,
  type NumberedOffer,
  ruleLink,
  seatName,
  seatSign,
  type TableScene,
} from './table-scene.js';

/** What is asked, what may be done about it, and what a choice would lead to. */

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
        html`<h3>${say('table.ifConfirm')}</h3>
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

export const questionRegion = (scene: TableScene): Html => {
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
