import { Body, Controller, Get, Header, HttpCode, Inject, NotFoundException, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { type Account } from '../accounts/account.js';
import { choiceAt } from '../accounts/letter-choices.js';
import { LOCALES } from '../games/kernel/game-definition.js';
import { openLettersKey } from '../mail/addresses.js';
import { SERVICE, type Service } from '../service.js';
import { fieldsOf, one } from './fields.js';
import { html, page } from './html.js';
import { letterChoiceIn, letterFields } from './letters-plate.js';
import { saying } from './words/index.js';

const oneClickSchema = z.object({ 'List-Unsubscribe': z.literal('One-Click') });

/** The other end of "fewer letters": looking changes nothing, pressing does, and a mail program may press by itself (RFC 8058). */
@Controller('/letters')
export class LettersController {
  constructor(@Inject(SERVICE) private readonly service: Service) {}

  private async open(key: string): Promise<{ account: Account; table: string | null }> {
    const { store } = this.service.accounts;
    const opened = openLettersKey(store, key.slice(0, 500));
    const account = opened && (await store.load(opened.player));
    if (!account) throw new NotFoundException('this link does not work any more');
    return { account, table: opened.table };
  }

  @Get('/:key')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async look(@Param('key') key: string): Promise<string> {
    const { account, table } = await this.open(key);
    return this.form(key, account, table, false);
  }

  @Post('/:key')
  @HttpCode(200)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async choose(@Param('key') key: string, @Body() body: unknown): Promise<string> {
    const { store } = this.service.accounts;
    const { account, table } = await this.open(key);
    if (oneClickSchema.safeParse(body).success) {
      const after = await store.append(account, { type: 'LettersChosen', table, choice: { muted: true } });
      return this.form(key, after, table, true);
    }
    const fields = fieldsOf(body);
    const chosen = letterChoiceIn(fields);
    if (!chosen) return this.form(key, account, table, false);
    const { strictReplies: _notHere, ...choice } = chosen;
    const scope = one(fields, 'scope') === 'table' ? table : null;
    let after = await store.append(account, { type: 'LettersChosen', table: scope, choice });
    const locale = LOCALES.find((known) => known === one(fields, 'locale'));
    if (locale !== undefined && locale !== account.settings.locale)
      after = await store.append(after, { type: 'SettingsChanged', settings: { locale } });
    return this.form(key, after, table, true);
  }

  private form(key: string, { settings, letters, failed }: Account, table: string | null, isDone: boolean): string {
    const say = saying(settings.locale);
    const choice = choiceAt(letters, table);
    const action = `/letters/${encodeURIComponent(key)}`;
    const radio = (name: string, value: string, label: string, isOn: boolean) =>
      html`<label class="chip"
        ><input type="radio" name="${name}" value="${value}" ${isOn && 'checked'} /><span>${label}</span></label
      >`;
    const body = html`${isDone && html`<p class="notice" role="status">${say(choice.muted ? 'letters.stopped' : 'letters.kept')}</p>`}
      ${failed && html`<p class="refusal">${say(`letters.${failed.why}`)}</p>`}
      <form method="post" action="${action}">
        ${
          table !== null &&
          html`<fieldset>
            <legend>${say('letters.where')}</legend>
            ${radio('scope', 'table', say('letters.here'), true)}${radio('scope', 'all', say('letters.everywhere'), false)}
          </fieldset>`
        }
        ${letterFields(say, choice, false)}
        <fieldset>
          <legend>${say('page.language')}</legend>
          ${radio('locale', 'en', 'English', settings.locale === 'en')}${radio('locale', 'es', 'Español', settings.locale === 'es')}
        </fieldset>
        <p><button class="main">${say('letters.keep')}</button></p>
      </form>
      <form method="post" action="${action}">
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <p><button>${say(table === null ? 'letters.stopAll' : 'letters.stopHere')}</button></p>
      </form>`;
    return page(settings.locale, say('letters.title'), body.toString());
  }
}
