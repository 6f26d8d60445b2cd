import { type Seat } from '../../kernel/game-definition.js';
import { become } from '../../kernel/game-of-steps.js';
import { sealedChoice } from '../../kernel/sealed-choice.js';
import { type GalacticAction } from '../actions.js';
import { atWar, type Board, playersOf, type Puppet } from '../board.js';
import { TECHNOLOGIES } from '../components/technologies.js';
import { type AnyFact, offer, type RulesOf, type StepOf, type Wanted } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { startOf } from './start.js';

/** The bids for the puppet at the start of a round (28.4 to 28.5). */
const MOST = 39;

/** 28.4c */
export const surcharge = ({ controlled }: Puppet, by: Seat): number => {
  const others = Object.keys(controlled).filter((seat) => seat !== by);
  const more = Math.max(0, ...others.map((other) => controlled[by] - controlled[other]));
  return more * more;
};

/** 28.3a: choices of its set-up, which waited for somebody to make them. */
const choices = (board: Board, { seat, controller }: Puppet): readonly GalacticStep[] => {
  if (controller !== null) return [];
  const levels = Object.fromEntries(TECHNOLOGIES.map((technology) => [technology, 1])) as never;
  const nations = { ...board.nations, [seat]: { ...board.nations[seat], levels } };
  return startOf({ ...board, nations }, seat).steps;
};

export const biddingForPuppet: RulesOf<'biddingForPuppet'> = sealedChoice<
  Board,
  StepOf<'biddingForPuppet'>,
  GalacticAction,
  AnyFact
>({
  seats: ({ board }) => (board.puppet === null ? [] : playersOf(board)),
  ask: ({ board }, seat) => ({
    about: { say: 'about.biddingForPuppet' },
    offers: [
      offer('BidForPuppet', '28.4', {
        values: surcharge(board.puppet!, seat) > 0 ? { surcharge: surcharge(board.puppet!, seat) } : {},
        inputs: { amount: { kind: 'number', min: 0, max: MOST, preset: 0 } },
      }),
    ],
    silent: { type: 'BidForPuppet', amount: 0 },
  }),
  reveal: ({ board }, all, chance) => {
    const puppet = board.puppet!;
    const bids = all.map(([seat, action]) => [seat, (action as Wanted<'BidForPuppet'>).amount] as const);
    const bid = Math.max(...bids.map(([, amount]) => amount));
    const highest = bids.filter(([, amount]) => amount === bid).map(([seat]) => seat);
    // 28.4a
    const open = highest.length > 1 ? highest.filter((seat) => seat !== puppet.controller) : highest;
    const by = open.length > 1 ? open[chance.below(open.length)] : open[0];
    const extra = surcharge(puppet, by);
    return [
      { type: 'PuppetBidsShown', bids: Object.fromEntries(bids) },
      { type: 'PuppetTaken', seat: puppet.seat, by, bid, surcharge: extra },
      ...(bid + extra > 0 ? [{ type: 'PointsChanged', seat: by, points: -(bid + extra), why: 'puppet' } as const] : []),
      ...(atWar(board, by, puppet.seat)
        ? [{ type: 'PeaceMade', seats: [by, puppet.seat], why: 'puppet' } as const]
        : []),
      become<GalacticStep>(...choices(board, puppet)),
    ];
  },
});
