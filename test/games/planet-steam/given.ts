import { drawFrom, seededChance } from '../../../src/games/kernel/chance.js';
import { type Play } from '../../../src/games/kernel/game-of-steps.js';
import { type Seat } from '../../../src/games/kernel/game-definition.js';
import { readLine } from '../../../src/games/kernel/notation.js';
import { sampleAction } from '../../../src/games/kernel/sampling.js';
import { planetSteam } from '../../../src/games/planet-steam/index.js';
import {
  type Board,
  type Company,
  type Harvester,
  isAvailable,
  type TableOptions,
} from '../../../src/games/planet-steam/board.js';
import { cardsFor } from '../../../src/games/planet-steam/components/cards.js';
import { type Zone, ZONES } from '../../../src/games/planet-steam/components/map.js';
import { type CarrierClass, type Converter } from '../../../src/games/planet-steam/components/tables.js';
import { type Goods, type Resource } from '../../../src/games/planet-steam/components/terminal.js';
import { blank, evolve } from '../../../src/games/planet-steam/evolve.js';
import { kindOf, piecesOfKind } from '../../../src/games/planet-steam/layout-kinds.js';
import { type PlanetSteamOrder, type TradeLine, UNCONDITIONAL } from '../../../src/games/planet-steam/orders.js';
import { type PlanetSteamStep } from '../../../src/games/planet-steam/steps.js';
import { Tester } from '../tester.js';

/** Shorthand for positions, as chess has its FEN: `given(4, credits({ A: 10 }), at({ step: 'claims' }))`. */
export type Change = (play: Play<Board, PlanetSteamStep>) => Play<Board, PlanetSteamStep>;

const onBoard =
  (how: (board: Board) => Partial<Board>): Change =>
  (play) => ({ ...play, board: { ...play.board, ...how(play.board) } });

const onCompanies = (how: (company: Company, seat: Seat) => Partial<Company>): Change =>
  onBoard((board) => ({
    companies: Object.fromEntries(
      board.seats.map((seat) => [seat, { ...board.companies[seat], ...how(board.companies[seat], seat) }]),
    ),
  }));

const SEATS = 'ABCDE';

/** A table for n seats, laid out by chapter 2 in round 1, with A as the opener; then the changes in their order. */
export const given = (seats: number, ...changes: readonly Change[]) => {
  const board = evolve(blank, { type: 'TableLaid', seats: [...SEATS.slice(0, seats)], options: blank.options });
  const start: Play<Board, PlanetSteamStep> = { board: { ...board, opener: 'A', round: 1 }, stack: [], begun: 0 };
  return new Tester(
    planetSteam,
    changes.reduce((play, change) => change(play), start),
  );
};

/** Options of the table. Put it first: it lays the table anew. */
export const options = (chosen: Partial<TableOptions>): Change =>
  onBoard((board) => ({
    ...evolve(blank, { type: 'TableLaid', seats: board.seats, options: { ...blank.options, ...chosen } }),
    opener: board.opener,
    round: board.round,
  }));

export const round = (n: number): Change => onBoard(() => ({ round: n }));
export const opener = (seat: Seat): Change => onBoard(() => ({ opener: seat }));
export const credits = (of: Readonly<Record<Seat, number>>): Change =>
  onCompanies((company, seat) => ({ credits: of[seat] ?? company.credits }));
export const goods = (of: Readonly<Record<Seat, Partial<Goods>>>): Change =>
  onCompanies((company, seat) => ({ goods: { ...company.goods, ...of[seat] } }));
export const carriers = (of: Readonly<Record<Seat, Partial<Record<Resource, CarrierClass>>>>): Change =>
  onCompanies((company, seat) => ({ carriers: { ...company.carriers, ...of[seat] } }));
export const licences =
  (of: Readonly<Record<Seat, number>>): Change =>
  (play) => {
    const given = Object.values(of).reduce((a, b) => a + b, 0);
    const held = onCompanies((company, seat) => ({ licences: of[seat] ?? company.licences }))(play);
    return onBoard((board) => ({ reserve: { ...board.reserve, licences: board.reserve.licences - given } }))(held);
  };
export const luxuries = (of: Readonly<Record<Seat, number>>): Change =>
  onCompanies((company, seat) => ({ luxuries: of[seat] ?? company.luxuries }));
export const markersLeft = (of: Readonly<Record<Seat, number>>): Change =>
  onCompanies((company, seat) => ({ claims: of[seat] ?? company.claims }));
/** Who holds which card, by its place in the set: 'BADC' gives the first card to B, the second to A, ... */
export const cards = (holders: string): Change =>
  onCompanies((_company, seat) => ({
    card: holders.includes(seat) ? cardsFor(holders.length)[holders.indexOf(seat)].id : null,
  }));
/** One card for one seat: card('A', 'venturer'). */
export const card = (who: Seat, id: string): Change =>
  onCompanies((company, seat) => ({ card: seat === who ? id : company.card }));
export const price = (of: Partial<Goods>): Change => onBoard((board) => ({ price: { ...board.price, ...of } }));
export const supply = (of: Partial<Goods>): Change => onBoard((board) => ({ supply: { ...board.supply, ...of } }));
export const market = (n: number): Change => onBoard(() => ({ market: n }));
export const box = (...resources: readonly Resource[]): Change => onBoard(() => ({ box: resources }));
export const airship = (dock: number): Change => onBoard(() => ({ airship: dock }));
export const named = (zone: Zone): Change => onBoard(() => ({ named: zone }));
export const reserve = (of: Partial<Board['reserve']>): Change =>
  onBoard((board) => ({ reserve: { ...board.reserve, ...of } }));
export const independent = (holder: Seat, bid = 5, term = 1): Change =>
  onBoard(() => ({ independent: { holder, bid, term } }));

/** The whole map anew: claims({ A: 'a1 a2', neutral: 'c4' }). */
export const claims = (of: Readonly<Record<string, string>>): Change =>
  onBoard(() => ({
    claimed: Object.fromEntries(
      Object.entries(of).flatMap(([owner, zones]) =>
        zones
          .split(' ')
          .filter(Boolean)
          .map((zone) => [zone, owner]),
      ),
    ),
  }));
/** Every available zone that is not claimed yet gets this owner. */
export const allOthersClaimedBy = (owner: string, zones: readonly Zone[]): Change =>
  onBoard((board) => ({ claimed: { ...Object.fromEntries(zones.map((zone) => [zone, owner])), ...board.claimed } }));

/** Harvesters, with the claim under them: harvesters('A', 'b2=ore+ b3=plain'); `!` behind a kind lays it down. */
export const harvesters = (owner: Seat, layout: string): Change =>
  onBoard((board) => {
    const placed = layout.split(' ').map((one): [Zone, Harvester] => {
      const [zone, kind] = one.split('=');
      const down = kind.endsWith('!');
      return [zone, { owner, ...piecesOfKind(down ? kind.slice(0, -1) : kind)!, down }];
    });
    const count = (what: (machine: Harvester) => boolean): number =>
      placed.filter(([, machine]) => what(machine)).length;
    const { reserve: left } = board;
    const used = (kind: Converter): number => left[kind] - count(({ converter }) => converter === kind);
    return {
      harvesters: { ...board.harvesters, ...Object.fromEntries(placed) },
      claimed: { ...board.claimed, ...Object.fromEntries(placed.map(([zone]) => [zone, owner])) },
      reserve: {
        ...left,
        harvesters: left.harvesters - placed.length,
        superchargers: left.superchargers - count(({ supercharger }) => supercharger),
        quartz: used('quartz'),
        ore: used('ore'),
        energy: used('energy'),
      },
    };
  });

/** What the table is busy with: the first step is the one on top. */
export const at =
  (...steps: readonly PlanetSteamStep[]): Change =>
  (play) =>
    planetSteam.evolve(play, { type: 'StepsBegan', steps });

/** Lets everything happen that happens by itself: for steps that ask nobody, behind a first answer. */
export const boardOf = (tester: { state: Play<Board, PlanetSteamStep> }): Board => tester.state.board;
export const company = (tester: { state: Play<Board, PlanetSteamStep> }, seat: Seat): Company =>
  tester.state.board.companies[seat];

/**
 * For steps that ask nobody: A passes on certificates first, and then they run by themselves.
 * `given(4, ..., running({ step: 'finalPhase' }))` is the position, `letRun(position)` what comes of it.
 */
export const running = (...steps: readonly PlanetSteamStep[]): Change =>
  at({ step: 'certificateTurn', seat: 'A' }, ...steps);
export const letRun = (position: ReturnType<typeof given>): ReturnType<typeof given> =>
  position.when('A', { type: 'PassCertificates' });

export type Position = ReturnType<typeof given>;

/** A table from its very first fact, with the dice of 2.8. */
export const newTable = (seats: number, dice: readonly number[], chosen: Partial<TableOptions> = {}): Position => {
  const left = [...dice];
  const below = (): number => {
    if (left.length === 0) throw new Error('more dice were rolled than the test scripted');
    return left.shift()! - 1;
  };
  const facts = planetSteam.setup({ ...blank.options, ...chosen }, [...SEATS.slice(0, seats)], { below });
  if (left.length > 0) throw new Error(`${left.length} scripted dice were never rolled`);
  return new Tester(
    planetSteam,
    facts.reduce((play, fact) => planetSteam.evolve(play, fact), planetSteam.blank),
    facts,
  );
};

/** Typed lines one after another: play(given(4, ...), 'A: bid 20', 'B: pass'). */
export const play = (from: Position, ...lines: readonly string[]): Position =>
  lines.reduce((now, line) => now.when(line[0], line.slice(2).trim()), from);

/** Everybody stays silent (16.15) until nobody is asked or a fact of this type is told; with all that was told. */
export const inSilence = (from: Position, until?: string): Position => {
  let now = from;
  const told = [...from.facts];
  for (let seat = now.asked()[0]; seat !== undefined; seat = now.asked()[0]) {
    now = now.when(seat, now.question(seat).silent!);
    told.push(...now.facts);
    if (now.facts.some(({ type }) => type === until)) break;
    if (told.length > 5000) throw new Error('silence never comes to an end');
  }
  return new Tester(planetSteam, now.state, told);
};

/** What the table is busy with now. */
export const busyWith = (position: Position): string | undefined => position.state.stack.at(-1)?.step.step;

/** Every available zone gets an owner, but for the free and the neutral ones. */
export const allClaimedBut = (free: string, owner: string, neutral = ''): Change =>
  onBoard((board) => ({
    claimed: Object.fromEntries(
      ZONES.filter((zone) => isAvailable(board, zone) && !free.split(' ').includes(zone)).map((zone) => [
        zone,
        neutral.split(' ').includes(zone) ? 'neutral' : owner,
      ]),
    ),
  }));

/** What a seat has paid between two positions; what it has gained is negative. */
export const spent = (before: Position, after: Position, seat: Seat = 'A'): Record<string, number> => {
  const holding = (position: Position) => ({
    credits: company(position, seat).credits,
    ...company(position, seat).goods,
  });
  const [had, has] = [holding(before), holding(after)];
  const paid = Object.keys(had).map(
    (what) => [what, had[what as keyof typeof had] - has[what as keyof typeof has]] as const,
  );
  return Object.fromEntries(paid.filter(([, n]) => n !== 0));
};

/** All harvesters as a layout says them: 'a1=ore+ a2=plain'. */
export const machinesOn = (position: Position): string =>
  Object.entries(boardOf(position).harvesters)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([zone, machine]) => `${zone}=${kindOf(machine)}`)
    .join(' ');

export const manipulator = (seat: Seat): Change => onBoard(() => ({ manipulator: seat }));
export const markers = (of: Board['markers']): Change => onBoard(() => ({ markers: of }));
export const riverNeutrals = (count: number): Change => onBoard(() => ({ riverNeutrals: count }));

/** An order as its seat types it at this position. */
export const orderOf = (position: Position, seat: Seat, line: string): PlanetSteamOrder => {
  const offers = planetSteam.orders(position.view(seat), seat);
  const read = readLine<PlanetSteamOrder>(planetSteam.words, line, [
    { id: '', seat, about: { say: '' }, offers, waits: false },
  ]);
  if ('problem' in read) throw new Error(`${line}: ${JSON.stringify(read)}`);
  return read.action;
};

/** Lets typed standing orders answer what they can: obeying(position, { A: ['max 10'] }). */
export const obeying = (position: Position, lines: Readonly<Record<Seat, readonly string[]>>): Position =>
  position.ordered(
    Object.fromEntries(
      Object.entries(lines).map(([seat, all]) => [seat, all.map((line) => orderOf(position, seat, line))]),
    ),
  );

/** A whole game of seats that answer anything at all: every fact, with the board before and after it. */
export const randomGame = (
  seats: number,
  seed: number,
  chosen: Partial<TableOptions> = {},
): { before: Board; fact: Position['facts'][number]; after: Board }[] => {
  const chance = seededChance(seed);
  const told: ReturnType<typeof randomGame> = [];
  let now = planetSteam.blank;
  const tell = (facts: Position['facts']): void => {
    for (const fact of facts) {
      const next = planetSteam.evolve(now, fact);
      told.push({ before: now.board, fact, after: next.board });
      now = next;
    }
  };
  tell(planetSteam.setup({ ...blank.options, ...chosen }, [...SEATS.slice(0, seats)], chance));
  for (let [open] = planetSteam.questions(now); open !== undefined; [open] = planetSteam.questions(now)) {
    const action = sampleAction(drawFrom(chance, open.offers), open.lists ?? {}, chance);
    const decision = planetSteam.decide(now, { question: open.id, seat: open.seat, action }, chance);
    if (!('facts' in decision)) throw new Error(JSON.stringify({ action, decision }));
    tell(decision.facts);
  }
  return told;
};

/** A line of a trade plan, given in round 1 for this round, without conditions but those named. */
export const tradeLine = (resource: Resource, trade: TradeLine['trade'], more: Partial<TradeLine> = {}): TradeLine => ({
  type: 'TradeLine',
  resource,
  round: 1,
  lasts: 'round',
  trade,
  ...UNCONDITIONAL,
  ...more,
});
