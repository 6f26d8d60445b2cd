import { drawFrom, shuffled } from '../kernel/chance.js';
import { type Chance, type Options, type Seat } from '../kernel/game-definition.js';
import { galaxyOf, type Hex, OUTER_POSITIONS, type Tile } from './components/galaxy.js';
import { CARD_IDS, GOALS, type Neutral, PEOPLE_IDS, RELICS, START_SHIPS, STORIES } from './components/pieces.js';
import { SECTOR_IDS, sectorOf } from './components/sectors.js';
import { type GalacticFact } from './facts.js';
import { automasLaid } from './rules/automa-start.js';

const times = (neutral: Neutral, n: number): Neutral[] => Array.from({ length: n }, () => neutral);

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

/** 3.2 to 3.10: everything that is drawn and laid out before anybody is asked. */
export const layTable = (options: Options, seats: readonly Seat[], chance: Chance): GalacticFact[] => {
  const tiles = drawTiles(seats, chance);
  const neutrals = tiles.flatMap((tile) => neutralsOf(tile, chance));
  const central = sectorOf(tiles[0].sector).planets;
  const relics = shuffled(chance, RELICS).slice(0, central.length);
  // 29.6
  const cards = shuffled(
    chance,
    CARD_IDS.filter((card) => seats.length > 1 || card !== 'exploratory'),
  );
  const peoples = shuffled(chance, PEOPLE_IDS);
  return [
    {
      type: 'TableLaid',
      seats,
      options,
      tiles,
      order: shuffled(chance, seats),
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
    },
    {
      type: 'NeutralsLaid',
      hexes: neutrals.map(([hex]) => hex),
      secret: { to: [], neutrals: neutrals.map(([, neutral]) => neutral) },
    },
    { type: 'RelicsLaid', hexes: central, secret: { to: [], relics } },
    { type: 'DeckShuffled', cards: cards.length, secret: { to: [], deck: cards } },
    ...(seats.length === 1 ? automasLaid(options, seats[0], chance) : []),
    ...seats.flatMap((seat, i): GalacticFact[] => [
      { type: 'ShipsPlaced', seat, hex: tiles[i + 1].sector, ships: START_SHIPS, why: 'start' },
      { type: 'CardDrawn', seat, secret: { to: [seat], card: cards[i] } },
      { type: 'PeoplesDealt', seat, secret: { to: [seat], peoples: peoples.slice(2 * i, 2 * i + 2) } },
    ]),
  ];
};

/** The planets a table has, for checks of a layout. */
export const planetsLaid = (tiles: readonly Tile[]): readonly Hex[] => galaxyOf(tiles).planets;
