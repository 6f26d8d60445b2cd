import { type Fact, type Seat } from '../kernel/game-definition.js';
import { type TableOptions, type Wealth } from './board.js';
import { type Mode } from './components/cards.js';
import { type Zone } from './components/map.js';
import { type CarrierClass, type Converter } from './components/tables.js';
import { type Colour, type Goods, type Resource } from './components/terminal.js';

type Of<Type extends string, Fields = unknown> = Fact & { readonly type: Type } & Readonly<Fields>;

/** Where a meter of the terminal stands after an action. */
export interface Meter {
  readonly supply: number;
  readonly price: number;
  readonly colour: Colour;
}

/** Everything that can happen, as a referee would announce it: outcomes, never causes to be worked out again. */
export type PlanetSteamFact =
  | Of<'TableLaid', { seats: readonly Seat[]; options: TableOptions }>
  | Of<'FirstPlayerRolled', { rolls: readonly Readonly<Record<Seat, number>>[]; seat: Seat }>
  | Of<'StartingCarriersRevealed', { carriers: Readonly<Record<Seat, Resource>> }>
  | Of<'RiverNeutralsAgreed', { count: number }>
  | Of<'RiverNeutralsRolled', { proposals: Readonly<Record<Seat, number>>; face: number; count: number }>
  | Of<'RoundBegan', { round: number }>
  | Of<'BoxFilled', { resources: readonly Resource[] }>
  | Of<'CreditsGained', { seat: Seat; credits: number; why: 'grant' | 'engineer' | 'noZone' }>
  | Of<'BiddingWon', { seat: Seat; lot: 'specialist' | 'zone' | 'carrier'; bid: number; paid: number }>
  | Of<'SpecialistTaken', { seat: Seat; card: string }>
  | Of<'PricesManipulated', { seat: Seat; mode: Mode; fee: number; prices: Partial<Goods> }>
  | Of<'CarrierUpgraded', { seat: Seat; resource: Resource; class: CarrierClass; bought: boolean }>
  | Of<'ResourceGained', { seat: Seat; resource: Resource }>
  | Of<'BenefitDeclined', { seat: Seat }>
  | Of<'LicenceGained', { seat: Seat }>
  | Of<'BoxResourceTaken', { seat: Seat; resource: Resource; kept: boolean }>
  | Of<'BoxReturned', { resources: readonly Resource[] }>
  | Of<'OrderMarkerPlaced', { seat: Seat | null; marker: number; resource: Resource }>
  | Of<'SabotageAimed', { seat: Seat; target: Seat }>
  | Of<'HarvesterLaidDown', { seat: Seat; zone: Zone }>
  | Of<'NeutralsPlaced', { seat: Seat; zones: readonly Zone[] }>
  | Of<'ZoneNamed', { seat: Seat; zone: Zone }>
  | Of<'ClaimRolled', { seat: Seat; zone: Zone; face: number }>
  | Of<'LicenceUsed', { seat: Seat }>
  | Of<'ClaimPlaced', { seat: Seat; zone: Zone; neutral: boolean }>
  | Of<'ClaimDeclined', { seat: Seat }>
  | Of<'AirshipMoored', { seat: Seat; dock: number }>
  | Of<'CarrierRenewed', { seat: Seat; paid: number }>
  | Of<'CarrierReleased', { seat: Seat; lost: Goods }>
  | Of<'ActivationPaid', { seat: Seat }>
  | Of<'ActivationRefused', { seat: Seat; kept: boolean }>
  | Of<'HarvesterBought', { seat: Seat; zone: Zone; imported: boolean; credits: number }>
  | Of<
      'ConverterBought',
      { seat: Seat; kind: Converter; zone: Zone; credits: number; old: Converter | null; oldTo: Zone | null }
    >
  | Of<'SuperchargerBought', { seat: Seat; zone: Zone }>
  | Of<
      'PiecesArranged',
      { seat: Seat; layout: Readonly<Record<Zone, string>>; returned: Readonly<Partial<Record<Converter, number>>> }
    >
  | Of<'HarvesterTurnEnded', { seat: Seat }>
  | Of<'Extracted', { seat: Seat; zones: readonly Zone[]; energy: number; yields: Goods; lost: Goods }>
  | Of<'OverflowKept', { seat: Seat; lost: Goods }>
  | Of<'Bought', { seat: Seat; resource: Resource; count: number; credits: number; lost: Goods } & Meter>
  | Of<'Sold', { seat: Seat; resource: Resource; count: number; credits: number } & Meter>
  | Of<'TradePassed', { seat: Seat; resource: Resource } & Meter>
  | Of<'LicenceBought', { seat: Seat }>
  | Of<'LicenceSold', { seat: Seat; credits: number }>
  | Of<'LuxuryBought', { seat: Seat }>
  | Of<'CertificatesPassed', { seat: Seat }>
  | Of<'ManipulationReturned', { seat: Seat; credits: number }>
  | Of<'HarvesterStoodUp', { seat: Seat; zone: Zone; face: number; credits: number }>
  | Of<'PriceRaised', { resource: Resource; price: number }>
  | Of<'HarvestersProduced', { count: number }>
  | Of<'RoundEnded', { round: number }>
  | Of<'GameEnded', { wealth: Readonly<Record<Seat, Wealth>> }>;

export const FACT_VERSIONS: Readonly<Record<PlanetSteamFact['type'], number>> = {
  TableLaid: 1,
  FirstPlayerRolled: 1,
  StartingCarriersRevealed: 1,
  RiverNeutralsAgreed: 1,
  RiverNeutralsRolled: 1,
  RoundBegan: 1,
  BoxFilled: 1,
  CreditsGained: 1,
  BiddingWon: 1,
  SpecialistTaken: 1,
  PricesManipulated: 1,
  CarrierUpgraded: 1,
  ResourceGained: 1,
  BenefitDeclined: 1,
  LicenceGained: 1,
  BoxResourceTaken: 1,
  BoxReturned: 1,
  OrderMarkerPlaced: 1,
  SabotageAimed: 1,
  HarvesterLaidDown: 1,
  NeutralsPlaced: 1,
  ZoneNamed: 1,
  ClaimRolled: 1,
  LicenceUsed: 1,
  ClaimPlaced: 1,
  ClaimDeclined: 1,
  AirshipMoored: 1,
  CarrierRenewed: 1,
  CarrierReleased: 1,
  ActivationPaid: 1,
  ActivationRefused: 1,
  HarvesterBought: 1,
  ConverterBought: 1,
  SuperchargerBought: 1,
  PiecesArranged: 1,
  HarvesterTurnEnded: 1,
  Extracted: 1,
  OverflowKept: 1,
  Bought: 1,
  Sold: 1,
  TradePassed: 1,
  LicenceBought: 1,
  LicenceSold: 1,
  LuxuryBought: 1,
  CertificatesPassed: 1,
  ManipulationReturned: 1,
  HarvesterStoodUp: 1,
  PriceRaised: 1,
  HarvestersProduced: 1,
  RoundEnded: 1,
  GameEnded: 1,
};

/** Luck was drawn, or sealed choices were shown: nothing before this can be taken back. */
const IRREVOCABLE = new Set<string>([
  'FirstPlayerRolled',
  'StartingCarriersRevealed',
  'RiverNeutralsAgreed',
  'RiverNeutralsRolled',
  'ClaimRolled',
  'Extracted',
  'HarvesterStoodUp',
]);

export const isIrrevocable = (fact: Fact): boolean => IRREVOCABLE.has(fact.type);
