import { z } from 'zod';
import { drawSome } from '../bots/drawn.js';
import { gameOf, games } from '../games/registry.js';
import { readArguments, whole } from './arguments.js';
import { median, round } from './bench-figures.js';

/** Draws random positions of a game and says what a careful eye would object to, and how long it took. */
const USAGE = 'npm run -s pictures -- --game planet-steam --positions 1000 [--seed 1] --json';
const schema = z.object({
  game: z.string().default(games()[0].id),
  positions: whole(1, 1000),
  seed: whole(0, 1),
  json: z.boolean().default(false),
});
const settings = readArguments(schema, process.argv.slice(2), USAGE);
const game = gameOf(settings.game);
if (!game?.draw) {
  console.error(`there is no drawing of "${settings.game}"\nusage: ${USAGE}`);
  process.exit(2);
}
const { positions, blemishes, milliseconds } = drawSome(game, settings.positions, settings.seed);
const sorted = [...milliseconds].sort((a, b) => a - b);
const report = {
  game: game.id,
  positions,
  seed: settings.seed,
  blemishes: blemishes.length,
  seen: blemishes.slice(0, 20),
  milliseconds: {
    median: round(median(sorted)),
    of99InAHundred: round(sorted[Math.floor(sorted.length * 0.99)]),
    worst: round(sorted.at(-1)!),
    over20: sorted.filter((ms) => ms > 20).length,
  },
};
console.log(settings.json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
process.exit(blemishes.length > 0 ? 1 : 0);
