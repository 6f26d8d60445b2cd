import { z } from 'zod';
import { breakLaws, randomOptions } from '../bots/laws.js';
import { playOut, presetOptions, seatsFor } from '../bots/play-out.js';
import { POLICIES, type PolicyName } from '../bots/policies.js';
import { seededChance } from '../games/kernel/chance.js';
import {
  type Chance,
  type Fact,
  type GameDefinition,
  type Options,
  type Seat,
} from '../games/kernel/game-definition.js';
import { gameOf, games } from '../games/registry.js';
import { useComponents } from '../replaced-components.js';
import { readSettings } from '../settings.js';
import { readArguments, whole } from './arguments.js';

/**
 * Whole games by bots, through the definition, as one JSON object. `--options random` throws every switch anew for each
 * game; `--bots greedy,random` seats the policies in turn, moving on by one seat each game; `--laws full` plays each game a
 * second time with every law watched at every decision.
 */
const USAGE = `npm run -s simulate -- --game ${games()[0].id} --players 4 --games 100 --seed 7 [--options JSON|random] [--bots random|greedy[,...]] [--orders none|usual] [--laws quick|full] --json`;
const schema = z.object({
  game: z.string().default(games()[0].id),
  players: whole(1, 4),
  games: whole(1, 100),
  seed: whole(0, 1),
  options: z.string().default('{}'),
  bots: z
    .string()
    .default('random')
    .transform((names) => names.split(',') as PolicyName[])
    .refine(
      (names) => names.every((name) => Object.hasOwn(POLICIES, name)),
      `one or more of ${Object.keys(POLICIES).join(', ')}`,
    ),
  orders: z.enum(['none', 'usual']).default('none'),
  laws: z.enum(['quick', 'full']).default('quick'),
  json: z.boolean().default(false),
});

const stop = (message: string): never => {
  console.error(`${message}\nusage: ${USAGE}`);
  process.exit(2);
};

const optionsFor = (game: GameDefinition, text: string, chance: Chance): Options => {
  const presets = presetOptions(game);
  if (text === 'random') return randomOptions(game, chance);
  try {
    const given = JSON.parse(text) as Options;
    for (const [id, value] of Object.entries(given)) {
      const spec = game.options.find((one) => one.id === id);
      if (!spec)
        stop(`--options: ${game.id} has no option "${id}"; it has ${game.options.map((one) => one.id).join(', ')}`);
      else if (spec.kind === 'switch' ? typeof value !== 'boolean' : !spec.of.includes(String(value)))
        stop(`--options: "${id}" is ${spec.kind === 'switch' ? 'true or false' : `one of ${spec.of.join(', ')}`}`);
    }
    return { ...presets, ...given };
  } catch {
    return stop(`--options wants JSON such as '{"${game.options[0].id}":true}', or the word random`);
  }
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const settings = readArguments(schema, process.argv.slice(2), USAGE);
try {
  useComponents(readSettings(process.env));
} catch (error) {
  stop((error as Error).message);
}
const game =
  gameOf(settings.game) ??
  stop(
    `there is no game "${settings.game}"; there is ${games()
      .map(({ id }) => id)
      .join(', ')}`,
  );
if (settings.players < game.players.min || settings.players > game.players.max)
  stop(`${game.id} is for ${game.players.min} to ${game.players.max} players`);

const seats = seatsFor(settings.players);
const results: {
  facts: number;
  decisions: number;
  handOffs: number;
  scores: number[];
  milliseconds: number;
  rounds: number;
  tally: Readonly<Record<string, number>>;
}[] = [];
const lawViolations: string[] = [];
const winsBySeat: Record<Seat, number> = Object.fromEntries(seats.map((seat) => [seat, 0]));
const winsByBot: Record<string, number> = {};

for (let i = 0; i < settings.games; i++) {
  const chance = seededChance(settings.seed * 1_000_003 + i);
  const options = optionsFor(game, settings.options, chance);
  const botOf = (n: number): PolicyName => settings.bots[(n + i) % settings.bots.length];
  const policies = Object.fromEntries(seats.map((seat, n) => [seat, POLICIES[botOf(n)]]));
  const began = performance.now();
  try {
    const played = playOut({ game, seats, options, chance, policies, orders: settings.orders });
    const milliseconds = performance.now() - began;
    const flaws = [...game.flaws(played.state)];
    const replayed = (JSON.parse(JSON.stringify(played.facts)) as Fact[]).reduce(
      (state, fact) => game.evolve(state, fact),
      game.blank,
    );
    if (JSON.stringify(replayed) !== JSON.stringify(played.state))
      flaws.push('the log does not fold to the same state');
    if (settings.laws === 'full')
      flaws.push(
        ...breakLaws({
          game,
          seats,
          options,
          chance: seededChance(settings.seed * 1_000_003 + i),
          policy: policies[seats[i % seats.length]],
        }),
      );
    const standings = game.outcome(played.state);
    if (flaws.length > 0) lawViolations.push(`game ${i}: ${flaws.join('; ')}`);
    if (!standings) {
      lawViolations.push(`game ${i}: no end after ${played.decisions} decisions`);
      continue;
    }
    const winners = standings.filter(({ rank }) => rank === 1);
    for (const { seat } of winners) {
      winsBySeat[seat] += 1 / winners.length;
      const bot = botOf(seats.indexOf(seat));
      winsByBot[bot] = (winsByBot[bot] ?? 0) + 1 / winners.length;
    }
    const rounds = game.rounds(played.state);
    results.push({
      facts: played.facts.length,
      decisions: played.decisions,
      handOffs: played.handOffs,
      scores: standings.map(({ score }) => score),
      milliseconds,
      rounds,
      tally: game.tally?.(played.facts) ?? {},
    });
  } catch (error) {
    lawViolations.push(`game ${i}: ${(error as Error).message}`);
  }
}

const round = (n: number): number => Math.round(n * 100) / 100;
/** The game's own figures: the median and the mean of each over all games that have it. */
const tallied = (): Record<string, { median: number; mean: number }> =>
  Object.fromEntries(
    [...new Set(results.flatMap(({ tally }) => Object.keys(tally)))].map((name) => {
      const values = results.flatMap(({ tally }) => (Object.hasOwn(tally, name) ? [tally[name]] : []));
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return [name, { median: round(median(values)), mean: round(mean) }];
    }),
  );
const report = {
  game: game.id,
  players: settings.players,
  games: settings.games,
  seed: settings.seed,
  bots: settings.bots.join(','),
  orders: settings.orders,
  gamesFinished: results.length,
  factsMedian: median(results.map(({ facts }) => facts)),
  factsMax: Math.max(0, ...results.map(({ facts }) => facts)),
  decisionsMedian: median(results.map(({ decisions }) => decisions)),
  handOffsMedian: median(results.map(({ handOffs }) => handOffs)),
  handOffsMax: Math.max(0, ...results.map(({ handOffs }) => handOffs)),
  handOffsPerRound: round(median(results.map(({ handOffs, rounds }) => handOffs / Math.max(1, rounds)))),
  roundsSeen: [...new Set(results.map(({ rounds }) => rounds))].sort(),
  millisecondsPerGame: round(
    results.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / Math.max(1, results.length),
  ),
  lawViolations,
  winsBySeat,
  winsByBot,
  scoreMedian: median(results.flatMap(({ scores }) => scores)),
  ...(game.tally ? { figures: tallied() } : {}),
};
console.log(settings.json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
process.exit(lawViolations.length > 0 ? 1 : 0);
