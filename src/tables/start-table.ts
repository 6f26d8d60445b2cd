import { z } from 'zod';
import { luckAt, luckKey } from '../fairness/luck.js';
import { shuffled } from '../games/kernel/chance.js';
import { Change, changeTable } from './change-table.js';
import { closingDrafts } from './closing.js';
import { drawn } from './after-table-fact.js';
import { type TableFact, WAYS } from './records.js';
import { checked, commandOf, idSchema, type Refused, type Shell, tableRefusal } from './shell.js';
import { type Draft } from './table-store.js';
import { type Table } from './table.js';

const schema = z.strictObject({ table: idSchema, player: idSchema, command: idSchema, way: z.enum(WAYS) });
export type StartTable = z.input<typeof schema>;

/** Every seat is taken, so every nonce is in: the luck is settled, and the table is laid out. */
export const startTable = async (shell: Shell, given: StartTable): Promise<{ readonly started: true } | Refused> => {
  const parsed = checked(schema, given);
  if ('refused' in parsed) return parsed;
  const { table: id, player, way } = parsed.value;
  const command = commandOf(player, parsed.value.command);
  return changeTable<{ readonly started: true } | Refused>(shell, id, (table, seed) => {
    if (table.commands.has(command)) return { started: true };
    const { seats, host, options } = table.opened!;
    if (table.started) return tableRefusal('table', 'alreadyStarted');
    if (player !== host) return tableRefusal('player', 'hostOnly');
    const empty = seats.filter((seat) => table.players[seat] === undefined);
    if (empty.length > 0) return tableRefusal('table', 'seatsEmpty', { seats: empty.join(', ') });
    const privately = { way, command };
    const draft = (fact: Draft['fact']): Draft => ({ fact, seat: null, player, privately });
    const lots = table.arrangement.seating === 'drawn' ? [seatsDrawn(table, seed)] : [];
    const nonces = lots.reduce((given, { from }) => drawn(given, from), table.nonces);
    // The set-up's luck stands at the position of its first fact, one behind `Started`.
    const chance = luckAt(luckKey(seed, nonces), table.revision + 2 + lots.length);
    const facts = table.game.setup(options, seats, chance);
    const state = facts.reduce((s, fact) => table.game.evolve(s, fact), table.state);
    const drafts = [
      // A command of its own: the lots are proved by themselves.
      ...lots.map((fact) => ({ ...draft(fact), privately: { ...privately, command: `${command}#seats` } })),
      draft({ type: 'Started' }),
      ...facts.map(draft),
      ...closingDrafts(table, state, seed, command),
    ];
    return new Change(drafts, () => ({ started: true }));
  });
};

/** Who sits where by lot, from the table's own luck. */
export const seatsDrawn = (table: Table, seed: string): Extract<TableFact, { type: 'SeatsDrawn' }> => {
  const { seats } = table.opened!;
  const mixed = shuffled(luckAt(luckKey(seed, table.nonces), table.revision + 1), seats);
  return { type: 'SeatsDrawn', from: Object.fromEntries(seats.map((seat, i) => [seat, mixed[i]])) };
};
