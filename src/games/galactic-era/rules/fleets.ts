import { type Offer, type Seat } from '../../kernel/game-definition.js';
import { type GalacticAction } from '../actions.js';
import {
  basicsAt,
  basicsInReserve,
  type Board,
  decoysLeft,
  type Fleet,
  fleetsAt,
  hexesWithShips,
  lettersFree,
  nextHandle,
  ownerOf,
  shipsOf,
  sum,
} from '../board.js';
import { type Hex } from '../components/galaxy.js';
import { type Letter } from '../components/pieces.js';
import { type GalacticFact } from '../facts.js';
import { named, offer, oneOf, ownFleet, type Wanted } from '../offers.js';
import { chipsInput, chipsOf, chipsWithout, someChips } from './chips.js';

/** Creating and reorganising fleets (chapter 7). */
const letterPick = (board: Board, seat: Seat) =>
  oneOf(lettersFree(board, seat).map((letter) => named('letter', letter)));
export const fleetRef = (seat: Seat, handle: number): string => `stack:${seat}.${handle}`;
const hasRegrouped = (board: Board, mark: string): boolean => board.turn?.regrouped.includes(mark) ?? false;

/** 7.2, 7.3, 7.4: only before the first ship moves, on own planets. */
const creating = (board: Board, seat: Seat): Offer<GalacticAction>[] => {
  if (board.turn?.sailed || board.nations[seat].fleets.length === 5) return [];
  const here = hexesWithShips(board, seat).filter((hex) => ownerOf(board, hex) === seat);
  return [
    ...here
      .filter((hex) => basicsAt(board, seat, hex) > 0)
      .map((hex) =>
        offer('CreateFleet', '7.3', {
          fixed: { hex },
          refs: [`hex:${hex}`],
          inputs: {
            letter: letterPick(board, seat),
            chips: chipsInput(basicsAt(board, seat, hex), decoysLeft(board, seat)),
          },
        }),
      ),
    ...board.nations[seat].fleets
      .filter(({ hex, chips }) => here.includes(hex) && chips.filter((chip) => chip > 0).length > 1)
      .map(({ handle, letter, chips }) =>
        offer('SplitFleet', '7.4', {
          fixed: { fleet: handle },
          values: ownFleet({ letter, chips }),
          refs: [fleetRef(seat, handle)],
          inputs: { letter: letterPick(board, seat), chips: someChips(chips, 1, sum(chips) - 1) },
        }),
      ),
  ];
};

/** 7.5: the fleets whose markers may be exchanged, in order of their handles. */
const remarkable = (board: Board, seat: Seat): Fleet[] =>
  board.nations[seat].fleets.filter(({ hex }) => ownerOf(board, hex) === seat).sort((a, b) => a.handle - b.handle);
const arrangements = (letters: readonly Letter[], places: number): Letter[][] =>
  places === 0
    ? [[]]
    : letters.flatMap((letter) =>
        arrangements(
          letters.filter((other) => other !== letter),
          places - 1,
        ).map((rest) => [letter, ...rest]),
      );
const remarking = (board: Board, seat: Seat): Offer<GalacticAction>[] => {
  const fleets = remarkable(board, seat);
  if (board.turn?.sailed || board.turn?.remarked || fleets.length === 0) return [];
  const letters = [...fleets.map(({ letter }) => letter), ...lettersFree(board, seat)].sort();
  return [
    offer('Remark', '7.5', {
      values: { handles: fleets.map(({ handle }) => handle) },
      inputs: {
        letters: oneOf(
          arrangements(letters, fleets.length).map((all) => ({
            id: all.join(''),
            label: { say: 'letters', letters: all.join('') },
          })),
          fleets.map(({ letter }) => letter).join(''),
        ),
      },
    }),
  ];
};

/** 7.6 to 7.7, 6.9 */
const reorganising = (board: Board, seat: Seat): Offer<GalacticAction>[] => {
  const { fleets } = board.nations[seat];
  const reserve = basicsInReserve(board, seat);
  return fleets.flatMap((fleet): Offer<GalacticAction>[] => {
    const { handle, hex, chips, dartUsed } = fleet;
    const refs = [fleetRef(seat, handle)];
    const values = ownFleet(fleet);
    const basics = basicsAt(board, seat, hex);
    const lowest = Math.min(...chips.filter((chip) => chip > 0));
    return [
      ...(basics > 0 && !hasRegrouped(board, `+${handle}`)
        ? [
            offer('Augment', '7.6a', {
              fixed: { fleet: handle },
              values,
              refs,
              inputs: { chips: chipsInput(basics, decoysLeft(board, seat)) },
            }),
          ]
        : []),
      ...(!dartUsed && lowest <= reserve && !hasRegrouped(board, `-${handle}`)
        ? [
            offer('Diminish', '7.6b', {
              fixed: { fleet: handle },
              values,
              refs,
              inputs: { chips: someChips(chips, 1, Math.min(reserve, shipsOf(fleet))) },
            }),
          ]
        : []),
      ...(shipsOf(fleet) > 1 && !board.turn?.seen.includes(`chips:${handle}`)
        ? [
            offer('ChangeChips', '6.9', {
              fixed: { fleet: handle },
              values,
              refs,
              inputs: { chips: chipsInput(shipsOf(fleet), 0, shipsOf(fleet)) },
            }),
          ]
        : []),
      ...fleets
        .filter(
          (other) => other.hex === hex && other.handle > handle && !hasRegrouped(board, `${handle}=${other.handle}`),
        )
        .map((other) =>
          offer('Regroup', '7.6d', {
            fixed: { one: handle, other: other.handle },
            values: { ...values, second: other.letter, secondSize: shipsOf(other) },
            refs: [...refs, fleetRef(seat, other.handle)],
            inputs: {
              // 6.13g: nothing leaves a fleet D that has used its bonus.
              give: { ...someChips(dartUsed ? [] : chips, 0, shipsOf(fleet)), preset: {} },
              take: { ...someChips(other.dartUsed ? [] : other.chips, 0, shipsOf(other)), preset: {} },
            },
          }),
        ),
    ];
  });
};

export const fleetOffers = (board: Board, seat: Seat): Offer<GalacticAction>[] => [
  ...creating(board, seat),
  ...remarking(board, seat),
  ...reorganising(board, seat),
];

const fleetOf = (board: Board, seat: Seat, handle: number): Fleet =>
  board.nations[seat].fleets.find((fleet) => fleet.handle === handle)!;
/** Decoys alone are no fleet (6.3). */
const heightOf = (chips: readonly number[]): number => (sum(chips) === 0 ? 0 : chips.length);

export const augmented = (seat: Seat, handle: number, chips: readonly number[]): GalacticFact => ({
  type: 'FleetAugmented',
  seat,
  handle,
  chips,
  basics: sum(chips),
});
export const created = (
  board: Board,
  seat: Seat,
  hex: Hex,
  letter: Letter,
  chips: readonly number[],
  basics: number,
): GalacticFact => ({
  type: 'FleetCreated',
  seat,
  handle: nextHandle(board, seat),
  hex,
  chips,
  basics,
  dart: letter === 'D',
  secret: { to: [seat], letter },
});

type FleetAction = Wanted<'CreateFleet' | 'SplitFleet' | 'Remark' | 'Augment' | 'Diminish' | 'Regroup' | 'ChangeChips'>;
const FLEET_ACTIONS: readonly string[] = [
  'CreateFleet',
  'SplitFleet',
  'Remark',
  'Augment',
  'Diminish',
  'Regroup',
  'ChangeChips',
] satisfies FleetAction['type'][];
export const isFleetAction = (action: GalacticAction): action is FleetAction => FLEET_ACTIONS.includes(action.type);

export const fleetFacts = (board: Board, seat: Seat, action: FleetAction): GalacticFact[] => {
  switch (action.type) {
    case 'CreateFleet': {
      const chips = chipsOf(action.chips);
      return [created(board, seat, action.hex, action.letter, chips, sum(chips))];
    }
    case 'SplitFleet': {
      const gone = chipsOf(action.chips);
      const stay = chipsWithout(fleetOf(board, seat, action.fleet).chips, gone);
      return [
        {
          type: 'FleetSplit',
          seat,
          handle: action.fleet,
          made: nextHandle(board, seat),
          heights: [stay.length, gone.length],
          dart: action.letter === 'D',
          secret: { to: [seat], letter: action.letter, chips: [stay, gone] },
        },
      ];
    }
    case 'Remark': {
      const handles = remarkable(board, seat).map(({ handle }) => handle);
      const letters = [...action.letters] as Letter[];
      const dart = letters.indexOf('D');
      return [
        {
          type: 'MarkersRearranged',
          seat,
          handles,
          dart: dart < 0 ? null : handles[dart],
          secret: { to: [seat], letters },
        },
      ];
    }
    case 'Augment':
      return [augmented(seat, action.fleet, chipsOf(action.chips))];
    case 'Diminish':
      return [{ type: 'FleetDiminished', seat, handle: action.fleet, chips: chipsOf(action.chips) }];
    case 'Regroup': {
      const [one, other] = [fleetOf(board, seat, action.one).chips, fleetOf(board, seat, action.other).chips];
      const [give, take] = [chipsOf(action.give), chipsOf(action.take)];
      const chips = [
        [...chipsWithout(one, give), ...take],
        [...chipsWithout(other, take), ...give],
      ].map((all) => all.sort((a, b) => b - a)) as [number[], number[]];
      return [
        {
          type: 'FleetsRegrouped',
          seat,
          handles: [action.one, action.other],
          heights: [heightOf(chips[0]), heightOf(chips[1])],
          secret: { to: [seat], chips },
        },
      ];
    }
    case 'ChangeChips': {
      const now = fleetOf(board, seat, action.fleet).chips.filter((chip) => chip > 0);
      const next = chipsOf(action.chips);
      const stay = now.reduce<number[]>((all, chip) => {
        const n = (list: readonly number[]): number => list.filter((other) => other === chip).length;
        return n(all) < Math.min(n(now), n(next)) ? [...all, chip] : all;
      }, []);
      return [
        {
          type: 'ChipsExchanged',
          seat,
          handle: action.fleet,
          out: chipsWithout(now, stay),
          in: chipsWithout(next, stay),
        },
      ];
    }
  }
};
export const freshBasics = (board: Board, seat: Seat, hex: Hex): number => {
  const { ships = 0, spent = 0 } = board.nations[seat].basics[hex] ?? {};
  return ships - spent;
};
export { fleetsAt };
