import { type Action, type Seat } from '../kernel/game-definition.js';
import { type Hex } from './components/galaxy.js';
import { type Card, type Ethics, type Letter, type Oval, type People, type TacticSide } from './components/pieces.js';
import { type SectorId } from './components/sectors.js';
import { type Technology } from './components/technologies.js';

export type Amounts = Readonly<Record<string, number>>;
type Of<Type extends string, Fields = unknown> = Action & { readonly type: Type } & Readonly<Fields>;

/** What a seat may want. Fleets are named by handle, so that a stored action betrays no letter. */
export type GalacticAction =
  // set-up
  | Of<'KeepPeople', { people: People }>
  | Of<'PickPeople', { people: People }>
  | Of<'PickSector', { sector: SectorId; position: string; side: 'A' | 'B'; turned: number; centre?: number }>
  | Of<'PickPlace', { place: string }>
  | Of<'DrawFive'>
  | Of<'KeepOne', { card: Card }>
  | Of<'BidForPuppet', { amount: number }>
  | Of<'ChooseEthics', { ethics: Ethics }>
  | Of<'ChooseTechnology', { technology: Technology }>
  | Of<'PlaceTactic', { letter: Letter; side: TacticSide }>
  // the movement turn
  | Of<'CreateFleet', { hex: Hex; letter: Letter; chips: Amounts }>
  | Of<'SplitFleet', { fleet: number; letter: Letter; chips: Amounts }>
  | Of<'Remark', { letters: string }>
  | Of<'Augment', { fleet: number; chips: Amounts }>
  | Of<'Diminish', { fleet: number; chips: Amounts }>
  | Of<'Regroup', { one: number; other: number; give: Amounts; take: Amounts }>
  | Of<'ChangeChips', { fleet: number; chips: Amounts }>
  | Of<'SailFleet', { fleet: number; to: Hex }>
  | Of<'SailBasics', { from: Hex; ships: number; to: Hex }>
  | Of<'StopOverFleet', { fleet: number; to: Hex }>
  | Of<'StopOverBasics', { from: Hex; ships: number; to: Hex }>
  | Of<'PickUp', { chips: Amounts }>
  | Of<'PickUpBasics', { ships: number }>
  | Of<'Drop', { chips: Amounts }>
  | Of<'GoOn', { to: Hex }>
  | Of<'Stop'>
  | Of<'See', { target: string }>
  | Of<'Look', { hex: Hex }>
  | Of<'DeclareWar', { on: Seat }>
  | Of<'FireRay', { target: string }>
  | Of<'Done'>
  // windows
  | Of<'Block'>
  | Of<'LetPass'>
  | Of<'BlockExtra', { seats: readonly Seat[] }>
  // battles
  | Of<'Fight', { hex: Hex }>
  | Of<'FightToTheEnd', { hex: Hex }>
  | Of<'Stay'>
  | Of<'Leave', { to: Hex }>
  | Of<'LeaveE', { to: Hex }>
  | Of<'Repel'>
  | Of<'ForceOut', { seat: Seat }>
  | Of<'ForceNobody'>
  | Of<'NameSpoils', { destroy: Amounts }>
  | Of<'NameLosses', { lose: Amounts }>
  // tokens and progress
  | Of<'ChooseTokens', { ovals: Amounts; squares: readonly string[] }>
  | Of<'ReturnTokens', { ovals: Amounts }>
  | Of<'AddOval', { oval: Oval }>
  | Of<'Gain', { hex: Hex }>
  | Of<'Colonize', { hex: Hex }>
  | Of<'Convert', { hexes: readonly Hex[] }>
  | Of<'Grow'>
  | Of<'PlaceDiscs', { natural: Amounts; replicas: readonly Hex[] }>
  | Of<'SacrificeShip', { unit: string }>
  | Of<'Build'>
  | Of<'SacrificeDiscs', { discs: Amounts }>
  | Of<'PlaceBasics', { places: Amounts }>
  | Of<'PlaceInFleet', { fleet: number; chips: Amounts }>
  | Of<'PlaceInNewFleet', { hex: Hex; letter: Letter; chips: Amounts }>
  | Of<'Research'>
  | Of<'Raise', { technology: Technology; to: number }>
  | Of<'UseSquare', { square: string }>
  | Of<'Skip'>
  | Of<'Cancel', { seat: Seat; oval: Oval }>
  | Of<'CancelResult', { seat: Seat }>
  | Of<'Relocate', { from: Hex; to: Hex }>
  | Of<'AbandonCapital'>
  | Of<'Evacuate', { to: Hex }>
  | Of<'UseReserve'>
  | Of<'KeepReserve'>
  | Of<'Steal', { from: Seat; technology: Technology }>
  | Of<'Flee', { discs: Amounts }>
  | Of<'TakeDiscs', { discs: Amounts }>
  // trade
  | Of<'FileTrades', { trades: readonly string[] }>
  | Of<'AddTrades', { trades: readonly string[] }>
  | Of<'NoMoreTrades'>
  | Of<'ForceTrade', { trade: string }>
  | Of<'Learn', { from: Seat; technology: Technology }>
  // cards, eras, peace
  | Of<'ExchangeCard', { card: Card }>
  | Of<'KeepCard'>
  | Of<'PlayA', { card: Card; effect: string }>
  | Of<'PlayAOn', { card: Card; seats: readonly Seat[] }>
  | Of<'PlayB', { card: Card; line: number }>
  | Of<'NoCard'>
  | Of<'LendShip', { hex: Hex }>
  | Of<'ProposePeace', { to: Seat }>
  | Of<'AcceptPeace', { of: Seat }>;
