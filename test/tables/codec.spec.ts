import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Json } from '../../src/games/kernel/game-definition.js';
import { games } from '../../src/games/registry.js';
import { codecEntries, codecFor, codecWith, UnknownFact } from '../../src/tables/codec.js';
import { type TableRecord } from '../../src/tables/records.js';

interface Frozen {
  readonly type: string;
  readonly version: number;
  readonly data: Json;
}

/** Every shape a fact was ever stored in. Entries are only ever added: what production has written must stay readable. */
const frozen = JSON.parse(readFileSync(join(import.meta.dirname, 'frozen', 'facts.json'), 'utf8')) as Frozen[];
const meta = (version: number): Json => ({
  version,
  seat: 'A',
  player: 'p',
  at: '2026-01-01T00:00:00.000Z',
  privately: { way: 'page', command: 'c' },
  link: '0'.repeat(64),
});
const id = '00000000-0000-8000-a000-000000000000';

describe.each(games().map((game) => [game.id, game] as const))('codec: %s', (_id, game) => {
  const codec = codecFor(game);

  it('has a frozen example of every fact type in every version', () => {
    const missing = [...codecEntries(game)].flatMap(([type, version]) =>
      Array.from({ length: version }, (_, i) => `${type} v${i + 1}`).filter(
        (name) => !frozen.some((one) => `${one.type} v${one.version}` === name),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('no two facts share a name behind their namespace', () => {
    const names = [...codecEntries(game).keys()].map((name) => name.slice(name.indexOf('.') + 1));
    expect(new Set(names).size).toBe(names.length);
  });

  const own = frozen.filter(({ type }) => codecEntries(game).has(type));
  it.each(own.map((one) => [`${one.type} v${one.version}`, one] as const))(
    'reads %s and writes it back the same',
    (_name, { type, version, data }) => {
      const record = codec.decode({ id, type, data, meta: meta(version) });
      expect(record.fact.type).toBe(type.slice(type.indexOf('.') + 1));
      const name = codec.nameOf(record.fact);
      expect(name.type).toBe(type);
      if (version === name.version) expect(codec.encode(record)).toEqual({ id, type, data, meta: meta(version) });
    },
  );
});

describe('upcasting', () => {
  const game = { ...games()[0], factVersions: { Sold: 3 } } as typeof games extends () => readonly (infer G)[]
    ? G
    : never;
  const upcasters = {
    'planet-steam.Sold': {
      1: (data: Json) => ({ ...(data as object), credits: 0 }) as Json,
      2: (data: Json) => ({ ...(data as object), colour: 'green' }) as Json,
    },
  };
  const stored = (version: number): TableRecord =>
    codecWith(game, upcasters).decode({ id, type: 'planet-steam.Sold', data: { count: 2 }, meta: meta(version) });

  it('carries an old version up, step by step, on reading', () => {
    expect(stored(1).fact).toEqual({ type: 'Sold', count: 2, credits: 0, colour: 'green' });
    expect(stored(2).fact).toEqual({ type: 'Sold', count: 2, colour: 'green' });
    expect(stored(3).fact).toEqual({ type: 'Sold', count: 2 });
  });

  it('says so when a step of the chain, or the type itself, is not known', () => {
    expect(() => codecWith(game, {}).decode({ id, type: 'planet-steam.Sold', data: {}, meta: meta(1) })).toThrow(
      UnknownFact,
    );
    expect(() => codecFor(game).decode({ id, type: 'planet-steam.Vanished', data: {}, meta: meta(1) })).toThrow(
      UnknownFact,
    );
  });
});
