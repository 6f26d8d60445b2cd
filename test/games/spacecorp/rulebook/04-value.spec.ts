import { describe, expect, it } from '@jest/globals';
import { build, colonize, explore, move, produce, research, waive } from '../acts.js';
import {
  at,
  bases,
  boardOf,
  busyWith,
  card,
  cards,
  company,
  filled,
  genetics,
  given,
  hand,
  handOf,
  inEra,
  named,
  play,
  type Position,
  profit,
  progress,
  restOfTurn,
  slots,
  stack,
  teams,
  tiles,
  turn,
} from '../given.js';

type Said = Parameters<Position['when']>[1];
/** What A's action came to. */
const worth = (position: Position, said: Said): number => position.when('A', said).told('ActionPaid')[0].value;
const rewarded = (position: Position): (readonly [string, number])[] =>
  position
    .told('CardsDrawn')
    .filter(({ why }) => why === 'reward')
    .map(({ seat, count }) => [seat, count]);

/** 20.1, 20.2: Move 3 by the own HQ, and 7 with both cards. */
const seven = [slots('A', '- nuclear_thermal_rocket -'), hand('A', 'gravity_assist cargo_pod time'), filled('A', 5)];
const SEVEN = { hq: 'A', cards: 'gravity_assist cargo_pod' } as const;

describe('4 The value of an action', () => {
  it('4.1 begins at 0 and is raised by Infra, cards, bases, progress cards and spent profit together', () => {
    const mariners = given(
      2,
      teams('A', 'lunar_lp4'),
      bases('A', 'lunar_lp4:spaceport'),
      hand('A', 'heavy_lifter'),
      turn('A'),
    );
    expect(mariners.refused('A', move(1, 'solar_lp1')).why).toMatchObject({ need: 3, worth: 2 });
    expect(worth(mariners, move(1, 'solar_lp1', { hq: 'A', cards: 'heavy_lifter' }))).toBe(1 + 2 + 2);
    const planeteers = given(
      2,
      inEra('planeteers'),
      progress('A', 'low_body_mass'),
      profit({ A: 3 }),
      hand('A', 'magnetic_sail'),
      turn('A'),
    );
    expect(planeteers.refused('A', move(1, 'io', { cards: 'magnetic_sail' })).why).toMatchObject({ need: 7, worth: 6 });
    const paid = planeteers.when('A', move(1, 'io', { cards: 'magnetic_sail', profit: 1 }));
    expect(paid.told('ActionPaid')).toMatchObject([{ value: 6, spent: 1 }]);
  });

  it("4.2 uses the Infra of one HQ, the own, an opponent's, or none", () => {
    const three = given(
      3,
      slots('B', 'ion_drive - -'),
      slots('C', 'ion_drive#2 - -'),
      hand('A', 'gravity_assist cargo_pod'),
      turn('A'),
    );
    const paid = (hq: string): Said => move(1, 'luna', { hq, cards: 'gravity_assist cargo_pod' });
    expect(['', 'A', 'B', 'C'].map((hq) => worth(three, paid(hq)))).toEqual([4, 5, 7, 7]);
    expect(three.refused('A', paid('AB')).rule).toBe('4.2');
    expect(three.refused('A', paid('BC')).rule).toBe('4.2');
  });

  it('4.2a counts all Infra of the kind in that HQ, and none of other kinds', () => {
    const rich = [slots('A', 'nuclear_thermal_rocket ion_drive survey_drone'), teams('A', 'luna'), turn('A')];
    expect(worth(given(2, ...rich), move(1, 'earth', { hq: 'A' }))).toBe(2 + 3);
    expect(worth(given(2, ...rich), explore(1, { hq: 'A' }))).toBe(1 + 1);
    expect(worth(given(2, ...rich), research({ hq: 'A' }))).toBe(2);
  });

  it('4.2b uses nothing up: Infra serves every seat in every turn', () => {
    const used = restOfTurn(
      given(
        2,
        slots('A', 'ion_drive - -'),
        hand('A', 'cargo_pod'),
        hand('B', 'cargo_pod'),
        filled('A', 5),
        filled('B', 5),
        turn('A'),
      ).when('A', move(1, 'luna', { hq: 'A', cards: 'cargo_pod' })),
    );
    const again = used.when('B', move(1, 'luna', { hq: 'A', cards: 'cargo_pod#2' }));
    expect(again.told('ActionPaid')).toMatchObject([{ value: 4 }]);
    expect(named(company(again, 'A').slots)).toEqual(['ion_drive', '-', '-']);
  });

  it('4.2c counts a card instead of what is printed in its slot, which is back when the card leaves', () => {
    const covered = [inEra('planeteers'), hand('A', 'fission_drive'), filled('A', 5)];
    const sum = (...changes: Parameters<typeof given>[1][]): number =>
      worth(
        given(2, ...covered, hand('A', 'fusion_torch'), ...changes),
        move(1, 'ceres', { hq: 'A', cards: 'fusion_torch' }),
      );
    expect(sum(turn('A'))).toBe(1 + 5);
    expect(sum(slots('A', 'plasma_drive - -'), turn('A'))).toBe(4 + 5);
    expect(sum(slots('A', 'penetrating_sonar plasma_drive -'), turn('A'))).toBe(4 + 5);
    expect(sum(slots('A', 'plasma_drive - -'), at({ step: 'infraRemoval', seat: 'A' }), turn('A'))).toBe(1 + 5);
  });

  it('4.2d counts an Infra card with two kinds for the one that the action has', () => {
    const rocket = given(
      2,
      slots('A', '- nuclear_thermal_rocket -'),
      teams('A', 'luna'),
      hand('A', 'cargo_pod'),
      turn('A'),
    );
    expect(worth(rocket, explore(1, { hq: 'A' }))).toBe(1);
    expect(worth(rocket, move(1, 'earth', { hq: 'A', cards: 'cargo_pod' }))).toBe(1 + 2 + 1);
  });

  it('4.3 rewards an opponent whose HQ is used, once for an action of two applications', () => {
    const lent = given(3, slots('B', 'ion_drive - -'), hand('A', 'cargo_pod time'), filled('A', 5), turn('A'));
    const once = lent.when('A', move(1, 'luna', { hq: 'B', cards: 'cargo_pod' }));
    expect(rewarded(once)).toEqual([['B', 1]]);
    const twice = play(
      lent,
      ['A', move(1, 'luna', { hq: 'B', cards: 'cargo_pod', time: 'twice' })],
      ['A', move(2, 'luna')],
    );
    expect(twice.told('TeamMoved')).toHaveLength(2);
    expect(rewarded(twice)).toEqual([['B', 1]]);
    expect(rewarded(lent.when('A', research({ hq: 'A' })))).toEqual([]);
  });

  it('4.4 plays any number of cards, each with a face of the kind', () => {
    const many = given(
      2,
      hand('A', 'ion_drive gravity_assist cargo_pod science_module solar_sail habitat_module'),
      turn('A'),
    );
    expect(
      worth(many, move(1, 'deimos', { cards: 'ion_drive gravity_assist cargo_pod science_module solar_sail' })),
    ).toBe(11);
    const foreign = {
      type: 'MoveTeam' as const,
      team: 1,
      to: 'luna',
      faces: [`${card('habitat_module')}/0`, `${card('ion_drive')}/0`],
    };
    expect(many.refused('A', foreign)).toMatchObject({ field: 'faces' });
  });

  it('4.4a lets a card give one of its faces, and ignores the other and its Edge', () => {
    const both = given(2, inEra('planeteers'), hand('A', 'fission_drive burn_window'), turn('A'));
    const plain = both.when('A', move(1, 'ceres', { cards: 'fission_drive burn_window' }));
    expect(plain.told('ActionPaid')).toMatchObject([{ value: 6 }]);
    expect(plain.told('EdgePlayed')).toEqual([]);
    expect(both.refused('A', move(1, 'ceres', { cards: 'fission_drive fission_drive:s' })).field).toBe('faces');
  });

  it('4.4b plays cards without Infra, and uses Infra without cards', () => {
    const near = given(
      2,
      slots('A', 'ion_drive nuclear_thermal_rocket -'),
      hand('A', 'solar_sail gravity_assist'),
      turn('A'),
    );
    expect(worth(near, move(1, 'luna', { cards: 'solar_sail gravity_assist' }))).toBe(6);
    expect(worth(near, move(1, 'luna', { hq: 'A' }))).toBe(5);
  });

  it('4.4c lets a seat play more than needed, and what is over is lost', () => {
    const rich = given(2, hand('A', 'ion_drive gravity_assist solar_sail'), filled('A', 5), turn('A'));
    const done = restOfTurn(rich.when('A', move(1, 'luna', { cards: 'ion_drive gravity_assist solar_sail' })));
    expect(done.told('ActionPaid')).toMatchObject([{ value: 9 }]);
    expect(done.told('TeamMoved')).toMatchObject([{ distance: 4 }]);
    expect(handOf(done, 'A')).toHaveLength(5);
  });

  it('4.5 plays a Time card in a Move, an Explore or a Build: x2 doubles, twice applies the value twice', () => {
    const set = given(2, ...seven, turn('A'));
    expect(worth(set, move(1, 'north_mars', { ...SEVEN, time: 'x2' }))).toBe(14);
    const first = set.when('A', move(1, 'solar_lp4', { ...SEVEN, time: 'twice' }));
    expect([first.told('ActionPaid')[0].value, first.asked()]).toEqual([7, ['A']]);
    expect(first.when('A', move(2, 'lunar_lp4')).told('ActionPaid')).toMatchObject([{ value: 7 }]);
    const south = given(
      2,
      teams('A', 'south_mars deimos'),
      tiles('deimos=M-e1-03'),
      hand('A', 'survey_drone orbital_printer time'),
      turn('A'),
    );
    expect(worth(south, explore(1, { cards: 'survey_drone', time: 'x2' }))).toBe(2);
    expect(worth(south, build(2, 'research', { cards: 'orbital_printer', time: 'x2' }))).toBe(4);
  });

  it('4.5a takes at most one Time card', () => {
    const two = given(2, hand('A', 'ion_drive time time'), filled('A', 5), turn('A'));
    const twice = { ...move(1, 'luna', { hq: 'A', cards: 'ion_drive' }), time: ['x2', 'twice'] } as never;
    expect(two.refused('A', twice).field).toBe('time');
    const played = two.when('A', move(1, 'lunar_lp4', { hq: 'A', cards: 'ion_drive', time: 'x2' }));
    expect(played.told('ActionPaid')).toMatchObject([{ value: 8 }]);
    expect(handOf(played, 'A').filter((one) => one === 'time')).toEqual(['time']);
  });

  it('4.5b takes none for any other kind, nor for the Build value of a Colonize', () => {
    const mine = given(
      2,
      bases('A', 'deimos:refinery'),
      tiles('deimos=M-e1-03'),
      hand('A', 'regolith_miner exobiology_lab time'),
      turn('A'),
    );
    const timed = (said: object): Said => ({ ...said, time: 'x2' }) as never;
    for (const said of [
      produce('deimos', { cards: 'regolith_miner' }),
      research({ hq: 'A' }),
      { type: 'AdvanceGenetics', faces: [`${card('exobiology_lab')}/0`] },
    ])
      expect(mine.refused('A', timed(said)).field).toBe('time');
    const colony = given(
      2,
      inEra('starfarers'),
      bases('A', 'barnard:research'),
      tiles('barnard=S-primary-07'),
      hand('A', 'star_lifter star_lifter time'),
      turn('A'),
    );
    const cost = { cards: 'star_lifter star_lifter#2' };
    expect(colony.refused('A', timed(colonize('barnard', '14', 'build', cost))).field).toBe('time');
    expect(colony.when('A', colonize('barnard', '14', 'build', cost)).told('ColonyFounded')).toHaveLength(1);
  });

  it('4.5c does the same kind with two different teams, each with the full value', () => {
    const set = given(2, ...seven, turn('A'));
    const first = set.when('A', move(1, 'lunar_lp4', { ...SEVEN, time: 'twice' }));
    expect(first.offered('A')).toEqual(['MoveTeam', 'Waive']);
    expect(first.refused('A', move(1, 'earth')).field).toBe('team');
    expect(first.choices('A', 'MoveTeam', 'to')).toContain('solar_lp4');
    const alone = given(2, teams('A', 'earth'), ...seven, turn('A'));
    expect(alone.refused('A', move(1, 'luna', { ...SEVEN, time: 'twice' })).rule).toBe('4.5c');
  });

  it('4.5d resolves the first wholly before the second is chosen', () => {
    const ready = given(
      2,
      inEra('planeteers'),
      teams('A', 'ceres vesta'),
      genetics({ A: 2 }),
      stack('e1', 'P-e2-03'),
      hand('A', 'pathfinder_drones time'),
      turn('A'),
    );
    const found = ready.when('A', explore(1, { cards: 'pathfinder_drones', time: 'twice' }));
    expect(found.told('TilePlaced')).toHaveLength(1);
    expect(busyWith(found)).toBe('progressChoice');
    const chosen = found.when('A', { type: 'TakeProgress', title: 'sensory_focus' });
    expect([busyWith(chosen), chosen.offered('A')]).toEqual(['secondApplication', ['ExploreSite', 'Waive']]);
  });

  it('4.5e judges the second on the board as it stands; it may be waived, and an impossible one is dropped', () => {
    const both = [hand('A', 'survey_drone time'), filled('A', 5), turn('A')];
    const same = given(2, teams('A', 'luna luna'), ...both).when(
      'A',
      explore(1, { cards: 'survey_drone', time: 'twice' }),
    );
    expect([same.asked(), same.told('TilePlaced')]).toMatchObject([['B'], [{ site: 'luna' }]]);
    const apart = given(2, teams('A', 'luna eros'), ...both).when(
      'A',
      explore(1, { cards: 'survey_drone', time: 'twice' }),
    );
    expect(apart.when('A', explore(2)).told('TilePlaced')).toMatchObject([{ site: 'eros' }]);
    const waived = apart.when('A', waive);
    expect([waived.told('SecondWaived').length, waived.told('TilePlaced'), waived.asked()]).toEqual([1, [], ['B']]);
  });

  it('4.5f counts Infra, cards and progress cards alike in both, and reckons bases for each by itself', () => {
    const ports = given(2, teams('A', 'lunar_lp4 earth'), bases('A', 'lunar_lp4:spaceport'), ...seven, turn('A'));
    const first = ports.when('A', move(1, 'earth', { ...SEVEN, time: 'twice' }));
    const second = first.when('A', move(2, 'luna'));
    expect([first, second].map((now) => now.told('ActionPaid')[0].value)).toEqual([9, 7]);
    const sites = [inEra('planeteers'), progress('A', 'nano_assembly'), teams('A', 'ceres vesta callisto')];
    const industry = given(
      2,
      ...sites,
      bases('A', 'pallas:industrial'),
      tiles('ceres=P-e1-05 callisto=P-e1-01 pallas=P-e1-02'),
      profit({ A: 5 }),
      hand('A', 'freight_hauler time'),
      turn('A'),
    );
    const belt = industry.when('A', build(1, 'research', { cards: 'freight_hauler', time: 'twice' }));
    const moons = belt.when('A', build(3, 'research'));
    expect([belt, moons].map((now) => now.told('ActionPaid')[0].value)).toEqual([8, 4]);
  });

  it("4.6 lets a seat use an opponent's base, and forces nobody to", () => {
    const port = given(3, teams('A', 'lunar_lp4'), bases('B', 'lunar_lp4:spaceport'), ...seven, turn('A'));
    expect(worth(port, move(1, 'earth', SEVEN))).toBe(7);
    expect(worth(port, move(1, 'earth', { ...SEVEN, bases: 'port:B' }))).toBe(9);
    const own = given(2, teams('A', 'lunar_lp4'), bases('A', 'lunar_lp4:spaceport'), ...seven, turn('A'));
    expect(Object.keys(own.offer('A', 'MoveTeam').inputs)).not.toContain('bases');
    const industry = given(
      2,
      teams('A', 'phobos'),
      bases('B', 'deimos:industrial'),
      tiles('phobos=M-e1-03'),
      hand('A', 'habitat_module habitat_module'),
      turn('A'),
    );
    const cost = { cards: 'habitat_module habitat_module#2' };
    expect(worth(industry, build(1, 'research', cost))).toBe(6);
    expect(worth(industry, build(1, 'research', { ...cost, bases: 'industry:B' }))).toBe(12);
    const factory = given(
      2,
      inEra('planeteers'),
      teams('A', 'callisto'),
      bases('B', 'io:shield_factory'),
      profit({ A: 5 }),
      hand('A', 'fusion_torch'),
      turn('A'),
    );
    const penalty = (of: string): number =>
      factory.when('A', move(1, 'io', { cards: 'fusion_torch', bases: of, via: 'B' })).told('ActionPaid')[0].penalty;
    expect(['', 'factory:B'].map(penalty)).toEqual([2, 0]);
  });

  it('4.6a rewards an opponent for each base and application', () => {
    const ports = given(
      3,
      teams('A', 'lunar_lp4 solar_lp1'),
      bases('B', 'lunar_lp4:spaceport solar_lp1:spaceport'),
      ...seven,
      turn('A'),
    );
    const one = ports.when('A', move(1, 'earth', { ...SEVEN, bases: 'port:B' }));
    expect(rewarded(one)).toEqual([['B', 1]]);
    const first = ports.when('A', move(1, 'earth', { ...SEVEN, bases: 'port:B', time: 'twice' }));
    expect(rewarded(first.when('A', move(2, 'earth', { bases: 'port:B' })))).toEqual([['B', 2]]);
    expect(rewarded(first.when('A', move(2, 'earth')))).toEqual([['B', 1]]);
  });

  it('4.6a rewards one base that serves two purposes in one application once', () => {
    const port = given(2, teams('A', 'lunar_lp4'), bases('B', 'lunar_lp4:spaceport'), ...seven, turn('A'));
    expect(rewarded(port.when('A', move(1, 'luna', { ...SEVEN, via: 'B' })))).toEqual([['B', 1]]);
    expect(rewarded(port.when('A', move(1, 'luna', { ...SEVEN, bases: 'port:B', via: 'B' })))).toEqual([['B', 1]]);
    const factory = (...changes: Parameters<typeof given>[1][]): (readonly [string, number])[] =>
      rewarded(
        given(
          2,
          inEra('planeteers'),
          teams('A', 'callisto'),
          ...changes,
          hand('A', 'fusion_torch'),
          filled('A', 5),
          turn('A'),
        ).when('A', move(1, 'io', { cards: 'fusion_torch', bases: 'factory:B', via: 'B' })),
      );
    expect(factory(bases('B', 'callisto:shield_factory'))).toEqual([['B', 1]]);
    expect(factory(bases('B', 'io:shield_factory'))).toEqual([['B', 1]]);
    expect(factory(bases('B', 'callisto:research europa:shield_factory'))).toEqual([['B', 2]]);
  });

  it('4.7 adds everything first and multiplies then', () => {
    const jump = given(
      2,
      inEra('starfarers'),
      slots('A', 'lightsail_array - -'),
      progress('A', 'low_body_mass jump_drive'),
      hand('A', 'fusion_booster antimatter_torch time'),
      profit({ A: 9 }),
      turn('A'),
    );
    const cost = { hq: 'A', cards: 'antimatter_torch fusion_booster', time: 'x2' } as const;
    expect(worth(jump, move(1, 'barnard', cost))).toBe((6 + 5 + 5) * 3 * 2 * 2);
    const port = given(
      2,
      teams('A', 'lunar_lp4'),
      bases('A', 'lunar_lp4:spaceport'),
      hand('A', 'ion_drive time'),
      turn('A'),
    );
    expect(worth(port, move(1, 'earth', { cards: 'ion_drive', time: 'x2' }))).toBe((3 + 2) * 2);
  });

  it('4.7a multiplies different multiplications by each other', () => {
    const probes = given(
      2,
      inEra('planeteers'),
      teams('A', 'ceres'),
      progress('A', 'probe_network'),
      hand('A', 'cryobot time'),
      turn('A'),
    );
    expect(worth(probes, explore(1, { cards: 'cryobot', time: 'x2' }))).toBe(12);
  });

  it('4.7b has the 2 of a Spaceport in Mariners inside the sum', () => {
    const port = given(2, teams('A', 'lunar_lp4 earth'), bases('A', 'lunar_lp4:spaceport'), ...seven, turn('A'));
    expect(worth(port, move(1, 'earth', { ...SEVEN, time: 'x2' }))).toBe(18);
    const twice = port.when('A', move(2, 'luna', { ...SEVEN, time: 'twice' }));
    expect([twice.told('ActionPaid')[0].value, worth(twice, move(1, 'earth'))]).toEqual([7, 9]);
  });

  it('4.8 keeps what a progress card adds or multiplies for its owner alone', () => {
    const lent = given(
      2,
      inEra('planeteers'),
      progress('B', 'low_body_mass probe_network'),
      slots('B', 'plasma_drive penetrating_sonar -'),
      teams('A', 'ceres'),
      turn('A'),
    );
    expect(worth(lent, move(1, 'inner_base', { hq: 'B' }))).toBe(4);
    expect(worth(lent, explore(1, { hq: 'B' }))).toBe(2);
    const own = given(
      2,
      inEra('planeteers'),
      progress('A', 'low_body_mass'),
      slots('B', 'plasma_drive - -'),
      turn('A'),
    );
    expect(worth(own, move(1, 'ceres', { hq: 'B' }))).toBe(6);
  });

  it('4.9 refuses an action whose value is less than its cost', () => {
    const poor = given(
      2,
      teams('A', 'luna south_mars deimos'),
      tiles('deimos=M-e1-03'),
      hand('A', 'survey_drone ground_penetrating_radar orbital_printer habitat_module ion_drive cargo_pod'),
      turn('A'),
    );
    expect(poor.refused('A', move(1, 'earth', { cards: 'ion_drive' })).rule).toBe('6.2');
    expect(poor.refused('A', explore(2, { cards: 'survey_drone' })).rule).toBe('7.1');
    expect(poor.refused('A', build(3, 'research', { cards: 'habitat_module' })).rule).toBe('8.2');
    expect(poor.refused('A', build(3, 'research', { cards: 'habitat_module' })).why).toMatchObject({
      need: 4,
      worth: 3,
    });
    expect(worth(poor, build(3, 'research', { cards: 'habitat_module cargo_pod' }))).toBe(4);
  });

  it('4.9a asks for no Infra and no card where the cost is 0', () => {
    const free = given(2, teams('A', 'luna'), tiles('luna=M-e1-02'), turn('A'));
    const built = free.when('A', build(1, 'research'));
    expect(built.told('ActionPaid')).toMatchObject([{ value: 0, cards: [], hq: [] }]);
    expect(built.told('BaseBuilt')).toHaveLength(1);
  });

  it('4.10 leaves the cards played face up until step 5', () => {
    const port = given(
      2,
      teams('A', 'earth lunar_lp4'),
      bases('A', 'lunar_lp4:spaceport'),
      hand('A', 'ion_drive'),
      turn('A'),
    );
    const moved = port.when('A', move(1, 'luna', { hq: 'A', cards: 'ion_drive' }));
    expect(busyWith(moved)).toBe('transport');
    expect(moved.view('B').turn?.played).toEqual(cards('ion_drive'));
    expect(boardOf(moved).discard).toEqual([]);
    expect(boardOf(restOfTurn(moved)).discard).toEqual(cards('ion_drive'));
  });
});
