import { type Seat } from '../../kernel/game-definition.js';
import { become, ended, type Here } from '../../kernel/game-of-steps.js';
import { type PlanetSteamAction } from '../actions.js';
import { type Board, playOrder, unclaimedZones } from '../board.js';
import { isRiver, type Zone } from '../components/map.js';
import { offer, oneOf, type RulesOf, type StepOf, someOf, type Wanted, zoneOption, zoneRefs } from '../offers.js';
import { type PlanetSteamStep } from '../steps.js';

/** 14.4c, 14.4d: the river first, then one own and one neutral claim each, in play order and back again. */
export const claimSetup: RulesOf<'claimSetup'> = {
  resolve: ({ board }) => {
    const order = playOrder(board);
    const first = order[0];
    const neutrals = (seat: Seat): number => (seat === first && order.length < 5 ? 2 : 1);
    const pass = (seats: readonly Seat[]): PlanetSteamStep[] =>
      seats.flatMap((seat): PlanetSteamStep[] => [
        { step: 'setupClaim', seat },
        { step: 'setupNeutrals', seat, count: neutrals(seat) },
      ]);
    const river: PlanetSteamStep[] =
      board.riverNeutrals > 0 ? [{ step: 'riverNeutrals', seat: first, count: board.riverNeutrals }] : [];
    return [become(...river, ...pass(order), ...pass([...order].reverse()))];
  },
};

/** Neutral claims, as many as the step says, on zones of the seat's choice. */
const neutrals = (
  type: 'PlaceRiverNeutrals' | 'PlaceSetupNeutrals',
  rule: string,
  among: (zone: Zone) => boolean,
): RulesOf<'riverNeutrals'> & RulesOf<'setupNeutrals'> => ({
  asks: ({ board, step: { seat, count } }: Here<Board, StepOf<'riverNeutrals' | 'setupNeutrals'>>) => {
    const zones = unclaimedZones(board).filter(among);
    const inputs = { zones: someOf(zones.map(zoneOption), count, count) };
    return [
      {
        seat,
        about: { say: 'about.claimSetup' },
        offers: [offer(type, rule, { inputs, refs: zoneRefs(zones), values: { count } })],
        silent: { type, zones: zones.slice(0, count) },
      },
    ];
  },
  answer: (_here: unknown, seat: Seat, action: PlanetSteamAction) => [
    { type: 'NeutralsPlaced', seat, zones: (action as Wanted<typeof type>).zones },
    ended,
  ],
});

export const riverNeutrals = neutrals('PlaceRiverNeutrals', '14.4c', isRiver);
export const setupNeutrals = neutrals('PlaceSetupNeutrals', '14.4d', () => true);

export const setupClaim: RulesOf<'setupClaim'> = {
  asks: ({ board, step: { seat } }) => {
    const zones = unclaimedZones(board);
    return [
      {
        seat,
        about: { say: 'about.claimSetup' },
        offers: [
          offer('PlaceSetupClaim', '14.4d', { inputs: { zone: oneOf(zones.map(zoneOption)) }, refs: zoneRefs(zones) }),
        ],
        silent: { type: 'PlaceSetupClaim', zone: zones[0] },
      },
    ];
  },
  answer: (_here, seat, action) => [
    { type: 'ClaimPlaced', seat, zone: (action as Wanted<'PlaceSetupClaim'>).zone, neutral: false },
    ended,
  ],
};
