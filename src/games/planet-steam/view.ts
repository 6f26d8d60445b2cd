import { type Seat } from '../kernel/game-definition.js';
import { type Bids, type Play } from '../kernel/game-of-steps.js';
import { type Board, type Table } from './board.js';
import { type PlanetSteamStep } from './steps.js';

/** What a seat may see: everything on the table, and Credits as the table chose (16.1). Sealed choices are not on it. */
export interface PlanetSteamView extends Table {
  /** null: a spectator. */
  readonly me: Seat | null;
  readonly step: PlanetSteamStep['step'] | null;
  /** Names the bidding that is on, so that a maximum dies with it (16.7). */
  readonly bidding: string | null;
  readonly bids: Bids | null;
}

const BIDDINGS = new Set<string>(['specialistBidding', 'zoneBidding', 'carrierBidding']);

export const view = ({ board, stack }: Play<Board, PlanetSteamStep>, seat: Seat | null): PlanetSteamView => {
  const top = stack.at(-1);
  const bidding = top && BIDDINGS.has(top.step.step) ? top : null;
  const seesCredits = (other: Seat): boolean =>
    board.options.credits === 'shown' || other === seat || board.wealth !== null;
  return {
    me: seat,
    step: top?.step.step ?? null,
    bidding: bidding && `${bidding.step.step}.${bidding.ordinal}`,
    bids: bidding && bidding.bids,
    seats: board.seats,
    options: board.options,
    round: board.round,
    rounds: board.rounds,
    opener: board.opener,
    companies: Object.fromEntries(
      board.seats.map((other) => {
        const { credits, goods, carriers, claims, licences, luxuries, card } = board.companies[other];
        return [
          other,
          { credits: seesCredits(other) ? credits : null, goods, carriers, claims, licences, luxuries, card },
        ];
      }),
    ),
    claimed: board.claimed,
    harvesters: board.harvesters,
    reserve: board.reserve,
    licencesGone: board.licencesGone,
    price: board.price,
    supply: board.supply,
    market: board.market,
    box: board.box,
    markers: board.markers,
    airship: board.airship,
    named: board.named,
    manipulator: board.manipulator,
    riverNeutrals: board.riverNeutrals,
    independent: board.independent,
    arranged: board.arranged,
    wealth: board.wealth,
  };
};
