import { describe, expect, it } from '@jest/globals';
import { drawFrom, seededChance, shuffled } from '../../../../src/games/kernel/chance.js';
import { type Chance, type Seat } from '../../../../src/games/kernel/game-definition.js';
import { type CarrierClass } from '../../../../src/games/planet-steam/components/tables.js';
import { type Resource, RESOURCES } from '../../../../src/games/planet-steam/components/terminal.js';
import { type TradeLine, TRADES } from '../../../../src/games/planet-steam/orders.js';
import { type PlanetSteamStep } from '../../../../src/games/planet-steam/steps.js';
import { between, type BySeat, forEach, sameAsTyped, SEEDS } from '../as-spoken.js';
import {
  boardOf,
  carriers,
  company,
  credits,
  given,
  goods,
  letRun,
  type Position,
  price,
  running,
  supply,
  tradeLine,
} from '../given.js';
import { CAPACITIES, CHANGE, METERS } from '../printed-figures.js';

type Amounts = Record<string, number>;
interface Terminal {
  readonly seats: readonly Seat[];
  readonly money: BySeat<number>;
  readonly held: BySeat<Amounts>;
  /** Classes of the carriers, 1 to 4. */
  readonly level: BySeat<Amounts>;
  readonly supplies: Amounts;
  readonly prices: Amounts;
}
/** What a seat finds when its turn comes. */
interface Here {
  readonly cost: number;
  readonly offered: number;
  readonly held: number;
  readonly room: number;
  readonly money: number;
}
type Plans = BySeat<readonly TradeLine[]>;
type TradeTurn = Extract<PlanetSteamStep, { step: 'tradeTurn' }>;

const printed = (resource: Resource) => METERS.find((meter) => meter.resource === resource)!;

/** 16.12d to 16.12f: how many a line buys, or, below 0, sells. */
const AMOUNTS: Record<TradeLine['trade'], (n: number, here: Here, payable: number) => number> = {
  buy: (n, { room }, payable) => Math.min(n, room, payable),
  buyTo: (n, { held, room }, payable) => Math.min(n - held, room, payable),
  buyAll: (_n, { room }, payable) => Math.min(room, payable),
  buyExactly: (n, _here, payable) => (n <= payable ? n : 0),
  sell: (n, { held }) => -Math.min(n, held),
  sellTo: (n, { held }) => -Math.max(0, held - n),
  sellAll: (_n, { held }) => -held,
  sellExactly: (n, { held }) => (n <= held ? -n : 0),
  pass: () => 0,
  ask: () => 0,
};

/** What comes of a line here: nothing when a condition fails. */
const countOf = (line: TradeLine, here: Here): number => {
  const within = (value: number, low: number, high: number): boolean => value >= low && value <= high;
  const holds =
    within(here.cost, line.priceMin, line.priceMax) &&
    within(here.offered, line.supplyMin, line.supplyMax) &&
    within(here.money, line.creditsMin, line.creditsMax);
  const payable = Math.min(here.offered, Math.floor(Math.max(0, here.money - line.keep) / here.cost));
  const count = holds ? AMOUNTS[line.trade](line.count, here, payable) : 0;
  return line.trade.startsWith('buy') ? Math.max(0, count) : count;
};

/** One seat's turn for a resource by 10.2 to 10.7: moves the terminal, and says what the seat would type. */
const turn = ({ money, held, level, supplies, prices }: Terminal, plans: Plans, seat: Seat, of: Resource): string[] => {
  const { bands, lowest, highest } = printed(of);
  const room = CAPACITIES[level[seat][of] - 1] - held[seat][of];
  const here = { cost: prices[of], offered: supplies[of], held: held[seat][of], room, money: money[seat] };
  const counts = plans[seat].filter(({ resource }) => resource === of).map((line) => countOf(line, here));
  const count = counts.find((one) => one !== 0) ?? 0;
  money[seat] -= count * prices[of];
  held[seat][of] += Math.min(count, room);
  supplies[of] = Math.min(bands[5], supplies[of] - count);
  const change = CHANGE[bands.findIndex((most) => supplies[of] <= most)];
  prices[of] = Math.max(lowest, Math.min(highest, prices[of] + change));
  if (count !== 0) return [`${seat}: ${count > 0 ? 'buy' : 'sell'} ${of} ${Math.abs(count)}`];
  return here.held === 0 && (here.offered === 0 || here.money < here.cost) ? [] : [`${seat}: pass`];
};

const randomTerminal = (chance: Chance): Terminal => {
  const seats = [...'ABCDE'.slice(0, between(chance, 2, 5))];
  const amounts = (range: (resource: Resource) => [number, number]): Amounts =>
    Object.fromEntries(RESOURCES.map((resource) => [resource, between(chance, ...range(resource))]));
  const level = forEach(seats, () => amounts(() => [1, 4]));
  return {
    seats,
    level,
    held: forEach(seats, (seat) => amounts((resource) => [0, CAPACITIES[level[seat][resource] - 1]])),
    money: forEach(seats, () => between(chance, 0, 90)),
    supplies: amounts((resource) => [0, printed(resource).bands[5]]),
    prices: amounts((resource) => [printed(resource).lowest, printed(resource).highest]),
  };
};

const randomLine = (chance: Chance, resource: Resource): TradeLine => {
  const maybe = (high: number, otherwise: number): number =>
    chance.below(4) === 0 ? between(chance, 1, high) : otherwise;
  return tradeLine(resource, drawFrom(chance, TRADES.slice(0, 8)), {
    count: between(chance, 1, 6),
    priceMin: maybe(20, 0),
    priceMax: maybe(20, 40),
    supplyMin: maybe(8, 0),
    supplyMax: maybe(8, 20),
    creditsMin: maybe(60, 0),
    creditsMax: maybe(60, 9999),
    keep: maybe(40, 0),
  });
};

const start = ({ seats, money, held, level, supplies, prices }: Terminal, turns: readonly TradeTurn[]): Position => {
  const classes = level as BySeat<Record<Resource, CarrierClass>>;
  const table = [credits(money), goods(held), carriers(classes), supply(supplies), price(prices)];
  return letRun(given(seats.length, ...table, running(...turns)));
};

describe('16 Credits and playing by mail: trade exactly as spoken', () => {
  it('16.4 gives with trade plans the trades, prices and supplies of spoken trade', () => {
    const trades = new Set<string>();
    for (const seed of SEEDS) {
      const chance = seededChance(seed);
      const terminal = randomTerminal(chance);
      const { seats, money, held, supplies, prices } = terminal;
      const order = shuffled(chance, seats);
      const turns = RESOURCES.flatMap((resource) =>
        order.map((seat) => ({ step: 'tradeTurn', resource, seat }) as const),
      );
      const plans = forEach(seats, () => [1, 2, 3].flatMap(() => RESOURCES.map((one) => randomLine(chance, one))));
      const passes = RESOURCES.map((resource) => tradeLine(resource, 'pass'));
      const from = start(terminal, turns);
      const ordered = from.ordered(forEach(seats, (seat) => [...plans[seat], ...passes]));
      const lines = turns.flatMap(({ resource, seat }) => turn(terminal, plans, seat, resource));
      expect(boardOf(ordered)).toMatchObject({ supply: supplies, price: prices });
      for (const seat of seats)
        expect(company(ordered, seat)).toMatchObject({ credits: money[seat], goods: held[seat] });
      sameAsTyped(ordered, from, lines);
      for (const { type } of ordered.facts) trades.add(type);
    }
    expect([...trades]).toEqual(expect.arrayContaining(['Bought', 'Sold', 'TradePassed']));
  });
});
