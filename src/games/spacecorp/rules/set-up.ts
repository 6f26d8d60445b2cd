import { drawFrom } from '../../kernel/chance.js';
import { type Chance, type Options, type Seat } from '../../kernel/game-definition.js';
import { become, begin, ended } from '../../kernel/game-of-steps.js';
import { type Board, clockwiseFrom, type TableOptions } from '../board.js';
import { ERAS, type Era, type SeatCount } from '../components/kinds.js';
import { type Components } from '../components/types.js';
import { type AnyFact, type Chapter, offer, story } from '../offers.js';
import { type SpacecorpStep } from '../steps.js';
import { drawCards, gain, refillOffers } from './drawing.js';

/** Chapters 2, 13 and 18: from an open table to the first turn of an era. */
export const setupWith =
  (componentsHash: string) =>
  (options: Options, seats: readonly Seat[], _chance: Chance): AnyFact[] => {
    const { firstEra, lastEra, windows } = options as unknown as TableOptions;
    const from = ERAS.indexOf(firstEra);
    // 18.1: an end before the beginning means the era the game begins with.
    const to = Math.max(from, ERAS.indexOf(lastEra));
    const eras = ERAS.slice(from, to + 1);
    return [
      { type: 'TableLaid', seats, options: { firstEra, lastEra: ERAS[to], windows }, components: componentsHash },
      begin<SpacecorpStep>(
        ...eras.flatMap((era): SpacecorpStep[] => [
          { step: 'eraSetUp', era },
          { step: 'era', era },
          { step: 'eraClosing', era },
        ]),
        { step: 'reckoning', era: ERAS[to] },
      ),
    ];
  };

const holderOf = (board: Board, marker: number): Seat | undefined =>
  board.seats.find((seat) => board.companies[seat].beyond.includes(marker));

const leastProfit = (board: Board): Seat[] => {
  const least = Math.min(...board.seats.map((seat) => board.companies[seat].profit));
  return board.seats.filter((seat) => board.companies[seat].profit === least);
};

export const setUpChapter: Chapter<'eraSetUp' | 'beyondPlacing' | 'eraStart'> = (box) => ({
  eraSetUp: {
    resolve: ({ board, step: { era } }) => {
      const begun = era === board.options.firstEra;
      const markers = box.setUp.eras[era].beyond === null || begun ? [] : [1, 2];
      const placings = markers.flatMap((marker): SpacecorpStep[] => {
        const seat = holderOf(board, marker);
        return seat === undefined ? [] : [{ step: 'beyondPlacing', seat, marker }];
      });
      return [{ type: 'EraBegan', era, begun }, become<SpacecorpStep>(...placings, { step: 'eraStart', era })];
    },
  },

  /** 13.8, 13.9, 13.18, 13.19 */
  beyondPlacing: {
    asks: ({ board, step: { seat, marker } }) => {
      const { site } = box.setUp.eras[board.era!].beyond![marker - 1];
      return [
        {
          seat,
          about: { say: 'about.beyondPlacing' },
          offers: [
            offer('UseBeyond', marker === 1 ? '13.8' : '13.9', { values: { site }, refs: [`site:${site}`] }),
            offer('StayHome', marker === 1 ? '13.8' : '13.9'),
          ],
          silent: { type: 'UseBeyond' },
        },
      ];
    },
    answer: ({ board, step: { seat, marker } }, _seat, action) => {
      if (action.type !== 'UseBeyond') return [{ type: 'BeyondLeft', seat, marker }, ended];
      const { site, how } = box.setUp.eras[board.era!].beyond![marker - 1];
      const track = how === 'onTrack' ? box.figures.trackBoxes : 0;
      return [
        { type: 'BeyondUsed', seat, team: marker, site, track },
        how === 'explores' ? become<SpacecorpStep>({ step: 'tilePlacing', seat, site, team: marker }) : ended,
      ];
    },
  },

  eraStart: {
    resolve: ({ board, step: { era } }, chance) => {
      const told = story(box, board);
      const count = board.seats.length as SeatCount;
      const { dealtStartCards, extraDraws, lastSeatProfit, beyond, begun } = box.setUp.eras[era];
      const isFirst = era === board.options.firstEra;
      const explorer = isFirst || beyond === null ? undefined : teamAt(board, beyond[0].site);
      const poorest = isFirst ? board.seats : leastProfit(board);
      if (explorer !== undefined) told.tell({ type: 'FirstSeatChosen', seat: explorer, by: 'team' });
      else if (poorest.length === 1) told.tell({ type: 'FirstSeatChosen', seat: poorest[0], by: 'profit' });
      else told.tell({ type: 'FirstSeatChosen', seat: drawFrom(chance, poorest), by: 'lot' });
      if (!isFirst) told.tell({ type: 'BeyondReset', era });
      const order = clockwiseFrom(board.seats, told.board.first);
      for (const seat of order) drawCards(told, seat, dealtStartCards, 'setUp', chance);
      for (const place of extraDraws[count]) drawCards(told, order[place - 1], 1, 'setUp', chance);
      if (isFirst) gain(told, order[count - 1], lastSeatProfit[count], 'lastSeat');
      refillOffers(told, chance);
      told.then(ended);
      const steps = startingCards(box, told.board, era, order, isFirst && begun.freeAdaptation);
      if (steps.length > 0) told.facts[told.facts.length - 1] = become(...steps);
      return told.facts;
    },
  },
});

const teamAt = (board: Board, site: string): Seat | undefined =>
  board.seats.find((seat) => board.companies[seat].teams.some(({ at }) => at === site));

/** 13.15, 18.8 */
const startingCards = (
  box: Components,
  board: Board,
  era: Era,
  order: readonly Seat[],
  free: boolean,
): SpacecorpStep[] => {
  if (free)
    return [...order].reverse().map((seat) => ({ step: 'progressChoice', seat, kind: 'adaptation', free: true }));
  if (era !== 'planeteers' || board.options.firstEra !== 'mariners') return [];
  return order
    .filter((seat) => board.companies[seat].genetics >= box.wheel.spaces)
    .map((seat) => ({ step: 'progressChoice', seat, kind: 'adaptation' }));
};
