import { canonicalJson } from '../fairness/canonical-json.js';
import { type Phrase, type Seat } from '../games/kernel/game-definition.js';
import { type TableFact } from './records.js';
import { type Draft } from './table-store.js';
import { type Table } from './table.js';

/** Whom a state waits for, with the public reason of each. */
const awaitedIn = (game: Table['game'], state: unknown): Record<Seat, Phrase> =>
  Object.fromEntries(
    game
      .questions(state)
      .filter(({ waits }) => waits)
      .map(({ seat, about }) => [seat, about]),
  );

const awaitedNow = (table: Table): Record<Seat, Phrase> =>
  Object.fromEntries(Object.entries(table.awaiting).map(([seat, { about }]) => [seat, about]));

/** What the table itself adds to an answer: how it ended and the seed when the game is over, and whom it waits for when that has changed. */
export const closingFacts = (table: Table, state: unknown, seed: string): TableFact[] => {
  const seats = awaitedIn(table.game, state);
  const facts: TableFact[] = [];
  const standings = table.seed === null ? table.game.outcome(state) : null;
  if (standings) facts.push({ type: 'Ended', standings }, { type: 'SeedRevealed', seed });
  if (canonicalJson(seats) !== canonicalJson(awaitedNow(table))) facts.push({ type: 'Awaiting', seats });
  return facts;
};

/** One command of its own for each, so that they are never taken for part of somebody's answer. */
export const closingDrafts = (table: Table, state: unknown, seed: string, cause: string): Draft[] =>
  closingFacts(table, state, seed).map((fact) => ({
    fact,
    seat: null,
    player: null,
    privately: { way: 'table', command: `${cause}#${fact.type}`, cause },
  }));
