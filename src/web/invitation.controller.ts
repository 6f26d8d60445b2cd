import { Body, Controller, Get, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { readInvitation } from '../accounts/invitations.js';
import { loadTable } from '../tables/shell.js';
import { fieldsOf, one } from './fields.js';
import { html } from './html.js';
import { AcceptInvitation } from './operations.js';
import { PageApi } from './page-api.js';
import { type Visit, visit } from './page-door.js';
import { type Reply, type Request } from './reader.js';
import { sessionCookie } from './session-cookie.js';
import { type Outcome } from './table-data.js';
import { seatSign } from './table-scene.js';

/** The other end of an invitation's link. Looking changes nothing, for mail scanners look too; pressing the button does. */
@Controller('/invitation')
export class InvitationController {
  constructor(@Inject(PageApi) private readonly api: PageApi) {}

  private async show(here: Visit, secret: string, problem: string | null): Promise<void> {
    const { say } = here.reader;
    const { accounts, shell } = this.api.service;
    const invitation = secret === '' ? null : await readInvitation(accounts, secret);
    const loaded = invitation && (await loadTable(shell, invitation.table));
    if (!loaded || 'refused' in loaded) {
      const text = html`<section class="plate">
        <p>${problem ?? say('invitation.oldText')}</p>
        <p><a class="button" href="/">${say('page.home')}</a></p>
      </section>`;
      return here.show({ title: say('invitation.old'), body: text }, 410);
    }
    const { table } = loaded;
    const { title, seats, host } = table.opened!;
    // Whoever holds the link may read who sits there, also at a table that is not open to all.
    const nameOf = async (player: string | undefined): Promise<string> =>
      player === undefined ? say('table.nobody') : ((await here.nameOf(player)) ?? say('table.departed'));
    const names = await Promise.all(seats.map((seat) => nameOf(table.players[seat])));
    const lead = say('invitation.lead', { host: await nameOf(host), game: table.game.title, title });
    const body = html`<form method="post" action="/invitation" class="plate">
      ${problem !== null && html`<p class="refusal" role="alert">${problem}</p>`}
      <p class="lead">${lead}</p>
      <h2>${say('invitation.seats')}</h2>
      <ul class="plain seats">
        ${seats.map((seat, i) => html`<li>${seatSign(seat)}<span>${names[i]}</span></li>`)}
      </ul>
      <input type="hidden" name="secret" value="${secret}" />
      ${!here.reader.me && html`<p class="note">${say('invitation.note')}</p>`}
      <div class="buttons">
        <button class="main">${say('invitation.accept')}</button
        ><a class="button" href="/rules/${table.game.id}">${say('home.readRules')}</a>
      </div>
    </form>`;
    here.show({ title: say('invitation.title'), body }, problem === null ? 200 : 422);
  }

  @Get()
  look(@Query() query: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    const secret = one(fieldsOf(query), 'secret').slice(0, 2000);
    return visit(this.api, request, reply, (here) => this.show(here, secret, null));
  }

  @Post()
  accept(@Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    const secret = one(fieldsOf(body), 'secret').slice(0, 2000);
    return visit(this.api, request, reply, async (here) => {
      const { done }: { done: Outcome } = await here.ask(AcceptInvitation, {
        command: 'by-letter',
        secret,
        locale: here.reader.locale,
      });
      if (done.table === undefined) return this.show(here, secret, done.why ?? null);
      if (done.secret) reply.header('set-cookie', sessionCookie(done.secret, this.api.service.isSecure));
      here.goTo(`/t/${done.table}`);
    });
  }
}
