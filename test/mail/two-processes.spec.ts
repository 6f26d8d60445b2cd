import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { AccountStore } from '../../src/accounts/account-store.js';
import { SqliteEventStore } from '../../src/event-store/sqlite.event-store.js';
import { playedOn } from '../../src/commands/played-on.js';
import { replyAddress } from '../../src/mail/addresses.js';
import { type Letter } from '../../src/mail/letter.js';
import { openOutbox } from '../../src/mail/outbox.js';
import { openPostroom } from '../../src/mail/postroom.js';
import { TableStore } from '../../src/tables/table-store.js';

const folder = mkdtempSync(join(tmpdir(), 'parsec-two-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files of one installation, opened once more: all that two processes share. */
const opened = (name: string, sent: string[], sends = true) => {
  const events = SqliteEventStore.open(join(folder, 'events.sqlite'));
  const shell = { tables: new TableStore(events), now: () => new Date() };
  const accounts = new AccountStore(events, 'a key that both have');
  const post = {
    send: async ({ messageId }: Letter) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      sent.push(`${name} ${messageId}`);
    },
  };
  const parts = { shell, accounts, post, publicUrl: 'http://parsec.test', now: shell.now };
  const onError = (error: unknown) => void process.stderr.write(`${name}: ${String(error)}\n`);
  const postroom = openPostroom({ ...parts, onError }, openOutbox(join(folder, 'outbox.sqlite')), {
    domain: 'play.test',
    holdMs: 0,
    retryMs: 100,
    sends,
  });
  const close = async (): Promise<void> => {
    await postroom.stop();
    await events.close();
  };
  return { shell, accounts, postroom, close };
};

const until = async (is: () => boolean): Promise<void> => {
  for (let n = 0; !is(); n++) {
    if (n > 300) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

describe('letters apart from the pages', () => {
  it('a process that only plays and one that only sends, over the same files', async () => {
    const sent: string[] = [];
    const web = opened('web', sent, false);
    const mail = opened('mail', sent);
    web.postroom.start();
    mail.postroom.start();
    const { table } = await playedOn(web.shell, web.accounts, 'planet-steam', 3, 0);
    await until(() => sent.length >= 3);
    expect(sent.every((one) => one.startsWith('mail '))).toBe(true);
    // A reply comes in where letters are sent, and the pages know of it.
    const before = (await web.shell.tables.load(table)).table;
    const seat = Object.keys(before.awaiting)[0];
    const to = replyAddress(mail.accounts, { table, seat }, before.players[seat], 'play.test');
    const { outbox } = web.postroom.room;
    const answers = outbox.ofPlayer(before.players[seat], 9).map(({ messageId }) => messageId);
    const from = 'somebody@example.net';
    const reply = { to, from, envelopeFrom: from, messageId: '<1@x>', answers, headers: new Map(), html: null };
    expect(await mail.postroom.inbox.receive({ ...reply, text: 'carrier ore', raw: '' })).toBe('carried out');
    expect((await web.shell.tables.load(table)).table.revision).toBeGreaterThan(before.revision);
    await mail.close();
    await web.close();
  }, 30_000);

  it('two that send by mistake: only one does, and the other takes over when it ends', async () => {
    const sent: string[] = [];
    const first = opened('first', sent);
    const second = opened('second', sent);
    first.postroom.start();
    await new Promise((resolve) => setTimeout(resolve, 50));
    second.postroom.start();
    await playedOn(second.shell, second.accounts, 'planet-steam', 3, 0, 'es');
    await until(() => sent.length >= 3);
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent.every((one) => one.startsWith('first '))).toBe(true);
    await first.close();
    sent.length = 0;
    await playedOn(second.shell, second.accounts, 'spacecorp', 3, 0, 'es');
    await until(() => sent.length > 0);
    expect(sent.every((one) => one.startsWith('second '))).toBe(true);
    await second.close();
  }, 30_000);
});
