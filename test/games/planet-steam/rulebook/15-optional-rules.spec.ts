import { describe, expect, it } from '@jest/globals';
import {
  at,
  boardOf,
  busyWith,
  card,
  cards,
  type Change,
  claims,
  company,
  credits,
  given,
  goods,
  harvesters,
  inSilence,
  letRun,
  licences,
  machinesOn,
  manipulator,
  options,
  play,
  type Position,
  price,
  round,
  running,
  spent,
} from '../given.js';

const auction = at({ step: 'specialistBidding' }, { step: 'specialistAuction' }, { step: 'zoneNaming' });
const manipulating = (...changes: readonly Change[]): Position =>
  given(4, ...changes, at({ step: 'manipulation', seat: 'A' }));
const modes = (position: Position): string[] =>
  position.question('A').offers.map(({ action }) => {
    const { mode, resource = '' } = action as { mode?: string; resource?: string };
    return `${mode} ${resource}`.trim();
  });

const sabotage = options({ sabotage: true });
/** B, C and D have cards; A wins the last one, the Engineer. */
const last = [card('B', 'lady'), card('C', 'venturer'), card('D', 'captain'), auction];
const machines = [claims({ A: 'a7' }), harvesters('B', 'b1=ore b2=plain'), harvesters('D', 'd1=ore+ d2=quartz')];
const aiming = (...changes: readonly Change[]): Position =>
  play(given(4, sabotage, round(2), ...changes, ...last), 'A: bid 1', 'A: credits');

describe('15 Optional rules', () => {
  it('15.1 lets a seat claim any unclaimed zone without rolling, or use a licence, not both', () => {
    const turns = at({ step: 'claimTurn', seat: 'A' }, { step: 'claimTurn', seat: 'B' });
    const position = given(4, options({ predictableClaim: true }), licences({ A: 1 }), turns);
    expect(position.offered('A')).toEqual(['ClaimZone', 'UseLicence', 'DeclineClaim']);
    expect(position.refused('A', { type: 'RollForZone', zone: 'b1' }).field).toBe('type');
    for (const zone of ['a1', 'e1', 'd1']) expect(position.refused('A', `claim ${zone}`).rule).toBe('15.1');
    const claimed = position.when('A', 'claim b1');
    expect([boardOf(claimed).claimed.b1, claimed.told('ClaimRolled'), claimed.asked()]).toEqual(['A', [], ['B']]);
    const licensed = position.when('A', 'licence d1');
    expect([boardOf(licensed).claimed.d1, licensed.asked()]).toEqual(['A', ['B']]);
    expect(given(4, turns).offered('A')).toEqual(['RollForZone', 'DeclineClaim']);
  });

  it('15.2 gives the card to the winner of the first bidding of every specialist auction, and to no other', () => {
    const lines = ['A: bid 1', 'B: bid 2', 'C: pass', 'D: pass', 'A: pass', 'B: take lady'];
    for (const n of [1, 3]) {
      const won = play(given(4, options({ priceManipulation: true }), round(n), auction), ...lines);
      expect([busyWith(won), won.asked()]).toEqual(['manipulation', ['B']]);
      const used = play(won, 'B: prices weak ore none');
      expect(boardOf(used).manipulator).toBe('B');
      expect(inSilence(used, 'ZoneNamed').told('PricesManipulated')).toHaveLength(1);
    }
    expect(busyWith(play(given(4, auction), ...lines))).toBe('specialistBidding');
  });

  it('15.2a makes the winner use it at once, in exactly one mode, before any other benefit', () => {
    const table = given(4, options({ priceManipulation: true }), auction);
    const won = play(table, 'A: bid 1', 'B: pass', 'C: pass', 'D: pass', 'A: take engineer');
    expect([busyWith(won), won.offered('A')]).toEqual(['manipulation', ['ManipulatePrices']]);
    expect(modes(won)).toEqual(['weak ore', 'weak water', 'weak energy', 'moderate', 'strong']);
    expect(busyWith(play(won, 'A: prices strong quartz+5'))).toBe('engineer');
  });

  it.each([
    ['weak ore ore+3', 0, { ore: 15 }],
    ['weak water water-3', 0, { water: 5 }],
    ['weak energy energy+1', 0, { energy: 7 }],
    ['moderate ore+1 water-2 energy+1', 4, { ore: 13, water: 6, energy: 7 }],
    ['moderate ore-4', 4, { ore: 8 }],
    ['strong quartz+2 ore-3', 8, { quartz: 18, ore: 9 }],
    ['strong quartz-5', 8, { quartz: 11 }],
  ])('15.2a moves prices with %s for %i Credits', (line, fee, prices) => {
    const position = manipulating();
    const moved = position.when('A', `prices ${line}`);
    expect(boardOf(moved).price).toEqual({ ...boardOf(position).price, ...prices });
    expect([company(moved, 'A').credits, boardOf(moved).supply]).toEqual([120 - fee, boardOf(position).supply]);
  });

  it.each([
    'weak ore ore+4',
    'weak ore ore+1 water+1',
    'weak ore quartz+1',
    'moderate ore+3 energy-2',
    'moderate quartz+1',
    'strong ore+3 energy-2 water+1',
  ])('15.2a refuses more spaces or other prices than the mode has: %s', (line) => {
    expect(manipulating().refused('A', `prices ${line}`).rule).toBe('15.2a');
  });

  it('15.2b stops at the ends of the tracks, and allows fewer spaces or none', () => {
    const position = manipulating(price({ ore: 23, water: 4 }));
    for (const line of ['ore+2', 'water-3', 'ore+1 water-3'])
      expect(position.refused('A', `prices moderate ${line}`).rule).toBe('15.2a');
    const ends = boardOf(position.when('A', 'prices moderate ore+1 water-2')).price;
    expect([ends.ore, ends.water]).toEqual([24, 2]);
    for (const mode of ['weak ore', 'moderate', 'strong']) {
      const none = position.when('A', `prices ${mode} none`);
      expect(boardOf(none).price).toEqual(boardOf(position).price);
    }
  });

  it.each([
    [25, ['moderate', 'strong']],
    [24, ['strong']],
    [20, []],
  ])('15.2c shuts after a bid of %i from 28 Credits, the 15 of the Engineer not counted: %j', (bid, shut) => {
    const table = given(4, options({ priceManipulation: true }), credits({ A: 28 }), auction);
    const won = play(table, `A: bid ${bid}`, 'B: pass', 'C: pass', 'D: pass', 'A: take engineer');
    const all = ['weak ore', 'weak water', 'weak energy', 'moderate', 'strong'];
    expect(modes(won)).toEqual(all.filter((mode) => !shut.includes(mode)));
    const barred = won.question('A').barred!.map(({ refusal }) => refusal);
    expect(barred).toMatchObject(shut.map((mode) => ({ rule: '15.2c', why: { mode, credits: 28 - bid } })));
    for (const mode of shut) {
      expect(() => won.when('A', `prices ${mode} none`)).toThrow('refused');
      const asked = { type: 'ManipulatePrices', mode: mode as 'strong', moves: {} } as const;
      expect(won.refused('A', asked)).toMatchObject({ rule: '15.2c', why: { fee: mode === 'strong' ? 8 : 4 } });
    }
  });

  it.each([
    [4, 'ABCD', 1],
    [4, 'BCAD', 4],
    [4, 'BCDA', 5],
    [2, 'BA', 2],
    [3, 'BCA', 3],
  ])('15.2d gives the holder of %i seats with cards %s its number at the start of the Final phase: %i', (...row) => {
    const [seats, holders, number] = row;
    const before = given(seats, cards(holders), manipulator('A'), running({ step: 'finalPhase' }));
    const end = letRun(before);
    expect(end.told('ManipulationReturned')).toEqual([{ type: 'ManipulationReturned', seat: 'A', credits: number }]);
    expect(spent(before, end)).toEqual({ credits: -number });
    expect(boardOf(end).manipulator).toBeNull();
  });

  it('15.3 gives the card to the last winner from round 2 on, to be used at once', () => {
    const aimed = aiming(...machines);
    expect([busyWith(aimed), aimed.asked(), aimed.offered('A')]).toEqual(['sabotageTarget', ['A'], ['Sabotage']]);
    const first = play(given(4, sabotage, round(1), ...machines, ...last), 'A: bid 1', 'A: credits');
    expect(busyWith(first)).toBe('zoneNaming');
    expect(aimed.told('SpecialistTaken')).toHaveLength(0);
    const third = given(4, sabotage, round(2), ...machines, card('B', 'lady'), card('C', 'venturer'), auction);
    expect(busyWith(play(third, 'A: bid 1', 'D: pass', 'A: take captain'))).toBe('engineer');
  });

  it('15.3a lets it choose another seat with a harvester', () => {
    const position = aiming(...machines, harvesters('A', 'a7=ore'));
    expect(position.choices('A', 'Sabotage', 'target')).toEqual(['B', 'D']);
    for (const seat of ['A', 'C']) expect(position.refused('A', { type: 'Sabotage', target: seat }).rule).toBe('15.3a');
  });

  it('15.3a has no effect when no other seat has one', () => {
    const nobody = aiming(claims({}), harvesters('A', 'a7=ore'));
    expect([busyWith(nobody), nobody.told('SabotageAimed')]).toEqual(['zoneNaming', []]);
  });

  it('15.3b has the chosen seat lay down one harvester of its own choice', () => {
    const chosen = play(aiming(...machines), 'A: sabotage white');
    expect([chosen.asked(), chosen.choices('D', 'LayDown', 'zone')]).toEqual([['D'], ['d1', 'd2']]);
    expect(chosen.refused('D', 'down b1').rule).toBe('15.3b');
    const down = chosen.when('D', 'down d2');
    const lying = Object.entries(boardOf(down).harvesters).filter(([, machine]) => machine.down);
    expect(lying.map(([zone]) => zone)).toEqual(['d2']);
  });

  const stock = goods({ A: { quartz: 4, ore: 4, water: 4, energy: 4 } });
  const lying = [claims({ A: 'a1 a2 a3' }), harvesters('A', 'a1=ore! a2=plain'), stock];
  it('15.3c keeps a harvester laid down from being moved, and anything from being put on it or taken off', () => {
    const position = given(4, ...lying, at({ step: 'buying', seat: 'A' }));
    expect(position.choices('A', 'BuyHarvester', 'zone')).toEqual(['a3']);
    expect(position.choices('A', 'BuySupercharger', 'zone')).toEqual(['a2']);
    const converter = { type: 'BuyConverter', kind: 'quartz', zone: 'a1', old: 'reserve' } as const;
    expect(position.refused('A', converter)).toMatchObject({ rule: '8.8', field: 'zone' });
    for (const line of ['layout a1=empty a3=ore', 'layout a1=plain a2=ore', 'layout a2=ore'])
      expect(position.refused('A', line).rule).toBe('8.11');
    const arranged = position.when('A', 'layout a2=empty a3=plain');
    expect([machinesOn(arranged), boardOf(arranged).harvesters.a1.down]).toEqual(['a1=ore a3=plain', true]);
    const onto = given(4, ...lying, harvesters('A', 'a1=plain! a2=ore'), at({ step: 'buying', seat: 'A' }));
    expect(onto.refused('A', 'buy quartz @a2 old>a1').rule).toBe('8.8');
  });

  it('15.3c keeps it from being active; it joins no group, but counts as wealth', () => {
    const row = harvesters('A', 'a1=energy a2=energy! a3=energy');
    const rest = [claims({}), goods({ A: { energy: 0 } }), row, running({ step: 'extraction' })];
    const extracted = letRun(given(4, cards('ABCD'), ...rest)).told('Extracted');
    expect(extracted).toMatchObject([{ zones: ['a1', 'a3'], yields: { energy: 2 } }]);
    const ending = [round(5), claims({}), harvesters('A', 'a1=plain!'), running({ step: 'finalPhase' })];
    const end = letRun(given(4, cards('ABCD'), ...ending).rolling(1));
    expect(end.told('GameEnded')[0].wealth.A).toMatchObject({ zones: 25, harvesters: 25 });
  });

  it.each([1, 2, 3, 4, 5, 6])('15.3d stands it up and gives its owner twice the die: %i', (face) => {
    const position = given(4, cards('ABCD'), harvesters('B', 'b1=ore!'), running({ step: 'finalPhase' }));
    const end = letRun(position.rolling(face));
    expect(end.told('HarvesterStoodUp')).toMatchObject([{ seat: 'B', zone: 'b1', face, credits: 2 * face }]);
    expect([company(end, 'B').credits, boardOf(end).harvesters.b1.down]).toEqual([120 + 2 * face, false]);
  });
});
