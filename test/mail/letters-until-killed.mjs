/**
 * A life of the service that is to be killed: tables with people who answer at random, and the post room at work.
 * Arguments: folder, port of the mail server, number of tables, `play` or `settle`. In `settle` nobody answers any more,
 * and it ends by itself when nothing is queued, printing what is owed and what the outbox says.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AccountStore } from '../../dist/accounts/account-store.js';
import { greedy } from '../../dist/bots/policies.js';
import { SqliteEventStore } from '../../dist/event-store/sqlite.event-store.js';
import { seededChance } from '../../dist/games/kernel/chance.js';
import { turnKey } from '../../dist/mail/keys.js';
import { openOutbox } from '../../dist/mail/outbox.js';
import { openPostroom } from '../../dist/mail/postroom.js';
import { SmtpPost } from '../../dist/mail/smtp.post.js';
import { openTable } from '../../dist/tables/open-table.js';
import { startTable } from '../../dist/tables/start-table.js';
import { submitAnswer } from '../../dist/tables/submit-answer.js';
import { TableStore } from '../../dist/tables/table-store.js';
import { takeSeat } from '../../dist/tables/take-seat.js';

const [folder, port, count, mode] = process.argv.slice(2);
const isNew = !existsSync(join(folder, 'events.sqlite'));
const events = SqliteEventStore.open(join(folder, 'events.sqlite'));
const shell = { tables: new TableStore(events), now: () => new Date() };
const accounts = new AccountStore(events, 'a key for the test');
const post = new SmtpPost({ url: `smtp://127.0.0.1:${port}`, from: 'Parsec Post <post@play.test>' });
const postroom = openPostroom(
  { shell, accounts, post, publicUrl: 'http://parsec.test', now: shell.now, onError: (error) => console.error(error) },
  openOutbox(join(folder, 'outbox.sqlite')),
  { domain: 'play.test', holdMs: 30, retryMs: 40 },
);

if (mode === 'open' && isNew) {
  const quiet = { zone: 'UTC', quietFrom: '00:00', quietTo: '00:00', weekendsOff: false };
  for (let i = 0; i < Number(count); i++) {
    const people = [];
    for (const seat of 'ABC') {
      const settings = { name: `${seat}${i}`, locale: i % 2 ? 'es' : 'en', ...quiet };
      const address = `${seat}${i}@mail.test`.toLowerCase();
      people.push((await accounts.open({ type: 'Opened', address, settings, at: shell.now().toISOString() })).player);
    }
    const [host] = people;
    const table = { game: 'planet-steam', title: `Table ${i}`, seats: 3, host, command: 'open', way: 'page' };
    const { table: id } = await openTable(shell, table);
    for (const [at, player] of people.entries())
      await takeSeat(shell, { table: id, seat: 'ABC'[at], player, command: `sit-${at}`, way: 'page' });
    await startTable(shell, { table: id, player: host, command: 'start', way: 'page' });
  }
  process.exit(0);
}

const tables = new Set();
const stopping = new AbortController();
setTimeout(() => stopping.abort(), 300);
for await (const { stream, type } of events.follow(0, { signal: stopping.signal }))
  if (type === 'table.Opened') tables.add(stream.slice('table-'.length));

postroom.start();
process.stdout.write('ready\n');

if (mode === 'play')
  for (let n = 0; ; n++) {
    const id = [...tables][Math.floor(Math.random() * tables.size)];
    const { table } = await shell.tables.load(id);
    const open = table.game.questions(table.state).filter(({ waits }) => waits);
    const question = open[Math.floor(Math.random() * open.length)];
    if (question) {
      const { seat } = question;
      const action = greedy(table.game, table.game.view(table.state, seat), seat, question, seededChance(n));
      await submitAnswer(shell, {
        table: id,
        seat,
        player: table.players[seat],
        question: question.id,
        action,
        command: `${process.pid}-${n}`,
        way: 'page',
      });
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
  }

let last = 0;
for (;;) {
  const [{ position } = { position: 0 }] = [{ position: postroom.reactor.position }];
  const queued = postroom.room.outbox.nextDue();
  if (position === last && position > 0 && queued === null) break;
  last = position;
  await new Promise((resolve) => setTimeout(resolve, 400));
}
const owed = [];
for (const id of tables) {
  const { table } = await shell.tables.load(id);
  for (const { id: question, seat, waits } of table.game.questions(table.state))
    if (waits) {
      const row = postroom.room.outbox.find(turnKey(table, question, seat, table.players[seat]));
      const carrier =
        row &&
        postroom.room.outbox.db
          .prepare('SELECT message_id FROM letters WHERE key = (SELECT carrier FROM letters WHERE key = ?)')
          .pluck()
          .get(row.key);
      owed.push({ table: id, question, seat, state: row?.state ?? 'missing', messageId: carrier ?? null });
    }
}
process.stdout.write(`${JSON.stringify({ owed })}\n`);
await postroom.stop();
await events.close();
