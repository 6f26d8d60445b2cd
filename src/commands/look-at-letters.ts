import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AccountStore, newKey } from '../accounts/account-store.js';
import { InMemoryEventStore } from '../event-store/in-memory.event-store.js';
import { LOCALES } from '../games/kernel/game-definition.js';
import { games } from '../games/registry.js';
import { htmlForm } from '../mail/html-form.js';
import { composeNotice } from '../mail/compose.js';
import { type Row } from '../mail/outbox.js';
import { openOutbox, Outbox } from '../mail/outbox.js';
import { Postbox } from '../mail/postbox.js';
import { textForm } from '../mail/text-form.js';
import { type Composed, turnLetter } from '../mail/turn-letter.js';
import { TableStore } from '../tables/table-store.js';
import { launchChromium } from './chromium.js';
import { playedOn } from './played-on.js';

const WIDTHS = [360, 700];

const notice = (kind: string, table: string, player: string): Row => ({
  key: `${table}:${kind}`,
  kind,
  player,
  table,
  seat: 'A',
  question: null,
  data: {},
  due: 0,
  until: null,
  state: 'queued',
  attempts: 0,
  why: null,
  written: 0,
  settled: null,
  messageId: '<look@play.test>',
  offers: [],
});

/** Letters of a game in the middle and at its end, as their parts: nothing is sent. */
const lettersOf = async (game: string, locale: (typeof LOCALES)[number]): Promise<Record<string, Composed>> => {
  const now = () => new Date();
  const events = new InMemoryEventStore();
  const shell = { tables: new TableStore(events), now };
  const accounts = new AccountStore(events, newKey());
  const room = {
    shell,
    accounts,
    outbox: new Outbox(openOutbox(':memory:'), 'play.example.org', Date.now),
    post: new Postbox(),
    publicUrl: 'https://play.example.org',
    domain: 'play.example.org',
    holdMs: 0,
    retryMs: 60_000,
    now,
    onError: (error: unknown) => void process.stderr.write(`${String(error)}\n`),
    deadlineOf: () => Promise.resolve(now().getTime() + 47 * 3_600_000),
  };
  const middle = await playedOn(shell, accounts, game, 3, 120, locale);
  const { table } = await shell.tables.load(middle.table);
  const reader = { account: middle.people[0], seat: 'A' };
  const turn = await turnLetter(room, table, reader);
  const reminder = await turnLetter(room, table, reader, true);
  await events.close();
  const later = new InMemoryEventStore();
  const end = { tables: new TableStore(later), now };
  const endAccounts = new AccountStore(later, newKey());
  const played = await playedOn(end, endAccounts, game, 3, Infinity, locale);
  const over = (await end.tables.load(played.table)).table;
  const row = notice('over', over.id, played.people[0].player);
  const ended = await composeNotice({ ...room, shell: end, accounts: endAccounts }, [row], played.people[0], over);
  await later.close();
  return { turn, reminder, ...(ended ? { over: ended } : {}) };
};

/** Draws the letters of every game at two widths, in both schemes, and once without images; texts beside them. */
export const lookAtLetters = async (folder: string, only?: string): Promise<string[]> => {
  mkdirSync(folder, { recursive: true });
  const browser = await launchChromium();
  const files: string[] = [];
  try {
    for (const { id } of games())
      for (const locale of LOCALES) {
        if (only !== undefined && !`${id}-${locale}`.includes(only)) continue;
        for (const [kind, { written, pictures }] of Object.entries(await lettersOf(id, locale))) {
          const name = join(folder, `${id}-${kind}-${locale}`);
          writeFileSync(`${name}.txt`, textForm(written));
          const html = htmlForm(written);
          const shown = pictures.reduce(
            (body, { cid, png }) => body.replaceAll(`cid:${cid}"`, `data:image/png;base64,${png.toString('base64')}"`),
            html,
          );
          for (const width of WIDTHS)
            for (const look of ['light', 'dark', 'without-images'] as const) {
              const page = await browser.newPage({
                viewport: { width, height: 900 },
                colorScheme: look === 'dark' ? 'dark' : 'light',
              });
              await page.setContent(look === 'without-images' ? html : shown, { waitUntil: 'load' });
              const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
              if (wide > width) process.stderr.write(`${name}: ${wide} wide on a screen of ${width}\n`);
              const file = `${name}-${width}-${look}.png`;
              await page.screenshot({ path: file, fullPage: true });
              await page.close();
              files.push(file);
            }
        }
      }
  } finally {
    await browser.close();
  }
  return files;
};
