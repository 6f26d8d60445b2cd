import { describe, expect, it } from '@jest/globals';
import { witness } from '../../../../src/games/kernel/tell.js';
import { spacecorp } from '../../../../src/games/spacecorp/index.js';
import { claimRows, drawDeck, edge, passWindow, produce, research, takeOffer, upgrade } from '../acts.js';
import {
  bases,
  boardOf,
  busyWith,
  card,
  cards,
  type Change,
  deck,
  discard,
  filled,
  given,
  hand,
  handOf,
  inEra,
  knownHand,
  midTurn,
  named,
  newTable,
  offers,
  onTop,
  options,
  play,
  type Position,
  profit,
  restOfTurn,
  revelation,
  slots,
  teams,
  tiles,
  turn,
} from '../given.js';
import { inPlaneteers } from '../given-later-eras.js';

const OPEN = options({ windows: 'open' });
/** The quiet moments behind the turn of a seat; A to C hold five cards and draw nothing. */
const between = (seat: string, ...changes: readonly Change[]): Position =>
  given(3, ...changes, midTurn(seat, 'turnClosing'));

describe('19 Playing by mail: what is seen', () => {
  it('19.1 shows the cards of a hand to its owner alone, and to all how many they are', () => {
    const now = given(2, hand('A', 'ion_drive heavy_lifter'), turn('B'));
    expect(named(now.view('A').companies.A.hand)).toEqual(['ion_drive', 'heavy_lifter']);
    for (const seat of ['B', null]) expect(now.view(seat).companies.A).toMatchObject({ hand: [], cards: 2 });
    // Whatever they are, it looks the same to others.
    expect(given(2, hand('A', 'survey_drone orbital_printer'), turn('B')).view('B').companies).toEqual(
      now.view('B').companies,
    );
  });

  it('19.1a shows all what everybody saw go into a hand, as long as it is there', () => {
    const taken = given(2, offers('ion_drive survey_drone'), turn('A'))
      .when('A', research({ hq: 'A' }))
      .when('A', takeOffer(1));
    expect(named(taken.view('B').companies.A.hand)).toEqual(['ion_drive']);
    const returned = given(2, slots('A', 'ion_drive - -'), hand('A', 'survey_drone'), turn('A')).when(
      'A',
      upgrade('survey_drone', 1),
    );
    expect(named(returned.view('B').companies.A.hand)).toContain('ion_drive');
    const discarding = midTurn('A', 'discarding', { played: cards('cargo_pod') });
    const poached = given(2, filled('A', 5), hand('B', 'gene_sequencer'), discarding);
    const after = poached.when('B', edge('gene_sequencer', { cards: cards('cargo_pod') }));
    expect(named(after.view('A').companies.B.hand)).toEqual(['cargo_pod']);
    const setUp = newTable(2).view('B').companies.A;
    expect([named(setUp.hand).sort(), setUp.cards]).toEqual([['chemical_drive', 'time'], 2]);
    const gone = taken.when('A', takeOffer(2));
    const placed = restOfTurn(restOfTurn(gone).when('B', research({ hq: 'B' }))).when('A', upgrade('ion_drive', 2));
    expect(named(placed.view('B').companies.A.hand)).not.toContain('ion_drive');
  });

  it('19.1b tells others of drawn cards the number alone', () => {
    const drawn = given(2, offers('cargo_pod'), onTop('ion_drive orbital_printer'), turn('A'))
      .when('A', research({ hq: 'A' }))
      .when('A', drawDeck(2));
    const [fact] = drawn.told('CardsDrawn');
    expect(witness(fact, 'A').secret).toEqual({ to: ['A'], cards: cards('ion_drive orbital_printer') });
    for (const seat of ['B', null])
      expect(witness(fact, seat)).toEqual({ type: 'CardsDrawn', of: fact.of, seat: 'A', count: 2, why: 'research' });
  });

  it('19.1c shows the size of the deck, its Start cards and how many late cards a hand may hold, but nothing of their order', () => {
    const now = given(
      2,
      deck('ion_drive survey_drone'),
      hand('A', 'heavy_lifter habitat_module cargo_pod'),
      knownHand('A', 'orbital_printer'),
      turn('B'),
    );
    expect(now.view('B').deck).toEqual({ start: 0, rest: 2 });
    // The Cargo Pod is a Start card, and the Printer is known.
    expect(now.view('B').companies.A.late).toBe(2);
    const other = given(2, deck('robotic_crew sample_return'), turn('B'));
    const one = given(2, deck('sample_return robotic_crew'), turn('B'));
    for (const seat of ['A', 'B', null]) expect(one.view(seat)).toEqual(other.view(seat));
    expect(now.view(null).stacks).toEqual({ e1: 6, e2: 3 });
  });

  it('19.2 lets others read only whose turn it is, or that reactions are awaited', () => {
    const many = given(2, hand('A', 'ion_drive orbital_printer time'), turn('A'));
    const few = given(2, hand('A', 'exobiology_lab habitat_module regolith_miner'), turn('A'));
    expect(many.question('A').about).toEqual(few.question('A').about);
    expect(many.question('A').about).toEqual({ say: 'about.turn' });
    const asked = given(2, OPEN, offers('ion_drive'), hand('B', 'habitat_module'), midTurn('A', 'action')).when(
      'A',
      research({ hq: 'A' }),
    );
    expect(asked.question('B').about).toEqual({ say: 'about.window' });
  });
});

describe('19 Playing by mail: who is asked', () => {
  const hacking = (...changes: readonly Change[]): string[] =>
    given(3, ...changes, offers('ion_drive - - -'), midTurn('A', 'action'))
      .when('A', research({ hq: 'A' }))
      .asked();

  it('19.3 asks by the option of the table every seat that could, which is preset, or the holders', () => {
    const held = [hand('B', 'data_mining'), hand('C', 'habitat_module')];
    expect(hacking(OPEN, ...held)).toEqual(['B', 'C']);
    expect(hacking(...held)).toEqual(['B']);
    const spec = spacecorp.options.find(({ id }) => id === 'windows');
    expect(spec).toMatchObject({ preset: 'open', of: ['open', 'holders'], candid: ['holders'] });
    // Under `open` B is asked the same with and without the card.
    expect(hacking(OPEN, hand('B', 'habitat_module'), hand('C', 'habitat_module'))).toEqual(['B', 'C']);
  });

  it('19.3a asks who has an unknown late card, while the Edge’s card is nowhere in sight', () => {
    expect(hacking(OPEN, hand('B', 'habitat_module'))).toEqual(['B']);
    expect(hacking(OPEN, hand('B', 'habitat_module'), discard('data_mining'))).toEqual(['A']);
    expect(hacking(OPEN, hand('B', 'habitat_module'), offers('- data_mining'))).toEqual(['B']);
    const inOffers = given(
      3,
      OPEN,
      hand('B', 'habitat_module'),
      offers('ion_drive data_mining'),
      midTurn('A', 'action'),
    );
    expect(inOffers.when('A', research({ hq: 'A' })).asked()).toEqual(['A']);
    expect(hacking(OPEN, knownHand('B', 'habitat_module'))).toEqual(['A']);
  });

  it('19.3b asks a seat alone that is known to hold the Edge', () => {
    expect(hacking(OPEN, knownHand('B', 'data_mining'), hand('C', 'habitat_module'))).toEqual(['B']);
  });

  it('19.3c asks nobody while no hand has a late card, nor for an Edge that has been played', () => {
    expect(hacking(OPEN, hand('B', 'cargo_pod'), hand('C', 'ground_lab'))).toEqual(['A']);
    const first = given(
      2,
      OPEN,
      hand('B', 'data_mining habitat_module'),
      offers('ion_drive survey_drone'),
      midTurn('A', 'action'),
    );
    const played = play(first, ['A', research({ hq: 'A' })], ['B', edge('data_mining', { box: '1' })]);
    expect(boardOf(played).discard).toContain(card('data_mining'));
    const again = given(
      2,
      OPEN,
      hand('B', 'habitat_module'),
      discard('data_mining'),
      offers('survey_drone'),
      midTurn('A', 'action'),
    );
    expect(again.when('A', research({ hq: 'A' })).asked()).toEqual(['A']);
  });

  it('19.3d asks only when the Edge could have an effect', () => {
    // Hack: no card in the offers.
    expect(
      given(2, OPEN, hand('B', 'habitat_module'), midTurn('A', 'action'))
        .when('A', research({ hq: 'A' }))
        .asked(),
    ).toEqual(['A']);
    // Divert: nothing yielded.
    const made = (tile: string): string[] =>
      given(
        2,
        inEra('planeteers'),
        hand('B', 'transfer_pricing'),
        tiles(`io=${tile}`),
        bases('A', 'io:research'),
        hand('A', 'helium_scoops'),
        turn('A'),
      )
        .when('A', produce('io', { cards: 'helium_scoops' }))
        .asked();
    expect([made('P-e2-06'), made('P-e2-09')]).toEqual([['B'], ['B']]);
    expect(given(2, OPEN, hand('B', 'habitat_module'), midTurn('A', 'contractClaims')).asked()).toEqual(['B']);
    // Poach: nothing was discarded but a Time card; Sabotage: the next turn is the own one; Intercept: passed.
    const discarded = (played: string): (string | undefined)[] => {
      const now = given(
        2,
        filled('A', 5),
        hand('B', 'gene_sequencer'),
        midTurn('A', 'discarding', { played: cards(played) }),
      );
      return [busyWith(now)];
    };
    expect([discarded('cargo_pod'), discarded('time'), discarded('')]).toEqual([['between'], ['action'], ['action']]);
    expect(busyWith(given(2, hand('A', 'space_tug'), filled('A', 5), midTurn('B', 'turnClosing')))).toBe('action');
    expect(busyWith(given(2, hand('A', 'space_tug'), filled('A', 5), midTurn('A', 'turnClosing')))).toBe('between');
    // Hostile Microbes: nobody would lose anything. Incompatible: no HQ holds an Infra card.
    const quiet = (...changes: readonly Change[]): string | undefined =>
      busyWith(
        inPlaneteers(
          2,
          hand('A', 'culture_vats proprietary_format'),
          profit({ A: 0, B: 3 }),
          ...changes,
          midTurn('A', 'turnClosing'),
        ),
      );
    expect(quiet()).toBe('action');
    expect(quiet(slots('B', 'ion_drive - -'))).toBe('between');
    expect(quiet(tiles('rhea=P-e2-04'), teams('B', 'rhea'))).toBe('between');
    expect(quiet(tiles('rhea=P-e2-04'), teams('A', 'rhea'))).toBe('action');
  });
});

describe('19 Playing by mail: windows', () => {
  it('19.4 asks all seats of a window at once and sealed, and applies their plays in turn order from the active seat', () => {
    const asked = between('C', filled('C', 5), hand('A', 'solar_sail'), hand('B', 'space_tug'));
    expect(asked.asked()).toEqual(['A', 'B']);
    const one = asked.when('B', edge('space_tug', { kind: 'build' }));
    expect([one.facts.map(({ type }) => type), one.asked()]).toEqual([['ChoiceSealed'], ['A']]);
    for (const seat of ['A', 'C', null])
      expect(one.facts.map((fact) => witness(fact, seat))).toEqual(
        asked.when('B', passWindow).facts.map((fact) => witness(fact, seat)),
      );
    const four = given(
      4,
      inEra('planeteers'),
      filled('A', 5),
      profit({ A: 3, B: 3, C: 3, D: 3 }),
      hand('A', 'burn_window'),
      hand('C', 'proprietary_format'),
      slots('D', 'plasma_drive - -'),
      midTurn('B', 'turnClosing'),
    );
    const done = play(four, ['A', edge('burn_window')], ['C', edge('proprietary_format')]);
    expect(done.told('EdgePlayed').map(({ seat }) => seat)).toEqual(['C', 'A']);
  });

  it('19.4a passes over a play that an earlier one has made impossible, and its card stays in the hand unseen', () => {
    const hands = [hand('B', 'data_mining'), hand('C', 'gravity_assist')];
    const asked = given(3, OPEN, ...hands, offers('cargo_pod ion_drive'), midTurn('A', 'action')).when(
      'A',
      research({ hq: 'A' }),
    );
    expect(asked.asked()).toEqual(['B', 'C']);
    const done = play(asked, ['B', edge('data_mining', { box: '1' })], ['C', 'edge salvage']);
    expect(done.told('EdgePlayed').map(({ edge: id }) => id)).toEqual(['salvage']);
    expect([handOf(done, 'B'), done.view('C').companies.B.hand]).toEqual([['data_mining'], []]);
  });

  it('19.5 asks for the discards, the end of a turn and the start of the next in one window', () => {
    const held = hand('B', 'gene_sequencer solar_sail space_tug');
    const asked = given(3, filled('A', 5), held, midTurn('A', 'discarding', { played: cards('cargo_pod') }));
    const edges = asked
      .question('B')
      .offers.flatMap(({ action }) => (action.type === 'PlayEdge' ? named([action.card as string]) : []));
    // Sabotage is not among them: the next turn is B's own.
    expect(edges).toEqual(['gene_sequencer', 'solar_sail']);
    const none = asked.when('B', passWindow);
    expect([busyWith(none), none.asked()]).toEqual(['action', ['B']]);
  });

  it('19.5a asks after step 6, so what is poached has not been refilled before', () => {
    const asked = given(
      2,
      hand('B', 'gene_sequencer'),
      onTop('ion_drive ion_drive'),
      offers('ground_lab ground_lab cargo_pod -'),
      midTurn('A', 'discarding', { played: cards('survey_drone') }),
    );
    expect(asked.told('OfferRefilled')).toHaveLength(1);
    expect(asked.told('CardsDrawn')).toHaveLength(1);
    expect(asked.offered('B')).toContain('PlayEdge');
  });

  it('19.5b drops what was said for the start of a turn that does not come next, and asks anew for the extra turn', () => {
    const asked = between('A', filled('A', 5), hand('B', 'solar_sail'), hand('C', 'space_tug'));
    const both = play(asked, ['C', edge('space_tug', { kind: 'move' })], ['B', edge('solar_sail')]);
    expect([both.told('TurnBegan')[0], both.told('ActionBarred')]).toMatchObject([{ seat: 'B', extra: true }, []]);
    expect([busyWith(both), both.asked()]).toEqual(['window', ['C']]);
    expect(handOf(both, 'C')).toEqual(['space_tug']);
    expect(both.when('C', edge('space_tug', { kind: 'move' })).told('ActionBarred')).toMatchObject([
      { seat: 'B', by: 'C' },
    ]);
  });

  it('19.5c asks a seat again whose play was applied, with what it may have poached', () => {
    const asked = given(
      3,
      filled('A', 5),
      hand('B', 'gene_sequencer'),
      midTurn('A', 'discarding', { played: cards('solar_sail') }),
    );
    const poached = asked.when('B', edge('gene_sequencer', { cards: cards('solar_sail') }));
    expect([busyWith(poached), poached.asked()]).toEqual(['between', ['B']]);
    expect(poached.when('B', edge('solar_sail')).told('TurnBegan')).toMatchObject([{ seat: 'B', extra: true }]);
  });

  it('19.6 interrupts the turn for Hack, Divert, Leak and Market Influence by a window of their own', () => {
    const hack = given(2, hand('B', 'data_mining'), offers('ion_drive'), turn('A')).when('A', research({ hq: 'A' }));
    const set = [tiles('io=P-e2-06'), bases('A', 'io:research'), hand('A', 'helium_scoops')];
    const divert = inPlaneteers(2, ...set, hand('B', 'transfer_pricing'), turn('A')).when(
      'A',
      produce('io', { cards: 'helium_scoops' }),
    );
    const market = given(
      2,
      bases('A', 'north_mars:research'),
      hand('B', 'futures_contracts'),
      midTurn('A', 'contractClaims'),
    ).when('A', claimRows(2));
    const leak = inPlaneteers(
      2,
      hand('B', 'whistleblower'),
      hand('A', 'quantum_array'),
      revelation({ A: 2 }),
      turn('A'),
    )
      .when('A', { type: 'AdvanceRevelation', faces: [`${card('quantum_array')}/0`] })
      .when('A', { type: 'TakeProgress', title: 'probe_network' });
    for (const one of [hack, divert, market, leak]) expect([busyWith(one), one.asked()]).toEqual(['window', ['B']]);
  });

  it('19.7 invites the holder of Salvage while a Start card lies in the offers, and waits for nobody', () => {
    const now = given(3, hand('C', 'gravity_assist'), offers('cargo_pod ion_drive'), turn('A'));
    expect([now.asked(), now.offered('C')]).toEqual([['A'], ['PlayEdge']]);
    expect(now.questions('C')[0].waits).toBe(false);
    expect(now.questions('B')).toEqual([]);
    expect(given(3, hand('C', 'gravity_assist'), offers('ion_drive'), turn('A')).questions('C')).toEqual([]);
    // Between two draws of Research as well.
    const drawing = play(now, ['A', research({ hq: 'A' })], ['A', takeOffer(2)]);
    const salvaged = drawing.when('C', edge('gravity_assist'));
    expect([handOf(salvaged, 'C'), salvaged.asked()]).toEqual([['cargo_pod'], ['A']]);
    expect(salvaged.offered('A')).toEqual(['DrawFromDeck', 'StopDrawing']);
    expect(now.view('B')).toEqual(
      given(3, hand('C', 'habitat_module'), offers('cargo_pod ion_drive'), turn('A')).view('B'),
    );
  });

  it('19.8 makes Competitors a part of the own payment, and asks nobody', () => {
    const now = given(2, hand('A', 'open_standards'), turn('A'));
    expect(now.offer('A', 'Research').inputs).toHaveProperty('edge');
    const done = now.when('A', research({ hq: 'AB', edge: 'open_standards' }));
    expect([done.told('EdgePlayed'), busyWith(done)]).toEqual([[], 'researchDraws']);
    expect(given(2, hand('B', 'open_standards'), turn('A')).questions('B')).toEqual([]);
  });
});
