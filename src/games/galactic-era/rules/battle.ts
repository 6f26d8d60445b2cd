import { type Option, type Seat } from '../../kernel/game-definition.js';
import { become, begin, ended } from '../../kernel/game-of-steps.js';
import { reactionWindow } from '../../kernel/reaction-window.js';
import { type GalacticAction } from '../actions.js';
import {
  basicsAt,
  type Board,
  enemiesAt,
  fleetsAt,
  galaxy,
  hexesWithShips,
  isAutoma,
  isPeople,
  isPresent,
  level,
  planetsOf,
  shipsAtHex,
  shipsOf,
  sum,
} from '../board.js';
import { type Hex } from '../components/galaxy.js';
import { eraOf } from '../components/pieces.js';
import { type GalacticFact } from '../facts.js';
import {
  type AnyFact,
  fleetOption,
  hexOption,
  offer,
  oneOf,
  type RulesOf,
  seatOption,
  type StepOf,
  type Wanted,
} from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { couldHold, holds, played } from './cards.js';
import { chipsLost } from './chips.js';
import { explored, unseenAt } from './sight.js';
import { deciderOf, defendersAt, fought, sidesAt } from './strength.js';
import { retreatsFrom } from './voyages.js';

/** Battles, stage by stage (chapter 10). From the showing of the fleets on nothing else can happen (5.11b). */
const closed = ({ board }: { board: Board }): boolean => board.battle?.shown ?? false;
const about = (hex: Hex) => ({ say: 'about.battle', hex });

export const battles: RulesOf<'battles'> = {
  asks: ({ board, step: { seat } }) => {
    const hexes = hexesWithShips(board, seat)
      .filter((hex) => enemiesAt(board, seat, hex).length > 0)
      .sort();
    if (hexes.length === 0) return [];
    const pick = { hex: oneOf(hexes.map(hexOption)) };
    return [
      {
        seat,
        about: { say: 'about.battles' },
        offers: [
          offer('Fight', '10.5', { inputs: pick }),
          ...(holds(board, seat, 'military', 'A')
            ? [offer('FightToTheEnd', '23.8b', { inputs: pick, secret: true })]
            : []),
        ],
        silent: { type: 'Fight', hex: hexes[0] },
        ...(couldHold(board, seat, 'military') ? { byHand: true as const } : {}),
      },
    ];
  },
  answer: ({ board }, seat, action) => {
    const { hex } = action as Wanted<'Fight'>;
    return [
      { type: 'BattleBegan', hex, attacker: seat },
      ...(action.type === 'FightToTheEnd'
        ? [...played(board, seat, 'military', 'A', 0), { type: 'RetreatBarred', seat } as const]
        : []),
      begin<GalacticStep>(
        { step: 'retreats', hex },
        { step: 'forcingOut', hex },
        { step: 'showing', hex },
        { step: 'evading', hex },
        { step: 'defending', hex },
        { step: 'combat', hex },
        { step: 'spoils', hex },
        { step: 'losses', hex },
        { step: 'saving', hex },
        { step: 'clearing', hex },
        { step: 'rout', hex },
        { step: 'battleOver', hex },
      ),
    ];
  },
  resolve: ({ step: { seat } }) => [{ type: 'MovementTurnEnded', seat }, ended],
};

/** 10.6 */
const mayLeave = (board: Board, seat: Seat, attacker: Seat): boolean =>
  level(board, seat, 'spirituality') > level(board, attacker, 'spirituality') ||
  level(board, seat, 'propulsion') > level(board, attacker, 'propulsion');
/** 30.13: a fleet that might be E as far as others know, or is E where only holders are asked. */
const mightEvade = (board: Board, seat: Seat, hex: Hex): boolean =>
  fleetsAt(board, seat, hex).some(
    ({ letter, letterShown }) =>
      letter === 'E' || (board.options.asked !== 'holders' && letter !== 'D' && !letterShown),
  );
const fleetE = (board: Board, seat: Seat, hex: Hex) => fleetsAt(board, seat, hex).find(({ letter }) => letter === 'E');
const mayRepel = (board: Board, seat: Seat): boolean =>
  isPeople(board, seat, 'felines', 'light') && !board.nations[seat].tally.feline;

const goingTo = (board: Board, seat: Seat, hex: Hex) => ({ to: oneOf(retreatsFrom(board, seat, hex).map(hexOption)) });

/** 10.9, with 9.1c and 22.18c */
const retreated = (
  board: Board,
  seat: Seat,
  from: Hex,
  to: Hex,
  only: number | null,
  before: boolean,
): GalacticFact[] => [
  { type: 'RetreatMade', seat, from, to, only, before },
  ...(before && board.story === 'rivalry' && eraOf(board.round) === 'dark'
    ? [{ type: 'PointsChanged', seat, points: -2, why: 'story' } as const]
    : []),
  ...(unseenAt(board, seat, to) ? [explored(board, seat, to)] : []),
];

/** 31.11a */
export const silentRetreat = (board: Board, seat: Seat, hex: Hex): Hex => {
  const map = galaxy(board);
  const own = planetsOf(board, seat);
  const near = (at: Hex): number => Math.min(...own.map((planet) => map.distances(planet)[at]));
  return retreatsFrom(board, seat, hex).sort(
    (a, b) =>
      near(a) - near(b) ||
      Number(map.places[b].terrain === 'nebula') - Number(map.places[a].terrain === 'nebula') ||
      (a < b ? -1 : 1),
  )[0];
};

/** 10.6 to 10.8, 25.11a: the defenders, one after another. */
const nextToDecide = (board: Board, hex: Hex): Seat | undefined => {
  const battle = board.battle!;
  return defendersAt(board, battle.attacker, hex).find(
    (seat) =>
      !battle.decided.includes(seat) &&
      (mayRepel(board, seat) ||
        (!battle.noRetreat && (mayLeave(board, seat, battle.attacker) || mightEvade(board, seat, hex)))),
  );
};
export const retreats: RulesOf<'retreats'> = {
  asks: ({ board, step: { hex } }) => {
    const battle = board.battle!;
    const seat = nextToDecide(board, hex);
    if (seat === undefined) return [];
    const leaves = !battle.noRetreat && mayLeave(board, seat, battle.attacker);
    const evades = !battle.noRetreat && fleetE(board, seat, hex) !== undefined;
    return [
      {
        seat,
        about: about(hex),
        offers: [
          offer('Stay', '10.6'),
          ...(leaves ? [offer('Leave', '10.6', { inputs: goingTo(board, seat, hex) })] : []),
          ...(evades ? [offer('LeaveE', '10.7', { inputs: goingTo(board, seat, hex), secret: true })] : []),
          ...(mayRepel(board, seat) ? [offer('Repel', '25.11a')] : []),
        ],
        silent: { type: 'Stay' },
        byHand: true,
      },
    ];
  },
  answer: ({ board, step: { hex } }, seat, action) => {
    const { attacker } = board.battle!;
    switch (action.type) {
      case 'Leave':
        return retreated(board, seat, hex, action.to, null, true);
      case 'LeaveE':
        return retreated(board, seat, hex, action.to, fleetE(board, seat, hex)!.handle, true);
      case 'Repel':
        return [
          { type: 'AttackerRepelled', seat: attacker, by: seat },
          begin<GalacticStep>({ step: 'drivenOff', seat: attacker, hex, before: false }),
        ];
      default:
        return [{ type: 'StoodFirm', seat, hex }];
    }
  },
};

/** 25.11a, 25.11b: whoever is driven off chooses where to. */
export const drivenOff: RulesOf<'drivenOff'> = {
  asks: ({ board, step: { seat, hex } }) => [
    {
      seat,
      about: about(hex),
      offers: [offer('Leave', '10.9', { inputs: goingTo(board, seat, hex) })],
      silent: { type: 'Leave', to: silentRetreat(board, seat, hex) },
    },
  ],
  answer: ({ board, step: { hex, before } }, seat, action) => [
    ...retreated(board, seat, hex, (action as Wanted<'Leave'>).to, null, before),
    ended,
  ],
};

/** A battle goes on only with ships on both sides (10.10). */
const isOver = (board: Board, hex: Hex): boolean => {
  const { attacker } = board.battle!;
  return !isPresent(board, attacker, hex) || defendersAt(board, attacker, hex).length === 0;
};

export const forcingOut: RulesOf<'forcingOut'> = {
  asks: ({ board, step: { hex } }) => {
    const { attacker, felines } = board.battle!;
    if (isOver(board, hex) || felines || !isPeople(board, attacker, 'felines', 'dark')) return [];
    if (board.nations[attacker].tally.feline) return [];
    return [
      {
        seat: attacker,
        about: about(hex),
        offers: [
          offer('ForceOut', '25.11b', {
            inputs: { seat: oneOf(defendersAt(board, attacker, hex).map(seatOption)) },
          }),
          offer('ForceNobody', '25.11b'),
        ],
        silent: { type: 'ForceNobody' },
      },
    ];
  },
  answer: ({ step: { hex } }, seat, action) =>
    action.type === 'ForceOut'
      ? [
          { type: 'RetreatForced', seat: action.seat, by: seat, hex },
          begin<GalacticStep>({ step: 'drivenOff', seat: action.seat, hex, before: true }),
        ]
      : [{ type: 'ForcingDeclined', seat }],
};

/** 10.12, 10.12a */
const waitsToEvade = (board: Board, hex: Hex): { seat: Seat; handle: number }[] => {
  const { attacker, noRetreat } = board.battle!;
  if (noRetreat) return [];
  return defendersAt(board, attacker, hex).flatMap((seat) => {
    const fleet = board.nations[seat].tactics.E === 'x2' ? fleetE(board, seat, hex) : undefined;
    return fleet ? [{ seat, handle: fleet.handle }] : [];
  });
};
const shown = (board: Board, hex: Hex, seats: readonly Seat[], hidden: readonly { seat: Seat }[]): GalacticFact => ({
  type: 'FleetsRevealed',
  hex,
  fleets: seats.flatMap((seat) =>
    fleetsAt(board, seat, hex).map(({ handle, letter, chips }) => ({
      seat,
      handle,
      letter,
      chips: letter === 'E' && hidden.some((one) => one.seat === seat) ? [] : chips,
    })),
  ),
});
export const showing: RulesOf<'showing'> = {
  resolve: ({ board, step: { hex } }) => {
    if (isOver(board, hex)) return [];
    const { attacker } = board.battle!;
    return [shown(board, hex, [attacker, ...defendersAt(board, attacker, hex)], waitsToEvade(board, hex)), ended];
  },
};
export const evading: RulesOf<'evading'> = {
  closed,
  asks: ({ board, step: { hex } }) => {
    if (!board.battle!.shown || isOver(board, hex)) return [];
    const next = waitsToEvade(board, hex).find(({ seat }) => !board.battle!.evaded.includes(seat));
    return next
      ? [
          {
            seat: next.seat,
            about: about(hex),
            offers: [offer('Stay', '10.12a'), offer('LeaveE', '10.12a', { inputs: goingTo(board, next.seat, hex) })],
            silent: { type: 'Stay' },
          },
        ]
      : [];
  },
  answer: ({ board, step: { hex } }, seat, action) =>
    action.type === 'LeaveE'
      ? retreated(board, seat, hex, action.to, fleetE(board, seat, hex)!.handle, true)
      : [
          { type: 'StoodFirm', seat, hex },
          {
            type: 'FleetsRevealed',
            hex,
            fleets: [fleetE(board, seat, hex)!].map(({ handle, letter, chips }) => ({ seat, handle, letter, chips })),
          },
        ],
};

/** 10.16, 23.12a: asked of whoever publicly could hold the card (30.13). */
const sectorAt = (board: Board, hex: Hex): number => galaxy(board).places[hex].position;
export const defending: RulesOf<'defending'> = {
  ...reactionWindow<Board, StepOf<'defending'>, GalacticAction, AnyFact>({
    mayReact: ({ board, step: { hex } }) => {
      if (isOver(board, hex)) return [];
      const { attacker } = board.battle!;
      return board.order.filter(
        (seat) =>
          (seat === attacker || defendersAt(board, attacker, hex).includes(seat)) &&
          couldHold(board, seat, 'defensive') &&
          sectorAt(board, hex) === sectorAt(board, board.nations[seat].capital),
      );
    },
    ask: ({ board, step: { hex } }, seat) => ({
      about: about(hex),
      offers: [
        ...(holds(board, seat, 'defensive', 'A')
          ? [offer('PlayA', '23.12a', { fixed: { card: 'defensive', effect: 'effect' }, secret: true })]
          : []),
        offer('NoCard', '10.16'),
      ],
      silent: { type: 'NoCard' },
      byHand: true,
    }),
    apply: ({ board }, reactions) => [
      ...reactions
        .filter(([, { type }]) => type === 'PlayA')
        .flatMap(([seat]): AnyFact[] => [
          ...played(board, seat, 'defensive', 'A', 0),
          { type: 'SideBoosted', seat, points: 20 },
        ]),
      ended,
    ],
  }),
  closed,
};

/** 10.17, 6.15c, 22.9b, 22.15b */
export const combat: RulesOf<'combat'> = {
  closed,
  resolve: ({ board, step: { hex } }) => {
    if (isOver(board, hex)) return [];
    const sides = sidesAt(board, board.battle!.attacker, hex);
    const { attack, defence, attackWins } = fought(board, hex, sides);
    const [winners, losers] = attackWins ? [sides.attack, sides.defence] : [sides.defence, sides.attack];
    const dark = eraOf(board.round) === 'dark';
    const points = (seat: Seat): GalacticFact[] => {
      if (isAutoma(board, seat)) return [];
      const away = sectorAt(board, board.nations[seat].capital) !== sectorAt(board, hex);
      const story = dark && board.story === 'journeys' && away ? 2 : dark && board.story === 'migrations' ? 1 : 0;
      const token = fleetsAt(board, seat, hex).some(({ letter }) => board.nations[seat].tactics[letter] === 'dp3');
      return [
        ...(token ? [{ type: 'PointsChanged', seat, points: 3, why: 'tactic' } as const] : []),
        ...(story > 0 ? [{ type: 'PointsChanged', seat, points: story, why: 'story' } as const] : []),
      ];
    };
    return [{ type: 'CombatWon', hex, winners, losers, attack, defence }, ...winners.flatMap(points), ended];
  },
};

/** Units of these seats in the hex, as amounts. */
const unitsOf = (board: Board, seats: readonly Seat[], hex: Hex): (Option & { max: number })[] =>
  seats.flatMap((seat) => [
    ...(basicsAt(board, seat, hex) > 0
      ? [
          {
            id: `${seat}.basic`,
            label: { say: 'unit.basic', seat },
            ref: `ships:${seat}@${hex}`,
            max: basicsAt(board, seat, hex),
          },
        ]
      : []),
    ...fleetsAt(board, seat, hex).map((fleet) => ({ ...fleetOption(seat, fleet.handle), max: shipsOf(fleet) })),
  ]);
const allOf = (units: readonly { id: string; max: number }[]): Record<string, number> =>
  Object.fromEntries(units.map(({ id, max }) => [id, max]));
/** 10.20 */
const isCheap = (board: Board): boolean => {
  const { strengths, winners, attacker } = board.battle!;
  const { attack, defence } = strengths!;
  return winners.includes(attacker) ? attack >= 3 * defence : defence >= 3 * attack;
};

export const spoils: RulesOf<'spoils'> = {
  closed,
  asks: ({ board, step: { hex } }) => {
    const battle = board.battle!;
    if (battle.winners.length === 0 || battle.decided.includes('spoils')) return [];
    const units = unitsOf(board, battle.losers, hex);
    const most = sum(units.map(({ max }) => max));
    const destroy = isCheap(board) ? allOf(units) : {};
    return [
      {
        seat: deciderOf(board, hex, battle.winners),
        about: about(hex),
        offers: [
          offer('NameSpoils', '10.19', {
            values: { attack: battle.strengths!.attack, defence: battle.strengths!.defence },
            inputs: { destroy: { kind: 'amounts', over: units, total: { min: 0, max: most }, preset: destroy } },
          }),
        ],
        silent: { type: 'NameSpoils', destroy },
      },
    ];
  },
  answer: (_here, seat, action) => [
    { type: 'SpoilsNamed', seat, destroy: (action as Wanted<'NameSpoils'>).destroy },
    ended,
  ],
};

export const losses: RulesOf<'losses'> = {
  closed,
  asks: ({ board, step: { hex } }) => {
    const { winners, destroy } = board.battle!;
    const gone = sum(Object.values(destroy));
    if (winners.length === 0 || gone === 0 || isCheap(board)) return [];
    const units = unitsOf(board, winners, hex);
    const count = Math.min(Math.ceil(gone / 2), sum(units.map(({ max }) => max)));
    let left = count;
    const first = Object.fromEntries(
      units.map(({ id, max }) => {
        const n = Math.min(max, left);
        left -= n;
        return [id, n];
      }),
    );
    return [
      {
        seat: deciderOf(board, hex, winners),
        about: about(hex),
        offers: [
          offer('NameLosses', '10.21', {
            values: { count },
            inputs: {
              lose: {
                kind: 'amounts',
                // 31.10a: no more can be lost of one unit than in all, so that ships that are all alike need no question.
                over: units.map((unit) => ({ ...unit, max: Math.min(unit.max, count) })),
                total: { min: count, max: count },
                preset: first,
              },
            },
          }),
        ],
        silent: { type: 'NameLosses', lose: first },
      },
    ];
  },
  answer: (_here, seat, action) => [{ type: 'LossesNamed', seat, lose: (action as Wanted<'NameLosses'>).lose }, ended],
};

/** 23.8c */
const losing = (board: Board, seat: Seat): number =>
  sum(
    Object.entries({ ...board.battle!.destroy, ...board.battle!.lose })
      .filter(([id]) => id.startsWith(`${seat}.`))
      .map(([, n]) => n),
  );
export const saving: RulesOf<'saving'> = {
  ...reactionWindow<Board, StepOf<'saving'>, GalacticAction, AnyFact>({
    mayReact: ({ board }) =>
      board.order.filter((seat) => losing(board, seat) > 0 && couldHold(board, seat, 'military')),
    ask: ({ board, step: { hex } }, seat) => ({
      about: about(hex),
      offers: [
        ...(holds(board, seat, 'military', 'A')
          ? [offer('PlayA', '23.8c', { fixed: { card: 'military', effect: 'effect' }, secret: true })]
          : []),
        offer('NoCard', '23.8c'),
      ],
      silent: { type: 'NoCard' },
      byHand: true,
    }),
    apply: ({ board }, reactions) => [
      ...reactions
        .filter(([, { type }]) => type === 'PlayA')
        .flatMap(([seat]): AnyFact[] => [...played(board, seat, 'military', 'A', 0), { type: 'ShipsSaved', seat }]),
      ended,
    ],
  }),
  closed,
};

/** 10.22: all go off the board together; 22.12b, 25.16a */
export const clearing: RulesOf<'clearing'> = {
  closed,
  resolve: ({ board, step: { hex } }) => {
    const { winners, losers, destroy, lose, saved } = board.battle!;
    if (winners.length === 0) return [];
    const owner = (id: string): Seat => id.slice(0, id.indexOf('.'));
    const hit = Object.entries(destroy).filter(([id, n]) => n > 0 && !saved.includes(owner(id)));
    // 23.8c: nothing is lost in return for ships that were saved.
    const back = losers.some((seat) => saved.includes(seat)) ? Math.ceil(sum(hit.map(([, n]) => n)) / 2) : Infinity;
    let left = back;
    const own = Object.entries(lose).flatMap(([id, n]): [string, number][] => {
      const m = Math.min(n, left);
      left -= m;
      return m > 0 && !saved.includes(owner(id)) ? [[id, m]] : [];
    });
    const units = [...hit, ...own].map(([id, ships]) => {
      const seat = owner(id);
      const fleet = fleetsAt(board, seat, hex).find(({ handle }) => id === `${seat}.${handle}`);
      return {
        seat,
        handle: fleet?.handle ?? null,
        ships,
        ...(fleet ? chipsLost(fleet.chips, ships) : { out: [], in: [] }),
      };
    });
    if (units.length === 0) return [];
    const lost = (seats: readonly Seat[]): number =>
      sum(units.filter(({ seat }) => seats.includes(seat)).map(({ ships }) => ships));
    const wars = board.story === 'wars' && eraOf(board.round) === 'dark';
    return [
      { type: 'ShipsDestroyed', hex, units },
      ...[...winners, ...losers].flatMap((seat): GalacticFact[] => {
        const story = wars ? lost(winners.includes(seat) ? losers : winners) : 0;
        const mine = isPeople(board, seat, 'cosmic-mayans', 'dark') ? lost([seat]) : 0;
        const mayans = losers.includes(seat) ? Math.min(3, mine) : mine;
        return [
          ...(story > 0 ? [{ type: 'PointsChanged', seat, points: story, why: 'story' } as const] : []),
          ...(mayans > 0 ? [{ type: 'PointsChanged', seat, points: mayans, why: 'mayans' } as const] : []),
        ];
      }),
      ended,
    ];
  },
};

/** 10.23 */
export const rout: RulesOf<'rout'> = {
  closed,
  asks: ({ board, step: { hex } }) => {
    const seat = board.order.find((other) => board.battle!.losers.includes(other) && shipsAtHex(board, other, hex) > 0);
    return seat === undefined
      ? []
      : [
          {
            seat,
            about: about(hex),
            offers: [offer('Leave', '10.23', { inputs: goingTo(board, seat, hex) })],
            silent: { type: 'Leave', to: silentRetreat(board, seat, hex) },
          },
        ];
  },
  answer: ({ board, step: { hex } }, seat, action) =>
    retreated(board, seat, hex, (action as Wanted<'Leave'>).to, null, false),
};
export const battleOver: RulesOf<'battleOver'> = {
  resolve: ({ step: { hex } }) => [{ type: 'BattleEnded', hex }, become<GalacticStep>()],
};
