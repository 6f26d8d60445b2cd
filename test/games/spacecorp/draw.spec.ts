import { describe, expect, it } from '@jest/globals';
import { refsToChoose } from '../../../src/bots/drawn.js';
import { type Moment, playOut, presetOptions, seatsFor } from '../../../src/bots/play-out.js';
import { POLICIES } from '../../../src/bots/policies.js';
import { type Drawing } from '../../../src/games/drawing/drawing.js';
import { THEMES } from '../../../src/games/drawing/tokens.js';
import { seededChance } from '../../../src/games/kernel/chance.js';
import {
  type GameDefinition,
  LOCALES,
  type Options,
  type Ref,
  type Seat,
} from '../../../src/games/kernel/game-definition.js';
import { components } from '../../../src/games/spacecorp/components/index.js';
import { drawWith } from '../../../src/games/spacecorp/draw.js';
import { spacecorp } from '../../../src/games/spacecorp/index.js';
import { type SpacecorpView } from '../../../src/games/spacecorp/view.js';
import { blemishes, inspect, refsIn } from '../../../src/bots/blemishes.js';

const game = spacecorp as unknown as GameDefinition;
const draw = drawWith(components);
const ARRANGEMENTS = ['desk', 'page', 'phone', 'letter'] as const;

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
    chance: seededChance(count * 7),
    policies: Object.fromEntries(seats.map((seat) => [seat, POLICIES[policy]])),
    watch: (moment) => moments.push(moment),
  });
  return { moments, end: state };
};

const GAMES: readonly Game[] = [
  play(2, {}, 'greedy'),
  play(3, {}, 'greedy'),
  play(4, {}, 'greedy'),
  play(4, { windows: 'holders' }, 'random'),
  play(3, { firstEra: 'starfarers' }, 'random'),
];

/** One moment of every kind of question in a game, and every n-th besides. */
const chosen = ({ moments }: Game): Moment[] => {
  const met = new Set<string>();
  return moments.filter(({ question: { about, offers }, state }, i) => {
    const { era } = (state as { board: { era: string } }).board;
    const kind = `${era} ${about.say} ${[...new Set(offers.map(({ action }) => action.type))].join()}`;
    const fresh = !met.has(kind);
    met.add(kind);
    return fresh || i % 60 === 0;
  });
};

const seen = (state: unknown, seat: Seat | null): SpacecorpView => game.view(state, seat) as unknown as SpacecorpView;

const offersOf = ({ question }: Moment): { readonly number: number; readonly refs: readonly Ref[] }[] =>
  question.offers.map(({ refs }, i) => ({ number: i + 1, refs }));

const refsOf = ({ question }: Moment): Ref[] => refsToChoose(question);

const LONG: Readonly<Record<Seat, string>> = {
  A: 'Maximiliana Wolfeschlegelsteinhausen',
  B: '<b>"Bob" & co.</b>',
  C: 'José Ñandú Ibáñez',
  D: 'WWWWWWWWWWWWWWWWWWWW',
};

describe('drawing SpaceCorp', () => {
  const positions = GAMES.flatMap(chosen);

  it('draws positions of every era and of many kinds of question', () => {
    const eras = new Set(positions.map(({ state }) => (state as { board: { era: string } }).board.era));
    expect([...eras].sort()).toEqual(['mariners', 'planeteers', 'starfarers']);
    expect(positions.length).toBeGreaterThan(150);
  });

  it.each(ARRANGEMENTS)('has no blemish, as a %s', (arrangement) => {
    const turn = ARRANGEMENTS.indexOf(arrangement);
    const wrong = positions.flatMap((moment, i) => {
      if (i % ARRANGEMENTS.length !== turn) return [];
      const locale = LOCALES[Math.floor(i / 4) % 2];
      // A spectator sees no hand, so not every ref can be there for it.
      const spectator = i % 5 === 0;
      const view = seen(moment.state, spectator ? null : moment.question.seat);
      const offers = spectator ? [] : offersOf(moment);
      const drawing: Drawing = {
        arrangement,
        offers,
        theme: THEMES[i % 3],
        ...(i % 7 === 0 ? { names: LONG } : {}),
        ...(i % 3 === 0 && !spectator ? { selected: offers[0].refs.slice(0, 1) } : {}),
      };
      return blemishes(draw(view, locale, drawing), spectator ? [] : refsOf(moment)).map(
        (what) => `${view.era} ${moment.question.about.say}, ${view.seats.length} seats, ${locale}: ${what}`,
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
    expect(draw(seen(end, null), 'es', { arrangement: 'phone' })).toContain('GANANCIAS FINALES');
  });

  const [, { moments }] = GAMES;
  const middle = moments[Math.floor(moments.length / 2)];
  const view = seen(middle.state, middle.question.seat);

  it('draws the same twice, and one body for all themes', () => {
    const body = (theme?: (typeof THEMES)[number]): string =>
      draw(view, 'en', { arrangement: 'desk', ...(theme ? { theme } : {}) }).replace(/<style>[^]*?<\/style>\n/, '');
    expect(new Set([...THEMES, undefined, undefined].map(body)).size).toBe(1);
  });

  it('puts first in a letter what the question touches, and can leave the rest to a second picture', () => {
    const offers = [{ number: 1, refs: ['contract:3'] }];
    const [touched, rest] = (['touched', 'rest'] as const).map((part) =>
      refsIn(draw(view, 'en', { arrangement: 'letter', offers, part })),
    );
    expect([...touched].every((ref) => ref.startsWith('contract:'))).toBe(true);
    expect(rest.has('contract:3')).toBe(false);
    expect(new Set([...touched, ...rest])).toEqual(refsIn(draw(view, 'en', { arrangement: 'letter' })));
  });

  it("shows a hand to its owner alone, and of others' hands what is known", () => {
    const { state, question } = middle;
    const { hand } = view.companies[question.seat];
    const own = refsIn(draw(view, 'en', { arrangement: 'page' }));
    const other = refsIn(draw(seen(state, null), 'en', { arrangement: 'page' }));
    expect(hand.every((card) => own.has(`card:${card}`))).toBe(true);
    expect(hand.some((card) => other.has(`card:${card}`))).toBe(false);
  });

  it('gives every element a sentence of its own', () => {
    const parts = inspect(draw(view, 'es', { arrangement: 'desk' }));
    const elements = parts.flatMap((part, i) => (part.attributes['data-ref'] ? [parts[i + 1]] : []));
    expect(elements.length).toBeGreaterThan(42);
    expect(elements.filter(({ name, text }) => name !== 'title' || text.length < 2)).toEqual([]);
  });
});
