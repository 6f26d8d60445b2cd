import { describe, expect, it } from '@jest/globals';
import { waysFrom } from '../../../../src/games/spacecorp/components/distances.js';
import { components } from '../../../../src/games/spacecorp/components/index.js';
import { move } from '../acts.js';
import {
  bases,
  boardOf,
  type Change,
  company,
  filled,
  given,
  hand,
  type Position,
  profits,
  teams,
  turn,
} from '../given.js';

/** Enough for any Move in Mariners: 3 + 3 + 3 + 3 + 2 + 2, doubled if need be. */
const ALL = 'ion_drive ion_drive#2 solar_sail gravity_assist heavy_lifter heavy_lifter#2';
const mover = (at: string, ...changes: readonly Change[]): Position =>
  given(
    3,
    teams('A', at),
    hand('A', 'ion_drive ion_drive solar_sail gravity_assist heavy_lifter heavy_lifter'),
    ...changes,
    turn('A'),
  );
const flown = (position: Position, to: string, via?: string): Position =>
  position.when('A', move(1, to, { cards: ALL, ...(via ? { via } : {}) }));
const distance = (at: string, to: string, ...changes: readonly Change[]): number =>
  flown(mover(at, ...changes), to).told('TeamMoved')[0].distance;
const reached = (position: Position): string[] => position.choices('A', 'MoveTeam', 'to');
const rewards = (position: Position): string[] =>
  position.told('CardsDrawn').flatMap(({ why, seat }) => (why === 'reward' ? [seat] : []));

describe('6 Move', () => {
  it('6.1 takes one own team from its site to another site', () => {
    const moved = flown(mover('luna earth', teams('B', 'luna')), 'earth');
    expect(moved.told('TeamMoved')).toMatchObject([{ seat: 'A', team: 1, from: 'luna', to: 'earth' }]);
    expect(company(moved, 'B').teams[0].at).toBe('luna');
    const sites = components.boards.mariners.sites.map(({ id }) => id);
    expect(new Set(reached(mover('earth')))).toEqual(new Set(sites.filter((id) => id !== 'earth')));
    expect(mover('earth').refused('A', move(1, 'cislunar', { cards: ALL })).field).toBe('to');
  });

  it('6.2 needs a value of at least the distance', () => {
    const near = mover('earth');
    expect(near.refused('A', move(1, 'lunar_lp4', { hq: 'A', cards: 'ion_drive' }))).toMatchObject({
      rule: '6.2',
      why: { need: 5, worth: 4 },
    });
    expect(near.when('A', move(1, 'luna', { hq: 'A', cards: 'ion_drive' })).told('TeamMoved')).toMatchObject([
      { distance: 4 },
    ]);
  });

  it('6.3 begins or ends at a site with a base, of whichever seat', () => {
    expect(reached(mover('luna'))).toEqual(['earth']);
    expect(reached(mover('luna', bases('A', 'eros:research'))).sort()).toEqual(['earth', 'eros']);
    expect(reached(mover('luna', bases('B', 'eros:research'))).sort()).toEqual(['earth', 'eros']);
    expect(reached(mover('luna', bases('B', 'luna:research'))).length).toBe(16);
  });

  it('6.3a uses the own base, if there is one at either end, and rewards nobody', () => {
    const start = mover('luna', bases('A', 'luna:research'), bases('B', 'eros:research'), filled('A', 5));
    expect(rewards(flown(start, 'eros'))).toEqual([]);
    const end = mover('luna', bases('B', 'luna:research'), bases('A', 'eros:research'), filled('A', 5));
    expect(rewards(flown(end, 'eros'))).toEqual([]);
    expect(rewards(flown(mover('luna', bases('B', 'luna:research'), filled('A', 5)), 'earth'))).toEqual([]);
  });

  it('6.3b has the seat name one of the opponents whose base allows it, and rewards that one only', () => {
    const both = mover('luna', bases('B', 'luna:research'), bases('C', 'eros:research'), filled('A', 5));
    expect(both.refused('A', move(1, 'eros', { cards: ALL })).rule).toBe('6.3b');
    expect(both.refused('A', move(1, 'phobos', { cards: ALL, via: 'C' })).rule).toBe('6.3b');
    expect(rewards(flown(both, 'eros', 'B'))).toEqual(['B']);
    expect(rewards(flown(both, 'eros', 'C'))).toEqual(['C']);
    expect(rewards(flown(both, 'phobos'))).toEqual(['B']);
  });

  it('6.3c counts the home base as a base of every seat, also as the end of a Move', () => {
    expect(reached(mover('earth'))).toHaveLength(16);
    const back = given(3, teams('B', 'phobos'), hand('B', 'ion_drive ion_drive solar_sail gravity_assist'), turn('B'));
    expect(back.choices('B', 'MoveTeam', 'to')).toEqual(['earth']);
  });

  it('6.4 counts 1 to lift off, the borders crossed, and 1 to land; 2 within a region', () => {
    expect(distance('luna', 'sisyphus', bases('A', 'luna:research'))).toBe(1 + 1 + 1 + 1);
    expect(distance('phobos', 'deimos', bases('A', 'phobos:research'))).toBe(2);
    expect(distance('lunar_lp4', 'lunar_lp5', bases('A', 'lunar_lp4:spaceport'))).toBe(2);
    expect(distance('halley', 'phobos', bases('A', 'halley:research'))).toBe(1 + 3 + 1);
  });

  it('6.4a charges a border alike in both directions', () => {
    for (const [from, ways] of components.boards.mariners.sites.map(
      ({ id }) => [id, waysFrom(components, 'mariners', id)] as const,
    ))
      for (const [to, way] of ways) expect(waysFrom(components, 'mariners', to).get(from)!.distance).toBe(way.distance);
  });

  it('6.4b takes the cheapest way', () => {
    const eros = bases('A', 'eros:research');
    expect(waysFrom(components, 'mariners', 'eros').get('solar_lp1')!.through).toEqual([
      'near_earth',
      'cislunar',
      'sunward',
    ]);
    expect(distance('eros', 'solar_lp1', eros)).toBe(1 + (1 + 1) + 1);
    expect(distance('eros', 'solar_lp4', eros)).toBe(1 + 1 + 1);
    expect(distance('eros', 'solar_lp3', eros)).toBe(1 + (1 + 2) + 1);
  });

  it('6.5 adds the gravity of both sites', () => {
    expect(distance('earth', 'luna')).toBe(1 + 2 + 1);
    expect(distance('luna', 'earth')).toBe(1 + 1 + 2);
    expect(distance('south_mars', 'earth')).toBe(1 + 1 + (3 + 1 + 1) + 2 + 1);
  });

  it('6.6 is 3 from one Mars site to the other, without gravity', () => {
    expect(distance('north_mars', 'south_mars', bases('A', 'north_mars:research'))).toBe(3);
    expect(distance('south_mars', 'north_mars', bases('A', 'south_mars:research'))).toBe(3);
  });

  it('6.6a lets a team from elsewhere land at either Mars site, with its gravity', () => {
    const phobos = bases('A', 'phobos:research');
    expect(distance('phobos', 'north_mars', phobos)).toBe(1 + 1 + 1);
    expect(distance('phobos', 'south_mars', phobos)).toBe(1 + 1 + 1);
  });

  it('6.7 gives the 1st Beyond marker to the first team there and the 2nd to the second, also of one seat', () => {
    const set = given(
      2,
      teams('A', 'earth earth'),
      hand('A', 'ion_drive ion_drive solar_sail gravity_assist time'),
      turn('A'),
    );
    const cost = { cards: 'ion_drive ion_drive#2 solar_sail gravity_assist', time: 'twice' } as const;
    const first = set.when('A', move(1, 'asteroid_belt', cost));
    expect(first.told('BeyondTaken')).toMatchObject([{ seat: 'A', marker: 1 }]);
    const second = first.when('A', move(2, 'asteroid_belt'));
    expect(second.told('BeyondTaken')).toMatchObject([{ seat: 'A', marker: 2 }]);
    expect([company(second, 'A').beyond, boardOf(second).beyondLeft]).toEqual([[1, 2], []]);
    expect(flown(mover('earth'), 'deimos').told('BeyondTaken')).toEqual([]);
  });

  it('6.7a gives nothing to later teams there', () => {
    const third = flown(
      mover('earth', (setting) => ({ ...setting, board: { ...setting.board, beyondLeft: [] } })),
      'asteroid_belt',
    );
    expect(third.told('TeamMoved')).toHaveLength(1);
    expect([third.told('BeyondTaken'), profits(third)]).toEqual([[], [0, 0, 0]]);
  });

  it('6.7b lets a team at the Beyond site do nothing more', () => {
    const there = mover('asteroid_belt');
    expect(there.offered('A')).not.toContain('MoveTeam');
    expect(there.refused('A', move(1, 'earth', { cards: ALL })).rule).toBe('6.7b');
    const other = mover('asteroid_belt deimos', bases('A', 'deimos:research'));
    expect(other.questions('A')[0].offers.filter(({ action }) => action.type === 'MoveTeam')).toMatchObject([
      { action: { team: 2 } },
    ]);
    expect(other.refused('A', move(1, 'deimos', { cards: ALL })).rule).toBe('6.7b');
  });
});
