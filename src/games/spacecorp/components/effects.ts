import { type Cube, type Icon, type LaterEra, type ProgressKind, type Sign, type Stack } from './kinds.js';
import { type RegionId, type SiteId, type TitleId } from './types.js';

/** What components ask for and what they do, as data: each union is closed, and rules code switches on `kind`. */

/** 8.4: what a base needs at its site, or of the tile it is built on. */
export type Requirement =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'lagrange' }
  | { readonly kind: 'noGravity' }
  | { readonly kind: 'tileWith'; readonly anyOf: readonly Sign[] }
  | { readonly kind: 'tileWithout'; readonly noneOf: readonly Icon[] };

/** 8.10 to 8.18. */
export type BaseEffect =
  /** Lasting: the tile has this P number; the P number of the tile is so much higher. */
  | { readonly kind: 'givesP'; readonly p: number }
  | { readonly kind: 'raisesP'; readonly by: number }
  /** When built: a cube advances; the tile's numbers are gained and gone; an offer, or the revelation cube instead. */
  | { readonly kind: 'advances'; readonly cube: Cube; readonly spaces: number }
  | { readonly kind: 'exploits'; readonly numbers: readonly ('P' | 'Col')[] }
  | { readonly kind: 'takesOffer'; readonly orRevelation: number }
  | { readonly kind: 'gainsPerOpposingBase'; readonly gain: number; readonly within: 'region' | 'nearby' }
  /** 15.13e: built on the Phobes it gives what the tiles of the region held back. */
  | { readonly kind: 'quietsPhobes' }
  /** Boosts, for opponents too (4.6). */
  | { readonly kind: 'multipliesBuild'; readonly by: number }
  | { readonly kind: 'shieldsRegion' }
  | { readonly kind: 'addsToMove'; readonly add: number }
  | { readonly kind: 'multipliesMoveCard'; readonly by: number }
  | { readonly kind: 'transports' }
  /** 16.4 */
  | { readonly kind: 'colonyPoint' };

/** 9.8 */
export type Special =
  | { readonly kind: 'probe' }
  /** 9.10, 9.11: not a Move; to a site with an own base at either end, or to a track. */
  | { readonly kind: 'relocate' }
  | { readonly kind: 'wormhole' }
  | { readonly kind: 'gain'; readonly profit: number };

/** 10.2: what must be true for a seat that claims. Home bases never count (10.1b). */
export type Condition =
  | { readonly kind: 'produceAction' }
  | { readonly kind: 'produceTotal'; readonly n: number }
  | { readonly kind: 'basesAtSites'; readonly n: number; readonly sites: readonly SiteId[] }
  | { readonly kind: 'basesAtLagrange'; readonly n: number }
  | { readonly kind: 'basesOffLagrange'; readonly n: number }
  | { readonly kind: 'basesInRegions'; readonly n: number; readonly regions: readonly RegionId[] }
  | { readonly kind: 'basesInDifferentRegions'; readonly n: number }
  | { readonly kind: 'basesInSystems'; readonly n: number }
  /** On tiles with one of these icons or from one of these stacks. */
  | {
      readonly kind: 'basesOnTiles';
      readonly n: number;
      readonly icons: readonly Icon[];
      readonly stacks: readonly Stack[];
    }
  /** 10.3: for each icon a base on a tile with it, and a different base for each. */
  | { readonly kind: 'basesOnEach'; readonly icons: readonly Icon[] }
  | { readonly kind: 'infraCards'; readonly n: number }
  | { readonly kind: 'progressCards'; readonly n: number }
  | { readonly kind: 'colonies'; readonly n: number }
  | { readonly kind: 'nearbyColonies'; readonly n: number };

/** 14.12c */
export type Prerequisite =
  | { readonly kind: 'owns'; readonly title: TitleId }
  | { readonly kind: 'ownsOfKind'; readonly of: ProgressKind; readonly n: number };

/** 14.13 to 14.21, for the owner alone (4.8). */
export type ProgressEffect =
  | {
      readonly kind: 'adds';
      readonly to: 'move' | 'explore' | 'build';
      readonly value: Readonly<Record<LaterEra, number>>;
    }
  | { readonly kind: 'multiplies'; readonly what: 'move' | 'explore' | 'build'; readonly by: number }
  | { readonly kind: 'shields'; readonly kinds: readonly ('move' | 'build')[] }
  | { readonly kind: 'rewardCards'; readonly cards: number }
  | { readonly kind: 'drawsWith'; readonly hand: number }
  /** 14.16: only in a Produce action in which at least one card is played. */
  | { readonly kind: 'extraTiles'; readonly tiles: number }
  | { readonly kind: 'colonyPoint' }
  | { readonly kind: 'gainsPerOpposingClaim'; readonly gain: number }
  | { readonly kind: 'usesInfra'; readonly hqs: number }
  /** 14.19: enters a track so many boxes nearer to the star. */
  | { readonly kind: 'skipsTrack'; readonly boxes: number }
  | { readonly kind: 'placesTeam' }
  | { readonly kind: 'buildsAtIntros' }
  | { readonly kind: 'staysWithPhobes' }
  | { readonly kind: 'ignoresDearTiles' };

export const COUNTED = ['breakthroughsInPlay', 'adaptationsInPlay', 'ownProgressCards', 'ownSecureSites'] as const;
export type Counted = (typeof COUNTED)[number];
/** 16.7, for the owner; the effects against the competition are for the solo game to add. */
export type ColonyEffect =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'whenOpponentColonizes'; readonly gain: number }
  | { readonly kind: 'whenYouColonize'; readonly gain: number | 'ownColonies' }
  | { readonly kind: 'whenOpponentClaims'; readonly gain: number }
  | { readonly kind: 'whenOpponentProduces'; readonly gain: number }
  /** At once 1 for every `each` of what is counted, halves dropped. */
  | { readonly kind: 'atOncePer'; readonly what: Counted; readonly each: number }
  | { readonly kind: 'atOnceOpenAward' }
  | { readonly kind: 'atEndClaim' }
  | { readonly kind: 'atEndPerFreeSystem'; readonly gain: number };
