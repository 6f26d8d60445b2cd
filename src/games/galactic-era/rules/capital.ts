import { type Seat } from '../../kernel/game-definition.js';
import { become, begin } from '../../kernel/game-of-steps.js';
import { type Board, discsOn, enemiesAt, galaxy, level, planetsOf } from '../board.js';
import { type Hex } from '../components/galaxy.js';
import { RESERVE_SHIPS } from '../components/pieces.js';
import { type AnyFact, hexOption, offer, oneOf, type RulesOf, type StepOf, type Wanted } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { announced } from './blocks.js';

/** 15.1, 15.2, 15.4c: where a capital may go. */
export const havens = (board: Board, seat: Seat, from: Hex): Hex[] => {
  const immune = level(board, seat, 'spirituality') >= 5;
  const planets = planetsOf(board, seat).filter(
    (hex) => hex !== from && discsOn(board, hex) > 0 && (immune || enemiesAt(board, seat, hex).length === 0),
  );
  const most = Math.max(0, ...planets.map((hex) => discsOn(board, hex)));
  if (planets.length > 0) return planets.filter((hex) => discsOn(board, hex) === most).sort();
  const { places, hexes } = galaxy(board);
  return hexes.filter(
    (hex) => places[hex].position === places[from].position && places[hex].terrain === 'space' && !(hex in board.discs),
  );
};

const evacuated = (board: Board, { seat, from, forced, to }: StepOf<'evacuating'>): AnyFact[] => {
  const under = forced ? 0 : discsOn(board, from);
  const there = discsOn(board, to);
  return [
    { type: 'CapitalEvacuated', seat, from, to },
    ...(under > 0 ? [{ type: 'DiscsRemoved', seat, hex: from, count: under, why: 'evacuation' } as const] : []),
    ...(there > 0 ? [{ type: 'DiscsRemoved', seat, hex: to, count: there, why: 'evacuation' } as const] : []),
    // 15.3
    ...(forced ? [] : [{ type: 'DiscsPlaced', seat, hex: from, count: 1, why: 'evacuation' } as const]),
  ];
};

/** The place is chosen, then those who may block it are asked (15.4a); a second step with the place carries it out. */
export const evacuating: RulesOf<'evacuating'> = {
  asks: ({ board, step: { seat, from, to } }) => {
    if (to !== '' || board.nations[seat].capital !== from) return [];
    const open = havens(board, seat, from);
    return [
      {
        seat,
        about: { say: 'about.evacuating' },
        offers: [offer('Evacuate', '15.1', { inputs: { to: oneOf(open.map(hexOption)) } })],
        silent: { type: 'Evacuate', to: open[0] },
      },
    ];
  },
  answer: ({ board, step: { from, forced } }, seat, action) => {
    const { to } = action as Wanted<'Evacuate'>;
    return announced(board, {
      seat,
      action: 'capital',
      hexes: [to],
      way: from,
      source: forced ? 'forced' : 'voluntary',
    });
  },
  resolve: ({ board, step }) => (step.to === '' ? [] : [...evacuated(board, step), become<GalacticStep>()]),
};

/** 15.5 to 15.5d */
const inNeed = (board: Board, seat: Seat): boolean =>
  board.seats.every(
    (other) => other === seat || planetsOf(board, seat).length + 2 <= planetsOf(board, other).length,
  );
export const emergency: RulesOf<'emergency'> = {
  asks: ({ board, step: { seat, evacuated: moved } }) =>
    !board.nations[seat].reserve || !(moved || inNeed(board, seat))
      ? []
      : [
          {
            seat,
            about: { say: 'about.emergency' },
            offers: [offer('UseReserve', '15.5'), offer('KeepReserve', '15.5')],
            silent: { type: 'KeepReserve' },
          },
        ],
  answer: ({ board }, seat, action) =>
    action.type === 'UseReserve'
      ? [
          { type: 'ReserveUsed', seat },
          become<GalacticStep>({
            step: 'building',
            seat,
            ships: RESERVE_SHIPS,
            why: 'reserve',
            hexes: [board.nations[seat].capital],
            placed: 0,
          }),
        ]
      : [{ type: 'ReserveKept', seat }, become<GalacticStep>()],
};
/** 15.3: by choice, with what may follow. */
export const abandoned = (board: Board, seat: Seat): AnyFact[] => [
  begin<GalacticStep>(
    { step: 'evacuating', seat, from: board.nations[seat].capital, forced: false, to: '' },
    { step: 'emergency', seat, evacuated: true },
  ),
];
