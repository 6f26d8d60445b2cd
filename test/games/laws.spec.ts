import { describe, expect, it } from '@jest/globals';
import { playOut, presetOptions, seatsFor } from '../../src/bots/play-out.js';
import { greedy, random } from '../../src/bots/policies.js';
import { seededChance } from '../../src/games/kernel/chance.js';
import { type GameDefinition } from '../../src/games/kernel/game-definition.js';
import { games } from '../../src/games/registry.js';
import { breakLaws, randomOptions } from '../../src/bots/laws.js';

/** The laws that hold for every game in the registry, by random play from many seeds. The long form is `npm run simulate`. */
const MOST = 6;
const LEAST = 2;
/** A long game shows each law at many more moments, so fewer of them will do: about this many answers for each count. */
const ANSWERS = 1000;
const gamesFor = (game: GameDefinition, count: number): number => {
  const seats = seatsFor(count);
  const policies = Object.fromEntries(seats.map((seat) => [seat, random]));
  const { decisions } = playOut({ game, seats, options: presetOptions(game), chance: seededChance(1), policies });
  return Math.max(LEAST, Math.min(MOST, Math.round(ANSWERS / decisions)));
};

describe.each(games().map((game) => [game.id, game] as const))('laws: %s', (_id, game) => {
  const counts = Array.from({ length: game.players.max - game.players.min + 1 }, (_, i) => game.players.min + i);

  describe.each(counts)('%i seats', (count) => {
    it.each(Array.from({ length: gamesFor(game, count) }, (_, i) => i + 1))(
      'hold in a random game (seed %i)',
      (seed) => {
        const chance = seededChance(1000 * count + seed);
        const options = seed === 1 ? presetOptions(game) : randomOptions(game, chance);
        expect(breakLaws({ game, seats: seatsFor(count), options, chance, policy: random })).toEqual([]);
      },
    );

    it('hold when sensible players leave orders', () => {
      const chance = seededChance(count);
      expect(
        breakLaws({ game, seats: seatsFor(count), options: randomOptions(game, chance), chance, policy: greedy }),
      ).toEqual([]);
      const seats = seatsFor(count);
      const played = playOut({
        game,
        seats,
        options: presetOptions(game),
        chance,
        policies: Object.fromEntries(seats.map((seat) => [seat, greedy])),
        orders: 'usual',
      });
      expect(played.finished).toBe(true);
      expect(game.flaws(played.state)).toEqual([]);
    });
  });
});
