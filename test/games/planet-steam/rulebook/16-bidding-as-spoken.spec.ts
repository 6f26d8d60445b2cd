import { describe, expect, it } from '@jest/globals';
import { drawFrom, seededChance, shuffled } from '../../../../src/games/kernel/chance.js';
import { type Chance, type Seat } from '../../../../src/games/kernel/game-definition.js';
import { RESOURCES } from '../../../../src/games/planet-steam/components/terminal.js';
import { between, type BySeat, forEach, sameAsTyped, SEEDS } from '../as-spoken.js';
import {
  at,
  boardOf,
  box,
  cards,
  company,
  credits,
  given,
  goods,
  named,
  obeying,
  opener,
  options,
  type Position,
} from '../given.js';

/** Open bidding as 4.5 to 4.5e and 16.7 tell it, from the opener clockwise. */
const bidding = (seats: readonly Seat[], ceiling: BySeat<number>, limit: BySeat<number>) => {
  const lines: string[] = [];
  const waiting = [...seats];
  let [high, by] = [0, ''];
  for (let seat = waiting.shift(); seat !== undefined; seat = waiting.shift()) {
    const bids = high === 0 || high + 1 <= Math.min(ceiling[seat], limit[seat]);
    if (seats.length > 1 && high < limit[seat]) lines.push(bids ? `${seat}: bid ${high + 1}` : `${seat}: pass`);
    if (!bids) continue;
    if (by !== '') waiting.push(by);
    [high, by] = [high + 1, seat];
  }
  return { lines, winner: by, bid: high };
};

const clockwise = (seats: readonly Seat[], from: Seat): Seat[] => {
  const first = seats.indexOf(from);
  return [...seats.slice(first), ...seats.slice(0, first)];
};
const isBeside = (position: Position, seat: Seat, zone: string): boolean =>
  Object.entries(boardOf(position).claimed).some(
    ([other, owner]) =>
      owner === seat &&
      Math.abs(other.charCodeAt(0) - zone.charCodeAt(0)) + Math.abs(Number(other[1]) - Number(zone[1])) === 1,
  );

/** A table for a seed: its seats, their Credits, and a number each of them is ready to bid. */
const tableFor = (seed: number) => {
  const chance = seededChance(seed);
  const seats = [...'ABCDE'.slice(0, between(chance, 2, 5))];
  // With 1 Credit an opener has no choice (16.14).
  const purse = forEach(seats, () => between(chance, 2, 30));
  const most = forEach(seats, () => between(chance, 0, 35));
  return { chance, seats, purse, most, first: drawFrom(chance, seats) };
};

describe('16 Credits and playing by mail: bidding exactly as spoken', () => {
  it('16.4 gives with maxima the bids, winners and prices of spoken bidding', () => {
    for (const seed of SEEDS) {
      const { seats, purse, most, first } = tableFor(seed);
      const start = given(seats.length, opener(first), credits(purse), at({ step: 'specialistBidding' }));
      const spoken = bidding(clockwise(seats, first), most, purse);
      // Nobody can promise more than twice its Credits.
      const ordered = obeying(
        start,
        forEach(seats, (seat) => [`max ${Math.min(most[seat], 2 * purse[seat])}`]),
      );
      const won = { seat: spoken.winner, bid: spoken.bid, paid: spoken.bid };
      expect(ordered.told('BiddingWon')).toMatchObject([won]);
      sameAsTyped(ordered, start, spoken.lines);
    }
  });

  it('16.4 gives with ceilings the auctions of the Independent Carrier of spoken bidding', () => {
    for (const seed of SEEDS) {
      const { chance, seats, purse, most } = tableFor(seed);
      const order = shuffled(chance, seats);
      const table = [options({ independentCarrier: true }), cards(order.join('')), credits(purse)];
      const start = given(seats.length, ...table, at({ step: 'carrierBidding' }));
      const { lines, winner: holder, bid } = bidding(clockwise(seats, order[0]), most, purse);
      const ordered = obeying(
        start,
        forEach(seats, (seat) => [`independent ${most[seat]}`]),
      );
      expect(boardOf(ordered).independent).toEqual({ holder, bid, term: 1 });
      sameAsTyped(ordered, start, lines);
    }
  });

  it('16.4 gives with ceilings the zone auctions of spoken bidding, the Venturer at half', () => {
    for (const seed of SEEDS) {
      const { chance, seats, purse, most } = tableFor(seed);
      const order = shuffled(chance, seats);
      const zone = drawFrom(chance, ['b2', 'c3', 'd4', 'e5', 'b6', 'd7', 'e3']);
      const start = given(
        seats.length,
        cards(order.join('')),
        credits(purse),
        named(zone),
        at({ step: 'zoneBidding' }),
      );
      const elsewhere = forEach(seats, () => between(chance, 0, 35));
      const ceiling = forEach(seats, (seat) => (isBeside(start, seat, zone) ? most : elsewhere)[seat]);
      const limit = { ...purse, [order[1]]: 2 * purse[order[1]] };
      const { lines, winner, bid } = bidding(clockwise(seats, order[0]), ceiling, limit);
      const plans = forEach(seats, (seat) => [`zones beside ${most[seat]} elsewhere ${elsewhere[seat]}`]);
      const ordered = obeying(start, plans);
      const paid = winner === order[1] ? Math.ceil(bid / 2) : bid;
      expect(ordered.told('BiddingWon')).toMatchObject([{ seat: winner, bid, paid }]);
      expect(company(ordered, winner).credits).toBe(purse[winner] - paid);
      sameAsTyped(ordered, start, lines);
    }
  });

  /** A seat's whole wish for the specialist auction. */
  const wishFor = (chance: Chance, ids: readonly string[]) => ({
    ceilings: Object.fromEntries(shuffled(chance, ids).map((id) => [id, between(chance, 0, 12)])),
    box: shuffled(chance, RESOURCES),
    engineer: drawFrom(chance, ['licence', 'credits']),
    bank: shuffled(
      chance,
      RESOURCES.flatMap((resource) => [`up ${resource}`, `gain ${resource}`]),
    ),
  });
  const CARDS: Record<number, string[]> = {
    2: ['lady+engineer', 'venturer+captain'],
    3: ['lady', 'venturer+bank', 'engineer+captain'],
    4: ['lady', 'venturer', 'engineer', 'captain'],
    5: ['lady', 'venturer', 'bank', 'engineer', 'captain'],
  };
  type Wish = ReturnType<typeof wishFor>;
  const linesOf = ({ ceilings, box: ranked, engineer, bank }: Wish): string[] => [
    `plan ${Object.entries(ceilings)
      .map(([id, n]) => `${id} ${n}`)
      .join(' ')}`,
    `rank box ${ranked.join('>')}`,
    `engineer ${engineer}`,
    `rank bank ${bank.map((wish) => wish.replace(' ', '-')).join('>')}`,
  ];

  /** The whole specialist auction by 4.3 to 4.14 and 16.8; it ends early where no wish says what to take from the box. */
  const auction = (
    start: Position,
    seats: readonly Seat[],
    first: Seat,
    purse: BySeat<number>,
    wishes: BySeat<Wish>,
  ) => {
    const lines: string[] = [];
    const left = new Set(boardOf(start).box);
    const holding = forEach(seats, (seat): Record<string, number> => ({ ...company(start, seat).goods }));
    const room = forEach(seats, () => Object.fromEntries(RESOURCES.map((resource) => [resource, 4])));
    let display = [...CARDS[seats.length]];
    let without = clockwise(seats, first);
    while (without.length > 0) {
      const wanted = (seat: Seat): [string, number] =>
        Object.entries(wishes[seat].ceilings)
          .filter(([id]) => display.includes(id))
          .reduce((best, one) => (one[1] > best[1] ? one : best));
      const round = bidding(
        without,
        forEach(without, (seat) => wanted(seat)[1]),
        purse,
      );
      const { winner } = round;
      const [taken] = wanted(winner);
      lines.push(...round.lines);
      if (display.length > 1) lines.push(`${winner}: take ${taken}`);
      display = display.filter((id) => id !== taken);
      without = clockwise(seats, without[0]).filter((seat) => without.includes(seat) && seat !== winner);
      if (taken.includes('bank')) {
        const wish = wishes[winner].bank.find((one) => {
          const [verb, resource] = one.split(' ');
          return verb === 'up' || holding[winner][resource] < room[winner][resource];
        })!;
        const [verb, resource] = wish.split(' ');
        if (verb === 'up') room[winner][resource] = 7;
        else holding[winner][resource]++;
        lines.push(`${winner}: ${wish}`);
      }
      if (taken.includes('engineer')) lines.push(`${winner}: ${wishes[winner].engineer}`);
      const there = wishes[winner].box.filter((resource) => left.has(resource));
      const fits = there.find((resource) => holding[winner][resource] < room[winner][resource]);
      if (there.length > 1 && fits === undefined) return lines;
      left.delete(fits ?? there[0]);
      if (there.length > 1) lines.push(`${winner}: box ${fits}`);
    }
    return lines;
  };

  it('16.4 gives with plans and wishes the specialist auctions of spoken bidding', () => {
    let whole = 0;
    for (const seed of SEEDS) {
      const { chance, seats, purse, first } = tableFor(seed);
      const held = forEach(seats, () =>
        Object.fromEntries(RESOURCES.map((resource) => [resource, between(chance, 1, 4)])),
      );
      const wishes = forEach(seats, () => wishFor(chance, CARDS[seats.length]));
      const steps = at({ step: 'specialistBidding' }, { step: 'specialistAuction' });
      const start = given(seats.length, opener(first), credits(purse), goods(held), box(...RESOURCES), steps);
      const ordered = obeying(
        start,
        forEach(seats, (seat) => linesOf(wishes[seat])),
      );
      sameAsTyped(ordered, start, auction(start, seats, first, purse, wishes));
      if (ordered.state.stack.length === 0) whole++;
    }
    expect(whole).toBeGreaterThan(SEEDS.length / 2);
  });
});
