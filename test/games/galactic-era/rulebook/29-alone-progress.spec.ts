import { describe, expect, it } from '@jest/globals';
import { atWar, discsOn } from '../../../../src/games/galactic-era/board.js';
import { mayLearn } from '../../../../src/games/galactic-era/rules/levels.js';
import { alone, appeared, by, moves, power, progresses } from '../alone.js';
import {
  answers,
  basics,
  boardOf,
  discs,
  dp,
  ethics,
  type Given,
  hidden,
  levels,
  nation,
  neutral,
  order,
  types,
  war,
} from '../given.js';

const raised = (position: ReturnType<typeof progresses>) =>
  position.told('TechnologyRaised').map(({ seat, technology, level }) => `${seat} ${technology} ${level}`);
const gained = (position: ReturnType<typeof progresses>) =>
  position.told('PlanetGained').map(({ hex, way }) => `${way} ${hex}`);
const here = basics('B', 'khaa', 1);

describe('29 Alone: what automas do in Progress, peace and trade', () => {
  it('29.13 the Farmers research what the die says, or go up and get a ship', () => {
    const found = [1, 2, 3, 4, 5].map((die) => raised(progresses(alone(here), 'B', die))[0]);
    expect(found).toEqual(['B military 2', 'B spirituality 2', 'B propulsion 2', 'B robotics 2', 'B genetics 2']);
    const sixth = progresses(alone(here, order('ACB')), 'B', 6, 2, 1, 1);
    expect(sixth.told('TurnOrderShifted')).toMatchObject([{ order: ['A', 'B', 'C'] }]);
    expect(appeared(sixth)).toEqual(['1.4.19: 1']);
  });

  it('29.13 the Slavers research, take planets, and ships appear', () => {
    const bare = alone();
    const first = progresses(bare, 'C', 1);
    expect(raised(first)).toEqual(['C military 2']);
    expect(appeared(first)).toEqual(['0.4.15: 3', '1.4.19: 3', '1.4.11: 3']);
    const third = progresses(bare, 'C', 3, 3, 1, 1);
    expect(raised(third)).toEqual(['C propulsion 2']);
    expect(appeared(third)).toEqual(['1.4.11: 3']);
    const fourth = progresses(bare, 'C', 4);
    expect([raised(fourth), appeared(fourth)]).toEqual([['C robotics 2'], ['0.4.15: 4']]);
  });

  it('29.13 with 2 the Slavers take one planet of the seat, else two neutral ones', () => {
    const ships = [basics('C', 'capella', 3), basics('C', 'maldek', 3), basics('C', 'vega', 3)];
    const seats = progresses(alone(...ships, war('A', 'C'), discs('A', 'capella', 2), order('CAB')), 'C', 2, 1, 1, 1);
    expect(gained(seats)).toEqual(['conquer capella']);
    expect(seats.told('TurnOrderShifted')).toMatchObject([{ order: ['A', 'C', 'B'] }]);
    expect(appeared(seats)).toHaveLength(2);
    const neutrals = progresses(alone(...ships), 'C', 2, 1, 1, 1, 1, 1);
    expect(gained(neutrals)).toEqual(['colonize capella', 'colonize maldek']);
    expect(types(neutrals)).not.toContain('PowerGained');
  });

  it('29.13 with 5 the Slavers take any planet and grow, with 6 a neutral one first', () => {
    const fifth = progresses(alone(basics('C', 'capella', 1)), 'C', 5);
    expect(gained(fifth)).toEqual(['colonize capella']);
    // It lies far enough from all others to grow at once, so no ships appear.
    expect(fifth.told('DiscsPlaced')).toMatchObject([{ why: 'gain' }, { hex: 'capella', count: 1, why: 'natural' }]);
    expect(appeared(fifth)).toEqual([]);
    expect(appeared(progresses(alone(), 'C', 5))).toEqual(['0.4.15: 3']);
    const seat = [war('A', 'C'), basics('C', 'capella', 3), discs('A', 'capella', 1)];
    const sixth = progresses(alone(...seat, basics('C', 'maldek', 1)), 'C', 6, 5);
    expect(gained(sixth)).toEqual(['colonize maldek']);
    expect(raised(sixth)).toEqual(['C genetics 2']);
    expect(gained(progresses(alone(...seat), 'C', 6, 1))).toEqual(['conquer capella']);
  });

  it('29.13a without a ship the Farmers have result 6, and roll no die', () => {
    const position = progresses(alone(), 'B', 1, 1, 1);
    expect(position.told('AutomaRolled')).toMatchObject([{ dice: [], result: 6 }]);
    expect(appeared(position)).toEqual(['0.4.15: 1']);
  });

  it('29.13b Slavers take planets by chapter 14, which may be blocked', () => {
    const primitive = alone(basics('C', 'capella', 1), neutral('capella', 'primitive'));
    const subjugated = progresses(primitive, 'C', 6, 1);
    expect(gained(subjugated)).toEqual(['subjugate capella']);
    expect(discsOn(boardOf(subjugated), 'capella')).toBe(2);
    // Four ships for an advanced planet (14.1).
    const advanced = (ships: number) => alone(basics('C', 'capella', ships), neutral('capella', 'advanced'));
    expect(gained(progresses(advanced(3), 'C', 6, 1))).toEqual([]);
    expect(gained(progresses(advanced(4), 'C', 6, 1))).toEqual(['conquer capella']);
    // At peace the conquest of a planet of the seat declares war.
    const peaceful = progresses(alone(basics('C', 'capella', 3), discs('A', 'capella', 1)), 'C', 6, 1);
    expect(peaceful.told('WarDeclared')).toMatchObject([{ by: 'C', on: 'A', why: 'conquest' }]);
    const watched = progresses(basics('A', 'capella', 1)(primitive), 'C', 6);
    expect(answers(watched, 'A')).toEqual(['Block', 'LetPass']);
    const blocked = watched.rolling(1).when('A', { type: 'Block' });
    expect(types(blocked)).toEqual(expect.arrayContaining(['WarDeclared', 'ActionBlocked', 'PowerGained']));
    expect(gained(blocked)).toEqual([]);
  });

  it('29.13b a technology is stolen with a planet of the seat, drawn among those it knows better', () => {
    const board = alone(war('A', 'C'), basics('C', 'capella', 3), discs('A', 'capella', 1));
    const knows = levels('A', { robotics: 3, genetics: 2 })(board);
    expect(raised(progresses(knows, 'C', 6, 2, 1))).toEqual(['C genetics 2', 'C military 2']);
  });

  it('29.13c ships appear by difficulty, population with power discs, Robotics and asteroids', () => {
    const ships = (...parts: readonly Given[]) =>
      appeared(by(alone(...parts), [], { step: 'automaDoes', seat: 'C', deed: 'spawnCentre' }))[0];
    expect(ships()).toBe('0.4.15: 3');
    expect(ships(discs('C', 'capella', 4))).toBe('0.4.15: 4');
    expect(ships(discs('C', 'capella', 4), power(1))).toBe('0.4.15: 5');
    expect(ships(levels('C', { robotics: 3 }))).toBe('0.4.15: 6');
    expect(ships(basics('C', '0.3.03', 1))).toBe('0.4.15: 4');
  });

  it('29.13d beyond level VI there is nothing for automas', () => {
    const top = alone(here, levels('B', { propulsion: 6 }));
    expect(types(progresses(top, 'B', 3))).not.toContain('TechnologyRaised');
    const found = alone(
      basics('C', 'capella', 1),
      hidden('capella', 'ancient-propulsion'),
      levels('C', { propulsion: 6 }),
    );
    const position = progresses(found, 'C', 6, 1);
    expect(types(position)).toContain('RelicTurned');
    expect(position.told('EffectWaived')).toEqual([]);
  });

  it('29.13 buried ships join the Slavers that find them', () => {
    const found = alone(basics('C', 'capella', 20), hidden('capella', 'buried-ships'));
    expect(boardOf(progresses(found, 'C', 6, 1)).nations.C.basics.capella.ships).toBe(23);
  });

  it('29.14 a power disc for every result that takes no planet, with effects from 2 to 5', () => {
    const nothing = progresses(alone(), 'C', 6, 1);
    expect(nothing.told('PowerGained')).toMatchObject([{ seat: 'C', discs: 1 }]);
    expect(dp(nothing, 'A')).toEqual({});
    expect(progresses(alone(), 'C', 2, 1, 1, 1).told('PowerGained')).toHaveLength(1);
    expect(dp(progresses(alone(power(3)), 'C', 6, 1), 'A')).toEqual({});
    expect(dp(progresses(alone(power(4)), 'C', 6, 6, 1), 'A')).toEqual({ power: -5 });
    const lower = progresses(alone(power(4)), 'C', 6, 4);
    expect(lower.told('AutomaRolled')).toMatchObject([{ dice: [6, 4], result: 4 }]);
    expect(moves(alone(power(4)), 'C', 5, 3).told('AutomaRolled')).toMatchObject([{ result: 3 }]);
    const lesson = (discsHeld: number, ...dice: number[]) =>
      raised(by(alone(power(discsHeld)), dice, { step: 'automaLesson', seat: 'C' }));
    expect(lesson(2)).toEqual([]);
    expect(lesson(3, 4)).toEqual(['C robotics 2']);
    const traded = nation('C', ({ tally }) => ({ tally: { ...tally, traded: ['A'] } }));
    expect(raised(by(alone(power(3), traded), [], { step: 'automaLesson', seat: 'C' }))).toEqual([]);
  });

  it('29.15 peace may be offered once to each automa in the movement turn; a die decides', () => {
    const enemy = (seat: string, ...more: readonly Given[]) =>
      by(alone(war('A', seat), basics('A', 'lyra', 3), ...more), [], { step: 'movementTurn', seat: 'A' });
    const asks = (seat: string, die: number) =>
      enemy(seat)
        .rolling(die)
        .when('A', `peace ${seat === 'B' ? 'blue' : 'red'}`);
    expect([4, 5].map((die) => atWar(boardOf(asks('B', die)), 'A', 'B'))).toEqual([false, true]);
    expect([2, 3].map((die) => atWar(boardOf(asks('C', die)), 'A', 'C'))).toEqual([false, true]);
    expect(asks('B', 5).offered('A')).not.toContain('ProposePeace');
    // 29.14: two power discs, and the Slavers are not to be asked any more.
    expect(enemy('C', power(2)).offered('A')).not.toContain('ProposePeace');
    expect(by(alone(war('A', 'B')), [], { step: 'progressTurn', seat: 'A' }).offered('A')).not.toContain(
      'ProposePeace',
    );
  });

  it('29.16 one trade may be offered to each automa in a Trade phase', () => {
    const meet = [basics('A', 'khaa', 1), levels('A', { military: 2 })];
    const fair = (side: 'light' | 'dark', seat: string, ...dice: number[]) => {
      const board = alone(ethics('A', side), ...meet, basics(seat, 'khaa', 1), levels(seat, { robotics: 2 }));
      return by(board, [], { step: 'tradeFair' })
        .rolling(...dice)
        .when('A', { type: 'FileTrades', trades: [`${seat}:robotics:military`] });
    };
    const closes = (...all: Parameters<typeof fair>) => fair(...all).told('TradeMade').length === 1;
    expect(closes('light', 'B')).toBe(true);
    expect([4, 5].map((die) => closes('dark', 'B', die))).toEqual([true, false]);
    expect([2, 3].map((die) => closes('light', 'C', die))).toEqual([true, false]);
    expect([4, 5].map((die) => closes('dark', 'C', die))).toEqual([true, false]);
    expect(raised(fair('light', 'B'))).toEqual(['A robotics 2', 'B military 2']);
    // Refused is refused for this phase: nobody is asked again.
    expect(types(fair('light', 'C', 6))).not.toContain('TradeProposed');
    expect(answers(fair('light', 'C', 6), 'A')).toEqual(['UseReserve', 'KeepReserve']);
  });

  it('29.16 the first trade that an automa accepts is the only one', () => {
    const board = alone(
      basics('A', 'khaa', 1),
      basics('B', 'khaa', 1),
      basics('C', 'khaa', 1),
      levels('A', { military: 2 }),
      levels('B', { robotics: 2 }),
      levels('C', { genetics: 2 }),
    );
    const trades = ['C:genetics:military', 'B:robotics:military'];
    const file = (die: number) =>
      by(board, [], { step: 'tradeFair' }).rolling(die).when('A', { type: 'FileTrades', trades });
    expect(file(1).told('TradeMade')).toMatchObject([{ seats: ['A', 'C'] }]);
    expect(file(6).told('TradeMade')).toMatchObject([{ seats: ['A', 'B'] }]);
  });

  it('29.19 Slavers never rise above Spirituality IV', () => {
    const four = alone(basics('C', 'capella', 1), levels('C', { spirituality: 4 }), levels('B', { spirituality: 4 }));
    expect([mayLearn(four, 'B', 'spirituality'), mayLearn(four, 'C', 'spirituality')]).toEqual([true, false]);
    const found = progresses(hidden('capella', 'ancient-spirituality')(four), 'C', 6, 1);
    expect(boardOf(found).nations.C.levels).toMatchObject({ spirituality: 4, military: 2 });
    // Four technologies are left to draw from.
    expect(raised(progresses(four, 'C', 6, 4))).toEqual(['C genetics 2']);
  });

  it('29.20 Military beyond VI cancels a result to come, but not the ships', () => {
    const ready = alone(war('A', 'C'), basics('C', 'capella', 1), levels('A', { military: 6 }));
    const special = by(ready, [], { step: 'special', seat: 'A', technology: 'military', relic: false });
    const cancelled = special.when('A', { type: 'CancelResult', seat: 'C' });
    const after = boardOf(cancelled);
    expect(after.automas.C.cancelled).toBe(true);
    const first = progresses(after, 'C', 1);
    expect([raised(first), appeared(first).length]).toEqual([[], 3]);
    expect(boardOf(first).automas.C.cancelled).toBe(false);
    // Not one at peace with a light seat, not one whose turn is over, not one immune by Spirituality V.
    const offersTo = (...parts: readonly Given[]) =>
      by(alone(levels('A', { military: 6 }), ...parts), [], {
        step: 'special',
        seat: 'A',
        technology: 'military',
        relic: false,
      }).offered('A');
    expect(offersTo()).not.toContain('CancelResult');
    expect(offersTo(war('A', 'B'))).toContain('CancelResult');
    expect(offersTo(war('A', 'B'), levels('B', { spirituality: 5 }))).not.toContain('CancelResult');
    expect(offersTo(war('A', 'B'), order('BAC'))).not.toContain('CancelResult');
  });

  it('29.20a a cancelled result gives no power disc, and ships for growth only where nothing grows', () => {
    const cancel = (...parts: readonly Given[]) => {
      const board = alone(...parts);
      return { ...board, automas: { ...board.automas, C: { ...board.automas.C, cancelled: true } } };
    };
    expect(types(progresses(cancel(), 'C', 6))).not.toContain('PowerGained');
    expect(appeared(progresses(cancel(), 'C', 5))).toEqual(['0.4.15: 3']);
    const settled = progresses(cancel(discs('C', 'capella', 1)), 'C', 5);
    expect([appeared(settled), settled.told('DiscsPlaced')]).toEqual([[], []]);
  });
});
