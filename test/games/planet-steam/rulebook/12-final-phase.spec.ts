import { describe, expect, it } from '@jest/globals';
import { RESOURCES } from '../../../../src/games/planet-steam/components/terminal.js';
import {
  airship,
  boardOf,
  busyWith,
  cards,
  type Change,
  company,
  given,
  harvesters,
  letRun,
  manipulator,
  market,
  markers,
  type Position,
  price,
  reserve,
  round,
  running,
  supply,
} from '../given.js';

const ready = (...changes: readonly Change[]): Position =>
  given(4, cards('BCDA'), ...changes, running({ step: 'finalPhase' }));
/** What the Final phase of round 1 leads to, before the next round fills the box. */
const ended = (...changes: readonly Change[]) => {
  const end = letRun(ready(...changes));
  const raised = end.told('PriceRaised').map(({ resource, price: now }) => `${resource} ${now}`);
  const [{ count }] = end.told('HarvestersProduced');
  return { raised, count, market: boardOf(end).market };
};

describe('12 Final phase', () => {
  it('12.1 returns Price Manipulation and Sabotage first, with their Credits', () => {
    const before = ready(manipulator('A'), harvesters('C', 'b1=ore!'), supply({ ore: 0 })).rolling(4);
    const after = letRun(before);
    expect(after.facts.map(({ type }) => type).slice(2, 7)).toEqual([
      ...['ManipulationReturned', 'HarvesterStoodUp', 'PriceRaised', 'HarvestersProduced', 'RoundEnded'],
    ]);
    expect([company(after, 'A').credits, company(after, 'C').credits]).toEqual([120 + 5, 120 + 8]);
    expect(boardOf(after)).toMatchObject({ manipulator: null, harvesters: { b1: { down: false } } });
  });

  it.each([
    [0, 5, ['ore 16']],
    [5, 0, ['energy 10']],
    [0, 0, ['ore 16', 'energy 10']],
    [1, 1, []],
  ])('12.2 raises by 4 what has a supply of 0: ore %i, energy %i', (ore, energy, raised) => {
    expect(ended(supply({ quartz: 0, ore, water: 0, energy })).raised).toEqual(raised);
  });

  it('12.2 raises no price beyond its track', () => {
    const top = [supply({ ore: 0, energy: 0 }), price({ ore: 21, energy: 12 })];
    expect(ended(...top).raised).toEqual(['ore 24', 'energy 12']);
  });

  it('12.2a checks once, before production: supplies that production brings to 0 raise no price', () => {
    expect(ended(supply({ ore: 1, energy: 1 }))).toEqual({ raised: [], count: 1, market: 13 });
  });

  it('12.2a checks also when the market is full', () => {
    expect(ended(supply({ ore: 0, energy: 3 }), market(14))).toEqual({ raised: ['ore 16'], count: 0, market: 14 });
  });

  it.each([
    [5, 9, 7, 5],
    [9, 5, 7, 5],
    [5, 9, 11, 3],
    [9, 9, 13, 1],
    [9, 9, 0, 9],
    [16, 20, 0, 14],
    [5, 0, 7, 0],
    [0, 5, 7, 0],
  ])('12.3 produces with ore %i, energy %i and the marker at %i: %i', (ore, energy, marker, count) => {
    const end = letRun(ready(supply({ ore, energy }), market(marker), round(5)));
    expect(end.told('HarvestersProduced')).toEqual([{ type: 'HarvestersProduced', count }]);
    const { supply: left, market: now } = boardOf(end);
    expect([left.ore, left.energy, now]).toEqual([ore - count, energy - count, marker + count]);
    expect([left.quartz, left.water]).toEqual([6, 8]);
  });

  it.each([0, 1, 35])('12.3a produces as many with %i figures in the reserve', (figures) => {
    expect(ended(reserve({ harvesters: figures }), market(7), supply({ ore: 5, energy: 9 })).count).toBe(5);
    expect(boardOf(letRun(ready(reserve({ harvesters: figures })))).reserve.harvesters).toBe(figures);
  });

  it('12.3b raises no price when nothing is produced only because the market is full', () => {
    expect(ended(market(14), supply({ ore: 5, energy: 9 }))).toEqual({ raised: [], count: 0, market: 14 });
  });

  it('12.4 ends the round, and after the last one the game', () => {
    const next = letRun(ready(round(4)));
    expect([next.told('RoundEnded'), next.told('GameEnded')]).toMatchObject([[{ round: 4 }], []]);
    const last = letRun(ready(round(5)));
    expect([last.told('RoundEnded'), last.told('GameEnded'), last.told('RoundBegan')]).toMatchObject([
      [{ round: 5 }],
      [{ wealth: expect.any(Object) }],
      [],
    ]);
    expect([last.asked(), last.game.outcome(last.state)?.length]).toEqual([[], 4]);
    expect(next.game.outcome(next.state)).toBeNull();
  });

  it('12.5 takes cards, airship and order markers back and begins the next round', () => {
    const marked = Object.fromEntries(RESOURCES.map((resource, i) => [resource, 4 - i]));
    const next = letRun(ready(airship(3), markers(marked)));
    expect(boardOf(next)).toMatchObject({ airship: null, markers: {}, round: 2, named: null });
    expect(boardOf(next).seats.map((seat) => company(next, seat).card)).toEqual([null, null, null, null]);
    expect([next.told('RoundBegan'), busyWith(next)]).toMatchObject([[{ round: 2 }], 'specialistBidding']);
  });
});
