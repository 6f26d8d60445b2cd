import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { type Locale } from '../games/kernel/game-definition.js';
import { type Fields, fieldsOf, one } from './fields.js';
import { homeBody } from './home-page.js';
import { AT_ENDS, newTableBody, PACES } from './new-table-page.js';
import {
  type ArrangementInput,
  Games,
  Home,
  Invite,
  OpenTable,
  type Operation,
  SeatBot,
  StartTable,
  TakeSeat,
} from './operations.js';
import { PageApi } from './page-api.js';
import { mustBeSignedIn, notFound, type Visit, visit } from './page-door.js';
import { type Reply, type Request } from './reader.js';
import { type Outcome } from './table-data.js';

const arrangementIn = (fields: Fields): ArrangementInput => {
  const pace = one(fields, 'pace');
  const atEnd = one(fields, 'atEnd');
  return {
    pace: Object.hasOwn(PACES, pace) ? PACES[pace as keyof typeof PACES] : PACES.none,
    atEnd: AT_ENDS.find((end) => end === atEnd) ?? 'silent',
    locale: one(fields, 'locale') === 'es' ? 'es' : 'en',
    listed: fields.has('listed'),
    spectators: fields.has('spectators'),
    startsWhenFull: fields.has('startsWhenFull'),
  };
};

const YEAR = 365 * 24 * 3600;

/** Home, opening a table, and how a reader wants to read. */
@Controller()
export class PagesController {
  constructor(@Inject(PageApi) private readonly api: PageApi) {}

  @Get('/')
  home(@Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, async (here) => {
      const { reader, ask } = here;
      const data = await ask(Home, { locale: reader.locale, me: reader.me !== null });
      here.show({
        title: 'Parsec Post',
        about: reader.say('page.tagline'),
        body: homeBody(reader, data),
        here: 'home',
      });
    });
  }

  /** Language and theme of this device; a cookie, so that strangers have it too. */
  @Post('/reading')
  reading(@Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, (here) => {
      const fields = fieldsOf(body);
      const locale = one(fields, 'locale');
      const theme = one(fields, 'theme');
      const secure = this.api.service.isSecure ? '; Secure' : '';
      const cookie = (name: string, value: string): string =>
        `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
      const cookies = [
        ...(locale === 'en' || locale === 'es' ? [cookie('pp_locale', locale)] : []),
        ...(theme === 'light' || theme === 'dark' ? [cookie('pp_theme', theme)] : []),
      ];
      reply.header('set-cookie', cookies);
      const back = one(fields, 'back');
      // Only a path of our own: `//host` would lead elsewhere.
      here.goTo(/^\/(?![/\\])/.test(back) ? back : '/');
      return Promise.resolve();
    });
  }

  private async showNew(here: Visit, fields: Fields, problem: string | null = null): Promise<void> {
    mustBeSignedIn(here);
    const { reader, ask } = here;
    const { games } = await ask(Games, { locale: reader.locale });
    const wanted = one(fields, 'game');
    const game = wanted === '' ? games[0] : games.find(({ id }) => id === wanted);
    if (!game) throw notFound();
    const body = newTableBody(reader, games, game, { command: randomUUID(), fields, problem });
    here.show({ title: reader.say('new.title'), body, here: 'new' }, problem === null ? 200 : 422);
  }

  @Get('/new')
  newTable(@Query() query: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, (here) => this.showNew(here, fieldsOf(query)));
  }

  @Post('/new')
  open(@Body() body: unknown, @Req() request: Request, @Res() reply: Reply): Promise<void> {
    return visit(this.api, request, reply, async (here) => {
      mustBeSignedIn(here);
      const fields = fieldsOf(body);
      const { locale } = here.reader;
      // A written address means that seat, whatever else was chosen for it.
      const places = [...'ABCDEF']
        .map((letter) => ({ who: one(fields, `seat.${letter}`), address: one(fields, `address.${letter}`).trim() }))
        .filter(({ who, address }) => (who !== '' && who !== 'unused') || address !== '');
      const sitters = places.map(({ who, address }) => (address === '' ? who : 'free'));
      const options = Object.fromEntries(
        [...fields.entries()]
          .filter(([name]) => name.startsWith('option.'))
          .map(([name, [value = '']]) => [name.slice(7), value === 'true' ? true : value === 'false' ? false : value]),
      );
      const base = one(fields, 'command').slice(0, 60);
      let steps = 0;
      const act = async <Variables>(
        operation: Operation<{ done: Outcome }, Variables & { command: string; locale: Locale }>,
        variables: Variables,
      ): Promise<Outcome> => (await here.ask(operation, { command: `${base}-${steps++}`, locale, ...variables })).done;
      const arrangement = arrangementIn(fields);
      const table = {
        game: one(fields, 'game'),
        title: one(fields, 'title'),
        seats: sitters.length,
        options,
        arrangement,
      };
      const opened = await act(OpenTable, { table });
      if (opened.table === undefined) return this.showNew(here, fields, opened.why ?? null);
      const id = opened.table;
      for (const [i, who] of sitters.entries()) {
        const seat = 'ABCDEF'[i];
        if (who === 'me') await act(TakeSeat, { table: id, seat });
        if (who === 'greedy' || who === 'random') await act(SeatBot, { table: id, seat, policy: who } as const);
        const { address } = places[i];
        if (address !== '') await act(Invite, { table: id, seat, address });
      }
      if (!sitters.includes('free')) await act(StartTable, { table: id });
      here.goTo(`/t/${id}`);
    });
  }
}
