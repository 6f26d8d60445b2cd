import { type Seat } from '../kernel/game-definition.js';
import { type Hex } from './components/galaxy.js';

/** What the table can be busy with. Written into facts: small, public, unchanging. */
export type GalacticStep =
  | { readonly step: 'gatheringPeoples' }
  | { readonly step: 'choosingEthics' }
  | { readonly step: 'startBonuses' }
  | { readonly step: 'choosingBonus'; readonly seat: Seat; readonly not: readonly string[] }
  | { readonly step: 'placingTactic'; readonly seat: Seat; readonly tokens: number }
  | { readonly step: 'galaxy' }
  | { readonly step: 'round'; readonly round: number }
  | { readonly step: 'movementTurn'; readonly seat: Seat }
  | {
      readonly step: 'voyage';
      readonly seat: Seat;
      readonly handle: number | null;
      readonly ships: number;
      readonly at: Hex;
      readonly left: number;
    }
  | {
      readonly step: 'jumpWindow';
      readonly seat: Seat;
      readonly handle: number | null;
      readonly ships: number;
      readonly from: Hex;
      readonly to: Hex;
      readonly goal: Hex;
      readonly left: number;
      readonly gate: boolean;
    }
  | { readonly step: 'battles'; readonly seat: Seat }
  | { readonly step: 'battle'; readonly hex: Hex }
  | { readonly step: 'drivenOff'; readonly seat: Seat; readonly hex: Hex; readonly forced: boolean }
  | { readonly step: 'spoils'; readonly seat: Seat; readonly hex: Hex }
  | {
      readonly step: 'losses';
      readonly seat: Seat;
      readonly hex: Hex;
      readonly count: number;
      readonly destroyed: readonly string[];
    }
  | { readonly step: 'rout'; readonly hex: Hex }
  | { readonly step: 'choosingTokens' }
  | { readonly step: 'ethicsAndOrder' }
  | { readonly step: 'progressTurn'; readonly seat: Seat }
  | { readonly step: 'blockWindow'; readonly seat: Seat; readonly action: string; readonly hex: Hex | null }
  | { readonly step: 'gaining'; readonly seat: Seat; readonly hex: Hex; readonly way: string; readonly source: string }
  | { readonly step: 'growing'; readonly seat: Seat; readonly extra: number; readonly token: boolean }
  | {
      readonly step: 'building';
      readonly seat: Seat;
      readonly ships: number;
      readonly why: string;
      readonly hexes: readonly Hex[];
    }
  | { readonly step: 'researching'; readonly seat: Seat; readonly squares: readonly string[] }
  | { readonly step: 'technologyTheft'; readonly seat: Seat; readonly from: Seat; readonly levels: number }
  | { readonly step: 'evacuating'; readonly seat: Seat; readonly from: Hex }
  | { readonly step: 'emergency'; readonly seat: Seat }
  | { readonly step: 'tradeFair' }
  | { readonly step: 'roundScoring' }
  | { readonly step: 'eraChange' }
  | { readonly step: 'reckoning' };
