import { describe, expect, it } from '@jest/globals';
import { noChance, rollDie, seededChance } from '../../../src/games/kernel/chance.js';
import { ended } from '../../../src/games/kernel/game-of-steps.js';
import { preview } from '../../../src/games/kernel/preview.js';
import { WIDOW } from './invented-board.js';
import { lanterns } from './invented-game.js';
import { lanternsTable, toFirstTurn, toWatch } from './lanterns-scenes.js';
import { fold, throughJson } from './playing.js';
import { noted, tinyGame, type TinyRules, yesOrNo } from './tiny-game.js';

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};
const typesOf = (decision: ReturnType<typeof preview>): string[] =>
  'facts' in decision ? decision.facts.map(({ type }) => type) : [];

describe('a preview', () => {
  it('shows what an answer would lead to', () => {
    const table = lanternsTable();
    toFirstTurn(table);
    const answer = { question: table.waiting()[0], seat: 'A', action: { type: 'Burn', count: 2 } };
    expect(preview(lanterns, table.state, answer)).toEqual(table.decide(answer));
  });

  it('stops before luck', () => {
    const table = lanternsTable();
    toWatch(table);
    for (const seat of 'ABC') table.does(seat, { type: 'Drop', cards: [] });
    const shown = preview(lanterns, table.state, {
      question: table.waiting()[0],
      seat: 'A',
      action: { type: 'RaiseGlass' },
    });
    expect(typesOf(shown)).toEqual(['GlassRaised', 'StepEnded', 'NightFell', 'StepsBegan']);
  });

  it('shows nothing when the answer itself needs luck', () => {
    const rules: TinyRules = {
      s: {
        asks: () => [yesOrNo('A')],
        answer: (_here, _seat, _action, chance) => [noted(`${rollDie(chance)}`), ended],
      },
    };
    const game = tinyGame(rules, { step: 's' });
    const state = fold(game, game.setup({}, ['A'], noChance));
    expect(preview(game, state, { question: '1.A.0', seat: 'A', action: { type: 'Yes' } })).toEqual({ facts: [] });
  });

  it('stops before a secret is shown: the last to choose learns nothing of the others', () => {
    const table = lanternsTable();
    for (const seat of 'ABC') table.does(seat, { type: 'Chart', harbours: ['quay'] });
    const shown = preview(lanterns, table.state, {
      question: table.questions('A').find(({ for: whom }) => whom === WIDOW)!.id,
      seat: 'A',
      action: { type: 'Chart', harbours: ['reef'] },
    });
    expect(typesOf(shown)).toEqual(['ChoiceSealed']);
  });

  it('refuses and is stale as the answer would be', () => {
    const table = lanternsTable();
    toFirstTurn(table);
    const [question] = table.waiting();
    for (const answer of [
      { question, seat: 'A', action: { type: 'Burn', count: 99 } },
      { question, seat: 'A', action: { type: 'Hire', cards: [], goods: {} } },
      { question, seat: 'B', action: { type: 'EndTurn' } },
      { question: '2.A.0', seat: 'A', action: { type: 'EndTurn' } },
    ]) {
      const decision = table.decide(answer);
      expect('facts' in decision).toBe(false);
      expect(preview(lanterns, table.state, answer)).toEqual(decision);
    }
  });

  it('lets real errors through', () => {
    const rules: TinyRules = {
      s: {
        asks: () => [yesOrNo('A')],
        answer: () => {
          throw new Error('broken rule');
        },
      },
    };
    const game = tinyGame(rules, { step: 's' });
    const state = fold(game, game.setup({}, ['A'], noChance));
    expect(() => preview(game, state, { question: '1.A.0', seat: 'A', action: { type: 'Yes' } })).toThrow(
      'broken rule',
    );
  });

  it('is, all through a game, a beginning of what happens whatever the luck, and leaves no trace', () => {
    const table = lanternsTable('ABC', 8);
    let shorter = 0;
    for (;;) {
      const before = frozen(throughJson(table.state));
      const answer = table.plays();
      if (!answer) break;
      const shown = preview(lanterns, before, answer);
      for (const seed of [1, 2]) {
        const decision = lanterns.decide(before, answer, seededChance(seed));
        if (!('facts' in shown) || !('facts' in decision)) throw new Error('a sampled answer is accepted');
        expect(decision.facts.slice(0, shown.facts.length)).toEqual(shown.facts);
        expect(shown.facts.some((fact) => lanterns.irrevocable(fact))).toBe(false);
        if (shown.facts.length < decision.facts.length) shorter++;
      }
    }
    expect(shorter).toBeGreaterThan(5);
  });
});
