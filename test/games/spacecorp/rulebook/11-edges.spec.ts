import { describe, expect, it } from '@jest/globals';
import { cardById, deckOf } from '../../../../src/games/spacecorp/components/cards.js';
import { components } from '../../../../src/games/spacecorp/components/index.js';
import { EDGE_IDS, ERAS, KINDS } from '../../../../src/games/spacecorp/components/kinds.js';
import {
  advanceRevelation,
  claimRows,
  drawDeck,
  edge,
  move,
  passWindow,
  produce,
  research,
  special,
  takeOffer,
  upgrade,
} from '../acts.js';
import {
  bases,
  board,
  boardOf,
  busyWith,
  card,
  cards,
  type Change,
  company,
  deck,
  filled,
  given,
  hand,
  handOf,
  midTurn,
  named,
  offers,
  passed,
  play,
  type Position,
  profit,
  profits,
  progress,
  restOfTurn,
  revelation,
  slots,
  teams,
  tiles,
  toldTypes,
  triggered,
  turn,
} from '../given.js';
import { gains, inPlaneteers, inStarfarers } from '../given-later-eras.js';

/** A turn that is over but for the quiet moments behind it. */
const ending = (seat: string, ...changes: readonly Change[]): Change[] => [...changes, midTurn(seat, 'turnClosing')];
const edgesOffered = (position: Position, seat: string): string[] =>
  position
    .questions(seat)
    .flatMap(({ offers: all }) => all)
    .flatMap(({ action }) =>
      action.type === 'PlayEdge' ? [cardById(components, action.card as string)!.type.edge!] : [],
    );
/** A owns a Refinery on a tile of P1 and another base on P2, and has what it needs to produce. */
const producing = [bases('A', 'deimos:refinery phobos:research'), tiles('deimos=M-e1-03 phobos=M-e1-04')] as const;

describe('11 Edges: when and what', () => {
  it('11.1 takes an Edge from the hand at its moment, in another turn too, and discards its card at once', () => {
    const asked = given(2, hand('A', 'orbital_observatory'), hand('B', 'data_mining'), offers('ion_drive'), turn('A'));
    const hacked = play(asked, ['A', research({ hq: 'A' })], ['B', edge('data_mining', { box: '1' })]);
    expect(named(boardOf(hacked).discard)).toEqual(['data_mining']);
    expect(boardOf(hacked).turn).toMatchObject({ seat: 'A', barred: null, acted: [] });
  });

  it('11.1a counts only the Edge of a card that is played as one', () => {
    const asked = given(2, hand('B', 'data_mining'), offers('ion_drive - - -'), turn('A')).when(
      'A',
      research({ hq: 'A' }),
    );
    const hacked = asked.when('B', edge('data_mining', { box: '1' }));
    expect(hacked.told('ActionPaid')).toEqual([]);
    expect(boardOf(hacked).turn).toMatchObject({ draws: 2, played: [] });
    // Competitors is paid with beside faces, and gives none of its own.
    const both = { hq: 'AB', cards: 'open_standards', edge: 'open_standards' };
    expect(given(2, hand('A', 'open_standards'), turn('A')).refused('A', research(both)).rule).toBe('11.1a');
  });

  it.each([
    ['mariners', 'competitors hack intercept market_influence poach sabotage salvage'],
    ['planeteers', 'divert hack hostile_microbes incompatible intercept leak market_influence'],
    ['starfarers', 'competitors divert hack hostile_microbes incompatible intercept leak poach sabotage'],
  ] as const)('11.2 has one copy of each of its Edges in the deck of %s', (era, edges) => {
    const carried = deckOf(components, era).flatMap(({ type }) => type.edge ?? []);
    expect(carried.sort()).toEqual(edges.split(' '));
  });

  it('11.2 names moment and players of each Edge', () => {
    const told = EDGE_IDS.map((id) => `${id}: ${components.edges[id].moment}, ${components.edges[id].who}`);
    expect(told).toEqual([
      'competitors: payment, active',
      'divert: produce, opponents',
      'hack: research, opponents',
      'hostile_microbes: opening, all',
      'incompatible: closing, all',
      'intercept: closing, all',
      'leak: breakthrough, opponents',
      'market_influence: claims, all',
      'poach: discard, opponents',
      'sabotage: opening, opponents',
      'salvage: any, all',
    ]);
    expect(ERAS.flatMap((era) => deckOf(components, era)).filter(({ type }) => type.edge)).toHaveLength(23);
  });

  it('11.3 lets the seats react once, and applies it in turn order from the active seat', () => {
    const asked = inStarfarers(
      4,
      ...ending('B', profit({ A: 5, B: 5, C: 5, D: 5 })),
      hand('A', 'slingshot'),
      hand('D', 'legacy_hardware'),
      slots('C', 'ramscoop - -'),
    );
    const done = play(asked, ['A', edge('slingshot')], ['D', edge('legacy_hardware')]);
    expect(done.told('EdgePlayed').map(({ seat }) => seat)).toEqual(['D', 'A']);
  });

  it('11.3a asks no seat again because another has played', () => {
    const asked = given(3, offers('ion_drive survey_drone'), hand('B', 'data_mining'), turn('A'));
    const after = play(asked, ['A', research({ hq: 'A' })], ['B', edge('data_mining', { box: '1' })]);
    expect([busyWith(after), after.asked()]).toEqual(['researchDraws', ['A']]);
  });

  it('11.4 offers no Edge that would change nothing', () => {
    const research1 = given(2, hand('B', 'data_mining'), turn('A')).when('A', research({ hq: 'A' }));
    expect(busyWith(research1)).toBe('researchDraws');
    const quiet = inStarfarers(2, ...ending('A', hand('B', 'legacy_hardware alien_spores'), profit({ A: 0, B: 0 })));
    expect(busyWith(quiet)).toBe('action');
    const alone = given(2, hand('A', 'open_standards'), turn('A'));
    expect(alone.refused('A', research({ hq: 'A', edge: 'open_standards' })).rule).toBe('11.4');
  });
});

describe('11 Edges: Competitors, Divert, Hack', () => {
  const competing = (...more: readonly Change[]): Position =>
    given(
      3,
      hand('A', 'open_standards'),
      slots('B', 'ion_drive - -'),
      slots('C', '- survey_drone -'),
      ...more,
      turn('A'),
    );

  it('11.5 uses the matching Infra of two HQs, of two opponents or of the seat and one opponent', () => {
    const own = competing().when('A', move(1, 'luna', { hq: 'AB', edge: 'open_standards' }));
    expect(own.told('ActionPaid')).toMatchObject([{ hq: ['A', 'B'], value: 4, edge: card('open_standards') }]);
    const others = competing(filled('C', 1)).when('A', research({ hq: 'BC', edge: 'open_standards' }));
    expect(others.told('ActionPaid')).toMatchObject([{ hq: ['B', 'C'], value: 4 }]);
    expect(competing().refused('A', move(1, 'luna', { hq: 'AB' })).rule).toBe('4.2');
    expect(named(boardOf(own).discard)).toEqual(['open_standards']);
  });

  it('11.5a rewards each opponent whose HQ is used', () => {
    const paid = competing().when('A', research({ hq: 'BC', edge: 'open_standards' }));
    expect(paid.told('ActionPaid')[0].rewards).toEqual(['B', 'C']);
    const drawn = restOfTurn(paid)
      .told('CardsDrawn')
      .filter(({ why }) => why === 'reward');
    expect(drawn.map(({ seat, count }) => `${seat} ${count}`)).toEqual(['B 1', 'C 1']);
  });

  it('11.5b works after the trigger too', () => {
    const late = competing(triggered({ contracts: true }));
    expect(late.refused('A', move(1, 'luna', { hq: 'B' })).rule).toBe('12.9');
    const paid = late.when('A', move(1, 'luna', { hq: 'AB', edge: 'open_standards' }));
    expect(paid.told('TeamMoved')).toHaveLength(1);
  });

  it('11.5c is still two HQs beside Matter Shifting', () => {
    const both = inStarfarers(3, progress('A', 'matter_shifting'), hand('A', 'shared_foundry'), turn('A'));
    const three = { hq: 'ABC', edge: 'shared_foundry' };
    expect(both.offer('A', 'Research').inputs.hq).toMatchObject({ max: 2 });
    expect(() => both.when('A', research(three))).toThrow();
    expect(both.when('A', research({ hq: 'BC', edge: 'shared_foundry' })).told('ActionPaid')[0].value).toBe(4);
  });

  it('11.6 gains half of what was collected, rounded up, and takes nothing away', () => {
    const set = [tiles('io=P-e2-06 callisto=P-e2-05'), bases('A', 'io:research callisto:research')];
    const asked = inPlaneteers(3, ...set, hand('A', 'helium_scoops'), hand('C', 'transfer_pricing'), turn('A'));
    const produced = asked.when('A', produce('io callisto', { cards: 'helium_scoops' }));
    expect(produced.asked()).toEqual(['C']);
    const diverted = produced.when('C', edge('transfer_pricing'));
    expect([gains(diverted), profits(diverted)]).toEqual([['C 3 edge'], [5, 0, 3]]);
  });

  it('11.7 takes one card from the offers, and the box stays empty until step 5', () => {
    const asked = given(
      2,
      hand('B', 'data_mining'),
      offers('ion_drive survey_drone cargo_pod heavy_lifter'),
      turn('A'),
    );
    const hacked = play(asked, ['A', research({ hq: 'A' })], ['B', edge('data_mining', { box: '2' })]);
    expect([handOf(hacked, 'B'), named(boardOf(hacked).offers)]).toEqual([
      ['survey_drone'],
      ['ion_drive', '-', 'cargo_pod', 'heavy_lifter'],
    ]);
    expect(hacked.choices('A', 'TakeOffer', 'box')).toEqual(['1', '3', '4']);
    expect(restOfTurn(play(hacked, ['A', drawDeck(2)])).told('OfferRefilled')).toMatchObject([{ box: 2 }]);
  });
});

describe('11 Edges: Hostile Microbes, Incompatible, Intercept', () => {
  const life = tiles('europa=P-e3-03 rhea=P-e2-04');
  /** The end of B's turn, after which C's begins; A holds Hostile Microbes. */
  const infected = (...changes: readonly Change[]): Position =>
    inPlaneteers(
      3,
      life,
      profit({ A: 4, B: 4, C: 4 }),
      hand('A', 'culture_vats'),
      ...changes,
      midTurn('B', 'turnClosing'),
    );

  it('11.8 costs every seat with a team at life 1, the player of the card too', () => {
    const asked = infected(teams('A', 'europa inner_base'), teams('B', 'io io'), teams('C', 'rhea inner_base'));
    const after = asked.when('A', edge('culture_vats'));
    expect(after.told('ProfitLost')).toMatchObject([
      { seat: 'C', profit: 1 },
      { seat: 'A', profit: 1 },
    ]);
    expect(profits(after)).toEqual([3, 4, 3]);
  });

  it('11.8a costs a seat 1 only, however many of its teams are hit', () => {
    const after = infected(teams('C', 'rhea europa')).when('A', edge('culture_vats'));
    expect(profits(after)).toEqual([4, 4, 3]);
  });

  it('11.8b does not hit a team on a track', () => {
    const set = [tiles('tau_ceti=S-primary-15'), profit({ A: 4, B: 4 }), hand('A', 'alien_spores')];
    const on = inStarfarers(2, ...set, teams('B', 'tau_ceti@2'), midTurn('A', 'turnClosing'));
    expect(busyWith(on)).toBe('action');
    const there = inStarfarers(
      2,
      ...set,
      teams('A', 'tau_ceti@1'),
      teams('B', 'tau_ceti'),
      midTurn('A', 'turnClosing'),
    );
    expect(profits(there.when('A', edge('alien_spores')))).toEqual([4, 3]);
  });

  it('11.9 makes every seat remove an Infra card of its choice from the game, from the active seat on', () => {
    const set = [
      slots('A', 'ion_drive - -'),
      slots('B', 'magnetic_sail plasma_drive -'),
      slots('C', 'swarm_builders - -'),
    ];
    const asked = inPlaneteers(3, ...set, hand('A', 'proprietary_format'), midTurn('B', 'turnClosing'));
    const played = asked.when('A', edge('proprietary_format'));
    // Only B has a choice; it is first.
    expect([played.asked(), busyWith(played)]).toEqual([['B'], 'infraRemoval']);
    const after = played.when('B', { type: 'RemoveInfra', slot: '2' });
    expect(after.told('InfraRemoved').map(({ seat, slot }) => `${seat}${slot}`)).toEqual(['B2', 'C1', 'A1']);
    expect(['A', 'B', 'C'].map((seat) => named(company(after, seat).slots))).toEqual([
      ['-', '-', '-'],
      ['magnetic_sail', '-', '-'],
      ['-', '-', '-'],
    ]);
    expect(named(boardOf(after).gone)).toEqual(['plasma_drive', 'swarm_builders']);
  });

  it('11.9a leaves printed values alone, and a seat without Infra cards', () => {
    const asked = inPlaneteers(
      2,
      slots('B', 'plasma_drive - -'),
      hand('A', 'proprietary_format'),
      midTurn('A', 'turnClosing'),
    );
    const after = asked.when('A', edge('proprietary_format'));
    expect(after.told('InfraRemoved').map(({ seat }) => seat)).toEqual(['B']);
    // Research 2 and Move 1 are as they were.
    expect(after.when('B', research({ hq: 'B' })).told('ResearchAnnounced')).toMatchObject([{ draws: 2 }]);
    expect(named(company(after, 'A').slots)).toEqual(['-', '-', '-']);
  });

  it('11.10 gives a whole extra turn, after which play goes on behind the seat whose turn it was', () => {
    const asked = given(3, filled('A', 5), filled('B', 5), hand('C', 'solar_sail'), midTurn('A', 'turnClosing'));
    const extra = asked.when('C', edge('solar_sail'));
    expect(extra.told('TurnBegan')).toMatchObject([{ seat: 'C', extra: true, last: false }]);
    const after = restOfTurn(extra.when('C', research({ hq: 'C' })));
    expect(after.told('TurnBegan')).toMatchObject([{ seat: 'B', extra: false }]);
  });

  it('11.10a may be played at the end of the own turn', () => {
    const extra = given(2, hand('A', 'solar_sail'), midTurn('A', 'turnClosing')).when('A', edge('solar_sail'));
    expect(extra.told('TurnBegan')).toMatchObject([{ seat: 'A', extra: true }]);
  });

  it('11.10b cannot be played by a seat that has passed', () => {
    const ended = [deck(''), triggered({ deck: true }), hand('B', 'solar_sail')];
    const still = given(3, ...ended, hand('A', 'ion_drive'), midTurn('A', 'turnClosing'));
    expect(edgesOffered(still, 'B')).toEqual(['intercept']);
    const gone = given(3, ...ended, passed('B'), hand('C', 'ion_drive'), midTurn('A', 'turnClosing'));
    expect(edgesOffered(gone, 'B')).toEqual([]);
  });
});

describe('11 Edges: Leak, Market Influence, Poach', () => {
  /** B takes a Breakthrough with its award by Revelation; A could leak it. */
  const revealing = (...changes: readonly Change[]): Position =>
    inPlaneteers(
      3,
      hand('A', 'whistleblower'),
      hand('B', 'quantum_array'),
      revelation({ B: 2 }),
      ...changes,
      turn('B'),
    ).when('B', advanceRevelation({ cards: 'quantum_array' }));

  it('11.11 takes the copy without award of the same title', () => {
    const taken = revealing().when('B', { type: 'TakeProgress', title: 'probe_network' });
    expect([busyWith(taken), taken.asked()]).toEqual(['window', ['A']]);
    const leaked = taken.when('A', edge('whistleblower'));
    expect(leaked.told('ProgressTaken')).toMatchObject([{ seat: 'A', title: 'probe_network', award: 0 }]);
    expect([company(leaked, 'A').progress, profits(leaked)]).toEqual([['probe_network'], [0, 2, 0]]);
  });

  it('11.11a cannot be played if the copy is gone, the title owned or the prerequisite not met', () => {
    const title = (id: string) => ({ type: 'TakeProgress', title: id }) as const;
    expect(busyWith(revealing(progress('A', 'probe_network')).when('B', title('nano_assembly')))).toBe('window');
    expect(busyWith(revealing(progress('C', 'probe_network')).when('B', title('probe_network')))).toBe('action');
    const owned = revealing(progress('A', 'quantum_trading'), board({ progressLeft: { quantum_trading: 2 } }));
    expect([owned.told('ProgressTaken').length, busyWith(owned)]).toEqual([1, 'action']);
    const stars = inStarfarers(
      2,
      hand('A', 'open_archive'),
      hand('B', 'oracle_engine'),
      revelation({ B: 2 }),
      progress('B', 'nano_assembly'),
      turn('B'),
    ).when('B', advanceRevelation({ cards: 'oracle_engine' }));
    expect(busyWith(stars.when('B', title('stellar_engineering')))).toBe('action');
  });

  /** A claims a contract in step 2. */
  const claiming = (holder: string): Position =>
    given(
      2,
      ...producing,
      bases('A', 'north_mars:research'),
      hand(holder, 'futures_contracts'),
      midTurn('A', 'contractClaims', { produced: 2 }),
    );

  it('11.12 gains 2 for the own contract and 1 for that of another seat', () => {
    const own = claiming('A')
      .when('A', claimRows(1))
      .when('A', edge('futures_contracts', { row: '1' }));
    expect(gains(own)).toEqual(['A 2 edge']);
    const other = claiming('B')
      .when('A', claimRows(2))
      .when('B', edge('futures_contracts', { row: '2' }));
    expect(gains(other)).toEqual(['B 1 edge']);
  });

  it('11.12a counts one contract, though several were claimed', () => {
    const two = claiming('A').when('A', claimRows(1, 2));
    expect(two.choices('A', 'PlayEdge', 'row')).toEqual(['1', '2']);
    expect(gains(two.when('A', edge('futures_contracts', { row: '2' })))).toEqual(['A 2 edge']);
  });

  /** A has played these cards in its turn, which has come to step 5; B holds Poach. */
  const discarding = (played: string): Position =>
    given(3, filled('A', 5), hand('B', 'gene_sequencer'), midTurn('A', 'discarding', { played: cards(played) }));
  const poach = (list: string) => edge('gene_sequencer', { cards: cards(list) });

  it('11.13 takes up to two of the cards that are discarded', () => {
    const asked = discarding('ion_drive cargo_pod survey_drone');
    const poached = asked.when('B', poach('ion_drive survey_drone'));
    expect([handOf(poached, 'B'), named(boardOf(poached).discard)]).toEqual([
      ['ion_drive', 'survey_drone'],
      ['cargo_pod', 'gene_sequencer'],
    ]);
    expect(() => asked.when('B', poach('ion_drive cargo_pod survey_drone'))).toThrow(/pickCount/);
    expect(discarding('cargo_pod').when('B', poach('cargo_pod')).told('CardsPoached')).toHaveLength(1);
  });

  it('11.13a never takes a Time card', () => {
    expect(busyWith(discarding('time'))).toBe('action');
    expect(discarding('time cargo_pod').choices('B', 'PlayEdge', 'cards')).toEqual(cards('cargo_pod'));
  });

  it('11.13b takes no card that was placed in an HQ or played as an Edge', () => {
    const placed = given(2, hand('A', 'ion_drive'), filled('A', 5), hand('B', 'gene_sequencer'), turn('A'));
    expect(busyWith(restOfTurn(placed.when('A', upgrade('ion_drive', 1))))).toBe('action');
    const edged = given(
      2,
      hand('A', 'open_standards orbital_observatory'),
      filled('A', 4),
      hand('B', 'gene_sequencer'),
      turn('A'),
    )
      .when('A', research({ hq: 'AB', cards: 'orbital_observatory', edge: 'open_standards' }))
      .when('A', drawDeck(6));
    expect(edged.choices('B', 'PlayEdge', 'cards')).toEqual(cards('orbital_observatory'));
  });
});

describe('11 Edges: Sabotage, Salvage', () => {
  /** B may sabotage A, whose turn comes next. */
  const before = (...changes: readonly Change[]): Position =>
    given(2, hand('B', 'space_tug'), ...changes, midTurn('B', 'turnClosing'));
  const sabotage = (kind: (typeof KINDS)[number]) => edge('space_tug', { kind });

  it('11.14 bars one kind of action for this turn', () => {
    const barred = before(hand('A', 'ion_drive ion_drive')).when('B', sabotage('research'));
    expect(barred.told('ActionBarred')).toMatchObject([{ seat: 'A', by: 'B', kind: 'research' }]);
    expect(barred.offered('A')).toEqual(['MoveTeam', 'UpgradeHQ']);
    const free = before(hand('A', 'ion_drive ion_drive')).when('B', passWindow);
    expect(free.offered('A')).toContain('Research');
    const later = restOfTurn(barred.when('A', upgrade('ion_drive', 1)));
    expect(restOfTurn(later.when('B', research({ hq: 'B' }))).offered('A')).toContain('Research');
  });

  it('11.14a bars the kind and not a card: a Special that relocates and transport go on', () => {
    const set = [
      bases('A', 'tau_ceti/1:spaceport'),
      teams('A', 'tau_ceti sol'),
      hand('A', 'wormhole_prototype fusion_booster'),
    ];
    const asked = inStarfarers(2, hand('B', 'decoy_fleet'), ...set, midTurn('B', 'turnClosing'));
    const barred = asked.when('B', edge('decoy_fleet', { kind: 'move' }));
    expect(barred.offered('A')).not.toContain('MoveTeam');
    const relocated = barred.when('A', special('wormhole_prototype', { team: 2, to: 'sirius' }));
    expect([relocated.told('TeamRelocated').length, relocated.offered('A')]).toEqual([1, ['TransportTeam', 'StayPut']]);
  });

  it('11.14b names any kind of the era, and never passing', () => {
    expect(before().choices('B', 'PlayEdge', 'kind')).toEqual(
      KINDS.filter((kind) => kind !== 'revelation' && kind !== 'colonize'),
    );
    const stars = inStarfarers(2, hand('B', 'decoy_fleet'), midTurn('B', 'turnClosing'));
    expect(stars.choices('B', 'PlayEdge', 'kind')).toEqual([...KINDS]);
  });

  it('11.14c lets the opponent idle if no other action is possible', () => {
    const only = before().when('B', sabotage('research'));
    expect([only.told('TurnIdled').length, busyWith(only)]).toEqual([1, 'action']);
    expect(toldTypes(only)).not.toContain('SeatPassed');
  });

  it('11.15 takes every Start card out of the offers, whose boxes stay empty until step 5', () => {
    const asked = given(
      2,
      hand('B', 'gravity_assist'),
      offers('cargo_pod ion_drive ground_lab heavy_lifter'),
      turn('A'),
    );
    expect(edgesOffered(asked, 'B')).toEqual(['salvage']);
    const salvaged = asked.when('B', edge('gravity_assist'));
    expect([handOf(salvaged, 'B'), named(boardOf(salvaged).offers)]).toEqual([
      ['cargo_pod', 'ground_lab'],
      ['-', 'ion_drive', '-', 'heavy_lifter'],
    ]);
    expect(salvaged.asked()).toEqual(['A']);
    const after = restOfTurn(play(salvaged, ['A', research({ hq: 'A' })], ['A', takeOffer(2)], ['A', drawDeck(1)]));
    expect(after.told('OfferRefilled').map(({ box }) => box)).toEqual([1, 2, 3]);
  });
});
