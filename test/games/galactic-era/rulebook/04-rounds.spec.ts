import { describe, expect, it } from '@jest/globals';
import { eraOf } from '../../../../src/games/galactic-era/components/pieces.js';
import { at, basics, boardOf, ethics, given, neutral, order, play, round, tokens, types } from '../given.js';

const wholeRound = (number: number, seats = 'ABC') =>
  at(given(order(seats), round(number - 1), basics('A', 'lyra', 1)), { step: 'round', round: number });

describe('4 Rounds, eras and table order', () => {
  it('4.1 a round has movement, progress, trade and scoring, in this order', () => {
    const position = wholeRound(4);
    const told = types(
      play(
        position,
        ...['A: done', 'A: tokens grow build + military', 'B: tokens grow build + military'],
        ...['C: tokens grow build + military', 'A: done', 'B: done', 'C: done'],
      ),
    );
    const first = [
      'RoundBegan',
      'MovementTurnBegan',
      'TokensRevealed',
      'ProgressTurnBegan',
      'TradeOpened',
      'RoundScored',
    ];
    expect(told.filter((type, i) => first.includes(type) && told.indexOf(type) === i)).toEqual(first);
  });

  it('4.2 two rounds of light, four of dark, two of light', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(eraOf)).toEqual([
      ...['light1', 'light1', 'dark', 'dark', 'dark', 'dark'],
      ...['light2', 'light2'],
    ]);
  });

  it('4.3 the era changes after rounds 2 and 6, and the game ends after 8', () => {
    const steps = (number: number): string[] => {
      const position = at(given(round(number - 1)), { step: 'round', round: number });
      return position.state.stack.map(({ step }) => step.step);
    };
    for (const number of [2, 6]) expect(steps(number)).toContain('eraChange');
    for (const number of [1, 3, 4, 5, 7, 8]) expect(steps(number)).not.toContain('eraChange');
  });

  it('4.4 each seat finishes its turn before the next begins, in table order', () => {
    const position = at(given(order('BCA'), basics('A', 'lyra', 1), basics('B', 'xilox', 1), basics('C', 'rigel', 1)), {
      step: 'round',
      round: 3,
    });
    expect(position.asked()).toEqual(['B']);
    const next = position.when('B', 'move 1 xilox > 3.1.01').when('B', 'done');
    expect(next.asked()).toEqual(['C']);
    expect(next.when('C', 'done').asked()).toEqual(['A']);
  });

  it('4.5 table order holds until it is changed', () => {
    const position = wholeRound(4, 'CAB');
    expect(boardOf(position).order).toEqual(['C', 'A', 'B']);
    const done = play(position, 'A: done', 'A: tokens grow build + military', 'B: tokens grow build + military');
    expect(boardOf(done.when('C', 'tokens grow build + military')).order).toEqual(['C', 'A', 'B']);
  });

  it('4.6 progress turns follow the order as it is after the change', () => {
    const board = given(
      tokens('A', 'grow build', 'military'),
      tokens('B', 'grow build', 'up'),
      tokens('C', 'grow build', 'up'),
    );
    const position = at(board, { step: 'ethicsAndOrder' }, { step: 'progressPhase' });
    expect(boardOf(position).order).toEqual(['B', 'C', 'A']);
    expect(position.asked()).toEqual(['B']);
  });

  it('4.7 what happens at one moment is done in table order', () => {
    const position = at(given(order('CBA'), ethics('A', 'dark'), ethics('C', 'dark')), { step: 'roundScoring' });
    expect(position.told('PointsChanged').map(({ seat }) => seat)).toEqual(['C', 'A']);
  });

  it('4.8 DP change at once', () => {
    const position = at(given(ethics('A', 'dark')), { step: 'roundScoring' });
    expect(boardOf(position).nations.A.points).toBe(1);
    expect(boardOf(at(given(neutral('uru', 'primitive')), { step: 'roundScoring' })).nations.A.points).toBe(0);
  });
});
