import { describe, expect, it } from '@jest/globals';
import { seededChance } from '../../../src/games/kernel/chance.js';
import { LOCALES } from '../../../src/games/kernel/game-definition.js';
import { fit } from '../../../src/games/kernel/inputs.js';
import { sampleAction } from '../../../src/games/kernel/sampling.js';
import { tell, witness } from '../../../src/games/kernel/tell.js';
import { lanterns } from './invented-game.js';
import { words } from './invented-words.js';
import { fold, TestTable, throughJson } from './playing.js';

const game = lanterns;
const SEEDS = 100;

/** Everything that must hold at any moment; empty for ever. */
const wrongAt = (table: TestTable<Parameters<typeof game.flaws>[0], never, never, never, never>): string[] => {
  const open = table.questions();
  return [
    ...game.flaws(table.state),
    ...open.filter(({ offers }) => offers.length === 0).map(({ id }) => `dead end at ${id}`),
    ...open
      .filter(({ offers }) => offers.some(({ judged, examples }) => judged && !examples?.length))
      .map(({ id }) => `no example at ${id}`),
    ...(open.every(({ waits }) => !waits) !== (game.outcome(table.state) !== null)
      ? ['waits for nobody, or after the end']
      : []),
  ];
};

describe.each(['AB', 'ABC', 'ABCD'])('%s at random, from many seeds', (seats) => {
  it('always goes on, always ends, and its log folds to what it became', () => {
    const wrong: string[] = [];
    const happened = new Set<string>();
    for (let seed = 0; seed < SEEDS; seed++) {
      const table = new TestTable(game, seats, seededChance(seed));
      do wrong.push(...wrongAt(table as never).map((what) => `${seed}: ${what}`));
      while (table.plays() && table.answers.length < 500);
      if (game.outcome(table.state) === null) wrong.push(`${seed}: no end`);
      const state = JSON.stringify(table.state);
      if (JSON.stringify(fold(game, table.facts)) !== state) wrong.push(`${seed}: folds to something else`);
      if (JSON.stringify(fold(game, throughJson(table.facts))) !== state) wrong.push(`${seed}: does not survive JSON`);
      for (const { type } of table.facts) happened.add(type);
    }
    expect(wrong).toEqual([]);
    // The random walk has been everywhere; the books of two seats match only now and then.
    expect([...happened].sort()).toEqual(
      [
        ...Object.keys(words.en).flatMap((key) => /^(?:kernel\.)?fact\.(.+)/.exec(key)?.[1] ?? []),
        'ShipsLaidOut',
        'StepEnded',
        'StepsBegan',
      ].sort(),
    );
  });
});

it('every offer is accepted, whichever is taken', () => {
  const refused: unknown[] = [];
  for (let seed = 0; seed < 15; seed++) {
    const chance = seededChance(seed);
    const table = new TestTable(game, 'ABC', chance);
    do
      for (const { id, seat, offers, lists = {}, silent } of table.questions()) {
        const actions = [...offers.map((offer) => sampleAction(offer, lists, chance)), ...(silent ? [silent] : [])];
        for (const action of actions) {
          const decision = table.decide({ question: id, seat, action }, seededChance(seed));
          if (!('facts' in decision)) refused.push({ seed, id, action, decision });
        }
      }
    while (table.plays());
  }
  expect(refused).toEqual([]);
});

it('nothing else is accepted: an action made for another moment is refused or fits an offer of this one', () => {
  const chance = seededChance(5);
  const table = new TestTable(game, 'ABC', chance);
  const seen: { type: string }[] = [];
  const wrong: unknown[] = [];
  do
    for (const { id, seat, offers, lists = {} } of table.questions()) {
      for (const action of seen) {
        const fits = offers.some((offer) => 'action' in fit(offer, action, lists));
        const decision = table.decide({ question: id, seat, action }, seededChance(1));
        const judged = offers.some((offer) => offer.judged && offer.action.type === action.type);
        if ('facts' in decision !== fits && !judged) wrong.push({ id, action, decision });
      }
      if (chance.below(4) === 0) seen.push(sampleAction(offers[0], lists, chance));
    }
  while (table.plays());
  expect(wrong).toEqual([]);
  expect(seen.length).toBeGreaterThan(20);
});

it('everything that happens and is asked can be told to everybody in both languages', () => {
  const table = new TestTable(game, 'ABCD', seededChance(3));
  const tellAll = (locale: 'en' | 'es'): void => {
    for (const { about, offers, barred = [], lists = {} } of table.questions()) {
      tell({ words: words[locale] }, about);
      for (const { label } of [...offers, ...barred, ...Object.values(lists).flat()])
        tell({ words: words[locale] }, label);
    }
  };
  do for (const locale of LOCALES) tellAll(locale);
  while (table.plays());
  for (const fact of table.facts)
    for (const seat of ['A', 'B', null])
      for (const locale of LOCALES) {
        const phrase = game.describe(witness(fact, seat));
        if (phrase) expect(tell({ words: words[locale] }, phrase)).not.toMatch(/undefined|null|\{/);
      }
});
