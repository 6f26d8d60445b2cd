import { drawFrom, rollDie, shuffled } from '../../kernel/chance.js';
import { type Chance, type Seat } from '../../kernel/game-definition.js';
import { type Board, isAutoma } from '../board.js';
import { POWER } from '../components/automas.js';
import { type GalacticFact } from '../facts.js';

/** Dice and draws of the automas: luck that is always told (29.11, 29.12). */
export const powerOf = ({ automas }: Board, seat: Seat): number => automas[seat].power;
/** The one that sits alone against them. */
export const rivalOf = (board: Board): Seat => board.seats.find((seat) => !isAutoma(board, seat))!;

/** 29.12; where only one is left nothing is drawn. */
export const drawn = <T>(chance: Chance, from: readonly T[]): T =>
  from.length === 1 ? from[0] : drawFrom(chance, from);

/** So many of them; where all or none are wanted nothing is drawn. */
export const drawnSome = <T>(chance: Chance, from: readonly T[], n: number): readonly T[] =>
  n === 0 || n >= from.length ? from.slice(0, n) : shuffled(chance, from).slice(0, n);

type Rolled = Extract<GalacticFact, { type: 'AutomaRolled' }>;
/** 29.14: from 4 power discs on, two dice for movement and Progress and the lower of them. */
export const rolled = (board: Board, seat: Seat, what: Rolled['what'], chance: Chance): Rolled => {
  const two = (what === 'move' || what === 'progress') && powerOf(board, seat) >= POWER.twoDice;
  const dice = two ? [rollDie(chance), rollDie(chance)] : [rollDie(chance)];
  return { type: 'AutomaRolled', seat, what, dice, result: Math.min(...dice) };
};
