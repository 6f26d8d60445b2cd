import { describe, expect, it } from '@jest/globals';
import { type Goods, type Resource, RESOURCES } from '../../../../src/games/planet-steam/components/terminal.js';
import {
  at,
  boardOf,
  cards,
  carriers,
  type Change,
  claims,
  company,
  credits,
  given,
  goods,
  inSilence,
  letRun,
  obeying,
  play,
  type Position,
  price,
  randomGame,
  running,
  spent,
  supply,
} from '../given.js';
import { CHANGE, COLOURS, METERS } from '../printed-figures.js';

/** A and then the others trade one resource; A has carriers of class 4. */
const trading = (resource: Resource, ...changes: readonly Change[]): Position => {
  const turns = [...'ABCD'].map((seat) => ({ step: 'tradeTurn', resource, seat }) as const);
  const roomy = carriers({ A: { quartz: 4, ore: 4, water: 4, energy: 4 } });
  return given(4, roomy, ...changes, at(...turns));
};
const meter = (position: Position, resource: Resource): number[] => [
  boardOf(position).supply[resource],
  boardOf(position).price[resource],
];

const passing = (resource: Resource, at: number, cost: number): Position =>
  trading(resource, supply({ [resource]: at }), price({ [resource]: cost }), goods({ A: { [resource]: 1 } })).when(
    'A',
    'pass',
  );

/** Every fact of some random games with all cards, with what it did to one part of the board. */
const moversOf = (part: 'supply' | 'price'): Set<string> => {
  const movers = new Set<string>();
  const wild = { priceManipulation: true, sabotage: true, independentCarrier: true, variableTradeOrder: true };
  for (const seats of [2, 3, 4, 5])
    for (const seed of [1, 2, 3])
      for (const { before, fact, after } of randomGame(seats, seed, wild)) {
        if (fact.type === 'TableLaid') continue;
        const changed = RESOURCES.some((resource) => before[part][resource] !== after[part][resource]);
        if (changed) movers.add(fact.type === 'BoxResourceTaken' && fact.kept ? 'a box resource kept' : fact.type);
      }
  return movers;
};

describe('10 Trade', () => {
  it('10.1 trades quartz, ore, water and energy, each by every seat in play order', () => {
    const end = inSilence(letRun(given(4, cards('BDAC'), running({ step: 'trade' }))));
    const turns = end.told('TradePassed').map(({ seat, resource }) => `${seat} ${resource}`);
    expect(turns).toEqual(RESOURCES.flatMap((resource) => [...'BDAC'].map((seat) => `${seat} ${resource}`)));
  });

  it.each(['buy ore 1', 'sell ore 1', 'pass'])('10.2 lets a seat do exactly one of three: %s', (line) => {
    const position = trading('ore');
    expect(position.offered('A')).toEqual(['Buy', 'Sell', 'PassTrade']);
    const done = position.when('A', line);
    expect([done.asked(), done.questions('A')]).toEqual([['B'], []]);
  });

  it('10.2 trades only the resource whose turn it is', () => {
    for (const line of ['buy water 1', 'sell water 1'])
      expect(trading('ore').refused('A', line).why.say).toBe('kernel.notUnderstood');
    const action = { type: 'Sell', resource: 'water', count: 1 } as const;
    expect(trading('ore').refused('A', action)).toMatchObject({ rule: '10.4', field: 'resource' });
  });

  it('10.3 sells 1 or more at the present price for each, and the supply falls by as many', () => {
    const position = trading('water', price({ water: 7 }), supply({ water: 6 }));
    expect(position.refused('A', 'buy water 0').rule).toBe('10.3');
    for (const count of [1, 2, 6]) {
      const bought = position.when('A', `buy water ${count}`);
      expect(spent(position, bought)).toEqual({ credits: 7 * count, water: -count });
      expect(boardOf(bought).supply).toEqual({ ...boardOf(position).supply, water: 6 - count });
    }
  });

  it('10.3a sells no more than the supply and than the Credits pay for', () => {
    const few = trading('ore', supply({ ore: 3 }));
    expect(few.refused('A', 'buy ore 4')).toMatchObject({ rule: '10.3', why: { max: 3 } });
    expect(few.when('A', 'buy ore 3').told('Bought')).toHaveLength(1);
    const poor = trading('ore', price({ ore: 10 }), credits({ A: 29 }));
    expect(poor.refused('A', 'buy ore 3')).toMatchObject({ rule: '10.3', why: { max: 2 } });
    expect(company(poor.when('A', 'buy ore 2'), 'A').credits).toBe(9);
  });

  it.each([
    ['supply', supply({ ore: 0 }), 'why.noSupply'],
    ['Credits', credits({ A: 11 }), 'why.lacking'],
  ])('10.3a sells nothing without %s', (_what, change, say) => {
    const refusal = trading('ore', change).refused('A', { type: 'Buy', resource: 'ore', count: 1 });
    expect(refusal).toMatchObject({ rule: '10.3a', why: { say } });
  });

  it('10.3b takes the whole price for more than there is room for; the excess goes to the reserve', () => {
    const position = trading('water', carriers({ A: { water: 1 } }), goods({ A: { water: 3 } }), supply({ water: 6 }));
    const bought = position.when('A', 'buy water 3');
    expect(spent(position, bought)).toEqual({ credits: 3 * 8, water: -1 });
    expect([bought.told('Bought')[0].lost.water, boardOf(bought).supply.water]).toEqual([2, 3]);
  });

  it('10.4 pays the present price for each sold, and the supply rises by as many', () => {
    const position = trading('quartz', goods({ A: { quartz: 3 } }), supply({ quartz: 2 }));
    for (const count of [0, 4]) expect(position.refused('A', `sell quartz ${count}`).rule).toBe('10.4');
    for (const count of [1, 3]) {
      const sold = position.when('A', `sell quartz ${count}`);
      expect(spent(position, sold)).toEqual({ credits: -16 * count, quartz: count });
      expect(boardOf(sold).supply).toEqual({ ...boardOf(position).supply, quartz: 2 + count });
    }
    const none = trading('quartz', goods({ A: { quartz: 0 } }));
    expect(none.refused('A', { type: 'Sell', resource: 'quartz', count: 1 }).rule).toBe('10.4');
  });

  it('10.4a pays the whole sale at the price before it', () => {
    const position = trading('energy', goods({ A: { energy: 9 } }), supply({ energy: 4 }), price({ energy: 6 }));
    const sold = position.when('A', 'sell energy 9');
    expect([spent(position, sold).credits, meter(sold, 'energy')]).toEqual([-54, [13, 4]]);
  });

  it.each([
    [20, 5],
    [18, 5],
  ])('10.4b pays a sale in full with a supply of %i energy, and the supply stays at the maximum', (before, count) => {
    const position = trading('energy', goods({ A: { energy: 5 } }), supply({ energy: before }));
    const sold = position.when('A', `sell energy ${count}`);
    expect([spent(position, sold), meter(sold, 'energy')]).toEqual([{ credits: -30, energy: 5 }, [20, 3]]);
  });

  it.each(METERS)('10.5 changes the price of $resource by the colour of its supply', ({ resource, bands, start }) => {
    for (let now = 0; now <= bands[5]; now++) {
      const colour = bands.findIndex((most) => now <= most);
      const expected = { supply: now, colour: COLOURS[colour], price: start + CHANGE[colour] };
      expect(passing(resource, now, start).told('TradePassed')).toMatchObject([expected]);
    }
  });

  it('10.5 changes it after every action, also a pass: ore at 12 with supply 0 stands at 20 after four', () => {
    const end = play(trading('ore', supply({ ore: 0 })), 'A: pass', 'B: pass', 'C: pass', 'D: pass');
    expect(meter(end, 'ore')).toEqual([0, 20]);
  });

  it('10.5 looks at the supply as it stands after the action', () => {
    const position = trading('quartz', goods({ A: { quartz: 3 } }), supply({ quartz: 3 }));
    const after = ['pass', 'buy quartz 1', 'buy quartz 3', 'sell quartz 3'].map((line) => position.when('A', line));
    expect(after.map((one) => meter(one, 'quartz'))).toEqual([
      [3, 16],
      [2, 17],
      [0, 18],
      [6, 16],
    ]);
    for (const resource of ['ore', 'water', 'energy'] as const)
      expect(meter(after[2], resource)).toEqual(meter(position, resource));
  });

  it.each(METERS)('10.6 keeps the price of $resource on its track', ({ resource, bands, lowest, start, highest }) => {
    expect(boardOf(given(4)).price[resource]).toBe(start);
    for (const below of [0, 1, 2, 3])
      expect(meter(passing(resource, bands[5], lowest + below), resource)[1]).toBe(lowest);
    expect(meter(passing(resource, bands[5], lowest + 4), resource)[1]).toBe(lowest + 1);
    for (const above of [0, 1, 2]) expect(meter(passing(resource, 0, highest - above), resource)[1]).toBe(highest);
    expect(meter(passing(resource, 0, highest - 3), resource)[1]).toBe(highest - 1);
  });

  it('10.7 keeps every supply between 0 and its maximum, whatever is played', () => {
    const most = Object.fromEntries(METERS.map(({ resource, bands }) => [resource, bands[5]])) as unknown as Goods;
    const outside = [4, 5, 6].flatMap((seed) =>
      randomGame(3, seed).filter(({ after }) =>
        RESOURCES.some((resource) => after.supply[resource] < 0 || after.supply[resource] > most[resource]),
      ),
    );
    expect(outside).toEqual([]);
  });

  it('10.7 leaves a full supply full after the box has been filled and returned', () => {
    const full = { quartz: 12, ore: 16, water: 16, energy: 20 };
    const stuffed = { quartz: 4, ore: 4, water: 4, energy: 4 };
    const steps = running({ step: 'expansion' });
    const position = given(2, claims({}), supply(full), goods({ A: stuffed, B: stuffed }), steps);
    expect(boardOf(inSilence(letRun(position), 'BoxReturned')).supply).toEqual(full);
  });

  it('10.8 moves a supply only by the box, by trade and by production', () => {
    expect([...moversOf('supply')].sort()).toEqual(
      ['BoxFilled', 'BoxResourceTaken', 'BoxReturned', 'Bought', 'HarvestersProduced', 'Sold'].sort(),
    );
  });

  it('10.9 moves a price only after a trade action, by a shortage and by Price Manipulation', () => {
    expect([...moversOf('price')].sort()).toEqual(
      ['Bought', 'PriceRaised', 'PricesManipulated', 'Sold', 'TradePassed'].sort(),
    );
  });

  it("10.10 lets a trade plan act at the seat's own turn, after the price change of the seat before", () => {
    const position = trading('energy', goods({ A: { energy: 5 } }), supply({ energy: 9 }), price({ energy: 4 }));
    const plan = { B: ['energy: buy 2 if >= 2', 'energy: buy 1 if <= 1'] };
    expect(obeying(position, plan).facts).toEqual([]);
    const acted = obeying(position.when('A', 'sell energy 5'), plan);
    expect(acted.told('Bought')).toMatchObject([{ seat: 'B', count: 1, credits: 1 }]);
    const byHand = play(position, 'A: sell energy 5', 'B: buy energy 1');
    expect([acted.facts, acted.state]).toEqual([byHand.facts, byHand.state]);
  });
});
