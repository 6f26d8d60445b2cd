import { describe, expect, it } from '@jest/globals';
import { ended, type KernelFact } from '../../../src/games/kernel/game-of-steps.js';
import { sideBySide } from '../../../src/games/kernel/side-by-side.js';
import { witness } from '../../../src/games/kernel/tell.js';
import { lanterns } from './invented-game.js';
import { lanternsTable, toWatch } from './lanterns-scenes.js';
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

describe('turns whose order cannot matter', () => {
  it('are asked of all at once, and each counts when it comes', () => {
    const table = lanternsTable();
    toWatch(table);
    expect(table.waiting().map((id) => id.split('.')[1])).toEqual(['A', 'B', 'C']);
    const [card] = table.state.board.hands.B;
    table.does('B', { type: 'Drop', cards: [card] });
    expect(table.state.board.hands.B).not.toContain(card);
    expect(table.waiting().map((id) => id.split('.')[1])).toEqual(['A', 'C']);
  });

  it('lead to the same table in every order', () => {
    const after = (order: string) => {
      const table = lanternsTable();
      toWatch(table);
      for (const seat of order) table.does(seat, { type: 'Drop', cards: table.state.board.hands[seat].slice(0, 1) });
      const { watched, gone, ...board } = table.state.board;
      return {
        ...board,
        watched: [...watched].sort(),
        gone: [...gone].sort(),
        step: lanterns.view(table.state, null).step,
      };
    };
    for (const order of ['CBA', 'BCA', 'ACB']) expect(after(order)).toEqual(after('ABC'));
  });

  it('may have a secret part: what is dropped stays unseen', () => {
    const table = lanternsTable();
    toWatch(table);
    const [card] = table.state.board.hands.B;
    const [fact] = table.does('B', { type: 'Drop', cards: [card] });
    expect(witness(fact, 'B')).toMatchObject({ secret: { cards: [card] } });
    expect(witness(fact, 'A')).toEqual({ type: 'CardsDropped', of: fact.of, seat: 'B', count: 1 });
  });

  it('may be followed by something when all are in, and be answered by whoever speaks for a seat', () => {
    const rules = sideBySide<TinyBoard, TinyStep, TinyAction, TinyFact | KernelFact<TinyStep>>({
      seats: ({ board }) => ['A', 'puppet'].filter((seat) => !board.some((note) => note.startsWith(seat))),
      ask: (_here, seat) => yesOrNo(seat),
      speaker: (_here, seat) => (seat === 'puppet' ? 'A' : seat),
      answer: (_here, seat, { type }) => [noted(`${seat} ${type}`)],
      done: () => [noted('done'), ended],
    });
    const table = new TestTable(tinyGame({ s: rules }, { step: 's' }), 'A');
    expect(table.waiting()).toEqual(['1.A.0', '1.A/puppet.0']);
    table.does('A', { type: 'No' }, 'puppet');
    table.does('A', { type: 'Yes' });
    expect(table.state.board).toEqual(['puppet No', 'A Yes', 'done']);
  });
});
