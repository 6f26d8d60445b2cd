import { type Seat } from '../../kernel/game-definition.js';
import { become, ended } from '../../kernel/game-of-steps.js';
import { reactionWindow } from '../../kernel/reaction-window.js';
import { sealedChoice } from '../../kernel/sealed-choice.js';
import { sideBySide } from '../../kernel/side-by-side.js';
import { type Amounts, type GalacticAction } from '../actions.js';
import {
  type Board,
  discsOn,
  enemiesAt,
  hasCapital,
  isPresent,
  level,
  mayBlockByWar,
  planetsOf,
  seated,
} from '../board.js';
import { type Hex } from '../components/galaxy.js';
import { type Oval, OVAL_COPIES, OVALS, type Square } from '../components/pieces.js';
import { extraOvalPrice, TECHNOLOGIES } from '../components/technologies.js';
import { type GalacticFact } from '../facts.js';
import { type AnyFact, named, offer, type RulesOf, seatOption, someOf, type StepOf, type Wanted } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { hasFreeOval } from './start.js';
import { declared, turned } from './war.js';

/** Choosing tokens, ethics and table order (chapters 11 and 12). */
const SQUARES: readonly Square[] = [...TECHNOLOGIES, 'up', 'down'];
export const listed = (ovals: Amounts): Oval[] =>
  OVALS.flatMap((oval) => Array.from({ length: ovals[oval] ?? 0 }, () => oval));

/** 11.3: planets that give an extra oval. */
const extraPlanets = (board: Board, seat: Seat): Hex[] =>
  planetsOf(board, seat).filter((hex) => !hasCapital(board, seat, hex) && discsOn(board, hex) >= 5);
const open = (board: Board, seat: Seat, hex: Hex): boolean =>
  level(board, seat, 'spirituality') >= 5 || enemiesAt(board, seat, hex).length === 0;
export const allowance = (board: Board, seat: Seat): number =>
  2 + (hasFreeOval(board, seat) ? 1 : 0) + extraPlanets(board, seat).filter((hex) => open(board, seat, hex)).length;

const ovalsInput = (least: number, most: number, have: (oval: Oval) => number) => ({
  kind: 'amounts' as const,
  over: OVALS.map((oval) => ({ ...named('oval', oval), max: have(oval) })).filter(({ max }) => max > 0),
  total: { min: least, max: most },
});

/** 11.2 to 11.4b */
export const choosingTokens: RulesOf<'choosingTokens'> = sealedChoice<
  Board,
  StepOf<'choosingTokens'>,
  GalacticAction,
  AnyFact
>({
  seats: ({ board }) => seated(board),
  ask: ({ board }, seat) => ({
    about: { say: 'about.choosingTokens' },
    offers: [
      offer('ChooseTokens', '11.2', {
        inputs: {
          ovals: ovalsInput(2, Math.min(6, allowance(board, seat)), (oval) => OVAL_COPIES[oval]),
          squares: {
            ...someOf(
              SQUARES.map((square) => named('square', square)),
              1,
              level(board, seat, 'robotics') >= 5 ? 2 : 1,
            ),
            group: { up: 'order', down: 'order' },
          },
        },
      }),
    ],
    silent: { type: 'ChooseTokens', ovals: { grow: 1, build: 1 }, squares: ['military'] },
  }),
  reveal: ({ board }, choices) => {
    const tokens = Object.fromEntries(
      choices.map(([seat, action]) => {
        const { ovals, squares } = action as Wanted<'ChooseTokens'>;
        return [seat, { ovals: listed(ovals), squares: squares as Square[] }];
      }),
    );
    return [
      { type: 'TokensRevealed', tokens },
      ...choices.flatMap(([seat]) => {
        const { ovals, squares } = tokens[seat];
        const extra = extraPaid(board, seat, ovals.length);
        const second = squares.length > 1 && level(board, seat, 'robotics') === 5 ? 2 : 0;
        return extra + second > 0
          ? [{ type: 'PointsChanged', seat, points: -(extra + second), why: 'tokens' } as const]
          : [];
      }),
      ended,
    ];
  },
});
/** 11.3a, 11.3b */
const extraPaid = (board: Board, seat: Seat, ovals: number): number =>
  Math.max(0, ovals - 2 - (hasFreeOval(board, seat) ? 1 : 0)) * extraOvalPrice(level(board, seat, 'genetics'));

/** 11.6, 11.6a: whom a dark seat at peace could block. */
const blockable = (board: Board, by: Seat): Seat[] =>
  seated(board).filter((victim) => {
    if (!mayBlockByWar(board, by, victim) || level(board, victim, 'spirituality') >= 5) return false;
    const hit = extraPlanets(board, victim).filter((hex) => open(board, victim, hex) && isPresent(board, by, hex));
    return hit.length > 0 && allowance(board, victim) - hit.length < board.nations[victim].ovals.length;
  });
export const extraWindow: RulesOf<'extraWindow'> = reactionWindow<
  Board,
  StepOf<'extraWindow'>,
  GalacticAction,
  AnyFact
>({
  mayReact: ({ board }) => board.order.filter((seat) => blockable(board, seat).length > 0),
  ask: ({ board }, seat) => {
    const victims = blockable(board, seat);
    return {
      about: { say: 'about.extraWindow', seats: victims },
      offers: [
        offer('BlockExtra', '11.6', { inputs: { seats: someOf(victims.map(seatOption), 1, victims.length) } }),
        offer('LetPass', '11.6'),
      ],
      silent: { type: 'LetPass' },
    };
  },
  apply: ({ board }, reactions) => {
    const wars = reactions.flatMap(([by, action]) =>
      action.type === 'BlockExtra' ? action.seats.map((on) => [by, on] as const) : [],
    );
    const over: Record<Seat, number> = {};
    for (const victim of seated(board)) {
      const blockers = wars.filter(([, on]) => on === victim).map(([by]) => by);
      const left = extraPlanets(board, victim).filter(
        (hex) => open(board, victim, hex) && !blockers.some((by) => isPresent(board, by, hex)),
      ).length;
      const may = 2 + (hasFreeOval(board, victim) ? 1 : 0) + left;
      const many = board.nations[victim].ovals.length - may;
      if (blockers.length > 0 && many > 0) over[victim] = many;
    }
    return [
      ...wars.flatMap(([by, on]) => declared(board, by, on, 'extra')),
      become<GalacticStep>(...(Object.keys(over).length > 0 ? [{ step: 'returningTokens' as const, over }] : [])),
    ];
  },
});

/** 11.6b, 11.6c */
const ORDER_OF_RETURN: readonly Oval[] = ['ethics', 'research', 'build', 'grow', 'gain'];
const owed = (board: Board, seat: Seat, over: Readonly<Record<Seat, number>>): number =>
  board.nations[seat].resolved.length > 0 ? 0 : (over[seat] ?? 0) - board.nations[seat].returned;
export const returningTokens: RulesOf<'returningTokens'> = sideBySide<
  Board,
  StepOf<'returningTokens'>,
  GalacticAction,
  AnyFact
>({
  seats: ({ board, step: { over } }) => board.order.filter((seat) => owed(board, seat, over) > 0),
  ask: ({ board, step: { over } }, seat) => {
    const { ovals } = board.nations[seat];
    const count = owed(board, seat, over);
    const first = [...ovals].sort((a, b) => ORDER_OF_RETURN.indexOf(a) - ORDER_OF_RETURN.indexOf(b)).slice(0, count);
    return {
      about: { say: 'about.returningTokens' },
      offers: [
        offer('ReturnTokens', '11.6b', {
          values: { count },
          inputs: {
            ovals: ovalsInput(count, count, (oval) => ovals.filter((one) => one === oval).length),
          },
        }),
      ],
      silent: {
        type: 'ReturnTokens',
        ovals: Object.fromEntries(
          [...new Set(first)].map((oval) => [oval, first.filter((one) => one === oval).length]),
        ),
      },
    };
  },
  answer: ({ board }, seat, action) => {
    const ovals = listed((action as Wanted<'ReturnTokens'>).ovals);
    const now = board.nations[seat].ovals.length;
    const back = extraPaid(board, seat, now) - extraPaid(board, seat, now - ovals.length);
    return [
      { type: 'TokensReturned', seat, ovals },
      ...(back > 0 ? [{ type: 'PointsChanged', seat, points: back, why: 'refund' } as const] : []),
    ];
  },
});

const swapped = (order: readonly Seat[], at: number, other: number): Seat[] =>
  order.map((seat, i) => (i === at ? order[other] : i === other ? order[at] : seat));

/** 12.4 to 12.5b */
export const shifted = (order: readonly Seat[], ups: readonly Seat[], downs: readonly Seat[]): Seat[] => {
  let now = [...order];
  for (const seat of order.filter((one, i) => i > 0 && ups.includes(one))) {
    const at = now.indexOf(seat);
    now = swapped(now, at, at - 1);
  }
  const after = [...now];
  for (const seat of [...after].reverse().filter((one) => one !== after[after.length - 1] && downs.includes(one))) {
    const at = now.indexOf(seat);
    now = swapped(now, at, at + 1);
  }
  return now;
};

/** Chapter 12 */
export const ethicsAndOrder: RulesOf<'ethicsAndOrder'> = {
  resolve: ({ board }) => {
    const changing = board.order.filter(
      (seat) => board.nations[seat].ovals.includes('ethics') && level(board, seat, 'spirituality') < 5,
    );
    const chose = (square: Square): Seat[] =>
      board.order.filter((seat) => board.nations[seat].squares.includes(square));
    const order = shifted(board.order, chose('up'), chose('down'));
    const shift: GalacticFact[] = order.join() === board.order.join() ? [] : [{ type: 'TurnOrderShifted', order }];
    return [...turned(board, changing, 'ethics'), ...shift, ended];
  },
};
