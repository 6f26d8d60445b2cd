import { z } from 'zod';
import { luckAt, luckKey } from '../fairness/luck.js';
import { Change, changeTable } from './change-table.js';
import { closingDrafts } from './closing.js';
import { WAYS } from './records.js';
import { checked, commandOf, idSchema, type Refused, type Shell, tableRefusal } from './shell.js';
import { type Draft } from './table-store.js';

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
    // The set-up's luck stands at the position of its first fact, one behind `Started`.
    const chance = luckAt(luckKey(seed, table.nonces), table.revision + 2);
    const facts = table.game.setup(options, seats, chance);
    const state = facts.reduce((s, fact) => table.game.evolve(s, fact), table.state);
    const drafts = [draft({ type: 'Started' }), ...facts.map(draft), ...closingDrafts(table, state, seed, command)];
    return new Change(drafts, () => ({ started: true }));
  });
};
