import { drawFrom, shuffled } from '../kernel/chance.js';
import { type Chance, type Options, type Seat } from '../kernel/game-definition.js';
import { galaxyOf, type Hex, OUTER_POSITIONS, type Tile } from './components/galaxy.js';
import {
  type Card,
  CARD_IDS,
  GOALS,
  type Neutral,
  type People,
  PEOPLE_IDS,
  RELICS,
  START_SHIPS,
  STORIES,
} from './components/pieces.js';
import { SECTOR_IDS, sectorOf } from './components/sectors.js';
import { type GalacticFact } from './facts.js';
import { automasLaid } from './rules/automa-start.js';

const times = (neutral: Neutral, n: number): Neutral[] => Array.from({ length: n }, () => neutral);

/** 28.1: two seats have a puppet between them, which takes the next letter. */
export const nationsOf = (players: readonly Seat[]): readonly Seat[] =>
  players.length === 2 ? [...players, ['A', 'B', 'C'].find((seat) => !players.includes(seat))!] : players;
/** 28.2, 29.6: what a game of two, and one alone, leave out. */
export const peoplesInPlay = (players: number): People[] =>
  PEOPLE_IDS.filter((people) => players !== 2 || people !== 'icc');
export const cardsInPlay = (players: number): Card[] =>
  CARD_IDS.filter((card) => (players !== 2 || card !== 'alignment') && (players !== 1 || card !== 'exploratory'));

/** 3.3: the central tile first, then one for each seat, clockwise from the lowest position. */
const drawTiles = (seats: readonly Seat[], chance: Chance): Tile[] => {
  const sectors = shuffled(chance, SECTOR_IDS);
  return [0, ...OUTER_POSITIONS[seats.length]].map((position, i) => ({
    position,
    sector: sectors[i],
    side: chance.below(2) === 0 ? 'A' : 'B',
    turned: chance.below(6),
  }));
};

/** 3.4, 3.5 */
const neutralsOf = ({ position, sector }: Tile, chance: Chance): [Hex, Neutral][] => {
  const { planets } = sectorOf(sector);
  const central = position === 0;
  const hexes = central ? planets : planets.slice(1);
  const bag = central
    ? [...times('uninhabited', 3), ...times('primitive', 3), ...times('advanced', 3)]
    : [...times('uninhabited', hexes.length - 4), ...times('primitive', 2), ...times('advanced', 2)];
  const mixed = shuffled(chance, bag);
  return hexes.map((hex, i) => [hex, mixed[i]]);
};

/** 3.4 to 3.6: what is laid face down when all sectors lie. */
export const tokensLaid = (tiles: readonly Tile[], chance: Chance): GalacticFact[] => {
  const neutrals = tiles.flatMap((tile) => neutralsOf(tile, chance));
  const central = sectorOf(tiles[0].sector).planets;
  const relics = shuffled(chance, RELICS).slice(0, central.length);
  return [
    {
      type: 'NeutralsLaid',
      hexes: neutrals.map(([hex]) => hex),
      secret: { to: [], neutrals: neutrals.map(([, neutral]) => neutral) },
    },
    { type: 'RelicsLaid', hexes: central, secret: { to: [], relics } },
  ];
};
/** 3.7 */
export const shipsLaid = (seat: Seat, hex: Hex): GalacticFact => ({
  type: 'ShipsPlaced',
  seat,
  hex,
  ships: START_SHIPS,
  why: 'start',
});
export const deckShuffled = (
  cards: readonly Card[],
  chance: Chance,
): Extract<GalacticFact, { type: 'DeckShuffled' }> => ({
  type: 'DeckShuffled',
  cards: cards.length,
  secret: { to: [], deck: shuffled(chance, cards) },
});

/** 3.2 */
const setBy = (options: Options, chance: Chance) => ({
  story:
    options.story && options.story !== 'drawn'
      ? (options.story as (typeof STORIES)[number])
      : drawFrom(chance, STORIES),
  goal:
    options.goal === 'none'
      ? null
      : options.goal && options.goal !== 'drawn'
        ? (options.goal as (typeof GOALS)[number])
        : drawFrom(chance, GOALS),
});

/** 3.2 to 3.10: everything that is drawn and laid out before anybody is asked. */
const dealt = (options: Options, players: readonly Seat[], chance: Chance): GalacticFact[] => {
  const seats = nationsOf(players);
  const tiles = drawTiles(seats, chance);
  const tokens = tokensLaid(tiles, chance);
  const deck = deckShuffled(cardsInPlay(players.length), chance);
  const peoples = shuffled(chance, peoplesInPlay(players.length));
  return [
    {
      type: 'TableLaid',
      seats,
      options,
      tiles,
      order: shuffled(chance, seats),
      ...setBy(options, chance),
    },
    ...(players.length === 1 ? automasLaid(options, players[0], chance) : []),
    ...puppetSeated(seats, players, peoples.pop()!),
    ...tokens,
    deck,
    ...seats.map((seat, i) => shipsLaid(seat, tiles[i + 1].sector)),
    ...players.flatMap((seat, i): GalacticFact[] => [
      { type: 'CardDrawn', seat, secret: { to: [seat], card: deck.secret.deck[i] } },
      { type: 'PeoplesDealt', seat, secret: { to: [seat], peoples: peoples.slice(2 * i, 2 * i + 2) } },
    ]),
  ];
};

/** 28.3 */
const puppetSeated = (seats: readonly Seat[], players: readonly Seat[], people: People): GalacticFact[] =>
  seats.filter((seat) => !players.includes(seat)).map((seat): GalacticFact => ({ type: 'PuppetSeated', seat, people }));

/** 27.3: only the central sector lies, and a seat drawn by lot begins to pick. */
const laidForPicks = (options: Options, players: readonly Seat[], chance: Chance): GalacticFact[] => {
  const seats = nationsOf(players);
  const first = chance.below(players.length);
  const clockwise = [...players.slice(first), ...players.slice(0, first)];
  const centre: Tile = {
    position: 0,
    sector: drawFrom(chance, SECTOR_IDS),
    side: chance.below(2) === 0 ? 'A' : 'B',
    turned: chance.below(6),
    loose: true,
  };
  return [
    {
      type: 'TableLaid',
      seats,
      options,
      tiles: [centre],
      order: [...clockwise, ...seats.filter((seat) => !players.includes(seat))],
      ...setBy(options, chance),
    },
    ...puppetSeated(seats, players, drawFrom(chance, peoplesInPlay(players.length))),
    deckShuffled(cardsInPlay(players.length), chance),
  ];
};

export const layTable = (options: Options, players: readonly Seat[], chance: Chance): GalacticFact[] =>
  // 29.5a
  options.setup === 'picked' && players.length > 1
    ? laidForPicks(options, players, chance)
    : dealt(options, players, chance);

/** The planets a table has, for checks of a layout. */
export const planetsLaid = (tiles: readonly Tile[]): readonly Hex[] => galaxyOf(tiles).planets;
