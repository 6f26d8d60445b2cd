import 'reflect-metadata';
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { launchChromium } from '../../src/commands/chromium.js';
import { openStage, type Somebody, type Stage } from '../../src/commands/demo-tables.js';
import { SESSION_COOKIE } from '../../src/graphql/viewer.js';

/** A server and a browser for one file of specs. */
export interface Theatre {
  readonly stage: Stage;
  readonly browser: Browser;
  /** A browser of somebody's own, signed in or a stranger; what its pages complain about is kept. */
  enter(who: Somebody | null, options?: BrowserContextOptions & { readonly locale?: string }): Promise<Visitor>;
  close(): Promise<void>;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of scripts, and what the content policy forbade. */
  readonly complaints: readonly string[];
  readonly open: (path: string) => Promise<void>;
}

export const openTheatre = async (): Promise<Theatre> => {
  const [stage, browser] = await Promise.all([openStage(), launchChromium()]);
  return {
    stage,
    browser,
    enter: async (who, { locale = 'en', ...options } = {}) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale, ...options });
      if (who) await context.addCookies([{ name: SESSION_COOKIE, value: who.session, url: stage.url }]);
      await context.addCookies([{ name: 'pp_locale', value: locale, url: stage.url }]);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('422')) complaints.push(message.text());
      });
      return {
        page,
        context,
        complaints,
        open: async (path) => {
          await page.goto(stage.url + path);
        },
      };
    },
    close: async () => {
      await browser.close();
      await stage.close();
    },
  };
};

/** Waits for something to be true on the page. Playwright's own way needs `eval`, which our content policy forbids. */
export const until = async (page: Page, expression: string, seconds = 20): Promise<void> => {
  const end = Date.now() + seconds * 1000;
  while (!(await page.evaluate(expression).catch(() => false))) {
    if (Date.now() > end) throw new Error(`it never came true: ${expression}`);
    await page.waitForTimeout(50);
  }
};
