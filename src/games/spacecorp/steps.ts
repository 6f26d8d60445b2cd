import { type Seat } from '../kernel/game-definition.js';
import { type Era, type Moment, type ProgressKind } from './components/kinds.js';
import { type ColonyId, type SiteId, type TitleId } from './components/types.js';

/** What the first application of a Time card leaves for the second (4.5c to 4.5f). */
export interface Again {
  readonly kind: 'move' | 'explore' | 'build';
  readonly adds: number;
  readonly times: number;
  readonly shielded: boolean;
  readonly portsOnly: boolean;
  readonly profitLeft: number;
  readonly penaltyPaid: boolean;
  readonly firstTeam: number;
}

/** 19.5: the moments between two turns, in their order. */
export const QUIET = ['discard', 'closing', 'opening'] as const;
export type Quiet = (typeof QUIET)[number];
/** Moments with a window of their own; the start of a turn only where no window between two turns came before. */
export type Interrupting = Exclude<Moment, 'payment' | 'any' | 'discard' | 'closing'>;

/** What the table can be busy with. Steps are written into facts: keep them small, public and unchanging. */
export type SpacecorpStep =
  | { readonly step: 'eraSetUp'; readonly era: Era }
  | { readonly step: 'beyondPlacing'; readonly seat: Seat; readonly marker: number }
  | { readonly step: 'eraStart'; readonly era: Era }
  | { readonly step: 'era'; readonly era: Era }
  | { readonly step: 'turn'; readonly seat: Seat; readonly extra: boolean; readonly last: boolean }
  | { readonly step: 'window'; readonly moment: Interrupting; readonly title?: TitleId }
  /** 19.5: `asked` are those who play on after a first play; nobody is named while all may. */
  | { readonly step: 'between'; readonly from: Quiet; readonly asked?: readonly Seat[] }
  | { readonly step: 'infraRemoval'; readonly seat: Seat }
  | { readonly step: 'action'; readonly seat: Seat }
  | ({ readonly step: 'secondApplication'; readonly seat: Seat } & Again)
  | { readonly step: 'researchDraws'; readonly seat: Seat }
  | { readonly step: 'tilePlacing'; readonly seat: Seat; readonly site: SiteId; readonly team: number | null }
  | { readonly step: 'phobesRetreat'; readonly seat: Seat; readonly site: SiteId; readonly explorer?: number }
  | { readonly step: 'baseBenefit'; readonly seat: Seat; readonly site: SiteId; readonly box: number }
  | { readonly step: 'progressChoice'; readonly seat: Seat; readonly kind: ProgressKind; readonly free?: true }
  | { readonly step: 'teamPlacing'; readonly seat: Seat }
  | { readonly step: 'colonyBenefit'; readonly seat: Seat; readonly colony: ColonyId }
  | { readonly step: 'contractClaims'; readonly seat: Seat }
  | { readonly step: 'rewards'; readonly seat: Seat }
  | { readonly step: 'transport'; readonly seat: Seat }
  | { readonly step: 'discarding'; readonly seat: Seat }
  | { readonly step: 'refilling'; readonly seat: Seat }
  | { readonly step: 'turnClosing'; readonly seat: Seat }
  | { readonly step: 'eraClosing'; readonly era: Era }
  | { readonly step: 'legacyChoice' }
  | { readonly step: 'endClaim'; readonly seat: Seat }
  | { readonly step: 'reckoning'; readonly era: Era };
