import { type Seat } from '../kernel/game-definition.js';
import { type Site, type Tile } from './components/board-types.js';
import { cardById, type CardId } from './components/cards.js';
import { type BaseEffect, type ProgressEffect } from './components/effects.js';
import { type BaseType, type Era, type Kind, type ProgressKind, type Stack } from './components/kinds.js';
import { once } from './components/once.js';
import {
  type ColonyId,
  type Components,
  type ProgressTitle,
  type RegionId,
  type SiteId,
  type TileId,
  type TitleId,
} from './components/types.js';

/** 2.1, 18.1 */
export interface TableOptions {
  readonly firstEra: Era;
  readonly lastEra: Era;
  /** 19.3 */
  readonly windows: (typeof WINDOWS)[number];
}
export const WINDOWS = ['open', 'holders'] as const;

export interface Team {
  /** null: in stock. */
  readonly at: SiteId | null;
  /** Boxes of a track still before it; 0: not on a track (15.5). */
  readonly track: number;
  /** Left the game (16.4d). */
  readonly gone: boolean;
}

export interface Built {
  readonly owner: Seat;
  readonly type: BaseType;
}

/** A site of the present board: its boxes with tiles, and its bases, one for each box or one where there is none. */
export interface Spot {
  readonly tiles: readonly (TileId | null)[];
  readonly bases: readonly (Built | null)[];
  readonly exploited: readonly boolean[];
  readonly claim: { readonly seat: Seat; readonly team: number } | null;
}

export interface Legacy {
  readonly tile: TileId;
  readonly base: BaseType;
  readonly p: number;
}

export interface Company {
  readonly profit: number;
  readonly hand: readonly CardId[];
  /** The cards of the hand that everybody saw go there (19.1a). */
  readonly known: readonly CardId[];
  readonly slots: readonly [CardId | null, CardId | null, CardId | null];
  readonly teams: readonly Team[];
  /** Spaces advanced in all. */
  readonly genetics: number;
  readonly revelation: number;
  readonly progress: readonly TitleId[];
  readonly legacy: Legacy | null;
  readonly beyond: readonly number[];
  readonly stock: Readonly<Record<BaseType, number>>;
  /** 9.7d: its last action took an Infra card back. */
  readonly swapped: boolean;
}

/** What belongs to the turn that is on. */
export interface Turn {
  readonly seat: Seat;
  readonly extra: boolean;
  readonly last: boolean;
  readonly barred: Kind | null;
  readonly acted: readonly number[];
  /** What the Produce action of this turn yielded, null if there was none. */
  readonly produced: number | null;
  readonly played: readonly CardId[];
  readonly discarded: readonly CardId[];
  /** One entry for each reward. */
  readonly rewards: readonly Seat[];
  readonly draws: number;
  readonly claimed: readonly number[];
  readonly swap: boolean;
}

export interface Founded {
  readonly region: RegionId;
  readonly colony: ColonyId;
  readonly seat: Seat;
}

export type Score = Readonly<Record<string, number>>;

export interface Board {
  readonly seats: readonly Seat[];
  readonly options: TableOptions;
  readonly era: Era | null;
  /** The first seat of the era. */
  readonly first: Seat;
  readonly companies: Readonly<Record<Seat, Company>>;
  /** Drawn from lazily: two sets without an order, first the one on top. */
  readonly deck: { readonly start: readonly CardId[]; readonly rest: readonly CardId[] };
  readonly offers: readonly (CardId | null)[];
  readonly discard: readonly CardId[];
  readonly timePile: readonly CardId[];
  /** Cards of this era that left the game: Infra removed by Incompatible. */
  readonly gone: readonly CardId[];
  readonly stacks: Readonly<Partial<Record<Stack, readonly TileId[]>>>;
  readonly tilesGone: readonly TileId[];
  readonly sites: Readonly<Record<SiteId, Spot>>;
  readonly beyondLeft: readonly number[];
  /** Who claimed each row in each era that was played; 'none' for rows of eras before the first (18.5). */
  readonly claims: Readonly<Partial<Record<Era, readonly (Seat | null)[]>>>;
  readonly progressLeft: Readonly<Record<TitleId, number>>;
  readonly coloniesLeft: readonly ColonyId[];
  readonly founded: readonly Founded[];
  readonly spurEntered: boolean;
  readonly turn: Turn | null;
  /** What Sabotage played before a turn bars in it. */
  readonly barredNext: Kind | null;
  /** The last seat whose regular turn it was. */
  readonly regular: Seat | null;
  readonly extras: readonly Seat[];
  readonly passed: readonly Seat[];
  /** 12.1 */
  readonly triggered: { readonly contracts: boolean; readonly deck: boolean };
  /** Seats that still have a last turn; null while nobody counts them. */
  readonly lastTurns: readonly Seat[] | null;
  readonly hadLast: readonly Seat[];
  /** 12.11: turns since a card left the deck. */
  readonly still: number;
  readonly turns: number;
  readonly results: Readonly<Record<Seat, Score>> | null;
}

/** What the rules ask of a board holds for a seat's view too: there other hands are only what is known of them. */
export type Table = Omit<Board, 'deck' | 'stacks'>;

// ---- order

export const clockwiseFrom = (seats: readonly Seat[], seat: Seat): Seat[] => {
  const at = seats.indexOf(seat);
  return [...seats.slice(at), ...seats.slice(0, at)];
};
export const othersOf = ({ seats }: Pick<Table, 'seats'>, seat: Seat): Seat[] => clockwiseFrom(seats, seat).slice(1);

/** 12.9 */
export const isTriggered = ({ triggered }: Pick<Table, 'triggered'>): boolean => triggered.contracts || triggered.deck;

// ---- places

const siteMaps = once(({ boards }) => {
  const of = (era: Era): ReadonlyMap<SiteId, Site> => new Map(boards[era].sites.map((site) => [site.id, site]));
  return { mariners: of('mariners'), planeteers: of('planeteers'), starfarers: of('starfarers') };
});
export const siteOf = (box: Components, era: Era, id: SiteId): Site => siteMaps(box)[era].get(id)!;
export const boardOf = (box: Components, { era }: Pick<Table, 'era'>) => box.boards[era!];
export const siteOn = (box: Components, { era }: Pick<Table, 'era'>, id: SiteId): Site => siteOf(box, era!, id);

const tileMap = once(({ tiles }) => new Map(Object.values(tiles).flatMap((all) => all.map((tile) => [tile.id, tile]))));
export const tileOf = (box: Components, id: TileId): Tile => tileMap(box).get(id)!;

const titleMap = once(({ progress }) => new Map(progress.map((title) => [title.id, title])));
export const titleOf = (box: Components, id: TitleId): ProgressTitle => titleMap(box).get(id)!;

const colonyMap = once(({ colonies }) => new Map(colonies.map((colony) => [colony.id, colony])));
export const colonyOf = (box: Components, id: ColonyId) => colonyMap(box).get(id)!;

/** 19.3a: a card that may be an Edge: not one of the Start cards. */
export const isStart = (box: Components, id: CardId): boolean => cardById(box, id)?.type.start ?? false;
export const lateCards = (box: Components, { hand, known }: Pick<Company, 'hand' | 'known'>): number =>
  hand.filter((id) => !known.includes(id) && !isStart(box, id)).length;

// ---- bases and tiles

export const effectsOf = (box: Components, { era }: Pick<Table, 'era'>, type: BaseType): readonly BaseEffect[] =>
  box.bases[type].effects[era!];
export const hasEffect = (
  box: Components,
  board: Pick<Table, 'era'>,
  type: BaseType,
  kind: BaseEffect['kind'],
): boolean => effectsOf(box, board, type).some((effect) => effect.kind === kind);

export const basesAt = (board: Pick<Table, 'sites'>, site: SiteId): Built[] =>
  board.sites[site].bases.filter((base): base is Built => base !== null);
/** The one seat that has bases at a site. */
export const ownerAt = (board: Pick<Table, 'sites'>, site: SiteId): Seat | null =>
  basesAt(board, site)[0]?.owner ?? null;
/** 6.3c: the home base counts for every seat. */
export const hasBase = (box: Components, board: Table, seat: Seat, site: SiteId): boolean =>
  site === boardOf(box, board).home || ownerAt(board, site) === seat;

export interface Placed extends Built {
  readonly site: SiteId;
  readonly box: number;
}
const knownBases = new WeakMap<Table['sites'], readonly Placed[]>();
/** Asked for at every turn of the rules: worked out once for each board. */
export const allBases = ({ sites }: Pick<Table, 'sites'>): readonly Placed[] => {
  const found =
    knownBases.get(sites) ??
    Object.entries(sites).flatMap(([site, { bases }]) =>
      bases.flatMap((base, i) => (base ? [{ ...base, site, box: i }] : [])),
    );
  knownBases.set(sites, found);
  return found;
};
export const basesOf = (board: Pick<Table, 'sites'>, seat: Seat): Placed[] =>
  allBases(board).filter(({ owner }) => owner === seat);

/** 15.13b: no tile of the region gives anything while no Secure base stands on the Phobes. */
export const isSilenced = (box: Components, board: Table, site: SiteId): boolean => {
  const { tiles, bases } = board.sites[site];
  return tiles.some(
    (tile, i) =>
      tile !== null &&
      tileOf(box, tile).rule === 'phobes' &&
      !(bases[i] && hasEffect(box, board, bases[i].type, 'quietsPhobes')),
  );
};

/** The P number of a box as it counts now (8.10, 8.12a, 8.14, 15.13b), null if it has none. */
export const pOf = (box: Components, board: Table, site: SiteId, at: number): number | null => {
  const { tiles, bases, exploited } = board.sites[site];
  const tile = tiles[at];
  if (tile === null || tile === undefined || isSilenced(box, board, site)) return null;
  let p = exploited[at] ? null : tileOf(box, tile).p;
  const base = bases[at];
  for (const effect of base ? effectsOf(box, board, base.type) : []) {
    if (effect.kind === 'givesP') p = Math.max(p ?? 0, effect.p);
    if (effect.kind === 'raisesP' && p !== null) p += effect.by;
  }
  return p;
};

export const colOf = (box: Components, board: Table, site: SiteId): number =>
  isSilenced(box, board, site)
    ? 0
    : board.sites[site].tiles.reduce(
        (sum, tile, i) => sum + (tile !== null && !board.sites[site].exploited[i] ? tileOf(box, tile).col : 0),
        0,
      );

// ---- progress

export const progressEffects = (box: Components, { progress }: Pick<Company, 'progress'>): ProgressEffect[] =>
  progress.flatMap((title) => titleOf(box, title).effects);
export const owns = (box: Components, company: Pick<Company, 'progress'>, kind: ProgressEffect['kind']): boolean =>
  progressEffects(box, company).some((effect) => effect.kind === kind);
export const countOfKind = (box: Components, { progress }: Pick<Company, 'progress'>, kind: ProgressKind): number =>
  progress.filter((title) => titleOf(box, title).kind === kind).length;

// ---- teams

/** 6.7b, 15.5b, 15.8: a team on a track, beyond or in a spur can do nothing. */
export const canAct = (box: Components, board: Table, { at, track, gone }: Team): boolean =>
  at !== null && track === 0 && !gone && !['beyond', 'spur'].includes(siteOn(box, board, at).kind);

export const coloniesOf = ({ founded }: Pick<Table, 'founded'>, seat: Seat): Founded[] =>
  founded.filter((colony) => colony.seat === seat);
