import { type Rules } from '../../kernel/game-of-steps.js';
import { type PlanetSteamAction } from '../actions.js';
import { type Board } from '../board.js';
import { type AnyFact } from '../offers.js';
import { type PlanetSteamStep } from '../steps.js';
import { airshipPlacing } from './airship.js';
import { certificates, certificateTurn } from './certificates.js';
import { claimSetup, riverNeutrals, setupClaim, setupNeutrals } from './claim-setup.js';
import { claims, claimTurn, landing } from './claims.js';
import { extraction, overflow } from './extraction.js';
import { finalPhase, round } from './final-phase.js';
import { buying, harvesterPhase, harvesterTurn } from './harvester-phase.js';
import { carrierBidding, carrierRenewal, manipulation, sabotageTarget, sabotageVictim } from './optional-cards.js';
import {
  bankAgent,
  boxPick,
  engineer,
  expansion,
  orderMarker,
  specialistAuction,
  specialistBidding,
  specialistPick,
} from './specialist-auction.js';
import { riverAgreement, startingCarriers } from './table-setup.js';
import { trade, tradeTurn } from './trade.js';
import { zoneBidding, zoneNaming } from './zone-auction.js';

/** The sequence of play, step by step; each chapter of the rulebook has a file. */
export const rules: Rules<Board, PlanetSteamStep, PlanetSteamAction, AnyFact> = {
  startingCarriers,
  riverAgreement,
  round,
  expansion,
  specialistAuction,
  specialistBidding,
  specialistPick,
  manipulation,
  bankAgent,
  engineer,
  boxPick,
  orderMarker,
  sabotageTarget,
  sabotageVictim,
  claimSetup,
  riverNeutrals,
  setupClaim,
  setupNeutrals,
  zoneNaming,
  zoneBidding,
  claims,
  claimTurn,
  landing,
  airshipPlacing,
  carrierRenewal,
  carrierBidding,
  harvesterPhase,
  harvesterTurn,
  buying,
  extraction,
  overflow,
  trade,
  tradeTurn,
  certificates,
  certificateTurn,
  finalPhase,
};
