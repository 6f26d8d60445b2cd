import { z } from 'zod';
import { lastRevision, NO_STREAM } from '../event-store/event-store.js';
import { WrongRevision } from '../event-store/refusals.js';
import { eventIdFor } from '../fairness/luck.js';
import { checked, commandOf, idSchema, loadTable, type Refused, type Shell, tableRefusal } from './shell.js';
import { type Table } from './table.js';

/**
 * What people say at a table and note for themselves. It stands beside the table and not in it: talk is no part of the
 * game, must not move its chain, and has to be erasable with its author. So each player has a stream for each table.
 */
const talkStream = (table: string, player: string): string => `talk-${table}-${player}`;
const notesStream = (table: string, player: string): string => `notes-${table}-${player}`;

export interface Said {
  readonly player: string;
  readonly text: string;
  readonly at: string;
}

const saySchema = z.strictObject({
  table: idSchema,
  player: idSchema,
  command: idSchema,
  text: z.string().trim().min(1).max(2000),
});
const notesSchema = z.strictObject({
  table: idSchema,
  player: idSchema,
  command: idSchema,
  text: z.string().max(20_000),
});

/** Everybody who sits at a table, and its host. */
const peopleAt = (table: Table): Set<string> => new Set([...Object.values(table.players), table.opened!.host]);

const write = async (shell: Shell, stream: string, type: string, command: string, text: string): Promise<void> => {
  const { events } = shell.tables;
  const event = {
    id: eventIdFor(stream, command, 0),
    type,
    data: { text },
    meta: { version: 1, at: shell.now().toISOString() },
  };
  if ((await events.read(stream)).some(({ id }) => id === event.id)) return;
  try {
    await events.append(stream, await lastRevision(events, stream), [event]);
  } catch (error) {
    if (!(error instanceof WrongRevision)) throw error;
    await write(shell, stream, type, command, text);
  }
};

const writing = async (
  shell: Shell,
  given: unknown,
  schema: typeof saySchema | typeof notesSchema,
  streamOf: typeof talkStream,
  type: string,
): Promise<{ readonly done: true } | Refused> => {
  const parsed = checked(schema, given);
  if ('refused' in parsed) return parsed;
  const { table: id, player, command, text } = parsed.value;
  const loaded = await loadTable(shell, id);
  if ('refused' in loaded) return loaded;
  if (!peopleAt(loaded.table).has(player)) return tableRefusal('table', 'notAtTable');
  await write(shell, streamOf(id, player), type, commandOf(player, command), text);
  return { done: true };
};

export const sayAtTable = (
  shell: Shell,
  given: z.input<typeof saySchema>,
): Promise<{ readonly done: true } | Refused> => writing(shell, given, saySchema, talkStream, 'talk.Said');

/** Replaces the player's own notes; nobody else ever reads them. */
export const keepNotes = (
  shell: Shell,
  given: z.input<typeof notesSchema>,
): Promise<{ readonly done: true } | Refused> => writing(shell, given, notesSchema, notesStream, 'notes.Kept');

/** What was said, in the order of its time. */
export const talkAt = async (shell: Shell, table: Table): Promise<Said[]> => {
  const said = await Promise.all(
    [...peopleAt(table)].map(async (player) =>
      (await shell.tables.events.read(talkStream(table.id, player))).map(({ data, meta }): Said => ({
        player,
        text: (data as { text: string }).text,
        at: (meta as { at: string }).at,
      })),
    ),
  );
  return said.flat().sort((a, b) => (a.at < b.at ? -1 : 1));
};

export const notesOf = async (shell: Shell, table: Table, player: string): Promise<string> => {
  const [last] = await shell.tables.events.readBackwards(notesStream(table.id, player), { limit: 1 });
  return (last?.data as { text?: string } | undefined)?.text ?? '';
};

/** Erases what a person said and noted at a table, when the person goes. */
export const forget = async (shell: Shell, table: string, player: string): Promise<void> => {
  const { events } = shell.tables;
  for (const stream of [talkStream(table, player), notesStream(table, player)]) {
    const revision = await lastRevision(events, stream);
    if (revision !== NO_STREAM) await events.delete(stream, revision);
  }
};
