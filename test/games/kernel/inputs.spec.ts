import { describe, expect, it } from '@jest/globals';
import {
  type Action,
  type Input,
  type Inputs,
  type Json,
  type LayoutInput,
  LOCALES,
  type Offer,
  type Option,
  type PickInput,
} from '../../../src/games/kernel/game-definition.js';
import { brief, fit, optionsOf, problemWith, soleAnswer } from '../../../src/games/kernel/inputs.js';
import { tell } from '../../../src/games/kernel/tell.js';
import { en } from '../../../src/games/kernel/words/en.js';
import { es } from '../../../src/games/kernel/words/es.js';

const words = { en, es };
const MEGABYTE = 'x'.repeat(1_000_000);
const options = (...ids: string[]): Option[] => ids.map((id) => ({ id, label: { say: 'kernel.and' } }));
const offerOf = (inputs: Inputs, fixed: Record<string, Json> = {}): Offer => ({
  action: { ...fixed, type: 'Do' },
  label: { say: 'kernel.and' },
  rule: '1',
  notation: { say: 'kernel.and' },
  refs: [],
  inputs,
});

/** Every rejection names a field and says something short in both languages. */
const rejected = (offer: Offer, given: unknown, lists = {}) => {
  const fitted = fit(offer, given, lists);
  if ('action' in fitted) throw new Error(`fits: ${brief(JSON.stringify(given))}`);
  expect(fitted.field.length).toBeGreaterThan(0);
  expect(fitted.field.length).toBeLessThanOrEqual(41);
  for (const locale of LOCALES) expect(tell({ words: words[locale] }, fitted.why).length).toBeLessThan(150);
  for (const value of Object.values(fitted.why))
    if (typeof value === 'string') expect(value.length).toBeLessThanOrEqual(41);
  return fitted;
};
const accepted = (offer: Offer, given: unknown, lists = {}): Action => {
  const fitted = fit(offer, given, lists);
  if (!('action' in fitted)) throw new Error(`does not fit: ${JSON.stringify(fitted)}`);
  return fitted.action;
};
/** One input `x`, and what was said about a value of it. */
const about = (input: Input, lists = {}) => {
  const offer = offerOf({ x: input });
  return {
    takes: (...values: unknown[]) => {
      for (const x of values) expect(accepted(offer, { type: 'Do', x }, lists)).toEqual({ type: 'Do', x });
    },
    refuses: (say: string, ...values: unknown[]) => {
      for (const x of values) {
        const { field, why } = rejected(offer, { type: 'Do', x }, lists);
        expect({ x: brief(x), field, say: why.say }).toEqual({ x: brief(x), field: 'x', say: `kernel.${say}` });
      }
    },
  };
};
const STRANGE: unknown[] = [
  null,
  true,
  'a',
  '3',
  MEGABYTE,
  NaN,
  Infinity,
  -Infinity,
  1.5,
  2 ** 53,
  [],
  [1],
  {},
  () => 1,
];

describe('numbers', () => {
  const { takes, refuses } = about({ kind: 'number', min: 2, max: 9 });
  it('are whole and within the range', () => {
    takes(2, 5, 9);
    refuses('outOfRange', 1, 10, -3, 2.5, 8.999999999, 1e21, ...STRANGE);
  });

  it('may be negative', () => about({ kind: 'number', min: -3, max: -1 }).takes(-3, -1));

  it('never are -0, which JSON would not keep', () => {
    const fitted = accepted(offerOf({ x: { kind: 'number', min: -1, max: 1 } }), JSON.parse('{"type":"Do","x":-0}'));
    expect(Object.is((fitted as unknown as { x: number }).x, 0)).toBe(true);
  });
});

describe('picks', () => {
  const from = options('a', 'b', 'c', 'd');
  it('of exactly one are an id', () => {
    const { takes, refuses } = about({ kind: 'pick', from, min: 1, max: 1 });
    takes('a', 'd');
    refuses('notAChoice', 'e', 'A', '', 'constructor', '__proto__', 'toString', 'hasOwnProperty', ['a'], 0);
    refuses('notAChoice', ...STRANGE.filter((value) => value !== 'a'));
  });

  it('of several are a list of different ids, in the order given', () => {
    const { takes, refuses } = about({ kind: 'pick', from, min: 1, max: 3, ordered: true });
    takes(['a'], ['c', 'a', 'b'], ['b', 'a', 'c']);
    refuses('pickCount', [], ['a', 'b', 'c', 'd'], Array(1e6).fill('a'));
    refuses('twice', ['a', 'b', 'a']);
    refuses('notAChoice', ['a', 'x'], ['__proto__'], [null], [['a']], [MEGABYTE], [1]);
    refuses('wantsList', 'a', null, 7, {}, { length: 1, 0: 'a' });
  });

  it('of one are a list too where the input says many', () => {
    const { takes, refuses } = about({ kind: 'pick', from, min: 1, max: 1, many: true });
    takes(['a']);
    refuses('wantsList', 'a');
  });

  it('take at most one of each group', () => {
    const group = { a: 'card1', b: 'card1', c: 'card2' };
    const { takes, refuses } = about({ kind: 'pick', from, min: 0, max: 4, group });
    takes([], ['a', 'c', 'd'], ['b', 'd']);
    refuses('oneOfGroup', ['a', 'b'], ['d', 'b', 'c', 'a']);
  });

  it('read a part of a shared list, and warn of some of it', () => {
    const lists = { far: options('a', 'b', 'c') };
    const part = (from: object): Input => ({ kind: 'pick', from: { list: 'far', ...from }, min: 1, max: 1 });
    about(part({ but: ['b'] }), lists).takes('a', 'c');
    about(part({ but: ['b'] }), lists).refuses('notAChoice', 'b', 'd');
    about(part({ only: ['b'] }), lists).takes('b');
    about(part({ only: ['b'] }), lists).refuses('notAChoice', 'a');
    const wary = { ids: ['c'], warning: { say: 'kernel.and' } };
    const warned = optionsOf(part({ but: ['b'], wary }) as PickInput, lists);
    expect(warned.map(({ id, warning }) => [id, warning?.say])).toEqual([
      ['a', undefined],
      ['c', 'kernel.and'],
    ]);
  });

  it('read a list that several offers share', () => {
    const input: Input = { kind: 'pick', from: { list: 'far' }, min: 1, max: 1 };
    about(input, { far: from }).takes('a');
    about(input, { far: from }).refuses('notAChoice', 'x');
    about(input).refuses('notAChoice', 'a');
  });
});

describe('amounts', () => {
  const over = [
    { ...options('ore')[0], max: 4, weight: 2 },
    { ...options('oil')[0], max: 9 },
    { ...options('air')[0], max: 2, weight: 0 },
  ];
  const { takes, refuses } = about({ kind: 'amounts', over, total: { min: 3, max: 8 } });

  it('weigh together what the total allows', () => {
    takes({ oil: 3 }, { ore: 4 }, { ore: 1, oil: 1, air: 2 }, { ore: 0, oil: 8, air: 0 });
    refuses('totalOutOfRange', {}, { air: 2 }, { ore: 1 }, { ore: 4, oil: 1 }, { oil: 9 });
  });

  it('are whole numbers of things there are', () => {
    refuses('outOfRange', { ore: 5 }, { oil: -1 }, { oil: 1.5 }, { oil: '3' }, { oil: NaN }, { oil: [3] }, { air: 3 });
    refuses('notAChoice', { gold: 1 }, { [MEGABYTE]: 1 }, { oil: 3, toString: 1 });
    refuses('wantsAmounts', null, 3, 'oil 3', [], [['oil', 3]]);
  });

  it('cannot smuggle keys that every object has', () => {
    for (const key of ['__proto__', 'constructor', 'prototype', 'hasOwnProperty'])
      refuses(
        'notAChoice',
        JSON.parse(`{ "oil": 3, "${key}": 1 }`),
        JSON.parse(`{ "oil": 3, "${key}": { "ore": 1 } }`),
      );
  });
});

describe('layouts', () => {
  const kinds: LayoutInput['kinds'] = [
    { ...options('none')[0], uses: {} },
    { ...options('drill')[0], uses: { machine: 1 } },
    { ...options('rig')[0], uses: { machine: 1, pump: 2 } },
  ];
  const pieces = [
    { id: 'machine', have: 2, all: true as const },
    { id: 'pump', have: 3 },
  ];
  const barred = { c: ['rig'] };
  const { takes, refuses } = about({ kind: 'layout', places: options('a', 'b', 'c'), kinds, pieces, barred });

  it('put every piece that must be placed, and no more than there are', () => {
    takes({ a: 'drill', b: 'drill', c: 'none' }, { a: 'rig', b: 'none', c: 'drill' });
    refuses('piecesWrong', { a: 'none', b: 'none', c: 'none' }, { a: 'drill', b: 'drill', c: 'drill' });
    refuses('piecesWrong', { a: 'rig', b: 'rig', c: 'none' });
  });

  it('say one kind for every place, where it may stand', () => {
    refuses('placeMissing', {}, { a: 'drill', b: 'drill' });
    refuses('barredThere', { a: 'drill', b: 'none', c: 'rig' });
    refuses('notAChoice', { a: 'drill', b: 'drill', c: 'castle' }, { a: 'drill', b: 'drill', c: 'none', z: 'none' });
    refuses('notAChoice', { a: 'drill', b: 'drill', c: null }, JSON.parse('{"a":"drill","__proto__":"none"}'));
    refuses('notAChoice', JSON.parse('{"a":"constructor","b":"drill","c":"drill"}'), { [MEGABYTE]: 'none' });
    refuses('wantsLayout', null, 'a=drill', [], 3);
  });
});

describe('an offer', () => {
  const range: Input = { kind: 'number', min: 1, max: 9 };

  it('wants an action', () => {
    for (const given of [null, undefined, 'Do', 5, [], [{ type: 'Do' }]])
      expect(rejected(offerOf({}), given)).toEqual({ field: 'action', why: { say: 'kernel.wantsAction' } });
  });

  it('wants its fixed part exactly, whatever the order of the keys', () => {
    const offer = offerOf({}, { at: { x: 1, y: [2, null] } });
    accepted(offer, JSON.parse('{"at":{"y":[2,null],"x":1},"type":"Do"}'));
    for (const at of [
      undefined,
      null,
      {},
      { x: 1 },
      { x: 1, y: [2] },
      { x: 1, y: { 0: 2, 1: null } },
      { x: 1, y: [2, null], z: 0 },
    ])
      expect(rejected(offer, { type: 'Do', at }).field).toBe('at');
    expect(rejected(offer, { type: 'do', at: { x: 1, y: [2, null] } }).field).toBe('type');
    expect(rejected(offer, Object.create({ type: 'Do', at: { x: 1, y: [2, null] } })).field).toBe('at');
  });

  it('is not broken by a value nested without end', () => {
    const deep = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000)) as Json;
    expect(rejected(offerOf({ x: range }, { at: 'c4' }), { type: 'Do', at: deep, x: 1 }).field).toBe('at');
    expect(rejected(offerOf({ x: range }, { at: [['c4']] }), { type: 'Do', at: deep, x: 1 }).field).toBe('at');
    expect(rejected(offerOf({ x: range }), { type: 'Do', x: deep }).field).toBe('x');
  });

  it('knows no other fields', () => {
    for (const field of ['y', 'constructor', '__proto__', MEGABYTE])
      expect(rejected(offerOf({ x: range }), JSON.parse(`{ "type": "Do", "x": 1, "${field}": 2 }`))).toMatchObject({
        field: brief(field),
        why: { say: 'kernel.unknownField' },
      });
  });

  it('fills what was left out with presets, and nothing else', () => {
    const offer = offerOf({ x: { ...range, preset: 4 }, y: range });
    expect(accepted(offer, { type: 'Do', y: 2 })).toEqual({ type: 'Do', x: 4, y: 2 });
    expect(rejected(offer, { type: 'Do', x: 2 })).toEqual({ field: 'y', why: { say: 'kernel.missing', field: 'y' } });
    expect(rejected(offer, { type: 'Do', x: undefined, y: 2 }).field).toBe('x');
  });

  it('keeps nothing of what came in', () => {
    const given = { type: 'Do', x: ['a'], y: { oil: 1 } };
    const fitted = accepted(
      offerOf({
        x: { kind: 'pick', from: options('a', 'b'), min: 0, max: 2 },
        y: { kind: 'amounts', over: [{ ...options('oil')[0], max: 2 }], total: { min: 0, max: 2 } },
      }),
      given,
    );
    given.x.push('zzz');
    given.y.oil = 99;
    expect(fitted).toEqual({ type: 'Do', x: ['a'], y: { oil: 1 } });
  });
});

describe('a sole answer', () => {
  const sole = (input: Input) => soleAnswer(offerOf({ x: input })) as { x: unknown } | undefined;
  const amounts = (max: number, min: number, ...items: [number, number][]): Input => ({
    kind: 'amounts',
    over: items.map(([most, weight], i) => ({ ...options(`i${i}`)[0], max: most, weight })),
    total: { min, max },
  });
  it.each<[string, Input, unknown]>([
    ['a range of one', { kind: 'number', min: 3, max: 3 }, 3],
    ['one option', { kind: 'pick', from: options('a'), min: 1, max: 1 }, 'a'],
    ['one option of a list', { kind: 'pick', from: options('a'), min: 1, max: 1, many: true }, ['a']],
    ['all options', { kind: 'pick', from: options('a', 'b'), min: 2, max: 2 }, ['a', 'b']],
    ['nothing to pick', { kind: 'pick', from: [], min: 0, max: 2, many: true }, []],
    ['nothing may be picked', { kind: 'pick', from: options('a'), min: 0, max: 0, many: true }, []],
    ['nothing there', amounts(9, 0, [0, 1]), {}],
    ['nothing light enough', amounts(1, 0, [3, 2]), {}],
    ['all of it', amounts(9, 5, [3, 1], [1, 2]), { i0: 3, i1: 1 }],
    ['no place', { kind: 'layout', places: [], kinds: [], pieces: [], barred: {} }, {}],
  ])('is given for %s', (_name, input, x) => expect(sole(input)).toEqual({ type: 'Do', x }));

  it.each<[string, Input]>([
    ['a range', { kind: 'number', min: 3, max: 4 }],
    ['two options', { kind: 'pick', from: options('a', 'b'), min: 1, max: 1 }],
    ['an order', { kind: 'pick', from: options('a', 'b'), min: 2, max: 2, ordered: true }],
    ['taking or leaving', { kind: 'pick', from: options('a'), min: 0, max: 1 }],
    ['no option at all', { kind: 'pick', from: [], min: 1, max: 1 }],
    [
      'options that exclude each other',
      { kind: 'pick', from: options('a', 'b'), min: 2, max: 2, group: { a: 'g', b: 'g' } },
    ],
    ['what weighs nothing', amounts(0, 0, [2, 0])],
    ['a total out of reach', amounts(9, 3, [0, 1])],
    [
      'pieces without a place',
      { kind: 'layout', places: [], kinds: [], pieces: [{ id: 'p', have: 1, all: true }], barred: {} },
    ],
  ])('is not given for %s', (_name, input) => expect(sole(input)).toBeUndefined());

  it('is never given to a judged offer', () =>
    expect(soleAnswer({ ...offerOf({}), judged: true, examples: [{}] })).toBeUndefined());
});

describe('an echo', () => {
  it('is never longer than a person would read, and always well formed', () => {
    expect(brief(MEGABYTE)).toHaveLength(41);
    expect(brief('🜂'.repeat(30)).isWellFormed()).toBe(true);
    expect(brief(`a${'🜂'.repeat(30)}`).isWellFormed()).toBe(true);
    expect([brief({ a: 1 }), brief([1]), brief(null), brief(undefined), brief(Symbol('s'))]).toEqual([
      'object',
      'object',
      'null',
      'undefined',
      'Symbol(s)',
    ]);
  });
});

describe('a pick with a budget', () => {
  const from = ['a', 'b', 'c'].map((id) => ({ id, label: { say: 'x' } }));
  const input = { kind: 'pick', from, min: 0, max: 3, many: true, cost: { a: 1, b: 1 }, budget: 1 } as const;

  it('takes what its options cost together, and lets what costs nothing be added freely', () => {
    expect(problemWith(input, ['a', 'c'])).toBeNull();
    expect(problemWith(input, ['a', 'b'])).toMatchObject({ say: 'kernel.overBudget', given: 2, max: 1 });
    expect(problemWith({ ...input, budget: 0 }, ['c'])).toBeNull();
  });

  it('has only one answer when nothing can be paid for', () => {
    const offer = { action: { type: 'X' }, label: { say: 'x' }, rule: '1', notation: { say: 'x' }, refs: [] };
    const poor = { ...input, from: from.slice(0, 2), budget: 0 };
    expect(soleAnswer({ ...offer, inputs: { zones: poor } })).toEqual({ type: 'X', zones: [] });
  });
});
