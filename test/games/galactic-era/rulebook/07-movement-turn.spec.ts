import { describe, expect, it } from '@jest/globals';
import { witness } from '../../../../src/games/kernel/tell.js';
import { basics, boardOf, discs, fleet, given, moving, play } from '../given.js';

const home = basics('A', 'lyra', 5);
const fleets = (position: ReturnType<typeof moving>) =>
  boardOf(position).nations.A.fleets.map(({ handle, letter, chips, hex }) => [handle, letter, chips.join('+'), hex]);
const two = [fleet('A', 1, 'A', 'lyra', 3, 1), fleet('A', 2, 'B', 'lyra', 5)];

describe('7 The movement turn and reorganising', () => {
  it('7.1 a movement turn is for fleets, ships, and then battles', () => {
    const position = moving(given(home));
    expect(position.offered('A')).toEqual(['CreateFleet', 'SailBasics', 'Done']);
  });

  it('7.2 fleets are created, split and remarked only before the first ship moves', () => {
    const position = moving(given(home, ...two));
    expect(position.offered('A')).toEqual(expect.arrayContaining(['CreateFleet', 'SplitFleet', 'Remark']));
    const sailed = position.when('A', 'move 1 lyra > 1.1.01').offered('A');
    for (const type of ['CreateFleet', 'SplitFleet', 'Remark']) expect(sailed).not.toContain(type);
    expect(sailed).toContain('Augment');
  });

  it('7.3 basic ships of a hex become chips of the same sum under an unused marker', () => {
    const created = moving(given(home)).when('A', 'create c lyra 2+1');
    expect(fleets(created)).toEqual([[1, 'C', '2+1', 'lyra']]);
    expect(boardOf(created).nations.A.basics.lyra.ships).toBe(2);
    expect(created.offered('A')).toContain('CreateFleet');
  });

  it('7.3a only on an own planet', () => {
    const position = moving(given(basics('A', 'uru', 3), basics('A', 'vega', 2), discs('A', 'vega', 1)));
    const hexes = position.question('A').offers.filter(({ action }) => action.type === 'CreateFleet');
    expect(hexes.map(({ action }) => action.hex)).toEqual(['vega']);
  });

  it('7.3b ships and chips are shown, the letter is not, unless it is D', () => {
    const seen = (letter: string): unknown =>
      witness(moving(given(home)).when('A', `create ${letter} lyra 2+1`).told('FleetCreated')[0], 'B');
    expect(seen('c')).toMatchObject({ chips: [2, 1], basics: 3, dart: false });
    expect(seen('c')).not.toHaveProperty('secret');
    expect(seen('d')).toMatchObject({ dart: true });
  });

  it('7.4 a fleet is split on an own planet, with ships on both sides, unseen', () => {
    const position = moving(given(...two, basics('A', 'uru', 1)));
    expect(position.refused('A', 'split #1 c 3+1').rule).toBe('7.4');
    const split = position.when('A', 'split #1 c 1');
    expect(fleets(split)).toEqual([
      [1, 'A', '3', 'lyra'],
      [2, 'B', '5', 'lyra'],
      [3, 'C', '1', 'lyra'],
    ]);
    expect(witness(split.told('FleetSplit')[0], 'B')).not.toHaveProperty('secret');
    const away = moving(given(fleet('A', 1, 'A', 'uru', 3, 1)));
    expect(away.offered('A')).not.toContain('SplitFleet');
  });

  it('7.5 once in a turn markers are exchanged among fleets on own planets and with unused ones', () => {
    const remarked = moving(given(...two, basics('A', 'uru', 1))).when('A', 'remark ba');
    expect(fleets(remarked).map(([handle, letter]) => [handle, letter])).toEqual([
      [1, 'B'],
      [2, 'A'],
    ]);
    expect(remarked.offered('A')).not.toContain('Remark');
    expect(fleets(moving(given(...two)).when('A', 'remark ec')).map(([, letter]) => letter)).toEqual(['E', 'C']);
  });

  it('7.5a leaving them as they were looks the same to others', () => {
    const position = moving(given(...two));
    const seen = (line: string): unknown => witness(position.when('A', line).told('MarkersRearranged')[0], 'B');
    expect(seen('remark ab')).toEqual(seen('remark ba'));
    expect(position.when('A', 'remark ab').view('B')).toEqual(position.when('A', 'remark ce').view('B'));
    expect(seen('remark da')).toMatchObject({ dart: 1 });
  });

  it('7.5b chips and handles stay where they are', () => {
    const remarked = moving(given(...two)).when('A', 'remark ba');
    expect(fleets(remarked).map(([handle, , chips]) => [handle, chips])).toEqual([
      [1, '3+1'],
      [2, '5'],
    ]);
  });

  it('7.6 reorganising goes on in any hex while ships move', () => {
    const position = moving(given(fleet('A', 1, 'A', 'uru', 3), basics('A', 'uru', 2), home));
    expect(position.when('A', 'move 1 lyra > 1.1.01').offered('A')).toEqual(
      expect.arrayContaining(['Augment', 'Diminish', 'ChangeChips']),
    );
  });

  it('7.6a augmenting turns basic ships of the hex into chips, shown', () => {
    const position = moving(given(home, ...two)).when('A', 'augment #1 2');
    expect(fleets(position)[0]).toEqual([1, 'A', '3+2+1', 'lyra']);
    expect(boardOf(position).nations.A.basics.lyra.ships).toBe(3);
  });

  it('7.6b diminishing turns chips into basic ships, if the reserve has them', () => {
    const position = moving(given(basics('A', 'lyra', 13), fleet('A', 1, 'A', 'lyra', 5, 3)));
    expect(position.refused('A', 'diminish #1 5').rule).toBe('7.6b');
    const diminished = position.when('A', 'diminish #1 3');
    expect(fleets(diminished)).toEqual([[1, 'A', '5', 'lyra']]);
    expect(boardOf(diminished).nations.A.basics.lyra.ships).toBe(16);
  });

  it('7.6c a dissolved fleet frees its marker for a new one', () => {
    const dissolved = moving(given(fleet('A', 1, 'A', 'uru', 2), home)).when('A', 'diminish #1 2');
    expect(dissolved.choices('A', 'CreateFleet', 'letter')).toContain('A');
  });

  it('7.6d regrouping passes chips between two fleets of one hex, and may merge them', () => {
    const position = moving(given(...two));
    const passed = position.when('A', 'regroup #1 #2 give 1 take none');
    expect(fleets(passed)).toEqual([
      [1, 'A', '3', 'lyra'],
      [2, 'B', '5+1', 'lyra'],
    ]);
    expect(fleets(position.when('A', 'regroup #1 #2 give 3+1 take none'))).toEqual([[2, 'B', '5+3+1', 'lyra']]);
    expect(moving(given(fleet('A', 1, 'A', 'lyra', 3), fleet('A', 2, 'B', 'uru', 3))).offered('A')).not.toContain(
      'Regroup',
    );
  });

  it('7.6e exchanging all chips is exchanging the markers', () => {
    const swapped = moving(given(...two)).when('A', 'regroup #1 #2 give 3+1 take 5');
    expect(fleets(swapped)).toEqual([
      [1, 'A', '5', 'lyra'],
      [2, 'B', '3+1', 'lyra'],
    ]);
  });

  it('7.6f regrouping nothing looks the same to others', () => {
    const position = moving(given(...two));
    const told = (line: string): unknown => witness(position.when('A', line).told('FleetsRegrouped')[0], 'B');
    expect(told('regroup #1 #2 give none take none')).toEqual({
      ...(told('regroup #1 #2 give 1 take none') as object),
      heights: [2, 1],
    });
    expect(
      position
        .when('A', 'regroup #1 #2 give none take none')
        .view('B')
        .nations.A.fleets.map(({ chips }) => chips),
    ).toEqual([null, null]);
  });

  it('7.7 each fleet is augmented and diminished once, each pair regrouped once, until own ships move', () => {
    const position = moving(given(home, ...two));
    const done = play(position, 'A: augment #1 1', 'A: diminish #1 1', 'A: regroup #1 #2 give none take none');
    const offers = done.question('A').offers.map(({ action }) => [action.type, action.fleet]);
    expect(offers).not.toContainEqual(['Augment', 1]);
    expect(offers).not.toContainEqual(['Diminish', 1]);
    expect(done.offered('A')).not.toContain('Regroup');
    expect(done.when('A', 'move 1 lyra > 1.1.01').offered('A')).toContain('Regroup');
  });

  it('7.8 the most spent leave a fleet first, the freshest join first', () => {
    const board = given(basics('A', 'lyra', 1), basics('A', '1.1.01', 2), fleet('A', 1, 'A', '1.1.01', 3));
    const joined = play(moving(board), 'A: move 1 lyra > 1.1.01', 'A: augment #1 2');
    expect(boardOf(joined).nations.A.fleets[0].spent).toBe(0);
    expect(boardOf(joined).nations.A.basics['1.1.01']).toEqual({ ships: 1, spent: 1 });
  });

  it('7.9 nobody reorganises in another seat’s turn', () => {
    expect(moving(given(home, ...two, basics('B', 'xilox', 1)), 'B').offered('A')).toEqual([]);
  });

  it('7.10 the move step ends when the seat says so, and is not taken up again', () => {
    const position = moving(given(home));
    const done = position.when('A', 'done');
    expect(done.told('MovementTurnEnded')).toMatchObject([{ seat: 'A' }]);
    expect(done.offered('A')).toEqual([]);
    expect(position.when('A', 'move 5 lyra > 1.1.01').asked()).toEqual(['A']);
  });
});
