import { describe, expect, it } from '@jest/globals';
import {
  allClaimedBut,
  at,
  boardOf,
  busyWith,
  cards,
  type Change,
  claims,
  company,
  credits,
  given,
  letRun,
  markersLeft,
  named,
  play,
  type Position,
  running,
} from '../given.js';

/** Lady Steam with B, the Venturer with A. */
const held = cards('BADC');
const naming = (...changes: readonly Change[]): Position => given(4, held, ...changes, at({ step: 'zoneNaming' }));
const bidding = (...changes: readonly Change[]): Position =>
  given(4, held, named('b1'), ...changes, at({ step: 'zoneBidding' }));
const begun = (...changes: readonly Change[]): Position =>
  letRun(given(4, held, named('b1'), ...changes, running({ step: 'zoneBidding' })));

describe('5 Zone auction', () => {
  it('5.1 makes the Venturer name an unclaimed zone, which is put up', () => {
    const position = naming(claims({ A: 'a1', B: 'b1', neutral: 'c1' }));
    expect([position.asked(), position.offered('A')]).toEqual([['A'], ['NameZone']]);
    expect(position.choices('A', 'NameZone', 'zone')).toHaveLength(42 - 3);
    for (const zone of ['a1', 'b1', 'c1']) expect(position.refused('A', `auction ${zone}`).rule).toBe('5.1');
    const put = position.when('A', 'auction d1');
    expect([boardOf(put).named, busyWith(put)]).toEqual(['d1', 'zoneBidding']);
  });

  it('5.2 lets a neutral zone be named only when no zone is unclaimed', () => {
    expect(naming(allClaimedBut('f7', 'D', 'c1 c4')).choices('A', 'NameZone', 'zone')).toEqual(['f7']);
    const full = naming(allClaimedBut('', 'D', 'c1 c4'));
    expect([full.offered('A'), full.choices('A', 'NameZone', 'zone')]).toEqual([['NameZone'], ['c1', 'c4']]);
    expect(full.refused('A', 'auction a1').rule).toBe('5.2');
  });

  it('5.3 skips the auction when there is neither an unclaimed nor a neutral zone', () => {
    const skipped = letRun(
      given(4, held, allClaimedBut('', 'D'), running({ step: 'zoneNaming' }, { step: 'airshipPlacing' })),
    );
    expect(skipped.told('ZoneNamed')).toEqual([]);
    expect(busyWith(skipped)).toBe('airshipPlacing');
  });

  it('5.4 bids by 4.5 to 4.5e from the holder of Lady Steam on', () => {
    const position = bidding(credits({ C: 9 }));
    expect([position.asked(), position.offered('B')]).toEqual([['B'], ['Bid']]);
    const raised = position.when('B', 'bid 5');
    expect(raised.asked()).toEqual(['C']);
    for (const line of ['bid 5', 'bid 10']) expect(raised.refused('C', line).rule).toBe('5.4');
    const round = play(raised, 'C: bid 9', 'D: pass', 'A: bid 10', 'B: bid 11');
    expect(round.asked()).toEqual(['A']);
    expect(round.when('A', 'pass').told('BiddingWon')).toMatchObject([{ seat: 'B', lot: 'zone', bid: 11 }]);
  });

  it('5.5 leaves out seats without a claim to place or without a Credit', () => {
    const position = bidding(markersLeft({ C: 0 }), credits({ D: 0 })).when('B', 'bid 1');
    expect(position.asked()).toEqual(['A']);
    expect(position.when('A', 'pass').told('BiddingWon')).toMatchObject([{ seat: 'B' }]);
    expect(play(bidding(markersLeft({ C: 1 }), credits({ D: 1 })), 'B: bid 1').asked()).toEqual(['C']);
  });

  it('5.6 passes the opening on clockwise from a Lady Steam who is not in', () => {
    const position = bidding(markersLeft({ B: 0 }), credits({ C: 0 }));
    expect([position.asked(), position.offered('D')]).toEqual([['D'], ['Bid']]);
  });

  it('5.6 has no auction when no seat is in', () => {
    const nobody = begun(markersLeft({ A: 0, B: 0 }), credits({ C: 0, D: 0 }));
    expect([nobody.told('BiddingWon'), nobody.asked()]).toEqual([[], []]);
    expect(boardOf(nobody).claimed.b1).toBeUndefined();
  });

  it('5.7 makes the opener bid, and take the zone when all others pass', () => {
    const position = bidding();
    expect(position.refused('B', { type: 'PassBidding' }).rule).toBe('5.7');
    const alone = play(position, 'B: bid 1', 'C: pass', 'D: pass', 'A: pass');
    expect([company(alone, 'B').credits, boardOf(alone).claimed.b1]).toEqual([119, 'B']);
  });

  it('5.7 sells at 1 to a seat alone in the bidding', () => {
    const alone = begun(credits({ A: 0, B: 0, C: 0 }));
    expect(alone.told('BiddingWon')).toEqual([{ type: 'BiddingWon', seat: 'D', lot: 'zone', bid: 1, paid: 1 }]);
    expect(boardOf(alone).claimed.b1).toBe('D');
  });

  it.each([
    ['b1', false, 0],
    ['d1', true, 1],
  ])('5.8 places a claim of the winner in %s, taking off a neutral one: %s', (zone, neutral, back) => {
    const position = bidding(named(zone));
    const won = play(position, 'B: bid 12', 'C: pass', 'D: pass', 'A: pass');
    expect(won.told('ClaimPlaced')).toEqual([{ type: 'ClaimPlaced', seat: 'B', zone, neutral }]);
    expect(boardOf(won).claimed[zone]).toBe('B');
    expect(company(won, 'B')).toMatchObject({ credits: 108, claims: company(position, 'B').claims - 1 });
    expect(boardOf(won).reserve.neutrals - boardOf(position).reserve.neutrals).toBe(back);
  });

  it.each([
    [2, 1],
    [6, 3],
    [7, 4],
  ])('5.9 has the Venturer pay half of its bid of %i, rounded up: %i', (bid, paid) => {
    const won = play(bidding(), 'B: bid 1', 'C: pass', 'D: pass', `A: bid ${bid}`, 'B: pass');
    expect(won.told('BiddingWon')).toMatchObject([{ seat: 'A', bid, paid }]);
    expect(company(won, 'A').credits).toBe(120 - paid);
  });

  it('5.9 has everybody else pay in full', () => {
    const won = play(bidding(), 'B: bid 1', 'C: bid 7', 'D: pass', 'A: pass', 'B: pass');
    expect(won.told('BiddingWon')).toMatchObject([{ seat: 'C', bid: 7, paid: 7 }]);
  });

  it('5.9a lets the Venturer bid twice its Credits and no more', () => {
    const position = play(bidding(credits({ A: 10 })), 'B: bid 18', 'C: pass', 'D: pass');
    expect(position.refused('A', 'bid 21').why).toMatchObject({ max: 20 });
    expect(company(play(position, 'A: bid 20', 'B: pass'), 'A').credits).toBe(0);
    expect(play(position, 'A: bid 19', 'B: pass').told('BiddingWon')).toMatchObject([{ bid: 19, paid: 10 }]);
  });
});
