import 'reflect-metadata';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SESSION_COOKIE } from '../graphql/viewer.js';
import { games } from '../games/registry.js';
import { launchChromium } from './chromium.js';
import { arrive, inviteTo, openLobby, openStage, playedTable } from './demo-tables.js';

/** Every page at two sizes, in both languages and both themes, as pictures in a folder (`screenshots`, or the one given). */
const folder = resolve(process.argv[2] ?? 'screenshots');
mkdirSync(folder, { recursive: true });
const only = process.argv[3];

const stage = await openStage();
const people = [];
for (const name of ['marek', 'yuki', 'ines', 'tomas']) people.push(await arrive(stage, `${name}@example.org`));
const isMine = (seat: string): boolean => seat === 'A';
const running = await playedTable(stage, 'Boiler Row', people, 150, isMine);
const auction = await playedTable(stage, 'Rust Valley', people.slice(0, 3), 3, isMine);
const over = await playedTable(stage, 'Last Harvest', people.slice(0, 3), Infinity);
const others: Record<string, string> = {};
for (const { id, title } of games().slice(1))
  others[`table-${id}`] = `/t/${await playedTable(stage, title, people.slice(0, 3), 60, isMine, id)}`;
const lobby = await openLobby(stage, 'Glass Canyon, a table with a rather long name', people[0]);
const invited = await inviteTo(stage, lobby, 'kim@example.org', people[0]);
await new Promise((done) => setTimeout(done, 300));

const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  'new-table': '/new',
  table: `/t/${running}`,
  'table-chosen': `/t/${running}?offer=1`,
  'table-auction': `/t/${auction}?offer=1`,
  'table-past': `/t/${running}?at=200`,
  'table-over': `/t/${over}`,
  ...others,
  settings: '/settings',
  rules: '/rules/planet-steam',
  postbox: '/postbox',
  letter: '/postbox/1',
  player: `/player/${people[0].player}`,
  lobby: `/t/${lobby}`,
  invitation: `/invitation?secret=${invited}`,
  nothing: '/t/none',
  'sign-in': '/sign-in',
};
const SIZES = { desk: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } };

const browser = await launchChromium();
try {
  for (const [size, viewport] of Object.entries(SIZES))
    for (const theme of ['dark', 'light'] as const)
      for (const locale of ['en', 'es']) {
        const context = await browser.newContext({
          viewport,
          colorScheme: theme,
          deviceScaleFactor: size === 'phone' ? 2 : 1,
        });
        await context.addCookies([
          { name: SESSION_COOKIE, value: people[0].session, url: stage.url },
          { name: 'pp_locale', value: locale, url: stage.url },
        ]);
        const page = await context.newPage();
        for (const [name, path] of Object.entries(PAGES)) {
          if (only !== undefined && !`${name}-${size}-${theme}-${locale}`.includes(only)) continue;
          await page.goto(stage.url + path, { waitUntil: 'load' });
          await page.evaluate('document.fonts.ready');
          const file = join(folder, `${name}-${size}-${theme}-${locale}.png`);
          await page.screenshot({ path: file, fullPage: true });
          console.log(file);
        }
        await context.close();
      }
} finally {
  await browser.close();
  await stage.close();
}
