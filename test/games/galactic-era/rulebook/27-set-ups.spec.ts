import { describe, expect, it } from '@jest/globals';
import { galaxyOf } from '../../../../src/games/galactic-era/components/galaxy.js';
import { PEOPLE_IDS } from '../../../../src/games/galactic-era/components/pieces.js';
import { SECTOR_IDS } from '../../../../src/games/galactic-era/components/sectors.js';
import { galacticEra } from '../../../../src/games/galactic-era/index.js';
import { goalPoints } from '../../../../src/games/galactic-era/rules/reckoning.js';
import { witness } from '../../../../src/games/kernel/tell.js';
import { also, answers, at, boardOf, busyWith, dp, given, people, type Position } from '../given.js';
import { does, silentWhile, started } from '../table.js';

const table = (seats = 'ABC', seed = 1): Position => started(seats, { setup: 'picked' }, seed);
/** Whose pick it is. */
const next = (position: Position): string => position.asked().join('');
const sector = (name: 'rigel' | 'xilox' | 'lyra', position: string, more = {}) =>
  ({ type: 'PickSector', sector: name, position, side: 'A', turned: 0, ...more }) as const;
/** Everybody picks as silence would, up to the ethics. */
const allPicked = (seats = 'ABC', seed = 1): Position => silentWhile(table(seats, seed), 'picking');

describe('27 Other ways to set up', () => {
  it('27.1 a beginner starts with 5 DP more, an experienced player with 5 fewer', () => {
    const position = at(
      given(
        ...['A', 'B', 'C'].map((seat) => people(seat, 'alliance', 'light')),
        also(() => ({ options: { handicapA: 'beginner', handicapB: 'experienced', handicapC: 'none' } })),
      ),
      { step: 'startBonuses' },
    );
    expect(['A', 'B', 'C'].map((seat) => boardOf(position).nations[seat].points)).toEqual([5, -5, 0]);
    expect(dp(position, 'A')).toEqual({ handicap: 5 });
    const settled = galacticEra.options.filter(({ id }) => id.startsWith('handicap')).map(({ id }) => id.slice(-1));
    expect(settled).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });

  it('27.2 the goal can be left out, and then nothing is scored for it', () => {
    const { board } = started('ABC', { goal: 'none' }).state;
    expect([board.goal, goalPoints(board, 'A')]).toEqual([null, 0]);
  });

  it('27.3 a seat drawn by lot begins, and clockwise each makes one pick at a time', () => {
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => next(table('ABC', seed)))).size).toBe(3);
    let now = table();
    const turns: string[] = [];
    while (busyWith(now) === 'picking') {
      const seat = next(now);
      turns.push(seat);
      now = does(now, seat, now.question(seat).silent!);
    }
    const round = turns.slice(0, 3).join('');
    expect('ABCABC').toContain(round);
    // Drawing the five cards, as the last pick left, happens by itself (31.10).
    expect(turns.join('')).toBe(round.repeat(4));
  });

  it('27.3 a seat picks each kind once, in any order', () => {
    const now = table();
    const seat = next(now);
    expect(answers(now, seat)).toEqual(['PickPeople', 'PickSector', 'PickPlace', 'DrawFive']);
    let later = does(now, seat, { type: 'PickPlace', place: '2' });
    while (next(later) !== seat) later = does(later, next(later), later.question(next(later)).silent!);
    expect(answers(later, seat)).toEqual(['PickPeople', 'PickSector', 'DrawFive']);
  });

  it('27.3a a people: any that is left, at first all 17', () => {
    const now = table();
    expect(now.choices(next(now), 'PickPeople', 'people')).toEqual(PEOPLE_IDS);
    const later = does(now, next(now), { type: 'PickPeople', people: 'orion' });
    expect(later.choices(next(later), 'PickPeople', 'people')).toEqual(PEOPLE_IDS.filter((one) => one !== 'orion'));
    expect(boardOf(later).nations[next(now)]).toMatchObject({ people: 'orion', dealt: [] });
    expect(allPicked().told('PeoplesDealt')).toEqual([]);
  });

  it('27.3b a sector: any that is left, at a free outer position, with any side and orientation', () => {
    const now = table();
    const seat = next(now);
    const [centre] = boardOf(now).tiles;
    expect(now.choices(seat, 'PickSector', 'sector')).toEqual(SECTOR_IDS.filter((id) => id !== centre.sector));
    expect(now.choices(seat, 'PickSector', 'position')).toEqual(['1', '3', '5']);
    const name = centre.sector === 'rigel' ? 'xilox' : 'rigel';
    const later = does(now, seat, sector(name, '3', { side: 'B', turned: 4, centre: centre.turned }));
    expect(boardOf(later).tiles[1]).toEqual({ position: 3, sector: name, side: 'B', turned: 4 });
    expect(boardOf(later).nations[seat]).toMatchObject({ capital: name, position: 3 });
    expect(later.choices(next(later), 'PickSector', 'position')).toEqual(['1', '5']);
    expect(later.choices(next(later), 'PickSector', 'sector')).not.toContain(name);
  });

  it('27.3c the first seat to lay a sector may also turn the central one', () => {
    const now = table();
    const [centre] = boardOf(now).tiles;
    const [one, other] = (['rigel', 'xilox', 'lyra'] as const).filter((name) => name !== centre.sector);
    const turned = (centre.turned + 2) % 6;
    const later = does(now, next(now), sector(one, '1', { centre: turned }));
    expect(boardOf(later).tiles[0]).toMatchObject({ sector: centre.sector, turned });
    expect(later.offer(next(later), 'PickSector').inputs).not.toHaveProperty('centre');
    expect(boardOf(does(later, next(later), sector(other, '3'))).tiles[0].turned).toBe(turned);
  });

  it('27.3d table order: any number that is left', () => {
    const now = table();
    expect(now.choices(next(now), 'PickPlace', 'place')).toEqual(['1', '2', '3']);
    const later = does(now, next(now), { type: 'PickPlace', place: '2' });
    expect(later.choices(next(later), 'PickPlace', 'place')).toEqual(['1', '3']);
    const done = silentWhile(later, 'picking');
    expect(boardOf(done).order[1]).toBe(next(now));
  });

  it('27.3d until then nobody is told a table order', () => {
    const now = table();
    const said = (at: Position): string => galacticEra.text(at.view('A'), 'en');
    expect(galacticEra.describe(now.told('TableLaid')[0])).toMatchObject({
      say: 'fact.TableLaid.picks',
      first: next(now),
    });
    expect(said(now)).toContain('still to be picked');
    expect(said(allPicked())).toContain('Table order: ');
  });

  it('27.3e a card: five are drawn, one is kept, the others are shuffled back', () => {
    const now = table();
    const seat = next(now);
    const drawn = does(now, seat, { type: 'DrawFive' });
    const five = boardOf(drawn).nations[seat].hand;
    expect([five.length, boardOf(drawn).deck.length, answers(drawn, seat)]).toEqual([5, 8, ['KeepOne']]);
    const others = ['A', 'B', 'C', null].filter((one) => one !== seat);
    for (const other of others) {
      expect(drawn.view(other).nations[seat].hand).toEqual([]);
      expect(witness(drawn.told('CardsOffered')[0], other).secret).toBeUndefined();
    }
    const kept = does(drawn, seat, { type: 'KeepOne', card: five[3] });
    expect(boardOf(kept).nations[seat].hand).toEqual([five[3]]);
    expect([...boardOf(kept).deck].sort()).toEqual(
      boardOf(now)
        .deck.filter((card) => card !== five[3])
        .sort(),
    );
    expect(boardOf(kept).deck).not.toEqual(boardOf(does(drawn, seat, { type: 'KeepOne', card: five[3] }, 2)).deck);
    expect(next(kept)).not.toBe(seat);
  });

  it('27.3f gates, neutral tokens and relics when all sectors lie; then ethics and bonuses', () => {
    const now = table('ABCD');
    const [centre] = boardOf(now).tiles;
    expect([boardOf(now).tiles.length, Object.keys(boardOf(now).neutrals)]).toEqual([1, []]);
    // Three outer sectors of four would make a galaxy for three, with gates.
    let later = now;
    for (const position of ['2', '3', '5'])
      later = does(later, next(later), {
        ...(later.question(next(later)).offers.find(({ action }) => action.type === 'PickSector') && {
          type: 'PickSector',
          sector: SECTOR_IDS.filter((id) => boardOf(later).tiles.every((tile) => tile.sector !== id))[0],
          side: 'A',
          turned: 0,
          position,
          ...(position === '2' ? { centre: centre.turned } : {}),
        }),
      } as never);
    expect(galaxyOf(boardOf(later).tiles).gates).toEqual({});
    const done = silentWhile(later, 'picking');
    const { tiles, neutrals, hidden, nations } = boardOf(done);
    expect([tiles.length, Object.keys(galaxyOf(tiles).gates).length]).toEqual([5, 4]);
    expect(Object.keys(neutrals).length).toBe(galaxyOf(tiles).planets.length - 4);
    expect(Object.keys(hidden).length).toBe(galaxyOf(tiles).planets.filter((hex) => hex in hidden).length);
    for (const seat of 'ABCD')
      expect(nations[seat].basics).toEqual({ [nations[seat].capital]: { ships: 3, spent: 0 } });
    expect(busyWith(done)).toBe('choosingEthics');
    expect(boardOf(silentWhile(done, 'choosingEthics', 'choosingBonus', 'placingTactic')).round).toBe(1);
  });

  it('27.3g with two seats sector, place and orientation of the puppet are what is left, drawn', () => {
    const tables = [1, 2, 3, 4].map((seed) => boardOf(allPicked('AB', seed)));
    for (const { nations, picked, tiles, seats, order } of tables) {
      expect(seats).toEqual(['A', 'B', 'C']);
      expect(tiles.map(({ position }) => position).sort()).toEqual([0, 1, 3, 5]);
      expect(nations.C.capital).toBe(tiles.find(({ position }) => position === nations.C.position)!.sector);
      expect([picked.C, order[2]]).toEqual([3, 'C']);
    }
    expect(new Set(tables.map(({ nations }) => nations.C.capital)).size).toBeGreaterThan(1);
  });
});
