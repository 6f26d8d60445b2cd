import { type EventStore, NO_STREAM } from '../event-store/event-store.js';
import { canonicalJson } from '../fairness/canonical-json.js';
import { eventIdFor, linkOf, newSecret, sealOf } from '../fairness/luck.js';
import { type Fact, type GameDefinition, type Seat } from '../games/kernel/game-definition.js';
import { gameOf } from '../games/registry.js';
import { codecFor } from './codec.js';
import { type Privately, type TableFact, type TableRecord } from './records.js';
import { carriedOn, emptyTable, type Table } from './table.js';

/** One table per stream; its seed, and the orders of each seat, in streams of their own that nobody else reads. */
export const tableStream = (table: string): string => `table-${table}`;
export const seedStream = (table: string): string => `seed-${table}`;
export const ordersStream = (table: string, seat: Seat): string => `orders-${table}-${seat}`;

/** What an answer adds, before it has a place in the stream. */
export interface Draft {
  readonly fact: Fact;
  readonly seat: Seat | null;
  readonly player: string | null;
  readonly privately: Privately;
}

/** The part of a record that everybody may read, and the part that its seal covers. */
export const openPart = (
  { type, version, fact, seat, player, at }: Omit<TableRecord, 'link' | 'privately' | 'id'>,
  revision: number,
): string => {
  const { secret: _sealed, ...face } = fact;
  return canonicalJson({ type, version, fact: face, seat, player, at, revision });
};
export const sealedPart = ({ fact, privately }: Pick<TableRecord, 'fact' | 'privately'>): string =>
  canonicalJson({ secret: fact.secret ?? null, privately });

export const linkFor = (previous: string, seed: string, revision: number, record: Omit<TableRecord, 'link'>): string =>
  linkOf(previous, openPart(record, revision), sealOf(seed, revision, sealedPart(record)));

/** Gives drafts their ids, names, time and links. */
export const recordsFor = (
  table: Pick<Table, 'id' | 'game' | 'revision' | 'head'>,
  seed: string,
  drafts: readonly Draft[],
  at: string,
): TableRecord[] => {
  const codec = codecFor(table.game);
  const ordinals = new Map<string, number>();
  let { head, revision } = table;
  return drafts.map((draft) => {
    const { command } = draft.privately;
    const ordinal = ordinals.get(command) ?? 0;
    ordinals.set(command, ordinal + 1);
    const unlinked = {
      ...codec.nameOf(draft.fact),
      id: eventIdFor(tableStream(table.id), command, ordinal),
      at,
      ...draft,
    };
    head = linkFor(head, seed, ++revision, unlinked);
    return { ...unlinked, link: head };
  });
};

export class NoSuchTable extends Error {
  override readonly name: string = 'NoSuchTable';
}

/** The table is there, but nothing here can play it: its rules, or the components it was begun with, are not. */
export class NoRules extends NoSuchTable {
  override readonly name = 'NoRules';
}

/** Loads tables and appends to them; folded tables are kept by revision, the most recently used ones only. */
export class TableStore {
  private readonly kept = new Map<string, { table: Table; seed: string }>();

  constructor(
    readonly events: EventStore,
    private readonly keep = 500,
  ) {}

  /** The table as it is now, read on from where we last saw it. */
  async load(id: string): Promise<{ table: Table; seed: string }> {
    for (;;) {
      const before = this.kept.get(id);
      const stored = await this.events.read(tableStream(id), { from: (before?.table.revision ?? NO_STREAM) + 1 });
      if (!before && stored.length === 0) throw new NoSuchTable(`there is no table ${id}`);
      const seed = before?.seed ?? (await this.seedOf(id));
      // Somebody else read on while we waited: the same records must not be folded twice.
      if (this.kept.get(id) !== before) continue;
      const table = before?.table ?? emptyTable(id, gameOfStream(stored[0].data as unknown as TableFact));
      const codec = codecFor(table.game);
      return this.remember(
        id,
        stored.length === 0
          ? table
          : carriedOn(
              table,
              stored.map((event) => codec.decode(event)),
            ),
        seed,
      );
    }
  }

  private async seedOf(id: string): Promise<string> {
    const [chosen] = await this.events.read(seedStream(id), { limit: 1 });
    return (chosen?.data as { seed?: string } | undefined)?.seed ?? '';
  }

  private remember(id: string, table: Table, seed: string): { table: Table; seed: string } {
    this.kept.delete(id);
    this.kept.set(id, { table, seed });
    if (this.kept.size > this.keep) this.kept.delete(this.kept.keys().next().value!);
    return { table, seed };
  }

  /** Appends at the revision the decision was made on: `WrongRevision` if somebody was quicker, and nothing is written. */
  async append(table: Table, seed: string, drafts: readonly Draft[], at: string): Promise<Table> {
    const records = recordsFor(table, seed, drafts, at);
    const codec = codecFor(table.game);
    await this.events.append(
      tableStream(table.id),
      table.revision,
      records.map((record) => codec.encode(record)),
    );
    // Another append of this process may have read past us meanwhile; then its fold already holds these records.
    const kept = this.kept.get(table.id)?.table;
    if (kept && kept.revision >= table.revision + records.length) return kept;
    return this.remember(table.id, carriedOn(table, records), seed).table;
  }

  /** Chooses the seed of a new table; one that a crash left behind is used. */
  async open(id: string, game: GameDefinition, command: string): Promise<{ table: Table; seed: string }> {
    const before = await this.seedOf(id);
    const seed = before === '' ? newSecret() : before;
    if (before === '')
      await this.events.append(seedStream(id), NO_STREAM, [
        { id: eventIdFor(seedStream(id), command, 0), type: 'table.SeedChosen', data: { seed }, meta: { version: 1 } },
      ]);
    return { table: emptyTable(id, game), seed };
  }
}

const gameOfStream = (opened: TableFact): GameDefinition => {
  const { game, rulesVersion } = opened as Extract<TableFact, { type: 'Opened' }>;
  const found = gameOf(game, rulesVersion);
  if (!found) throw new NoRules(noRulesFor(game, rulesVersion));
  return found;
};

/** For operators: what would have to be there. Components stand behind the plus sign of a version. */
export const noRulesFor = (game: string, rulesVersion: string): string =>
  gameOf(game) && rulesVersion.includes('+')
    ? `this table was begun with other components of ${game} (${rulesVersion}): put their files into COMPONENTS_DIR/${game}-before`
    : `no rules for ${game} version ${rulesVersion}`;
