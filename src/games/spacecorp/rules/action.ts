import { type Ask, type Offer, type Option, type Seat } from '../../kernel/game-definition.js';
import { ended } from '../../kernel/game-of-steps.js';
import { type Pay, type SpacecorpAction } from '../actions.js';
import { type Board, titleOf } from '../board.js';
import { type Kind, type ValueKind } from '../components/kinds.js';
import { type Components } from '../components/types.js';
import { type Chapter, offer, offerOption, oneOf, siteOption, story, type Wanted } from '../offers.js';
import { type SpacecorpStep } from '../steps.js';
import { barredActions } from './barred.js';
import { colonizeFacts, colonizeOffers } from './colonies.js';
import { deckCount, drawCards, seatsToCome } from './drawing.js';
import { fieldFacts, fieldOffers } from './fieldwork.js';
import {
  produceFacts,
  produceOffer,
  simpleFacts,
  simpleOffer,
  specialFacts,
  specialOffers,
  upgradeFacts,
  upgradeOffer,
} from './office.js';
import { listsFor } from './payment.js';

/** Chapter 3: step 1 of a turn, with everything that may be done in it. */
const PAID: readonly ValueKind[] = ['research', 'move', 'explore', 'build', 'produce', 'genetics', 'revelation'];

const offersOf = (
  box: Components,
  board: Board,
  seat: Seat,
  lists: Readonly<Record<string, readonly Option[]>>,
): Offer<SpacecorpAction>[] => {
  const asked = { again: null, lists };
  const { barred } = board.turn!;
  const when = (kind: Kind, make: () => (Offer<SpacecorpAction> | null)[]): Offer<SpacecorpAction>[] =>
    kind === barred ? [] : make().filter((one) => one !== null);
  return [
    ...when('research', () => [simpleOffer(box, board, seat, 'research', lists)]),
    ...when('move', () => fieldOffers(box, board, seat, 'move', asked)),
    ...when('explore', () => fieldOffers(box, board, seat, 'explore', asked)),
    ...when('build', () => fieldOffers(box, board, seat, 'build', asked)),
    ...when('produce', () => [produceOffer(box, board, seat, lists)]),
    ...when('genetics', () => [simpleOffer(box, board, seat, 'genetics', lists)]),
    ...(board.era === 'mariners' ? [] : when('revelation', () => [simpleOffer(box, board, seat, 'revelation', lists)])),
    ...when('upgrade', () => [upgradeOffer(box, board, seat)]),
    ...when('special', () => specialOffers(box, board, seat)),
    ...(board.era === 'starfarers' ? when('colonize', () => colonizeOffers(box, board, seat, lists)) : []),
  ];
};

/** 19.14: silence passes, idles or takes Research for nothing; where it must act, it plays as few cards as it can. */
const silentOf = (seat: Seat, offers: readonly Offer<SpacecorpAction>[]): SpacecorpAction => {
  const has = (type: SpacecorpAction['type']): boolean => offers.some(({ action }) => action.type === type);
  if (has('PassForEra')) return { type: 'PassForEra' };
  if (has('IdleTurn')) return { type: 'IdleTurn' };
  if (has('Research')) return { type: 'Research', hq: [seat] };
  const [least] = offers.flatMap(waysOf).sort((a, b) => a.cards - b.cards);
  return least.action;
};

/** The examples of an offer, and how many cards each takes from the hand. */
const waysOf = ({ action, examples, inputs }: Offer<SpacecorpAction>): { action: SpacecorpAction; cards: number }[] => {
  if (!examples) {
    const filled: Record<string, string | number> = {};
    for (const [field, input] of Object.entries(inputs))
      filled[field] = input.kind === 'pick' && !('list' in input.from) ? input.from[0].id : 0;
    const whole: unknown = { ...action, ...filled };
    return [{ action: whole as SpacecorpAction, cards: 1 }];
  }
  return examples.map((one) => {
    const whole = { ...action, ...one } as unknown as SpacecorpAction & Partial<Pay>;
    const timed = whole.time !== undefined && whole.time !== 'none' ? 1 : 0;
    return { action: whole, cards: (whole.faces?.length ?? 0) + (whole.edge?.length ?? 0) + timed };
  });
};

const passFacts = (board: Board, seat: Seat) => {
  const passed = [...board.passed, seat];
  const needed = board.seats.length === 2 ? 1 : 2;
  const left = seatsToCome({ ...board, passed }).filter((one) => !board.hadLast.includes(one));
  // 12.6, 12.7; with last turns already on, nothing is added to them (12.8a).
  return board.lastTurns === null && passed.length >= needed ? left : null;
};

/** The question of step 1 is dear and is read several times for one answer: it is worked out once for each board. */
const onceForBoard = (ask: (board: Board, seat: Seat) => readonly Ask<SpacecorpAction>[]) => {
  const known = new WeakMap<Board, readonly Ask<SpacecorpAction>[]>();
  return ({ board, step: { seat } }: { readonly board: Board; readonly step: { readonly seat: Seat } }) => {
    const found = known.get(board) ?? ask(board, seat);
    known.set(board, found);
    return found;
  };
};

export const actionChapter: Chapter<
  'action' | 'secondApplication' | 'researchDraws' | 'progressChoice' | 'teamPlacing'
> = (box) => ({
  action: {
    asks: onceForBoard((board, seat) => {
      const lists = Object.assign({}, ...PAID.map((kind) => listsFor(box, board, seat, kind))) as Record<
        string,
        readonly Option[]
      >;
      const possible = offersOf(box, board, seat, lists);
      const mayPass = deckCount(board) === 0;
      // 12.5b: only Sabotage keeps it from something.
      const sabotaged =
        possible.length === 0 &&
        board.turn!.barred !== null &&
        offersOf(box, { ...board, turn: { ...board.turn!, barred: null } }, seat, lists).length > 0;
      const offers = [
        ...possible,
        ...(mayPass ? [offer('PassForEra', '12.5')] : []),
        ...(possible.length === 0 && (!mayPass || sabotaged) ? [offer('IdleTurn', mayPass ? '12.5b' : '3.8')] : []),
      ];
      const ask: Ask<SpacecorpAction> = {
        seat,
        about: { say: 'about.turn' },
        offers,
        barred: barredActions(box, board, seat, offers),
        lists,
        silent: silentOf(seat, offers),
        // 19.12d: what plays a card is never done by itself.
        ...(possible.length > 0 ? { byHand: true } : {}),
      };
      return [ask];
    }),
    answer: ({ board, step: { seat } }, _seat, action) => {
      switch (action.type) {
        case 'MoveTeam':
        case 'ExploreSite':
        case 'BuildBases':
          return fieldFacts(box, board, seat, action, null);
        case 'Research':
        case 'AdvanceGenetics':
        case 'AdvanceRevelation':
          return simpleFacts(box, board, seat, action);
        case 'Produce':
          return produceFacts(box, board, seat, action);
        case 'UpgradeHQ':
          return upgradeFacts(box, board, seat, action);
        case 'PlaySpecial':
          return specialFacts(box, board, seat, action);
        case 'Colonize':
          return colonizeFacts(box, board, seat, action);
        case 'PassForEra':
          return [{ type: 'SeatPassed', seat, last: passFacts(board, seat) }, ended];
        default:
          return [{ type: 'TurnIdled', seat }, ended];
      }
    },
  },

  /** 4.5e */
  secondApplication: {
    asks: ({ board, step }) => {
      const { step: _step, seat, ...again } = step;
      const offers = fieldOffers(box, board, seat, step.kind, { again, lists: {} });
      return offers.length === 0
        ? []
        : [
            {
              seat,
              about: { say: 'about.turn' },
              offers: [...offers, offer('Waive', '4.5e')],
              silent: { type: 'Waive' },
            },
          ];
    },
    answer: ({ board, step }, _seat, action) => {
      const { step: _step, seat, ...again } = step;
      return action.type === 'MoveTeam' || action.type === 'ExploreSite' || action.type === 'BuildBases'
        ? fieldFacts(box, board, seat, action, again)
        : [{ type: 'SecondWaived', seat }, ended];
    },
  },

  /** 5.2 */
  researchDraws: {
    asks: ({ board, step: { seat } }) => {
      const { draws } = board.turn!;
      const boxes = board.offers.flatMap((card, i) => (card === null ? [] : [i + 1]));
      const deck = Math.min(draws, deckCount(board));
      if (draws === 0 || (boxes.length === 0 && deck === 0)) return [];
      return [
        {
          seat,
          about: { say: 'about.turn' },
          offers: [
            ...(boxes.length > 0
              ? [
                  {
                    ...offer('TakeOffer', '5.2', { inputs: { box: oneOf(boxes.map((n) => offerOption(board, n))) } }),
                    again: true as const,
                  },
                ]
              : []),
            ...(deck > 0
              ? [offer('DrawFromDeck', '5.2', { inputs: { count: { kind: 'number', min: 1, max: deck } } })]
              : []),
            offer('StopDrawing', '5.2b'),
          ],
          silent: deck > 0 ? { type: 'DrawFromDeck', count: deck } : { type: 'TakeOffer', box: String(boxes[0]) },
        },
      ];
    },
    answer: ({ board, step: { seat } }, _seat, action, chance) => {
      const told = story(box, board);
      if (action.type === 'TakeOffer') {
        const taken = Number(action.box);
        told.tell({ type: 'OfferTaken', seat, box: taken, card: board.offers[taken - 1]!, why: 'research' });
      } else if (action.type === 'DrawFromDeck') drawCards(told, seat, action.count, 'research', chance);
      else told.tell({ type: 'DrawingStopped', seat });
      return told.facts;
    },
  },

  /** 14.12 */
  progressChoice: {
    asks: ({ board, step: { seat, kind, free } }) => {
      const titles = titlesFor(box, board, seat, kind, free === true);
      return titles.length === 0
        ? []
        : [
            {
              seat,
              about: { say: 'about.progress', kind },
              offers: [
                offer('TakeProgress', free ? '18.8' : '14.12', {
                  inputs: {
                    title: oneOf(titles.map((id) => ({ id, label: { say: `progress.${id}` }, ref: `progress:${id}` }))),
                  },
                }),
              ],
              silent: { type: 'TakeProgress', title: titles[0] },
            },
          ];
    },
    answer: ({ board, step: { seat, free } }, _seat, action) => {
      const { title } = action as Wanted<'TakeProgress'>;
      const { award, copies, kind, effects } = titleOf(box, title);
      const first = board.progressLeft[title] === copies;
      const told = story(box, board);
      told.tell({ type: 'ProgressTaken', seat, title, award: first && !free ? award : 0 });
      told.then(ended);
      const steps: SpacecorpStep[] = [
        ...(effects.some((effect) => effect.kind === 'placesTeam') ? [{ step: 'teamPlacing' as const, seat }] : []),
        ...(kind === 'breakthrough' && first && board.turn !== null
          ? [{ step: 'window' as const, moment: 'breakthrough' as const, title }]
          : []),
      ];
      if (steps.length > 0) told.then({ type: 'StepsBegan', steps });
      return told.facts;
    },
    resolve: ({ step: { seat, kind } }) => [{ type: 'ProgressLost', seat, kind }, ended],
  },

  /** 14.17 */
  teamPlacing: {
    asks: ({ board, step: { seat } }) => {
      const team = board.companies[seat].teams.findIndex(({ at, gone }) => at === null && !gone) + 1;
      const sites = box.boards[board.era!].sites
        .filter(
          ({ id, kind }) =>
            kind === 'star' && board.seats.every((one) => board.companies[one].teams.every(({ at }) => at !== id)),
        )
        .map(({ id }) => id);
      return team === 0 || sites.length === 0
        ? []
        : [
            {
              seat,
              about: { say: 'about.turn' },
              offers: [offer('PlaceTeam', '14.17', { inputs: { site: oneOf(sites.map(siteOption)) } })],
              silent: { type: 'PlaceTeam', site: sites[0] },
            },
          ];
    },
    answer: ({ board, step: { seat } }, _seat, action) => {
      const team = board.companies[seat].teams.findIndex(({ at, gone }) => at === null && !gone) + 1;
      return [{ type: 'TeamPlaced', seat, team, site: (action as Wanted<'PlaceTeam'>).site }, ended];
    },
  },
});

/** 14.12 to 14.12c, 18.8 */
export const titlesFor = (box: Components, board: Board, seat: Seat, kind: string, free: boolean): string[] => {
  const { progress } = board.companies[seat];
  return box.progress
    .filter((title) => {
      if (title.kind !== kind || !(board.progressLeft[title.id] > 0) || progress.includes(title.id)) return false;
      if (free) return title.prerequisite === null && title.era === 'planeteers';
      return mayOwn(box, board, seat, title.id);
    })
    .map(({ id }) => id);
};

export const mayOwn = (box: Components, board: Board, seat: Seat, id: string): boolean => {
  const { progress } = board.companies[seat];
  const { prerequisite } = titleOf(box, id);
  if (prerequisite === null) return true;
  return prerequisite.kind === 'owns'
    ? progress.includes(prerequisite.title)
    : progress.filter((title) => titleOf(box, title).kind === prerequisite.of).length >= prerequisite.n;
};
