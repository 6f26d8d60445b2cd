import { describe, expect, it } from '@jest/globals';
import {
  airship,
  at,
  boardOf,
  card,
  cards,
  carriers,
  type Change,
  claims,
  company,
  credits,
  given,
  goods,
  harvesters,
  independent,
  letRun,
  licences,
  markers,
  named,
  play,
  type Position,
  reserve,
  running,
  supply,
} from '../given.js';

const FULL = { quartz: 4, ore: 4, water: 4, energy: 4 };
const bidding = at({ step: 'specialistBidding' }, { step: 'specialistAuction' });
describe('16 Credits and playing by mail: what is answered by itself', () => {
  it('16.14 takes the last specialist, and places the last order marker', () => {
    const three = [card('B', 'lady'), card('C', 'captain'), card('D', 'engineer')];
    expect(company(given(4, ...three, bidding).when('A', 'bid 1'), 'A').card).toBe('venturer');
    const marking = running({ step: 'orderMarker', seat: 'A' });
    const onBoard = (placed: Record<string, number>): Position => letRun(given(4, markers(placed), marking));
    expect(boardOf(onBoard({ quartz: 1, ore: 2, water: 4 })).markers).toMatchObject({ energy: 3 });
    expect(onBoard({ quartz: 1, ore: 2 }).asked()).toEqual(['A']);
  });

  it('16.14 lays down the only harvester of a sabotaged seat', () => {
    const victim = running({ step: 'sabotageVictim', seat: 'B' });
    const one = letRun(given(4, claims({}), harvesters('B', 'b2=ore'), victim));
    expect([one.told('HarvesterLaidDown'), one.asked()]).toMatchObject([[{ seat: 'B', zone: 'b2' }], []]);
    expect(letRun(given(4, claims({}), harvesters('B', 'b2=ore b3=ore'), victim)).asked()).toEqual(['B']);
  });

  it('16.14 loses an overflow of one resource', () => {
    const turn = at({ step: 'tradeTurn', resource: 'ore', seat: 'A' });
    const bought = given(4, independent('A'), goods({ A: FULL }), turn).when('A', 'buy ore 5');
    expect([bought.told('Bought')[0].lost.ore, bought.asked()]).toEqual([2, []]);
  });

  it('16.14 always asks the Bank Agent, even when nothing can be gained', () => {
    const top = carriers({ A: { quartz: 4, ore: 4, water: 4, energy: 4 } });
    const stock = goods({ A: { quartz: 13, ore: 13, water: 13, energy: 13 } });
    const position = letRun(given(5, top, stock, running({ step: 'bankAgent', seat: 'A' })));
    expect([position.asked(), position.offered('A')]).toEqual([['A'], ['DeclineBenefit']]);
  });

  it('16.14a passes for a seat whose limit is below the next bid', () => {
    const start = given(4, credits({ B: 20, C: 21, D: 5 }), bidding).when('A', 'bid 20');
    expect([start.told('BidPassed'), start.asked()]).toMatchObject([[{ seat: 'B' }], ['C']]);
    const zone = given(4, credits({ B: 11, C: 20, D: 21 }), cards('ABCD'), named('b1'), at({ step: 'zoneBidding' }));
    expect(zone.when('A', 'bid 20').asked()).toEqual(['B']);
    expect(play(zone, 'A: bid 20', 'B: bid 21').told('BidPassed')).toMatchObject([{ seat: 'C' }, { seat: 'D' }]);
  });

  it('16.14a bids 1 for a seat alone in a bidding', () => {
    const alone = [cards('ABCD'), credits({ A: 0, C: 0, D: 0 }), named('b1')];
    const end = letRun(given(4, ...alone, running({ step: 'zoneBidding' })));
    expect(end.told('BidMade')).toMatchObject([{ seat: 'B', amount: 1 }]);
  });

  const ore = at(
    { step: 'tradeTurn', resource: 'quartz', seat: 'A' },
    { step: 'tradeTurn', resource: 'ore', seat: 'A' },
  );
  it.each([
    [0, 0, 100, true],
    [0, 5, 11, true],
    [0, 5, 12, false],
    [1, 0, 0, false],
    [1, 5, 100, false],
  ])('16.14b passes with %i ore, a supply of %i and %i Credits: %s', (held, offered, purse, passes) => {
    const table = [goods({ A: { ore: held } }), supply({ ore: offered }), credits({ A: purse }), ore];
    const after = given(4, ...table).when('A', 'pass');
    expect(after.asked()).toEqual(passes ? [] : ['A']);
    expect(after.told('TradePassed')).toHaveLength(passes ? 2 : 1);
  });

  it('16.14b still moves the price when a seat passes by itself', () => {
    const none = [goods({ A: { ore: 0 } }), supply({ ore: 0 }), ore];
    expect(boardOf(given(4, ...none).when('A', 'pass')).price.ore).toBe(14);
  });

  it('16.14b passes certificates when no action is possible', () => {
    const turn = running({ step: 'certificateTurn', seat: 'B' });
    const asked = (...changes: readonly Change[]): string[] => letRun(given(4, ...changes, turn)).asked();
    const none = goods({ B: { quartz: 0 } });
    expect([asked(none), asked(none, licences({ B: 1 }))]).toEqual([[], ['B']]);
    expect(asked(goods({ B: { quartz: 1, ore: 1, water: 0 } }))).toEqual(['B']);
    expect(asked(goods({ B: { quartz: 1, ore: 1, water: 0 } }), reserve({ luxuries: 0 }))).toEqual([]);
  });

  const extracting = (layout: string, has: Partial<typeof FULL>, ...changes: readonly Change[]): Position => {
    const table = [cards('ABCD'), claims({}), harvesters('A', layout), goods({ A: { ...FULL, ...has } })];
    return letRun(given(4, ...table, ...changes, running({ step: 'extraction' })));
  };
  it('16.14c extracts with all harvesters when all are free and nothing would be lost', () => {
    const all = extracting('c1=plain c2=plain f7=energy', { water: 1, energy: 3 });
    expect(all.told('Extracted')).toMatchObject([{ zones: ['c1', 'c2', 'f7'], yields: { water: 3, energy: 1 } }]);
    expect(extracting('c1=plain c2=plain f7=energy', { water: 2, energy: 3 }).asked()).toEqual(['A']);
    expect(extracting('f7=energy', { energy: 3 }, airship(7)).asked()).toEqual(['A']);
  });

  it('16.14c asks wherever else there is a choice', () => {
    expect(extracting('f7=energy a1=ore', { energy: 1, ore: 0 }).asked()).toEqual(['A']);
    expect(extracting('a1=ore a2=ore', { energy: 1, ore: 0 }).asked()).toEqual(['A']);
    expect(extracting('a1=ore', { energy: 0, ore: 0 }).told('Extracted')).toMatchObject([{ zones: [] }]);
  });
});
