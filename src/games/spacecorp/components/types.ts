import { type Board, type Tile } from './board-types.js';
import {
  type BaseEffect,
  type ColonyEffect,
  type Condition,
  type Prerequisite,
  type ProgressEffect,
  type Requirement,
  type Special,
} from './effects.js';
import {
  type BaseType,
  type ByEra,
  type EdgeId,
  type FaceSign,
  type Icon,
  type LaterEra,
  type Moment,
  type PlayerOfEdge,
  type ProgressKind,
  type SeatCount,
  type Side,
  type TimeUse,
  type ValueKind,
} from './kinds.js';
import { type Figures, type Names, type SetUp } from './table-types.js';

/** Open ids: they name entries of the data and may be replaced with them. */
export type SiteId = string;
export type RegionId = string;
export type TileId = string;
export type CardTypeId = string;
export type TitleId = string;
export type ColonyId = string;

/**
 * Where an entry comes from, field by field: `printed` in a rulebook of the game, `published` in reports of play.
 * Every field named in neither was designed for this edition. `name` stands for the English name in `names`.
 */
export interface Provenance {
  readonly printed?: readonly string[];
  readonly published?: readonly string[];
}

export interface Face {
  readonly kind: ValueKind;
  readonly sign: FaceSign;
  readonly value: number;
}

/** Like cards are one entry with `copies`; `cards.ts` gives each card its own id. */
export interface CardType extends Provenance {
  readonly id: CardTypeId;
  readonly copies: number;
  readonly faces: readonly Face[];
  readonly special: Special | null;
  readonly upgrade: boolean;
  readonly start: boolean;
  readonly edge: EdgeId | null;
}

export interface TimeCards extends Provenance {
  readonly id: CardTypeId;
  readonly copies: number;
  readonly kinds: readonly ValueKind[];
  readonly uses: readonly TimeUse[];
}

export interface Timing<M extends Moment> extends Provenance {
  readonly moment: M;
  readonly who: PlayerOfEdge;
}
/** 11.5 to 11.15. The moments allowed here are those at which the effect has a meaning. */
export interface Edges extends Readonly<Record<EdgeId, Timing<Moment>>> {
  readonly competitors: Timing<'payment'> & { readonly hqs: number };
  readonly divert: Timing<'produce'>;
  readonly hack: Timing<'research'> & { readonly cards: number };
  readonly hostile_microbes: Timing<'opening' | 'closing'> & { readonly icon: Icon; readonly loss: number };
  readonly incompatible: Timing<'opening' | 'closing'> & { readonly cards: number };
  readonly intercept: Timing<'closing'>;
  readonly leak: Timing<'breakthrough'>;
  readonly market_influence: Timing<'claims'> & { readonly own: number; readonly other: number };
  readonly poach: Timing<'discard'> & { readonly cards: number };
  readonly sabotage: Timing<'opening'>;
  readonly salvage: Timing<'any' | 'opening' | 'closing'>;
}

export interface Base extends Provenance {
  /** How many of the type each seat has. */
  readonly copies: number;
  /** null: cannot be built in that era. */
  readonly requirement: ByEra<Requirement | null>;
  readonly effects: ByEra<readonly BaseEffect[]>;
}

export interface Hq extends Provenance {
  readonly research: number;
  readonly slots: readonly [Face | null, Face | null, Face | null];
}

export interface ContractSide extends Provenance {
  readonly condition: Condition;
  readonly award: number;
}
/** Row 1 is the first of its era. */
export type Contract = Readonly<Record<Side, ContractSide>>;

/** The first copy taken pays the award, the others do not (14.12b). */
export interface ProgressTitle extends Provenance {
  readonly id: TitleId;
  readonly kind: ProgressKind;
  readonly era: LaterEra;
  readonly copies: number;
  readonly award: number;
  readonly prerequisite: Prerequisite | null;
  readonly effects: readonly ProgressEffect[];
}

export interface Wheel extends Provenance {
  readonly spaces: number;
}

export interface Colony extends Provenance {
  readonly id: ColonyId;
  readonly value: number;
  /** A number of 16.7, a key of `colonyEffects`. */
  readonly effect: string;
  readonly seats: readonly SeatCount[];
}

/** All that is in the box, as plain data: it survives JSON, and `checkComponents` judges a replacement. */
export interface Components {
  readonly boards: ByEra<Board>;
  readonly tiles: ByEra<readonly Tile[]>;
  readonly decks: ByEra<readonly CardType[]>;
  readonly time: TimeCards;
  readonly edges: Edges;
  readonly bases: Readonly<Record<BaseType, Base>>;
  /** By the era the game begins with (1.10, 18.3). */
  readonly hqs: ByEra<Hq>;
  readonly contracts: ByEra<readonly Contract[]>;
  readonly progress: readonly ProgressTitle[];
  readonly wheel: Wheel;
  readonly colonies: readonly Colony[];
  readonly colonyEffects: Readonly<Record<string, ColonyEffect>>;
  readonly setUp: SetUp;
  readonly figures: Figures;
  readonly names: Names;
}
