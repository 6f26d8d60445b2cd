import { type PlanetSteamStep } from './steps.js';
import { type PlanetSteamView } from './view.js';

type Phase = 'setup' | 'expansion' | 'harvester' | 'resource' | 'final';
const PHASE: Readonly<Record<PlanetSteamStep['step'], Phase>> = {
  startingCarriers: 'setup',
  riverAgreement: 'setup',
  round: 'expansion',
  expansion: 'expansion',
  specialistAuction: 'expansion',
  specialistBidding: 'expansion',
  specialistPick: 'expansion',
  manipulation: 'expansion',
  bankAgent: 'expansion',
  engineer: 'expansion',
  boxPick: 'expansion',
  orderMarker: 'expansion',
  sabotageTarget: 'expansion',
  sabotageVictim: 'expansion',
  claimSetup: 'expansion',
  riverNeutrals: 'expansion',
  setupClaim: 'expansion',
  setupNeutrals: 'expansion',
  zoneNaming: 'expansion',
  zoneBidding: 'expansion',
  claims: 'expansion',
  claimTurn: 'expansion',
  landing: 'expansion',
  airshipPlacing: 'expansion',
  carrierRenewal: 'expansion',
  carrierBidding: 'expansion',
  harvesterPhase: 'harvester',
  harvesterTurn: 'harvester',
  buying: 'harvester',
  extraction: 'resource',
  overflow: 'resource',
  trade: 'resource',
  tradeTurn: 'resource',
  certificates: 'resource',
  certificateTurn: 'resource',
  finalPhase: 'final',
};

/** Where the game is, as the second part of the word `phase.<id>`. */
export const phaseOf = ({ wealth, step }: Pick<PlanetSteamView, 'wealth' | 'step'>): Phase | 'over' =>
  wealth ? 'over' : step === null ? 'setup' : PHASE[step];
