import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../games/registry.js';
import { SESSION_COOKIE } from '../graphql/viewer.js';
import { launchChromium } from './chromium.js';
import { arrive, openStage, playedTable } from './demo-tables.js';
import { median, round } from './bench-figures.js';

const SLOWER = 4;
const VIEWS = 5;
/** The moment itself, and not when somebody outside came to look. */
const NOTE_WHEN_READY = `new MutationObserver(() => (window.readyAt ??= performance.now())).observe(document, { subtree: true, attributeFilter: ['data-ready'] })`;

/** What the first view of a page loads as script, and how long until a table in mid-game can be played, on a slow machine. */
export const pages = async () => {
  const script = readFileSync(join(import.meta.dirname, '..', 'client', 'main.js'));
  const stage = await openStage();
  const browser = await launchChromium();
  try {
    const people = [];
    for (const name of ['marek', 'yuki', 'ines']) people.push(await arrive(stage, `${name}@example.org`));
    const tables: Record<string, { pageKB: number; interactiveMs: number }> = {};
    for (const game of games()) {
      const table = await playedTable(stage, game.title, people, 60, (seat) => seat === 'A', game.id);
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      await context.addCookies([{ name: SESSION_COOKIE, value: people[0].session, url: stage.url }]);
      const page = await context.newPage();
      await page.addInitScript(NOTE_WHEN_READY);
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const times: number[] = [];
      let bytes = 0;
      // The first view warms the server up.
      for (let view = 0; view <= VIEWS; view++) {
        const response = await page.goto(`${stage.url}/t/${table}`, { waitUntil: 'commit' });
        await page.waitForSelector('[data-ready]', { state: 'attached' });
        if (view > 0) times.push(await page.evaluate('readyAt'));
        bytes = (await response!.body()).length;
      }
      tables[game.id] = { pageKB: Math.round(bytes / 1024), interactiveMs: Math.round(median(times)) };
      await context.close();
    }
    return {
      script: { kB: round(gzipSync(script).length / 1024), target: 'under 30 compressed' },
      table: { slower: SLOWER, ...tables, target: 'interactive under 1000 ms' },
    };
  } finally {
    await browser.close();
    await stage.close();
  }
};
