import { Body, Controller, Get, Header, HttpCode, Inject, NotFoundException, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { type Account } from '../accounts/account.js';
import { choiceAt, type LetterChoice } from '../accounts/letter-choices.js';
import { LOCALES } from '../games/kernel/game-definition.js';
import { openLettersKey } from '../mail/addresses.js';
import { SERVICE, type Service } from '../service.js';
import { lettersWords } from './letters.words.js';
import { escaped, page } from './html.js';

const formSchema = z.object({
  scope: z.enum(['table', 'all']).default('all'),
  cadence: z.enum(['once', 'gathered', 'daily']),
  gatherMinutes: z.coerce.number().int().min(5).max(1440),
  dailyHour: z.coerce.number().int().min(0).max(23),
  theme: z.enum(['light', 'dark']),
  muted: z.enum(['yes']).optional(),
  locale: z.enum(LOCALES),
});
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
    const parsed = formSchema.safeParse(body);
    if (!parsed.success) return this.form(key, account, table, false);
    const { scope, muted, locale, ...rest } = parsed.data;
    const choice: Partial<LetterChoice> = { ...rest, muted: muted === 'yes' };
    let after = await store.append(account, { type: 'LettersChosen', table: scope === 'table' ? table : null, choice });
    if (locale !== account.settings.locale)
      after = await store.append(after, { type: 'SettingsChanged', settings: { locale } });
    return this.form(key, after, table, true);
  }

  private form(key: string, account: Account, table: string | null, isDone: boolean): string {
    const say = lettersWords[account.settings.locale];
    const choice = choiceAt(account.letters, table);
    const radio = (name: string, value: string, label: string, isOn: boolean): string =>
      `<p><label><input type="radio" name="${name}" value="${value}"${isOn ? ' checked' : ''}> ${escaped(label)}</label></p>`;
    const number = (name: 'gatherMinutes' | 'dailyHour', label: string, min: number, max: number): string =>
      `<p><label>${escaped(label)} <input type="number" name="${name}" min="${min}" max="${max}" value="${choice[name]}"></label></p>`;
    const failed = account.failed ? `<p><strong>${escaped(say[account.failed.why])}</strong></p>` : '';
    return page(
      account.settings.locale,
      say.title,
      `${isDone ? `<p role="status"><strong>${escaped(choice.muted ? say.stopped : say.kept)}</strong></p>` : ''}${failed}
<form method="post" action="/letters/${encodeURIComponent(key)}">
${table === null ? '' : `<fieldset><legend>${escaped(say.where)}</legend>${radio('scope', 'table', say.here, true)}${radio('scope', 'all', say.everywhere, false)}</fieldset>`}
<fieldset><legend>${escaped(say.when)}</legend>
${radio('cadence', 'once', say.once, choice.cadence === 'once')}
${radio('cadence', 'gathered', say.gathered, choice.cadence === 'gathered')}${number('gatherMinutes', say.minutes, 5, 1440)}
${radio('cadence', 'daily', say.daily, choice.cadence === 'daily')}${number('dailyHour', say.hour, 0, 23)}
<p><label><input type="checkbox" name="muted" value="yes"${choice.muted ? ' checked' : ''}> ${escaped(say.none)}</label></p></fieldset>
<fieldset><legend>${escaped(say.look)}</legend>
${radio('theme', 'light', say.light, choice.theme === 'light')}${radio('theme', 'dark', say.dark, choice.theme === 'dark')}
${radio('locale', 'en', 'English', account.settings.locale === 'en')}${radio('locale', 'es', 'Español', account.settings.locale === 'es')}</fieldset>
<p><button>${escaped(say.keep)}</button></p></form>
<form method="post" action="/letters/${encodeURIComponent(key)}"><input type="hidden" name="List-Unsubscribe" value="One-Click"><p><button>${escaped(table === null ? say.stopAll : say.stopHere)}</button></p></form>`,
    );
  }
}
