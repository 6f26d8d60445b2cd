import { type Seat } from '../kernel/game-definition.js';
import { type CardId } from './components/cards.js';
import { type BaseType, type Kind, type TimeUse } from './components/kinds.js';
import { type ColonyId, type RegionId, type SiteId, type TitleId } from './components/types.js';

type Of<Type extends string, Fields = unknown> = { readonly type: Type } & Readonly<Fields>;

/** 4.1: how the value of an action is made up. A face is `card/index`, an Infra card `seat` and slot, a base `port:B`. */
export interface Pay {
  readonly hq: readonly Seat[];
  readonly faces: readonly string[];
  /** Infra cards that give their shielded face. */
  readonly infra: readonly string[];
  readonly time: 'none' | TimeUse;
  /** Boosts of opponents' bases; own ones count by themselves. */
  readonly bases: readonly string[];
  /** The face or Infra card that a Spaceport doubles (8.18a). */
  readonly double: readonly string[];
  /** The Competitors card. */
  readonly edge: readonly CardId[];
  /** Whose base allows a Move (6.3b). */
  readonly via: readonly Seat[];
  /** The most profit that may be spent (14.10). */
  readonly profit: number;
}

/** Everything a seat can want, as its player would say it. */
export type SpacecorpAction =
  | Of<'MoveTeam', Partial<Pay> & { team: number; to: SiteId }>
  | Of<'ExploreSite', Partial<Pay> & { team: number }>
  | Of<'BuildBases', Partial<Pay> & { team: number; base1: BaseType; base2?: BaseType; base3?: BaseType }>
  | Of<'Produce', Partial<Pay> & { tiles: readonly string[] }>
  | Of<'Research', Partial<Pay>>
  | Of<'AdvanceGenetics', Partial<Pay>>
  | Of<'AdvanceRevelation', Partial<Pay>>
  | Of<'UpgradeHQ', { card: CardId; slot: string }>
  | Of<'PlaySpecial', { card: CardId; site?: SiteId; team?: number; to?: SiteId }>
  | Of<'Colonize', Partial<Pay> & { region: RegionId; colony: ColonyId; sources: readonly ColonySource[] }>
  | Of<'PassForEra'>
  | Of<'IdleTurn'>
  | Of<'Waive'>
  | Of<'TakeOffer', { box: string }>
  | Of<'DrawFromDeck', { count: number }>
  | Of<'StopDrawing'>
  | Of<'TakeRevelation'>
  | Of<'TakeProgress', { title: TitleId }>
  | Of<'PlaceTeam', { site: SiteId }>
  | Of<'Retreat', { team: string }>
  | Of<'ScoreContract', { row: string }>
  | Of<'ClaimContracts', { rows: readonly string[] }>
  | Of<'TransportTeam', { team: number; to: SiteId }>
  | Of<'StayPut'>
  | Of<'PlayEdge', { card: CardId; box?: string; cards?: readonly CardId[]; kind?: Kind; row?: string }>
  | Of<'PassWindow'>
  | Of<'RemoveInfra', { slot: string }>
  | Of<'UseBeyond'>
  | Of<'StayHome'>
  | Of<'KeepLegacy', { pair: string }>
  | Of<'KeepNoLegacy'>;

export const COLONY_SOURCES = ['team', 'build', 'profit'] as const;
export type ColonySource = (typeof COLONY_SOURCES)[number];
