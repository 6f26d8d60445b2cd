import { type Seat } from '../../kernel/game-definition.js';
import { become, ended } from '../../kernel/game-of-steps.js';
import { playOrder, unclaimedZones } from '../board.js';
import { isRiver } from '../components/map.js';
import { offer, oneOf, type RulesOf, someOf, type Wanted, zoneOption, zoneRefs } from '../offers.js';
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

export const riverNeutrals: RulesOf<'riverNeutrals'> = {
  asks: ({ board, step: { seat, count } }) => {
    const zones = unclaimedZones(board).filter(isRiver);
    return [
      {
        seat,
        about: { say: 'about.claimSetup' },
        offers: [
          offer('PlaceRiverNeutrals', '14.4c', {
            inputs: { zones: someOf(zones.map(zoneOption), count, count) },
            refs: zoneRefs(zones),
            values: { count },
          }),
        ],
        silent: { type: 'PlaceRiverNeutrals', zones: zones.slice(0, count) },
      },
    ];
  },
  answer: (_here, seat, action) => [
    { type: 'NeutralsPlaced', seat, zones: (action as Wanted<'PlaceRiverNeutrals'>).zones },
    ended,
  ],
};

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

export const setupNeutrals: RulesOf<'setupNeutrals'> = {
  asks: ({ board, step: { seat, count } }) => {
    const zones = unclaimedZones(board);
    return [
      {
        seat,
        about: { say: 'about.claimSetup' },
        offers: [
          offer('PlaceSetupNeutrals', '14.4d', {
            inputs: { zones: someOf(zones.map(zoneOption), count, count) },
            refs: zoneRefs(zones),
            values: { count },
          }),
        ],
        silent: { type: 'PlaceSetupNeutrals', zones: zones.slice(0, count) },
      },
    ];
  },
  answer: (_here, seat, action) => [
    { type: 'NeutralsPlaced', seat, zones: (action as Wanted<'PlaceSetupNeutrals'>).zones },
    ended,
  ],
};
