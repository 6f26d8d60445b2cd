import { describe, expect, it } from '@jest/globals';
import { fewestChips, lettersFree, shipsOf } from '../../../../src/games/galactic-era/board.js';
import { chipsLost } from '../../../../src/games/galactic-era/rules/chips.js';
import { strengthOf } from '../../../../src/games/galactic-era/rules/strength.js';
import {
  answers,
  basics,
  boardOf,
  discs,
  dp,
  ethics,
  fighting,
  fleet,
  given,
  type Given,
  levels,
  moving,
  neutral,
  people,
  play,
  progressing,
  tactic,
  tokens,
  types,
  war,
} from '../given.js';

const fleetOf = (position: ReturnType<typeof moving>, handle: number, seat = 'A') =>
  boardOf(position).nations[seat].fleets.find((one) => one.handle === handle)!;
const seenBy = (position: ReturnType<typeof moving>, viewer: string | null) => position.view(viewer).nations.A.fleets;
const strength = (board: ReturnType<typeof given>, seat: string, attacks: boolean, against: string[]): number =>
  strengthOf(board, seat, 'khaa', { attacks, against });

describe('6 Ships and fleets', () => {
  it('6.1 basic ships are open to all', () => {
    const board = given(basics('A', 'lyra', 3));
    expect(moving(board).view(null).nations.A.basics).toEqual({ lyra: { ships: 3, spent: 0 } });
  });

  it('6.2 the chips of a fleet add up', () => {
    expect(shipsOf({ chips: [5, 3, 1, 0] })).toBe(9);
  });

  it('6.3 decoys alone are no fleet', () => {
    const position = moving(given(basics('A', 'lyra', 2)));
    expect(position.refused('A', 'create a lyra 0+0').rule).toBe('7.3');
  });

  it('6.4 five fleets at most, each with another letter', () => {
    const five = [...'ABCDE'].map((letter, i) => fleet('A', i + 1, letter as 'A', 'lyra', 1));
    expect(moving(given(basics('A', 'lyra', 2), ...five)).offered('A')).not.toContain('CreateFleet');
    const four = moving(given(basics('A', 'lyra', 2), ...five.slice(1)));
    expect(four.choices('A', 'CreateFleet', 'letter')).toEqual(['A']);
    expect(lettersFree(given(...five.slice(2)), 'A')).toEqual(['A', 'B']);
  });

  it('6.5 letter and chips are hidden, but D shows its letter', () => {
    const board = given(basics('A', 'lyra', 1), fleet('A', 1, 'C', 'lyra', 3, 1), fleet('A', 2, 'D', 'uru', 1));
    const position = moving(board);
    expect(seenBy(position, 'B').map(({ letter }) => letter)).toEqual([null, 'D']);
    expect(seenBy(position, 'A').map(({ letter }) => letter)).toEqual(['C', 'D']);
    const split = position.when('A', 'split #1 e 1');
    expect(seenBy(split, 'B').map(({ chips }) => chips)).toEqual([null, null, [1]]);
  });

  it('6.6 handles are given in order of creation, the lowest free first, whatever the letter', () => {
    const position = moving(given(basics('A', 'lyra', 3), fleet('A', 2, 'A', 'lyra', 1)));
    const created = play(position, 'A: create e lyra 1', 'A: create b lyra 1');
    expect(boardOf(created).nations.A.fleets.map(({ handle, letter }) => [handle, letter])).toEqual([
      [2, 'A'],
      [1, 'E'],
      [3, 'B'],
    ]);
  });

  it('6.7 decoys go into a fleet with chips and count for its height alone', () => {
    const created = moving(given(basics('A', 'lyra', 3))).when('A', 'create a lyra 2+1+0+0');
    expect(fleetOf(created, 1).chips).toEqual([2, 1, 0, 0]);
    expect(seenBy(created, 'B')[0].height).toBe(4);
    expect(shipsOf(fleetOf(created, 1))).toBe(3);
  });

  it('6.7a decoys come back when their fleet dissolves', () => {
    const position = moving(given(basics('A', 'uru', 1), fleet('A', 1, 'A', 'lyra', 1, 0, 0, 0, 0, 0)));
    const dissolved = position.when('A', 'diminish #1 1');
    expect(boardOf(dissolved).nations.A.fleets).toEqual([]);
    const again = dissolved.when('A', 'create a lyra 1+0+0+0+0+0');
    expect(fleetOf(again, 1).chips).toEqual([1, 0, 0, 0, 0, 0]);
  });

  it('6.8 chips from and to the supply are shown, those between own fleets are not', () => {
    const position = moving(
      given(basics('A', 'lyra', 1), fleet('A', 1, 'A', 'lyra', 2), fleet('A', 2, 'B', 'lyra', 3)),
    );
    expect(position.when('A', 'augment #1 1').told('FleetAugmented')).toMatchObject([{ chips: [1] }]);
    const [fact] = position.when('A', 'regroup #1 #2 give none take none').told('FleetsRegrouped');
    expect(fact.secret.to).toEqual(['A']);
    expect(fact.heights).toEqual([1, 1]);
  });

  it('6.8a the fewest chips for a number, from the highest value down', () => {
    expect([fewestChips(3), fewestChips(9), fewestChips(27)]).toEqual([[3], [5, 4], [10, 10, 5, 2]]);
    expect(moving(given(basics('A', 'lyra', 7))).offer('A', 'CreateFleet').inputs.chips).toMatchObject({
      preset: { 5: 1, 2: 1 },
    });
  });

  it('6.9 chips are changed for the same sum, each fleet once in the own turn, and all see it', () => {
    const position = moving(given(fleet('A', 1, 'A', 'lyra', 10)));
    expect(position.refused('A', 'change #1 5+4').rule).toBe('6.9');
    const changed = position.when('A', 'change #1 5+5');
    expect(changed.told('ChipsExchanged')).toMatchObject([{ out: [10], in: [5, 5] }]);
    expect(changed.offered('A')).not.toContain('ChangeChips');
  });

  it('6.10 the highest chip that fits goes first; the lowest is changed if none is so low', () => {
    expect(chipsLost([5, 3, 1], 4)).toEqual({ out: [3, 1], in: [] });
    expect(chipsLost([5, 3], 1)).toEqual({ out: [3], in: [2] });
    expect(chipsLost([10], 4)).toEqual({ out: [10], in: [5, 1] });
  });

  it('6.11 a fleet without ships dissolves, and its marker is free', () => {
    const dissolved = moving(given(basics('A', 'uru', 1), fleet('A', 1, 'C', 'lyra', 2))).when('A', 'diminish #1 2');
    expect(boardOf(dissolved).nations.A.fleets).toEqual([]);
    expect(lettersFree(boardOf(dissolved), 'A')).toContain('C');
  });

  it('6.12 destroyed basic ships go back to the reserve', () => {
    const board = given(war('A', 'B'), basics('A', 'khaa', 6), basics('B', 'khaa', 1));
    const after = fighting(board);
    expect(boardOf(after).nations.B.basics).toEqual({ khaa: { ships: 1, spent: 0 } });
    expect(boardOf(after.when('A', 'destroy all')).nations.B.basics).toEqual({});
  });

  it('6.13 each letter has its tactic', () => {
    const plain = given(levels('A', { military: 3 }), fleet('A', 1, 'E', 'khaa', 3));
    expect(strength(plain, 'A', true, ['B'])).toBe(6);
  });

  it('6.13a A gives its own ships +1, always, +2 with x2', () => {
    const board = given(fleet('A', 1, 'A', 'khaa', 3), basics('A', 'khaa', 2));
    expect(strength(board, 'A', true, ['B'])).toBe(3 * 2 + 2);
    expect(
      strength(
        given(() => board, tactic('A', 'A')),
        'A',
        false,
        ['B'],
      ),
    ).toBe(3 * 3 + 2);
  });

  it('6.13b B counts half as many ships more, rounded down, to take a planet, and for its own fleet alone', () => {
    const gains = (...chips: number[]) =>
      progressing(
        given(
          war('A', 'B'),
          ethics('A', 'dark'),
          discs('B', 'uru', 6),
          fleet('A', 1, 'B', 'uru', ...chips),
          tokens('A', 'gain'),
        ),
      )
        .offered('A')
        .includes('Gain');
    expect([gains(5), gains(4)]).toEqual([true, false]);
    expect(strength(given(fleet('A', 1, 'B', 'khaa', 4)), 'A', true, ['B'])).toBe(4);
    const neutralPlanet = given(
      ethics('A', 'dark'),
      neutral('uru', 'advanced'),
      fleet('A', 1, 'B', 'uru', 3),
      tokens('A', 'gain'),
    );
    expect(progressing(neutralPlanet).choices('A', 'Gain', 'hex')).toEqual(['uru']);
  });

  it('6.13c B gives nothing against a planet of the Orion Republic', () => {
    const gains = (...parts: readonly Given[]) =>
      answers(
        progressing(
          given(ethics('A', 'dark'), discs('B', 'uru', 1), fleet('A', 1, 'B', 'uru', 2), tokens('A', 'gain'), ...parts),
        ),
        'A',
      ).includes('Gain');
    expect([gains(), gains(people('B', 'orion', 'light'))]).toEqual([true, false]);
  });

  it('6.13d C gives +2 if an A fleet fights on the other side', () => {
    const board = given(fleet('A', 1, 'C', 'khaa', 3));
    expect(strength(board, 'A', true, ['B'])).toBe(3);
    const facing = given(() => board, fleet('B', 1, 'A', 'khaa', 1));
    expect(strength(facing, 'A', true, ['B'])).toBe(9);
    expect(
      strength(
        given(() => facing, tactic('A', 'C')),
        'A',
        true,
        ['B'],
      ),
    ).toBe(15);
  });

  it('6.13f the bonus of D is used by going farther than without it', () => {
    const position = moving(given(basics('A', 'uru', 1), fleet('A', 1, 'D', 'lyra', 2)));
    expect(fleetOf(position.when('A', 'move #1 1.3.07'), 1).dartUsed).toBe(false);
    expect(fleetOf(position.when('A', 'move #1 1.4.09'), 1).dartUsed).toBe(true);
  });

  it('6.13g a fleet D that has used its bonus lets nobody go, but ships may join', () => {
    const board = given(basics('A', '1.4.09', 1), basics('A', 'uru', 1), fleet('A', 1, 'D', 'lyra', 2));
    const used = moving(board).when('A', 'move #1 1.4.09');
    expect(used.offered('A')).not.toContain('Diminish');
    expect(used.offered('A')).toContain('Augment');
  });

  it('6.13h E may retreat before combat on the defence, whatever the levels', () => {
    const board = given(
      war('A', 'B'),
      basics('A', 'khaa', 9),
      fleet('B', 1, 'E', 'khaa', 2),
      levels('A', { propulsion: 5, spirituality: 4 }),
    );
    expect(answers(fighting(board), 'B')).toEqual(['Stay', 'LeaveE']);
  });

  it('6.14 Military II and IV give a tactic token, VI three', () => {
    const raised = (from: number) =>
      progressing(given(levels('A', { military: from }), tokens('A', 'research', 'military')))
        .when('A', 'research')
        .when('A', `raise military ${from + 1}`);
    expect(raised(1).offered('A')).toEqual(['PlaceTactic']);
    expect(raised(2).told('TechnologyRaised')).toHaveLength(1);
    expect(raised(2).offered('A')).not.toContain('PlaceTactic');
    const three = play(raised(5), 'A: tactic a x2', 'A: tactic b x2');
    expect(three.offered('A')).toEqual(['PlaceTactic']);
  });

  it('6.15 a token goes on a letter without one, with a side, in the open', () => {
    const board = given(tactic('A', 'A', 'dp3'), tokens('A', 'research', 'military'));
    const position = play(progressing(board), 'A: research', 'A: raise military 2');
    expect(position.choices('A', 'PlaceTactic', 'letter')).toEqual(['B', 'C', 'D', 'E']);
    expect(position.when('A', 'tactic c 3').view('B').nations.A.tactics).toEqual({ A: 'dp3', C: 'dp3' });
  });

  it('6.15a no letter gets a second token', () => {
    const board = given(tactic('A', 'A'), tactic('A', 'B'), tokens('A', 'research', 'military'));
    expect(play(progressing(board), 'A: research', 'A: raise military 2').refused('A', 'tactic a x2').rule).toBe(
      '6.15',
    );
  });

  it('6.15b the side x2 doubles the effect of that fleet’s tactic alone', () => {
    const board = given(tactic('A', 'A'), fleet('A', 1, 'A', 'khaa', 1));
    expect(strength(board, 'A', true, ['B'])).toBe(3);
    expect(strength(given(tactic('A', 'B'), fleet('A', 1, 'A', 'khaa', 1)), 'A', true, ['B'])).toBe(2);
    expect(strength(given(tactic('A', 'A', 'dp3'), fleet('A', 1, 'A', 'khaa', 1)), 'A', true, ['B'])).toBe(2);
  });

  it('6.15c a token of 3 DP pays for a combat won with its fleet, even if that is lost', () => {
    const board = given(war('A', 'B'), tactic('A', 'A', 'dp3'), fleet('A', 1, 'A', 'khaa', 1), basics('B', 'khaa', 1));
    expect(dp(fighting(board), 'A').tactic).toBe(3);
    const gone = fighting(board).when('A', 'destroy all');
    expect(boardOf(gone).nations.A.fleets).toEqual([]);
    expect(boardOf(gone).nations.A.points).toBeGreaterThanOrEqual(3);
  });

  it('6.15d it pays once in a battle', () => {
    const board = given(
      ...[war('A', 'B'), tactic('A', 'A', 'dp3'), tactic('A', 'C', 'dp3'), basics('B', 'khaa', 1)],
      ...[fleet('A', 1, 'A', 'khaa', 2), fleet('A', 2, 'C', 'khaa', 2)],
    );
    expect(dp(fighting(board), 'A').tactic).toBe(3);
  });

  it('6.15e it pays nothing if all defenders retreated before combat', () => {
    const board = given(
      war('A', 'B'),
      levels('B', { propulsion: 2 }),
      tactic('A', 'A', 'dp3'),
      fleet('A', 1, 'A', 'khaa', 2),
      basics('B', 'khaa', 1),
    );
    const fled = fighting(board).when('B', 'leave 0.1.01');
    expect(types(fled)).not.toContain('CombatWon');
    expect(dp(fled, 'A')).toEqual({});
  });

  it('6.15f a token belongs to the letter, also when the marker is not in use', () => {
    const board = given(tactic('A', 'A'), basics('A', 'lyra', 2));
    expect(
      strength(
        given(() => board, fleet('A', 1, 'A', 'khaa', 1)),
        'A',
        true,
        ['B'],
      ),
    ).toBe(3);
  });
});
