import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { fieldsOf, one } from './fields.js';
import { html } from './html.js';
import { renderRules } from './markdown.js';
import { Rulebook, Rulebooks } from './operations.js';
import { PageApi } from './page-api.js';
import { notFound, visit } from './page-door.js';
import { type Reply, type Request } from './reader.js';

/** The rulebooks, with an anchor for every number that an offer or a refusal quotes. */
@Controller('/rules')
export class RulesController {
  constructor(@Inject(PageApi) private readonly api: PageApi) {}

  @Get()
  all(@Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, async (here) => {
      const { games } = await here.ask(Rulebooks, {});
      const body = html`<section class="plate">
        <ul class="plain tables">
          ${games.map(({ id, title }) => html`<li><a href="/rules/${id}">${title}</a></li>`)}
        </ul>
      </section>`;
      here.show({ title: here.reader.say('rules.title'), body, here: 'rules' });
    });
  }

  @Get('/:game')
  book(
    @Param('game') id: string,
    @Query() query: unknown,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    return visit(this.api, request, reply, async (here) => {
      const { say } = here.reader;
      const { game } = await here.ask(Rulebook, { id: id.slice(0, 60) });
      if (!game) throw notFound();
      const wanted = one(fieldsOf(query), 'q').trim().slice(0, 80);
      const { book, contents, found } = renderRules(game.rulebook, wanted);
      const note = say('rules.english');
      const body = html`<form method="get" class="plate row" role="search">
          <label class="field"
            ><span>${say('rules.search')}</span><input type="search" name="q" value="${wanted}" maxlength="80" /></label
          ><button class="quiet">${say('rules.find')}</button>
        </form>
        ${note !== '' && html`<p class="note">${note}</p>`}
        ${wanted !== '' && html`<p role="status">${say('rules.found', { n: found.length, query: wanted })} ${found.slice(0, 60).map((rule) => html`<a class="rule" href="#r${rule}">${rule}</a> `)}</p>`}
        <nav class="plate contents" aria-label="${say('rules.contents')}">
          <h2>${say('rules.contents')}</h2>
          <ul class="plain">
            ${contents.map(({ anchor, text }) => html`<li><a href="#${anchor}">${text}</a></li>`)}
          </ul>
        </nav>
        <article class="plate rulebook" lang="en">${book}</article>`;
      here.show({ title: game.title, about: say('rules.title'), body, here: 'rules' });
    });
  }
}
