import { rollDie } from '../../kernel/chance.js';
import { type Chance, type Seat, type Standing } from '../../kernel/game-definition.js';
import { become, ended } from '../../kernel/game-of-steps.js';
import { type Board, harvestersOf, orderNumber, totalOf, type Wealth, zonesOf } from '../board.js';
import { ZONES } from '../components/map.js';
import { MARKET_MAX, SHORTAGE_RISE, VALUES } from '../components/tables.js';
import { clampPrice, RESOURCES } from '../components/terminal.js';
import { evolve } from '../evolve.js';
import { type PlanetSteamFact } from '../facts.js';
import { type RulesOf } from '../offers.js';
import { type PlanetSteamStep } from '../steps.js';

/** 3.1 */
export const round: RulesOf<'round'> = {
  resolve: ({ step }) => [
    { type: 'RoundBegan', round: step.round },
    become<PlanetSteamStep>(
      { step: 'expansion' },
      { step: 'harvesterPhase' },
      { step: 'extraction' },
      { step: 'trade' },
      { step: 'certificates' },
      { step: 'finalPhase' },
    ),
  ],
};

/** 12.1: Price Manipulation and Sabotage go back. */
const returnCards = (board: Board, chance: Chance): PlanetSteamFact[] => {
  const facts: PlanetSteamFact[] = [];
  const { manipulator } = board;
  if (manipulator !== null)
    facts.push({ type: 'ManipulationReturned', seat: manipulator, credits: orderNumber(board, manipulator) });
  for (const zone of ZONES.filter((one) => board.harvesters[one]?.down)) {
    const face = rollDie(chance);
    facts.push({ type: 'HarvesterStoodUp', seat: board.harvesters[zone].owner, zone, face, credits: 2 * face });
  }
  return facts;
};

/** 12.2 before 12.3: from the supplies as they stand then. */
const produce = (board: Board): PlanetSteamFact[] => {
  const short = (['ore', 'energy'] as const).filter((resource) => board.supply[resource] === 0);
  const count = Math.min(board.supply.ore, board.supply.energy, MARKET_MAX - board.market);
  return [
    ...short.map((resource): PlanetSteamFact => ({
      type: 'PriceRaised',
      resource,
      price: clampPrice(resource, board.price[resource] + SHORTAGE_RISE),
    })),
    { type: 'HarvestersProduced', count },
  ];
};

export const finalPhase: RulesOf<'finalPhase'> = {
  resolve: ({ board }, chance) => {
    const facts = [
      ...returnCards(board, chance),
      ...produce(board),
      { type: 'RoundEnded', round: board.round } as const,
    ];
    if (board.round < board.rounds)
      return [...facts, become<PlanetSteamStep>({ step: 'round', round: board.round + 1 })];
    const last = facts.reduce(evolve, board);
    return [
      ...facts,
      { type: 'GameEnded', wealth: Object.fromEntries(last.seats.map((seat) => [seat, wealthOf(last, seat)])) },
      ended,
    ];
  },
};

/** 13.1 to 13.3 */
export const wealthOf = (board: Board, seat: Seat): Wealth => {
  const { credits, goods, luxuries } = board.companies[seat];
  const machines = harvestersOf(board, seat);
  return {
    credits,
    goods: RESOURCES.reduce((sum, resource) => sum + goods[resource] * board.price[resource], 0),
    zones: zonesOf(board, seat).length * VALUES.zones,
    harvesters: machines.length * VALUES.harvesters,
    superchargers: machines.filter((zone) => board.harvesters[zone].supercharger).length * VALUES.superchargers,
    luxuries: luxuries * VALUES.luxuries,
  };
};

/** 13.4: ties share the rank. */
export const outcome = (board: Board): Standing[] | null => {
  const { wealth } = board;
  if (!wealth) return null;
  const total = (seat: Seat): number => totalOf(wealth[seat]);
  return board.seats
    .map((seat) => ({
      seat,
      score: total(seat),
      rank: 1 + board.seats.filter((other) => total(other) > total(seat)).length,
      parts: { ...wealth[seat] },
    }))
    .sort((a, b) => a.rank - b.rank);
};
