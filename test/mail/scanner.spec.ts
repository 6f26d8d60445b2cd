import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { choiceAt } from '../../src/accounts/letter-choices.js';
import { openQuestionLink } from '../../src/accounts/question-links.js';
import { openTable } from '../../src/tables/open-table.js';
import { startTable } from '../../src/tables/start-table.js';
import { seatBot, takeSeat } from '../../src/tables/take-seat.js';
import { openOutbox } from '../../src/mail/outbox.js';
import { Postbox } from '../../src/mail/postbox.js';
import { InMemoryEventStore } from '../../src/event-store/in-memory.event-store.js';
import { openService } from '../../src/open-service.js';
import { createApp } from '../../src/create-app.js';
import { type Service } from '../../src/service.js';

let service: Service;
let url: string;
let close: () => Promise<void>;
let table: string;
let player: string;
const postbox = new Postbox();

beforeAll(async () => {
  service = openService({
    events: new InMemoryEventStore(),
    post: postbox,
    outbox: openOutbox(':memory:'),
    readModelsFile: ':memory:',
    key: 'a key for this test',
    publicUrl: 'http://parsec.test',
    letters: { holdMs: 0 },
  });
  const app = await createApp(service);
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
  close = () => app.close();
  const { shell, accounts } = service;
  const settings = {
    name: 'Ann',
    locale: 'en',
    zone: 'UTC',
    quietFrom: '00:00',
    quietTo: '00:00',
    weekendsOff: false,
  } as const;
  ({ player } = await accounts.store.open({
    type: 'Opened',
    address: 'ann@mail.test',
    settings,
    at: new Date().toISOString(),
  }));
  const opened = await openTable(shell, {
    game: 'planet-steam',
    title: 'Boiler Row',
    seats: 3,
    host: player,
    command: 'o',
    way: 'page',
  });
  if ('refused' in opened) throw new Error(JSON.stringify(opened));
  ({ table } = opened);
  await takeSeat(shell, { table, seat: 'A', player, command: 's', way: 'page' });
  for (const seat of ['B', 'C'])
    await seatBot(shell, { table, seat, policy: 'greedy', player, command: `b${seat}`, way: 'page' });
  await startTable(shell, { table, player, command: 'go', way: 'page' });
  while (postbox.letters.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
});
afterAll(() => close());

const linksOf = (): string[] => [
  ...new Set(
    postbox.letters.flatMap(({ text, html = '', unsubscribe = '' }) => [
      ...(text.match(/http:\/\/\S+/g) ?? []),
      ...[...html.matchAll(/href="(http[^"]+)"/g)].map(([, href]) =>
        href.replaceAll('&#38;', '&').replaceAll('&amp;', '&'),
      ),
      unsubscribe,
    ]),
  ),
];

describe('a scanner that opens every link of every letter', () => {
  it('twice, changes nothing and burns no link', async () => {
    const links = linksOf();
    const keys = links.flatMap((link) => /key=(pp_[\w-]+)/.exec(link)?.[1] ?? []);
    expect(keys.length).toBeGreaterThan(1);
    const before = (await service.shell.tables.load(table)).table.revision;
    for (const method of ['GET', 'HEAD', 'GET'])
      for (const link of links) {
        const { status } = await fetch(link.replace('http://parsec.test', url), { method, redirect: 'manual' });
        // A link that leads nowhere would change nothing either.
        expect([method, link, status]).toEqual([method, link, 200]);
      }
    expect((await service.shell.tables.load(table)).table.revision).toBe(before);
    const account = (await service.accounts.store.load(player))!;
    expect(choiceAt(account.letters, table).muted).toBe(false);
    for (const key of keys)
      expect(await openQuestionLink(service.accounts.store, key, new Date())).toMatchObject({
        player,
        table,
        seat: 'A',
      });
  });

  it('whereas one click of a mail program unsubscribes from this table, and only from it', async () => {
    const { unsubscribe } = postbox.letters[0];
    const page = unsubscribe!.replace('http://parsec.test', url);
    const answer = await fetch(page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, '']);
    const account = (await service.accounts.store.load(player))!;
    expect(choiceAt(account.letters, table).muted).toBe(true);
    expect(choiceAt(account.letters, 'another').muted).toBe(false);
    expect(
      (
        await fetch(
          page.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x')),
          { method: 'POST' },
        )
      ).status,
    ).toBe(404);
  });

  it('the postbox shows letters, takes a reply, and is closed to other names and other sites', async () => {
    const [{ number }] = postbox.letters;
    expect(await (await fetch(`${url}/postbox/${number}`)).text()).toContain('Send the reply');
    expect(await (await fetch(`${url}/postbox/${number}/html`)).text()).toContain('data:image/png');
    // Our own policy for pages would forbid the frame, and the letter its styles.
    const policyOf = async (path: string) => (await fetch(url + path)).headers.get('content-security-policy');
    expect(await policyOf(`/postbox/${number}`)).toContain("frame-src 'self'");
    expect(await policyOf(`/postbox/${number}/html`)).toContain("frame-ancestors 'self'");
    expect(await policyOf('/postbox')).toContain("script-src 'self'");
    const send = (headers: Record<string, string>) =>
      fetch(`${url}/postbox/${number}/reply`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: 'text=carrier+ore',
      });
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const before = (await service.shell.tables.load(table)).table.revision;
    expect((await send({})).status).toBe(303);
    expect((await service.shell.tables.load(table)).table.revision).toBeGreaterThan(before);
  });
});
