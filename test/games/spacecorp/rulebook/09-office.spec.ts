import { describe, expect, it } from '@jest/globals';
import { components } from '../../../../src/games/spacecorp/components/index.js';
import { ERAS } from '../../../../src/games/spacecorp/components/kinds.js';
import { advanceGenetics, move, produce, research, special, upgrade } from '../acts.js';
import {
  at,
  bases,
  board,
  busyWith,
  card,
  type Change,
  company,
  filled,
  genetics,
  given,
  hand,
  handOf,
  inEra,
  legacy,
  named,
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
  toldTypes,
  turn,
} from '../given.js';

/** Bases of A on P1, P1 and P0 tiles. */
const mines = [
  bases('A', 'deimos:refinery phobos:industrial luna:refinery'),
  tiles('deimos=M-e1-03 phobos=M-e1-04 luna=M-e1-02'),
  hand('A', 'regolith_miner autonomous_refinery'),
];
const miner = (...changes: readonly Change[]): Position => given(2, ...mines, ...changes, turn('A'));
const infra = (position: Position, seat = 'A'): string[] => named(company(position, seat).slots);

describe('9 Produce', () => {
  it('9.1 collects from at least one and at most as many tiles as the value', () => {
    const two = miner().when('A', produce('deimos phobos', { cards: 'autonomous_refinery' }));
    expect(two.told('Produced')).toMatchObject([{ tiles: ['deimos/1', 'phobos/1'], total: 2 + 1 }]);
    const one = miner().when('A', produce('phobos', { cards: 'autonomous_refinery' }));
    expect(one.told('Produced')).toMatchObject([{ total: 1 }]);
    expect(miner().refused('A', produce('deimos phobos', { cards: 'regolith_miner' }))).toMatchObject({
      rule: '9.1',
      why: { need: 2, worth: 1 },
    });
    expect(miner().refused('A', produce('', { cards: 'regolith_miner' })).field).toBe('tiles');
  });

  it('9.2 collects from tiles with a P number and an own base, without a team, and from the legacy pair', () => {
    const pair = { tile: 'M-e1-03', base: 'refinery', p: 2 } as const;
    const later = given(
      2,
      inEra('planeteers'),
      legacy('A', pair),
      bases('A', 'vesta:refinery ceres:research'),
      bases('B', 'pallas:refinery'),
      tiles('vesta=P-e1-02 ceres=P-e1-03 pallas=P-e1-01'),
      hand('A', 'helium_scoops'),
      turn('A'),
    );
    expect(later.choices('A', 'Produce', 'tiles').sort()).toEqual(['legacy', 'vesta/1']);
    const done = later.when('A', produce('legacy vesta', { cards: 'helium_scoops' }));
    expect([profits(done), company(done, 'A').teams[0].at]).toEqual([[2 + 3, 0], 'inner_base']);
  });

  it('9.3 gains the sum of the P numbers, with Attraction and Refinery reckoned in', () => {
    const all = given(
      2,
      bases('A', 'deimos:refinery eros:attraction sisyphus:research'),
      tiles('deimos=M-e1-03 eros=M-e1-05 sisyphus=M-e1-04'),
      hand('A', 'autonomous_refinery regolith_miner'),
      turn('A'),
    );
    const done = all.when('A', produce('deimos eros sisyphus', { cards: 'autonomous_refinery regolith_miner' }));
    expect(profits(done)).toEqual([2 + 1 + 1, 0]);
  });

  it('9.4 collects from a tile once only in an action', () => {
    expect(miner().refused('A', produce('deimos deimos', { cards: 'autonomous_refinery' })).field).toBe('tiles');
  });

  it('9.5 is impossible without a card from the hand', () => {
    const faces = ERAS.flatMap((era) => components.decks[era].filter((type) => type.upgrade)).flatMap(
      (type) => type.faces,
    );
    expect(faces.filter(({ kind }) => kind === 'produce')).toEqual([]);
    const none = given(
      2,
      inEra('planeteers'),
      progress('A', 'quantum_trading'),
      profit({ A: 5 }),
      bases('A', 'vesta:refinery'),
      tiles('vesta=P-e1-02'),
      turn('A'),
    );
    expect(none.offered('A')).not.toContain('Produce');
    expect(none.refused('A', produce('vesta', { profit: 1 })).rule).toBe('9.5');
  });
});

describe('9 Genetics', () => {
  it('9.6 advances the genetics cube by the value, which must be at least 1', () => {
    const able = given(2, hand('A', 'exobiology_lab sample_return'), turn('A'));
    const done = able.when('A', advanceGenetics({ cards: 'exobiology_lab sample_return' }));
    expect(done.told('CubeAdvanced')).toMatchObject([{ seat: 'A', cube: 'genetics', spaces: 2 }]);
    expect(able.refused('A', advanceGenetics()).rule).toBe('9.6');
    expect(given(2, hand('A', 'ion_drive'), turn('A')).refused('A', advanceGenetics()).rule).toBe('9.6');
  });

  it('9.6a gives nothing in Mariners for reaching the start space, and counts it later', () => {
    const round = given(2, genetics({ A: 2 }), hand('A', 'exobiology_lab'), filled('A', 5), turn('A')).when(
      'A',
      advanceGenetics({ cards: 'exobiology_lab' }),
    );
    expect([company(round, 'A').genetics, company(round, 'A').progress, round.asked()]).toEqual([3, [], ['B']]);
    const later = (spaces: number): string | undefined =>
      busyWith(given(2, genetics({ A: spaces }), at({ step: 'eraSetUp', era: 'planeteers' })));
    expect([later(2), later(3)]).toEqual([undefined, 'progressChoice']);
  });
});

describe('9 Upgrade', () => {
  it('9.7 places one upgrade card from the hand into slot 1, 2 or 3 of the own HQ', () => {
    const able = given(2, hand('A', 'ion_drive survey_drone habitat_module'), turn('A'));
    expect(able.choices('A', 'UpgradeHQ', 'card')).toEqual([card('ion_drive'), card('survey_drone')]);
    expect([1, 2, 3].map((slot) => infra(able.when('A', upgrade('ion_drive', slot))))).toEqual([
      ['ion_drive', '-', '-'],
      ['-', 'ion_drive', '-'],
      ['-', '-', 'ion_drive'],
    ]);
    expect(able.refused('A', upgrade('habitat_module', 2)).field).toBe('card');
    const none = given(2, hand('A', 'habitat_module'), turn('A'));
    expect(none.refused('A', upgrade('habitat_module', 2)).rule).toBe('9.7');
  });

  it('9.7a puts no card into the Research box', () => {
    const able = given(2, hand('A', 'ion_drive'), turn('A'));
    expect(able.choices('A', 'UpgradeHQ', 'slot')).toEqual(['1', '2', '3']);
    expect(able.refused('A', upgrade('ion_drive', 0)).field).toBe('slot');
  });

  it('9.7b returns a card of this era to the hand, and puts one of an earlier era out of the game', () => {
    const same = given(2, slots('A', 'survey_drone - -'), hand('A', 'ion_drive'), turn('A')).when(
      'A',
      upgrade('ion_drive', 1),
    );
    expect(same.told('InfraPlaced')).toMatchObject([{ returned: card('survey_drone'), removed: null }]);
    expect([infra(same), handOf(same, 'A')[0]]).toEqual([['ion_drive', '-', '-'], 'survey_drone']);
    const old = given(
      2,
      inEra('planeteers'),
      slots('A', 'survey_drone - -'),
      hand('A', 'plasma_drive'),
      filled('A', 5),
      turn('A'),
    );
    const gone = old.when('A', upgrade('plasma_drive', 1));
    expect(gone.told('InfraPlaced')).toMatchObject([{ returned: null, removed: card('survey_drone') }]);
    expect([infra(gone), handOf(gone, 'A').includes('survey_drone')]).toEqual([['plasma_drive', '-', '-'], false]);
  });

  it('9.7c lets a card just placed be used from the next turn on, by all', () => {
    const set = given(
      2,
      hand('A', 'ion_drive cargo_pod'),
      hand('B', 'cargo_pod'),
      filled('A', 4),
      filled('B', 5),
      turn('A'),
    );
    const placed = restOfTurn(set.when('A', upgrade('ion_drive', 1)));
    expect(placed.asked()).toEqual(['B']);
    const theirs = placed.when('B', move(1, 'luna', { hq: 'A', cards: 'cargo_pod#2' }));
    expect(theirs.told('ActionPaid')).toMatchObject([{ value: 4 }]);
    const own = restOfTurn(theirs).when('A', move(1, 'luna', { hq: 'A', cards: 'cargo_pod' }));
    expect(own.told('ActionPaid')).toMatchObject([{ value: 4 }]);
  });

  it('9.7d takes no card back to the hand in two own turns running', () => {
    const next = (position: Position): Position => {
      const over = restOfTurn(position);
      return over.asked()[0] === 'B' ? restOfTurn(over.when('B', research({ hq: 'B' }))) : over;
    };
    const start = given(
      2,
      slots('A', 'survey_drone - -'),
      hand('A', 'ion_drive'),
      filled('A', 5),
      filled('B', 5),
      turn('A'),
    );
    const swapped = next(start.when('A', upgrade('ion_drive', 1)));
    expect([swapped.asked(), swapped.choices('A', 'UpgradeHQ', 'slot')]).toEqual([['A'], ['2', '3']]);
    const other = next(swapped.when('A', research({ hq: 'A' })));
    expect(other.choices('A', 'UpgradeHQ', 'slot')).toEqual(['1', '2', '3']);
    const full = given(
      2,
      slots('A', 'survey_drone orbital_printer orbital_printer'),
      hand('A', 'ion_drive'),
      filled('A', 5),
      filled('B', 5),
      turn('A'),
    );
    const twice = next(full.when('A', upgrade('ion_drive', 1)));
    expect(twice.refused('A', upgrade('survey_drone', 1)).rule).toBe('9.7d');
  });
});

describe('9 Special', () => {
  it('9.8 plays exactly one card with a Special text, for its effect', () => {
    const seed = given(2, hand('A', 'seed_funding near_space_probe'), filled('A', 5), turn('A'));
    const done = seed.when('A', special('seed_funding'));
    expect([profits(done), handOf(done, 'A').includes('near_space_probe')]).toEqual([[2, 0], true]);
    const split = given(2, inEra('starfarers'), hand('A', 'stock_split'), turn('A'));
    expect(profits(split.when('A', special('stock_split')))).toEqual([3, 0]);
    expect(given(2, hand('A', 'ion_drive'), turn('A')).offered('A')).not.toContain('PlaySpecial');
    expect(ERAS.map((era) => components.decks[era].flatMap((type) => (type.special ? [type.id] : [])).sort())).toEqual([
      ['near_space_probe', 'seed_funding'],
      ['anti_matter_prototype', 'deep_space_probe'],
      ['stock_split', 'wormhole_prototype'],
    ]);
  });

  it('9.9 places a tile of the right stack at an empty site without a piece, and takes its immediate signs', () => {
    const set = given(
      2,
      teams('B', 'eros'),
      tiles('luna=M-e1-01'),
      stack('e2', 'M-e2-01'),
      stack('e1', 'M-e1-05'),
      hand('A', 'near_space_probe'),
      turn('A'),
    );
    expect(set.choices('A', 'PlaySpecial', 'site')).toEqual([
      ...['sisyphus', 'halley', 'phobos', 'deimos', 'south_mars', 'north_mars'],
    ]);
    const mars = set.when('A', special('near_space_probe', { site: 'south_mars' }));
    expect(mars.told('TilePlaced')).toMatchObject([{ seat: 'A', tile: 'M-e2-01' }]);
    expect([profits(mars)[0], company(mars, 'A').genetics]).toEqual([2, 1]);
    expect(set.when('A', special('near_space_probe', { site: 'halley' })).told('TilePlaced')).toMatchObject([
      { tile: 'M-e1-05' },
    ]);
    const deep = given(2, inEra('planeteers'), stack('e3', 'P-e3-05'), hand('A', 'deep_space_probe'), turn('A'));
    expect(profits(deep.when('A', special('deep_space_probe', { site: 'titan' })))[0]).toBe(1);
  });

  it('9.9a makes no claim by a probe', () => {
    const done = given(2, hand('A', 'near_space_probe'), turn('A')).when(
      'A',
      special('near_space_probe', { site: 'eros' }),
    );
    expect([done.told('SiteClaimed'), spot(done, 'eros').claim]).toEqual([[], null]);
  });

  const prototype = (...changes: readonly Change[]): Position =>
    given(2, inEra('planeteers'), hand('A', 'anti_matter_prototype'), ...changes, turn('A'));

  it('9.10 relocates a team by the Anti-Matter Prototype from or to an own base, home included, never beyond', () => {
    const home = prototype(teams('A', 'inner_base'));
    expect(home.choices('A', 'PlaySpecial', 'to')).toHaveLength(22);
    expect(home.choices('A', 'PlaySpecial', 'to')).not.toContain('oort_cloud');
    const done = home.when('A', special('anti_matter_prototype', { team: 1, to: 'pluto' }));
    expect(done.told('TeamRelocated')).toMatchObject([{ team: 1, from: 'inner_base', to: 'pluto' }]);
    const out = prototype(teams('A', 'titan'), bases('A', 'io:research'), bases('B', 'ceres:research'));
    expect(out.choices('A', 'PlaySpecial', 'to').sort()).toEqual(['inner_base', 'io']);
    const from = prototype(teams('A', 'titan'), bases('A', 'titan:research'));
    expect(from.choices('A', 'PlaySpecial', 'to')).toContain('triton');
  });

  it('9.10a is no Move: no value, radiation, reward or Spaceport has to do with it, nor Sabotage of Move', () => {
    const set = prototype(
      teams('A', 'titan ceres'),
      bases('B', 'titan:research'),
      hand('A', 'fusion_torch'),
      profit({ A: 0 }),
      board({ barredNext: 'move' }),
    );
    expect(set.offered('A')).not.toContain('MoveTeam');
    expect(set.refused('A', move(2, 'inner_base')).rule).toBe('11.14');
    const done = set.when('A', special('anti_matter_prototype', { team: 1, to: 'inner_base' }));
    expect([toldTypes(done).slice(0, 2), done.told('ActionPaid')]).toEqual([['SpecialPlayed', 'TeamRelocated'], []]);
    expect([profits(done), done.told('CardsDrawn').filter(({ why }) => why === 'reward')]).toEqual([[0, 0], []]);
  });

  const wormhole = (...changes: readonly Change[]): Position =>
    given(2, inEra('starfarers'), hand('A', 'wormhole_prototype'), ...changes, turn('A'));

  it('9.11 takes a team by the Wormhole Prototype from Sol or an own system to the far end of another track', () => {
    const sol = wormhole(teams('A', 'sol'));
    expect(sol.choices('A', 'PlaySpecial', 'to')).toHaveLength(13);
    const done = sol.when('A', special('wormhole_prototype', { team: 1, to: 'ross_780' }));
    expect(company(done, 'A').teams[0]).toMatchObject({ at: 'ross_780', track: 3 });
    const own = wormhole(teams('A', 'barnard'), tiles('barnard=S-primary-08'), bases('A', 'barnard:research'));
    expect(own.choices('A', 'PlaySpecial', 'to')).toHaveLength(12);
    const strange = wormhole(
      teams('A', 'barnard tau_ceti@1'),
      tiles('barnard=S-primary-08'),
      bases('B', 'barnard:research'),
    );
    expect(strange.offered('A')).not.toContain('PlaySpecial');
    expect(strange.refused('A', special('wormhole_prototype', { team: 1, to: 'sirius' })).rule).toBe('9.8');
  });

  it('9.11a is no Move either, and Long Sleep does not change the box', () => {
    const set = wormhole(
      teams('A', 'sol'),
      progress('A', 'metabolic_control long_sleep'),
      profit({ A: 0 }),
      board({ barredNext: 'move' }),
    );
    const done = set.when('A', special('wormhole_prototype', { team: 1, to: 'ross_780' }));
    expect([company(done, 'A').teams[0].track, done.told('ActionPaid'), profits(done)]).toEqual([3, [], [0, 0]]);
    expect(handOf(done, 'A')).not.toContain('wormhole_prototype');
  });
});
