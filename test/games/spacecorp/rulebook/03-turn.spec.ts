import { describe, expect, it } from '@jest/globals';
import { advanceGenetics, build, claimRows, move, pass, research, special, transport, upgrade } from '../acts.js';
import {
  bases,
  busyWith,
  company,
  emptyDeck,
  filled,
  genetics,
  given,
  hand,
  inEra,
  inSilence,
  newTable,
  offers,
  play,
  profits,
  progress,
  slots,
  teams,
  tiles,
  toldTypes,
  turn,
} from '../given.js';

/** Eight cards that fit nothing while both teams are at Earth. */
const USELESS =
  'regolith_miner regolith_miner regolith_miner autonomous_refinery ground_penetrating_radar ground_penetrating_radar habitat_module habitat_module';

describe('3 The turn', () => {
  it('3.1 goes round clockwise until the era ends', () => {
    const era = inSilence(newTable(3, { lastEra: 'mariners' }), 'EraEnded');
    const order = era.told('TurnBegan').map(({ seat }) => seat);
    expect(order.length).toBeGreaterThan(9);
    expect(order.slice(0, 9).join('')).toBe('ABCABCABC');
    expect(era.told('EraEnded')).toHaveLength(1);
  });

  it('3.2 takes six steps in their order', () => {
    const full = given(
      2,
      teams('A', 'luna lunar_lp4'),
      bases('A', 'lunar_lp4:spaceport lunar_lp5:research'),
      tiles('luna=M-e1-06'),
      slots('B', 'orbital_printer - -'),
      hand('A', 'cargo_pod'),
      offers('ion_drive - ion_drive heavy_lifter'),
      turn('A'),
    );
    const done = play(
      full,
      ['A', build(1, 'bio_lab', { hq: 'B', cards: 'cargo_pod' })],
      ['A', claimRows(7)],
      ['A', transport(2, 'lunar_lp5')],
    );
    expect(toldTypes(done)).toEqual([
      ...['ActionPaid', 'BaseBuilt', 'CubeAdvanced'],
      'ContractClaimed',
      'CardsDrawn',
      'TeamTransported',
      ...['CardsDiscarded', 'OfferRefilled'],
      'CardsDrawn',
      'TurnEnded',
      'TurnBegan',
    ]);
    expect(done.told('CardsDrawn').map(({ seat, why }) => [seat, why])).toEqual([
      ['B', 'reward'],
      ['A', 'turn'],
    ]);
  });

  it('3.3 brings teams on tracks nearer before Edges for the start of the turn', () => {
    const begun = given(2, inEra('starfarers'), teams('A', 'sol barnard@2'), hand('B', 'decoy_fleet'), turn('A'));
    expect(toldTypes(begun)).toEqual(['TurnBegan', 'TeamsNeared']);
    expect([busyWith(begun), begun.asked(), company(begun, 'A').teams[1].track]).toEqual(['window', ['B'], 1]);
  });

  it('3.4 takes exactly one action of one kind', () => {
    const two = given(2, hand('A', 'seed_funding ion_drive'), filled('A', 4), turn('A'));
    const done = two.when('A', special('seed_funding'));
    expect([busyWith(done), done.asked()]).toEqual(['action', ['B']]);
    const both = given(2, hand('A', 'heavy_lifter'), teams('A', 'luna'), tiles('luna=M-e1-01'), turn('A'));
    const mixed = { ...build(1, 'research', { cards: 'heavy_lifter' }), to: 'earth' };
    expect(both.refused('A', mixed as never).field).toBe('to');
  });

  it('3.5 knows Revelation from Planeteers on and Colonize in Starfarers only', () => {
    const mariners = given(
      2,
      teams('A', 'luna sisyphus'),
      bases('A', 'deimos:refinery'),
      tiles('luna=M-e1-01 deimos=M-e1-03'),
      hand('A', 'heavy_lifter ion_drive survey_drone regolith_miner exobiology_lab seed_funding'),
      turn('A'),
    );
    const always = [
      'Research',
      'MoveTeam',
      'ExploreSite',
      'BuildBases',
      'Produce',
      'AdvanceGenetics',
      'UpgradeHQ',
      'PlaySpecial',
    ];
    expect(mariners.offered('A').sort()).toEqual([...always].sort());
    const planeteers = given(2, inEra('planeteers'), hand('A', 'quantum_array'), turn('A'));
    expect(planeteers.offered('A')).toEqual(['Research', 'AdvanceRevelation']);
    const starfarers = given(
      2,
      inEra('starfarers'),
      tiles('barnard=S-primary-03'),
      bases('A', 'barnard:research'),
      hand('A', 'oracle_engine'),
      turn('A'),
    );
    expect(starfarers.offered('A')).toEqual(['Research', 'AdvanceRevelation', 'Colonize']);
  });

  it('3.6 resolves the action wholly before step 2', () => {
    const near = given(
      2,
      inEra('planeteers'),
      progress('A', 'probe_network'),
      genetics({ A: 2 }),
      hand('A', 'clone_bank'),
      turn('A'),
    );
    const advanced = near.when('A', advanceGenetics({ cards: 'clone_bank' }));
    expect(busyWith(advanced)).toBe('progressChoice');
    const chosen = advanced.when('A', { type: 'TakeProgress', title: 'low_body_mass' });
    expect([busyWith(chosen), chosen.choices('A', 'ClaimContracts', 'rows')]).toEqual(['contractClaims', ['1']]);
  });

  it('3.7 makes a seat act if it can, and lets it pass only with an empty deck', () => {
    const able = given(2, turn('A'));
    expect(able.offered('A')).toEqual(['Research']);
    expect(able.refused('A', pass).rule).toBe('3.7');
    expect(given(2, emptyDeck, offers('ion_drive'), turn('A')).offered('A')).toEqual(['Research', 'PassForEra']);
  });

  it('3.8 idles when it can take no action, and steps 2 to 6 follow', () => {
    const stuck = given(2, hand('A', USELESS), slots('A', 'survey_drone - -'), offers('ion_drive'), turn('A'));
    expect(toldTypes(stuck)).toEqual([
      ...['TurnBegan', 'TurnIdled'],
      ...['OfferRefilled', 'OfferRefilled', 'OfferRefilled', 'TurnEnded', 'TurnBegan'],
    ]);
    expect(stuck.asked()).toEqual(['B']);
  });

  it('3.9 gives no value to an Upgrade or a Special, and one to every other action', () => {
    const held = given(2, hand('A', 'ion_drive seed_funding'), turn('A'));
    expect(held.when('A', upgrade('ion_drive', 2)).told('ActionPaid')).toEqual([]);
    expect(held.when('A', special('seed_funding')).told('ActionPaid')).toEqual([]);
    expect(profits(held.when('A', special('seed_funding')))).toEqual([2, 0]);
    expect(held.when('A', research({ hq: 'A' })).told('ActionPaid')).toMatchObject([{ kind: 'research', value: 2 }]);
    expect(held.when('A', move(1, 'luna', { hq: 'A', cards: 'ion_drive' })).told('ActionPaid')).toMatchObject([
      { kind: 'move', value: 4 },
    ]);
  });
});
