import { createHash } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from '../fairness/canonical-json.js';
import { commitmentTo, newSecret } from '../fairness/luck.js';
import { effectivePositions } from '../games/kernel/effective-history.js';
import { type Fact } from '../games/kernel/game-definition.js';
import { PRESET } from './arrangement.js';
import { botPlayer } from './bot-names.js';
import { closingDrafts } from './closing.js';
import { codecFor } from './codec.js';
import { deedFields, seatField } from './deed.js';
import { idFor } from './open-table.js';
import { maySee } from './people.js';
import { type TableFact } from './records.js';
import { checked, commandOf, loadTable, type Refused, type Shell, tableRefusal } from './shell.js';
import { type Draft } from './table-store.js';
import { type Table } from './table.js';

const schema = z.strictObject({ ...deedFields, at: z.int().min(0), seat: seatField });
export type ForkTable = z.input<typeof schema>;

export const digestOfFacts = (facts: readonly Fact[]): string =>
  createHash('sha256').update(canonicalJson(facts)).digest('hex');

/** The facts of the game that counted after a record of the table. */
export const factsUpTo = (table: Table, at: number): Fact[] => {
  const facts = table.history.slice(0, at + 1).map(({ fact }) => fact);
  const { gameTypes } = codecFor(table.game);
  return effectivePositions(facts)
    .map((position) => facts[position])
    .filter(({ type }) => gameTypes.has(type));
};

/**
 * Going on from a running table with bots would show what they hold, so it is allowed only where nothing is hidden from
 * the seat that asks; when a table is over, everything may be seen.
 */
const isHidden = (table: Table, facts: readonly Fact[], seat: string): boolean =>
  table.seed === null && facts.some(({ secret }) => secret !== undefined && !secret.to.includes(seat));

/** Half an answer is no position: what nobody decided cannot be gone on from. */
const endOfAnswer = ({ history }: Table, at: number): number => {
  let end = at;
  while (end + 1 < history.length && history[end + 1].answer === history[end].answer) end++;
  return end;
};

/** Opens a what-if table: the position after a record of another one, its asker in one seat and bots in the others. */
export const forkTable = async (shell: Shell, given: ForkTable): Promise<{ readonly table: string } | Refused> => {
  const parsed = checked(schema, given);
  if ('refused' in parsed) return parsed;
  const { seat, player, way } = parsed.value;
  const loaded = await loadTable(shell, parsed.value.table);
  if ('refused' in loaded) return loaded;
  const source = loaded.table;
  const { title, rulesVersion, options, seats } = source.opened!;
  if (!maySee(source, player)) return tableRefusal('table', 'noSuchTable');
  if (!seats.includes(seat)) return tableRefusal('seat', 'noSuchSeat', { known: seats.join(', ') });
  if (!source.started) return tableRefusal('table', 'notStarted');
  const at = endOfAnswer(source, parsed.value.at);
  const facts = factsUpTo(source, at);
  if (at > source.revision || facts.length === 0)
    return tableRefusal('at', 'noSuchRevision', { last: source.revision });
  if (isHidden(source, facts, seat)) return tableRefusal('table', 'hidden');
  const command = commandOf(player, parsed.value.command);
  const id = await idFor(shell, command);
  if (!('refused' in (await loadTable(shell, id)))) return { table: id };
  const { game } = source;
  const { table, seed } = await shell.tables.open(id, game, command);
  const opened: TableFact = {
    type: 'Opened',
    table: id,
    title,
    game: game.id,
    rulesVersion,
    options,
    seats,
    host: player,
    commitment: commitmentTo(seed),
  };
  const arranged: TableFact = { type: 'Arranged', arrangement: { ...PRESET, listed: false, spectators: false } };
  const seated = seats.map((one): TableFact => ({
    type: 'SeatTaken',
    seat: one,
    player: one === seat ? player : botPlayer('greedy'),
    nonce: newSecret(),
  }));
  const forked: TableFact = {
    type: 'Forked',
    of: source.id,
    at,
    head: source.head,
    facts: facts.length,
    digest: digestOfFacts(facts),
  };
  const draft =
    (part: string) =>
    (fact: Fact): Draft => ({ fact, seat: null, player, privately: { way, command: `${command}${part}` } });
  const state = facts.reduce((s, fact) => game.evolve(s, fact), game.blank);
  const drafts = [
    ...[opened, arranged, ...seated].map(draft('')),
    // Not `Started`, which is followed by a set-up of its own.
    ...[forked, ...facts].map(draft('#facts')),
    ...closingDrafts(table, state, seed, command),
  ];
  await shell.tables.append(table, seed, drafts, shell.now().toISOString());
  return { table: id };
};
