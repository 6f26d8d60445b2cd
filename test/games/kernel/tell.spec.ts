import { describe, expect, it } from '@jest/globals';
import { type Fact, type Locale, LOCALES, type Phrase, type Words } from '../../../src/games/kernel/game-definition.js';
import { placeholders, tell, witness, WordMissing } from '../../../src/games/kernel/tell.js';
import { en } from '../../../src/games/kernel/words/en.js';
import { es } from '../../../src/games/kernel/words/es.js';
import { words as lanternWords } from './invented-words.js';

const words = {
  ...en,
  'seat.A': 'amber',
  'seat.B': 'blue',
  'card.fog': 'the fog',
  'goods.oil': 'oil',
  'goods.lamp': 'lamps',
  plain: 'night {n}, wind {wind}',
  looked: '{seat:seat} plays {card:card}',
  many: '{seats:seat} have {goods:goods}',
  listed: 'rolled {faces}',
  plural: '{n} {n#tank|tanks}',
  either: 'it {kept?stays|goes}',
  bare: 'it was{kept? kept}',
};
const say = (phrase: Phrase, names?: Record<string, string>): string => tell({ words, names }, phrase);

describe('templates', () => {
  it('put in values as they are', () => expect(say({ say: 'plain', n: 2, wind: 'west' })).toBe('night 2, wind west'));

  it('look words up', () => expect(say({ say: 'looked', seat: 'A', card: 'fog' })).toBe('amber plays the fog'));

  it('join lists of nothing, one, two and three', () => {
    expect(say({ say: 'listed', faces: [] })).toBe('rolled ');
    expect(say({ say: 'listed', faces: [6] })).toBe('rolled 6');
    expect(say({ say: 'listed', faces: [6, 1] })).toBe('rolled 6 and 1');
    expect(say({ say: 'listed', faces: [6, 1, 3] })).toBe('rolled 6, 1 and 3');
  });

  it('count amounts, leave out what is none, and say when that is all', () => {
    expect(say({ say: 'many', seats: ['A', 'B'], goods: { oil: 2, lamp: 1 } })).toBe(
      'amber and blue have 2 oil and 1 lamps',
    );
    expect(say({ say: 'many', seats: ['A'], goods: { oil: 0, lamp: 3 } })).toBe('amber have 3 lamps');
    expect(say({ say: 'many', seats: ['B'], goods: {} })).toBe('blue have nothing');
  });

  it('know one from many', () => {
    expect([0, 1, 2].map((n) => say({ say: 'plural', n }))).toEqual(['0 tanks', '1 tank', '2 tanks']);
  });

  it('know whether there is something', () => {
    expect([true, 'x', 3].map((kept) => say({ say: 'either', kept }))).toEqual(Array(3).fill('it stays'));
    expect([false, null, 0, ''].map((kept) => say({ say: 'either', kept }))).toEqual(Array(4).fill('it goes'));
    expect([say({ say: 'bare' }), say({ say: 'bare', kept: true })]).toEqual(['it was', 'it was kept']);
  });

  it('prefer the names of people, where they are known', () => {
    expect(say({ say: 'looked', seat: 'A', card: 'fog' }, { A: 'Ann' })).toBe('Ann plays the fog');
    expect(say({ say: 'looked', seat: 'A', card: 'fog' }, { fog: 'Ann' })).toBe('amber plays the fog');
    expect(say({ say: 'looked', seat: 'B', card: 'fog' }, { A: 'Ann' })).toBe('blue plays the fog');
    expect(say({ say: 'many', seats: ['A', 'B'], goods: {} }, { A: 'Ann', B: 'Bob' })).toBe('Ann and Bob have nothing');
  });

  it('do not read templates in what strangers wrote', () => {
    expect(say({ say: 'plain', n: '{wind}', wind: '$& {seat:seat} $1' })).toBe('night {wind}, wind $& {seat:seat} $1');
    expect(say({ say: 'looked', seat: 'A', card: 'fog' }, { A: '{card:card}' })).toBe('{card:card} plays the fog');
  });
});

describe('what is missing is an error, never a hole', () => {
  it.each<[string, Phrase]>([
    ['a sentence', { say: 'nothing.of.the.kind' }],
    ['a sentence every object has', { say: 'constructor' }],
    ['a word', { say: 'looked', seat: 'A', card: 'unheard-of' }],
    ['a word in a list', { say: 'many', seats: ['A', 'Z'], goods: {} }],
    ['a word for an amount', { say: 'many', seats: ['A'], goods: { gold: 1 } }],
    ['a value', { say: 'plain', n: 2 }],
    ['a value that every object has', { say: 'looked', seat: 'toString', card: 'fog' }],
  ])('%s', (_what, phrase) => expect(() => say(phrase)).toThrow(WordMissing));
});

describe('the languages', () => {
  const whose: [string, Record<Locale, Words>][] = [
    ['the kernel', { en, es }],
    ['the invented game', lanternWords],
  ];
  it.each(whose)('of %s say the same things', (_whose, { en: english, es: spanish }) => {
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
    for (const key of Object.keys(english))
      expect([key, new Set(placeholders(spanish[key]))]).toEqual([key, new Set(placeholders(english[key]))]);
  });

  it('join lists each in its own way', () =>
    expect(
      LOCALES.map((locale) => tell({ words: { ...{ en, es }[locale], it: '{list}' } }, { say: 'it', list: [1, 2] })),
    ).toEqual(['1 and 2', '1 y 2']));

  it('know their placeholders', () =>
    expect(placeholders('{a} {b:seat} {n#x|y} {k?1|2} { "type": 1 }')).toEqual(['a', 'b']));
});

describe('witnessing', () => {
  const fact: Fact & { seat: string; secret: { to: string[]; card: string } } = {
    type: 'CardDealt',
    of: '3.A',
    seat: 'A',
    secret: { to: ['A', 'C'], card: 'fog1' },
  };

  it('shows a secret to those it is for', () => {
    expect(witness(fact, 'A')).toEqual(fact);
    expect(witness(fact, 'C')).toEqual(fact);
  });

  it('shows everybody else the face, all of it and nothing more', () => {
    for (const seat of ['B', 'a', '', null])
      expect(witness(fact, seat)).toEqual({ type: 'CardDealt', of: '3.A', seat: 'A' });
    expect(fact.secret.card).toBe('fog1');
  });

  it('leaves a fact without a secret alone', () => {
    const open: Fact = { type: 'NightFell' };
    for (const seat of ['A', null]) expect(witness(open, seat)).toBe(open);
  });
});
