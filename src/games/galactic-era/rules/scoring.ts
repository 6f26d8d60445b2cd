import { type Seat } from '../../kernel/game-definition.js';
import { become, ended } from '../../kernel/game-of-steps.js';
import { reactionWindow } from '../../kernel/reaction-window.js';
import { sealedChoice } from '../../kernel/sealed-choice.js';
import { type GalacticAction } from '../actions.js';
import {
  basicsInReserve,
  type Board,
  enemiesOf,
  hexesWithShips,
  inContact,
  level,
  ownerOf,
  playersOf,
  seated,
} from '../board.js';
import { eraOf } from '../components/pieces.js';
import { TECHNOLOGIES, type Technology } from '../components/technologies.js';
import { evolve } from '../evolve.js';
import { type GalacticFact } from '../facts.js';
import { type AnyFact, hexOption, offer, oneOf, type RulesOf, type StepOf, type Wanted } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { couldHold, holds, played } from './cards.js';
import { playB } from './invitations.js';
import { maySwap, swapOffers } from './research.js';

/** Stories (chapter 22) and the end of a round and of an era (24.1, 24.2). */
export const round: RulesOf<'round'> = {
  resolve: ({ board, step: { round: number } }) => [
    { type: 'RoundBegan', round: number },
    become<GalacticStep>(
      ...(board.puppet === null ? [] : [{ step: 'biddingForPuppet' as const }]),
      ...board.order.map((seat): GalacticStep => ({ step: 'movementTurn', seat })),
      { step: 'choosingTokens' },
      { step: 'extraWindow' },
      { step: 'ethicsAndOrder' },
      { step: 'progressPhase' },
      { step: 'tradeFair' },
      ...Object.keys(board.automas).map((seat): GalacticStep => ({ step: 'automaLesson', seat })),
      { step: 'roundScoring' },
      { step: 'alignmentWindow' },
      ...(number === 2 || number === 6 ? [{ step: 'eraChange' as const }] : []),
      ...(board.goal === 'leadership' && [2, 6, 8].includes(number) ? [{ step: 'leadership' as const }] : []),
    ),
  ],
};

type Points = Readonly<Record<Seat, number>>;
const highest = (board: Board, technology: Technology, among: readonly Seat[]): Seat[] => {
  const best = Math.max(0, ...among.map((seat) => level(board, seat, technology)));
  return among.filter((seat) => level(board, seat, technology) === best);
};
const researchers = (board: Board, technology: Technology): Seat[] =>
  board.seats.filter((seat) => board.nations[seat].tally.researched.includes(technology));

/** What a story gives each seat at the Scoring; what can be counted when it happens has been scored then (22.1a). */
export const storyPoints = (board: Board): Points => {
  const { story, seats, nations } = board;
  const era = eraOf(board.round);
  const warring = (seat: Seat): number => (enemiesOf(board, seat).length > 0 ? 1 : 0);
  const ofLevel = (technologies: readonly Technology[]) => (seat: Seat) =>
    technologies.reduce(
      (all, technology) =>
        all +
        (highest(board, technology, researchers(board, technology)).includes(seat)
          ? 7 - level(board, seat, technology)
          : 0),
      0,
    );
  const score: Record<string, (seat: Seat) => number> = {
    'journeys.light1': (seat) => seats.filter((other) => other !== seat && inContact(board, seat, other)).length,
    'journeys.dark': warring,
    'journeys.light2': ofLevel(['spirituality', 'propulsion']),
    'wars.light1': (seat) => 2 * nations[seat].tally.builds,
    'wars.dark': (seat) => 2 * warring(seat),
    'wars.light2': ofLevel(['military', 'robotics']),
    'migrations.light1': (seat) => 3 * nations[seat].tally.grows,
    'migrations.dark': warring,
    'migrations.light2': (seat) =>
      4 * TECHNOLOGIES.filter((technology) => researchers(board, technology).join() === seat).length,
    'rivalry.light1': (seat) => nations[seat].tally.gains,
    'rivalry.dark': (seat) =>
      2 * warring(seat) +
      hexesWithShips(board, seat).filter((hex) => {
        const owner = ownerOf(board, hex);
        return owner !== null && enemiesOf(board, seat).includes(owner) && level(board, owner, 'spirituality') < 5;
      }).length,
    'rivalry.light2': (seat) =>
      3 * TECHNOLOGIES.filter((technology) => highest(board, technology, seats).includes(seat)).length,
  };
  return Object.fromEntries(seats.map((seat) => [seat, score[`${story}.${era}`](seat)]));
};
/** 22.7 */
export const demanded = (board: Board, seat: Seat): boolean =>
  (board.nations[seat].ethics === 'dark') === (eraOf(board.round) === 'dark');

export const roundScoring: RulesOf<'roundScoring'> = {
  resolve: ({ board }) => {
    const story = storyPoints(board);
    return [
      ...board.order.flatMap((seat): GalacticFact[] => [
        ...(demanded(board, seat) ? [{ type: 'PointsChanged', seat, points: 1, why: 'era' } as const] : []),
        ...(story[seat] > 0 ? [{ type: 'PointsChanged', seat, points: story[seat], why: 'story' } as const] : []),
      ]),
      { type: 'RoundScored', round: board.round },
      ended,
    ];
  },
};

/** 23.19 to 23.19c, asked of whoever publicly could play its section A (31.6). */
export const alignmentWindow: RulesOf<'alignmentWindow'> = reactionWindow<
  Board,
  StepOf<'alignmentWindow'>,
  GalacticAction,
  AnyFact
>({
  mayReact: ({ board }) => board.order.filter((seat) => couldHold(board, seat, 'alignment')),
  ask: ({ board }, seat) => ({
    about: { say: 'about.endOfRound' },
    offers: [
      ...(holds(board, seat, 'alignment', 'A')
        ? [offer('PlayA', '23.19', { fixed: { card: 'alignment', effect: 'effect' }, secret: true })]
        : []),
      ...(holds(board, seat, 'alignment', 'B') ? playB(board, seat, 'alignment', true) : []),
      offer('NoCard', '23.19'),
    ],
    silent: { type: 'NoCard' },
    byHand: true,
  }),
  apply: ({ board }, reactions) => {
    const changes = board.seats.filter((seat) => board.nations[seat].ovals.includes('ethics')).length;
    const double = board.goal === 'personal-growth' ? 2 : 1;
    return [
      ...reactions.flatMap(([seat, action]): AnyFact[] => {
        if (action.type === 'PlayB') return played(board, seat, 'alignment', 'B', action.line, { scored: true });
        if (action.type !== 'PlayA') return [];
        const points = 2 * changes * double;
        return [
          ...played(board, seat, 'alignment', 'A', 0),
          ...(points > 0 ? [{ type: 'PointsChanged', seat, points, why: 'alignment' } as const] : []),
        ];
      }),
      ended,
    ];
  },
});

/** 24.2 to 24.2d: asked together, drawn in table order. */
const drawsSecond = (board: Board, seat: Seat): boolean =>
  board.round === 6 && playersOf(board).includes(seat) && board.nations[seat].played.length === 0;
export const eraChange: RulesOf<'eraChange'> = sealedChoice<Board, StepOf<'eraChange'>, GalacticAction, AnyFact>({
  seats: ({ board }) => board.order.filter((seat) => maySwap(board, seat) && !drawsSecond(board, seat)),
  ask: ({ board }, seat) => ({
    about: { say: 'about.endOfRound' },
    offers: swapOffers(board, seat),
    silent: { type: 'KeepCard' },
  }),
  reveal: ({ board }, choices) => {
    const swaps = new Map(choices);
    const facts: GalacticFact[] = [];
    let now = board;
    for (const seat of board.order) {
      const action = swaps.get(seat);
      const top = now.deck[0];
      if (top === undefined) break;
      const fact: GalacticFact | null =
        action?.type === 'ExchangeCard' && now.nations[seat].hand.includes(action.card)
          ? { type: 'CardExchanged', seat, secret: { to: [seat], out: action.card, in: top } }
          : drawsSecond(board, seat)
            ? { type: 'CardDrawn', seat, secret: { to: [seat], card: top } }
            : null;
      if (!fact) continue;
      facts.push(fact);
      now = evolve(now, fact);
    }
    return [...facts, ended];
  },
});

/** 24.14 to 24.14b */
const leaders = (board: Board): Seat[] =>
  seated(board).filter((seat) => {
    const { points, ethics } = board.nations[seat];
    return board.seats.every(
      (other) => board.nations[other].ethics !== ethics || board.nations[other].points <= points,
    );
  });
export const leadership: RulesOf<'leadership'> = {
  asks: ({ board }) => {
    const seat = leaders(board).find(
      (one) =>
        !board.lent.includes(one) &&
        basicsInReserve(board, one) === 0 &&
        Object.keys(board.nations[one].basics).length > 0,
    );
    if (seat === undefined) return [];
    const hexes = Object.keys(board.nations[seat].basics).sort();
    return [
      {
        seat,
        about: { say: 'about.endOfRound' },
        offers: [offer('LendShip', '24.14a', { inputs: { hex: oneOf(hexes.map(hexOption)) } })],
        silent: { type: 'LendShip', hex: hexes[0] },
      },
    ];
  },
  answer: (_here, seat, action) => [{ type: 'LeadershipShipPlaced', seat, from: (action as Wanted<'LendShip'>).hex }],
  resolve: ({ board }) => [
    ...leaders(board)
      .filter((seat) => !board.lent.includes(seat) && basicsInReserve(board, seat) > 0)
      .map((seat): AnyFact => ({ type: 'LeadershipShipPlaced', seat, from: null })),
    ended,
  ],
};
