import { type Seat } from '../kernel/game-definition.js';
import { type Zone } from './components/map.js';
import { type Resource } from './components/terminal.js';

/** What the table can be busy with. Steps are written into facts: keep them small, public and unchanging. */
export type PlanetSteamStep =
  | { readonly step: 'startingCarriers' }
  | { readonly step: 'riverAgreement' }
  | { readonly step: 'round'; readonly round: number }
  | { readonly step: 'expansion' }
  | { readonly step: 'specialistAuction' }
  | { readonly step: 'specialistBidding' }
  | { readonly step: 'specialistPick'; readonly seat: Seat }
  | { readonly step: 'manipulation'; readonly seat: Seat }
  | { readonly step: 'bankAgent'; readonly seat: Seat }
  | { readonly step: 'engineer'; readonly seat: Seat }
  | { readonly step: 'boxPick'; readonly seat: Seat }
  | { readonly step: 'orderMarker'; readonly seat: Seat }
  | { readonly step: 'sabotageTarget'; readonly seat: Seat }
  | { readonly step: 'sabotageVictim'; readonly seat: Seat }
  | { readonly step: 'claimSetup' }
  | { readonly step: 'riverNeutrals'; readonly seat: Seat; readonly count: number }
  | { readonly step: 'setupClaim'; readonly seat: Seat }
  | { readonly step: 'setupNeutrals'; readonly seat: Seat; readonly count: number }
  | { readonly step: 'zoneNaming' }
  | { readonly step: 'zoneBidding' }
  | { readonly step: 'claims' }
  | { readonly step: 'claimTurn'; readonly seat: Seat }
  | { readonly step: 'landing'; readonly seat: Seat; readonly zone: Zone }
  | { readonly step: 'airshipPlacing' }
  | { readonly step: 'carrierRenewal' }
  | { readonly step: 'carrierBidding' }
  | { readonly step: 'harvesterPhase' }
  | { readonly step: 'harvesterTurn'; readonly seat: Seat }
  | { readonly step: 'buying'; readonly seat: Seat }
  | { readonly step: 'extraction' }
  | { readonly step: 'overflow'; readonly seat: Seat }
  | { readonly step: 'trade' }
  | { readonly step: 'tradeTurn'; readonly resource: Resource; readonly seat: Seat }
  | { readonly step: 'certificates' }
  | { readonly step: 'certificateTurn'; readonly seat: Seat }
  | { readonly step: 'finalPhase' };
