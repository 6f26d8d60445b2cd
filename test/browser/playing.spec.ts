import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { arrive, playedTable, type Somebody } from '../../src/commands/demo-tables.js';
import { openTheatre, type Theatre, until, type Visitor } from './stage.js';

let theatre: Theatre;
let marek: Somebody;
let yuki: Somebody;

beforeAll(async () => {
  theatre = await openTheatre();
  marek = await arrive(theatre.stage, 'marek@example.org');
  yuki = await arrive(theatre.stage, 'yuki@example.org');
});
afterAll(() => theatre.close());

/** A table of the two, at the moment when a seat is asked for a bid. */
const auction = (title: string): Promise<string> =>
  playedTable(theatre.stage, title, [marek, yuki], 3, (seat) => seat === 'A');
const revisionOf = async (id: string): Promise<number> =>
  (await theatre.stage.service.shell.tables.load(id)).table.revision;

const chooseFirst = async ({ page }: Visitor): Promise<void> => {
  await page.click('[data-offer="1"] > a');
  await page.waitForSelector('.offer.is-chosen .main');
};

describe('a person at the table', () => {
  it('chooses an offer, sees what it leads to, confirms it, and takes it back', async () => {
    const id = await auction('Choose');
    const visitor = await theatre.enter(marek);
    const { page } = visitor;
    await visitor.open(`/t/${id}`);
    const before = await revisionOf(id);
    await chooseFirst(visitor);
    expect(await page.textContent('#preview')).toContain('If you confirm');
    expect(await page.$$eval('.lit', (rings) => rings.length)).toBeGreaterThan(0);
    expect(await revisionOf(id)).toBe(before);
    await page.click('.offer.is-chosen .main');
    await until(page, 'document.querySelector("[data-table]").dataset.revision > ' + before);
    expect(await revisionOf(id)).toBeGreaterThan(before);
    await page.click('.undo button');
    await page.waitForSelector('.log .is-undone');
    expect(visitor.complaints).toEqual([]);
  });

  it('plays by the board alone: a click on what is offered chooses the offer that touches it', async () => {
    const id = await auction('Board');
    const visitor = await theatre.enter(marek);
    await visitor.open(`/t/${id}`);
    await visitor.page.click('.wide-board .is-offered');
    await visitor.page.waitForSelector('.offer.is-chosen, #several:not([hidden]) button');
    if (await visitor.page.isVisible('#several')) await visitor.page.click('#several button');
    await visitor.page.waitForSelector('.offer.is-chosen');
    expect(visitor.complaints).toEqual([]);
  });

  it('plays by the keyboard alone: the number is the answer', async () => {
    const id = await auction('Keys');
    const visitor = await theatre.enter(marek);
    const { page } = visitor;
    await visitor.open(`/t/${id}`);
    const before = await revisionOf(id);
    const last = await page.$$eval('[data-offer]', (offers) => offers.length);
    await page.keyboard.press(String(last));
    await page.waitForSelector('.offer.is-chosen .main');
    for (let n = 0; n < 12; n++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate('document.activeElement.matches(".offer.is-chosen .main")')) break;
    }
    await page.keyboard.press('Enter');
    await until(page, 'document.querySelector("[data-table]").dataset.revision > ' + before);
    expect(await revisionOf(id)).toBeGreaterThan(before);
  });

  it('sees the other’s answer without a reload, and the other sees theirs', async () => {
    const id = await auction('Live');
    const [one, other] = [await theatre.enter(marek), await theatre.enter(yuki)];
    await Promise.all([one.open(`/t/${id}`), other.open(`/t/${id}`)]);
    expect(await other.page.$('[data-offer]')).toBeNull();
    await chooseFirst(one);
    await one.page.click('.offer.is-chosen .main');
    // Bidding goes round: now the other is asked, on a page that was never reloaded.
    await other.page.waitForSelector('[data-offer="1"]');
    await chooseFirst(other);
    await other.page.click('.offer.is-chosen .main');
    await one.page.waitForSelector('[data-offer="1"]');
    expect([...one.complaints, ...other.complaints]).toEqual([]);
  });

  it('is told when the connection is lost, and when it is back', async () => {
    const id = await auction('Lost');
    const { page, context, open } = await theatre.enter(marek);
    await open(`/t/${id}`);
    await page.waitForTimeout(300);
    await context.setOffline(true);
    await until(page, 'document.getElementById("connection").textContent.includes("lost")');
    await context.setOffline(false);
    await until(page, 'document.getElementById("connection").textContent.includes("again.")');
  });

  it('travels through time by slider and by address, without offers in the past', async () => {
    const id = await auction('Time');
    const visitor = await theatre.enter(marek);
    const { page } = visitor;
    await visitor.open(`/t/${id}`);
    const now = await page.innerHTML('.wide-board');
    await page.focus('input[type=range]');
    await page.keyboard.press('Home');
    await until(
      page,
      'document.querySelector("[data-table]").dataset.at === document.querySelector("input[type=range]").min',
    );
    expect(await page.textContent('.time form > p')).toContain('as it was then');
    expect(await page.innerHTML('.wide-board')).not.toBe(now);
    expect(await page.$('[data-offer]')).toBeNull();
    expect(page.url()).toMatch(/at=\d/);
    const shared = await theatre.enter(yuki);
    await shared.open(`/t/${id}?at=5`);
    expect(await shared.page.textContent('.time form > p')).toContain('fact 5 of');
    expect(visitor.complaints).toEqual([]);
  });

  it('says something, keeps notes and leaves an order that can be withdrawn', async () => {
    const id = await auction('Talk');
    const visitor = await theatre.enter(marek);
    const { page } = visitor;
    await visitor.open(`/t/${id}`);
    await page.fill('form[action$="/say"] textarea', 'Hello <b>there</b>');
    await page.click('form[action$="/say"] button');
    await page.waitForSelector('#talk li');
    expect(await page.textContent('#talk li')).toContain('Hello <b>there</b>');
    await page.fill('form[action$="/notes"] textarea', 'watch the ore');
    await page.click('form[action$="/notes"] button');
    await page.waitForTimeout(200);
    await visitor.open(`/t/${id}`);
    expect(await page.inputValue('form[action$="/notes"] textarea')).toBe('watch the ore');
    await page.click('#order-list > summary');
    await page.click('#order-list > details:last-of-type summary');
    await page.click('#order-list > details:last-of-type button');
    await page.waitForSelector('#orders form[action$="/withdraw"], .refusal');
    if (await page.$('#orders form[action$="/withdraw"]')) {
      await page.click('#orders form[action$="/withdraw"] button');
      await until(page, '!document.querySelector("#orders form[action$=\\"/withdraw\\"]")');
    }
    expect(visitor.complaints).toEqual([]);
  });
});

describe('without JavaScript', () => {
  it('opens the link of a letter, reads the board, chooses, confirms, and goes on to the next question', async () => {
    const id = await auction('No script');
    const { page, open } = await theatre.enter(marek, { javaScriptEnabled: false });
    await open(`/t/${id}`);
    const before = await revisionOf(id);
    expect(await page.isVisible('.wide-board svg')).toBe(true);
    await page.click('[data-offer="1"] > a');
    expect(await page.textContent('#preview')).toContain('If you confirm');
    await page.click('.offer.is-chosen .main');
    expect(await revisionOf(id)).toBeGreaterThan(before);
    expect(page.url()).toBe(`${theatre.stage.url}/t/${id}`);
  });

  it('signs in by the letter in the postbox', async () => {
    const { page, open } = await theatre.enter(null, { javaScriptEnabled: false });
    await open('/sign-in');
    await page.fill('[name=address]', 'nora@example.org');
    await page.click('main .main');
    const letter = theatre.stage.postbox.letters.findLast(({ to }) => to === 'nora@example.org')!;
    await open(`/sign-in?secret=${/secret=(\S+)/.exec(letter.text)![1]}`);
    await page.click('main .main');
    expect(await page.textContent('nav')).toContain('nora');
  });
});

describe('a new table', () => {
  it('is opened with bots in under a minute and played at once, in Spanish on a phone', async () => {
    const began = Date.now();
    const visitor = await theatre.enter(marek, { locale: 'es', viewport: { width: 360, height: 740 } });
    const { page } = visitor;
    await visitor.open('/new');
    await page.selectOption('[name="seat.B"]', 'greedy');
    await page.click('main .main');
    await page.waitForSelector('[data-table] .tall-board svg.board');
    await page.waitForSelector('[data-offer="1"]', { timeout: 30_000 });
    expect(Date.now() - began).toBeLessThan(60_000);
    expect(await page.textContent('#about')).toContain('en juego');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    expect(visitor.complaints).toEqual([]);
  });

  it('finishes a round against a bot by taking the first thing that can be confirmed', async () => {
    const visitor = await theatre.enter(marek);
    const { page } = visitor;
    await visitor.open('/new');
    await page.selectOption('[name="seat.B"]', 'greedy');
    await page.click('main .main');
    await page.waitForSelector('[data-table]');
    const id = page.url().split('/t/')[1];
    const { shell } = theatre.stage.service;
    const round = async (): Promise<number> => {
      const { table } = await shell.tables.load(id);
      return table.game.rounds(table.state);
    };
    for (let n = 0; n < 120 && (await round()) < 2; n++) {
      await page.waitForSelector('[data-offer]', { timeout: 20_000 });
      const { table } = await shell.tables.load(id);
      const asked = table.game.questions(table.state).find(({ seat, waits }) => seat === 'A' && waits);
      if (!asked) continue;
      // The last offer is to pass, to decline or to be done, where there is one: it needs no inputs.
      const simple = asked.offers.findLastIndex(({ inputs }) => Object.keys(inputs).length === 0);
      const number = simple < 0 ? 1 : simple + 1;
      const before = await revisionOf(id);
      await until(page, `Number(document.querySelector("[data-table]").dataset.revision) >= ${before}`);
      await page.click(`[data-offer="${number}"] > a`);
      await page.waitForSelector(`[data-offer="${number}"].is-chosen .main`);
      for (const group of await page.$$('.is-chosen fieldset:has(input[type=radio])'))
        if (!(await group.$('input:checked'))) await (await group.$('label'))!.click();
      await page.click('.is-chosen .main');
      await until(page, `Number(document.querySelector("[data-table]").dataset.revision) > ${before}`);
    }
    expect(await round()).toBeGreaterThanOrEqual(2);
    expect(visitor.complaints).toEqual([]);
  }, 120_000);
});
