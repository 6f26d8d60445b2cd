import { drawFrom } from '../games/kernel/chance.js';
import {
  type Action,
  type Chance,
  type GameDefinition,
  type Json,
  type Question,
  type Seat,
} from '../games/kernel/game-definition.js';
import { sampleAction } from '../games/kernel/sampling.js';

/** A bot is a player: it gets a view and the questions put to its seat, and has no other door. */
export type Policy = (game: GameDefinition, view: Json, seat: Seat, question: Question, chance: Chance) => Action;

/** Any offer, any inputs. */
export const random: Policy = (_game, _view, _seat, { offers, lists = {} }, chance) =>
  sampleAction(drawFrom(chance, offers), lists, chance);

/** The game's own advice, else what silence would answer, else anything. */
export const greedy: Policy = (game, view, seat, question, chance) =>
  game.advise?.(view, seat, question) ?? question.silent ?? random(game, view, seat, question, chance);

export const POLICIES = { random, greedy } as const;
export type PolicyName = keyof typeof POLICIES;
