import { describe, expect, it } from '@jest/globals';
import {
  allClaimedBut,
  at,
  boardOf,
  busyWith,
  cards,
  type Change,
  claims,
  company,
  given,
  letRun,
  licences,
  markersLeft,
  play,
  type Position,
  running,
} from '../given.js';

/** A's turn, then B's. */
const turns = at({ step: 'claimTurn', seat: 'A' }, { step: 'claimTurn', seat: 'B' });
const claiming = (...changes: readonly Change[]): Position => given(4, ...changes, turns);
const open = claims({});
/** The zones among which a roll of 1, 2 or 3 for a zone lets the seat choose. */
const landings = (position: Position, zone: string, face = 1): string[] =>
  position.rolling(face).when('A', `roll ${zone}`).choices('A', 'LandClaim', 'zone');

describe('6 Claims', () => {
  it('6.1 lets each seat in play order place one claim or decline', () => {
    const position = letRun(given(4, cards('CABD'), running({ step: 'claims' })));
    expect(position.asked()).toEqual(['C']);
    expect(position.rolling(6).when('C', 'roll b1').asked()).toEqual(['A']);
    const declined = play(position, 'C: pass', 'A: pass', 'B: pass');
    expect([declined.asked(), declined.told('ClaimPlaced')]).toEqual([['D'], []]);
    expect(declined.when('D', 'pass').asked()).toEqual([]);
  });

  it('6.1 allows the die or a licence, not both', () => {
    const position = claiming(licences({ A: 1 }));
    expect(position.offered('A')).toEqual(['RollForZone', 'UseLicence', 'DeclineClaim']);
    expect(position.rolling(6).when('A', 'roll b1').asked()).toEqual(['B']);
    expect(position.when('A', 'licence b1').asked()).toEqual(['B']);
  });

  it.each([4, 5, 6])('6.2 places the claim in the chosen zone on a %i', (face) => {
    const position = claiming();
    const placed = position.rolling(face).when('A', 'roll b1');
    expect(placed.facts.slice(0, 2)).toMatchObject([
      { type: 'ClaimRolled', seat: 'A', zone: 'b1', face },
      { type: 'ClaimPlaced', seat: 'A', zone: 'b1', neutral: false },
    ]);
    expect([boardOf(placed).claimed.b1, company(placed, 'A').claims]).toEqual(['A', company(position, 'A').claims - 1]);
  });

  it('6.2 lets only an unclaimed zone be chosen', () => {
    for (const zone of ['a1', 'e1', 'd1']) expect(claiming().refused('A', `roll ${zone}`).rule).toBe('6.2');
  });

  it.each([1, 2, 3])('6.3 goes on a %i to the first unclaimed zone left, right, up or down', (face) => {
    expect(landings(claiming(open), 'c3', face)).toEqual(['c2', 'b3', 'd3', 'c4']);
    expect(landings(claiming(open), 'a1', face)).toEqual(['b1', 'a2']);
    const rolled = claiming(open).rolling(face).when('A', 'roll c3');
    expect(boardOf(rolled).claimed.c3).toBeUndefined();
    expect(boardOf(rolled.when('A', 'land d3')).claimed).toEqual({ d3: 'A' });
  });

  it('6.3a steps over claimed zones and stops at the edge', () => {
    expect(landings(claiming(claims({ A: 'd3', B: 'b3', neutral: 'c2 c1 c4 c5' })), 'c3')).toEqual(['a3', 'e3', 'c6']);
  });

  it('6.3a never ends on an unavailable zone or on the chosen one', () => {
    const position = given(2, open, turns);
    expect(landings(position, 'b3')).toEqual(['b2', 'c3', 'b4']);
    expect(landings(position, 'e1')).toEqual(['d1', 'e2']);
  });

  it('6.3b lets the seat choose among the zones reached, and refuse none of them all', () => {
    const position = claiming(claims({ B: 'c2 c1' }))
      .rolling(1)
      .when('A', 'roll c3');
    expect([position.asked(), position.offered('A')]).toEqual([['A'], ['LandClaim']]);
    expect(position.choices('A', 'LandClaim', 'zone')).toEqual(['b3', 'd3', 'c4']);
    expect(position.refused('A', 'land c3').rule).toBe('6.3b');
    expect(position.when('A', 'land c4').told('ClaimPlaced')).toMatchObject([{ zone: 'c4' }]);
  });

  it('6.3b leaves no choice when one line alone reaches a zone', () => {
    const position = claiming(allClaimedBut('c3 f3', 'D')).rolling(3).when('A', 'roll c3');
    expect([position.told('ClaimPlaced'), position.asked()]).toMatchObject([[{ seat: 'A', zone: 'f3' }], ['B']]);
  });

  it('6.3c pays 15 Credits when no line reaches an unclaimed zone', () => {
    const before = claiming(allClaimedBut('c3 d2', 'D'));
    const after = before.rolling(2).when('A', 'roll c3');
    expect(company(after, 'A')).toEqual({ ...company(before, 'A'), credits: 135 });
    expect(boardOf(after).claimed).toEqual(boardOf(before).claimed);
    expect(after.asked()).toEqual(['B']);
  });

  it.each([
    ['placing a claim', open, 5, []],
    ['landing', open, 1, ['A: land d3']],
    ['gaining 15 Credits', allClaimedBut('c3 d2', 'D'), 1, []],
  ])('6.4 allows no licence after rolling and %s', (_what, map, face, lines) => {
    const rolled = claiming(map, licences({ A: 1 }))
      .rolling(face)
      .when('A', 'roll c3');
    if (lines.length > 0) expect(rolled.offered('A')).toEqual(['LandClaim']);
    const after = play(rolled, ...lines);
    expect([after.asked(), after.questions('A'), company(after, 'A').licences]).toEqual([['B'], [], 1]);
  });

  it('6.5 keeps the die from neutral claims', () => {
    const position = claiming(allClaimedBut('c3 d4', 'D', 'b3 d3 c2'), licences({ A: 1 }));
    expect(position.refused('A', 'roll b3').rule).toBe('6.2');
    expect(position.rolling(1).when('A', 'roll c3').told('CreditsGained')).toHaveLength(1);
    const full = claiming(allClaimedBut('', 'D', 'b3'), licences({ A: 1 }));
    expect(full.offered('A')).toEqual(['UseLicence', 'DeclineClaim']);
    expect(full.refused('A', { type: 'RollForZone', zone: 'b3' }).rule).toBe('6.5');
  });

  it.each([
    ['an unclaimed zone', 'b1', false, 0],
    ['a neutral claim, which is taken off', 'd1', true, 1],
  ])('6.6 places a claim by a licence, without rolling, in %s', (_what, zone, neutral, back) => {
    const before = claiming(licences({ A: 1 }));
    const after = before.when('A', `licence ${zone}`);
    expect(after.told('ClaimPlaced')).toEqual([{ type: 'ClaimPlaced', seat: 'A', zone, neutral }]);
    expect(boardOf(after).claimed[zone]).toBe('A');
    expect(boardOf(after).reserve.neutrals - boardOf(before).reserve.neutrals).toBe(back);
    expect(after.told('ClaimRolled')).toEqual([]);
  });

  it('6.6 refuses a zone of a seat, and a seat without a licence', () => {
    for (const zone of ['a1', 'e1'])
      expect(claiming(licences({ A: 1 })).refused('A', `licence ${zone}`).rule).toBe('6.6');
    expect(claiming().refused('A', { type: 'UseLicence', zone: 'b1' }).rule).toBe('6.6');
  });

  it('6.7 uses at most one of several licences in a round, Engineer or not', () => {
    const position = letRun(given(4, cards('ABCD'), licences({ A: 3 }), running({ step: 'claims' })));
    const used = position.when('A', 'licence b1');
    expect(company(used, 'A')).toMatchObject({ licences: 2, card: 'lady' });
    expect(play(used, 'B: pass', 'C: pass', 'D: pass').asked()).toEqual([]);
  });

  it('6.8 takes a used licence out of the game', () => {
    const before = claiming(licences({ A: 1 }));
    const after = before.when('A', 'licence b1');
    expect(boardOf(after).reserve.licences).toBe(boardOf(before).reserve.licences);
    expect([company(after, 'A').licences, boardOf(after).licencesGone]).toEqual([0, 1]);
  });

  it.each([
    ['without a claim left', [markersLeft({ A: 0 }), licences({ A: 1 })], ['B']],
    ['with neither a zone to roll for nor a licence', [allClaimedBut('', 'D', 'b3'), licences({ C: 1 })], ['C']],
    ['with a licence but no zone for it', [allClaimedBut('', 'D'), licences({ A: 1 })], []],
  ])('6.9 passes over a seat %s', (_what, changes, asked) => {
    const position = letRun(given(4, cards('ABCD'), ...changes, running({ step: 'claims' })));
    expect(position.asked()).toEqual(asked);
    expect(busyWith(position)).toBe(asked.length > 0 ? 'claimTurn' : undefined);
  });
});
