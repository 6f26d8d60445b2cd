import { describe, expect, it } from '@jest/globals';
import { COLUMNS, neighboursOf, ROWS, riverZones, ZONES } from '../../../../src/games/planet-steam/components/map.js';
import { type CarrierClass } from '../../../../src/games/planet-steam/components/tables.js';
import { RESOURCES } from '../../../../src/games/planet-steam/components/terminal.js';
import { planetSteam } from '../../../../src/games/planet-steam/index.js';
import { type PlanetSteamStep } from '../../../../src/games/planet-steam/steps.js';
import {
  allClaimedBut,
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
  licences,
  markersLeft,
  play,
  type Position,
  reserve,
  running,
} from '../given.js';

const rich = [
  credits({ A: 100 }),
  carriers({ A: { quartz: 3, ore: 3, water: 3, energy: 3 } }),
  goods({ A: { quartz: 9, ore: 9, water: 9, energy: 9 } }),
];
const buying = at({ step: 'buying', seat: 'A' });
const turn = (step: 'claimTurn' | 'certificateTurn' | 'bankAgent' | 'harvesterTurn' | 'engineer' | 'boxPick'): Change =>
  at({ step, seat: 'A' });
const extraction: PlanetSteamStep = { step: 'extraction' };
const full = (resource: string, n: number): Change => goods({ A: { [resource]: n } });

describe('1 Components and limits', () => {
  it('1.1 seats two to five, each with a colour of its own in every language', () => {
    expect(planetSteam.players).toEqual({ min: 2, max: 5 });
    for (const words of Object.values(planetSteam.words))
      expect(new Set([...'ABCDE'].map((seat) => words[`seat.${seat}`])).size).toBe(5);
  });

  it('1.2 begins with the pieces of the box', () => {
    expect(boardOf(given(4)).reserve).toMatchObject({
      harvesters: 35,
      quartz: 14,
      ore: 14,
      energy: 14,
      superchargers: 13,
      neutrals: 15 - 12,
      licences: 7,
      luxuries: 6,
    });
  });

  it.each([
    ['harvester', reserve({ harvesters: 0 }), buying, { type: 'BuyHarvester', zone: 'f7' }, '8.7'],
    [
      'converter',
      reserve({ quartz: 0, ore: 0, energy: 0 }),
      buying,
      { type: 'BuyConverter', kind: 'ore', zone: 'a1', old: 'reserve' },
      '1.2',
    ],
    [
      'ore converter, though others are left',
      reserve({ ore: 0 }),
      buying,
      { type: 'BuyConverter', kind: 'ore', zone: 'a1', old: 'reserve' },
      '8.8',
    ],
    ['supercharger', reserve({ superchargers: 0 }), buying, { type: 'BuySupercharger', zone: 'a1' }, '1.2'],
    ['licence', reserve({ licences: 0 }), turn('certificateTurn'), { type: 'BuyLicence' }, '11.2'],
    ['luxury', reserve({ luxuries: 0 }), turn('certificateTurn'), { type: 'BuyLuxury' }, '11.4'],
  ] as const)('1.2 lets nobody gain a %s when none is left', (_what, none, step, action, rule) => {
    const position = given(4, ...rich, harvesters('A', 'a1=plain'), step);
    expect(position.when('A', action).facts).not.toHaveLength(0);
    expect(given(4, ...rich, harvesters('A', 'a1=plain'), none, step).refused('A', action).rule).toBe(rule);
  });

  it('1.3 has more water and Credits than the counters of any box', () => {
    const everywhere = (n: number): Record<string, { water: number }> =>
      Object.fromEntries([...'ABCDE'].map((seat) => [seat, { water: n }]));
    const all4 = carriers(Object.fromEntries([...'ABCDE'].map((seat) => [seat, { water: 4 as const }])));
    const steps = at({ step: 'harvesterTurn', seat: 'A' }, { step: 'engineer', seat: 'A' });
    const end = play(
      given(5, all4, goods(everywhere(13)), full('water', 12), credits({ A: 1e6 }), steps),
      'A: skip',
      'A: credits',
    );
    expect(Object.values(boardOf(end).companies).reduce((sum, { goods: { water } }) => sum + water, 0)).toBe(65);
    expect(company(end, 'A').credits).toBe(1_000_015);
  });

  it('1.4 gives 14 claims, those on the map included', () => {
    const start = given(4, turn('claimTurn'));
    expect(company(start, 'A').claims).toBe(14 - 2);
    expect(company(start.rolling(6).when('A', 'roll b1'), 'A').claims).toBe(11);
  });

  it('1.4 never brings a claim back: no zone of a seat can be taken, and none is left after the last', () => {
    const position = given(4, licences({ A: 1 }), turn('claimTurn'));
    for (const zone of ['a1', 'e1']) expect(position.refused('A', `licence ${zone}`).rule).toBe('6.6');
    const spent = given(4, cards('ABCD'), markersLeft({ A: 0 }), running({ step: 'claims' }));
    expect(letRun(spent).asked()).toEqual(['B']);
  });

  it.each([
    ['activate', turn('harvesterTurn'), 'activate'],
    ['buy a harvester', buying, 'buy harvester @f7'],
    ['import', buying, 'import @f7'],
    ['buy a supercharger', buying, 'buy supercharger @a1'],
    ['upgrade', buying, 'up water'],
    ['buy a licence', turn('certificateTurn'), 'licence'],
    ['buy a luxury', turn('certificateTurn'), 'luxury'],
    ['extract', at(extraction), 'extract a1'],
  ])('1.5 moves no supply to %s', (_what, step, line) => {
    const before = given(4, ...rich, harvesters('A', 'a1=ore'), step);
    const after = before.when('A', line);
    expect(company(after, 'A').goods).not.toEqual(company(before, 'A').goods);
    expect(boardOf(after).supply).toEqual(boardOf(before).supply);
  });

  it.each([
    ['used', turn('claimTurn'), 'licence b1'],
    ['sold', turn('certificateTurn'), 'sell licence'],
  ])('1.5 takes a licence out of the game when it is %s', (_how, step, line) => {
    const after = given(4, licences({ A: 1 }), step).when('A', line);
    expect(boardOf(after)).toMatchObject({ reserve: { licences: 6 }, licencesGone: 1 });
    expect(company(after, 'A').licences).toBe(0);
  });

  it('1.6 has 42 zones in six columns and seven rows, with a dock for each row', () => {
    expect(ZONES).toHaveLength(42);
    expect([COLUMNS.join(''), ROWS.join('')]).toEqual(['abcdef', '1234567']);
    expect(given(4, cards('BCDA'), at({ step: 'airshipPlacing' })).choices('A', 'MoorAirship', 'dock')).toHaveLength(7);
  });

  it('1.6 makes zones adjacent by a side, never by a corner', () => {
    expect([...neighboursOf.c4].sort()).toEqual(['b4', 'c3', 'c5', 'd4']);
    expect([...neighboursOf.a1].sort()).toEqual(['a2', 'b1']);
    expect([...neighboursOf.f7].sort()).toEqual(['e7', 'f6']);
    const yielded = (layout: string): number | undefined =>
      letRun(given(4, harvesters('A', layout), goods({ A: { energy: 0 } }), running(extraction))).told('Extracted')[0]
        ?.yields.energy;
    expect([yielded('a1=energy a2=energy'), yielded('a1=energy b2=energy')]).toEqual([3, 2]);
  });

  it('1.7 has eight river zones, in auctions and claims like any other', () => {
    expect([...riverZones].sort()).toEqual(['c1', 'c2', 'c3', 'c4', 'd4', 'd5', 'd6', 'd7']);
    const map = [cards('BACD'), claims({ A: 'a1' }), licences({ A: 1 })];
    expect(given(4, ...map, at({ step: 'zoneNaming' })).choices('A', 'NameZone', 'zone')).toEqual(
      expect.arrayContaining([...riverZones]),
    );
    for (const type of ['RollForZone', 'UseLicence'] as const)
      expect(given(4, ...map, turn('claimTurn')).choices('A', type, 'zone')).toEqual(
        expect.arrayContaining([...riverZones]),
      );
  });

  it('1.8 knows claimed, unclaimed and unavailable zones', () => {
    const position = given(2, cards('BA'), claims({ A: 'b1', neutral: 'c1' }), licences({ A: 1 }), turn('claimTurn'));
    const columns = (zones: string[]): string => [...new Set(zones.map(([column]) => column))].sort().join('');
    const rolled = position.choices('A', 'RollForZone', 'zone');
    expect([rolled.length, columns(rolled)]).toEqual([28 - 2, 'bcde']);
    const licensed = position.choices('A', 'UseLicence', 'zone');
    expect([licensed.length, columns(licensed)]).toEqual([28 - 1, 'bcde']);
    expect(position.refused('A', 'roll a1').rule).toBe('6.2');
  });

  it('1.8 ends no line on an unavailable zone', () => {
    // b4 is the only zone left: from it every line ends at the edge or at column a.
    const position = given(2, allClaimedBut('b4', 'B'), turn('claimTurn'));
    expect(position.rolling(1).when('A', 'roll b4').told('CreditsGained')).toHaveLength(1);
  });

  it('1.9 puts one harvester in a zone, and only in one of its owner', () => {
    const map = [claims({ A: 'a1 a2', B: 'b1', neutral: 'c1' }), harvesters('A', 'a1=plain')];
    const position = given(4, ...rich, ...map, buying);
    expect(position.choices('A', 'BuyHarvester', 'zone')).toEqual(['a2']);
    expect(position.choices('A', 'ImportHarvester', 'zone')).toEqual(['a2']);
    for (const zone of ['a1', 'b1', 'c1', 'd1'])
      expect(position.refused('A', { type: 'BuyHarvester', zone }).rule).toBe('8.4');
    expect(position.refused('A', 'layout a1=empty b1=plain').rule).toBe('8.11');
  });

  it('1.10 lets a harvester carry one converter and one supercharger, and both', () => {
    const both = play(given(4, ...rich, harvesters('A', 'a1=ore'), buying), 'A: buy supercharger @a1');
    expect(boardOf(both).harvesters.a1).toMatchObject({ converter: 'ore', supercharger: true });
    expect(both.refused('A', { type: 'BuySupercharger', zone: 'a1' }).rule).toBe('8.9');
    const replaced = both.when('A', 'buy quartz @a1');
    expect(boardOf(replaced).harvesters.a1.converter).toBe('quartz');
    expect(boardOf(replaced).reserve).toMatchObject({ quartz: 13, ore: 14 });
  });

  it.each([
    ['plain', 'water', 1],
    ['plain+', 'water', 2],
    ['quartz', 'quartz', 1],
    ['ore', 'ore', 1],
    ['ore+', 'ore', 2],
    ['energy', 'energy', 1],
  ])('1.11 extracts with %s: %s', (kind, resource, count) => {
    const position = given(4, goods({ A: { energy: 1 } }), harvesters('A', `f7=${kind}`), running(extraction));
    const none = { quartz: 0, ore: 0, water: 0, energy: 0 };
    expect(inSilence(letRun(position)).told('Extracted')).toMatchObject([{ yields: { ...none, [resource]: count } }]);
  });

  it.each([
    [1, 4],
    [2, 7],
    [3, 10],
    [4, 13],
  ])('1.12 stores in class %i up to %i of its own resource', (level, capacity) => {
    const empty = { quartz: 0, ore: 0, water: 0, energy: 0 };
    for (const resource of RESOURCES) {
      const holding = (n: number): Position =>
        given(4, carriers({ A: { [resource]: level } }), goods({ A: { ...empty, [resource]: n } }), turn('bankAgent'));
      expect(holding(capacity - 1).choices('A', 'TakeResource', 'resource')).toEqual([...RESOURCES]);
      const others = RESOURCES.filter((other) => other !== resource);
      expect(holding(capacity).choices('A', 'TakeResource', 'resource')).toEqual(others);
    }
  });

  it('1.13 raises a carrier by exactly one class', () => {
    const classes = [1, 2, 3].map((level) => {
      const position = given(4, ...rich, carriers({ A: { ore: level as CarrierClass } }), buying);
      return company(position.when('A', 'up ore'), 'A').carriers.ore;
    });
    expect(classes).toEqual([2, 3, 4]);
  });

  it.each([
    ['bought', buying, 'UpgradeCarrier'],
    ['by the Bank Agent', turn('bankAgent'), 'UpgradeCarrierFree'],
  ] as const)('1.13 raises no carrier of class 4, %s', (_how, step, type) => {
    const one = given(4, ...rich, carriers({ A: { ore: 4 } }), step);
    expect(one.choices('A', type, 'resource')).toEqual(['quartz', 'water', 'energy']);
    const all = given(4, ...rich, carriers({ A: { quartz: 4, ore: 4, water: 4, energy: 4 } }), step);
    expect(all.refused('A', { type, resource: 'ore' }).rule).toBe('1.13');
  });

  it.each([
    ['water for not activating', turn('harvesterTurn'), 'skip', 8],
    ['a yield', at(extraction), 'extract a1', 8],
    [
      'a purchase, which takes 2 from the supply and gives none back',
      at({ step: 'tradeTurn', resource: 'water', seat: 'A' }),
      'buy water 2',
      6,
    ],
    ['a box resource, the one exception', turn('boxPick'), 'box water', 9],
  ])('1.14 loses goods beyond the capacity: %s', (_what, step, line, supplied) => {
    const position = given(4, harvesters('A', 'a1=plain'), full('water', 4), box('water', 'ore'), step).when('A', line);
    expect(company(position, 'A').goods.water).toBe(4);
    expect(boardOf(position).supply.water).toBe(supplied);
  });
});
