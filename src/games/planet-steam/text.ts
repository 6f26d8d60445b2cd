import { type Json, type Locale, type Seat } from '../kernel/game-definition.js';
import { tell } from '../kernel/tell.js';
import { tabled, wrapped } from '../kernel/text-board.js';
import {
  capacityOf,
  excessOf,
  extracts,
  holderOf,
  neutralZones,
  unclaimedZones,
  totalOf,
  WEALTH_PARTS,
  zonesOf,
  SWITCHES,
} from './board.js';
import { cardById, cardsFor } from './components/cards.js';
import { COLUMNS, isRiver, ROWS, unavailableZones, type Zone } from './components/map.js';
import { MARKET_PRICE } from './components/tables.js';
import { colourOf, maxSupply, PRICE_CHANGE, PRICE_TRACK, RESOURCES, type Resource } from './components/terminal.js';
import { kindOf } from './layout-kinds.js';
import { phaseOf } from './phases.js';
import { type PlanetSteamStep } from './steps.js';
import { type PlanetSteamView } from './view.js';
import { en } from './words/en.js';
import { es } from './words/es.js';

/**
 * The whole board in letters: for mail without pictures and for ears. The map is drawn once and told once, so that nobody
 * has to find a zone by counting columns.
 */
const WORDS = { en, es };

type Say = (key: keyof typeof en, values?: Readonly<Record<string, Json>>) => string;
type Section = (view: PlanetSteamView, say: Say) => readonly string[];

// ---- setting

const nameOf = (view: PlanetSteamView, say: Say, seat: Seat): string =>
  say(seat === view.me ? 'text.you' : 'text.seat', { letter: seat, seat });

const namesOf = (view: PlanetSteamView, say: Say, seats: readonly Seat[]): string =>
  seats.map((seat) => nameOf(view, say, seat)).join(', ');

// ---- what is being played

const title: Section = (view, say) => {
  const { round, rounds } = view;
  return [say(round === 0 ? 'text.titleBefore' : 'text.title', { round, rounds, phase: phaseOf(view) })];
};

const legend: Section = (view, say) => [
  say('text.legend'),
  ...wrapped(say('text.legendSeats', { seats: namesOf(view, say, view.seats) })),
  ...wrapped(say('text.legendClaims')),
  ...wrapped(say('text.legendThings')),
  ...wrapped(say('text.legendDocks')),
];

const rules: Section = ({ options }, say) => {
  const chosen: string[] = SWITCHES.filter((id) => options[id]).map((id) => say(`option.${id}`));
  const hidden = options.credits === 'hidden' ? [say('text.rulesHidden')] : [];
  return [
    say('text.rules'),
    ...wrapped([...(chosen.length > 0 ? chosen : [say('text.rulesBasic')]), ...hidden].join(', ')),
  ];
};

const order: Section = (view, say) => {
  const { seats, companies, opener, manipulator, options, round, riverNeutrals } = view;
  if (view.wealth) return [];
  const isOver = seats.every((seat) => companies[seat].card !== null);
  const toPlace = options.variableClaims && round <= 1 && riverNeutrals > 0;
  return [
    say('text.order'),
    ...cardsFor(seats.length).flatMap(({ id, order: number, specialists }) => {
      const holder = holderOf(view, specialists[0]);
      return holder === undefined
        ? wrapped(say('text.cardFree', { order: number, card: id }))
        : wrapped(say('text.cardHeld', { order: number, card: id, who: nameOf(view, say, holder) }));
    }),
    ...(isOver || opener === '' ? [] : wrapped(say('text.opener', { who: nameOf(view, say, opener) }))),
    ...(manipulator === null ? [] : wrapped(say('text.manipulator', { who: nameOf(view, say, manipulator) }))),
    ...(toPlace ? wrapped(say('text.river', { count: riverNeutrals })) : []),
  ];
};

// ---- the auction under way

const LOTS: Readonly<Partial<Record<PlanetSteamStep['step'], 'specialist' | 'zone' | 'carrier'>>> = {
  specialistBidding: 'specialist',
  zoneBidding: 'zone',
  carrierBidding: 'carrier',
};

const auction: Section = (view, say) => {
  const { bids, step, named } = view;
  const lot = step && LOTS[step];
  if (!bids || !lot) return named === null ? [] : [say('text.auction'), ...wrapped(say('text.named', { zone: named }))];
  const what = { lot, zone: lot === 'zone' ? named : '' };
  return [
    say('text.auction'),
    ...wrapped(
      bids.by === null
        ? say('text.auctionNoBid', what)
        : say('text.auctionHigh', { ...what, bid: bids.high, who: nameOf(view, say, bids.by) }),
    ),
    ...(bids.out.length === 0 ? [] : wrapped(say('text.auctionOut', { who: namesOf(view, say, bids.out) }))),
  ];
};

// ---- the map

/** Five signs: claim, harvester, supercharger, laid down, river. */
const cell = (view: PlanetSteamView, say: Say, zone: Zone): string => {
  const owner = view.claimed[zone];
  if (unavailableZones(view.seats.length).includes(zone)) return 'x    ';
  if (owner === undefined) return isRiver(zone) ? '~    ' : '.    ';
  const machine = view.harvesters[zone];
  return [
    owner === 'neutral' ? 'n' : owner,
    machine ? say(`mark.${extracts(machine)}`) : ' ',
    machine?.supercharger ? '+' : ' ',
    machine?.down ? '!' : ' ',
    isRiver(zone) ? '~' : ' ',
  ].join('');
};

const map: Section = (view, say) => {
  const { airship } = view;
  const border = `   +${COLUMNS.map(() => '-----').join('+')}+`;
  return [
    say('text.map'),
    `     ${COLUMNS.join('     ')}`,
    border,
    ...ROWS.flatMap((row) => {
      const cells = COLUMNS.map((column) => cell(view, say, `${column}${row}`));
      const dock = `(${row})${airship === row ? ` <== ${say('text.airship')}` : ''}`;
      return [` ${row} |${cells.join('|')}| ${dock}`, border];
    }),
    ...wrapped(airship === null ? say('text.airshipNone') : say('text.airshipAt', { dock: airship })),
  ];
};

const zones: Section = (view, say) => {
  const name = (zone: Zone): string => `${zone}${isRiver(zone) ? '~' : ''}`;
  const list = (names: readonly string[]): string => names.join(', ') || say('text.none');
  const owned = (zone: Zone): string => {
    const machine = view.harvesters[zone];
    const kind = say(`layout.${machine ? kindOf(machine) : 'empty'}` as keyof typeof en);
    return `${name(zone)} ${machine?.down ? say('text.down', { kind }) : kind}`;
  };
  const shut = unavailableZones(view.seats.length);
  return [
    say('text.zones'),
    ...view.seats.flatMap((seat) =>
      wrapped(
        say('text.zonesOf', {
          who: nameOf(view, say, seat),
          zones: list(zonesOf(view, seat).map((zone) => owned(zone))),
        }),
      ),
    ),
    ...wrapped(say('text.zonesNeutral', { zones: list(neutralZones(view).map(name)) })),
    ...wrapped(say('text.zonesFree', { zones: list(unclaimedZones(view).map(name)) })),
    ...(shut.length === 0 ? [] : wrapped(say('text.zonesShut', { zones: list(shut.map(name)) }))),
  ];
};

// ---- terminal, market, reserve

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));

const terminal: Section = (view, say) => {
  const { price, supply, markers, options } = view;
  const traded = (resource: Resource, i: number): string =>
    options.variableTradeOrder ? String(markers[resource] ?? '-') : String(i + 1);
  const head = [
    say('text.terminal'),
    say('text.price'),
    say('text.track'),
    say('text.supply'),
    say('text.colour'),
    say('text.change'),
    say('text.traded'),
  ];
  return tabled(
    [
      head,
      ...RESOURCES.map((resource, i) => {
        const { min, max } = PRICE_TRACK[resource];
        const colour = colourOf(resource, supply[resource]);
        return [
          `  ${say(`resource.${resource}`)}`,
          String(price[resource]),
          `${min}-${max}`,
          `${supply[resource]}/${maxSupply(resource)}`,
          say(`colour.${colour}`),
          signed(PRICE_CHANGE[colour]),
          traded(resource, i),
        ];
      }),
    ],
    [0, 4],
  );
};

const stock: Section = ({ market, reserve, box, licencesGone }, say) => {
  const { harvesters: figures, ...rest } = reserve;
  const open = { count: market, price: MARKET_PRICE[market], figures };
  return [
    say('text.market'),
    ...wrapped(market > 0 ? say('text.marketAt', open) : say('text.marketEmpty', { figures })),
    say('text.box'),
    ...wrapped(box.map((resource) => say(`resource.${resource}`)).join(', ') || say('text.boxEmpty')),
    say('text.reserve'),
    ...wrapped(say('text.reserveHas', { ...rest, gone: licencesGone })),
  ];
};

// ---- seats

const seatTable: Section = (view, say) => {
  const head = [
    say('text.seats'),
    say('text.card'),
    say('text.credits'),
    ...RESOURCES.map((resource) => say(`resource.${resource}`)),
    say('text.claims'),
    say('text.licences'),
    say('text.luxuries'),
  ];
  const rows = view.seats.map((seat) => {
    const { card, credits, goods, claims, licences, luxuries } = view.companies[seat];
    return [
      `  ${nameOf(view, say, seat)}`,
      card === null ? '-' : String(cardById(view.seats.length, card).order),
      credits === null ? '?' : String(credits),
      ...RESOURCES.map((resource) => `${goods[resource]}/${capacityOf(view, seat, resource)}`),
      String(claims),
      String(licences),
      String(luxuries),
    ];
  });
  return [...tabled([head, ...rows]), ...wrapped(say('text.seatsNote'))];
};

const independent: Section = (view, say) => {
  if (!view.options.independentCarrier) return [];
  if (!view.independent) return [say('text.independent'), ...wrapped(say('text.independentNone'))];
  const { holder, bid, term } = view.independent;
  const goods = excessOf(view, holder, view.companies[holder].goods);
  return [
    say('text.independent'),
    ...wrapped(say('text.independentHeld', { who: nameOf(view, say, holder), bid, term, goods })),
  ];
};

const wealth: Section = (view, say) => {
  const { wealth: all, seats } = view;
  if (!all) return [];
  const rank = (seat: Seat): number => 1 + seats.filter((other) => totalOf(all[other]) > totalOf(all[seat])).length;
  return [
    say('text.wealth'),
    ...[...seats]
      .sort((a, b) => rank(a) - rank(b))
      .flatMap((seat) => {
        const parts = WEALTH_PARTS.map((part) => `${say(`part.${part}`)} ${all[seat][part]}`).join(', ');
        const total = totalOf(all[seat]);
        return wrapped(say('text.wealthOf', { rank: rank(seat), who: nameOf(view, say, seat), total, parts }));
      }),
  ];
};

/** What a reader wants first comes first: how it ended, what is bid for, then the table from the map to the purses. */
const SECTIONS: readonly Section[] = [
  title,
  wealth,
  legend,
  rules,
  order,
  auction,
  map,
  zones,
  terminal,
  stock,
  seatTable,
  independent,
];

export const text = (view: PlanetSteamView, locale: Locale): string => {
  const say: Say = (key, values = {}) => tell({ words: WORDS[locale] }, { ...values, say: key });
  return SECTIONS.map((section) => section(view, say).join('\n'))
    .filter((section) => section !== '')
    .join('\n\n');
};
