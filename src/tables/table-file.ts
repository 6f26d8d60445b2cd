import { createHash } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from '../fairness/canonical-json.js';
import { type GameDefinition } from '../games/kernel/game-definition.js';
import { gameOf } from '../games/registry.js';
import { NO_STREAM } from '../event-store/event-store.js';
import { eventIdFor } from '../fairness/luck.js';
import { codecFor } from './codec.js';
import { recordSchema, type TableFact, type TableRecord } from './records.js';
import { type Shell } from './shell.js';
import { noRulesFor, ordersStream, seedStream, tableStream } from './table-store.js';
import { type Verdict, verifyTable } from './verify-table.js';

/**
 * One table as JSON lines: a head, its records, its seats' orders, and a last line with the digest of all before it.
 * Every line is canonical JSON, so that no byte can change without being noticed. It holds every secret: an operator's file.
 */
const headSchema = z.strictObject({
  kind: z.literal('table'),
  format: z.literal(1),
  table: z.string().max(100),
  seed: z.string().regex(/^[0-9a-f]{64}$/),
});
const recordLine = z.strictObject({ kind: z.literal('record'), revision: z.int().min(0), record: recordSchema });
const orderLine = z.strictObject({
  kind: z.literal('order'),
  seat: z.string().max(20),
  type: z.string().max(60),
  data: z.json(),
  meta: z.json(),
  id: z.uuid(),
});
const lastSchema = z.strictObject({
  kind: z.literal('proof'),
  records: z.int().min(0),
  head: z.string(),
  digest: z.string(),
});

export interface TableFile {
  readonly table: string;
  readonly seed: string;
  readonly game: GameDefinition;
  readonly records: readonly TableRecord[];
  readonly orders: readonly z.infer<typeof orderLine>[];
  /** Whether the digest at the end is that of the lines before it. */
  readonly isWhole: boolean;
}

const digestOf = (lines: readonly string[]): string => createHash('sha256').update(lines.join('\n')).digest('hex');

export const exportTable = async (shell: Shell, id: string, { orders = true } = {}): Promise<string> => {
  const { table, seed } = await shell.tables.load(id);
  const codec = codecFor(table.game);
  const records = (await shell.tables.events.read(tableStream(id))).map((event) => codec.decode(event));
  const lines = [
    canonicalJson({ kind: 'table', format: 1, table: id, seed }),
    ...records.map((record, revision) => canonicalJson({ kind: 'record', revision, record })),
  ];
  for (const seat of orders ? table.opened!.seats : [])
    for (const { id: event, type, data, meta } of await shell.tables.events.read(ordersStream(id, seat)))
      lines.push(canonicalJson({ kind: 'order', seat, id: event, type, data, meta }));
  lines.push(canonicalJson({ kind: 'proof', records: records.length, head: table.head, digest: digestOf(lines) }));
  return `${lines.join('\n')}\n`;
};

export class BadTableFile extends Error {
  override readonly name = 'BadTableFile';
}

const parsed = <T>(schema: z.ZodType<T>, line: string, number: number): T => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadTableFile(`line ${number} is not JSON`);
  }
  const read = schema.safeParse(value);
  if (!read.success)
    throw new BadTableFile(`line ${number}: ${read.error.issues[0].path.join('.')}: ${read.error.issues[0].message}`);
  if (canonicalJson(value) !== line) throw new BadTableFile(`line ${number} is not as it was exported`);
  return read.data;
};

/** Reads a file whole, or says in which line it is not what was exported. */
export const readTableFile = (text: string): TableFile => {
  const lines = text.split('\n');
  if (lines.pop() !== '' || lines.length < 3)
    throw new BadTableFile('the file is cut short: it ends with a proof and a line feed');
  const last = parsed(lastSchema, lines.at(-1)!, lines.length);
  const body = lines.slice(0, -1);
  const { table, seed } = parsed(headSchema, body[0], 1);
  const read = body
    .slice(1)
    .map((line, i) => parsed(z.discriminatedUnion('kind', [recordLine, orderLine]), line, i + 2));
  const records = read.flatMap((line, i) => {
    if (line.kind === 'order') return [];
    if (line.revision !== i) throw new BadTableFile(`line ${i + 2} has revision ${line.revision} instead of ${i}`);
    return [line.record];
  });
  const orders = read.filter((line) => line.kind === 'order');
  const opened = records[0]?.fact as TableFact | undefined;
  const game = opened?.type === 'Opened' ? gameOf(opened.game, opened.rulesVersion) : undefined;
  if (!game)
    throw new BadTableFile(
      opened?.type === 'Opened' && gameOf(opened.game)
        ? noRulesFor(opened.game, opened.rulesVersion)
        : 'line 2 does not open a table of a game we know',
    );
  if (last.records !== records.length || last.head !== records.at(-1)!.link)
    throw new BadTableFile(`line ${lines.length}: the proof is of another table`);
  const isWhole = last.digest === digestOf(body);
  return { table, seed, game, records, orders, isWhole };
};

export const verifyTableFile = (text: string): Verdict => {
  try {
    const { table, game, records, seed, isWhole } = readTableFile(text);
    // The rules first: they name the fact that was tampered with, where the digest knows only that something was.
    const verdict = verifyTable(table, game, records, seed);
    if (!verdict.proven || isWhole) return verdict;
    return { proven: false, revision: -1, type: '', problem: 'the digest is not that of the lines before it' };
  } catch (error) {
    if (!(error instanceof BadTableFile)) throw error;
    return { proven: false, revision: -1, type: '', problem: error.message };
  }
};

/** Brings a proven file into this store, under its own id. A file that cannot be proved is not let in. */
export const importTable = async (shell: Shell, text: string): Promise<Verdict & { readonly table?: string }> => {
  const verdict = verifyTableFile(text);
  if (!verdict.proven) return verdict;
  const { table, seed, game, records, orders } = readTableFile(text);
  const { events } = shell.tables;
  const codec = codecFor(game);
  await events.append(seedStream(table), NO_STREAM, [
    {
      id: eventIdFor(seedStream(table), records[0].privately.command, 0),
      type: 'table.SeedChosen',
      data: { seed },
      meta: { version: 1 },
    },
  ]);
  await events.append(
    tableStream(table),
    NO_STREAM,
    records.map((record) => codec.encode(record)),
  );
  for (const seat of new Set(orders.map((order) => order.seat)))
    await events.append(
      ordersStream(table, seat),
      NO_STREAM,
      orders
        .filter((order) => order.seat === seat)
        .map(({ id, type, data, meta }) => ({ id, type, data: data, meta: meta })),
    );
  return { ...verdict, table };
};
