import { seededChance } from '../../../src/games/kernel/chance.js';
import { type Seat } from '../../../src/games/kernel/game-definition.js';
import { WIDOW } from './invented-board.js';
import { lanterns } from './invented-game.js';
import { TestTable } from './playing.js';

export const lanternsTable = (seats = 'ABC', seed = 1) => new TestTable(lanterns, seats, seededChance(seed));
export type Lanterns = ReturnType<typeof lanternsTable>;

/** Every ship's course is one harbour, so nobody is asked where to land. */
export const allSail = (table: Lanterns, harbours: Readonly<Record<Seat, string>>): void => {
  const { seats, keeper } = table.state.board;
  for (const seat of seats) table.does(seat, { type: 'Chart', harbours: [harbours[seat] ?? 'quay'] });
  table.does(keeper, { type: 'Chart', harbours: [harbours[WIDOW] ?? 'reef'] }, WIDOW);
};

export const war = (table: Lanterns, by: Seat, on: Seat): void => {
  table.does(by, { type: 'DeclareWar', on });
  if (table.questions(on).some(({ about }) => about.say === 'about.parley')) table.does(on, { type: 'Stand' });
};

/** Nobody fights, the starter takes the lamp for 1: the first turn of the night. */
export const toFirstTurn = (table: Lanterns): void => {
  allSail(table, { A: 'quay', B: 'mole', C: 'cape', D: 'reef' });
  const [first, ...others] = table.state.board.seats;
  table.does(first, { type: 'Bid', amount: 1 });
  for (const seat of others) table.does(seat, { type: 'PassBidding' });
};

export const toMarket = (table: Lanterns): void => {
  toFirstTurn(table);
  for (const seat of table.state.board.seats) table.does(seat, { type: 'EndTurn' });
};

export const toWatch = (table: Lanterns): void => {
  toMarket(table);
  for (const seat of table.state.board.seats) table.does(seat, { type: 'FileBook', give: {}, partners: [] });
};
