import { auction } from '../../kernel/auction.js';
import { become, begin, ended } from '../../kernel/game-of-steps.js';
import { type Seat } from '../../kernel/game-definition.js';
import { type Board, clockwiseFrom, roomFor, type Table } from '../board.js';
import { cardById, cardsFor, ORDER_MARKERS } from '../components/cards.js';
import { ENGINEER_CREDITS, GRANT } from '../components/tables.js';
import { RESOURCES, type Resource } from '../components/terminal.js';
import { type AnyFact, barred, offer, oneOf, resourceOption, type RulesOf, sorted, type Wanted } from '../offers.js';
import { type PlanetSteamStep } from '../steps.js';

/** 3.1: the round's first phase, with what happens before the auction (4.1, 4.2). */
export const expansion: RulesOf<'expansion'> = {
  resolve: ({ board }) => {
    const first = board.round === 1;
    return [
      { type: 'BoxFilled', resources: RESOURCES.filter((resource) => board.supply[resource] >= 1) },
      ...board.seats
        .filter((seat) => board.companies[seat].credits === 0)
        .map((seat): AnyFact => ({ type: 'CreditsGained', seat, credits: GRANT, why: 'grant' })),
      become<PlanetSteamStep>(
        { step: 'specialistAuction' },
        ...(first && board.options.variableClaims ? [{ step: 'claimSetup' } as const] : []),
        { step: 'zoneNaming' },
        { step: 'claims' },
        { step: 'airshipPlacing' },
        ...(board.options.independentCarrier ? [{ step: 'carrierRenewal' } as const] : []),
      ),
    ];
  },
};

export const withoutCard = (board: Table): Seat[] => board.seats.filter((seat) => board.companies[seat].card === null);
export const onDisplay = (board: Table): string[] => {
  const taken = board.seats.map((seat) => board.companies[seat].card);
  return cardsFor(board.seats.length)
    .map(({ id }) => id)
    .filter((id) => !taken.includes(id));
};

/** 4.3: one bidding for each seat; then leftovers of the box, and with three seats the spare marker (14.3b). */
export const specialistAuction: RulesOf<'specialistAuction'> = {
  resolve: ({ board }) => {
    if (withoutCard(board).length > 0) return [begin<PlanetSteamStep>({ step: 'specialistBidding' })];
    const spare = board.options.variableTradeOrder ? freeMarkers(board) : [];
    return [
      ...spare.map((marker, i): AnyFact => ({
        type: 'OrderMarkerPlaced',
        seat: null,
        marker,
        resource: unmarked(board)[i],
      })),
      ...(board.box.length > 0 ? [{ type: 'BoxReturned', resources: board.box } as const] : []),
      ended,
    ];
  },
};

/** 4.4, 4.7: the opener keeps opening until it wins, then the next clockwise without a card. */
export const biddersForCard = (board: Table): Seat[] =>
  clockwiseFrom(board, board.opener).filter((seat) => board.companies[seat].card === null);

export const specialistBidding: RulesOf<'specialistBidding'> = auction({
  seats: ({ board }) => biddersForCard(board),
  limit: ({ board }, seat) => board.companies[seat].credits,
  about: ({ board }) => ({ say: 'about.specialistBidding', left: withoutCard(board).length }),
  refs: ({ board }) => onDisplay(board).map((id) => `card:${id}`),
  rules: { bid: '4.5b', pass: '4.5' },
  won: (_here, seat, bid) => [
    { type: 'BiddingWon', seat, lot: 'specialist', bid, paid: bid },
    become<PlanetSteamStep>({ step: 'specialistPick', seat }),
  ],
}) as RulesOf<'specialistBidding'>;

/** 4.9: what the winner does, in this order. */
const onTaking = (board: Board, seat: Seat, cardId: string): PlanetSteamStep[] => {
  const { specialists } = cardById(board.seats.length, cardId);
  const { options, round, seats } = board;
  const left = withoutCard(board).length;
  const first = left === seats.length;
  const last = left === 1;
  const markers = options.variableTradeOrder ? (seats.length === 2 ? 2 : 1) : 0;
  return [
    ...(options.priceManipulation && first ? [{ step: 'manipulation', seat } as const] : []),
    ...(specialists.includes('bank') ? [{ step: 'bankAgent', seat } as const] : []),
    ...(specialists.includes('engineer') ? [{ step: 'engineer', seat } as const] : []),
    { step: 'boxPick', seat },
    ...Array.from({ length: markers }, () => ({ step: 'orderMarker', seat }) as const),
    ...(options.sabotage && last && round > 1 ? [{ step: 'sabotageTarget', seat } as const] : []),
  ];
};

export const specialistPick: RulesOf<'specialistPick'> = {
  asks: ({ board, step: { seat } }) => {
    const cards = onDisplay(board).map((id) => ({
      id,
      label: { say: 'card', specialists: id.split('+'), order: cardById(board.seats.length, id).order },
      ref: `card:${id}`,
    }));
    return [
      {
        seat,
        about: { say: 'about.specialistPick' },
        offers: [offer('TakeSpecialist', '4.6', { inputs: { card: oneOf(cards) }, refs: cards.map(({ ref }) => ref) })],
        silent: { type: 'TakeSpecialist', card: cards[0].id },
      },
    ];
  },
  answer: ({ board }, seat, action) => {
    const { card } = action as Wanted<'TakeSpecialist'>;
    return [{ type: 'SpecialistTaken', seat, card }, become(...onTaking(board, seat, card))];
  },
};

const dearest = (board: Table, from: readonly Resource[]): Resource | undefined =>
  [...from].sort((a, b) => board.price[b] - board.price[a])[0];

/** 4.12: may be declined, so it is always asked. */
export const bankAgent: RulesOf<'bankAgent'> = {
  asks: ({ board, step: { seat } }) => {
    const upgradable = RESOURCES.filter((resource) => board.companies[seat].carriers[resource] < 4);
    const fitting = RESOURCES.filter((resource) => roomFor(board, seat, resource) > 0);
    const wanted = dearest(board, fitting);
    return [
      {
        seat,
        about: { say: 'about.bankAgent' },
        byHand: true,
        ...sorted([
          upgradable.length > 0
            ? offer('UpgradeCarrierFree', '4.12', { inputs: { resource: oneOf(upgradable.map(resourceOption)) } })
            : barred('UpgradeCarrierFree', '1.13', 'why.highestClass'),
          fitting.length > 0
            ? offer('TakeResource', '4.12', { inputs: { resource: oneOf(fitting.map(resourceOption)) } })
            : barred('TakeResource', '4.12a', 'why.noRoom'),
          offer('DeclineBenefit', '4.12'),
        ]),
        silent: wanted ? { type: 'TakeResource', resource: wanted } : { type: 'DeclineBenefit' },
      },
    ];
  },
  answer: ({ board }, seat, action) => {
    switch (action.type) {
      case 'UpgradeCarrierFree':
        return [upgraded(board, seat, action.resource, false), ended];
      case 'TakeResource':
        return [{ type: 'ResourceGained', seat, resource: action.resource }, ended];
      default:
        return [{ type: 'BenefitDeclined', seat }, ended];
    }
  },
};

export const upgraded = (board: Board, seat: Seat, resource: Resource, bought: boolean): AnyFact => ({
  type: 'CarrierUpgraded',
  seat,
  resource,
  class: (board.companies[seat].carriers[resource] + 1) as 2 | 3 | 4,
  bought,
});

/** 4.13 */
export const engineer: RulesOf<'engineer'> = {
  asks: ({ board, step: { seat } }) => [
    {
      seat,
      about: { say: 'about.engineer' },
      ...sorted([
        board.reserve.licences > 0 ? offer('TakeLicence', '4.13') : barred('TakeLicence', '4.13', 'why.noLicenceLeft'),
        offer('TakeCredits', '4.13', { values: { credits: ENGINEER_CREDITS } }),
      ]),
      silent: { type: 'TakeCredits' },
    },
  ],
  answer: (_here, seat, action) => [
    action.type === 'TakeLicence'
      ? { type: 'LicenceGained', seat }
      : { type: 'CreditsGained', seat, credits: ENGINEER_CREDITS, why: 'engineer' },
    ended,
  ],
};

/** 4.14: what does not fit is offered last, with a warning; it would go back (4.14a). */
export const boxPick: RulesOf<'boxPick'> = {
  asks: ({ board, step: { seat } }) => {
    if (board.box.length === 0) return [];
    const fits = (resource: Resource): boolean => roomFor(board, seat, resource) > 0;
    const fitting = board.box.filter(fits);
    const options = [
      ...fitting.map(resourceOption),
      ...board.box
        .filter((resource) => !fits(resource))
        .map((resource) => ({ ...resourceOption(resource), warning: { say: 'warning.goesBack' } })),
    ];
    const refs = board.box.map((resource) => `box:${resource}`);
    return [
      {
        seat,
        about: { say: 'about.boxPick' },
        offers: [offer('TakeFromBox', '4.14', { inputs: { resource: oneOf(options) }, refs })],
        silent: { type: 'TakeFromBox', resource: dearest(board, fitting.length > 0 ? fitting : board.box)! },
      },
    ];
  },
  answer: ({ board }, seat, action) => {
    const { resource } = action as Wanted<'TakeFromBox'>;
    return [{ type: 'BoxResourceTaken', seat, resource, kept: roomFor(board, seat, resource) > 0 }, ended];
  },
};

// ---- 14.3 Variable trade order

const freeMarkers = (board: Table): number[] =>
  ORDER_MARKERS.filter((marker) => !Object.values(board.markers).includes(marker));
const unmarked = (board: Table): Resource[] => RESOURCES.filter((resource) => board.markers[resource] === undefined);

export const orderMarker: RulesOf<'orderMarker'> = {
  asks: ({ board, step: { seat } }) => {
    const markers = freeMarkers(board).map((marker) => ({ id: String(marker), label: { say: 'marker', marker } }));
    const resources = unmarked(board);
    // 14.3c: with five seats nothing is left for the last winner.
    if (markers.length === 0) return [];
    return [
      {
        seat,
        about: { say: 'about.orderMarker' },
        offers: [
          offer('PlaceOrderMarker', '14.3', {
            inputs: { marker: oneOf(markers), resource: oneOf(resources.map(resourceOption)) },
            refs: resources.map((resource) => `meter:${resource}`),
          }),
        ],
        silent: { type: 'PlaceOrderMarker', marker: markers[0].id, resource: resources[0] },
      },
    ];
  },
  answer: (_here, seat, action) => {
    const { marker, resource } = action as Wanted<'PlaceOrderMarker'>;
    return [{ type: 'OrderMarkerPlaced', seat, marker: Number(marker), resource }, ended];
  },
};
