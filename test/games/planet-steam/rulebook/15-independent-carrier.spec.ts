import { describe, expect, it } from '@jest/globals';
import {
  at,
  boardOf,
  busyWith,
  cards,
  type Change,
  claims,
  company,
  credits,
  given,
  goods,
  harvesters,
  independent,
  inSilence,
  letRun,
  options,
  play,
  type Position,
  round,
  running,
  spent,
} from '../given.js';

const FULL = { quartz: 4, ore: 4, water: 4, energy: 4 };
const NONE = { quartz: 0, ore: 0, water: 0, energy: 0 };
/** A holds the card, and these goods; its own carriers store 4 each. */
const holding = (has: Partial<typeof NONE>, ...rest: readonly Change[]): Position =>
  given(4, cards('BACD'), independent('A', 6), goods({ A: { ...FULL, ...has } }), ...rest);
/** The end of the Expansion phase, Lady Steam with B. */
const renewing = (...changes: readonly Change[]): Position =>
  letRun(given(4, cards('BACD'), ...changes, running({ step: 'carrierRenewal' }, { step: 'harvesterPhase' })));

describe('15 Optional rules: Independent Carrier', () => {
  it('15.4 auctions the card at the end of the Expansion phase, after the airship', () => {
    const table = given(4, options({ independentCarrier: true }), running({ step: 'round', round: 1 }));
    const end = inSilence(letRun(table), 'ActivationRefused').facts;
    const place = (type: string, lot?: string): number =>
      end.findIndex(
        (fact) => fact.type === type && (lot === undefined || (fact.type === 'BiddingWon' && fact.lot === lot)),
      );
    expect(place('AirshipMoored')).toBeLessThan(place('BiddingWon', 'carrier'));
    expect(place('BiddingWon', 'carrier')).toBeLessThan(place('ActivationRefused'));
    const without = inSilence(letRun(given(4, running({ step: 'round', round: 1 }))), 'ActivationRefused');
    expect(without.told('BiddingWon').filter(({ lot }) => lot === 'carrier')).toEqual([]);
  });

  it('15.4 bids by 4.5 to 4.5e among the seats with a Credit, opened by Lady Steam or the next who is in', () => {
    const position = renewing(credits({ C: 0, D: 9 }));
    expect([position.asked(), position.offered('B')]).toEqual([['B'], ['Bid']]);
    expect(position.refused('B', { type: 'PassBidding' }).rule).toBe('15.4');
    const raised = position.when('B', 'bid 4');
    expect(raised.asked()).toEqual(['D']);
    for (const line of ['bid 4', 'bid 10']) expect(raised.refused('D', line).rule).toBe('15.4');
    const won = play(raised, 'D: bid 9', 'A: pass', 'B: pass');
    expect(boardOf(won).independent).toEqual({ holder: 'D', bid: 9, term: 1 });
    const poor = renewing(credits({ B: 0, C: 0 }));
    expect([poor.asked(), poor.told('BidPassed')]).toEqual([['D'], []]);
  });

  it('15.4a has the winner spend its bid, which is no wealth', () => {
    const won = play(renewing(), 'B: bid 30', 'C: pass', 'D: pass', 'A: pass');
    expect(company(won, 'B').credits).toBe(90);
    const end = letRun(given(4, cards('BACD'), round(5), independent('A', 30), running({ step: 'finalPhase' })));
    expect(end.told('GameEnded')[0].wealth.A).toEqual(end.told('GameEnded')[0].wealth.B);
  });

  it.each([
    [{}, ['quartz', 'ore', 'water', 'energy']],
    [{ ore: 6 }, ['quartz', 'ore', 'water', 'energy']],
    [{ ore: 5, water: 5, quartz: 5 }, undefined],
    [{ ore: 7 }, undefined],
    [{ ore: 7, water: 3 }, ['water']],
  ])('15.4b stores 3 of any kind beside full carriers: with %j there is room for %j', (has, room) => {
    const position = holding(has, at({ step: 'bankAgent', seat: 'A' }));
    if (room === undefined) expect(position.refused('A', { type: 'TakeResource', resource: 'ore' }).rule).toBe('4.12a');
    else expect(position.choices('A', 'TakeResource', 'resource')).toEqual(room);
  });

  it('15.4b holds its goods for all purposes: spending, selling and wealth', () => {
    const turn = { step: 'tradeTurn', resource: 'ore', seat: 'A' } as const;
    const sold = holding({ ore: 7 }, at(turn)).when('A', 'sell ore 7');
    expect(company(sold, 'A')).toMatchObject({ credits: 120 + 7 * 12, goods: { ore: 0 } });
    const spending = holding({ quartz: 7 }, at({ step: 'certificateTurn', seat: 'A' }));
    expect(spent(spending, spending.when('A', 'luxury'))).toEqual({ quartz: 1, ore: 1 });
    const end = letRun(holding({ ...NONE, ore: 7 }, round(5), running({ step: 'finalPhase' })));
    expect(end.told('GameEnded')[0].wealth.A.goods).toBe(7 * 12);
  });

  it('15.4c holds what is too much for the own carriers, at most 3 over all resources', () => {
    const turn = at({ step: 'harvesterTurn', seat: 'A' });
    const water = (has: object): number => company(holding(has, turn).when('A', 'skip'), 'A').goods.water;
    expect([water({}), water({ water: 6 }), water({ ore: 5, quartz: 5 })]).toEqual([5, 7, 5]);
    expect([water({ water: 7 }), water({ ore: 5, quartz: 6 })]).toEqual([7, 4]);
  });

  const trading = at(
    { step: 'tradeTurn', resource: 'ore', seat: 'A' },
    { step: 'tradeTurn', resource: 'ore', seat: 'B' },
  );
  it('15.4d asks what to keep when a purchase leaves too much of several resources', () => {
    const position = holding({ quartz: 6 }, trading);
    expect(position.when('A', 'buy ore 1').asked()).toEqual(['B']);
    const over = position.when('A', 'buy ore 3');
    expect([over.asked(), over.offered('A')]).toEqual([['A'], ['KeepOverflow']]);
    for (const line of ['keep quartz 2 ore 2', 'keep quartz 3', 'keep water 1'])
      expect(over.refused('A', line).rule).toBe('15.4d');
    const kept = over.when('A', 'keep ore 3');
    expect(company(kept, 'A').goods).toEqual({ ...FULL, ore: 7 });
    expect([kept.told('OverflowKept'), kept.asked()]).toMatchObject([[{ lost: { ...NONE, quartz: 2 } }], ['B']]);
    expect(boardOf(kept).supply).toEqual({ ...boardOf(position).supply, ore: 9 - 3 });
    expect(company(over.when('A', 'keep quartz 1 ore 1'), 'A').goods).toEqual({ ...FULL, quartz: 5, ore: 5 });
  });

  it('15.4d asks the same after extraction, and nothing for one resource alone', () => {
    const extracting = (layout: string): Position => {
      const map = [
        claims({}),
        harvesters('A', layout),
        at({ step: 'extraction' }, { step: 'certificateTurn', seat: 'B' }),
      ];
      return holding({}, goods({ B: FULL }), ...map).when('A', 'extract all');
    };
    const both = extracting('a1=ore a2=ore f6=quartz f7=quartz');
    expect(both.offered('A')).toEqual(['KeepOverflow']);
    expect(company(both.when('A', 'keep quartz 2 ore 1'), 'A').goods).toEqual({
      ...FULL,
      quartz: 6,
      ore: 5,
      energy: 0,
    });
    const one = extracting('a1=ore a2=ore a3=ore');
    expect(one.told('Extracted')).toMatchObject([{ lost: { ...NONE, ore: 2 } }]);
    expect([company(one, 'A').goods.ore, one.asked()]).toEqual([7, ['B']]);
  });

  it('15.4e lets the holder keep the card for the same bid, once more', () => {
    const position = renewing(independent('A', 6), goods({ A: { ...FULL, ore: 7 } }));
    expect([position.asked(), position.offered('A')]).toEqual([['A'], ['RenewCarrier', 'ReleaseCarrier']]);
    const kept = position.when('A', 'keep');
    expect(spent(position, kept)).toEqual({ credits: 6 });
    expect([boardOf(kept).independent, busyWith(kept)]).toEqual([{ holder: 'A', bid: 6, term: 2 }, 'harvesterTurn']);
  });

  it('15.4e has it released by a holder who cannot or will not pay', () => {
    const released = renewing(independent('A', 6)).when('A', 'release');
    expect([boardOf(released).independent, busyWith(released)]).toEqual([null, 'carrierBidding']);
    const poor = renewing(independent('A', 6), credits({ A: 5 }));
    expect([poor.told('CarrierReleased'), busyWith(poor)]).toMatchObject([[{ seat: 'A' }], 'carrierBidding']);
    expect(renewing(independent('A', 6), credits({ A: 6 })).asked()).toEqual(['A']);
  });

  it('15.4f auctions it after the second round in a row, also to the former holder', () => {
    const again = renewing(independent('A', 6, 2));
    expect([again.told('CarrierReleased'), busyWith(again), again.asked()]).toMatchObject([
      [{ seat: 'A' }],
      'carrierBidding',
      ['B'],
    ]);
    const won = play(again, 'B: bid 1', 'C: pass', 'D: pass', 'A: bid 2', 'B: pass');
    expect(boardOf(won).independent).toEqual({ holder: 'A', bid: 2, term: 1 });
    const alone = renewing(independent('A', 6, 2), credits({ B: 0, C: 0, D: 0 }));
    expect(alone.told('BiddingWon')).toMatchObject([{ seat: 'A', lot: 'carrier', bid: 1, paid: 1 }]);
  });

  it('15.4g loses the goods in excess before the auction, without moving a supply, whoever wins it', () => {
    const position = renewing(independent('A', 6), goods({ A: { ...FULL, ore: 6, water: 5, energy: 2 } }));
    const released = position.when('A', 'release');
    expect(released.told('CarrierReleased')).toMatchObject([{ lost: { ...NONE, ore: 2, water: 1 } }]);
    expect(spent(position, released)).toEqual({ ore: 2, water: 1 });
    expect(boardOf(released).supply).toEqual(boardOf(position).supply);
    const won = play(released, 'B: bid 1', 'C: pass', 'D: pass', 'A: bid 2', 'B: pass');
    expect(company(won, 'A').goods).toEqual({ ...FULL, energy: 2 });
  });

  it('15.4h leaves the card with nobody when no seat can bid 1, until the next auction', () => {
    const nobody = renewing(independent('A', 6, 2), credits({ A: 0, B: 0, C: 0, D: 0 }));
    expect([boardOf(nobody).independent, nobody.told('BiddingWon'), busyWith(nobody)]).toEqual([
      null,
      [],
      'harvesterTurn',
    ]);
    expect(busyWith(renewing())).toBe('carrierBidding');
  });
});
