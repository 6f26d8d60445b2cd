import { Controller, Get, Header } from '@nestjs/common';
import { games } from '../games/registry.js';

/** What a browser finds until the real pages are there: an honest door plate, and whether the service is alive. */
@Controller()
export class PagesController {
  @Get('/')
  @Header('content-type', 'text/html; charset=utf-8')
  home(): string {
    const titles = games().map(({ title, players }) => `<li>${title} (${players.min} to ${players.max} players)</li>`);
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Parsec Post</title></head>
<body><h1>Parsec Post</h1><p>Heavy space board games by e-mail. The GraphQL API is at <a href="/graphql">/graphql</a>.</p><ul>${titles.join('')}</ul></body></html>`;
  }

  @Get('/health')
  health(): { status: 'ok' } {
    return { status: 'ok' };
  }
}
