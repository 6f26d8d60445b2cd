import { playOut, presetOptions, seatsFor } from '../bots/play-out.js';
import { random } from '../bots/policies.js';
import { ARRANGEMENTS } from '../games/drawing/drawing.js';
import { seededChance } from '../games/kernel/chance.js';
import { games } from '../games/registry.js';
import { median, round } from './bench-figures.js';

/** Every tenth position of a game with as many seats as it takes, drawn in every arrangement. */
export const drawings = () =>
  Object.fromEntries(
    games().flatMap((game) => {
      if (!game.draw) return [];
      const draw = game.draw.bind(game);
      const seats = seatsFor(game.players.max);
      const times: number[] = [];
      let n = 0;
      playOut({
        game,
        seats,
        options: presetOptions(game),
        chance: seededChance(7),
        policies: Object.fromEntries(seats.map((seat) => [seat, random])),
        watch: ({ state, question: { seat, offers } }) => {
          if (n++ % 10 > 0) return;
          const view = game.view(state, seat);
          const marked = offers.map(({ refs }, i) => ({ number: i + 1, refs }));
          for (const arrangement of ARRANGEMENTS) {
            const began = performance.now();
            draw(view, 'en', { arrangement, offers: marked, theme: 'dark' });
            times.push(performance.now() - began);
          }
        },
      });
      const figures = { drawn: times.length, medianMs: round(median(times)), worstMs: round(Math.max(...times)) };
      return [[game.id, { ...figures, target: 'median under 20 ms' }]];
    }),
  );
