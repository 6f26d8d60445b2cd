import { describe, expect, it } from '@jest/globals';
import { playOut, presetOptions, seatsFor } from '../../../src/bots/play-out.js';
import { POLICIES } from '../../../src/bots/policies.js';
import { seededChance } from '../../../src/games/kernel/chance.js';
import { type GameDefinition, LOCALES } from '../../../src/games/kernel/game-definition.js';
import { spacecorp } from '../../../src/games/spacecorp/index.js';
import {
  bases,
  boardOf,
  claim,
  deck,
  emptyDeck,
  exploited,
  given,
  hand,
  inEra,
  knownHand,
  legacy,
  midTurn,
  offers,
  passed,
  type Position,
  progress,
  slots,
  teams,
  tiles,
  turn,
} from './given.js';

const text = (position: Position, seat: string | null = 'A', locale: 'en' | 'es' = 'en'): string =>
  spacecorp.text(position.view(seat), locale);
/** The text without its line breaks, so that a sentence can be looked for. */
const flow = (...from: Parameters<typeof text>): string => text(...from).replace(/\s+/g, ' ');

describe('the board as text', () => {
  it('says of every card what it can do, like ones counted', () => {
    const held = given(
      2,
      hand('A', 'ion_drive ion_drive cargo_pod data_mining time near_space_probe'),
      knownHand('B', 'heavy_lifter'),
      offers('survey_drone - regolith_miner'),
      turn('A'),
    );
    expect(flow(held)).toContain('hand: 2 x Ion Drive (Move 3; upgrade card); Cargo Pod (Move 1, Build 1; Start)');
    expect(flow(held)).toContain('Data Mining (Research 2; Edge: Hack)');
    expect(flow(held)).toContain('Near Space Probe (place a tile at a site with an empty box');
    expect(flow(held)).toContain('known in hand: Heavy Lifter (Move 2, Build 2)');
    expect(flow(held)).toContain('1. Survey Drone (Explore 1; upgrade card) 2. empty 3. Regolith Miner (Produce 1)');
    expect(flow(held, 'A', 'es')).toContain('Motor iónico (Movimiento 3; carta de mejora)');
  });

  it('shows no card of another hand that is not known', () => {
    const held = given(2, hand('B', 'data_mining'), turn('A'));
    expect(text(held, 'A')).not.toContain('Data Mining');
    expect(text(held, null)).not.toContain('Data Mining');
    expect(flow(held)).toContain('1 card in hand may carry an Edge');
    expect(text(held, 'B')).toContain('Data Mining');
  });

  it('says what is printed in an HQ where no card covers it', () => {
    const placed = given(2, slots('B', '- ion_drive -'), turn('A'));
    expect(text(placed)).toContain('  HQ: Research 2 | Move 1 | - | -');
    expect(text(placed)).toContain('  HQ: Research 2 | Move 1 | Ion Drive (Move 3) | -');
  });

  it('says of every site what it costs, what lies there and who is there', () => {
    const built = given(
      2,
      teams('A', 'luna earth'),
      tiles('luna=M-e2-01 deimos=M-e1-03'),
      bases('B', 'deimos:refinery'),
      claim('A', 1, 'luna'),
      turn('A'),
    );
    expect(text(built)).toContain('Earth-Luna (to Cislunar 1)\n  Earth: home base of all; g2\n  Luna: e1 b2; ');
    expect(flow(built)).toContain('(water, life, profit 2, Gen 1, P1, Base +2); claimed by team 1 of gold');
    expect(flow(built)).toContain('Deimos: e1 b4; Exotic Elements (P1); Refinery of blue');
    expect(flow(built)).toContain('teams: 1 at Luna, 2 at Earth, 3 in stock, 4 in stock');
    expect(flow(built)).toContain('Beyond site; Beyond markers: 1 and 2');
    expect(flow(built)).toContain('bases in stock: Refinery 2; 3 of every other type');
  });

  it('says what is gone, passed and over', () => {
    const late = given(
      2,
      inEra('planeteers'),
      emptyDeck,
      offers('cryobot'),
      tiles('vesta=P-e1-02'),
      bases('A', 'vesta:exploiter'),
      exploited('vesta'),
      legacy('A', { tile: 'M-e1-03', base: 'refinery', p: 2 }),
      progress('A', 'probe_network'),
      passed('B'),
      turn('A'),
    );
    expect(flow(late)).toContain('Vesta: e1 b4; Exotic Elements (exploited); Exploiter of gold');
    expect(flow(late)).toContain('blue: profit 0, 0 cards, genetics 0, revelation 0; has passed for this era');
    expect(flow(late)).toContain('legacy production: Exotic Elements with Refinery, P2');
    expect(flow(late)).toContain('The end of the era is triggered');
    expect(flow(late)).toContain(
      'Probe Network (1): Breakthrough; Explore: the value of every action is multiplied by 2',
    );
  });

  it('says what was played in this turn', () => {
    const set = given(
      2,
      teams('A', 'lunar_lp4'),
      bases('A', 'lunar_lp4:spaceport'),
      deck('cargo_pod'),
      midTurn('A', 'transport', { played: [boardOf(given(2, offers('ion_drive'))).offers[0]!] }),
    );
    expect(flow(set)).toContain('Played this turn: Ion Drive (Move 3; upgrade card)');
  });

  it('fits 78 columns and leaves no hole, whoever looks, in every era and both languages', () => {
    const game = spacecorp as unknown as GameDefinition;
    const seats = seatsFor(3);
    let n = 0;
    playOut({
      game,
      seats,
      options: presetOptions(game),
      chance: seededChance(11),
      policies: Object.fromEntries(seats.map((seat) => [seat, POLICIES.greedy])),
      watch: ({ state }) => {
        if (n++ % 40 !== 0) return;
        for (const locale of LOCALES)
          for (const seat of [null, 'A']) {
            const written = game.text(game.view(state, seat), locale);
            expect(Math.max(...written.split('\n').map((line) => line.length))).toBeLessThanOrEqual(78);
            expect(written).not.toMatch(/[{}]|undefined|null|\(\)/);
          }
      },
    });
    expect(n).toBeGreaterThan(400);
  });
});
