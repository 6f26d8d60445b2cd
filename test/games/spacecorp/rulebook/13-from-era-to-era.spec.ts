import { describe, expect, it } from '@jest/globals';
import { cardById } from '../../../../src/games/spacecorp/components/cards.js';
import { components } from '../../../../src/games/spacecorp/components/index.js';
import { produce } from '../acts.js';
import {
  at,
  bases,
  beyond,
  boardOf,
  type Change,
  claimed,
  company,
  discard,
  exploited,
  genetics,
  given,
  hand,
  inEra,
  legacy,
  named,
  offers,
  type Position,
  profit,
  profits,
  progress,
  revelation,
  slots,
  spot,
  teams,
  tiles,
  toldTypes,
  turn,
} from '../given.js';
import { gains, inPlaneteers } from '../given-later-eras.js';

/** Mariners is over; what follows is the choice of a legacy and the set-up of Planeteers. */
const over = (seats: number, ...changes: readonly Change[]): Position =>
  given(
    seats,
    ...changes,
    at(
      { step: 'eraClosing', era: 'mariners' },
      { step: 'eraSetUp', era: 'planeteers' },
      { step: 'era', era: 'planeteers' },
    ),
  );
/** Planeteers is over. */
const overAgain = (seats: number, ...changes: readonly Change[]): Position =>
  given(
    seats,
    inEra('planeteers'),
    ...changes,
    at(
      { step: 'eraClosing', era: 'planeteers' },
      { step: 'eraSetUp', era: 'starfarers' },
      { step: 'era', era: 'starfarers' },
    ),
  );
const keep = (pair: string) => ({ type: 'KeepLegacy', pair }) as const;
const none = { type: 'KeepNoLegacy' } as const;
/** Deimos with P1 and a Refinery, Phobos with P1 and a Research base, both A's. */
const pair = [tiles('deimos=M-e1-03 phobos=M-e1-04'), bases('A', 'deimos:refinery phobos:research')] as const;

describe('13 From era to era: legacy', () => {
  it('13.1 lets each seat take one tile with a P number and its base there', () => {
    const asked = over(
      2,
      ...pair,
      tiles('luna=M-e1-05 eros=M-e1-02'),
      bases('A', 'luna:research'),
      bases('B', 'eros:research'),
    );
    expect(asked.choices('A', 'KeepLegacy', 'pair')).toEqual(['deimos/1', 'phobos/1']);
    expect(asked.choices('B', 'KeepLegacy', 'pair')).toEqual(['eros/1']);
    const kept = asked.when('A', keep('deimos/1')).when('B', none);
    expect(company(kept, 'A').legacy).toEqual({ tile: 'M-e1-03', base: 'refinery', p: 2 });
    expect(company(kept, 'B').legacy).toBeNull();
    // Between Planeteers and Starfarers as well; a seat without such a tile is not asked.
    const later = overAgain(2, tiles('io=P-e2-06'), bases('B', 'io:research'));
    expect([later.asked(), later.offered('B')]).toEqual([['B'], ['KeepLegacy', 'KeepNoLegacy']]);
  });

  it('13.1a has all choose at the same time and sealed', () => {
    const asked = over(
      3,
      ...pair,
      tiles('luna=M-e1-03 eros=M-e1-02'),
      bases('B', 'luna:research'),
      bases('C', 'eros:research'),
    );
    expect(asked.asked()).toEqual(['A', 'B', 'C']);
    const one = asked.when('B', keep('luna/1'));
    expect([one.asked(), toldTypes(one)]).toEqual([['A', 'C'], ['ChoiceSealed']]);
    expect(one.view('A')).toEqual(asked.view('A'));
  });

  it('13.1b lets an Attraction make the P number, and takes no exploited tile', () => {
    const wonder = over(2, tiles('luna=M-e1-05'), bases('A', 'luna:attraction'));
    expect(wonder.choices('A', 'KeepLegacy', 'pair')).toEqual(['luna/1']);
    const spent = overAgain(2, tiles('io=P-e2-06'), bases('A', 'io:exploiter'), exploited('io'));
    expect([spent.offered('A').includes('KeepLegacy'), spent.told('LegacyKept')]).toEqual([false, []]);
  });

  it('13.1c collects from the pair with the P number it had', () => {
    const kept = overAgain(2, tiles('pallas=P-e1-06'), bases('A', 'pallas:attraction')).when('A', keep('pallas/1'));
    expect(company(kept, 'A').legacy?.p).toBe(1);
    const set = legacy('A', { tile: 'M-e1-03', base: 'refinery', p: 2 });
    const produced = inPlaneteers(
      2,
      set,
      hand('A', 'helium_scoops'),
      tiles('io=P-e2-07'),
      bases('A', 'io:research'),
      turn('A'),
    );
    const after = produced.when('A', produce('io legacy', { cards: 'helium_scoops' }));
    expect(after.told('Produced')).toMatchObject([{ total: 3 }]);
  });

  it('13.1d replaces the old pair, whose base returns; without a choice the old pair stays', () => {
    const old = legacy('A', { tile: 'M-e1-03', base: 'refinery', p: 2 });
    const asked = overAgain(2, old, tiles('io=P-e2-06'), bases('A', 'io:industrial'));
    const anew = asked.when('A', keep('io/1'));
    expect(company(anew, 'A').legacy).toEqual({ tile: 'P-e2-06', base: 'industrial', p: 3 });
    expect(company(anew, 'A').stock).toMatchObject({ refinery: 3, industrial: 2 });
    const same = asked.when('A', none);
    expect(company(same, 'A').legacy).toEqual({ tile: 'M-e1-03', base: 'refinery', p: 2 });
    expect(company(same, 'A').stock).toMatchObject({ refinery: 2, industrial: 3 });
  });

  it('13.1e counts the base for Produce and nothing else: no region, no site, no contract', () => {
    const set = legacy('A', { tile: 'M-e2-01', base: 'research', p: 1 });
    const there = [
      bases('A', 'io:research callisto:research'),
      tiles('io=P-e2-04 callisto=P-e2-08'),
      claimed({ 2: 'B' }),
    ];
    const claiming = (list: string) =>
      inPlaneteers(3, set, ...there, bases('A', list), at({ step: 'contractClaims', seat: 'A' }));
    // Row 5 asks for three regions, row 4 for two bases beyond Jupiter.
    expect(claiming('rhea:research').asked()).toEqual([]);
    expect(claiming('rhea:research umbriel:research').choices('A', 'ClaimContracts', 'rows')).toEqual(['4', '5']);
  });
});

describe('13 From era to era: clearing the board', () => {
  it('13.2 gathers all Time cards in use and deals them anew', () => {
    const after = over(3, hand('A', 'time time'), offers('time - - -'), discard('ion_drive'));
    const { companies, deck } = boardOf(after);
    const times = (ids: readonly string[]): number => ids.filter((id) => id.startsWith('T')).length;
    expect([...'ABC'].map((seat) => times(companies[seat].hand))).toEqual([1, 1, 1]);
    expect(times(deck.rest)).toBe(2);
  });

  it('13.3 keeps Infra cards, and every other action card leaves the game', () => {
    const set = [slots('A', 'ion_drive - orbital_printer'), hand('A', 'heavy_lifter'), hand('B', 'solar_sail')];
    const after = over(2, ...set);
    expect(named(company(after, 'A').slots)).toEqual(['ion_drive', '-', 'orbital_printer']);
    const { deck, offers: boxes, discard, companies } = boardOf(after);
    const cards = [...deck.start, ...deck.rest, ...boxes, ...discard, ...companies.A.hand, ...companies.B.hand];
    expect(cards.filter((id) => id?.startsWith('M'))).toEqual([]);
  });

  it('13.4 leaves profit, cubes, progress cards, markers held and contract rows as they are', () => {
    const set = [profit({ A: 7, B: 9 }), genetics({ A: 2 }), claimed({ 3: 'B' })];
    const after = over(2, ...set);
    expect([profits(after), company(after, 'A').genetics]).toEqual([[7, 9], 2]);
    expect(boardOf(after).claims.mariners).toEqual([null, null, 'B', null, null, null, null]);
    const later = overAgain(2, progress('A', 'probe_network'), revelation({ A: 4 }), claimed({ 1: 'A' }));
    expect([company(later, 'A').progress, company(later, 'A').revelation]).toEqual([['probe_network'], 4]);
    expect(boardOf(later).claims.planeteers?.[0]).toBe('A');
    // A held marker counts until it has been used.
    expect(over(2, beyond('A', 1)).offered('A')).toContain('UseBeyond');
  });

  it('13.5 returns teams and bases to stock, and the tiles leave the game', () => {
    const after = over(2, ...pair, teams('A', 'luna eros'), bases('B', 'lunar_lp4:spaceport')).when('A', none);
    expect(company(after, 'A').stock).toMatchObject({ refinery: 3, research: 3 });
    expect(company(after, 'B').stock).toMatchObject({ spaceport: 3 });
    expect(Object.keys(boardOf(after).sites)).not.toContain('luna');
    expect(
      Object.values(boardOf(after).stacks)
        .flat()
        .filter((id) => id.startsWith('M')),
    ).toEqual([]);
  });
});

describe('13 From era to era: Planeteers', () => {
  it('13.6 shuffles the e1, e2 and e3 tiles as three stacks', () => {
    const { stacks } = boardOf(over(2));
    expect(Object.entries(stacks).map(([id, all]) => [id, all.length])).toEqual([
      ['e1', 6],
      ['e2', 14],
      ['e3', 8],
    ]);
    expect(over(2).view('A').stacks).toEqual({ e1: 6, e2: 14, e3: 8 });
  });

  it('13.7 places two teams of each seat at the Inner Solar System base', () => {
    const at = (seat: string) => company(over(3), seat).teams.map((team) => team.at);
    expect([at('A'), at('C')]).toEqual(Array(2).fill(['inner_base', 'inner_base', null, null]));
  });

  it('13.8 lets the holder of the 1st marker place a team at Ceres, which explores it', () => {
    const asked = over(3, beyond('B', 1));
    expect([asked.asked(), asked.offered('B')]).toEqual([['B'], ['UseBeyond', 'StayHome']]);
    const used = asked.when('B', { type: 'UseBeyond' });
    const [{ tile }] = used.told('TilePlaced');
    expect(tile.slice(0, 4)).toBe('P-e1');
    expect(spot(used, 'ceres')).toMatchObject({ tiles: [tile], claim: { seat: 'B', team: 1 } });
    const found = components.tiles.planeteers.find(({ id }) => id === tile)!;
    expect(used.told('ProfitGained').reduce((sum, one) => sum + one.profit, 0)).toBe(found.profit);
    expect(company(asked.when('B', { type: 'StayHome' }), 'B').teams[0].at).toBe('inner_base');
  });

  it('13.9 lets the holder of the 2nd marker place a team at Vesta, unexplored', () => {
    const used = over(3, beyond('C', 2)).when('C', { type: 'UseBeyond' });
    expect(company(used, 'C').teams.map((team) => team.at)).toEqual(['inner_base', 'vesta', null, null]);
    expect(spot(used, 'vesta')).toMatchObject({ tiles: [null], claim: null });
  });

  it('13.9a lets a seat with both markers do both', () => {
    const both = over(2, beyond('A', 1, 2))
      .when('A', { type: 'UseBeyond' })
      .when('A', { type: 'UseBeyond' });
    expect(company(both, 'A').teams.map((team) => team.at)).toEqual(['ceres', 'vesta', null, null]);
  });

  it('13.10 lays both markers at the Oort Cloud afterwards, held or not', () => {
    const used = over(3, beyond('B', 1)).when('B', { type: 'UseBeyond' });
    expect([boardOf(used).beyondLeft, company(used, 'B').beyond]).toEqual([[1, 2], []]);
    expect(boardOf(over(2)).beyondLeft).toEqual([1, 2]);
  });

  it('13.11 deals each seat a Time card openly and two Start cards face down', () => {
    const after = over(3);
    for (const seat of ['A', 'B', 'C']) {
      const { hand: cards, known } = company(after, seat);
      expect([cards.length, known.length, known[0][0]]).toEqual([3, 1, 'T']);
      expect(cards.slice(1).map((id) => cardById(components, id)?.type.start)).toEqual([true, true]);
    }
  });

  it.each([
    [2, 8, 0],
    [3, 6, 2],
    [4, 4, 4],
  ])(
    '13.11a shuffles the other Time cards into the deck of %i seats and lays %i Start cards on top',
    (seats, start, times) => {
      const { deck, offers: boxes } = boardOf(over(seats));
      expect(deck.start.length + boxes.length).toBe(start);
      expect(deck.rest.filter((id) => id.startsWith('T'))).toHaveLength(times);
      expect(deck.rest).toHaveLength(58 - 12 + times);
    },
  );

  it('13.12 fills the offers with the top four cards', () => {
    const { offers: boxes } = boardOf(over(2));
    expect(boxes.map((id) => cardById(components, id!)?.type.start)).toEqual([true, true, true, true]);
  });

  it('13.13 lays out the 16 progress cards of Planeteers', () => {
    const left = boardOf(over(2)).progressLeft;
    expect(Object.keys(left).sort()).toEqual(
      components.progress
        .filter(({ era }) => era === 'planeteers')
        .map(({ id }) => id)
        .sort(),
    );
    expect(Object.values(left).reduce((sum, n) => sum + n, 0)).toBe(16);
  });

  it('13.14 makes the seat at Ceres the first, else the one with least profit, else a lot', () => {
    const atCeres = over(3, beyond('C', 1), profit({ A: 1, B: 2, C: 3 })).when('C', { type: 'UseBeyond' });
    expect(atCeres.told('FirstSeatChosen')).toMatchObject([{ seat: 'C', by: 'team' }]);
    expect(over(3, profit({ A: 4, B: 1, C: 2 })).told('FirstSeatChosen')).toMatchObject([{ seat: 'B', by: 'profit' }]);
    const tied = over(3, profit({ A: 4, B: 1, C: 1 }));
    expect(tied.told('FirstSeatChosen')).toMatchObject([{ seat: 'B', by: 'lot' }]);
    expect(tied.told('TurnBegan')).toMatchObject([{ seat: 'B' }]);
  });

  it('13.14a counts least profit before the awards of 13.15', () => {
    const now = over(2, profit({ A: 1, B: 2 }), genetics({ A: 3 }));
    expect(now.told('FirstSeatChosen')).toMatchObject([{ seat: 'A' }]);
    expect(profits(now.when('A', { type: 'TakeProgress', title: 'sensory_focus' }))).toEqual([2, 2]);
  });

  it('13.15 gives each seat that reached the start space in Mariners exactly one Adaptation, in turn order', () => {
    const now = over(4, profit({ A: 3, B: 2, C: 1, D: 0 }), genetics({ A: 8, B: 2, C: 3, D: 0 }));
    expect(now.asked()).toEqual(['A']);
    const a = now.when('A', { type: 'TakeProgress', title: 'metabolic_control' });
    expect([gains(a), profits(a)[0]]).toEqual([[], 4]);
    expect(a.asked()).toEqual(['C']);
    const done = a.when('C', { type: 'TakeProgress', title: 'metabolic_control' });
    expect(done.told('ProgressTaken')).toMatchObject([{ seat: 'C', award: 0 }]);
    expect(done.told('TurnBegan')).toMatchObject([{ seat: 'D' }]);
  });
});

describe('13 From era to era: Starfarers', () => {
  it('13.16 shuffles the Primary, Secondary and Alien tiles as three stacks', () => {
    const { stacks } = boardOf(overAgain(2));
    expect(Object.entries(stacks).map(([id, all]) => [id, all.length])).toEqual([
      ['primary', 16],
      ['secondary', 12],
      ['alien', 5],
    ]);
  });

  it('13.17 places three teams at Sol and leaves the fourth in stock', () => {
    expect(company(overAgain(2), 'B').teams.map((team) => team.at)).toEqual(['sol', 'sol', 'sol', null]);
  });

  it('13.18 lets the holder of the 1st marker place a team on the star of Alpha Centauri', () => {
    const used = overAgain(2, beyond('B', 1)).when('B', { type: 'UseBeyond' });
    expect(company(used, 'B').teams[0]).toEqual({ at: 'alpha_centauri', track: 0, gone: false });
    expect(spot(used, 'alpha_centauri')).toMatchObject({ tiles: [null], claim: null });
  });

  it('13.19 lets the holder of the 2nd place one on the far track box of Luhman 16', () => {
    const used = overAgain(2, beyond('A', 2)).when('A', { type: 'UseBeyond' });
    expect(used.told('BeyondUsed')).toMatchObject([{ team: 2, site: 'luhman_16', track: 3 }]);
    expect(overAgain(2, beyond('A', 2)).when('A', { type: 'StayHome' }).told('BeyondLeft')).toHaveLength(1);
  });

  it('13.19a takes both markers out of the game', () => {
    const used = overAgain(2, beyond('A', 1)).when('A', { type: 'StayHome' });
    expect([boardOf(used).beyondLeft, company(used, 'A').beyond]).toEqual([[], []]);
  });

  it('13.20 deals and lays out cards as before, with the Starfarers deck', () => {
    const after = overAgain(3);
    expect(['A', 'B', 'C'].map((seat) => company(after, seat).hand.length)).toEqual([3, 3, 3]);
    const { deck, offers: boxes } = boardOf(after);
    expect([deck.start.length, deck.rest.length]).toEqual([2, 76 - 12 + 2]);
    expect(boxes.map((id) => id?.[0])).toEqual(['S', 'S', 'S', 'S']);
  });

  it('13.21 adds the progress cards of Starfarers to those of Planeteers that are left', () => {
    const { progressLeft } = boardOf(overAgain(2, progress('A', 'probe_network'), progress('B', 'probe_network')));
    expect(Object.keys(progressLeft)).toHaveLength(16);
    expect(progressLeft).toMatchObject({ probe_network: 0, nano_assembly: 2, jump_drive: 2, star_children: 2 });
  });

  it.each([
    [2, 12],
    [3, 17],
    [4, 20],
  ])('13.22 lays out the colonies of %i seats: %i', (seats, n) => {
    const { coloniesLeft } = boardOf(overAgain(seats));
    expect([coloniesLeft.length, new Set(coloniesLeft).size]).toEqual([n, n]);
  });

  it('13.23 makes the seat at Alpha Centauri the first, else the one with least profit, else a lot', () => {
    const there = overAgain(2, beyond('B', 1), profit({ A: 1, B: 9 })).when('B', { type: 'UseBeyond' });
    expect(there.told('FirstSeatChosen')).toMatchObject([{ seat: 'B', by: 'team' }]);
    expect(overAgain(2, profit({ A: 5, B: 2 })).told('FirstSeatChosen')).toMatchObject([{ seat: 'B', by: 'profit' }]);
    expect(overAgain(2).told('FirstSeatChosen')).toMatchObject([{ by: 'lot' }]);
  });
});
