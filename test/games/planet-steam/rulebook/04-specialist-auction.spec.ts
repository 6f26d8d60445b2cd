import { describe, expect, it } from '@jest/globals';
import { type PlanetSteamOrder } from '../../../../src/games/planet-steam/orders.js';
import {
  at,
  boardOf,
  box,
  busyWith,
  card,
  cards,
  claims,
  company,
  credits,
  given,
  goods,
  harvesters,
  inSilence,
  letRun,
  named,
  newTable,
  opener,
  options,
  play,
  type Position,
  reserve,
  round,
  running,
  supply,
} from '../given.js';

const auction = at({ step: 'specialistBidding' }, { step: 'specialistAuction' });
const bank = at({ step: 'bankAgent', seat: 'A' });
const expansion = running({ step: 'expansion' });
const empty = { quartz: 0, ore: 0, water: 0, energy: 0 };
const creditsOf = (position: Position): number[] => Object.values(boardOf(position).companies).map((c) => c.credits);
/** 17.2: Martin, Jen, Kay and Eric. */
const firstBidding = (from: Position): Position =>
  play(from, 'A: bid 20', 'B: bid 22', 'C: pass', 'D: pass', 'A: bid 25', 'B: pass');

describe('4 Additional resources and the specialist auction', () => {
  it('4.1 fills the box from every supply of 1 or more', () => {
    const begun = boardOf(letRun(given(4, supply({ quartz: 2, ore: 0, water: 1 }), expansion)));
    expect(begun.box).toEqual(['quartz', 'water', 'energy']);
    expect(begun.supply).toEqual({ quartz: 1, ore: 0, water: 0, energy: 13 });
  });

  it('4.2 gives 2 Credits to each seat with exactly 0', () => {
    expect(creditsOf(letRun(given(4, credits({ A: 0, B: 1, C: 0 }), expansion)))).toEqual([2, 1, 2, 120]);
  });

  it('4.2 gives nothing at any other time', () => {
    const steps = ['zoneNaming', 'claims', 'airshipPlacing', 'harvesterPhase', 'trade', 'certificates'] as const;
    const rest = running(...steps.map((step) => ({ step })));
    expect(creditsOf(inSilence(letRun(given(2, cards('AB'), credits({ A: 0, B: 0 }), rest))))).toEqual([0, 0]);
  });

  it.each([2, 3, 4, 5])('4.3 gives each of %i seats one card, in a bidding of its own', (seats) => {
    const end = inSilence(letRun(given(seats, running({ step: 'specialistAuction' }))));
    expect(end.told('BiddingWon').map(({ seat }) => seat)).toEqual([...'ABCDE'.slice(0, seats)]);
    expect(new Set(end.told('SpecialistTaken').map(({ card }) => card)).size).toBe(seats);
  });

  it('4.4 has the first player of the set-up open in round 1', () => {
    expect(inSilence(newTable(4, [2, 6, 1, 3]), 'RoundBegan').asked()).toEqual(['B']);
  });

  it('4.4 has the last holder of Lady Steam open in later rounds', () => {
    const next = letRun(given(4, opener('A'), cards('CABD'), running({ step: 'finalPhase' })));
    expect([busyWith(next), next.asked()]).toEqual(['specialistBidding', ['C']]);
  });

  it('4.5 makes the opener bid at least 1 before it may pass', () => {
    const start = given(4, auction);
    expect(start.refused('A', { type: 'PassBidding' }).rule).toBe('4.5');
    expect(start.refused('A', 'bid 0').why).toMatchObject({ min: 1 });
    const outbid = play(start, 'A: bid 1', 'B: bid 2', 'C: pass', 'D: pass');
    expect(outbid.offered('A')).toEqual(['Bid', 'PassBidding']);
  });

  it('4.5a goes round clockwise among those still in, as often as needed', () => {
    const asked = ['A: bid 1', 'B: bid 2', 'C: pass', 'D: bid 5', 'A: bid 6', 'B: bid 7', 'D: pass', 'A: bid 8'].reduce<
      [string, Position]
    >(([seats, now], line) => [seats + now.asked().join(), play(now, line)], ['', given(4, opener('A'), auction)]);
    expect(asked[0] + asked[1].asked().join()).toBe('ABCDABDAB');
    expect(play(given(4, opener('C'), auction), 'C: bid 1', 'D: pass').asked()).toEqual(['A']);
  });

  it('4.5b takes whole numbers above every earlier bid', () => {
    const position = given(4, auction).when('A', 'bid 20');
    for (const amount of [19, 20, 20.5, -1, 1e9])
      expect(position.refused('B', { type: 'Bid', amount }).rule).toBe('4.5b');
    expect(position.when('B', 'bid 21').told('BidMade')).toMatchObject([{ seat: 'B', amount: 21 }]);
  });

  it("4.5c refuses a bid beyond the seat's Credits", () => {
    const position = given(4, credits({ A: 100, B: 30 }), auction).when('A', 'bid 20');
    expect(position.refused('B', 'bid 31').why).toMatchObject({ max: 30 });
    expect(position.when('B', 'bid 30').asked()).toEqual(['C']);
  });

  it('4.5d lets a seat that passed bid again only in the next bidding', () => {
    const passed = play(given(4, auction), 'A: bid 20', 'B: pass', 'C: bid 21', 'D: pass', 'A: bid 22');
    expect(passed.asked()).toEqual(['C']);
    const next = play(passed, 'C: pass', 'A: take captain', 'B: bid 1', 'C: pass');
    expect(play(next, 'D: bid 2').asked()).toEqual(['B']);
  });

  it('4.5e ends when all others have passed: the highest bidder pays to the reserve, nobody else', () => {
    const won = firstBidding(given(4, auction));
    expect(won.told('BiddingWon')).toEqual([{ type: 'BiddingWon', seat: 'A', lot: 'specialist', bid: 25, paid: 25 }]);
    expect(creditsOf(won)).toEqual([95, 120, 120, 120]);
  });

  it('4.6 gives the winner a card on display, and no further part in the auction', () => {
    const won = firstBidding(given(4, auction));
    expect(won.choices('A', 'TakeSpecialist', 'card')).toEqual(['lady', 'venturer', 'engineer', 'captain']);
    const second = play(won, 'A: take venturer', 'B: bid 1', 'C: pass', 'D: pass');
    expect(second.choices('B', 'TakeSpecialist', 'card')).toEqual(['lady', 'engineer', 'captain']);
    expect(second.refused('B', 'take venturer').rule).toBe('4.6');
    expect(play(second, 'B: take lady', 'C: bid 1', 'D: bid 2').asked()).toEqual(['C']);
  });

  it('4.7 keeps the opener until it wins, though another takes Lady Steam', () => {
    const lost = play(given(4, auction), 'A: bid 1', 'B: bid 2', 'C: pass', 'D: pass', 'A: pass', 'B: take lady');
    expect(lost.asked()).toEqual(['A']);
    expect(lost.refused('A', { type: 'PassBidding' }).rule).toBe('4.5');
    const won = play(lost, 'A: bid 1', 'C: pass', 'D: pass', 'A: take captain');
    expect(won.asked()).toEqual(['C']);
    expect(won.offered('C')).toEqual(['Bid']);
  });

  it.each([1, 6])('4.8 lets the last seat without a card, with %i Credits, pay 1 and take the last card', (has) => {
    const left = given(4, card('A', 'lady'), card('B', 'captain'), credits({ D: has }), auction);
    const end = play(left, 'C: bid 7', 'C: take engineer', 'C: credits');
    expect(end.told('BiddingWon')).toEqual([{ type: 'BiddingWon', seat: 'D', lot: 'specialist', bid: 1, paid: 1 }]);
    expect(company(end, 'D')).toMatchObject({ card: 'venturer', credits: has - 1 });
    expect(end.asked()).toEqual([]);
  });

  const everything = options({ priceManipulation: true, variableTradeOrder: true, sabotage: true });
  const targets = [claims({}), harvesters('B', 'b1=plain'), harvesters('C', 'c1=plain')];
  /** The steps of one seat from its winning bid on. */
  const steps = (from: Position, ...lines: string[]): (string | undefined)[] =>
    lines.map((_line, i) => busyWith(play(from, ...lines.slice(0, i + 1))));

  it('4.9 has the first winner pay, take a card, manipulate prices, use its specialist, the box and a marker', () => {
    const start = given(3, everything, round(2), ...targets, box('ore', 'water', 'energy'), auction);
    const won = play(start, 'A: bid 10', 'B: pass', 'C: pass');
    expect(company(won, 'A')).toMatchObject({ credits: 100, card: null });
    const lines = ['A: take venturer+bank', 'A: prices weak ore none', 'A: up ore', 'A: box ore', 'A: order 1 water'];
    expect(steps(won, ...lines)).toEqual(['manipulation', 'bankAgent', 'boxPick', 'orderMarker', 'specialistBidding']);
  });

  it('4.9 has the last winner use its specialist, the box and a marker before Sabotage', () => {
    const held = [card('B', 'lady'), card('C', 'venturer+bank'), box('ore', 'water')];
    const last = given(3, everything, round(2), ...targets, ...held, auction);
    const lines = ['A: bid 1', 'A: credits', 'A: box ore', 'A: order 2 ore'];
    expect(steps(last, ...lines)).toEqual(['engineer', 'boxPick', 'orderMarker', 'sabotageTarget']);
  });

  it('4.9 lets the upgrade of the Bank Agent make room for the box resource', () => {
    const after = at({ step: 'bankAgent', seat: 'A' }, { step: 'boxPick', seat: 'A' });
    const position = given(5, goods({ A: { quartz: 4 } }), box('quartz', 'ore'), after);
    expect(company(play(position, 'A: up quartz', 'A: box quartz'), 'A').goods.quartz).toBe(5);
    expect(company(play(position, 'A: pass', 'A: box quartz'), 'A').goods.quartz).toBe(4);
  });

  it('4.10 gives both benefits of a double card', () => {
    const two = given(2, cards('BA'), at({ step: 'zoneNaming' }, { step: 'airshipPlacing' }));
    expect(play(two, 'A: auction b2', 'B: bid 1', 'A: pass', 'A: dock 1').told('AirshipMoored')).toHaveLength(1);
    const three = play(given(3, auction), 'A: bid 1', 'B: pass', 'C: pass', 'A: take venturer+bank');
    expect([busyWith(three), three.asked()]).toEqual(['bankAgent', ['A']]);
    const naming = inSilence(letRun(given(3, cards('BAC'), running({ step: 'zoneNaming' }))), 'ZoneNamed');
    expect(naming.told('ZoneNamed')).toMatchObject([{ seat: 'A' }]);
  });

  it('4.10 leaves a card with its holder until the Final phase', () => {
    const phases = running({ step: 'harvesterPhase' }, { step: 'trade' }, { step: 'certificates' });
    const before = inSilence(letRun(given(2, cards('BA'), phases)));
    expect(company(before, 'A').card).toBe('venturer+captain');
    expect(company(letRun(given(2, cards('BA'), running({ step: 'finalPhase' }))), 'A').card).toBeNull();
  });

  it('4.11 has Lady Steam act first, open the zone auction and the next specialist auction', () => {
    for (const step of ['claims', 'harvesterPhase', 'zoneBidding', 'finalPhase'] as const) {
      const position = given(4, opener('A'), cards('DABC'), named('b1'), running({ step }));
      expect([step, letRun(position).asked()]).toEqual([step, ['D']]);
    }
  });

  it('4.11a has the Venturer name the zone and pay half, and the Captain moor the airship', () => {
    const position = given(4, cards('BADC'), at({ step: 'zoneNaming' }, { step: 'airshipPlacing' }));
    expect(position.asked()).toEqual(['A']);
    const won = play(position, 'A: auction b1', 'B: bid 1', 'C: pass', 'D: pass', 'A: bid 10', 'B: pass');
    expect(won.told('BiddingWon')).toMatchObject([{ seat: 'A', bid: 10, paid: 5 }]);
    expect([busyWith(won), won.asked()]).toEqual(['airshipPlacing', ['C']]);
  });

  it.each([
    ['up ore', 2, 2],
    ['gain ore', 1, 3],
    ['pass', 1, 2],
  ])('4.12 lets the Bank Agent %s, without cost and without moving a supply', (line, level, ore) => {
    const position = given(5, bank);
    const used = position.when('A', line);
    const { carriers, goods, ...rest } = company(position, 'A');
    expect(company(used, 'A')).toEqual({ carriers: { ...carriers, ore: level }, goods: { ...goods, ore }, ...rest });
    expect(boardOf(used).supply).toEqual(boardOf(position).supply);
    expect(used.asked()).toEqual([]);
  });

  it('4.12a offers the Bank Agent no resource without room', () => {
    const full = given(5, goods({ A: { ore: 4, energy: 3 } }), bank);
    expect(full.choices('A', 'TakeResource', 'resource')).toEqual(['quartz', 'water', 'energy']);
    expect(full.refused('A', 'gain ore').rule).toBe('4.12');
    const none = given(5, goods({ A: { quartz: 4, ore: 4, water: 4, energy: 4 } }), bank);
    expect(none.refused('A', { type: 'TakeResource', resource: 'ore' }).rule).toBe('4.12a');
  });

  it('4.13 gives the Engineer a licence from the reserve or 15 Credits', () => {
    const position = given(4, at({ step: 'engineer', seat: 'A' }));
    expect(position.offered('A')).toEqual(['TakeLicence', 'TakeCredits']);
    const licence = position.when('A', 'licence');
    expect([company(licence, 'A').licences, boardOf(licence).reserve.licences]).toEqual([1, 6]);
    expect(company(licence, 'A').credits).toBe(120);
    expect(company(position.when('A', 'credits'), 'A')).toMatchObject({ licences: 0, credits: 135 });
  });

  it('4.13 gives the Engineer the Credits when no licence is left', () => {
    const none = [reserve({ licences: 0 }), running({ step: 'engineer', seat: 'A' })];
    expect(company(letRun(given(4, ...none)), 'A')).toMatchObject({ licences: 0, credits: 135 });
    const asked = given(4, reserve({ licences: 0 }), at({ step: 'engineer', seat: 'A' }));
    expect(asked.refused('A', { type: 'TakeLicence' }).rule).toBe('4.13');
  });

  it('4.14 makes the winner take 1 of what is in the box', () => {
    const position = given(4, box('ore', 'energy'), at({ step: 'boxPick', seat: 'A' }));
    expect(position.offered('A')).toEqual(['TakeFromBox']);
    expect(position.choices('A', 'TakeFromBox', 'resource')).toEqual(['ore', 'energy']);
    expect(position.refused('A', 'box water').rule).toBe('4.14');
    const taken = position.when('A', 'box ore');
    expect([company(taken, 'A').goods.ore, boardOf(taken).box, boardOf(taken).supply.ore]).toEqual([3, ['energy'], 9]);
  });

  it('4.14 gives the last of five nothing from the empty box', () => {
    const end = inSilence(letRun(given(5, expansion)), 'ZoneNamed');
    expect(end.told('BoxResourceTaken').map(({ seat }) => seat)).toEqual([...'ABCD']);
  });

  it('4.14a raises the supply by 1 when the winner has no room', () => {
    const pick = at({ step: 'boxPick', seat: 'A' });
    const returned = given(4, goods({ A: { energy: 4 } }), box('ore', 'energy'), pick).when('A', 'box energy');
    expect(company(returned, 'A').goods.energy).toBe(4);
    expect(boardOf(returned)).toMatchObject({ box: ['ore'], supply: { ...given(4).state.board.supply, energy: 15 } });
    const kept = given(4, goods({ A: { energy: 3 } }), box('ore', 'energy'), pick).when('A', 'box energy');
    expect([company(kept, 'A').goods.energy, boardOf(kept).supply.energy]).toEqual([4, 14]);
  });

  it('4.14b returns what is left in the box when every seat has a card', () => {
    const end = inSilence(letRun(given(2, goods({ A: empty, B: empty }), expansion)), 'BoxReturned');
    expect(end.told('BoxReturned')).toMatchObject([{ resources: ['water', 'energy'] }]);
    expect(boardOf(end)).toMatchObject({ box: [], supply: { quartz: 3, ore: 6, water: 6, energy: 10 } });
  });

  it.each([
    [10, 10, 'B', 10],
    [11, 10, 'A', 11],
    [11, 12, 'B', 12],
    [10, 90, 'B', 10],
  ])('4.15 bids maxima of %i and %i one by one: %s wins at %i', (opening, next, seat, bid) => {
    const position = given(2, auction);
    const maximum = (amount: number): PlanetSteamOrder[] => [
      { type: 'Maximum', amount, then: 'pass', bidding: position.view('A').bidding! },
    ];
    const end = position.ordered({ A: maximum(opening), B: maximum(next) });
    expect(end.told('BiddingWon')[0]).toMatchObject({ seat, bid });
  });

  it('4.15 bids a plan as bids spoken one by one', () => {
    const plan: PlanetSteamOrder = { type: 'AuctionPlan', ceilings: { 'lady+engineer': 10 }, rest: 0, then: 'pass' };
    const end = given(2, auction).ordered({ A: [plan], B: [plan] });
    expect(end.told('BiddingWon')[0]).toMatchObject({ seat: 'B', bid: 10 });
    expect(end.told('SpecialistTaken')[0]).toMatchObject({ seat: 'B', card: 'lady+engineer' });
  });
});
