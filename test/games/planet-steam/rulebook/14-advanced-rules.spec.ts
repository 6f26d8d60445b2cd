import { describe, expect, it } from '@jest/globals';
import { type PlanetSteamAction } from '../../../../src/games/planet-steam/actions.js';
import { type TableOptions } from '../../../../src/games/planet-steam/board.js';
import { riverZones } from '../../../../src/games/planet-steam/components/map.js';
import { RESOURCES } from '../../../../src/games/planet-steam/components/terminal.js';
import {
  at,
  boardOf,
  box,
  busyWith,
  cards,
  carriers,
  type Change,
  claims,
  company,
  credits,
  given,
  goods,
  harvesters,
  inSilence,
  letRun,
  machinesOn,
  newTable,
  markers,
  options,
  play,
  type Position,
  riverNeutrals,
  running,
} from '../given.js';

/** A has activated, can pay for much and owns a1 to a3 and the river zones c1 and c2. */
const buying = (chosen: Partial<TableOptions>, layout: string): Position => {
  const roomy = carriers({ A: { quartz: 3, ore: 3, water: 3, energy: 3 } });
  const rich = [roomy, goods({ A: { quartz: 9, ore: 9, water: 9, energy: 9 } }), credits({ A: 200 })];
  const map = [claims({ A: 'a1 a2 a3 c1 c2' }), harvesters('A', layout)];
  return given(4, options(chosen), ...rich, ...map, at({ step: 'buying', seat: 'A' }));
};

/** The specialist auction with order markers, at its first bidding. */
const marking = (seats: number, ...changes: readonly Change[]): Position =>
  given(
    seats,
    options({ variableTradeOrder: true }),
    ...changes,
    at({ step: 'specialistBidding' }, { step: 'specialistAuction' }, { step: 'trade' }),
  );
const placedIn = (position: Position): string[] =>
  position.told('OrderMarkerPlaced').map(({ seat, marker, resource }) => `${seat ?? '-'} ${marker} ${resource}`);

const DICE = [6, 5, 4, 3, 2];
const variable = { variableClaims: true };
/** A table that has just been asked about the river. */
const proposing = (seats: number): Position =>
  inSilence(newTable(seats, DICE.slice(0, seats), variable), 'StartingCarriersRevealed');
/** The set-up of the claims, with the cards in the order of the seats' letters, or as given. */
const settling = (seats: number, river: number, holders = 'ABCDE'.slice(0, seats)): Position =>
  letRun(given(seats, options(variable), cards(holders), riverNeutrals(river), running({ step: 'claimSetup' })));

describe('14 Advanced rules', () => {
  const layoutOf = (layout: string): PlanetSteamAction => ({
    type: 'Arrange',
    layout: Object.fromEntries(layout.split(' ').map((part) => part.split('='))) as Record<string, string>,
  });

  it('14.1 keeps a harvester in its zone; converters and superchargers may move', () => {
    const position = buying({ immobileHarvesters: true }, 'a1=ore+ a2=plain');
    expect(machinesOn(position.when('A', 'layout a1=plain a2=ore+'))).toBe('a1=plain a2=ore+');
    expect(machinesOn(position.when('A', 'layout a1=ore a2=plain+'))).toBe('a1=ore a2=plain+');
    expect(position.refused('A', 'layout a1=empty').rule).toBe('8.11');
    expect(position.refused('A', layoutOf('a1=plain+ a3=ore')).rule).toBe('8.11');
    expect(buying({}, 'a1=ore+ a2=plain').when('A', 'layout a1=empty a3=ore+').told('PiecesArranged')).toHaveLength(1);
  });

  it('14.1 lets a new harvester be placed in any own zone without one, and keeps it there', () => {
    const position = buying({ immobileHarvesters: true }, 'a1=ore a2=plain');
    for (const type of ['BuyHarvester', 'ImportHarvester'] as const)
      expect(position.choices('A', type, 'zone')).toEqual(['c1', 'c2', 'a3']);
    const bought = position.when('A', 'buy harvester @a3');
    expect(bought.refused('A', 'layout a3=empty').rule).toBe('8.11');
    expect(machinesOn(bought.when('A', 'layout a1=plain a3=ore'))).toBe('a1=plain a2=plain a3=ore');
  });

  it('14.2 lets a harvester in a river zone carry no quartz or ore converter, bought', () => {
    const position = buying({ riverLimits: true }, 'a1=ore c1=plain c2=plain');
    for (const kind of ['quartz', 'ore']) expect(position.refused('A', `buy ${kind} @c1`).rule).toBe('8.8');
    expect(machinesOn(position.when('A', 'buy energy @c1'))).toBe('a1=ore c1=energy c2=plain');
    expect(position.refused('A', 'buy quartz @a1 old>c2').rule).toBe('8.8');
    expect(machinesOn(buying({}, 'a1=ore c1=plain').when('A', 'buy quartz @c1'))).toBe('a1=ore c1=quartz');
  });

  it('14.2 nor by a layout, so that no group of them runs through the river', () => {
    const position = buying({ riverLimits: true }, 'a1=ore a2=quartz a3=energy c1=plain');
    for (const line of ['layout a1=plain c1=ore', 'layout a2=plain c1=quartz', 'layout a1=empty c2=ore'])
      expect(position.refused('A', line).rule).toBe('8.11');
    expect(machinesOn(position.when('A', 'layout a3=plain c1=energy'))).toBe('a1=ore a2=quartz a3=plain c1=energy');
    const free = buying({}, 'a1=ore c1=plain').when('A', 'layout a1=plain c1=ore');
    expect(machinesOn(free)).toBe('a1=plain c1=ore');
  });

  it('14.3 has the winner place a free marker on a resource without one, after its box resource', () => {
    const won = play(marking(4, box('ore', 'water')), 'A: bid 1', 'B: pass', 'C: pass', 'D: pass', 'A: take lady');
    expect(busyWith(won)).toBe('boxPick');
    const marked = play(won, 'A: box ore', 'A: order 4 water');
    expect(boardOf(marked).markers).toEqual({ water: 4 });
    const next = play(marked, 'B: bid 1', 'C: pass', 'D: pass', 'B: take captain');
    expect(next.choices('B', 'PlaceOrderMarker', 'marker')).toEqual(['1', '2', '3']);
    expect(next.choices('B', 'PlaceOrderMarker', 'resource')).toEqual(['quartz', 'ore', 'energy']);
    for (const line of ['order 4 ore', 'order 1 water']) expect(next.refused('B', line).rule).toBe('14.3');
  });

  it('14.3a has each of two seats place two markers at once', () => {
    const first = play(marking(2), 'A: bid 1', 'B: pass', 'A: take lady+engineer', 'A: credits', 'A: order 2 ore');
    expect([first.asked(), busyWith(first)]).toEqual([['A'], 'orderMarker']);
    const second = play(first, 'A: order 1 energy');
    expect([second.asked(), second.choices('B', 'PlaceOrderMarker', 'marker')]).toEqual([['B'], ['3', '4']]);
    const all = play(second, 'B: order 4 quartz');
    expect(placedIn(all)).toEqual(['B 4 quartz', 'B 3 water']);
  });

  it('14.3b puts the spare marker of three seats on the last free resource', () => {
    const end = inSilence(marking(3), 'TradePassed');
    expect(placedIn(end)).toEqual(['A 1 quartz', 'B 2 ore', 'C 3 water', '- 4 energy']);
  });

  it('14.3b leaves none to spare with four seats', () => {
    expect(placedIn(inSilence(marking(4), 'TradePassed')).at(-1)).toBe('D 4 energy');
  });

  it('14.3c has the last of five winners place none', () => {
    const end = inSilence(marking(5), 'TradePassed');
    expect(placedIn(end).map(([seat]) => seat)).toEqual([...'ABCD']);
    expect(company(end, 'E').card).not.toBeNull();
  });

  it('14.3d trades in the order of the markers, and takes them off in the Final phase', () => {
    const marked = markers({ quartz: 3, ore: 1, water: 4, energy: 2 });
    const steps = running({ step: 'trade' }, { step: 'finalPhase' });
    const end = inSilence(letRun(given(2, cards('BA'), marked, steps)), 'RoundEnded');
    const traded = end.told('TradePassed').map(({ seat, resource }) => `${seat} ${resource}`);
    expect(traded).toEqual(['ore', 'energy', 'quartz', 'water'].flatMap((one) => [`B ${one}`, `A ${one}`]));
    expect(boardOf(end).markers).toEqual({});
  });

  it.each([2, 3, 4, 5])(
    '14.4 starts the map of %i seats without claims, and sets them up after the auction',
    (seats) => {
      const start = proposing(seats);
      expect(boardOf(start).claimed).toEqual({});
      expect(boardOf(start).reserve.neutrals).toBe(15);
      const auctioned = inSilence(start, 'ClaimPlaced');
      expect(auctioned.told('SpecialistTaken')).toHaveLength(seats);
      expect(auctioned.told('ZoneNamed')).toEqual([]);
      const named = inSilence(auctioned, 'ZoneNamed');
      expect(Object.keys(boardOf(named).claimed)).toHaveLength(4 * seats + (seats < 5 ? 2 : 0));
    },
  );

  it('14.4 keeps the unavailable zones shut, and asks nothing in later rounds', () => {
    const columns = settling(2, 0)
      .choices('A', 'PlaceSetupClaim', 'zone')
      .map(([column]) => column);
    expect([...new Set(columns)].join('')).toBe('bcde');
    const later = letRun(given(4, options(variable), cards('ABCD'), running({ step: 'finalPhase' })));
    expect(inSilence(later, 'ZoneNamed').told('NeutralsPlaced')).toEqual([]);
  });

  it.each([
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 5],
  ])('14.4a lets each of %i seats propose 0 to %i, sealed; the same number from all holds', (seats, most) => {
    const position = proposing(seats);
    const all = [...'ABCDE'.slice(0, seats)];
    expect([position.asked(), busyWith(position)]).toEqual([all, 'riverAgreement']);
    expect(position.refused('A', `river ${most + 1}`).rule).toBe('14.4a');
    expect(position.when('A', 'river 1').view('B')).toEqual(position.view('B'));
    for (const count of [0, most]) {
      const agreed = play(position, ...all.map((seat) => `${seat}: river ${count}`));
      expect(agreed.told('RiverNeutralsAgreed')).toMatchObject([{ count }]);
      expect(boardOf(agreed).riverNeutrals).toBe(count);
    }
  });

  it.each([
    [2, [1, 2, 3, 0, 0, 0]],
    [3, [1, 2, 3, 4, 0, 0]],
    [4, [1, 2, 3, 4, 5, 0]],
    [5, [1, 2, 3, 4, 5, 0]],
  ])('14.4b lets the die decide for %i seats that differ: %j', (seats, counts) => {
    const others = [...'BCDE'.slice(0, seats - 1)].map((seat) => `${seat}: river 1`);
    const differing = play(proposing(seats), ...others);
    counts.forEach((count, i) => {
      const rolled = differing.rolling(i + 1).when('A', 'river 2');
      expect(rolled.told('RiverNeutralsRolled')).toMatchObject([{ face: i + 1, count }]);
      expect(boardOf(rolled).riverNeutrals).toBe(count);
    });
  });

  it('14.4c has the lowest card number place that many neutral claims on river zones of its choice', () => {
    const position = settling(4, 3, 'CABD');
    expect([position.asked(), position.choices('C', 'PlaceRiverNeutrals', 'zones')]).toEqual([['C'], [...riverZones]]);
    for (const line of ['neutral c1 c2', 'neutral c1 c2 c3 c4', 'neutral c1 c2 a1', 'neutral c1 c2 c2'])
      expect(position.refused('C', line).rule).toBe('14.4c');
    const placed = position.when('C', 'neutral c1 d4 d7');
    expect(boardOf(placed).claimed).toEqual({ c1: 'neutral', d4: 'neutral', d7: 'neutral' });
    expect([busyWith(placed), busyWith(settling(4, 0))]).toEqual(['setupClaim', 'setupClaim']);
  });

  it.each([
    [2, 'BA', 'B1 B2 A1 A1 A1 A1 B1 B2'],
    [4, 'CABD', 'C1 C2 A1 A1 B1 B1 D1 D1 D1 D1 B1 B1 A1 A1 C1 C2'],
    [5, 'EDCBA', 'E1 E1 D1 D1 C1 C1 B1 B1 A1 A1 A1 A1 B1 B1 C1 C1 D1 D1 E1 E1'],
  ])('14.4d has %i seats place an own and a neutral claim in play order and back: %s', (seats, holders, turns) => {
    const end = inSilence(settling(seats, 0, holders));
    const placed = end.facts.flatMap((fact) => {
      if (fact.type === 'ClaimPlaced') return [`${fact.seat}1`];
      return fact.type === 'NeutralsPlaced' ? [`${fact.seat}${fact.zones.length}`] : [];
    });
    expect(placed.join(' ')).toBe(turns);
    const first = settling(seats, 0, holders).when(holders[0], 'own b2');
    expect(first.offered(holders[0])).toEqual(['PlaceSetupNeutrals']);
    for (const seat of holders) expect(company(end, seat).claims).toBe(12);
  });

  it('14.4e puts every claim in a different empty zone, river zones included', () => {
    const position = play(settling(4, 1), 'A: neutral c1', 'A: own c2');
    for (const line of ['neutral c1 d1', 'neutral c2 d1', 'neutral d1 d1'])
      expect(position.refused('A', line).rule).toBe('14.4d');
    const next = play(position, 'A: neutral c3 d1');
    for (const zone of ['c1', 'c2', 'c3', 'd1']) expect(next.refused('B', `own ${zone}`).rule).toBe('14.4d');
    expect(boardOf(play(next, 'B: own c4')).claimed.c4).toBe('B');
  });

  it.each([
    [2, 80, [0, 0, 2, 3]],
    [3, 90, [0, 1, 3, 2]],
    [4, 100, [0, 1, 3, 3]],
    [5, 110, [0, 1, 3, 3]],
  ])('14.5 equips each of %i seats with %i Credits and fewer goods', (seats, has, amounts) => {
    const table = newTable(seats, DICE.slice(0, seats), { reducedStart: true });
    const held = Object.fromEntries(RESOURCES.map((resource, i) => [resource, amounts[i]]));
    for (const seat of boardOf(table).seats) expect(company(table, seat)).toMatchObject({ credits: has, goods: held });
  });
});
