import { describe, expect, it } from '@jest/globals';
import { type BidAction } from '../../../src/games/kernel/auction.js';
import { LOCALES, type Seat } from '../../../src/games/kernel/game-definition.js';
import { type Bids } from '../../../src/games/kernel/game-of-steps.js';
import { placeholders, tell } from '../../../src/games/kernel/tell.js';
import { type PlanetSteamAction } from '../../../src/games/planet-steam/actions.js';
import { type Board, type TableOptions } from '../../../src/games/planet-steam/board.js';
import { cardsFor } from '../../../src/games/planet-steam/components/cards.js';
import { blank, evolve } from '../../../src/games/planet-steam/evolve.js';
import { FACT_VERSIONS, type PlanetSteamFact } from '../../../src/games/planet-steam/facts.js';
import { orders, type PlanetSteamOrder } from '../../../src/games/planet-steam/orders.js';
import { type PlanetSteamStep } from '../../../src/games/planet-steam/steps.js';
import { text } from '../../../src/games/planet-steam/text.js';
import { view } from '../../../src/games/planet-steam/view.js';
import { en } from '../../../src/games/planet-steam/words/en.js';
import { es } from '../../../src/games/planet-steam/words/es.js';

const words = { en, es } as const;
const keys = Object.keys(en) as (keyof typeof en)[];

type Offered = Exclude<PlanetSteamAction, BidAction>['type'];
type OfferKey = `offer.${Offered}` | `type.${Offered}`;
type OrderKey = `order.${PlanetSteamOrder['type']}` | `ordertype.${PlanetSteamOrder['type']}`;

const ALL_OPTIONS: TableOptions = {
  immobileHarvesters: true,
  riverLimits: true,
  variableTradeOrder: true,
  variableClaims: false,
  reducedStart: true,
  predictableClaim: true,
  priceManipulation: true,
  sabotage: true,
  independentCarrier: true,
  credits: 'hidden',
};

const laid = (seats: number, options: Partial<TableOptions> = {}): PlanetSteamFact => ({
  type: 'TableLaid',
  seats: [...'ABCDE'.slice(0, seats)],
  options: { ...blank.options, ...options },
});
const fold = (...facts: readonly PlanetSteamFact[]): Board => facts.reduce(evolve, blank);

const seen = (board: Board, seat: Seat | null, step: PlanetSteamStep | null = null, bids: Partial<Bids> = {}) =>
  view(
    {
      board,
      begun: 1,
      stack: step ? [{ ordinal: 1, step, answers: {}, sealed: {}, bids: { high: 0, by: null, out: [], ...bids } }] : [],
    },
    seat,
  );

/** Four seats in the middle of a round: cards taken, the airship moored, some machines on the map. */
const middle = (options: Partial<TableOptions> = {}): Board =>
  fold(
    laid(4, options),
    { type: 'FirstPlayerRolled', rolls: [{ A: 6, B: 2, C: 3, D: 1 }], seat: 'A' },
    { type: 'StartingCarriersRevealed', carriers: { A: 'water', B: 'ore', C: 'water', D: 'quartz' } },
    { type: 'RoundBegan', round: 1 },
    { type: 'BoxFilled', resources: ['quartz', 'ore', 'water', 'energy'] },
    { type: 'BiddingWon', seat: 'B', lot: 'specialist', bid: 25, paid: 25 },
    { type: 'SpecialistTaken', seat: 'B', card: 'venturer' },
    { type: 'BoxResourceTaken', seat: 'B', resource: 'quartz', kept: true },
    { type: 'SpecialistTaken', seat: 'D', card: 'lady' },
    { type: 'SpecialistTaken', seat: 'A', card: 'engineer' },
    { type: 'LicenceGained', seat: 'A' },
    { type: 'SpecialistTaken', seat: 'C', card: 'captain' },
    { type: 'ZoneNamed', seat: 'B', zone: 'c4' },
    { type: 'ClaimPlaced', seat: 'B', zone: 'c4', neutral: false },
    { type: 'AirshipMoored', seat: 'C', dock: 4 },
    { type: 'HarvesterBought', seat: 'B', zone: 'c4', imported: false, credits: 14 },
    { type: 'SuperchargerBought', seat: 'B', zone: 'c4' },
    { type: 'HarvesterBought', seat: 'A', zone: 'a1', imported: false, credits: 16 },
    { type: 'ConverterBought', seat: 'A', kind: 'ore', zone: 'a1', credits: 5, old: null, oldTo: null },
    { type: 'HarvesterLaidDown', seat: 'A', zone: 'a1' },
  );

/** Everything as wide as it can get. */
const wide = (): Board => {
  const board = fold(
    laid(5, ALL_OPTIONS),
    { type: 'RoundBegan', round: 4 },
    { type: 'BoxFilled', resources: ['quartz', 'ore', 'water', 'energy'] },
    ...cardsFor(5).map(({ id }, i): PlanetSteamFact => ({ type: 'SpecialistTaken', seat: 'ABCDE'[i], card: id })),
    { type: 'PricesManipulated', seat: 'E', mode: 'strong', fee: 8, prices: { quartz: 20 } },
    { type: 'BiddingWon', seat: 'E', lot: 'carrier', bid: 100, paid: 100 },
    { type: 'AirshipMoored', seat: 'E', dock: 7 },
  );
  const rich = { credits: 9999, goods: { quartz: 16, ore: 13, water: 13, energy: 13 }, licences: 7, luxuries: 7 };
  const carriers = { quartz: 4, ore: 4, water: 4, energy: 4 } as const;
  return {
    ...board,
    companies: Object.fromEntries(board.seats.map((seat) => [seat, { ...board.companies[seat], ...rich, carriers }])),
  };
};

const ended = (): Board =>
  fold(laid(3), {
    type: 'GameEnded',
    wealth: {
      A: { credits: 20, goods: 50, zones: 250, harvesters: 150, superchargers: 50, luxuries: 50 },
      B: { credits: 600, goods: 0, zones: 50, harvesters: 0, superchargers: 0, luxuries: 0 },
      C: { credits: 20, goods: 50, zones: 250, harvesters: 150, superchargers: 50, luxuries: 50 },
    },
  });

const lines = (board: string): string[] => board.split('\n');
const fits = (board: string): void => {
  expect(lines(board).filter((line) => line.length > 78 || line.startsWith('>') || line.endsWith(' '))).toEqual([]);
  expect(board).not.toMatch(/undefined|null|NaN|\[object|[{}]/);
};

describe('words', () => {
  it('are the same keys in both languages', () => {
    expect(Object.keys(es).sort()).toEqual([...keys].sort());
  });

  it('mention the same values in both languages', () => {
    const different = keys.filter((key) => placeholders(en[key]).join() !== placeholders(es[key]).join());
    expect(different).toEqual([]);
  });

  it('are never empty', () => {
    expect(LOCALES.flatMap((locale) => keys.filter((key) => words[locale][key].trim() === ''))).toEqual([]);
  });

  it('look values up only in lists that exist', () => {
    const lists = new Set(keys.map((key) => key.split('.')[0]));
    const missing = LOCALES.flatMap((locale) =>
      keys.flatMap((key) => [...words[locale][key].matchAll(/\{\w+:(\w+)\}/g)].map(([, list]) => list)),
    ).filter((list) => !lists.has(list));
    expect(missing).toEqual([]);
  });

  it('have a sentence for every fact', () => {
    expect(Object.keys(FACT_VERSIONS).filter((type) => !Object.hasOwn(en, `fact.${type}`))).toEqual([]);
  });

  it('have a label and a notation for every offer and every order', () => {
    // That none is missing the compiler sees; that none is left over, the rest of the test.
    void (en satisfies Readonly<Record<OfferKey | OrderKey, string>>);
    const after = (start: string): string[] =>
      keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
    expect(after('type.').sort()).toEqual(after('offer.').sort());
    expect(after('ordertype.').sort()).toEqual(after('order.').sort());
  });

  it('have a label and a note for every option of the table', () => {
    const wanted = Object.keys(blank.options).flatMap((id) => [`option.${id}`, `option.${id}.note`]);
    expect(wanted.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
  });

  it.each(LOCALES)('tell every order and every choice in it (%s)', (locale) => {
    for (const order of orders(seen(wide(), 'E'), 'E')) {
      expect(tell({ words: words[locale] }, order.label)).not.toBe('');
      for (const input of Object.values(order.inputs)) {
        const options = input.kind === 'pick' && !('list' in input.from) ? input.from : [];
        for (const { label } of options) expect(tell({ words: words[locale] }, label)).not.toBe('');
      }
    }
  });

  it('tell what changes with the numbers', () => {
    const say = (values: Record<string, number | boolean | string>): string =>
      tell({ words: en }, { seat: 'B', zone: 'c4', ...values, say: 'fact.HarvesterBought' });
    expect(say({ imported: false, credits: 1 })).toBe('blue buys a harvester for c4: 1 water, 1 Credit');
    expect(say({ imported: true, credits: 5 })).toBe('blue imports a harvester for c4: 1 water, 2 quartz, 5 Credits');
  });

  it('leave out goods of which there are none', () => {
    const fact = { say: 'fact.CarrierReleased', seat: 'A', lost: { quartz: 0, ore: 2, water: 1, energy: 0 } };
    expect(tell({ words: en }, fact)).toBe('gold releases the Independent Carrier and loses 2 ore and 1 water');
    expect(tell({ words: es }, fact)).toBe(
      'dorado suelta el Transporte independiente y pierde 2 de metales y 1 de agua',
    );
  });
});

describe.each(LOCALES)('text board (%s)', (locale) => {
  it.each([2, 3, 4, 5])('fits 78 columns at the start with %i seats, for every seat and for spectators', (seats) => {
    for (const options of [{}, ALL_OPTIONS]) {
      const board = fold(laid(seats, options));
      for (const seat of [null, ...board.seats]) fits(text(seen(board, seat), locale));
    }
  });

  it('fits 78 columns when every figure is at its widest', () => {
    const board = wide();
    for (const seat of [null, ...board.seats]) fits(text(seen(board, seat), locale));
    fits(text(seen(ended(), 'A'), locale));
  });

  it('draws claims, river, harvesters, parts and the airship', () => {
    const rows = lines(text(seen(middle(), 'B'), locale));
    const [ore, water] = [words[locale]['mark.ore'], words[locale]['mark.water']];
    expect(rows).toContain(` 1 |A${ore} ! |.    |~    |n    |B    |.    | (1)`);
    expect(rows).toContain(` 2 |.    |n    |n   ~|.    |.    |n    | (2)`);
    expect(rows).toContain(` 4 |n    |.    |B${water}+ ~|~    |.    |n    | (4) <== ${words[locale]['text.airship']}`);
  });

  it('draws the zones that are not in use', () => {
    expect(lines(text(seen(fold(laid(2)), null), locale))).toContain(' 3 |x    |.    |n   ~|.    |.    |x    | (3)');
  });

  it('hides the Credits of others where the table says so, and only those', () => {
    const board = middle({ credits: 'hidden' });
    const row = (seat: Seat, viewer: Seat | null): string | undefined =>
      lines(text(seen(board, viewer), locale)).findLast((line) => line.startsWith(`  ${seat} `) && line.includes('/'));
    expect(row('A', 'B')).toMatch(/ \? /);
    expect(row('B', 'B')).not.toMatch(/\?/);
    expect(row('B', null)).toMatch(/ \? /);
    expect(text(seen(middle(), 'B'), locale)).not.toMatch(/ \? /);
  });

  it('shows who bids, how high, and who has passed', () => {
    const board = text(seen(middle(), 'B', { step: 'zoneBidding' }, { high: 7, by: 'D', out: ['A', 'B'] }), locale);
    const bid = tell(
      { words: words[locale] },
      { say: 'text.auctionHigh', lot: 'zone', zone: 'c4', bid: 7, who: `D ${words[locale]['seat.D']}` },
    );
    expect(board).toContain(bid);
    expect(board).toMatch(new RegExp(`A ${words[locale]['seat.A']}, B ${words[locale]['seat.B']} \\(`));
    fits(board);
  });

  it('shows an auction before its first bid', () => {
    const board = text(seen(middle(), null, { step: 'carrierBidding' }), locale);
    expect(board).toContain(tell({ words: words[locale] }, { say: 'text.auctionNoBid', lot: 'carrier', zone: '' }));
  });

  it('shows the Independent Carrier with what lies on it', () => {
    const goods = { quartz: 3, ore: 0, water: 0, energy: 0 };
    const held = { say: 'text.independentHeld', who: `E ${words[locale]['seat.E']}`, bid: 100, term: 1, goods };
    expect(text(seen(wide(), 'A'), locale)).toContain(tell({ words: words[locale] }, held).slice(0, 60));
  });

  it('shows order markers as they are placed', () => {
    const board = evolve(fold(laid(4, { variableTradeOrder: true })), {
      type: 'OrderMarkerPlaced',
      seat: 'A',
      marker: 4,
      resource: 'water',
    });
    const row = (name: string): string | undefined =>
      lines(text(seen(board, null), locale)).find((line) => line.startsWith(`  ${name} `));
    expect(row(words[locale]['resource.water'])).toMatch(/ 4$/);
    expect(row(words[locale]['resource.ore'])).toMatch(/ -$/);
  });

  it('ranks the wealth of all when the game is over, equals on the same rank', () => {
    const board = lines(text(seen(ended(), 'A'), locale));
    expect(board.filter((line) => /^ {2}\d [ABC] .*: \d+ = /.test(line)).map((line) => line.slice(0, 5))).toEqual([
      '  1 B',
      '  2 A',
      '  2 C',
    ]);
  });
});
