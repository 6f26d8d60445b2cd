import { type Seat } from '../kernel/game-definition.js';
import { type BidAction } from '../kernel/auction.js';
import { type Mode } from './components/cards.js';
import { type Zone } from './components/map.js';
import { type Converter } from './components/tables.js';
import { type Resource } from './components/terminal.js';

type Of<Type extends string, Fields = unknown> = { readonly type: Type } & Readonly<Fields>;

/** Everything a seat can want, as its player would say it. */
export type PlanetSteamAction =
  | BidAction
  | Of<'UpgradeStartingCarrier', { resource: Resource }>
  | Of<'ProposeRiverNeutrals', { count: number }>
  | Of<'TakeSpecialist', { card: string }>
  | Of<'ManipulatePrices', { mode: Mode; resource?: Resource; moves: Readonly<Record<string, number>> }>
  | Of<'UpgradeCarrierFree', { resource: Resource }>
  | Of<'TakeResource', { resource: Resource }>
  | Of<'DeclineBenefit'>
  | Of<'TakeLicence'>
  | Of<'TakeCredits'>
  | Of<'TakeFromBox', { resource: Resource }>
  | Of<'PlaceOrderMarker', { marker: string; resource: Resource }>
  | Of<'Sabotage', { target: Seat }>
  | Of<'LayDown', { zone: Zone }>
  | Of<'PlaceRiverNeutrals', { zones: readonly Zone[] }>
  | Of<'PlaceSetupClaim', { zone: Zone }>
  | Of<'PlaceSetupNeutrals', { zones: readonly Zone[] }>
  | Of<'NameZone', { zone: Zone }>
  | Of<'RollForZone', { zone: Zone }>
  | Of<'ClaimZone', { zone: Zone }>
  | Of<'UseLicence', { zone: Zone }>
  | Of<'DeclineClaim'>
  | Of<'LandClaim', { zone: Zone }>
  | Of<'MoorAirship', { dock: string }>
  | Of<'RenewCarrier'>
  | Of<'ReleaseCarrier'>
  | Of<'Activate'>
  | Of<'SkipHarvesters'>
  | Of<'BuyHarvester', { zone: Zone }>
  | Of<'ImportHarvester', { zone: Zone }>
  | Of<'BuyConverter', { kind: Converter; zone: Zone; /** A zone for the old converter, or 'reserve'. */ old: string }>
  | Of<'BuySupercharger', { zone: Zone }>
  | Of<'UpgradeCarrier', { resource: Resource }>
  | Of<'Arrange', { layout: Readonly<Record<Zone, string>> }>
  | Of<'FinishHarvesters'>
  | Of<'Extract', { zones: readonly Zone[] }>
  | Of<'KeepOverflow', { keep: Readonly<Partial<Record<Resource, number>>> }>
  | Of<'Buy', { resource: Resource; count: number }>
  | Of<'Sell', { resource: Resource; count: number }>
  | Of<'PassTrade'>
  | Of<'BuyLicence'>
  | Of<'SellLicence'>
  | Of<'BuyLuxury'>
  | Of<'PassCertificates'>;
