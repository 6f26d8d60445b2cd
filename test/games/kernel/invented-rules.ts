import { auction } from '../../../src/games/kernel/auction.js';
import { drawFrom, rollDie } from '../../../src/games/kernel/chance.js';
import {
  type AmountsInput,
  type Chance,
  type Inputs,
  type InputValue,
  type Json,
  type LayoutInput,
  type Offer,
  type Option,
  type PickInput,
  refuse,
  type Seat,
} from '../../../src/games/kernel/game-definition.js';
import { become, begin, ended, type Rules, type StepRules } from '../../../src/games/kernel/game-of-steps.js';
import { reactionWindow } from '../../../src/games/kernel/reaction-window.js';
import { askedOf, sealedChoice } from '../../../src/games/kernel/sealed-choice.js';
import { sideBySide } from '../../../src/games/kernel/side-by-side.js';
import {
  type AnyFact,
  atWar,
  type Board,
  CARDS,
  CREW,
  enemiesHere,
  fromStarter,
  type Goods,
  HARBOURS,
  type LanternsAction,
  type LanternsStep,
  NIGHTS,
  othersThan,
  steersman,
  suitOf,
  WIDOW,
  worthOf,
} from './invented-board.js';

// ---- offers

export const option = (kind: string, id: string): Option => ({
  id,
  label: { say: `${kind}.${id}` },
  ref: `${kind}:${id}`,
});
export const options = (kind: string, ids: readonly string[]): Option[] => ids.map((id) => option(kind, id));
export const one = (from: PickInput['from']): PickInput => ({ kind: 'pick', from, min: 1, max: 1 });
export const offer = (
  type: LanternsAction['type'],
  rule: string,
  inputs: Inputs = {},
  more: Partial<Offer<LanternsAction>> & { readonly values?: Readonly<Record<string, Json>> } = {},
): Offer<LanternsAction> => {
  const { values = {}, ...rest } = more;
  const label = { ...values, say: `offer.${type}` };
  return { action: { type }, label, rule, notation: { say: `type.${type}` }, refs: [], inputs, ...rest };
};

export const goods = (oil: number, lamps: number, max: number): AmountsInput => ({
  kind: 'amounts',
  over: [
    { ...option('goods', 'oil'), max: oil },
    { ...option('goods', 'lamp'), max: lamps, weight: 2 },
  ],
  total: { min: 0, max },
});

/** 4.4: cards of different suits, oil, and lamps at two each, worth five or six together. */
const hireOffer = (board: Board, seat: Seat): Offer<LanternsAction>[] => {
  const hand = board.hands[seat];
  const { [seat]: oil } = board.oil;
  const { [seat]: lamps } = board.lamps;
  const sets = [
    [],
    ...hand.map((card) => [card]),
    hand.filter((card, i) => hand.findIndex((c) => suitOf(c) === suitOf(card)) === i),
  ];
  const examples = sets.flatMap((cards): Record<string, InputValue>[] => {
    const short = Math.max(0, CREW.need - worthOf(cards, {}));
    const pays: Goods[] = [
      ...(short <= oil ? [{ oil: short }] : []),
      ...(lamps > 0 && short - 2 <= oil && short >= 2 ? [{ lamp: 1, oil: short - 2 }] : []),
    ];
    return pays.filter((pay) => worthOf(cards, pay) <= CREW.most).map((pay) => ({ cards, goods: pay }));
  });
  if (examples.length === 0) return [];
  const group = Object.fromEntries(hand.map((card) => [card, suitOf(card)]));
  const cards: PickInput = { kind: 'pick', from: options('card', hand), min: 0, max: hand.length, many: true, group };
  const inputs = { cards, goods: goods(oil, lamps, oil + 2 * lamps) };
  return [offer('Hire', '4.4', inputs, { judged: true, examples, private: true, values: { need: CREW.need } })];
};

const layoutOf = (board: Board, seat: Seat): LayoutInput => ({
  kind: 'layout',
  places: options('harbour', HARBOURS),
  kinds: [
    { ...option('light', 'dark'), uses: {} },
    { ...option('light', 'small'), uses: { lamp: 1 } },
    { ...option('light', 'great'), uses: { lamp: 2 } },
  ],
  pieces: [{ id: 'lamp', have: board.lamps[seat] }],
  barred: { reef: ['great'] },
  preset: { ...Object.fromEntries(HARBOURS.map((harbour) => [harbour, 'dark'])), ...board.rigged[seat] },
});

// ---- the rules, step by step

type StepOf<K extends LanternsStep['step']> = Extract<LanternsStep, { step: K }>;
type RulesOf<K extends LanternsStep['step']> = StepRules<
  Board,
  Extract<LanternsStep, { step: K }>,
  LanternsAction,
  AnyFact
>;
type Wanted<K extends LanternsAction['type']> = Extract<LanternsAction, { type: K }>;

/** 8: the root of everything, so its invitations stay good while others play. */
const voyage: RulesOf<'voyage'> = {
  invites: ({ board }) =>
    board.seats.flatMap((seat) => {
      const at = (war: boolean) =>
        options(
          'seat',
          othersThan(board, seat).filter((other) => atWar(board, seat, other) === war),
        );
      const offers = [
        ...(at(false).length > 0 && !board.declared.includes(seat)
          ? [offer('DeclareWar', '8.1', { on: one(at(false)) })]
          : []),
        ...(at(true).length > 0 && board.oil[seat] > 0 ? [offer('PayTribute', '8.3', { enemy: one(at(true)) })] : []),
      ];
      return offers.length > 0 ? [{ seat, about: { say: 'about.anyTime' }, offers }] : [];
    }),
  answer: (_here, seat, action) => {
    if (action.type === 'PayTribute') return [{ type: 'OilYielded', seat, to: action.enemy }];
    const { on } = action as Wanted<'DeclareWar'>;
    return [{ type: 'WarDeclared', seat, on }, begin<LanternsStep>({ step: 'parley', by: seat, on })];
  },
  resolve: ({ board }) => {
    if (board.night === NIGHTS) return [{ type: 'VoyageEnded' }, ended];
    const starter = board.seats[board.night % board.seats.length];
    return [
      { type: 'NightFell', night: board.night + 1, starter },
      begin<LanternsStep>(
        { step: 'dealing' },
        { step: 'charting' },
        { step: 'ambush' },
        { step: 'lampAuction' },
        ...fromStarter({ ...board, starter }).map((seat) => ({ step: 'turn', seat }) as const),
        { step: 'market' },
        { step: 'watch' },
        { step: 'toast', seat: starter },
      ),
    ];
  },
};

/** 8.2: asked of the other seat, on top of whatever is going on; nothing else may happen meanwhile. */
const parley: RulesOf<'parley'> = {
  closed: () => true,
  asks: ({ board, step: { by, on } }) => [
    {
      seat: on,
      about: { say: 'about.parley', by },
      offers: [...(board.oil[on] > 0 ? [offer('Yield', '8.2')] : []), offer('Stand', '8.2')],
      barred:
        board.oil[on] > 0
          ? []
          : [{ type: 'Yield', label: { say: 'offer.Yield' }, refusal: refuse('8.2', 'why.noOil') }],
      silent: { type: 'Stand' },
    },
  ],
  answer: ({ step: { by, on } }, _seat, action) =>
    action.type === 'Yield'
      ? [{ type: 'OilYielded', seat: on, to: by }, ended]
      : [{ type: 'WarBegan', seat: by, on }, ended],
};

export const deal = (board: Board, chance: Chance): AnyFact[] => {
  const left = CARDS.filter(
    (card) => !board.gone.includes(card) && !board.seats.some((seat) => board.hands[seat].includes(card)),
  );
  return board.seats.map((seat) => {
    const card = drawFrom(chance, left);
    left.splice(left.indexOf(card), 1);
    return { type: 'CardDealt', seat, secret: { to: [seat], card } };
  });
};

const dealing: RulesOf<'dealing'> = {
  resolve: ({ board }, chance) => [{ type: 'WindRolled', wind: rollDie(chance) }, ...deal(board, chance), ended],
};

/** 1: all ships at once and in secret; the widow's by her keeper. */
const charting: RulesOf<'charting'> = sealedChoice<Board, StepOf<'charting'>, LanternsAction, AnyFact>({
  seats: ({ board }) => [...board.seats, WIDOW],
  speaker: ({ board }, ship) => steersman(board, ship),
  ask: (_here, ship) => ({
    about: { say: 'about.charting', ship },
    offers: [
      offer('Chart', '1.1', {
        harbours: { kind: 'pick', from: { list: 'harbours' }, min: 1, max: 2, ordered: true },
      }),
    ],
    lists: { harbours: options('harbour', HARBOURS) },
    silent: { type: 'Chart', harbours: ['quay'] },
  }),
  reveal: (_here, choices) => [
    {
      type: 'ChartsShown',
      charts: Object.fromEntries(choices.map(([ship, action]) => [ship, (action as Wanted<'Chart'>).harbours])),
    },
    become<LanternsStep>(...choices.map(([ship]) => ({ step: 'landing', ship }) as const)),
  ],
});

/** 2.1: a course of one harbour leaves nothing to ask. */
const landing: RulesOf<'landing'> = {
  asks: ({ board, step: { ship } }) => [
    askedOf(ship, steersman(board, ship), {
      about: { say: 'about.landing', ship },
      offers: [offer('Land', '2.1', { harbour: one(options('harbour', board.charts[ship])) })],
      silent: { type: 'Land', harbour: board.charts[ship][0] },
    }),
  ],
  answer: (_here, ship, action) => [{ type: 'ShipLanded', ship, harbour: (action as Wanted<'Land'>).harbour }, ended],
};

/** 2.2 to 2.4: enemies in one harbour; fog, played out of turn, hides everybody there. */
const ambush: RulesOf<'ambush'> = reactionWindow<Board, StepOf<'ambush'>, LanternsAction, AnyFact>({
  mayReact: ({ board }) => fromStarter(board).filter((seat) => enemiesHere(board, seat).length > 0),
  ask: ({ board }, seat) => {
    const fog = board.hands[seat].filter((card) => suitOf(card) === 'fog');
    return {
      about: { say: 'about.ambush' },
      offers: [
        offer('Ambush', '2.2', { victim: one(options('seat', enemiesHere(board, seat))) }),
        ...(fog.length > 0 ? [offer('PlayFog', '2.3', { card: one(options('card', fog)) }, { private: true })] : []),
        offer('HoldFire', '2.2'),
      ],
      silent: { type: 'HoldFire' },
    };
  },
  apply: ({ board }, reactions) => {
    const facts: AnyFact[] = [];
    const oil = { ...board.oil };
    for (const [seat, action] of reactions)
      if (action.type === 'PlayFog') facts.push({ type: 'FogPlayed', seat, card: action.card });
    const foggy = facts.map((fact) => board.at[(fact as { seat: Seat } & AnyFact).seat]);
    for (const [seat, action] of reactions) {
      if (action.type !== 'Ambush' || foggy.includes(board.at[seat])) continue;
      if (!enemiesHere(board, seat).includes(action.victim) || oil[action.victim] === 0) continue;
      facts.push({ type: 'Ambushed', seat, victim: action.victim });
      oil[action.victim]--;
    }
    return [...facts, ended];
  },
});

/** 3: closed, or a tribute paid meanwhile could make a bid that cannot be paid. */
const lampAuction = {
  ...auction<Board, StepOf<'lampAuction'>, AnyFact>({
    seats: ({ board }) => fromStarter(board),
    limit: ({ board }, seat) => board.oil[seat],
    about: () => ({ say: 'about.lampAuction' }),
    refs: () => ['lamp'],
    rules: { bid: '3.1', pass: '3.2' },
    won: (_here, seat, paid) => [{ type: 'LampWon', seat, paid }, ended],
  }),
  closed: () => true,
} as RulesOf<'lampAuction'>;

/** 4: in any order and as often as can be paid. By hand: a turn that ends by itself would tell that no crew can be hired. */
const turn: RulesOf<'turn'> = {
  asks: ({ board, step: { seat } }) => {
    const { [seat]: oil } = board.oil;
    const { [seat]: lamps } = board.lamps;
    const dark = HARBOURS.filter((harbour) => !board.lit[seat].includes(harbour));
    return [
      {
        seat,
        about: { say: 'about.turn' },
        offers: [
          ...(oil > 0 && dark.length > 0
            ? [offer('Light', '4.1', { harbour: one(options('harbour', dark)) }, { again: true })]
            : []),
          ...(oil > 0
            ? [offer('Burn', '4.2', { count: { kind: 'number', min: 1, max: oil, preset: 1 } }, { values: { oil } })]
            : []),
          ...(lamps > 0 && !board.rigging ? [offer('Rig', '4.3', {}, { values: { lamps } })] : []),
          ...hireOffer(board, seat),
          offer('EndTurn', '4.5'),
        ],
        silent: { type: 'EndTurn' },
        byHand: true,
      },
    ];
  },
  answer: (_here, seat, action) => {
    switch (action.type) {
      case 'Light':
        return [{ type: 'HarbourLit', seat, harbour: action.harbour }];
      case 'Burn':
        return [{ type: 'OilBurnt', seat, count: action.count }];
      case 'Rig':
        return [begin<LanternsStep>({ step: 'rigging', seat })];
      case 'Hire': {
        const worth = worthOf(action.cards, action.goods);
        return worth >= CREW.need && worth <= CREW.most
          ? [{ type: 'CrewHired', seat, cards: action.cards, goods: action.goods }]
          : refuse('4.4', 'why.crewWorth', { ...CREW, worth });
      }
      default:
        return [{ type: 'TurnEnded', seat }, ended];
    }
  },
};

/** 4.3 */
const rigging: RulesOf<'rigging'> = {
  asks: ({ board, step: { seat } }) => [
    { seat, about: { say: 'about.rigging' }, offers: [offer('SetLamps', '4.3', { layout: layoutOf(board, seat) })] },
  ],
  answer: (_here, seat, action) => [
    { type: 'LampsRigged', seat, layout: (action as Wanted<'SetLamps'>).layout },
    ended,
  ],
};

/** 5: everybody files a book; two who name each other trade, if both can still pay, and each at most once. */
const market: RulesOf<'market'> = sealedChoice<Board, StepOf<'market'>, LanternsAction, AnyFact>({
  seats: ({ board }) => board.seats,
  ask: ({ board }, seat) => ({
    about: { say: 'about.market' },
    offers: [
      offer('FileBook', '5.1', {
        give: goods(board.oil[seat], board.lamps[seat], 4),
        partners: { kind: 'pick', from: options('seat', othersThan(board, seat)), min: 0, max: 3, many: true },
      }),
    ],
    silent: { type: 'FileBook', give: {}, partners: [] },
  }),
  reveal: ({ board }, choices) => {
    const books = Object.fromEntries(choices.map(([seat, action]) => [seat, action as Wanted<'FileBook'>]));
    const pays = (seat: Seat): boolean =>
      (books[seat].give.oil ?? 0) <= board.oil[seat] && (books[seat].give.lamp ?? 0) <= board.lamps[seat];
    const traded = new Set<Seat>();
    const trades = board.seats.flatMap((seat, i) =>
      board.seats.slice(i + 1).flatMap((other): AnyFact[] => {
        const mutual = books[seat].partners.includes(other) && books[other].partners.includes(seat);
        if (!mutual || traded.has(seat) || traded.has(other) || !pays(seat) || !pays(other)) return [];
        traded.add(seat).add(other);
        return [{ type: 'GoodsTraded', seat, other, gives: books[seat].give, takes: books[other].give }];
      }),
    );
    const shown = Object.fromEntries(
      choices.map(([seat]) => [seat, { give: books[seat].give, partners: books[seat].partners }]),
    );
    return [{ type: 'BooksOpened', books: shown }, ...trades, ended];
  },
});

/** 6: order cannot matter, so all at once; what is dropped stays unseen. */
const watch: RulesOf<'watch'> = sideBySide<Board, StepOf<'watch'>, LanternsAction, AnyFact>({
  seats: ({ board }) => board.seats.filter((seat) => !board.watched.includes(seat)),
  ask: ({ board }, seat) => {
    const hand = options('card', board.hands[seat]);
    return {
      about: { say: 'about.watch' },
      offers: [offer('Drop', '6.1', { cards: { kind: 'pick', from: hand, min: 0, max: hand.length, many: true } })],
      silent: { type: 'Drop', cards: [] },
    };
  },
  answer: (_here, seat, action) => {
    const { cards } = action as Wanted<'Drop'>;
    return [{ type: 'CardsDropped', seat, count: cards.length, secret: { to: [seat], cards } }];
  },
});

/** 7: one answer only, but nobody drinks by proxy. */
const toast: RulesOf<'toast'> = {
  asks: ({ step: { seat } }) => [
    {
      seat,
      about: { say: 'about.toast' },
      offers: [offer('RaiseGlass', '7.1')],
      silent: { type: 'RaiseGlass' },
      byHand: true,
    },
  ],
  answer: (_here, seat) => [{ type: 'GlassRaised', seat }, ended],
};

export const rules: Rules<Board, LanternsStep, LanternsAction, AnyFact> = {
  voyage,
  dealing,
  charting,
  landing,
  ambush,
  lampAuction,
  turn,
  rigging,
  market,
  watch,
  toast,
  parley,
};
