import { type Ask, type Seat } from '../../kernel/game-definition.js';
import { become, begin, ended, type Here } from '../../kernel/game-of-steps.js';
import { reactionWindow } from '../../kernel/reaction-window.js';
import { seal } from '../../kernel/sealed-choice.js';
import { type SpacecorpAction } from '../actions.js';
import { type Board, clockwiseFrom } from '../board.js';
import { cardById } from '../components/cards.js';
import { ERAS } from '../components/kinds.js';
import { type Components } from '../components/types.js';
import { type AnyFact, type Chapter, offer, oneOf, slotOption, type StepOf, story, type Wanted } from '../offers.js';
import { QUIET, type Quiet, type SpacecorpStep } from '../steps.js';
import { nextTurn } from './drawing.js';
import { apply, edgesFor, holds, type Occasion, openTo, play } from './edges.js';

/** Chapters 11 and 19: when Edges are asked for. All who could are asked at once and sealed (19.4). */
type Asked = Omit<Ask<SpacecorpAction>, 'seat'>;

const askAt = (box: Components, board: Board, seat: Seat, occasions: readonly Occasion[]): Asked => ({
  about: { say: 'about.window' },
  offers: [
    offer('PassWindow', '11.3'),
    ...occasions
      .flatMap((occasion) => edgesFor(box, board, seat, occasion))
      .filter(([, card]) => holds(board, seat, card))
      .map(([edge, card]) => play(box, board, edge, card)),
  ],
  silent: { type: 'PassWindow' },
  byHand: true,
});

/** 19.5, 19.5b: before an extra turn its start is asked for by itself, once it is there. */
const occasionsFrom = (board: Board, from: Quiet): Occasion[] => {
  const next = nextTurn(board);
  return QUIET.slice(QUIET.indexOf(from)).flatMap((moment): Occasion[] =>
    moment !== 'opening'
      ? [{ moment, active: board.turn!.seat }]
      : next === null || next.extra
        ? []
        : [{ moment, active: next.seat, next: true }],
  );
};

const mayPlay = (box: Components, board: Board, seat: Seat, occasions: readonly Occasion[]): boolean =>
  occasions.some((occasion) => edgesFor(box, board, seat, occasion).length > 0);

/** 19.7: not waited for, and seen by nobody but the seat that holds the card. */
export const invitations = (box: Components, board: Board): Ask<SpacecorpAction>[] =>
  board.seats.flatMap((seat): Ask<SpacecorpAction>[] => {
    const open = openTo(box, board, seat);
    return open.length === 0
      ? []
      : [
          {
            seat,
            about: { say: 'about.window' },
            offers: open.map(([edge, card]) => play(box, board, edge, card)),
            byHand: true,
          },
        ];
  });

export const playAnyTime = (box: Components, board: Board, seat: Seat, action: SpacecorpAction): AnyFact[] => {
  const told = story(box, board);
  apply(box, told, seat, action as Wanted<'PlayEdge'>, { moment: 'any', active: board.turn!.seat });
  return told.facts;
};

type Play = readonly [Seat, Wanted<'PlayEdge'>, Occasion];

/** The plays that were sealed, each with the moment it belongs to. */
const playsOf = (
  box: Components,
  { board, sealed }: Here<Board, StepOf<'between'>>,
  all: readonly Occasion[],
): Play[] =>
  clockwiseFrom(board.seats, board.turn!.seat).flatMap((seat): Play[] => {
    const action = sealed[seat] as unknown as SpacecorpAction | undefined;
    if (action?.type !== 'PlayEdge') return [];
    const { edge } = cardById(box, action.card)!.type;
    const at = all.find((one) => one.moment === box.edges[edge!].moment);
    return at ? [[seat, action, at]] : [];
  });

/** 19.14c: the card of the oldest era, of equal ones in the lowest slot. */
const oldest = (box: Components, board: Board, seat: Seat, slots: readonly number[]): number => {
  const eraIn = (slot: number): number => ERAS.indexOf(cardById(box, board.companies[seat].slots[slot - 1]!)!.era);
  return slots.reduce((a, b) => (eraIn(b) < eraIn(a) ? b : a));
};

export const windowChapter: Chapter<'window' | 'between' | 'infraRemoval'> = (box) => ({
  window: reactionWindow<Board, StepOf<'window'>, SpacecorpAction, AnyFact>({
    mayReact: ({ board, step }) =>
      board.turn === null
        ? []
        : clockwiseFrom(board.seats, board.turn.seat).filter((seat) =>
            mayPlay(box, board, seat, [{ ...step, active: board.turn!.seat }]),
          ),
    ask: ({ board, step }, seat) => askAt(box, board, seat, [{ ...step, active: board.turn!.seat }]),
    apply: ({ board, step }, reactions) => {
      const told = story(box, board);
      const steps: SpacecorpStep[] = [];
      for (const [seat, action] of reactions)
        if (action.type === 'PlayEdge')
          steps.push(...(apply(box, told, seat, action, { ...step, active: board.turn!.seat }) ?? []));
      told.then(ended);
      if (steps.length > 0) told.then(begin(...steps));
      return told.facts;
    },
  }),

  /** 19.5: one window for three moments. Whoever has played is asked again for those still to come (19.5c). */
  between: {
    asks: ({ board, step: { from, asked }, sealed }) => {
      const occasions = occasionsFrom(board, from);
      return clockwiseFrom(board.seats, board.turn!.seat)
        .filter((seat) => sealed[seat] === undefined && (asked?.includes(seat) ?? true))
        .filter((seat) => mayPlay(box, board, seat, occasions))
        .map((seat) => ({ ...askAt(box, board, seat, occasions), seat }));
    },
    answer: (_here, seat, action) => [seal(seat, action)],
    resolve: (here) => {
      const { board, step, sealed } = here;
      const occasions = occasionsFrom(board, step.from);
      const plays = playsOf(box, here, occasions);
      const now = occasions.find((one) => plays.some(([, , at]) => at === one));
      if (!now) return [ended];
      const told = story(box, board);
      const steps: SpacecorpStep[] = [];
      const played: Seat[] = [];
      for (const [seat, action, at] of plays) {
        const after = at === now ? apply(box, told, seat, action, at) : null;
        if (after === null) continue;
        played.push(seat);
        steps.push(...after);
      }
      const later = QUIET[QUIET.indexOf(now.moment as Quiet) + 1];
      if (later === undefined) told.then(ended);
      else {
        told.then(become<SpacecorpStep>({ step: 'between', from: later, asked: played }));
        // What the others have said stays sealed, a pass too: nobody learns who has something to come.
        for (const seat of board.seats)
          if (!played.includes(seat) && sealed[seat] !== undefined) told.then(seal(seat, sealed[seat]));
      }
      if (steps.length > 0) told.then(begin(...steps));
      return told.facts;
    },
  },

  /** 11.9 */
  infraRemoval: {
    asks: ({ board, step: { seat } }) => {
      const slots = board.companies[seat].slots.flatMap((card, i) => (card === null ? [] : [i + 1]));
      return slots.length === 0
        ? []
        : [
            {
              seat,
              about: { say: 'about.infraRemoval' },
              offers: [
                offer('RemoveInfra', '11.9', {
                  inputs: {
                    slot: oneOf(slots.map((slot) => slotOption(board, seat, slot))),
                  },
                }),
              ],
              silent: { type: 'RemoveInfra', slot: String(oldest(box, board, seat, slots)) },
            },
          ];
    },
    answer: ({ board, step: { seat } }, _seat, action) => {
      const slot = Number((action as Wanted<'RemoveInfra'>).slot);
      return [{ type: 'InfraRemoved', seat, slot, card: board.companies[seat].slots[slot - 1]! }, ended];
    },
  },
});
