import { type Chance, type Seat } from '../../../src/games/kernel/game-definition.js';
import { begin, gameOfSteps, type Play } from '../../../src/games/kernel/game-of-steps.js';
import {
  type Board,
  type Built,
  type Company,
  type Legacy,
  type Spot,
  type TableOptions,
  type Team,
  type Turn,
} from '../../../src/games/spacecorp/board.js';
import {
  cardById,
  type CardId,
  deckOf,
  isTimeCard,
  timeCardsOf,
} from '../../../src/games/spacecorp/components/cards.js';
import { components as box } from '../../../src/games/spacecorp/components/index.js';
import { type BaseType, type Era, ERAS, type Stack } from '../../../src/games/spacecorp/components/kinds.js';
import { blank, evolveWith } from '../../../src/games/spacecorp/evolve.js';
import { type Spacecorp, spacecorp } from '../../../src/games/spacecorp/index.js';
import { rulesWith } from '../../../src/games/spacecorp/rules/index.js';
import { type SpacecorpStep } from '../../../src/games/spacecorp/steps.js';
import { Tester } from '../tester.js';

/**
 * Shorthand for positions, as chess has its FEN: `given(2, hand('A', 'ion_drive time'), tiles('luna=M-e1-03'), turn('A'))`.
 *
 * A position begins as Mariners laid out with A as the first seat, but with empty hands and empty offers, and only seats
 * that hold an Edge are asked in windows (19.3), so that nobody is asked who does not matter. The changes are made in
 * their order; `options` and `inEra` lay the board anew and come first. Steps named by `turn`, `midTurn` or `at` run by
 * themselves until somebody is asked; `facts` and `told` of the position say what that led to.
 *
 * Luck that a test does not script takes what comes first: the top card as `deck` or `onTop` laid it, the first tile of a
 * stack as `stack` laid it. `.rolling(n)` takes the n-th instead.
 *
 * Cards are named by type: `ion_drive` is the first copy that is free, `ion_drive#2` the second copy of all, `time` a Time
 * card, `-` nothing. `card('ion_drive')` is the id of the first copy, for facts and views; `named` says ids as types.
 */
export interface Setting {
  readonly board: Board;
  readonly steps: readonly SpacecorpStep[];
}
export type Change = (setting: Setting) => Setting;

const evolve = evolveWith(box);
const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

const onBoard =
  (how: (board: Board) => Partial<Board>): Change =>
  (setting) => ({ ...setting, board: { ...setting.board, ...how(setting.board) } });
export const onCompany = (seat: Seat, how: (of: Company) => Partial<Company>): Change =>
  onBoard(({ companies }) => ({
    companies: { ...companies, [seat]: { ...companies[seat], ...how(companies[seat]) } },
  }));
const onSite = (board: Board, site: string, how: (of: Spot) => Partial<Spot>): Board => {
  if (!board.sites[site]) throw new Error(`there is no site ${site} in ${board.era}`);
  return { ...board, sites: { ...board.sites, [site]: { ...board.sites[site], ...how(board.sites[site]) } } };
};
const all =
  (...changes: readonly Change[]): Change =>
  (setting) =>
    changes.reduce((now, change) => change(now), setting);

// ---- the table

const QUIET: TableOptions = { firstEra: 'mariners', lastEra: 'starfarers', windows: 'holders' };
const SEATS = 'ABCD';

/** Lays out an era and takes every hand back into the deck. */
const laidOut = (board: Board, era: Era): Board => {
  const laid = evolve(board, { type: 'EraBegan', era, begun: era === board.options.firstEra });
  const hands = laid.seats.flatMap((seat) => laid.companies[seat].hand);
  const start = deckOf(box, era).flatMap(({ id, type }) => (type.start ? [id] : []));
  return {
    ...laid,
    deck: { start, rest: [...laid.deck.rest, ...hands.filter((id) => !start.includes(id))] },
    companies: Object.fromEntries(laid.seats.map((seat) => [seat, { ...laid.companies[seat], hand: [], known: [] }])),
  };
};
const table = (seats: readonly Seat[], options: TableOptions): Board =>
  laidOut(evolve(blank, { type: 'TableLaid', seats, options, components: 'edition' }), options.firstEra);

/** Options of the table; put it first. `options({ windows: 'open' })` asks whoever publicly could hold an Edge. */
export const options = (chosen: Partial<TableOptions>): Change =>
  onBoard(({ seats, options: present }) => table(seats, { ...present, ...chosen }));
/** A later era that follows on earlier ones, all of whose contracts stayed open; put it first or behind `options`. */
export const inEra = (era: Era): Change =>
  onBoard((board) =>
    ERAS.slice(ERAS.indexOf(board.era!) + 1, ERAS.indexOf(era) + 1).reduce((now, next) => laidOut(now, next), board),
  );

export const first = (seat: Seat): Change => onBoard(() => ({ first: seat }));
/** The seat whose regular turn was the last one: turns go on with the next (3.1). */
export const regular = (seat: Seat): Change => onBoard(() => ({ regular: seat }));
export const passed = (...seats: readonly Seat[]): Change => onBoard(() => ({ passed: seats }));
export const triggered = (by: Partial<Board['triggered']>): Change =>
  onBoard((board) => ({ triggered: { ...board.triggered, ...by } }));
/** Anything for which there is no word here: `board({ still: 9 })`. */
export const board = (part: Partial<Board>): Change => onBoard(() => part);

// ---- cards

const CARDS: Readonly<Record<string, readonly CardId[] | undefined>> = {
  ...Object.fromEntries(
    Object.entries(
      Object.groupBy(
        ERAS.flatMap((era) => deckOf(box, era)),
        ({ type }) => type.id,
      ),
    ).map(([type, copies = []]) => [type, copies.map(({ id }) => id)]),
  ),
  time: timeCardsOf(box),
};
const copiesOf = (type: string): readonly CardId[] => {
  const copies = CARDS[type];
  if (!copies) throw new Error(`there is no card ${type}`);
  return copies;
};
/** The id of a card: the first copy of a type, or the n-th as `ion_drive#2`. */
export const card = (name: string): CardId => {
  const [type, n = '1'] = name.split('#');
  const id = copiesOf(type)[Number(n) - 1];
  if (!id) throw new Error(`there is no card ${name}`);
  return id;
};
export const cards = (names: string): CardId[] => words(names).map(card);
/** Ids said as types, for comparing: ['ion_drive', 'time']. */
export const named = (ids: readonly (CardId | null)[]): string[] =>
  ids.map((id) => (id === null ? '-' : isTimeCard(box, id) ? 'time' : cardById(box, id)!.type.id));

const inUse = ({ companies, offers, discard, timePile, turn }: Board): CardId[] => [
  ...Object.values(companies)
    .flatMap(({ hand, slots }) => [...hand, ...slots])
    .filter((id) => id !== null),
  ...offers.filter((id) => id !== null),
  ...discard,
  ...timePile,
  ...(turn?.played ?? []),
];
/** The cards that a list names, taken from where they are; `-` is null. */
const taken = (from: Board, list: string): { board: Board; ids: (CardId | null)[] } => {
  const used = inUse(from);
  const ids = words(list).map((name) => {
    if (name === '-') return null;
    const id = name.includes('#') ? card(name) : copiesOf(name).find((one) => !used.includes(one));
    if (!id || used.includes(id)) throw new Error(`no ${name} is free`);
    used.push(id);
    return id;
  });
  const rest = (of: readonly CardId[]): CardId[] => of.filter((id) => !ids.includes(id));
  const { deck, gone } = from;
  return { board: { ...from, deck: { start: rest(deck.start), rest: rest(deck.rest) }, gone: rest(gone) }, ids };
};
const placing = (list: string, how: (board: Board, ids: readonly (CardId | null)[]) => Partial<Board>): Change =>
  onBoard((before) => {
    const { board: after, ids } = taken(before, list);
    return { ...after, ...how(after, ids) };
  });
const toHand = (seat: Seat, list: string, seen: boolean): Change =>
  placing(list, ({ companies }, ids) => {
    const more = ids.filter((id) => id !== null);
    const { hand: held, known } = companies[seat];
    const of = { ...companies[seat], hand: [...held, ...more], known: seen ? [...known, ...more] : known };
    return { companies: { ...companies, [seat]: of } };
  });

/** Adds cards to a hand, unknown to the others: hand('A', 'ion_drive ion_drive time'). */
export const hand = (seat: Seat, list: string): Change => toHand(seat, list, false);
/** The same, with cards that everybody saw go there (19.1a). */
export const knownHand = (seat: Seat, list: string): Change => toHand(seat, list, true);
/** n cards without an Edge from the end of the deck; a hand of five or more draws nothing in step 6. */
export const filled = (seat: Seat, n: number): Change =>
  onBoard((now) => {
    const free = [...now.deck.start, ...now.deck.rest, ...now.gone];
    const ids = free.filter((id) => cardById(box, id)?.type.edge === null).slice(n > 0 ? -n : Infinity);
    const rest = (of: readonly CardId[]): CardId[] => of.filter((id) => !ids.includes(id));
    const of = now.companies[seat];
    return {
      deck: { start: rest(now.deck.start), rest: rest(now.deck.rest) },
      gone: rest(now.gone),
      companies: { ...now.companies, [seat]: { ...of, hand: [...of.hand, ...ids] } },
    };
  });
/** The three slots of an HQ: slots('A', 'ion_drive - survey_drone'). */
export const slots = (seat: Seat, list: string): Change =>
  placing(list, ({ companies }, [one = null, two = null, three = null]) => ({
    companies: { ...companies, [seat]: { ...companies[seat], slots: [one, two, three] } },
  }));
/** The offers from box 1 on: offers('ion_drive - time'); boxes that are not named are empty. */
export const offers = (list: string): Change =>
  placing(list, (_board, ids) => ({ offers: Array.from({ length: box.figures.offers }, (_, i) => ids[i] ?? null) }));
/** The whole deck from the top, without Start cards on it; all other cards of it are out of the way. deck('') is empty. */
export const deck = (list: string): Change =>
  all(
    onBoard(({ deck: { start, rest }, gone }) => ({
      deck: { start: [], rest: [] },
      gone: [...gone, ...start, ...rest],
    })),
    placing(list, (_board, ids) => ({ deck: { start: [], rest: ids.filter((id) => id !== null) } })),
  );
/** The deck is empty, and that has been noticed (12.3). */
export const emptyDeck: Change = all(deck(''), triggered({ deck: true }));
/** Cards laid on top of the deck, which has no Start cards any more. */
export const onTop = (list: string): Change =>
  placing(list, ({ deck: { start, rest } }, ids) => ({
    deck: { start: [], rest: [...ids.filter((id) => id !== null), ...start, ...rest] },
  }));
export const discard = (list: string): Change =>
  placing(list, ({ discard: lies }, ids) => ({ discard: [...lies, ...ids.filter((id) => id !== null)] }));

// ---- what a company has

/** profit({ A: 3, B: 1 }) */
export const profit = (of: Readonly<Record<Seat, number>>): Change =>
  all(...Object.entries(of).map(([seat, n]) => onCompany(seat, () => ({ profit: n }))));
export const genetics = (of: Readonly<Record<Seat, number>>): Change =>
  all(...Object.entries(of).map(([seat, n]) => onCompany(seat, () => ({ genetics: n }))));
export const revelation = (of: Readonly<Record<Seat, number>>): Change =>
  all(...Object.entries(of).map(([seat, n]) => onCompany(seat, () => ({ revelation: n }))));
/** Progress cards owned: progress('A', 'probe_network nano_assembly'). */
export const progress = (seat: Seat, titles: string): Change =>
  all(
    onCompany(seat, ({ progress: owned }) => ({ progress: [...owned, ...words(titles)] })),
    onBoard(({ progressLeft: left }) => ({
      progressLeft: { ...left, ...Object.fromEntries(words(titles).map((id) => [id, (left[id] ?? 2) - 1])) },
    })),
  );
/** Bases left in stock, by hand: stock('A', { research: 0 }). */
export const stock = (seat: Seat, of: Partial<Company['stock']>): Change =>
  onCompany(seat, (company) => ({ stock: { ...company.stock, ...of } }));
export const beyond = (seat: Seat, ...markers: readonly number[]): Change =>
  all(
    onCompany(seat, (of) => ({ beyond: [...of.beyond, ...markers] })),
    onBoard(({ beyondLeft }) => ({ beyondLeft: beyondLeft.filter((marker) => !markers.includes(marker)) })),
  );
export const legacy = (seat: Seat, pair: Legacy): Change =>
  onCompany(seat, ({ stock: left }) => ({ legacy: pair, stock: { ...left, [pair.base]: left[pair.base] - 1 } }));
/** 9.7d: the last action of the seat took an Infra card back. */
export const swapped = (seat: Seat): Change => onCompany(seat, () => ({ swapped: true }));

// ---- pieces

/** Teams 1, 2, ... of a seat: teams('A', 'luna tau_ceti@2 - x'): `@2` two boxes of the track before it, `-` in stock, `x` gone. */
export const teams = (seat: Seat, list: string): Change =>
  onCompany(seat, (of) => ({
    teams: Array.from({ length: of.teams.length }, (_, i): Team => {
      const [at = '-', track = '0'] = (words(list)[i] ?? '-').split('@');
      return { at: at === '-' || at === 'x' ? null : at, track: Number(track), gone: at === 'x' };
    }),
  }));
/** Discovery tiles, all boxes of a star at once: tiles('luna=M-e1-03 tau_ceti=S-primary-08,S-secondary-02'). */
export const tiles = (list: string): Change =>
  onBoard((before) =>
    words(list).reduce((now, one) => {
      const [site, ids] = one.split('=');
      const laid = ids.split(',');
      const stacks = Object.fromEntries(
        Object.entries(now.stacks).map(([stack, left]) => [stack, left.filter((id) => !laid.includes(id))]),
      );
      return onSite({ ...now, stacks }, site, (spot) => ({ tiles: spot.tiles.map((_tile, i) => laid[i] ?? null) }));
    }, before),
  );
/** Bases, out of stock; the second box of a star is `/2`: bases('A', 'luna:research tau_ceti/2:secure'). */
export const bases = (seat: Seat, list: string): Change =>
  onBoard((before) =>
    words(list).reduce((now, one) => {
      const [place, type] = one.split(':') as [string, BaseType];
      const [site, n = '1'] = place.split('/');
      const built: Built = { owner: seat, type };
      const of = now.companies[seat];
      const companies = { ...now.companies, [seat]: { ...of, stock: { ...of.stock, [type]: of.stock[type] - 1 } } };
      return onSite({ ...now, companies }, site, (spot) => ({ bases: spot.bases.with(Number(n) - 1, built) }));
    }, before),
  );
/** The team of a seat claims a site: claim('A', 1, 'luna'). */
export const claim = (seat: Seat, team: number, site: string): Change =>
  onBoard((now) => onSite(now, site, () => ({ claim: { seat, team } })));
/** 8.12a: exploited('deimos'), exploited('tau_ceti/2'). */
export const exploited = (place: string): Change =>
  onBoard((now) => {
    const [site, n = '1'] = place.split('/');
    return onSite(now, site, (spot) => ({ exploited: spot.exploited.with(Number(n) - 1, true) }));
  });
/** The tiles that are drawn first from a stack: stack('e1', 'M-e1-03 M-e1-01'). */
export const stack = (id: Stack, list: string): Change =>
  onBoard(({ stacks }) => ({
    stacks: { ...stacks, [id]: [...words(list), ...(stacks[id] ?? []).filter((one) => !words(list).includes(one))] },
  }));
/** Contracts claimed in the present era or another: claimed({ 1: 'A', 3: 'B' }), claimed({ 1: 'A' }, 'mariners'). */
export const claimed = (rows: Readonly<Record<number, Seat>>, era?: Era): Change =>
  onBoard(({ claims, era: present }) => {
    const of = era ?? present!;
    return { claims: { ...claims, [of]: claims[of]!.map((by, i) => rows[i + 1] ?? by) } };
  });
/** Colonies founded, by region and number: colonies('A', 'tau_ceti=13'). */
export const colonies = (seat: Seat, list: string): Change =>
  onBoard(({ founded, coloniesLeft }) => {
    const more = words(list).map((one) => {
      const [region, colony] = one.split('=');
      return { region, colony, seat };
    });
    return {
      founded: [...founded, ...more],
      coloniesLeft: coloniesLeft.filter((id) => !more.some(({ colony }) => colony === id)),
    };
  });

// ---- what the table is busy with

/** The steps of a turn from step 1 on, as `turn` begins them. */
const TURN = [
  'action',
  'contractClaims',
  'rewards',
  'transport',
  'discarding',
  'refilling',
  'turnClosing',
] as const satisfies readonly SpacecorpStep['step'][];
const afterTurn = ({ era, options: { lastEra } }: Board): SpacecorpStep[] => [
  { step: 'era', era: era! },
  { step: 'eraClosing', era: era! },
  ...ERAS.slice(ERAS.indexOf(era!) + 1, ERAS.indexOf(lastEra) + 1).flatMap((next): SpacecorpStep[] => [
    { step: 'eraSetUp', era: next },
    { step: 'era', era: next },
    { step: 'eraClosing', era: next },
  ]),
  { step: 'reckoning', era: lastEra },
];

/** Any steps, the first on top; nothing follows them. */
export const at =
  (...steps: readonly SpacecorpStep[]): Change =>
  (setting) => ({ ...setting, steps: [...setting.steps, ...steps] });
/** A whole turn, and the rest of the game behind it. */
export const turn =
  (seat: Seat, how: { readonly extra?: boolean; readonly last?: boolean } = {}): Change =>
  ({ board: now, steps }) => ({
    board: how.last ? { ...now, lastTurns: now.lastTurns ?? [seat] } : how.extra ? { ...now, extras: [seat] } : now,
    steps: [...steps, { step: 'turn', seat, extra: how.extra === true, last: how.last === true }, ...afterTurn(now)],
  });
/** A turn that has come to one of its steps: midTurn('A', 'contractClaims', { produced: 3 }). */
export const midTurn =
  (seat: Seat, from: (typeof TURN)[number], so: Partial<Turn> = {}): Change =>
  ({ board: now, steps }) => {
    const begun = evolve(now, { type: 'TurnBegan', seat, extra: false, last: false });
    return {
      board: { ...begun, turn: { ...begun.turn!, ...so } },
      steps: [
        ...steps,
        ...TURN.slice(TURN.indexOf(from)).map((step): SpacecorpStep => ({ step, seat })),
        { step: 'between', from: 'discard' },
        ...afterTurn(now),
      ],
    };
  };
/** What follows when the turn of this seat is over: turns go on with the next. */
export const after =
  (seat: Seat): Change =>
  ({ board: now, steps }) => ({
    board: { ...now, regular: seat, turns: now.turns + 1 },
    steps: [...steps, ...afterTurn(now)],
  });

// ---- the position

/** Scripted luck first; where a test scripts none, what comes first. */
const obliging = (chance: Chance): Chance => ({
  below: (n) => {
    try {
      return chance.below(n);
    } catch {
      return 0;
    }
  },
});
const game: Spacecorp = {
  ...spacecorp,
  decide: (play, answer, chance) => spacecorp.decide(play, answer, obliging(chance)),
};

/** Steps run by themselves from a position as they do behind an answer. */
const run = ({ board: from, steps }: Setting) => {
  const runner = gameOfSteps({
    ...spacecorp,
    blank: from,
    evolve,
    rules: rulesWith(box),
    setup: () => {
      // The era has begun below its turns, as it has in play: it invites (19.7).
      const era = Math.max(
        0,
        steps.findIndex(({ step }) => step === 'era'),
      );
      return [steps.slice(era), steps.slice(0, era)].flatMap((some) => (some.length > 0 ? [begin(...some)] : []));
    },
    outcome: () => null,
    rounds: () => 0,
    flaws: () => [],
  });
  const facts = runner.setup({}, from.seats, { below: () => 0 });
  const start: Play<Board, SpacecorpStep> = { board: from, stack: [], begun: 0 };
  return new Tester(
    game,
    facts.reduce((play, fact) => game.evolve(play, fact), start),
    facts,
  );
};

export const given = (seats: number, ...changes: readonly Change[]) =>
  run(all(...changes)({ board: table([...SEATS.slice(0, seats)], QUIET), steps: [] }));
export type Position = ReturnType<typeof given>;

/** A table from its very first fact; lots and draws as `dice` say, the first of all where they say nothing. */
export const newTable = (seats: number, chosen: Partial<TableOptions> = {}, dice: readonly number[] = []): Position => {
  const left = [...dice];
  const facts = spacecorp.setup({ ...QUIET, ...chosen }, [...SEATS.slice(0, seats)], {
    below: () => (left.shift() ?? 1) - 1,
  });
  return new Tester(
    game,
    facts.reduce((play, fact) => game.evolve(play, fact), game.blank),
    facts,
  );
};

// ---- reading a position

export const boardOf = ({ state }: Position): Board => state.board;
export const company = ({ state }: Position, seat: Seat): Company => state.board.companies[seat];
export const spot = ({ state }: Position, site: string): Spot => state.board.sites[site];
/** The types of the cards in a hand, as it lies. */
export const handOf = (position: Position, seat: Seat): string[] => named(company(position, seat).hand);
/** The profit of all seats in their order. */
export const profits = ({ state: { board: now } }: Position): number[] =>
  now.seats.map((seat) => now.companies[seat].profit);
/** What the table is busy with now. */
export const busyWith = ({ state }: Position): SpacecorpStep['step'] | undefined => state.stack.at(-1)?.step.step;
/** The facts about the game, without the kernel's own: what a referee would have announced. */
export const toldTypes = ({ facts }: Position): string[] =>
  facts.map(({ type }) => type).filter((type) => type !== 'StepsBegan' && type !== 'StepEnded');

/** One after another: play(given(...), ['A', { type: 'IdleTurn' }], ['B', 'stay']); the facts are those of all of them. */
export const play = (from: Position, ...said: readonly [Seat, Parameters<Position['when']>[1]][]): Position => {
  let now = from;
  const facts: Position['facts'][number][] = [];
  for (const [seat, action] of said) {
    now = now.when(seat, action);
    facts.push(...now.facts);
  }
  return new Tester(game, now.state, facts);
};

/**
 * The rest of the turn, up to the next question of a step 1 or the end of the era: no contract is claimed, no team
 * transported, nobody plays an Edge, and what else is asked silence answers (19.14). The facts begin with those of `from`.
 */
export const restOfTurn = (from: Position): Position => {
  let now = from;
  const facts = [...from.facts];
  while (now.asked().length > 0 && busyWith(now) !== 'action' && busyWith(now) !== 'legacyChoice') {
    const [seat] = now.asked();
    const declined = now.offered(seat).includes('ClaimContracts')
      ? ({ type: 'ClaimContracts', rows: [] } as const)
      : now.offered(seat).includes('StayPut')
        ? ({ type: 'StayPut' } as const)
        : now.question(seat).silent!;
    now = now.when(seat, declined);
    facts.push(...now.facts);
  }
  return new Tester(game, now.state, facts);
};

/** Everybody stays silent (19.14) until a fact of this type is told or nobody is asked; with all that was told. */
export const inSilence = (from: Position, until?: Position['facts'][number]['type']): Position => {
  let now = from;
  const facts = [...from.facts];
  for (let [seat] = now.asked(); seat !== undefined; [seat] = now.asked()) {
    now = now.when(seat, now.question(seat).silent!);
    facts.push(...now.facts);
    if (now.facts.some(({ type }) => type === until)) break;
    if (facts.length > 20000) throw new Error('silence never comes to an end');
  }
  return new Tester(game, now.state, facts);
};
