import { type Option, type Seat } from '../../kernel/game-definition.js';
import { become } from '../../kernel/game-of-steps.js';
import {
  basicsAt,
  type Board,
  fleetsAt,
  isBlocked,
  isPeople,
  isPresent,
  level,
  naturalLimit,
  planetsOf,
  populationOn,
  sum,
} from '../board.js';
import { type Hex } from '../components/galaxy.js';
import { replicas as replicasAt } from '../components/technologies.js';
import { DISCS } from '../components/track.js';
import { type AnyFact, hexOption, offer, oneOf, type RulesOf, someOf, type Wanted } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { chipsLost } from './chips.js';
import { relicHex } from './sight.js';

/** Growing population (chapter 16). */
export const growable = (board: Board, seat: Seat): Hex[] =>
  planetsOf(board, seat)
    .filter((hex) => !isBlocked(board, seat, hex))
    .sort();
/** 16.2, 25.15a */
export const naturalDiscs = (board: Board, seat: Seat, hex: Hex): number =>
  Math.max(
    0,
    Math.min(isPeople(board, seat, 'mantids') ? 2 : 1, naturalLimit(board, seat, hex) - populationOn(board, hex)),
  );

export const growing: RulesOf<'growing'> = {
  asks: ({ board, step: { seat, extra } }) => {
    const planets = growable(board, seat);
    const natural = planets
      .map((hex) => ({ ...hexOption(hex), max: naturalDiscs(board, seat, hex) }))
      .filter(({ max }) => max > 0);
    const budget = replicasAt(level(board, seat, 'genetics')) + extra;
    const pyramid = relicHex(board, seat, 'ancient-pyramids');
    const most = budget + (pyramid !== null && planets.includes(pyramid) ? 1 : 0);
    const all = Object.fromEntries(natural.map(({ id, max }) => [id, max]));
    if (natural.length === 0 && (most === 0 || planets.length === 0)) return [];
    return [
      {
        seat,
        about: { say: 'about.growing' },
        offers: [
          offer('PlaceDiscs', '16.1', {
            values: { replicaCount: budget },
            inputs: {
              natural: {
                kind: 'amounts',
                over: natural,
                total: { min: 0, max: sum(natural.map(({ max }) => max)) },
                preset: all,
              },
              replicas: {
                ...someOf(
                  planets.map(hexOption),
                  0,
                  Math.min(most, planets.length),
                  planets.slice(0, Math.min(budget, planets.length)),
                ),
                // 26.5a: the replica of the pyramids is for their planet alone.
                cost: Object.fromEntries(planets.map((hex) => [hex, hex === pyramid ? 0 : 1])),
                budget,
              },
            },
          }),
        ],
        silent: {
          type: 'PlaceDiscs',
          natural: all,
          replicas: planets.slice(0, Math.min(budget, planets.length)),
        },
        byHand: true,
      },
    ];
  },
  answer: ({ board, step: { token } }, seat, action) => {
    const { natural, replicas } = action as Wanted<'PlaceDiscs'>;
    let left = DISCS - board.nations[seat].offTrack;
    const put = (hex: Hex, count: number, why: string): AnyFact[] => {
      const n = Math.min(left, count);
      left -= n;
      return n > 0 ? [{ type: 'DiscsPlaced', seat, hex, count: n, why }] : [];
    };
    const facts = [
      ...Object.entries(natural).flatMap(([hex, n]) => put(hex, n, 'natural')),
      ...replicas.flatMap((hex) => put(hex, 1, 'replica')),
    ];
    return [...facts, grown(board, seat, replicas, facts.length > 0, token)];
  },
  resolve: ({ board, step: { seat, token } }) => [grown(board, seat, [], false, token)],
};
const grown = (_board: Board, seat: Seat, not: readonly Hex[], placed: boolean, token: boolean): AnyFact =>
  become<GalacticStep>({ step: 'sacrificing', seat, left: 2, not, placed, token });

/** 25.13a: ships for replicas; then the action is over. */
const mayGiveShips = (board: Board, seat: Seat, not: readonly Hex[]): Option[] =>
  isPeople(board, seat, 'rogue-ai', 'light') && board.nations[seat].offTrack < DISCS
    ? growable(board, seat)
        .filter((hex) => !not.includes(hex) && isPresent(board, seat, hex))
        .flatMap((hex): Option[] => [
          ...(basicsAt(board, seat, hex) > 0
            ? [{ id: `basic:${hex}`, label: { say: 'give.basic', hex }, ref: `ships:${seat}@${hex}` }]
            : []),
          ...fleetsAt(board, seat, hex).map(({ handle }) => ({
            id: `${handle}:${hex}`,
            label: { say: 'give.fleet', hex, handle },
            ref: `stack:${seat}.${handle}`,
          })),
        ])
    : [];
export const sacrificing: RulesOf<'sacrificing'> = {
  asks: ({ board, step: { seat, left, not } }) => {
    const units = left > 0 ? mayGiveShips(board, seat, not) : [];
    return units.length === 0
      ? []
      : [
          {
            seat,
            about: { say: 'about.growing' },
            offers: [offer('SacrificeShip', '25.13a', { inputs: { unit: oneOf(units) } }), offer('Skip', '25.13a')],
            silent: { type: 'Skip' },
          },
        ];
  },
  answer: ({ board, step }, seat, action) => {
    if (action.type !== 'SacrificeShip') return [become<GalacticStep>({ ...step, left: 0 })];
    const [what, hex] = action.unit.split(':');
    const fleet = fleetsAt(board, seat, hex).find(({ handle }) => String(handle) === what);
    return [
      {
        type: 'ShipGivenUp',
        seat,
        hex,
        handle: fleet?.handle ?? null,
        ...(fleet ? chipsLost(fleet.chips, 1) : { out: [], in: [] }),
      },
      { type: 'DiscsPlaced', seat, hex, count: 1, why: 'sacrifice' },
      become<GalacticStep>({ ...step, left: step.left - 1, not: [...step.not, hex], placed: true }),
    ];
  },
  resolve: ({ step: { seat, placed, token } }) => [
    { type: 'ActionResolved', seat, action: 'grow', token, counts: placed, ships: 0 },
    become<GalacticStep>(),
  ],
};
