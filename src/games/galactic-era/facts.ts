import { type Fact, type Options, type Seat } from '../kernel/game-definition.js';
import { type AutomaKind, type Rank } from './components/automas.js';
import { type Hex, type Tile } from './components/galaxy.js';
import {
  type Card,
  type Ethics,
  type Goal,
  type Letter,
  type Neutral,
  type Oval,
  type People,
  type Relic,
  type Square,
  type Story,
  type TacticSide,
} from './components/pieces.js';
import { type Technology } from './components/technologies.js';

type Secret<T> = { readonly to: readonly Seat[] } & T;
/** Ships of one seat in one hex that go or stay together: a fleet by its handle, or basic ships. */
export interface Unit {
  readonly seat: Seat;
  readonly handle: number | null;
  readonly ships: number;
}
export type Cause = string;

/** Everything that happens at the table, in the past tense. Versions below: a changed shape is a new version. */
export type GalacticFact = Fact &
  (
    | {
        readonly type: 'TableLaid';
        readonly seats: readonly Seat[];
        readonly options: Options;
        readonly tiles: readonly Tile[];
        readonly order: readonly Seat[];
        readonly story: Story;
        readonly goal: Goal | null;
      }
    | {
        readonly type: 'NeutralsLaid';
        readonly hexes: readonly Hex[];
        readonly secret: Secret<{ readonly neutrals: readonly Neutral[] }>;
      }
    | {
        readonly type: 'RelicsLaid';
        readonly hexes: readonly Hex[];
        readonly secret: Secret<{ readonly relics: readonly Relic[] }>;
      }
    | {
        readonly type: 'DeckShuffled';
        readonly cards: number;
        readonly secret: Secret<{ readonly deck: readonly Card[] }>;
      }
    | {
        readonly type: 'PeoplesDealt';
        readonly seat: Seat;
        readonly secret: Secret<{ readonly peoples: readonly People[] }>;
      }
    // 27.3
    | { readonly type: 'PeoplePicked'; readonly seat: Seat; readonly people: People }
    | { readonly type: 'CentreTurned'; readonly seat: Seat; readonly turned: number }
    | { readonly type: 'SectorPicked'; readonly seat: Seat; readonly tile: Tile }
    | { readonly type: 'PlacePicked'; readonly seat: Seat; readonly place: number }
    | {
        readonly type: 'CardsOffered';
        readonly seat: Seat;
        readonly secret: Secret<{ readonly cards: readonly Card[] }>;
      }
    | { readonly type: 'CardKept'; readonly seat: Seat; readonly secret: Secret<{ readonly card: Card }> }
    // chapter 28
    | { readonly type: 'PuppetSeated'; readonly seat: Seat; readonly people: People }
    | { readonly type: 'PuppetBidsShown'; readonly bids: Readonly<Record<Seat, number>> }
    | {
        readonly type: 'PuppetTaken';
        readonly seat: Seat;
        readonly by: Seat;
        readonly bid: number;
        readonly surcharge: number;
      }
    | { readonly type: 'CardDrawn'; readonly seat: Seat; readonly secret: Secret<{ readonly card: Card }> }
    | {
        readonly type: 'CardExchanged';
        readonly seat: Seat;
        readonly secret: Secret<{ readonly out: Card; readonly in: Card }>;
      }
    | { readonly type: 'PeoplesRevealed'; readonly peoples: Readonly<Record<Seat, People>> }
    | { readonly type: 'EthicsRevealed'; readonly ethics: Readonly<Record<Seat, Ethics>> }
    | {
        readonly type: 'TechnologyRaised';
        readonly seat: Seat;
        readonly technology: Technology;
        readonly level: number;
        readonly why: Cause;
      }
    | { readonly type: 'TacticPlaced'; readonly seat: Seat; readonly letter: Letter; readonly side: TacticSide }
    | { readonly type: 'PointsChanged'; readonly seat: Seat; readonly points: number; readonly why: Cause }
    | {
        readonly type: 'ShipsPlaced';
        readonly seat: Seat;
        readonly hex: Hex;
        readonly ships: number;
        readonly why: Cause;
      }
    | {
        readonly type: 'FleetCreated';
        readonly seat: Seat;
        readonly handle: number;
        readonly hex: Hex;
        readonly chips: readonly number[];
        readonly basics: number;
        readonly dart: boolean;
        readonly secret: Secret<{ readonly letter: Letter }>;
      }
    | {
        readonly type: 'FleetAugmented';
        readonly seat: Seat;
        readonly handle: number;
        readonly chips: readonly number[];
        readonly basics: number;
      }
    | {
        readonly type: 'FleetDiminished';
        readonly seat: Seat;
        readonly handle: number;
        readonly chips: readonly number[];
      }
    | {
        readonly type: 'FleetSplit';
        readonly seat: Seat;
        readonly handle: number;
        readonly made: number;
        readonly heights: readonly [number, number];
        readonly dart: boolean;
        readonly secret: Secret<{
          readonly letter: Letter;
          readonly chips: readonly [readonly number[], readonly number[]];
        }>;
      }
    | {
        readonly type: 'ChipsExchanged';
        readonly seat: Seat;
        readonly handle: number;
        readonly out: readonly number[];
        readonly in: readonly number[];
      }
    | {
        readonly type: 'FleetsRegrouped';
        readonly seat: Seat;
        readonly handles: readonly [number, number];
        readonly heights: readonly [number, number];
        readonly secret: Secret<{ readonly chips: readonly [readonly number[], readonly number[]] }>;
      }
    | {
        readonly type: 'MarkersRearranged';
        readonly seat: Seat;
        readonly handles: readonly number[];
        readonly dart: number | null;
        readonly secret: Secret<{ readonly letters: readonly Letter[] }>;
      }
    | { readonly type: 'RoundBegan'; readonly round: number }
    | { readonly type: 'MovementTurnBegan'; readonly seat: Seat; readonly visions: number; readonly pyramid: boolean }
    | { readonly type: 'MovementTurnEnded'; readonly seat: Seat }
    | {
        readonly type: 'ShipsMoved';
        readonly seat: Seat;
        readonly handle: number | null;
        readonly ships: number | null;
        readonly from: Hex;
        readonly to: Hex;
        readonly cost: number;
        readonly dartUsed: boolean;
        /** The voyage goes on after a stop (8.6b). */
        readonly further: boolean;
      }
    | { readonly type: 'JumpBlocked'; readonly seat: Seat; readonly hex: Hex; readonly by: readonly Seat[] }
    | {
        readonly type: 'VisionSpent';
        readonly seat: Seat;
        readonly target: string;
        /** 26.5: the one of the pyramids. */
        readonly special: boolean;
        readonly secret: Secret<{
          readonly neutral?: Neutral;
          readonly relic?: Relic;
          readonly card?: Card;
          readonly letter?: Letter;
          readonly chips?: readonly number[];
        }>;
      }
    | {
        readonly type: 'PlanetExplored';
        readonly seat: Seat;
        readonly hex: Hex;
        readonly secret: Secret<{ readonly neutral: Neutral | null; readonly relic: Relic | null }>;
      }
    | { readonly type: 'WarDeclared'; readonly by: Seat; readonly on: Seat; readonly why: Cause }
    | { readonly type: 'PeaceMade'; readonly seats: readonly [Seat, Seat]; readonly why: Cause }
    | { readonly type: 'PeaceProposed'; readonly by: Seat; readonly to: Seat }
    | {
        readonly type: 'DeathRayFired';
        readonly seat: Seat;
        readonly at: Hex;
        readonly on: Seat;
        readonly what: 'disc' | 'ship';
      }
    | { readonly type: 'BattleBegan'; readonly hex: Hex; readonly attacker: Seat }
    | { readonly type: 'StoodFirm'; readonly seat: Seat; readonly hex: Hex }
    | {
        readonly type: 'RetreatMade';
        readonly seat: Seat;
        readonly from: Hex;
        readonly to: Hex;
        readonly only: number | null;
        readonly before: boolean;
      }
    | { readonly type: 'AttackerRepelled'; readonly seat: Seat; readonly by: Seat }
    | { readonly type: 'RetreatForced'; readonly seat: Seat; readonly by: Seat; readonly hex: Hex }
    | { readonly type: 'ForcingDeclined'; readonly seat: Seat }
    | {
        readonly type: 'FleetsRevealed';
        readonly hex: Hex;
        readonly fleets: readonly {
          readonly seat: Seat;
          readonly handle: number;
          readonly letter: Letter;
          readonly chips: readonly number[];
        }[];
      }
    | {
        readonly type: 'CombatWon';
        readonly hex: Hex;
        readonly winners: readonly Seat[];
        readonly losers: readonly Seat[];
        readonly attack: number;
        readonly defence: number;
      }
    | {
        readonly type: 'ShipsDestroyed';
        readonly hex: Hex;
        /** Chips that go off and those that come back as change are shown (6.10). */
        readonly units: readonly (Unit & { readonly out: readonly number[]; readonly in: readonly number[] })[];
      }
    | { readonly type: 'SideBoosted'; readonly seat: Seat; readonly points: number }
    | { readonly type: 'SpoilsNamed'; readonly seat: Seat; readonly destroy: Readonly<Record<string, number>> }
    | { readonly type: 'LossesNamed'; readonly seat: Seat; readonly lose: Readonly<Record<string, number>> }
    | { readonly type: 'ShipsSaved'; readonly seat: Seat }
    | { readonly type: 'RetreatBarred'; readonly seat: Seat }
    | { readonly type: 'BattleEnded'; readonly hex: Hex }
    | {
        readonly type: 'TokensRevealed';
        readonly tokens: Readonly<
          Record<Seat, { readonly ovals: readonly Oval[]; readonly squares: readonly Square[] }>
        >;
      }
    | { readonly type: 'TokensReturned'; readonly seat: Seat; readonly ovals: readonly Oval[] }
    | { readonly type: 'TokenAdded'; readonly seat: Seat; readonly oval: Oval }
    | { readonly type: 'TokenCancelled'; readonly seat: Seat; readonly by: Seat; readonly oval: Oval }
    | { readonly type: 'EthicsChanged'; readonly seats: readonly Seat[] }
    | { readonly type: 'TurnOrderShifted'; readonly order: readonly Seat[] }
    | { readonly type: 'ProgressTurnBegan'; readonly seat: Seat }
    | { readonly type: 'ProgressTurnEnded'; readonly seat: Seat }
    | { readonly type: 'SquareUsed'; readonly seat: Seat; readonly square: Square }
    | {
        readonly type: 'ShipGivenUp';
        readonly seat: Seat;
        readonly hex: Hex;
        readonly handle: number | null;
        readonly out: readonly number[];
        readonly in: readonly number[];
      }
    | { readonly type: 'ActionAnnounced'; readonly seat: Seat; readonly action: string; readonly hex: Hex | null }
    | { readonly type: 'ActionBlocked'; readonly seat: Seat; readonly by: readonly Seat[]; readonly hex: Hex | null }
    | {
        readonly type: 'ActionResolved';
        readonly seat: Seat;
        readonly action: 'gain' | 'grow' | 'build' | 'research';
        readonly token: boolean;
        /** 22.14: a growth that placed nothing does not count. */
        readonly counts: boolean;
        /** Ships built, for 23.11. */
        readonly ships: number;
      }
    | {
        readonly type: 'ShipsShown';
        readonly seat: Seat;
        readonly hex: Hex;
        readonly basics: number;
        readonly chips: Readonly<Record<string, readonly number[]>>;
        readonly bomb: number | null;
      }
    | {
        readonly type: 'PlanetGained';
        readonly seat: Seat;
        readonly hex: Hex;
        readonly way: string;
        readonly from: Seat | null;
        readonly population: number;
      }
    | { readonly type: 'NeutralTurned'; readonly seat: Seat; readonly hex: Hex; readonly neutral: Neutral }
    | { readonly type: 'PlanetConverted'; readonly seat: Seat; readonly hexes: readonly Hex[] }
    | { readonly type: 'RelicTurned'; readonly seat: Seat; readonly hex: Hex; readonly relic: Relic }
    | {
        readonly type: 'DiscsPlaced';
        readonly seat: Seat;
        readonly hex: Hex;
        readonly count: number;
        readonly why: Cause;
      }
    | {
        readonly type: 'DiscsRemoved';
        readonly seat: Seat;
        readonly hex: Hex;
        readonly count: number;
        readonly why: Cause;
      }
    | { readonly type: 'DiscRelocated'; readonly seat: Seat; readonly from: Hex; readonly to: Hex; readonly why: Cause }
    | { readonly type: 'CapitalEvacuated'; readonly seat: Seat; readonly from: Hex; readonly to: Hex }
    | { readonly type: 'ReserveUsed'; readonly seat: Seat }
    | { readonly type: 'ColonySpent'; readonly seat: Seat }
    | {
        readonly type: 'TradeMade';
        readonly seats: readonly [Seat, Seat];
        readonly learned: readonly [Technology, Technology];
      }
    | {
        readonly type: 'TradeProposed';
        readonly by: Seat;
        readonly to: Seat;
        readonly secret: Secret<{ readonly deals: readonly string[] }>;
      }
    | { readonly type: 'TradesClosed'; readonly seat: Seat }
    | {
        readonly type: 'TradeUndone';
        readonly seats: readonly [Seat, Seat];
        readonly learned: readonly [Technology, Technology];
      }
    | { readonly type: 'TradeForced'; readonly by: Seat; readonly on: Seat }
    | { readonly type: 'ExtraTradeGained'; readonly seat: Seat }
    | { readonly type: 'NebulaBonusDoubled'; readonly seat: Seat }
    | {
        readonly type: 'CardPlayed';
        readonly seat: Seat;
        readonly card: Card;
        readonly section: 'A' | 'B';
        readonly points: number;
      }
    | {
        readonly type: 'HandSeen';
        readonly seat: Seat;
        readonly whose: Seat;
        readonly secret: Secret<{ readonly cards: readonly Card[] }>;
      }
    | { readonly type: 'ProtectionGained'; readonly seat: Seat }
    | { readonly type: 'RoundScored'; readonly round: number }
    | { readonly type: 'TradeOpened' }
    | { readonly type: 'ReserveKept'; readonly seat: Seat }
    | { readonly type: 'TheftDeclined'; readonly seat: Seat }
    | { readonly type: 'EffectWaived'; readonly seat: Seat; readonly what: Cause }
    | { readonly type: 'LeadershipShipPlaced'; readonly seat: Seat; readonly from: Hex | null }
    | {
        readonly type: 'AutomasJoined';
        readonly kinds: Readonly<Record<Seat, AutomaKind>>;
        readonly order: readonly Seat[];
        readonly difficulty: string;
      }
    | {
        readonly type: 'AutomaRolled';
        readonly seat: Seat;
        readonly what: 'start' | 'move' | 'progress' | 'retreat';
        /** Two dice where the lower counts, none where no die is needed. */
        readonly dice: readonly number[];
        readonly result: number;
      }
    | {
        readonly type: 'AutomaAnswered';
        readonly seat: Seat;
        readonly to: Seat;
        readonly what: 'peace' | 'trade';
        readonly die: number | null;
        readonly yes: boolean;
      }
    | { readonly type: 'PowerGained'; readonly seat: Seat; readonly discs: number; readonly why: Cause }
    | { readonly type: 'ResultCancelled'; readonly seat: Seat; readonly by: Seat }
    | { readonly type: 'RankReached'; readonly seat: Seat; readonly rank: Rank }
    | { readonly type: 'GameEnded'; readonly parts: Readonly<Record<Seat, Readonly<Record<string, number>>>> }
  );

export const FACT_VERSIONS: Readonly<Record<GalacticFact['type'], number>> = {
  TableLaid: 1,
  NeutralsLaid: 1,
  RelicsLaid: 1,
  DeckShuffled: 1,
  PeoplesDealt: 1,
  PeoplePicked: 1,
  CentreTurned: 1,
  SectorPicked: 1,
  PlacePicked: 1,
  CardsOffered: 1,
  CardKept: 1,
  PuppetSeated: 1,
  PuppetBidsShown: 1,
  PuppetTaken: 1,
  CardDrawn: 1,
  CardExchanged: 1,
  PeoplesRevealed: 1,
  EthicsRevealed: 1,
  TechnologyRaised: 1,
  TacticPlaced: 1,
  PointsChanged: 1,
  ShipsPlaced: 1,
  FleetCreated: 1,
  FleetAugmented: 1,
  FleetDiminished: 1,
  FleetsRegrouped: 1,
  MarkersRearranged: 1,
  RoundBegan: 1,
  MovementTurnBegan: 1,
  MovementTurnEnded: 1,
  ShipsMoved: 1,
  JumpBlocked: 1,
  VisionSpent: 1,
  PlanetExplored: 1,
  WarDeclared: 1,
  PeaceMade: 1,
  PeaceProposed: 1,
  DeathRayFired: 1,
  BattleBegan: 1,
  StoodFirm: 1,
  RetreatMade: 1,
  AttackerRepelled: 1,
  RetreatForced: 1,
  ForcingDeclined: 1,
  FleetsRevealed: 1,
  CombatWon: 1,
  ShipsDestroyed: 1,
  BattleEnded: 1,
  TokensRevealed: 1,
  TokensReturned: 1,
  TokenAdded: 1,
  TokenCancelled: 1,
  EthicsChanged: 1,
  TurnOrderShifted: 1,
  ProgressTurnBegan: 1,
  ActionAnnounced: 1,
  ActionBlocked: 1,
  ActionResolved: 1,
  PlanetGained: 1,
  NeutralTurned: 1,
  PlanetConverted: 1,
  RelicTurned: 1,
  DiscsPlaced: 1,
  DiscsRemoved: 1,
  DiscRelocated: 1,
  CapitalEvacuated: 1,
  ReserveUsed: 1,
  ColonySpent: 1,
  TradeMade: 1,
  CardPlayed: 1,
  HandSeen: 1,
  ProtectionGained: 1,
  RoundScored: 1,
  LeadershipShipPlaced: 1,
  FleetSplit: 1,
  ChipsExchanged: 1,
  SideBoosted: 1,
  SpoilsNamed: 1,
  LossesNamed: 1,
  ShipsSaved: 1,
  RetreatBarred: 1,
  ShipsShown: 1,
  TradeProposed: 1,
  TradesClosed: 1,
  TradeUndone: 1,
  TradeForced: 1,
  ExtraTradeGained: 1,
  NebulaBonusDoubled: 1,
  ProgressTurnEnded: 1,
  SquareUsed: 1,
  ShipGivenUp: 1,
  TradeOpened: 1,
  ReserveKept: 1,
  TheftDeclined: 1,
  EffectWaived: 1,
  AutomasJoined: 1,
  AutomaRolled: 1,
  AutomaAnswered: 1,
  PowerGained: 1,
  ResultCancelled: 1,
  RankReached: 1,
  GameEnded: 1,
};

/** Luck drawn, something hidden shown, or an announcement that others were asked about (31.2). */
const IRREVOCABLE: ReadonlySet<string> = new Set<GalacticFact['type']>([
  'CardDrawn',
  'CardsOffered',
  'PuppetBidsShown',
  'PuppetTaken',
  'CardExchanged',
  'PeoplesRevealed',
  'EthicsRevealed',
  'DeckShuffled',
  'VisionSpent',
  'PlanetExplored',
  'BattleBegan',
  'FleetsRevealed',
  'TokensRevealed',
  'ActionAnnounced',
  'NeutralTurned',
  'RelicTurned',
  'HandSeen',
  'JumpBlocked',
  'DeathRayFired',
  'CardPlayed',
  'NeutralsLaid',
  'RelicsLaid',
  'PeoplesDealt',
  'TableLaid',
  'MovementTurnEnded',
  'PlanetGained',
  'ShipsShown',
  'WarDeclared',
  'TokensReturned',
  'TurnOrderShifted',
  'RoundBegan',
  'RoundScored',
  'TradeProposed',
  'MovementTurnBegan',
  'ProgressTurnEnded',
  'TradeMade',
  'AutomaRolled',
  'AutomaAnswered',
]);
export const isIrrevocable = ({ type }: Fact): boolean => IRREVOCABLE.has(type);
