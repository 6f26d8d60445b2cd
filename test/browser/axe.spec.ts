import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { everyPage, type EveryPage } from './pages.js';
import { openTheatre, type Theatre } from './stage.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let theatre: Theatre;
let all: EveryPage;

beforeAll(async () => {
  theatre = await openTheatre();
  all = await everyPage(theatre.stage);
});
afterAll(() => theatre.close());

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

const violationsOn = async (page: Page, options = {}): Promise<unknown[]> => {
  await page.evaluate(axe);
  const run = `axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], iframes: false, ...options })})`;
  const { violations } = await page.evaluate<{ violations: Violation[] }>(run);
  return violations.map(({ id, nodes }) => [
    id,
    nodes.slice(0, 3).map(({ target, failureSummary }) => [target, failureSummary]),
  ]);
};

// Each language in one theme; the colours of the other theme are looked at by themselves, in either language.
describe.each([
  { locale: 'en', colorScheme: 'light' },
  { locale: 'es', colorScheme: 'dark' },
] as const)('axe in $locale, $colorScheme', ({ locale, colorScheme }) => {
  it('finds no violation on any page', async () => {
    const { page, open, complaints } = await theatre.enter(all.people[0], { locale, colorScheme, bypassCSP: true });
    for (const [name, path] of Object.entries(all.paths)) {
      await open(path);
      expect({ name, violations: await violationsOn(page) }).toEqual({ name, violations: [] });
      if (name !== 'fewer letters') expect(await page.getAttribute('html', 'lang')).toBe(locale);
    }
    expect(complaints.filter((text) => !/ (404|410) /.test(text))).toEqual([]);
  }, 120_000);

  it('finds no lack of contrast in the other theme', async () => {
    const other = colorScheme === 'light' ? 'dark' : 'light';
    const { page, open } = await theatre.enter(all.people[0], { locale, colorScheme: other, bypassCSP: true });
    for (const name of ['home', 'chosen', 'over', 'settings', 'rules']) {
      await open(all.paths[name]);
      const violations = await violationsOn(page, { runOnly: ['color-contrast'] });
      expect({ name, violations }).toEqual({ name, violations: [] });
    }
  }, 120_000);
});

it.each([360, 768, 1280])('nothing sticks out to the side at %i px, in Spanish', async (width) => {
  const { page, open } = await theatre.enter(all.people[0], { locale: 'es', viewport: { width, height: 800 } });
  for (const [name, path] of Object.entries(all.paths)) {
    await open(path);
    expect({ name, width: await page.evaluate('document.documentElement.scrollWidth') }).toEqual({ name, width });
  }
});
