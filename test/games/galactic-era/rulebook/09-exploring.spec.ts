import { describe, expect, it } from '@jest/globals';
import { witness } from '../../../../src/games/kernel/tell.js';
import { visionsOf } from '../../../../src/games/galactic-era/rules/sight.js';
import {
  answers,
  basics,
  boardOf,
  deck,
  discs,
  fighting,
  fleet,
  given,
  hidden,
  levels,
  moving,
  neutral,
  play,
  relic,
  war,
} from '../given.js';

const notes = (position: ReturnType<typeof moving>, seat = 'A') => boardOf(position).nations[seat].notes;
const seer = levels('A', { spirituality: 3 });

describe('9 Exploring and visions', () => {
  it('9.1 a seat with a ship at rest looks at the token and the relic, both at once', () => {
    const position = moving(given(basics('A', 'vega', 1), neutral('vega', 'primitive'), hidden('vega', 'death-ray')));
    const [looked] = position.when('A', 'look vega').told('PlanetExplored');
    expect(looked.secret).toEqual({ to: ['A'], neutral: 'primitive', relic: 'death-ray' });
  });

  it('9.1a whoever passes through looks at nothing', () => {
    // Khaa lies between the two hexes.
    const position = moving(given(basics('A', '0.1.01', 1), neutral('khaa', 'primitive'))).when(
      'A',
      'move 1 0.1.01 > 0.1.04',
    );
    expect(answers(position, 'A')).not.toContain('Look');
    expect(notes(position.when('A', 'done')).neutrals).toEqual({});
  });

  it('9.1b looking cannot be taken back', () => {
    const position = moving(given(basics('A', 'vega', 1), neutral('vega', 'primitive'))).when('A', 'look vega');
    expect(position.facts.some((fact) => position.game.irrevocable(fact))).toBe(true);
    expect(answers(position, 'A')).not.toContain('Look');
  });

  it('9.1c what is unseen under ships is looked at with done, and where ships retreat to', () => {
    const done = moving(given(basics('A', 'lyra', 1), neutral('kappa-fornacis', 'advanced')));
    const sailed = play(done, 'A: move 1 lyra > kappa-fornacis', 'A: done');
    expect(notes(sailed).neutrals).toEqual({ 'kappa-fornacis': 'advanced' });
    const board = given(
      war('A', 'B'),
      levels('B', { propulsion: 2 }),
      basics('A', '1.3.10', 1),
      basics('B', '1.3.10', 1),
      neutral('uru', 'advanced'),
    );
    expect(notes(fighting(board).when('B', 'leave uru'), 'B').neutrals).toEqual({ uru: 'advanced' });
  });

  it('9.1d what was seen stays in the seat’s notes', () => {
    const board = given(basics('A', 'uru', 1), neutral('uru', 'advanced'));
    const gone = play(moving(board), 'A: look uru', 'A: move 1 uru > 1.3.09', 'A: done');
    expect(gone.view('A').neutrals.uru).toBe('advanced');
    expect([gone.view('B').neutrals.uru, gone.view(null).neutrals.uru]).toEqual([null, null]);
  });

  it('9.2 visions by Spirituality: 0, 1, 2, 3, 4 and without limit', () => {
    expect([1, 2, 3, 4, 5].map((n) => visionsOf(given(levels('A', { spirituality: n })), 'A'))).toEqual([
      0, 1, 2, 3, 4,
    ]);
    const position = moving(
      given(
        levels('A', { spirituality: 2 }),
        neutral('uru', 'advanced'),
        neutral('izar', 'primitive'),
        basics('A', 'lyra', 1),
      ),
    );
    expect(answers(position, 'A')).toContain('See');
    expect(answers(position.when('A', 'see uru'), 'A')).not.toContain('See');
    // As many as there can be things to see: tokens, relics, the top of the deck and the fleets of five seats.
    expect(visionsOf(given(levels('A', { spirituality: 6 })), 'A')).toBeGreaterThanOrEqual(51 + 10 + 1 + 25);
  });

  it('9.2a visions not used are lost', () => {
    const done = moving(given(seer, neutral('uru', 'advanced'), basics('A', 'lyra', 1))).when('A', 'done');
    expect(boardOf(done).turn).toBeNull();
  });

  it('9.3 a vision sees a token, a relic, the top of the deck, or a fleet, however far away', () => {
    const board = given(
      seer,
      neutral('teka', 'primitive'),
      hidden('vega', 'buried-ships'),
      deck('spatial', 'central'),
      fleet('B', 1, 'C', 'xilox', 3, 2),
    );
    const position = moving(board);
    expect(position.choices('A', 'See', 'target')).toEqual(['neutral:teka', 'relic:vega', 'deck', 'fleet:B.1']);
    const secret = (line: string): unknown => position.when('A', line).told('VisionSpent')[0].secret;
    expect(secret('see teka')).toEqual({ to: ['A'], neutral: 'primitive' });
    expect(secret('see relic vega')).toEqual({ to: ['A'], relic: 'buried-ships' });
    expect(secret('see deck')).toEqual({ to: ['A'], card: 'spatial' });
    expect(secret('see blue.1')).toEqual({ to: ['A'], letter: 'C', chips: [3, 2] });
    expect(witness(position.when('A', 'see teka').told('VisionSpent')[0], 'B')).toMatchObject({
      target: 'neutral:teka',
    });
    expect(witness(position.when('A', 'see teka').told('VisionSpent')[0], 'B')).not.toHaveProperty('secret');
  });

  it('9.3a a fleet only with a Spirituality higher than its owner’s', () => {
    const board = given(seer, neutral('teka', 'primitive'), fleet('B', 1, 'C', 'xilox', 3));
    const targets = (level: number) =>
      moving(given(() => board, levels('B', { spirituality: level }))).choices('A', 'See', 'target');
    expect([targets(2).includes('fleet:B.1'), targets(3).includes('fleet:B.1')]).toEqual([true, false]);
  });

  it('9.3b token and relic of one planet need two visions', () => {
    const position = moving(given(seer, neutral('vega', 'primitive'), hidden('vega', 'buried-ships')));
    const [one] = position.when('A', 'see vega').told('VisionSpent');
    expect(one.secret).not.toHaveProperty('relic');
    expect(position.when('A', 'see vega').choices('A', 'See', 'target')).toEqual(['relic:vega']);
  });

  it('9.3c the same thing is not seen twice in a turn', () => {
    const position = moving(given(seer, neutral('vega', 'primitive'), neutral('uru', 'primitive'))).when(
      'A',
      'see vega',
    );
    expect(position.choices('A', 'See', 'target')).toEqual(['neutral:uru']);
  });

  it('9.3d in a later turn it takes another vision', () => {
    const position = moving(given(seer, neutral('vega', 'primitive'), basics('A', 'lyra', 1)));
    const later = moving(boardOf(play(position, 'A: see vega', 'A: done')));
    expect(later.choices('A', 'See', 'target')).toEqual(['neutral:vega']);
  });

  it('26.5 the Pyramids give one vision more, on any fleet whatever the levels', () => {
    const board = given(
      discs('A', 'vega', 1),
      relic('A', 'vega', 'ancient-pyramids'),
      levels('B', { spirituality: 4 }),
      fleet('B', 1, 'C', 'xilox', 3),
      basics('A', 'lyra', 1),
    );
    const position = moving(board);
    expect(position.choices('A', 'See', 'target')).toEqual(['fleet:B.1']);
    expect(answers(position.when('A', 'see blue.1'), 'A')).not.toContain('See');
  });
});
