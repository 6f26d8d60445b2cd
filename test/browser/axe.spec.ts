import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { arrive, playedTable, type Somebody } from '../../src/commands/demo-tables.js';
import { openTheatre, type Theatre } from './stage.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let theatre: Theatre;
let people: Somebody[];
let paths: Record<string, string>;

beforeAll(async () => {
  theatre = await openTheatre();
  people = [await arrive(theatre.stage, 'marek@example.org'), await arrive(theatre.stage, 'yuki@example.org')];
  const running = await playedTable(theatre.stage, 'Boiler Row', people, 120, (seat) => seat === 'A');
  const over = await playedTable(theatre.stage, 'Last Harvest', people, Infinity);
  paths = {
    home: '/',
    new: '/new',
    settings: '/settings',
    rules: '/rules/planet-steam?q=ore',
    'sign-in': '/sign-in',
    table: `/t/${running}`,
    chosen: `/t/${running}?offer=1`,
    past: `/t/${running}?at=50`,
    over: `/t/${over}`,
    nothing: '/t/none',
  };
});
afterAll(() => theatre.close());

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

describe.each(['en', 'es'])('axe in %s', (locale) => {
  it.each(['light', 'dark'] as const)(
    'finds no violation on any page, %s',
    async (colorScheme) => {
      const { page, open, complaints } = await theatre.enter(people[0], { locale, colorScheme, bypassCSP: true });
      for (const [name, path] of Object.entries(paths)) {
        await open(path);
        expect(await page.getAttribute('html', 'lang')).toBe(locale);
        await page.evaluate(axe);
        const { violations } = await page.evaluate<{ violations: Violation[] }>('axe.run()');
        expect({
          name,
          violations: violations.map(({ id, nodes }) => [
            id,
            nodes.slice(0, 3).map(({ target, failureSummary }) => [target, failureSummary]),
          ]),
        }).toEqual({ name, violations: [] });
      }
      expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    },
    120_000,
  );
});

describe.each([360, 390, 768, 1280])('at %i px', (width) => {
  it('nothing sticks out to the side', async () => {
    const { page, open } = await theatre.enter(people[0], { locale: 'es', viewport: { width, height: 800 } });
    for (const [name, path] of Object.entries(paths)) {
      await open(path);
      expect({ name, width: await page.evaluate('document.documentElement.scrollWidth') }).toEqual({ name, width });
    }
  });
});
