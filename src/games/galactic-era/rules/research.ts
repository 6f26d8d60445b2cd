import { type Offer, type Seat } from '../../kernel/game-definition.js';
import { become, begin } from '../../kernel/game-of-steps.js';
import { type GalacticAction } from '../actions.js';
import { atWar, type Board, isAutoma, isPeople, level, mayDeclareFreely } from '../board.js';
import { type Oval, OVAL_COPIES, OVALS, type Square } from '../components/pieces.js';
import { TECHNOLOGIES, type Technology, TOP_LEVEL } from '../components/technologies.js';
import { type AnyFact, named, offer, oneOf, type RulesOf, type StepOf } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { announced } from './blocks.js';
import { mayLearn, raised } from './levels.js';
import { minedAsteroids } from './production.js';
import { planetsOf } from '../board.js';
import { shifted } from './tokens.js';
import { declared } from './war.js';

/** Research and what lies beyond level VI (chapter 18). */
const isTechnology = (square: string): square is Technology => (TECHNOLOGIES as readonly string[]).includes(square);
export const researchSquares = (board: Board, seat: Seat): Technology[] =>
  board.nations[seat].squares.filter(isTechnology);

const squareOffers = (board: Board, { seat, squares }: StepOf<'researching'>): Offer<GalacticAction>[] =>
  squares.filter(isTechnology).flatMap((technology) => {
    const now = level(board, seat, technology);
    if (now === TOP_LEVEL) return [offer('UseSquare', '18.3', { fixed: { square: technology } })];
    if (!mayLearn(board, seat, technology)) return [];
    // 25.12a
    const to = now === 1 && isPeople(board, seat, 'greys', 'light') ? [2, 3] : [now + 1];
    return to.map((next) => offer('Raise', '18.1', { fixed: { technology, to: next } }));
  });

export const researching: RulesOf<'researching'> = {
  asks: ({ board, step }) => {
    const offers = squareOffers(board, step);
    return offers.length === 0
      ? []
      : [
          {
            seat: step.seat,
            about: { say: 'about.progressTurn' },
            offers: [...offers, offer('Skip', '18.1b')],
            silent: { type: 'Skip' },
          },
        ];
  },
  answer: ({ board, step }, seat, action) => {
    const rest = (used: string): GalacticStep[] =>
      step.why === 'card' ? [] : [{ ...step, squares: step.squares.filter((square) => square !== used) }];
    switch (action.type) {
      case 'Raise': {
        const { facts, steps } = raised(board, seat, action.technology, action.to, 'research');
        return [
          ...facts,
          { type: 'SquareUsed', seat, square: action.technology },
          become<GalacticStep>(...steps, ...rest(action.technology)),
        ];
      }
      case 'UseSquare':
        return [
          { type: 'SquareUsed', seat, square: action.square as Square },
          become<GalacticStep>(
            { step: 'special', seat, technology: action.square as Technology, relic: false },
            ...rest(action.square),
          ),
        ];
      default:
        return [{ type: 'EffectWaived', seat, what: 'research' }, become<GalacticStep>()];
    }
  },
};

/** 18.10, 25.7a: ovals of a seat that it has not chosen in this phase. */
export const unchosen = (board: Board, seat: Seat): Oval[] =>
  OVALS.filter(
    (oval) =>
      oval !== 'ethics' &&
      board.nations[seat].ovals.filter((one) => one === oval).length < OVAL_COPIES[oval] &&
      (oval !== 'research' || researchSquares(board, seat).length > 0),
  );

/** 18.9 to 18.9b: ovals that can be cancelled. */
const cancellable = (board: Board, seat: Seat): Offer<GalacticAction>[] =>
  board.order
    .slice(board.order.indexOf(seat) + 1)
    .filter(
      (other) =>
        !board.nations[other].tally.progressed &&
        level(board, other, 'spirituality') < 5 &&
        (atWar(board, seat, other) || mayDeclareFreely(board, seat, other)),
    )
    .flatMap((other) => {
      // 29.20
      if (isAutoma(board, other))
        return board.automas[other].cancelled ? [] : [offer('CancelResult', '29.20', { fixed: { seat: other } })];
      const open = OVALS.filter((oval) => oval !== 'ethics' && board.nations[other].ovals.includes(oval));
      return open.length > 0
        ? [
            offer('Cancel', '18.9', {
              fixed: { seat: other },
              inputs: { oval: oneOf(open.map((oval) => named('oval', oval))) },
            }),
          ]
        : [];
    });

const specialOffers = (
  board: Board,
  { seat, technology, relic }: StepOf<'special'>,
): { offers: Offer<GalacticAction>[]; rule: string } => {
  switch (technology) {
    case 'military':
      return { offers: cancellable(board, seat), rule: '18.9' };
    case 'spirituality': {
      const open = unchosen(board, seat);
      return {
        offers:
          open.length > 0
            ? [offer('AddOval', '18.10', { inputs: { oval: oneOf(open.map((oval) => named('oval', oval))) } })]
            : [],
        rule: '18.10',
      };
    }
    case 'robotics': {
      // 18.12b: it never starts itself again.
      const squares = board.nations[seat].squares.filter((square) => square !== 'robotics');
      return {
        offers: squares.map((square) => offer('UseSquare', relic ? '18.12a' : '18.12', { fixed: { square } })),
        rule: '18.12',
      };
    }
    default:
      return { offers: [], rule: '18.3a' };
  }
};

/** An action without an oval, at once (18.10). */
const atOnce = (board: Board, seat: Seat, oval: Oval): AnyFact[] => {
  switch (oval) {
    case 'gain':
      return [become<GalacticStep>({ step: 'freeGain', seat, source: 'free' }, { step: 'swappingCard', seat })];
    case 'grow':
      return [become<GalacticStep>({ step: 'growing', seat, extra: 0, token: false }, { step: 'swappingCard', seat })];
    case 'build':
      return [
        become<GalacticStep>({ step: 'swappingCard', seat }),
        ...announced(board, {
          seat,
          action: 'build',
          hexes: [...planetsOf(board, seat), ...minedAsteroids(board, seat)],
          way: '',
          source: 'free',
        }),
      ];
    default:
      return [
        become<GalacticStep>(
          { step: 'researching', seat, squares: researchSquares(board, seat), why: 'research' },
          { step: 'swappingCard', seat },
        ),
      ];
  }
};

/** 18.9 to 18.13 */
export const special: RulesOf<'special'> = {
  asks: ({ board, step }) => {
    const { offers, rule } = specialOffers(board, step);
    return offers.length === 0
      ? []
      : [
          {
            seat: step.seat,
            about: { say: 'about.progressTurn' },
            offers: [...offers, offer('Skip', rule)],
            silent: { type: 'Skip' },
          },
        ];
  },
  answer: ({ board, step }, seat, action) => {
    switch (action.type) {
      case 'Cancel':
        return [
          ...declared(board, seat, action.seat, 'cancel'),
          { type: 'TokenCancelled', seat: action.seat, by: seat, oval: action.oval },
          become<GalacticStep>(),
        ];
      case 'CancelResult':
        return [
          ...declared(board, seat, action.seat, 'cancel'),
          { type: 'ResultCancelled', seat: action.seat, by: seat },
          become<GalacticStep>(),
        ];
      case 'AddOval':
        // Only building reads its oval when it is over.
        return [
          ...(action.oval === 'build' ? [{ type: 'TokenAdded', seat, oval: 'build' } as const] : []),
          ...atOnce(board, seat, action.oval),
        ];
      case 'UseSquare': {
        const paid: AnyFact = { type: 'PointsChanged', seat, points: -2, why: 'robotics' };
        if (isTechnology(action.square))
          return [paid, become<GalacticStep>({ step: 'researching', seat, squares: [action.square], why: 'research' })];
        const order = shifted(
          board.order,
          action.square === 'up' ? [seat] : [],
          action.square === 'down' ? [seat] : [],
        );
        return [paid, { type: 'TurnOrderShifted', order }, become<GalacticStep>()];
      }
      default:
        return [
          { type: 'EffectWaived', seat, what: step.technology },
          become<GalacticStep>(
            ...(step.technology === 'spirituality' ? [{ step: 'swappingCard' as const, seat }] : []),
          ),
        ];
    }
  },
  resolve: ({ step: { seat, technology } }) => {
    switch (technology) {
      case 'propulsion':
        return [
          become<GalacticStep>({ step: 'freeGain', seat, source: 'free' }, { step: 'freeGain', seat, source: 'free' }),
        ];
      case 'genetics':
        return [become<GalacticStep>({ step: 'growing', seat, extra: 2, token: false })];
      case 'spirituality':
        return [become<GalacticStep>({ step: 'swappingCard', seat })];
      default:
        return [{ type: 'EffectWaived', seat, what: technology }, become<GalacticStep>()];
    }
  },
};

/** 18.10b, 24.2a */
export const swapOffers = (board: Board, seat: Seat): Offer<GalacticAction>[] => [
  offer('ExchangeCard', '24.2a', {
    inputs: { card: oneOf(board.nations[seat].hand.map((card) => named('card', card))) },
    secret: true,
  }),
  offer('KeepCard', '24.2'),
];
export const maySwap = (board: Board, seat: Seat): boolean =>
  board.nations[seat].hand.length > 0 && board.nations[seat].played.length < 2 && board.deck.length > 0;
export const swappingCard: RulesOf<'swappingCard'> = {
  asks: ({ board, step: { seat } }) =>
    maySwap(board, seat)
      ? [{ seat, about: { say: 'about.swapping' }, offers: swapOffers(board, seat), silent: { type: 'KeepCard' } }]
      : [],
  answer: ({ board }, seat, action) => [
    ...(action.type === 'ExchangeCard'
      ? [
          {
            type: 'CardExchanged',
            seat,
            secret: { to: [seat], out: action.card, in: board.deck[0] },
          } as const,
        ]
      : [{ type: 'EffectWaived', seat, what: 'exchange' } as const]),
    become<GalacticStep>(),
  ],
};
export const researchBegun = (board: Board, seat: Seat): AnyFact[] => [
  { type: 'ActionResolved', seat, action: 'research', token: true, counts: true, ships: 0 },
  begin<GalacticStep>({ step: 'researching', seat, squares: researchSquares(board, seat), why: 'research' }),
];
