import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser } from 'playwright-core';
import { launchChromium } from '../../src/commands/chromium.js';
import { htmlForm } from '../../src/mail/html-form.js';
import { mailWords } from '../../src/mail/mailroom.js';
import { overLetter } from '../../src/mail/notices.js';
import { WorldInHand } from './world-in-hand.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 120_000);
afterAll(() => browser.close());

/** How wide a letter really is on a screen of 360, with and without its pictures. */
const widthOf = async (html: string): Promise<number> => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.setContent(html);
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
  await page.close();
  return wide;
};

describe('a letter on a phone', () => {
  it.each(['planet-steam', 'spacecorp'])(
    'fits without scrolling sideways: the turn letter of %s',
    async (game) => {
      const hand = await WorldInHand.open({ game, bots: 1 });
      for (const { html, subject } of hand.sent) expect([subject, await widthOf(html!)]).toEqual([subject, 360]);
      expect(hand.sent.length).toBeGreaterThan(0);
      await hand.world.close();
    },
    60_000,
  );

  it('and the one with the proof, whose hashes are long', async () => {
    const hash = 'deadbeef'.repeat(8);
    const written = overLetter(
      { say: mailWords('en'), lang: 'en', titles: { title: 'T', game: 'G' }, name: 'Ann', under: [], foot: [] },
      {
        standings: [{ seat: 'A', rank: 1, score: 3, parts: {} }],
        names: { A: 'Ann' },
        seed: hash,
        commitment: hash,
        news: [],
        board: [],
        url: 'https://play.test/t/1',
      },
    );
    expect(await widthOf(htmlForm(written))).toBe(360);
  });
});
