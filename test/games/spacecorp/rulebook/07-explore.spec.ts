import { describe, expect, it } from '@jest/globals';
import { build, explore, move, special } from '../acts.js';
import {
  bases,
  boardOf,
  type Change,
  claim,
  company,
  filled,
  given,
  hand,
  inEra,
  play,
  type Position,
  profits,
  restOfTurn,
  spot,
  stack,
  teams,
  tiles,
  toldTypes,
  turn,
} from '../given.js';

const explorer = (at: string, ...changes: readonly Change[]): Position =>
  given(2, teams('A', at), hand('A', 'ground_penetrating_radar survey_drone'), ...changes, turn('A'));
const RADAR = { cards: 'ground_penetrating_radar' };

describe('7 Explore', () => {
  it('7.1 needs a team at a site with an empty box and a value of at least its explore cost', () => {
    expect(explorer('south_mars').when('A', explore(1, RADAR)).told('TilePlaced')).toMatchObject([
      { site: 'south_mars' },
    ]);
    expect(explorer('south_mars').refused('A', explore(1, { cards: 'survey_drone' }))).toMatchObject({
      rule: '7.1',
      why: { need: 2, worth: 1 },
    });
    expect(explorer('luna', tiles('luna=M-e1-01')).refused('A', explore(1, RADAR)).rule).toBe('7.1');
    const elsewhere = explorer('luna', teams('B', 'eros'));
    expect(elsewhere.when('A', explore(1, RADAR)).told('TilePlaced')).toMatchObject([{ site: 'luna' }]);
    expect(elsewhere.refused('A', explore(2, RADAR)).field).toBe('team');
  });

  it.each(['earth', 'lunar_lp4', 'asteroid_belt'])('7.2 cannot explore a site without an explore cost: %s', (site) => {
    const there = explorer(site);
    expect(there.offered('A')).not.toContain('ExploreSite');
    expect(there.refused('A', explore(1, RADAR)).rule).toBe('7.2');
  });

  it('7.3 draws from the stack of the explore cost and lays the tile face up for the era', () => {
    const two = [stack('e1', 'M-e1-04'), stack('e2', 'M-e2-02')];
    const luna = explorer('luna', ...two).when('A', explore(1, RADAR));
    const mars = explorer('south_mars', ...two).when('A', explore(1, RADAR));
    expect([luna, mars].map((now) => now.told('TilePlaced')[0].tile)).toEqual(['M-e1-04', 'M-e2-02']);
    expect(boardOf(luna).stacks.e1).not.toContain('M-e1-04');
    expect(restOfTurn(luna).view('B').sites.luna.tiles).toEqual(['M-e1-04']);
  });

  it('7.4 gives the immediate signs in the order profit, Gen, Rev', () => {
    const water = explorer('south_mars', stack('e2', 'M-e2-01')).when('A', explore(1, RADAR));
    expect(toldTypes(water).slice(1, 4)).toEqual(['TilePlaced', 'ProfitGained', 'CubeAdvanced']);
    expect([profits(water), company(water, 'A').genetics]).toEqual([[2, 0], 1]);
    const artifact = given(
      2,
      inEra('planeteers'),
      teams('A', 'ceres'),
      stack('e1', 'P-e1-04'),
      hand('A', 'cryobot'),
      turn('A'),
    );
    const found = artifact.when('A', explore(1, { cards: 'cryobot' }));
    expect(toldTypes(found).slice(1, 4)).toEqual(['TilePlaced', 'ProfitGained', 'CubeAdvanced']);
    expect([profits(found), company(found, 'A').revelation]).toEqual([[3, 0], 2]);
  });

  it('7.5 lets the exploring team claim the site while it stays', () => {
    const found = explorer(
      'luna',
      filled('A', 5),
      stack('e1', 'M-e1-04'),
      hand('B', 'habitat_module'),
      teams('B', 'luna'),
    );
    const claimed = restOfTurn(found.when('A', explore(1, RADAR)));
    expect(claimed.told('SiteClaimed')).toMatchObject([{ seat: 'A', team: 1, site: 'luna' }]);
    expect(profits(claimed.when('B', build(1, 'research', { cards: 'habitat_module' })))).toEqual([2, 0]);
  });

  it('7.5a ends a claim when that team leaves, and gives none to one that comes back or stays behind', () => {
    const both = given(
      2,
      teams('A', 'luna luna'),
      tiles('luna=M-e1-01'),
      claim('A', 1, 'luna'),
      hand('A', 'ion_drive ion_drive gravity_assist cargo_pod'),
      filled('A', 3),
      filled('B', 5),
      turn('A'),
    );
    const other = both.when('A', move(2, 'earth', { hq: 'A', cards: 'ion_drive' }));
    expect(spot(other, 'luna').claim).toEqual({ seat: 'A', team: 1 });
    const left = restOfTurn(both.when('A', move(1, 'earth', { hq: 'A', cards: 'ion_drive' })));
    expect([spot(left, 'luna').claim, company(left, 'A').teams[1].at]).toEqual([null, 'luna']);
    const later = restOfTurn(left.when('B', { type: 'Research', hq: ['B'] }));
    const back = later.when('A', move(1, 'luna', { cards: 'ion_drive#2 cargo_pod' }));
    expect([spot(back, 'luna').claim, company(back, 'A').teams[0].at]).toEqual([null, 'luna']);
  });

  it('7.5b makes no claim by a Move, a probe or a base', () => {
    const onto = given(2, teams('A', 'earth'), tiles('luna=M-e1-01'), hand('A', 'ion_drive'), turn('A'));
    expect(spot(onto.when('A', move(1, 'luna', { hq: 'A', cards: 'ion_drive' })), 'luna').claim).toBeNull();
    const probe = given(2, hand('A', 'near_space_probe'), turn('A')).when(
      'A',
      special('near_space_probe', { site: 'eros' }),
    );
    expect([spot(probe, 'eros').tiles.length, spot(probe, 'eros').claim]).toEqual([1, null]);
    const built = given(2, teams('A', 'luna'), tiles('luna=M-e1-01'), hand('A', 'orbital_printer'), turn('A'));
    expect(spot(built.when('A', build(1, 'research', { cards: 'orbital_printer' })), 'luna').claim).toBeNull();
  });

  it('7.6 replaces a tile that says draw e3 by one of that stack, with its own numbers and the costs of the site', () => {
    const pointed = given(
      2,
      inEra('planeteers'),
      teams('A', 'callisto'),
      bases('B', 'pallas:research'),
      stack('e2', 'P-e2-01'),
      stack('e3', 'P-e3-07'),
      hand('A', 'pathfinder_drones swarm_builders grown_mesh'),
      filled('A', 5),
      filled('B', 5),
      turn('A'),
    );
    const found = pointed.when('A', explore(1, { cards: 'pathfinder_drones' }));
    expect(found.told('TilePlaced')).toMatchObject([{ tile: 'P-e3-07', passedOver: ['P-e2-01'] }]);
    expect(found.told('ProfitGained')).toMatchObject([{ profit: 3 }]);
    expect(boardOf(found).tilesGone).toEqual(['P-e2-01']);
    const later = play(restOfTurn(found), ['B', { type: 'Research', hq: ['B'] }]);
    const mine = restOfTurn(later);
    const built = mine.when('A', build(1, 'research', { cards: 'swarm_builders grown_mesh:s' }));
    expect(built.told('ActionPaid')).toMatchObject([{ value: 6 - 2 }]);
  });
});
