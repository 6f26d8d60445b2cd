import { describe, expect, it } from '@jest/globals';
import { type GalacticView } from '../../src/games/galactic-era/view.js';
import { exportTable, verifyTableFile } from '../../src/tables/table-file.js';
import { playOn, sitDown, tableOf } from './at-a-table.js';

describe('a table of one', () => {
  it('opens, is played to its end against automas, and every die of theirs is proved', async () => {
    const sitting = await sitDown(1, { game: 'galactic-era', options: { difficulty: 'insane' } });
    await playOn(sitting);
    const table = await tableOf(sitting);
    const { automas, order } = table.game.view(table.state, 'A') as unknown as GalacticView;
    expect(Object.keys(automas)).toEqual(['B', 'C']);
    expect(order).toHaveLength(3);
    expect(table.game.outcome(table.state)).toMatchObject([{ seat: 'A', rank: 1 }]);
    expect(verifyTableFile(await exportTable(sitting.shell, sitting.id)).proven).toBe(true);
  });
});
