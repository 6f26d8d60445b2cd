import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryEventStore } from '../../src/event-store/in-memory.event-store.js';
import { gameOf, games, playWith } from '../../src/games/registry.js';
import { components } from '../../src/games/spacecorp/components/index.js';
import { type Components } from '../../src/games/spacecorp/components/types.js';
import { spacecorp } from '../../src/games/spacecorp/index.js';
import { hashOf, readComponents, useComponents } from '../../src/replaced-components.js';
import { openTable } from '../../src/tables/open-table.js';
import { loadTable } from '../../src/tables/shell.js';
import { exportTable, verifyTableFile } from '../../src/tables/table-file.js';
import { shellOn, sitDown, tableOf } from './at-a-table.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parsec-components-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  playWith({ instead: [], kept: [] });
});

const write = (file: string, what: unknown): void => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), typeof what === 'string' ? what : JSON.stringify(what));
};
/** Whoever sits down last in Mariners gets so much. */
const setUpWith = (lastSeatProfit: number): Components['setUp'] => ({
  ...components.setUp,
  eras: {
    ...components.setUp.eras,
    mariners: { ...components.setUp.eras.mariners, lastSeatProfit: { 2: 0, 3: lastSeatProfit, 4: lastSeatProfit } },
  },
});
const put = (lastSeatProfit: number, name = 'spacecorp'): void =>
  write(`${name}/setUp.json`, setUpWith(lastSeatProfit));
const use = (): void => useComponents({ COMPONENTS_DIR: folder });
const versionNow = (): string => gameOf('spacecorp')!.rulesVersion;
const told = (): string => {
  try {
    readComponents(folder);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};
const profits = async (sitting: Awaited<ReturnType<typeof sitDown>>): Promise<number[]> => {
  const { board } = (await tableOf(sitting)).state as { board: { companies: Record<string, { profit: number }> } };
  return Object.values(board.companies).map(({ profit }) => profit);
};

describe('component files in the place of an edition’s own', () => {
  it('are what new tables are played with, and their hash stands in the first fact', async () => {
    put(7);
    use();
    const sitting = await sitDown(3, { game: 'spacecorp' });
    const { history } = await tableOf(sitting);
    const laid = history.map(({ fact }) => fact).find(({ type }) => type === 'TableLaid');
    expect((await profits(sitting)).sort()).toEqual([0, 0, 7]);
    expect(laid).toMatchObject({ components: hashOf({ ...components, setUp: setUpWith(7) }) });
    expect(versionNow()).toBe(`1+${hashOf({ ...components, setUp: setUpWith(7) }).slice(0, 12)}`);
    expect(games().map(({ id }) => id)).toContain('spacecorp');
  });

  it('that say what the edition says change nothing', () => {
    put(1);
    expect(readComponents(folder)).toEqual({ instead: [], kept: [] });
  });

  it('leave a table alone that was begun before them', async () => {
    const events = new InMemoryEventStore();
    const before = await sitDown(3, { game: 'spacecorp', events });
    put(7);
    use();
    const again = { ...before, shell: shellOn(events) };
    expect((await tableOf(again)).game).toBe(spacecorp);
    expect((await profits(again)).sort()).toEqual([0, 0, 1]);
  });

  it('serve the tables begun with them from a folder beside when they are replaced', async () => {
    const events = new InMemoryEventStore();
    put(7);
    use();
    const before = await sitDown(3, { game: 'spacecorp', events });
    put(9);
    put(7, 'spacecorp-spring');
    use();
    expect((await profits({ ...before, shell: shellOn(events) })).sort()).toEqual([0, 0, 7]);
    expect((await profits(await sitDown(3, { game: 'spacecorp' }))).sort()).toEqual([0, 0, 9]);
  });

  it('that are gone make their tables a polite refusal, and those of others play on', async () => {
    const events = new InMemoryEventStore();
    put(7);
    use();
    const before = await sitDown(3, { game: 'spacecorp', events });
    const exported = await exportTable(before.shell, before.id);
    put(9);
    use();
    const shell = shellOn(events);
    expect(await loadTable(shell, before.id)).toMatchObject({ refused: { why: { say: 'table.noRules' } } });
    expect(verifyTableFile(exported)).toMatchObject({
      proven: false,
      problem: expect.stringMatching(/COMPONENTS_DIR/),
    });
    const opened = { game: 'spacecorp', title: 'On', seats: 3, host: 'p-A', command: 'next', way: 'page' } as const;
    expect(await openTable(shell, opened)).toHaveProperty('table');
  });

  it('are proved like any other table', async () => {
    put(7);
    use();
    const sitting = await sitDown(3, { game: 'spacecorp' });
    expect(verifyTableFile(await exportTable(sitting.shell, sitting.id))).toMatchObject({ proven: true });
  });

  it.each([
    ['a folder of no game', 'spacecrop/setUp.json', {}, /^COMPONENTS_DIR: spacecrop: no game .* spacecorp$/],
    ['a file of no part', 'spacecorp/cards.json', {}, /spacecorp\/cards\.json: there is no part "cards"; .*decks/],
    ['no JSON', 'spacecorp/setUp.json', '{ "teams": 4, }', /spacecorp\/setUp\.json: this cannot be read as JSON \(/],
    ['a wrong value', 'spacecorp/wheel.json', { spaces: 0 }, /spacecorp\/wheel\.json: spaces: .*whole number from 1/],
    ['a whole part that is none', 'spacecorp/wheel.json', 3, /spacecorp\/wheel\.json: should be an object, not 3/],
    [
      'what other parts do not fit any more',
      'spacecorp/names.json',
      { ...components.names, card: {} },
      /spacecorp\/names\.json: card/,
    ],
    [
      'a part that would have to be written too',
      'spacecorp/progress.json',
      components.progress.map((one, i) => (i === 0 ? { ...one, id: 'deep_listening' } : one)),
      /spacecorp\/names\.json: .*write the file/,
    ],
  ])('stop the start with file, place and what to write: %s', (_what, file, content, message) => {
    write(file, content);
    expect(told()).toMatch(message);
  });

  it('are looked for where the setting says, or the start says that nothing is there', () => {
    expect(told()).toMatch(/holds no component files/);
    expect(() => readComponents(join(folder, 'nowhere'))).toThrow(/there is no folder .*nowhere/);
  });
});
