import { describe, expect, it } from '@jest/globals';
import {
  at,
  card,
  cards,
  type Change,
  claims,
  credits,
  given,
  named,
  obeying,
  options,
  orderOf,
  play,
  type Position,
  round,
} from '../given.js';

const auction = at({ step: 'specialistBidding' }, { step: 'specialistAuction' });
const bids = (position: Position): string =>
  position.facts
    .flatMap((fact) => {
      if (fact.type === 'BidMade') return [`${fact.seat}${fact.amount}`];
      return fact.type === 'BidPassed' ? [`${fact.seat}-`] : [];
    })
    .join(' ');

describe('16 Credits and playing by mail: bidding orders', () => {
  it('16.7 bids the least that is legal up to the maximum, in this bidding only', () => {
    const start = given(4, auction);
    const maximum = orderOf(start, 'B', 'max 22');
    const first = start.when('A', 'bid 20').ordered({ B: [maximum] });
    expect([bids(first), first.asked()]).toEqual(['B21', ['C']]);
    const outbid = play(first, 'C: pass', 'D: pass', 'A: bid 22').ordered({ B: [maximum] });
    expect([bids(outbid), outbid.asked()]).toEqual(['B-', ['A']]);
    const next = play(outbid, 'A: take captain').ordered({ B: [maximum] });
    expect([bids(next), next.asked()]).toEqual(['', ['B']]);
  });

  it('16.7a passes beyond the maximum, or asks', () => {
    const start = given(4, auction).when('A', 'bid 20');
    for (const [line, said, asked] of [
      ['max 19', 'B-', 'C'],
      ['max 20 then pass', 'B-', 'C'],
      ['max 20 then ask', '', 'B'],
      ['max 21 then ask', 'B21', 'C'],
    ]) {
      const after = obeying(start, { B: [line] });
      expect([line, bids(after), after.asked()]).toEqual([line, said, [asked]]);
    }
  });

  const zoneBidding = given(4, cards('ABCD'), named('b1'), at({ step: 'zoneBidding' }));
  const carrierBidding = given(4, options({ independentCarrier: true }), cards('ABCD'), at({ step: 'carrierBidding' }));
  it('16.7b has an opener bid 1, even if its maximum, ceiling or plan is 0', () => {
    for (const then of ['', ' then ask']) {
      expect(bids(obeying(given(4, auction), { A: [`max 0${then}`] }))).toBe('A1');
      expect(bids(obeying(given(4, auction), { A: [`plan lady 0${then}`] }))).toBe('A1');
      expect(bids(obeying(zoneBidding, { A: [`zones beside 0 elsewhere 0${then}`] }))).toBe('A1');
      expect(bids(obeying(carrierBidding, { A: [`independent 0${then}`] }))).toBe('A1');
    }
    expect(bids(obeying(given(4, auction), { A: ['max 9'] }))).toBe('A1');
  });

  it('16.7c asks a seat without an order again when it is outbid', () => {
    const outbid = play(given(4, auction), 'A: bid 5', 'B: pass', 'C: pass', 'D: bid 9');
    expect([outbid.asked(), outbid.offered('A')]).toEqual([['A'], ['Bid', 'PassBidding']]);
    expect(obeying(outbid, { A: ['ore: pass', 'zones beside 90 elsewhere 90'] }).facts).toEqual([]);
  });

  it.each([
    ['b1', 'B4', 'B-'],
    ['c4', 'B-', 'B4'],
    ['f7', 'B-', 'B4'],
  ])('16.7d takes for %s the ceiling beside an own claim or the other', (zone, beside, other) => {
    const start = given(4, claims({ B: 'a1 d1', C: 'c3' }), cards('ABCD'), named(zone), at({ step: 'zoneBidding' }));
    const raised = start.when('A', 'bid 3');
    expect(bids(obeying(raised, { B: ['zones beside 4 elsewhere 0'] }))).toBe(beside);
    expect(bids(obeying(raised, { B: ['zones beside 0 elsewhere 4'] }))).toBe(other);
  });

  it('16.7d counts the bid, of which the Venturer pays half, and holds for every zone auction', () => {
    const ceiling = orderOf(zoneBidding, 'B', 'zones beside 9 elsewhere 9');
    for (const n of [1, 2]) {
      const start = given(4, round(n), credits({ B: 5 }), cards('ABCD'), named('b2'), at({ step: 'zoneBidding' }));
      const won = play(play(start, 'A: bid 8').ordered({ B: [ceiling] }), 'C: pass', 'D: pass', 'A: pass');
      expect(won.told('BiddingWon')).toMatchObject([{ seat: 'B', bid: 9, paid: 5 }]);
      expect(bids(start.when('A', 'bid 9').ordered({ B: [ceiling] }))).toBe('B-');
    }
  });

  it('16.7e bids up to the carrier ceiling in every auction of the Independent Carrier, and in no other', () => {
    const ceiling = orderOf(carrierBidding, 'B', 'independent 4');
    for (const n of [1, 3]) {
      const start = given(4, round(n), cards('ABCD'), at({ step: 'carrierBidding' }));
      expect(bids(start.when('A', 'bid 3').ordered({ B: [ceiling] }))).toBe('B4');
      expect(bids(start.when('A', 'bid 4').ordered({ B: [ceiling] }))).toBe('B-');
    }
    expect(zoneBidding.when('A', 'bid 1').ordered({ B: [ceiling] }).facts).toEqual([]);
  });

  const PLAN = 'plan lady 25 venturer 18 rest 3';
  it('16.8 reads a ceiling for each named card and one for the rest', () => {
    expect(orderOf(given(4, auction), 'A', PLAN)).toEqual({
      type: 'AuctionPlan',
      ceilings: { lady: 25, venturer: 18 },
      rest: 3,
      then: 'pass',
    });
  });

  it.each([
    [[], 25],
    [[card('D', 'lady')], 18],
    [[card('D', 'lady'), card('C', 'venturer')], 3],
    [[card('D', 'venturer')], 25],
  ])('16.8a bids in each bidding up to the highest ceiling on display: %#', (taken, most) => {
    const start = given(4, ...taken, auction);
    expect(bids(obeying(start.when('A', `bid ${most - 1}`), { B: [PLAN] }))).toBe(`B${most}`);
    expect(bids(obeying(start.when('A', `bid ${most}`), { B: [PLAN] }))).toBe('B-');
  });

  const picking = (...changes: readonly Change[]): Position =>
    given(4, ...changes, at({ step: 'specialistPick', seat: 'A' }));
  it.each([
    ['plan captain 4 lady 9 rest 3', [], 'lady'],
    ['plan captain 4 lady 9 rest 3', [card('B', 'lady')], 'captain'],
    ['plan engineer 5 lady 5 rest 1', [], 'engineer'],
    ['plan lady 5 engineer 5 rest 1', [], 'lady'],
    ['plan captain 5 rest 5', [], 'captain'],
    ['plan lady 9 rest 5', [card('B', 'lady'), card('C', 'captain'), card('D', 'venturer')], 'engineer'],
    ['plan lady 9 rest 5', [card('B', 'lady')], undefined],
    ['plan lady 2 rest 5', [], undefined],
  ])('16.8b takes by "%s" the card with the highest ceiling, or asks: %#', (line, taken, id) => {
    const after = obeying(picking(...taken), { A: [line] });
    expect(after.told('SpecialistTaken').map((fact) => fact.card)).toEqual(id === undefined ? [] : [id]);
    if (id === undefined) expect(after.asked()).toEqual(['A']);
  });
});
