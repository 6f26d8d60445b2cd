import { type Ask, type Offer, type Option, type Seat } from '../../kernel/game-definition.js';
import { become } from '../../kernel/game-of-steps.js';
import { type GalacticAction } from '../actions.js';
import {
  atWar,
  basicsAt,
  type Board,
  discsOn,
  enemiesAt,
  fleetsAt,
  galaxy,
  hasCapital,
  hexesWithShips,
  isAutoma,
  isBlocked,
  isPeople,
  isPresent,
  level,
  mayDeclareFreely,
  naturalLimit,
  neutralKind,
  ownerOf,
  planetsOf,
  populationOn,
  shipsAtHex,
  shipsOf,
} from '../board.js';
import { type Hex } from '../components/galaxy.js';
import { ancientTechnology, eraOf } from '../components/pieces.js';
import { DISCS } from '../components/track.js';
import { range, TOP_LEVEL } from '../components/technologies.js';
import { type GalacticFact } from '../facts.js';
import { type AnyFact, hexOption, named, offer, oneOf, type RulesOf, type Wanted } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { announced } from './blocks.js';
import { learnableFrom, mayLearn, raised } from './levels.js';
import { declared } from './war.js';

/** Gaining a planet (chapter 14), with what peoples and relics change about it. */
export interface Gain {
  readonly hex: Hex;
  readonly way: 'colonize' | 'ally' | 'subjugate' | 'conquer' | 'liberate';
  readonly needs: number;
  /** The bonus of B is needed (14.9a). */
  readonly bomb: boolean;
}

/** 6.13b */
const bombBonus = (board: Board, seat: Seat, hex: Hex): number => {
  const fleet = fleetsAt(board, seat, hex).find(({ letter }) => letter === 'B');
  if (!fleet) return 0;
  return board.nations[seat].tactics.B === 'x2' ? shipsOf(fleet) : Math.floor(shipsOf(fleet) / 2);
};

/** 14.1: the one way in which a seat could gain this planet, and the ships it takes. */
export const wayTo = (board: Board, seat: Seat, hex: Hex): Omit<Gain, 'bomb' | 'hex'> | null => {
  const owner = ownerOf(board, hex);
  const dark = board.nations[seat].ethics === 'dark';
  if (owner === null) {
    if (galaxy(board).places[hex].terrain !== 'planet') return null;
    switch (neutralKind(board, hex)) {
      case 'uninhabited':
        return { way: 'colonize', needs: 1 };
      case 'primitive':
        return dark ? { way: 'subjugate', needs: 1 } : null;
      case 'advanced':
        return !dark || isPeople(board, seat, 'plejars', 'dark')
          ? { way: 'ally', needs: 1 }
          : { way: 'conquer', needs: isPeople(board, seat, 'orion', 'dark') ? 1 : 4 };
    }
  }
  const population = populationOn(board, hex);
  const grid = board.relics[hex] === 'defense-grid' ? 8 : 0;
  if (!dark)
    return atWar(board, seat, owner) && board.nations[owner].ethics === 'dark'
      ? { way: 'liberate', needs: population + 1 + grid }
      : null;
  // 14.6a
  if (!atWar(board, seat, owner) && (!mayDeclareFreely(board, seat, owner) || isPresent(board, owner, hex)))
    return null;
  if (isPeople(board, seat, 'orion', 'dark')) return { way: 'conquer', needs: 1 };
  const twice = isPeople(board, owner, 'orion', 'light') ? 2 : 1;
  return { way: 'conquer', needs: twice * population + 1 + grid };
};

/** Everything this seat could gain now with its ships; `twice` and `centre` for the Central card (23.9a). */
export const gainsOf = (board: Board, seat: Seat, source = 'token'): Gain[] =>
  hexesWithShips(board, seat)
    .filter((hex) => ownerOf(board, hex) !== seat)
    .filter((hex) => source !== 'central' || galaxy(board).places[hex].position === 0)
    .filter((hex) => level(board, seat, 'spirituality') >= 5 || enemiesAt(board, seat, hex).length === 0)
    .flatMap((hex): Gain[] => {
      const found = wayTo(board, seat, hex);
      if (!found || (source === 'ally' && found.way !== 'ally') || (source === 'colony' && found.way !== 'colonize'))
        return [];
      const owner = ownerOf(board, hex);
      const ships = shipsAtHex(board, seat, hex) * (source === 'central' ? 2 : 1);
      const serves =
        (found.way === 'conquer' || found.way === 'liberate') &&
        !(owner !== null && isPeople(board, owner, 'orion', 'light'));
      const bonus = serves ? bombBonus(board, seat, hex) : 0;
      return ships + bonus >= found.needs ? [{ hex, ...found, bomb: ships < found.needs }] : [];
    })
    .sort((a, b) => (a.hex < b.hex ? -1 : 1));

const gainOption = ({ hex, way, bomb }: Gain): Option => ({
  id: hex,
  label: hexOption(hex).label,
  ref: `hex:${hex}`,
  ...(way === 'colonize' ? {} : { warning: { say: `gain.${way}${bomb ? '.bomb' : ''}` } }),
});
export const gainOffers = (board: Board, seat: Seat, source: string): Offer<GalacticAction>[] => {
  const gains = gainsOf(board, seat, source);
  return gains.length > 0
    ? [
        offer(source === 'colony' ? 'Colonize' : 'Gain', source === 'colony' ? '25.18' : '14.1', {
          inputs: { hex: oneOf(gains.map(gainOption)) },
          refs: gains.map(({ hex }) => `hex:${hex}`),
        }),
      ]
    : [];
};
export const gainAnnounced = (board: Board, seat: Seat, hex: Hex, source: string): AnyFact[] => {
  const { way } = gainsOf(board, seat, source).find((gain) => gain.hex === hex)!;
  const owner = ownerOf(board, hex);
  // 14.6b
  const war = way === 'conquer' && owner !== null ? declared(board, seat, owner, 'conquest') : [];
  return [...war, ...announced(board, { seat, action: 'gain', hexes: [hex], way, source })];
};

/** Ships on planets whose token is face down: whether something can be gained there is a secret (30.13). */
export const mightGain = (board: Board, seat: Seat): boolean =>
  hexesWithShips(board, seat).some(
    (hex) => ownerOf(board, hex) !== seat && galaxy(board).places[hex].terrain === 'planet',
  );
const freely = (board: Board, seat: Seat, source: string, rule: string): Ask<GalacticAction>[] =>
  mightGain(board, seat)
    ? [
        {
          seat,
          about: { say: 'about.progressTurn' },
          offers: [...gainOffers(board, seat, source), offer('Skip', rule)],
          silent: { type: 'Skip' },
          byHand: true,
        },
      ]
    : [];
export const freeGain: RulesOf<'freeGain'> = {
  asks: ({ board, step: { seat, source } }) => freely(board, seat, source, '18.3a'),
  answer: ({ board, step: { source } }, seat, action) =>
    action.type === 'Gain' ? gainAnnounced(board, seat, action.hex, source) : [become<GalacticStep>()],
};
export const freeAlly: RulesOf<'freeAlly'> = {
  asks: ({ board, step: { seat } }) => freely(board, seat, 'ally', '25.8'),
  answer: ({ board }, seat, action) =>
    action.type === 'Gain' ? gainAnnounced(board, seat, action.hex, 'ally') : [become<GalacticStep>()],
};
export const gainOver: RulesOf<'gainOver'> = {
  resolve: ({ step: { free } }) => (free ? [become<GalacticStep>(), { type: 'StepEnded' }] : []),
};

/** 14.9a: basic ships count first, then of the hidden chips those with the least excess. */
const shown = (board: Board, seat: Seat, { hex, needs, bomb }: Gain, twice: number): GalacticFact[] => {
  const basics = Math.min(basicsAt(board, seat, hex), Math.ceil(needs / twice));
  const fleetB = bomb ? fleetsAt(board, seat, hex).find(({ letter }) => letter === 'B')! : null;
  let left =
    Math.ceil((needs - (bomb ? bombBonus(board, seat, hex) : 0)) / twice) - basics - (fleetB ? shipsOf(fleetB) : 0);
  const chips: Record<string, number[]> = fleetB ? { [fleetB.handle]: [...fleetB.chips] } : {};
  const hidden = fleetsAt(board, seat, hex)
    .filter((fleet) => fleet !== fleetB)
    .flatMap(({ handle, chips: all }) => all.filter((chip) => chip > 0).map((chip) => ({ handle, chip })))
    .sort((a, b) => b.chip - a.chip);
  while (left > 0 && hidden.length > 0) {
    const fits = hidden.findIndex(({ chip }) => chip <= left);
    const [{ handle, chip }] = hidden.splice(fits < 0 ? hidden.length - 1 : fits, 1);
    chips[handle] = [...(chips[handle] ?? []), chip];
    left -= chip;
  }
  return Object.keys(chips).length > 0
    ? [{ type: 'ShipsShown', seat, hex, basics, chips, bomb: fleetB?.handle ?? null }]
    : [];
};

/** 14.1, 25.4b, 25.9 */
const discsFor = (board: Board, seat: Seat, way: Gain['way'], hex: Hex): number => {
  const neutral = ownerOf(board, hex) === null;
  const empire = isPeople(board, seat, 'galactic', 'dark');
  switch (way) {
    case 'colonize':
      return 1;
    case 'ally':
      return 3;
    case 'subjugate':
      return isPeople(board, seat, 'annunaki', 'dark') && naturalLimit(board, seat, hex) >= 3 ? 3 : 2;
    case 'conquer':
      return empire ? (neutral ? 3 : Math.min(3, populationOn(board, hex))) : 1;
    case 'liberate':
      return populationOn(board, hex);
  }
};

/** 22.9a, 22.12a, 22.15a, 25.17a */
const scored = (board: Board, seat: Seat, hex: Hex, way: Gain['way']): GalacticFact[] => {
  if (isAutoma(board, seat)) return [];
  const places = galaxy(board).places;
  const away = places[hex].position !== places[board.nations[seat].capital].position;
  const story =
    eraOf(board.round) !== 'dark'
      ? 0
      : board.story === 'journeys' && away
        ? 2
        : board.story === 'wars'
          ? 1
          : board.story === 'migrations'
            ? populationOn(board, hex)
            : 0;
  return [
    ...(story > 0 ? [{ type: 'PointsChanged', seat, points: story, why: 'story' } as const] : []),
    ...(way === 'liberate' && isPeople(board, seat, 'plejars', 'light')
      ? [{ type: 'PointsChanged', seat, points: 2, why: 'plejars' } as const]
      : []),
  ];
};

/** 14.13: in this order. */
export const gaining: RulesOf<'gaining'> = {
  resolve: ({ board, step: { seat, hex, source } }) => {
    const gain = gainsOf(board, seat, source).find((one) => one.hex === hex);
    // The ships may have become too few, or peace been made, while others were asked.
    if (!gain) return [];
    const { way } = gain;
    const victim = ownerOf(board, hex);
    const population = populationOn(board, hex);
    const off = discsOn(board, hex);
    const token = board.neutrals[hex];
    const mayans = victim !== null && way === 'conquer' && isPeople(board, victim, 'cosmic-mayans', 'light');
    const hadCapital = victim !== null && hasCapital(board, victim, hex);
    const steps: (GalacticStep | false)[] = [
      mayans && off > 0 && { step: 'mayanFlight', seat: victim, hex, discs: Math.min(3, off) },
      { step: 'settling', seat, hex, discs: discsFor(board, seat, way, hex) },
      hadCapital && { step: 'evacuating', seat: victim, from: hex, forced: true, to: '' },
      victim !== null && { step: 'emergency', seat: victim, evacuated: hadCapital },
      board.hidden[hex] !== undefined && { step: 'relicFound', seat, hex },
      victim !== null && { step: 'technologyTheft', seat, from: [victim], levels: population >= 6 ? 2 : 1 },
      source !== 'ally' && isPeople(board, seat, 'galactic', 'light') && { step: 'freeAlly', seat },
      { step: 'gainOver', free: source !== 'token' && source !== 'colony' },
    ];
    return [
      ...shown(board, seat, gain, source === 'central' ? 2 : 1),
      { type: 'ActionResolved', seat, action: 'gain', token: source === 'token', counts: true, ships: 0 },
      ...(source === 'colony' ? [{ type: 'ColonySpent', seat } as const] : []),
      { type: 'PlanetGained', seat, hex, way, from: victim, population },
      ...(token === undefined ? [] : [{ type: 'NeutralTurned', seat, hex, neutral: token } as const]),
      ...(victim !== null ? scored(board, seat, hex, way) : []),
      ...(victim !== null && off > 0
        ? [{ type: 'DiscsRemoved', seat: victim, hex, count: off, why: 'taken' } as const]
        : []),
      become<GalacticStep>(...steps.filter((step): step is GalacticStep => step !== false)),
    ];
  },
};

/** 25.16 */
export const mayanFlight: RulesOf<'mayanFlight'> = {
  asks: ({ board, step: { seat, hex, discs } }) => {
    const away = galaxy(board).distances(hex);
    const far = range(level(board, seat, 'propulsion'));
    const goals = planetsOf(board, seat).filter(
      (other) => other !== hex && away[other] <= far && !isBlocked(board, seat, other),
    );
    const most = Math.min(discs, DISCS - board.nations[seat].offTrack);
    if (goals.length === 0 || most === 0) return [];
    const nearest = [...goals].sort((a, b) => away[a] - away[b] || (a < b ? -1 : 1))[0];
    return [
      {
        seat,
        about: { say: 'about.mayanFlight' },
        offers: [
          offer('Flee', '25.16', {
            inputs: {
              discs: {
                kind: 'amounts',
                over: goals.map((goal) => ({ ...hexOption(goal), max: most })),
                total: { min: 0, max: most },
              },
            },
          }),
        ],
        silent: { type: 'Flee', discs: { [nearest]: most } },
      },
    ];
  },
  answer: (_here, seat, action) => [
    ...Object.entries((action as Wanted<'Flee'>).discs)
      .filter(([, count]) => count > 0)
      .map(([hex, count]): AnyFact => ({ type: 'DiscsPlaced', seat, hex, count, why: 'flight' })),
    become<GalacticStep>(),
  ],
};

/** 1.5a, 1.5b */
export const settling: RulesOf<'settling'> = {
  resolve: ({ board, step: { seat, hex, discs } }) => {
    const count = Math.min(discs, DISCS - board.nations[seat].offTrack);
    return [
      ...(count > 0 ? [{ type: 'DiscsPlaced', seat, hex, count, why: 'gain' } as const] : []),
      become<GalacticStep>(...(count < discs ? [{ step: 'shortage' as const, seat, hex, discs: discs - count }] : [])),
    ];
  },
};
export const shortage: RulesOf<'shortage'> = {
  asks: ({ board, step: { seat, hex, discs } }) => {
    const from = planetsOf(board, seat).filter(
      (other) => other !== hex && discsOn(board, other) > 0 && !isBlocked(board, seat, other),
    );
    return from.length === 0
      ? []
      : [
          {
            seat,
            about: { say: 'about.shortage' },
            offers: [
              offer('TakeDiscs', '1.5b', {
                inputs: {
                  discs: {
                    kind: 'amounts',
                    over: from.map((other) => ({ ...hexOption(other), max: discsOn(board, other) })),
                    total: { min: 0, max: discs },
                    preset: {},
                  },
                },
              }),
            ],
            silent: { type: 'TakeDiscs', discs: {} },
          },
        ];
  },
  answer: ({ step: { hex } }, seat, action) => [
    ...Object.entries((action as Wanted<'TakeDiscs'>).discs).flatMap(([from, n]) =>
      Array.from({ length: n }, (): AnyFact => ({ type: 'DiscRelocated', seat, from, to: hex, why: 'shortage' })),
    ),
    become<GalacticStep>(),
  ],
};

/** Chapter 26 */
export const relicFound: RulesOf<'relicFound'> = {
  resolve: ({ board, step: { seat, hex } }) => {
    const relic = board.hidden[hex];
    const turned: GalacticFact = { type: 'RelicTurned', seat, hex, relic };
    const technology = ancientTechnology(relic);
    if (relic === 'buried-ships')
      return [
        turned,
        become<GalacticStep>({ step: 'building', seat, ships: 3, why: 'relic', hexes: [hex], placed: 0 }),
      ];
    if (technology === null) return [turned, become<GalacticStep>()];
    // 25.21b
    if (technology === 'robotics' && isPeople(board, seat, 'yowies'))
      return [
        turned,
        become<GalacticStep>({ step: 'building', seat, ships: 2, why: 'relic', hexes: [hex], placed: 0 }),
      ];
    const now = level(board, seat, technology);
    if (now === TOP_LEVEL) return [turned, become<GalacticStep>({ step: 'special', seat, technology, relic: true })];
    if (!mayLearn(board, seat, technology)) return [turned, become<GalacticStep>()];
    const { facts, steps } = raised(board, seat, technology, now + 1, 'relic');
    return [turned, ...facts, become<GalacticStep>(...steps)];
  },
};

/** 14.14 to 14.14b, 23.7a */
export const technologyTheft: RulesOf<'technologyTheft'> = {
  asks: ({ board, step: { seat, from } }) => {
    const offers = from.flatMap((victim) => {
      const open = learnableFrom(board, seat, victim);
      return open.length > 0
        ? [
            offer('Steal', '14.14', {
              fixed: { from: victim },
              inputs: { technology: oneOf(open.map((technology) => named('technology', technology))) },
            }),
          ]
        : [];
    });
    return offers.length === 0
      ? []
      : [
          {
            seat,
            about: { say: 'about.theft' },
            offers: [...offers, offer('Skip', '14.14b')],
            silent: { type: 'Skip' },
          },
        ];
  },
  answer: ({ board, step }, seat, action) => {
    if (action.type !== 'Steal') return [{ type: 'TheftDeclined', seat }, become<GalacticStep>()];
    const { technology } = action;
    const { facts, steps } = raised(board, seat, technology, level(board, seat, technology) + 1, 'theft');
    return [
      ...facts,
      become<GalacticStep>(...steps, ...(step.levels > 1 ? [{ ...step, levels: step.levels - 1 }] : [])),
    ];
  },
};
