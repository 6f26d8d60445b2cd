import { type Rules } from '../../kernel/game-of-steps.js';
import { type GalacticAction } from '../actions.js';
import { type Board } from '../board.js';
import { type AnyFact } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { withAutomas } from './automa.js';
import { automaDoes, automaLesson } from './automa-progress.js';
import * as battle from './battle.js';
import { blockWindow, producing } from './blocks.js';
import { emergency, evacuating } from './capital.js';
import {
  freeAlly,
  freeGain,
  gaining,
  gainOver,
  mayanFlight,
  relicFound,
  settling,
  shortage,
  technologyTheft,
} from './gaining.js';
import { growing, sacrificing } from './growth.js';
import { placingTactic } from './levels.js';
import { jumpWindow, movementTurn, voyage } from './movement.js';
import { building, sacrificingDiscs } from './production.js';
import { progressPhase, progressTurn, relocating } from './progress.js';
import { withPuppet } from './puppet.js';
import { biddingForPuppet } from './puppet-auction.js';
import { reckoning } from './reckoning.js';
import { researching, special, swappingCard } from './research.js';
import { alignmentWindow, eraChange, leadership, round, roundScoring } from './scoring.js';
import { picking } from './set-ups.js';
import { choosingBonus, choosingEthics, galaxyStep, gatheringPeoples, startBonuses } from './start.js';
import { choosingTokens, ethicsAndOrder, extraWindow, returningTokens } from './tokens.js';
import { forcingTrade, greyAnswer, greyLesson, tradeFair, tradeTalk } from './trade.js';

/** The table of steps: what each allows, and what it leads to. */
export const rules: Rules<Board, GalacticStep, GalacticAction, AnyFact> = withAutomas(
  withPuppet({
    galaxy: galaxyStep,
    gatheringPeoples,
    picking,
    choosingEthics,
    startBonuses,
    choosingBonus,
    placingTactic,
    round,
    biddingForPuppet,
    movementTurn,
    voyage,
    jumpWindow,
    battles: battle.battles,
    retreats: battle.retreats,
    forcingOut: battle.forcingOut,
    drivenOff: battle.drivenOff,
    showing: battle.showing,
    evading: battle.evading,
    defending: battle.defending,
    combat: battle.combat,
    spoils: battle.spoils,
    losses: battle.losses,
    saving: battle.saving,
    clearing: battle.clearing,
    rout: battle.rout,
    battleOver: battle.battleOver,
    choosingTokens,
    extraWindow,
    returningTokens,
    ethicsAndOrder,
    progressPhase,
    progressTurn,
    blockWindow,
    producing,
    freeGain,
    gaining,
    mayanFlight,
    settling,
    shortage,
    evacuating,
    emergency,
    relicFound,
    technologyTheft,
    freeAlly,
    gainOver,
    growing,
    sacrificing,
    sacrificingDiscs,
    building,
    researching,
    special,
    swappingCard,
    relocating,
    tradeFair,
    tradeTalk,
    forcingTrade,
    greyLesson,
    greyAnswer,
    roundScoring,
    alignmentWindow,
    eraChange,
    leadership,
    automaDoes,
    automaLesson,
    reckoning,
  }),
);
