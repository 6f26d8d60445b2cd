import { describe, expect, it } from '@jest/globals';
import {
  airship,
  allClaimedBut,
  at,
  boardOf,
  box,
  cards,
  carriers,
  type Change,
  claims,
  given,
  goods,
  harvesters,
  letRun,
  licences,
  obeying,
  options,
  orderOf,
  type Position,
  round,
  running,
} from '../given.js';

const claiming = (...changes: readonly Change[]): Position =>
  given(4, claims({ B: 'a1' }), ...changes, at({ step: 'claimTurn', seat: 'A' }, { step: 'claimTurn', seat: 'B' }));

describe('16 Credits and playing by mail: orders', () => {
  it('16.8c takes of the box the best-ranked that fits, and asks where no wish covers it', () => {
    const full = goods({ A: { quartz: 4, ore: 3 } });
    const start = given(4, full, box('quartz', 'ore', 'water'), at({ step: 'boxPick', seat: 'A' }));
    const taken = (line: string): string[] =>
      obeying(start, { A: [line] })
        .told('BoxResourceTaken')
        .map(({ resource }) => resource);
    expect(taken('rank box water>ore')).toEqual(['water']);
    expect(taken('rank box quartz>energy>ore')).toEqual(['ore']);
    for (const line of ['rank box energy', 'rank box quartz']) expect(taken(line)).toEqual([]);
  });

  it.each([
    ['engineer licence', 'LicenceGained'],
    ['engineer credits', 'CreditsGained'],
  ])('16.8c answers for the Engineer: %s', (line, type) => {
    expect(obeying(given(4, at({ step: 'engineer', seat: 'A' })), { A: [line] }).facts[0].type).toBe(type);
  });

  it.each([
    ['rank bank up-ore>gain-quartz', { type: 'CarrierUpgraded', resource: 'ore' }],
    ['rank bank gain-quartz>up-ore', { type: 'CarrierUpgraded', resource: 'ore' }],
    ['rank bank gain-water>up-ore', { type: 'ResourceGained', resource: 'water' }],
    ['rank bank up-water>gain-quartz', undefined],
  ])('16.8c ranks what to do with the Bank Agent, or asks: %s', (line, fact) => {
    const stock = [goods({ A: { quartz: 4 } }), carriers({ A: { water: 4 } })];
    const after = obeying(given(5, ...stock, at({ step: 'bankAgent', seat: 'A' })), { A: [line] });
    if (fact) expect(after.facts[0]).toMatchObject(fact);
    else expect(after.facts).toEqual([]);
  });

  it('16.9 rolls for the best-ranked zone that is unclaimed', () => {
    const ranking = orderOf(claiming(claims({})), 'A', 'rank claim a1>c3>d3');
    const after = claiming()
      .rolling(6)
      .ordered({ A: [ranking] });
    expect(after.told('ClaimRolled')).toMatchObject([{ zone: 'c3' }]);
  });

  it('16.9 claims it with 15.1', () => {
    const position = claiming(options({ predictableClaim: true }), claims({ B: 'a1' }));
    expect(obeying(position, { A: ['rank claim c3>d3'] }).told('ClaimPlaced')).toMatchObject([{ zone: 'c3' }]);
  });

  it('16.9 declines when none is, or asks', () => {
    const open = claiming();
    const [pass, ask] = ['', ' then ask'].map((then) => orderOf(open, 'A', `rank claim c3>d3${then}`));
    const shut = claiming(claims({ B: 'c3 d3' }));
    expect(shut.ordered({ A: [pass] }).told('ClaimDeclined')).toMatchObject([{ seat: 'A' }]);
    expect(shut.ordered({ A: [ask] }).facts).toEqual([]);
  });

  it('16.9a lands on the best-ranked candidate, or asks', () => {
    const rolled = claiming(claims({})).rolling(2).when('A', 'roll c3');
    const landed = obeying(rolled, { A: ['rank claim c3>f7>d3>b3'] });
    expect(landed.told('ClaimPlaced')).toMatchObject([{ seat: 'A', zone: 'd3' }]);
    expect(obeying(rolled, { A: ['rank claim c3>f7', 'rank claim d3'] }).asked()).toEqual(['A']);
  });

  it('16.9b names the best-ranked zone that may be named', () => {
    const naming = (...changes: readonly Change[]): Position =>
      given(4, cards('BACD'), ...changes, at({ step: 'zoneNaming' }));
    const ranking = orderOf(naming(claims({})), 'A', 'rank auction c1>f7>a1');
    const after = naming(claims({ B: 'c1' })).ordered({ A: [ranking] });
    expect(after.told('ZoneNamed')).toMatchObject([{ seat: 'A', zone: 'f7' }]);
    expect(
      naming(allClaimedBut('b2', 'B', 'c1'))
        .ordered({ A: [ranking] })
        .asked(),
    ).toEqual(['A']);
    expect(
      naming(allClaimedBut('', 'B', 'c1'))
        .ordered({ A: [ranking] })
        .told('ZoneNamed'),
    ).toHaveLength(1);
  });

  it('16.9c uses a licence on the best-ranked zone it can take, if the seat has one', () => {
    const position = claiming(claims({ B: 'a1', neutral: 'c4' }), licences({ A: 1 }));
    const ranking = orderOf(position, 'A', 'rank licence c4>d1');
    expect(position.ordered({ A: [ranking] }).told('ClaimPlaced')).toMatchObject([{ zone: 'c4', neutral: true }]);
    const next = claiming(claims({ B: 'c4' }), licences({ A: 1 })).ordered({ A: [ranking] });
    expect(next.told('ClaimPlaced')).toMatchObject([{ zone: 'd1' }]);
    expect(
      claiming()
        .ordered({ A: [ranking] })
        .asked(),
    ).toEqual(['A']);
  });

  it.each([
    ['moor 6', 6],
    ['moor most', 2],
  ])('16.10 moors by "%s"', (line, dock) => {
    const machines = [claims({}), harvesters('A', 'a2=ore c2=plain a5=ore'), harvesters('B', 'a7=ore b7=ore c7=ore')];
    const position = given(4, cards('BCDA'), ...machines, at({ step: 'airshipPlacing' }));
    expect(boardOf(obeying(position, { A: [line] })).airship).toBe(dock);
  });

  const early = [cards('ABCD'), claims({}), harvesters('A', 'a1=ore a3=quartz c4=plain'), airship(7)];
  const extraction = running({ step: 'extraction' });
  it('16.11 extracts as said in advance, if it is still possible', () => {
    const before = given(4, ...early, at({ step: 'harvesterTurn', seat: 'B' }));
    const order = orderOf(before, 'A', 'extract early a1 c4');
    const position = letRun(given(4, ...early, goods({ A: { energy: 1 } }), extraction));
    expect(position.ordered({ A: [order] }).told('Extracted')).toMatchObject([{ zones: ['a1', 'c4'], energy: 1 }]);
    const short = letRun(given(4, ...early, goods({ A: { energy: 1 } }), extraction));
    const both = orderOf(before, 'A', 'extract early a1 a3');
    expect(short.ordered({ A: [both] }).asked()).toEqual(['A']);
    const moved = letRun(given(4, cards('ABCD'), claims({}), harvesters('A', 'a2=ore a3=quartz'), extraction));
    expect(moved.ordered({ A: [order] }).asked()).toEqual(['A']);
    const later = letRun(given(4, round(2), ...early, goods({ A: { energy: 1 } }), extraction));
    expect(later.ordered({ A: [order] }).asked()).toEqual(['A']);
  });

  it.each([1, 2])('16.11a extracts by value in every round, as silence would: round %i', (n) => {
    const order = orderOf(given(4, ...early), 'A', 'extract by value');
    const position = letRun(given(4, round(n), ...early, goods({ A: { energy: 1 } }), extraction));
    const silent = position.when('A', position.question('A').silent!);
    const ordered = position.ordered({ A: [order] });
    expect(ordered.told('Extracted')).toMatchObject([{ zones: ['a3', 'c4'] }]);
    expect(ordered.told('Extracted')).toEqual(silent.told('Extracted'));
  });

  it('16.13 does the first certificate action that is possible, else passes', () => {
    const turn = at({ step: 'certificateTurn', seat: 'A' });
    const done = (line: string, ...changes: readonly Change[]): string =>
      obeying(given(4, ...changes, turn), { A: [line] }).facts[0].type;
    const rich = goods({ A: { quartz: 1, ore: 1, water: 2 } });
    expect(done('cert luxury>licence', rich)).toBe('LuxuryBought');
    expect(done('cert licence>luxury', rich)).toBe('LicenceBought');
    expect(done('cert licence>luxury', goods({ A: { quartz: 1, water: 1 } }))).toBe('LuxuryBought');
    expect(done('cert luxury>sell-licence', goods({ A: { ore: 0 } }), licences({ A: 1 }))).toBe('LicenceSold');
    expect(done('cert sell-licence', rich)).toBe('CertificatesPassed');
  });
});
