import {
  type Inputs,
  type InputValue,
  type Option,
  type Refusal,
  refuse,
  type Seat,
} from '../../kernel/game-definition.js';
import { type Pay } from '../actions.js';
import { basesAt, type Board, canAct, hasEffect, siteOn, type Table } from '../board.js';
import { type ValueKind } from '../components/kinds.js';
import { type Components, type SiteId } from '../components/types.js';
import { cardOption, faceOption, infraOption, numbered, seatOption, someOf, type Story } from '../offers.js';
import { type Again } from '../steps.js';
import {
  type Boost,
  boostAt,
  cardOfFace,
  competitorsIn,
  facesIn,
  foreignBoosts,
  hiddenOf,
  infraOf,
  mayPay,
  portAt,
  sumOf,
  timeIn,
} from './value.js';

/** The inputs of a payment, shared by all offers of a kind, and the judgement of what was given for them. */
type Lists = Record<string, readonly Option[]>;

const SIGN = { plain: '', shielded: 's', multiplier: 'x' } as const;
/** An HQ with what its Infra gives for a kind; an opponent's brings its owner a card (4.3). */
const hqOption = (box: Components, board: Table, seat: Seat, hq: Seat, kind: ValueKind): Option => ({
  ...seatOption(hq),
  warning: {
    say: hq === seat ? 'infraNote' : 'infraNote.rewarded',
    kind,
    values: infraOf(box, board, hq, kind).flatMap(({ faces }) => faces.map(({ sign, value }) => SIGN[sign] + value)),
  },
});

export const listsFor = (box: Components, board: Table, seat: Seat, kind: ValueKind): Lists => ({
  [`${kind}.hq`]: board.seats
    .filter((hq) => infraOf(box, board, hq, kind).length > 0)
    .map((hq) => hqOption(box, board, seat, hq, kind)),
  [`${kind}.faces`]: numbered(facesIn(box, board.companies[seat].hand, kind).map((id) => faceOption(box, id))),
  [`${kind}.infra`]: board.seats.flatMap((hq) =>
    infraOf(box, board, hq, kind)
      .filter(({ faces }) => faces.length > 1)
      .map(({ id, card }) => infraOption(box, id, card!)),
  ),
});

const grouped = (faces: readonly Option[]): Record<string, string> =>
  Object.fromEntries(faces.map(({ id }) => [id, cardOfFace(id)]));

/** Only what can matter is asked for: no Time card, no such input. */
export const payInputs = (
  box: Components,
  board: Table,
  seat: Seat,
  kind: ValueKind,
  lists: Lists,
  site: SiteId | null,
): Inputs => {
  const { hand } = board.companies[seat];
  const faces = lists[`${kind}.faces`];
  const hqs = lists[`${kind}.hq`];
  const infra = lists[`${kind}.infra`];
  const competitors = competitorsIn(box, hand);
  const boosts = site === null ? [] : foreignBoosts(box, board, seat, kind, site);
  // 8.18a: own Spaceports by themselves, an opponent's where it may be named.
  const port = site === null || kind !== 'move' ? null : portAt(box, board, site);
  const doubles = port !== null && port.doubles && (port.owner === seat || boosts.includes(`port:${port.owner}`));
  const doublable = doubles
    ? [
        ...faces,
        ...board.seats
          .flatMap((hq) => infraOf(box, board, hq, kind))
          .filter(({ card }) => card !== null)
          .map(({ id, card }) => infraOption(box, id, card!)),
      ]
    : [];
  const spendable = ['move', 'explore', 'build', 'produce'].includes(kind) ? box.figures.profitSpent[board.era!] : 0;
  return {
    ...(hqs.length > 0 ? { hq: someOf({ list: `${kind}.hq` }, 0, 2, { preset: [] }) } : {}),
    ...(faces.length > 0
      ? { faces: someOf({ list: `${kind}.faces` }, 0, faces.length, { preset: [], group: grouped(faces) }) }
      : {}),
    ...(infra.length > 0 ? { infra: someOf({ list: `${kind}.infra` }, 0, infra.length, { preset: [] }) } : {}),
    ...(box.time.kinds.includes(kind) && site !== null && timeIn(box, hand) !== undefined
      ? {
          time: {
            kind: 'pick' as const,
            from: (['none', ...box.time.uses] as const).map((id) => ({ id, label: { say: `time.${id}` } })),
            min: 1,
            max: 1,
            preset: 'none',
          },
        }
      : {}),
    ...(boosts.length > 0
      ? {
          bases: someOf(
            boosts.map((id) => ({ id, label: { say: 'boost', boost: id.split(':')[0], seat: id.split(':')[1] } })),
            0,
            boosts.length,
            { preset: [] },
          ),
        }
      : {}),
    ...(doublable.length > 0 ? { double: someOf(doublable, 0, 1, { preset: [] }) } : {}),
    ...(competitors.length > 0 && hqs.length > 1
      ? {
          edge: someOf(
            competitors.map((id) => cardOption(box, id)),
            0,
            1,
            { preset: [] },
          ),
        }
      : {}),
    ...(spendable > 0 ? { profit: { kind: 'number' as const, min: 0, max: spendable, preset: 0 } } : {}),
  };
};

/** A proposal as inputs: only the fields that are asked for. */
export const asInputs = (inputs: Inputs, pay: Pay): Record<string, InputValue> =>
  Object.fromEntries(Object.entries(pay).filter(([field]) => Object.hasOwn(inputs, field)) as [string, InputValue][]);

/** All choices of opponents' boosts, fewest first. */
export const boostChoices = (box: Components, board: Table, seat: Seat, kind: ValueKind, site: SiteId): Boost[] => {
  const ids = foreignBoosts(box, board, seat, kind, site);
  const sets = ids.reduce<string[][]>((all, id) => [...all, ...all.map((set) => [...set, id])], [[]]);
  return sets.sort((a, b) => a.length - b.length).map((set) => boostAt(box, board, seat, kind, site, set));
};

export interface Application {
  readonly kind: 'move' | 'explore' | 'build';
  readonly team: number;
  readonly site: SiteId;
  /** Where a Move ends. */
  readonly to?: SiteId;
  readonly need: number;
  /** 14.3 */
  readonly radiation: boolean;
  /** 8.17a */
  readonly shieldedItself: boolean;
  /** An opponent whose base allows the Move. */
  readonly via: Seat | null;
}

const otherActors = (box: Components, board: Table, seat: Seat, team: number): number[] =>
  board.companies[seat].teams.flatMap((one, i) => (i + 1 !== team && canAct(box, board, one) ? [i + 1] : []));

export const penaltyFor = (box: Components, board: Table): number => box.figures.radiationPenalty[board.era!];

/** Judges a payment for one application and tells it; what is left for a second one comes back. */
export const payFor = (
  box: Components,
  told: Story,
  seat: Seat,
  app: Application,
  pay: Pay,
): Refusal | { again: Again | null } => {
  const { board } = told;
  const { kind, site } = app;
  const wrong = mayPay(box, board, seat, kind, pay);
  if (wrong) return wrong;
  const boost = boostAt(box, board, seat, kind, site, pay.bases);
  if (boost.used.length < pay.bases.length) return refuse('4.6', 'why.noSuchBase');
  if (pay.double.length > 0 && !boost.doubles) return refuse('8.18a', 'why.noSpaceport');
  if (pay.time === 'twice' && otherActors(box, board, seat, app.team).length === 0)
    return refuse('4.5c', 'why.noSecondTeam');
  const sum = sumOf(box, board, seat, kind, pay);
  const worth = (sum.adds + boost.adds) * sum.times * boost.times * (pay.time === 'x2' ? 2 : 1);
  const shielded = sum.shielded || app.shieldedItself;
  const verdict = reckon(box, board, seat, app, worth, shielded || boost.shielded, pay.profit, false);
  if ('why' in verdict) return verdict;
  const time = pay.time === 'none' ? [] : [timeIn(box, board.companies[seat].hand)!];
  const cards = [...pay.faces.map(cardOfFace), ...time];
  told.tell({
    type: 'ActionPaid',
    seat,
    kind,
    hq: pay.hq,
    cards,
    edge: pay.edge[0] ?? null,
    value: worth,
    ...verdict,
    rewards: [...pay.hq.filter((hq) => hq !== seat), ...rewardsFor(box, board, boost, app)],
    shown: hiddenOf(board, seat, [...cards, ...pay.edge]),
  });
  if (pay.time !== 'twice') return { again: null };
  return {
    again: {
      kind,
      adds: sum.adds,
      times: sum.times,
      shielded,
      portsOnly: pay.double.length > 0,
      profitLeft: box.figures.profitSpent[board.era!] - verdict.spent,
      penaltyPaid: verdict.penalty > 0,
      firstTeam: app.team,
    },
  };
};

/** 4.5c to 4.5f: the same sum again, with the bases of the second team. */
export const payAgain = (
  box: Components,
  told: Story,
  seat: Seat,
  app: Application,
  again: Again,
  pay: Pick<Pay, 'bases' | 'profit'>,
): Refusal | null => {
  const { board } = told;
  const boost = boostAt(box, board, seat, app.kind, app.site, pay.bases);
  if (boost.used.length < pay.bases.length) return refuse('4.6', 'why.noSuchBase');
  if (again.portsOnly && !boost.doubles) return refuse('8.18d', 'why.noSpaceport');
  const worth = (again.adds + boost.adds) * again.times * boost.times;
  const shielded = again.shielded || boost.shielded || app.shieldedItself;
  if (pay.profit > again.profitLeft) return refuse('14.10a', 'why.profitLimit', { limit: again.profitLeft });
  const verdict = reckon(box, board, seat, app, worth, shielded, pay.profit, again.penaltyPaid);
  if ('why' in verdict) return verdict;
  told.tell({
    type: 'ActionPaid',
    seat,
    kind: app.kind,
    hq: [],
    cards: [],
    edge: null,
    value: worth,
    ...verdict,
    rewards: rewardsFor(box, board, boost, app),
    shown: [],
  });
  return null;
};

/** 4.6a: one reward for each base, though it may both allow the Move and boost it. */
const rewardsFor = (box: Components, board: Board, { used }: Boost, { via, site, to }: Application): Seat[] => {
  const owners = used.map((id) => id.split(':')[1]);
  const shields = (end: SiteId): boolean =>
    siteOn(box, board, end).region === siteOn(box, board, site).region &&
    basesAt(board, end).some(({ owner, type }) => owner === via && hasEffect(box, board, type, 'shieldsRegion'));
  const servesTwice =
    used.includes(`port:${via}`) ||
    (used.includes(`factory:${via}`) && [site, to].some((end) => end !== undefined && shields(end)));
  return via === null || servesTwice ? owners : [...owners, via];
};

/** 4.9, 14.3, 14.10 */
const reckon = (
  box: Components,
  board: Board,
  seat: Seat,
  { kind, need, radiation }: Application,
  worth: number,
  shielded: boolean,
  profit: number,
  penaltyPaid: boolean,
): Refusal | { spent: number; penalty: number } => {
  const short = Math.max(0, need - worth);
  const purse = board.companies[seat].profit;
  if (short > profit) return refuse(RULE[kind], 'why.short', { need, worth });
  if (short > 0 && short >= worth) return refuse('14.10b', 'why.profitBelow', { worth });
  const penalty = radiation && !shielded && !penaltyPaid ? penaltyFor(box, board) : 0;
  if (penalty + short > purse)
    return refuse(short > 0 ? '14.10e' : '14.3c', 'why.purse', { need: penalty + short, have: purse });
  return { spent: short, penalty };
};
const RULE = { move: '6.2', explore: '7.1', build: '8.2' } as const;

/** A payment for the kinds that ask for no site: Produce, Research, Genetics, Revelation, and the Build value of Colonize. */
export const paySimply = (
  box: Components,
  board: Board,
  seat: Seat,
  kind: ValueKind,
  pay: Pay,
): Refusal | { worth: number; cards: string[]; rewards: Seat[]; shown: string[] } => {
  const wrong = mayPay(box, board, seat, kind, pay);
  if (wrong) return wrong;
  const sum = sumOf(box, board, seat, kind, pay);
  const cards = pay.faces.map(cardOfFace);
  return {
    worth: sum.adds * sum.times,
    cards,
    rewards: pay.hq.filter((hq) => hq !== seat),
    shown: hiddenOf(board, seat, [...cards, ...pay.edge]),
  };
};
