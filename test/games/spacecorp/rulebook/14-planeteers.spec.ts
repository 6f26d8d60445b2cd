import { describe, expect, it } from '@jest/globals';
import { reachFrom, waysFrom } from '../../../../src/games/spacecorp/components/distances.js';
import { components } from '../../../../src/games/spacecorp/components/index.js';
import {
  advanceGenetics,
  advanceRevelation,
  build,
  explore,
  move,
  produce,
  research,
  special,
  claimRows,
} from '../acts.js';
import {
  at,
  bases,
  board,
  boardOf,
  busyWith,
  type Change,
  company,
  given,
  genetics,
  hand,
  midTurn,
  offers,
  onTop,
  play,
  type Position,
  profit,
  profits,
  progress,
  restOfTurn,
  revelation,
  slots,
  stack,
  teams,
  tiles,
  turn,
} from '../given.js';
import { gains, inPlaneteers, inStarfarers } from '../given-later-eras.js';

const { boards } = components;
const planeteers = boards.planeteers;
/** A's turn with its first team there, cards in hand and 9 profit. */
const from = (site: string, cards: string, ...changes: readonly Change[]): Position =>
  inPlaneteers(
    2,
    profit({ A: 9, B: 9 }),
    teams('A', site),
    hand('A', cards),
    bases('A', 'vesta:research'),
    ...changes,
    turn('A'),
  );
const paid = (position: Position) => position.told('ActionPaid')[0];
const take = (title: string) => ({ type: 'TakeProgress', title }) as const;
const AGED = 'cooperative_empathy low_body_mass radiation_resistant sensory_focus metabolic_control';

describe('14 Planeteers: the board and its radiation', () => {
  it('14.1 has these regions, sites and distances from home', () => {
    const ways = waysFrom(components, 'planeteers', 'inner_base');
    const row = (region: string): string[] =>
      planeteers.sites
        .filter((site) => site.region === region && site.id !== 'inner_base')
        .map(({ id, explore: e, build: b, gravity }) =>
          `${id} e${e} b${b}${gravity > 0 ? ` g${gravity}` : ''} ${ways.get(id)!.distance}`.replace(/ enull bnull/, ''),
        )
        .sort();
    expect(Object.fromEntries(planeteers.regions.map(({ id }) => [id, row(id)]))).toEqual({
      inner: [],
      belt: [
        'ceres e1 b4 4',
        'davida e1 b3 4',
        'hygiea e1 b3 4',
        'interamnia e1 b3 4',
        'pallas e1 b4 4',
        'vesta e1 b4 4',
      ],
      jupiter: ['callisto e2 b6 6', 'europa e3 b7 g1 7', 'ganymede e3 b7 g1 7', 'io e2 b8 g1 7'],
      saturn: ['dione e2 b6 9', 'enceladus e3 b7 9', 'iapetus e2 b6 9', 'rhea e2 b6 9', 'titan e3 b8 g1 10'],
      uranus: ['ariel e2 b7 13', 'titania e2 b7 13', 'umbriel e2 b7 13'],
      neptune: ['proteus e2 b8 16', 'triton e3 b9 g1 17'],
      pluto: ['charon e2 b8 19', 'pluto e3 b9 19'],
      oort: ['oort_cloud 24'],
    });
    expect(planeteers.borders.map(({ between: [a, b], cost }) => `${a}-${b} ${cost}`).sort()).toEqual([
      'belt-jupiter 2',
      'inner-belt 2',
      'jupiter-saturn 3',
      'neptune-oort 8',
      'neptune-pluto 3',
      'pluto-oort 5',
      'saturn-uranus 4',
      'uranus-neptune 3',
    ]);
  });

  it('14.2 has radiation beyond the belt and everywhere in Starfarers, Sol included', () => {
    expect(planeteers.regions.filter(({ radiation }) => !radiation).map(({ id }) => id)).toEqual(['inner', 'belt']);
    expect(boards.starfarers.regions.every(({ radiation }) => radiation)).toBe(true);
    expect(boards.mariners.regions.some(({ radiation }) => radiation)).toBe(false);
  });

  it('14.3 costs an unshielded Move or Build there 2, in Starfarers 3', () => {
    const moved = from('vesta', 'fusion_torch').when('A', move(1, 'callisto', { cards: 'fusion_torch' }));
    expect([paid(moved).penalty, profits(moved)[0]]).toEqual([2, 7]);
    const built = from('callisto', 'monofilament_loom swarm_builders', tiles('callisto=P-e2-08'));
    expect(paid(built.when('A', build(1, 'research', { cards: 'monofilament_loom swarm_builders' }))).penalty).toBe(2);
    const stars = inStarfarers(2, profit({ A: 9 }), hand('A', 'antimatter_torch pulse_sail warp_lattice'), turn('A'));
    const cards = 'antimatter_torch pulse_sail warp_lattice';
    expect(paid(stars.when('A', move(1, 'alpha_centauri', { cards }))).penalty).toBe(3);
  });

  it('14.3a counts start, regions crossed and arrival: belt to belt is free, from the belt to Jupiter is not', () => {
    const free = from('vesta', 'plasma_drive').when('A', move(1, 'ceres', { cards: 'plasma_drive' }));
    expect(paid(free).penalty).toBe(0);
    expect(paid(from('vesta', 'fusion_torch').when('A', move(1, 'callisto', { cards: 'fusion_torch' }))).penalty).toBe(
      2,
    );
    const back = from('callisto', 'fusion_torch').when('A', move(1, 'vesta', { cards: 'fusion_torch' }));
    expect(paid(back).penalty).toBe(2);
    // Of equally long ways one out of the radiation would be taken: what counts is what is crossed.
    expect([...reachFrom(planeteers, 'saturn').get('inner')!.through]).toEqual(['saturn', 'jupiter', 'belt', 'inner']);
  });

  it('14.3b asks no penalty of another kind of action, nor of transport', () => {
    const explored = from('callisto', 'cryobot').when('A', explore(1, { cards: 'cryobot' }));
    expect(paid(explored).penalty).toBe(0);
    const set = [bases('A', 'callisto:spaceport rhea:research'), teams('A', 'callisto vesta'), profit({ A: 0 })];
    const transported = inPlaneteers(2, ...set, midTurn('A', 'transport')).when('A', {
      type: 'TransportTeam',
      team: 1,
      to: 'rhea',
    });
    expect([company(transported, 'A').teams[0].at, profits(transported)[0]]).toEqual(['rhea', 0]);
  });

  it('14.3c refuses the action unshielded to a seat without the penalty', () => {
    const poor = from('vesta', 'fusion_torch water_jacket_ship', profit({ A: 1 }));
    expect(poor.refused('A', move(1, 'callisto', { cards: 'fusion_torch' })).rule).toBe('14.3c');
    const shielded = move(1, 'callisto', { cards: 'fusion_torch water_jacket_ship:s' });
    expect(paid(poor.when('A', shielded)).penalty).toBe(0);
  });
});

describe('14 Planeteers: shielding', () => {
  it('14.4 shields the whole action by one shielded face, and the others give their plain faces', () => {
    const site = [tiles('callisto=P-e2-08'), bases('A', 'rhea:research')];
    const cards = 'shielded_fabricator:s grown_mesh swarm_builders';
    const built = from('callisto', 'shielded_fabricator grown_mesh swarm_builders', ...site);
    expect(paid(built.when('A', build(1, 'research', { cards })))).toMatchObject({ value: 2 + 2 + 3, penalty: 0 });
    // A shielded face of Infra does the same.
    const infra = from('vesta', 'fusion_torch', slots('A', 'magnetic_sail - -'));
    expect(paid(infra.when('A', move(1, 'callisto', { hq: 'A', infra: 'A1', cards: 'fusion_torch' })))).toMatchObject({
      value: 2 + 5,
      penalty: 0,
    });
  });

  it('14.4a uses only one of the two faces of a card', () => {
    const now = from('vesta', 'magnetic_sail');
    const [plain, shield] = [0, 1].map((i) => `${boardOf(now).companies.A.hand[0]}/${i}`);
    expect(() => now.when('A', { type: 'MoveTeam', team: 1, to: 'ceres', faces: [plain, shield] })).toThrow(
      /oneOfGroup/,
    );
    const infra = from('vesta', 'time', slots('A', 'magnetic_sail - -'));
    expect(paid(infra.when('A', move(1, 'ceres', { hq: 'A' }))).value).toBe(4);
    expect(paid(infra.when('A', move(1, 'ceres', { hq: 'A', infra: 'A1' }))).value).toBe(2);
  });

  it('14.4b shields by a Shield Factory a Move from its region and a Build in it, an opponent’s for a reward', () => {
    const own = from('callisto', 'fusion_torch', bases('A', 'io:shield_factory'));
    expect(paid(own.when('A', move(1, 'vesta', { cards: 'fusion_torch' }))).penalty).toBe(0);
    const foreign = from('callisto', 'fusion_torch', bases('B', 'io:shield_factory'));
    expect(paid(foreign.when('A', move(1, 'vesta', { cards: 'fusion_torch' })))).toMatchObject({
      penalty: 2,
      rewards: [],
    });
    const used = foreign.when('A', move(1, 'vesta', { cards: 'fusion_torch', bases: 'factory:B' }));
    expect(paid(used)).toMatchObject({ penalty: 0, rewards: ['B'] });
    const set = [tiles('callisto=P-e2-08'), bases('A', 'io:shield_factory')];
    const built = from('callisto', 'monofilament_loom swarm_builders', ...set);
    expect(paid(built.when('A', build(1, 'research', { cards: 'monofilament_loom swarm_builders' }))).penalty).toBe(0);
    // It is no use to a Move that ends there.
    const arriving = from('vesta', 'fusion_torch', bases('A', 'io:shield_factory'));
    expect(paid(arriving.when('A', move(1, 'callisto', { cards: 'fusion_torch' }))).penalty).toBe(2);
  });

  it('14.4c makes the Inner Solar System base shield every Move that starts there', () => {
    const now = from('inner_base', 'fusion_torch chemical_drive', profit({ A: 0 }));
    expect(paid(now.when('A', move(1, 'callisto', { hq: 'A', cards: 'fusion_torch' })))).toMatchObject({
      value: 6,
      penalty: 0,
    });
  });

  it('14.4d has no Shield Factory at Sol', () => {
    const stars = inStarfarers(2, profit({ A: 2 }), hand('A', 'antimatter_torch pulse_sail ramscoop'), turn('A'));
    const cards = 'antimatter_torch pulse_sail ramscoop';
    expect(paid(stars.when('A', move(1, 'alpha_centauri', { cards: `${cards}:s` }))).penalty).toBe(0);
    expect(stars.refused('A', move(1, 'alpha_centauri', { cards })).rule).toBe('14.3c');
  });

  it('14.4e shields Move and Build of Radiation Resistant’s owner, and Build of Energy Fields’', () => {
    const set = [tiles('callisto=P-e2-08'), profit({ A: 0 })];
    const resistant = from(
      'callisto',
      'fusion_torch monofilament_loom swarm_builders',
      ...set,
      progress('A', 'radiation_resistant'),
    );
    expect(paid(resistant.when('A', move(1, 'vesta', { cards: 'fusion_torch' }))).penalty).toBe(0);
    const cards = { cards: 'monofilament_loom swarm_builders' };
    expect(paid(resistant.when('A', build(1, 'research', cards))).penalty).toBe(0);
    const fields = from(
      'callisto',
      'fusion_torch water_jacket_ship monofilament_loom swarm_builders',
      ...set,
      progress('A', 'energy_fields'),
    );
    expect(paid(fields.when('A', build(1, 'research', cards))).penalty).toBe(0);
    expect(fields.refused('A', move(1, 'vesta', { cards: 'fusion_torch' })).rule).toBe('14.3c');
  });

  it('14.5 shields both applications of a Time card by a face or a progress card, by a Shield Factory only its own', () => {
    const two = [teams('A', 'vesta callisto'), bases('A', 'rhea:research')];
    const both = from('vesta', 'water_jacket_ship fusion_torch time', ...two);
    const first = both.when('A', move(1, 'callisto', { cards: 'water_jacket_ship:s fusion_torch', time: 'twice' }));
    expect(paid(first.when('A', move(2, 'vesta')))).toMatchObject({ penalty: 0 });
    const home = from(
      'vesta',
      'fusion_torch chemical_drive time',
      teams('A', 'inner_base callisto'),
      bases('A', 'rhea:research'),
    );
    const out = home.when('A', move(1, 'callisto', { hq: 'A', cards: 'fusion_torch', time: 'twice' }));
    expect(paid(out).penalty).toBe(0);
    expect(paid(out.when('A', move(2, 'vesta'))).penalty).toBe(2);
  });

  it('14.5a lets a Shield Factory that the first application builds shield the second', () => {
    const set = [teams('A', 'callisto rhea'), tiles('callisto=P-e2-08 rhea=P-e2-08'), profit({ A: 0 })];
    const now = from('callisto', 'monofilament_loom swarm_builders time', ...set);
    const first = now.when(
      'A',
      build(1, 'shield_factory', { cards: 'monofilament_loom swarm_builders', time: 'twice' }),
    );
    expect(paid(first.when('A', build(2, 'research'))).penalty).toBe(0);
  });

  it('14.5b takes the penalty at most once', () => {
    const now = from('vesta', 'fusion_torch time', teams('A', 'vesta callisto'), bases('A', 'rhea:research'));
    const first = now.when('A', move(1, 'io', { hq: 'A', cards: 'fusion_torch', time: 'twice' }));
    expect(paid(first).penalty).toBe(2);
    expect(paid(first.when('A', move(2, 'vesta'))).penalty).toBe(0);
  });
});

describe('14 Planeteers: transit, Oort Cloud, Revelation, Infra', () => {
  const distance = (a: string, b: string): number => waysFrom(components, 'planeteers', a).get(b)!.distance;

  it.each([
    ['rhea', 'umbriel', 4 + 6],
    ['rhea', 'proteus', 7 + 4],
    ['rhea', 'charon', 10 + 5],
    ['umbriel', 'proteus', 3 + 3],
    ['umbriel', 'charon', 6 + 4],
    ['proteus', 'charon', 3 + 2],
  ])('14.6 adds the transit of the two regions from %s to %s and back', (a, b, borders) => {
    expect([distance(a, b), distance(b, a)]).toEqual([borders + 2, borders + 2]);
  });

  it('14.6a adds none for regions only passed through', () => {
    expect(distance('callisto', 'proteus')).toBe(1 + 3 + 4 + 3 + 1);
    expect(distance('rhea', 'oort_cloud')).toBe(1 + 4 + 3 + 3 + 5 + 1);
  });

  it('14.7 makes the Oort Cloud the Beyond site', () => {
    const now = from('pluto', 'fusion_torch plasma_drive', bases('A', 'pluto:research'), board({ beyondLeft: [1, 2] }));
    const gone = now.when('A', move(1, 'oort_cloud', { cards: 'fusion_torch plasma_drive' }));
    expect(gone.told('BeyondTaken')).toMatchObject([{ seat: 'A', marker: 1 }]);
    const later = inPlaneteers(2, teams('A', 'oort_cloud'), hand('A', 'fusion_torch plasma_drive'), turn('A'));
    expect(later.offered('A')).not.toContain('MoveTeam');
  });

  it('14.8 advances the revelation cube by the value of Revelation, at least 1', () => {
    const now = from('vesta', 'quantum_array theory_engine');
    const after = now.when('A', advanceRevelation({ cards: 'quantum_array theory_engine' }));
    expect(after.told('CubeAdvanced')).toMatchObject([{ seat: 'A', cube: 'revelation', spaces: 2 }]);
    expect(now.refused('A', advanceRevelation({})).rule).toBe('14.8');
  });

  it('14.9 uses Infra cards of earlier eras beside those of the present one', () => {
    const now = from('vesta', 'time', slots('A', 'ion_drive plasma_drive -'));
    expect(paid(now.when('A', move(1, 'callisto', { hq: 'A' }))).value).toBe(3 + 4);
  });
});

describe('14 Planeteers: spending profit', () => {
  it('14.10 makes up what is lacking in a Move, Explore, Build or Produce by 1 profit for each point', () => {
    const moved = from('inner_base', 'plasma_drive').when(
      'A',
      move(1, 'callisto', { hq: 'A', cards: 'plasma_drive', profit: 3 }),
    );
    expect([paid(moved), profits(moved)[0]]).toMatchObject([{ value: 5, spent: 1 }, 8]);
    const explored = from('europa', 'pathfinder_drones').when(
      'A',
      explore(1, { cards: 'pathfinder_drones', profit: 1 }),
    );
    expect(paid(explored)).toMatchObject({ value: 2, spent: 1 });
    const built = from(
      'vesta',
      'grown_mesh',
      bases('B', 'ceres:research'),
      teams('A', 'pallas'),
      tiles('pallas=P-e1-03'),
    );
    expect(paid(built.when('A', build(1, 'research', { cards: 'grown_mesh', profit: 1 })))).toMatchObject({
      value: 2,
      spent: 1,
    });
    const tilesOf = [
      tiles('io=P-e2-06 callisto=P-e2-07 rhea=P-e2-05'),
      bases('A', 'io:research callisto:research rhea:research'),
    ];
    const made = from('vesta', 'helium_scoops', ...tilesOf);
    expect(paid(made.when('A', produce('io callisto rhea', { cards: 'helium_scoops', profit: 1 })))).toMatchObject({
      value: 2,
      spent: 1,
    });
    for (const type of ['Research', 'AdvanceGenetics'] as const)
      expect(from('vesta', 'clone_bank').offer('A', type).inputs).not.toHaveProperty('profit');
  });

  it('14.10a spends at most 3, both applications together', () => {
    const far = from('inner_base', 'fusion_torch', teams('A', 'inner_base inner_base'));
    expect(() => far.when('A', move(1, 'callisto', { cards: 'fusion_torch', profit: 4 }))).toThrow(/outOfRange/);
    expect(far.refused('A', move(1, 'rhea', { cards: 'fusion_torch', profit: 3 })).rule).toBe('6.2');
    const twice = from('inner_base', 'fusion_torch time', teams('A', 'inner_base inner_base'));
    const first = twice.when('A', move(1, 'io', { cards: 'fusion_torch', time: 'twice', profit: 3 }));
    expect(paid(first).spent).toBe(2);
    expect(first.choices('A', 'MoveTeam', 'to')).not.toContain('europa');
    expect(first.refused('A', move(2, 'callisto', { profit: 2 })).rule).toBe('14.10a');
    expect(paid(first.when('A', move(2, 'callisto', { profit: 1 }))).spent).toBe(1);
  });

  it('14.10b spends less than the value reached without it', () => {
    const now = from('inner_base', 'ion_drive', slots('A', 'grown_mesh - -'));
    expect(now.offered('A')).not.toContain('ExploreSite');
    const two = from('europa', 'prospector_bots');
    // Explore 1 of e3 lacks 2, which is not less than 1.
    expect(two.refused('A', explore(1, { cards: 'prospector_bots', profit: 3 })).rule).toBe('7.1');
    const one = from('callisto', 'prospector_bots pathfinder_drones');
    expect(one.refused('A', explore(1, { cards: 'prospector_bots', profit: 1 })).rule).toBe('14.10b');
  });

  it('14.10c adds it after all multiplication: 7 with Time reaches 16 by 14 and 2', () => {
    const now = from(
      'inner_base',
      'fusion_torch time',
      slots('A', 'nuclear_thermal_rocket - -'),
      bases('A', 'proteus:research'),
    );
    const moved = now.when('A', move(1, 'proteus', { hq: 'A', cards: 'fusion_torch', time: 'x2', profit: 2 }));
    expect(paid(moved)).toMatchObject({ value: 14, spent: 2 });
    expect(now.refused('A', move(1, 'proteus', { hq: 'A', cards: 'fusion_torch', time: 'x2', profit: 1 })).rule).toBe(
      '6.2',
    );
  });

  it('14.10d takes only what is lacking', () => {
    const moved = from('inner_base', 'fusion_torch').when(
      'A',
      move(1, 'callisto', { cards: 'fusion_torch', profit: 3 }),
    );
    expect([paid(moved).spent, profits(moved)[0]]).toEqual([1, 8]);
    const enough = from('inner_base', 'fusion_torch').when('A', move(1, 'ceres', { cards: 'fusion_torch', profit: 3 }));
    expect(paid(enough).spent).toBe(0);
  });

  it('14.10e wants penalty and spent profit together', () => {
    const poor = from('vesta', 'plasma_drive', profit({ A: 3 }));
    // From Vesta to Europa is 5: with 4 and the penalty of 2, 3 profit are just enough, to Saturn they are not.
    expect(paid(poor.when('A', move(1, 'europa', { cards: 'plasma_drive', profit: 3 })))).toMatchObject({
      spent: 1,
      penalty: 2,
    });
    const two = from('vesta', 'fission_drive', profit({ A: 3 }));
    expect(two.refused('A', move(1, 'europa', { cards: 'fission_drive', profit: 3 })).rule).toBe('14.10e');
  });

  it('14.10f spends none in Mariners', () => {
    const now = given(2, profit({ A: 9 }), hand('A', 'ion_drive'), turn('A'));
    expect(now.offer('A', 'MoveTeam').inputs).not.toHaveProperty('profit');
    expect(now.refused('A', move(1, 'luna', { cards: 'ion_drive' })).rule).toBe('6.2');
  });
});

describe('14 Planeteers: progress cards', () => {
  const advancing = (...changes: readonly Change[]): Position =>
    from('vesta', 'gene_splicer gene_splicer clone_bank', ...changes);

  it('14.11 gives an Adaptation for reaching or passing the top space, and a Breakthrough likewise; nothing in Mariners', () => {
    const onto = advancing(genetics({ A: 2 })).when('A', advanceGenetics({ cards: 'clone_bank' }));
    expect(onto.choices('A', 'TakeProgress', 'title')).toEqual(AGED.split(' '));
    const past = from('vesta', 'quantum_array theory_engine', revelation({ A: 2 }));
    const through = past.when('A', advanceRevelation({ cards: 'quantum_array theory_engine' }));
    expect(through.choices('A', 'TakeProgress', 'title')).toEqual([
      'probe_network',
      'nano_assembly',
      'quantum_trading',
    ]);
    const early = given(2, genetics({ A: 2 }), hand('A', 'exobiology_lab'), turn('A'));
    expect(busyWith(restOfTurn(early.when('A', advanceGenetics({ cards: 'exobiology_lab' }))))).toBe('action');
  });

  it('14.11a gives one card for each time round: 2 and Genetics 5 make two, and one space past the start', () => {
    const now = advancing(genetics({ A: 2 }));
    const five = now.when('A', advanceGenetics({ cards: 'gene_splicer gene_splicer#2 clone_bank' }));
    const all = play(five, ['A', take('low_body_mass')], ['A', take('sensory_focus')]);
    expect([company(all, 'A').progress, company(all, 'A').genetics % 3]).toEqual([
      ['low_body_mass', 'sensory_focus'],
      1,
    ]);
  });

  it('14.11b gives cards for tiles and bases too, before anything else goes on', () => {
    const explored = from('callisto', 'cryobot', genetics({ A: 2 }), stack('e2', 'P-e2-04')).when(
      'A',
      explore(1, { cards: 'cryobot' }),
    );
    expect([busyWith(explored), explored.told('SiteClaimed')]).toEqual(['progressChoice', []]);
    expect(explored.when('A', take('low_body_mass')).told('SiteClaimed')).toHaveLength(1);
    const set = [tiles('callisto=P-e2-04'), genetics({ A: 2 })];
    const built = from('callisto', 'monofilament_loom swarm_builders', ...set);
    const lab = built.when('A', build(1, 'bio_lab', { cards: 'monofilament_loom swarm_builders' }));
    expect(busyWith(lab)).toBe('progressChoice');
  });

  const choosing = (...changes: readonly Change[]): Position =>
    inPlaneteers(2, ...changes, at({ step: 'progressChoice', seat: 'A', kind: 'breakthrough' }));
  const choosingLate = (kind: 'adaptation' | 'breakthrough', ...changes: readonly Change[]): Position =>
    inStarfarers(2, ...changes, at({ step: 'progressChoice', seat: 'A', kind }));

  it('14.12 chooses any title of the kind that still lies there', () => {
    const gone = choosing(
      progress('B', 'probe_network'),
      board({ progressLeft: { probe_network: 0, nano_assembly: 1, quantum_trading: 2 } }),
    );
    expect(gone.choices('A', 'TakeProgress', 'title')).toEqual(['nano_assembly', 'quantum_trading']);
  });

  it('14.12a takes no title twice', () => {
    expect(choosing(progress('A', 'probe_network')).choices('A', 'TakeProgress', 'title')).not.toContain(
      'probe_network',
    );
  });

  it('14.12b gives the copy with the award first', () => {
    expect(choosing().when('A', take('probe_network')).told('ProgressTaken')).toMatchObject([{ award: 2 }]);
    const second = choosing(progress('B', 'probe_network')).when('A', take('probe_network'));
    expect([second.told('ProgressTaken')[0].award, profits(second)]).toEqual([0, [0, 0]]);
  });

  it('14.12c wants a prerequisite met at the moment of taking', () => {
    const offered = (owned: string): string[] =>
      choosingLate('adaptation', progress('A', owned)).choices('A', 'TakeProgress', 'title');
    expect(offered('probe_network')).not.toContain('star_children');
    expect(offered('probe_network nano_assembly')).toContain('star_children');
    expect([
      offered('')[0],
      offered('').includes('long_sleep'),
      offered('metabolic_control').includes('long_sleep'),
    ]).toEqual(['cooperative_empathy', false, true]);
    const late = choosingLate('breakthrough').choices('A', 'TakeProgress', 'title');
    expect(late).not.toContain('stellar_engineering');
    expect(
      choosingLate('breakthrough', progress('A', 'nano_assembly')).choices('A', 'TakeProgress', 'title'),
    ).toContain('stellar_engineering');
  });

  it('14.12d loses the card if nothing can be taken', () => {
    const none = choosing(progress('A', 'probe_network nano_assembly quantum_trading'));
    expect(none.told('ProgressLost')).toMatchObject([{ seat: 'A', kind: 'breakthrough' }]);
  });

  it('14.12e gains the award at once, and keeps the card for the rest of the game', () => {
    const taken = choosing().when('A', take('nano_assembly'));
    expect([profits(taken)[0], company(taken, 'A').progress]).toEqual([2, ['nano_assembly']]);
    expect(boardOf(taken).progressLeft.nano_assembly).toBe(1);
  });

  it('14.13 has these progress cards', () => {
    const told = components.progress.map(({ id, kind, era, award, copies, prerequisite }) =>
      [
        id,
        kind[0],
        era[0],
        award,
        copies,
        prerequisite === null
          ? ''
          : prerequisite.kind === 'owns'
            ? prerequisite.title
            : `${prerequisite.n} ${prerequisite.of}`,
      ]
        .join(' ')
        .trim(),
    );
    expect(told).toEqual([
      'cooperative_empathy a p 1 2',
      'low_body_mass a p 1 2',
      'radiation_resistant a p 1 2',
      'sensory_focus a p 1 2',
      'metabolic_control a p 1 2',
      'probe_network b p 2 2',
      'nano_assembly b p 2 2',
      'quantum_trading b p 2 2',
      'star_children a s 1 2 2 breakthrough',
      'enviro_tolerance a s 1 2',
      'silent_partnering a s 1 2',
      'long_sleep a s 1 2 metabolic_control',
      'jump_drive b s 2 2',
      'matter_shifting b s 2 2',
      'energy_fields b s 2 2',
      'stellar_engineering b s 2 2 nano_assembly',
    ]);
  });

  it.each([
    ['low_body_mass', move(1, 'ceres', { cards: 'plasma_drive' }), 6],
    ['sensory_focus', explore(2, { cards: 'pathfinder_drones' }), 3],
    ['probe_network', explore(2, { cards: 'pathfinder_drones' }), 4],
    ['nano_assembly', build(3, 'research', { cards: 'monofilament_loom' }), 6],
  ])('14.13 adds to or multiplies the value by %s', (title, action, value) => {
    const set = [teams('A', 'vesta callisto pallas'), tiles('pallas=P-e1-03'), progress('A', title)];
    const now = from('vesta', 'plasma_drive pathfinder_drones monofilament_loom', ...set);
    expect(paid(now.when('A', action)).value).toBe(value);
  });

  it.each([
    ['low_body_mass', move(1, 'alpha_centauri', { cards: 'lightsail_array antimatter_torch' }), (6 + 5) * 3],
    ['jump_drive', move(1, 'alpha_centauri', { cards: 'lightsail_array antimatter_torch' }), 6 * 3 * 2],
    ['sensory_focus', explore(2, { cards: 'gravimetric_array' }), 4 + 2],
    ['nano_assembly', build(3, 'research', { cards: 'world_forge' }), 6 + 4],
  ])('14.13 does so in Starfarers: %s', (title, action, value) => {
    const set = [
      teams('A', 'sol barnard wolf_359'),
      tiles('wolf_359=S-primary-10'),
      progress('A', title),
      profit({ A: 9 }),
    ];
    const cards = hand('A', 'lightsail_array antimatter_torch gravimetric_array world_forge');
    expect(paid(inStarfarers(2, ...set, cards, turn('A')).when('A', action)).value).toBe(value);
  });

  it('14.14 makes each reward of Cooperative Empathy’s owner two cards', () => {
    const now = inPlaneteers(
      3,
      progress('B', 'cooperative_empathy'),
      onTop('fusion_torch cryobot'),
      midTurn('A', 'rewards', { rewards: ['B', 'C'] }),
    );
    const drawn = now.told('CardsDrawn').filter(({ why }) => why === 'reward');
    expect(drawn.map(({ seat, count }) => `${seat} ${count}`)).toEqual(['B 2', 'C 1']);
  });

  it('14.15 lets Metabolic Control’s owner draw in step 6 with six cards or fewer', () => {
    const draws = (n: number): number => {
      const cards = 'plasma_drive plasma_drive cryobot cryobot clone_bank clone_bank quantum_array'
        .split(' ')
        .slice(0, n)
        .join(' ');
      const now = inPlaneteers(
        2,
        progress('A', 'metabolic_control'),
        hand('A', cards),
        offers('fusion_torch cycler_station ice_foundry helium_scoops'),
        midTurn('A', 'refilling'),
      );
      return now.told('CardsDrawn').length;
    };
    expect([draws(5), draws(6), draws(7)]).toEqual([1, 1, 0]);
  });

  it('14.16 collects from one tile more for Quantum Trading, but only if a card is played', () => {
    const set = [tiles('io=P-e2-06 callisto=P-e2-07'), bases('A', 'io:research callisto:research')];
    const now = from('vesta', 'transfer_pricing', ...set, progress('A', 'quantum_trading'));
    const made = now.when('A', produce('io callisto', { cards: 'transfer_pricing' }));
    expect(made.told('Produced')).toMatchObject([{ total: 4 }]);
    const without = from('vesta', 'time', ...set, progress('A', 'quantum_trading'));
    expect(without.offered('A')).not.toContain('Produce');
  });

  it('14.17 places a team from stock by Star Children, in a system without any team', () => {
    const set = [
      progress('A', 'probe_network nano_assembly'),
      teams('A', 'sol sol sol'),
      teams('B', 'barnard luhman_16@2'),
    ];
    const asked = choosingLate('adaptation', ...set).when('A', take('star_children'));
    const sites = asked.choices('A', 'PlaceTeam', 'site');
    expect([sites.length, sites.includes('barnard'), sites.includes('luhman_16')]).toEqual([11, false, false]);
    const placed = asked.when('A', { type: 'PlaceTeam', site: 'tau_ceti' });
    expect(company(placed, 'A').teams[3]).toEqual({ at: 'tau_ceti', track: 0, gone: false });
    const nobody = choosingLate('adaptation', ...set, teams('A', 'sol sol sol sol')).when('A', take('star_children'));
    expect([nobody.asked(), nobody.told('TeamPlaced')]).toEqual([[], []]);
  });

  it('14.18 gains Silent Partnering’s owner 1 for each contract that an opponent claims', () => {
    const set = [
      progress('B', 'silent_partnering'),
      bases('A', 'barnard:research wolf_359:research sirius:research luhman_16:research'),
      tiles('barnard=S-primary-12'),
    ];
    const now = inStarfarers(2, ...set, midTurn('A', 'contractClaims')).when('A', claimRows(2, 3));
    expect(gains(now)).toEqual(['B 1 partner', 'B 1 partner']);
    const own = inStarfarers(2, ...set, progress('A', 'silent_partnering'), midTurn('A', 'contractClaims')).when(
      'A',
      claimRows(2),
    );
    expect(gains(own)).toEqual(['B 1 partner']);
  });

  it('14.19 lets Long Sleep’s owner enter a track at the middle box', () => {
    const set = [hand('A', 'antimatter_torch pulse_sail warp_lattice'), profit({ A: 5 }), progress('A', 'long_sleep')];
    const moved = inStarfarers(2, ...set, turn('A')).when(
      'A',
      move(1, 'alpha_centauri', { cards: 'antimatter_torch pulse_sail warp_lattice' }),
    );
    expect(moved.told('TeamMoved')).toMatchObject([{ track: 2 }]);
    const hole = inStarfarers(2, hand('A', 'wormhole_prototype'), progress('A', 'long_sleep'), turn('A'));
    expect(
      hole.when('A', special('wormhole_prototype', { team: 1, to: 'sirius' })).told('TeamRelocated'),
    ).toMatchObject([{ track: 3 }]);
  });

  it('14.20 uses the Infra of two HQs by Matter Shifting, for rewards, and not against 12.9', () => {
    const now = inStarfarers(3, progress('A', 'matter_shifting'), turn('A'));
    const done = now.when('A', research({ hq: 'AB' }));
    expect(paid(done)).toMatchObject({ value: 4, rewards: ['B'] });
    const late = inStarfarers(
      3,
      progress('A', 'matter_shifting'),
      board({ triggered: { contracts: true, deck: false } }),
      turn('A'),
    );
    expect(late.refused('A', research({ hq: 'AB' })).rule).toBe('12.9');
  });

  it('14.21 ignores Base numbers above 0 for Stellar Engineering', () => {
    const set = [teams('A', 'epsilon_eridani'), tiles('epsilon_eridani=S-primary-05,S-secondary-01,S-secondary-09')];
    const need = (...more: readonly Change[]) =>
      inStarfarers(
        2,
        ...set,
        hand('A', 'star_lifter star_lifter star_lifter'),
        profit({ A: 9 }),
        ...more,
        turn('A'),
      ).offer('A', 'BuildBases').label;
    expect(need()).toMatchObject({ need: 8 + 4 - 2 });
    expect(need(progress('A', 'stellar_engineering'))).toMatchObject({ need: 8 - 2 });
  });
});
