import { type Offer, type Seat } from '../../kernel/game-definition.js';
import { become } from '../../kernel/game-of-steps.js';
import { type GalacticAction } from '../actions.js';
import {
  basicsInReserve,
  type Board,
  decoysLeft,
  discsOn,
  enemiesAt,
  fleetsAt,
  galaxy,
  hasCapital,
  hexesWithShips,
  isBlocked,
  isPeople,
  level,
  lettersFree,
  planetsOf,
  populationOn,
  sum,
} from '../board.js';
import { type Hex } from '../components/galaxy.js';
import { shipsMore, shipyardFrom } from '../components/technologies.js';
import { DISCS, shipsAt } from '../components/track.js';
import {
  type AnyFact,
  hexOption,
  named,
  offer,
  oneOf,
  ownFleet,
  type RulesOf,
  type StepOf,
  type Wanted,
} from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { chipsInput, chipsOf } from './chips.js';
import { created, fleetRef } from './fleets.js';

/** Building ships (chapter 17). */
export const minedAsteroids = (board: Board, seat: Seat): Hex[] =>
  isPeople(board, seat, 'cosmic-mayans')
    ? []
    : hexesWithShips(board, seat).filter((hex) => galaxy(board).places[hex].terrain === 'asteroids');
/** 17.1, 17.4a to 17.4c; power discs of the Slavers count as discs (29.13c). */
export const production = (board: Board, seat: Seat, power = 0): number => {
  const blocked = sum(
    planetsOf(board, seat)
      .filter((hex) => isBlocked(board, seat, hex))
      .map((hex) => populationOn(board, hex)),
  );
  const asteroids = minedAsteroids(board, seat).filter(
    (hex) => level(board, seat, 'spirituality') >= 5 || enemiesAt(board, seat, hex).length === 0,
  );
  return (
    shipsAt(Math.min(DISCS, board.nations[seat].offTrack - blocked + power)) +
    shipsMore(level(board, seat, 'robotics')) +
    asteroids.length
  );
};
/** 17.3, 17.4 */
export const shipyards = (board: Board, seat: Seat): Hex[] =>
  planetsOf(board, seat)
    .filter(
      (hex) => hasCapital(board, seat, hex) || populationOn(board, hex) >= shipyardFrom(level(board, seat, 'robotics')),
    )
    .filter((hex) => !isBlocked(board, seat, hex))
    .sort();

const mayGiveDiscs = (board: Board, seat: Seat): Hex[] =>
  isPeople(board, seat, 'rogue-ai', 'dark')
    ? planetsOf(board, seat)
        .filter((hex) => discsOn(board, hex) > 0 && !isBlocked(board, seat, hex))
        .sort()
    : [];
export const buildingSteps = (board: Board, seat: Seat): GalacticStep[] => [
  ...(mayGiveDiscs(board, seat).length > 0 ? [{ step: 'sacrificingDiscs' as const, seat }] : []),
  {
    step: 'building',
    seat,
    ships: production(board, seat),
    why: 'build',
    hexes: shipyards(board, seat),
    placed: 0,
  },
];

/** 25.13b */
export const sacrificingDiscs: RulesOf<'sacrificingDiscs'> = {
  asks: ({ board, step: { seat } }) => {
    const hexes = mayGiveDiscs(board, seat);
    const over = hexes.map((hex) => ({ ...hexOption(hex), max: discsOn(board, hex) }));
    return [
      {
        seat,
        about: { say: 'about.progressTurn' },
        offers: [
          offer('SacrificeDiscs', '25.13b', {
            inputs: {
              discs: { kind: 'amounts', over, total: { min: 0, max: sum(over.map(({ max }) => max)) }, preset: {} },
            },
          }),
        ],
        silent: { type: 'SacrificeDiscs', discs: {} },
      },
    ];
  },
  answer: (_here, seat, action) => {
    const given = Object.entries((action as Wanted<'SacrificeDiscs'>).discs).filter(([, n]) => n > 0);
    return [
      ...given.map(([hex, count]): AnyFact => ({ type: 'DiscsRemoved', seat, hex, count, why: 'sacrifice' })),
      become<GalacticStep>(
        ...given.map(([hex, n]): GalacticStep => ({
          step: 'building',
          seat,
          ships: 2 * n,
          why: 'sacrifice',
          hexes: [hex],
          placed: 0,
        })),
      ),
    ];
  },
};

/** Where these ships go: for the Economic card any own planet (23.11a). */
const yards = (board: Board, { seat, hexes, why }: StepOf<'building'>): readonly Hex[] =>
  why === 'economic' ? planetsOf(board, seat).sort() : hexes;

const placing = (board: Board, step: StepOf<'building'>): Offer<GalacticAction>[] => {
  const { seat, ships } = step;
  const hexes = yards(board, step);
  const basics = Math.min(ships, basicsInReserve(board, seat));
  const decoys = decoysLeft(board, seat);
  const letters = lettersFree(board, seat);
  return [
    ...(basics > 0 && hexes.length > 0
      ? [
          offer('PlaceBasics', '17.5', {
            values: { left: ships },
            inputs: {
              places: {
                kind: 'amounts',
                over: hexes.map((hex) => ({ ...hexOption(hex), max: basics })),
                total: { min: 1, max: basics },
                preset: { [hexes[0]]: basics },
              },
            },
          }),
        ]
      : []),
    ...hexes.flatMap((hex) =>
      fleetsAt(board, seat, hex).map((fleet) =>
        offer('PlaceInFleet', '17.5', {
          fixed: { fleet: fleet.handle },
          values: { ...ownFleet(fleet), hex },
          refs: [fleetRef(seat, fleet.handle)],
          inputs: { chips: chipsInput(ships, decoys) },
        }),
      ),
    ),
    ...(letters.length > 0
      ? hexes.map((hex) =>
          offer('PlaceInNewFleet', '17.5a', {
            fixed: { hex },
            refs: [`hex:${hex}`],
            inputs: {
              letter: oneOf(letters.map((letter) => named('letter', letter))),
              chips: chipsInput(ships, decoys),
            },
          }),
        )
      : []),
  ];
};

/** 17.5 to 17.5d: ship by ship or all at once, until they are placed or the rest is given up. */
export const building: RulesOf<'building'> = {
  asks: ({ board, step }) => {
    const offers = step.ships > 0 ? placing(board, step) : [];
    if (offers.length === 0) return [];
    const first = offers.find(({ action }) => action.type === 'PlaceBasics');
    const places = first?.inputs.places;
    return [
      {
        seat: step.seat,
        about: { say: 'about.building' },
        offers: [...offers, offer('Done', '17.5c')],
        silent: places?.kind === 'amounts' ? { type: 'PlaceBasics', places: { ...places.preset } } : { type: 'Done' },
      },
    ];
  },
  answer: ({ board, step }, seat, action) => {
    const rest = (n: number): AnyFact =>
      become<GalacticStep>({ ...step, ships: step.ships - n, placed: step.placed + n });
    switch (action.type) {
      case 'PlaceBasics': {
        const places = Object.entries(action.places).filter(([, n]) => n > 0);
        return [
          ...places.map(([hex, ships]): AnyFact => ({ type: 'ShipsPlaced', seat, hex, ships, why: step.why })),
          rest(sum(places.map(([, n]) => n))),
        ];
      }
      case 'PlaceInFleet': {
        const chips = chipsOf(action.chips);
        return [{ type: 'FleetAugmented', seat, handle: action.fleet, chips, basics: 0 }, rest(sum(chips))];
      }
      case 'PlaceInNewFleet': {
        const chips = chipsOf(action.chips);
        return [created(board, seat, action.hex, action.letter, chips, 0), rest(sum(chips))];
      }
      default:
        return [become<GalacticStep>({ ...step, ships: 0 })];
    }
  },
  resolve: ({ step: { seat, why, placed } }) =>
    why === 'build'
      ? [
          { type: 'ActionResolved', seat, action: 'build', token: true, counts: true, ships: placed },
          become<GalacticStep>(),
        ]
      : [],
};
