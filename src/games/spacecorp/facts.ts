import { type Fact, type Seat } from '../kernel/game-definition.js';
import { type Legacy, type Score, type TableOptions } from './board.js';
import { type CardId } from './components/cards.js';
import { type BaseType, type Cube, type EdgeId, type Era, type Kind, type ProgressKind } from './components/kinds.js';
import { type ColonyId, type RegionId, type SiteId, type TileId, type TitleId } from './components/types.js';

type Of<Type extends string, Fields = unknown> = Fact & { readonly type: Type } & Readonly<Fields>;

export type GainedBy =
  | 'tile'
  | 'claim'
  | 'exploiter'
  | 'secure'
  | 'special'
  | 'progress'
  | 'spur'
  | 'colony'
  | 'edge'
  | 'lastSeat'
  | 'begun'
  | 'contract'
  | 'beyond'
  | 'genetics'
  | 'partner';

/** Everything that can happen, as a referee would announce it: outcomes, never causes to be worked out again. */
export type SpacecorpFact =
  | Of<'TableLaid', { seats: readonly Seat[]; options: TableOptions; components: string }>
  | Of<'EraBegan', { era: Era; begun: boolean }>
  | Of<'FirstSeatChosen', { seat: Seat; by: 'lot' | 'team' | 'profit' }>
  | Of<
      'CardsDrawn',
      {
        seat: Seat;
        count: number;
        why: 'setUp' | 'research' | 'reward' | 'turn';
        secret: { readonly to: readonly Seat[]; readonly cards: readonly CardId[] };
      }
    >
  | Of<'OfferRefilled', { box: number; card: CardId }>
  | Of<'TopCardDiscarded', { card: CardId }>
  | Of<'BeyondUsed', { seat: Seat; team: number; site: SiteId; track: number }>
  | Of<'BeyondLeft', { seat: Seat; marker: number }>
  | Of<'BeyondReset', { era: Era }>
  | Of<'TurnBegan', { seat: Seat; extra: boolean; last: boolean }>
  | Of<'TeamsNeared', { seat: Seat; teams: readonly number[] }>
  | Of<'ActionBarred', { seat: Seat; by: Seat; kind: Kind; next: boolean }>
  | Of<
      'ActionPaid',
      {
        seat: Seat;
        kind: Kind;
        hq: readonly Seat[];
        cards: readonly CardId[];
        edge: CardId | null;
        value: number;
        spent: number;
        penalty: number;
        rewards: readonly Seat[];
        /** Cards that not everybody knew. */
        shown: readonly CardId[];
      }
    >
  | Of<'TeamMoved', { seat: Seat; team: number; from: SiteId; to: SiteId; distance: number; track: number }>
  | Of<'BeyondTaken', { seat: Seat; marker: number }>
  | Of<'TilePlaced', { seat: Seat; site: SiteId; box: number; tile: TileId; passedOver: readonly TileId[] }>
  | Of<'SiteClaimed', { seat: Seat; team: number; site: SiteId }>
  | Of<
      'TeamDrivenOff',
      {
        seat: Seat;
        team: number;
        site: SiteId;
        to: SiteId;
        /** 10.10: it was this team that had explored. */
        explored?: true;
      }
    >
  | Of<'BaseBuilt', { seat: Seat; team: number; site: SiteId; box: number; base: BaseType }>
  | Of<'TileExploited', { seat: Seat; site: SiteId; box: number }>
  | Of<'ProfitGained', { seat: Seat; profit: number; why: GainedBy }>
  | Of<'ProfitLost', { seat: Seat; profit: number; why: 'microbes' | 'noColony' }>
  | Of<'CubeAdvanced', { seat: Seat; cube: Cube; spaces: number }>
  | Of<'ProgressTaken', { seat: Seat; title: TitleId; award: number }>
  | Of<'ProgressLost', { seat: Seat; kind: ProgressKind }>
  | Of<'TeamPlaced', { seat: Seat; team: number; site: SiteId }>
  | Of<'Produced', { seat: Seat; tiles: readonly string[]; total: number }>
  | Of<'ResearchAnnounced', { seat: Seat; draws: number }>
  | Of<'OfferTaken', { seat: Seat; box: number; card: CardId; why: 'research' | 'base' | 'edge' }>
  | Of<'DrawingStopped', { seat: Seat }>
  | Of<
      'InfraPlaced',
      { seat: Seat; slot: number; card: CardId; returned: CardId | null; removed: CardId | null; hidden: boolean }
    >
  | Of<'SpecialPlayed', { seat: Seat; card: CardId; hidden: boolean }>
  | Of<'TeamRelocated', { seat: Seat; team: number; from: SiteId; to: SiteId; track: number }>
  | Of<'TeamRetired', { seat: Seat; team: number; site: SiteId }>
  | Of<'ColonyFounded', { seat: Seat; region: RegionId; colony: ColonyId; points: number; spent: number }>
  | Of<'SecondWaived', { seat: Seat }>
  | Of<'TurnIdled', { seat: Seat }>
  | Of<'SeatPassed', { seat: Seat; last: readonly Seat[] | null }>
  | Of<'ContractClaimed', { seat: Seat; row: number; award: number }>
  | Of<'ClaimsDeclined', { seat: Seat }>
  | Of<'EraEndTriggered', { by: 'contracts' | 'deck' | 'standstill'; last: readonly Seat[] | null }>
  | Of<'TeamTransported', { seat: Seat; team: number; from: SiteId; to: SiteId }>
  | Of<'TransportWaived', { seat: Seat }>
  | Of<'CardsDiscarded', { seat: Seat; cards: readonly CardId[] }>
  | Of<'EdgePlayed', { seat: Seat; edge: EdgeId; card: CardId; hidden: boolean }>
  | Of<'CardsPoached', { seat: Seat; cards: readonly CardId[] }>
  | Of<'InfraRemoved', { seat: Seat; slot: number; card: CardId }>
  | Of<'ExtraTurnGranted', { seat: Seat }>
  | Of<'TurnEnded', { seat: Seat }>
  | Of<'EraEnded', { era: Era }>
  | Of<'LegacyKept', { seat: Seat; site: SiteId; box: number; legacy: Legacy }>
  | Of<'EraCleared', { era: Era }>
  | Of<'GameEnded', { results: Readonly<Record<Seat, Score>> }>;

export const FACT_VERSIONS: Readonly<Record<SpacecorpFact['type'], number>> = {
  TableLaid: 1,
  EraBegan: 1,
  FirstSeatChosen: 1,
  CardsDrawn: 1,
  OfferRefilled: 1,
  TopCardDiscarded: 1,
  BeyondUsed: 1,
  BeyondLeft: 1,
  BeyondReset: 1,
  TurnBegan: 1,
  TeamsNeared: 1,
  ActionBarred: 1,
  ActionPaid: 1,
  TeamMoved: 1,
  BeyondTaken: 1,
  TilePlaced: 1,
  SiteClaimed: 1,
  TeamDrivenOff: 1,
  BaseBuilt: 1,
  TileExploited: 1,
  ProfitGained: 1,
  ProfitLost: 1,
  CubeAdvanced: 1,
  ProgressTaken: 1,
  ProgressLost: 1,
  TeamPlaced: 1,
  Produced: 1,
  ResearchAnnounced: 1,
  OfferTaken: 1,
  DrawingStopped: 1,
  InfraPlaced: 1,
  SpecialPlayed: 1,
  TeamRelocated: 1,
  TeamRetired: 1,
  ColonyFounded: 1,
  SecondWaived: 1,
  TurnIdled: 1,
  SeatPassed: 1,
  ContractClaimed: 1,
  ClaimsDeclined: 1,
  EraEndTriggered: 1,
  TeamTransported: 1,
  TransportWaived: 1,
  CardsDiscarded: 1,
  EdgePlayed: 1,
  CardsPoached: 1,
  InfraRemoved: 1,
  ExtraTurnGranted: 1,
  TurnEnded: 1,
  EraEnded: 1,
  LegacyKept: 1,
  EraCleared: 1,
  GameEnded: 1,
};

/** 19.15: luck was drawn or a hidden card was shown. */
export const isIrrevocable = (fact: Fact): boolean => {
  const told = fact as SpacecorpFact;
  switch (told.type) {
    case 'FirstSeatChosen':
      return told.by === 'lot';
    case 'CardsDrawn':
    case 'OfferRefilled':
    case 'TopCardDiscarded':
    case 'TilePlaced':
    case 'LegacyKept':
      return true;
    case 'ActionPaid':
      return told.shown.length > 0;
    case 'InfraPlaced':
    case 'SpecialPlayed':
    case 'EdgePlayed':
      return told.hidden;
    default:
      return false;
  }
};
