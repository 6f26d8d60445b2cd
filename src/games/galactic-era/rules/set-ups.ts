import { drawFrom } from '../../kernel/chance.js';
import { type Ask, type Chance, type Offer, type Option, type Seat } from '../../kernel/game-definition.js';
import { ended } from '../../kernel/game-of-steps.js';
import { type GalacticAction } from '../actions.js';
import { type Board, playersOf } from '../board.js';
import { OUTER_POSITIONS } from '../components/galaxy.js';
import { type People } from '../components/pieces.js';
import { SECTOR_IDS, type SectorId } from '../components/sectors.js';
import { type AnyFact, named, offer, oneOf, type RulesOf } from '../offers.js';
import { deckShuffled, peoplesInPlay, shipsLaid, tokensLaid } from '../setup.js';

/** Deterministic set-up (27.3): the seats pick in turn until each has a people, a sector, a place in table order and a card. */
const KINDS = ['people', 'sector', 'place', 'card'] as const;
type Kind = (typeof KINDS)[number];
const FIVE = 5;

export const isPicking = ({ tiles }: Board): boolean => tiles.some(({ loose }) => loose);

const has = ({ nations, picked }: Board, seat: Seat, kind: Kind): boolean => {
  const { people, capital, hand } = nations[seat];
  switch (kind) {
    case 'people':
      return people !== null;
    case 'sector':
      return capital !== '';
    case 'place':
      return picked[seat] !== undefined;
    case 'card':
      return hand.length === 1;
  }
};
const count = (board: Board, seat: Seat): number => KINDS.filter((kind) => has(board, seat, kind)).length;

/** Clockwise from the seat that began: the first of those with the fewest picks. Cards in hand are chosen from before that. */
export const picker = (board: Board): Seat | null => {
  const players = playersOf(board);
  const choosing = players.find((seat) => board.nations[seat].hand.length > 1);
  if (choosing !== undefined) return choosing;
  const fewest = Math.min(...players.map((seat) => count(board, seat)));
  return fewest === KINDS.length ? null : players.find((seat) => count(board, seat) === fewest)!;
};

const peoplesLeft = (board: Board): People[] =>
  peoplesInPlay(playersOf(board).length).filter((people) =>
    board.seats.every((seat) => board.nations[seat].people !== people),
  );
const sectorsLeft = ({ tiles }: Board): SectorId[] =>
  SECTOR_IDS.filter((id) => tiles.every(({ sector }) => sector !== id));
const positionsLeft = ({ seats, tiles }: Board): number[] =>
  OUTER_POSITIONS[seats.length].filter((position) => tiles.every((tile) => tile.position !== position));
const placesLeft = ({ seats, picked }: Board): number[] =>
  seats.map((_seat, i) => i + 1).filter((place) => !Object.values(picked).includes(place));

/** A sector is called after its main planet. */
const sectorOption = (id: SectorId): Option => ({ id, label: { say: `hex.${id}` } });
const turns = (preset: number) => ({ kind: 'number' as const, min: 0, max: 5, preset });

const offerOf: Record<Kind, (board: Board) => Offer<GalacticAction>> = {
  people: (board) =>
    offer('PickPeople', '27.3a', {
      inputs: { people: oneOf(peoplesLeft(board).map((people) => named('people', people))) },
    }),
  sector: (board) => ({
    ...offer('PickSector', '27.3b', {
      inputs: {
        sector: oneOf(sectorsLeft(board).map(sectorOption)),
        position: oneOf(positionsLeft(board).map((position) => named('position', String(position)))),
        side: oneOf([named('side', 'A'), named('side', 'B')], 'A'),
        turned: turns(0),
        // 27.3c
        ...(board.tiles.length === 1 ? { centre: turns(board.tiles[0].turned) } : {}),
      },
    }),
    notation: { say: board.tiles.length === 1 ? 'line.PickSector.centre' : 'type.PickSector' },
  }),
  place: (board) =>
    offer('PickPlace', '27.3d', {
      inputs: { place: oneOf(placesLeft(board).map((place) => named('place', String(place)))) },
    }),
  card: () => offer('DrawFive', '27.3e'),
};
/** 31.11b */
const silentOf: Record<Kind, (board: Board) => GalacticAction> = {
  people: (board) => ({ type: 'PickPeople', people: peoplesLeft(board)[0] }),
  sector: (board) => ({
    type: 'PickSector',
    sector: sectorsLeft(board)[0],
    position: String(positionsLeft(board)[0]),
    side: 'A',
    turned: 0,
    ...(board.tiles.length === 1 ? { centre: board.tiles[0].turned } : {}),
  }),
  place: (board) => ({ type: 'PickPlace', place: String(placesLeft(board)[0]) }),
  card: () => ({ type: 'DrawFive' }),
};

const ask = (board: Board, seat: Seat): Ask<GalacticAction> => {
  const about = { say: 'about.picking' };
  const { hand } = board.nations[seat];
  if (hand.length > 1)
    return {
      seat,
      about,
      offers: [offer('KeepOne', '27.3e', { inputs: { card: oneOf(hand.map((card) => named('card', card))) } })],
      silent: { type: 'KeepOne', card: hand[0] },
    };
  const missing = KINDS.filter((kind) => !has(board, seat, kind));
  return { seat, about, offers: missing.map((kind) => offerOf[kind](board)), silent: silentOf[missing[0]](board) };
};

const pickedFacts = (board: Board, seat: Seat, action: GalacticAction, chance: Chance): AnyFact[] => {
  switch (action.type) {
    case 'PickPeople':
      return [{ type: 'PeoplePicked', seat, people: action.people }];
    case 'PickSector': {
      const { sector, position, side, turned, centre } = action;
      const turning = centre !== undefined && centre !== board.tiles[0].turned;
      return [
        ...(turning ? [{ type: 'CentreTurned', seat, turned: centre } as const] : []),
        { type: 'SectorPicked', seat, tile: { position: Number(position), sector, side, turned } },
      ];
    }
    case 'PickPlace':
      return [{ type: 'PlacePicked', seat, place: Number(action.place) }];
    case 'DrawFive':
      return [{ type: 'CardsOffered', seat, secret: { to: [seat], cards: board.deck.slice(0, FIVE) } }];
    case 'KeepOne': {
      const back = board.nations[seat].hand.filter((card) => card !== action.card);
      return [
        { type: 'CardKept', seat, secret: { to: [seat], card: action.card } },
        deckShuffled([...board.deck, ...back], chance),
      ];
    }
    default:
      throw new Error(`galactic-era: ${action.type} is no pick`);
  }
};

/** 27.3g */
const puppetsPick = (board: Board, chance: Chance): AnyFact[] => {
  if (board.puppet === null) return [];
  const { seat } = board.puppet;
  const tile = {
    position: drawFrom(chance, positionsLeft(board)),
    sector: drawFrom(chance, sectorsLeft(board)),
    side: drawFrom(chance, ['A', 'B'] as const),
    turned: chance.below(6),
  };
  return [
    { type: 'SectorPicked', seat, tile },
    { type: 'PlacePicked', seat, place: placesLeft(board)[0] },
  ];
};

/** 27.3f: when all has been picked, what chapter 3 lays is laid. */
const finished = (board: Board, chance: Chance): AnyFact[] => {
  const { seats, nations, picked } = board;
  return [
    ...tokensLaid(board.tiles, chance),
    ...seats.map((seat) => shipsLaid(seat, nations[seat].capital)),
    { type: 'TurnOrderShifted', order: [...seats].sort((a, b) => picked[a] - picked[b]) },
    ended,
  ];
};

export const picking: RulesOf<'picking'> = {
  asks: ({ board }) => {
    const seat = picker(board);
    return seat === null ? [] : [ask(board, seat)];
  },
  answer: ({ board }, seat, action, chance) => pickedFacts(board, seat, action, chance),
  resolve: ({ board }, chance) => {
    const { puppet, nations } = board;
    return puppet !== null && nations[puppet.seat].capital === ''
      ? puppetsPick(board, chance)
      : finished(board, chance);
  },
};
