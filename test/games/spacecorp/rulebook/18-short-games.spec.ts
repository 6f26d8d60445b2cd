import { describe, expect, it } from '@jest/globals';
import { cardById } from '../../../../src/games/spacecorp/components/cards.js';
import { components } from '../../../../src/games/spacecorp/components/index.js';
import { type ERAS } from '../../../../src/games/spacecorp/components/kinds.js';
import { spacecorp } from '../../../../src/games/spacecorp/index.js';
import {
  at,
  bases,
  beyond,
  boardOf,
  type Change,
  company,
  genetics,
  given,
  inEra,
  legacy,
  midTurn,
  newTable,
  options,
  type Position,
  profit,
  profits,
  progress,
  tiles,
} from '../given.js';
import { claimRows, move, research } from '../acts.js';
import { gains } from '../given-later-eras.js';

const PLANETEERS = { firstEra: 'planeteers' } as const;
const STARFARERS = { firstEra: 'starfarers' } as const;
const take = (title: string) => ({ type: 'TakeProgress', title }) as const;
/** The last era of the table is over. */
const over = (era: 'mariners' | 'planeteers', seats: number, ...changes: readonly Change[]): Position =>
  given(
    seats,
    options({ firstEra: era, lastEra: era }),
    profit({ A: 0, B: 0 }),
    ...changes,
    at({ step: 'eraClosing', era }, { step: 'reckoning', era }),
  );
const ranks = (position: Position): string[] =>
  spacecorp.outcome(position.state)!.map(({ rank, seat, score }) => `${rank}${seat} ${score}`);

describe('18 Short games', () => {
  it('18.1 begins with any era and ends with the same or any later one', () => {
    /** The eras that are on or still to come. */
    const eras = (firstEra: (typeof ERAS)[number], lastEra: (typeof ERAS)[number]) =>
      newTable(2, { firstEra, lastEra })
        .state.stack.flatMap(({ step }) => (step.step === 'era' ? [step.era] : []))
        .reverse();
    expect(eras('mariners', 'mariners')).toEqual(['mariners']);
    expect(eras('mariners', 'planeteers')).toEqual(['mariners', 'planeteers']);
    expect(eras('planeteers', 'starfarers')).toEqual(['planeteers', 'starfarers']);
    expect(eras('starfarers', 'starfarers')).toEqual(['starfarers']);
    // An end before the beginning means the era the game begins with.
    expect(boardOf(newTable(2, { firstEra: 'planeteers', lastEra: 'mariners' })).options.lastEra).toBe('planeteers');
    expect(spacecorp.options.map(({ id }) => id)).toEqual(expect.arrayContaining(['firstEra', 'lastEra']));
  });

  it('18.2 is set up like any such era, without holders of Beyond markers', () => {
    const second = newTable(3, PLANETEERS);
    expect(Object.keys(boardOf(second).sites)).toContain('ceres');
    expect([second.told('BeyondUsed'), boardOf(second).beyondLeft]).toEqual([[], [1, 2]]);
    expect(company(second, 'A').teams.map((team) => team.at)).toEqual(['inner_base', 'inner_base', null, null]);
    const { hand } = company(second, 'B');
    expect(hand.map((id) => cardById(components, id)?.type.start ?? 'time').sort()).toEqual(['time', true, true]);
    const third = newTable(3, STARFARERS);
    expect(company(third, 'A').teams.map((team) => team.at)).toEqual(['sol', 'sol', 'sol', null]);
    expect([boardOf(third).coloniesLeft.length, boardOf(third).beyondLeft]).toEqual([17, []]);
  });

  it('18.3 has other printed values in the HQs', () => {
    const value = (era: (typeof ERAS)[number]): (string | number)[] => {
      const { research: box, slots } = components.hqs[era];
      return [box, ...slots.map((face) => (face === null ? '-' : `${face.kind} ${face.value}`))];
    };
    expect(value('planeteers')).toEqual([2, 'move 3', 'explore 1', 'build 2']);
    expect(value('starfarers')).toEqual([3, 'move 5', 'explore 3', 'build 3']);
    const begun = newTable(2, PLANETEERS);
    const [seat] = begun.asked();
    expect(begun.when(seat, move(1, 'ceres', { hq: seat, profit: 1 })).told('ActionPaid')).toMatchObject([
      { value: 3 },
    ]);
    // The full game keeps the standard HQ in its later eras.
    const drawn = (...changes: readonly Change[]): number =>
      given(2, ...changes, midTurn('A', 'action'))
        .when('A', research({ hq: 'A' }))
        .told('ActionPaid')[0].value;
    expect([drawn(options({ firstEra: 'starfarers' })), drawn(inEra('starfarers'))]).toEqual([3, 2]);
  });

  it('18.4 begins Planeteers with profit 8 and both cubes one space on', () => {
    const { profit: p, genetics: g, revelation: r, progress: cards } = company(newTable(2, PLANETEERS), 'B');
    expect([p, g, r, cards]).toEqual([8, 1, 1, []]);
  });

  it('18.4a begins Starfarers with profit 20 and both cubes two spaces on', () => {
    const { profit: p, genetics: g, revelation: r } = company(newTable(4, STARFARERS), 'D');
    expect([p, g, r]).toEqual([20, 2, 2]);
  });

  it('18.5 counts every contract of the eras before as claimed', () => {
    const claiming = (...changes: readonly Change[]): number => {
      const set = [...changes, progress('A', 'probe_network nano_assembly'), midTurn('A', 'contractClaims')];
      return given(2, ...set)
        .when('A', claimRows(1))
        .told('ContractClaimed')[0].award;
    };
    expect(claiming(options({ firstEra: 'planeteers' }))).toBe(3);
    // With Mariners played, and its row left open, it would be 2 more.
    expect(claiming(inEra('planeteers'))).toBe(5);
    expect(boardOf(newTable(2, STARFARERS)).claims.planeteers).toEqual(Array(7).fill('none'));
  });

  it.each([
    [2, 2],
    [3, 5],
    [4, 8],
  ])('18.6 uses Time cards as in 2.8: %i seats, %i cards', (seats, n) => {
    for (const first of [PLANETEERS, STARFARERS]) {
      const { companies, deck } = boardOf(newTable(seats, first));
      const all = [...Object.values(companies).flatMap(({ hand }) => hand), ...deck.rest];
      expect(all.filter((id) => id.startsWith('T'))).toHaveLength(n);
    }
  });

  it('18.7 decides the first seat by lot', () => {
    const begun = [1, 2, 3].map((n) => newTable(3, PLANETEERS, [n]).told('FirstSeatChosen')[0]);
    expect(begun).toMatchObject(['A', 'B', 'C'].map((seat) => ({ seat, by: 'lot' })));
  });

  it('18.8 lays out the Planeteers cards too, and each seat takes one Adaptation, the last seat first', () => {
    const asked = newTable(3, STARFARERS, [2]);
    // B is first, so A is last.
    expect(asked.asked()).toEqual(['A']);
    expect(asked.choices('A', 'TakeProgress', 'title')).toEqual([
      ...['cooperative_empathy', 'low_body_mass', 'radiation_resistant', 'sensory_focus', 'metabolic_control'],
    ]);
    const two = asked.when('A', take('low_body_mass'));
    expect(two.asked()).toEqual(['C']);
    const three = two.when('C', take('low_body_mass'));
    expect(three.choices('B', 'TakeProgress', 'title')).not.toContain('low_body_mass');
    expect(three.when('B', take('sensory_focus')).asked()).toEqual(['B']);
    expect(Object.keys(boardOf(asked).progressLeft)).toHaveLength(16);
  });

  it('18.8a gains no award for it', () => {
    const asked = newTable(2, STARFARERS);
    const [seat] = asked.asked();
    const taken = asked.when(seat, take('low_body_mass'));
    expect([taken.told('ProgressTaken')[0].award, profits(taken)]).toEqual([0, [20, 20]]);
  });

  it('18.9 gives 3 and 1 to the holders of the Beyond markers at the end of Mariners or Planeteers', () => {
    for (const era of ['mariners', 'planeteers'] as const) {
      const done = over(era, 3, genetics({ A: 0, B: 0, C: 0 }), beyond('C', 1), beyond('A', 2));
      expect(gains(done).sort()).toEqual(['A 1 beyond', 'C 3 beyond']);
    }
    expect(gains(over('mariners', 2, beyond('A', 1, 2)))).toEqual(['A 3 beyond', 'A 1 beyond']);
  });

  it('18.9a gains 1 for every space of genetics after Mariners, full rounds included, and nothing after Planeteers', () => {
    expect(gains(over('mariners', 2, genetics({ A: 5, B: 1 })))).toEqual(['A 5 genetics', 'B 1 genetics']);
    expect(gains(over('planeteers', 2, genetics({ A: 5, B: 1 })))).toEqual([]);
  });

  it('18.9b lets most profit win, then more bases on the board, and then shares', () => {
    const set = [tiles('luna=M-e1-03 eros=M-e1-02'), bases('B', 'luna:research')];
    expect(ranks(over('mariners', 2, profit({ A: 5, B: 4 }), ...set))).toEqual(['1A 5', '2B 4']);
    expect(ranks(over('mariners', 2, profit({ A: 5, B: 5 }), ...set))).toEqual(['1B 5', '2A 5']);
    expect(ranks(over('mariners', 2, profit({ A: 5, B: 5 }), ...set, bases('A', 'eros:research')))).toEqual([
      '1A 5',
      '1B 5',
    ]);
    // Neither home nor a legacy base is on the board; progress cards decide nothing.
    const off = [legacy('A', { tile: 'M-e1-03', base: 'refinery', p: 2 }), progress('A', 'low_body_mass')];
    expect(ranks(over('planeteers', 2, profit({ A: 5, B: 5 }), ...off))).toEqual(['1A 5', '1B 5']);
  });
});
