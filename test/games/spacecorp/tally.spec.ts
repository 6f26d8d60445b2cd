import { describe, expect, it } from '@jest/globals';
import { spacecorp } from '../../../src/games/spacecorp/index.js';
import { inSilence, newTable } from './given.js';

describe('what a game of SpaceCorp is measured by', () => {
  it('has turns, profit, contracts and the kind of end of each era that was played', () => {
    const played = inSilence(newTable(2, { lastEra: 'mariners' }));
    const turns = played.told('TurnBegan').length;
    const claimed = played.told('ContractClaimed').length;
    const figures = spacecorp.tally!(played.facts);
    expect(figures).toMatchObject({ 'mariners.turnsPerSeat': turns / 2, 'mariners.contracts': claimed });
    expect(figures['mariners.endedByContracts']).toBe(0);
    expect(Object.keys(figures).every((name) => name.startsWith('mariners.'))).toBe(true);
  });
});
