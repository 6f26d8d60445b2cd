import { describe, expect, it } from '@jest/globals';
import { ended } from '../../../src/games/kernel/game-of-steps.js';
import { sealedChoice } from '../../../src/games/kernel/sealed-choice.js';
import { witness } from '../../../src/games/kernel/tell.js';
import { type KernelFact } from '../../../src/games/kernel/game-of-steps.js';
import { WIDOW } from './invented-board.js';
import { lanterns } from './invented-game.js';
import { lanternsTable } from './lanterns-scenes.js';
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

describe('a choice made in secret', () => {
  it('is asked of everybody at once, in table order', () => {
    const table = lanternsTable();
    expect(
      table
        .questions()
        .filter(({ waits }) => waits)
        .map(({ seat, for: whom }) => whom ?? seat),
    ).toEqual(['A', 'B', 'C', WIDOW]);
  });

  it('shows others that it was made, and not what it is', () => {
    const table = lanternsTable();
    const before = { B: lanterns.view(table.state, 'B'), spectator: lanterns.view(table.state, null) };
    const [fact, ...more] = table.does('A', { type: 'Chart', harbours: ['reef', 'cape'] });
    expect(more).toEqual([]);
    expect(witness(fact, 'A')).toMatchObject({
      seat: 'A',
      secret: { to: ['A'], choice: { harbours: ['reef', 'cape'] } },
    });
    for (const other of ['B', 'C', WIDOW, null])
      expect(witness(fact, other)).toEqual({ type: 'ChoiceSealed', of: fact.of, seat: 'A' });
    expect(lanterns.view(table.state, 'B')).toEqual(before.B);
    expect(lanterns.view(table.state, null)).toEqual(before.spectator);
    for (const question of table.questions('B')) expect(JSON.stringify(question)).not.toContain('reef","cape');
  });

  it('on behalf of a puppet is known to its speaker, not to the puppet', () => {
    const table = lanternsTable();
    const [fact] = table.does('A', { type: 'Chart', harbours: ['cape'] }, WIDOW);
    expect(fact).toMatchObject({ type: 'ChoiceSealed', seat: WIDOW, secret: { to: ['A'] } });
  });

  it('is revealed when the last one is in, in table order whatever the order of the answers', () => {
    const charts = (order: string[]) => {
      const table = lanternsTable();
      for (const ship of order)
        table.does(
          ship === WIDOW ? 'A' : ship,
          { type: 'Chart', harbours: [ship === 'B' ? 'mole' : 'cape'] },
          ship === WIDOW ? WIDOW : undefined,
        );
      return table.facts.find(({ type }) => type === 'ChartsShown');
    };
    const shown = charts(['A', 'B', 'C', WIDOW]);
    expect(shown).toMatchObject({ charts: { A: ['cape'], B: ['mole'], C: ['cape'], [WIDOW]: ['cape'] } });
    for (const order of [
      [WIDOW, 'C', 'B', 'A'],
      ['B', WIDOW, 'A', 'C'],
    ])
      expect(JSON.stringify(charts(order))).toBe(JSON.stringify(shown));
  });

  it('cannot be made twice', () => {
    const table = lanternsTable();
    table.does('A', { type: 'Chart', harbours: ['reef'] });
    expect(table.questions('A').filter(({ waits, for: whom }) => waits && whom === undefined)).toEqual([]);
  });

  it('no longer waits for a seat that has dropped out, nor counts what it chose', () => {
    const gone = (board: TinyBoard): string[] =>
      board.filter((note) => note.endsWith(' leaves')).map((note) => note[0]);
    const choice = sealedChoice<TinyBoard, TinyStep, TinyAction, TinyFact | KernelFact<TinyStep>>({
      seats: ({ board }) => ['A', 'B', 'C'].filter((seat) => !gone(board).includes(seat)),
      ask: (_here, seat) => yesOrNo(seat),
      reveal: (_here, choices) => [noted(choices.map(([seat, { type }]) => seat + type).join()), ended],
    });
    const leaving = { ...choice, invites: () => [{ ...yesOrNo('D') }] };
    const answer: typeof choice.answer = (here, seat, action, chance) =>
      seat === 'D'
        ? [noted(`${action.type === 'Yes' ? 'B' : 'C'} leaves`)]
        : choice.answer!(here, seat, action, chance);
    const table = new TestTable(tinyGame({ s: { ...leaving, answer } }, { step: 's' }), 'ABCD');
    table.does('A', { type: 'Yes' });
    table.does('C', { type: 'No' });
    table.does('D', { type: 'No' });
    expect(table.waiting()).toEqual(['1.B.0']);
    table.does('D', { type: 'Yes' });
    // Nobody is left to wait for: it resolves by itself.
    expect(table.state.board).toEqual(['C leaves', 'B leaves', 'AYes']);
  });
});

describe('books filed side by side', () => {
  const atMarket = () => {
    const table = lanternsTable();
    for (const seat of ['A', 'B', 'C']) table.does(seat, { type: 'Chart', harbours: ['quay'] });
    table.does('A', { type: 'Chart', harbours: ['quay'] }, WIDOW);
    table.does('A', { type: 'Bid', amount: 1 });
    for (const seat of ['B', 'C']) table.does(seat, { type: 'PassBidding' });
    for (const seat of ['A', 'B', 'C']) table.does(seat, { type: 'EndTurn' });
    return table;
  };

  it('are matched when all are in', () => {
    const table = atMarket();
    expect(table.state.board).toMatchObject({ oil: { A: 5, B: 6, C: 6 }, lamps: { A: 2, B: 1, C: 1 } });
    table.does('C', { type: 'FileBook', give: { oil: 3 }, partners: ['A', 'B'] });
    table.does('A', { type: 'FileBook', give: { lamp: 1 }, partners: ['C'] });
    expect(table.state.board.oil.C).toBe(6);
    table.does('B', { type: 'FileBook', give: { oil: 1 }, partners: ['C'] });
    expect(table.facts.filter(({ type }) => type === 'GoodsTraded')).toMatchObject([
      { seat: 'A', other: 'C', gives: { lamp: 1 }, takes: { oil: 3 } },
    ]);
    expect(table.state.board).toMatchObject({ oil: { A: 8, B: 6, C: 3 }, lamps: { A: 1, B: 1, C: 2 } });
  });

  it('that can no longer be paid, because of a tribute meanwhile, are passed over', () => {
    const table = atMarket();
    table.does('C', { type: 'DeclareWar', on: 'B' });
    table.does('B', { type: 'Stand' });
    table.does('C', { type: 'FileBook', give: { oil: 4 }, partners: ['A'] });
    table.does('A', { type: 'FileBook', give: { oil: 4 }, partners: ['C'] });
    table.state = { ...table.state, board: { ...table.state.board, oil: { A: 5, B: 9, C: 3 } } };
    table.does('B', { type: 'FileBook', give: {}, partners: [] });
    expect(table.facts.some(({ type }) => type === 'GoodsTraded')).toBe(false);
  });
});
