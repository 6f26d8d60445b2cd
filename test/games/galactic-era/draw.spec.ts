import { describe, expect, it } from '@jest/globals';
import { blemishes, inspect, refsIn } from '../../../src/bots/blemishes.js';
import { type Moment, playOut, presetOptions, seatsFor } from '../../../src/bots/play-out.js';
import { POLICIES } from '../../../src/bots/policies.js';
import { type Drawing } from '../../../src/games/drawing/drawing.js';
import { THEMES } from '../../../src/games/drawing/tokens.js';
import { draw } from '../../../src/games/galactic-era/draw.js';
import { windows } from '../../../src/games/galactic-era/drawing/grid.js';
import { galaxyOf } from '../../../src/games/galactic-era/components/galaxy.js';
import { type GalacticView } from '../../../src/games/galactic-era/view.js';
import { galacticEra } from '../../../src/games/galactic-era/index.js';
import { seededChance } from '../../../src/games/kernel/chance.js';
import { type GameDefinition, LOCALES, type Ref, type Seat } from '../../../src/games/kernel/game-definition.js';
import { fleet, given, levels, war } from './given.js';
import { over, scattered, type Scattered, seenBy } from './scattered.js';

const ARRANGEMENTS = ['desk', 'page', 'phone', 'letter'] as const;

/** Early, in the middle and late, with as few and as many seats as can be. */
const POSITIONS: readonly Scattered[] = [3, 4, 5, 6].flatMap((players) =>
  [0, 2, 5, 8].map((round) => scattered(players * 10 + round, players, round)),
);

/** What a game by bots comes by: one moment of every kind of question, with its offers. */
const reached = (players: number): Moment[] => {
  const game = galacticEra as unknown as GameDefinition;
  const seats = seatsFor(players);
  const kinds = new Map<string, Moment>();
  playOut({
    game,
    seats,
    options: presetOptions(game),
    chance: seededChance(players),
    policies: Object.fromEntries(seats.map((seat) => [seat, POLICIES.random])),
    watch: (moment) => kinds.set(moment.question.about.say, moment),
  });
  return [...kinds.values()];
};

const LONG: Readonly<Record<Seat, string>> = {
  A: 'Maximiliana Wolfeschlegelsteinhausen',
  B: '<b>"Bob" & co.</b>',
  C: 'José Ñandú Ibáñez',
  D: 'WWWWWWWWWWWWWWWWWWWW',
};

/** Everything that offers may touch, as the rules write it. */
const refsOf = (view: GalacticView): Ref[] => [
  ...galaxyOf(view.tiles).hexes.map((hex) => `hex:${hex}`),
  ...galaxyOf(view.tiles).planets.map((hex) => `planet:${hex}`),
  ...Object.keys(view.hidden).map((hex) => `relic:${hex}`),
  ...view.seats.flatMap((seat) => [
    `seat:${seat}`,
    ...view.nations[seat].fleets.map(({ handle }) => `stack:${seat}.${handle}`),
    ...Object.keys(view.nations[seat].basics).map((hex) => `ships:${seat}@${hex}`),
  ]),
  'deck',
];

/** As a movement turn asks: several things to do with each of the own ships, and a place or two. */
const offersIn = (view: GalacticView): { readonly number: number; readonly refs: readonly Ref[] }[] => {
  const own = view.me === null ? [] : refsOf(view).filter((ref) => new RegExp(`^(stack|ships):${view.me}`).test(ref));
  const hexes = Object.keys(view.neutrals).slice(0, 9);
  return [...own, ...own.slice(0, 4), ...own.slice(0, 2), ...hexes.map((hex) => `hex:${hex}`)].map((ref, i) => ({
    number: i + 1,
    refs: [ref],
  }));
};

describe('drawing Galactic Era', () => {
  it.each(ARRANGEMENTS)('has no blemish and lacks nothing that an offer may touch, as a %s', (arrangement) => {
    const turn = ARRANGEMENTS.indexOf(arrangement);
    const wrong = POSITIONS.flatMap((position, i) => {
      // Each position once, and each arrangement with every number of seats and at every time of a game.
      if ((i + Math.floor(i / 4)) % 4 !== turn) return [];
      const spectator = i % 5 === 4;
      const view = seenBy(position, spectator ? null : position.board.seats[i % 3]);
      const offers = i % 3 < 2 ? offersIn(view) : [];
      const drawing: Drawing = {
        arrangement,
        offers,
        theme: THEMES[i % 3],
        ...(i % 3 === 0 ? { names: LONG } : {}),
        ...(offers.length > 0 ? { selected: offers[0].refs } : {}),
      };
      const svg = draw(view, LOCALES[i % 2], drawing);
      return blemishes(svg, refsOf(view)).map((what) => `position ${i}: ${what}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each([1, 3])('draws what games of %i come by, and has every element that a question touches', (players) => {
    const moments = reached(players);
    expect(moments.length).toBeGreaterThan(players === 1 ? 6 : 9);
    const wrong = moments.flatMap(({ state, question: { seat, offers, about } }, i) => {
      const numbered = offers.map(({ refs }, k) => ({ number: k + 1, refs }));
      const options = offers.flatMap(({ inputs }) =>
        Object.values(inputs).flatMap((input) =>
          input.kind === 'pick' && !('list' in input.from) ? input.from.flatMap(({ ref }) => ref ?? []) : [],
        ),
      );
      const svg = draw(galacticEra.view(state as never, seat), LOCALES[i % 2], {
        arrangement: ARRANGEMENTS[i % 4],
        offers: numbered,
      });
      return blemishes(svg, [...numbered.flatMap(({ refs }) => refs), ...options]).map(
        (what) => `${about.say}: ${what}`,
      );
    });
    expect(wrong).toEqual([]);
  });

  it('draws the end, in every arrangement', () => {
    const wrong = ARRANGEMENTS.flatMap((arrangement, a) =>
      blemishes(draw(seenBy(over(a, 3 + a), a < 2 ? 'A' : null), LOCALES[a % 2], { arrangement, theme: 'light' })),
    );
    expect(wrong).toEqual([]);
    expect(draw(seenBy(over(1, 3), null), 'es', { arrangement: 'phone' })).toContain('PUNTOS FINALES');
  });

  const middle = scattered(3, 4, 4);
  const view = seenBy(middle, 'A');

  it('draws the same twice, and one body for all themes', () => {
    const body = (theme?: (typeof THEMES)[number]): string =>
      draw(view, 'en', { arrangement: 'desk', ...(theme ? { theme } : {}) }).replace(/<style>[^]*?<\/style>\n/, '');
    expect(new Set([...THEMES, undefined, undefined].map(body)).size).toBe(1);
  });

  it('gives every element a sentence of its own', () => {
    const parts = inspect(draw(view, 'es', { arrangement: 'desk' }));
    const elements = parts.flatMap((part, i) => (part.attributes['data-ref'] ? [parts[i + 1]] : []));
    expect(elements.length).toBeGreaterThan(305);
    expect(elements.filter(({ name, text }) => name !== 'title' || text.length < 2)).toEqual([]);
  });

  it('numbers every offer on the whole map and in the close look', () => {
    for (const arrangement of ['desk', 'page'] as const) {
      const offers = offersIn(view).map(({ refs }, i) => ({ number: i + 100, refs }));
      const parts = inspect(draw(view, 'en', { arrangement, offers }));
      const tags = parts.flatMap((part, i) => (part.attributes.class === 'tag' ? [parts[i + 2].text] : []));
      expect(new Set(tags.map((text) => parseInt(text))).size).toBe(new Set(offers.flatMap(({ refs }) => refs)).size);
    }
  });

  it('marks the maps that may be enlarged, with their size and the words for it', () => {
    const zooms = inspect(draw(view, 'es', { arrangement: 'phone' })).filter(
      ({ attributes }) => attributes['data-zoom'] !== undefined,
    );
    expect(zooms.map(({ attributes }) => attributes['data-zoom'].split('|').length)).toEqual([3, 3]);
    expect(zooms.every(({ attributes }) => attributes['data-size'].split(' ').every((n) => Number(n) > 300))).toBe(
      true,
    );
  });
});

describe('what a drawing gives away', () => {
  const board = given(
    fleet('A', 1, 'C', 'khaa', 5, 3),
    fleet('B', 1, 'B', 'lyra', 4, 0),
    fleet('B', 2, 'D', 'khaa', 2),
    war('A', 'B'),
    levels('A', { military: 4 }),
  );
  const hideChips = {
    ...board,
    nations: {
      ...board.nations,
      B: { ...board.nations.B, fleets: board.nations.B.fleets.map((one) => ({ ...one, chipsShown: false })) },
    },
  };
  const written = (viewer: Seat | null, ref: Ref): string => {
    const parts = inspect(
      draw(seenBy({ board: hideChips, step: 'movementTurn' }, viewer), 'en', { arrangement: 'desk' }),
    );
    const at = parts.findIndex(({ attributes }) => attributes['data-ref'] === ref);
    return parts.slice(at).find(({ name }) => name === 'text')!.text;
  };

  it("writes letter and ships on the viewer's own fleets", () => {
    expect(written('A', 'stack:A.1')).toBe('C8');
    expect(written('B', 'stack:B.1')).toBe('B4');
  });

  it('writes a question mark on the fleets of others, but a D', () => {
    expect(written('A', 'stack:B.1')).toBe('?');
    expect(written('A', 'stack:B.2')).toBe('D');
    expect(written(null, 'stack:B.1')).toBe('?');
  });

  it('is the same for a rival whatever a hidden letter is', () => {
    const other = {
      ...hideChips,
      nations: {
        ...hideChips.nations,
        B: {
          ...hideChips.nations.B,
          fleets: hideChips.nations.B.fleets.map((one) =>
            one.letter === 'B' ? { ...one, letter: 'E' as const } : one,
          ),
        },
      },
    };
    const look = (of: typeof other): string =>
      draw(seenBy({ board: of, step: 'movementTurn' }, 'A'), 'en', { arrangement: 'desk' });
    expect(look(other)).toBe(look(hideChips));
  });

  it('shows cards and markers to their owner alone', () => {
    const position = scattered(5, 3, 3);
    const [card] = position.board.nations.A.hand;
    const seen = (viewer: Seat | null): Set<string> =>
      refsIn(draw(seenBy(position, viewer), 'en', { arrangement: 'page' }));
    expect(seen('A').has(`card:${card}`)).toBe(true);
    expect([...seen(null)].some((ref) => ref.startsWith('card:'))).toBe(false);
  });
});

describe('where a narrow picture looks closely', () => {
  const { tiles } = scattered(2, 6, 1).board;
  const galaxy = galaxyOf(tiles);
  const centreOf = (position: number): string =>
    galaxy.hexes.find((hex) => galaxy.places[hex].position === position && galaxy.places[hex].main)!;

  it('is the sector that holds all that matters', () => {
    const [only, ...others] = windows(galaxy, [centreOf(3), galaxy.hexes.find((hex) => hex.startsWith('3.4.'))!]);
    expect(others).toEqual([]);
    expect(only.centre.hex).toBe(centreOf(3));
    expect(only.hexes).toHaveLength(61);
  });

  it('reaches across a border where that is enough', () => {
    const [one] = galaxy.hexes.filter((hex) => galaxy.places[hex].position === 0 && hex.startsWith('0.4.'));
    const other = galaxy.neighbours[one].find((hex) => galaxy.places[hex].position !== 0)!;
    const found = windows(galaxy, [one, other]);
    expect(found).toHaveLength(1);
    expect(found[0].hexes.map(({ hex }) => hex)).toEqual(expect.arrayContaining([one, other]));
  });

  it('else shows the two sectors with most of it', () => {
    const found = windows(galaxy, [centreOf(1), centreOf(4), ...galaxy.hexes.filter((hex) => hex.startsWith('5.3.'))]);
    expect(found.map(({ centre }) => centre.position)).toEqual([5, 1]);
  });

  it('comes first in a letter, and the whole galaxy with the rest', () => {
    const view = seenBy(scattered(2, 6, 1), 'A');
    const offers = [{ number: 1, refs: [`hex:${view.nations.A.capital}`] }];
    const [touched, rest] = (['touched', 'rest'] as const).map((part) =>
      refsIn(draw(view, 'en', { arrangement: 'letter', offers, part })),
    );
    expect([...touched].filter((ref) => ref.startsWith('hex:'))).toHaveLength(61);
    expect([...rest].filter((ref) => ref.startsWith('hex:'))).toHaveLength(427);
    const cards = refsIn(
      draw(view, 'en', { arrangement: 'letter', offers: [{ number: 1, refs: ['deck'] }], part: 'touched' }),
    );
    expect([...cards]).toEqual(expect.arrayContaining(['deck']));
  });
});
