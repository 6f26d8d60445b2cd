import { type Seat } from '../../kernel/game-definition.js';
import { type Pay } from '../actions.js';
import { isTriggered, type Table } from '../board.js';
import { type ValueKind } from '../components/kinds.js';
import { type Components } from '../components/types.js';
import {
  cardOfFace,
  competitorsIn,
  faceOf,
  facesIn,
  hiddenOf,
  hqLimit,
  infraOf,
  NO_PAY,
  sumOf,
  timeIn,
} from './value.js';

/** 19.11c: ways to make up a value, cheapest first: fewest hidden cards, fewest cards, fewest rewards. */
export interface Way {
  readonly pay: Pay;
  readonly adds: number;
  readonly times: number;
  readonly shielded: boolean;
  readonly cost: number;
}

/** Beyond this many cards of a kind only the strongest are tried in proposals; a person may still play any. */
const MOST_CARDS = 6;
const HIDDEN = 10_000;
const CARD = 100;
const REWARD = 10;
export const TIME_COST = CARD;

const hqChoices = (box: Components, board: Table, seat: Seat, kind: ValueKind): Pick<Pay, 'hq' | 'edge'>[] => {
  const worthwhile = board.seats.filter((hq) => infraOf(box, board, hq, kind).length > 0);
  const open = isTriggered(board) ? worthwhile.filter((hq) => hq === seat) : worthwhile;
  const pairs = (of: readonly Seat[]): Seat[][] => of.flatMap((a, i) => of.slice(i + 1).map((b) => [a, b]));
  const [competitors] = competitorsIn(box, board.companies[seat].hand);
  return [
    { hq: [], edge: [] },
    ...open.map((hq) => ({ hq: [hq], edge: [] })),
    ...(hqLimit(box, board, seat, []) > 1 ? pairs(open).map((hq) => ({ hq, edge: [] })) : []),
    ...(competitors === undefined ? [] : pairs(worthwhile).map((hq) => ({ hq, edge: [competitors] }))),
  ];
};

/** The strongest faces, one for each card, and for shielding the shielded ones beside them. */
const faceChoices = (box: Components, board: Table, seat: Seat, kind: ValueKind): string[][] => {
  const byCard = new Map<string, { plain?: string; shielded?: string }>();
  for (const id of facesIn(box, board.companies[seat].hand, kind)) {
    const face = faceOf(box, id);
    const of = byCard.get(cardOfFace(id)) ?? {};
    byCard.set(cardOfFace(id), face.sign === 'shielded' ? { ...of, shielded: id } : { ...of, plain: id });
  }
  const cards = [...byCard.values()]
    .sort((a, b) => faceOf(box, b.plain ?? b.shielded!).value - faceOf(box, a.plain ?? a.shielded!).value)
    .slice(0, MOST_CARDS);
  const found: string[][] = [];
  for (let set = 0; set < 1 << cards.length; set++) {
    const chosen = cards.filter((_card, i) => set & (1 << i));
    const plain = chosen.map((card) => card.plain ?? card.shielded!);
    found.push(plain);
    const shield = chosen.findIndex((card) => card.plain !== undefined && card.shielded !== undefined);
    if (shield >= 0) found.push(plain.map((id, i) => (i === shield ? chosen[i].shielded! : id)));
  }
  return found;
};

const computed = new WeakMap<Table, Map<string, readonly Way[]>>();

export const waysToPay = (box: Components, board: Table, seat: Seat, kind: ValueKind): readonly Way[] => {
  const known = computed.get(board) ?? new Map<string, readonly Way[]>();
  computed.set(board, known);
  const key = `${seat}.${kind}`;
  const found = known.get(key);
  if (found) return found;
  const ways: Way[] = [];
  const faceSets = faceChoices(box, board, seat, kind);
  for (const { hq, edge } of hqChoices(box, board, seat, kind)) {
    const shieldable = hq
      .flatMap((one) => infraOf(box, board, one, kind))
      .filter(({ faces }) => faces.length > 1)
      .map(({ id }) => id);
    for (const infra of shieldable.length > 0 ? [[], [shieldable[0]]] : [[]])
      for (const faces of faceSets) {
        const cards = faces.map(cardOfFace);
        if (edge.some((card) => cards.includes(card))) continue;
        const pay: Pay = { ...NO_PAY, hq, edge, infra, faces };
        const played = [...cards, ...edge];
        ways.push({
          pay,
          ...sumOf(box, board, seat, kind, pay),
          cost:
            hiddenOf(board, seat, played).length * HIDDEN +
            played.length * CARD +
            hq.filter((one) => one !== seat).length * REWARD,
        });
      }
  }
  ways.sort((a, b) => a.cost - b.cost);
  known.set(key, ways);
  return ways;
};

export interface Wanted {
  readonly need: number;
  /** What bases give without and with the named boosts of opponents, cheapest first. */
  readonly boosts: readonly {
    readonly adds: number;
    readonly times: number;
    readonly shielded: boolean;
    readonly doubles: boolean;
    readonly used: readonly string[];
  }[];
  /** What it costs to go without shields; null where none are needed. */
  readonly penalty: number | null;
  readonly time: 'none' | 'maybe' | 'twice';
  readonly profit: number;
}

/** The cheapest payment that reaches what is wanted, or null. */
export const cheapest = (box: Components, board: Table, seat: Seat, kind: ValueKind, wanted: Wanted): Pay | null => {
  const { profit: purse, hand } = board.companies[seat];
  const times: readonly Pay['time'][] =
    wanted.time === 'none' || timeIn(box, hand) === undefined
      ? wanted.time === 'twice'
        ? []
        : ['none']
      : wanted.time === 'twice'
        ? ['twice']
        : ['none', 'x2'];
  let best: Pay | null = null;
  let least = Infinity;
  for (const way of waysToPay(box, board, seat, kind)) {
    if (way.cost >= least) break;
    for (const time of times)
      for (const boost of wanted.boosts) {
        const product = way.times * boost.times * (time === 'x2' ? 2 : 1);
        let double: string[] = [];
        let worth = (way.adds + boost.adds) * product;
        if (worth < wanted.need && boost.doubles) {
          const strongest = way.pay.faces.find((id) => faceOf(box, id).sign !== 'multiplier');
          if (strongest !== undefined) {
            double = [strongest];
            worth += faceOf(box, strongest).value * product;
          }
        }
        const penalty = wanted.penalty === null || way.shielded || boost.shielded ? 0 : wanted.penalty;
        const short = Math.max(0, wanted.need - worth);
        if (short > 0 && (short > wanted.profit || short >= worth)) continue;
        if (penalty + short > purse) continue;
        const cost = way.cost + (time === 'none' ? 0 : TIME_COST) + boost.used.length * REWARD + short + penalty;
        if (cost >= least) continue;
        least = cost;
        best = { ...way.pay, time, bases: boost.used, double, profit: short };
      }
  }
  return best;
};
