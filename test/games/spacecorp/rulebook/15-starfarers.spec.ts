import { describe, expect, it } from '@jest/globals';
import {
  distancesFromHome,
  nearby,
  nearbySystems,
  waysFrom,
} from '../../../../src/games/spacecorp/components/distances.js';
import { components } from '../../../../src/games/spacecorp/components/index.js';
import { build, edge, explore, move, research } from '../acts.js';
import {
  bases,
  board,
  boardOf,
  busyWith,
  type Change,
  claim,
  colonies,
  company,
  genetics,
  hand,
  midTurn,
  type Position,
  profit,
  profits,
  progress,
  restOfTurn,
  slots,
  spot,
  stack,
  stock,
  teams,
  tiles,
  turn,
} from '../given.js';
import { gains, inStarfarers } from '../given-later-eras.js';

const { starfarers } = components.boards;
const rich = profit({ A: 20, B: 20 });
/** A's turn with its first team there and cards in hand. */
const from = (site: string, cards: string, ...changes: readonly Change[]): Position =>
  inStarfarers(2, rich, teams('A', site), hand('A', cards), ...changes, turn('A'));
const paid = (position: Position) => position.told('ActionPaid')[0];
const distance = (a: string, b: string): number => waysFrom(components, 'starfarers', a).get(b)!.distance;
const EXPLORE10 = 'gravimetric_array gravimetric_array#2 gravimetric_array#3';

describe('15 Starfarers: the board, multipliers, Moves', () => {
  it('15.1 has these systems, with their costs, boxes, stars and distances from Sol', () => {
    const far = distancesFromHome(components, 'starfarers');
    const rows = starfarers.sites
      .filter(({ kind }) => kind === 'star')
      .map(
        ({ id, explore: e, build: b, boxes, multiStar }) =>
          `${id} ${e} ${b} ${boxes.length} ${multiStar ? 'several' : 'one'} ${far[id]}`,
      );
    expect(rows).toEqual([
      'alpha_centauri 4 12 1 several 20',
      'barnard 4 6 1 one 30',
      'luhman_16 4 10 1 several 30',
      'wolf_359 4 6 1 one 40',
      'sirius 7 14 2 several 40',
      'epsilon_eridani 10 8 3 one 50',
      'lacaille_9352 7 8 2 one 50',
      'procyon 7 14 2 several 50',
      'tau_ceti 10 8 3 one 60',
      'epsilon_indi 10 20 3 several 60',
      'kapteyn 7 8 2 one 70',
      'wolf_1061 7 8 2 one 70',
      'ross_780 7 8 2 one 70',
    ]);
    const borders = (region: string): string[] =>
      starfarers.borders.flatMap(({ between: [a, b], cost }) =>
        a === region ? [`${b} ${cost}`] : b === region ? [`${a} ${cost}`] : [],
      );
    expect(borders('orion_spur_a').sort()).toEqual(['wolf_1061 40', 'wolf_359 40']);
    expect(borders('orion_spur_b').sort()).toEqual(['epsilon_indi 40', 'ross_780 40']);
    expect(borders('orion_spur_c').sort()).toEqual(['kapteyn 40', 'procyon 40']);
    expect(borders('sol')).toHaveLength(7);
    expect(starfarers.regions.filter(({ kind }) => kind === 'empty')).toHaveLength(4);
  });

  /** The value of a Move to Alpha Centauri, or what the refusal says it is. */
  const worth = (action: ReturnType<typeof move>, cards: string, ...changes: readonly Change[]): number => {
    const now = from('sol', `${cards} antimatter_torch#3 pulse_sail#2 warp_lattice#2`, ...changes);
    try {
      return paid(now.when('A', action)).value;
    } catch {
      return Number(now.refused('A', action).why.worth);
    }
  };
  const to = (cards: string, hq = '') => move(1, 'alpha_centauri', { cards, ...(hq === '' ? {} : { hq }) });

  it('15.2 multiplies the sum of all that is added, one multiplier after another', () => {
    expect(
      worth(
        to('momentum_exchange fusion_booster antimatter_torch'),
        'momentum_exchange fusion_booster antimatter_torch',
      ),
    ).toBe(24);
    const all = 'momentum_exchange antimatter_torch pulse_sail';
    expect(worth(to(all), all)).toBe(3 * 3 * 4);
  });

  it('15.2a counts the first multiplier as the sum if nothing else is there', () => {
    expect(worth(to('antimatter_torch'), 'antimatter_torch')).toBe(3);
    expect(worth(to('antimatter_torch warp_lattice'), 'antimatter_torch warp_lattice')).toBe(15);
  });

  it('15.2b takes an addition of a progress card for a sum', () => {
    expect(worth(to('antimatter_torch'), 'antimatter_torch', progress('A', 'low_body_mass'))).toBe(15);
  });

  it('15.2c counts a multiplier on Infra like one on a card', () => {
    const set = slots('A', 'ramscoop matter_manipulators -');
    expect(worth(to('momentum_exchange', 'A'), 'momentum_exchange', set)).toBe((5 + 3) * 2);
    expect(worth(to('', 'A'), 'momentum_exchange', slots('A', 'xeno_observatory matter_manipulators -'))).toBe(2);
  });

  it('15.3 counts the borders crossed alone', () => {
    expect([distance('sol', 'alpha_centauri'), distance('alpha_centauri', 'luhman_16')]).toEqual([20, 20]);
    expect(distance('sol', 'wolf_359')).toBe(20 + 20);
  });

  it('15.4 crosses empty regions and never ends in one', () => {
    expect(waysFrom(components, 'starfarers', 'sol').get('wolf_359')!.through).toEqual([
      'sol',
      'void_leonis',
      'wolf_359',
    ]);
    const now = from('sol', 'momentum_exchange fusion_booster antimatter_torch pulse_sail warp_lattice');
    const reached = now.choices('A', 'MoveTeam', 'to');
    expect(reached).toContain('wolf_359');
    expect(reached.filter((id) => id.startsWith('void'))).toEqual([]);
  });

  const FAST = 'momentum_exchange antimatter_torch pulse_sail';
  it('15.5 places a team in the far box of the track, also where its seat has bases', () => {
    const moved = from('sol', FAST, bases('A', 'barnard:research')).when('A', move(1, 'barnard', { cards: FAST }));
    expect(moved.told('TeamMoved')).toMatchObject([{ to: 'barnard', track: 3 }]);
    expect(company(moved, 'A').teams[0]).toMatchObject({ at: 'barnard', track: 3 });
  });

  it('15.5a advances it one box at the start of each own turn, an extra turn too: it acts in the third', () => {
    const track = (position: Position): number => company(position, 'A').teams[0].track;
    const arrived = inStarfarers(
      2,
      teams('A', 'barnard@3'),
      hand('A', 'slingshot gravimetric_array'),
      midTurn('A', 'turnClosing'),
    );
    const extra = arrived.when('A', edge('slingshot'));
    expect([extra.told('TurnBegan')[0].extra, extra.told('TeamsNeared'), track(extra)]).toMatchObject([
      true,
      [{ teams: [1] }],
      2,
    ]);
    const second = restOfTurn(restOfTurn(extra.when('A', research({ hq: 'A' }))).when('B', research({ hq: 'B' })));
    expect([track(second), second.offered('A').includes('ExploreSite')]).toEqual([1, false]);
    const third = restOfTurn(restOfTurn(second.when('A', research({ hq: 'A' }))).when('B', research({ hq: 'B' })));
    expect([track(third), third.offered('A').includes('ExploreSite')]).toEqual([0, true]);
  });

  it('15.5b lets a team on a track do nothing', () => {
    const now = from(
      'barnard@1',
      `${FAST} ${EXPLORE10}`,
      bases('A', 'wolf_359:research'),
      teams('A', 'barnard@2 wolf_359@3'),
      turn('B'),
    );
    expect(now.questions('A')).toEqual([]);
    const mine = inStarfarers(2, rich, teams('A', 'barnard@3'), hand('A', `${FAST} gravimetric_array`), turn('A'));
    expect(mine.offered('A')).not.toContain('ExploreSite');
    expect(mine.offered('A')).not.toContain('MoveTeam');
  });

  it('15.5c advances no team for the second application of a Time card', () => {
    const now = from('sol', `${FAST} time`, teams('A', 'sol sol barnard@3'));
    const first = now.when('A', move(1, 'alpha_centauri', { cards: FAST, time: 'twice' }));
    expect(company(first, 'A').teams.map(({ track }) => track)).toEqual([3, 0, 2, 0]);
    expect(company(first.when('A', move(2, 'alpha_centauri')), 'A').teams.map(({ track }) => track)).toEqual([
      3, 3, 2, 0,
    ]);
  });

  it('15.5d has no track at Sol and in the Orion Spur', () => {
    const home = from('barnard', FAST).when('A', move(1, 'sol', { cards: FAST }));
    expect(home.told('TeamMoved')).toMatchObject([{ to: 'sol', track: 0 }]);
    const spur = from(
      'wolf_359',
      `${FAST} warp_lattice`,
      bases('A', 'wolf_359:research'),
      colonies('A', 'wolf_359=14'),
    );
    expect(spur.when('A', move(1, 'orion_spur_a', { cards: `${FAST} warp_lattice` })).told('TeamMoved')).toMatchObject([
      { track: 0 },
    ]);
  });
});

describe('15 Starfarers: the Orion Spur, nearby', () => {
  const FAR = 'momentum_exchange antimatter_torch pulse_sail warp_lattice';
  const colony = [
    bases('A', 'wolf_359:research wolf_1061/1:research wolf_1061/2:secure'),
    colonies('A', 'wolf_359=14 wolf_1061=27'),
  ];
  const enter = (position: Position, team = 1): Position =>
    position.when('A', move(team, 'orion_spur_a', { cards: FAR }));

  it('15.6 is entered only from a system beside it in which the seat has a colony', () => {
    const targets = (site: string, ...changes: readonly Change[]): string[] =>
      from(site, FAR, bases('A', 'wolf_359:research'), ...changes).choices('A', 'MoveTeam', 'to');
    expect(targets('wolf_359', colonies('A', 'wolf_359=14'))).toContain('orion_spur_a');
    expect(targets('wolf_359')).not.toContain('orion_spur_a');
    expect(targets('wolf_359', colonies('B', 'wolf_359=14'))).not.toContain('orion_spur_a');
    // Neither from Sol nor into another one, though a colony stands beside it.
    expect(targets('sol', colonies('A', 'wolf_359=14'))).not.toContain('orion_spur_a');
    expect(targets('wolf_359', colonies('A', 'wolf_359=14'))).not.toContain('orion_spur_b');
  });

  it('15.6a is never passed through', () => {
    const { through } = waysFrom(components, 'starfarers', 'wolf_359').get('wolf_1061')!;
    expect(through.filter((region) => region.startsWith('orion'))).toEqual([]);
    expect(distance('wolf_359', 'wolf_1061')).toBeGreaterThan(80);
  });

  it('15.7 gains the seat of the first team of all 5', () => {
    const first = enter(from('wolf_359', FAR, ...colony));
    expect(gains(first)).toEqual(['A 5 spur']);
    expect(boardOf(first).spurEntered).toBe(true);
  });

  it('15.7a gains 2 for an empty region later, and nothing for an occupied one', () => {
    const entered = board({ spurEntered: true });
    expect(gains(enter(from('wolf_359', FAR, ...colony, entered)))).toEqual(['A 2 spur']);
    expect(gains(enter(from('wolf_359', FAR, ...colony, entered, teams('B', 'orion_spur_a'))))).toEqual([]);
    expect(gains(enter(from('wolf_359', FAR, ...colony, entered, teams('B', 'orion_spur_b'))))).toEqual(['A 2 spur']);
  });

  it('15.8 lets a team there do nothing for the rest of the game', () => {
    const now = from('orion_spur_a', FAR, ...colony);
    expect(now.offered('A')).not.toContain('MoveTeam');
  });

  it('15.9 counts as nearby what is at most 20 away, through an empty region too', () => {
    const near = (region: string) => nearby(components).get(region)!;
    expect(near('tau_ceti').has('tau_ceti')).toBe(true);
    // Adjacent at 30.
    expect(near('lacaille_9352').has('ross_780')).toBe(false);
    const short = {
      ...components,
      boards: {
        ...components.boards,
        starfarers: {
          ...starfarers,
          borders: starfarers.borders.map((border) =>
            border.between.includes('void_leonis') ? { ...border, cost: 10 } : border,
          ),
        },
      },
    };
    expect(nearby(short).get('wolf_359')!.has('procyon')).toBe(true);
  });

  it('15.9a has five pairs of nearby systems', () => {
    expect(nearbySystems(components).map((pair) => pair.join(' '))).toEqual([
      'alpha_centauri luhman_16',
      'sirius procyon',
      'epsilon_eridani tau_ceti',
      'lacaille_9352 tau_ceti',
      'lacaille_9352 epsilon_indi',
    ]);
  });
});

describe('15 Starfarers: exploring and building', () => {
  it('15.10 fills all boxes for one payment, a Primary tile first', () => {
    const done = from('epsilon_eridani', EXPLORE10).when('A', explore(1, { cards: EXPLORE10 }));
    expect(done.told('ActionPaid')).toHaveLength(1);
    expect(done.told('TilePlaced').map(({ box, tile }) => `${box} ${tile.replace(/-\d+$/, '')}`)).toEqual([
      expect.stringMatching(/^0 S-(primary|alien)$/),
      '1 S-secondary',
      '2 S-secondary',
    ]);
  });

  it('15.10a resolves each tile before the next is drawn', () => {
    const set = [stack('primary', 'S-primary-15'), stack('secondary', 'S-secondary-10'), genetics({ A: 1 })];
    const first = from('sirius', EXPLORE10, ...set).when('A', explore(1, { cards: EXPLORE10 }));
    expect([busyWith(first), first.told('TilePlaced').length]).toEqual(['progressChoice', 1]);
    const then = first.when('A', { type: 'TakeProgress', title: 'sensory_focus' });
    expect(then.told('TilePlaced')).toMatchObject([{ box: 1, tile: 'S-secondary-10' }]);
  });

  it('15.10b claims the whole system', () => {
    const set = [stack('primary', 'S-primary-08'), stack('secondary', 'S-secondary-03')];
    const done = from('sirius', EXPLORE10, ...set).when('A', explore(1, { cards: EXPLORE10 }));
    expect(done.told('SiteClaimed')).toMatchObject([{ seat: 'A', team: 1, site: 'sirius' }]);
    expect(spot(done, 'sirius').claim).toEqual({ seat: 'A', team: 1 });
  });

  const BUILD = 'star_lifter star_lifter#2 star_lifter#3 world_forge';
  it('15.11 builds one base on every tile for one payment, cost and Base numbers together', () => {
    const set = [tiles('sirius=S-primary-14,S-secondary-09'), claim('B', 1, 'sirius'), teams('B', 'sirius')];
    const done = from('sirius', BUILD, ...set).when('A', build(1, 'attraction research', { cards: BUILD }));
    expect(done.told('BaseBuilt').map(({ box, base }) => `${box} ${base}`)).toEqual(['0 attraction', '1 research']);
    expect(from('sirius', BUILD, ...set).offer('A', 'BuildBases').label).toMatchObject({ need: 14 + 4 - 2 });
    // 8.6b: the opponent's claim is paid once.
    expect(gains(done)).toEqual(['B 2 claim']);
  });

  it('15.11a wants an eligible base from stock for each tile', () => {
    const set = tiles('sirius=S-primary-14,S-secondary-06');
    const now = from('sirius', BUILD, set);
    expect(now.choices('A', 'BuildBases', 'base2')).toEqual(['research', 'secure']);
    const few = from('sirius', BUILD, set, stock('A', { research: 0, secure: 1, attraction: 0 }));
    expect(few.offered('A')).not.toContain('BuildBases');
    const twice = from('sirius', BUILD, set, stock('A', { research: 1 }));
    expect(twice.refused('A', build(1, 'research research', { cards: BUILD })).rule).toBe('1.3');
  });

  it('15.12 replaces two Primary tiles by Alien ones, which are like any other', () => {
    const alien = components.tiles.starfarers.filter(({ redirect }) => redirect === 'alien');
    expect(alien.map(({ stack: of }) => of)).toEqual(['primary', 'primary']);
    const set = [stack('primary', 'S-primary-01'), stack('alien', 'S-alien-03')];
    const done = from('barnard', 'gravimetric_array', ...set).when('A', explore(1, { cards: 'gravimetric_array' }));
    expect(done.told('TilePlaced')).toMatchObject([{ tile: 'S-alien-03', passedOver: ['S-primary-01'] }]);
    expect(gains(done)).toEqual(['A 4 tile']);
  });
});

describe('15 Starfarers: Phobes and Intros', () => {
  const ROUND = [stack('primary', 'S-primary-01'), stack('alien', 'S-alien-01'), stack('secondary', 'S-secondary-10')];
  const met = (...changes: readonly Change[]): Position =>
    from('lacaille_9352', EXPLORE10, ...ROUND, ...changes).when('A', explore(1, { cards: EXPLORE10 }));
  const BUILD = 'star_lifter star_lifter#2 star_lifter#3';
  const there = tiles('lacaille_9352=S-alien-01,S-secondary-10');
  const building = (types: string, ...changes: readonly Change[]): Position =>
    from('lacaille_9352', BUILD, there, ...changes).when('A', build(1, types, { cards: BUILD }));

  it('15.13 puts one team of the explorer in that region back to Sol at once', () => {
    const alone = met();
    expect(alone.told('TeamDrivenOff')).toMatchObject([{ team: 1, to: 'sol' }]);
    const two = met(teams('A', 'lacaille_9352 lacaille_9352 lacaille_9352@3'));
    expect(two.choices('A', 'Retreat', 'team')).toEqual(['1', '2']);
    const gone = two.when('A', { type: 'Retreat', team: '2' });
    expect(company(gone, 'A').teams.map(({ at }) => at)).toEqual(['lacaille_9352', 'sol', 'lacaille_9352', null]);
  });

  it('15.13a drives no team off with Energy Fields, and the rest holds', () => {
    const firm = met(progress('A', 'energy_fields'));
    expect([firm.told('TeamDrivenOff'), gains(firm), firm.told('CubeAdvanced')]).toEqual([[], [], []]);
    expect(spot(firm, 'lacaille_9352').claim).toEqual({ seat: 'A', team: 1 });
  });

  it('15.13b places the Secondary tiles, and no tile gives anything', () => {
    const now = met();
    expect(spot(now, 'lacaille_9352').tiles).toEqual(['S-alien-01', 'S-secondary-10']);
    expect([gains(now), now.told('CubeAdvanced')]).toEqual([[], []]);
    const owned = [bases('A', 'lacaille_9352/1:research lacaille_9352/2:bio_lab'), teams('A', 'sol')];
    const mute = inStarfarers(
      2,
      tiles('lacaille_9352=S-alien-01,S-secondary-05'),
      ...owned,
      hand('A', 'plasma_mining'),
      turn('A'),
    );
    expect(mute.offered('A')).not.toContain('Produce');
    // Two bases are one Colony Point; Col 2 and 1 are silent, so not even a colony of 2 is to be had.
    expect(mute.offered('A')).not.toContain('Colonize');
  });

  it('15.13c still counts life, water and Base numbers', () => {
    const now = from('lacaille_9352', BUILD, tiles('lacaille_9352=S-alien-01,S-secondary-01'));
    expect(now.offer('A', 'BuildBases').label).toMatchObject({ need: 8 + 4 });
    expect(now.choices('A', 'BuildBases', 'base1')).toContain('bio_lab');
    const hit = inStarfarers(
      2,
      there,
      teams('B', 'lacaille_9352'),
      profit({ B: 3 }),
      hand('A', 'alien_spores'),
      midTurn('A', 'turnClosing'),
    );
    expect(profits(hit.when('A', { type: 'PlayEdge', card: boardOf(hit).companies.A.hand[0] }))).toEqual([0, 2]);
  });

  it('15.13d claims the system for nobody if the exploring team goes back', () => {
    expect(spot(met(), 'lacaille_9352').claim).toBeNull();
    const two = met(teams('A', 'lacaille_9352 lacaille_9352'));
    expect(spot(two.when('A', { type: 'Retreat', team: '1' }), 'lacaille_9352').claim).toBeNull();
    expect(spot(two.when('A', { type: 'Retreat', team: '2' }), 'lacaille_9352').claim).toEqual({ seat: 'A', team: 1 });
  });

  it('15.13e gives the builder of a Secure base there every immediate sign, once, and all numbers count from then on', () => {
    const quiet = building('secure bio_lab');
    expect(gains(quiet)).toEqual(['A 4 tile', 'A 1 tile']);
    expect(quiet.told('CubeAdvanced').map(({ spaces }) => spaces)).toEqual([1, 1]);
    const owned = bases('A', 'lacaille_9352/1:secure lacaille_9352/2:research');
    const now = inStarfarers(
      2,
      tiles('lacaille_9352=S-alien-01,S-secondary-05'),
      owned,
      hand('A', 'plasma_mining'),
      turn('A'),
    );
    expect(now.offered('A')).toContain('Produce');
    // Col 2 and 1, and 1 for two bases.
    expect(now.offer('A', 'Colonize').label).toMatchObject({ points: 4 });
  });

  it('15.13f lets a Refinery, Attraction or Exploiter be built there, for nothing, while no Secure base stands on the tile', () => {
    const set = tiles('lacaille_9352=S-alien-01,S-secondary-03');
    const built = from('lacaille_9352', BUILD, set).when('A', build(1, 'exploiter refinery', { cards: BUILD }));
    expect([gains(built), built.told('TileExploited')]).toEqual([[], []]);
    const owned = bases('A', 'lacaille_9352/1:exploiter lacaille_9352/2:refinery');
    const after = inStarfarers(2, set, owned, hand('A', 'plasma_mining'), turn('A'));
    expect(after.offered('A')).not.toContain('Produce');
  });

  it('15.14 lets only an owner of Cooperative Empathy or Sensory Focus build where the Intros are', () => {
    const at = (...changes: readonly Change[]): string[] =>
      from('barnard', BUILD, tiles('barnard=S-alien-02'), ...changes).offered('A');
    expect(at()).not.toContain('BuildBases');
    expect(at(progress('A', 'cooperative_empathy'))).toContain('BuildBases');
    expect(at(progress('A', 'sensory_focus'))).toContain('BuildBases');
  });
});
