import { type Board, type Nation } from '../../../src/games/galactic-era/board.js';
import { galaxyOf } from '../../../src/games/galactic-era/components/galaxy.js';
import {
  CARD_IDS,
  type Ethics,
  LETTERS,
  NEUTRALS,
  type Neutral,
  type Oval,
  OVALS,
  PEOPLE_IDS,
} from '../../../src/games/galactic-era/components/pieces.js';
import { TECHNOLOGIES } from '../../../src/games/galactic-era/components/technologies.js';
import { evolve } from '../../../src/games/galactic-era/evolve.js';
import { type GalacticFact } from '../../../src/games/galactic-era/facts.js';
import { layTable } from '../../../src/games/galactic-era/setup.js';
import { type GalacticStep } from '../../../src/games/galactic-era/steps.js';
import { type GalacticView, view } from '../../../src/games/galactic-era/view.js';
import { seededChance } from '../../../src/games/kernel/chance.js';
import { type Seat } from '../../../src/games/kernel/game-definition.js';
import { folded } from './given.js';

/**
 * Positions as crowded as a game can make them, scattered at random: for drawings, which must bear anything. Not all of them
 * can be reached; all are well-formed.
 */
export interface Scattered {
  readonly board: Board;
  readonly step: GalacticStep['step'];
}

export const seenBy = ({ board, step }: Scattered, seat: Seat | null): GalacticView =>
  view({ board, stack: [{ step: { step } }], begun: 1 } as never, seat);

export const scattered = (seed: number, players: number, round: number): Scattered => {
  const seats = [...'ABCDEF'].slice(0, players);
  const chance = seededChance(seed);
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)];
  let board = folded(layTable({}, seats, chance));
  const add = (...facts: readonly GalacticFact[]): void => {
    board = facts.reduce(evolve, board);
  };
  const change = (seat: Seat, some: Partial<Nation>): void => {
    board = { ...board, nations: { ...board.nations, [seat]: { ...board.nations[seat], ...some } } };
  };
  const { hexes, planets, places } = galaxyOf(board.tiles);
  for (let r = 1; r <= round; r++) add({ type: 'RoundBegan', round: r });
  const peoples = [...PEOPLE_IDS].sort(() => chance.below(3) - 1);
  seats.forEach((seat, i) => {
    change(seat, {
      people: peoples[i],
      ethics: pick(['light', 'dark'] as readonly Ethics[]),
      points: chance.below(12 * round + 3) - 2,
      levels: Object.fromEntries(TECHNOLOGIES.map((one) => [one, 1 + chance.below(Math.min(6, round + 1))])) as never,
      reserve: chance.below(3) > 0,
      tactics: { [pick(LETTERS)]: 'x2', ...(round > 4 ? { [pick(LETTERS)]: 'dp3' } : {}) },
    });
  });
  seats.forEach((a, i) => {
    for (const b of seats.slice(i + 1))
      if (chance.below(2 + round) > 3) add({ type: 'WarDeclared', by: a, on: b, why: 'turn' });
  });
  const home = (seat: Seat): number => places[board.nations[seat].capital].position;
  for (const seat of seats) {
    const near = planets.filter((hex) => places[hex].position === home(seat) || places[hex].position === 0);
    for (let i = 0; i < round; i++) {
      const hex = pick(chance.below(6) === 0 ? planets : near);
      if (board.discs[hex] && board.discs[hex].seat !== seat) continue;
      if (seats.some((other) => other !== seat && board.nations[other].capital === hex)) continue;
      const neutral = board.neutrals[hex];
      if (neutral) add({ type: 'NeutralTurned', seat, hex, neutral });
      if (board.hidden[hex]) add({ type: 'RelicTurned', seat, hex, relic: board.hidden[hex] });
      if (board.nations[seat].offTrack < 30)
        add({
          type: 'DiscsPlaced',
          seat,
          hex,
          count: 1 + chance.below(round > 5 ? 7 : 3),
          why: 'grow',
        });
    }
    const stops = Array.from({ length: 2 + round }, () =>
      pick(chance.below(3) === 0 ? hexes : hexes.filter((hex) => [0, home(seat)].includes(places[hex].position))),
    );
    for (const hex of stops.slice(0, 5))
      if (Object.values(board.nations[seat].basics).reduce((all, { ships }) => all + ships, 0) < 13)
        add({ type: 'ShipsPlaced', seat, hex, ships: 1 + chance.below(3), why: 'build' });
    for (let handle = 1; handle <= Math.min(5, round); handle++) {
      if (chance.below(3) === 0) continue;
      const [letter, chips] = [LETTERS[handle - 1], [chance.below(5) + 1, ...(chance.below(2) ? [10, 0] : [0])]];
      add({
        type: 'FleetCreated',
        seat,
        handle,
        hex: chance.below(3) === 0 ? board.nations[pick(seats)].capital : pick(stops),
        chips,
        basics: 0,
        dart: letter === 'D',
        secret: { to: [seat], letter },
      });
    }
    change(seat, {
      fleets: board.nations[seat].fleets.map((fleet) => ({ ...fleet, chipsShown: chance.below(2) === 0 })),
      hand: CARD_IDS.slice(0, 1 + chance.below(2)),
      played: round > 4 ? [{ card: pick(CARD_IDS), section: 'A' as const }] : [],
      notes: {
        ...board.nations[seat].notes,
        neutrals: Object.fromEntries(
          Object.keys(board.neutrals)
            .filter(() => chance.below(4) === 0)
            .map((hex) => [hex, pick(Object.keys(NEUTRALS) as Neutral[])]),
        ),
        relics: Object.fromEntries(Object.entries(board.hidden).filter(() => chance.below(3) === 0)),
        top: chance.below(3) === 0 ? pick(CARD_IDS) : null,
      },
    });
  }
  const crossed = hexes.flatMap((hex) => {
    const there = seats.filter((seat) => seat in board.nations && isIn(board, seat, hex));
    const wars = there.flatMap((a) => there.filter((b) => board.wars.includes(`${a}-${b}`)).map(() => a));
    return wars.slice(0, 1).map((attacker) => ({ hex, attacker }));
  });
  if (crossed.length > 0 && chance.below(2) === 0) {
    add({ type: 'BattleBegan', ...pick(crossed) });
    return { board, step: 'retreats' };
  }
  if (chance.below(2) === 0)
    add({
      type: 'TokensRevealed',
      tokens: Object.fromEntries(
        seats.map((seat) => [
          seat,
          { ovals: [pick(OVALS), pick(OVALS), 'build'] as Oval[], squares: [pick(TECHNOLOGIES)] },
        ]),
      ),
    });
  return { board, step: 'progressTurn' };
};

const isIn = ({ nations }: Board, seat: Seat, hex: string): boolean =>
  nations[seat].basics[hex] !== undefined || nations[seat].fleets.some((fleet) => fleet.hex === hex);

/** The game over, with what the end was worth. */
export const over = (seed: number, players: number): Scattered => {
  const { board, step } = scattered(seed, players, 8);
  const parts = Object.fromEntries(
    board.seats.map((seat, i) => [
      seat,
      { played: 20 + i, population: 30, goal: i % 2 ? 10 : 0, sectors: 8, cards: 5 },
    ]),
  );
  return { board: { ...board, battle: null, ended: parts }, step };
};
