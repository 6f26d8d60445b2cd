import { type Icon, type RegionKind, type SiteKind, type Stack, type TileRule } from './kinds.js';
import { type Provenance, type RegionId, type SiteId, type TileId } from './types.js';

export interface Region extends Provenance {
  readonly id: RegionId;
  readonly kind: RegionKind;
  readonly radiation: boolean;
}

export interface Site extends Provenance {
  readonly id: SiteId;
  readonly region: RegionId;
  readonly kind: SiteKind;
  /** null: cannot be explored, takes no base. */
  readonly explore: number | null;
  readonly build: number | null;
  readonly gravity: number;
  /** The stack that fills each box, in the order in which they are filled. */
  readonly boxes: readonly Stack[];
  readonly multiStar: boolean;
}

export interface Border extends Provenance {
  readonly between: readonly [RegionId, RegionId];
  readonly cost: number;
}
/** 6.6: from one of these sites to the other, instead of everything else. */
export interface Passage extends Provenance {
  readonly between: readonly [SiteId, SiteId];
  readonly distance: number;
}
/** 14.6: added to a Move that starts in one of these regions and ends in the other. */
export interface Transit extends Provenance {
  readonly between: readonly [RegionId, RegionId];
  readonly add: number;
}

export interface Board {
  readonly home: SiteId;
  readonly beyond: SiteId | null;
  /** 14.4c: the home base is a Shield Factory. */
  readonly homeShields: boolean;
  /** 6.4, 15.3 */
  readonly liftOff: number;
  readonly landing: number;
  readonly regions: readonly Region[];
  readonly sites: readonly Site[];
  readonly borders: readonly Border[];
  readonly passages: readonly Passage[];
  readonly transits: readonly Transit[];
}

export interface Tile extends Provenance {
  readonly id: TileId;
  readonly stack: Stack;
  readonly icons: readonly Icon[];
  readonly profit: number;
  readonly gen: number;
  readonly rev: number;
  /** null: no P number; 0 is one (1.8). */
  readonly p: number | null;
  readonly base: number;
  /** 0: no Col number. */
  readonly col: number;
  readonly redirect: Stack | null;
  readonly rule: TileRule | null;
}
