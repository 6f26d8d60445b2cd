import { auction } from '../../kernel/auction.js';
import { type AmountsInput, type Seat } from '../../kernel/game-definition.js';
import { become, ended } from '../../kernel/game-of-steps.js';
import { type Board, clockwiseFrom, excessOf, extracts, harvestersOf, holderOf, type Table } from '../board.js';
import { MANIPULATION, type Mode } from '../components/cards.js';
import { PRICE_TRACK, RESOURCES, type Resource } from '../components/terminal.js';
import {
  type AnyFact,
  barred,
  offer,
  oneOf,
  type RulesOf,
  seatOption,
  sorted,
  type Wanted,
  zoneOption,
  zoneRefs,
} from '../offers.js';
import { type PlanetSteamStep } from '../steps.js';

// ---- 15.2 Price Manipulation

/** 15.2b: spaces up and down for each price, as far as its track goes. */
const moves = (board: Table, resources: readonly Resource[], spaces: number): AmountsInput => ({
  kind: 'amounts',
  over: resources.flatMap((resource) => {
    const { min, max } = PRICE_TRACK[resource];
    const way = (sign: '+' | '-', room: number) => ({
      id: `${resource}${sign}`,
      label: { say: `resource.${resource}${sign}` },
      ref: `meter:${resource}`,
      max: Math.min(spaces, room),
    });
    return [way('+', max - board.price[resource]), way('-', board.price[resource] - min)];
  }),
  total: { min: 0, max: spaces },
  preset: {},
});

const WITHOUT_QUARTZ = RESOURCES.filter((resource) => resource !== 'quartz');

/** 15.2a: the weak mode moves one price, so it is one offer for each. */
export const manipulation: RulesOf<'manipulation'> = {
  asks: ({ board, step: { seat } }) => {
    const { credits } = board.companies[seat];
    const mode = (id: Mode, resources: readonly Resource[], fixed: Record<string, string> = {}) => {
      const { fee, spaces } = MANIPULATION[id];
      if (credits < fee)
        return barred('ManipulatePrices', '15.2c', 'why.fee', { mode: id, fee, credits }, { mode: id });
      const refs = resources.map((resource) => `meter:${resource}`);
      const made = offer('ManipulatePrices', '15.2a', {
        fixed: { mode: id, ...fixed },
        inputs: { moves: moves(board, resources, spaces) },
        refs,
        values: { fee, spaces },
      });
      return id === 'weak'
        ? {
            ...made,
            label: { ...made.label, say: 'offer.ManipulateWeak' },
            notation: { ...made.notation, say: 'type.ManipulateWeak' },
          }
        : made;
    };
    return [
      {
        seat,
        about: { say: 'about.manipulation' },
        ...sorted([
          ...WITHOUT_QUARTZ.map((resource) => mode('weak', [resource], { resource })),
          mode('moderate', WITHOUT_QUARTZ),
          mode('strong', RESOURCES),
        ]),
        silent: { type: 'ManipulatePrices', mode: 'weak', resource: 'ore', moves: {} },
      },
    ];
  },
  answer: ({ board }, seat, action) => {
    const { mode, moves: spaces } = action as Wanted<'ManipulatePrices'>;
    const prices: Partial<Record<Resource, number>> = {};
    for (const resource of RESOURCES) {
      const by = (spaces[`${resource}+`] ?? 0) - (spaces[`${resource}-`] ?? 0);
      if (by !== 0) prices[resource] = board.price[resource] + by;
    }
    return [{ type: 'PricesManipulated', seat, mode, fee: MANIPULATION[mode].fee, prices }, ended];
  },
};

// ---- 15.3 Sabotage

export const sabotageTarget: RulesOf<'sabotageTarget'> = {
  asks: ({ board, step: { seat } }) => {
    const targets = clockwiseFrom(board, seat).filter(
      (other) => other !== seat && harvestersOf(board, other).length > 0,
    );
    if (targets.length === 0) return [];
    return [
      {
        seat,
        about: { say: 'about.sabotageTarget' },
        offers: [
          offer('Sabotage', '15.3a', {
            inputs: { target: oneOf(targets.map(seatOption)) },
            refs: targets.map((target) => `seat:${target}`),
          }),
        ],
        silent: { type: 'Sabotage', target: targets[0] },
      },
    ];
  },
  answer: (_here, seat, action) => {
    const { target } = action as Wanted<'Sabotage'>;
    return [{ type: 'SabotageAimed', seat, target }, become<PlanetSteamStep>({ step: 'sabotageVictim', seat: target })];
  },
};

const yieldWorth = (board: Table, zone: string): number => {
  const machine = board.harvesters[zone];
  return board.price[extracts(machine)] * (machine.supercharger ? 2 : 1);
};

export const sabotageVictim: RulesOf<'sabotageVictim'> = {
  asks: ({ board, step: { seat } }) => {
    const zones = harvestersOf(board, seat);
    return [
      {
        seat,
        about: { say: 'about.sabotageVictim' },
        offers: [offer('LayDown', '15.3b', { inputs: { zone: oneOf(zones.map(zoneOption)) }, refs: zoneRefs(zones) })],
        silent: { type: 'LayDown', zone: [...zones].sort((a, b) => yieldWorth(board, a) - yieldWorth(board, b))[0] },
      },
    ];
  },
  answer: (_here, seat, action) => [
    { type: 'HarvesterLaidDown', seat, zone: (action as Wanted<'LayDown'>).zone },
    ended,
  ],
};

// ---- 15.4 Independent Carrier

const released = (board: Board, seat: Seat): AnyFact => ({
  type: 'CarrierReleased',
  seat,
  lost: excessOf(board, seat, board.companies[seat].goods),
});

/** 15.4e, 15.4f: kept once for the same bid, then auctioned; nobody has it: auctioned. */
export const carrierRenewal: RulesOf<'carrierRenewal'> = {
  asks: ({ board }) => {
    const { independent } = board;
    if (!independent || independent.term > 1) return [];
    const { holder: seat, bid } = independent;
    return [
      {
        seat,
        about: { say: 'about.carrierRenewal' },
        ...sorted([
          board.companies[seat].credits >= bid
            ? offer('RenewCarrier', '15.4e', { values: { bid } })
            : barred('RenewCarrier', '15.4e', 'why.lacking', { short: ['credits'], bid }),
          offer('ReleaseCarrier', '15.4e'),
        ]),
        silent: { type: 'ReleaseCarrier' },
      },
    ];
  },
  answer: ({ board }, seat, action) =>
    action.type === 'RenewCarrier'
      ? [{ type: 'CarrierRenewed', seat, paid: board.independent!.bid }, ended]
      : [released(board, seat), become<PlanetSteamStep>({ step: 'carrierBidding' })],
  resolve: ({ board }) => [
    ...(board.independent ? [released(board, board.independent.holder)] : []),
    become<PlanetSteamStep>({ step: 'carrierBidding' }),
  ],
};

export const biddersForCarrier = (board: Table): Seat[] =>
  clockwiseFrom(board, holderOf(board, 'lady')!).filter((seat) => (board.companies[seat].credits ?? 0) >= 1);

export const carrierBidding: RulesOf<'carrierBidding'> = auction({
  seats: ({ board }) => biddersForCarrier(board),
  limit: ({ board }, seat) => board.companies[seat].credits,
  about: () => ({ say: 'about.carrierBidding' }),
  refs: () => ['independent'],
  rules: { bid: '15.4', pass: '15.4' },
  won: (_here, seat, bid) => [{ type: 'BiddingWon', seat, lot: 'carrier', bid, paid: bid }, ended],
}) as RulesOf<'carrierBidding'>;
