import { describe, expect, it } from '@jest/globals';
import { type Seat } from '../../../src/games/kernel/game-definition.js';
import { ended, type KernelFact } from '../../../src/games/kernel/game-of-steps.js';
import { reactionWindow } from '../../../src/games/kernel/reaction-window.js';
import { witness } from '../../../src/games/kernel/tell.js';
import { CARDS } from './invented-board.js';
import { lanterns } from './invented-game.js';
import { allSail, type Lanterns, lanternsTable, war } from './lanterns-scenes.js';
import { TestTable } from './playing.js';
import {
  noted,
  type TinyAction,
  type TinyBoard,
  type TinyFact,
  tinyGame,
  type TinyStep,
  yesOrNo,
} from './tiny-game.js';

/** All four in one harbour, with these wars: the window in which enemies may react. */
const inOneHarbour = (...wars: [Seat, Seat][]): Lanterns => {
  const table = lanternsTable('ABCD');
  for (const [by, on] of wars) war(table, by, on);
  allSail(table, { A: 'cape', B: 'cape', C: 'cape', D: 'cape' });
  return table;
};
const asked = (table: Lanterns): string =>
  table
    .questions()
    .filter(({ waits, about }) => waits && about.say === 'about.ambush')
    .map(({ seat }) => seat)
    .join('');
const step = (table: Lanterns): string | null => lanterns.view(table.state, null).step;
const ambushes = (table: Lanterns) =>
  table.facts.flatMap((fact) => (fact.type === 'Ambushed' ? [`${fact.seat}>${fact.victim}`] : []));
/** The same table, with these cards in hand instead. */
const holding = (table: Lanterns, hands: Readonly<Record<Seat, string[]>>): Lanterns => {
  const { board } = table.state;
  const gone = CARDS.filter(
    (card) =>
      !Object.values({ ...board.hands, ...hands })
        .flat()
        .includes(card),
  );
  table.state = { ...table.state, board: { ...board, gone, hands: { ...board.hands, ...hands } } };
  return table;
};

describe('a window opens', () => {
  it('for all who may react, at once', () => expect(asked(inOneHarbour(['A', 'B'], ['B', 'C']))).toBe('ABC'));

  it('for nobody when nobody may: play goes on by itself', () => {
    const table = inOneHarbour();
    expect(step(table)).toBe('lampAuction');
  });

  it('and others see only that somebody reacts, not how', () => {
    const table = inOneHarbour(['A', 'B']);
    const [fact] = table.does('A', { type: 'Ambush', victim: 'B' });
    expect(witness(fact, 'B')).toEqual({ type: 'ChoiceSealed', of: fact.of, seat: 'A' });
    expect(table.state.board.oil.B).toBe(6);
  });
});

describe('who may react is read from the state every time', () => {
  it('peace made meanwhile by an invitation closes the window', () => {
    const table = inOneHarbour(['A', 'B']);
    table.does('B', { type: 'PayTribute', enemy: 'A' });
    expect(step(table)).toBe('lampAuction');
    expect(ambushes(table)).toEqual([]);
  });

  it('peace takes out only those who have no enemy left here', () => {
    const table = inOneHarbour(['A', 'B'], ['B', 'C']);
    table.does('A', { type: 'PayTribute', enemy: 'B' });
    expect(asked(table)).toBe('BC');
    const victims = table.where('B', 'Ambush').offers[0].inputs.victim;
    expect(victims).toMatchObject({ from: [{ id: 'C' }] });
  });

  it('war declared meanwhile asks more of them, and keeps what is sealed', () => {
    const table = inOneHarbour(['A', 'B']);
    table.does('A', { type: 'Ambush', victim: 'B' });
    war(table, 'D', 'C');
    expect(asked(table)).toBe('BCD');
    for (const seat of 'BCD') table.does(seat, { type: 'HoldFire' });
    expect(ambushes(table)).toEqual(['A>B']);
  });

  it('a reaction that peace has made impossible is passed over', () => {
    const table = inOneHarbour(['A', 'B'], ['A', 'C'].reverse() as [Seat, Seat]);
    table.does('A', { type: 'Ambush', victim: 'B' });
    table.does('B', { type: 'PayTribute', enemy: 'A' });
    expect(asked(table)).toBe('C');
    table.does('C', { type: 'HoldFire' });
    expect(ambushes(table)).toEqual([]);
    expect(step(table)).toBe('lampAuction');
  });

  it('a question opened before stays good after', () => {
    const table = inOneHarbour(['A', 'B'], ['B', 'C']);
    const id = table.where('B', 'HoldFire').id;
    table.does('A', { type: 'PayTribute', enemy: 'B' });
    table.take({ question: id, seat: 'B', action: { type: 'HoldFire' } });
    expect(table.decide({ question: id, seat: 'B', action: { type: 'HoldFire' } })).toHaveProperty('stale');
  });
});

describe('reactions are applied together', () => {
  it('in table order, however they came in: what an earlier one took is gone', () => {
    const last = (order: string) => {
      const table = inOneHarbour(['A', 'D'], ['B', 'D']);
      table.state = { ...table.state, board: { ...table.state.board, oil: { A: 6, B: 6, C: 11, D: 1 } } };
      for (const seat of order) table.does(seat, seat === 'D' ? { type: 'HoldFire' } : { type: 'Ambush', victim: 'D' });
      return table;
    };
    for (const order of ['ABD', 'BDA', 'DBA']) {
      const table = last(order);
      expect(ambushes(table)).toEqual(['A>D']);
      expect(table.state.board.oil).toMatchObject({ A: 7, B: 6, D: 0 });
    }
  });

  it('and a card played out of turn undoes what others meant to do', () => {
    const table = holding(inOneHarbour(['A', 'B']), { B: ['fog2', 'song1'] });
    table.does('A', { type: 'Ambush', victim: 'B' });
    const offers = table.where('B', 'PlayFog').offers.map(({ action, private: made }) => [action.type, made]);
    expect(offers).toEqual([
      ['Ambush', undefined],
      ['PlayFog', true],
      ['HoldFire', undefined],
    ]);
    const facts = table.does('B', { type: 'PlayFog', card: 'fog2' });
    expect(facts).toContainEqual(expect.objectContaining({ type: 'FogPlayed', seat: 'B', card: 'fog2' }));
    expect(ambushes(table)).toEqual([]);
    expect(table.state.board.hands.B).toEqual(['song1']);
  });

  it('and the card that could be played shows nobody else that it is there', () => {
    const [with_, without] = [['fog2'], ['song1']].map((hand) => holding(inOneHarbour(['A', 'B']), { B: hand }));
    expect(asked(with_)).toBe(asked(without));
    expect(with_.questions('A')).toEqual(without.questions('A'));
    expect(lanterns.view(with_.state, 'A')).toEqual(lanterns.view(without.state, 'A'));
  });
});

it('a puppet reacts through whoever speaks for it, beside its own reaction', () => {
  const window = reactionWindow<TinyBoard, TinyStep, TinyAction, TinyFact | KernelFact<TinyStep>>({
    mayReact: () => ['A', 'puppet', 'B'],
    ask: (_here, seat) => yesOrNo(seat),
    speaker: (_here, seat) => (seat === 'puppet' ? 'B' : seat),
    apply: (_here, reactions) => [noted(reactions.map(([seat, { type }]) => `${seat} ${type}`).join()), ended],
  });
  const table = new TestTable(tinyGame({ s: window }, { step: 's' }), 'AB');
  expect(table.waiting()).toEqual(['1.A.0', '1.B/puppet.0', '1.B.0']);
  const [fact] = table.does('B', { type: 'No' }, 'puppet');
  expect(fact).toMatchObject({ seat: 'puppet', secret: { to: ['B'] } });
  table.does('B', { type: 'Yes' });
  table.does('A', { type: 'No' });
  expect(table.state.board).toEqual(['A No,puppet No,B Yes']);
});
