import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { commitmentTo, eventIdFor } from '../fairness/luck.js';
import { type GameDefinition, type Options } from '../games/kernel/game-definition.js';
import { gameOf, games } from '../games/registry.js';
import { NO_STREAM } from '../event-store/event-store.js';
import { WrongRevision } from '../event-store/refusals.js';
import { arrangementSchema } from './arrangement.js';
import { type TableFact, WAYS } from './records.js';
import { checked, commandOf, idSchema, loadTable, type Refused, type Shell, tableRefusal } from './shell.js';

const schema = z.strictObject({
  game: z.string().max(100),
  title: z.string().trim().min(1).max(120),
  seats: z.int(),
  options: z.record(z.string().max(60), z.union([z.boolean(), z.string().max(60)])).default({}),
  arrangement: arrangementSchema.prefault({}),
  host: idSchema,
  command: idSchema,
  way: z.enum(WAYS),
});
export type OpenTable = z.input<typeof schema>;

/** Chosen options over presets; an unknown option or value is told, never ignored. */
const optionsOf = (game: GameDefinition, chosen: Options): { readonly options: Options } | Refused => {
  for (const [id, value] of Object.entries(chosen)) {
    const spec = game.options.find((one) => one.id === id);
    if (!spec)
      return tableRefusal(`options.${id}`, 'noSuchOption', {
        option: id,
        known: game.options.map((one) => one.id).join(', '),
      });
    const fits = spec.kind === 'switch' ? typeof value === 'boolean' : spec.of.includes(String(value));
    if (!fits)
      return tableRefusal(`options.${id}`, 'badOption', {
        option: id,
        known: spec.kind === 'switch' ? 'true, false' : spec.of.join(', '),
      });
  }
  return { options: { ...Object.fromEntries(game.options.map(({ id, preset }) => [id, preset])), ...chosen } };
};

/** Opens a table and commits to its luck: the seed is chosen, its hash becomes the first fact, and it is kept apart. */
export const openTable = async (shell: Shell, given: OpenTable): Promise<{ readonly table: string } | Refused> => {
  const parsed = checked(schema, given);
  if ('refused' in parsed) return parsed;
  const { value } = parsed;
  const game = gameOf(value.game);
  if (!game)
    return tableRefusal('game', 'noSuchGame', {
      known: games()
        .map(({ id }) => id)
        .join(', '),
    });
  if (value.seats < game.players.min || value.seats > game.players.max)
    return tableRefusal('seats', 'seatCount', { min: game.players.min, max: game.players.max });
  const chosen = optionsOf(game, value.options);
  if ('refused' in chosen) return chosen;
  const command = commandOf(value.host, value.command);
  const id = await idFor(shell, command);
  if (!('refused' in (await loadTable(shell, id)))) return { table: id };
  const { table, seed } = await shell.tables.open(id, game, command);
  const opened: TableFact = {
    type: 'Opened',
    table: id,
    title: value.title,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: chosen.options,
    seats: [...'ABCDEF'].slice(0, value.seats),
    host: value.host,
    commitment: commitmentTo(seed),
  };
  const arranged: TableFact = { type: 'Arranged', arrangement: value.arrangement };
  const privately = { way: value.way, command };
  const drafts = [opened, arranged].map((fact) => ({ fact, seat: null, player: value.host, privately }));
  await shell.tables.append(table, seed, drafts, shell.now().toISOString());
  return { table: id };
};

/** A table's id is random; which one a command got is written down first, so that its repetition gets the same. */
export const idFor = async ({ tables: { events } }: Shell, command: string): Promise<string> => {
  const stream = `opening-${eventIdFor('opening', command, 0)}`;
  const known = async (): Promise<string | undefined> =>
    ((await events.read(stream, { limit: 1 }))[0]?.data as { table?: string } | undefined)?.table;
  const before = await known();
  if (before !== undefined) return before;
  const table = randomUUID();
  try {
    const event = { id: randomUUID(), type: 'opening.Begun', data: { table }, meta: { version: 1 } };
    await events.append(stream, NO_STREAM, [event]);
    return table;
  } catch (error) {
    if (!(error instanceof WrongRevision)) throw error;
    return (await known())!;
  }
};
