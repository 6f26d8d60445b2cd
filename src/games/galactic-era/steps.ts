import { type Seat } from '../kernel/game-definition.js';
import { type Deed } from './components/automas.js';
import { type Hex } from './components/galaxy.js';
import { type Technology } from './components/technologies.js';

/** What the table can be busy with. Written into facts: small, public, unchanging. */
type Of<Name extends string, Fields = unknown> = { readonly step: Name } & Readonly<Fields>;
interface Aboard {
  seat: Seat;
  /** null: basic ships. */
  handle: number | null;
  ships: number;
}

export type GalacticStep =
  // the whole game
  | Of<'galaxy'>
  | Of<'gatheringPeoples'>
  | Of<'picking'>
  | Of<'choosingEthics'>
  | Of<'startBonuses'>
  | Of<'choosingBonus', { seat: Seat; not: readonly Technology[] }>
  | Of<'placingTactic', { seat: Seat; tokens: number }>
  | Of<'round', { round: number }>
  | Of<'biddingForPuppet'>
  // movement
  | Of<'movementTurn', { seat: Seat }>
  | Of<'voyage', Aboard & { at: Hex; left: number; changed: boolean; moved: boolean }>
  | Of<
      'jumpWindow',
      Aboard & { from: Hex; to: Hex; goal: Hex; left: number; gate: boolean; stop: boolean; moved: boolean }
    >
  // battles
  | Of<'battles', { seat: Seat }>
  | Of<'retreats', { hex: Hex }>
  | Of<'forcingOut', { hex: Hex }>
  | Of<'drivenOff', { seat: Seat; hex: Hex; before: boolean }>
  | Of<'showing', { hex: Hex }>
  | Of<'evading', { hex: Hex }>
  | Of<'defending', { hex: Hex }>
  | Of<'combat', { hex: Hex }>
  | Of<'spoils', { hex: Hex }>
  | Of<'losses', { hex: Hex }>
  | Of<'saving', { hex: Hex }>
  | Of<'clearing', { hex: Hex }>
  | Of<'rout', { hex: Hex }>
  | Of<'battleOver', { hex: Hex }>
  // progress
  | Of<'choosingTokens'>
  | Of<'extraWindow'>
  | Of<'returningTokens', { over: Readonly<Record<Seat, number>> }>
  | Of<'ethicsAndOrder'>
  | Of<'progressPhase'>
  | Of<'progressTurn', { seat: Seat }>
  | Of<'blockWindow', { seat: Seat; action: string; hexes: readonly Hex[]; way: string; source: string }>
  | Of<'freeGain', { seat: Seat; source: string }>
  | Of<'gaining', { seat: Seat; hex: Hex; way: string; source: string }>
  | Of<'mayanFlight', { seat: Seat; hex: Hex; discs: number }>
  | Of<'settling', { seat: Seat; hex: Hex; discs: number }>
  | Of<'shortage', { seat: Seat; hex: Hex; discs: number }>
  | Of<'evacuating', { seat: Seat; from: Hex; forced: boolean; to: Hex }>
  | Of<'emergency', { seat: Seat; evacuated: boolean }>
  | Of<'relicFound', { seat: Seat; hex: Hex }>
  | Of<'technologyTheft', { seat: Seat; from: readonly Seat[]; levels: number }>
  | Of<'freeAlly', { seat: Seat }>
  | Of<'gainOver', { free: boolean }>
  | Of<'growing', { seat: Seat; extra: number; token: boolean }>
  | Of<'sacrificing', { seat: Seat; left: number; not: readonly Hex[]; placed: boolean; token: boolean }>
  | Of<'sacrificingDiscs', { seat: Seat }>
  | Of<'building', { seat: Seat; ships: number; why: string; hexes: readonly Hex[]; placed: number }>
  | Of<'producing', { seat: Seat }>
  | Of<'researching', { seat: Seat; squares: readonly string[]; why: string }>
  | Of<'special', { seat: Seat; technology: Technology; relic: boolean }>
  | Of<'swappingCard', { seat: Seat }>
  | Of<'relocating', { seat: Seat; left: number }>
  // the end of a round
  | Of<'tradeFair'>
  | Of<'tradeTalk'>
  | Of<'forcingTrade', { seat: Seat }>
  | Of<'greyLesson', { seat: Seat }>
  | Of<'greyAnswer', { seat: Seat; greys: Seat }>
  | Of<'roundScoring'>
  | Of<'alignmentWindow'>
  | Of<'eraChange'>
  | Of<'leadership'>
  // alone
  | Of<'automaDoes', { seat: Seat; deed: Deed }>
  | Of<'automaLesson', { seat: Seat }>
  | Of<'reckoning'>;
