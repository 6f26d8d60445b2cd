import { heedMaximum } from '../../../src/games/kernel/auction.js';
import {
  type Inputs,
  type Json,
  type Option,
  type OrderTemplate,
  type Phrase,
  type PickInput,
  type Question,
  type Seat,
} from '../../../src/games/kernel/game-definition.js';
import { begin, gameOfSteps, type Play } from '../../../src/games/kernel/game-of-steps.js';
import {
  type AnyFact,
  BLANK,
  type Board,
  evolve,
  type LanternsAction,
  type LanternsFact,
  type LanternsOrder,
  type LanternsStep,
  type LanternsView,
} from './invented-board.js';
import { deal, one, options, rules } from './invented-rules.js';
import { words } from './invented-words.js';

const LUCK_OR_SHOWN = new Set(['WindRolled', 'CardDealt', 'ChartsShown', 'FogPlayed', 'CrewHired', 'BooksOpened']);

const view = ({ board, stack }: Play<Board, LanternsStep>, seat: Seat | null): LanternsView => {
  const { hands, gone: _unseen, ...open } = board;
  const top = stack.at(-1);
  const bidding = top?.step.step === 'lampAuction' ? top : null;
  return {
    ...open,
    step: top?.step.step ?? null,
    bidding: bidding && bidding.ordinal,
    bids: bidding && bidding.bids,
    hand: seat === null ? [] : hands[seat],
    handSizes: Object.fromEntries(board.seats.map((other) => [other, hands[other].length])),
  } as unknown as LanternsView;
};

const template = (
  type: LanternsOrder['type'],
  inputs: Inputs,
  fixed: Readonly<Record<string, Json>> = {},
): OrderTemplate<LanternsOrder> => ({
  action: { ...fixed, type },
  label: { say: `order.${type}` },
  rule: '9.1',
  notation: { say: `ordertype.${type}` },
  refs: [],
  inputs,
});

const orders = ({ bidding, oil }: LanternsView, seat: Seat): OrderTemplate<LanternsOrder>[] => {
  const then: PickInput = { ...one(options('then', ['pass', 'ask'])), preset: 'pass' };
  const amount = { kind: 'number', min: 0, max: 99 } as const;
  return [
    ...(bidding === null ? [] : [template('Maximum', { amount: { ...amount, max: oil[seat] }, then }, { bidding })]),
    template('AmbushWhen', { oil: amount }),
    template('SleepBelow', { oil: amount }),
    template('AskMe', {}),
  ];
};

const heed = (
  order: LanternsOrder,
  question: Question<LanternsAction>,
  now: LanternsView,
): LanternsAction | 'ask' | null => {
  const offers = (type: string) => question.offers.find(({ action }) => action.type === type);
  switch (order.type) {
    case 'Maximum':
      return order.bidding === now.bidding ? heedMaximum(order.amount, order.then, question) : null;
    case 'AmbushWhen': {
      const victims = offers('Ambush')?.inputs.victim as PickInput | undefined;
      if (!victims) return null;
      const rich = (victims.from as readonly Option[]).find(({ id }) => now.oil[id] >= order.oil);
      return rich ? { type: 'Ambush', victim: rich.id } : { type: 'HoldFire' };
    }
    case 'SleepBelow':
      return offers('EndTurn') && now.oil[question.seat] < order.oil ? { type: 'EndTurn' } : null;
    case 'AskMe':
      return 'ask';
  }
};

const describe = (fact: AnyFact): Phrase | null => {
  const { type, of: _of, secret: _secret, ...values } = fact as AnyFact & Record<string, Json>;
  for (const say of [`fact.${type}`, `kernel.fact.${type}`])
    if (Object.hasOwn(words.en, say)) return { ...values, say } as Phrase;
  return null;
};

export const lanterns = gameOfSteps<Board, LanternsStep, LanternsAction, LanternsFact, LanternsView, LanternsOrder>({
  id: 'lanterns',
  rulesVersion: '1',
  title: 'Lanterns',
  players: { min: 2, max: 4 },
  options: [],
  words,
  factVersions: Object.fromEntries(
    ['ShipsLaidOut', 'NightFell', 'VoyageEnded', ...LUCK_OR_SHOWN].map((type) => [type, 1]),
  ) as Record<LanternsFact['type'], number>,
  blank: BLANK,
  setup: (_options, seats, chance) => {
    const laidOut: LanternsFact = { type: 'ShipsLaidOut', seats };
    return [laidOut, ...deal(evolve(BLANK, laidOut), chance), begin<LanternsStep>({ step: 'voyage' })];
  },
  evolve,
  rules,
  irrevocable: ({ type }) => LUCK_OR_SHOWN.has(type),
  view,
  orders,
  heed,
  describe,
  text: (now) => JSON.stringify(now, null, 1),
  outcome: (board) => {
    if (!board.over) return null;
    const parts = (seat: Seat) => ({
      lit: board.lit[seat].length,
      crews: 2 * board.crews[seat],
      glow: board.glow[seat],
    });
    const scores = board.seats.map((seat) => ({
      seat,
      parts: parts(seat),
      score: Object.values(parts(seat)).reduce((a, b) => a + b),
    }));
    return scores.map((one) => ({ ...one, rank: 1 + scores.filter(({ score }) => score > one.score).length }));
  },
  rounds: () => 1,
  flaws: ({ seats, oil, burnt, hands, gone }) => {
    const barrels = burnt + seats.reduce((sum, seat) => sum + oil[seat], 0);
    const cards = [...gone, ...seats.flatMap((seat) => hands[seat])];
    return [
      ...(barrels === 6 * seats.length ? [] : [`${barrels} oil`]),
      ...(seats.some((seat) => oil[seat] < 0) ? ['oil owed'] : []),
      ...(new Set(cards).size === cards.length ? [] : ['a card twice']),
    ];
  },
});
