import { describe, expect, it } from '@jest/globals';
import { undoRange } from '../../../../src/games/kernel/effective-history.js';
import { carryOn } from '../../../../src/games/kernel/orders.js';
import { witness } from '../../../../src/games/kernel/tell.js';
import { planetSteam } from '../../../../src/games/planet-steam/index.js';
import { giveStandingOrder, withdrawStandingOrder } from '../../../../src/tables/give-standing-order.js';
import { ordersOf } from '../../../../src/tables/standing-orders.js';
import { undo } from '../../../../src/tables/undo.js';
import { openQuestions, say, sitDown, type Sitting, tableOf } from '../../../tables/at-a-table.js';
import {
  at,
  cards,
  credits,
  given,
  goods,
  named,
  obeying,
  options,
  orderOf,
  play,
  type Position,
  price,
  randomGame,
  tradeLine,
} from '../given.js';

const auction = at({ step: 'specialistBidding' }, { step: 'specialistAuction' });
const hidden = options({ credits: 'hidden' });
const pursesIn = (position: Position, seat: string | null): (number | null)[] =>
  Object.values(position.view(seat).companies).map((one) => one.credits);

/** What a fact announces of somebody's Credits. */
const moneyIn = (fact: Position['facts'][number]): number => {
  switch (fact.type) {
    case 'CreditsGained':
    case 'Sold':
    case 'LicenceSold':
    case 'ManipulationReturned':
    case 'HarvesterStoodUp':
      return fact.credits;
    case 'Bought':
    case 'HarvesterBought':
    case 'ConverterBought':
      return -fact.credits;
    case 'BiddingWon':
    case 'CarrierRenewed':
      return -fact.paid;
    case 'PricesManipulated':
      return -fact.fee;
    default:
      return 0;
  }
};

/** A real table at its first bidding: who opens, and who comes next. */
const atTheFirstBidding = async () => {
  const sitting = await sitDown(3);
  for (const { id, seat } of await openQuestions(sitting))
    await say(sitting, seat, id, { type: 'UpgradeStartingCarrier', resource: 'water' }, `carrier-${seat}`);
  const [{ id, seat }] = await openQuestions(sitting);
  const next = sitting.seats[(sitting.seats.indexOf(seat) + 1) % 3];
  return { sitting, id, seat, next };
};
const plan = { type: 'AuctionPlan', ceilings: {}, rest: 4, then: 'pass' };
const give = (sitting: Sitting, seat: string, order: { type: string }, command: string) =>
  giveStandingOrder(sitting.shell, { table: sitting.id, seat, player: `p-${seat}`, command, way: 'page', order });
const bidsAt = async (sitting: Sitting): Promise<unknown[]> => {
  const { history } = await tableOf(sitting);
  return history.map(({ fact }) => fact).filter(({ type }) => type.startsWith('Bid'));
};

describe('16 Credits and playing by mail', () => {
  it("16.1 shows every seat's Credits to all, or leaves them off the pages of other seats until the game is over", () => {
    const all = [10, 20, 30, 40];
    const purses = credits({ A: 10, B: 20, C: 30, D: 40 });
    expect([pursesIn(given(4, purses), 'A'), pursesIn(given(4, purses), null)]).toEqual([all, all]);
    const covered = given(4, hidden, purses);
    expect(pursesIn(covered, 'B')).toEqual([null, 20, null, null]);
    expect(pursesIn(covered, null)).toEqual([null, null, null, null]);
    const over = randomGame(2, 1, { credits: 'hidden' }).at(-1)!.after;
    const end = { board: over, stack: [], begun: 0 };
    expect(Object.values(planetSteam.view(end, null).companies).map((one) => one.credits)).not.toContain(null);
  });

  it.each([1, 2, 3])('16.1 announces every gain and payment all the same: game %i', (seed) => {
    const wild = { priceManipulation: true, sabotage: true, independentCarrier: true, credits: 'hidden' } as const;
    const purse: Record<string, number> = { A: 120, B: 120, C: 120, D: 120 };
    for (const { fact, after } of randomGame(4, seed, wild)) {
      const told = witness(fact, null);
      if ('seat' in told && typeof told.seat === 'string') purse[told.seat] += moneyIn(told);
      const kept = Object.fromEntries(after.seats.map((seat) => [seat, after.companies[seat].credits]));
      if (JSON.stringify(kept) !== JSON.stringify(purse)) expect({ fact, kept }).toEqual({ fact, kept: purse });
    }
  });

  it('16.2 tells the limit to the author of a bid alone; others read the same whatever it is', () => {
    const [poor, rich] = [30, 90].map((purse) => given(4, hidden, credits({ B: purse }), auction).when('A', 'bid 20'));
    expect(poor.refused('B', 'bid 31').why).toMatchObject({ max: 30 });
    expect(rich.refused('B', 'bid 91').why).toMatchObject({ max: 90 });
    for (const seat of ['A', 'C', 'D', null]) expect(poor.view(seat)).toEqual(rich.view(seat));
    expect(poor.question('B').about).toEqual(rich.question('B').about);
    expect(poor.question('B').about).toEqual({ say: 'about.specialistBidding', left: 4 });
  });

  it('16.2 stores nothing of a refused bid', async () => {
    const { sitting, id, seat } = await atTheFirstBidding();
    const { revision } = await tableOf(sitting);
    expect(await say(sitting, seat, id, { type: 'Bid', amount: 111 }, 'too much')).toHaveProperty('refused');
    expect((await tableOf(sitting)).revision).toBe(revision);
  });

  it('16.3 lets others learn of a sealed answer only that it has been given', () => {
    const before = given(4, at({ step: 'startingCarriers' }));
    const [ore, water] = ['carrier ore', 'carrier water'].map((line) => before.when('A', line));
    for (const seat of ['B', 'C', 'D', null]) {
      expect(ore.view(seat)).toEqual(before.view(seat));
      expect(ore.facts.map((fact) => witness(fact, seat))).toEqual(water.facts.map((fact) => witness(fact, seat)));
    }
    expect(ore.facts.map((fact) => witness(fact, 'A'))).toMatchObject([{ secret: { choice: { resource: 'ore' } } }]);
  });

  it('16.3 lets nobody learn of an order, not even that it exists', async () => {
    const { sitting, next } = await atTheFirstBidding();
    const before = await tableOf(sitting);
    await give(sitting, next, plan, 'plan');
    const after = await tableOf(sitting);
    expect([after.revision, after.head, after.history]).toEqual([before.revision, before.head, before.history]);
    const acted = obeying(given(4, auction).when('A', 'bid 3'), { B: ['max 9'] });
    expect(acted.facts).toEqual(play(given(4, auction), 'A: bid 3', 'B: bid 4').facts);
  });

  const turns = [...'AB'].flatMap((seat) => [{ step: 'tradeTurn', resource: 'ore', seat } as const]);
  it('16.4 acts on the state of its moment; nothing is set aside for it before', () => {
    const stock = [goods({ A: { quartz: 0, ore: 0 } }), credits({ A: 40 }), price({ quartz: 20, ore: 10 })];
    const start = given(4, ...stock, at({ step: 'tradeTurn', resource: 'quartz', seat: 'A' }, ...turns));
    const order = tradeLine('ore', 'buy', { count: 3 });
    const bought = start.when('A', 'buy quartz 1').ordered({ A: [order] });
    expect(bought.told('Bought')).toMatchObject([{ resource: 'ore', count: 2 }]);
    expect(
      start
        .when('A', 'pass')
        .ordered({ A: [order] })
        .told('Bought'),
    ).toMatchObject([{ count: 3 }]);
    expect(start.when('A', 'buy quartz 2').asked()).toEqual(['B']);
  });

  it('16.4a tries orders in their order; the first that has something to say answers, and "ask" stops the search', () => {
    const start = given(4, at(...turns));
    const [sell, pass, ask] = [
      tradeLine('ore', 'sell', { count: 1 }),
      tradeLine('ore', 'pass'),
      tradeLine('ore', 'ask'),
    ];
    const quartz = tradeLine('quartz', 'pass');
    expect(start.ordered({ A: [quartz, sell, pass] }).facts[0].type).toBe('Sold');
    expect(start.ordered({ A: [quartz, pass, sell] }).facts[0].type).toBe('TradePassed');
    expect(start.ordered({ A: [quartz, ask, sell] })).toMatchObject({ facts: [] });
    const bidding = given(4, auction).when('A', 'bid 5');
    expect(obeying(bidding, { B: ['max 4 then ask', 'plan lady 9'] }).facts).toEqual([]);
    expect(obeying(bidding, { B: ['plan lady 9', 'max 4 then ask'] }).told('BidMade')).toMatchObject([{ amount: 6 }]);
  });

  it('16.5 drops an order that is not legal at its moment, with the lines behind it, and asks', () => {
    const bidding = given(4, credits({ B: 30 }), auction).when('A', 'bid 20');
    const lines = ['bid 31', 'pass'].map((line, i) => ({ id: `l${i}`, order: { type: 'Line' as const, line } }));
    const carried = carryOn(planetSteam, bidding.state, { B: lines }, () => ({ below: () => 0 }));
    expect(carried).toEqual({ state: bidding.state, answers: [], spent: ['l0', 'l1'] });
    const legal = carryOn(planetSteam, bidding.state, { B: lines.slice(1) }, () => ({ below: () => 0 }));
    expect(legal.answers.map(({ facts }) => facts[0].type)).toEqual(['BidPassed']);
  });

  it('16.5 forgets a dropped order for good', async () => {
    const { sitting, id, seat, next } = await atTheFirstBidding();
    await give(sitting, next, { type: 'Line', line: 'bid 3' } as { type: string }, 'line');
    await say(sitting, seat, id, { type: 'Bid', amount: 5 }, 'bid');
    expect(await openQuestions(sitting)).toMatchObject([{ seat: next }]);
    expect(await ordersOf(sitting.shell, await tableOf(sitting), next)).toEqual([]);
  });

  it('16.6 stands until it is withdrawn, which takes back nothing', async () => {
    const { sitting, id, seat, next } = await atTheFirstBidding();
    await give(sitting, next, plan, 'plan');
    await say(sitting, seat, id, { type: 'Bid', amount: 2 }, 'bid');
    const done = await bidsAt(sitting);
    expect(done).toMatchObject([{ amount: 2 }, { seat: next, amount: 3 }]);
    const [{ id: order, order: kept }] = await ordersOf(sitting.shell, await tableOf(sitting), next);
    expect(kept).toEqual(plan);
    const withdrawal = { table: sitting.id, seat: next, player: `p-${next}`, command: 'back', order };
    expect(await withdrawStandingOrder(sitting.shell, withdrawal)).toEqual({ withdrawn: order });
    expect(await bidsAt(sitting)).toEqual(done);
    expect(await ordersOf(sitting.shell, await tableOf(sitting), next)).toEqual([]);
    const third = sitting.seats.find((one) => ![seat, next].includes(one))!;
    const answer = async (who: string, amount: number) =>
      say(sitting, who, (await openQuestions(sitting))[0].id, { type: 'Bid', amount }, `bid-${amount}`);
    await answer(third, 4);
    await answer(seat, 5);
    // The plan would have passed here.
    expect(await openQuestions(sitting)).toMatchObject([{ seat: next }]);
  });

  it('16.6 ends sooner where its own rule says so: a maximum with its bidding', () => {
    const first = given(4, named('b1'), cards('ABCD'), at({ step: 'zoneBidding' }, { step: 'zoneBidding' }));
    const maximum = orderOf(first, 'B', 'max 9');
    expect(first.when('A', 'bid 1').ordered({ B: [maximum] }).facts).toHaveLength(1);
    const second = play(first, 'A: bid 1', 'B: pass', 'C: pass', 'D: pass', 'A: bid 1');
    expect(second.ordered({ B: [maximum] }).facts).toEqual([]);
  });

  it("16.6a lets nobody take back what another seat's order has answered", async () => {
    const { sitting, id, seat, next } = await atTheFirstBidding();
    const back = (command: string) =>
      undo(sitting.shell, { table: sitting.id, seat, player: `p-${seat}`, command, way: 'page' });
    await say(sitting, seat, id, { type: 'Bid', amount: 2 }, 'bid-1');
    expect(await back('u1')).toHaveProperty('undone');
    await give(sitting, next, plan, 'plan');
    await say(sitting, seat, id, { type: 'Bid', amount: 2 }, 'bid-2');
    expect(await back('u2')).toMatchObject({ refused: { why: { say: 'kernel.undoOrder' } } });
  });

  it('16.6a nor what luck has answered', () => {
    const claimed = (face: number): Position =>
      given(4, at({ step: 'claimTurn', seat: 'A' }, { step: 'claimTurn', seat: 'B' }))
        .rolling(face)
        .when('A', 'roll b1');
    const range = ({ facts }: Position) => {
      const records = facts.map((fact) => ({ fact, answer: 'one', seat: 'A' }));
      return undoRange(records, [...records.keys()], 'A', (fact) => planetSteam.irrevocable(fact));
    };
    for (const face of [1, 6]) expect(range(claimed(face))).toEqual({ refused: { say: 'kernel.undoLuck' } });
    expect(range(given(4, at(...turns)).when('A', 'pass'))).toMatchObject({ from: 0 });
  });
});
