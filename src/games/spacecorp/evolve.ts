import { type Seat } from '../kernel/game-definition.js';
import { type Board, type Company, type Spot, siteOf, type Team, titleOf } from './board.js';
import { cardById, type CardId, deckOf, isTimeCard, timeCardsOf } from './components/cards.js';
import { type BaseType, BASE_TYPES, type Era, ERAS, type SeatCount, type Stack } from './components/kinds.js';
import { type Components, type SiteId } from './components/types.js';
import { type SpacecorpFact } from './facts.js';

/** How the board follows from the facts: bookkeeping, no judgement. */
export const blank: Board = {
  seats: [],
  options: { firstEra: 'mariners', lastEra: 'starfarers', windows: 'open' },
  era: null,
  first: '',
  companies: {},
  deck: { start: [], rest: [] },
  offers: [],
  discard: [],
  timePile: [],
  gone: [],
  stacks: {},
  tilesGone: [],
  sites: {},
  beyondLeft: [],
  claims: {},
  progressLeft: {},
  coloniesLeft: [],
  founded: [],
  spurEntered: false,
  turn: null,
  barredNext: null,
  regular: null,
  extras: [],
  passed: [],
  triggered: { contracts: false, deck: false },
  lastTurns: null,
  hadLast: [],
  still: 0,
  turns: 0,
  results: null,
};

const without = <T>(list: readonly T[], taken: readonly T[]): T[] => list.filter((one) => !taken.includes(one));

const company = (board: Board, seat: Seat, change: (of: Company) => Partial<Company>): Board => ({
  ...board,
  companies: { ...board.companies, [seat]: { ...board.companies[seat], ...change(board.companies[seat]) } },
});
const everyCompany = (board: Board, change: (of: Company, seat: Seat) => Partial<Company>): Board => ({
  ...board,
  companies: Object.fromEntries(
    board.seats.map((seat) => [seat, { ...board.companies[seat], ...change(board.companies[seat], seat) }]),
  ),
});
const spot = (board: Board, site: SiteId, change: (of: Spot) => Partial<Spot>): Board => ({
  ...board,
  sites: { ...board.sites, [site]: { ...board.sites[site], ...change(board.sites[site]) } },
});
const turned = (board: Board, change: (turn: NonNullable<Board['turn']>) => Partial<NonNullable<Board['turn']>>) =>
  board.turn ? { ...board, turn: { ...board.turn, ...change(board.turn) } } : board;

const at = <T>(list: readonly T[], i: number, value: T): T[] => list.map((one, j) => (j === i ? value : one));

/** 7.5a: whoever leaves has no claim any more. */
const placed = (board: Board, seat: Seat, team: number, to: Partial<Team>): Board => {
  const { at: from } = board.companies[seat].teams[team - 1];
  const moved = company(board, seat, ({ teams }) => ({
    teams: at(teams, team - 1, { ...teams[team - 1], ...to }),
  }));
  const claim = from === null ? null : board.sites[from]?.claim;
  return claim?.seat === seat && claim.team === team ? spot(moved, from!, () => ({ claim: null })) : moved;
};
const acted = (board: Board, team: number): Board =>
  turned(board, (turn) => ({ acted: turn.acted.includes(team) ? turn.acted : [...turn.acted, team] }));

/** Cards that leave a hand. */
const fromHand = (board: Board, seat: Seat, cards: readonly CardId[]): Board =>
  company(board, seat, ({ hand, known }) => ({ hand: without(hand, cards), known: without(known, cards) }));
const toHand = (board: Board, seat: Seat, cards: readonly CardId[]): Board =>
  company(board, seat, ({ hand, known }) => ({ hand: [...hand, ...cards], known: [...known, ...cards] }));
const fromDeck = (board: Board, cards: readonly CardId[]): Board => ({
  ...board,
  deck: { start: without(board.deck.start, cards), rest: without(board.deck.rest, cards) },
  still: 0,
});
const isBare = ({ deck }: Board): boolean => deck.start.length + deck.rest.length === 0;
const gain = (board: Board, seat: Seat, profit: number): Board =>
  company(board, seat, (of) => ({ profit: of.profit + profit }));

const fullStock = (box: Components): Record<BaseType, number> =>
  Object.fromEntries(BASE_TYPES.map((type) => [type, box.bases[type].copies])) as Record<BaseType, number>;

const laid = (box: Components, fact: Extract<SpacecorpFact, { type: 'TableLaid' }>): Board => ({
  ...blank,
  seats: fact.seats,
  options: fact.options,
  first: fact.seats[0],
  claims: Object.fromEntries(
    ERAS.slice(0, ERAS.indexOf(fact.options.firstEra)).map((era) => [era, box.contracts[era].map(() => 'none')]),
  ),
  companies: Object.fromEntries(
    fact.seats.map((seat) => [
      seat,
      {
        profit: 0,
        hand: [],
        known: [],
        slots: [null, null, null],
        teams: Array.from({ length: box.setUp.teams }, () => ({ at: null, track: 0, gone: false })),
        genetics: 0,
        revelation: 0,
        progress: [],
        legacy: null,
        beyond: [],
        stock: fullStock(box),
        swapped: false,
      },
    ]),
  ),
});

const stacksOf = (box: Components, era: Era): Partial<Record<Stack, string[]>> => {
  const stacks: Partial<Record<Stack, string[]>> = {};
  for (const { id, stack } of box.tiles[era]) (stacks[stack] ??= []).push(id);
  return stacks;
};

/** 2.4 to 2.8a, 13.6 to 13.13, 13.16 to 13.22: everything that is laid out alike for all; cards are drawn afterwards. */
const eraBegan = (box: Components, board: Board, era: Era, begun: boolean): Board => {
  const count = board.seats.length as SeatCount;
  const set = box.setUp.eras[era];
  const { sites, home } = box.boards[era];
  const times = timeCardsOf(box).slice(0, count * box.setUp.timeInHand + box.setUp.timeInDeck[count]);
  const deck = deckOf(box, era);
  const dealt = deck.filter(({ type }) => type.id === set.dealtCard).map(({ id }) => id);
  const given = (seat: Seat): CardId[] => {
    const i = board.seats.indexOf(seat);
    return [
      ...(set.dealtCard === null ? [] : [dealt[i]]),
      ...times.slice(i * box.setUp.timeInHand, (i + 1) * box.setUp.timeInHand),
    ];
  };
  const hands = board.seats.flatMap(given);
  const titles = box.progress.filter(
    (title) => title.era === era || (begun && ERAS.indexOf(title.era) < ERAS.indexOf(era)),
  );
  const laidOut: Board = {
    ...board,
    era,
    deck: {
      start: without(
        deck.filter(({ type }) => type.start).map(({ id }) => id),
        hands,
      ),
      rest: [...deck.filter(({ type }) => !type.start).map(({ id }) => id), ...without(times, hands)],
    },
    offers: Array.from({ length: box.figures.offers }, () => null),
    discard: [],
    timePile: [],
    gone: [],
    stacks: stacksOf(box, era),
    tilesGone: [],
    sites: Object.fromEntries(
      sites.map(({ id, boxes }) => [
        id,
        {
          tiles: boxes.map(() => null),
          bases: Array.from({ length: Math.max(1, boxes.length) }, () => null),
          exploited: boxes.map(() => false),
          claim: null,
        },
      ]),
    ),
    beyondLeft: begun && box.boards[era].beyond !== null ? [1, 2] : [],
    claims: { ...board.claims, [era]: box.contracts[era].map(() => null) },
    progressLeft: {
      ...board.progressLeft,
      ...(era === 'mariners' ? {} : Object.fromEntries(titles.map(({ id, copies }) => [id, copies]))),
    },
    coloniesLeft:
      era === 'starfarers' ? box.colonies.filter(({ seats }) => seats.includes(count)).map(({ id }) => id) : [],
    turn: null,
    barredNext: null,
    regular: null,
    extras: [],
    passed: [],
    triggered: { contracts: false, deck: false },
    lastTurns: null,
    hadLast: [],
    still: 0,
  };
  return everyCompany(laidOut, (of, seat) => ({
    hand: given(seat),
    known: given(seat),
    teams: of.teams.map((team, i) => ({ ...team, at: i < set.teamsAtHome ? home : null, track: 0 })),
    ...(begun ? { profit: set.begun.profit, genetics: set.begun.cubeSpaces, revelation: set.begun.cubeSpaces } : {}),
    swapped: false,
  }));
};

/** 13.2 to 13.5 */
const cleared = (board: Board): Board =>
  everyCompany(
    { ...board, sites: {}, stacks: {}, offers: [], discard: [], timePile: [], gone: [], deck: blank.deck, turn: null },
    ({ teams, stock }, seat) => ({
      hand: [],
      known: [],
      teams: teams.map((team) => ({ ...team, at: null, track: 0 })),
      stock: Object.values(board.sites)
        .flatMap(({ bases }) => bases)
        .reduce((all, base) => (base?.owner === seat ? { ...all, [base.type]: all[base.type] + 1 } : all), stock),
    }),
  );

export const evolveWith =
  (box: Components) =>
  (board: Board, fact: SpacecorpFact): Board => {
    switch (fact.type) {
      case 'TableLaid':
        return laid(box, fact);
      case 'EraBegan':
        return eraBegan(box, board, fact.era, fact.begun);
      case 'FirstSeatChosen':
        return { ...board, first: fact.seat };
      case 'CardsDrawn': {
        const { cards } = fact.secret;
        const drawn = company(fromDeck(board, cards), fact.seat, ({ hand }) => ({ hand: [...hand, ...cards] }));
        return fact.why === 'research' ? turned(drawn, ({ draws }) => ({ draws: draws - fact.count })) : drawn;
      }
      case 'OfferRefilled':
        return { ...fromDeck(board, [fact.card]), offers: at(board.offers, fact.box - 1, fact.card) };
      case 'TopCardDiscarded': {
        const left = fromDeck(board, [fact.card]);
        // 12.11: only another way of leaving it ends the discarding; 12.11a counts anew from the empty deck on.
        const still = isBare(left) ? 0 : board.still;
        return isTimeCard(box, fact.card)
          ? { ...left, still, timePile: [...board.timePile, fact.card] }
          : { ...left, still, discard: [...board.discard, fact.card] };
      }
      case 'BeyondUsed':
        return placed(board, fact.seat, fact.team, { at: fact.site, track: fact.track });
      case 'BeyondLeft':
        return board;
      case 'BeyondReset':
        return everyCompany({ ...board, beyondLeft: box.boards[fact.era].beyond === null ? [] : [1, 2] }, () => ({
          beyond: [],
        }));
      case 'TurnBegan':
        return {
          ...board,
          turns: board.turns + 1,
          turn: {
            seat: fact.seat,
            extra: fact.extra,
            last: fact.last,
            barred: board.barredNext,
            acted: [],
            produced: null,
            played: [],
            discarded: [],
            rewards: [],
            draws: 0,
            claimed: [],
            swap: false,
          },
          barredNext: null,
          regular: fact.extra ? board.regular : fact.seat,
          extras: fact.extra ? board.extras.slice(1) : board.extras,
          lastTurns: fact.last ? without(board.lastTurns!, [fact.seat]) : board.lastTurns,
          hadLast: fact.last ? [...board.hadLast, fact.seat] : board.hadLast,
        };
      case 'TeamsNeared':
        return company(board, fact.seat, ({ teams }) => ({
          teams: teams.map((team, i) => (fact.teams.includes(i + 1) ? { ...team, track: team.track - 1 } : team)),
        }));
      case 'ActionBarred':
        return fact.next ? { ...board, barredNext: fact.kind } : turned(board, () => ({ barred: fact.kind }));
      case 'ActionPaid': {
        const gone = fact.edge === null ? fact.cards : [...fact.cards, fact.edge];
        const paid = gain(fromHand(board, fact.seat, gone), fact.seat, -fact.spent - fact.penalty);
        const edged = fact.edge === null ? paid : { ...paid, discard: [...paid.discard, fact.edge] };
        return turned(edged, ({ played, rewards }) => ({
          played: [...played, ...fact.cards],
          rewards: [...rewards, ...fact.rewards],
        }));
      }
      case 'TeamMoved': {
        const spur = siteOf(box, board.era!, fact.to).kind === 'spur';
        const moved = acted(placed(board, fact.seat, fact.team, { at: fact.to, track: fact.track }), fact.team);
        return spur ? { ...moved, spurEntered: true } : moved;
      }
      case 'BeyondTaken':
        return company({ ...board, beyondLeft: without(board.beyondLeft, [fact.marker]) }, fact.seat, ({ beyond }) => ({
          beyond: [...beyond, fact.marker],
        }));
      case 'TilePlaced': {
        const used = [fact.tile, ...fact.passedOver];
        const stacks = Object.fromEntries(
          Object.entries(board.stacks).map(([stack, tiles]) => [stack, without(tiles, used)]),
        );
        return spot(
          { ...board, stacks, tilesGone: [...board.tilesGone, ...fact.passedOver] },
          fact.site,
          ({ tiles }) => ({ tiles: at(tiles, fact.box, fact.tile) }),
        );
      }
      case 'SiteClaimed':
        return acted(
          spot(board, fact.site, () => ({ claim: { seat: fact.seat, team: fact.team } })),
          fact.team,
        );
      case 'TeamDrivenOff':
        return placed(fact.explored ? acted(board, fact.team) : board, fact.seat, fact.team, { at: fact.to, track: 0 });
      case 'BaseBuilt': {
        const built = spot(board, fact.site, ({ bases }) => ({
          bases: at(bases, fact.box, { owner: fact.seat, type: fact.base }),
        }));
        return acted(
          company(built, fact.seat, ({ stock }) => ({ stock: { ...stock, [fact.base]: stock[fact.base] - 1 } })),
          fact.team,
        );
      }
      case 'TileExploited':
        return spot(board, fact.site, ({ exploited }) => ({ exploited: at(exploited, fact.box, true) }));
      case 'ProfitGained':
        return gain(board, fact.seat, fact.profit);
      case 'ProfitLost':
        return gain(board, fact.seat, -fact.profit);
      case 'CubeAdvanced':
        return company(board, fact.seat, (of) => ({ [fact.cube]: of[fact.cube] + fact.spaces }));
      case 'ProgressTaken': {
        const taken = company(board, fact.seat, ({ progress, profit }) => ({
          progress: [...progress, fact.title],
          profit: profit + fact.award,
        }));
        return {
          ...taken,
          progressLeft: { ...taken.progressLeft, [fact.title]: taken.progressLeft[fact.title] - 1 },
        };
      }
      case 'TeamPlaced':
        return placed(board, fact.seat, fact.team, { at: fact.site, track: 0 });
      case 'Produced':
        return turned(gain(board, fact.seat, fact.total), () => ({ produced: fact.total }));
      case 'ResearchAnnounced':
        return turned(board, () => ({ draws: fact.draws }));
      case 'OfferTaken': {
        const taken = toHand({ ...board, offers: at(board.offers, fact.box - 1, null) }, fact.seat, [fact.card]);
        return fact.why === 'research' ? turned(taken, ({ draws }) => ({ draws: draws - 1 })) : taken;
      }
      case 'DrawingStopped':
        return turned(board, () => ({ draws: 0 }));
      case 'InfraPlaced': {
        const put = company(fromHand(board, fact.seat, [fact.card]), fact.seat, ({ slots }) => ({
          slots: at(slots, fact.slot - 1, fact.card) as unknown as Company['slots'],
        }));
        const back = fact.returned === null ? put : toHand(put, fact.seat, [fact.returned]);
        return turned(back, () => ({ swap: fact.returned !== null }));
      }
      case 'SpecialPlayed':
        return turned(fromHand(board, fact.seat, [fact.card]), ({ played }) => ({ played: [...played, fact.card] }));
      case 'TeamRelocated':
        return acted(placed(board, fact.seat, fact.team, { at: fact.to, track: fact.track }), fact.team);
      case 'TeamRetired':
        return acted(placed(board, fact.seat, fact.team, { at: null, track: 0, gone: true }), fact.team);
      case 'ColonyFounded':
        return gain(
          {
            ...board,
            coloniesLeft: without(board.coloniesLeft, [fact.colony]),
            founded: [...board.founded, { region: fact.region, colony: fact.colony, seat: fact.seat }],
          },
          fact.seat,
          -fact.spent,
        );
      case 'SeatPassed':
        return {
          ...board,
          passed: [...board.passed, fact.seat],
          lastTurns: fact.last ?? board.lastTurns,
        };
      case 'ContractClaimed': {
        const rows = at(board.claims[board.era!]!, fact.row - 1, fact.seat);
        const claimed = gain({ ...board, claims: { ...board.claims, [board.era!]: rows } }, fact.seat, fact.award);
        return turned(claimed, (turn) => ({ claimed: [...turn.claimed, fact.row] }));
      }
      case 'EraEndTriggered':
        return {
          ...board,
          triggered: {
            contracts: board.triggered.contracts || fact.by === 'contracts',
            deck: board.triggered.deck || fact.by === 'deck',
          },
          lastTurns: fact.last ?? board.lastTurns,
        };
      case 'TeamTransported':
        return placed(board, fact.seat, fact.team, { at: fact.to, track: 0 });
      case 'CardsDiscarded': {
        const times = fact.cards.filter((id) => isTimeCard(box, id));
        const cards = without(fact.cards, times);
        return turned(
          {
            ...board,
            discard: [...board.discard, ...cards],
            timePile: [...board.timePile, ...times],
            // 12.11a
            still: isBare(board) ? 0 : board.still,
          },
          ({ played }) => ({ played: without(played, fact.cards), discarded: cards }),
        );
      }
      case 'EdgePlayed':
        return { ...fromHand(board, fact.seat, [fact.card]), discard: [...board.discard, fact.card] };
      case 'CardsPoached':
        return turned(
          toHand({ ...board, discard: without(board.discard, fact.cards) }, fact.seat, fact.cards),
          ({ discarded }) => ({ discarded: without(discarded, fact.cards) }),
        );
      case 'InfraRemoved': {
        const removed = company(board, fact.seat, ({ slots }) => ({
          slots: at(slots, fact.slot - 1, null) as unknown as Company['slots'],
        }));
        return cardById(box, fact.card)?.era === board.era
          ? { ...removed, gone: [...removed.gone, fact.card] }
          : removed;
      }
      case 'ExtraTurnGranted':
        return { ...board, extras: [...board.extras, fact.seat] };
      case 'TurnEnded':
        return company({ ...board, still: board.still + 1 }, fact.seat, () => ({ swapped: board.turn!.swap }));
      case 'LegacyKept': {
        const taken = spot(board, fact.site, ({ bases, tiles }) => ({
          bases: at(bases, fact.box, null),
          tiles: at(tiles, fact.box, null),
        }));
        return company(taken, fact.seat, ({ stock, legacy }) => ({
          legacy: fact.legacy,
          stock: legacy === null ? stock : { ...stock, [legacy.base]: stock[legacy.base] + 1 },
        }));
      }
      case 'EraCleared':
        return cleared(board);
      case 'GameEnded':
        return { ...board, results: fact.results };
      case 'ProgressLost':
      case 'SecondWaived':
      case 'TurnIdled':
      case 'ClaimsDeclined':
      case 'TransportWaived':
      case 'EraEnded':
        return board;
    }
  };

/** Pieces that appeared or vanished. */
export const flawsWith =
  (box: Components) =>
  (board: Board): string[] => {
    const flaws: string[] = [];
    if (board.era === null || board.deck === blank.deck || Object.keys(board.sites).length === 0) return flaws;
    const { era, companies, seats, turn } = board;
    const all = seats.map((seat) => companies[seat]);
    const cards = [
      ...board.deck.start,
      ...board.deck.rest,
      ...board.offers.filter((id) => id !== null),
      ...board.discard,
      ...board.timePile,
      ...board.gone,
      ...(turn?.played ?? []),
      ...all.flatMap(({ hand, slots }) => [
        ...hand,
        ...slots.filter((id) => id !== null && id.startsWith(era[0].toUpperCase())),
      ]),
    ];
    const count = seats.length as SeatCount;
    const wanted = deckOf(box, era).length + count * box.setUp.timeInHand + box.setUp.timeInDeck[count];
    if (cards.length !== wanted || new Set(cards).size !== wanted) flaws.push(`${cards.length} cards of ${wanted}`);
    for (const seat of seats) {
      const { stock, legacy, profit, known, hand } = companies[seat];
      for (const type of BASE_TYPES) {
        const built = Object.values(board.sites)
          .flatMap(({ bases }) => bases)
          .filter((base) => base?.owner === seat && base.type === type).length;
        const n = stock[type] + built + (legacy?.base === type ? 1 : 0);
        if (n !== box.bases[type].copies) flaws.push(`${seat} has ${n} ${type}`);
      }
      if (profit < 0 && board.results === null) flaws.push(`${seat} has profit ${profit}`);
      if (known.some((id) => !hand.includes(id))) flaws.push(`${seat} is known to hold what it has not`);
    }
    const tiles = [
      ...Object.values(board.stacks).flat(),
      ...board.tilesGone,
      ...Object.values(board.sites).flatMap((one) => one.tiles.filter((id) => id !== null)),
    ];
    if (tiles.length > box.tiles[era].length || new Set(tiles).size !== tiles.length)
      flaws.push(`${tiles.length} tiles`);
    for (const [title, left] of Object.entries(board.progressLeft)) {
      const owned = all.filter(({ progress }) => progress.includes(title)).length;
      if (left + owned !== titleOf(box, title).copies) flaws.push(`${title}: ${left} and ${owned}`);
    }
    return flaws;
  };
