import { createHash } from 'node:crypto';
import { Body, Controller, Get, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { isSitting, openQuestionLink, type QuestionLink, SITTING_HOURS, sitOn } from '../accounts/question-links.js';
import { type Locale } from '../games/kernel/game-definition.js';
import { type Context } from '../graphql/viewer.js';
import { mayAnswerFor } from '../tables/people.js';
import { type Fields, fieldsOf, one, wholeNumber } from './fields.js';
import { letterChoiceIn } from './letters-plate.js';
import { lobbyBody } from './lobby-page.js';
import { actionOf, isFilled, readyAction } from './offer-form.js';
import { PageApi } from './page-api.js';
import { badInput, notFound, type Visit, visit } from './page-door.js';
import { cookieOf, type Reply, type Request } from './reader.js';
import * as ops from './operations.js';
import { type Outcome, saidOrders, type SaidQuestion, saidQuestions, type TableHead } from './table-data.js';
import { tableBody } from './table-page.js';
import { addressOf, type Choice, type NumberedOffer } from './table-scene.js';

const SEAT_COOKIE = 'pp_seat';

/** What every change says. */
interface Always {
  readonly command: string;
  readonly table: string;
  readonly seat: string;
  readonly locale: Locale;
}

const commandIn = (fields: Fields, salt = ''): string =>
  `page-${createHash('sha256')
    .update(`${one(fields, 'command').slice(0, 200)}\0${salt}`)
    .digest('base64url')
    .slice(0, 32)}`;

const numbered = (questions: readonly SaidQuestion[], seat: string | null): NumberedOffer[] => {
  let number = 0;
  return questions
    .filter((question) => question.seat === seat)
    .flatMap((question) => question.offers.map((offer) => ({ number: ++number, offer, question })));
};

/** What a letter's link opens: the table, and everything that can be done there by form. */
@Controller('/t/:id')
export class TableController {
  constructor(@Inject(PageApi) private readonly api: PageApi) {}

  /**
   * A letter's link lets its reader in at one seat for one question, without signing in; when that has closed, it is over.
   * A browser that answered by one stays at the seat for some hours.
   */
  private async linkIn(id: string, fields: Fields, request: Request): Promise<QuestionLink | null> {
    const { accounts, shell } = this.api.service;
    for (const key of [one(fields, 'key'), cookieOf(request, SEAT_COOKIE) ?? '']) {
      const link = key === '' ? null : await openQuestionLink(accounts.store, key.slice(0, 200), accounts.now());
      if (!link || link.table !== id) continue;
      const { table } = await shell.tables.load(id);
      const isOpen = isSitting(link) || table.game.questions(table.state).some(({ id: its }) => its === link.question);
      if (isOpen && mayAnswerFor(table, link.seat, link.player, accounts.now())) return link;
    }
    return null;
  }

  /** Comes in by session or by a letter's link; whoever holds a link in the hand means its seat. */
  private async enter(
    id: string,
    fields: Fields,
    request: Request,
    reply: Reply,
    act: (here: Visit, link: QuestionLink | null) => Promise<void>,
  ): Promise<void> {
    const context = await this.api.contextOf(request);
    const found = await this.linkIn(id, fields, request);
    const link = found && isSitting(found) && context.viewer ? null : found;
    const given: Context = link
      ? { ...context, viewer: { player: link.player, scopes: ['read', 'play'], token: '', by: 'session' } }
      : context;
    return visit(this.api, request, reply, (here) => act(here, link), given);
  }

  /** Only an answer keeps the seat: looking changes nothing. */
  private async staySeated(reply: Reply, link: QuestionLink): Promise<void> {
    if (isSitting(link)) return;
    const { accounts, isSecure } = this.api.service;
    const secret = await sitOn(accounts.store, link, accounts.now());
    const path = `/t/${encodeURIComponent(link.table)}`;
    reply.header(
      'set-cookie',
      `${SEAT_COOKIE}=${secret}; Path=${path}; Max-Age=${SITTING_HOURS * 3600}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    );
  }

  private async headOf({ ask }: Visit, id: string): Promise<TableHead> {
    const { table } = await ask(ops.TableHead, { id: id.slice(0, 80) });
    if (!table) throw notFound();
    return table;
  }

  private mineAt({ reader }: Visit, { seats }: TableHead): string[] {
    return seats.filter(({ player }) => player !== null && player.id === reader.me?.id).map(({ seat }) => seat);
  }

  /** The seat to look from: the one asked for if it may be, else the first of one's own that is asked, else one's own. */
  private seatFor(fields: Fields, table: TableHead, mine: readonly string[], asked: readonly string[]): string | null {
    const wanted = one(fields, 'seat');
    const free = table.status === 'over' ? table.seats.map(({ seat }) => seat) : mine;
    if (free.includes(wanted)) return wanted;
    if (fields.has('seat') && table.status === 'over') return null;
    return mine.find((seat) => asked.includes(seat)) ?? mine[0] ?? null;
  }

  private async show(
    here: Visit,
    id: string,
    fields: Fields,
    link: QuestionLink | null,
    refused: Outcome | null = null,
  ): Promise<void> {
    const { ask, reader } = here;
    const { locale, say } = reader;
    const table = await this.headOf(here, id);
    const about = `${table.game.title} · ${say(`table.${table.status}`)}`;
    if (table.status === 'open') {
      here.show(
        { title: table.title, about, body: lobbyBody(reader, table, refused?.why ?? null) },
        refused ? 422 : 200,
      );
      return;
    }
    const mine = this.mineAt(here, table);
    const { table: waiting } = await ask(ops.TableAsks, { id });
    if (!waiting) throw notFound();
    const seat = this.seatFor(
      fields,
      table,
      mine,
      waiting.awaiting.map((one) => one.seat),
    );
    // Before the game was laid out there is no board to look at.
    const { positions, game } = (await this.api.service.shell.tables.load(id)).table;
    const first = positions[0] ?? 0;
    const wanted = wholeNumber(fields, 'at');
    const at = wanted !== undefined && wanted < table.revision ? Math.max(wanted, first) : null;
    const before = wholeNumber(fields, 'before') ?? (at === null ? undefined : at + 1);
    const parts = at === null && waiting.questions.some((question) => question.seat === seat);
    const { table: play } = await ask(ops.TablePlay, {
      id,
      seat,
      own: seat ?? '',
      revision: at,
      before,
      locale,
      parts,
    });
    if (!play) throw notFound();
    const questions = saidQuestions(play.questions);
    const offers = at === null ? numbered(questions, seat) : [];
    const own = seat !== null && mine.includes(seat);
    const orders =
      own && table.status === 'running' && at === null
        ? saidOrders((await ask(ops.SeatOrders, { id, seat, locale })).table)
        : null;
    here.show(
      {
        title: table.title,
        about,
        kind: 'wide',
        body: tableBody({
          reader,
          table,
          offers,
          mine,
          seat,
          at,
          first,
          refused,
          orders,
          play: { ...play, questions: questions.filter((question) => question.seat === seat) },
          choice: await this.choiceIn(here, id, fields, offers),
          key: link && !isSitting(link) ? one(fields, 'key') : null,
          whole: one(fields, 'board') === 'whole',
          linkOver: !link && fields.has('key') && mine.length === 0,
          origin: this.api.service.publicUrl,
          colourOf: (letter) => game.words[locale][`seat.${letter}`] ?? letter,
        }),
      },
      refused ? 422 : 200,
    );
  }

  /** The offer that was chosen by link or form, with what it would lead to if that can be asked already. */
  private async choiceIn(
    { ask, reader }: Visit,
    table: string,
    fields: Fields,
    offers: readonly NumberedOffer[],
  ): Promise<Choice | null> {
    const number = wholeNumber(fields, 'offer');
    const found = offers.find((one) => one.number === number);
    const question = one(fields, 'question');
    if (!found || (question !== '' && question !== found.question.id)) return null;
    const action = isFilled(fields) ? actionOf(found.offer, fields) : readyAction(found.offer);
    if (!action) return { number: found.number, action: null, preview: null };
    const { previewAnswer } = await ask(ops.PreviewAnswer, {
      table,
      seat: found.question.seat,
      question: found.question.id,
      action,
      locale: reader.locale,
    });
    return { number: found.number, action, preview: previewAnswer };
  }

  @Get()
  read(@Param('id') id: string, @Query() query: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    const fields = fieldsOf(query);
    return this.enter(id, fields, request, reply, (here, link) => this.show(here, id, fields, link));
  }

  /** Every change is the same: ask for it, go back to the table if it was done, say why if not. */
  private change<Variables>(
    id: string,
    body: unknown,
    request: Request,
    reply: Reply,
    operation: ops.Operation<{ done: Outcome }, Variables & Always>,
    variables: (fields: Fields, here: Visit) => Variables | Promise<Variables>,
    salt = '',
  ): Promise<void> {
    const fields = fieldsOf(body);
    return this.enter(id, fields, request, reply, async (here, link) => {
      const seat = one(fields, 'seat');
      const { done } = await here.ask(operation, {
        command: commandIn(fields, salt),
        table: id,
        seat,
        locale: here.reader.locale,
        ...(await variables(fields, here)),
      });
      if (done.__typename === 'Refused' || done.__typename === 'Stale') return this.show(here, id, fields, link, done);
      if (done.table !== undefined) return here.goTo(`/t/${done.table}`);
      const table = await this.headOf(here, id);
      const several = this.mineAt(here, table).length > 1;
      if (link) await this.staySeated(reply, link);
      here.goTo(addressOf({ table, key: null, seat: several && seat !== '' ? seat : null }));
    });
  }

  @Post('/answer')
  answer(@Param('id') id: string, @Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return this.change(id, body, request, reply, ops.SubmitAnswer, async (fields, { ask, reader }) => {
      const { table } = await ask(ops.TableQuestions, { id, locale: reader.locale });
      if (!table) throw notFound();
      const question = one(fields, 'question');
      const chosen = numbered(saidQuestions(table.questions), one(fields, 'seat')).find(
        ({ number, question: its }) => number === wholeNumber(fields, 'offer') && its.id === question,
      );
      // A question that has closed meanwhile has no such offer: the table says so itself, by the question's id.
      return { question, action: chosen ? actionOf(chosen.offer, fields) : {} };
    });
  }

  @Post('/line')
  line(@Param('id') id: string, @Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    const line = one(fieldsOf(body), 'line').slice(0, 500);
    return this.change(id, body, request, reply, ops.SubmitLine, () => ({ line }), line);
  }

  @Post('/undo')
  undo(@Param('id') id: string, @Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return this.change(id, body, request, reply, ops.Undo, () => ({}));
  }

  @Post('/say')
  say(@Param('id') id: string, @Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    const text = one(fieldsOf(body), 'text');
    return this.change(id, body, request, reply, ops.Say, () => ({ text }), text);
  }

  @Post('/notes')
  notes(@Param('id') id: string, @Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    // Writing the same notes again is harmless, and A, B, A are three changes: every one is its own.
    return this.change(
      id,
      body,
      request,
      reply,
      ops.KeepNotes,
      (fields) => ({ text: one(fields, 'text') }),
      String(Date.now()),
    );
  }

  @Post('/order')
  order(@Param('id') id: string, @Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return this.change(id, body, request, reply, ops.GiveOrder, async (fields, { ask, reader }) => {
      const { table: asked } = await ask(ops.SeatOrders, {
        id,
        seat: one(fields, 'seat'),
        locale: reader.locale,
      });
      const template = saidOrders(asked)?.orderTemplates[wholeNumber(fields, 'template') ?? -1];
      const fits = template !== undefined && template.action.type === one(fields, 'type');
      return { order: fits ? actionOf(template, fields) : { type: one(fields, 'type') }, once: fields.has('once') };
    });
  }

  @Post('/withdraw')
  withdraw(
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    return this.change(id, body, request, reply, ops.WithdrawOrder, (fields) => ({ order: one(fields, 'order') }));
  }

  @Post('/letters')
  letters(@Param('id') id: string, @Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, async (here) => {
      const choice = letterChoiceIn(fieldsOf(body));
      if (!choice) throw badInput(here.reader.say('letters.bad'));
      await here.ask(ops.ChooseLetters, { table: id, choice });
      here.goTo(`/t/${encodeURIComponent(id)}`);
    });
  }

  @Post('/sit')
  sit(@Param('id') id: string, @Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return this.change(id, body, request, reply, ops.TakeSeat, () => ({}));
  }

  @Post('/bot')
  bot(@Param('id') id: string, @Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return this.change(id, body, request, reply, ops.SeatBot, () => ({ policy: 'greedy' as const }));
  }

  @Post('/start')
  start(@Param('id') id: string, @Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return this.change(id, body, request, reply, ops.StartTable, () => ({}));
  }

  @Post('/leave')
  leave(@Param('id') id: string, @Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return this.change(id, body, request, reply, ops.LeaveSeat, () => ({}));
  }

  @Post('/offer-seat')
  offerSeat(
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    return this.change(id, body, request, reply, ops.OfferSeat, (fields) => ({
      to: one(fields, 'to').trim().split('/').at(-1) ?? '',
    }));
  }

  @Post('/time')
  giveTime(
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    return this.change(id, body, request, reply, ops.GiveTime, (fields) => ({
      seat: one(fields, 'to'),
      hours: wholeNumber(fields, 'hours') ?? 0,
    }));
  }

  @Post('/pause')
  pause(@Param('id') id: string, @Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return this.change(id, body, request, reply, ops.Propose, () => ({ kind: 'pause' as const }));
  }

  @Post('/propose-undo')
  proposeUndo(
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    return this.change(id, body, request, reply, ops.Propose, (fields) => ({
      kind: 'undo' as const,
      after: wholeNumber(fields, 'after') ?? 0,
    }));
  }

  @Post('/proposal')
  proposal(
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    return this.change(id, body, request, reply, ops.AnswerProposal, (fields) => ({
      proposal: wholeNumber(fields, 'proposal') ?? -1,
      agree: one(fields, 'agree') === 'yes',
    }));
  }

  @Post('/resume')
  resume(@Param('id') id: string, @Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return this.change(id, body, request, reply, ops.Resume, () => ({}));
  }

  @Post('/fork')
  fork(@Param('id') id: string, @Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return this.change(id, body, request, reply, ops.Fork, (fields) => ({ at: wholeNumber(fields, 'at') ?? 0 }));
  }

  @Post('/rematch')
  rematch(@Param('id') id: string, @Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return this.change(id, body, request, reply, ops.Rematch, () => ({}));
  }

  @Post('/invite')
  invite(@Param('id') id: string, @Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return this.change(id, body, request, reply, ops.Invite, (fields) => ({
      address: one(fields, 'address'),
      seat: one(fields, 'seat') || null,
    }));
  }
}
