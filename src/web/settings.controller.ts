import { Body, Controller, Get, Inject, Post, Req, Res } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { SESSION_COOKIE } from '../graphql/viewer.js';
import { fieldsOf, one } from './fields.js';
import { type Html, html } from './html.js';
import { letterChoiceIn, lettersPlate } from './letters-plate.js';
import {
  ChangeSettings,
  ChooseLetters,
  EndVacation,
  EraseMyAccount,
  IssueToken,
  MyData,
  Settings,
  type SettingsInput,
  SignOut,
  TakeVacation,
} from './operations.js';
import { PageApi } from './page-api.js';
import { badInput, mustBeSignedIn, notFound, type Visit, visit } from './page-door.js';
import { type Reply, type Request } from './reader.js';
import { vacationIn, vacationPlate } from './vacation-plate.js';
import { moment } from './when.js';

const SCOPES = ['read', 'play', 'account'] as const;

/** Everything about oneself: what others read, when letters may come, tokens, the own data, and leaving. */
@Controller('/settings')
export class SettingsController {
  constructor(@Inject(PageApi) private readonly api: PageApi) {}

  private async show(here: Visit, notice: Html | null, status = 200): Promise<void> {
    mustBeSignedIn(here);
    const { reader } = here;
    const { say } = reader;
    const { me, myLetters } = await here.ask(Settings, {});
    if (!me) throw notFound();
    const zones = Intl.supportedValuesOf('timeZone');
    const body = html`${notice}
      <form method="post" action="/settings" class="plate">
        <p class="note">${say('settings.address', { address: me.address })}</p>
        <label class="field"
          ><span>${say('settings.name')}</span
          ><input name="name" value="${me.name}" required maxlength="60" autocomplete="nickname"
        /></label>
        <label class="field"
          ><span>${say('settings.locale')}</span
          ><select name="locale">
            <option value="en" lang="en" ${me.locale === 'en' && 'selected'}>English</option>
            <option value="es" lang="es" ${me.locale === 'es' && 'selected'}>Español</option>
          </select></label
        >
        <label class="field"
          ><span>${say('settings.zone')}</span><input name="zone" list="zones" value="${me.zone}" required /><datalist
            id="zones"
          >
            ${zones.map((zone) => html`<option value="${zone}"></option>`)}
          </datalist></label
        >
        <fieldset>
          <legend>${say('settings.quiet')}</legend>
          <label class="amount"
            ><span>${say('settings.quietFrom')}</span
            ><input type="time" name="quietFrom" value="${me.quietFrom}" required
          /></label>
          <label class="amount"
            ><span>${say('settings.quietTo')}</span><input type="time" name="quietTo" value="${me.quietTo}" required
          /></label>
          <label class="chip"
            ><input type="checkbox" name="weekendsOff" value="1" ${me.weekendsOff && 'checked'} /><span
              >${say('settings.weekends')}</span
            ></label
          >
        </fieldset>
        <div class="buttons"><button class="main">${say('settings.save')}</button></div>
      </form>
      ${lettersPlate(reader, me.letters, me.lettersRefused, myLetters.letters)} ${vacationPlate(reader, me)}
      <section class="plate">
        <h2>${say('settings.tokens')}</h2>
        <ul class="plain">
          ${me.tokens.map(
            ({ id, name, scopes, expires }) =>
              html`<li>
                <form method="post" action="/settings/end" class="row">
                  <input type="hidden" name="token" value="${id}" /><span
                    >${name}
                    <small
                      >${scopes.map((scope) => say(`settings.scope.${scope}`)).join(', ')} ·
                      ${say('settings.until', { when: moment(reader, expires) })}</small
                    ></span
                  ><button class="quiet" aria-label="${say('settings.revoke')}: ${name}">
                    ${say('settings.revoke')}
                  </button>
                </form>
              </li>`,
          )}
        </ul>
        <form method="post" action="/settings/token">
          <label class="field"
            ><span>${say('settings.tokenName')}</span><input name="name" required maxlength="60" /></label
          >${SCOPES.map((scope) => html`<label class="chip"><input type="checkbox" name="scope" value="${scope}" ${scope === 'read' && 'checked'} /><span>${say(`settings.scope.${scope}`)}</span></label>`)}
          <button class="quiet">${say('settings.issue')}</button>
        </form>
      </section>
      <section class="plate">
        <h2>${say('settings.data')}</h2>
        <p>${say('settings.dataText')}</p>
        <p><a class="button" href="/settings/data.json" download>${say('settings.download')}</a></p>
        <form method="post" action="/sign-out"><button class="quiet">${say('page.signOut')}</button></form>
      </section>
      <section class="plate">
        <h2>${say('settings.erase')}</h2>
        <p>${say('settings.eraseText')}</p>
        <form method="post" action="/settings/erase">
          <label class="chip"
            ><input type="checkbox" name="sure" value="1" required /><span>${say('settings.eraseSure')}</span></label
          >
          <button class="quiet danger">${say('settings.erase')}</button>
        </form>
      </section>`;
    here.show({ title: say('settings.title'), body, here: 'settings' }, status);
  }

  private saidAs(text: string, isProblem = false): Html {
    return html`<p class="${isProblem ? 'refusal' : 'notice'}" role="${isProblem ? 'alert' : 'status'}">${text}</p>`;
  }

  @Get()
  look(@Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, (here) =>
      this.show(here, request.url.endsWith('?saved') ? this.saidAs(here.reader.say('settings.saved')) : null),
    );
  }

  @Post()
  save(@Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, async (here) => {
      const fields = fieldsOf(body);
      const settings: SettingsInput = {
        ...Object.fromEntries(['name', 'zone', 'quietFrom', 'quietTo'].map((name) => [name, one(fields, name)])),
        locale: one(fields, 'locale') === 'es' ? 'es' : 'en',
        weekendsOff: fields.has('weekendsOff'),
      };
      try {
        await here.ask(ChangeSettings, { settings });
      } catch (error) {
        if (!(error instanceof GraphQLError) || error.extensions.code !== 'BAD_INPUT') throw error;
        return this.show(here, this.saidAs(error.message, true), 422);
      }
      // The account's language is what was just chosen: a device's older choice must not hide it.
      reply.header('set-cookie', `pp_locale=${settings.locale}; Path=/; Max-Age=31536000; SameSite=Lax`);
      here.goTo('/settings?saved');
    });
  }

  @Post('/letters')
  letters(@Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, async (here) => {
      mustBeSignedIn(here);
      const choice = letterChoiceIn(fieldsOf(body));
      if (!choice) throw badInput(here.reader.say('letters.bad'));
      await here.ask(ChooseLetters, { table: null, choice });
      here.goTo('/settings?saved');
    });
  }

  @Post('/vacation')
  vacation(@Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, async (here) => {
      mustBeSignedIn(here);
      const { locale, zone, say } = here.reader;
      const fields = fieldsOf(body);
      const [from, to] = vacationIn(one(fields, 'from'), one(fields, 'to'), zone, new Date());
      if (from === null || to === null) return this.show(here, this.saidAs(say('settings.vacationBad'), true), 422);
      const { done }: { done: { why?: string } } = await here.ask(TakeVacation, { from, to, locale });
      if (done.why !== undefined) return this.show(here, this.saidAs(done.why, true), 422);
      here.goTo('/settings?saved');
    });
  }

  @Post('/vacation/end')
  endVacation(@Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, async (here) => {
      await here.ask(EndVacation, {});
      here.goTo('/settings?saved');
    });
  }

  @Post('/token')
  issue(@Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, async (here) => {
      const fields = fieldsOf(body);
      const scopes = SCOPES.filter((scope) => fields.get('scope')?.includes(scope));
      const { issueToken } = await here.ask(IssueToken, { name: one(fields, 'name'), scopes });
      await this.show(
        here,
        html`<p class="notice" role="status">
          ${here.reader.say('settings.issued')} <code>${issueToken.secret}</code>
        </p>`,
      );
    });
  }

  @Post('/end')
  end(@Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, async (here) => {
      await here.ask(SignOut, { token: one(fieldsOf(body), 'token') });
      here.goTo('/settings');
    });
  }

  @Get('/data.json')
  data(@Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, async (here) => {
      mustBeSignedIn(here);
      const { me } = await here.ask(MyData, {});
      reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="parsec-post.json"')
        .send(JSON.stringify(me?.data, null, 2));
    });
  }

  @Post('/erase')
  erase(@Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, async (here) => {
      mustBeSignedIn(here);
      await here.ask(EraseMyAccount, {
        confirm: fieldsOf(body).has('sure'),
      });
      reply.header('set-cookie', `${SESSION_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
      here.goTo('/');
    });
  }
}
