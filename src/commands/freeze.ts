import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { randomOptions } from '../bots/laws.js';
import { playOut, seatsFor } from '../bots/play-out.js';
import { POLICIES } from '../bots/policies.js';
import { seededChance } from '../games/kernel/chance.js';
import { type Fact, type Json } from '../games/kernel/game-definition.js';
import { games } from '../games/registry.js';
import { codecEntries, codecFor } from '../tables/codec.js';
import { readArguments, whole } from './arguments.js';

/**
 * Adds an example of every fact that has none yet in its present version to the frozen ones, taken from games of bots.
 * What is there is never touched: it stands for what production may have written.
 */
const FILE = 'test/tables/frozen/facts.json';
const schema = z.object({ games: whole(1, 60), seed: whole(0, 1) });
const settings = readArguments(schema, process.argv.slice(2), 'npm run -s freeze -- [--games 60] [--seed 1]');

const frozen = JSON.parse(readFileSync(FILE, 'utf8')) as { type: string; version: number; data: Json }[];
const has = (type: string, version: number): boolean =>
  frozen.some((one) => one.type === type && one.version === version);

for (const game of games()) {
  const codec = codecFor(game);
  const missing = (): string[] =>
    [...codecEntries(game)].filter(([type, version]) => !has(type, version)).map(([type]) => type);
  const freeze = (fact: Fact): void => {
    const { type, version } = codec.nameOf(fact);
    const { type: _named, ...data } = fact;
    if (!has(type, version)) frozen.push({ type, version, data });
  };
  for (let i = 0; i < settings.games && missing().length > 0; i++) {
    const chance = seededChance(settings.seed * 1_000_003 + i);
    const { min, max } = game.players;
    const seats = seatsFor(min + (i % (max - min + 1)));
    const policy = i % 2 === 0 ? POLICIES.random : POLICIES.greedy;
    const policies = Object.fromEntries(seats.map((seat) => [seat, policy]));
    playOut({ game, seats, options: randomOptions(game, chance), chance, policies }).facts.forEach(freeze);
  }
  for (const type of missing()) console.error(`no game had a ${type}: write its example by hand`);
}
writeFileSync(FILE, await format(JSON.stringify(frozen), { ...(await resolveConfig(FILE)), filepath: FILE }));
