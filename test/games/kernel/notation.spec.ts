import { describe, expect, it } from '@jest/globals';
import { seededChance } from '../../../src/games/kernel/chance.js';
import {
  type Action,
  type Input,
  type Inputs,
  type LayoutInput,
  type Locale,
  LOCALES,
  type Offer,
  type Option,
  type OrderTemplate,
  type Question,
  type Words,
} from '../../../src/games/kernel/game-definition.js';
import { readLine, writeLine } from '../../../src/games/kernel/notation.js';
import { sampleAction } from '../../../src/games/kernel/sampling.js';
import { tell } from '../../../src/games/kernel/tell.js';
import { lanterns } from './invented-game.js';
import { words } from './invented-words.js';
import { lanternsTable, toFirstTurn, toMarket } from './lanterns-scenes.js';
import { TestTable } from './playing.js';

type AllWords = Readonly<Record<Locale, Words>>;

/** What a line is read as: the action, or the key of what is said about it. */
const reading = (all: AllWords, line: string, questions: readonly Question[]): unknown => {
  const read = readLine(all, line, questions);
  if ('action' in read) return read.rest === undefined ? read.action : [read.action, read.rest];
  for (const locale of LOCALES) expect(tell({ words: all[locale] }, read.problem).length).toBeLessThan(150);
  return read.problem.say;
};

describe('what is written is read as the same', () => {
  it('for every offer of a random game, in both languages', () => {
    const wrong: unknown[] = [];
    const types = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const chance = seededChance(seed);
      const table = new TestTable(lanterns, 'ABC', chance);
      do
        for (const question of table.questions())
          for (const offer of question.offers) {
            const action = sampleAction(offer, question.lists ?? {}, chance);
            types.add(action.type);
            for (const locale of LOCALES) {
              const line = writeLine(words[locale], offer, action, question.lists);
              const read = readLine(words, line, [question]);
              if (!('action' in read) || JSON.stringify(sorted(read.action)) !== JSON.stringify(sorted(action)))
                wrong.push({ line, action, read: 'action' in read ? read.action : read.problem });
            }
          }
      while (table.plays());
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(types.size).toBe(Object.keys(words.en).filter((key) => key.startsWith('offer.')).length + 2);
  });

  it('for every order', () => {
    const table = lanternsTable();
    for (const seat of 'ABC') table.does(seat, { type: 'Chart', harbours: ['quay'] });
    table.does('A', { type: 'Chart', harbours: ['quay'] }, 'widow');
    const chance = seededChance(1);
    const templates = lanterns.orders(lanterns.view(table.state, 'A'), 'A');
    expect(templates.map(({ action }) => action.type)).toContain('Maximum');
    for (const template of templates)
      for (let i = 0; i < 20; i++) {
        const order = sampleAction(template as OrderTemplate, {}, chance);
        const question: Question = {
          id: '1.A.0',
          seat: 'A',
          waits: true,
          about: { say: 'kernel.nothing' },
          offers: [template],
        };
        for (const locale of LOCALES)
          expect(reading(words, writeLine(words[locale], template as OrderTemplate, order), [question])).toEqual(order);
      }
  });

  const sorted = (action: Action): unknown =>
    Object.fromEntries(
      Object.entries(action)
        .map(([key, value]: [string, unknown]) => [
          key,
          typeof value === 'object' && value !== null && !Array.isArray(value)
            ? Object.fromEntries(Object.entries(value).sort())
            : value,
        ])
        .sort(),
    );
});

// ---- one offer at a time, with words of its own

const names = {
  ore: ['Ore', 'Mineral'],
  oil: ['Oil', 'Aceite'],
  water: ['Water', 'Agua'],
  converter: ['Energy converter', 'Convertidor de energía'],
};
const local = (locale: 0 | 1, templates: Record<string, string>): Words => ({
  ...words[LOCALES[locale]],
  ...Object.fromEntries(Object.entries(names).map(([id, both]) => [`thing.${id}`, both[locale]])),
  ...templates,
});
const option = (id: string): Option => ({ id, label: { say: `thing.${id}` } });
const labelled = (id: string, text: string): Option => ({ id, label: { say: 'as', text } });
const THINGS = Object.keys(names).map(option);
const pick = (min: number, max: number, from: readonly Option[] = THINGS, more: object = {}): Input => ({
  kind: 'pick',
  from,
  min,
  max,
  ...more,
});
const number = (min: number, max: number, preset?: number): Input => ({
  kind: 'number',
  min,
  max,
  ...(preset === undefined ? {} : { preset }),
});

/** Reads lines for one offer with this template, in both languages. */
const offered = (
  template: string,
  inputs: Inputs,
  { es = template, ...more }: Partial<Offer> & { es?: string } = {},
) => {
  const all: AllWords = { en: local(0, { it: template, as: '{text}' }), es: local(1, { it: es, as: '{text}' }) };
  const offer: Offer = {
    action: { type: 'Do' },
    label: { say: 'it' },
    rule: '1',
    notation: { say: 'it' },
    refs: [],
    inputs,
    ...more,
  };
  const question: Question = { id: '1.A.0', seat: 'A', waits: true, about: { say: 'kernel.nothing' }, offers: [offer] };
  return {
    reads: (line: string) => reading(all, line, [question]),
    writes: (action: Action & Record<string, unknown>, locale: Locale = 'en') => writeLine(all[locale], offer, action),
    bare: writeLine(all.en, offer, null),
  };
};

describe('reading', () => {
  it('ignores case, accents and spare spaces, and takes either language', () => {
    const { reads } = offered(
      'build {what} @{n}',
      { what: pick(1, 1), n: number(1, 9) },
      { es: 'construye {what} @{n}' },
    );
    const wanted = { type: 'Do', what: 'converter', n: 4 };
    for (const line of [
      'build energy-converter @4',
      '  BUILD   Energy converter  @ 4 ',
      'build energy converter@4',
      'construye Convertidor de energía @4',
      'CONSTRUYE CONVERTIDOR-DE-ENERGIA @4',
      'build convertidor @4',
      'construye energy @4',
    ])
      expect([line, reads(line)]).toEqual([line, wanted]);
  });

  it('takes any unambiguous beginning of a name, or of a word in it', () => {
    const { reads } = offered('take {what}', { what: pick(1, 1) });
    expect(reads('take w')).toEqual({ type: 'Do', what: 'water' });
    expect(reads('take agu')).toEqual({ type: 'Do', what: 'water' });
    expect(reads('take conv')).toEqual({ type: 'Do', what: 'converter' });
    expect(reads('take energia')).toEqual({ type: 'Do', what: 'converter' });
    expect(reads('take o')).toBe('kernel.notAChoice');
    expect(reads('take gold')).toBe('kernel.notAChoice');
  });

  it('prefers a whole name to a beginning, and a name to an id', () => {
    const swapped = [labelled('a', 'b'), labelled('b', 'a'), labelled('c', 'ab')];
    const { reads, writes } = offered('take {what}', { what: pick(1, 1, swapped) });
    for (const what of ['a', 'b', 'c']) expect(reads(writes({ type: 'Do', what }))).toEqual({ type: 'Do', what });
  });

  it('tells two of a name apart by their ids', () => {
    const twins = [labelled('m04', 'Chem'), labelled('m05', 'Chem'), labelled('m06', 'Ion')];
    const { reads, writes } = offered('play {cards}', { cards: pick(0, 3, twins) });
    expect(writes({ type: 'Do', cards: ['m05', 'm06'] })).toBe('play m05 ion');
    expect(reads('play m05 ion')).toEqual({ type: 'Do', cards: ['m05', 'm06'] });
    expect(reads('play chem')).toBe('kernel.notAChoice');
  });

  it('keeps two values beside each other apart', () => {
    const two = offered('order {n} {what}', { n: number(1, 99), what: pick(1, 1) });
    expect(two.reads('order 12 water')).toEqual({ type: 'Do', n: 12, what: 'water' });
    expect(two.reads('order12 water')).toEqual({ type: 'Do', n: 12, what: 'water' });
    const many = offered('give {what} {n}', { what: pick(1, 3), n: number(1, 99) });
    expect(many.reads('give ore oil 3')).toEqual({ type: 'Do', what: ['ore', 'oil'], n: 3 });
    const things = offered('swap {a} {b}', { a: pick(1, 1), b: pick(1, 1) });
    expect(things.reads('swap ore water')).toEqual({ type: 'Do', a: 'ore', b: 'water' });
    expect(things.reads('swap energy converter oil')).toEqual({ type: 'Do', a: 'converter', b: 'oil' });
    expect(things.reads('swap oil energy converter')).toEqual({ type: 'Do', a: 'oil', b: 'converter' });
  });

  it('does not find the words of a template inside a name', () => {
    const ports = [labelled('v', 'Victoria'), labelled('t', 'Toronto')];
    const { reads } = offered('move {from} to {to}', { from: pick(1, 1, ports), to: pick(1, 1, ports) });
    expect(reads('move victoria to toronto')).toEqual({ type: 'Do', from: 'v', to: 't' });
    expect(reads('move toronto to victoria')).toEqual({ type: 'Do', from: 't', to: 'v' });
    expect(reads('move victoriatotoronto')).toBe('kernel.notUnderstood');
  });

  it('reads numbers, also glued to the word, negative, and as many as there are', () => {
    const { reads } = offered('bid {n}', { n: number(-5, 40) });
    expect(['bid 22', 'bid22', 'bid -3', 'bid all', 'bid todo'].map(reads)).toEqual(
      [22, 22, -3, 40, 40].map((n) => ({ type: 'Do', n })),
    );
    for (const line of ['bid 41', 'bid 1.5', 'bid two', 'bid 1e1', 'bid 99999999999999999999', 'bid 0x10', 'bid ∞'])
      expect(reads(line)).toBe('kernel.outOfRange');
  });

  it('reads lists with spaces, commas or arrows, all and none', () => {
    const { reads, writes } = offered('rank {list}', { list: pick(0, 4, THINGS, { ordered: true }) });
    const list = ['water', 'ore', 'converter'];
    expect(writes({ type: 'Do', list })).toBe('rank water>ore>energy-converter');
    for (const line of [
      'rank water>ore>energy',
      'rank water, ore, energy-converter',
      'rank agua mineral conv',
      'rank water,ore , conv',
    ])
      expect(reads(line)).toEqual({ type: 'Do', list });
    for (const none of ['rank none', 'rank nada']) expect(reads(none)).toEqual({ type: 'Do', list: [] });
    expect(reads('rank all')).toEqual({ type: 'Do', list: Object.keys(names) });
    expect(reads('rank ore ore')).toBe('kernel.twice');
    expect(reads('rank ore gold')).toBe('kernel.notAChoice');
  });

  it('reads names with commas and digits in them', () => {
    const hexes = [labelled('2,-1', '2,-1'), labelled('0,3', '0,3')];
    const { reads, writes } = offered('@{hexes}', { hexes: pick(1, 2, hexes) });
    expect(reads(writes({ type: 'Do', hexes: ['0,3', '2,-1'] }))).toEqual({ type: 'Do', hexes: ['0,3', '2,-1'] });
    const cards = [labelled('x', 'Banker, Lady and Smith (2)'), labelled('y', 'Dock 12'), labelled('z', 'Dock 1')].map(
      (card) => ({ ...card, max: 40 }),
    );
    const plan = offered('plan {at}', { at: { kind: 'amounts', over: cards, total: { min: 0, max: 99 } } });
    const action = { type: 'Do', at: { x: 3, y: 14, z: 0 } };
    expect(plan.writes(action)).toBe('plan banker-lady-and-smith-(2) 3 dock-12 14 dock-1 0');
    expect(plan.reads(plan.writes(action))).toEqual(action);
  });

  it('reads amounts as people write them, and swallows nothing', () => {
    const up = [...THINGS, labelled('ore+', 'ore+')].map((thing) => ({ ...thing, max: 40 }));
    const { reads } = offered('pay {what}', { what: { kind: 'amounts', over: up, total: { min: 0, max: 99 } } });
    const pay = (what: object) => ({ type: 'Do', what });
    for (const line of [
      'pay water 3 oil 2',
      'pay 3 water 2 oil',
      'pay water 3, oil 2',
      'pay 3 water, 2 oil',
      'pay water3 oil2',
      'pay water=3 oil=2',
      'pay agua: 3 aceite: 2',
      'pay 1 water 2 agua 2 oil',
    ])
      expect([line, reads(line)]).toEqual([line, pay({ water: 3, oil: 2 })]);
    expect(reads('pay ore+3')).toEqual(pay({ 'ore+': 3 }));
    expect(reads('pay water')).toEqual(pay({ water: 1 }));
    expect(reads('pay water oil 2')).toEqual(pay({ water: 1, oil: 2 }));
    expect(reads('pay none')).toEqual(pay({}));
    for (const line of [
      'pay nonsense',
      'pay 3',
      'pay water 3 5',
      'pay gold 3',
      'pay __proto__ 3',
      'pay constructor',
      'pay water 3 please',
    ])
      expect([line, reads(line)]).toEqual([line, 'kernel.notAChoice']);
    expect(reads('pay water 41')).toBe('kernel.outOfRange');
  });

  it('reads layouts as changes to what stands there, and swallows nothing', () => {
    const kinds: LayoutInput['kinds'] = [
      { ...labelled('none', 'empty'), uses: {} },
      { ...labelled('drill', 'Big drill'), uses: { p: 1 } },
    ];
    const preset = { c4: 'drill', d5: 'none', e6: 'none' };
    const places = Object.keys(preset).map((id) => labelled(id, id));
    const layout: Input = {
      kind: 'layout',
      places,
      kinds,
      pieces: [{ id: 'p', have: 1, all: true }],
      barred: { e6: ['drill'] },
      preset,
    };
    const { reads } = offered('layout {layout}', { layout });
    const moved = { type: 'Do', layout: { c4: 'none', d5: 'drill', e6: 'none' } };
    for (const line of [
      'layout c4=empty d5=big-drill',
      'LAYOUT D5=drill, C4=Empty',
      'layout c4=none d5=drill e6=empty',
    ])
      expect(reads(line)).toEqual(moved);
    expect(reads('layout d5=drill')).toBe('kernel.piecesWrong');
    expect(reads('layout c4=empty e6=drill')).toBe('kernel.barredThere');
    for (const line of [
      'layout nonsense',
      'layout c4',
      'layout c4=castle',
      'layout z9=empty',
      'layout __proto__=empty',
      'layout d5=drill c4=empty please',
    ])
      expect([line, reads(line)]).toEqual([line, 'kernel.notAChoice']);
  });

  it('leaves out what stands in brackets when it is as preset', () => {
    const { reads, writes, bare } = offered('burn {what}[ times {n}][ then {next}]', {
      what: pick(1, 1),
      n: number(1, 9, 1),
      next: pick(1, 1, THINGS, { preset: 'oil' }),
    });
    expect(bare).toBe('burn {what}');
    expect(writes({ type: 'Do', what: 'ore', n: 1, next: 'oil' })).toBe('burn ore');
    expect(writes({ type: 'Do', what: 'ore', n: 1, next: 'ore' })).toBe('burn ore then ore');
    for (const [line, n, next] of [
      ['burn ore', 1, 'oil'],
      ['burn ore times 3', 3, 'oil'],
      ['burn ore then water', 1, 'water'],
      ['burn ore times 3 then water', 3, 'water'],
    ] as const)
      expect(reads(line)).toEqual({ type: 'Do', what: 'ore', n, next });
  });

  it('is not misled by optional parts that follow each other', () => {
    const { reads } = offered('trade {what}[ {n}][ if <= {most}][ keep {keep}]', {
      what: pick(1, 1),
      n: number(0, 9, 0),
      most: number(0, 99, 99),
      keep: number(0, 99, 0),
    });
    const trade = { type: 'Do', what: 'ore', n: 0, most: 99, keep: 0 };
    expect(reads('trade ore')).toEqual(trade);
    expect(reads('trade ore if <= 17')).toEqual({ ...trade, most: 17 });
    expect(reads('trade ore 3 keep 2')).toEqual({ ...trade, n: 3, keep: 2 });
    expect(reads('trade energy converter 4 if <=17 keep 2')).toEqual({
      ...trade,
      what: 'converter',
      n: 4,
      most: 17,
      keep: 2,
    });
  });

  it('knows the fixed values of an offer by their words', () => {
    const { reads } = offered(
      'sell {which:thing} {n}',
      { n: number(1, 9) },
      {
        action: { type: 'Do', which: 'converter' },
        notation: { say: 'it', which: 'converter' },
        es: 'vende {which:thing} {n}',
      },
    );
    expect(reads('sell energy converter 3')).toEqual({ type: 'Do', which: 'converter', n: 3 });
    expect(reads('vende convertidor de energia 3')).toEqual({ type: 'Do', which: 'converter', n: 3 });
    expect(reads('sell ore 3')).toBe('kernel.notUnderstood');
  });

  it('takes several values one by one where an offer may be taken again', () => {
    const again = offered(
      'rover {way}',
      {
        way: pick(
          1,
          1,
          ['N', 'NE', 'S'].map((id) => labelled(id, id)),
        ),
      },
      { again: true },
    );
    expect(again.reads('rover NE')).toEqual({ type: 'Do', way: 'NE' });
    expect(again.reads('rover NE NE S')).toEqual([{ type: 'Do', way: 'NE' }, 'rover ne s']);
    expect(again.reads('rover ne, s')).toEqual([{ type: 'Do', way: 'NE' }, 'rover s']);
    expect(again.reads('rover up NE')).toBe('kernel.notAChoice');
    const tagged = offered('blueprint {card} for {what}', { card: number(1, 30), what: pick(1, 1) }, { again: true });
    expect(tagged.reads('blueprint 7 12 for ore')).toEqual([
      { type: 'Do', card: 7, what: 'ore' },
      'blueprint 12 for ore',
    ]);
    const once = offered('rover {way}', { way: pick(1, 1, [labelled('N', 'N')]) });
    expect(once.reads('rover N N')).toBe('kernel.notAChoice');
  });
});

describe('among all that is open', () => {
  const turn = lanternsTable();
  toFirstTurn(turn);
  const mine = turn.questions('A');

  it('a number alone is the offer of that number', () => {
    expect(reading(words, '2', mine)).toEqual({ type: 'Burn', count: 1 });
    expect(reading(words, '1', mine)).toBe('kernel.missing');
    const count = mine.flatMap(({ offers }) => offers).length;
    expect(reading(words, String(count + 1), mine)).toBe('kernel.noSuchNumber');
    expect(reading(words, '0', mine)).toBe('kernel.noSuchNumber');
  });

  it('a line finds the question it answers, the waiting one first', () => {
    const read = readLine(words, 'guerra azul', mine);
    expect(read).toMatchObject({ action: { type: 'DeclareWar', on: 'B' }, question: { waits: false } });
    expect(readLine(words, 'end', mine)).toMatchObject({ question: { waits: true } });
  });

  it('the same line to two questions answers the first of them', () => {
    const table = lanternsTable();
    const read = readLine(words, 'chart cape', table.questions('A'));
    expect('question' in read && read.question.for).toBeUndefined();
    table.does('A', { type: 'Chart', harbours: ['quay'] });
    expect(readLine(words, 'chart cape', table.questions('A'))).toMatchObject({ question: { for: 'widow' } });
  });

  it('what is wrong with a line is said with the rule of the offer it meant', () => {
    expect(readLine(words, 'burn 99', mine)).toEqual({
      problem: { say: 'kernel.outOfRange', given: '99', min: 1, max: 5 },
      rule: '4.2',
    });
    expect(readLine(words, 'light atlantis', mine)).toMatchObject({
      rule: '4.1',
      problem: { say: 'kernel.notAChoice', given: 'atlantis' },
    });
  });

  it('nonsense is not understood, briefly', () => {
    for (const line of [
      '',
      '   ',
      'hello',
      'light',
      '> light cape',
      'burn;1',
      '{count}',
      '.*',
      '(',
      '\\',
      'x'.repeat(1e6),
      '\u0000',
      'constructor',
      '__proto__',
      '🜂🜂🜂',
    ])
      expect([line.slice(0, 9), reading(words, line, mine)]).toEqual([line.slice(0, 9), 'kernel.notUnderstood']);
    const read = readLine(words, 'y'.repeat(1e6), mine);
    expect('problem' in read && (read.problem.given as string).length).toBe(41);
    expect(reading(words, 'anything', [])).toBe('kernel.notUnderstood');
  });

  it('no line makes the reader go round in circles (it would run into the time limit of the tests)', () => {
    const table = lanternsTable('ABCD');
    toMarket(table);
    const evil = [
      ' for'.repeat(250),
      ' a for'.repeat(160),
      ' oil 1 for'.repeat(100),
      '1 '.repeat(500),
      '>'.repeat(999),
      'book '.repeat(200),
    ];
    const deep = offered('move {a} {b} {c} with {d} and {e}', {
      a: pick(1, 1),
      b: pick(1, 1),
      c: pick(1, 1),
      d: pick(1, 9),
      e: pick(1, 9),
    });
    for (const line of evil) {
      readLine(words, `book${line}`, table.questions('A'));
      deep.reads(`move${line}`);
      deep.reads(`move${line} with${line}`);
    }
  });
});
