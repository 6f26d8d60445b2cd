import { seededChance } from '../../../src/games/kernel/chance.js';
import { type Seat } from '../../../src/games/kernel/game-definition.js';
import { begin, type Play } from '../../../src/games/kernel/game-of-steps.js';
import { type Board, type Nation } from '../../../src/games/galactic-era/board.js';
import { type Tile } from '../../../src/games/galactic-era/components/galaxy.js';
import {
  type Card,
  type Ethics,
  type Goal,
  type Letter,
  type Neutral,
  type Oval,
  type People,
  type Relic,
  type Square,
  type Story,
} from '../../../src/games/galactic-era/components/pieces.js';
import { type Levels } from '../../../src/games/galactic-era/components/technologies.js';
import { blank, evolve } from '../../../src/games/galactic-era/evolve.js';
import { type GalacticFact } from '../../../src/games/galactic-era/facts.js';
import { galacticEra } from '../../../src/games/galactic-era/index.js';
import { layTable } from '../../../src/games/galactic-era/setup.js';
import { type GalacticStep } from '../../../src/games/galactic-era/steps.js';
import { optionsOf } from '../../../src/games/kernel/inputs.js';
import { Tester } from '../tester.js';

/** Positions for the executable rulebook, made of facts wherever a fact can make them. */
export const folded = (facts: readonly GalacticFact[], from: Board = blank): Board => facts.reduce(evolve, from);

export const SEATS: readonly Seat[] = ['A', 'B', 'C'];
/** Khaa in the middle as printed, side A: the sector of the printed examples. */
export const TILES: readonly Tile[] = [
  { position: 0, sector: 'khaa', side: 'A', turned: 0 },
  { position: 1, sector: 'lyra', side: 'A', turned: 0 },
  { position: 3, sector: 'xilox', side: 'A', turned: 0 },
  { position: 5, sector: 'rigel', side: 'A', turned: 0 },
];

export const laid = (seed = 1, seats = SEATS): Board => folded(layTable({}, seats, seededChance(seed)));

/** A bare table of three at peace: no ships, no discs but the capitals, nothing hidden. */
export const bare = (): Board =>
  folded([
    { type: 'TableLaid', seats: SEATS, options: {}, tiles: TILES, order: SEATS, story: 'journeys', goal: null },
    { type: 'RoundBegan', round: 3 },
  ]);

const changed =
  (seat: Seat, change: (nation: Nation) => Partial<Nation>) =>
  (board: Board): Board => ({
    ...board,
    nations: { ...board.nations, [seat]: { ...board.nations[seat], ...change(board.nations[seat]) } },
  });

export type Given = (board: Board) => Board;
export const given = (...parts: readonly Given[]): Board => parts.reduce((board, part) => part(board), bare());
const by =
  (...facts: readonly GalacticFact[]): Given =>
  (board) =>
    folded(facts, board);

export const levels = (seat: Seat, some: Partial<Levels>): Given =>
  changed(seat, (nation) => ({ levels: { ...nation.levels, ...some } }));
export const people = (seat: Seat, name: People, ethics: Ethics): Given =>
  changed(seat, () => ({ people: name, ethics }));
export const ethics = (seat: Seat, side: Ethics): Given => changed(seat, () => ({ ethics: side }));
export const basics = (seat: Seat, hex: string, ships: number): Given =>
  by({ type: 'ShipsPlaced', seat, hex, ships, why: 'start' });
export const fleet = (seat: Seat, handle: number, letter: Letter, hex: string, ...chips: number[]): Given =>
  by({
    type: 'FleetCreated',
    seat,
    handle,
    hex,
    chips,
    basics: 0,
    dart: letter === 'D',
    secret: { to: [seat], letter },
  });
export const discs = (seat: Seat, hex: string, count: number): Given =>
  by({ type: 'DiscsPlaced', seat, hex, count, why: 'start' });
export const war = (one: Seat, other: Seat): Given => by({ type: 'WarDeclared', by: one, on: other, why: 'turn' });
export const relic = (seat: Seat, hex: string, name: Relic): Given =>
  by({ type: 'RelicTurned', seat, hex, relic: name });
export const closedTo = (seat: Seat, hex: string): Given => by({ type: 'RetreatForced', seat, by: 'C', hex });

export const also =
  (change: (board: Board) => Partial<Board>): Given =>
  (board) => ({ ...board, ...change(board) });
export const round = (number: number): Given => also(() => ({ round: number }));
export const story = (name: Story): Given => also(() => ({ story: name }));
export const goal = (name: Goal): Given => also(() => ({ goal: name }));
export const order = (seats: string): Given => also(() => ({ order: [...seats] }));
export const neutral = (hex: string, kind: Neutral): Given =>
  also(({ neutrals }) => ({ neutrals: { ...neutrals, [hex]: kind } }));
export const hidden = (hex: string, name: Relic): Given =>
  also((board) => ({ hidden: { ...board.hidden, [hex]: name } }));
export const deck = (...cards: readonly Card[]): Given => also(() => ({ deck: cards }));
export const hand = (seat: Seat, ...cards: readonly Card[]): Given => changed(seat, () => ({ hand: cards }));
export const points = (seat: Seat, dp: number): Given => changed(seat, () => ({ points: dp }));
export const capital = (seat: Seat, hex: string): Given => changed(seat, () => ({ capital: hex }));
export const nation = changed;
export const tactic = (seat: Seat, letter: Letter, side: 'x2' | 'dp3' = 'x2'): Given =>
  by({ type: 'TacticPlaced', seat, letter, side });
/** The tokens that a seat has chosen in this round: `'gain grow'`, `'military up'`. */
export const tokens = (seat: Seat, ovals: string, squares = ''): Given =>
  changed(seat, () => ({
    ovals: ovals.split(' ').filter(Boolean) as Oval[],
    squares: squares.split(' ').filter(Boolean) as Square[],
  }));
/** Every planet that nobody has gets this kind, face down. */
export const allNeutral = (kind: Neutral, ...hexes: readonly string[]): Given[] =>
  hexes.map((hex) => neutral(hex, kind));

/**
 * A table busy with these steps, the first named first. A decides on a reserve before them and C after, so that steps which
 * ask nobody run by themselves and the game does not go on to the next round.
 */
export const at = (board: Board, ...steps: readonly GalacticStep[]) => {
  const evolveAll = (play: Play<Board, GalacticStep>, step: ReturnType<typeof begin<GalacticStep>>) =>
    galacticEra.evolve(play, step);
  const root = evolveAll({ ...galacticEra.blank, board }, begin<GalacticStep>({ step: 'galaxy' }));
  const busy = evolveAll(
    root,
    begin<GalacticStep>({ step: 'emergency', seat: 'A', evacuated: true }, ...steps, {
      step: 'emergency',
      seat: 'C',
      evacuated: true,
    }),
  );
  return new Tester(galacticEra, busy).when('A', { type: 'KeepReserve' });
};
export type Position = ReturnType<typeof at>;
export const boardOf = ({ state }: Position): Board => state.board;
/** What the table is busy with. */
export const busyWith = ({ state }: Position): string | undefined => state.stack.at(-1)?.step.step;

/** `'A: move 1 lyra > uru'`, one line after another; with all that was told. */
export const play = (from: Position, ...lines: readonly string[]): Position => {
  const told = [...from.facts];
  let now = from;
  for (const line of lines) {
    now = now.when(line[0], line.slice(2).trim());
    told.push(...now.facts);
  }
  return new Tester(galacticEra, now.state, told);
};
export const moving = (board: Board, seat: Seat = 'A'): Position => at(board, { step: 'movementTurn', seat });
export const progressing = (board: Board, seat: Seat = 'A'): Position => at(board, { step: 'progressTurn', seat });
export const fighting = (board: Board, seat: Seat = 'A'): Position => at(board, { step: 'battles', seat });
/** DP that a seat was given or lost in the last `when`, by their reason. */
export const dp = ({ facts }: Position, seat: Seat): Record<string, number> =>
  facts.reduce<Record<string, number>>(
    (all, fact) =>
      fact.type === 'PointsChanged' && fact.seat === seat
        ? { ...all, [fact.why]: (all[fact.why] ?? 0) + fact.points }
        : all,
    {},
  );
/** The whole of what was told, as types. */
export const types = ({ facts }: Position): string[] =>
  facts.map(({ type }) => type).filter((type) => type !== 'StepsBegan' && type !== 'StepEnded');
/** What a seat may answer to the first question put to it, leaving out what it may do at any time. */
export const answers = (position: Position, seat: Seat): string[] =>
  position.asked().includes(seat) ? position.question(seat).offers.map(({ action }) => action.type) : [];
/** Where a unit may sail: of several the first that is offered it. */
export const goals = (
  position: Position,
  seat: Seat,
  type: 'SailFleet' | 'SailBasics' | 'GoOn' = 'SailBasics',
): string[] => {
  const input = position.offer(seat, type).inputs.to;
  if (input.kind !== 'pick') throw new Error('to is no pick');
  return optionsOf(input, position.question(seat).lists).map(({ id }) => id);
};
/** C is a puppet that this seat controls in this round (chapter 28). */
export const puppet = (controller: Seat | null, controlled: Readonly<Record<Seat, number>> = { A: 0, B: 0 }): Given =>
  also(() => ({ puppet: { seat: 'C', controller, controlled } }));
