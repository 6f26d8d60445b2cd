import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { type Html, html } from './html.js';
import { PlayerPage, Strongest } from './operations.js';
import { PageApi } from './page-api.js';
import { notFound, visit } from './page-door.js';
import { type Reply, type Request } from './reader.js';

/** A person as others see them, and whom they are measured against. */
@Controller('/player')
export class PlayerController {
  constructor(@Inject(PageApi) private readonly api: PageApi) {}

  @Get('/:id')
  look(@Param('id') id: string, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, async (here) => {
      const { say, locale } = here.reader;
      const { player } = await here.ask(PlayerPage, { id: id.slice(0, 100) });
      if (!player) throw notFound();
      const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
      const lists = await Promise.all(
        player.record.map(async ({ game }): Promise<Html | false> => {
          const { strongest } = await here.ask(Strongest, { game: game.id });
          return (
            strongest.length > 0 &&
            html`<section class="plate">
              <h2>${say('player.strongest', { game: game.title })}</h2>
              <ol>
                ${strongest.map(({ player: one, rating }) => html`<li><a href="/player/${one.id}" ${one.id === player.id && html`aria-current="true"`}>${one.name ?? say('table.departed')}</a> ${number.format(rating)}</li>`)}
              </ol>
            </section>`
          );
        }),
      );
      const body = html`<section class="plate">
          <h2>${say('player.record')}</h2>
          ${
            player.record.length === 0
              ? html`<p class="note">${say('player.none')}</p>`
              : html`<div class="scroll" tabindex="0" role="region" aria-label="${say('player.record')}">
                  <table>
                    <thead>
                      <tr>
                        ${(['game', 'played', 'won', 'best', 'rating'] as const).map((one) => html`<th scope="col">${say(`player.${one}`)}</th>`)}
                      </tr>
                    </thead>
                    <tbody>
                      ${player.record.map(
                        ({ game, played, won, best, rating }) =>
                          html`<tr>
                            <th scope="row">${game.title}</th>
                            <td>${number.format(played)}</td>
                            <td>${number.format(won)}</td>
                            <td>${number.format(best)}</td>
                            <td>${rating === null ? say('player.unrated') : number.format(rating)}</td>
                          </tr>`,
                      )}
                    </tbody>
                  </table>
                </div>`
          }
          <p class="note">${say('player.ratingNote')}</p>
          <p class="note">${say('player.id')}: <code>${player.id}</code></p>
        </section>
        ${lists}`;
      here.show({ title: player.name ?? say('table.departed'), about: say('player.title'), body });
    });
  }
}
