import { describe, expect, it } from '@jest/globals';
import { build, move, produce, takeOffer, transport } from '../acts.js';
import { type Era } from '../../../../src/games/spacecorp/components/kinds.js';
import {
  after,
  bases,
  boardOf,
  busyWith,
  type Change,
  claim,
  company,
  emptyDeck,
  exploited,
  filled,
  given,
  hand,
  handOf,
  inEra,
  offers,
  passed,
  type Position,
  profit,
  profits,
  progress,
  regular,
  restOfTurn,
  slots,
  spot,
  stock,
  teams,
  tiles,
  toldTypes,
  turn,
} from '../given.js';

const BUILD: Readonly<Record<Era, string>> = {
  mariners: 'habitat_module habitat_module#2 heavy_lifter',
  planeteers: 'monofilament_loom swarm_builders swarm_builders#2',
  starfarers: 'world_forge world_forge#2 star_lifter',
};
const PLAIN = (list: string): string => list.replaceAll(/#\d/g, '');
/** A team of A with enough Build cards to build anywhere. */
const builder = (era: Era, site: string, ...changes: readonly Change[]): Position =>
  given(
    3,
    inEra(era),
    teams('A', site),
    hand('A', PLAIN(BUILD[era])),
    profit({ A: 10, B: 10, C: 10 }),
    ...changes,
    turn('A'),
  );
const types = (position: Position): string[] => position.choices('A', 'BuildBases', 'base1');
const built = (position: Position, base: string, era: Era = 'mariners'): Position =>
  position.when('A', build(1, base, { cards: BUILD[era] }));
const paid = (position: Position) => position.told('ActionPaid')[0];
const gains = (position: Position): (readonly [string, number, string])[] =>
  position.told('ProfitGained').map(({ seat, profit: n, why }) => [seat, n, why]);

describe('8 Build', () => {
  it('8.1 needs a team at a site with a build cost, without a base and with a tile in each box', () => {
    const ready = builder('mariners', 'luna', tiles('luna=M-e1-01'));
    expect(built(ready, 'research').told('BaseBuilt')).toMatchObject([{ seat: 'A', site: 'luna', base: 'research' }]);
    const unexplored = builder('mariners', 'luna');
    expect(unexplored.refused('A', build(1, 'research', { cards: BUILD.mariners }))).toMatchObject({
      rule: '8.1',
      why: { say: 'why.unexplored' },
    });
    const occupied = builder('mariners', 'luna', tiles('luna=M-e1-01'), bases('B', 'luna:research'));
    expect(occupied.refused('A', build(1, 'research', { cards: BUILD.mariners })).why.say).toBe('why.hasBase');
    const absent = builder('mariners', 'earth', tiles('luna=M-e1-01'));
    expect(absent.offered('A')).not.toContain('BuildBases');
    const half = builder('starfarers', 'kapteyn', tiles('kapteyn=S-primary-08'));
    expect(half.refused('A', build(1, 'research', { cards: BUILD.starfarers })).rule).toBe('8.1');
  });

  it('8.2 costs the build cost and the Base numbers there, never less than 0', () => {
    const need = (site: string, ...changes: readonly Change[]): unknown =>
      builder('mariners', site, ...changes).refused('A', build(1, 'research')).why.need;
    expect(need('south_mars', tiles('south_mars=M-e2-03'))).toBe(6);
    expect(need('luna', tiles('luna=M-e1-01'))).toBe(2 - 1);
    expect(need('phobos', tiles('phobos=M-e1-04'))).toBe(4 + 1);
    expect(need('lunar_lp4')).toBe(2);
    expect(paid(builder('mariners', 'luna', tiles('luna=M-e1-02')).when('A', build(1, 'research'))).value).toBe(0);
    const eridani = builder(
      'starfarers',
      'epsilon_eridani',
      tiles('epsilon_eridani=S-primary-05,S-secondary-01,S-secondary-02'),
    );
    expect(eridani.refused('A', build(1, 'attraction research research')).why.need).toBe(8 + 4 + 4);
  });

  it('8.2a needs a team and a base in stock at a cost of 0, and shields or the penalty where nothing is paid', () => {
    const free = [tiles('luna=M-e1-02')];
    expect(given(2, teams('A', 'luna'), ...free, turn('A')).offered('A')).toContain('BuildBases');
    expect(given(2, teams('A', 'earth'), ...free, turn('A')).offered('A')).not.toContain('BuildBases');
    const none = given(
      2,
      teams('A', 'luna'),
      ...free,
      stock('A', { research: 0, industrial: 0, refinery: 0 }),
      turn('A'),
    );
    expect(none.refused('A', build(1, 'research')).rule).toBe('8.4');
    const radiated = (has: number): Position =>
      given(
        2,
        inEra('starfarers'),
        teams('A', 'barnard'),
        tiles('barnard=S-primary-12'),
        progress('A', 'nano_assembly'),
        profit({ A: has }),
        turn('A'),
      );
    expect(paid(radiated(3).when('A', build(1, 'research')))).toMatchObject({
      value: 4,
      cards: [],
      hq: [],
      penalty: 3,
    });
    expect(radiated(2).offered('A')).not.toContain('BuildBases');
  });

  it.each(['earth', 'asteroid_belt'])('8.3 takes no base at a site without a build cost: %s', (site) => {
    const there = builder('mariners', site);
    expect(there.offered('A')).not.toContain('BuildBases');
    expect(there.refused('A', build(1, 'research')).rule).toBe('8.3');
  });

  const FREE = {
    mariners: ['research'],
    planeteers: ['research', 'secure'],
    starfarers: ['research', 'secure'],
  } as const;
  it.each([
    ['mariners', 'luna', 'M-e1-01', 'water', ['industrial']],
    ['mariners', 'luna', 'M-e1-02', 'P0', ['industrial', 'refinery']],
    ['mariners', 'luna', 'M-e1-05', 'wonder', ['attraction']],
    ['mariners', 'luna', 'M-e1-06', 'water, life, P0', ['bio_lab', 'industrial', 'refinery']],
    ['planeteers', 'vesta', 'P-e1-02', 'P2', ['exploiter', 'industrial', 'refinery', 'spaceport']],
    ['planeteers', 'vesta', 'P-e1-03', 'water', ['industrial', 'shield_factory', 'spaceport']],
    ['planeteers', 'vesta', 'P-e2-10', 'wonder', ['attraction', 'spaceport']],
    ['planeteers', 'vesta', 'P-e2-04', 'life', ['bio_lab', 'spaceport']],
    ['planeteers', 'io', 'P-e2-04', 'life and gravity', ['bio_lab']],
    ['planeteers', 'vesta', 'P-e1-04', 'artifact', ['spaceport']],
    ['starfarers', 'barnard', 'S-primary-13', 'artifact', ['attraction', 'spaceport']],
    ['starfarers', 'barnard', 'S-primary-12', 'outpost', ['attraction', 'spaceport']],
    ['starfarers', 'barnard', 'S-primary-05', 'ruins', ['attraction', 'spaceport']],
    ['starfarers', 'barnard', 'S-primary-14', 'anomaly', ['attraction']],
    ['starfarers', 'barnard', 'S-secondary-06', 'dust', []],
    ['starfarers', 'barnard', 'S-primary-15', 'life and Col', ['bio_lab', 'exploiter', 'spaceport']],
    ['starfarers', 'barnard', 'S-primary-08', 'P3', ['exploiter', 'industrial', 'refinery', 'spaceport']],
    [
      'starfarers',
      'barnard',
      'S-primary-10',
      'water and P2',
      ['exploiter', 'industrial', 'refinery', 'shield_factory', 'spaceport'],
    ],
  ] as const)('8.4 lets a seat choose in %s at %s with %s (%s): %j', (era, site, tile, _signs, wanted) => {
    const choices = types(builder(era, site, tiles(`${site}=${tile}`)));
    expect(choices.filter((type) => !(FREE[era] as readonly string[]).includes(type))).toEqual(wanted);
    expect(choices).toEqual(expect.arrayContaining([...FREE[era]]));
  });

  it('8.4 lets a Spaceport stand at a Lagrange point, and there only, in Mariners', () => {
    expect(types(builder('mariners', 'lunar_lp4'))).toContain('spaceport');
    expect(types(builder('mariners', 'luna', tiles('luna=M-e1-03')))).not.toContain('spaceport');
  });

  it('8.4a lets a type without a requirement stand at any site that takes a base', () => {
    expect(types(builder('mariners', 'lunar_lp4'))).toEqual(['research', 'spaceport']);
    expect(types(builder('planeteers', 'io', tiles('io=P-e2-13')))).toEqual(['research', 'secure']);
  });

  it('8.5 builds no Exploiter, Secure or Shield Factory in Mariners', () => {
    const choices = types(builder('mariners', 'luna', tiles('luna=M-e1-06')));
    for (const type of ['exploiter', 'secure', 'shield_factory'] as const) {
      expect(choices).not.toContain(type);
      expect(
        builder('mariners', 'luna', tiles('luna=M-e1-06')).refused('A', build(1, type, { cards: BUILD.mariners }))
          .field,
      ).toBe('base1');
    }
  });

  it('8.6 gives 2 at once to the opponent whose team claims the site', () => {
    const claimed = builder('mariners', 'luna', tiles('luna=M-e1-01'), teams('B', 'luna'), claim('B', 1, 'luna'));
    const done = built(claimed, 'research');
    expect(gains(done)).toEqual([['B', 2, 'claim']]);
    expect(profits(done)).toEqual([10, 12, 10]);
  });

  it("8.6a pays nothing for a claim of one's own", () => {
    expect(gains(built(builder('mariners', 'luna', tiles('luna=M-e1-01'), claim('A', 1, 'luna')), 'research'))).toEqual(
      [],
    );
  });

  it('8.6b pays once for a star system, however many tiles it has', () => {
    const system = builder(
      'starfarers',
      'tau_ceti',
      tiles('tau_ceti=S-primary-10,S-secondary-03,S-secondary-04'),
      teams('B', 'tau_ceti'),
      claim('B', 1, 'tau_ceti'),
    );
    const done = built(system, 'refinery refinery industrial', 'starfarers');
    expect(done.told('BaseBuilt')).toHaveLength(3);
    expect(gains(done)).toEqual([['B', 2, 'claim']]);
  });

  it('8.7 leaves teams where they are and lets a claim there have no further effect', () => {
    const shared = builder(
      'mariners',
      'luna',
      tiles('luna=M-e1-01'),
      teams('B', 'luna'),
      claim('B', 1, 'luna'),
      hand('B', 'cargo_pod orbital_printer'),
      filled('B', 4),
    );
    const done = restOfTurn(built(shared, 'industrial'));
    expect([company(done, 'A').teams[0].at, company(done, 'B').teams[0].at]).toEqual(['luna', 'luna']);
    expect(done.refused('B', build(1, 'research', { cards: 'cargo_pod orbital_printer' }))).toMatchObject({
      rule: '8.1',
      why: { say: 'why.hasBase' },
    });
  });

  it('8.8 gives benefits once, after the claim is paid, in the order of the boxes', () => {
    const system = builder(
      'starfarers',
      'kapteyn',
      tiles('kapteyn=S-primary-15,S-secondary-03'),
      teams('B', 'kapteyn'),
      claim('B', 1, 'kapteyn'),
      bases('C', 'barnard:research'),
    );
    const done = built(system, 'bio_lab exploiter', 'starfarers');
    expect(toldTypes(done).slice(0, 7)).toEqual([
      ...['ActionPaid', 'BaseBuilt', 'BaseBuilt', 'ProfitGained'],
      ...['CubeAdvanced', 'TileExploited', 'ProfitGained'],
    ]);
    expect(gains(done)).toEqual([
      ['B', 2, 'claim'],
      ['A', 1, 'exploiter'],
    ]);
    expect(gains(built(builder('mariners', 'luna', tiles('luna=M-e1-06')), 'bio_lab'))).toEqual([]);
  });

  it('8.9 leaves a base on the board until the era ends', () => {
    const last = given(
      2,
      emptyDeck,
      bases('A', 'luna:research'),
      tiles('luna=M-e1-01'),
      offers('ion_drive'),
      passed('B'),
      regular('B'),
      turn('A'),
    );
    const ended = last.when('A', { type: 'PassForEra' });
    expect(ended.told('EraEnded')).toHaveLength(1);
    expect(company(ended, 'A').stock.research).toBe(3);
    const going = restOfTurn(
      given(2, bases('A', 'luna:research'), turn('A')).when('A', { type: 'Research', hq: ['A'] }),
    );
    expect(spot(going, 'luna').bases).toEqual([{ owner: 'A', type: 'research' }]);
  });

  it.each([
    ['mariners', 'luna', 'M-e1-05', 1, 'regolith_miner'],
    ['planeteers', 'vesta', 'P-e2-10', 1, 'helium_scoops'],
    ['starfarers', 'barnard', 'S-primary-13', 2, 'plasma_mining'],
  ] as const)('8.10 makes an Attraction in %s at %s on %s worth P%i', (era, site, tile, p, miner) => {
    const mine = given(
      2,
      inEra(era),
      bases('A', `${site}:attraction`),
      tiles(`${site}=${tile}`),
      hand('A', miner),
      turn('A'),
    );
    expect(mine.when('A', produce(site, { cards: miner })).told('Produced')).toMatchObject([{ total: p }]);
    const research = given(
      2,
      inEra(era),
      bases('A', `${site}:research`),
      tiles(`${site}=${tile}`),
      hand('A', miner),
      turn('A'),
    );
    expect(research.offered('A')).not.toContain('Produce');
  });

  it('8.11 advances the genetics cube 1 space when a Bio Lab is built', () => {
    const done = built(builder('mariners', 'luna', tiles('luna=M-e1-06')), 'bio_lab');
    expect(done.told('CubeAdvanced')).toMatchObject([{ seat: 'A', cube: 'genetics', spaces: 1 }]);
  });

  it('8.12 gains the P number when an Exploiter is built, in Starfarers P and Col', () => {
    const belt = built(builder('planeteers', 'vesta', tiles('vesta=P-e1-02')), 'exploiter', 'planeteers');
    expect(gains(belt)).toEqual([['A', 2, 'exploiter']]);
    const star = built(builder('starfarers', 'barnard', tiles('barnard=S-primary-07')), 'exploiter', 'starfarers');
    expect(gains(star)).toEqual([['A', 2 + 2, 'exploiter']]);
  });

  it('8.12a takes the exploited P and Col away: no Produce, no legacy, no Colony Points', () => {
    const belt = [tiles('vesta=P-e1-02'), bases('A', 'vesta:exploiter')];
    expect(
      spot(built(builder('planeteers', 'vesta', tiles('vesta=P-e1-02')), 'exploiter', 'planeteers'), 'vesta').exploited,
    ).toEqual([true]);
    const mine = (...changes: readonly Change[]): string[] =>
      given(2, inEra('planeteers'), ...belt, ...changes, hand('A', 'helium_scoops'), turn('A')).offered('A');
    expect([mine().includes('Produce'), mine(exploited('vesta')).includes('Produce')]).toEqual([true, false]);
    const closing = (...changes: readonly Change[]): string | undefined =>
      busyWith(given(2, inEra('planeteers'), ...belt, ...changes, emptyDeck, passed('A', 'B'), after('B')));
    expect([closing(), closing(exploited('vesta'))]).toEqual(['legacyChoice', 'action']);
    const points = (...changes: readonly Change[]): string[] =>
      given(
        2,
        inEra('starfarers'),
        tiles('barnard=S-primary-03'),
        bases('A', 'barnard:exploiter'),
        ...changes,
        turn('A'),
      ).offered('A');
    expect([points(), points(exploited('barnard'))]).toEqual([['Research', 'Colonize'], ['Research']]);
  });

  it('8.13 may double a Build at another site of the region of an Industrial base', () => {
    const near = builder('mariners', 'deimos', tiles('deimos=M-e1-03'), bases('A', 'phobos:industrial'));
    expect(paid(near.when('A', build(1, 'refinery', { cards: 'heavy_lifter' }))).value).toBe(4);
    const far = builder('mariners', 'sisyphus', tiles('sisyphus=M-e1-03'), bases('A', 'phobos:industrial'));
    expect(paid(far.when('A', build(1, 'refinery', { cards: 'habitat_module' }))).value).toBe(3);
    const belt = builder('planeteers', 'vesta', tiles('vesta=P-e1-02'), bases('B', 'ceres:industrial'));
    expect(paid(belt.when('A', build(1, 'refinery', { cards: 'swarm_builders', bases: 'industry:B' }))).value).toBe(6);
  });

  it('8.13a doubles once only, however many Industrial bases there are', () => {
    const mine = builder(
      'planeteers',
      'vesta',
      tiles('vesta=P-e1-02'),
      bases('A', 'ceres:industrial pallas:industrial'),
    );
    expect(paid(mine.when('A', build(1, 'refinery', { cards: 'monofilament_loom' }))).value).toBe(8);
    const theirs = builder(
      'planeteers',
      'vesta',
      tiles('vesta=P-e1-02'),
      bases('B', 'ceres:industrial'),
      bases('C', 'pallas:industrial'),
    );
    const both = theirs.when('A', build(1, 'refinery', { cards: 'monofilament_loom', bases: 'industry:B industry:C' }));
    expect(paid(both).value).toBe(8);
  });

  it('8.13b doubles nothing in Starfarers, and is worth a Colony Point', () => {
    const points = (type: string): unknown =>
      given(
        2,
        inEra('starfarers'),
        tiles('barnard=S-primary-10'),
        bases('A', `barnard:${type}`),
        profit({ A: 5 }),
        turn('A'),
      )
        .questions('A')[0]
        .offers.find(({ action }) => action.type === 'Colonize')?.label.points;
    const two = (type: string): unknown =>
      given(
        2,
        inEra('starfarers'),
        tiles('kapteyn=S-primary-03,S-secondary-05'),
        bases('A', `kapteyn:research kapteyn/2:${type}`),
        turn('A'),
      ).offer('A', 'Colonize').label.points;
    expect([two('research'), two('industrial')]).toEqual([3 + 1 + 1, 3 + 1 + 1 + 1]);
    expect([points('research'), points('industrial')]).toEqual([undefined, undefined]);
    const beside = builder(
      'starfarers',
      'tau_ceti',
      tiles('tau_ceti=S-primary-10,S-secondary-03,S-secondary-04'),
      bases('A', 'lacaille_9352:industrial'),
    );
    expect(paid(built(beside, 'refinery refinery research', 'starfarers')).value).toBe(6 + 6 + 5);
  });

  it("8.14 makes the P number of a Refinery's tile 1 higher", () => {
    const mine = (type: string): number =>
      given(2, bases('A', `deimos:${type}`), tiles('deimos=M-e1-03'), hand('A', 'regolith_miner'), turn('A'))
        .when('A', produce('deimos', { cards: 'regolith_miner' }))
        .told('Produced')[0].total;
    expect([mine('industrial'), mine('refinery')]).toEqual([1, 2]);
  });

  it("8.15 takes a card of one's choice from the offers when a Research base is built", () => {
    const set = builder('mariners', 'lunar_lp4', offers('ion_drive - survey_drone -'));
    const asked = built(set, 'research');
    expect(asked.choices('A', 'TakeOffer', 'box')).toEqual(['1', '3']);
    expect(asked.offered('A')).toEqual(['TakeOffer']);
    expect(handOf(asked.when('A', takeOffer(3)), 'A')).toContain('survey_drone');
    const bare = built(builder('mariners', 'lunar_lp4'), 'research');
    expect([bare.told('OfferTaken'), bare.told('TurnEnded').length]).toEqual([[], 1]);
  });

  it('8.15a lets the seat advance its revelation cube instead in Starfarers', () => {
    const system = builder('starfarers', 'barnard', tiles('barnard=S-primary-08'), offers('star_lifter'));
    const asked = built(system, 'research', 'starfarers');
    expect(asked.offered('A')).toEqual(['TakeOffer', 'TakeRevelation']);
    expect(asked.when('A', { type: 'TakeRevelation' }).told('CubeAdvanced')).toMatchObject([
      { cube: 'revelation', spaces: 1 },
    ]);
    expect(
      built(
        builder('planeteers', 'vesta', tiles('vesta=P-e1-02'), offers('cryobot cryobot')),
        'research',
        'planeteers',
      ).offered('A'),
    ).toEqual(['TakeOffer']);
  });

  it('8.15b leaves the box empty until step 5', () => {
    const set = builder(
      'mariners',
      'lunar_lp4 earth',
      offers('ion_drive survey_drone cargo_pod ground_lab'),
      bases('A', 'lunar_lp5:spaceport'),
    );
    const taken = built(set, 'research').when('A', takeOffer(2));
    expect([busyWith(taken), boardOf(taken).offers[1]]).toEqual(['contractClaims', null]);
    expect(boardOf(restOfTurn(taken)).offers[1]).not.toBeNull();
  });

  it('8.16 gains 1 for each base of an opponent in the region, in Starfarers for each nearby', () => {
    const belt = builder(
      'planeteers',
      'vesta',
      tiles('vesta=P-e1-02'),
      bases('B', 'ceres:research pallas:refinery'),
      bases('C', 'davida:research callisto:research'),
      bases('A', 'hygiea:research'),
    );
    expect(gains(built(belt, 'secure', 'planeteers'))).toEqual([['A', 3, 'secure']]);
    const stars = builder(
      'starfarers',
      'lacaille_9352',
      tiles('lacaille_9352=S-primary-08,S-secondary-03'),
      bases('B', 'tau_ceti:research tau_ceti/2:research tau_ceti/3:refinery ross_780:research'),
      bases('C', 'epsilon_indi:research'),
    );
    expect(gains(built(stars, 'secure refinery', 'starfarers'))).toEqual([['A', 4, 'secure']]);
  });

  it('8.16a gains nothing if a Secure base of any seat stands there already', () => {
    const of = (...changes: readonly Change[]): unknown =>
      gains(
        built(
          builder('planeteers', 'vesta', tiles('vesta=P-e1-02'), bases('B', 'ceres:research'), ...changes),
          'secure',
          'planeteers',
        ),
      );
    expect([
      of(),
      of(bases('C', 'pallas:secure')),
      of(bases('A', 'pallas:secure')),
      of(bases('C', 'callisto:secure')),
    ]).toEqual([[['A', 1, 'secure']], [], [], [['A', 1, 'secure']]]);
    const near = (at: string): unknown =>
      gains(
        built(
          builder(
            'starfarers',
            'lacaille_9352',
            tiles('lacaille_9352=S-primary-08,S-secondary-03'),
            bases('B', `tau_ceti:research ${at}:secure`),
          ),
          'secure refinery',
          'starfarers',
        ),
      );
    expect([near('epsilon_indi'), near('ross_780')]).toEqual([[], [['A', 1, 'secure']]]);
  });

  it('8.16b pays only the first of two Secure bases built in one action', () => {
    const two = builder(
      'starfarers',
      'lacaille_9352',
      tiles('lacaille_9352=S-primary-08,S-secondary-03'),
      bases('B', 'tau_ceti:research'),
    );
    expect(gains(built(two, 'secure secure', 'starfarers'))).toEqual([['A', 1, 'secure']]);
  });

  it('8.17 may shield by a Shield Factory a Move that starts in its region and a Build in it', () => {
    const from = (at: string): number =>
      given(
        2,
        inEra('planeteers'),
        teams('A', 'callisto'),
        bases('A', `${at}:shield_factory`),
        profit({ A: 5 }),
        hand('A', 'fusion_torch fusion_torch'),
        turn('A'),
      )
        .when('A', move(1, at, { cards: 'fusion_torch fusion_torch#2' }))
        .told('ActionPaid')[0].penalty;
    expect([from('io'), from('titan')]).toEqual([0, 2]);
    const at = (site: string): number =>
      paid(
        built(
          builder('planeteers', 'callisto', tiles('callisto=P-e2-05'), bases('A', `${site}:shield_factory`)),
          'research',
          'planeteers',
        ),
      ).penalty;
    expect([at('io'), at('titan')]).toEqual([0, 2]);
  });

  it('8.17a shields the action that builds a Shield Factory itself', () => {
    const water = builder('planeteers', 'callisto', tiles('callisto=P-e2-08'));
    expect(paid(built(water, 'shield_factory', 'planeteers')).penalty).toBe(0);
    expect(paid(built(water, 'research', 'planeteers')).penalty).toBe(2);
  });

  it('8.18 adds 2 to the Move of a team that starts at a Spaceport in Mariners', () => {
    const at = (site: string): number =>
      given(2, teams('A', site), bases('A', 'lunar_lp4:spaceport'), hand('A', 'ion_drive gravity_assist'), turn('A'))
        .when('A', move(1, site === 'earth' ? 'lunar_lp4' : 'earth', { cards: 'ion_drive gravity_assist' }))
        .told('ActionPaid')[0].value;
    expect([at('lunar_lp4'), at('earth')]).toEqual([6 + 2, 6]);
  });

  const ported = (...changes: readonly Change[]): Position =>
    given(
      2,
      inEra('planeteers'),
      teams('A', 'vesta ceres callisto'),
      bases('A', 'vesta:spaceport'),
      profit({ A: 9 }),
      hand('A', 'plasma_drive fusion_torch'),
      ...changes,
      turn('A'),
    );
  const moveWorth = (position: Position, cost: Parameters<typeof move>[2]): number =>
    paid(position.when('A', move(1, 'inner_base', cost))).value;

  it('8.18a may double one Move card, or one Infra card with Move, from Planeteers on', () => {
    const both = { hq: 'A', cards: 'plasma_drive fusion_torch' };
    const infra = ported(slots('A', 'plasma_drive#2 - -'));
    expect(moveWorth(infra, both)).toBe(4 + 5 + 4);
    expect(moveWorth(infra, { ...both, double: 'fusion_torch' })).toBe(4 + 10 + 4);
    expect(moveWorth(infra, { ...both, double: 'A1' })).toBe(4 + 5 + 8);
    const elsewhere = ported(teams('A', 'ceres'), bases('A', 'ceres:research'));
    expect(Object.keys(elsewhere.offer('A', 'MoveTeam').inputs)).not.toContain('double');
    expect(elsewhere.refused('A', move(1, 'inner_base', { cards: 'fusion_torch', double: 'fusion_torch' })).field).toBe(
      'double',
    );
    const unplayed = ported().refused('A', move(1, 'inner_base', { cards: 'fusion_torch', double: 'plasma_drive' }));
    expect(unplayed.rule).toBe('8.18b');
  });

  it('8.18b gives nothing for what is printed in an HQ', () => {
    const printed = ported();
    expect(moveWorth(printed, { hq: 'A', cards: 'fusion_torch' })).toBe(1 + 5);
    expect(printed.refused('A', move(1, 'inner_base', { hq: 'A', cards: 'fusion_torch', double: 'A1' })).field).toBe(
      'double',
    );
  });

  it('8.18c counts the doubled value before everything else, and makes x3 an x6', () => {
    const star = given(
      2,
      inEra('starfarers'),
      teams('A', 'barnard'),
      bases('A', 'barnard:spaceport'),
      profit({ A: 9 }),
      hand('A', 'fusion_booster antimatter_torch'),
      turn('A'),
    );
    const both = 'fusion_booster antimatter_torch';
    const value = (double?: string): number =>
      paid(star.when('A', move(1, 'sol', { cards: both, ...(double ? { double } : {}), profit: 3 }))).value;
    expect(star.refused('A', move(1, 'sol', { cards: both })).why).toMatchObject({ need: 30, worth: 15 });
    expect([value('fusion_booster'), value('antimatter_torch')]).toEqual([10 * 3, 5 * 6]);
  });

  it('8.18d with twice asks both teams to start at Spaceports, and doubles the named card for both', () => {
    const cost = { cards: 'fusion_torch', double: 'fusion_torch', time: 'twice' } as const;
    const set = ported(hand('A', 'time'), teams('A', 'vesta ceres pallas'), bases('A', 'pallas:spaceport'));
    const first = set.when('A', move(1, 'inner_base', cost));
    expect(first.questions('A')[0].offers.map(({ action }) => action.team)).toEqual([3, undefined]);
    const second = first.when('A', move(3, 'inner_base'));
    expect([paid(first).value, paid(second).value]).toEqual([10, 10]);
    const theirs = ported(hand('A', 'time'), teams('A', 'vesta pallas'), bases('B', 'pallas:spaceport')).when(
      'A',
      move(1, 'inner_base', cost),
    );
    expect(theirs.refused('A', move(2, 'inner_base')).rule).toBe('8.18d');
    expect(paid(theirs.when('A', move(2, 'inner_base', { bases: 'port:B' }))).rewards).toEqual(['B']);
  });

  it('8.18e doubles one card only, however many Spaceports an action uses', () => {
    const set = ported();
    const two = { ...move(1, 'inner_base', { cards: 'plasma_drive fusion_torch' }), double: [] as string[] };
    const { faces } = two as unknown as { faces: string[] };
    expect(set.refused('A', { ...two, double: faces } as never).field).toBe('double');
    const twice = ported(hand('A', 'time'), teams('A', 'vesta pallas'), bases('A', 'pallas:spaceport')).when(
      'A',
      move(1, 'inner_base', { cards: 'plasma_drive fusion_torch', double: 'fusion_torch', time: 'twice' }),
    );
    expect(Object.keys(twice.offer('A', 'MoveTeam').inputs)).not.toContain('double');
    expect(paid(twice.when('A', move(2, 'inner_base'))).value).toBe(4 + 10);
  });

  it('8.18f allows transport', () => {
    const at = (types: string): string[] =>
      given(
        2,
        teams('A', 'earth luna'),
        bases('A', types),
        tiles('luna=M-e1-01'),
        hand('A', 'ion_drive'),
        filled('A', 5),
        turn('A'),
      )
        .when('A', { type: 'Research', hq: ['A'] })
        .when('A', { type: 'StopDrawing' })
        .offered('A');
    const offered = given(
      2,
      offers('ion_drive'),
      teams('A', 'earth luna'),
      bases('A', 'luna:research lunar_lp4:spaceport'),
      filled('A', 5),
      turn('A'),
    )
      .when('A', { type: 'Research', hq: ['A'] })
      .when('A', { type: 'StopDrawing' });
    expect(offered.offered('A')).toEqual(['TransportTeam', 'StayPut']);
    expect(offered.when('A', transport(2, 'lunar_lp4')).told('TeamTransported')).toHaveLength(1);
    expect(at('luna:research lunar_lp4:research')).toEqual([]);
  });

  it('8.19 never serves another seat but for a Move and for boosts', () => {
    const theirs = given(
      2,
      teams('A', 'luna lunar_lp4'),
      bases('B', 'luna:refinery lunar_lp4:spaceport'),
      tiles('luna=M-e1-03'),
      hand('A', 'regolith_miner'),
      offers('ion_drive'),
      filled('A', 5),
      turn('A'),
    );
    expect(theirs.offered('A')).not.toContain('Produce');
    expect(theirs.refused('A', produce('luna', { cards: 'regolith_miner' })).rule).toBe('9.2');
    const drawn = theirs.when('A', { type: 'Research', hq: ['A'] }).when('A', { type: 'StopDrawing' });
    expect(drawn.told('TurnEnded')).toHaveLength(1);
  });
});
