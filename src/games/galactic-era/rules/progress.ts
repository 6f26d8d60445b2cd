import { type Offer, type Seat } from '../../kernel/game-definition.js';
import { become, begin, ended } from '../../kernel/game-of-steps.js';
import { type GalacticAction } from '../actions.js';
import {
  type Board,
  discsOn,
  enemiesAt,
  hexesWithShips,
  isBlocked,
  isPeople,
  level,
  neutralKind,
  planetsOf,
} from '../board.js';
import { type Hex } from '../components/galaxy.js';
import { type Oval } from '../components/pieces.js';
import { relocations } from '../components/technologies.js';
import { hexOption, named, offer, oneOf, type RulesOf, someOf } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { barredInProgress } from './barred.js';
import { announced } from './blocks.js';
import { abandoned, havens } from './capital.js';
import { couldHold } from './cards.js';
import { gainAnnounced, gainOffers, mightGain } from './gaining.js';
import { cardOffersInTurn, cardPlayedInTurn } from './invitations.js';
import { minedAsteroids } from './production.js';
import { researchBegun, researchSquares, unchosen } from './research.js';

/** The progress turn (chapter 13): one action after another until the seat is done. */
export const unresolved = (board: Board, seat: Seat): Oval[] => {
  const left = [...board.nations[seat].ovals];
  for (const oval of board.nations[seat].resolved) left.splice(left.indexOf(oval), 1);
  return left.filter((oval) => oval !== 'ethics');
};

/** 18.12c: whoever is first in table order of those that have not had their turn. */
export const progressPhase: RulesOf<'progressPhase'> = {
  resolve: ({ board }) => {
    const seat = board.order.find((other) => !board.nations[other].tally.progressed);
    return seat === undefined ? [] : [begin<GalacticStep>({ step: 'progressTurn', seat })];
  },
};

/** 25.4a */
const convertible = (board: Board, seat: Seat): Hex[] =>
  isPeople(board, seat, 'annunaki', 'light')
    ? hexesWithShips(board, seat).filter(
        (hex) =>
          board.neutrals[hex] === 'primitive' &&
          neutralKind(board, hex) === 'primitive' &&
          !isBlocked(board, seat, hex),
      )
    : [];

/** 19.1 to 19.1b; with `anywhere` also from and to blocked planets (23.15a). */
const relocatingOffers = (board: Board, seat: Seat, anywhere: boolean): Offer<GalacticAction>[] => {
  const open = planetsOf(board, seat)
    .filter((hex) => anywhere || !isBlocked(board, seat, hex))
    .sort();
  return open
    .filter((from) => discsOn(board, from) > 0 && open.length > 1)
    .map((from) =>
      offer('Relocate', '19.1', {
        fixed: { from },
        refs: [`planet:${from}`],
        inputs: { to: oneOf(open.filter((hex) => hex !== from).map(hexOption)) },
      }),
    );
};

const actionOffers = (board: Board, seat: Seat): Offer<GalacticAction>[] => {
  const { ovals, colonies, capital } = board.nations[seat];
  const left = unresolved(board, seat);
  const turn = board.turn!;
  const has = (oval: Oval): boolean => left.includes(oval);
  const converts = has('gain') ? convertible(board, seat) : [];
  const anchara =
    isPeople(board, seat, 'anchara') && ovals.includes('ethics') && !turn.acted ? unchosen(board, seat) : [];
  return [
    ...(anchara.length > 0
      ? [offer('AddOval', '25.7a', { inputs: { oval: oneOf(anchara.map((oval) => named('oval', oval))) } })]
      : []),
    ...(has('gain') ? gainOffers(board, seat, 'token') : []),
    ...(colonies > 0 ? gainOffers(board, seat, 'colony') : []),
    ...(converts.length > 0
      ? [
          offer('Convert', '25.4a', {
            inputs: { hexes: someOf(converts.map(hexOption), 1, Math.min(2, converts.length)) },
          }),
        ]
      : []),
    ...(has('grow') ? [offer('Grow', '16.1')] : []),
    ...(has('build') ? [offer('Build', '17.1')] : []),
    ...(has('research') && researchSquares(board, seat).length > 0 ? [offer('Research', '18.1')] : []),
    ...(turn.relocated < relocations(level(board, seat, 'propulsion')) ? relocatingOffers(board, seat, false) : []),
    ...(enemiesAt(board, seat, capital).length > 0 && havens(board, seat, capital).length > 0
      ? [offer('AbandonCapital', '15.3')]
      : []),
    ...cardOffersInTurn(board, seat, 'progress'),
  ];
};

export const progressTurn: RulesOf<'progressTurn'> = {
  asks: ({ board, step: { seat } }) => {
    if (board.turn?.seat !== seat || board.turn.moving) return [];
    const { moment } = board.turn;
    const secretive =
      ((unresolved(board, seat).includes('gain') || board.nations[seat].colonies > 0) && mightGain(board, seat)) ||
      (moment !== null && couldHold(board, seat, moment));
    return [
      {
        seat,
        about: { say: 'about.progressTurn' },
        offers: [...actionOffers(board, seat), offer('Done', '13.9')],
        barred: barredInProgress(board, seat, unresolved(board, seat)),
        silent: { type: 'Done' },
        ...(secretive ? { byHand: true as const } : {}),
      },
    ];
  },
  answer: ({ board }, seat, action) => {
    switch (action.type) {
      case 'AddOval':
        return [{ type: 'TokenAdded', seat, oval: action.oval }];
      case 'Gain':
        return gainAnnounced(board, seat, action.hex, 'token');
      case 'Colonize':
        return gainAnnounced(board, seat, action.hex, 'colony');
      case 'Convert':
        return announced(board, { seat, action: 'convert', hexes: action.hexes, way: '', source: 'token' });
      case 'Grow':
        return announced(board, { seat, action: 'grow', hexes: planetsOf(board, seat), way: '', source: 'token' });
      case 'Build':
        return announced(board, {
          seat,
          action: 'build',
          hexes: [...planetsOf(board, seat), ...minedAsteroids(board, seat)],
          way: '',
          source: 'token',
        });
      case 'Research':
        return researchBegun(board, seat);
      case 'Relocate':
        return announced(board, {
          seat,
          action: 'relocate',
          hexes: [action.from, action.to],
          way: 'propulsion',
          source: 'token',
        });
      case 'AbandonCapital':
        return abandoned(board, seat);
      case 'Done':
        return [{ type: 'ProgressTurnEnded', seat }, ended];
      default:
        return cardPlayedInTurn(board, seat, action);
    }
  },
  resolve: ({ step: { seat } }) => [{ type: 'ProgressTurnBegan', seat }],
};

/** 23.15a */
export const relocating: RulesOf<'relocating'> = {
  asks: ({ board, step: { seat, left } }) => {
    const offers = left > 0 ? relocatingOffers(board, seat, true) : [];
    return offers.length === 0
      ? []
      : [
          {
            seat,
            about: { say: 'about.relocating' },
            offers: [...offers, offer('Skip', '23.15a')],
            silent: { type: 'Skip' },
          },
        ];
  },
  answer: ({ step }, seat, action) =>
    action.type === 'Relocate'
      ? [
          { type: 'DiscRelocated', seat, from: action.from, to: action.to, why: 'spatial' },
          become<GalacticStep>({ ...step, left: step.left - 1 }),
        ]
      : [become<GalacticStep>()],
};
