import { beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryEventStore } from '../../src/event-store/in-memory.event-store.js';
import { random } from '../../src/bots/policies.js';
import { seededChance } from '../../src/games/kernel/chance.js';
import { type Fact } from '../../src/games/kernel/game-definition.js';
import { type TableRecord } from '../../src/tables/records.js';
import { linkFor } from '../../src/tables/table-store.js';
import {
  exportTable,
  importTable,
  readTableFile,
  type TableFile,
  verifyTableFile,
} from '../../src/tables/table-file.js';
import { undo } from '../../src/tables/undo.js';
import { verifyTable } from '../../src/tables/verify-table.js';
import { FIRST_LINK } from '../../src/fairness/luck.js';
import { type Sitting, openQuestions, playOn, say, shellOn, sitDown, tableOf } from './at-a-table.js';

let text: string;
let file: TableFile;
let played: Sitting;

/** A whole game with every option, an undo in the middle, played through the use cases. */
beforeAll(async () => {
  const options = {
    variableClaims: true,
    variableTradeOrder: true,
    sabotage: true,
    priceManipulation: true,
    independentCarrier: true,
  };
  const sitting = await sitDown(3, { options });
  await playOn(sitting, 30, random, seededChance(11));
  for (;;) {
    const [{ id, seat, offers }] = await openQuestions(sitting);
    if (offers.some(({ action }) => action.type === 'Bid')) {
      await say(sitting, seat, id, { type: 'Bid' }, 'to-be-undone');
      await undo(sitting.shell, { table: sitting.id, seat, player: `p-${seat}`, command: 'undo', way: 'page' });
      break;
    }
    await playOn(sitting, 1, random, seededChance(12));
  }
  await playOn(sitting, Infinity, random, seededChance(13));
  played = sitting;
  text = await exportTable(sitting.shell, sitting.id);
  file = readTableFile(text);
});

/** What a forger with the seed would do: change a record and hang the rest of the chain on it again. */
const forged = (change: (record: TableRecord, revision: number) => TableRecord): TableRecord[] => {
  let previous = FIRST_LINK;
  return file.records.map((record, revision) => {
    const changed = change(record, revision);
    previous = linkFor(previous, file.seed, revision, changed);
    return { ...changed, link: previous };
  });
};

const verdictOn = (records: readonly TableRecord[]) => verifyTable(file.table, file.game, records, file.seed);

describe('verify', () => {
  it('proves a whole table: every answer decided again, every draw shown', () => {
    expect(verifyTableFile(text)).toMatchObject({
      proven: true,
      records: file.records.length,
      head: file.records.at(-1)!.link,
    });
    const verdict = verifyTableFile(text);
    expect(verdict.proven && verdict.answers).toBeGreaterThan(100);
    expect(verdict.proven && verdict.draws).toBeGreaterThan(5);
    expect(file.records.map(({ type }) => type)).toContain('table.Undone');
  });

  it('nobody takes anything back once the seed is shown, and whoever did would be found', async () => {
    for (const seat of played.seats)
      expect(
        await undo(played.shell, { table: played.id, seat, player: `p-${seat}`, command: 'too-late', way: 'page' }),
      ).toMatchObject({ refused: { why: { say: 'table.isOver' } } });
    const last = file.records.findLast(({ seat }) => seat !== null)!;
    const range = { from: file.records.indexOf(last), to: file.records.length - 1 };
    const late = {
      ...last,
      type: 'table.Undone',
      fact: { type: 'Undone', ...range },
      privately: { way: 'page', command: 'late' },
    } as TableRecord;
    const revision = file.records.length;
    const link = linkFor(file.records.at(-1)!.link, file.seed, revision, late);
    expect(verdictOn([...file.records, { ...late, link }])).toMatchObject({ proven: false, revision });
  });

  it('finds a changed byte anywhere in an export', () => {
    const bytes = Buffer.from(text);
    const chance = seededChance(3);
    const lines = [...text.matchAll(/\n/g)].map(({ index }) => index);
    // Somewhere in each of some hundred lines, and at both ends of the file.
    const places = [
      0,
      1,
      bytes.length - 1,
      bytes.length - 2,
      ...Array.from({ length: 80 }, () => chance.below(bytes.length)),
      ...lines.slice(0, 8),
    ];
    for (const place of places) {
      const changed = Buffer.from(bytes);
      changed[place] ^= 1 + chance.below(127);
      const found = verifyTableFile(changed.toString('latin1') === bytes.toString('latin1') ? '' : changed.toString());
      expect([place, found.proven]).toEqual([place, false]);
    }
  });

  it('names the record in which a byte was changed', () => {
    const at = file.records.findIndex(({ type }) => type === 'kernel.BidMade');
    const lines = text.split('\n');
    const changed = lines.with(at + 1, lines[at + 1].replace(/"amount":\d+/, '"amount":99'));
    expect(verifyTableFile(changed.join('\n'))).toMatchObject({ proven: false, revision: at, type: 'kernel.BidMade' });
  });

  it.each([
    ['a line taken out', (lines: string[]) => lines.toSpliced(50, 1)],
    ['a line doubled', (lines: string[]) => lines.toSpliced(50, 0, lines[50])],
    ['two lines exchanged', (lines: string[]) => lines.with(50, lines[51]).with(51, lines[50])],
    ['the end cut off', (lines: string[]) => lines.slice(0, -10)],
    ['nothing at all', () => []],
  ])('finds %s', (_what, change) => {
    expect(verifyTableFile(`${change(text.trimEnd().split('\n')).join('\n')}\n`).proven).toBe(false);
  });

  it('names the first fact that does not follow, though the whole chain was made anew', () => {
    const at = file.records.findIndex(({ type }) => type === 'planet-steam.ClaimRolled');
    const verdict = verdictOn(
      forged((record, revision) =>
        revision === at ? { ...record, fact: { ...record.fact, face: 6, zone: 'a1' } as Fact } : record,
      ),
    );
    expect(verdict).toMatchObject({ proven: false, revision: at, type: 'planet-steam.ClaimRolled' });
  });

  it('finds luck that the seed does not give', () => {
    const at = file.records.findIndex(({ type }) => type === 'planet-steam.FirstPlayerRolled');
    const verdict = verdictOn(
      forged((record, revision) =>
        revision === at ? { ...record, fact: { ...record.fact, seat: 'Z' } as Fact } : record,
      ),
    );
    expect(verdict).toMatchObject({ proven: false, revision: at });
  });

  it('finds an action that would have been refused, and facts that nobody answered', () => {
    const at = file.records.findIndex(({ type }) => type === 'kernel.BidMade');
    const other = { type: 'Bid', amount: 100_000 };
    expect(
      verdictOn(
        forged((record, revision) =>
          revision === at ? { ...record, privately: { ...record.privately, action: other } } : record,
        ),
      ),
    ).toMatchObject({ proven: false, revision: at });
    const alone = forged((record, revision) => (revision === at ? { ...record, seat: null } : record));
    expect(verdictOn(alone)).toMatchObject({ proven: false, revision: at });
  });

  it('finds a seed that is not the one committed to', () => {
    expect(verifyTable(file.table, file.game, file.records, 'f'.repeat(64)).proven).toBe(false);
  });
});

describe('export and import', () => {
  it('carries a running table, with its orders, to another store, where it goes on and is proved', async () => {
    const sitting = await sitDown(2);
    await playOn(sitting, 25);
    const exported = await exportTable(sitting.shell, sitting.id);
    const elsewhere = { ...sitting, shell: shellOn(new InMemoryEventStore()) };
    expect(await importTable(elsewhere.shell, exported)).toMatchObject({ proven: true, table: sitting.id });
    expect((await tableOf(elsewhere)).head).toBe((await tableOf(sitting)).head);
    expect(await exportTable(elsewhere.shell, sitting.id)).toBe(exported);
    await playOn(elsewhere);
    expect(verifyTableFile(await exportTable(elsewhere.shell, sitting.id)).proven).toBe(true);
  });

  it('lets nothing in that cannot be proved', async () => {
    const elsewhere = shellOn(new InMemoryEventStore());
    expect(await importTable(elsewhere, text.replace('"face":', '"fac3":'))).toMatchObject({ proven: false });
    await expect(elsewhere.tables.load(file.table)).rejects.toThrow('no table');
  });
});
