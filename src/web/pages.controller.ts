import { Controller, Get, Header } from '@nestjs/common';
import { games } from '../games/registry.js';
import { escaped, page } from './html.js';

/** What a browser finds until the real pages are there: an honest door plate, and whether the service is alive. */
@Controller()
export class PagesController {
  @Get('/')
  @Header('content-type', 'text/html; charset=utf-8')
  home(): string {
    const titles = games().map(
      ({ title, players }) => `<li>${escaped(title)} (${players.min} to ${players.max} players)</li>`,
    );
    const text =
      'Heavy space board games by e-mail. The API is at <a href="/graphql">/graphql</a>, letters are in the <a href="/postbox">postbox</a>.';
    return page('en', 'Parsec Post', `<p>${text}</p><ul>${titles.join('')}</ul>`);
  }

  @Get('/health')
  health(): { status: 'ok' } {
    return { status: 'ok' };
  }
}
