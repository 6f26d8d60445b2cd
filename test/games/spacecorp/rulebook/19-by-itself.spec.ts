import { describe, expect, it } from '@jest/globals';
import { undoRange } from '../../../../src/games/kernel/effective-history.js';
import { spacecorp } from '../../../../src/games/spacecorp/index.js';
import { type SpacecorpAction } from '../../../../src/games/spacecorp/actions.js';
import { drawDeck, explore, move, research, takeOffer, upgrade } from '../acts.js';
import {
  at,
  bases,
  beyond,
  busyWith,
  type Change,
  claimed,
  deck,
  emptyDeck,
  filled,
  given,
  hand,
  inEra,
  knownHand,
  legacy,
  midTurn,
  offers,
  play,
  type Position,
  progress,
  slots,
  teams,
  tiles,
  turn,
} from '../given.js';
import { inPlaneteers, inStarfarers } from '../given-later-eras.js';

const silence = (position: Position, seat = 'A'): SpacecorpAction => {
  const { silent } = position.question(seat);
  // What silence says is accepted.
  position.when(seat, silent!);
  return silent!;
};

describe('19 Playing by mail: by itself', () => {
  it('19.12 answers what has one legal answer: a card, a system, a team, an Infra card, a contract, idling, passing', () => {
    const only = (era: 'planeteers' | 'starfarers', ...changes: readonly Change[]) => given(2, inEra(era), ...changes);
    const cards = only(
      'planeteers',
      progress('A', 'probe_network nano_assembly'),
      at({ step: 'progressChoice', seat: 'A', kind: 'breakthrough' }),
    );
    expect(cards.told('ProgressTaken')).toMatchObject([{ title: 'quantum_trading' }]);
    const systems =
      'alpha_centauri barnard luhman_16 wolf_359 sirius epsilon_eridani lacaille_9352 procyon tau_ceti epsilon_indi kapteyn wolf_1061 ross_780'.split(
        ' ',
      );
    const four = (from: number, to: number): string => systems.slice(from, to).join(' ');
    const full = [teams('A', 'sol sol sol'), teams('B', four(0, 4)), teams('C', four(4, 8)), teams('D', four(8, 12))];
    const system = given(4, inEra('starfarers'), ...full, at({ step: 'teamPlacing', seat: 'A' }));
    expect(system.told('TeamPlaced')).toMatchObject([{ site: 'ross_780' }]);
    const phobes = only(
      'starfarers',
      teams('A', 'barnard sol'),
      at({ step: 'phobesRetreat', seat: 'A', site: 'barnard' }),
    );
    expect(phobes.told('TeamDrivenOff')).toMatchObject([{ team: 1 }]);
    const infra = only('planeteers', slots('A', '- ion_drive -'), at({ step: 'infraRemoval', seat: 'A' }));
    expect(infra.told('InfraRemoved')).toMatchObject([{ slot: 2 }]);
    const row = only(
      'starfarers',
      claimed({ 1: 'B', 2: 'B', 3: 'B', 4: 'B', 5: 'B', 6: 'B' }),
      at({ step: 'endClaim', seat: 'A' }),
    );
    expect(row.told('ContractClaimed')).toMatchObject([{ seat: 'A', row: 7 }]);
    // Neither Research, with eight in hand that fit nothing, nor anything else.
    const idle = given(
      2,
      hand('A', 'regolith_miner regolith_miner regolith_miner autonomous_refinery time time'),
      midTurn('A', 'action', { barred: 'research' }),
    );
    expect(idle.told('TurnIdled')).toHaveLength(1);
    expect(
      given(3, emptyDeck, hand('A', 'regolith_miner'), hand('B', 'ion_drive'), turn('A')).told('SeatPassed'),
    ).toHaveLength(1);
  });

  it('19.12a passes over steps without a choice: contracts, transport, a second application', () => {
    const plain = given(2, filled('A', 5), midTurn('A', 'contractClaims'));
    expect([plain.asked(), busyWith(plain)]).toEqual([['B'], 'action']);
    const twice = given(2, hand('A', 'ion_drive time'), teams('A', 'earth earth'), turn('A'));
    const first = twice.when('A', move(1, 'luna', { hq: 'A', cards: 'ion_drive', time: 'twice' }));
    expect(busyWith(first)).toBe('secondApplication');
    const blocked = given(2, hand('A', 'survey_drone time'), teams('A', 'luna earth'), turn('A'));
    expect(blocked.when('A', explore(1, { cards: 'survey_drone', time: 'twice' })).asked()).toEqual(['B']);
  });

  it('19.12b takes all there are for `all`', () => {
    const set = [tiles('deimos=M-e1-03 phobos=M-e1-04'), bases('A', 'deimos:research phobos:research')];
    const made = given(2, ...set, hand('A', 'autonomous_refinery'), turn('A')).when('A', 'produce all with autonomous');
    expect(made.told('Produced')).toMatchObject([{ tiles: ['phobos/1', 'deimos/1'], total: 2 }]);
    const three = bases('A', 'north_mars:research lunar_lp4:spaceport lunar_lp5:spaceport solar_lp1:spaceport');
    const claims = given(2, three, filled('A', 5), midTurn('A', 'contractClaims')).when('A', 'claim all');
    expect(claims.told('ContractClaimed').map(({ row }) => row)).toEqual([2, 4]);
    const drawn = given(2, deck('ion_drive ion_drive cargo_pod'), offers('ground_lab'), turn('A'))
      .when('A', research({ hq: 'A' }))
      .when('A', 'deck all');
    expect(drawn.told('CardsDrawn')[0].count).toBe(2);
  });

  it('19.12c asks for Research draws as long as a card is left', () => {
    const only = given(2, deck('ion_drive survey_drone'), turn('A')).when('A', research({ hq: 'A' }));
    expect([only.asked(), only.offered('A')]).toEqual([['A'], ['DrawFromDeck', 'StopDrawing']]);
    const box = given(2, emptyDeck, offers('ion_drive'), turn('A')).when('A', research({ hq: 'A' }));
    expect(box.offered('A')).toEqual(['TakeOffer', 'StopDrawing']);
  });

  it('19.12d never plays a card, spends uses up a team or triggers an end by itself', () => {
    // The only action that is possible is to produce with the only card.
    const made = given(
      2,
      tiles('deimos=M-e1-03'),
      bases('A', 'deimos:research'),
      hand('A', 'regolith_miner'),
      midTurn('A', 'action', { barred: 'research' }),
    );
    expect([made.asked(), made.offered('A')]).toEqual([['A'], ['Produce']]);
    const sixth = given(
      2,
      claimed({ 1: 'B', 3: 'B', 4: 'B', 5: 'B', 6: 'B' }),
      bases('A', 'north_mars:research'),
      midTurn('A', 'contractClaims'),
    );
    expect([sixth.asked(), sixth.offered('A')]).toEqual([['A'], ['ClaimContracts']]);
    const edge = given(2, hand('B', 'solar_sail'), filled('A', 5), midTurn('A', 'turnClosing'));
    expect(edge.asked()).toEqual(['B']);
  });
});

describe('19 Playing by mail: silence', () => {
  it('19.14 passes with an empty deck, else takes Research with own Infra alone, else what plays the fewest cards', () => {
    expect(silence(given(2, emptyDeck, hand('A', 'ion_drive'), offers('cargo_pod'), turn('A')))).toEqual({
      type: 'PassForEra',
    });
    expect(silence(given(2, hand('A', 'orbital_observatory ion_drive'), turn('A')))).toEqual({
      type: 'Research',
      hq: ['A'],
    });
    const full = given(
      2,
      hand('A', 'cargo_pod cargo_pod'),
      filled('A', 6),
      teams('A', 'earth luna'),
      bases('A', 'luna:research'),
      slots('A', 'ion_drive - -'),
      turn('A'),
    );
    const moved = silence(full);
    expect(moved).toMatchObject({ type: 'MoveTeam', hq: ['A'], faces: [] });
    const idle = given(2, hand('A', 'time'), midTurn('A', 'action', { barred: 'research' }));
    expect(idle.told('TurnIdled')).toHaveLength(1);
  });

  it('19.14a draws from the deck, then from the lowest box, and passes in every window', () => {
    const drawing = (list: string) =>
      given(2, deck(list), offers('- ion_drive cargo_pod'), turn('A')).when('A', research({ hq: 'A' }));
    expect(silence(drawing('survey_drone orbital_printer'))).toEqual(drawDeck(2));
    expect(silence(drawing('survey_drone'))).toEqual(drawDeck(1));
    expect(silence(drawing('survey_drone').when('A', drawDeck(1)))).toEqual(takeOffer(2));
    const asked = given(2, hand('B', 'data_mining'), offers('ion_drive'), turn('A')).when('A', research({ hq: 'A' }));
    expect(silence(asked, 'B')).toEqual({ type: 'PassWindow' });
    expect(silence(given(2, hand('B', 'solar_sail'), filled('A', 5), midTurn('A', 'turnClosing')), 'B')).toEqual({
      type: 'PassWindow',
    });
  });

  it('19.14b claims every contract it can, the sixth too, and transports nobody', () => {
    const sites = bases('A', 'north_mars:research lunar_lp4:spaceport lunar_lp5:spaceport solar_lp1:spaceport');
    const five = claimed({ 1: 'B', 3: 'B', 5: 'B', 6: 'B', 7: 'B' });
    expect(silence(given(2, sites, five, midTurn('A', 'contractClaims')))).toEqual({
      type: 'ClaimContracts',
      rows: ['2', '4'],
    });
    expect(silence(given(2, sites, teams('A', 'lunar_lp4'), midTurn('A', 'transport')))).toEqual({ type: 'StayPut' });
  });

  it('19.14c answers any other question as the table says', () => {
    const twice = given(2, hand('A', 'ion_drive time'), teams('A', 'earth earth'), turn('A'));
    expect(silence(twice.when('A', move(1, 'luna', { hq: 'A', cards: 'ion_drive', time: 'twice' })))).toEqual({
      type: 'Waive',
    });
    const choice = inPlaneteers(
      2,
      progress('A', 'probe_network'),
      at({ step: 'progressChoice', seat: 'A', kind: 'breakthrough' }),
    );
    expect(silence(choice)).toMatchObject({ title: 'nano_assembly' });
    const children = inStarfarers(
      2,
      teams('A', 'sol sol sol'),
      teams('B', 'alpha_centauri'),
      at({ step: 'teamPlacing', seat: 'A' }),
    );
    expect(silence(children)).toMatchObject({ site: 'barnard' });
    const phobes = inStarfarers(
      2,
      teams('A', 'sol barnard barnard'),
      at({ step: 'phobesRetreat', seat: 'A', site: 'barnard' }),
    );
    expect(silence(phobes)).toMatchObject({ team: '2' });
    const benefit = (offered: string) =>
      inStarfarers(
        2,
        bases('A', 'barnard:research'),
        offers(offered),
        at({ step: 'baseBenefit', seat: 'A', site: 'barnard', box: 0 }),
      );
    expect(silence(benefit('- star_lifter world_forge'))).toEqual(takeOffer(2));
    expect(benefit('').told('CubeAdvanced')).toMatchObject([{ cube: 'revelation' }]);
    const removal = inStarfarers(
      2,
      slots('A', 'ramscoop plasma_drive ion_drive'),
      at({ step: 'infraRemoval', seat: 'A' }),
    );
    expect(silence(removal)).toEqual({ type: 'RemoveInfra', slot: '3' });
    const equal = inStarfarers(
      2,
      slots('A', 'ramscoop plasma_drive fusion_torch'),
      at({ step: 'infraRemoval', seat: 'A' }),
    );
    expect(silence(equal)).toEqual({ type: 'RemoveInfra', slot: '2' });
    expect(
      silence(given(2, inEra('planeteers'), beyond('A', 1), at({ step: 'beyondPlacing', seat: 'A', marker: 1 }))),
    ).toEqual({ type: 'UseBeyond' });
    const closing = [
      tiles('io=P-e2-05 callisto=P-e2-06 rhea=P-e3-05'),
      bases('A', 'io:research callisto:research rhea:research'),
      at({ step: 'legacyChoice' }),
    ];
    expect(silence(inPlaneteers(2, ...closing))).toEqual({ type: 'KeepLegacy', pair: 'callisto/1' });
    expect(silence(inPlaneteers(2, legacy('A', { tile: 'M-e1-03', base: 'refinery', p: 3 }), ...closing))).toEqual({
      type: 'KeepNoLegacy',
    });
    // Effect 13 and 14: the highest award, of equal ones the lowest row.
    const award = inStarfarers(2, at({ step: 'colonyBenefit', seat: 'A', colony: '11' }));
    expect(silence(award)).toEqual({ type: 'ScoreContract', row: '4' });
    expect(silence(inStarfarers(2, at({ step: 'endClaim', seat: 'A' })))).toMatchObject({ type: 'ScoreContract' });
  });
});

describe('19 Playing by mail: taking back', () => {
  /** What A could take back of its own answer, alone. */
  const range = (position: Position, seat = 'A') => {
    const records = position.facts.map((fact) => ({ fact, seat, answer: 'one', byOrder: false }));
    return undoRange(records, [...records.keys()], seat, (fact) => spacecorp.irrevocable(fact));
  };
  const luck = { refused: { say: 'kernel.undoLuck' } };

  it('19.15 cannot take back what has shown an unknown card, drawn a card or a tile, or been answered by another seat', () => {
    const open = given(
      2,
      knownHand('A', 'ion_drive'),
      filled('A', 5),
      slots('A', 'nuclear_thermal_rocket - -'),
      bases('A', 'luna:research'),
      teams('A', 'luna earth'),
      tiles('luna=M-e1-03'),
      offers('cargo_pod cargo_pod cargo_pod ground_lab'),
      turn('A'),
    );
    expect(range(open.when('A', upgrade('ion_drive', 2)))).toMatchObject({ from: 0 });
    const hidden = given(
      2,
      hand('A', 'ion_drive'),
      filled('A', 5),
      offers('cargo_pod cargo_pod cargo_pod ground_lab'),
      turn('A'),
    );
    expect(range(hidden.when('A', upgrade('ion_drive', 2)))).toEqual(luck);
    const drawn = given(2, offers('cargo_pod'), turn('A')).when('A', research({ hq: 'A' }));
    expect(range(drawn)).toMatchObject({ from: 0 });
    expect(range(drawn.when('A', drawDeck(1)))).toEqual(luck);
    expect(range(drawn.when('A', takeOffer(1)))).toMatchObject({ from: 0 });
    const tile = given(2, teams('A', 'luna'), knownHand('A', 'survey_drone'), turn('A')).when(
      'A',
      explore(1, { cards: 'survey_drone' }),
    );
    expect(range(tile)).toEqual(luck);
    const answered = play(drawn, ['A', takeOffer(1)], ['A', drawDeck(1)]);
    const records = answered.facts.map((fact, i) => ({
      fact,
      seat: i === 0 ? 'A' : 'B',
      answer: i === 0 ? 'a' : 'b',
      byOrder: false,
    }));
    expect(undoRange(records, [...records.keys()], 'A', () => false)).toEqual({ refused: { say: 'kernel.undoOther' } });
  });
});
