import { Body, Controller, Get, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { isZone } from '../accounts/account.js';
import { signIn } from '../accounts/sign-in.js';
import { SESSION_COOKIE } from '../graphql/viewer.js';
import { Postbox } from '../mail/postbox.js';
import { fieldsOf, one } from './fields.js';
import { html } from './html.js';
import { AskForSignIn, SignOut } from './operations.js';
import { PageApi } from './page-api.js';
import { type Visit, visit } from './page-door.js';
import { type Reply, type Request } from './reader.js';
import { sessionCookie } from './session-cookie.js';

/** Asking for a link, and the other end of it. Looking changes nothing, for mail scanners look too; pressing the button does. */
@Controller()
export class SignInController {
  constructor(@Inject(PageApi) private readonly api: PageApi) {}

  private askAddress(here: Visit, problem: string | null): void {
    const { say } = here.reader;
    const body = html`<form method="post" action="/sign-in/ask" class="plate">
      <p>${say('signIn.lead')}</p>
      ${problem !== null && html`<p class="refusal" role="alert">${problem}</p>`}
      <input type="hidden" name="zone" value="" data-zone />
      <label class="field"
        ><span>${say('signIn.address')}</span
        ><input type="email" name="address" required autocomplete="email" maxlength="254"
      /></label>
      <div class="buttons"><button class="main">${say('signIn.send')}</button></div>
    </form>`;
    here.show({ title: say('signIn.title'), body }, problem === null ? 200 : 422);
  }

  @Get('/sign-in')
  look(@Query() query: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, (here) => {
      const { say } = here.reader;
      const secret = one(fieldsOf(query), 'secret').slice(0, 2000);
      if (secret === '') this.askAddress(here, null);
      else
        here.show({
          title: say('signIn.title'),
          body: html`<form method="post" action="/sign-in" class="plate">
            <p>${say('signIn.pressText')}</p>
            <input type="hidden" name="secret" value="${secret}" />
            <div class="buttons"><button class="main">${say('signIn.press')}</button></div>
          </form>`,
        });
      return Promise.resolve();
    });
  }

  @Post('/sign-in/ask')
  send(@Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, async (here) => {
      const { say, locale } = here.reader;
      const fields = fieldsOf(body);
      const zone = one(fields, 'zone');
      try {
        await here.ask(AskForSignIn, {
          address: one(fields, 'address'),
          locale,
          zone: zone !== '' && isZone(zone) ? zone : 'UTC',
        });
      } catch (error) {
        if ((error as { extensions?: { code?: string } }).extensions?.code !== 'BAD_INPUT') throw error;
        return this.askAddress(here, say('signIn.bad'));
      }
      const here_ = this.api.service.post instanceof Postbox;
      here.show({
        title: say('signIn.sent'),
        body: html`<section class="plate">
          <p>${say('signIn.sentText')}</p>
          ${here_ && html`<p>${say('signIn.sentHere')} <a class="button" href="/postbox">${say('page.postbox')}</a></p>`}
        </section>`,
      });
    });
  }

  @Post('/sign-in')
  enter(@Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, async (here) => {
      const { say } = here.reader;
      const { service } = this.api;
      const session = await signIn(service.accounts, one(fieldsOf(body), 'secret').slice(0, 2000));
      if (!session) {
        const text = html`<section class="plate">
          <p>${say('signIn.oldText')}</p>
          <p><a class="button" href="/sign-in">${say('page.signIn')}</a></p>
        </section>`;
        return here.show({ title: say('signIn.old'), body: text }, 400);
      }
      reply.header('set-cookie', sessionCookie(session.secret, service.isSecure));
      here.goTo('/');
    });
  }

  @Post('/sign-out')
  leave(@Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, async (here) => {
      if (here.reader.me) await here.ask(SignOut, {});
      reply.header('set-cookie', `${SESSION_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
      here.goTo('/');
    });
  }
}
