import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { arrive, playedTable, type Somebody } from '../../src/commands/demo-tables.js';
import { openTheatre, type Theatre, type Visitor } from './stage.js';

let theatre: Theatre;
let visitor: Visitor;
let page: Page;
let people: Somebody[];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What of the first shown map is in its frame, and which buttons it has. */
const MAP = `[...document.querySelectorAll('svg.board .zoom')].find((one) => one.getBoundingClientRect().width > 0)`;
const framed = (): Promise<number[]> =>
  page.evaluate<number[]>(`${MAP}.getAttribute('viewBox').split(' ').map(Number)`);
const buttons = (): Promise<string[]> =>
  page.evaluate<string[]>(
    `[...${MAP}.parentElement.querySelectorAll('[role=button].zoom-button')].filter((one) => one.getAttribute('display') !== 'none').map((one) => one.getAttribute('aria-label'))`,
  );
const press = (name: string): Promise<unknown> =>
  page.evaluate(`${MAP}.parentElement.querySelector('[aria-label="${name}"]').dispatchEvent(new MouseEvent('click'))`);
const middleOfMap = (): Promise<{ x: number; y: number }> =>
  page.evaluate(`(() => {
    ${MAP}.scrollIntoView({ block: 'center' });
    const box = ${MAP}.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  })()`);

beforeAll(async () => {
  theatre = await openTheatre();
  people = await Promise.all(['a', 'b', 'c'].map((name) => arrive(theatre.stage, `${name}@example.org`)));
  const table = await playedTable(theatre.stage, 'Nine Skies', people, 8, (seat) => seat === 'A', 'galactic-era');
  visitor = await theatre.enter(people[0], { viewport: { width: 390, height: 844 } });
  ({ page } = visitor);
  await visitor.open(`/t/${table}`);
}, 60_000);
afterAll(() => theatre.close());

describe('a map that may be enlarged', () => {
  it('has one button until it is enlarged, and then three', async () => {
    expect(await buttons()).toEqual(['Enlarge']);
    const [, , before] = await framed();
    await press('Enlarge');
    expect((await framed())[2]).toBeCloseTo(before / 1.6, 0);
    expect(await buttons()).toEqual(['Enlarge', 'Reduce', 'Whole map']);
    await press('Whole map');
    expect((await framed())[2]).toBe(before);
    expect(await buttons()).toEqual(['Enlarge']);
  });

  it('keeps the point under the pointer where it is, by wheel with ctrl, and leaves the wheel alone to the page', async () => {
    const { x, y } = await middleOfMap();
    await page.mouse.move(x, y);
    const whole = await framed();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await page.waitForTimeout(50);
    const [left, top, width, height] = await framed();
    expect(width).toBeLessThan(whole[2]);
    expect(left + width / 2).toBeCloseTo(whole[2] / 2, 0);
    expect(top + height / 2).toBeCloseTo(whole[3] / 2, 0);
    await page.mouse.wheel(0, 10);
    await page.waitForTimeout(50);
    expect((await framed())[2]).toBe(width);
  });

  it('is moved by dragging, never beyond its edge', async () => {
    const { x, y } = await middleOfMap();
    const [left] = await framed();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 15, y, { steps: 3 });
    await page.mouse.up();
    const [moved] = await framed();
    expect(moved).toBeLessThan(left);
    await page.mouse.down();
    await page.mouse.move(x + 380, y, { steps: 3 });
    await page.mouse.up();
    expect((await framed())[0]).toBe(0);
  });

  it('obeys plus, minus, nought and arrows when it has the focus', async () => {
    await page.evaluate(`${MAP}.focus()`);
    await page.keyboard.press('0');
    const [, , whole] = await framed();
    await page.keyboard.press('+');
    const [left, , width] = await framed();
    expect(width).toBeLessThan(whole);
    await page.keyboard.press('ArrowRight');
    expect((await framed())[0]).toBeGreaterThan(left);
    await page.keyboard.press('-');
    expect((await framed())[2]).toBeCloseTo(whole, 0);
  });

  it('breaks no rule of the content policy', () => {
    expect(visitor.complaints).toEqual([]);
  });
});

describe('a page with such maps', () => {
  it.each([
    [390, 'dark'],
    [1280, 'light'],
  ] as const)(
    'has no fault that axe would find, at %i px, %s',
    async (width, colorScheme) => {
      const other = await theatre.enter(people[0], { viewport: { width, height: 844 }, colorScheme, bypassCSP: true });
      await other.page.goto(page.url());
      await other.page.evaluate(axe);
      const run = `axe.run(document, { resultTypes: ['violations'], iframes: false })`;
      const { violations } = await other.page.evaluate<{ violations: { id: string; nodes: { target: string[] }[] }[] }>(
        run,
      );
      expect(violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ target }) => target)])).toEqual([]);
    },
    60_000,
  );
});

describe('a board in its full size', () => {
  it('is reached by a link where the screen is narrow, with script and without', async () => {
    const address = page.url();
    const without = await theatre.enter(null, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    await without.page.goto(address);
    await without.page.click('.whole-link a');
    expect(without.page.url()).toContain('board=whole');
    const drawn = await without.page.evaluate<number[]>(
      `[...document.querySelectorAll('svg.board')].map((one) => one.getBoundingClientRect().width)`,
    );
    expect(drawn).toEqual([840]);
  });
});
