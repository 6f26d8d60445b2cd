import {
  Body,
  Controller,
  ForbiddenException,
  Get,
  Header,
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
import { SERVICE, type Service } from '../service.js';
import { escaped, page } from './html.js';

interface Request {
  readonly ip: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}
interface Reply {
  header(name: string, value: string): Reply;
  status(code: number): Reply;
  send(body: string | Buffer): void;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_NAME = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/i;
const replySchema = z.object({ text: z.string().max(20_000) });

const linked = (text: string): string =>
  escaped(text).replace(/(https?:\/\/[^\s<&]+(?:&#38;[^\s<&]+)*)/g, (link) => `<a href="${link}">${link}</a>`);

/** Where no mail server is set, letters are read and answered here, on this machine only. */
@Controller('/postbox')
export class PostboxController {
  constructor(@Inject(SERVICE) private readonly service: Service) {}

  private box({ ip, headers }: Request): Postbox {
    const { post } = this.service;
    // The name too: a page elsewhere could have its own name point at this machine.
    if (!(post instanceof Postbox) || !LOOPBACK.test(ip) || !LOCAL_NAME.test(headers.host ?? ''))
      throw new ForbiddenException('the postbox is open on this machine only, and only where no mail server is set');
    return post;
  }

  private letter(request: Request, number: string): Kept {
    const letter = this.box(request).letter(Number(number));
    if (!letter) throw new NotFoundException('there is no such letter');
    return letter;
  }

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  letters(@Req() request: Request): string {
    const rows = this.box(request)
      .letters.toReversed()
      .map(
        ({ number, to, subject }) =>
          `<tr><td>${number}</td><td>${escaped(to)}</td><td><a href="/postbox/${number}">${escaped(subject)}</a></td></tr>`,
      );
    const body =
      rows.length === 0
        ? '<p>No letters yet.</p>'
        : `<table><thead><tr><th scope="col">No.</th><th scope="col">To</th><th scope="col">Letter</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
    return page(
      'en',
      'Postbox',
      `<p>There is no mail server, so letters stay here. <a href="/postbox">Look again</a></p>${body}`,
    );
  }

  @Get('/:number')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  // The letter stands in a frame of its own, whose height is a style.
  @Header(
    'content-security-policy',
    "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  )
  one(@Param('number') number: string, @Req() request: Request): string {
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
    const form =
      letter.replyTo === undefined
        ? '<p>This letter takes no reply.</p>'
        : `<form method="post" action="/postbox/${letter.number}/reply"><p><label for="text">Reply, one answer per line</label></p><p><textarea id="text" name="text" rows="5" cols="60" required></textarea></p><p><button>Send the reply</button></p></form>`;
    return page(
      'en',
      letter.subject,
      `<p><a href="/postbox">All letters</a></p>${form}
<iframe title="The letter" src="/postbox/${letter.number}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" style="width:100%;max-width:720px;height:80vh;border:1px solid #888"></iframe>
<details><summary>Text</summary><pre>${linked(letter.text)}</pre></details>
<details><summary>Headers</summary><pre>${escaped(headers.join('\n'))}</pre></details>`,
    );
  }

  /** As a mail program would show it, in a frame that can do nothing but open links. */
  @Get('/:number/html')
  html(@Param('number') number: string, @Req() request: Request, @Res() reply: Reply): void {
    const { html, text, pictures = [] } = this.letter(request, number);
    const shown = pictures.reduce(
      (body, { cid, png }) => body.replaceAll(`cid:${cid}"`, `data:image/png;base64,${png.toString('base64')}"`),
      html ?? `<pre>${linked(text)}</pre>`,
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
    await this.service.letters.inbox.receive({
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
