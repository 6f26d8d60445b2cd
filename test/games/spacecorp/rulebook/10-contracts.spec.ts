import { describe, expect, it } from '@jest/globals';
import { type Era } from '../../../../src/games/spacecorp/components/kinds.js';
import { claimRows, produce, research } from '../acts.js';
import {
  bases,
  busyWith,
  type Change,
  claimed,
  colonies,
  filled,
  given,
  hand,
  inEra,
  midTurn,
  profits,
  progress,
  restOfTurn,
  slots,
  tiles,
  turn,
} from '../given.js';

/** The rows that A may claim in step 2, and the awards they are offered with. */
const claimable = (seats: number, era: Era, ...changes: readonly Change[]): Record<string, unknown> => {
  const asked = given(seats, inEra(era), ...others(era), ...changes, midTurn('A', 'contractClaims'));
  if (busyWith(asked) !== 'contractClaims') return {};
  const { rows } = asked.offer('A', 'ClaimContracts').inputs;
  if (rows.kind !== 'pick' || 'list' in rows.from) throw new Error('rows are picked');
  return Object.fromEntries(rows.from.map(({ id, warning }) => [id, warning?.award]));
};
/** Earlier rows do not raise the awards of a table: they were all claimed. */
const ROWS = { 1: 'B', 2: 'B', 3: 'B', 4: 'B', 5: 'B', 6: 'B', 7: 'B' };
const others = (era: Era): Change[] => [
  ...(era === 'mariners' ? [] : [claimed(ROWS, 'mariners')]),
  ...(era === 'starfarers' ? [claimed(ROWS, 'planeteers')] : []),
];
/** A turn in which A produced so much. */
const produced =
  (n: number) =>
  (seats: number, era: Era): string[] => {
    const asked = given(seats, inEra(era), ...others(era), midTurn('A', 'contractClaims', { produced: n }));
    return busyWith(asked) === 'contractClaims' ? asked.choices('A', 'ClaimContracts', 'rows') : [];
  };
const on = (list: string, type = 'research'): Change =>
  bases(
    'A',
    list
      .split(' ')
      .map((site) => `${site}:${type}`)
      .join(' '),
  );

describe('10 Contracts', () => {
  it('10.1 lets the active seat claim every open contract whose condition is true then', () => {
    const two = given(
      3,
      bases('A', 'north_mars:research luna:bio_lab eros:research'),
      tiles('luna=M-e1-06'),
      midTurn('A', 'contractClaims'),
    );
    expect(two.choices('A', 'ClaimContracts', 'rows')).toEqual(['2', '3', '6', '7']);
    const done = two.when('A', claimRows(2, 7));
    expect(done.told('ContractClaimed').map(({ row, award }) => [row, award])).toEqual([
      [2, 3],
      [7, 3],
    ]);
    expect(profits(done)).toEqual([6, 0, 0]);
    expect(two.refused('A', claimRows(1)).field).toBe('rows');
    expect(two.when('A', claimRows()).told('ClaimsDeclined')).toHaveLength(1);
  });

  it("10.1a lets a contract be claimed once in an era, in the seat's own step 2", () => {
    const both = [bases('A', 'north_mars:research'), bases('B', 'south_mars:research')];
    const first = given(2, ...both, filled('A', 5), filled('B', 5), midTurn('A', 'contractClaims'));
    expect(first.asked()).toEqual(['A']);
    const next = restOfTurn(first.when('A', claimRows(2)));
    const after = next.when('B', research({ hq: 'B' })).when('B', { type: 'StopDrawing' });
    expect(after.told('TurnEnded')).toMatchObject([{ seat: 'B' }]);
    const declined = restOfTurn(first.when('A', claimRows()));
    const theirs = declined.when('B', research({ hq: 'B' })).when('B', { type: 'StopDrawing' });
    expect(theirs.choices('B', 'ClaimContracts', 'rows')).toEqual(['2']);
  });

  it('10.1b counts no home base, neither as a base nor for its region', () => {
    expect(claimable(3, 'mariners', on('sisyphus eros'))).toEqual({});
    expect(claimable(3, 'mariners', on('sisyphus eros luna'))).toEqual({ 3: 2 });
    expect(claimable(3, 'mariners', on('sisyphus lunar_lp4'))).toEqual({});
    expect(claimable(3, 'mariners', on('sisyphus lunar_lp4 luna'))).toEqual({ 6: 3 });
  });

  it('10.2 gives row 1 of Mariners to whoever produced this turn', () => {
    expect([2, 3].map((seats) => produced(0)(seats, 'mariners'))).toEqual([['1'], ['1']]);
    const done = given(
      2,
      on('deimos', 'refinery'),
      tiles('deimos=M-e1-03'),
      hand('A', 'regolith_miner'),
      turn('A'),
    ).when('A', produce('deimos', { cards: 'regolith_miner' }));
    expect(done.when('A', claimRows(1)).told('ContractClaimed')).toMatchObject([{ award: 2 }]);
  });

  it.each([
    [2, 'a base at North or South Mars', 2, on('south_mars'), on('phobos'), 3],
    [2, 'a base at North or South Mars', 4, on('north_mars'), on('deimos'), 3],
    [3, 'four bases off Lagrange points', 2, on('luna eros phobos deimos'), on('luna eros phobos lunar_lp4'), 2],
    [3, 'three bases off Lagrange points', 3, on('eros phobos deimos'), on('eros phobos lunar_lp4'), 2],
    [4, 'three bases at Lagrange points', 2, on('lunar_lp4 lunar_lp5 solar_lp1'), on('lunar_lp4 lunar_lp5 luna'), 2],
    [4, 'two bases at Lagrange points', 4, on('lunar_lp4 lunar_lp5'), on('lunar_lp4 luna'), 2],
    [
      5,
      'Infra cards in all slots',
      2,
      slots('A', 'ion_drive ion_drive survey_drone'),
      slots('A', 'ion_drive - ion_drive'),
      2,
    ],
    [
      5,
      'Infra cards in all slots',
      3,
      slots('A', 'ion_drive ion_drive survey_drone'),
      slots('A', 'ion_drive ion_drive -'),
      2,
    ],
    [6, 'four regions', 2, on('luna eros halley solar_lp1'), on('luna eros sisyphus halley'), 3],
    [6, 'three regions', 3, on('luna eros lunar_lp4'), on('luna eros sisyphus'), 3],
    [7, 'a base on life', 2, [on('luna'), tiles('luna=M-e1-06')], [on('luna'), tiles('luna=M-e1-01')], 3],
  ] as const)('10.2 gives row %i of Mariners for %s to one of %i seats', (row, _what, seats, met, unmet, award) => {
    expect(claimable(seats, 'mariners', ...[met].flat())).toMatchObject({ [row]: award });
    expect(claimable(seats, 'mariners', ...[unmet].flat())).not.toHaveProperty(String(row));
  });

  const wet = 'ceres=P-e1-03 vesta=P-e2-04 callisto=P-e2-05';
  it.each([
    [1, 'two progress cards', 2, progress('A', 'probe_network low_body_mass'), progress('A', 'probe_network'), 3],
    [1, 'two progress cards', 3, progress('A', 'probe_network low_body_mass'), progress('A', 'probe_network'), 3],
    [2, 'water and life', 2, [on('ceres vesta'), tiles(wet)], [on('ceres callisto'), tiles(wet)], 3],
    [3, 'four in the Belt', 2, on('ceres vesta pallas davida'), on('ceres vesta pallas io'), 5],
    [3, 'three in the Belt', 3, on('ceres vesta pallas'), on('ceres vesta io'), 5],
    [4, 'three beyond Jupiter', 2, on('rhea titan ariel'), on('rhea titan io'), 5],
    [4, 'two beyond Jupiter', 4, on('charon proteus'), on('charon io'), 5],
    [5, 'four regions', 2, on('ceres io rhea ariel'), on('ceres io callisto rhea'), 4],
    [5, 'three regions', 3, on('ceres io rhea'), on('ceres vesta io'), 4],
    [7, 'Neptune or Pluto', 2, on('triton'), on('ariel'), 4],
    [7, 'Neptune or Pluto', 3, on('pluto'), on('titan'), 4],
  ] as const)('10.2a gives row %i of Planeteers for %s to one of %i seats', (row, _what, seats, met, unmet, award) => {
    expect(claimable(seats, 'planeteers', ...[met].flat())).toMatchObject({ [row]: award });
    expect(claimable(seats, 'planeteers', ...[unmet].flat())).not.toHaveProperty(String(row));
  });

  it('10.2a gives row 6 of Planeteers for 6 out of one Produce action, or 5 with three seats or more', () => {
    expect([5, 6].map((n) => produced(n)(2, 'planeteers'))).toEqual([[], ['6']]);
    expect([4, 5].map((n) => produced(n)(3, 'planeteers'))).toEqual([[], ['6']]);
  });

  const alien = 'barnard=S-alien-04 luhman_16=S-primary-13 wolf_359=S-primary-08';
  const SEVEN = 'probe_network nano_assembly quantum_trading low_body_mass sensory_focus enviro_tolerance jump_drive';
  const first = (n: number): string => SEVEN.split(' ').slice(0, n).join(' ');
  it.each([
    [1, 'a colony', 2, colonies('A', 'barnard=14'), colonies('B', 'barnard=14'), 4],
    [1, 'a colony', 3, colonies('A', 'barnard=14'), colonies('B', 'barnard=14'), 5],
    [2, 'an Alien tile', 2, [on('barnard'), tiles(alien)], [on('wolf_359'), tiles(alien)], 3],
    [2, 'an artifact', 3, [on('luhman_16'), tiles(alien)], [on('wolf_359'), tiles(alien)], 4],
    [3, 'four systems', 2, on('barnard luhman_16 wolf_359 sirius'), on('barnard luhman_16 sirius sirius/2'), 5],
    [3, 'three systems', 3, on('barnard luhman_16 sirius'), on('barnard sirius sirius/2'), 6],
    [4, 'nearby colonies', 2, colonies('A', 'sirius=14 procyon=15'), colonies('A', 'sirius=14 barnard=15'), 6],
    [5, 'seven progress cards', 2, progress('A', first(7)), progress('A', first(6)), 5],
    [5, 'four progress cards', 4, progress('A', first(4)), progress('A', first(3)), 6],
    [
      7,
      'three colonies',
      2,
      colonies('A', 'sirius=14 barnard=15 tau_ceti=16'),
      colonies('A', 'sirius=14 barnard=15'),
      6,
    ],
    [7, 'two colonies', 3, colonies('A', 'sirius=14 barnard=15'), colonies('A', 'sirius=14'), 6],
  ] as const)('10.2b gives row %i of Starfarers for %s to one of %i seats', (row, _what, seats, met, unmet, award) => {
    expect(claimable(seats, 'starfarers', ...[met].flat())).toMatchObject({ [row]: award });
    expect(claimable(seats, 'starfarers', ...[unmet].flat())).not.toHaveProperty(String(row));
  });

  it('10.2b gives row 6 of Starfarers for 10 out of one Produce action, or 7 with three seats or more', () => {
    expect([9, 10].map((n) => produced(n)(2, 'starfarers'))).toEqual([[], ['6']]);
    expect([6, 7].map((n) => produced(n)(4, 'starfarers'))).toEqual([[], ['6']]);
  });

  it('10.3 wants two different bases for water and life', () => {
    const both = 'ceres=P-e2-03 vesta=P-e2-05 pallas=P-e1-03';
    expect(claimable(2, 'planeteers', on('ceres vesta'), tiles(both))).toEqual({});
    expect(claimable(2, 'planeteers', on('ceres pallas'), tiles(both))).toEqual({ 2: 3 });
  });

  it('10.4 adds the awards of the same row in the eras directly before in which it stayed open', () => {
    const row1 = given(
      2,
      inEra('planeteers'),
      progress('A', 'probe_network low_body_mass'),
      midTurn('A', 'contractClaims'),
    );
    expect(row1.when('A', claimRows(1)).told('ContractClaimed')).toMatchObject([{ row: 1, award: 3 + 2 }]);
  });

  const row5 = (...changes: readonly Change[]): number =>
    given(4, inEra('starfarers'), ...changes, progress('A', first(4)), midTurn('A', 'contractClaims'))
      .when('A', claimRows(5))
      .told('ContractClaimed')[0].award;

  it('10.4a adds both in Starfarers for a row open in both, and that of Planeteers alone for one claimed in Mariners', () => {
    expect(row5()).toBe(6 + 4 + 2);
    expect(row5(claimed({ 5: 'B' }, 'mariners'))).toBe(6 + 4);
  });

  it('10.4b ends the sum with a row claimed in Planeteers', () => {
    expect(row5(claimed({ 5: 'B' }, 'planeteers'))).toBe(6);
  });

  it('10.5 triggers the end of the era by the sixth claim, and the seventh may still follow', () => {
    const five = claimed({ 1: 'B', 2: 'B', 3: 'B', 4: 'B', 5: 'B' });
    const life = [on('luna eros lunar_lp4'), tiles('luna=M-e1-06')];
    const sixth = given(3, five, ...life, midTurn('A', 'contractClaims')).when('A', claimRows(6));
    expect(sixth.told('EraEndTriggered')).toMatchObject([{ by: 'contracts', last: ['B', 'C'] }]);
    expect(
      given(3, claimed({ 1: 'B' }), ...life, midTurn('A', 'contractClaims'))
        .when('A', claimRows(6))
        .told('EraEndTriggered'),
    ).toEqual([]);
    const over = given(3, five, ...life, midTurn('A', 'contractClaims')).when('A', claimRows(6, 7));
    expect(over.told('ContractClaimed').map(({ row }) => row)).toEqual([6, 7]);
    expect(over.told('EraEndTriggered')).toHaveLength(1);
  });
});
