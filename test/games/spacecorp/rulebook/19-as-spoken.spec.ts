import { describe, expect, it } from '@jest/globals';
import { carryOn } from '../../../../src/games/kernel/orders.js';
import { readLine } from '../../../../src/games/kernel/notation.js';
import { type SpacecorpAction } from '../../../../src/games/spacecorp/actions.js';
import { spacecorp } from '../../../../src/games/spacecorp/index.js';
import { face } from '../acts.js';
import {
  at,
  bases,
  beyond,
  busyWith,
  card,
  type Change,
  claimed,
  colonies,
  emptyDeck,
  given,
  hand,
  inEra,
  knownHand,
  legacy,
  midTurn,
  offers,
  onTop,
  type Position,
  profit,
  progress,
  slots,
  teams,
  tiles,
  turn,
} from '../given.js';
import { inPlaneteers, inStarfarers } from '../given-later-eras.js';

/** What a typed line is read as. */
const read = (position: Position, line: string, seat = 'A'): SpacecorpAction => {
  const found = readLine(spacecorp.words, line, position.questions(seat));
  if (!('action' in found)) throw new Error(`${line}: ${JSON.stringify(found.problem)}`);
  return found.action;
};
const mariners = (...changes: readonly Change[]): Position => given(2, ...changes, turn('A'));
const planeteers = (...changes: readonly Change[]): Position =>
  inPlaneteers(2, profit({ A: 9, B: 9 }), ...changes, turn('A'));
const starfarers = (...changes: readonly Change[]): Position =>
  inStarfarers(2, profit({ A: 20, B: 20 }), ...changes, turn('A'));
const kept = [tiles('deimos=M-e1-03 phobos=M-e1-04'), bases('A', 'deimos:refinery phobos:research')] as const;
const tau = [
  tiles('tau_ceti=S-primary-03,S-secondary-04,S-secondary-03'),
  bases('A', 'tau_ceti/1:bio_lab tau_ceti/2:secure tau_ceti/3:research'),
];
const FAST = 'momentum_exchange antimatter_torch pulse_sail';

const withLegacy = legacy('A', { tile: 'P-e2-06', base: 'secure', p: 3 });
const drawing = (): Position =>
  mariners(offers('ion_drive cargo_pod survey_drone'), onTop('ion_drive#2 orbital_printer')).when(
    'A',
    'research infra gold',
  );
const twice = (): Position =>
  mariners(teams('A', 'sisyphus sisyphus'), bases('A', 'sisyphus:research'), hand('A', 'ion_drive time')).when(
    'A',
    'move 1 eros with ion time twice',
  );
const claiming = (): Position =>
  given(
    2,
    bases('A', 'north_mars:research lunar_lp4:spaceport lunar_lp5:spaceport solar_lp1:spaceport'),
    midTurn('A', 'contractClaims'),
  );
const moving = (): Position =>
  given(
    2,
    bases('A', 'lunar_lp4:spaceport lunar_lp5:research'),
    teams('A', 'earth lunar_lp5'),
    midTurn('A', 'transport'),
  );
const placing = (): Position =>
  given(2, inEra('planeteers'), beyond('A', 1), at({ step: 'beyondPlacing', seat: 'A', marker: 1 }));

/** Each line of the table in 19.11, with the position in which it is typed. */
const LINES: readonly (readonly [string, () => Position, object])[] = [
  [
    'research with orbital infra gold',
    () => mariners(hand('A', 'orbital_observatory')),
    { type: 'Research', hq: ['A'], faces: [face('research', 'orbital_observatory')] },
  ],
  [
    'move 2 luna with chem infra gold',
    () => mariners(hand('A', 'chemical_drive ion_drive')),
    { type: 'MoveTeam', team: 2, to: 'luna', hq: ['A'], faces: [face('move', 'chemical_drive')] },
  ],
  [
    'explore 1 with survey',
    () => mariners(teams('A', 'luna'), hand('A', 'survey_drone')),
    { type: 'ExploreSite', team: 1, faces: [face('explore', 'survey_drone')] },
  ],
  [
    'build 1 refinery with orbital',
    () => mariners(teams('A', 'luna'), tiles('luna=M-e1-03'), hand('A', 'orbital_printer')),
    { type: 'BuildBases', team: 1, base1: 'refinery' },
  ],
  [
    'build 1 spaceport, bio, secure with star',
    () =>
      starfarers(
        teams('A', 'tau_ceti'),
        tiles('tau_ceti=S-primary-03,S-secondary-10,S-secondary-09'),
        hand('A', 'star_lifter world_forge'),
      ),
    { base1: 'spaceport', base2: 'bio_lab', base3: 'secure', faces: [face('build', 'star_lifter')] },
  ],
  [
    'produce deimos legacy with regolith',
    () => given(2, ...kept, hand('A', 'regolith_miner'), withLegacy, turn('A')),
    { type: 'Produce', tiles: ['deimos/1', 'legacy'] },
  ],
  [
    'genetics with exo',
    () => mariners(hand('A', 'exobiology_lab')),
    { type: 'AdvanceGenetics', faces: [face('genetics', 'exobiology_lab')] },
  ],
  ['revelation with quantum', () => planeteers(hand('A', 'quantum_array')), { type: 'AdvanceRevelation' }],
  [
    'upgrade ion 2',
    () => mariners(hand('A', 'ion_drive survey_drone')),
    { type: 'UpgradeHQ', card: card('ion_drive'), slot: '2' },
  ],
  [
    'special near space probe eros',
    () => mariners(hand('A', 'near_space_probe')),
    { type: 'PlaySpecial', site: 'eros' },
  ],
  [
    'special seed funding',
    () => mariners(hand('A', 'seed_funding')),
    { type: 'PlaySpecial', card: card('seed_funding') },
  ],
  [
    'special anti-matter prototype 1 titan',
    () => planeteers(hand('A', 'anti_matter_prototype')),
    { team: 1, to: 'titan' },
  ],
  [
    'colonize tau ceti 17 from team build with star infra gold',
    () => starfarers(...tau, teams('A', 'tau_ceti'), hand('A', 'star_lifter'), slots('A', 'assembler_cloud - -')),
    {
      type: 'Colonize',
      region: 'tau_ceti',
      colony: '17',
      sources: ['team', 'build'],
      hq: ['A'],
      faces: [face('build', 'star_lifter')],
    },
  ],
  ['pass', () => given(2, emptyDeck, hand('A', 'ion_drive'), turn('A')), { type: 'PassForEra' }],
  ['take 3', () => drawing(), { type: 'TakeOffer', box: '3' }],
  ['deck 2', () => drawing(), { type: 'DrawFromDeck', count: 2 }],
  ['stop', () => drawing(), { type: 'StopDrawing' }],
  [
    'rev',
    () =>
      inStarfarers(
        2,
        bases('A', 'barnard:research'),
        offers('star_lifter'),
        at({ step: 'baseBenefit', seat: 'A', site: 'barnard', box: 0 }),
      ),
    { type: 'TakeRevelation' },
  ],
  ['move 2 eros', () => twice(), { type: 'MoveTeam', team: 2, to: 'eros' }],
  ['waive', () => twice(), { type: 'Waive' }],
  [
    'progress probe',
    () => inPlaneteers(2, at({ step: 'progressChoice', seat: 'A', kind: 'breakthrough' })),
    { type: 'TakeProgress', title: 'probe_network' },
  ],
  [
    'place luhman',
    () => inStarfarers(2, teams('A', 'sol sol sol'), at({ step: 'teamPlacing', seat: 'A' })),
    { type: 'PlaceTeam', site: 'luhman_16' },
  ],
  [
    'retreat 2',
    () => inStarfarers(2, teams('A', 'barnard barnard'), at({ step: 'phobesRetreat', seat: 'A', site: 'barnard' })),
    { type: 'Retreat', team: '2' },
  ],
  ['claim 2 4', () => claiming(), { type: 'ClaimContracts', rows: ['2', '4'] }],
  ['claim none', () => claiming(), { type: 'ClaimContracts', rows: [] }],
  ['contract 6', () => inStarfarers(2, at({ step: 'endClaim', seat: 'A' })), { type: 'ScoreContract', row: '6' }],
  ['transport 2 lunar-lp4', () => moving(), { type: 'TransportTeam', team: 2, to: 'lunar_lp4' }],
  ['stay', () => moving(), { type: 'StayPut' }],
  [
    'remove 2',
    () => inPlaneteers(2, slots('A', 'ion_drive plasma_drive -'), at({ step: 'infraRemoval', seat: 'A' })),
    { type: 'RemoveInfra', slot: '2' },
  ],
  ['beyond', () => placing(), { type: 'UseBeyond' }],
  ['home', () => placing(), { type: 'StayHome' }],
  ['legacy deimos', () => given(2, ...kept, at({ step: 'legacyChoice' })), { type: 'KeepLegacy', pair: 'deimos/1' }],
  ['legacy none', () => given(2, ...kept, at({ step: 'legacyChoice' })), { type: 'KeepNoLegacy' }],
];
describe('19 Playing by mail: as typed', () => {
  it.each(LINES)('19.11 reads %s', (line, position, action) => {
    const asked = position();
    const seat = asked.asked()[0];
    expect(read(asked, line, seat)).toMatchObject(action);
  });

  it.each([
    [
      'edge hack take 2',
      () => mariners(hand('B', 'data_mining'), offers('ion_drive cargo_pod')).when('A', 'research infra gold'),
      { box: '2' },
    ],
    ['edge sabotage build', () => given(2, hand('B', 'space_tug'), midTurn('B', 'turnClosing')), { kind: 'build' }],
    ['window pass', () => given(2, hand('B', 'space_tug'), midTurn('B', 'turnClosing')), { type: 'PassWindow' }],
  ] as const)('19.11 reads %s in a window', (line, position, action) => {
    expect(read(position(), line, 'B')).toMatchObject(action);
  });

  it('19.11 answers the questions in their order, line by line', () => {
    const now = mariners(teams('A', 'luna'), hand('A', 'survey_drone'), bases('A', 'lunar_lp4:spaceport'));
    const done = ['explore 1 with survey', 'stay'].reduce(
      (position, line) => (position.offered('A').length > 0 ? position.when('A', line) : position),
      now,
    );
    expect(done.told('TurnBegan').map(({ seat }) => seat)).toEqual(['B']);
  });

  it('19.11a reads every part of a payment', () => {
    const set = [
      slots('A', 'magnetic_sail - -'),
      hand('A', 'fusion_torch time water_jacket_ship'),
      bases('B', 'callisto:spaceport io:shield_factory'),
      teams('A', 'callisto io'),
    ];
    const all =
      'move 1 europa with fusion infra gold shielded magnetic time x2 bases port-blue factory-blue double fusion via blue pay 2';
    expect(read(planeteers(...set), all)).toMatchObject({
      type: 'MoveTeam',
      faces: [face('move', 'fusion_torch')],
      hq: ['A'],
      infra: ['A1'],
      time: 'x2',
      bases: ['port:B', 'factory:B'],
      double: [face('move', 'fusion_torch')],
      via: ['B'],
      profit: 2,
    });
    const edge = mariners(hand('A', 'open_standards'));
    expect(read(edge, 'research infra gold blue edge open')).toMatchObject({
      hq: ['A', 'B'],
      edge: [card('open_standards')],
    });
  });

  it('19.11b takes any beginning that fits only one thing, in any language, with or without accents', () => {
    const now = planeteers(teams('A', 'vesta'), bases('A', 'vesta:research'), hand('A', 'plasma_drive fusion_torch'));
    for (const line of [
      'move 1 iap with plas fus',
      'mover 1 jápeto con motor-de-plas antor',
      'MOVER 1 japeto con motor-de-plas antor',
    ])
      expect(read(now, line)).toMatchObject({
        to: 'iapetus',
        faces: [face('move', 'plasma_drive'), face('move', 'fusion_torch')],
      });
    expect(now.refused('A', 'move 1 t with plas').why).toMatchObject({ say: 'kernel.notAChoice' });
    const like = mariners(hand('A', 'ion_drive ion_drive'));
    const [first, second] = [face('move', 'ion_drive'), face('move', 'ion_drive#2')];
    expect(read(like, 'move 1 luna with ion infra gold')).toMatchObject({ faces: [first] });
    expect(read(like, 'move 1 luna with #2-ion infra gold')).toMatchObject({ faces: [second] });
    expect(read(like, 'mover 1 luna con motor #2-motor')).toMatchObject({ faces: [first, second] });
  });

  it('19.11c proposes for each target the cheapest payment: fewest unknown cards, fewest cards, fewest rewards, least profit', () => {
    const proposal = (position: Position, to: string) =>
      position.offer('A', 'MoveTeam').examples!.find((one) => one.to === to && one.time !== 'twice')!;
    // Luna is 4 away: one card rather than two, Infra of its own rather than an opponent's.
    const one = mariners(hand('A', 'ion_drive chemical_drive cargo_pod'), slots('B', 'ion_drive - -'));
    expect(proposal(one, 'luna')).toMatchObject({ hq: ['A'], faces: [face('move', 'ion_drive')] });
    // Rather two known cards than an unknown one.
    const known = given(
      2,
      hand('A', 'heavy_lifter'),
      knownHand('A', 'cargo_pod science_module chemical_drive'),
      turn('A'),
    );
    expect(proposal(known, 'luna')).toMatchObject({ hq: ['A'] });
    expect((proposal(known, 'luna').faces as string[]).includes(face('move', 'heavy_lifter'))).toBe(false);
    // Rather a reward than a card, and rather profit than a reward.
    const reward = mariners(hand('A', 'ion_drive'), slots('B', 'ion_drive nuclear_thermal_rocket -'));
    expect(proposal(reward, 'luna')).toMatchObject({ hq: ['B'], faces: [] });
    const spend = planeteers(slots('A', 'ion_drive - -'), slots('B', 'plasma_drive - -'));
    expect(proposal(spend, 'ceres')).toMatchObject({ hq: ['A'], profit: 1 });
    // Every proposal is legal as it stands.
    const stars = starfarers(
      ...tau,
      teams('A', 'tau_ceti sol barnard'),
      hand('A', `${FAST} time gravimetric_array`),
      progress('A', 'jump_drive'),
      colonies('B', 'sirius=14'),
      claimed({ 1: 'B' }),
    );
    for (const { action, examples } of stars.question('A').offers)
      for (const example of examples ?? [])
        expect(() => stars.when('A', { ...action, ...example } as never)).not.toThrow();
  });

  const lines = (...all: readonly string[]) =>
    all.map((line, i) => ({ id: `${i}`, order: { type: 'Line' as const, line } }));
  const carried = (position: Position, ...all: readonly string[]) =>
    carryOn(spacecorp, position.state, { A: lines(...all) }, () => ({ below: () => 0 }));

  it('19.11d does not use a line that is not legal, asks, and forgets the lines after it', () => {
    const now = mariners(hand('A', 'survey_drone ion_drive'));
    const done = carried(now, 'move 1 halley infra gold', 'stay', 'stay');
    expect([done.answers, done.spent]).toEqual([[], ['0', '1', '2']]);
    expect(spacecorp.questions(done.state).map(({ seat }) => seat)).toEqual(['A']);
  });

  it('19.11e keeps lines for the seat’s next turn, where each waits for the question that it means', () => {
    const before = given(
      2,
      hand('A', 'ion_drive'),
      bases('A', 'lunar_lp4:spaceport luna:research'),
      teams('A', 'earth luna'),
      hand('B', 'ion_drive'),
      turn('B'),
    );
    expect(carried(before, 'move 1 luna with ion infra gold', 'transport 2 lunar-lp4').answers).toEqual([]);
    const mine = given(
      2,
      hand('A', 'ion_drive'),
      bases('A', 'lunar_lp4:spaceport luna:research'),
      teams('A', 'earth luna'),
      turn('A'),
    );
    const done = carried(mine, 'move 1 luna with ion infra gold', 'transport 2 lunar-lp4');
    expect(done.answers.flatMap(({ facts }) => facts.map(({ type }) => type))).toEqual(
      expect.arrayContaining(['TeamMoved', 'TeamTransported']),
    );
    expect(busyWith(mine)).toBe('action');
  });
});
