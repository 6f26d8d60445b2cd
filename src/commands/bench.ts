import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { greedy } from '../bots/policies.js';
import { playOut, presetOptions, seatsFor } from '../bots/play-out.js';
import { NO_STREAM } from '../event-store/event-store.js';
import { openDatabase } from '../event-store/open-database.js';
import { SqliteEventStore } from '../event-store/sqlite.event-store.js';
import { newSecret } from '../fairness/luck.js';
import { seededChance } from '../games/kernel/chance.js';
import { gameOf } from '../games/registry.js';
import { codecFor } from '../tables/codec.js';
import { type Draft, recordsFor } from '../tables/table-store.js';
import { emptyTable } from '../tables/table.js';
import { readArguments } from './arguments.js';
import { drawings } from './bench-drawings.js';
import { letters } from './bench-letters.js';
import { pages } from './bench-page.js';
import { serviceBench } from './bench-service.js';
import { median, round } from './bench-figures.js';

/** Speed, as ratios within one run: what the machine is doing otherwise touches both sides alike. */
const { json } = readArguments(
  z.object({ json: z.boolean().default(false) }),
  process.argv.slice(2),
  'npm run -s bench -- --json',
);

const timed = (work: () => void): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

const game = gameOf('planet-steam')!;
const seats = seatsFor(4);
const policies = Object.fromEntries(seats.map((seat) => [seat, greedy]));

/** A four-player game as the store keeps it: the JSON text of each event. */
const storedGame = (): { data: string; meta: string; id: string; type: string }[] => {
  const { facts } = playOut({ game, seats, options: presetOptions(game), chance: seededChance(7), policies });
  const drafts = facts.map((fact, i): Draft => ({
    fact,
    seat: 'A',
    player: 'somebody',
    privately: { way: 'page', command: `c${i >> 1}`, question: '12.A.0', action: { type: 'Bid', amount: 3 } },
  }));
  const codec = codecFor(game);
  return recordsFor(emptyTable('bench', game), newSecret(), drafts, new Date(0).toISOString())
    .map((record) => codec.encode(record))
    .map(({ data, meta, id, type }) => ({ id, type, data: JSON.stringify(data), meta: JSON.stringify(meta) }));
};

const fold = () => {
  const rows = storedGame();
  const codec = codecFor(game);
  const parse = () =>
    rows.map(({ data, meta, ...rest }) => ({
      ...rest,
      data: JSON.parse(data) as never,
      meta: JSON.parse(meta) as never,
    }));
  const events = parse();
  const rounds = Array.from({ length: 60 }, () => ({
    parsing: timed(parse),
    folding: timed(() => events.reduce((state, event) => game.evolve(state, codec.decode(event).fact), game.blank)),
  })).slice(10);
  const parsing = median(rounds.map((r) => r.parsing));
  const folding = median(rounds.map((r) => r.folding));
  return {
    facts: rows.length,
    parsingMs: round(parsing),
    foldingMs: round(folding),
    ratio: round(folding / parsing),
    target: 'at most 1.5',
  };
};

/** Everything one answer costs: the offers, the decision, the new state. */
const decision = (id: string, count: number, target: string) => {
  const game = gameOf(id)!;
  const seats = seatsFor(count);
  const policies = Object.fromEntries(seats.map((seat) => [seat, greedy]));
  const times: number[] = [];
  for (let seed = 0; seed < 5; seed++) {
    const moments: { state: unknown; id: string; seat: string; action: unknown }[] = [];
    const watch = ({
      state,
      question,
      action,
    }: {
      state: unknown;
      question: { id: string; seat: string };
      action: unknown;
    }) => void moments.push({ state, id: question.id, seat: question.seat, action });
    playOut({ game, seats, options: presetOptions(game), chance: seededChance(seed), policies, watch });
    for (const { state: known, id: question, seat, action } of moments) {
      // A copy, so that nothing worked out for this state before is at hand.
      const state = structuredClone(known);
      times.push(
        timed(() => {
          game.questions(state);
          const decided = game.decide(state, { question, seat, action }, seededChance(1));
          if ('facts' in decided) decided.facts.reduce((s, fact) => game.evolve(s, fact), state);
        }),
      );
    }
  }
  return {
    decisions: times.length,
    medianMs: round(median(times)),
    oneInTwentyMs: round([...times].sort((a, b) => b - a)[Math.floor(times.length / 20)]),
    worstMs: round(Math.max(...times)),
    target,
  };
};

/** One event per transaction, durable, through the port and bare, in turns. */
const append = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parsec-bench-'));
  const bare = openDatabase(join(folder, 'bare.sqlite'));
  const store = SqliteEventStore.open(join(folder, 'port.sqlite'));
  const insert = bare.prepare('INSERT INTO events (stream, revision, id, type, data, meta) VALUES (?, ?, ?, ?, ?, ?)');
  const data = { seat: 'A', resource: 'energy', count: 5, credits: 20, supply: 14, price: 1, colour: 'red' };
  const meta = {
    version: 1,
    seat: 'A',
    player: 'somebody',
    at: new Date(0).toISOString(),
    link: 'f'.repeat(64),
    privately: { way: 'page', command: 'c'.repeat(36) },
  };
  const texts = [JSON.stringify(data), JSON.stringify(meta)] as const;
  const batch = 200;
  const ratios: number[] = [];
  const rates: { bare: number; port: number }[] = [];
  for (let n = 0; n < 12; n++) {
    const stream = `table-${n}`;
    const ids = Array.from({ length: 2 * batch }, () => randomUUID());
    const bareMs = timed(() => {
      for (let i = 0; i < batch; i++) insert.run(stream, i, ids[i], 'planet-steam.Sold', texts[0], texts[1]);
    });
    const began = performance.now();
    for (let i = 0; i < batch; i++)
      await store.append(stream, NO_STREAM + i, [{ id: ids[batch + i], type: 'planet-steam.Sold', data, meta }]);
    const portMs = performance.now() - began;
    ratios.push(bareMs / portMs);
    rates.push({ bare: (batch / bareMs) * 1000, port: (batch / portMs) * 1000 });
  }
  await store.close();
  bare.close();
  rmSync(folder, { recursive: true });
  return {
    portPerSecond: Math.round(median(rates.map((r) => r.port))),
    barePerSecond: Math.round(median(rates.map((r) => r.bare))),
    ratio: round(median(ratios)),
    target: 'at least 0.6',
  };
};

const report = {
  fold: fold(),
  decision: decision('planet-steam', 4, 'median under 1 ms'),
  spacecorpDecision: decision('spacecorp', 3, 'median under 5 ms'),
  append: await append(),
  drawings: drawings(),
  letters: await letters(),
  service: await serviceBench(),
  page: await pages(),
};
console.log(json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
