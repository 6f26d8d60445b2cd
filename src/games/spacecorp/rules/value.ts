import { type Refusal, refuse, type Seat } from '../../kernel/game-definition.js';
import { type Pay } from '../actions.js';
import { allBases, boardOf, hasEffect, isTriggered, ownerAt, progressEffects, siteOn, type Table } from '../board.js';
import { cardById, type CardId, isTimeCard } from '../components/cards.js';
import { type BaseEffect } from '../components/effects.js';
import { type ValueKind } from '../components/kinds.js';
import { type Components, type Face, type RegionId, type SiteId } from '../components/types.js';

/** Chapter 4: what an action is worth, and who is rewarded for it. */
export const NO_PAY: Pay = {
  hq: [],
  faces: [],
  infra: [],
  time: 'none',
  bases: [],
  double: [],
  edge: [],
  via: [],
  profit: 0,
};

export const payOf = (action: Partial<Pay>): Pay => ({
  hq: action.hq ?? [],
  faces: action.faces ?? [],
  infra: action.infra ?? [],
  time: action.time ?? 'none',
  bases: action.bases ?? [],
  double: action.double ?? [],
  edge: action.edge ?? [],
  via: action.via ?? [],
  profit: action.profit ?? 0,
});

// ---- faces

export const cardOfFace = (face: string): CardId => face.slice(0, face.indexOf('/'));
export const faceOf = (box: Components, id: string): Face =>
  cardById(box, cardOfFace(id))!.type.faces[Number(id.slice(id.indexOf('/') + 1))];

/** The faces of a kind that the cards of a hand have, as `card/index`. */
export const facesIn = (box: Components, hand: readonly CardId[], kind: ValueKind): string[] =>
  hand.flatMap((card) =>
    (cardById(box, card)?.type.faces ?? []).flatMap((face, i) => (face.kind === kind ? [`${card}/${i}`] : [])),
  );

export interface InfraValue {
  /** `A2`: seat and slot; `A0` the Research box. */
  readonly id: string;
  readonly card: CardId | null;
  readonly faces: readonly Face[];
}

/** 4.2a, 4.2c: what stands in an HQ for a kind. */
export const infraOf = (box: Components, board: Table, seat: Seat, kind: ValueKind): InfraValue[] => {
  const printed = box.hqs[board.options.firstEra];
  const found: InfraValue[] = [];
  if (kind === 'research')
    found.push({ id: `${seat}0`, card: null, faces: [{ kind, sign: 'plain', value: printed.research }] });
  board.companies[seat].slots.forEach((card, i) => {
    const all = card === null ? [printed.slots[i]] : cardById(box, card)!.type.faces;
    const faces = all.filter((face): face is Face => face?.kind === kind);
    if (faces.length > 0) found.push({ id: `${seat}${i + 1}`, card, faces });
  });
  return found;
};

/** 14.4a: of two faces the shielded one only if it is wanted. */
export const infraFace = ({ id, faces }: InfraValue, shielded: readonly string[]): Face => {
  const [first] = faces;
  const shield = faces.find(({ sign }) => sign === 'shielded');
  const plain = faces.find(({ sign }) => sign !== 'shielded');
  return (shielded.includes(id) ? shield : plain) ?? first;
};

// ---- sums

export interface Sum {
  readonly adds: number;
  readonly times: number;
  readonly shielded: boolean;
}

export const addUp = (faces: readonly (Face & { readonly doubled?: boolean })[], extra = 0): Sum => {
  let adds = extra;
  let shielded = false;
  const times: number[] = [];
  for (const { sign, value, doubled } of faces) {
    const worth = doubled ? value * 2 : value;
    if (sign === 'multiplier') times.push(worth);
    else adds += worth;
    if (sign === 'shielded') shielded = true;
  }
  // 15.2a: with nothing to multiply, the first counts as the sum.
  if (adds === 0 && times.length > 0) adds = times.shift()!;
  return { adds, times: times.reduce((product, n) => product * n, 1), shielded };
};

/** 4.8: what the seat's own progress cards add and multiply. */
export const progressBoost = (
  box: Components,
  board: Table,
  seat: Seat,
  kind: ValueKind,
): { adds: number; times: number; shielded: boolean } => {
  let adds = 0;
  let times = 1;
  let shielded = false;
  for (const effect of progressEffects(box, board.companies[seat])) {
    if (effect.kind === 'adds' && effect.to === kind && board.era !== 'mariners') adds += effect.value[board.era!];
    if (effect.kind === 'multiplies' && effect.what === kind) times *= effect.by;
    if (effect.kind === 'shields' && (effect.kinds as readonly string[]).includes(kind)) shielded = true;
  }
  return { adds, times, shielded };
};

/** What Infra, cards and progress cards make together: the same for both applications of a Time card (4.5f). */
export const sumOf = (box: Components, board: Table, seat: Seat, kind: ValueKind, pay: Pay): Sum => {
  const infra = pay.hq.flatMap((hq) =>
    infraOf(box, board, hq, kind).map((one) => ({
      ...infraFace(one, pay.infra),
      doubled: pay.double.includes(one.id),
    })),
  );
  const cards = pay.faces.map((id) => ({ ...faceOf(box, id), doubled: pay.double.includes(id) }));
  const boost = progressBoost(box, board, seat, kind);
  const sum = addUp([...infra, ...cards], boost.adds);
  return { adds: sum.adds, times: sum.times * boost.times, shielded: sum.shielded || boost.shielded };
};

// ---- bases that help

const effectOf = <K extends BaseEffect['kind']>(
  box: Components,
  board: Table,
  site: SiteId,
  kind: K,
): Extract<BaseEffect, { kind: K }> | null => {
  for (const base of board.sites[site].bases)
    for (const effect of base ? box.bases[base.type].effects[board.era!] : [])
      if (effect.kind === kind) return effect as Extract<BaseEffect, { kind: K }>;
  return null;
};

/** The seat whose Spaceport helps a team that starts here, and how. */
export const portAt = (
  box: Components,
  board: Table,
  site: SiteId,
): { owner: Seat; adds: number; doubles: boolean } | null => {
  const adds = effectOf(box, board, site, 'addsToMove');
  const doubles = effectOf(box, board, site, 'multipliesMoveCard');
  return adds || doubles ? { owner: ownerAt(board, site)!, adds: adds?.add ?? 0, doubles: doubles !== null } : null;
};

const ownersIn = (
  box: Components,
  board: Table,
  region: RegionId,
  kind: BaseEffect['kind'],
  except?: SiteId,
): Seat[] => [
  ...new Set(
    allBases(board)
      .filter(
        ({ site, type }) =>
          site !== except && siteOn(box, board, site).region === region && hasEffect(box, board, type, kind),
      )
      .map(({ owner }) => owner),
  ),
];
/** 8.13: whose Industrial bases stand elsewhere in the region. */
export const industriesFor = (box: Components, board: Table, site: SiteId): Seat[] =>
  ownersIn(box, board, siteOn(box, board, site).region, 'multipliesBuild', site);
/** 8.17 */
export const factoriesIn = (box: Components, board: Table, region: RegionId): Seat[] =>
  ownersIn(box, board, region, 'shieldsRegion');

/** 12.9: the boosts of opponents that an application at a site could use, as ids of the `bases` input. */
export const foreignBoosts = (box: Components, board: Table, seat: Seat, kind: ValueKind, site: SiteId): string[] => {
  if (isTriggered(board)) return [];
  const { region } = siteOn(box, board, site);
  const ids: string[] = [];
  const port = kind === 'move' ? portAt(box, board, site) : null;
  if (port && port.owner !== seat) ids.push(`port:${port.owner}`);
  if (kind === 'build') {
    const owners = industriesFor(box, board, site);
    if (!owners.includes(seat)) ids.push(...owners.map((owner) => `industry:${owner}`));
  }
  if (kind === 'move' || kind === 'build') {
    const owners = factoriesIn(box, board, region);
    const home = kind === 'move' && boardOf(box, board).homeShields && boardOf(box, board).home === site;
    if (!owners.includes(seat) && !home) ids.push(...owners.map((owner) => `factory:${owner}`));
  }
  return ids;
};

/** What bases do for one application: own ones by themselves, opponents' where they are named. */
export interface Boost {
  readonly adds: number;
  readonly times: number;
  readonly shielded: boolean;
  readonly doubles: boolean;
  readonly used: readonly string[];
}
export const boostAt = (
  box: Components,
  board: Table,
  seat: Seat,
  kind: ValueKind,
  site: SiteId,
  named: readonly string[],
): Boost => {
  const { region } = siteOn(box, board, site);
  const used = named.filter((id) => foreignBoosts(box, board, seat, kind, site).includes(id));
  const helps = (id: string, owner: Seat): boolean => owner === seat || used.includes(`${id}:${owner}`);
  const port = kind === 'move' ? portAt(box, board, site) : null;
  const ported = port !== null && helps('port', port.owner);
  const industry = kind === 'build' && industriesFor(box, board, site).some((owner) => helps('industry', owner));
  const factory =
    (kind === 'move' || kind === 'build') && factoriesIn(box, board, region).some((owner) => helps('factory', owner));
  const home = kind === 'move' && boardOf(box, board).homeShields && boardOf(box, board).home === site;
  return {
    adds: ported ? port.adds : 0,
    doubles: ported && port.doubles,
    times: industry ? 2 : 1,
    shielded: factory || home,
    used,
  };
};

// ---- what may be paid with

export const timeIn = (box: Components, hand: readonly CardId[]): CardId | undefined =>
  hand.find((id) => isTimeCard(box, id));
export const competitorsIn = (box: Components, hand: readonly CardId[]): CardId[] =>
  hand.filter((id) => cardById(box, id)?.type.edge === 'competitors');

export const hqLimit = (box: Components, board: Table, seat: Seat, edge: readonly CardId[]): number =>
  Math.max(
    1,
    edge.length > 0 ? box.edges.competitors.hqs : 1,
    ...progressEffects(box, board.companies[seat]).map((effect) => (effect.kind === 'usesInfra' ? effect.hqs : 1)),
  );

/** Everything about a payment that does not depend on what it is for. */
export const mayPay = (box: Components, board: Table, seat: Seat, kind: ValueKind, pay: Pay): Refusal | null => {
  const { hand } = board.companies[seat];
  const limit = hqLimit(box, board, seat, pay.edge);
  if (pay.hq.length > limit) return refuse('4.2', 'why.hqs', { limit });
  if (pay.edge.length > 0 && pay.hq.length < 2) return refuse('11.4', 'why.edgeForNothing');
  if (pay.edge.length === 0 && isTriggered(board) && pay.hq.some((hq) => hq !== seat))
    return refuse('12.9', 'why.triggered');
  if (pay.edge.some((card) => pay.faces.some((face) => cardOfFace(face) === card)))
    return refuse('11.1a', 'why.edgeOrFace');
  if (pay.time !== 'none' && !box.time.kinds.includes(kind)) return refuse('4.5b', 'why.noTimeFor');
  if (pay.time !== 'none' && timeIn(box, hand) === undefined) return refuse('4.5', 'why.noTime');
  const infra = pay.hq.flatMap((hq) => infraOf(box, board, hq, kind));
  if (pay.infra.some((id) => !infra.some((one) => one.id === id))) return refuse('14.4a', 'why.infraNotUsed');
  if (
    pay.double.length > 0 &&
    !pay.double.every((id) => pay.faces.includes(id) || infra.some((one) => one.id === id && one.card !== null))
  )
    return refuse('8.18b', 'why.doubleNotUsed');
  return null;
};

export const hiddenOf = (board: Table, seat: Seat, cards: readonly CardId[]): CardId[] =>
  cards.filter((card) => !board.companies[seat].known.includes(card));
