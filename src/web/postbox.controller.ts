import {
  Body,
  Controller,
  ForbiddenException,
  Get,
  Inject,
  NotFoundException,
  Param,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { z } from 'zod';
import { type Kept, Postbox } from '../mail/postbox.js';
import { headersOf } from '../mail/smtp.post.js';
import { escaped, html, trusted } from './html.js';
import { PageApi } from './page-api.js';
import { visit } from './page-door.js';
import { isLocal, type Reply, type Request } from './reader.js';
import { SECURITY_HEADERS } from './security.js';

const replySchema = z.object({ text: z.string().max(20_000) });

const linked = (text: string): string =>
  escaped(text).replace(/(https?:\/\/[^\s<&]+(?:&#38;[^\s<&]+)*)/g, (link) => `<a href="${link}">${link}</a>`);

/** Where no mail server is set, letters are read and answered here, on this machine only. */
@Controller('/postbox')
export class PostboxController {
  constructor(@Inject(PageApi) private readonly api: PageApi) {}

  private box(request: Request): Postbox {
    const { post } = this.api.service;
    if (!(post instanceof Postbox) || !isLocal(request))
      throw new ForbiddenException('the postbox is open on this machine only, and only where no mail server is set');
    return post;
  }

  private letter(request: Request, number: string): Kept {
    const letter = this.box(request).letter(Number(number));
    if (!letter) throw new NotFoundException('there is no such letter');
    return letter;
  }

  @Get()
  letters(@Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, (here) => {
      const { say } = here.reader;
      const letters = this.box(request).letters.toReversed();
      const body = html`<section class="plate">
        <p>${say('postbox.lead')} <a class="button" href="/postbox">${say('postbox.again')}</a></p>
        ${
          letters.length === 0
            ? html`<p class="note">${say('postbox.none')}</p>`
            : html`<ol class="plain letters" reversed>
                ${letters.map(
                  ({ number, to, subject }) =>
                    html`<li>
                      <a href="/postbox/${number}">${subject}</a>
                      <small>${say('postbox.number')} ${number} · ${say('postbox.to')} ${to}</small>
                    </li>`,
                )}
              </ol>`
        }
      </section>`;
      here.show({ title: say('postbox.title'), body, here: 'postbox' });
      return Promise.resolve();
    });
  }

  @Get('/:number')
  one(@Param('number') number: string, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, (here) => {
      const { say } = here.reader;
      const letter = this.letter(request, number);
      const headers = Object.entries({
        To: letter.to,
        Subject: letter.subject,
        'Message-ID': letter.messageId,
        'In-Reply-To': letter.inReplyTo,
        References: letter.references?.join(' '),
        'Reply-To': letter.replyTo,
        'Return-Path': letter.returnPath,
        ...headersOf(letter),
      }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
      const body = html`<p><a href="/postbox">${say('postbox.all')}</a></p>
        <iframe
          class="letter"
          title="${say('postbox.shown')}"
          src="/postbox/${letter.number}/html"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        ></iframe>
        <section class="plate">
          ${
            letter.replyTo === undefined
              ? html`<p>${say('postbox.noReply')}</p>`
              : html`<form method="post" action="/postbox/${letter.number}/reply">
                  <label class="field"
                    ><span>${say('postbox.reply')}</span
                    ><textarea name="text" rows="5" required maxlength="20000"></textarea></label
                  ><button class="main">${say('postbox.send')}</button>
                </form>`
          }
        </section>
        <details class="plate">
          <summary>${say('postbox.text')}</summary>
          <pre tabindex="0">${trusted(linked(letter.text))}</pre>
        </details>
        <details class="plate">
          <summary>${say('postbox.headers')}</summary>
          <pre tabindex="0">${headers.join('\n')}</pre>
        </details>`;
      // The letter itself is shown in a frame; it comes from here and can do nothing but open links.
      reply.header('content-security-policy', `${SECURITY_HEADERS['content-security-policy']}; frame-src 'self'`);
      here.show({ title: letter.subject, about: say('postbox.title'), body, here: 'postbox' });
      return Promise.resolve();
    });
  }

  /** As a mail program would show it, in a frame that can do nothing but open links. */
  @Get('/:number/html')
  html(@Param('number') number: string, @Req() request: Request, @Res() reply: Reply): void {
    const { html: markup, text, pictures = [] } = this.letter(request, number);
    const shown = pictures.reduce(
      (body, { cid, png }) => body.replaceAll(`cid:${cid}"`, `data:image/png;base64,${png.toString('base64')}"`),
      markup ?? `<pre>${linked(text)}</pre>`,
    );
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      )
      .send(shown.replace('<head>', '<head><base target="_blank">'));
  }

  @Post('/:number/reply')
  async reply(
    @Param('number') number: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    const letter = this.letter(request, number);
    // Only this page's own form: another site must not write replies through the reader's browser.
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin')
      throw new ForbiddenException('write the reply on the postbox page');
    const parsed = replySchema.safeParse(body);
    if (!parsed.success || letter.replyTo === undefined) throw new ForbiddenException('this letter takes no reply');
    const { text } = parsed.data;
    await this.api.service.letters.inbox.receive({
      to: letter.replyTo,
      envelopeFrom: letter.to,
      from: letter.to,
      messageId: `<${crypto.randomUUID()}@postbox>`,
      answers: letter.messageId === undefined ? [] : [letter.messageId],
      headers: new Map(),
      text,
      html: null,
      raw: text,
    });
    reply.header('location', '/postbox').status(303).send('');
  }
}
