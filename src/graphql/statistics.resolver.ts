import { Inject } from '@nestjs/common';
import { Args, Context as Ctx, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { type Locale } from '../games/kernel/game-definition.js';
import { gameOf } from '../games/registry.js';
import { feedAfter } from '../read-models/feed/query.js';
import { strongest } from '../read-models/results/query.js';
import { SERVICE, type Service } from '../service.js';
import { maySee } from '../tables/people.js';
import { tableStream } from '../tables/table-store.js';
import { loadTable } from '../tables/shell.js';
import { logEntries } from '../tables/log-entries.js';
import { type Context, failure, pageSize, signedIn } from './viewer.js';

/** A person as others see them: the name, and how they have played. */
@Resolver('Player')
export class StatisticsResolver {
  constructor(@Inject(SERVICE) private readonly service: Service) {}

  @ResolveField('name')
  name(@Parent() { id }: { id: string }, @Ctx() context: Context): Promise<string | null> {
    return context.nameOf(id);
  }

  @ResolveField('record')
  async record(@Parent() { id }: { id: string }, @Ctx() context: Context) {
    return (await context.recordOf(id)).map((record) => ({ ...record, game: gameOf(record.game) }));
  }

  @Query('player')
  async player(@Args('id') id: string, @Ctx() context: Context) {
    return (await context.nameOf(id)) === null ? null : { id };
  }

  @Query('strongest')
  strongest(@Args('game') game: string, @Args('first') first: number) {
    return strongest(this.service.readModels, game, pageSize(first)).map(({ player, ...rated }) => ({
      ...rated,
      player: { id: player },
    }));
  }
}

/** Everything that happens at one's tables, for programs that come back with a cursor. */
@Resolver()
export class FeedResolver {
  constructor(@Inject(SERVICE) private readonly service: Service) {}

  @Query('events')
  async events(
    @Args()
    { after, first, table, locale }: { after?: string | null; first: number; table?: string | null; locale: Locale },
    @Ctx() context: Context,
  ) {
    const from = after === undefined || after === null ? 0 : Number(after);
    if (!Number.isSafeInteger(from) || from < 0) throw failure('BAD_INPUT', 'after: use `next` of the page before');
    const player = table ? (context.viewer?.player ?? null) : signedIn(context, 'read').player;
    const { shell, readModels, projector } = this.service;
    const limit = pageSize(first);
    const rows = feedAfter(readModels, { player, ...(table ? { table } : {}), after: from, limit });
    const entries = new Map<string, unknown>();
    for (const id of new Set(rows.map((row) => row.table))) {
      const loaded = await loadTable(shell, id);
      if ('refused' in loaded || !maySee(loaded.table, player)) continue;
      const wanted = rows.filter((row) => row.table === id).map(({ revision }) => revision);
      const begin = Math.min(...wanted);
      const stored = await shell.tables.events.read(tableStream(id), {
        from: begin,
        limit: Math.max(...wanted) - begin + 1,
      });
      for (const entry of logEntries(loaded.table, stored, player, locale))
        entries.set(`${id} ${entry.revision}`, entry);
    }
    return {
      entries: rows.flatMap(({ position, table: id, revision }) => {
        const entry = entries.get(`${id} ${revision}`);
        return entry === undefined ? [] : [{ position: String(position), table: id, entry }];
      }),
      // A cursor also when there is nothing new yet: the next call goes on from here.
      next: String(rows.at(-1)?.position ?? from),
      caughtUp: rows.length < limit && projector.position >= from,
    };
  }
}
