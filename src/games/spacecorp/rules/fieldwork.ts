import {
  type InputValue,
  isRefusal,
  type Offer,
  type Option,
  type Refusal,
  refuse,
  type Seat,
} from '../../kernel/game-definition.js';
import { become, ended } from '../../kernel/game-of-steps.js';
import { type SpacecorpAction } from '../actions.js';
import {
  type Board,
  boardOf,
  canAct,
  coloniesOf,
  hasBase,
  isTriggered,
  ownerAt,
  owns,
  siteOn,
  type Table,
  tileOf,
} from '../board.js';
import { waysFrom } from '../components/distances.js';
import { type Requirement } from '../components/effects.js';
import { type BaseType, BASE_TYPES } from '../components/kinds.js';
import { type Components, type SiteId } from '../components/types.js';
import {
  type AnyFact,
  offer,
  oneOf,
  siteOption,
  someOf,
  seatOption,
  type Story,
  story,
  type Wanted,
} from '../offers.js';
import { type Again, type SpacecorpStep } from '../steps.js';
import { cheapest } from './cheapest.js';
import { gain } from './drawing.js';
import { type Application, asInputs, boostChoices, payAgain, payFor, payInputs, penaltyFor } from './payment.js';
import { NO_PAY, payOf } from './value.js';

/** Chapters 6, 7 and 8: Move, Explore and Build, done once or, with a Time card, twice. */
type Lists = Readonly<Record<string, readonly Option[]>>;
type Asked = { readonly again: Again | null; readonly lists: Lists };

const teamAt = (board: Table, seat: Seat, team: number): SiteId => board.companies[seat].teams[team - 1].at!;

// ---- Move

/** 6.3: who allows the Move by a base: nobody is needed, one of these opponents, or it is impossible. */
const viaFor = (box: Components, board: Table, seat: Seat, from: SiteId, to: SiteId): 'own' | Seat[] => {
  if (hasBase(box, board, seat, from) || hasBase(box, board, seat, to)) return 'own';
  if (isTriggered(board)) return [];
  return [...new Set([ownerAt(board, from), ownerAt(board, to)])].filter((owner) => owner !== null);
};

/** 15.6 */
const mayEnterSpur = (box: Components, board: Table, seat: Seat, from: SiteId, to: SiteId): boolean => {
  const start = siteOn(box, board, from).region;
  const spur = siteOn(box, board, to).region;
  return (
    boardOf(box, board).borders.some(({ between }) => between.includes(start) && between.includes(spur)) &&
    coloniesOf(board, seat).some(({ region }) => region === start)
  );
};

interface Target {
  readonly to: SiteId;
  readonly distance: number;
  readonly radiation: boolean;
  readonly via: 'own' | Seat[];
}
const targetsOf = (box: Components, board: Table, seat: Seat, team: number): Target[] => {
  const from = teamAt(board, seat, team);
  return [...waysFrom(box, board.era!, from)].flatMap(([to, { distance, radiation }]): Target[] => {
    if (siteOn(box, board, to).kind === 'spur' && !mayEnterSpur(box, board, seat, from, to)) return [];
    const via = viaFor(box, board, seat, from, to);
    return via !== 'own' && via.length === 0 ? [] : [{ to, distance, radiation, via }];
  });
};

const proposal = (
  box: Components,
  board: Board,
  seat: Seat,
  app: Omit<Application, 'via'>,
  { again }: Asked,
  time: 'maybe' | 'twice',
) => {
  const boosts = boostChoices(box, board, seat, app.kind, app.site);
  const penalty = app.radiation && !app.shieldedItself && !again?.penaltyPaid ? penaltyFor(box, board) : null;
  if (again === null) {
    const profit = box.figures.profitSpent[board.era!];
    return cheapest(box, board, seat, app.kind, { need: app.need, boosts, penalty, time, profit });
  }
  const purse = board.companies[seat].profit;
  for (const boost of boosts) {
    if (again.portsOnly && !boost.doubles) continue;
    const worth = (again.adds + boost.adds) * again.times * boost.times;
    const short = Math.max(0, app.need - worth);
    const fine = penalty === null || again.shielded || boost.shielded ? 0 : penalty;
    if (short <= again.profitLeft && (short === 0 || short < worth) && short + fine <= purse)
      return { ...NO_PAY, bases: boost.used, profit: short };
  }
  return null;
};

const inputsFor = (
  box: Components,
  board: Board,
  seat: Seat,
  kind: Application['kind'],
  site: SiteId,
  asked: Asked,
) => {
  if (asked.again === null) return payInputs(box, board, seat, kind, asked.lists, site);
  const all = payInputs(
    box,
    board,
    seat,
    kind,
    { [`${kind}.hq`]: [], [`${kind}.faces`]: [], [`${kind}.infra`]: [] },
    site,
  );
  return Object.fromEntries(Object.entries(all).filter(([field]) => field === 'bases' || field === 'profit'));
};

const hasTwice = (inputs: object): boolean => Object.hasOwn(inputs, 'time');

const moveOffer = (
  box: Components,
  board: Board,
  seat: Seat,
  team: number,
  asked: Asked,
): Offer<SpacecorpAction> | null => {
  const from = teamAt(board, seat, team);
  const pays = inputsFor(box, board, seat, 'move', from, asked);
  const examples: Record<string, InputValue>[] = [];
  const reached: Option[] = [];
  const vias = new Set<Seat>();
  const others = board.companies[seat].teams.some((one, i) => i + 1 !== team && canAct(box, board, one));
  for (const { to, distance, radiation, via } of targetsOf(box, board, seat, team)) {
    const app = { kind: 'move' as const, team, site: from, need: distance, radiation, shieldedItself: false };
    const pay = proposal(box, board, seat, app, asked, 'maybe');
    if (!pay) continue;
    reached.push({ ...siteOption(to), warning: { say: 'wayNote', distance, radiation } });
    if (via !== 'own') via.forEach((one) => vias.add(one));
    examples.push({ to, ...asInputs(pays, pay), ...(via === 'own' ? {} : { via: [via[0]] }) });
    if (hasTwice(pays) && others && examples.length < 8) {
      const twice = proposal(box, board, seat, app, asked, 'twice');
      if (twice) examples.push({ to, ...asInputs(pays, twice), ...(via === 'own' ? {} : { via: [via[0]] }) });
    }
  }
  if (reached.length === 0) return null;
  const whole = vias.size > 0 ? examples.map((one) => ({ via: [], ...one })) : examples;
  return offer('MoveTeam', '6.1', {
    fixed: { team },
    values: { from },
    inputs: {
      to: oneOf(reached),
      ...pays,
      ...(vias.size > 0 ? { via: someOf([...vias].map(seatOption), 0, 1, { preset: [] }) } : {}),
    },
    refs: [`team:${seat}/${team}`, ...reached.map(({ ref }) => ref!)],
    examples: whole,
  });
};

// ---- Explore

/** 7.1, 7.2 */
export const mayExplore = (box: Components, board: Table, site: SiteId): Refusal | null =>
  siteOn(box, board, site).explore === null
    ? refuse('7.2', 'why.notExplorable', { site })
    : !board.sites[site].tiles.includes(null)
      ? refuse('7.1', 'why.explored', { site })
      : null;

const exploreOffer = (box: Components, board: Board, seat: Seat, team: number, asked: Asked) => {
  const site = teamAt(board, seat, team);
  if (mayExplore(box, board, site)) return null;
  const need = siteOn(box, board, site).explore!;
  const pays = inputsFor(box, board, seat, 'explore', site, asked);
  const app = { kind: 'explore' as const, team, site, need, radiation: false, shieldedItself: false };
  const pay = proposal(box, board, seat, app, asked, 'maybe');
  if (!pay) return null;
  const twice =
    hasTwice(pays) && secondTeams(box, board, seat, team) ? proposal(box, board, seat, app, asked, 'twice') : null;
  return offer('ExploreSite', '7.1', {
    fixed: { team },
    values: { site, need },
    inputs: pays,
    refs: [`team:${seat}/${team}`, `site:${site}`],
    examples: [pay, ...(twice ? [twice] : [])].map((one) => asInputs(pays, one)),
  });
};
const secondTeams = (box: Components, board: Table, seat: Seat, team: number): boolean =>
  board.companies[seat].teams.some((one, i) => i + 1 !== team && canAct(box, board, one));

// ---- Build

/** 8.4 */
const meets = (box: Components, board: Table, site: SiteId, at: number, requirement: Requirement): boolean => {
  const { kind, gravity } = siteOn(box, board, site);
  const id = board.sites[site].tiles[at];
  const tile = id ? tileOf(box, id) : null;
  switch (requirement.kind) {
    case 'nothing':
      return true;
    case 'lagrange':
      return kind === 'lagrange';
    case 'noGravity':
      return gravity === 0;
    case 'tileWith':
      return (
        tile !== null &&
        requirement.anyOf.some((sign) =>
          sign === 'P' ? tile.p !== null : sign === 'Col' ? tile.col > 0 : tile.icons.includes(sign),
        )
      );
    case 'tileWithout':
      return tile !== null && !tile.icons.some((icon) => requirement.noneOf.includes(icon));
  }
};

export const typesFor = (box: Components, board: Table, seat: Seat, site: SiteId, at: number): BaseType[] =>
  BASE_TYPES.filter((type) => {
    const requirement = box.bases[type].requirement[board.era!];
    return board.companies[seat].stock[type] > 0 && requirement !== null && meets(box, board, site, at, requirement);
  });

/** 8.2, 14.21 */
export const buildCost = (box: Components, board: Table, seat: Seat, site: SiteId): number => {
  const ignores = owns(box, board.companies[seat], 'ignoresDearTiles');
  const numbers = board.sites[site].tiles.map((tile) => (tile ? tileOf(box, tile).base : 0));
  const sum = numbers.reduce((all, n) => all + (ignores ? Math.min(0, n) : n), 0);
  return Math.max(0, siteOn(box, board, site).build! + sum);
};

const buildsAtIntros = ({ effects }: Components['progress'][number]): boolean =>
  effects.some(({ kind }) => kind === 'buildsAtIntros');

/** 8.1, 8.3, 8.4, 15.14 */
export const mayBuild = (box: Components, board: Table, seat: Seat, site: SiteId): Refusal | null => {
  const { build } = siteOn(box, board, site);
  const { tiles, bases } = board.sites[site];
  if (build === null) return refuse('8.3', 'why.noBuildCost', { site });
  if (bases.some((base) => base !== null)) return refuse('8.1', 'why.hasBase', { site });
  if (tiles.includes(null)) return refuse('8.1', 'why.unexplored', { site });
  const intros = tiles.some((tile) => tile !== null && tileOf(box, tile).rule === 'intros');
  if (intros && !owns(box, board.companies[seat], 'buildsAtIntros'))
    return refuse('15.14', 'why.intros', { site, titles: box.progress.filter(buildsAtIntros).map(({ id }) => id) });
  const choices = bases.map((_base, at) => typesFor(box, board, seat, site, at));
  return typesTogether(choices, board.companies[seat].stock) ? null : refuse('8.4', 'why.noTypeFits', { site });
};

const baseOption = (type: BaseType): Option => ({ id: type, label: { say: `base.${type}` } });
const FIELDS = ['base1', 'base2', 'base3'] as const;

/** One choice of types for the boxes of a site that the stock allows. */
const typesTogether = (
  choices: readonly (readonly BaseType[])[],
  stock: Readonly<Record<BaseType, number>>,
): BaseType[] | null => {
  const [first, ...rest] = choices;
  if (first === undefined) return [];
  for (const type of first) {
    if (stock[type] === 0) continue;
    const others = typesTogether(rest, { ...stock, [type]: stock[type] - 1 });
    if (others) return [type, ...others];
  }
  return null;
};

const buildOffer = (box: Components, board: Board, seat: Seat, team: number, asked: Asked) => {
  const site = teamAt(board, seat, team);
  if (mayBuild(box, board, seat, site)) return null;
  const { stock } = board.companies[seat];
  const choices = board.sites[site].bases.map((_base, at) => typesFor(box, board, seat, site, at));
  const need = buildCost(box, board, seat, site);
  const radiation = boardOf(box, board).regions.find(({ id }) => id === siteOn(box, board, site).region)!.radiation;
  const pays = inputsFor(box, board, seat, 'build', site, asked);
  const shields = (type: BaseType): boolean =>
    box.bases[type].effects[board.era!].some(({ kind }) => kind === 'shieldsRegion');
  const examples: Record<string, InputValue>[] = [];
  // An example for each type in each box, as far as the stock reaches.
  choices.forEach((types, at) =>
    types.forEach((type) => {
      const together = typesTogether(
        choices.map((all, i) => (i === at ? [type] : all)),
        stock,
      );
      if (!together) return;
      const app = { kind: 'build' as const, team, site, need, radiation, shieldedItself: together.some(shields) };
      const named = Object.fromEntries(together.map((one, i) => [FIELDS[i], one]));
      const pay = proposal(box, board, seat, app, asked, 'maybe');
      if (pay) examples.push({ ...named, ...asInputs(pays, pay) });
      if (hasTwice(pays) && secondTeams(box, board, seat, team)) {
        const twice = proposal(box, board, seat, app, asked, 'twice');
        if (twice) examples.push({ ...named, ...asInputs(pays, twice) });
      }
    }),
  );
  if (examples.length === 0) return null;
  return offer('BuildBases', '8.1', {
    fixed: { team },
    values: { site, need },
    inputs: {
      ...Object.fromEntries(choices.map((types, i) => [FIELDS[i], oneOf(types.map(baseOption))])),
      ...pays,
    },
    refs: [`team:${seat}/${team}`, `site:${site}`],
    examples,
    variant: String(choices.length),
  });
};

// ---- offering and doing

export const fieldOffers = (
  box: Components,
  board: Board,
  seat: Seat,
  kind: Application['kind'],
  asked: Asked,
): Offer<SpacecorpAction>[] => {
  const make = { move: moveOffer, explore: exploreOffer, build: buildOffer }[kind];
  return board.companies[seat].teams.flatMap((team, i) => {
    if (!canAct(box, board, team) || i + 1 === asked.again?.firstTeam) return [];
    if (asked.again?.portsOnly && !boostChoices(box, board, seat, kind, team.at!).some(({ doubles }) => doubles))
      return [];
    const made = make(box, board, seat, i + 1, asked);
    return made ? [made] : [];
  });
};

type FieldAction = Wanted<'MoveTeam'> | Wanted<'ExploreSite'> | Wanted<'BuildBases'>;

const applicationOf = (box: Components, board: Board, seat: Seat, action: FieldAction): Application | Refusal => {
  const { team } = action;
  const site = teamAt(board, seat, team);
  switch (action.type) {
    case 'MoveTeam': {
      const { distance, radiation, via } = targetsOf(box, board, seat, team).find(({ to }) => to === action.to)!;
      const named = action.via?.[0];
      if (named !== undefined && via !== 'own' && !via.includes(named)) return refuse('6.3b', 'why.noBaseOf');
      if (named === undefined && via !== 'own' && via.length > 1) return refuse('6.3b', 'why.whoseBase');
      const used = via === 'own' ? null : (named ?? via[0]);
      return { kind: 'move', team, site, to: action.to, need: distance, radiation, shieldedItself: false, via: used };
    }
    case 'ExploreSite':
      return {
        kind: 'explore',
        team,
        site,
        need: siteOn(box, board, site).explore!,
        radiation: false,
        shieldedItself: false,
        via: null,
      };
    case 'BuildBases': {
      const types = basesWanted(action);
      const { stock } = board.companies[seat];
      if (types.some((type) => types.filter((other) => other === type).length > stock[type]))
        return refuse('1.3', 'why.noBaseLeft');
      const region = siteOn(box, board, site).region;
      return {
        kind: 'build',
        team,
        site,
        need: buildCost(box, board, seat, site),
        radiation: boardOf(box, board).regions.find(({ id }) => id === region)!.radiation,
        shieldedItself: types.some((type) =>
          box.bases[type].effects[board.era!].some(({ kind }) => kind === 'shieldsRegion'),
        ),
        via: null,
      };
    }
  }
};

const basesWanted = (action: Wanted<'BuildBases'>): BaseType[] =>
  FIELDS.map((field) => action[field]).filter((type) => type !== undefined);

/** Pays and does one application; with `again` it is the second. */
export const fieldFacts = (
  box: Components,
  board: Board,
  seat: Seat,
  action: FieldAction,
  again: Again | null,
): readonly AnyFact[] | Refusal => {
  const app = applicationOf(box, board, seat, action);
  if (isRefusal(app)) return app;
  const told = story(box, board);
  const pay = payOf(action);
  let next: Again | null = null;
  if (again === null) {
    const paid = payFor(box, told, seat, app, pay);
    if ('why' in paid) return paid;
    next = paid.again;
  } else {
    const wrong = payAgain(box, told, seat, app, again, pay);
    if (wrong) return wrong;
  }
  const after = doField(box, told, seat, action, app.site, app.need);
  const steps: SpacecorpStep[] = [...after, ...(next ? [{ step: 'secondApplication' as const, seat, ...next }] : [])];
  told.then(steps.length > 0 ? become(...steps) : ended);
  return told.facts;
};

const doField = (
  box: Components,
  told: Story,
  seat: Seat,
  action: FieldAction,
  site: SiteId,
  distance: number,
): SpacecorpStep[] => {
  const { team } = action;
  switch (action.type) {
    case 'MoveTeam':
      moved(box, told, seat, team, site, action.to, distance);
      return [];
    case 'ExploreSite':
      return [{ step: 'tilePlacing', seat, site, team }];
    case 'BuildBases': {
      const { claim } = told.board.sites[site];
      const types = basesWanted(action);
      types.forEach((base, at) => told.tell({ type: 'BaseBuilt', seat, team, site, box: at, base }));
      if (claim && claim.seat !== seat) gain(told, claim.seat, box.figures.claimCompensation, 'claim');
      return types.map((_type, at) => ({ step: 'baseBenefit', seat, site, box: at }));
    }
  }
};

/** 6.7, 15.5, 15.7, 14.19 */
const moved = (
  box: Components,
  told: Story,
  seat: Seat,
  team: number,
  from: SiteId,
  to: SiteId,
  distance: number,
): void => {
  const { board } = told;
  const { kind } = siteOn(box, board, to);
  const skip = owns(box, board.companies[seat], 'skipsTrack') ? 1 : 0;
  const track = kind === 'star' ? box.figures.trackBoxes - skip : 0;
  const occupied = board.seats.some((one) => board.companies[one].teams.some(({ at }) => at === to));
  const spur = kind !== 'spur' ? 0 : !board.spurEntered ? box.figures.spurFirst : occupied ? 0 : box.figures.spurLater;
  told.tell({ type: 'TeamMoved', seat, team, from, to, distance, track });
  const [marker] = board.beyondLeft;
  if (kind === 'beyond' && marker !== undefined) told.tell({ type: 'BeyondTaken', seat, marker });
  gain(told, seat, spur, 'spur');
};
