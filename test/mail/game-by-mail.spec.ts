import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { greedy } from '../../src/bots/policies.js';
import { seededChance } from '../../src/games/kernel/chance.js';
import { writeLine } from '../../src/games/kernel/notation.js';
import { askedOf } from '../../src/mail/mailroom.js';
import { SmtpPost } from '../../src/mail/smtp.post.js';
import { type Got, replyTo, TestMailServer, type World, worldOf } from './mail-world.js';

const server = new TestMailServer();
let world: World;
let port: number;

beforeAll(async () => {
  const url = `smtp://127.0.0.1:${await server.listen()}`;
  const post = new SmtpPost({ url, from: 'Parsec Post <post@play.test>' });
  world = await worldOf(
    post,
    [
      { address: 'ann@mail.test', locale: 'en' },
      { address: 'beto@correo.test', locale: 'es' },
    ],
    { letters: { listen: { port: 0, host: '127.0.0.1' } } },
  );
  port = (await world.postroom.listening)!;
});
afterAll(async () => {
  await world.close();
  await server.close();
});

/** What a person would type: the number from the letter where that is enough, otherwise the notation, in their language. */
const lineFor = async (seat: string, locale: 'en' | 'es', turn: number): Promise<string> => {
  const { table } = await world.shell.tables.load(world.table);
  const questions = askedOf(table, seat);
  const question = questions.find(({ waits }) => waits)!;
  const action = greedy(table.game, table.game.view(table.state, seat), seat, question, seededChance(turn));
  const all = questions.flatMap((one) => one.offers.map((offer) => ({ one, offer })));
  const at = all.findIndex(
    ({ one, offer }) =>
      one === question &&
      Object.entries(offer.action).every(
        ([key, value]) => JSON.stringify((action as never)[key]) === JSON.stringify(value),
      ),
  );
  const { offer } = all[at];
  return Object.keys(offer.inputs).length === 0 && turn % 2 === 0
    ? String(at + 1)
    : writeLine(table.game.words[locale], offer, action, question.lists ?? {});
};

/** The orders a thoughtful player would leave, one line each, as the letter's `help` shows them. */
const orderLines = async (seat: string, locale: 'en' | 'es'): Promise<string[]> => {
  const { table } = await world.shell.tables.load(world.table);
  const view = table.game.view(table.state, seat);
  const templates = table.game.orders(view, seat);
  return (table.game.usualOrders?.(view, seat) ?? []).flatMap((order) => {
    const template = templates.find(({ action }) =>
      Object.entries(action).every(([key, value]) => JSON.stringify((order as never)[key]) === JSON.stringify(value)),
    );
    return template
      ? [`${locale === 'en' ? 'order' : 'orden'} ${writeLine(table.game.words[locale], template, order)}`]
      : [];
  });
};

describe('a whole game by mail alone', () => {
  it('two people and a bot finish a game: letters out by SMTP, replies in by the listener, no other door', async () => {
    const seats = [
      { seat: 'A', address: 'ann@mail.test', locale: 'en' },
      { seat: 'B', address: 'beto@correo.test', locale: 'es' },
    ] as const;
    const answered = new Set<string>();
    const hasOrders = new Set<string>();
    let replies = 0;
    let over: Got[] = [];
    while (over.length < 2) {
      over = server.got.filter(({ mail }) => /over$|terminado$/.test(mail.subject ?? ''));
      const { table } = await world.shell.tables.load(world.table);
      const asked = seats.find(({ seat }) => askedOf(table, seat).some(({ waits }) => waits));
      if (!asked) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      const { id } = askedOf(table, asked.seat).find(({ waits }) => waits)!;
      // The letter that shows this very question, whether it asks or answers the last reply.
      const letter = await server.next(({ to, mail }) => {
        const row = world.postroom.room.outbox.byMessageId(mail.messageId!);
        return to === asked.address && (row?.offers.some(({ question }) => question === id) ?? false);
      });
      expect(answered.has(`${asked.seat}${id}`)).toBe(false);
      answered.add(`${asked.seat}${id}`);
      const before = table.revision;
      // Standing orders go by mail too, so that not every bid is a letter.
      const orders = id.startsWith('1') && !hasOrders.has(asked.seat) ? await orderLines(asked.seat, asked.locale) : [];
      if (orders.length > 0) hasOrders.add(asked.seat);
      const line = [await lineFor(asked.seat, asked.locale, replies), ...orders].join('\n');
      await replyTo(port, letter, line);
      replies += 1;
      const after = (await world.shell.tables.load(world.table)).table;
      if (after.revision === before) throw new Error(`nothing came of "${line}"`);
    }
    const { table } = await world.shell.tables.load(world.table);
    expect(table.seed).not.toBeNull();
    expect(replies).toBeGreaterThan(20);
    // Everything a person did came by reply.
    const ids = server.got.map(({ mail }) => mail.messageId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(over.every(({ mail }) => mail.text!.includes(table.seed!))).toBe(true);
    // No question was told twice.
    const rows = ['A', 'B'].flatMap((_, i) => world.postroom.room.outbox.ofPlayer(world.people[i].player, 5000));
    expect(rows.filter(({ state }) => state !== 'sent' && state !== 'dropped')).toEqual([]);
  }, 300_000);

  it('each table is one thread, with one-click unsubscribing and marked as automatic', () => {
    const mine = server.got.filter(({ to }) => to === 'ann@mail.test');
    const root = (got: Got): string => /<table\.[^>]+>/.exec(got.mail.references ?? '')![0];
    expect(new Set(mine.map(root)).size).toBe(1);
    const seen = new Set<string>();
    for (const { mail } of mine) {
      if (seen.size > 0) expect(seen.has(mail.inReplyTo!)).toBe(true);
      seen.add(mail.messageId!);
      const header = (key: string): string | undefined => mail.headers.find((one) => one.key === key)?.value;
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(header('list-unsubscribe')).toMatch(/^<http:\/\/parsec\.test\/letters\/\S+>$/);
      expect(header('auto-submitted')).toBe('auto-generated');
    }
  });

  it('letters stay small, and no line of the text is taken for a quotation', () => {
    for (const { mail } of server.got) {
      expect(Buffer.byteLength(mail.html!)).toBeLessThan(100_000);
      for (const { content } of mail.attachments) expect((content as ArrayBuffer).byteLength).toBeLessThan(150_000);
      expect(mail.text).not.toMatch(/^>/m);
    }
  });
});
