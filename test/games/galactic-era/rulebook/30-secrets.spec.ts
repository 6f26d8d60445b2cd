import { describe, expect, it } from '@jest/globals';
import { preview } from '../../../../src/games/kernel/preview.js';
import { witness } from '../../../../src/games/kernel/tell.js';
import { galacticEra } from '../../../../src/games/galactic-era/index.js';
import {
  answers,
  at,
  basics,
  boardOf,
  deck,
  discs,
  ethics,
  fighting,
  fleet,
  type Given,
  given,
  hand,
  hidden,
  levels,
  moving,
  nation,
  neutral,
  play,
  points,
  progressing,
  round,
  tokens,
  war,
} from '../given.js';

const two = [fleet('A', 1, 'A', 'lyra', 3, 1), fleet('A', 2, 'B', 'lyra', 5)];
const idle = (...parts: readonly Given[]) => moving(given(basics('C', 'rigel', 1), ...parts), 'C');
const seen = (position: ReturnType<typeof idle>, viewer: string | null, of = 'A') => position.view(viewer).nations[of];

describe('30 What each seat may know', () => {
  it('30.1 sectors, discs, ships, levels, DP, wars and the like are known to everybody', () => {
    const view = idle(
      discs('A', 'uru', 2),
      basics('A', 'lyra', 3),
      points('A', 7),
      war('A', 'B'),
      hand('A', 'spatial'),
      deck('density', 'central'),
    ).view(null);
    expect(view).toMatchObject({
      discs: { uru: { seat: 'A', count: 2 } },
      wars: ['A-B'],
      deck: 2,
      order: ['A', 'B', 'C'],
    });
    expect(view.nations.A).toMatchObject({ points: 7, cards: 1, capital: 'lyra', basics: { lyra: { ships: 3 } } });
  });

  it('30.2 the number of all ships of a seat is public', () => {
    const split = moving(given(...two, basics('A', 'uru', 2))).when('A', 'split #1 c 1');
    expect(seen(split, 'B').ships).toBe(11);
  });

  it('30.3 a letter is known to its owner, to a seer at that moment, and after a showing to all', () => {
    const board = [...two, levels('B', { spirituality: 2 }), basics('B', 'xilox', 1)];
    const looked = moving(given(...board), 'B').when('B', 'see gold.1');
    expect(seen(looked, 'B').fleets.map(({ seen: note }) => note?.letter)).toEqual(['A', undefined]);
    expect(seen(looked, 'C').fleets.map(({ letter, seen: note }) => [letter, note])).toEqual([
      [null, null],
      [null, null],
    ]);
    const shown = fighting(given(war('A', 'B'), fleet('A', 1, 'C', 'khaa', 9), basics('B', 'khaa', 1)));
    expect(seen(shown, 'C').fleets[0].letter).toBe('C');
  });

  it('30.3a a shown letter stays noted until a new exchange of markers or a regrouping', () => {
    const shown = nation('A', (one) => ({ fleets: one.fleets.map((each) => ({ ...each, letterShown: true })) }));
    const position = moving(given(...two, shown));
    expect(seen(position, 'B').fleets.map(({ letter }) => letter)).toEqual(['A', 'B']);
    expect(seen(position.when('A', 'remark ab'), 'B').fleets.map(({ letter }) => letter)).toEqual([null, null]);
    expect(
      seen(position.when('A', 'regroup #1 #2 give none take none'), 'B').fleets.map(({ letter }) => letter),
    ).toEqual([null, null]);
  });

  it('30.3b which markers are unused is known to their owner', () => {
    const position = idle(...two);
    expect([seen(position, 'A').letters, seen(position, 'B').letters]).toEqual([['C', 'D', 'E'], null]);
  });

  it('30.4 chips from the supply are known to all, until a split or a regrouping', () => {
    const position = moving(given(...two));
    expect(seen(position, 'B').fleets.map(({ chips }) => chips)).toEqual([[3, 1], [5]]);
    const regrouped = position.when('A', 'regroup #1 #2 give 1 take none');
    expect(seen(regrouped, 'B').fleets.map(({ chips, height }) => [chips, height])).toEqual([
      [null, 1],
      [null, 2],
    ]);
    expect(seen(regrouped, 'A').fleets.map(({ chips }) => chips)).toEqual([[3], [5, 1]]);
  });

  it('30.5 a face-down token or relic is known to nobody but who has looked', () => {
    const board = [
      neutral('uru', 'advanced'),
      neutral('izar', 'primitive'),
      hidden('vega', 'death-ray'),
      basics('A', 'uru', 1),
    ];
    const looked = moving(given(...board)).when('A', 'look uru');
    expect(looked.view('A').neutrals).toEqual({ uru: 'advanced', izar: null });
    for (const viewer of ['B', null])
      expect(looked.view(viewer)).toMatchObject({ neutrals: { uru: null, izar: null }, hidden: { vega: null } });
  });

  it('30.5a that a seat has looked, and at what, is public; what it saw is not', () => {
    const [fact] = moving(given(neutral('uru', 'advanced'), basics('A', 'uru', 1)))
      .when('A', 'look uru')
      .told('PlanetExplored');
    expect(witness(fact, 'B')).toMatchObject({ type: 'PlanetExplored', seat: 'A', hex: 'uru' });
    expect(witness(fact, 'B')).not.toHaveProperty('secret');
  });

  it('30.6 the deck is known to nobody; a seer knows the top card until the next draw', () => {
    const position = moving(
      given(levels('A', { spirituality: 2 }), deck('density', 'central'), hand('B', 'spatial')),
    ).when('A', 'see deck');
    expect([position.view('A').notes?.top, position.view('B').notes?.top]).toEqual(['density', null]);
    expect(position.when('B', 'card spatial b 1').view('A').notes?.top).toBeNull();
  });

  it('30.7 a hand is known to its holder', () => {
    const position = idle(hand('A', 'spatial'));
    expect([seen(position, 'A').hand, seen(position, 'B').hand, seen(position, null).hand]).toEqual([
      ['spatial'],
      [],
      [],
    ]);
  });

  it('30.8 of two dealt peoples others never learn the one not kept', () => {
    const dealt = (seat: string, ...peoples: ('orion' | 'icc' | 'dracos' | 'greys' | 'avians' | 'yowies')[]) =>
      nation(seat, () => ({ dealt: peoples }));
    const position = at(
      given(dealt('A', 'orion', 'icc'), dealt('B', 'dracos', 'greys'), dealt('C', 'avians', 'yowies')),
      { step: 'gatheringPeoples' },
    );
    expect([seen(position, 'A').dealt, seen(position, 'B').dealt]).toEqual([['orion', 'icc'], []]);
    const kept = play(position, 'A: keep orion', 'B: keep dracos', 'C: keep avians');
    expect(JSON.stringify([boardOf(kept).nations, kept.facts.slice(-3)])).not.toContain('icc');
  });

  it('30.9 sealed answers are known to their author alone, even how many tokens', () => {
    const choosing = at(given(discs('A', 'uru', 5)), { step: 'choosingTokens' });
    const [two2, three] = ['tokens grow build + military', 'tokens grow build gain + up'].map((line) =>
      choosing.when('A', line),
    );
    expect(two2.view('B')).toEqual(three.view('B'));
    expect(witness(two2.facts[0], 'B')).toEqual(witness(three.facts[0], 'B'));
  });

  it('30.10 a first trade book is known to its author, then its lines to the partner they name', () => {
    const clever = [levels('A', { genetics: 3 }), levels('B', { robotics: 3 }), levels('C', { propulsion: 3 })];
    const position = at(given(...clever, ...['A', 'B', 'C'].map((seat) => basics(seat, 'khaa', 1))), {
      step: 'tradeFair',
    });
    const filed = position.when('A', 'trade blue-gives-robotics-for-genetics');
    expect(filed.view('B')).toEqual(position.when('A', 'trade none').view('B'));
    const shown = play(filed, 'B: trade none', 'C: trade none');
    expect([seen(shown, 'B').book.length, seen(shown, 'C').book.length, seen(shown, null).book.length]).toEqual([
      1, 0, 0,
    ]);
  });

  it('30.11 answers in a window are known to their author until it closes', () => {
    const board = given(
      discs('A', 'uru', 1),
      ethics('B', 'dark'),
      ethics('C', 'dark'),
      basics('B', 'uru', 1),
      basics('C', 'uru', 1),
      tokens('A', 'grow build'),
    );
    const asked = progressing(board).when('A', 'grow');
    expect(asked.when('B', 'block').view('C')).toEqual(asked.when('B', 'pass').view('C'));
  });

  it('30.12 a bluff is told in the same words and names the same fleets', () => {
    const position = moving(given(...two));
    const told = (line: string): unknown => galacticEra.describe(witness(position.when('A', line).facts[0], 'B'));
    expect(told('remark ab')).toEqual(told('remark ba'));
  });

  it('30.13 a retreat is asked of each defender with a hidden fleet other than D', () => {
    const hide = nation('B', (one) => ({
      fleets: one.fleets.map((each) => ({ ...each, letterShown: each.letter === 'D' })),
    }));
    const board = (letter: 'A' | 'D' | 'E') =>
      fighting(given(war('A', 'B'), basics('A', 'khaa', 9), fleet('B', 1, letter, 'khaa', 1), hide));
    expect([board('A').asked(), board('E').asked()]).toEqual([['B'], ['B']]);
    expect([answers(board('A'), 'B'), answers(board('E'), 'B')]).toEqual([['Stay'], ['Stay', 'LeaveE']]);
    expect(board('D').asked()).toEqual(['A']);
    const window = (...parts: readonly Given[]) =>
      at(given(points('A', 9), ...parts), { step: 'alignmentWindow' }).asked();
    expect(window(hand('A', 'spatial'))).toEqual(window(hand('A', 'alignment')));
  });

  it('30.13a others read only where the table waits, not why', () => {
    const board = (card: 'spatial' | 'alignment') =>
      at(given(points('A', 9), hand('A', card)), { step: 'alignmentWindow' }).question('A').about;
    expect(board('spatial')).toEqual(board('alignment'));
  });

  it('30.13b Economic is offered within the holder’s own next question', () => {
    const built = (card: 'economic' | 'spatial') =>
      play(
        progressing(given(tokens('A', 'build grow'), hand('A', card), levels('A', { robotics: 6 }))),
        'A: build',
        'A: place lyra 12',
      );
    expect(built('economic').question('A').about).toEqual(built('spatial').question('A').about);
    expect(built('economic').asked()).toEqual(built('spatial').asked());
  });

  it('30.14 a preview stops before luck and before anything hidden is shown', () => {
    const position = moving(given(neutral('uru', 'advanced'), basics('A', 'uru', 1)));
    const shown = (action: object) =>
      preview(galacticEra, position.state, { question: position.question('A').id, seat: 'A', action });
    expect(shown({ type: 'Look', hex: 'uru' })).toEqual({ facts: [] });
    expect(shown({ type: 'SailBasics', from: 'uru', ships: 1, to: '1.3.10' })).toMatchObject({
      facts: [{ type: 'ShipsMoved' }],
    });
  });

  it('30.15 who sits at no seat knows what is known to everybody, and no more', () => {
    const view = idle(...two, hand('A', 'spatial'), neutral('uru', 'advanced'), round(4)).view(null);
    expect([view.me, view.notes, view.nations.A.hand, view.neutrals.uru]).toEqual([null, null, [], null]);
    expect(view.nations.A.fleets.map(({ letter }) => letter)).toEqual([null, null]);
  });
});
