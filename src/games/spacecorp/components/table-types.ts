import {
  type BaseType,
  type ByEra,
  type BySeats,
  type Cube,
  type EdgeId,
  type Era,
  type Kind,
  type ProgressKind,
  type Sign,
  type Stack,
} from './kinds.js';
import {
  type CardTypeId,
  type ColonyId,
  type Provenance,
  type RegionId,
  type SiteId,
  type TileId,
  type TitleId,
} from './types.js';

/** Where the holder of a Beyond marker may place a team at the beginning of an era (13.8, 13.9, 13.18, 13.19). */
export interface BeyondPlace extends Provenance {
  readonly site: SiteId;
  readonly how: 'explores' | 'stands' | 'onStar' | 'onTrack';
}

export interface EraSetUp extends Provenance {
  readonly teamsAtHome: number;
  /** A card that every seat takes, and Start cards dealt to each. */
  readonly dealtCard: CardTypeId | null;
  readonly dealtStartCards: number;
  /** Places in turn order, the first is 1, that draw a card at the end of the set-up. */
  readonly extraDraws: BySeats<readonly number[]>;
  readonly lastSeatProfit: BySeats<number>;
  /** For the holders of the 1st and the 2nd marker. */
  readonly beyond: readonly [BeyondPlace, BeyondPlace] | null;
  /** What a seat has when the game begins with this era (chapter 18). */
  readonly begun: { readonly profit: number; readonly cubeSpaces: number; readonly freeAdaptation: boolean };
}

export interface SetUp extends Provenance {
  readonly teams: number;
  readonly timeInHand: number;
  readonly timeInDeck: BySeats<number>;
  readonly eras: ByEra<EraSetUp>;
}

/** Numbers of the rules themselves. */
export interface Figures extends Provenance {
  readonly offers: number;
  readonly researchHand: number;
  readonly drawHand: number;
  readonly claimCompensation: number;
  readonly contractsToEnd: number;
  readonly standstillTurns: number;
  readonly radiationPenalty: ByEra<number>;
  readonly profitSpent: ByEra<number>;
  readonly nearby: number;
  readonly trackBoxes: number;
  readonly spurFirst: number;
  readonly spurLater: number;
  readonly colonizeBuild: number;
  readonly colonizeBuildMultiStar: number;
  readonly colonizeProfit: number;
  /** 17.3: by number of colonies, the last for any more. */
  readonly colonyProfit: readonly number[];
  readonly beyondProfit: readonly [number, number];
  readonly geneticsSpaceProfit: number;
}

export interface Name {
  readonly en: string;
  readonly es: string;
}
type NamesOf<K extends string> = Readonly<Record<K, Name>>;
/** Each section is a family of words: `site.luna`, `base.refinery`. */
export interface Names {
  readonly era: NamesOf<Era>;
  readonly kind: NamesOf<Kind>;
  readonly sign: NamesOf<Sign>;
  readonly stack: NamesOf<Stack>;
  readonly cube: NamesOf<Cube>;
  readonly progressKind: NamesOf<ProgressKind>;
  readonly base: NamesOf<BaseType>;
  readonly edge: NamesOf<EdgeId>;
  readonly region: NamesOf<RegionId>;
  readonly site: NamesOf<SiteId>;
  readonly tile: NamesOf<TileId>;
  readonly card: NamesOf<CardTypeId>;
  readonly progress: NamesOf<TitleId>;
  readonly colony: NamesOf<ColonyId>;
}
