import { describe, expect, it } from '@jest/globals';
import { nearby, waysFrom } from '../../../../src/games/spacecorp/components/distances.js';
import { components } from '../../../../src/games/spacecorp/components/index.js';
import { type Era } from '../../../../src/games/spacecorp/components/kinds.js';
import { build, claimRows, colonize, drawDeck, edge, explore, move, produce, research, upgrade } from '../acts.js';
import {
  at,
  bases,
  board,
  busyWith,
  type Change,
  claim,
  claimed,
  colonies,
  company,
  filled,
  given,
  hand,
  handOf,
  inEra,
  midTurn,
  named,
  offers,
  type Position,
  profit,
  profits,
  progress,
  restOfTurn,
  slots,
  spot,
  stack,
  teams,
  tiles,
  turn,
} from '../given.js';
import { gains, inPlaneteers, inStarfarers } from '../given-later-eras.js';

const paid = (position: Position) => position.told('ActionPaid')[0];
const distance = (era: Era, a: string, b: string): number => waysFrom(components, era, a).get(b)!.distance;

/** A seat with Move 1 printed and a Move 2 / Explore 1 card in slot 2, a Move 3 with an Edge and a Move 1 / Build 1 in hand. */
const bob = (...changes: readonly Change[]): Position =>
  given(2, slots('A', '- nuclear_thermal_rocket -'), hand('A', 'solar_sail cargo_pod time'), ...changes, turn('A'));
const SEVEN = { hq: 'A', cards: 'solar_sail cargo_pod' };

describe('20 Worked examples: Mariners', () => {
  it('20.1 makes Move 3 of the printed 1 and the Infra card', () => {
    expect(
      paid(bob(bases('A', 'luna:research'), teams('A', 'luna')).when('A', move(1, 'lunar_lp4', { hq: 'A' }))).value,
    ).toBe(3);
  });

  it('20.2 makes 7 with two cards, whose Edge and Build face are ignored', () => {
    const moved = bob().when('A', move(1, 'luna', SEVEN));
    expect([paid(moved).value, paid(moved).edge, moved.told('EdgePlayed')]).toEqual([7, null, []]);
    expect(moved.told('ExtraTurnGranted')).toEqual([]);
  });

  it('20.3 makes 14 with Time for x2, enough for any site of Mariners', () => {
    expect(paid(bob().when('A', move(1, 'luna', { ...SEVEN, time: 'x2' }))).value).toBe(14);
    const sites = components.boards.mariners.sites.map(({ id }) => id).filter((id) => id !== 'earth');
    expect(bob().choices('A', 'MoveTeam', 'to').sort()).toEqual(sites.sort());
  });

  it('20.4 moves two teams up to 7 each with Time for twice, one after the other', () => {
    const first = bob().when('A', move(1, 'solar_lp4', { ...SEVEN, time: 'twice' }));
    expect([first.told('TeamMoved').length, busyWith(first)]).toEqual([1, 'secondApplication']);
    const second = first.when('A', move(2, 'solar_lp5'));
    expect([paid(first).value, paid(second).value, second.told('TeamMoved').length]).toEqual([7, 7, 1]);
    expect(first.choices('A', 'MoveTeam', 'to')).not.toContain('halley');
  });

  it('20.5 gives a team 9 that starts at an own Spaceport', () => {
    const port = bob(bases('A', 'lunar_lp4:spaceport'), teams('A', 'lunar_lp4 earth'));
    expect(paid(port.when('A', move(1, 'solar_lp4', SEVEN))).value).toBe(9);
  });

  it('20.6 gives the second team 9 too by an opponent’s Spaceport, which brings its owner a card', () => {
    const set = [
      bases('A', 'lunar_lp4:spaceport'),
      bases('B', 'lunar_lp5:spaceport'),
      teams('A', 'lunar_lp4 lunar_lp5'),
    ];
    const first = bob(...set).when('A', move(1, 'solar_lp4', { ...SEVEN, time: 'twice' }));
    const second = first.when('A', { type: 'MoveTeam', team: 2, to: 'lunar_lp4', bases: ['port:B'] });
    expect([paid(first).value, paid(second).value, paid(second).rewards]).toEqual([9, 9, ['B']]);
    const drawn = restOfTurn(second)
      .told('CardsDrawn')
      .filter(({ why }) => why === 'reward');
    expect(drawn).toMatchObject([{ seat: 'B', count: 1 }]);
  });

  it('20.7 claims row 3 with a third site that is no Lagrange point, Earth not counted', () => {
    const sites = (list: string): Position =>
      given(3, bases('A', list), filled('A', 5), midTurn('A', 'contractClaims'));
    expect(sites('phobos:research deimos:research lunar_lp4:research').asked()).toEqual(['B']);
    const done = sites('phobos:research deimos:research luna:research').when('A', claimRows(3));
    expect([done.told('ContractClaimed'), profits(done)]).toMatchObject([[{ row: 3, award: 2 }], [2, 0, 0]]);
    const late = given(
      3,
      claimed({ 3: 'A', 6: 'A' }),
      bases('B', 'sisyphus:research halley:research deimos:research'),
      filled('B', 5),
      midTurn('B', 'contractClaims'),
    );
    expect(late.asked()).toEqual(['C']);
  });

  it('20.9 draws 6 with Infra 2 and two Research 2 cards of 7, ends with 11 and cannot choose Research next', () => {
    const now = given(
      2,
      hand('A', 'orbital_observatory orbital_observatory'),
      filled('A', 5),
      offers('cargo_pod cargo_pod cargo_pod ground_lab'),
      turn('A'),
    );
    const drawn = now
      .when('A', research({ hq: 'A', cards: 'orbital_observatory orbital_observatory#2' }))
      .when('A', drawDeck(6));
    expect(handOf(drawn, 'A')).toHaveLength(11);
    const next = restOfTurn(restOfTurn(drawn).when('B', research({ hq: 'B' })));
    expect([next.asked(), next.offered('A').includes('Research')]).toEqual([['A'], false]);
  });

  it('20.10 cannot announce Research with 8 cards in hand', () => {
    const now = given(2, hand('A', 'orbital_observatory orbital_observatory'), filled('A', 6), turn('A'));
    expect(now.refused('A', research({ hq: 'A', cards: 'orbital_observatory' })).rule).toBe('5.1');
  });

  it('20.11 costs 3 between the region of Halley’s Comet and that of Phobos', () => {
    expect(distance('mariners', 'halley', 'phobos')).toBe(1 + 3 + 1);
    const border = components.boards.mariners.borders.find(
      ({ between }) => between.includes('comet') && between.includes('mars'),
    );
    expect(border?.cost).toBe(3);
  });

  it('20.12 is 4 from Luna to Sisyphus', () => {
    expect(distance('mariners', 'luna', 'sisyphus')).toBe(4);
  });

  it('20.13 is 4 from Earth to Luna', () => {
    expect(distance('mariners', 'earth', 'luna')).toBe(4);
  });

  it('20.14 is 3 from one Mars site to the other', () => {
    expect([
      distance('mariners', 'north_mars', 'south_mars'),
      distance('mariners', 'south_mars', 'north_mars'),
    ]).toEqual([3, 3]);
  });

  it('20.15 explores South Mars with 2, from the e2 stack', () => {
    const mars = given(2, teams('A', 'south_mars'), hand('A', 'survey_drone survey_drone'), turn('A'));
    expect(mars.refused('A', explore(1, { cards: 'survey_drone' })).rule).toBe('7.1');
    const done = mars.when('A', explore(1, { cards: 'survey_drone survey_drone#2' }));
    expect(done.told('TilePlaced')[0].tile).toMatch(/^M-e2/);
  });

  it('20.16 draws from the e1 stack at Luna', () => {
    const done = given(2, teams('A', 'luna'), hand('A', 'survey_drone'), turn('A')).when(
      'A',
      explore(1, { cards: 'survey_drone' }),
    );
    expect(done.told('TilePlaced')[0].tile).toMatch(/^M-e1/);
  });

  it('20.17 takes 2 and Gen 1 from the tile with water and life, where a base costs 2 more and produces 1', () => {
    const set = [stack('e2', 'M-e2-01'), teams('A', 'south_mars'), hand('A', 'ground_penetrating_radar')];
    const done = given(2, ...set, turn('A')).when('A', explore(1, { cards: 'ground_penetrating_radar' }));
    expect([gains(done), company(done, 'A').genetics]).toEqual([['A 2 tile'], 1]);
    const later = given(
      2,
      tiles('south_mars=M-e2-01'),
      teams('A', 'south_mars'),
      hand('A', 'habitat_module habitat_module orbital_printer'),
      turn('A'),
    );
    expect(later.offer('A', 'BuildBases').label).toMatchObject({ need: 6 + 2 });
    const made = given(
      2,
      tiles('south_mars=M-e2-01'),
      bases('A', 'south_mars:research'),
      hand('A', 'regolith_miner'),
      turn('A'),
    );
    expect(made.when('A', produce('south_mars', { cards: 'regolith_miner' })).told('Produced')).toMatchObject([
      { total: 1 },
    ]);
  });

  it('20.18 needs a Build value of 6 at South Mars', () => {
    const now = given(
      2,
      tiles('south_mars=M-e1-03'),
      teams('A', 'south_mars'),
      hand('A', 'habitat_module habitat_module orbital_printer'),
      turn('A'),
    );
    expect(now.refused('A', build(1, 'research', { cards: 'habitat_module orbital_printer' })).why).toMatchObject({
      need: 6,
      worth: 5,
    });
    expect(
      now.when('A', build(1, 'research', { cards: 'habitat_module habitat_module#2' })).told('BaseBuilt'),
    ).toHaveLength(1);
  });

  it('20.19 builds at 1 on Mark’s tile at Luna: Mark, who had gained 1, gains 2, and Sarah takes a card', () => {
    const mark = given(
      2,
      teams('A', 'luna'),
      teams('B', 'luna'),
      hand('A', 'survey_drone'),
      stack('e1', 'M-e1-01'),
      turn('A'),
    );
    const explored = mark.when('A', explore(1, { cards: 'survey_drone' }));
    expect([gains(explored), spot(explored, 'luna').claim]).toEqual([['A 1 tile'], { seat: 'A', team: 1 }]);
    const luna = [
      tiles('luna=M-e1-01'),
      teams('A', 'luna'),
      teams('B', 'luna'),
      claim('A', 1, 'luna'),
      offers('ion_drive cargo_pod'),
      hand('B', 'cargo_pod#2'),
    ];
    const sarah = given(2, ...luna, turn('B')).when('B', build(1, 'research', { cards: 'cargo_pod#2' }));
    expect([paid(sarah).value, gains(sarah)]).toEqual([1, ['A 2 claim']]);
    expect(handOf(sarah.when('B', { type: 'TakeOffer', box: '1' }), 'B')).toContain('ion_drive');
  });

  it('20.20 could build an Industrial base there too', () => {
    const now = given(2, tiles('luna=M-e1-01'), teams('B', 'luna'), hand('B', 'cargo_pod'), turn('B'));
    expect(now.choices('B', 'BuildBases', 'base1')).toEqual(['industrial', 'research']);
  });

  it('20.22 collects 2 from Exotic Elements on Deimos with a Refinery, by Produce 1 and without a team', () => {
    const now = given(
      2,
      tiles('deimos=M-e1-03'),
      bases('A', 'deimos:refinery'),
      hand('A', 'regolith_miner'),
      turn('A'),
    );
    const made = now.when('A', produce('deimos', { cards: 'regolith_miner' }));
    expect([components.names.tile['M-e1-03'].en, profits(made)[0]]).toEqual(['Exotic Elements', 2]);
  });

  it('20.23 collects from up to two tiles with Produce 2', () => {
    const set = [
      tiles('deimos=M-e1-03 phobos=M-e1-04 luna=M-e1-02'),
      bases('A', 'deimos:research phobos:research luna:research'),
    ];
    const now = given(2, ...set, hand('A', 'regolith_miner regolith_miner'), turn('A'));
    const two = { cards: 'regolith_miner regolith_miner#2' };
    expect(now.when('A', produce('deimos phobos', two)).told('Produced')).toMatchObject([{ total: 2 }]);
    expect(now.when('A', produce('deimos', two)).told('Produced')).toMatchObject([{ total: 1 }]);
    expect(now.refused('A', produce('deimos phobos luna', two)).rule).toBe('9.1');
  });

  it('20.24 gives Move 3 for a card in slot 1, where the printed Move 1 no longer counts', () => {
    const now = given(
      2,
      slots('A', '- survey_drone orbital_printer'),
      hand('A', 'ion_drive'),
      filled('A', 4),
      bases('A', 'luna:research'),
      teams('A', 'luna earth'),
      turn('A'),
    );
    const placed = restOfTurn(now.when('A', upgrade('ion_drive', 1)));
    expect(named(company(placed, 'A').slots)).toEqual(['ion_drive', 'survey_drone', 'orbital_printer']);
    const next = restOfTurn(placed.when('B', research({ hq: 'B' })));
    expect(paid(next.when('A', move(1, 'lunar_lp4', { hq: 'A' }))).value).toBe(3);
  });

  it('20.25 gains 3 of an opponent’s 5 by Divert, and the opponent keeps them', () => {
    const set = [
      tiles('io=P-e2-06 callisto=P-e2-05'),
      bases('A', 'io:research callisto:research'),
      hand('A', 'helium_scoops'),
      hand('B', 'transfer_pricing'),
    ];
    const made = inPlaneteers(2, ...set, turn('A')).when('A', produce('io callisto', { cards: 'helium_scoops' }));
    expect(profits(made.when('B', edge('transfer_pricing')))).toEqual([5, 3]);
  });
});

describe('20 Worked examples: Planeteers', () => {
  const there = [tiles('callisto=P-e2-07'), teams('A', 'callisto'), profit({ A: 9, B: 9 })];

  it('20.26 is shielded and worth 4 with Build s2 and the other card’s Build 2, never 3', () => {
    const now = inPlaneteers(2, ...there, hand('A', 'shielded_fabricator grown_mesh'), turn('A'));
    const done = now.when('A', build(1, 'research', { cards: 'shielded_fabricator:s grown_mesh' }));
    expect(paid(done)).toMatchObject({ value: 4, penalty: 0 });
    const both = ['0', '1'].map((i) => `${company(now, 'A').hand[1]}/${i}`);
    expect(() => now.when('A', { type: 'BuildBases', team: 1, base1: 'research', faces: both })).toThrow(/oneOfGroup/);
  });

  it('20.27 is shielded from the Inner Solar System', () => {
    const now = inPlaneteers(2, hand('A', 'fusion_torch'), turn('A'));
    expect(paid(now.when('A', move(1, 'callisto', { hq: 'A', cards: 'fusion_torch' }))).penalty).toBe(0);
  });

  it('20.28 costs 2 unshielded in Planeteers and 3 in Starfarers, and cannot be done without', () => {
    const unshielded = {
      planeteers: { site: 'callisto', tile: 'P-e2-07', cards: 'monofilament_loom shielded_fabricator' },
      starfarers: { site: 'barnard', tile: 'S-primary-10', cards: 'world_forge replicator_frame' },
    };
    const now = (era: 'planeteers' | 'starfarers', purse: number): Position => {
      const { site, tile, cards } = unshielded[era];
      const set = [tiles(`${site}=${tile}`), teams('A', site), profit({ A: purse }), hand('A', cards)];
      return given(2, inEra(era), ...set, turn('A'));
    };
    const plain = (era: 'planeteers' | 'starfarers') => build(1, 'research', { cards: unshielded[era].cards });
    for (const [era, penalty] of [
      ['planeteers', 2],
      ['starfarers', 3],
    ] as const) {
      expect(paid(now(era, penalty).when('A', plain(era))).penalty).toBe(penalty);
      expect(now(era, penalty - 1).refused('A', plain(era)).rule).toBe('14.3c');
    }
  });

  it('20.29 is 12 from Iapetus to Umbriel', () => {
    expect(distance('planeteers', 'iapetus', 'umbriel')).toBe(6 + 1 + 4 + 1);
  });

  it('20.30 moves 9 with a value of 7 for 2 profit', () => {
    const now = inPlaneteers(2, profit({ A: 2 }), hand('A', 'plasma_drive cycler_station'), turn('A'));
    const moved = now.when('A', move(1, 'rhea', { cards: 'plasma_drive cycler_station', profit: 2 }));
    expect([distance('planeteers', 'inner_base', 'rhea'), paid(moved), profits(moved)[0]]).toMatchObject([
      9,
      { value: 7, spent: 2 },
      0,
    ]);
  });

  it('20.31 buys at most 2 more for Explore 3', () => {
    const deep = (explored: number): Position => {
      const e = components.boards.planeteers.sites.find(({ id }) => id === 'europa')!.explore!;
      expect(e).toBe(3);
      return inPlaneteers(
        2,
        profit({ A: 9 }),
        hand('A', explored === 3 ? 'cryobot' : 'pathfinder_drones'),
        teams('A', 'europa'),
        turn('A'),
      );
    };
    expect(paid(deep(3).when('A', explore(1, { cards: 'cryobot', profit: 3 }))).spent).toBe(0);
    expect(paid(deep(2).when('A', explore(1, { cards: 'pathfinder_drones', profit: 3 }))).spent).toBe(1);
    // 3 and 2 reach 5, 3 and 3 would not be less than 3: a Move of 5 and one of 6.
    const fly = inPlaneteers(
      2,
      profit({ A: 9 }),
      hand('A', 'cycler_station'),
      teams('A', 'vesta'),
      bases('A', 'vesta:research'),
      turn('A'),
    );
    expect(paid(fly.when('A', move(1, 'europa', { cards: 'cycler_station', profit: 2 })))).toMatchObject({
      value: 3,
      spent: 2,
    });
    const six = inPlaneteers(2, profit({ A: 9 }), hand('A', 'cycler_station plasma_drive'), turn('A'));
    expect(six.refused('A', move(1, 'callisto', { cards: 'cycler_station', profit: 3 })).rule).toBe('14.10b');
  });

  const two = [progress('A', 'probe_network nano_assembly'), midTurn('A', 'contractClaims')] as const;
  it('20.32 pays 5 for row 1 if it stayed open in Mariners', () => {
    expect(
      inPlaneteers(2, ...two)
        .when('A', claimRows(1))
        .told('ContractClaimed'),
    ).toMatchObject([{ award: 2 + 3 }]);
    expect(
      inPlaneteers(2, claimed({ 1: 'B' }, 'mariners'), ...two)
        .when('A', claimRows(1))
        .told('ContractClaimed'),
    ).toMatchObject([{ award: 3 }]);
  });

  it('20.33 pays three awards in Starfarers for a row open in both eras, two for one claimed in Mariners only', () => {
    const [m, p, s] = (['mariners', 'planeteers', 'starfarers'] as const).map(
      (era) => components.contracts[era][1]['1-2'].award,
    );
    const alien = [bases('A', 'barnard:research'), tiles('barnard=S-alien-04'), midTurn('A', 'contractClaims')];
    const award = (...changes: readonly Change[]): number =>
      inStarfarers(2, ...changes, ...alien)
        .when('A', claimRows(2))
        .told('ContractClaimed')[0].award;
    expect(award()).toBe(m + p + s);
    expect(award(claimed({ 2: 'B' }, 'mariners'))).toBe(p + s);
    expect(award(claimed({ 2: 'B' }, 'planeteers'))).toBe(s);
  });

  const choosing = (kind: 'adaptation' | 'breakthrough', ...changes: readonly Change[]): Position =>
    inStarfarers(2, ...changes, at({ step: 'progressChoice', seat: 'A', kind }));
  it('20.34 gives the owner of Probe Network no second one', () => {
    expect(
      choosing('breakthrough', progress('A', 'probe_network')).choices('A', 'TakeProgress', 'title'),
    ).not.toContain('probe_network');
  });

  it('20.35 gains the first takers of Star Children and Probe Network 1 and 2', () => {
    const star = choosing('adaptation', progress('A', 'jump_drive nano_assembly')).when('A', {
      type: 'TakeProgress',
      title: 'star_children',
    });
    const probe = choosing('breakthrough').when('A', { type: 'TakeProgress', title: 'probe_network' });
    expect([profits(star)[0], profits(probe)[0]]).toEqual([1, 2]);
  });

  it('20.36 keeps Star Children from a seat with fewer than two Breakthroughs', () => {
    const titles = (owned: string): string[] =>
      choosing('adaptation', progress('A', owned)).choices('A', 'TakeProgress', 'title');
    expect(titles('jump_drive low_body_mass')).not.toContain('star_children');
    expect(titles('jump_drive probe_network')).toContain('star_children');
  });

  it('20.37 doubles every Explore of Probe Network’s owner', () => {
    const set = [teams('A', 'europa'), progress('A', 'probe_network'), hand('A', 'pathfinder_drones')];
    expect(paid(inPlaneteers(2, ...set, turn('A')).when('A', explore(1, { cards: 'pathfinder_drones' }))).value).toBe(
      4,
    );
  });
});

describe('20 Worked examples: Starfarers', () => {
  const flying = (cards: string): Position => inStarfarers(2, profit({ A: 9 }), hand('A', cards), turn('A'));
  const cost = (cards: string) => paid(flying(cards).when('A', move(1, 'alpha_centauri', { cards })));

  it('20.38 makes 96 of 3, 5, x3 and x4', () => {
    expect(cost('momentum_exchange fusion_booster antimatter_torch pulse_sail').value).toBe(96);
  });

  it('20.39 makes 45 of x3, x3 and x5 alone, and 2 of a single Produce x2', () => {
    expect(cost('antimatter_torch antimatter_torch#2 warp_lattice').value).toBe(45);
    const set = [
      tiles('sirius=S-primary-08,S-secondary-03'),
      bases('A', 'sirius/1:research sirius/2:research'),
      hand('A', 'market_exchange'),
    ];
    const made = inStarfarers(2, ...set, turn('A')).when(
      'A',
      produce('sirius/1 sirius/2', { cards: 'market_exchange' }),
    );
    expect(paid(made).value).toBe(2);
  });

  it('20.40 needs 60 from Kapteyn’s Star to Epsilon Eridani and cannot stop after 40', () => {
    expect(distance('starfarers', 'kapteyn', 'epsilon_eridani')).toBe(60);
    expect(waysFrom(components, 'starfarers', 'kapteyn').get('epsilon_eridani')!.through).toEqual([
      'kapteyn',
      'void_eridani',
      'epsilon_eridani',
    ]);
    expect(components.boards.starfarers.sites.some(({ region }) => region === 'void_eridani')).toBe(false);
  });

  it('20.41 has Epsilon Indi nearby Lacaille 9352, and Ross 780 not', () => {
    const near = nearby(components).get('lacaille_9352')!;
    expect([near.has('epsilon_indi'), near.has('ross_780')]).toEqual([true, false]);
  });

  it('20.42 has e10, b20, three boxes and several stars at Epsilon Indi', () => {
    const indi = components.boards.starfarers.sites.find(({ id }) => id === 'epsilon_indi')!;
    expect([indi.explore, indi.build, indi.boxes.length, indi.multiStar]).toEqual([10, 20, 3, true]);
  });

  const EXPLORE10 = 'gravimetric_array gravimetric_array#2 gravimetric_array#3';
  it('20.43 explores Epsilon Eridani with 10: a Primary and two Secondary tiles, one by one, and all are claimed', () => {
    const set = [
      teams('A', 'epsilon_eridani'),
      hand('A', `${EXPLORE10} deep_listening`),
      stack('primary', 'S-primary-05'),
      stack('secondary', 'S-secondary-01 S-secondary-02'),
    ];
    const now = inStarfarers(2, ...set, turn('A'));
    expect(now.refused('A', explore(1, { cards: 'gravimetric_array gravimetric_array#2' })).why).toMatchObject({
      need: 10,
      worth: 8,
    });
    const done = now.when('A', explore(1, { cards: EXPLORE10 }));
    expect(done.told('TilePlaced').map(({ tile }) => tile)).toEqual([
      'S-primary-05',
      'S-secondary-01',
      'S-secondary-02',
    ]);
    const order = done.facts
      .map(({ type }) => type)
      .filter((type) => ['TilePlaced', 'ProfitGained', 'CubeAdvanced', 'SiteClaimed'].includes(type));
    expect(order).toEqual([
      'TilePlaced',
      'ProfitGained',
      'CubeAdvanced',
      'TilePlaced',
      'ProfitGained',
      'TilePlaced',
      'SiteClaimed',
    ]);
    expect(spot(done, 'epsilon_eridani').claim).toEqual({ seat: 'A', team: 1 });
  });

  it('20.44 builds at 16 on Ruins, Rings and Precious Dust, and places three bases', () => {
    const eridani = tiles('epsilon_eridani=S-primary-05,S-secondary-01,S-secondary-02');
    const name = (id: string): string => components.names.tile[id].en;
    expect([name('S-primary-05'), name('S-secondary-01'), name('S-secondary-02')]).toEqual([
      'Alien Ruins',
      'Rings',
      'Precious Dust',
    ]);
    const set = [
      eridani,
      teams('A', 'epsilon_eridani'),
      profit({ A: 9 }),
      hand('A', 'world_forge world_forge star_lifter'),
    ];
    const now = inStarfarers(2, ...set, turn('A'));
    expect(now.offer('A', 'BuildBases').label).toMatchObject({ need: 16 });
    const done = now.when(
      'A',
      build(1, 'attraction research secure', { cards: 'world_forge world_forge#2 star_lifter' }),
    );
    expect(done.told('BaseBuilt')).toHaveLength(3);
  });

  it('20.45 gains 1 for each progress card at the founding of the colony of value 6 with effect 9', () => {
    const colony = components.colonies.find(
      ({ effect, value, seats }) => effect === '9' && value === 6 && seats.includes(2),
    )!;
    const set = [
      tiles('barnard=S-primary-16'),
      bases('A', 'barnard:research'),
      teams('A', 'barnard'),
      profit({ A: 5 }),
      progress('A', 'jump_drive probe_network sensory_focus'),
    ];
    const done = inStarfarers(2, ...set, turn('A')).when('A', colonize('barnard', colony.id, 'team profit'));
    expect(gains(done)).toEqual(['A 3 colony']);
  });

  it.each([
    ['', -1],
    ['tau_ceti=7', 1],
    ['tau_ceti=7 sirius=8', 4],
    ['tau_ceti=7 sirius=8 barnard=14', 8],
    ['tau_ceti=7 sirius=8 barnard=14 kapteyn=9', 13],
  ])('20.47 brings for the colonies %s: %i', (founded, change) => {
    const done = inStarfarers(
      2,
      profit({ A: 9, B: 9 }),
      colonies('A', founded),
      at({ step: 'reckoning', era: 'starfarers' }),
    );
    expect(profits(done)[0]).toBe(9 + change);
  });

  it('20.48 gains 5 for the first team in any Orion Spur region, 2 for later ones in a region without a team', () => {
    const cards = 'momentum_exchange antimatter_torch pulse_sail warp_lattice';
    const set = [
      profit({ A: 9 }),
      hand('A', cards),
      teams('A', 'wolf_359'),
      bases('A', 'wolf_359:research'),
      colonies('A', 'wolf_359=14'),
    ];
    const enter = (...changes: readonly Change[]) =>
      gains(inStarfarers(2, ...set, ...changes, turn('A')).when('A', move(1, 'orion_spur_a', { cards })));
    expect(enter()).toEqual(['A 5 spur']);
    expect(enter(board({ spurEntered: true }), teams('B', 'orion_spur_c'))).toEqual(['A 2 spur']);
  });
});
