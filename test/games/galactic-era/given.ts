import { seededChance } from '../../../src/games/kernel/chance.js';
import { type Seat } from '../../../src/games/kernel/game-definition.js';
import { type Board, type Nation } from '../../../src/games/galactic-era/board.js';
import { type Tile } from '../../../src/games/galactic-era/components/galaxy.js';
import { type Ethics, type Letter, type People } from '../../../src/games/galactic-era/components/pieces.js';
import { type Levels } from '../../../src/games/galactic-era/components/technologies.js';
import { blank, evolve } from '../../../src/games/galactic-era/evolve.js';
import { type GalacticFact } from '../../../src/games/galactic-era/facts.js';
import { layTable } from '../../../src/games/galactic-era/setup.js';

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
export const relic = (seat: Seat, hex: string, name: 'super-stargate' | 'defense-grid' | 'death-ray'): Given =>
  by({ type: 'RelicTurned', seat, hex, relic: name });
export const closedTo = (seat: Seat, hex: string): Given => by({ type: 'RetreatForced', seat, by: 'C', hex });
