import { describe, expect, it } from '@jest/globals';
import { ZONES } from '../../../../src/games/planet-steam/components/map.js';
import { planetSteam } from '../../../../src/games/planet-steam/index.js';
import { at, boardOf, company, given, newTable, play } from '../given.js';

const DICE = [6, 5, 4, 3, 2];
const bySeats = [2, 3, 4, 5];
const MAPS: Readonly<Record<number, readonly string[]>> = {
  2: [
    'x A ~ n . x', //
    'x . ~ . B x',
    'x . N . . x',
    'x n ~ ~ n x',
    'x . . N . x',
    'x B . ~ . x',
    'x . n ~ A x',
  ],
  3: [
    'x A ~ n . B', //
    'x . N . n .',
    'x n ~ . C .',
    'x . ~ ~ . n',
    'x B n ~ . .',
    'x . . N . A',
    'x . C ~ n .',
  ],
  4: [
    'A . ~ n B .', //
    '. n N . . n',
    'C . ~ n D .',
    'n . ~ ~ . n',
    '. D n ~ . C',
    'n . . N n .',
    '. B n ~ . A',
  ],
  5: [
    'A . ~ n B .', //
    '. n N . . E',
    'C . ~ n D .',
    'n . ~ ~ . n',
    '. D n ~ . C',
    'E . . N n .',
    '. B n ~ . A',
  ],
};
const cellsOf = (seats: number): string[] => MAPS[seats].flatMap((row) => row.split(' '));

describe('2 Set-up', () => {
  it('2.1 lets the table choose every rule on its own, and every mixture of them', () => {
    const ids = [
      ...['immobileHarvesters', 'riverLimits', 'variableTradeOrder', 'variableClaims', 'reducedStart'],
      ...['predictableClaim', 'priceManipulation', 'sabotage', 'independentCarrier', 'credits'],
    ];
    expect(planetSteam.options.map(({ id }) => id)).toEqual(ids);
    for (let mixture = 0; mixture < 2 ** ids.length; mixture++) {
      const on = (i: number): boolean => Boolean(mixture & (1 << i));
      const chosen = Object.fromEntries(
        ids.map((id, i) => [id, id === 'credits' ? (on(i) ? 'hidden' : 'shown') : on(i)]),
      );
      const table = newTable(2, [6, 1], chosen);
      expect(boardOf(table).options).toEqual(chosen);
      expect(table.asked()).toEqual(['A', 'B']);
    }
  });

  it.each([
    [2, [4, 7, 6, 10], 6, 4],
    [3, [5, 8, 7, 12], 6, 5],
    [4, [6, 9, 8, 14], 7, 6],
    [5, [7, 10, 10, 16], 7, 7],
  ])(
    '2.2 lays out supplies and certificates for %i seats',
    (seats, [quartz, ore, water, energy], licences, luxuries) => {
      expect(boardOf(given(seats))).toMatchObject({
        supply: { quartz, ore, water, energy },
        reserve: { licences, luxuries },
      });
    },
  );

  it.each(bySeats)('2.3 starts with the same prices for %i seats', (seats) => {
    expect(boardOf(given(seats)).price).toEqual({ quartz: 16, ore: 12, water: 8, energy: 6 });
  });

  it.each([
    [2, 9],
    [3, 10],
    [4, 12],
    [5, 14],
  ])('2.4 starts the market for %i seats at %i', (seats, marker) => {
    expect(boardOf(given(seats)).market).toBe(marker);
  });

  it.each([
    [2, 100, [0, 1, 3, 3]],
    [3, 110, [0, 2, 4, 2]],
    [4, 120, [1, 2, 3, 3]],
    [5, 130, [1, 2, 3, 4]],
  ])('2.5 equips each of %i seats with %i Credits, goods and four carriers', (seats, credits, goods) => {
    const [quartz, ore, water, energy] = goods;
    const table = given(seats);
    for (const seat of boardOf(table).seats)
      expect(company(table, seat)).toMatchObject({
        credits,
        goods: { quartz, ore, water, energy },
        carriers: { quartz: 1, ore: 1, water: 1, energy: 1 },
      });
  });

  it.each([
    [2, { 'lady+engineer': 1, 'venturer+captain': 2 }],
    [3, { lady: 1, 'venturer+bank': 2, 'engineer+captain': 3 }],
    [4, { lady: 1, venturer: 2, engineer: 4, captain: 5 }],
    [5, { lady: 1, venturer: 2, bank: 3, engineer: 4, captain: 5 }],
  ])('2.6 displays the specialists for %i seats with their numbers', (seats, cards) => {
    const pick = given(seats, at({ step: 'specialistPick', seat: 'A' })).offer('A', 'TakeSpecialist').inputs.card;
    if (pick.kind !== 'pick' || 'list' in pick.from) throw new Error('no pick');
    expect(Object.fromEntries(pick.from.map(({ id, label }) => [id, label.order]))).toEqual(cards);
  });

  it.each(bySeats)('2.7 lays the claims for %i seats by seating order, and no machine', (seats) => {
    const owners: Readonly<Record<string, string>> = { n: 'neutral', N: 'neutral', x: '', '.': '', '~': '' };
    const cells = cellsOf(seats);
    const drawn = Object.fromEntries(ZONES.map((zone, i) => [zone, owners[cells[i]] ?? cells[i]] as const));
    const { claimed, harvesters, reserve } = boardOf(given(seats));
    expect(Object.fromEntries(ZONES.map((zone) => [zone, claimed[zone] ?? '']))).toEqual(drawn);
    expect(harvesters).toEqual({});
    expect(reserve).toMatchObject({ harvesters: 35, superchargers: 13, quartz: 14, ore: 14, energy: 14 });
  });

  it.each(bySeats)('2.7 shuts the unavailable zones for %i seats and no other', (seats) => {
    const open = ZONES.filter((_zone, i) => '.~'.includes(cellsOf(seats)[i]));
    const position = given(seats, at({ step: 'claimTurn', seat: 'A' }));
    expect(position.choices('A', 'RollForZone', 'zone')).toEqual(open);
  });

  it('2.8 makes the highest roll the first player', () => {
    expect(newTable(4, [3, 1, 5, 2]).told('FirstPlayerRolled')).toEqual([
      { type: 'FirstPlayerRolled', rolls: [{ A: 3, B: 1, C: 5, D: 2 }], seat: 'C' },
    ]);
  });

  it('2.8 has those tied for it roll again until one is highest', () => {
    const [{ rolls, seat }] = newTable(4, [5, 1, 5, 5, 2, 6, 6, 1, 4]).told('FirstPlayerRolled');
    expect(rolls).toEqual([
      { A: 5, B: 1, C: 5, D: 5 },
      { A: 2, C: 6, D: 6 },
      { C: 1, D: 4 },
    ]);
    expect(seat).toBe('D');
  });

  it('2.9 asks all at once for a carrier and keeps the choices sealed until all have chosen', () => {
    const table = newTable(3, DICE.slice(0, 3));
    expect(table.asked()).toEqual(['A', 'B', 'C']);
    const two = play(table, 'C: carrier ore', 'A: carrier water');
    expect(two.asked()).toEqual(['B']);
    expect(two.told('ChoiceSealed')).toMatchObject([{ seat: 'A', secret: { to: ['A'] } }]);
    expect(two.view('B')).toEqual(table.view('B'));
    expect(two.told('StartingCarriersRevealed')).toEqual([]);
  });

  it('2.9 upgrades the chosen carriers to class 2 without cost', () => {
    const table = play(newTable(3, DICE.slice(0, 3)), 'C: carrier ore', 'A: carrier water', 'B: carrier ore');
    expect(table.told('StartingCarriersRevealed')).toMatchObject([{ carriers: { A: 'water', B: 'ore', C: 'ore' } }]);
    expect(company(table, 'A').carriers).toEqual({ quartz: 1, ore: 1, water: 2, energy: 1 });
    expect(company(table, 'B').carriers).toEqual({ quartz: 1, ore: 2, water: 1, energy: 1 });
    expect(company(table, 'A')).toMatchObject({ credits: 110, goods: company(given(3), 'A').goods });
  });
});
