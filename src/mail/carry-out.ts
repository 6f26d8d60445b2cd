import { canonicalJson } from '../fairness/canonical-json.js';
import { type Locale, type Question, type Seat } from '../games/kernel/game-definition.js';
import { readLine, writeLine } from '../games/kernel/notation.js';
import { tell } from '../games/kernel/tell.js';
import { sayAtTable } from '../tables/beside-the-table.js';
import { giveStandingOrder } from '../tables/give-standing-order.js';
import { answerProposal } from '../tables/propose.js';
import { previewAnswer } from '../tables/preview-answer.js';
import { commandOf, type Refused } from '../tables/shell.js';
import { type Submitted } from '../tables/submit-answer.js';
import { submitLine } from '../tables/submit-line.js';
import { type Table } from '../tables/table.js';
import { tellingFor } from '../tables/telling.js';
import { undo } from '../tables/undo.js';
import { type Outcome } from './answer-letter.js';
import { askedOf, type Mailroom, mailWords } from './mailroom.js';
import { type ShownOffer } from './outbox.js';
import { type TypedLine } from './reply-text.js';
import { proposalClosed } from './still-open.js';

export interface Reply {
  /** The same for the same letter, however often it is delivered. */
  readonly id: string;
  readonly table: string;
  readonly seat: Seat;
  readonly player: string;
  readonly locale: Locale;
  readonly lines: readonly TypedLine[];
  /** The offers as the letter that is answered numbered them; empty: it is not known which letter that was. */
  readonly shown: readonly ShownOffer[];
  /** The reply names the letter it answers, so that it is bound to its questions. */
  readonly bound: boolean;
  /** The letter that is answered asked for consent to this. */
  readonly proposal: number | null;
}

const MOST_LINES = 30;

const WORDS = {
  help: /^(help|ayuda|\?)$/i,
  undo: /^(undo|deshacer)$/i,
  say: /^(?:say|decir|di)[:\s]\s*(.+)$/is,
  preview: /^(?:preview|prever|previsualizar)\s+(.+)$/i,
  yes: /^(?:yes|agree|s[ií]|acepto|de acuerdo)[.!]?$/i,
  no: /^(?:no|decline|disagree|rechazo)[.!]?$/i,
  order: /^(?:order|orden)[:\s]\s*(.+)$/i,
};

/** What became of a line: `unread` is nothing that we understand, and may be part of a signature. */
type Done =
  | { readonly done: true; readonly why?: string }
  | { readonly done: false; readonly why: string; readonly rule?: string; readonly unread?: boolean };

/** Carries out the lines of a reply, one after the other, until one fails. */
export const carryOut = async (room: Mailroom, reply: Reply): Promise<Outcome> => {
  const before = (await room.shell.tables.load(reply.table)).table;
  const say = mailWords(reply.locale);
  const isClosed = reply.bound && closed(before, reply);
  const lines: Outcome['lines'] = [];
  let help = false;
  for (const [i, { text, paragraph }] of reply.lines.entries()) {
    if (WORDS.help.test(text)) {
      help = true;
      continue;
    }
    const done: Done =
      i >= MOST_LINES
        ? { done: false, why: say('mail.why.tooMany', { most: MOST_LINES }) }
        : await oneLine(room, reply, text, `mail-${reply.id}-${i}`, isClosed);
    if (done.done) {
      lines.push({ line: text, done: 'done', ...(done.why === undefined ? {} : { why: done.why }) });
      continue;
    }
    // Words in a paragraph of their own behind what was understood: a name, a greeting, a motto.
    if (done.unread && (lines.length > 0 || help) && paragraph > reply.lines[0].paragraph) break;
    const { why, rule } = done;
    lines.push({ line: text, done: 'not', why, ...(rule ? { rule } : {}) });
    for (const { text: left } of reply.lines.slice(i + 1).filter((one) => one.paragraph === paragraph))
      lines.push({ line: left, done: 'left' });
    break;
  }
  return { lines, help, before: firstFactOf(before, reply) };
};

/** The letter's questions are all closed, and not by an earlier delivery of this same reply. */
const closed = (table: Table, { seat, shown, id, player }: Reply): boolean =>
  shown.length > 0 &&
  !askedOf(table, seat).some((question) => shown.some((one) => one.question === question.id)) &&
  !table.commands.has(commandOf(player, `mail-${id}-0`));

/** A reply that is delivered again is answered as if for the first time. */
const firstFactOf = (table: Table, { id, player }: Reply): number => {
  const seen = table.commands.get(commandOf(player, `mail-${id}-0`));
  return seen ? seen.from - 1 : table.revision;
};

const oneLine = async (
  room: Mailroom,
  reply: Reply,
  text: string,
  command: string,
  isClosed: boolean,
): Promise<Done> => {
  const { shell } = room;
  const say = mailWords(reply.locale);
  const { table: id, seat, player } = reply;
  const { table } = await shell.tables.load(id);
  const telling = tellingFor(table.game, reply.locale);
  const refusal = ({ refused }: Refused): Done => ({
    done: false,
    why: tell(telling, refused.why),
    rule: refused.rule,
    unread: refused.why.say === 'kernel.notUnderstood',
  });

  const words = WORDS.say.exec(text)?.[1];
  if (words !== undefined) {
    const said = await sayAtTable(shell, { table: id, player, command, text: words.slice(0, 2000) });
    return 'refused' in said ? refusal(said) : { done: true, why: say('mail.why.said') };
  }
  if (WORDS.undo.test(text)) {
    const undone = await undo(shell, { table: id, seat, player, command, way: 'reply' });
    return 'refused' in undone ? refusal(undone) : { done: true, why: say('mail.why.undo') };
  }
  if (reply.proposal !== null && isVerdict(text)) return consent(room, reply, table, text, command, refusal);
  const order = WORDS.order.exec(text)?.[1];
  if (order !== undefined) return giveOrder(room, reply, table, order, command, refusal);
  if (isClosed) return { done: false, why: say('mail.why.closed') };

  const preview = WORDS.preview.exec(text)?.[1];
  const meant = meaning(table, reply, preview ?? text);
  if ('why' in meant) return { done: false, why: meant.why };
  if (preview !== undefined) {
    const read = readLine(table.game.words, meant.line, meant.only ?? askedOf(table, seat));
    if ('problem' in read) return refusal({ refused: { why: read.problem, rule: read.rule } });
    const shown = await previewAnswer(shell, {
      table: id,
      seat,
      player,
      question: read.question.id,
      action: read.action,
    });
    if ('refused' in shown) return refusal(shown);
    if ('stale' in shown) return { done: false, why: tell(telling, shown.stale) };
    const what = shown.facts.flatMap((fact) => table.game.describe(fact) ?? []).map((phrase) => tell(telling, phrase));
    return { done: true, why: say('mail.why.preview', { what: what.join('; ') }) };
  }
  const submitted: Submitted = await submitLine(shell, { table: id, seat, player, command, way: 'reply', ...meant });
  if ('accepted' in submitted) return { done: true };
  if ('stale' in submitted && isVerdict(text)) return consent(room, reply, table, text, command, refusal);
  if ('stale' in submitted)
    return { done: false, why: tell(telling, submitted.stale), unread: !looksMeant(table, text) };
  // What is no answer may be an order in the game's own words ("if ... then ...").
  if (submitted.refused.why.say === 'kernel.notUnderstood') {
    // A game may have its own yes and no, so its questions come first.
    if (isVerdict(text) && Object.keys(table.proposals).length > 0)
      return consent(room, reply, table, text, command, refusal);
    const given = await giveOrder(room, reply, table, text, command, refusal);
    if (given.done) return given;
  }
  return refusal(submitted);
};

/** Nothing is asked, so nothing can be read: a line with a number or of one or two words was meant as an answer. */
const looksMeant = (_table: Table, text: string): boolean => /^\d+\b/.test(text) || text.split(' ').length <= 3;

/**
 * What a line means. A number is the offer that the answered letter showed under it, found again among those that are open:
 * after an answer the numbers have moved, and the writer has not seen how.
 */
const meaning = (
  table: Table,
  { seat, shown, locale }: Reply,
  text: string,
): { readonly line: string; readonly only?: readonly Question[] } | { readonly why: string } => {
  const match = /^#?(\d{1,3})(?:[.):,]\s*|\s+|$)(.*)$/s.exec(text);
  if (!match) return { line: text };
  const say = mailWords(locale);
  const [, number, rest] = match;
  const wanted = shown.at(Number(number) - 1);
  if (!wanted || Number(number) < 1) return { why: say('mail.why.noNumber', { number }) };
  const same = (action: unknown): boolean => canonicalJson(action) === canonicalJson(wanted.action);
  const found = askedOf(table, seat)
    .toSorted((a, b) => Number(b.id === wanted.question) - Number(a.id === wanted.question))
    .flatMap((question) => question.offers.map((offer) => ({ question, offer })))
    .find(({ offer }) => same(offer.action));
  if (!found) return { why: say('mail.why.gone', { number }) };
  const only = [{ ...found.question, offers: [found.offer] }];
  if (rest.trim() === '') return { line: '1', only };
  // "1 @b6" for "buy tank @b6": what is typed goes where the first hole is.
  for (const words of Object.values(table.game.words)) {
    const [head] = writeLine(words, found.offer, null, found.question.lists).split('{');
    for (const line of [`${head}${rest}`, `${head.replace(/[^\p{L}\p{N}]+$/u, '')} ${rest}`, rest])
      if ('action' in readLine(table.game.words, line, only)) return { line, only };
  }
  return { line: rest, only };
};

const isVerdict = (text: string): boolean => WORDS.yes.test(text) || WORDS.no.test(text);

/** Says yes or no to a proposal: the one that the answered letter was about, else the only one that is open. */
const consent = async (
  room: Mailroom,
  { table: id, player, locale, proposal: named }: Reply,
  table: Table,
  text: string,
  command: string,
  refusal: (refused: Refused) => Done,
): Promise<Done> => {
  const say = mailWords(locale);
  const open = Object.keys(table.proposals)
    .map(Number)
    .filter((one) => proposalClosed(table, one, player) === null);
  if (named === null && open.length !== 1)
    return { done: false, why: say(open.length > 1 ? 'mail.why.whichProposal' : 'mail.why.noProposal') };
  const agree = WORDS.yes.test(text);
  const proposal = named ?? open[0];
  const done = await answerProposal(room.shell, { table: id, player, command, way: 'reply', proposal, agree });
  return 'refused' in done ? refusal(done) : { done: true, why: say(agree ? 'mail.why.agreed' : 'mail.why.declined') };
};

const giveOrder = async (
  room: Mailroom,
  { table: id, seat, player, locale }: Reply,
  table: Table,
  text: string,
  command: string,
  refusal: (refused: Refused) => Done,
): Promise<Done> => {
  const templates = table.started ? table.game.orders(table.game.view(table.state, seat), seat) : [];
  const about = { say: 'kernel.nothing' };
  const read = readLine(table.game.words, text, [{ id: 'orders', seat, about, offers: templates, waits: false }]);
  if ('problem' in read) return refusal({ refused: { why: read.problem, rule: read.rule } });
  const given = await giveStandingOrder(room.shell, {
    table: id,
    seat,
    player,
    command,
    way: 'reply',
    order: { ...read.action },
  });
  return 'refused' in given ? refusal(given) : { done: true, why: mailWords(locale)('mail.why.order') };
};
