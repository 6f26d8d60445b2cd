import { describe, expect, it } from '@jest/globals';
import { refsToChoose } from '../../../src/bots/drawn.js';
import { type Moment, playOut, presetOptions, seatsFor } from '../../../src/bots/play-out.js';
import { POLICIES } from '../../../src/bots/policies.js';
import {
  type GameDefinition,
  LOCALES,
  type Options,
  type Ref,
  type Seat,
} from '../../../src/games/kernel/game-definition.js';
import { THEMES } from '../../../src/games/drawing/tokens.js';
import { type Drawing } from '../../../src/games/drawing/drawing.js';
import { draw } from '../../../src/games/planet-steam/draw.js';
import { planetSteam } from '../../../src/games/planet-steam/index.js';
import { type PlanetSteamView } from '../../../src/games/planet-steam/view.js';
import { blemishes, inspect, refsIn } from '../../../src/bots/blemishes.js';

const game = planetSteam as unknown as GameDefinition;
const ARRANGEMENTS = ['desk', 'page', 'phone', 'letter'] as const;

/** A plain generator: positions must be the same every time. */
const chance = (seed: number) => {
  let state = seed;
  return {
    below: (n: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * n);
    },
  };
};

const EVERYTHING: Options = {
  immobileHarvesters: true,
  riverLimits: true,
  variableTradeOrder: true,
  variableClaims: true,
  reducedStart: true,
  predictableClaim: false,
  priceManipulation: true,
  sabotage: true,
  independentCarrier: true,
  credits: 'hidden',
};

interface Game {
  readonly moments: readonly Moment[];
  readonly end: unknown;
}

const play = (count: number, options: Options, policy: keyof typeof POLICIES): Game => {
  const seats = seatsFor(count);
  const moments: Moment[] = [];
  const { state } = playOut({
    game,
    seats,
    options: { ...presetOptions(game), ...options },
    chance: chance(count * 7 + Object.keys(options).length),
    policies: Object.fromEntries(seats.map((seat) => [seat, POLICIES[policy]])),
    watch: (moment) => moments.push(moment),
  });
  return { moments, end: state };
};

const GAMES: readonly Game[] = [2, 3, 4, 5].flatMap((count) => [
  play(count, {}, 'greedy'),
  play(count, EVERYTHING, 'greedy'),
  play(count, { ...EVERYTHING, predictableClaim: true, credits: 'shown' }, 'random'),
]);

/** One moment of every kind of question in a game, and every n-th besides. */
const chosen = ({ moments }: Game): Moment[] => {
  const met = new Set<string>();
  return moments.filter(({ question: { about, offers } }, i) => {
    const kind = `${about.say} ${[...new Set(offers.map(({ action }) => action.type))].join()}`;
    const fresh = !met.has(kind);
    met.add(kind);
    return fresh || i % 100 === 0;
  });
};

const seen = (state: unknown, seat: Seat | null): PlanetSteamView =>
  game.view(state, seat) as unknown as PlanetSteamView;

const offersOf = ({ question }: Moment): { readonly number: number; readonly refs: readonly Ref[] }[] =>
  question.offers.map(({ refs }, i) => ({ number: i + 1, refs }));

const refsOf = ({ question }: Moment): Ref[] => refsToChoose(question);

const LONG: Readonly<Record<Seat, string>> = {
  A: 'Maximiliana Wolfeschlegelsteinhausen',
  B: '<b>"Bob" & co.</b>',
  C: 'José Ñandú Ibáñez',
  D: 'WWWWWWWWWWWWWWWWWWWW',
  E: 'Åsa',
};

describe('drawing Planet Steam', () => {
  const positions = GAMES.flatMap(chosen);

  it('draws positions of every kind of question', () => {
    expect(positions.length).toBeGreaterThan(250);
  });

  it.each(ARRANGEMENTS)('has no blemish, as a %s', (arrangement) => {
    // Each position in one arrangement: every kind of question comes up in most of the games, so in all of them.
    const turn = ARRANGEMENTS.indexOf(arrangement);
    const wrong = positions.flatMap((moment, i) => {
      if (i % ARRANGEMENTS.length !== turn) return [];
      const locale = LOCALES[Math.floor(i / 4) % 2];
      const view = seen(moment.state, i % 5 === 0 ? null : moment.question.seat);
      const offers = offersOf(moment);
      const drawing: Drawing = {
        arrangement,
        offers,
        theme: THEMES[i % 3],
        ...(i % 7 === 0 ? { names: LONG } : {}),
        ...(i % 3 === 0 ? { selected: offers[0].refs.slice(0, 1) } : {}),
      };
      return blemishes(draw(view, locale, drawing), refsOf(moment)).map(
        (what) => `${moment.question.about.say}, ${view.seats.length} seats, ${locale}: ${what}`,
      );
    });
    expect(wrong).toEqual([]);
  });

  it('draws the end, in every arrangement, theme and language', () => {
    const wrong = ARRANGEMENTS.flatMap((arrangement, a) =>
      THEMES.flatMap((theme, t) =>
        LOCALES.flatMap((locale, l) => {
          const { end } = GAMES[(a * 6 + t * 2 + l) % GAMES.length];
          return blemishes(draw(seen(end, 'A'), locale, { arrangement, theme }));
        }),
      ),
    );
    expect(wrong).toEqual([]);
    const [{ end }] = GAMES;
    expect(draw(seen(end, null), 'es', { arrangement: 'phone' })).toContain('RIQUEZA FINAL EN CRÉDITOS');
  });

  const [, , , , , , { moments }] = GAMES;
  const middle = moments[Math.floor(moments.length / 2)];
  const view = seen(middle.state, middle.question.seat);

  it('draws the same twice, and one body for all themes', () => {
    const body = (theme?: (typeof THEMES)[number]): string =>
      draw(view, 'en', { arrangement: 'desk', ...(theme ? { theme } : {}) }).replace(/<style>[^]*?<\/style>\n/, '');
    expect(new Set([...THEMES, undefined, undefined].map(body)).size).toBe(1);
  });

  it('labels what an offer touches with its number, and selection with a ring of its own', () => {
    const offers = [
      { number: 1, refs: ['zone:c4', 'market'] },
      { number: 2, refs: ['zone:c4'] },
    ];
    const svg = draw(view, 'en', { arrangement: 'page', offers, selected: ['zone:a1'] });
    const tags = inspect(svg).filter(({ name, text }) => name === 'text' && (text === '1 2' || text === '1'));
    expect(tags.filter(({ text }) => text === '1 2')).toHaveLength(1);
    expect(/data-ref="market"(?:(?!<\/g>\n)[^])*class="tag"/.test(svg)).toBe(true);
    expect(/data-ref="zone:a1"(?:(?!data-ref)[^])*s-brass/.test(svg)).toBe(true);
  });

  it('puts first in a letter what the question touches, and can leave the rest to a second picture', () => {
    const offers = [{ number: 1, refs: ['meter:ore'] }];
    const order = (svg: string): boolean => svg.indexOf('meter:ore') < svg.indexOf('zone:a1');
    expect(order(draw(view, 'en', { arrangement: 'letter', offers }))).toBe(true);
    const [touched, rest] = (['touched', 'rest'] as const).map((part) =>
      refsIn(draw(view, 'en', { arrangement: 'letter', offers, part })),
    );
    expect([...touched].every((ref) => ref.startsWith('meter:'))).toBe(true);
    expect(rest.has('meter:ore')).toBe(false);
    expect(new Set([...touched, ...rest])).toEqual(refsIn(draw(view, 'en', { arrangement: 'letter' })));
  });

  it('shows unknown Credits as unknown', () => {
    const hidden = GAMES[7].moments.at(-1)!;
    const texts = (seat: Seat | null): string[] =>
      inspect(draw(seen(hidden.state, seat), 'en', { arrangement: 'phone' })).map(({ text }) => text);
    expect(texts('A').filter((text) => text === '?')).toHaveLength(3);
    expect(texts(null).filter((text) => text === '?')).toHaveLength(4);
  });

  it('gives every element a sentence of its own', () => {
    const parts = inspect(draw(view, 'es', { arrangement: 'desk' }));
    const elements = parts.flatMap((part, i) => (part.attributes['data-ref'] ? [parts[i + 1]] : []));
    expect(elements.length).toBeGreaterThan(42);
    expect(elements.filter(({ name, text }) => name !== 'title' || text.length < 3)).toEqual([]);
  });
});
