import 'reflect-metadata';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { createApp } from '../create-app.js';
import { SqliteEventStore } from '../event-store/sqlite.event-store.js';
import { LOCALES } from '../games/kernel/game-definition.js';
import { gameOf, games } from '../games/registry.js';
import { openOutbox } from '../mail/outbox.js';
import { Postbox } from '../mail/postbox.js';
import { keyIn, openService } from '../open-service.js';
import { openTable } from '../tables/open-table.js';
import { startTable } from '../tables/start-table.js';
import { seatBot, takeSeat } from '../tables/take-seat.js';
import { readArguments, whole } from './arguments.js';

/** A table for you and two bots, in a folder of its own, with every letter in the postbox page: to try it all in a minute. */
const { port, locale, game } = readArguments(
  z.object({
    port: whole(0, 3000),
    locale: z.enum(LOCALES).default('en'),
    game: z.enum(games().map(({ id }) => id)).default(games()[0].id),
  }),
  process.argv.slice(2),
  `npm run -s demo -- --port 3000 --locale en --game ${games()[0].id}`,
);

const must = <T extends object>(result: T): Exclude<T, { refused: unknown }> => {
  if ('refused' in result) throw new Error(JSON.stringify(result));
  return result as Exclude<T, { refused: unknown }>;
};

const folder = mkdtempSync(join(tmpdir(), 'parsec-demo-'));
const outbox = openOutbox(join(folder, 'outbox.sqlite'));
const url = `http://127.0.0.1:${port}`;
const service = openService({
  events: SqliteEventStore.open(join(folder, 'parsec-post.sqlite')),
  outbox,
  post: new Postbox(200, outbox),
  readModelsFile: join(folder, 'read-models.sqlite'),
  key: keyIn(folder),
  publicUrl: url,
  letters: { holdMs: 300 },
});
const app = await createApp(service);
app.enableShutdownHooks();
await app.listen(port, '127.0.0.1');

const { shell, accounts } = service;
const you = await accounts.store.open({
  type: 'Opened',
  address: 'you@demo.invalid',
  settings: {
    name: locale === 'es' ? 'Alejandra' : 'Alex',
    locale,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    quietFrom: '00:00',
    quietTo: '00:00',
    weekendsOff: false,
  },
  at: new Date().toISOString(),
});
const { player } = you;
const { table } = must(
  await openTable(shell, {
    game,
    title: locale === 'es' ? 'Mesa de prueba' : 'A first table',
    seats: 3,
    host: player,
    command: 'demo',
    way: 'page',
  }),
);
must(await takeSeat(shell, { table, seat: 'A', player, command: 'demo-sit', way: 'page' }));
for (const seat of ['B', 'C'])
  must(await seatBot(shell, { table, seat, policy: 'greedy', player, command: `demo-${seat}`, way: 'page' }));
must(await startTable(shell, { table, player, command: 'demo-start', way: 'page' }));

console.log(`A table of ${gameOf(game)!.title} is open for you and two bots. Your letters: ${await app.getUrl()}/postbox
Open the newest, and answer it there or by its links. Ctrl+C ends it; everything lies in ${folder}`);
