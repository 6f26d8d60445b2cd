import {
  type InputValue,
  type Offer,
  type Option,
  type Refusal,
  refuse,
  type Seat,
} from '../../kernel/game-definition.js';
import { become, ended } from '../../kernel/game-of-steps.js';
import { COLONY_SOURCES, type ColonySource, type Pay, type SpacecorpAction } from '../actions.js';
import {
  basesAt,
  basesOf,
  type Board,
  boardOf,
  colOf,
  coloniesOf,
  colonyOf,
  countOfKind,
  hasEffect,
  othersOf,
  owns,
  siteOn,
  type Table,
  titleOf,
} from '../board.js';
import { nearby } from '../components/distances.js';
import { type Counted } from '../components/effects.js';
import { type ColonyId, type Components, type SiteId } from '../components/types.js';
import {
  type AnyFact,
  type Chapter,
  offer,
  oneOf,
  rowOption,
  someOf,
  type Story,
  story,
  type Wanted,
} from '../offers.js';
import { type SpacecorpStep } from '../steps.js';
import { openRows, sideOf } from './contracts.js';
import { gain } from './drawing.js';
import { asInputs, payInputs, paySimply } from './payment.js';
import { NO_PAY, payOf } from './value.js';
import { waysToPay } from './cheapest.js';

/** Chapter 16. */
type Lists = Readonly<Record<string, readonly Option[]>>;

/** 16.1 */
export const colonizable = (box: Components, board: Table, seat: Seat): SiteId[] =>
  Object.keys(board.sites).filter(
    (site) =>
      board.sites[site].bases.every((base) => base?.owner === seat) &&
      !board.founded.some(({ region }) => region === siteOn(box, board, site).region),
  );

/** 16.4: the points that are counted unasked. */
export const pointsAt = (box: Components, board: Table, seat: Seat, site: SiteId): number => {
  const { region } = siteOn(box, board, site);
  const near = nearby(box).get(region)!;
  const bases = basesAt(board, site);
  return (
    colOf(box, board, site) +
    (coloniesOf(board, seat).some((colony) => near.has(colony.region)) ? 1 : 0) +
    (bases.some(({ type }) => hasEffect(box, board, type, 'colonyPoint')) ? 1 : 0) +
    (bases.length >= 2 ? 1 : 0) +
    (owns(box, board.companies[seat], 'colonyPoint') ? 1 : 0)
  );
};

const buildNeeded = (box: Components, board: Table, site: SiteId): number =>
  siteOn(box, board, site).multiStar ? box.figures.colonizeBuildMultiStar : box.figures.colonizeBuild;

const teamThere = (board: Table, seat: Seat, site: SiteId): number =>
  board.companies[seat].teams.findIndex(({ at, track }) => at === site && track === 0) + 1;

/** Only Infra and cards (16.4b): what progress cards add is left out of the sum, the second HQ of 14.20 is not. */
const barePay = (box: Components, board: Board, seat: Seat, need: number): Pay | null => {
  const bare = withoutProgress(box, board, seat);
  return waysToPay(box, bare, seat, 'build').find(({ adds, times }) => adds * times >= need)?.pay ?? null;
};
const bareBoards = new WeakMap<Board, Map<Seat, Board>>();
const withoutProgress = (box: Components, board: Board, seat: Seat): Board => {
  const known = bareBoards.get(board) ?? new Map<Seat, Board>();
  bareBoards.set(board, known);
  const found = known.get(seat) ?? {
    ...board,
    companies: {
      ...board.companies,
      [seat]: {
        ...board.companies[seat],
        progress: board.companies[seat].progress.filter((id) =>
          titleOf(box, id).effects.every(({ kind }) => kind === 'usesInfra'),
        ),
      },
    },
  };
  known.set(seat, found);
  return found;
};

export const colonizeOffers = (box: Components, board: Board, seat: Seat, lists: Lists): Offer<SpacecorpAction>[] =>
  colonizable(box, board, seat)
    .filter((site) => siteOn(box, board, site).kind === 'star')
    .flatMap((site): Offer<SpacecorpAction>[] => {
      const points = pointsAt(box, board, seat, site);
      const bare = barePay(box, board, seat, buildNeeded(box, board, site));
      const possible: ColonySource[] = COLONY_SOURCES.filter((source) =>
        source === 'team'
          ? teamThere(board, seat, site) > 0
          : source === 'profit'
            ? board.companies[seat].profit >= box.figures.colonizeProfit
            : bare !== null,
      );
      const reached = board.coloniesLeft.filter((id) => colonyOf(box, id).value <= points + possible.length);
      if (reached.length === 0) return [];
      const inputs = payInputs(box, board, seat, 'build', lists, null);
      const { profit: _none, ...pays } = inputs;
      const example = (id: ColonyId): Record<string, InputValue> => {
        // A hidden card is dearer than 5 profit, a team dearest.
        const missing = Math.max(0, colonyOf(box, id).value - points);
        const order: ColonySource[] = ['build', 'profit', 'team'];
        const sources = order.filter((source) => possible.includes(source)).slice(0, missing);
        return { colony: id, sources, ...asInputs(pays, sources.includes('build') ? bare! : NO_PAY) };
      };
      return [
        offer('Colonize', '16.1', {
          fixed: { region: site },
          values: { points },
          inputs: {
            colony: oneOf(reached.map((id) => ({ id, label: { say: 'colonyNo', colony: id }, ref: `colony:${id}` }))),
            sources: someOf(
              possible.map((id) => ({ id, label: { say: `source.${id}` } })),
              0,
              possible.length,
              { preset: [] },
            ),
            ...pays,
          },
          refs: [`site:${site}`],
          examples: reached.map(example),
        }),
      ];
    });

export const colonizeFacts = (
  box: Components,
  board: Board,
  seat: Seat,
  action: Wanted<'Colonize'>,
): readonly AnyFact[] | Refusal => {
  const site = action.region;
  const told = story(box, board);
  const pay = payOf(action);
  const { value } = colonyOf(box, action.colony);
  const points = pointsAt(box, board, seat, site) + action.sources.length;
  if (points < value) return refuse('16.3', 'why.points', { points, value });
  const spent = action.sources.includes('profit') ? box.figures.colonizeProfit : 0;
  const pays = pay.hq.length + pay.faces.length + pay.edge.length > 0;
  if (action.sources.includes('build')) {
    const verdict = paySimply(box, withoutProgress(box, board, seat), seat, 'build', pay);
    if ('why' in verdict) return verdict;
    const need = buildNeeded(box, board, site);
    if (verdict.worth < need) return refuse('16.4', 'why.short', { need, worth: verdict.worth });
    const { worth, cards, rewards, shown } = verdict;
    told.tell({
      type: 'ActionPaid',
      seat,
      kind: 'colonize',
      hq: pay.hq,
      cards,
      edge: pay.edge[0] ?? null,
      value: worth,
      spent: 0,
      penalty: 0,
      rewards,
      shown,
    });
  } else if (pays) return refuse('16.4', 'why.payForNothing');
  if (action.sources.includes('team'))
    told.tell({ type: 'TeamRetired', seat, team: teamThere(board, seat, site), site });
  told.tell({
    type: 'ColonyFounded',
    seat,
    region: siteOn(box, board, site).region,
    colony: action.colony,
    points,
    spent,
  });
  for (const { colony } of coloniesOf(told.board, seat)) {
    const effect = box.colonyEffects[colonyOf(box, colony).effect];
    if (effect.kind === 'whenYouColonize')
      gain(told, seat, effect.gain === 'ownColonies' ? coloniesOf(told.board, seat).length : effect.gain, 'colony');
  }
  for (const other of othersOf(board, seat))
    for (const { colony } of coloniesOf(told.board, other)) {
      const effect = box.colonyEffects[colonyOf(box, colony).effect];
      if (effect.kind === 'whenOpponentColonizes') gain(told, other, effect.gain, 'colony');
    }
  const steps = atOnce(box, told, seat, action.colony);
  told.then(steps.length > 0 ? become(...steps) : ended);
  return told.facts;
};

const countOf = (box: Components, board: Table, seat: Seat, what: Counted): number => {
  const inPlay = (kind: 'adaptation' | 'breakthrough'): number =>
    board.seats.reduce((sum, one) => sum + countOfKind(box, board.companies[one], kind), 0);
  switch (what) {
    case 'breakthroughsInPlay':
      return inPlay('breakthrough');
    case 'adaptationsInPlay':
      return inPlay('adaptation');
    case 'ownProgressCards':
      return board.companies[seat].progress.length;
    case 'ownSecureSites':
      return new Set(
        basesOf(board, seat)
          .filter(({ type }) => type === 'secure')
          .map(({ site }) => site),
      ).size;
  }
};

const atOnce = (box: Components, told: Story, seat: Seat, colony: ColonyId): SpacecorpStep[] => {
  const effect = box.colonyEffects[colonyOf(box, colony).effect];
  if (effect.kind === 'atOncePer')
    gain(told, seat, Math.floor(countOf(box, told.board, seat, effect.what) / effect.each), 'colony');
  return effect.kind === 'atOnceOpenAward' ? [{ step: 'colonyBenefit', seat, colony }] : [];
};

const printedAward = (box: Components, board: Table, row: number): number =>
  box.contracts[board.era!][row - 1][sideOf(board)].award;

export const colonyChapter: Chapter<'colonyBenefit'> = (box) => ({
  /** 16.7b */
  colonyBenefit: {
    asks: ({ board, step: { seat } }) => {
      const rows = openRows(board);
      if (rows.length === 0) return [];
      const best = rows.reduce((a, b) => (printedAward(box, board, b) > printedAward(box, board, a) ? b : a));
      return [
        {
          seat,
          about: { say: 'about.turn' },
          offers: [offer('ScoreContract', '16.7b', { inputs: { row: oneOf(rows.map(rowOption)) } })],
          silent: { type: 'ScoreContract', row: String(best) },
        },
      ];
    },
    answer: ({ board, step: { seat } }, _seat, action) => [
      {
        type: 'ProfitGained',
        seat,
        profit: printedAward(box, board, Number((action as Wanted<'ScoreContract'>).row)),
        why: 'colony',
      },
      ended,
    ],
  },
});

export const systemsWithoutColony = (box: Components, board: Table): number =>
  boardOf(box, board).sites.filter(
    ({ kind, region }) => kind === 'star' && !board.founded.some((colony) => colony.region === region),
  ).length;
