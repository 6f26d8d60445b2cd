import { describe, expect, it } from '@jest/globals';
import { isTimeCard } from '../../../../src/games/spacecorp/components/cards.js';
import { components } from '../../../../src/games/spacecorp/components/index.js';
import { spacecorp } from '../../../../src/games/spacecorp/index.js';
import { research } from '../acts.js';
import {
  bases,
  boardOf,
  company,
  given,
  handOf,
  midTurn,
  named,
  newTable,
  type Position,
  profits,
  restOfTurn,
} from '../given.js';

const seatsOf = (position: Position): readonly string[] => boardOf(position).seats;
const each = <T>(position: Position, of: (seat: string) => T): T[] => seatsOf(position).map(of);
const timesIn = (ids: readonly string[]): number => ids.filter((id) => isTimeCard(components, id)).length;

describe('2 Set-up of Mariners', () => {
  it('2.1 settles seats, eras and windows before the start', () => {
    expect(spacecorp.options.map(({ id, preset }) => [id, preset])).toEqual([
      ['firstEra', 'mariners'],
      ['lastEra', 'starfarers'],
      ['windows', 'open'],
    ]);
    const [laid] = newTable(3, { lastEra: 'planeteers', windows: 'holders' }).told('TableLaid');
    expect(laid).toMatchObject({
      seats: ['A', 'B', 'C'],
      options: { firstEra: 'mariners', lastEra: 'planeteers', windows: 'holders' },
    });
  });

  it.each([
    [1, 'ABC'],
    [2, 'BCA'],
    [3, 'CAB'],
  ])('2.2 lets a lot of %i begin with %s, and the others follow clockwise', (lot, order) => {
    const turns = [newTable(3, {}, [lot])];
    while (turns.length < 3) {
      const [seat] = turns.at(-1)!.asked();
      turns.push(restOfTurn(turns.at(-1)!.when(seat, research({ hq: seat }))));
    }
    expect(turns.map((position) => position.asked().join('')).join('')).toBe(order);
    expect(turns[0].told('FirstSeatChosen')).toMatchObject([{ seat: order[0], by: 'lot' }]);
  });

  it('2.3 reads the contracts from the side for the number of seats', () => {
    const three = [bases('A', 'luna:research sisyphus:research eros:research'), midTurn('A', 'contractClaims')];
    expect(given(2, ...three).told('TurnEnded')).toHaveLength(1);
    expect(given(3, ...three).choices('A', 'ClaimContracts', 'rows')).toEqual(['3']);
    expect(given(4, ...three).choices('A', 'ClaimContracts', 'rows')).toEqual(['3']);
  });

  it('2.4 begins with a standard HQ, cubes on the start, profit 0 and all bases', () => {
    const begun = newTable(2);
    const { stock, slots, genetics, revelation, progress, profit } = company(begun, 'B');
    expect({ slots, genetics, revelation, progress, profit }).toEqual({
      slots: [null, null, null],
      genetics: 0,
      revelation: 0,
      progress: [],
      profit: 0,
    });
    expect(Object.values(stock)).toEqual(Array(9).fill(3));
  });

  it('2.4a has two teams of each seat at Earth, where a Move may begin', () => {
    const begun = newTable(4);
    for (const seat of seatsOf(begun))
      expect(company(begun, seat).teams.map(({ at }) => at)).toEqual(['earth', 'earth', null, null]);
    expect(begun.offered('A')).toContain('MoveTeam');
  });

  it('2.5 shuffles six e1 and three e2 tiles face down', () => {
    const begun = newTable(2);
    expect(boardOf(begun).stacks.e1).toHaveLength(6);
    expect(boardOf(begun).stacks.e2).toHaveLength(3);
    expect(begun.view('A').stacks).toEqual({ e1: 6, e2: 3 });
  });

  it('2.6 lays both Beyond markers at the Asteroid Belt', () => {
    expect(boardOf(newTable(2)).beyondLeft).toEqual([1, 2]);
    expect(components.boards.mariners.beyond).toBe('asteroid_belt');
  });

  it.each([2, 3, 4])('2.7 gives each of %i seats a Chemical Drive out of the Start cards', (count) => {
    const begun = newTable(count);
    for (const seat of seatsOf(begun)) expect(handOf(begun, seat)[0]).toBe('chemical_drive');
    const shown = named(boardOf(begun).offers);
    const drawn = begun.told('CardsDrawn').length;
    expect(boardOf(begun).deck.start).toHaveLength(12 - count - drawn - shown.length);
  });

  it.each([
    [2, 0, 2],
    [3, 2, 5],
    [4, 4, 8],
  ])('2.8 with %i seats has a Time card in each hand, %i in the deck and %i in use', (count, inDeck, inUse) => {
    const begun = newTable(count);
    const held = each(begun, (seat) => timesIn(company(begun, seat).hand));
    expect(held).toEqual(Array(count).fill(1));
    expect(timesIn(boardOf(begun).deck.rest)).toBe(inDeck);
    expect(inDeck + held.length).toBe(inUse);
  });

  it('2.8a lays the Start cards left on top of the deck, shuffled among themselves', () => {
    const isStart = (id: string): boolean => boardOf(given(3)).deck.start.includes(id);
    const low = newTable(3);
    const high = newTable(3, {}, [1, 9, 8, 7, 6, 5, 4]);
    for (const begun of [low, high]) {
      expect(boardOf(begun).offers.every((id) => id !== null && isStart(id))).toBe(true);
      expect(begun.view('A').deck).toEqual({ start: 3, rest: 46 - 12 + 2 });
    }
    expect(named(boardOf(low).offers)).not.toEqual(named(boardOf(high).offers));
  });

  it.each([
    [2, 'A', ['B'], [2, 3]],
    [3, 'A', ['B', 'C'], [2, 3, 3]],
    [4, 'A', ['C', 'D'], [2, 2, 3, 3]],
    [4, 'C', ['A', 'B'], [3, 3, 2, 2]],
  ])('2.9 with %i seats and %s first lets %j draw the top card', (count, first, drawing, hands) => {
    const begun = newTable(count, {}, ['ABCD'.indexOf(first) + 1]);
    expect(begun.told('CardsDrawn').map(({ seat, count: n, why }) => [seat, n, why])).toEqual(
      drawing.map((seat) => [seat, 1, 'setUp']),
    );
    expect(each(begun, (seat) => company(begun, seat).hand.length)).toEqual(hands);
  });

  it('2.10 gives profit 1 to the last of three or four seats', () => {
    expect([2, 3, 4].map((count) => profits(newTable(count)))).toEqual([
      [0, 0],
      [0, 0, 1],
      [0, 0, 0, 1],
    ]);
    expect(profits(newTable(3, {}, [2]))).toEqual([1, 0, 0]);
  });

  it('2.11 lays the next four cards face up in boxes 1 to 4, last of all', () => {
    const begun = newTable(2, {}, [1, 1, 4, 1, 1, 1]);
    const types = begun.facts.map(({ type }) => type);
    expect(begun.told('OfferRefilled').map(({ box }) => box)).toEqual([1, 2, 3, 4]);
    expect(types.lastIndexOf('CardsDrawn')).toBeLessThan(types.indexOf('OfferRefilled'));
    expect(begun.view('A').offers).toEqual(begun.told('OfferRefilled').map(({ card }) => card));
  });
});
