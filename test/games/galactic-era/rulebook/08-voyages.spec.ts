import { describe, expect, it } from '@jest/globals';
import { reach } from '../../../../src/games/galactic-era/rules/voyages.js';
import {
  also,
  answers,
  basics,
  boardOf,
  discs,
  ethics,
  fighting,
  fleet,
  type Given,
  given,
  levels,
  moving,
  play,
  tactic,
  war,
} from '../given.js';

const basicsOf = (position: ReturnType<typeof moving>, seat = 'A') => boardOf(position).nations[seat].basics;
const ways = (
  position: ReturnType<typeof moving>,
  type: 'SailFleet' | 'SailBasics' | 'GoOn' = 'SailBasics',
): string[] => {
  const input = position.offer('A', type).inputs.to;
  const list = input.kind === 'pick' && 'list' in input.from ? input.from.list : '';
  return (position.question('A').lists?.[list] ?? []).map(({ id }) => id);
};
/** Arcturus instead of Lyra: its gate is a nebula. */
const nebulaGate: Given = also(({ tiles }) => ({
  tiles: tiles.map((tile) => (tile.position === 1 ? { ...tile, sector: 'arcturus' as const } : tile)),
}));
const [HERE, THERE] = ['1.4.11', '3.4.03'];

describe('8 Moving ships: voyages', () => {
  it('8.1 a seat moves any of its ships, or none', () => {
    const position = moving(given(basics('A', 'lyra', 2)));
    expect(basicsOf(position.when('A', 'done'))).toEqual({ lyra: { ships: 2, spent: 0 } });
    expect(basicsOf(position.when('A', 'move 1 lyra > 1.1.01'))).toEqual({
      lyra: { ships: 1, spent: 0 },
      '1.1.01': { ships: 1, spent: 1 },
    });
  });

  it('8.4a the bonuses of nebula and D add up', () => {
    const far = (letter: 'A' | 'D', ...parts: readonly Given[]) =>
      ways(moving(given(fleet('A', 1, letter, '0.1.06', 1), ...parts)), 'SailFleet').length;
    const reached = (range: number) => Object.keys(reach(given(), 'A', '0.1.06', range, true)).length - 1;
    expect([far('A'), far('D'), far('D', tactic('A', 'D'))]).toEqual([reached(5), reached(6), reached(7)]);
  });

  it('8.6 a fleet, or basic ships of one hex, sail as one unit, once in a turn', () => {
    const sailed = play(
      moving(given(basics('A', 'lyra', 3), basics('A', 'uru', 1), fleet('A', 1, 'A', 'lyra', 2))),
      'A: move 3 lyra > 1.1.01',
      'A: move #1 1.1.01',
    );
    expect(boardOf(sailed).nations.A.fleets[0]).toMatchObject({ hex: '1.1.01', spent: 2 });
    const offers = sailed.question('A').offers.map(({ action }) => [action.type, action.from ?? action.fleet]);
    expect(offers.filter(([type]) => (type as string).startsWith('Sail'))).toEqual([['SailBasics', 'uru']]);
  });

  it('8.6a range not used is lost', () => {
    const sailed = moving(given(basics('A', 'lyra', 1))).when('A', 'move 1 lyra > 1.1.01');
    expect(answers(sailed, 'A')).toEqual(['Done']);
  });

  it('8.6b a unit stops over to pick up or leave ships, and goes on; who is left has ended its voyage', () => {
    const board = given(fleet('A', 1, 'A', 'lyra', 2, 1), basics('A', '1.1.01', 1));
    const stopped = moving(board).when('A', 'via #1 1.1.01');
    expect(answers(stopped, 'A')).toEqual(['PickUp', 'Drop', 'Stop']);
    const dropped = play(stopped, 'A: drop 1', 'A: on 1.2.01');
    expect(boardOf(dropped).nations.A.fleets[0]).toMatchObject({ hex: '1.2.01', chips: [2] });
    expect(basicsOf(dropped)['1.1.01']).toEqual({ ships: 2, spent: 1 });
    const picked = play(stopped, 'A: pick 1', 'A: on 1.2.01');
    expect(boardOf(picked).nations.A.fleets[0].chips).toEqual([2, 1, 1]);
  });

  it('8.6a ships that ended their voyage stay, though others are picked up beside them', () => {
    const board = given(basics('A', 'lyra', 2), basics('A', '1.1.01', 2));
    const on = play(moving(board), 'A: move 1 lyra > 1.1.01', 'A: via 1 lyra > 1.1.01', 'A: pick 1', 'A: on 1.2.01');
    expect(basicsOf(on)).toEqual({ '1.1.01': { ships: 2, spent: 1 }, '1.2.01': { ships: 2, spent: 2 } });
  });

  it('8.6c a unit goes only as far as the least range left among its ships', () => {
    // The fleet has one step left of 3; the fresh ship has 3 from where it stood.
    const stopped = moving(given(fleet('A', 1, 'A', 'lyra', 1), basics('A', '1.2.02', 1)))
      .when('A', 'via #1 1.2.02')
      .when('A', 'pick 1');
    expect(ways(stopped, 'GoOn').sort()).toEqual(
      Object.keys(reach(given(), 'A', '1.2.02', 1, true))
        .filter((hex) => hex !== '1.2.02')
        .sort(),
    );
  });

  it('8.6d after a stop it goes on only with a changed crew', () => {
    const stopped = moving(given(fleet('A', 1, 'A', 'lyra', 2), basics('A', '1.1.01', 1))).when('A', 'via #1 1.1.01');
    expect(answers(stopped, 'A')).not.toContain('GoOn');
    expect(answers(stopped.when('A', 'pick 1'), 'A')).toContain('GoOn');
  });

  it('8.7 a ship that has retreated in this round still sails with its full range', () => {
    const fled = fighting(
      given(war('A', 'B'), levels('A', { propulsion: 2 }), basics('B', 'khaa', 2), basics('A', 'khaa', 1)),
      'B',
    ).when('A', 'leave 0.1.06');
    // It fled into a nebula, whose bonus it has too (8.4).
    expect(ways(moving(boardOf(fled))).length).toBe(
      Object.keys(reach(boardOf(fled), 'A', '0.1.06', 6, true)).length - 1,
    );
  });

  it('8.9a the step through a gate costs what entering the other hex costs', () => {
    const board = given(nebulaGate);
    expect(reach(board, 'A', THERE, 2, true)[HERE]).toMatchObject({ cost: 2, by: 'gate' });
    expect(reach(board, 'A', HERE, 2, true)[THERE]).toMatchObject({ cost: 1, by: 'gate' });
  });

  it('8.9b with 1 range left there is no way through a gate into a nebula', () => {
    expect(reach(given(nebulaGate), 'A', THERE, 1, true)[HERE]).toBeUndefined();
    expect(reach(given(), 'A', THERE, 1, true)[HERE]).toBeDefined();
  });

  it('8.9c nobody has to use a gate', () => {
    const board = given(war('A', 'B'), basics('B', THERE, 3), basics('A', HERE, 1));
    expect(ways(moving(board))).toContain('1.3.09');
  });

  it('8.10a a dark seat at peace ends the voyage at the exit; the step stands', () => {
    const position = moving(given(ethics('B', 'dark'), basics('B', THERE, 1), basics('A', HERE, 1)));
    const asked = position.when('A', `move 1 ${HERE} > aldebaran`);
    expect(asked.told('ActionAnnounced')).toMatchObject([{ action: 'gate', hex: THERE }]);
    const blocked = asked.when('B', 'block');
    expect(basicsOf(blocked)).toEqual({ [THERE]: { ships: 1, spent: 1 } });
    expect(boardOf(blocked).wars).toEqual(['A-B']);
    expect(answers(asked.when('B', 'pass'), 'A')).toEqual(['GoOn', 'Stop']);
    expect(moving(boardOf(position)).when('A', `move 1 ${HERE} > ${THERE}`).asked()).toEqual(['A']);
  });

  it('8.13 a jump by portal costs 1', () => {
    const board = given(levels('A', { propulsion: 3 }), discs('A', 'vega', 3));
    expect(reach(board, 'A', 'lyra', 4, true).vega).toMatchObject({ cost: 1, by: 'portal' });
  });

  it('8.13a at any point of a voyage and as often as the range allows', () => {
    const board = given(levels('A', { propulsion: 3 }), discs('A', 'vega', 3));
    expect(reach(board, 'A', '1.1.01', 4, true).vega).toMatchObject({ cost: 2, by: 'portal', from: 'lyra' });
  });

  it('8.13b portals serve neither retreats nor distances', () => {
    const board = given(war('A', 'B'), levels('B', { propulsion: 5 }), basics('A', 'teka', 2), basics('B', 'teka', 1));
    const open = fighting(board).choices('B', 'Leave', 'to');
    expect(open).not.toContain('xilox');
    expect(open.length).toBeLessThanOrEqual(6);
  });

  it('8.14a a portal blocked leaves the unit at the entrance with its range', () => {
    const board = given(
      levels('A', { propulsion: 3 }),
      discs('A', 'vega', 3),
      ethics('B', 'dark'),
      basics('B', 'vega', 1),
      basics('A', '1.1.01', 1),
    );
    const asked = moving(board).when('A', 'move 1 1.1.01 > vega');
    expect([asked.asked(), basicsOf(asked)]).toEqual([['B'], { lyra: { ships: 1, spent: 1 } }]);
    const blocked = asked.when('B', 'block');
    expect(answers(blocked, 'A')).toEqual(['GoOn', 'Stop']);
    expect(ways(blocked, 'GoOn')).toContain('1.3.07');
    expect(basicsOf(asked.when('B', 'pass'))).toEqual({ vega: { ships: 1, spent: 1 } });
  });
});
