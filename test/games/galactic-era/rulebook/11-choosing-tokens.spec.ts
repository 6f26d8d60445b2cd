import { describe, expect, it } from '@jest/globals';
import { witness } from '../../../../src/games/kernel/tell.js';
import { allowance } from '../../../../src/games/galactic-era/rules/tokens.js';
import {
  answers,
  at,
  basics,
  boardOf,
  capital,
  discs,
  dp,
  ethics,
  given,
  type Given,
  levels,
  play,
  points,
  round,
  tokens,
  types,
  war,
} from '../given.js';

const choosing = (...parts: readonly Given[]) => at(given(...parts), { step: 'choosingTokens' });
const USUAL = 'tokens grow build + military';
const all = (position: ReturnType<typeof choosing>, line: string) =>
  play(position, `A: ${line}`, `B: ${USUAL}`, `C: ${USUAL}`);
const rich = discs('A', 'uru', 5);
const blocking = (...parts: readonly Given[]) =>
  at(
    given(rich, ethics('B', 'dark'), basics('B', 'uru', 1), ...parts),
    { step: 'extraWindow' },
    { step: 'ethicsAndOrder' },
  );

describe('11 Choosing tokens', () => {
  it('11.1 tokens, ethics, table order, then the turns', () => {
    const { state } = at(given(round(3)), { step: 'round', round: 4 });
    const steps = state.stack.map(({ step }) => step.step).reverse();
    const named = ['choosingTokens', 'extraWindow', 'ethicsAndOrder', 'progressPhase'];
    expect(steps.filter((step) => named.includes(step))).toEqual(named);
  });

  it('11.2 all choose at once and sealed, at least 2 ovals and 1 square, shown together', () => {
    const position = choosing();
    expect(position.asked()).toEqual(['A', 'B', 'C']);
    expect(position.refused('A', 'tokens gain + military').rule).toBe('11.2');
    expect(position.refused('A', 'tokens gain grow + none').rule).toBe('11.2');
    const one = position.when('A', 'tokens gain grow + military');
    expect(witness(one.facts[0], 'B')).not.toHaveProperty('secret');
    expect(types(one)).toEqual(['ChoiceSealed']);
    expect(all(position, 'tokens gain grow + military').told('TokensRevealed')[0].tokens.A).toEqual({
      ovals: ['gain', 'grow'],
      squares: ['military'],
    });
  });

  it('11.2a all tokens are available in every round', () => {
    const position = choosing(tokens('A', 'gain grow', 'military'));
    expect(position.offer('A', 'ChooseTokens').inputs.ovals).toMatchObject({
      over: ['gain', 'grow', 'build', 'research', 'ethics'].map((id) => ({ id })),
    });
  });

  it('11.2b both ovals for Gain Planet, any other once', () => {
    expect(types(choosing().when('A', 'tokens gain 2 + military'))).toEqual(['ChoiceSealed']);
    expect(choosing().refused('A', 'tokens grow 2 + military').rule).toBe('11.2');
  });

  it('11.2c how many are chosen is not shown before the reveal', () => {
    const two = choosing(rich).when('A', 'tokens gain grow + military');
    const three = choosing(rich).when('A', 'tokens gain grow build + military');
    expect(witness(two.facts[0], 'B')).toEqual(witness(three.facts[0], 'B'));
    expect(two.view('B')).toEqual(three.view('B'));
  });

  it('11.3 one oval more for each own planet with 5 discs and no enemy, the capital’s never', () => {
    expect(allowance(given(), 'A')).toBe(2);
    expect(allowance(given(rich, discs('A', 'izar', 4)), 'A')).toBe(3);
    expect(allowance(given(rich, war('A', 'B'), basics('B', 'uru', 1)), 'A')).toBe(2);
    expect(allowance(given(discs('A', 'lyra', 6)), 'A')).toBe(2);
    expect(choosing(rich).refused('A', 'tokens gain 2 grow build + military').rule).toBe('11.2');
  });

  it('11.3a an extra oval costs 3 DP, with Genetics V 2, with VI 1, paid at the reveal', () => {
    const paid = (genetics: number) =>
      dp(all(choosing(rich, levels('A', { genetics })), 'tokens gain grow build + military'), 'A');
    expect([1, 4, 5, 6].map((n) => paid(n).tokens)).toEqual([-3, -3, -2, -1]);
    expect(dp(all(choosing(rich), 'tokens gain grow + military'), 'A')).toEqual({});
  });

  it('11.3b Arcturus and Khaa have one more without cost in round 1', () => {
    const khaa = given(
      round(1),
      (board) => ({
        ...board,
        tiles: board.tiles.map((tile) => (tile.position === 1 ? { ...tile, sector: 'arcturus' } : tile)),
      }),
      capital('A', 'arcturus'),
    );
    expect([
      allowance(khaa, 'A'),
      allowance(khaa, 'B'),
      allowance(
        given(() => khaa, round(2)),
        'A',
      ),
    ]).toEqual([3, 2, 2]);
    expect(
      dp(
        all(
          choosing(() => khaa),
          'tokens gain grow build + military',
        ),
        'A',
      ),
    ).toEqual({});
  });

  it('11.4 exactly 1 square as a rule', () => {
    expect(choosing().refused('A', 'tokens gain grow + military genetics').rule).toBe('11.2');
  });

  it('11.4a with Robotics V two, but never both for table order', () => {
    const position = choosing(levels('A', { robotics: 5 }));
    expect(types(position.when('A', 'tokens gain grow + military genetics'))).toEqual(['ChoiceSealed']);
    expect(types(position.when('A', 'tokens gain grow + military up'))).toEqual(['ChoiceSealed']);
    expect(position.refused('A', 'tokens gain grow + up down').rule).toBe('11.2');
  });

  it('11.4b the second square costs 2 DP at V and nothing at VI', () => {
    const paid = (robotics: number) =>
      dp(all(choosing(levels('A', { robotics })), 'tokens gain grow + military genetics'), 'A').tokens;
    expect([paid(5), paid(6)]).toEqual([-2, undefined]);
  });

  it('11.5 a research square without the oval does nothing', () => {
    const position = at(given(tokens('A', 'grow build', 'military')), { step: 'progressTurn', seat: 'A' });
    expect(answers(position, 'A')).not.toContain('Research');
  });

  it('11.6 after the reveal a dark seat at peace may declare war to block an extra oval', () => {
    const position = blocking(tokens('A', 'gain grow build', 'military'));
    expect([position.asked(), answers(position, 'B')]).toEqual([['B'], ['BlockExtra', 'LetPass']]);
    const blocked = position.when('B', 'block gold');
    expect(blocked.told('WarDeclared')).toMatchObject([{ by: 'B', on: 'A', why: 'extra' }]);
    expect(answers(blocked, 'A')).toEqual(['ReturnTokens']);
  });

  it('11.6a nobody is asked where the block would leave as many ovals as were chosen', () => {
    expect(answers(blocking(tokens('A', 'gain grow', 'military')), 'B')).toEqual([]);
  });

  it('11.6b the seat returns ovals of its choice down to what it may have, and keeps 2', () => {
    const blocked = blocking(tokens('A', 'gain grow build', 'military')).when('B', 'block gold');
    expect(blocked.refused('A', 'return gain grow').rule).toBe('11.6b');
    expect(boardOf(blocked.when('A', 'return grow')).nations.A.ovals).toEqual(['gain', 'build']);
  });

  it('11.6c the DP for a returned oval come back', () => {
    const returned = blocking(tokens('A', 'gain grow build', 'military'), points('A', -3))
      .when('B', 'block gold')
      .when('A', 'return grow');
    expect(dp(returned, 'A').refund).toBe(3);
  });

  it('11.6d returned ovals stay returned, though a change of ethics ends the war', () => {
    const board = blocking(tokens('A', 'gain grow ethics', 'military'));
    const returned = board.when('B', 'block gold').when('A', 'return grow');
    expect(boardOf(returned).wars).toEqual([]);
    expect(boardOf(returned).nations.A.ovals).toEqual(['gain', 'ethics']);
  });

  it('11.6e a blocked capital takes nothing from the 2 ovals', () => {
    expect(allowance(given(war('A', 'B'), basics('B', 'lyra', 3)), 'A')).toBe(2);
  });
});
