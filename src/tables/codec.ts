import { type NewEvent, type StoredEvent } from '../event-store/event-store.js';
import { type Fact, type GameDefinition, type Json } from '../games/kernel/game-definition.js';
import { KERNEL_FACT_VERSIONS } from '../games/kernel/game-of-steps.js';
import { type Privately, TABLE_FACT_VERSIONS, type TableRecord } from './records.js';
import { upcasters as known, type Upcasters } from './upcasters.js';

/**
 * Between facts and stored events. A stored type is written out with its namespace, so that renaming a folder never
 * breaks a stream; each type has a version, and what was stored in an older one is carried up, step by step, on reading.
 */
export interface Codec {
  /** The types of the game's own facts, the kernel's included: what folds into its state. */
  readonly gameTypes: ReadonlySet<string>;
  /** The stored name and version of a fact of this game. */
  nameOf(fact: Fact): { readonly type: string; readonly version: number };
  encode(record: TableRecord): NewEvent;
  decode(event: Pick<StoredEvent, 'id' | 'type' | 'data' | 'meta'>): TableRecord;
}

export class UnknownFact extends Error {
  override readonly name = 'UnknownFact';
}

/** Stored name -> version, for one game. */
export const codecEntries = (game: GameDefinition): ReadonlyMap<string, number> =>
  new Map([
    ...Object.entries(TABLE_FACT_VERSIONS).map(([type, version]) => [`table.${type}`, version] as const),
    ...Object.entries(game.factVersions).map(
      ([type, version]) =>
        [`${Object.hasOwn(KERNEL_FACT_VERSIONS, type) ? 'kernel' : game.id}.${type}`, version] as const,
    ),
  ]);

const carryUp = (type: string, data: Json, from: number, to: number, upcasters: Upcasters): Json => {
  let current = data;
  for (let version = from; version < to; version++) {
    const up = upcasters[type]?.[version];
    if (!up) throw new UnknownFact(`${type} version ${version} cannot be read any more: its upcaster is missing`);
    current = up(current);
  }
  return current;
};

const codecs = new WeakMap<GameDefinition, Codec>();

/** The codec of a game, made once. */
export const codecFor = (game: GameDefinition): Codec => {
  const made = codecs.get(game) ?? codecWith(game, known);
  codecs.set(game, made);
  return made;
};

export const codecWith = (game: GameDefinition, upcasters: Upcasters): Codec => {
  const entries = codecEntries(game);
  const names = new Map(
    [...entries].map(([name, version]) => [name.slice(name.indexOf('.') + 1), { type: name, version }]),
  );
  // The table's Undone and the game's facts never share a name; a test says so.
  const gameTypes = new Set(Object.keys(game.factVersions));
  return {
    gameTypes,
    nameOf: (fact) => {
      const name = names.get(fact.type);
      if (!name) throw new UnknownFact(`${game.id} has no fact ${fact.type}`);
      return name;
    },
    encode: ({ id, type, version, fact, seat, player, at, privately, link }) => {
      const { type: _named, ...data } = fact;
      return {
        id,
        type,
        data: data,
        meta: { version, seat, player, at, privately: privately as unknown as Json, link },
      };
    },
    decode: ({ id, type, data, meta }) => {
      const version = entries.get(type);
      if (version === undefined) throw new UnknownFact(`${game.id} has no fact ${type}`);
      const stored = meta as unknown as {
        version: number;
        seat: string | null;
        player: string | null;
        at: string;
        privately: Privately;
        link: string;
      };
      // Almost everything is of the present version: then nothing is copied but the fact's own name put back.
      const body = stored.version === version ? data : carryUp(type, data, stored.version, version, upcasters);
      const fact = { ...(body as object), type: type.slice(type.indexOf('.') + 1) } as Fact;
      return {
        id,
        type,
        version: stored.version,
        fact,
        seat: stored.seat,
        player: stored.player,
        at: stored.at,
        privately: stored.privately,
        link: stored.link,
      };
    },
  };
};
