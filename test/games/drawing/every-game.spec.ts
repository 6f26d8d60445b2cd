import { describe, expect, it } from '@jest/globals';
import { drawSome } from '../../../src/bots/drawn.js';
import { games } from '../../../src/games/registry.js';

/** The long form: npm run -s pictures -- --game ID --positions 10000. */
const POSITIONS = 75;

describe('every state that a simulation reaches can be drawn', () => {
  it.each(games().flatMap((game) => (game.draw ? [[game.id, game] as const] : [])))(
    '%s: nothing overlaps, nothing is outside, nothing that is offered is missing',
    (_id, game) => {
      const { positions, blemishes } = drawSome(game, POSITIONS, 3);
      expect(positions).toBe(POSITIONS);
      expect(blemishes).toEqual([]);
    },
  );
});
