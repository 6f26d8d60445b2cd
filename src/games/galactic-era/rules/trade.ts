import { type Option, type Seat } from '../../kernel/game-definition.js';
import { become, ended } from '../../kernel/game-of-steps.js';
import { sealedChoice } from '../../kernel/sealed-choice.js';
import { type GalacticAction } from '../actions.js';
import { atWar, type Board, inContact, isOpenToWar, isPeople, level, seated, speakerOf } from '../board.js';
import { eraOf } from '../components/pieces.js';
import { type Technology } from '../components/technologies.js';
import { evolve } from '../evolve.js';
import { type GalacticFact } from '../facts.js';
import {
  type AnyFact,
  named,
  offer,
  oneOf,
  type RulesOf,
  seatOption,
  someOf,
  type StepOf,
  type Wanted,
} from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { hasHeard, offeredToAutomas } from './automa-deals.js';
import { learnableFrom, raised } from './levels.js';
import { declared } from './war.js';

/** Trade (chapter 21) by books (31.9): what each seat would accept, as `partner:learn:teach`. */
const tradesLeft = (board: Board, seat: Seat, partner: Seat): boolean => {
  const { traded, extraTrade } = board.nations[seat].tally;
  // 28.6b
  if (seat === board.puppet?.seat) return traded.length === 0;
  if (isPeople(board, seat, 'icc') && !traded.includes(partner)) return true;
  const partnersExtra = board.nations[partner].tally.extraTrade;
  return traded.length < 1 + (extraTrade || (partnersExtra && traded.length === 1) ? 1 : 0);
};
/** 21.2, 21.3, 21.3a */
const mayMeet = (board: Board, a: Seat, b: Seat): boolean =>
  a !== b &&
  !atWar(board, a, b) &&
  (inContact(board, a, b) || level(board, a, 'spirituality') >= 4 || level(board, b, 'spirituality') >= 4);
const dealsBetween = (board: Board, seat: Seat, partner: Seat): string[] =>
  learnableFrom(board, seat, partner).flatMap((learn) =>
    learnableFrom(board, partner, seat).map((teach) => `${partner}:${learn}:${teach}`),
  );
export const dealsOf = (board: Board, seat: Seat): string[] =>
  board.order
    .filter(
      (partner) =>
        !hasHeard(board, seat, partner) &&
        mayMeet(board, seat, partner) &&
        tradesLeft(board, seat, partner) &&
        tradesLeft(board, partner, seat),
    )
    .flatMap((partner) => dealsBetween(board, seat, partner));

const dealOption = (deal: string): Option => {
  const [partner, learn, teach] = deal.split(':');
  return { id: deal, label: { say: 'deal', seat: partner, learn, teach } };
};
const mirrored = (seat: Seat, deal: string): { partner: Seat; same: string } => {
  const [partner, learn, teach] = deal.split(':');
  return { partner, same: `${seat}:${teach}:${learn}` };
};

/** 21.1, 21.6, 24.10b, 25.6a */
const tradeFacts = (board: Board, seat: Seat, deal: string): { facts: GalacticFact[]; steps: GalacticStep[] } => {
  const [partner, learn, teach] = deal.split(':') as [Seat, Technology, Technology];
  const one = raised(board, seat, learn, level(board, seat, learn) + 1, 'trade');
  const middle = one.facts.reduce(evolve, board);
  const other = raised(middle, partner, teach, level(board, partner, teach) + 1, 'trade');
  const each = tradePoints(board, seat, partner);
  return {
    facts: [
      { type: 'TradeMade', seats: [seat, partner], learned: [learn, teach] },
      ...one.facts,
      ...other.facts,
      ...(each > 0
        ? [seat, partner].map((who): GalacticFact => ({ type: 'PointsChanged', seat: who, points: each, why: 'trade' }))
        : []),
    ],
    steps: [...one.steps, ...other.steps],
  };
};
const tradePoints = (board: Board, a: Seat, b: Seat): number =>
  (board.goal === 'cooperation' ? 2 : 0) + [a, b].filter((seat) => isPeople(board, seat, 'caninoids', 'light')).length;

/** 28.6b */
const needsOneWord = (board: Board, a: Seat, b: Seat): boolean => speakerOf(board, a) === speakerOf(board, b);

/** 31.9a: through the seats in table order, again and again until nothing closes. */
const matched = (
  board: Board,
  books: Readonly<Record<Seat, readonly string[]>>,
): { facts: GalacticFact[]; steps: GalacticStep[]; after: Board } => {
  let now = board;
  const facts: GalacticFact[] = [];
  const steps: GalacticStep[] = [];
  for (let closed = true; closed;) {
    closed = false;
    for (const seat of board.order) {
      const open = dealsOf(now, seat);
      const deal = (books[seat] ?? []).find((one) => {
        const { partner, same } = mirrored(seat, one);
        return open.includes(one) && (needsOneWord(board, seat, partner) || (books[partner] ?? []).includes(same));
      });
      if (deal === undefined) continue;
      const made = tradeFacts(now, seat, deal);
      facts.push(...made.facts);
      steps.push(...made.steps);
      now = made.facts.reduce(evolve, now);
      closed = true;
    }
  }
  return { facts, steps, after: now };
};

/** What is left of a book is shown to the partner named, and to nobody else (31.9b). */
const proposed = (board: Board, seat: Seat, deals: readonly string[]): GalacticFact[] =>
  board.order.flatMap((partner): GalacticFact[] => {
    const lines = deals.filter((deal) => deal.startsWith(`${partner}:`));
    return lines.length > 0
      ? [{ type: 'TradeProposed', by: seat, to: partner, secret: { to: [seat, partner], deals: lines } }]
      : [];
  });

export const tradeFair: RulesOf<'tradeFair'> = {
  ...sealedChoice<Board, StepOf<'tradeFair'>, GalacticAction, AnyFact>({
    seats: ({ board }) => (board.trading ? seated(board).filter((seat) => dealsOf(board, seat).length > 0) : []),
    ask: ({ board }, seat) => {
      const deals = dealsOf(board, seat);
      return {
        about: { say: 'about.tradeFair' },
        offers: [
          offer('FileTrades', '31.9', {
            inputs: {
              trades: { ...someOf(deals.map(dealOption), 0, deals.length, []), ordered: true },
            },
          }),
        ],
        silent: { type: 'FileTrades', trades: [] },
      };
    },
    reveal: ({ board }, choices, chance) => {
      if (!board.trading) return [{ type: 'TradeOpened' }];
      const books = Object.fromEntries(
        choices.map(([seat, action]) => [seat, (action as Wanted<'FileTrades'> | undefined)?.trades ?? []]),
      );
      const { facts, steps, after } =
        Object.keys(board.automas).length > 0 ? offeredToAutomas(board, books, chance, matched) : matched(board, books);
      const shown = board.order.flatMap((seat) => {
        const open = dealsOf(after, seat);
        return proposed(
          after,
          seat,
          (books[seat] ?? []).filter((deal) => open.includes(deal)),
        );
      });
      // 21.5, 21.5a: what a trade has made possible is asked in the same phase.
      const opened = board.order.some((seat) => {
        const before = dealsOf(board, seat);
        return dealsOf(after, seat).some((deal) => !before.includes(deal));
      });
      const next: GalacticStep[] = opened ? [{ step: 'tradeFair' }] : [{ step: 'tradeTalk' }, ...afterFair(board)];
      return [...facts, ...shown, become<GalacticStep>(...steps, ...next)];
    },
  }),
};
const afterFair = (board: Board): GalacticStep[] => [
  ...board.order
    .filter((seat) => isPeople(board, seat, 'caninoids', 'dark'))
    .map((seat): GalacticStep => ({ step: 'forcingTrade', seat })),
  ...board.order
    .filter((seat) => isPeople(board, seat, 'greys', 'dark'))
    .map((seat): GalacticStep => ({ step: 'greyLesson', seat })),
];

/** 31.9b: those who have been named may add lines or be done; a match closes at once. */
const talks = (board: Board, seat: Seat): boolean => {
  const partners = new Set(dealsOf(board, seat).map((deal) => deal.slice(0, deal.indexOf(':'))));
  return board.nations[seat].proposed.some((by) => partners.has(by));
};
export const tradeTalk: RulesOf<'tradeTalk'> = {
  asks: ({ board }) =>
    board.order
      .filter((seat) => talks(board, seat))
      .map((seat) => {
        const deals = dealsOf(board, seat).filter((deal) => !board.nations[seat].book.includes(deal));
        const closes = (deal: string): boolean => {
          const { partner, same } = mirrored(seat, deal);
          return needsOneWord(board, seat, partner) || board.nations[partner].book.includes(same);
        };
        return {
          seat,
          about: { say: 'about.tradeFair' },
          offers: [
            ...(deals.length > 0
              ? [
                  offer('AddTrades', '31.9b', {
                    inputs: {
                      trades: {
                        ...someOf(
                          deals.map((deal) => ({
                            ...dealOption(deal),
                            ...(closes(deal) ? { warning: { say: 'warning.closes' } } : {}),
                          })),
                          1,
                          deals.length,
                        ),
                        ordered: true as const,
                      },
                    },
                  }),
                ]
              : []),
            offer('NoMoreTrades', '31.9b'),
          ],
          silent: { type: 'NoMoreTrades' } as const,
          byHand: true as const,
        };
      }),
  answer: ({ board }, seat, action) => {
    if (action.type !== 'AddTrades') return [{ type: 'TradesClosed', seat }];
    const shown = [...proposed(board, seat, action.trades), { type: 'TradesClosed', seat } as const];
    const now = shown.reduce<Board>(evolve, board);
    const { facts, steps } = matched(now, Object.fromEntries(board.seats.map((one) => [one, now.nations[one].book])));
    return [...shown, ...facts, ...(steps.length > 0 ? [{ type: 'StepsBegan', steps } as const] : [])];
  },
};

/** 25.6b to 25.6d */
const forceable = (board: Board, seat: Seat): string[] =>
  board.nations[seat].tally.traded.length > 0
    ? []
    : board.order
        .filter((partner) => mayMeet(board, seat, partner))
        .flatMap((partner) => {
          const { board: free } = undone(board, partner);
          return dealsBetween(free, seat, partner);
        });
const undone = (board: Board, seat: Seat): { facts: GalacticFact[]; board: Board } => {
  const { deals } = board.nations[seat].tally;
  if (deals.length === 0 || isPeople(board, seat, 'icc')) return { facts: [], board };
  const [partner, learned, taught] = deals[deals.length - 1].split(':') as [Seat, Technology, Technology];
  const each = tradePoints(board, seat, partner);
  const facts: GalacticFact[] = [
    { type: 'TradeUndone', seats: [seat, partner], learned: [learned, taught] },
    ...(each > 0
      ? [seat, partner].map((who): GalacticFact => ({ type: 'PointsChanged', seat: who, points: -each, why: 'trade' }))
      : []),
  ];
  return { facts, board: facts.reduce(evolve, board) };
};
export const forcingTrade: RulesOf<'forcingTrade'> = {
  asks: ({ board, step: { seat } }) => {
    const deals = forceable(board, seat);
    return deals.length === 0
      ? []
      : [
          {
            seat,
            about: { say: 'about.tradeFair' },
            offers: [
              offer('ForceTrade', '25.6b', { inputs: { trade: oneOf(deals.map(dealOption)) } }),
              offer('Skip', '25.6b'),
            ],
            silent: { type: 'Skip' },
          },
        ];
  },
  answer: ({ board }, seat, action) => {
    if (action.type !== 'ForceTrade') return [{ type: 'EffectWaived', seat, what: 'force' }, ended];
    const partner = action.trade.slice(0, action.trade.indexOf(':'));
    const { facts, board: free } = undone(board, partner);
    const made = tradeFacts(free, seat, action.trade);
    return [
      { type: 'TradeForced', by: seat, on: partner },
      ...facts,
      ...made.facts,
      // The abandoned partner may trade again (25.6d).
      become<GalacticStep>(...made.steps, ...(facts.length > 0 ? [{ step: 'tradeTalk' as const }] : [])),
    ];
  },
};

/** 25.12c to 25.12e */
export const greyLesson: RulesOf<'greyLesson'> = {
  asks: ({ board, step: { seat } }) => {
    if (board.nations[seat].tally.traded.length > 0) return [];
    const offers = board.order
      .filter((other) => other !== seat && inContact(board, seat, other))
      .flatMap((other) => {
        const open = learnableFrom(board, seat, other);
        return open.length > 0
          ? [
              offer('Learn', '25.12c', {
                fixed: { from: other },
                inputs: { technology: oneOf(open.map((technology) => named('technology', technology))) },
              }),
            ]
          : [];
      });
    return offers.length === 0
      ? []
      : [
          {
            seat,
            about: { say: 'about.tradeFair' },
            offers: [...offers, offer('Skip', '25.12c')],
            silent: { type: 'Skip' },
          },
        ];
  },
  answer: ({ board }, seat, action) => {
    if (action.type !== 'Learn') return [{ type: 'EffectWaived', seat, what: 'lesson' }, ended];
    const { from, technology } = action;
    const { facts, steps } = raised(board, seat, technology, level(board, seat, technology) + 1, 'lesson');
    const angry = board.nations[from].ethics === 'light' && eraOf(board.round) === 'dark';
    return [
      ...facts,
      become<GalacticStep>(...steps, ...(angry ? [{ step: 'greyAnswer' as const, seat: from, greys: seat }] : [])),
    ];
  },
};
export const greyAnswer: RulesOf<'greyAnswer'> = {
  asks: ({ board, step: { seat, greys } }) =>
    isOpenToWar(board, seat, greys) && board.nations[greys].ethics === 'dark'
      ? [
          {
            seat,
            about: { say: 'about.tradeFair' },
            offers: [
              offer('DeclareWar', '25.12e', { inputs: { on: oneOf([seatOption(greys)]) } }),
              offer('LetPass', '25.12e'),
            ],
            silent: { type: 'LetPass' },
          },
        ]
      : [],
  answer: ({ board }, seat, action) =>
    action.type === 'DeclareWar' ? [...declared(board, seat, action.on, 'lesson'), ended] : [ended],
};
