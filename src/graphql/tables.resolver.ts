import { Inject } from '@nestjs/common';
import { Args, Context as Ctx, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { type Locale, type Phrase } from '../games/kernel/game-definition.js';
import { tell } from '../games/kernel/tell.js';
import { gameOf } from '../games/registry.js';
import { type Obligation, obligationsOf } from '../read-models/obligations/query.js';
import { listTables, type TableStatus } from '../read-models/tables/query.js';
import { SERVICE, type Service } from '../service.js';
import { clockOf } from '../tables/table-clock.js';
import { loadTable } from '../tables/shell.js';
import { maySee } from '../tables/people.js';
import { type Table } from '../tables/table.js';
import { type Context, failure, pageSize, signedIn } from './viewer.js';
import { tellingFor } from './wording.js';

/** Lists of tables, and what waits for the viewer. */
@Resolver('Obligation')
export class TablesResolver {
  constructor(@Inject(SERVICE) private readonly service: Service) {}

  @Query('tables')
  tables(
    @Args('filter') filter: { status?: TableStatus; game?: string; mine?: boolean } | undefined,
    @Args('first') first: number,
    @Args('after') after: string | undefined,
    @Ctx() context: Context,
  ) {
    const limit = pageSize(first);
    const before = after === undefined || after === null ? undefined : Number(after);
    if (before !== undefined && !Number.isSafeInteger(before))
      throw failure('BAD_INPUT', 'after: use `next` of the page before');
    const player = filter?.mine ? signedIn(context, 'read').player : undefined;
    const rows = listTables(this.service.readModels, {
      status: filter?.status ?? undefined,
      game: filter?.game ?? undefined,
      player,
      before,
      limit: limit + 1,
    });
    const page = rows.slice(0, limit);
    return {
      tables: page.map((row) => ({
        ...row,
        game: gameOf(row.game),
        seats: row.seats.map(({ player: who, ...seat }) => ({ ...seat, player: who && { id: who } })),
      })),
      next: rows.length > limit ? String(page.at(-1)!.changed) : null,
    };
  }

  @Query('table')
  async table(@Args('id') id: string, @Ctx() { viewer }: Context): Promise<Table | null> {
    const loaded = await loadTable(this.service.shell, id);
    if ('refused' in loaded && loaded.refused.why.say === 'table.noRules')
      throw failure('NOT_FOUND', tell(tellingFor(undefined, 'en'), loaded.refused.why));
    return 'refused' in loaded || !maySee(loaded.table, viewer?.player ?? null) ? null : loaded.table;
  }

  @Query('myObligations')
  myObligations(@Args('first') first: number, @Ctx() context: Context): Obligation[] {
    return obligationsOf(this.service.readModels, signedIn(context, 'read').player, pageSize(first));
  }

  @ResolveField('deadline')
  async deadline(@Parent() { table: id, seat, isTimed }: Obligation, @Ctx() context: Context): Promise<string | null> {
    const { shell, rests } = this.service;
    const table = isTimed ? await context.tableOf(id) : null;
    if (!table) return null;
    const clock = (await clockOf(table, rests, shell.now())).find((one) => one.seat === seat);
    return typeof clock?.deadline === 'number' ? new Date(clock.deadline).toISOString() : null;
  }

  @ResolveField('game')
  game(@Parent() obligation: { game: string }) {
    return gameOf(obligation.game);
  }

  @ResolveField('about')
  about(@Parent() { about, game }: { about: Phrase; game: string }, @Args('locale') locale: Locale): string {
    return tell(tellingFor(gameOf(game), locale), about);
  }
}
