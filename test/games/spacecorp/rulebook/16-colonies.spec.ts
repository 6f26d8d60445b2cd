import { describe, expect, it } from '@jest/globals';
import { components } from '../../../../src/games/spacecorp/components/index.js';
import { type SeatCount } from '../../../../src/games/spacecorp/components/kinds.js';
import { claimRows, colonize, move, produce } from '../acts.js';
import {
  at,
  bases,
  boardOf,
  busyWith,
  type Change,
  claimed,
  colonies,
  company,
  exploited,
  hand,
  legacy,
  midTurn,
  type Position,
  profit,
  profits,
  progress,
  slots,
  teams,
  tiles,
  turn,
} from '../given.js';
import { gains, inStarfarers } from '../given-later-eras.js';

/** Tau Ceti with three bases of A: Col 3 and 1, and one point for several bases; a Research base on the last. */
const tau = [
  tiles('tau_ceti=S-primary-03,S-secondary-04,S-secondary-03'),
  bases('A', 'tau_ceti/1:bio_lab tau_ceti/2:secure tau_ceti/3:research'),
];
/** Barnard's Star with one base of A and no sign at all. */
const bare = [tiles('barnard=S-primary-13'), bases('A', 'barnard:research')];
const now = (...changes: readonly Change[]): Position => inStarfarers(2, ...changes, turn('A'));
const three = (...changes: readonly Change[]): Position => inStarfarers(3, ...changes, turn('A'));
const points = (position: Position): number | undefined =>
  position.questions('A')[0].offers.find(({ action }) => action.type === 'Colonize')?.label.points as
    number | undefined;
/** The points counted at Barnard's Star; a colony of value 2 would otherwise be out of reach, so team and profit could help. */
const counted = (...changes: readonly Change[]): number | undefined =>
  points(three(profit({ A: 9 }), teams('A', 'barnard barnard'), ...bare, ...changes));
/** The seats from which colony 17 and so on are looked up. */
const effectOf = (colony: string): string => components.colonies.find(({ id }) => id === colony)!.effect;

describe('16 Colonies: founding', () => {
  it('16.1 founds a colony where every box has an own base and no colony stands, without any team', () => {
    const founded = now(...tau, teams('A', 'sol')).when('A', colonize('tau_ceti', '14'));
    expect(founded.told('ColonyFounded')).toMatchObject([{ seat: 'A', region: 'tau_ceti', colony: '14' }]);
    const offered = (...changes: readonly Change[]): boolean =>
      now(...changes)
        .offered('A')
        .includes('Colonize');
    expect(offered(tau[0], bases('A', 'tau_ceti/1:bio_lab tau_ceti/2:secure'))).toBe(false);
    expect(offered(tau[0], bases('B', 'tau_ceti/1:bio_lab tau_ceti/2:secure tau_ceti/3:research'))).toBe(false);
    expect(offered(...tau, colonies('A', 'tau_ceti=7'))).toBe(false);
  });

  it('16.2 chooses any colony still beside the board', () => {
    const here = now(...tau, colonies('B', 'sirius=14')).choices('A', 'Colonize', 'colony');
    expect(here).not.toContain('14');
    expect(here).toEqual(expect.arrayContaining(['7', '8', '9', '12', '15', '10', '16', '18']));
  });

  it('16.3 needs as many Colony Points as the colony has value', () => {
    const five = now(...tau, profit({ A: 5 }));
    expect(points(five)).toBe(5);
    expect(five.when('A', colonize('tau_ceti', '18')).told('ColonyFounded')).toMatchObject([{ points: 5 }]);
    expect(five.refused('A', colonize('tau_ceti', '13')).rule).toBe('16.3');
    expect(five.when('A', colonize('tau_ceti', '13', 'profit')).told('ColonyFounded')).toMatchObject([{ points: 6 }]);
    expect(now(...tau).choices('A', 'Colonize', 'colony')).not.toContain('13');
  });

  it('16.4 counts each source once, five of them by themselves', () => {
    expect(counted()).toBe(0);
    expect(counted(tiles('barnard=S-primary-16'))).toBe(4);
    expect(points(now(...tau))).toBe(3 + 1 + 1);
    expect(counted(progress('A', 'enviro_tolerance'))).toBe(1);
    const industrial = [tiles('barnard=S-primary-10'), bases('A', 'barnard:industrial')];
    expect(points(three(profit({ A: 9 }), teams('A', 'barnard'), ...industrial))).toBe(1);
    // Two Industrial bases and two nearby colonies count once.
    const set = [
      tiles('tau_ceti=S-primary-10,S-secondary-03,S-secondary-07'),
      bases('A', 'tau_ceti/1:industrial tau_ceti/2:industrial tau_ceti/3:research'),
    ];
    expect(points(three(...set))).toBe(1 + 1);
    const near = [bases('A', 'epsilon_eridani/1:research'), colonies('A', 'epsilon_eridani=7 lacaille_9352=8')];
    expect(points(three(...set, ...near))).toBe(3);
    expect(points(three(...set, colonies('A', 'sirius=7')))).toBe(2);
    expect(points(three(...set, colonies('B', 'epsilon_eridani=7')))).toBe(2);
  });

  it('16.4 lets a team, a Build value of 8 and 5 profit be added, each if wanted', () => {
    const rich = three(...bare, profit({ A: 5 }), teams('A', 'barnard'), hand('A', 'star_lifter hab_ring'));
    expect(rich.choices('A', 'Colonize', 'sources')).toEqual(['team', 'build', 'profit']);
    const all = rich.when('A', colonize('barnard', '14', 'team build profit', { cards: 'star_lifter hab_ring' }));
    expect(all.told('ColonyFounded')).toMatchObject([{ points: 3, spent: 5 }]);
    expect([profits(all)[0], all.told('TeamRetired').length]).toEqual([0, 1]);
    const poor = three(
      ...bare,
      profit({ A: 4 }),
      teams('A', 'barnard'),
      hand('A', 'star_lifter'),
      progress('A', 'enviro_tolerance'),
    );
    expect(poor.choices('A', 'Colonize', 'sources')).toEqual(['team']);
    // A multi-star system asks for 12.
    const several = [
      tiles('luhman_16=S-primary-13'),
      bases('A', 'luhman_16:research'),
      progress('A', 'enviro_tolerance'),
    ];
    const built = three(...several, hand('A', 'star_lifter hab_ring star_lifter'));
    expect(
      built.refused('A', colonize('luhman_16', '28', 'build', { cards: 'star_lifter hab_ring' })).why,
    ).toMatchObject({ need: 12 });
    const enough = colonize('luhman_16', '28', 'build', { cards: 'star_lifter hab_ring star_lifter#2' });
    expect(built.when('A', enough).told('ColonyFounded')).toHaveLength(1);
  });

  it('16.4a counts no exploited Col number, and none silenced by Phobes', () => {
    const col = tiles('barnard=S-primary-15');
    expect(counted(col)).toBe(1);
    expect(counted(col, exploited('barnard'))).toBe(0);
    expect(counted(tiles('barnard=S-alien-01'))).toBe(0);
  });

  it('16.4b makes up the Build value of Infra and cards alone, multipliers included', () => {
    const site = [...bare, progress('A', 'enviro_tolerance')];
    const sources = (...changes: readonly Change[]): string[] =>
      three(...site, profit({ A: 5 }), ...changes).choices('A', 'Colonize', 'sources');
    expect(sources(hand('A', 'hab_ring dyson_segment'))).toContain('build');
    expect(sources(hand('A', 'hab_ring'), slots('A', 'assembler_cloud - -'))).toContain('build');
    // A Time card, the addition of Nano Assembly, spent profit: none of them reaches 8.
    expect(sources(hand('A', 'star_lifter time'), progress('A', 'nano_assembly'))).toEqual(['profit']);
    const now5 = three(...site, profit({ A: 5 }), hand('A', 'star_lifter generation_ship time'));
    expect(now5.offer('A', 'Colonize').inputs).not.toHaveProperty('time');
    // The Infra of a second HQ is no addition.
    const two = [
      slots('A', 'assembler_cloud - -'),
      slots('B', 'matter_manipulators - -'),
      progress('A', 'matter_shifting'),
    ];
    expect(sources(...two)).toContain('build');
  });

  it('16.4c may use an opponent’s Infra, for a reward', () => {
    const set = [...bare, progress('A', 'enviro_tolerance'), slots('B', 'assembler_cloud - -'), hand('A', 'hab_ring')];
    const done = three(...set).when('A', colonize('barnard', '28', 'build', { hq: 'B', cards: 'hab_ring' }));
    expect(done.told('ActionPaid')).toMatchObject([{ kind: 'colonize', value: 8, rewards: ['B'] }]);
  });

  it('16.4d takes a team on the star out of the game for good', () => {
    const site = [...bare, progress('A', 'enviro_tolerance'), profit({ A: 9 })];
    const on = three(...site, teams('A', 'barnard@1 sol')).choices('A', 'Colonize', 'sources');
    // It has come onto the star at the start of this turn; a team farther out has not.
    expect(on).toContain('team');
    expect(three(...site, teams('A', 'barnard@2 sol')).choices('A', 'Colonize', 'sources')).not.toContain('team');
    const gone = three(...site, teams('A', 'barnard sol sol sol')).when('A', colonize('barnard', '28', 'team'));
    expect(company(gone, 'A').teams[0]).toEqual({ at: null, track: 0, gone: true });
    const children = inStarfarers(
      2,
      progress('A', 'probe_network nano_assembly'),
      teams('A', 'x sol sol sol'),
      at({ step: 'teamPlacing', seat: 'A' }),
    );
    expect(children.asked()).toEqual([]);
  });

  it('16.5 belongs to the seat whose bases stand there', () => {
    const founded = now(...tau).when('A', colonize('tau_ceti', '14'));
    expect(boardOf(founded).founded).toEqual([{ region: 'tau_ceti', colony: '14', seat: 'A' }]);
    expect(Object.values(boardOf(founded).sites.tau_ceti.bases).every((base) => base?.owner === 'A')).toBe(true);
  });

  it('16.6 pays nothing for its value, and counts for other colonies, the Orion Spur and the end', () => {
    const founded = now(...tau).when('A', colonize('tau_ceti', '14'));
    expect(profits(founded)).toEqual([0, 0]);
    const spur = [
      bases('A', 'wolf_359:research'),
      teams('A', 'wolf_359'),
      hand('A', 'momentum_exchange antimatter_torch pulse_sail warp_lattice'),
      profit({ A: 9 }),
    ];
    const cards = 'momentum_exchange antimatter_torch pulse_sail warp_lattice';
    const near = now(colonies('A', 'wolf_359=14'), ...spur).when('A', move(1, 'orion_spur_a', { cards }));
    expect(near.told('TeamMoved')).toHaveLength(1);
  });
});

describe('16 Colonies: effects', () => {
  it.each([2, 3, 4] as const)('16.7 has these effects and values with %i seats', (seats: SeatCount) => {
    const table: Record<string, number[]> = {};
    for (const { effect, value, seats: of } of components.colonies)
      if (of.includes(seats)) (table[effect] ??= []).push(value);
    for (const values of Object.values(table)) values.sort();
    expect(table).toEqual(
      {
        2: { 3: [4], 4: [4, 4], 7: [5, 5], 9: [6], 10: [3, 3], 13: [6], 14: [7], 15: [5], 17: [3] },
        3: {
          1: [4, 4],
          4: [4],
          5: [7],
          7: [5],
          8: [5],
          9: [6, 6],
          10: [2, 3, 3],
          11: [5],
          13: [6],
          14: [7],
          15: [5],
          16: [5],
          17: [4],
        },
        4: {
          1: [4, 4],
          4: [4],
          5: [7],
          7: [5],
          8: [5],
          9: [6, 6],
          10: [2, 2, 3, 3],
          11: [5, 5],
          13: [6],
          14: [7],
          15: [5],
          16: [5, 5],
          17: [4],
        },
      }[seats],
    );
  });

  /** A founds a colony at Tau Ceti, with all the points it may need. */
  const founding = (seats: number, colony: string, ...changes: readonly Change[]): Position =>
    inStarfarers(
      seats,
      ...tau,
      profit({ A: 5 }),
      progress('A', 'enviro_tolerance'),
      teams('A', 'tau_ceti'),
      ...changes,
      turn('A'),
    ).when('A', colonize('tau_ceti', colony, 'team profit'));

  it('16.7 pays effects 1 and 3 to others, 4 and 5 to the founder', () => {
    expect([effectOf('19'), effectOf('12'), effectOf('15'), effectOf('26')]).toEqual(['1', '3', '4', '5']);
    expect(gains(founding(3, '27', colonies('B', 'sirius=19')))).toEqual(['B 1 colony']);
    expect(gains(founding(2, '7', colonies('B', 'sirius=12')))).toEqual(['B 2 colony']);
    expect(gains(founding(3, '15'))).toEqual(['A 1 colony']);
    expect(gains(founding(3, '26', colonies('A', 'sirius=27')))).toEqual(['A 2 colony']);
    expect(gains(founding(3, '27', colonies('A', 'sirius=19')))).toEqual([]);
  });

  it('16.7 counts at once for effects 7, 9 and 17', () => {
    const cards = [progress('A', 'probe_network'), progress('B', 'jump_drive energy_fields')];
    expect(gains(founding(2, '16', ...cards))).toEqual(['A 3 colony']);
    // Enviro Tolerance and Probe Network.
    expect(gains(founding(2, '13', ...cards))).toEqual(['A 2 colony']);
    expect(gains(founding(2, '8'))).toEqual(['A 1 colony']);
    expect(gains(founding(2, '14'))).toEqual([]);
  });

  it('16.7 pays effect 11 for an opponent’s contract and 16 for its Produce action', () => {
    const claim = [bases('A', 'tau_ceti/1:research'), tiles('tau_ceti=S-primary-05,S-secondary-03,S-secondary-04')];
    const claiming = inStarfarers(3, ...claim, colonies('B', 'sirius=22'), midTurn('A', 'contractClaims')).when(
      'A',
      claimRows(2),
    );
    expect(gains(claiming)).toEqual(['B 1 colony']);
    const set = [tiles('barnard=S-primary-10'), bases('A', 'barnard:research'), hand('A', 'plasma_mining')];
    const made = three(...set, colonies('B', 'sirius=23')).when('A', produce('barnard', { cards: 'plasma_mining' }));
    expect(gains(made)).toEqual(['B 1 colony']);
  });

  it('16.7a counts the Adaptations of all seats for effect 8 and drops a half', () => {
    const others = progress('B', 'low_body_mass long_sleep');
    expect(gains(founding(3, '21', others))).toEqual(['A 1 colony']);
    expect(gains(founding(3, '21', others, progress('C', 'sensory_focus')))).toEqual(['A 2 colony']);
  });

  it('16.7b pays the printed award of an open Starfarers contract for effect 13, and leaves it open', () => {
    const asked = founding(2, '11', claimed({ 1: 'B', 2: 'B' }));
    expect([busyWith(asked), asked.choices('A', 'ScoreContract', 'row')]).toEqual([
      'colonyBenefit',
      ['3', '4', '5', '6', '7'],
    ]);
    // Row 3 stayed open in both earlier eras: 5 all the same.
    const paid = asked.when('A', { type: 'ScoreContract', row: '3' });
    expect([gains(paid), boardOf(paid).claims.starfarers?.[2]]).toEqual([['A 5 colony'], null]);
  });

  /** Starfarers is over. */
  const ending = (seats: number, ...changes: readonly Change[]): Position =>
    inStarfarers(
      seats,
      ...changes,
      at({ step: 'eraClosing', era: 'starfarers' }, { step: 'reckoning', era: 'starfarers' }),
    );
  const row = (n: number) => ({ type: 'ScoreContract', row: String(n) }) as const;

  it('16.7c claims an open contract by effect 14 without its condition, with the award of 10.4', () => {
    const asked = ending(2, colonies('A', 'tau_ceti=17'), claimed({ 1: 'B' }));
    expect(asked.choices('A', 'ScoreContract', 'row')).toEqual(['2', '3', '4', '5', '6', '7']);
    const done = asked.when('A', row(3));
    const sum = (['mariners', 'planeteers', 'starfarers'] as const).reduce(
      (all, era) => all + components.contracts[era][2]['1-2'].award,
      0,
    );
    expect(done.told('ContractClaimed')).toMatchObject([{ seat: 'A', row: 3, award: sum }]);
    expect(boardOf(done).claims.starfarers?.[2]).toBe('A');
  });

  it('16.7d lets such a claim count for effect 11 and Silent Partnering', () => {
    const done = ending(
      3,
      colonies('A', 'tau_ceti=17'),
      colonies('B', 'sirius=22'),
      progress('C', 'silent_partnering'),
    ).when('A', row(1));
    expect(gains(done).slice(0, 2)).toEqual(['B 1 colony', 'C 1 partner']);
  });

  it('16.7e counts thirteen systems for effect 15, Sol being none', () => {
    const done = ending(2, colonies('A', 'tau_ceti=18'), colonies('B', 'sirius=7 barnard=8'));
    expect(gains(done)[0]).toBe(`A ${13 - 3} colony`);
  });

  it('16.7f counts each system once for effect 17, and no legacy base', () => {
    const more = [bases('A', 'sirius/1:secure sirius/2:secure'), tiles('sirius=S-primary-08,S-secondary-07')];
    expect(gains(founding(2, '8', ...more))).toEqual(['A 2 colony']);
    expect(gains(founding(2, '8', legacy('A', { tile: 'P-e2-06', base: 'secure', p: 3 })))).toEqual(['A 1 colony']);
  });

  it('16.7g counts the effects of all colonies of a seat, the new one among them', () => {
    const both = founding(3, '26', colonies('A', 'sirius=15 barnard=27'));
    expect(gains(both)).toEqual(['A 1 colony', 'A 3 colony']);
  });
});
