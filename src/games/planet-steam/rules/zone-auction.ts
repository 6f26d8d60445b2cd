import { auction } from '../../kernel/auction.js';
import { type Seat } from '../../kernel/game-definition.js';
import { become, ended } from '../../kernel/game-of-steps.js';
import { clockwiseFrom, holderOf, isNextToOwn, neutralZones, type Table, unclaimedZones } from '../board.js';
import { type Zone } from '../components/map.js';
import { offer, oneOf, type RulesOf, type Wanted, zoneOption, zoneRefs } from '../offers.js';
import { type PlanetSteamStep } from '../steps.js';

/** 5.1, 5.2: unclaimed zones, and only when there is none the neutral ones. */
export const nameable = (board: Table): Zone[] => {
  const unclaimed = unclaimedZones(board);
  return unclaimed.length > 0 ? unclaimed : neutralZones(board);
};

/** 5.9a: the Venturer pays half, so it may bid twice what it has. */
export const zoneLimit = (board: Table, seat: Seat): number => {
  const credits = board.companies[seat].credits ?? 0;
  return holderOf(board, 'venturer') === seat ? 2 * credits : credits;
};

/** 5.9 */
export const zonePayment = (board: Table, seat: Seat, bid: number): number =>
  holderOf(board, 'venturer') === seat ? Math.ceil(bid / 2) : bid;

/** 5.4 to 5.6: from Lady Steam clockwise, those with a marker to place and a Credit to bid. */
export const biddersForZone = (board: Table): Seat[] =>
  clockwiseFrom(board, holderOf(board, 'lady')!).filter(
    (seat) => board.companies[seat].claims > 0 && zoneLimit(board, seat) >= 1,
  );

export const zoneNaming: RulesOf<'zoneNaming'> = {
  asks: ({ board }) => {
    const zones = nameable(board);
    const seat = holderOf(board, 'venturer')!;
    if (zones.length === 0) return [];
    return [
      {
        seat,
        about: { say: 'about.zoneNaming' },
        offers: [
          offer('NameZone', unclaimedZones(board).length > 0 ? '5.1' : '5.2', {
            inputs: { zone: oneOf(zones.map(zoneOption)) },
            refs: zoneRefs(zones),
          }),
        ],
        silent: { type: 'NameZone', zone: zones.find((zone) => isNextToOwn(board, seat, zone)) ?? zones[0] },
      },
    ];
  },
  answer: (_here, seat, action) => [
    { type: 'ZoneNamed', seat, zone: (action as Wanted<'NameZone'>).zone },
    become<PlanetSteamStep>({ step: 'zoneBidding' }),
  ],
};

export const zoneBidding: RulesOf<'zoneBidding'> = auction({
  seats: ({ board }) => biddersForZone(board),
  limit: ({ board }, seat) => zoneLimit(board, seat),
  about: ({ board }) => ({ say: 'about.zoneBidding', zone: board.named! }),
  refs: ({ board }) => [`zone:${board.named!}`],
  rules: { bid: '5.4', pass: '5.7' },
  won: ({ board }, seat, bid) => [
    { type: 'BiddingWon', seat, lot: 'zone', bid, paid: zonePayment(board, seat, bid) },
    { type: 'ClaimPlaced', seat, zone: board.named!, neutral: board.claimed[board.named!] === 'neutral' },
    ended,
  ],
}) as RulesOf<'zoneBidding'>;
