import { describe, expect, it } from '@jest/globals';
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
  harvesters,
  letRun,
  machinesOn,
  market,
  play,
  type Position,
  reserve,
  running,
  spent,
} from '../given.js';

const phase = at({ step: 'harvesterTurn', seat: 'A' }, { step: 'harvesterTurn', seat: 'B' });
const own = claims({ A: 'a1 a2 a3 a4', B: 'f7' });
const rich = [
  credits({ A: 100 }),
  carriers({ A: { quartz: 2, ore: 2, water: 2, energy: 2 } }),
  goods({ A: { quartz: 6, ore: 6, water: 6, energy: 6 } }),
];
/** A has activated and can pay for much; it owns a1 to a4. */
const buying = (...changes: readonly Change[]): Position =>
  given(4, ...rich, own, ...changes, at({ step: 'buying', seat: 'A' }, { step: 'harvesterTurn', seat: 'B' }));
const purchases = ['BuyHarvester', 'ImportHarvester', 'BuyConverter', 'BuySupercharger', 'UpgradeCarrier', 'Arrange'];

describe('8 Harvester phase', () => {
  it('8.1 lets a seat buy only after paying 1 water', () => {
    const position = given(4, ...rich, own, harvesters('A', 'a1=plain'), phase);
    expect(position.offered('A')).toEqual(['Activate', 'SkipHarvesters']);
    const active = position.when('A', 'activate');
    expect(spent(position, active)).toEqual({ water: 1 });
    expect(active.offered('A')).toEqual([...purchases, 'FinishHarvesters']);
    expect(active.asked()).toEqual(['A']);
  });

  it('8.2 gives 1 water from the reserve for refusing, and ends the turn', () => {
    const position = given(4, goods({ A: { water: 3 } }), phase);
    const refused = position.when('A', 'skip');
    expect(spent(position, refused)).toEqual({ water: -1 });
    expect(boardOf(refused).supply).toEqual(boardOf(position).supply);
    expect(refused.asked()).toEqual(['B']);
  });

  it('8.2a loses this water without room, and moves no supply', () => {
    const position = given(4, goods({ A: { water: 4 } }), phase);
    const refused = position.when('A', 'skip');
    expect(spent(position, refused)).toEqual({});
    expect(refused.told('ActivationRefused')).toMatchObject([{ kept: false }]);
    expect(boardOf(refused).supply).toEqual(boardOf(position).supply);
  });

  it('8.2b has a seat without water refuse by itself', () => {
    const turn = running({ step: 'harvesterTurn', seat: 'A' }, { step: 'harvesterTurn', seat: 'B' });
    const position = letRun(given(4, goods({ A: { water: 0 } }), turn));
    expect([company(position, 'A').goods.water, position.asked()]).toEqual([1, ['B']]);
    expect(letRun(given(4, goods({ A: { water: 1 } }), turn)).asked()).toEqual(['A']);
  });

  it('8.3 allows everything in any order and as often as it can be paid', () => {
    const lines = ['up water', 'buy harvester @a1', 'buy ore @a1', 'layout a1=empty a2=ore', 'import @a1', 'up ore'];
    const busy = play(buying(), ...[...lines, 'buy supercharger @a2', 'buy harvester @a3'].map((line) => `A: ${line}`));
    expect(machinesOn(busy)).toBe('a1=plain a2=ore+ a3=plain');
    expect(company(busy, 'A').goods).toEqual({ quartz: 2, ore: 3, water: 2, energy: 4 });
    expect(play(busy, 'A: buy harvester @a4').refused('A', { type: 'BuyHarvester', zone: 'a1' }).rule).toBe('8.6');
    const thirsty = buying(goods({ A: { water: 0 } }));
    for (const [type, rule] of [
      ['BuyHarvester', '8.4'],
      ['ImportHarvester', '8.5'],
    ] as const)
      expect(thirsty.refused('A', { type, zone: 'a1' })).toMatchObject({ rule, why: { short: ['water'] } });
  });

  const PRICES = [10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 33, 36, 40].map((price, i) => [14 - i, price] as const);
  it.each(PRICES)('8.4 sells a harvester with the marker at %i for 1 water and %i Credits', (marker, price) => {
    const position = buying(market(marker), credits({ A: price }));
    const bought = position.when('A', 'buy harvester @a1');
    expect(spent(position, bought)).toEqual({ water: 1, credits: price });
    expect([boardOf(bought).market, boardOf(bought).reserve.harvesters]).toEqual([marker - 1, 34]);
    const poor = buying(market(marker), credits({ A: price - 1 }));
    expect(poor.refused('A', { type: 'BuyHarvester', zone: 'a1' }).rule).toBe('8.4');
  });

  it('8.4a sells none from an empty market', () => {
    const last = buying(market(1)).when('A', 'buy harvester @a1');
    expect(last.refused('A', { type: 'BuyHarvester', zone: 'a2' }).rule).toBe('8.4a');
  });

  it.each([5, 0])('8.5 imports a harvester with the marker at %i and leaves it there', (marker) => {
    const position = buying(market(marker), goods({ A: { quartz: 2, water: 1 } }), credits({ A: 5 }));
    const imported = position.when('A', 'import @a1');
    expect(spent(position, imported)).toEqual({ water: 1, quartz: 2, credits: 5 });
    expect([boardOf(imported).market, machinesOn(imported)]).toEqual([marker, 'a1=plain']);
  });

  it.each([
    ['water', goods({ A: { water: 0 } })],
    ['quartz', goods({ A: { quartz: 1 } })],
    ['credits', credits({ A: 4 })],
  ])('8.5 refuses an import with too little: %s', (short, change) => {
    const refusal = buying(change).refused('A', { type: 'ImportHarvester', zone: 'a1' });
    expect(refusal).toMatchObject({ rule: '8.5', why: { short: [short] } });
  });

  it('8.6 places a new harvester at once in an own zone without one', () => {
    const position = buying(harvesters('A', 'a1=plain a2=plain a3=plain'));
    for (const type of ['BuyHarvester', 'ImportHarvester'] as const)
      expect(position.choices('A', type, 'zone')).toEqual(['a4']);
    const full = position.when('A', 'buy harvester @a4');
    expect(machinesOn(full)).toBe('a1=plain a2=plain a3=plain a4=plain');
    for (const type of ['BuyHarvester', 'ImportHarvester'] as const)
      expect(full.refused('A', { type, zone: 'a4' }).rule).toBe('8.6');
  });

  it('8.7 sells and imports none without a figure in the reserve, whatever the marker', () => {
    const position = buying(market(12), reserve({ harvesters: 0 }));
    for (const type of ['BuyHarvester', 'ImportHarvester'] as const)
      expect(position.refused('A', { type, zone: 'a1' }).rule).toBe('8.7');
  });

  it('8.7 reads the price from the marker though fewer figures are left', () => {
    const position = buying(market(12), reserve({ harvesters: 1 }), credits({ A: 14 }));
    const bought = position.when('A', 'buy harvester @a1');
    expect(spent(position, bought)).toEqual({ water: 1, credits: 14 });
    expect(bought.refused('A', { type: 'BuyHarvester', zone: 'a2' }).rule).toBe('8.7');
  });

  it.each([
    ['quartz', 8],
    ['ore', 5],
    ['energy', 2],
  ] as const)('8.8 sells a converter for %s at %i Credits, put at once on an own harvester', (kind, price) => {
    const machines = [harvesters('A', 'a1=plain'), harvesters('B', 'f7=plain')];
    const position = buying(...machines, credits({ A: price }));
    const bought = position.when('A', `buy ${kind} @a1`);
    expect([spent(position, bought), machinesOn(bought)]).toEqual([{ credits: price }, `a1=${kind} f7=plain`]);
    expect(boardOf(bought).reserve[kind]).toBe(13);
    const wish = { type: 'BuyConverter', kind, zone: 'a1', old: 'reserve' } as const;
    expect(buying(...machines, credits({ A: price - 1 })).refused('A', wish).rule).toBe('8.8');
    for (const zone of ['a2', 'f7']) expect(position.refused('A', { ...wish, zone }).rule).toBe('8.8');
  });

  it('8.8 sells none to a seat without a harvester', () => {
    const wish = { type: 'BuyConverter', kind: 'ore', zone: 'a1', old: 'reserve' } as const;
    expect(buying().refused('A', wish).rule).toBe('8.8');
  });

  it.each([
    ['buy quartz @a1', 'a1=quartz a2=plain a3=energy', 14],
    ['buy quartz @a1 old>reserve', 'a1=quartz a2=plain a3=energy', 14],
    ['buy quartz @a1 old>a2', 'a1=quartz a2=ore a3=energy', 13],
  ])('8.8a moves the old converter or returns it without refund: %s', (line, layout, reserved) => {
    const position = buying(harvesters('A', 'a1=ore a2=plain a3=energy'));
    const bought = position.when('A', line);
    expect([machinesOn(bought), boardOf(bought).reserve.ore]).toEqual([layout, reserved]);
    expect(spent(position, bought)).toEqual({ credits: 8 });
  });

  it('8.8a lets no old converter go to a harvester that has one, or to no harvester', () => {
    const position = buying(harvesters('A', 'a1=ore a2=plain a3=energy'));
    for (const zone of ['a1', 'a3', 'a4', 'f7'])
      expect(position.refused('A', `buy quartz @a1 old>${zone}`).rule).toBe('8.8');
  });

  it('8.9 sells a supercharger for 1 water, 1 ore and 2 quartz', () => {
    const position = buying(harvesters('A', 'a1=ore a2=plain+'), goods({ A: { water: 1, ore: 1, quartz: 2 } }));
    expect(position.choices('A', 'BuySupercharger', 'zone')).toEqual(['a1']);
    const bought = position.when('A', 'buy supercharger @a1');
    expect(spent(position, bought)).toEqual({ water: 1, ore: 1, quartz: 2 });
    expect([machinesOn(bought), boardOf(bought).reserve.superchargers]).toEqual(['a1=ore+ a2=plain+', 11]);
  });

  it.each([
    ['water', { water: 0 }],
    ['ore', { ore: 0 }],
    ['quartz', { quartz: 1 }],
  ])('8.9 refuses a supercharger with too little %s', (short, has) => {
    const refusal = buying(harvesters('A', 'a1=ore'), goods({ A: has })).refused('A', {
      type: 'BuySupercharger',
      zone: 'a1',
    });
    expect(refusal).toMatchObject({ rule: '8.9', why: { short: [short] } });
  });

  it('8.10 upgrades a carrier for 1 ore and 1 energy, the same one more than once', () => {
    const position = buying(goods({ A: { ore: 2, energy: 2 } }));
    const once = position.when('A', 'up quartz');
    expect([spent(position, once), company(once, 'A').carriers.quartz]).toEqual([{ ore: 1, energy: 1 }, 3]);
    const twice = once.when('A', 'up quartz');
    expect(company(twice, 'A').carriers.quartz).toBe(4);
    expect(twice.refused('A', { type: 'UpgradeCarrier', resource: 'ore' })).toMatchObject({
      rule: '8.10',
      why: { short: ['ore', 'energy'] },
    });
  });

  it('8.11 rearranges harvesters, converters and superchargers freely and without cost', () => {
    const position = buying(harvesters('A', 'a1=ore+ a2=quartz a3=plain'));
    const arranged = position.when('A', 'layout a1=empty a2=plain a3=quartz+ a4=ore');
    expect(machinesOn(arranged)).toBe('a2=plain a3=quartz+ a4=ore');
    expect([spent(position, arranged), boardOf(arranged).reserve]).toEqual([{}, boardOf(position).reserve]);
    expect(arranged.asked()).toEqual(['A']);
  });

  const arrange = (layout: Record<string, string>) => ({ type: 'Arrange', layout }) as const;
  it('8.11a wants a layout of every own zone and of no other', () => {
    const position = buying(harvesters('A', 'a1=ore'));
    expect(position.refused('A', arrange({ a1: 'empty', a2: 'ore', a3: 'empty' })).why).toMatchObject({ place: 'a4' });
    const whole = { a1: 'empty', a2: 'ore', a3: 'empty', a4: 'empty' };
    expect(machinesOn(position.when('A', arrange(whole)))).toBe('a2=ore');
    for (const zone of ['f7', 'b1'])
      expect(position.refused('A', arrange({ ...whole, [zone]: 'empty' })).rule).toBe('8.11');
  });

  it.each([
    ['a harvester', 'layout a1=ore+ a2=empty', 'harvester'],
    ['a supercharger', 'layout a1=ore', 'supercharger'],
  ])('8.11b refuses a layout without %s', (_what, line, piece) => {
    const refusal = buying(harvesters('A', 'a1=ore+ a2=plain')).refused('A', line);
    expect(refusal).toMatchObject({ rule: '8.11', why: { piece } });
  });

  it('8.11c returns converters that a layout leaves out, without refund', () => {
    const position = buying(harvesters('A', 'a1=ore a2=ore a3=energy'));
    const arranged = position.when('A', 'layout a1=plain a3=plain');
    expect([spent(position, arranged), machinesOn(arranged)]).toEqual([{}, 'a1=plain a2=ore a3=plain']);
    expect(boardOf(arranged).reserve).toMatchObject({ ore: 13, energy: 14 });
  });

  it.each([
    ['layout a3=plain', 'harvester'],
    ['layout a2=ore', 'ore'],
    ['layout a2=quartz', 'quartz'],
    ['layout a2=plain+', 'supercharger'],
  ])('8.11d refuses a layout with pieces the seat does not have: %s', (line, piece) => {
    const refusal = buying(harvesters('A', 'a1=ore+ a2=plain'), harvesters('B', 'f7=quartz+')).refused('A', line);
    expect(refusal).toMatchObject({ rule: '8.11', why: { piece } });
  });

  it.each(['buy harvester @a3', 'import @a3', 'buy quartz @a2', 'buy supercharger @a2', 'up water'])(
    '8.11e allows no layout directly after another, but after a purchase: %s',
    (line) => {
      const arranged = buying(harvesters('A', 'a1=ore')).when('A', 'layout a1=empty a2=ore');
      expect(arranged.refused('A', arrange({ a1: 'ore', a2: 'empty', a3: 'empty', a4: 'empty' })).rule).toBe('8.11e');
      expect(arranged.when('A', line).offered('A')).toContain('Arrange');
    },
  );

  it('8.11e begins anew with the next turn', () => {
    const steps = running({ step: 'harvesterTurn', seat: 'A' }, { step: 'harvesterTurn', seat: 'B' });
    const begun = letRun(given(4, own, harvesters('A', 'a1=ore'), harvesters('B', 'f7=ore'), steps));
    const next = play(begun, 'A: activate', 'A: layout a1=empty a2=ore', 'A: done', 'B: activate');
    expect(next.offered('B')).toContain('Arrange');
  });

  it('8.12 ends the turn for this round when the seat is done', () => {
    const begun = letRun(given(4, cards('ABCD'), running({ step: 'harvesterPhase' })));
    const done = play(begun, 'A: activate', 'A: done');
    expect([done.told('HarvesterTurnEnded'), done.asked()]).toMatchObject([[{ seat: 'A' }], ['B']]);
    expect(done.questions('A')).toEqual([]);
    expect(play(done, 'B: skip', 'C: skip', 'D: skip').asked()).toEqual([]);
  });
});
