import { describe, expect, it } from '@jest/globals';
import { witness } from '../../../../src/games/kernel/tell.js';
import { majorities, goalPoints, bestCards, outcome } from '../../../../src/games/galactic-era/rules/reckoning.js';
import { declared } from '../../../../src/games/galactic-era/rules/war.js';
import { linesB, played } from '../../../../src/games/galactic-era/rules/cards.js';
import {
  also,
  answers,
  at,
  basics,
  boardOf,
  deck,
  discs,
  ethics,
  given,
  type Given,
  goal,
  hand,
  levels,
  nation,
  neutral,
  order,
  people,
  play,
  points,
  progressing,
  relic,
  round,
  tokens,
  types,
} from '../given.js';

const change = (number: number, ...parts: readonly Given[]) =>
  at(given(round(number), deck('density', 'economic', 'etheric'), ...parts), { step: 'eraChange' });
const hands = (position: ReturnType<typeof change>) =>
  Object.fromEntries(['A', 'B', 'C'].map((seat) => [seat, boardOf(position).nations[seat].hand]));
const ending = (...parts: readonly Given[]) => at(given(round(8), ...parts), { step: 'reckoning' });
const used = (seat: string, card: 'spatial' | 'central', section: 'A' | 'B') =>
  nation(seat, (one) => ({ played: [...one.played, { card, section }] }));
const leading = (number: number, ...parts: readonly Given[]) =>
  at(given(goal('leadership'), round(number), ...parts), { step: 'leadership' });

describe('24 End of the round, of an era and of the game', () => {
  it('24.1 scoring, Alignment, cards at an era change, Leadership', () => {
    const { state } = at(given(round(1), goal('leadership')), { step: 'round', round: 2 });
    const steps = state.stack.map(({ step }) => step.step).reverse();
    const named = ['roundScoring', 'alignmentWindow', 'eraChange', 'leadership'];
    expect(steps.filter((step) => named.includes(step))).toEqual(named);
  });

  it('24.2 after rounds 2 and 6 each seat with a card may exchange it', () => {
    const position = change(2, hand('A', 'spatial'), hand('B', 'central'));
    expect([position.asked(), answers(position, 'A')]).toEqual([
      ['A', 'B'],
      ['ExchangeCard', 'KeepCard'],
    ]);
  });

  it('24.2a the card goes under the deck and the top one is drawn', () => {
    const swapped = change(2, hand('A', 'spatial')).when('A', 'exchange spatial');
    expect([hands(swapped).A, boardOf(swapped).deck]).toEqual([['density'], ['economic', 'etheric', 'spatial']]);
    expect(witness(swapped.told('CardExchanged')[0], 'B')).not.toHaveProperty('secret');
  });

  it('24.2b exchanges and draws go in table order', () => {
    const swapped = play(
      change(2, order('BCA'), hand('A', 'spatial'), hand('B', 'central')),
      'A: exchange spatial',
      'B: exchange central',
    );
    expect(hands(swapped)).toMatchObject({ B: ['density'], A: ['economic'] });
  });

  it('24.2c after round 6 a seat that has played none draws a second and is not asked', () => {
    const drawn = change(6, hand('A', 'spatial'), hand('B', 'central'), used('B', 'spatial', 'B'));
    expect(drawn.asked()).toEqual(['B']);
    expect(hands(drawn.when('B', 'keep'))).toMatchObject({ A: ['spatial', 'density'], B: ['central'] });
  });

  it('24.2d a seat that has played two cards is passed over', () => {
    expect(change(2, hand('A', 'spatial'), used('A', 'central', 'B'), used('A', 'spatial', 'B')).asked()).not.toContain(
      'A',
    );
    expect(change(2, hand('A', 'spatial'), used('A', 'central', 'B')).asked()).toEqual(['A']);
  });

  it('24.3 population, goal, ships in the sectors, cards in hand', () => {
    const position = ending(goal('control'), basics('A', 'lyra', 1), hand('A', 'special-scientific'));
    const mine = position.facts.filter((fact) => fact.type === 'PointsChanged' && fact.seat === 'A');
    expect(mine.map((fact) => (fact.type === 'PointsChanged' ? fact.why : ''))).toEqual([
      'population',
      'goal',
      'sectors',
      'card',
    ]);
  });

  it('24.4 DP equal to the population', () => {
    expect(boardOf(ending(nation('A', () => ({ offTrack: 30 })))).nations.A.points).toBe(40);
  });

  it('24.5 4 DP for most ships in a sector, ties too', () => {
    const board = given(basics('A', 'khaa', 2), basics('B', 'vega', 2), basics('C', 'khaa', 1), basics('A', 'lyra', 1));
    expect(['A', 'B', 'C'].map((seat) => majorities(board, seat))).toEqual([8, 4, 0]);
  });

  it('24.5a a sector without ships gives nothing', () => expect(majorities(given(), 'A')).toBe(0));

  it('24.6 cards in hand give the most they can, with at most one A', () => {
    const all = [levels('A', { military: 6, spirituality: 5, propulsion: 2, robotics: 2, genetics: 1 })];
    expect(bestCards(given(...all, hand('A', 'special-scientific', 'general-scientific')), 'A')).toEqual([
      // 6 and 9 are more than 11 and 2.
      { card: 'special-scientific', section: 'B', points: 6 },
      { card: 'general-scientific', section: 'A', points: 9 },
    ]);
  });

  it('24.6a a card whose A is not fulfilled, or not allowed, is scored by B, even for 0', () => {
    expect(bestCards(given(hand('A', 'central')), 'A')).toEqual([{ card: 'central', section: 'B', points: 0 }]);
    const six = levels('A', { military: 6, spirituality: 5 });
    expect(bestCards(given(six, used('A', 'spatial', 'A'), hand('A', 'special-scientific')), 'A')).toEqual([
      { card: 'special-scientific', section: 'B', points: 6 },
    ]);
  });

  it('24.7 most DP win', () => {
    expect(outcome(boardOf(ending(points('B', 30))))).toMatchObject([{ seat: 'B', rank: 1, score: 36 }, {}, {}]);
  });

  it('24.7a of tied seats the one with most planets', () => {
    // The disc gives C one point more of population, which is taken back.
    const board = boardOf(ending(discs('C', 'ectom', 1), points('C', -1)));
    expect(outcome(board)).toMatchObject([{ seat: 'C' }, {}, {}]);
  });

  it('24.7b then the first in table order', () => {
    expect(outcome(boardOf(ending(order('BCA'))))?.map(({ seat }) => seat)).toEqual(['B', 'C', 'A']);
  });

  it('24.8 a goal counts at the end', () => {
    expect(ending(goal('control')).told('GameEnded')[0].parts.A.goal).toBe(10);
  });

  it('24.9 Control: 10 DP for each main planet', () => {
    expect(goalPoints(given(goal('control'), discs('A', 'khaa', 1), discs('A', 'uru', 1)), 'A')).toBe(20);
  });

  it('24.10 Cooperation: 3 DP less for the first declaration on each other seat', () => {
    const board = given(goal('cooperation'), ethics('A', 'dark'));
    expect(declared(board, 'A', 'B', 'turn')).toMatchObject([{ type: 'WarDeclared' }, { points: -3 }]);
    expect(
      declared(
        given(
          () => board,
          also(() => ({ declared: ['A>B'] })),
        ),
        'A',
        'B',
        'turn',
      ),
    ).toHaveLength(1);
  });

  it('24.10a who is at war already declares nothing and loses nothing', () => {
    expect(
      declared(
        given(
          goal('cooperation'),
          also(() => ({ wars: ['A-B'] })),
        ),
        'A',
        'B',
        'block',
      ),
    ).toEqual([]);
  });

  it('24.11 Personal Growth: cards give twice their DP', () => {
    const board = given(
      goal('personal-growth'),
      hand('A', 'special-scientific'),
      levels('A', { military: 6, spirituality: 5 }),
    );
    expect(linesB(board, 'A', 'special-scientific')).toEqual([12]);
    expect(played(board, 'A', 'special-scientific', 'A', 0)[0]).toMatchObject({ points: 22 });
  });

  it('24.11a halves are doubled before any rounding', () => {
    const board = given(goal('personal-growth'), levels('A', { military: 3 }), discs('B', 'uru', 1));
    expect(linesB(board, 'A', 'defensive')).toEqual([3]);
  });

  it('24.12 Discovery: 10 DP for most tokens of each kind, ties too', () => {
    const has = (seat: string, uninhabited: number, primitive: number) =>
      nation(seat, () => ({ tokens: { uninhabited, primitive, advanced: 0 } }));
    const board = given(goal('discovery'), has('A', 2, 1), has('B', 1, 1));
    expect(['A', 'B', 'C'].map((seat) => goalPoints(board, seat))).toEqual([20, 10, 0]);
  });

  it('24.12a a converted planet’s token is still a primitive one', () => {
    const board = given(
      goal('discovery'),
      tokens('A', 'gain gain'),
      people('A', 'annunaki', 'light'),
      neutral('uru', 'primitive'),
      basics('A', 'uru', 1),
    );
    const allied = play(progressing(board), 'A: convert uru', 'A: gain uru');
    expect(allied.told('PlanetGained')).toMatchObject([{ way: 'ally' }]);
    expect(boardOf(allied).nations.A.tokens).toEqual({ uninhabited: 0, primitive: 1, advanced: 0 });
  });

  it('24.13 Legacy: 10 DP for each own planet with a relic face up', () => {
    const board = [
      goal('legacy'),
      discs('A', 'vega', 1),
      relic('A', 'vega', 'defense-grid'),
      relic('B', 'maldek', 'death-ray'),
    ];
    expect([goalPoints(given(...board), 'A'), goalPoints(given(...board), 'B')]).toEqual([10, 0]);
    expect(boardOf(at(given(relic('A', 'vega', 'buried-ships')), { step: 'roundScoring' })).relics).toEqual({});
  });

  it('24.14 Leadership: the leaders of each ethics put a ship on the goal, ties all', () => {
    const position = leading(2, points('A', 5), points('B', 5), points('C', 1), ethics('C', 'dark'));
    expect(position.told('LeadershipShipPlaced').map(({ seat }) => seat)).toEqual(['A', 'B', 'C']);
    const steps = (number: number) =>
      at(given(round(number - 1), goal('leadership')), { step: 'round', round: number }).state.stack.map(
        ({ step }) => step.step,
      );
    expect([1, 2, 3, 6, 7, 8].map((number) => steps(number).includes('leadership'))).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  it('24.14a the ship comes from the reserve, or if that is empty from the board', () => {
    expect(boardOf(leading(2, points('A', 5), basics('A', 'lyra', 3))).nations.A).toMatchObject({
      onGoal: 1,
      basics: { lyra: { ships: 3 } },
    });
    const asked = leading(2, points('A', 5), basics('A', 'lyra', 15), basics('A', 'uru', 1));
    expect(asked.choices('A', 'LendShip', 'hex')).toEqual(['lyra', 'uru']);
    expect(boardOf(asked.when('A', 'ship uru')).nations.A).toMatchObject({
      onGoal: 1,
      basics: { lyra: { ships: 15 } },
    });
  });

  it('24.14b in round 8 before any DP of the end', () => {
    const { state } = at(given(round(7), goal('leadership')), { step: 'round', round: 8 });
    expect(state.stack.map(({ step }) => step.step)).toContain('leadership');
    const position = at(
      given(round(8), goal('leadership'), points('A', 1), discs('B', 'teka', 20)),
      { step: 'leadership' },
      { step: 'reckoning' },
    );
    expect(types(position).indexOf('LeadershipShipPlaced')).toBeLessThan(types(position).indexOf('PointsChanged'));
    expect(position.told('LeadershipShipPlaced').map(({ seat }) => seat)).toEqual(['A']);
  });

  it('24.14c most ships on the goal give 10 DP, ties too', () => {
    const lent = (seat: string, onGoal: number) => nation(seat, () => ({ onGoal }));
    const board = given(goal('leadership'), lent('A', 2), lent('B', 2), lent('C', 1));
    expect(['A', 'B', 'C'].map((seat) => goalPoints(board, seat))).toEqual([10, 10, 0]);
  });

  it('24.15 Power: 8 DP for each sector with more ships than all others together', () => {
    const board = given(
      goal('power'),
      basics('A', 'khaa', 3),
      basics('B', 'vega', 2),
      basics('C', 'khaa', 1),
      basics('A', 'uru', 1),
    );
    expect(['A', 'B'].map((seat) => goalPoints(board, seat))).toEqual([8, 0]);
  });

  it('24.16 Presence: 10 DP for each sector with at least 2 planets', () => {
    const board = given(
      goal('presence'),
      discs('A', 'uru', 1),
      discs('A', 'vega', 1),
      discs('A', 'teka', 1),
      discs('A', 'neb-heru', 1),
    );
    expect(goalPoints(board, 'A')).toBe(20);
  });
});
