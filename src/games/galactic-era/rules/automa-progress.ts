import { type Chance, type Seat } from '../../kernel/game-definition.js';
import { become, begin, ended } from '../../kernel/game-of-steps.js';
import { type Board, galaxy, level, ownerOf, totalShips } from '../board.js';
import {
  type Deed,
  DEEDS,
  DIFFICULTIES,
  difficultyOf,
  POWER,
  type Spawn,
  spawnHexes,
  type Take,
} from '../components/automas.js';
import { replicas, TECHNOLOGIES, type Technology } from '../components/technologies.js';
import { DISCS } from '../components/track.js';
import { type AnyFact, type RulesOf } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { drawn, drawnSome, powerOf, rivalOf, rolled } from './automa-dice.js';
import { gainAnnounced, gainsOf } from './gaining.js';
import { growable, naturalDiscs } from './growth.js';
import { mayLearn, raised } from './levels.js';
import { production } from './production.js';
import { shifted } from './tokens.js';

/** The progress turn of an automa (29.13, 29.14, 29.20). */
const does = (seat: Seat, ...deeds: readonly Deed[]): GalacticStep[] =>
  deeds.map((deed) => ({ step: 'automaDoes', seat, deed }));
const SPAWNS: readonly Deed[] = ['spawnAll', 'spawnTwo', 'spawnOne', 'spawnCentre', 'ship'];

const mayGrow = (board: Board, seat: Seat): boolean => {
  const planets = growable(board, seat);
  return (
    board.nations[seat].offTrack < DISCS &&
    planets.length > 0 &&
    (replicas(level(board, seat, 'genetics')) > 0 || planets.some((hex) => naturalDiscs(board, seat, hex) > 0))
  );
};

/** 29.20: of a cancelled result only ships come; those of result 5 only where nothing could grow. */
const left = (board: Board, seat: Seat, deeds: readonly Deed[]): readonly Deed[] =>
  board.automas[seat].cancelled
    ? deeds.filter((deed) => SPAWNS.includes(deed) || (deed === 'grow' && !mayGrow(board, seat)))
    : deeds;

export const automaProgresses = (board: Board, seat: Seat, chance: Chance): AnyFact[] => {
  if (board.turn?.seat === seat && !board.turn.moving) return [{ type: 'ProgressTurnEnded', seat }, ended];
  const { kind } = board.automas[seat];
  // 29.13a
  const roll =
    kind === 'farmers' && totalShips(board, seat) === 0
      ? ({ type: 'AutomaRolled', seat, what: 'progress', dice: [], result: 6 } as const)
      : rolled(board, seat, 'progress', chance);
  return [
    { type: 'ProgressTurnBegan', seat },
    roll,
    begin<GalacticStep>(...does(seat, ...left(board, seat, DEEDS[kind][roll.result - 1]))),
  ];
};

const researched = (board: Board, seat: Seat, technology: Technology, why: string): readonly AnyFact[] =>
  mayLearn(board, seat, technology)
    ? raised(board, seat, technology, level(board, seat, technology) + 1, why).facts
    : [];
const anyTechnology = (board: Board, seat: Seat, why: string, chance: Chance): readonly AnyFact[] => {
  const open = TECHNOLOGIES.filter((technology) => mayLearn(board, seat, technology));
  return open.length > 0 ? researched(board, seat, drawn(chance, open), why) : [];
};

/** 29.13, 29.13c */
const spawned = (board: Board, seat: Seat, deed: Spawn, chance: Chance): AnyFact[] => {
  const all = spawnHexes(galaxy(board));
  const hexes =
    deed === 'spawnAll' ? all : deed === 'spawnCentre' ? [all[0]] : drawnSome(chance, all, deed === 'spawnTwo' ? 2 : 1);
  const ships =
    deed === 'ship'
      ? 1
      : DIFFICULTIES[difficultyOf(board.options)].ships + production(board, seat, powerOf(board, seat));
  return hexes.map((hex) => ({ type: 'ShipsPlaced', seat, hex, ships, why: 'spawn' }));
};

/** What is taken, and what is done instead if it cannot be. */
const TAKES: Readonly<Record<Take, { of: 'seat' | 'neutral' | 'any'; instead: readonly Deed[] | 'power' }>> = {
  takeOfSeat: { of: 'seat', instead: ['takeOneNeutral', 'takeMore'] },
  takeNeutral: { of: 'neutral', instead: ['takeLastOfSeat'] },
  takeAny: { of: 'any', instead: 'power' },
  takeOneNeutral: { of: 'neutral', instead: 'power' },
  takeMore: { of: 'neutral', instead: [] },
  takeLastOfSeat: { of: 'seat', instead: 'power' },
};
const isTake = (deed: Deed): deed is Take => Object.hasOwn(TAKES, deed);

/** 29.14 */
const powerGained = (board: Board, seat: Seat): AnyFact[] => [
  { type: 'PowerGained', seat, discs: 1, why: 'nothing' },
  ...(powerOf(board, seat) + 1 >= POWER.costly
    ? [{ type: 'PointsChanged', seat: rivalOf(board), points: -POWER.price, why: 'power' } as const]
    : []),
];

/** 29.13b: by chapter 14, so that it may be blocked; a planet that was blocked is left, and another one tried. */
const taken = (board: Board, seat: Seat, deed: Take, chance: Chance): AnyFact[] => {
  const { of, instead } = TAKES[deed];
  const rival = rivalOf(board);
  const fits = (owner: Seat | null): boolean => of === 'any' || (of === 'seat' ? owner === rival : owner === null);
  const open = gainsOf(board, seat, 'automa').filter(({ hex }) => fits(ownerOf(board, hex)));
  if (open.length > 0) return gainAnnounced(board, seat, drawn(chance, open).hex, 'automa');
  return instead === 'power' ? [...powerGained(board, seat), ended] : [become<GalacticStep>(...does(seat, ...instead))];
};

export const automaDoes: RulesOf<'automaDoes'> = {
  resolve: ({ board, step: { seat, deed } }, chance) => {
    if (isTake(deed)) return taken(board, seat, deed, chance);
    switch (deed) {
      case 'up':
      case 'down': {
        const order = shifted(board.order, deed === 'up' ? [seat] : [], deed === 'down' ? [seat] : []);
        return order.join() === board.order.join() ? [ended] : [{ type: 'TurnOrderShifted', order }, ended];
      }
      case 'grow':
        return [
          become<GalacticStep>(
            ...(mayGrow(board, seat)
              ? [{ step: 'growing' as const, seat, extra: 0, token: false }]
              : does(seat, 'spawnCentre')),
          ),
        ];
      case 'spawnAll':
      case 'spawnTwo':
      case 'spawnOne':
      case 'spawnCentre':
      case 'ship':
        return [...spawned(board, seat, deed, chance), ended];
      case 'anyTechnology':
        return [...anyTechnology(board, seat, 'research', chance), ended];
      default:
        return [...researched(board, seat, deed, 'research'), ended];
    }
  },
};

/** 29.14: a level after a Trade phase in which the Slavers have not traded. */
export const automaLesson: RulesOf<'automaLesson'> = {
  resolve: ({ board, step: { seat } }, chance) =>
    powerOf(board, seat) >= POWER.lesson && board.nations[seat].tally.traded.length === 0
      ? [...anyTechnology(board, seat, 'power', chance), ended]
      : [],
};
