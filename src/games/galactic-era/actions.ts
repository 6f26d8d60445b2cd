import { type Seat } from '../kernel/game-definition.js';
import { type Hex } from './components/galaxy.js';
import { type Card, type Ethics, type Letter, type Oval, type People, type TacticSide } from './components/pieces.js';
import { type Technology } from './components/technologies.js';

type Amounts = Readonly<Record<string, number>>;

/** What a seat may want. Fleets are named by handle, so that a stored action betrays no letter. */
export type GalacticAction =
  | { readonly type: 'KeepPeople'; readonly people: People }
  | { readonly type: 'ChooseEthics'; readonly ethics: Ethics }
  | { readonly type: 'ChooseTechnology'; readonly technology: Technology }
  | { readonly type: 'PlaceTactic'; readonly letter: Letter; readonly side: TacticSide }
  | {
      readonly type: 'CreateFleet';
      readonly hex: Hex;
      readonly letter: Letter;
      readonly ships: number;
      readonly decoys: number;
    }
  | { readonly type: 'Augment'; readonly fleet: number; readonly ships: number; readonly decoys: number }
  | { readonly type: 'Diminish'; readonly fleet: number; readonly chips: Amounts }
  | { readonly type: 'Remark'; readonly letters: string }
  | {
      readonly type: 'Regroup';
      readonly one: number;
      readonly other: number;
      readonly give: Amounts;
      readonly take: Amounts;
    }
  | { readonly type: 'SailFleet'; readonly fleet: number; readonly to: Hex }
  | { readonly type: 'SailBasics'; readonly from: Hex; readonly ships: number; readonly to: Hex }
  | { readonly type: 'GoOn'; readonly to: Hex }
  | { readonly type: 'Stop' }
  | { readonly type: 'See'; readonly target: string }
  | { readonly type: 'Look'; readonly hex: Hex }
  | { readonly type: 'DeclareWar'; readonly on: Seat }
  | { readonly type: 'FireRay'; readonly target: string }
  | { readonly type: 'Done' }
  | { readonly type: 'Block' }
  | { readonly type: 'LetPass' }
  | { readonly type: 'Fight'; readonly hex: Hex }
  | { readonly type: 'Stay' }
  | { readonly type: 'Leave'; readonly to: Hex }
  | { readonly type: 'LeaveE'; readonly fleet: number; readonly to: Hex }
  | { readonly type: 'Repel' }
  | { readonly type: 'Force'; readonly seat: Seat }
  | { readonly type: 'ForceNobody' }
  | { readonly type: 'NameSpoils'; readonly destroy: Amounts }
  | { readonly type: 'NameLosses'; readonly lose: Amounts }
  | { readonly type: 'ChooseTokens'; readonly ovals: Amounts; readonly squares: string }
  | { readonly type: 'ReturnTokens'; readonly ovals: Amounts }
  | { readonly type: 'AddOval'; readonly oval: Oval }
  | { readonly type: 'Gain'; readonly hex: Hex; readonly way: string }
  | { readonly type: 'FreeAlly'; readonly hex: Hex }
  | { readonly type: 'Colonize'; readonly hex: Hex }
  | { readonly type: 'Convert'; readonly hexes: readonly Hex[] }
  | { readonly type: 'Grow' }
  | {
      readonly type: 'PlaceDiscs';
      readonly natural: Amounts;
      readonly replicas: readonly Hex[];
      readonly sacrifice: readonly Hex[];
    }
  | { readonly type: 'Build' }
  | { readonly type: 'PlaceShips'; readonly places: Amounts }
  | {
      readonly type: 'NewFleet';
      readonly hex: Hex;
      readonly letter: Letter;
      readonly ships: number;
      readonly decoys: number;
    }
  | { readonly type: 'SacrificeDiscs'; readonly discs: Amounts }
  | { readonly type: 'Research'; readonly technology: Technology; readonly to: number }
  | { readonly type: 'Skip' }
  | { readonly type: 'Cancel'; readonly seat: Seat; readonly oval: Oval }
  | { readonly type: 'Relocate'; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'Evacuate'; readonly to: Hex }
  | { readonly type: 'UseReserve' }
  | { readonly type: 'KeepReserve' }
  | { readonly type: 'Steal'; readonly technology: Technology }
  | { readonly type: 'Flee'; readonly discs: Amounts }
  | { readonly type: 'FileTrades'; readonly trades: readonly string[] }
  | { readonly type: 'Learn'; readonly from: Seat; readonly technology: Technology }
  | { readonly type: 'ExchangeCard'; readonly card: Card }
  | { readonly type: 'KeepCard' }
  | { readonly type: 'PlayCard'; readonly card: Card; readonly section: 'A' | 'B'; readonly line: number }
  | { readonly type: 'ProposePeace'; readonly to: Seat }
  | { readonly type: 'AcceptPeace'; readonly of: Seat };
