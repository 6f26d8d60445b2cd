import { describe, expect, it } from '@jest/globals';
import { shipsAtHex } from '../../../../src/games/galactic-era/board.js';
import { deciderOf, fought, sidesAt, strengthOf } from '../../../../src/games/galactic-era/rules/strength.js';
import {
  answers,
  basics,
  boardOf,
  closedTo,
  discs,
  ethics,
  fighting,
  fleet,
  given,
  type Given,
  hand,
  levels,
  moving,
  order,
  people,
  play,
  tactic,
  types,
  war,
} from '../given.js';

const wars = [war('A', 'B')];
const here = (a: number, b: number) => [...wars, basics('A', 'khaa', a), basics('B', 'khaa', b)];
const faster = levels('B', { propulsion: 2 });
const ships = (position: ReturnType<typeof fighting>, seat: string, hex = 'khaa') =>
  shipsAtHex(boardOf(position), seat, hex);

describe('10 Battles', () => {
  it('10.1 the active seat fights in every hex where it meets enemies, moved or not', () => {
    const board = given(...here(2, 1), basics('A', 'vega', 2), basics('B', 'vega', 1));
    const position = fighting(board);
    expect(answers(position, 'A')).toEqual(['Fight']);
    expect(position.choices('A', 'Fight', 'hex')).toEqual(['khaa', 'vega']);
  });

  it('10.2 the active seat attacks, whoever declared the war, and all its enemies there defend together', () => {
    const board = given(
      war('B', 'A'),
      war('A', 'C'),
      war('B', 'C'),
      basics('A', 'khaa', 3),
      basics('B', 'khaa', 2),
      basics('C', 'khaa', 2),
    );
    expect(sidesAt(board, 'A', 'khaa')).toEqual({ attack: ['A'], defence: ['B', 'C'] });
    expect(fighting(board).told('CombatWon')).toMatchObject([
      { winners: ['B', 'C'], losers: ['A'], attack: 3, defence: 4 },
    ]);
  });

  it('10.2a nobody leaves the pact but by retreat', () => {
    const board = given(
      war('A', 'B'),
      war('A', 'C'),
      faster,
      basics('A', 'khaa', 3),
      basics('B', 'khaa', 1),
      basics('C', 'khaa', 1),
    );
    const left = fighting(board).when('B', 'leave 0.1.01');
    expect(left.told('CombatWon')).toMatchObject([{ winners: ['A'], losers: ['C'] }]);
  });

  it('10.3 ships at peace with the active seat stay out of it', () => {
    const board = given(...here(2, 1), basics('C', 'khaa', 5));
    const won = fighting(board).when('A', 'destroy all');
    expect([ships(won, 'B'), ships(won, 'C')]).toEqual([0, 5]);
  });

  it('10.4 planets and discs are never changed by a battle', () => {
    const board = given(...here(9, 1), discs('B', 'khaa', 2));
    const won = fighting(board).when('A', 'destroy all');
    expect(boardOf(won).discs.khaa).toEqual({ seat: 'B', count: 2 });
  });

  it('10.5 the active seat chooses the order and finishes one battle before the next', () => {
    const board = given(
      ...here(6, 1),
      basics('A', 'vega', 6),
      basics('B', 'vega', 1),
      war('B', 'C'),
      basics('C', 'vega', 1),
    );
    const first = fighting(board).when('A', 'fight vega');
    expect(first.told('BattleBegan')).toMatchObject([{ hex: 'vega' }]);
    expect(answers(first, 'A')).toEqual(['NameSpoils']);
    expect(first.when('A', 'destroy all').told('BattleBegan')).toMatchObject([{ hex: 'khaa' }]);
    // B and C, at war with each other, do not fight in this turn.
    expect(ships(first, 'C', 'vega')).toBe(1);
  });

  it('10.6 a defender with higher Spirituality or Propulsion may retreat', () => {
    const may = (...more: readonly Given[]) => answers(fighting(given(...here(2, 1), ...more)), 'B');
    expect(may(levels('B', { spirituality: 2 }))).toEqual(['Stay', 'Leave']);
    expect(may(faster)).toEqual(['Stay', 'Leave']);
    expect(
      may(levels('A', { propulsion: 2, spirituality: 2 }), levels('B', { propulsion: 2, spirituality: 2 })),
    ).toEqual([]);
  });

  it('10.6a it withdraws all its ships or none', () => {
    const board = given(...here(2, 3), faster, fleet('B', 1, 'A', 'khaa', 2));
    const left = fighting(board).when('B', 'leave 0.1.01');
    expect([ships(left, 'B'), ships(left, 'B', '0.1.01')]).toEqual([0, 5]);
  });

  it('10.7 a fleet E may retreat whatever the levels; its letter is shown, its chips are not', () => {
    const board = given(...here(9, 1), levels('A', { propulsion: 4 }), fleet('B', 1, 'E', 'khaa', 3));
    const fled = play(
      fighting(
        given(
          () => board,
          (b) => ({
            ...b,
            nations: {
              ...b.nations,
              B: { ...b.nations.B, fleets: b.nations.B.fleets.map((one) => ({ ...one, chipsShown: false })) },
            },
          }),
        ),
      ),
      'B: leave e 0.1.01',
    );
    expect(fled.view('C').nations.B.fleets).toMatchObject([{ hex: '0.1.01', letter: 'E', chips: null }]);
  });

  it('10.7a other ships do not retreat with E; with a higher level everything, E or nothing may go', () => {
    const board = given(...here(9, 2), fleet('B', 1, 'E', 'khaa', 3));
    const fled = fighting(board).when('B', 'leave e 0.1.01');
    expect([ships(fled, 'B'), ships(fled, 'B', '0.1.01')]).toEqual([2, 3]);
    expect(answers(fighting(given(() => board, faster)), 'B')).toEqual(['Stay', 'Leave', 'LeaveE']);
  });

  it('10.7b the attacker cannot retreat before combat', () => {
    const board = given(...wars, fleet('A', 1, 'E', 'khaa', 1), basics('B', 'khaa', 9), levels('A', { propulsion: 4 }));
    expect(types(fighting(board))).toContain('CombatWon');
  });

  it('10.8 defenders decide in table order, knowing what went before', () => {
    const board = given(
      order('CBA'),
      war('A', 'B'),
      war('A', 'C'),
      faster,
      levels('C', { propulsion: 2 }),
      basics('A', 'khaa', 1),
      basics('B', 'khaa', 1),
      basics('C', 'khaa', 1),
    );
    const position = fighting(board);
    expect(position.asked()).toEqual(['C']);
    const next = position.when('C', 'leave 0.1.01');
    expect([next.asked(), ships(next, 'C', '0.1.01')]).toEqual([['B'], 1]);
  });

  it('10.9b a closed hex is barred, nebulae are open', () => {
    const position = fighting(given(...here(2, 1), faster, closedTo('B', '0.1.01')));
    const open = position.choices('B', 'Leave', 'to');
    expect(open).not.toContain('0.1.01');
    expect(open).toContain('0.1.06');
  });

  it('10.9c a retreat uses neither gate nor portal', () => {
    const board = given(...wars, basics('A', '1.4.11', 2), basics('B', '1.4.11', 1), faster);
    expect(fighting(board).choices('B', 'Leave', 'to')).not.toContain('3.4.03');
  });

  it('10.9d a retreat is no voyage: the ships still sail in their own turn', () => {
    const left = fighting(given(...here(2, 1), faster)).when('B', 'leave 0.1.01');
    const later = moving(boardOf(left), 'B');
    expect(answers(later, 'B')).toContain('SailBasics');
    expect(boardOf(later).nations.B.basics['0.1.01'].spent).toBe(0);
  });

  it('10.10 with no defender left there was no combat', () => {
    const left = fighting(given(...here(2, 1), faster)).when('B', 'leave 0.1.01');
    expect(types(left)).not.toContain('CombatWon');
    expect(types(left)).toContain('BattleEnded');
  });

  it('10.10a with some defenders left there is, and who wins has won', () => {
    const board = given(...here(5, 1), fleet('B', 1, 'E', 'khaa', 2));
    expect(fighting(board).when('B', 'leave e 0.1.01').told('CombatWon')).toMatchObject([{ winners: ['A'] }]);
  });

  it('10.11 light Felines use their ability in place of this decision', () => {
    expect(answers(fighting(given(...here(2, 1), people('B', 'felines', 'light'))), 'B')).toEqual(['Stay', 'Repel']);
  });

  it('10.11a dark Felines when all defenders have decided, before anything is shown', () => {
    const board = given(...here(2, 1), faster, people('A', 'felines', 'dark'));
    const stayed = fighting(board).when('B', 'stay');
    expect(answers(stayed, 'A')).toEqual(['ForceOut', 'ForceNobody']);
    expect(types(stayed)).not.toContain('FleetsRevealed');
  });

  it('10.12 then letters and chips of all fleets in the battle are shown, on both sides', () => {
    const board = given(
      ...wars,
      fleet('A', 2, 'B', 'khaa', 3, 0),
      fleet('B', 1, 'D', 'khaa', 1),
      fleet('B', 2, 'C', 'vega', 1),
    );
    expect(fighting(board).told('FleetsRevealed')).toMatchObject([
      {
        fleets: [
          { seat: 'A', handle: 2, letter: 'B', chips: [3, 0] },
          { seat: 'B', handle: 1, letter: 'D', chips: [1] },
        ],
      },
    ]);
  });

  it('10.12a E with x2 shows its letter alone, then retreats or shows its chips', () => {
    const board = given(...here(9, 1), tactic('B', 'E'), fleet('B', 1, 'E', 'khaa', 2));
    const waiting = fighting(board).when('B', 'stay');
    expect(waiting.told('FleetsRevealed')).toMatchObject([{ fleets: [{ seat: 'B', letter: 'E', chips: [] }] }]);
    expect(answers(waiting, 'B')).toEqual(['Stay', 'LeaveE']);
    expect(ships(waiting.when('B', 'leave e 0.1.01'), 'B')).toBe(1);
    expect(waiting.when('B', 'stay').told('FleetsRevealed')).toMatchObject([{ fleets: [{ chips: [2] }] }]);
  });

  it('10.13 all ships that have not retreated fight', () => {
    expect(fighting(given(...here(4, 3), fleet('B', 1, 'D', 'khaa', 2))).told('CombatWon')).toMatchObject([
      { attack: 4, defence: 5 },
    ]);
  });

  it('10.14 strength is the sum of the CVs of all ships', () => {
    const board = given(levels('A', { military: 4 }), basics('A', 'khaa', 2), fleet('A', 1, 'B', 'khaa', 3));
    expect(strengthOf(board, 'A', 'khaa', { attacks: true, against: ['B'] })).toBe(15);
  });

  it('10.15 the CV by Military: 1, 1, 2, 3, 6, 10', () => {
    const one = (military: number) =>
      strengthOf(given(basics('A', 'khaa', 1), levels('A', { military })), 'A', 'khaa', { attacks: true, against: [] });
    expect([1, 2, 3, 4, 5, 6].map(one)).toEqual([1, 1, 2, 3, 6, 10]);
  });

  it('10.15a a bonus counts for its fleet’s ships only', () => {
    const board = given(basics('A', 'khaa', 4), fleet('A', 1, 'A', 'khaa', 1));
    expect(strengthOf(board, 'A', 'khaa', { attacks: true, against: ['B'] })).toBe(4 + 2);
  });

  it('10.15b B, D and E add nothing', () => {
    const board = given(fleet('A', 1, 'B', 'khaa', 1), fleet('A', 2, 'D', 'khaa', 1), fleet('A', 3, 'E', 'khaa', 1));
    expect(strengthOf(board, 'A', 'khaa', { attacks: true, against: ['B'] })).toBe(3);
  });

  it('10.16 Defensive is played after the showing, before strengths are compared', () => {
    const inSector = ['xilox', 'aldebaran', 'alpha-centauri', 'barnard-s-star', 'neb-heru', 'wolf-424', 'teka'].slice(
      1,
    );
    const board = given(
      ...wars,
      basics('A', 'xilox', 9),
      basics('B', 'xilox', 1),
      hand('B', 'defensive'),
      ...inSector.map((hex) => discs('B', hex, 1)),
    );
    const position = fighting(board);
    expect(types(position)).toContain('FleetsRevealed');
    expect(answers(position, 'B')).toEqual(['PlayA', 'NoCard']);
    expect(position.when('B', 'card defensive a').told('CombatWon')).toMatchObject([
      { winners: ['B'], attack: 9, defence: 21 },
    ]);
  });

  it('10.17 the higher strength wins', () => {
    const result = (a: number, b: number) =>
      fought(given(...here(a, b)), 'khaa', { attack: ['A'], defence: ['B'] }).attackWins;
    expect([result(3, 2), result(2, 3)]).toEqual([true, false]);
  });

  it('10.17a at a tie the higher Military, the highest of a side', () => {
    const board = given(
      basics('A', 'khaa', 2),
      levels('A', { military: 2 }),
      basics('B', 'khaa', 1),
      basics('C', 'khaa', 1),
    );
    const sides = { attack: ['A'], defence: ['B', 'C'] };
    expect(fought(board, 'khaa', sides).attackWins).toBe(true);
    expect(
      fought(
        given(() => board, levels('C', { military: 2 })),
        'khaa',
        sides,
      ).attackWins,
    ).toBe(false);
  });

  it('10.17b if that is equal too, the defence', () => {
    expect(fought(given(...here(2, 2)), 'khaa', { attack: ['A'], defence: ['B'] }).attackWins).toBe(false);
  });

  it('10.18 sparing all, or losing all, changes nothing about who has won', () => {
    const position = fighting(given(...here(3, 2)));
    expect(position.told('CombatWon')).toMatchObject([{ winners: ['A'] }]);
    const spared = play(position, 'A: destroy none', 'B: leave 0.1.01');
    expect([ships(spared, 'A'), ships(spared, 'B', '0.1.01')]).toEqual([3, 2]);
    const both = fighting(given(...here(1, 2), levels('A', { military: 4 }))).when('A', 'destroy all');
    expect([ships(both, 'A'), ships(both, 'B')]).toEqual([0, 0]);
  });

  it('10.19 the winner names how many of which fleets and basic ships, from none to all', () => {
    const position = fighting(given(...here(9, 2), fleet('B', 1, 'D', 'khaa', 2)));
    expect(position.offer('A', 'NameSpoils').inputs.destroy).toMatchObject({
      over: [
        { id: 'B.basic', max: 2 },
        { id: 'B.1', max: 2 },
      ],
      total: { min: 0, max: 4 },
    });
    const named = position.when('A', 'destroy blue.1 1');
    expect(named.told('SpoilsNamed')).toMatchObject([{ destroy: { 'B.1': 1 } }]);
  });

  it('10.20 with three times the strength the winner loses nothing', () => {
    const won = fighting(given(...here(3, 1))).when('A', 'destroy all');
    expect([ships(won, 'A'), ships(won, 'B')]).toEqual([3, 0]);
  });

  it('10.21 otherwise half of what it destroys, rounded up, or all it has', () => {
    const won = fighting(given(...here(8, 7))).when('A', 'destroy all');
    expect([ships(won, 'A'), ships(won, 'B')]).toEqual([4, 0]);
    const strong = fighting(given(...here(1, 4), levels('A', { military: 5 }))).when('A', 'destroy all');
    expect([ships(strong, 'A'), ships(strong, 'B')]).toEqual([0, 0]);
  });

  it('10.21a of several winners the one with most ships there decides, then table order', () => {
    const board = given(basics('B', 'khaa', 2), basics('C', 'khaa', 3));
    expect(deciderOf(board, 'khaa', ['B', 'C'])).toBe('C');
    expect(deciderOf(given(order('CBA'), basics('B', 'khaa', 2), basics('C', 'khaa', 2)), 'khaa', ['B', 'C'])).toBe(
      'C',
    );
  });

  it('10.21b it chooses the losses, of its partners too', () => {
    const board = given(
      war('A', 'B'),
      war('A', 'C'),
      basics('A', 'khaa', 2),
      basics('B', 'khaa', 3),
      basics('C', 'khaa', 1),
    );
    const position = fighting(board).when('B', 'destroy all');
    expect(position.offer('B', 'NameLosses').inputs.lose).toMatchObject({
      over: [{ id: 'B.basic' }, { id: 'C.basic' }],
      total: { min: 1, max: 1 },
    });
    expect(ships(position.when('B', 'lose red-basic 1'), 'C')).toBe(0);
  });

  it('10.22 spoils, then losses, then all go off together', () => {
    const board = given(...here(4, 3), fleet('A', 1, 'D', 'khaa', 1));
    const named = fighting(board).when('A', 'destroy all');
    expect([ships(named, 'A'), ships(named, 'B')]).toEqual([5, 3]);
    const lost = named.when('A', 'lose gold-basic 2');
    expect(lost.told('ShipsDestroyed')).toHaveLength(1);
    expect([ships(lost, 'A'), ships(lost, 'B')]).toEqual([3, 0]);
  });

  it('10.23 losers that are left retreat, each seat’s to one hex, in table order', () => {
    const board = given(
      order('CBA'),
      war('A', 'B'),
      war('A', 'C'),
      basics('A', 'khaa', 9),
      basics('B', 'khaa', 2),
      basics('C', 'khaa', 2),
    );
    const spared = fighting(board).when('A', 'destroy none');
    expect(spared.asked()).toEqual(['C']);
    const gone = play(spared, 'C: leave 0.1.01', 'B: leave 0.1.02');
    expect([ships(gone, 'C', '0.1.01'), ships(gone, 'B', '0.1.02')]).toEqual([2, 2]);
  });

  it('10.23a an attacker that has lost retreats too', () => {
    const lost = fighting(given(...here(1, 2))).when('B', 'destroy none');
    expect(answers(lost, 'A')).toEqual(['Leave']);
    expect(ships(lost.when('A', 'leave 0.1.01'), 'A', '0.1.01')).toBe(1);
  });

  it('10.24 what was shown was shown', () => {
    const won = fighting(given(...wars, fleet('A', 1, 'B', 'khaa', 3), basics('B', 'khaa', 1))).when(
      'A',
      'destroy all',
    );
    expect(won.view('C').nations.A.fleets).toMatchObject([{ letter: 'B', chips: [3] }]);
  });

  it('10.25 when nothing is left to fight the turn is over', () => {
    const won = fighting(given(...here(3, 1))).when('A', 'destroy all');
    expect(won.told('MovementTurnEnded')).toMatchObject([{ seat: 'A' }]);
    expect(types(fighting(given(ethics('A', 'dark'), basics('A', 'lyra', 1))))).toContain('MovementTurnEnded');
  });
});
