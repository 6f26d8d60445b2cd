import { Controller, ForbiddenException, Get, Header, Inject, Req } from '@nestjs/common';
import { Postbox } from '../mail/postbox.js';
import { SERVICE, type Service } from '../service.js';
import { escaped, page } from './html.js';

/** Where no mail server is set, letters are read here, on this machine only. */
@Controller('/postbox')
export class PostboxController {
  constructor(@Inject(SERVICE) private readonly service: Service) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  letters(@Req() { ip }: { ip: string }): string {
    const { post } = this.service;
    if (!(post instanceof Postbox) || !/^(127\.|::1$|::ffff:127\.)/.test(ip))
      throw new ForbiddenException('the postbox is open on this machine only, and only where no mail server is set');
    const linked = (text: string): string =>
      escaped(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);
    const letters = post.letters
      .toReversed()
      .map(
        ({ to, subject, text }) =>
          `<article><h2>${escaped(subject)}</h2><p>To: ${escaped(to)}</p><pre>${linked(text)}</pre></article>`,
      );
    return page('en', 'Postbox', letters.join('\n') || '<p>No letters yet.</p>');
  }
}
