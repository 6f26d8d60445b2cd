import { spawn, type ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, type Page } from 'playwright-core';
import { launchChromium } from '../../src/commands/chromium.js';
import { until } from './stage.js';

/** The demo as a newcomer meets it: the command, the postbox, the letter, its link, and a whole round. */
let browser: Browser;
let demo: ChildProcess;
let url: string;

beforeAll(async () => {
  browser = await launchChromium();
  demo = spawn(process.execPath, ['dist/commands/demo.js', '--port', '4271'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  url = await new Promise((resolve, reject) => {
    demo.stdout!.on('data', (text: Buffer) => {
      said += text.toString();
      const address = /(http:\S+)\/postbox/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    demo.on('exit', (code) => reject(new Error(`the demo ended with ${code}: ${said}`)));
  });
});
afterAll(async () => {
  demo.kill('SIGTERM');
  await browser.close();
});

/** One answer as somebody gives it who takes the simplest thing there is: the last offer without anything to fill in. */
const answerSimply = async (page: Page): Promise<void> => {
  const before = await page.getAttribute('[data-table]', 'data-revision');
  const offers = await page.$$('[data-offer]');
  const number = await page.evaluate<number>(
    `(() => { const plain = [...document.querySelectorAll('[data-offer]')].filter((one) => !one.querySelector('code').textContent.includes('{'));
      return Number((plain.at(-1) ?? document.querySelector('[data-offer]')).dataset.offer); })()`,
  );
  expect(offers.length).toBeGreaterThan(0);
  await page.click(`[data-offer="${number}"] > a`);
  await page.waitForSelector(`[data-offer="${number}"].is-chosen .main`);
  for (const group of await page.$$('.is-chosen fieldset:has(input[type=radio])'))
    if (!(await group.$('input:checked'))) await (await group.$('label'))!.click();
  await page.click('.is-chosen .main');
  await until(page, `document.querySelector('[data-table]').dataset.revision !== '${before}'`);
};

describe('a newcomer', () => {
  it('opens the demo, reads the letter in the postbox, follows its link and finishes a round', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en' });
    const page = await context.newPage();
    await page.goto(`${url}/postbox`);
    for (let n = 0; n < 40 && !(await page.$('.letters a')); n++) {
      await page.waitForTimeout(250);
      await page.goto(`${url}/postbox`);
    }
    await page.click('.letters a');
    const letter = page.frameLocator('iframe.letter');
    expect(await letter.locator('body').innerText()).toContain('Planet Steam');
    const [table] = await Promise.all([context.waitForEvent('page'), letter.locator('a[href*="/t/"]').first().click()]);
    const complaints: string[] = [];
    table.on('pageerror', ({ message }) => complaints.push(message));
    await table.waitForSelector('[data-offer="1"]');
    expect(await table.title()).toContain('A first table');
    // No sign-in, no account: the letter's link is enough, from one question to the next.
    let answers = 0;
    const isRoundOver = async (): Promise<boolean> => /Round 1 ends/.test(await table.innerText('#log'));
    while (!(await isRoundOver()) && answers++ < 60) {
      // While bots play, nothing is asked; the page says so and goes on by itself.
      await table.waitForSelector('[data-offer]', { timeout: 30_000 });
      await answerSimply(table);
    }
    expect(await isRoundOver()).toBe(true);
    expect(complaints).toEqual([]);
  }, 120_000);
});
