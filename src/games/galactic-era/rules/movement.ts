import { type Offer, type Option, type Seat } from '../../kernel/game-definition.js';
import { become, begin } from '../../kernel/game-of-steps.js';
import { reactionWindow } from '../../kernel/reaction-window.js';
import { type GalacticAction } from '../actions.js';
import { type Board, enemiesAt, type Fleet, hexesWithShips, level, shipsOf, sum } from '../board.js';
import { type Hex } from '../components/galaxy.js';
import { type GalacticFact } from '../facts.js';
import { type AnyFact, hexOption, offer, oneOf, ownFleet, type RulesOf, seatOption, type StepOf } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { decoysLeft } from '../board.js';
import { cardOffersInTurn, cardPlayedInTurn } from './invitations.js';
import { chipsInput, chipsOf, someChips } from './chips.js';
import { augmented, fleetFacts, fleetOffers, fleetRef, freshBasics, isFleetAction } from './fleets.js';
import { explored, rayFired, relicHex, seen, sightOffers, unseenUnderShips, visionsOf } from './sight.js';
import { dartBonus, jumpBlockers, portalBlockers, type Reach, rangeOf, reach, wayTo } from './voyages.js';
import { declared, mayDeclareInTurn } from './war.js';

type Lists = Record<string, readonly Option[]>;

/** 8.2, 8.4, 8.4a, 23.17a */
const rangeFrom = (board: Board, seat: Seat, hex: Hex, fleet: Fleet | null): number =>
  Math.min(200, rangeOf(board, seat, hex, board.turn?.nebula ?? 2) + (fleet ? dartBonus(board, seat, fleet) : 0));

interface Reached {
  readonly safe: Reach;
  readonly all: Reach;
}
const reached = (board: Board, seat: Seat, at: Hex, far: number): Reached => {
  const safe = reach(board, seat, at, far, true);
  const mayBeBlocked = jumpBlockersAnywhere(board, seat);
  return { safe, all: mayBeBlocked ? reach(board, seat, at, far, false) : safe };
};
const jumpBlockersAnywhere = (board: Board, seat: Seat): boolean =>
  level(board, seat, 'spirituality') < 5 &&
  board.seats.some((other) => other !== seat && board.nations[other].ethics === 'dark');

/** Destinations, those that somebody may block marked as such. */
const destinations = ({ safe, all }: Reached, at: Hex, within = Infinity): Option[] =>
  Object.values(all)
    .filter(({ to, cost }) => to !== at && cost <= within)
    .map(({ to }) => ({ ...hexOption(to), ...(safe[to] ? {} : { warning: { say: 'warning.jump' } }) }));

/** 8.6: what can still sail. */
const sailing = (board: Board, seat: Seat, lists: Lists): Offer<GalacticAction>[] => {
  const known = new Map<string, string>();
  const listFor = (hex: Hex, far: number, within?: number): string | null => {
    const key = `${hex}/${far}/${within ?? ''}`;
    if (!known.has(key)) {
      const options = destinations(reached(board, seat, hex, far), hex, within);
      if (options.length === 0) return null;
      const id = `way${known.size + 1}`;
      lists[id] = options;
      known.set(key, id);
    }
    return known.get(key)!;
  };
  const units = [
    ...board.nations[seat].fleets
      .filter(({ spent }) => spent === 0)
      .map((fleet) => ({ fleet: fleet, hex: fleet.hex, ships: shipsOf(fleet) })),
    ...Object.keys(board.nations[seat].basics)
      .sort()
      .filter((hex) => freshBasics(board, seat, hex) > 0)
      .map((hex) => ({ fleet: null as Fleet | null, hex, ships: freshBasics(board, seat, hex) })),
  ];
  return units.flatMap(({ fleet, hex, ships }) => {
    const far = rangeFrom(board, seat, hex, fleet);
    const list = listFor(hex, far);
    if (list === null) return [];
    const to = oneOf({ list });
    // A stop only serves to pick somebody up or, for a fleet, to set somebody down (8.6b).
    const stops = lists[list].filter(({ id }) => freshBasics(board, seat, id) > 0 && id !== hex).map(({ id }) => id);
    const within = stops.length > 0 ? reached(board, seat, hex, far).all : {};
    const near = stops.filter((id) => within[id].cost < far).map(hexOption);
    if (fleet)
      return [
        offer('SailFleet', '8.6', {
          fixed: { fleet: fleet.handle },
          values: { ...ownFleet(fleet), hex },
          refs: [fleetRef(seat, fleet.handle)],
          inputs: { to },
        }),
        ...(near.length > 0
          ? [
              offer('StopOverFleet', '8.6b', {
                fixed: { fleet: fleet.handle },
                values: { ...ownFleet(fleet), hex },
                refs: [fleetRef(seat, fleet.handle)],
                inputs: { to: oneOf(near) },
              }),
            ]
          : []),
      ];
    const number = { kind: 'number' as const, min: 1, max: ships, preset: ships };
    return [
      offer('SailBasics', '8.6', {
        fixed: { from: hex },
        refs: [`ships:${seat}@${hex}`],
        inputs: { ships: number, to },
      }),
      ...(near.length > 0
        ? [
            offer('StopOverBasics', '8.6b', {
              fixed: { from: hex },
              refs: [`ships:${seat}@${hex}`],
              inputs: { ships: number, to: oneOf(near) },
            }),
          ]
        : []),
    ];
  });
};

interface Voyage {
  readonly seat: Seat;
  readonly handle: number | null;
  readonly ships: number;
}
/** The legs of a voyage up to the first jump that somebody may block, and the window it needs. */
const voyaged = (
  board: Board,
  who: Voyage,
  at: Hex,
  goal: Hex,
  left: number,
  further: boolean,
  stop: boolean,
): AnyFact[] => {
  const { seat, handle, ships } = who;
  const { safe, all } = reached(board, seat, at, left);
  const way = wayTo(safe[goal] ? safe : all, goal);
  const fleet = handle === null ? null : board.nations[seat].fleets.find((one) => one.handle === handle)!;
  const bonus = fleet ? dartBonus(board, seat, fleet) : 0;
  const risky = safe[goal]
    ? -1
    : way.findIndex(({ by, from, to }) =>
        by === 'portal'
          ? portalBlockers(board, seat, from, to).length > 0
          : by === 'gate' && to !== goal && jumpBlockers(board, seat, [to]).length > 0,
      );
  const gate = risky >= 0 && way[risky].by === 'gate';
  const until = risky < 0 ? goal : gate ? way[risky].to : way[risky].from;
  const cost = all[until].cost;
  const moved: GalacticFact[] =
    until === at
      ? []
      : [
          {
            type: 'ShipsMoved',
            seat,
            handle,
            ships: handle === null ? ships : null,
            from: at,
            to: until,
            cost,
            // 6.13f
            dartUsed: (fleet?.dartUsed ?? false) || (bonus > 0 && left - cost < bonus),
            further,
          },
        ];
  if (risky < 0)
    return [
      ...moved,
      ...(stop
        ? [begin<GalacticStep>({ step: 'voyage', ...who, at: goal, left: left - cost, changed: false, moved: true })]
        : []),
    ];
  const { from, to } = way[risky];
  return [
    ...moved,
    { type: 'ActionAnnounced', seat, action: gate ? 'gate' : 'portal', hex: to },
    begin<GalacticStep>({
      step: 'jumpWindow',
      ...who,
      from,
      to,
      goal,
      left: left - cost,
      gate,
      stop,
      moved: further || until !== at,
    }),
  ];
};

export const movementTurn: RulesOf<'movementTurn'> = {
  asks: ({ board, step: { seat } }) => {
    if (board.turn?.seat !== seat || !board.turn.moving) return [];
    const lists: Lists = {};
    const targets = board.order.filter((other) => mayDeclareInTurn(board, seat, other));
    const offers = [
      ...cardOffersInTurn(board, seat, 'movement'),
      ...fleetOffers(board, seat),
      ...sightOffers(board, seat),
      ...(targets.length > 0 ? [offer('DeclareWar', '5.4', { inputs: { on: oneOf(targets.map(seatOption)) } })] : []),
      ...sailing(board, seat, lists),
      offer('Done', '7.10'),
    ];
    // 31.10a: only a turn with nothing to do ends by itself; any other may be taken back until its seat says done (31.2).
    const idle = offers.length === 1 && hexesWithShips(board, seat).length === 0;
    return [
      {
        seat,
        about: { say: 'about.movementTurn' },
        offers,
        lists,
        silent: { type: 'Done' },
        ...(idle ? {} : { byHand: true as const }),
      },
    ];
  },
  answer: ({ board }, seat, action) => {
    const { nations } = board;
    if (isFleetAction(action)) return fleetFacts(board, seat, action);
    const fleetAt = (handle: number): Fleet => nations[seat].fleets.find((fleet) => fleet.handle === handle)!;
    switch (action.type) {
      case 'See':
        return [seen(board, seat, action)];
      case 'Look':
        return [explored(board, seat, action.hex)];
      case 'FireRay':
        return rayFired(board, seat, action);
      case 'DeclareWar':
        return declared(board, seat, action.on, 'turn');
      case 'SailFleet':
      case 'StopOverFleet': {
        const fleet = fleetAt(action.fleet);
        const who = { seat, handle: fleet.handle, ships: 0 };
        const far = rangeFrom(board, seat, fleet.hex, fleet);
        return voyaged(board, who, fleet.hex, action.to, far, false, action.type === 'StopOverFleet');
      }
      case 'SailBasics':
      case 'StopOverBasics': {
        const who = { seat, handle: null, ships: action.ships };
        const far = rangeFrom(board, seat, action.from, null);
        return voyaged(board, who, action.from, action.to, far, false, action.type === 'StopOverBasics');
      }
      case 'Done':
        // 9.1c
        return [
          ...unseenUnderShips(board, seat).map((hex) => explored(board, seat, hex)),
          become<GalacticStep>({ step: 'battles', seat }),
        ];
      default:
        return cardPlayedInTurn(board, seat, action);
    }
  },
  resolve: ({ board, step: { seat } }) => [
    {
      type: 'MovementTurnBegan',
      seat,
      visions: visionsOf(board, seat),
      pyramid: relicHex(board, seat, 'ancient-pyramids') !== null,
    },
  ],
};

/** 8.6b to 8.6d: a stop on the way. The ships of a fleet's step are not told (30.4); its handle says enough. */
export const voyage: RulesOf<'voyage'> = {
  asks: ({ board, step: { seat, handle, ships, at, left, changed } }) => {
    const fleet = handle === null ? null : board.nations[seat].fleets.find((one) => one.handle === handle)!;
    const fresh = freshBasics(board, seat, at);
    const lists: Lists = {};
    if (changed && left > 0) lists.way = destinations(reached(board, seat, at, left), at);
    const lowest = fleet ? Math.min(...fleet.chips.filter((chip) => chip > 0)) : 0;
    return [
      {
        seat,
        about: { say: 'about.movementTurn' },
        lists,
        offers: [
          ...(changed || fresh === 0
            ? []
            : fleet
              ? [offer('PickUp', '8.6b', { inputs: { chips: chipsInput(fresh, decoysLeft(board, seat)) } })]
              : [offer('PickUpBasics', '8.6b', { inputs: { ships: { kind: 'number', min: 1, max: fresh } } })]),
          ...(!changed && fleet && !fleet.dartUsed && lowest < shipsOf(fleet) && lowest <= reserveOf(board, seat)
            ? [
                offer('Drop', '8.6b', {
                  inputs: {
                    chips: someChips(fleet.chips, 1, Math.min(shipsOf(fleet) - 1, reserveOf(board, seat))),
                  },
                }),
              ]
            : []),
          ...((lists.way?.length ?? 0) > 0
            ? [offer('GoOn', '8.6b', { inputs: { to: oneOf({ list: 'way' }) }, values: { ships } })]
            : []),
          offer('Stop', '8.6a'),
        ],
        silent: { type: 'Stop' },
      },
    ];
  },
  answer: ({ board, step }, seat, action) => {
    const { handle, ships, at, left, moved } = step;
    const fleet = handle === null ? null : board.nations[seat].fleets.find((one) => one.handle === handle)!;
    // 8.6c: whoever comes aboard has its own range, from where it stood at the start of the turn.
    const joined = Math.min(left, rangeFrom(board, seat, at, fleet));
    switch (action.type) {
      case 'PickUp':
        return [
          augmented(seat, handle!, chipsOf(action.chips)),
          become<GalacticStep>({ ...step, left: joined, changed: true }),
        ];
      case 'PickUpBasics':
        // Whoever comes along has begun its voyage, and others that ended theirs here stay put (8.6a).
        return [
          {
            type: 'ShipsMoved',
            seat,
            handle: null,
            ships: action.ships,
            from: at,
            to: at,
            cost: 0,
            dartUsed: false,
            further: false,
          },
          become<GalacticStep>({ ...step, ships: ships + action.ships, left: joined, changed: true }),
        ];
      case 'Drop':
        return [
          { type: 'FleetDiminished', seat, handle: handle!, chips: chipsOf(action.chips) },
          become<GalacticStep>({ ...step, changed: true }),
        ];
      case 'GoOn': {
        const [first, ...rest] = voyaged(board, { seat, handle, ships }, at, action.to, left, moved, false);
        return [become<GalacticStep>(), first, ...rest];
      }
      default:
        return [become<GalacticStep>()];
    }
  },
};
const reserveOf = (board: Board, seat: Seat): number =>
  16 - board.nations[seat].onGoal - sum(Object.values(board.nations[seat].basics).map(({ ships }) => ships));

/** 8.10a, 8.14a */
export const jumpWindow: RulesOf<'jumpWindow'> = reactionWindow<Board, StepOf<'jumpWindow'>, GalacticAction, AnyFact>({
  mayReact: ({ board, step: { seat, from, to, gate } }) =>
    gate ? jumpBlockers(board, seat, [to]) : portalBlockers(board, seat, from, to),
  ask: ({ step: { seat, from, to, gate } }) => ({
    about: { say: 'about.jumpWindow', seat, hexes: gate ? [to] : [from, to] },
    offers: [
      offer('Block', gate ? '8.10a' : '8.14a', { values: { seat } }),
      offer('LetPass', gate ? '8.10a' : '8.14a'),
    ],
    silent: { type: 'LetPass' },
  }),
  apply: ({ board, step }, reactions) => {
    const { seat, handle, ships, from, to, goal, left, gate, stop, moved } = step;
    const blockers = reactions.filter(([, action]) => action.type === 'Block').map(([other]) => other);
    const alreadyBlocked = enemiesAt(board, seat, to).length + (gate ? 0 : enemiesAt(board, seat, from).length) > 0;
    const who = { seat, handle, ships };
    if (blockers.length > 0 || (alreadyBlocked && level(board, seat, 'spirituality') < 5))
      return [
        become<GalacticStep>(),
        ...blockers.flatMap((by) => declared(board, by, seat, 'jump')),
        { type: 'JumpBlocked', seat, hex: to, by: blockers },
        // 8.14a: a portal blocked leaves the range; a gate blocked ends the voyage there.
        ...(gate || left === 0
          ? []
          : [begin<GalacticStep>({ step: 'voyage', ...who, at: from, left, changed: true, moved })]),
      ];
    // Nobody blocked: the unit goes on from there as it likes.
    if (gate) return [become<GalacticStep>({ step: 'voyage', ...who, at: to, left, changed: true, moved: true })];
    const jumped: GalacticFact = {
      type: 'ShipsMoved',
      seat,
      handle,
      ships: handle === null ? ships : null,
      from,
      to,
      cost: 1,
      dartUsed: dartAfter(board, seat, handle, left - 1),
      further: moved,
    };
    if (to === goal)
      return [
        become<GalacticStep>(),
        jumped,
        ...(stop
          ? [begin<GalacticStep>({ step: 'voyage', ...who, at: goal, left: left - 1, changed: false, moved: true })]
          : []),
      ];
    // The rest of the way is walked from the other end; another jump on it is asked about when it comes.
    return [
      become<GalacticStep>(),
      jumped,
      begin<GalacticStep>({ step: 'voyage', ...who, at: to, left: left - 1, changed: true, moved: true }),
    ];
  },
});

const dartAfter = (board: Board, seat: Seat, handle: number | null, left: number): boolean => {
  const fleet = handle === null ? null : board.nations[seat].fleets.find((one) => one.handle === handle)!;
  return (
    fleet !== null && (fleet.dartUsed || (dartBonus(board, seat, fleet) > 0 && left < dartBonus(board, seat, fleet)))
  );
};
