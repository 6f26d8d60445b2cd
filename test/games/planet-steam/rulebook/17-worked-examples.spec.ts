import { describe, expect, it } from '@jest/globals';
import { RESOURCES } from '../../../../src/games/planet-steam/components/terminal.js';
import {
  airship,
  at,
  boardOf,
  box,
  cards,
  carriers,
  type Change,
  claims,
  company,
  credits,
  given,
  goods,
  harvesters,
  inSilence,
  letRun,
  luxuries,
  machinesOn,
  market,
  options,
  play,
  type Position,
  price,
  round,
  running,
  spent,
  supply,
} from '../given.js';

const NONE = { quartz: 0, ore: 0, water: 0, energy: 0 };

/** Martin is A, Jen B, Kay C and Eric D; Kay's energy carrier is full. */
const fourSeats = (): Position =>
  letRun(given(4, goods({ A: { quartz: 0 }, C: { energy: 4 } }), running({ step: 'expansion' })));
const FIRST = [
  'A: bid 20',
  'B: bid 22',
  'C: pass',
  'D: pass',
  'A: bid 25',
  'B: pass',
  'A: take venturer',
  'A: box quartz',
];
const SECOND = ['B: bid 1', 'C: pass', 'D: bid 15', 'B: pass', 'D: take lady', 'D: box ore'];
const THIRD = ['B: bid 1', 'C: pass', 'B: take engineer', 'B: licence', 'B: box water'];
const has = (position: Position, seat: string) => {
  const { card, credits: left, licences } = company(position, seat);
  return [card, left, licences];
};

/** A alone has harvesters and extracts with these, or all, of those that cost energy. */
const extracted = (layout: string, line: string, ...changes: readonly Change[]): Position =>
  given(4, claims({}), harvesters('A', layout), ...changes, at({ step: 'extraction' })).when('A', line);

const produced = (ore: number, energy: number, marker: number) => {
  const before = given(
    4,
    cards('ABCD'),
    round(5),
    supply({ ore, energy }),
    market(marker),
    running({ step: 'finalPhase' }),
  );
  const { supply: left, market: now, price: after } = boardOf(letRun(before));
  const { price: was } = boardOf(before);
  return { ore: left.ore, energy: left.energy, marker: now, rises: [after.ore - was.ore, after.energy - was.energy] };
};

describe('17 Worked examples', () => {
  it('17.1 fills the box from quartz 2, not from ore 0', () => {
    const begun = letRun(given(4, supply({ quartz: 2, ore: 0 }), running({ step: 'expansion' })));
    expect(boardOf(begun)).toMatchObject({ box: ['quartz', 'water', 'energy'], supply: { quartz: 1, ore: 0 } });
  });

  it('17.2 sells Martin the Venturer for 25, with 1 quartz', () => {
    const won = play(fourSeats(), ...FIRST);
    expect(has(won, 'A')).toEqual(['venturer', 95, 0]);
    expect([company(won, 'A').goods.quartz, boardOf(won).box]).toEqual([1, ['ore', 'water', 'energy']]);
  });

  it('17.3 sells Eric Lady Steam for 15, Jen the Engineer for 1 and Kay the Captain for 1', () => {
    const second = play(fourSeats(), ...FIRST);
    expect(second.asked()).toEqual(['B']);
    const third = play(second, ...SECOND);
    expect([has(third, 'D'), company(third, 'D').goods.ore]).toEqual([['lady', 105, 0], 3]);
    expect([third.asked(), third.refused('B', { type: 'PassBidding' }).rule]).toEqual([['B'], '4.5']);
    const fourth = play(third, ...THIRD);
    expect([has(fourth, 'B'), company(fourth, 'B').goods.water]).toEqual([['engineer', 119, 1], 4]);
    expect(has(fourth, 'C')).toEqual(['captain', 119, 0]);
  });

  it("17.4 returns Kay's energy to the reserve, and the supply rises by 1", () => {
    const before = play(fourSeats(), ...FIRST, ...SECOND, ...THIRD.slice(0, -1));
    const after = play(before, 'B: box water');
    expect(after.told('BoxResourceTaken').at(-1)).toMatchObject({ seat: 'C', resource: 'energy', kept: false });
    expect(company(after, 'C').goods.energy).toBe(4);
    expect(boardOf(after).supply.energy - boardOf(before).supply.energy).toBe(1);
    expect(boardOf(after)).toMatchObject({ box: [], supply: { quartz: 5, ore: 8, water: 7, energy: 14 } });
  });

  it('17.5 lets orange choose among the three zones that three of four lines reach', () => {
    const position = given(4, claims({ B: 'c4 c5 c6 c7' }), at({ step: 'claimTurn', seat: 'A' }));
    const rolled = position.rolling(1).when('A', 'roll c3');
    expect([rolled.offered('A'), rolled.choices('A', 'LandClaim', 'zone')]).toEqual([
      ['LandClaim'],
      ['c2', 'b3', 'd3'],
    ]);
  });

  it("17.6 serves green's harvester in the row where orange moored the airship", () => {
    const map = [claims({}), harvesters('A', 'a3=energy f5=energy'), harvesters('B', 'd3=energy')];
    const start = given(
      4,
      cards('CDBA'),
      ...map,
      goods({ A: NONE, B: NONE }),
      at({ step: 'airshipPlacing' }, { step: 'extraction' }),
    );
    const moored = start.when('A', 'dock 3').told('Extracted');
    expect(moored.map(({ seat, yields }) => [seat, yields.energy])).toEqual([
      ['B', 1 + 1],
      ['A', 2 + 1],
    ]);
  });

  it('17.7 has green spend 2 water, 22 Credits, 1 ore and 1 energy', () => {
    const map = [claims({ A: 'a1 a2 a3' }), harvesters('A', 'a1=quartz'), market(9)];
    const position = given(4, ...map, at({ step: 'harvesterTurn', seat: 'A' }));
    const bought = play(position, 'A: activate', 'A: buy harvester @a2');
    expect([spent(position, bought), boardOf(bought).market]).toEqual([{ water: 2, credits: 20 }, 8]);
    const done = play(bought, 'A: buy energy @a2', 'A: layout a1=empty a3=quartz', 'A: up energy', 'A: done');
    expect(spent(position, done)).toEqual({ water: 2, credits: 22, ore: 1, energy: 1 });
    expect([machinesOn(done), company(done, 'A').carriers.energy]).toEqual(['a2=energy a3=quartz', 2]);
  });

  it('17.8 has green spend 1 energy for 1 water and 1 ore', () => {
    const end = extracted('c2=plain a5=ore a7=ore', 'extract c2 a5', goods({ A: { ...NONE, energy: 2 } }));
    expect(company(end, 'A').goods).toEqual({ quartz: 0, ore: 1, water: 1, energy: 1 });
  });

  it('17.9 has orange extract 4 + 1 + 3 water and keep 7', () => {
    const stock = [carriers({ A: { water: 2 } }), goods({ A: { ...NONE, energy: 4 } })];
    const end = extracted('a1=plain a2=plain+ b1=plain b2=plain', 'extract all', ...stock);
    expect(end.told('Extracted')).toMatchObject([{ energy: 4, yields: { water: 8 }, lost: { water: 1 } }]);
    expect(company(end, 'A').goods).toEqual({ ...NONE, water: 7 });
  });

  it('17.10 has purple extract 5 + 2 + 1 + 2 quartz', () => {
    const stock = [carriers({ A: { quartz: 4, energy: 2 } }), goods({ A: { ...NONE, energy: 5 } }), airship(2)];
    const layout = 'a1=quartz a2=quartz a3=quartz f2=quartz f3=quartz';
    const end = extracted(layout, 'extract all', ...stock);
    expect(end.told('Extracted')).toMatchObject([{ energy: 5, yields: { quartz: 5 + 2 + 1 + 2 }, lost: NONE }]);
    expect(company(end, 'A').goods).toEqual({ ...NONE, quartz: 10 });
  });

  const turn = (resource: 'ore' | 'water' | 'energy', ...changes: readonly Change[]): Position =>
    given(4, ...changes, at({ step: 'tradeTurn', resource, seat: 'A' }));

  it('17.11 sells Jen 2 water for 14 Credits; green, the price stays 7', () => {
    const position = turn('water', price({ water: 7 }), supply({ water: 6 }), goods({ A: { water: 0 } }));
    const bought = position.when('A', 'buy water 2');
    expect(spent(position, bought)).toEqual({ credits: 14, water: -2 });
    expect(bought.told('Bought')).toMatchObject([{ supply: 4, colour: 'green', price: 7 }]);
  });

  it('17.12 buys 5 energy from purple for 20 Credits; red, the price falls by 3 to 1', () => {
    const stock = [carriers({ A: { energy: 2 } }), goods({ A: { energy: 5 } })];
    const position = turn('energy', price({ energy: 4 }), supply({ energy: 9 }), ...stock);
    const sold = position.when('A', 'sell energy 5');
    expect(spent(position, sold)).toEqual({ credits: -20, energy: 5 });
    expect(sold.told('Sold')).toMatchObject([{ supply: 14, colour: 'red', price: 1 }]);
  });

  it('17.13 lowers the price of ore by 1 with a supply of 9, yellow', () => {
    const passed = turn('ore', supply({ ore: 9 })).when('A', 'pass');
    expect(passed.told('TradePassed')).toMatchObject([{ supply: 9, colour: 'yellow', price: 11 }]);
  });

  it('17.14 produces five harvesters, and no price rises', () => {
    expect(produced(5, 9, 7)).toEqual({ ore: 0, energy: 4, marker: 12, rises: [0, 0] });
  });

  it('17.15 produces three harvesters up to the marker of 14', () => {
    expect(produced(5, 9, 11)).toEqual({ ore: 2, energy: 6, marker: 14, rises: [0, 0] });
  });

  it('17.16 produces nothing without energy, whose price rises by 4', () => {
    expect(produced(5, 0, 7)).toEqual({ ore: 5, energy: 0, marker: 7, rises: [0, 4] });
  });

  it("17.17 counts Kay's wealth as 570", () => {
    const owned = [
      claims({ C: 'a1 b1 c1 d1' }),
      harvesters('C', 'a2=ore+ b2=plain c2=plain d2=plain e2=ore f2=energy'),
    ];
    const held = [luxuries({ C: 1 }), goods({ C: { ...NONE, water: 5, energy: 2 } }), credits({ C: 20 })];
    const last = [round(5), price({ water: 8, energy: 5 }), running({ step: 'finalPhase' })];
    const { game, state } = letRun(given(4, cards('ABCD'), ...owned, ...held, ...last));
    const kay = game.outcome(state)!.find(({ seat }) => seat === 'C');
    expect(kay).toMatchObject({
      parts: { zones: 250, harvesters: 150, superchargers: 50, luxuries: 50, goods: 40 + 10, credits: 20 },
      score: 570,
    });
  });

  it('17.18 has water traded last after Martin put order marker 4 on it', () => {
    const steps = at({ step: 'specialistBidding' }, { step: 'specialistAuction' }, { step: 'trade' });
    const start = given(4, options({ variableTradeOrder: true }), box(...RESOURCES), steps);
    const won = play(start, 'A: bid 1', 'B: pass', 'C: pass', 'D: pass', 'A: take lady', 'A: box quartz');
    const traded = inSilence(won.when('A', 'order 4 water')).told('TradePassed');
    expect([...new Set(traded.map(({ resource }) => resource))].at(-1)).toBe('water');
    expect(company(won, 'A').goods.quartz).toBe(2);
  });

  it('17.19 lets Jen move ore 3 up and energy 1 down for 4 Credits, and no further', () => {
    const position = given(4, at({ step: 'manipulation', seat: 'B' }));
    const moved = position.when('B', 'prices moderate ore+3 energy-1');
    expect(boardOf(moved).price).toEqual({ quartz: 16, ore: 15, water: 8, energy: 5 });
    expect(spent(position, moved, 'B')).toEqual({ credits: 4 });
    expect(position.refused('B', 'prices moderate ore+3 energy-1 water+1').rule).toBe('15.2a');
  });
});
