import {
  type Action,
  type Ask,
  type Fact,
  type Offer,
  type Phrase,
  type Question,
  type Ref,
  type Seat,
} from './game-definition.js';
import { type Here, type KernelFact, type Step, type StepRules } from './game-of-steps.js';

/**
 * Open bidding, clockwise, each bid above the last, until one is left. The bids stand in the step's frame; the game says
 * who takes part, who opens, how high each may go, and what winning means.
 */
export type BidAction = Action & ({ readonly type: 'Bid'; readonly amount: number } | { readonly type: 'PassBidding' });

/** `{ type: 'Maximum' }` as an order: bid on, one at a time, up to `amount`; then pass, or ask me. */
export interface Maximum extends Action {
  readonly type: 'Maximum';
  readonly amount: number;
  readonly then: 'pass' | 'ask';
}

export interface AuctionRules<B, T extends Step, F extends Fact> {
  /** Everybody in the bidding, clockwise from the opener. */
  seats(here: Here<B, T>): readonly Seat[];
  limit(here: Here<B, T>, seat: Seat): number;
  about(here: Here<B, T>, seat: Seat): Phrase;
  refs(here: Here<B, T>): readonly Ref[];
  rules: { readonly bid: string; readonly pass: string };
  /** Limits that others cannot know: nobody passes by itself, or all would read why. */
  limitsAreSecret?(here: Here<B, T>): boolean;
  won(here: Here<B, T>, seat: Seat, bid: number): readonly F[];
}

/** Whose bid it is: the next clockwise after the last who spoke that is still in, never the highest bidder. */
export const nextBidder = (
  seats: readonly Seat[],
  bids: Here<unknown, Step>['bids'],
  last: Seat | null,
): Seat | null => {
  const from = last === null ? -1 : seats.indexOf(last);
  for (let i = 1; i <= seats.length; i++) {
    const seat = seats[(from + i) % seats.length];
    if (seat !== bids.by && !bids.out.includes(seat)) return seat;
  }
  return null;
};

/** The last to speak is the highest bidder or whoever passed after; bidding goes on from there. */
const lastToSpeak = (seats: readonly Seat[], { by, out }: Here<unknown, Step>['bids']): Seat | null => {
  if (by === null) return out.at(-1) ?? null;
  // Passing is for good, so everybody between the highest bidder and the next one still in has already passed.
  const from = seats.indexOf(by);
  let last = by;
  for (let i = 1; i < seats.length; i++) {
    const seat = seats[(from + i) % seats.length];
    if (!out.includes(seat)) break;
    last = seat;
  }
  return last;
};

export const auction = <B, T extends Step, F extends Fact>(
  rules: AuctionRules<B, T, F>,
): StepRules<B, T, BidAction, F | KernelFact> => {
  const bidder = (here: Here<B, T>): Seat | null => {
    const seats = rules.seats(here);
    const stillIn = seats.filter((seat) => !here.bids.out.includes(seat));
    if (stillIn.length <= 1 && (here.bids.by !== null || stillIn.length === 0)) return null;
    return nextBidder(seats, here.bids, lastToSpeak(seats, here.bids));
  };
  return {
    asks: (here) => {
      const seat = bidder(here);
      return seat === null ? [] : [ask(rules, here, seat)];
    },
    answer: (_here, seat, action) => [
      action.type === 'Bid' ? { type: 'BidMade', seat, amount: action.amount } : { type: 'BidPassed', seat },
    ],
    resolve: (here) => (here.bids.by === null ? [] : rules.won(here, here.bids.by, here.bids.high)),
  };
};

const ask = <B, T extends Step, F extends Fact>(
  rules: AuctionRules<B, T, F>,
  here: Here<B, T>,
  seat: Seat,
): Ask<BidAction> => {
  const need = here.bids.high + 1;
  const limit = rules.limit(here, seat);
  const refs = rules.refs(here);
  const alone = rules.seats(here).filter((other) => !here.bids.out.includes(other)).length === 1;
  const bid: Offer<BidAction> = {
    action: { type: 'Bid' },
    label: { say: 'kernel.offer.bid', need, limit },
    rule: rules.rules.bid,
    notation: { say: 'kernel.type.bid' },
    refs,
    // The last one in, when nobody has bid, has nobody to outbid.
    inputs: { amount: { kind: 'number', min: need, max: alone ? need : limit, preset: need } },
  };
  const pass: Offer<BidAction> = {
    action: { type: 'PassBidding' },
    label: { say: 'kernel.offer.passBidding' },
    rule: rules.rules.pass,
    notation: { say: 'kernel.type.pass' },
    refs: [],
    inputs: {},
    ...(rules.limitsAreSecret?.(here) ? { private: true } : {}),
  };
  // Whoever opens must bid, unless it cannot.
  const mayPass = here.bids.by !== null || limit < need;
  const offers = [...(limit >= need ? [bid] : []), ...(mayPass ? [pass] : [])];
  const barred = mayPass
    ? limit >= need
      ? []
      : [
          {
            type: 'Bid',
            label: bid.label,
            refusal: { rule: rules.rules.bid, why: { say: 'kernel.bidTooHigh', need, limit } },
          },
        ]
    : [
        {
          type: 'PassBidding',
          label: pass.label,
          refusal: { rule: rules.rules.pass, why: { say: 'kernel.openerMustBid' } },
        },
      ];
  const silent: BidAction = mayPass ? { type: 'PassBidding' } : { type: 'Bid', amount: need };
  return { seat, about: rules.about(here, seat), offers, barred, silent };
};

/** What a maximum says to a bidding question, exactly as its owner would, one raise at a time. */
export const heedMaximum = (
  amount: number,
  then: 'pass' | 'ask',
  question: Question<Action>,
): BidAction | 'ask' | null => {
  const bid = question.offers.find(({ action }) => action.type === 'Bid')?.inputs.amount;
  const mayPass = question.offers.some(({ action }) => action.type === 'PassBidding');
  if (!bid && !mayPass) return null;
  const need = bid?.kind === 'number' ? bid.min : Infinity;
  if (need <= amount || !mayPass) return { type: 'Bid', amount: need };
  return then === 'ask' ? 'ask' : { type: 'PassBidding' };
};
