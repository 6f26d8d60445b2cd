import { type Fact, type Json, type Phrase, type Ref } from '../kernel/game-definition.js';
import { type AnyFact } from './offers.js';

/** Facts that others tell as well, or that nobody needs to be told. */
const UNTOLD: ReadonlySet<string> = new Set([
  'StepsBegan',
  'StepEnded',
  'MovementTurnEnded',
  'ProgressTurnBegan',
  'ProgressTurnEnded',
  'SquareUsed',
  'TradesClosed',
  'TradeOpened',
  'StoodFirm',
  'ForcingDeclined',
  'ReserveKept',
  'TheftDeclined',
  'EffectWaived',
  'BattleEnded',
  'ActionResolved',
  'RoundScored',
]);

/** Fields that are names of hexes are told by name; lists of numbers as they are. */
export const describe = (fact: AnyFact): Phrase | null => {
  if (UNTOLD.has(fact.type)) return null;
  const { secret, ...open } = fact as Fact & Readonly<Record<string, Json>>;
  const values = { ...open, ...(secret ?? {}) } as unknown as Readonly<Record<string, Json>>;
  const say = (key: string, more: Readonly<Record<string, Json>> = {}): Phrase => ({ ...values, ...more, say: key });
  const seen = secret !== undefined;
  switch (fact.type) {
    case 'ChoiceSealed':
    case 'BidMade':
    case 'BidPassed':
      return say(`kernel.fact.${fact.type}`);
    case 'TableLaid':
      return say('fact.TableLaid', { goal: fact.goal ?? 'none', story: fact.story });
    case 'FleetCreated':
      return say(seen ? 'fact.FleetCreated.seen' : 'fact.FleetCreated', { chips: chipText(fact.chips) });
    case 'FleetAugmented':
    case 'FleetDiminished':
      return say(`fact.${fact.type}`, { chips: chipText(fact.chips) });
    case 'ChipsExchanged':
      return say('fact.ChipsExchanged', { out: chipText(fact.out), in: chipText(fact.in) });
    case 'PointsChanged':
      return say(fact.points < 0 ? 'fact.PointsLost' : 'fact.PointsGained', { points: Math.abs(fact.points) });
    case 'ShipsMoved':
      return say(fact.handle === null ? 'fact.ShipsMoved' : 'fact.FleetMoved');
    case 'VisionSpent': {
      const kind = fact.target.includes(':') ? fact.target.slice(0, fact.target.indexOf(':')) : 'deck';
      const what = fact.target.slice(fact.target.indexOf(':') + 1);
      const key = `fact.VisionSpent.${kind}${seen ? '.seen' : ''}`;
      return say(key, { what, chips: chipText(fact.secret?.chips ?? []) });
    }
    case 'PlanetExplored':
      return say(seen ? 'fact.PlanetExplored.seen' : 'fact.PlanetExplored', {
        neutral: fact.secret?.neutral ?? 'none',
        relic: fact.secret?.relic ?? 'none',
      });
    case 'RetreatMade':
      return say(fact.only === null ? 'fact.RetreatMade' : 'fact.RetreatMade.E');
    case 'FleetsRevealed':
      return say('fact.FleetsRevealed', {
        fleets: fact.fleets
          .map(({ seat, handle, letter, chips }) => `${seat}.${handle} ${letter} ${chipText(chips)}`)
          .join('; '),
      });
    case 'ShipsDestroyed':
      return say('fact.ShipsDestroyed', {
        count: fact.units.reduce((all, { ships }) => all + ships, 0),
        units: fact.units.map(({ seat, handle, ships }) => `${ships} ${seat}${handle === null ? '' : `.${handle}`}`).join(', '),
      });
    case 'SpoilsNamed':
      return say('fact.SpoilsNamed', { count: total(fact.destroy) });
    case 'LossesNamed':
      return say('fact.LossesNamed', { count: total(fact.lose) });
    case 'TokensRevealed':
      return say('fact.TokensRevealed', {
        tokens: Object.entries(fact.tokens)
          .map(([seat, { ovals, squares }]) => `${seat}: ${ovals.join(' ')} + ${squares.join(' ')}`)
          .join('; '),
      });
    case 'ActionAnnounced':
    case 'ActionBlocked':
    case 'JumpBlocked':
      return say(`fact.${fact.type}${fact.hex === null ? '' : '.at'}`);
    case 'ShipsShown':
      return say('fact.ShipsShown', { shown: Object.values(fact.chips).flat().length });
    case 'PlanetGained':
      return say(fact.from === null ? 'fact.PlanetGained' : 'fact.PlanetTaken');
    case 'CardDrawn':
    case 'CardExchanged':
    case 'PeoplesDealt':
    case 'HandSeen':
    case 'TradeProposed':
      return say(seen ? `fact.${fact.type}.seen` : `fact.${fact.type}`, tradeLines(fact));
    case 'PeoplesRevealed':
      return say('fact.PeoplesRevealed', { peoples: Object.values(fact.peoples) });
    case 'EthicsRevealed':
      return say('fact.EthicsRevealed', {
        dark: Object.keys(fact.ethics).filter((seat) => fact.ethics[seat] === 'dark').length,
      });
    case 'TradeMade':
    case 'TradeUndone':
      return say(`fact.${fact.type}`, {
        one: fact.seats[0],
        other: fact.seats[1],
        first: fact.learned[0],
        second: fact.learned[1],
      });
    case 'PeaceMade':
      return say('fact.PeaceMade', { one: fact.seats[0], other: fact.seats[1] });
    case 'GameEnded':
      return { say: 'fact.GameEnded' };
    default:
      return say(`fact.${fact.type}`);
  }
};
const total = (amounts: Readonly<Record<string, number>>): number => Object.values(amounts).reduce((a, b) => a + b, 0);
const chipText = (chips: readonly number[]): string => (chips.length > 0 ? chips.join('+') : '-');
const tradeLines = (fact: AnyFact): Readonly<Record<string, Json>> =>
  fact.type === 'TradeProposed' ? { count: fact.secret?.deals.length ?? 0 } : {};

/** The elements of the board that a fact touched. */
export const touches = (fact: AnyFact): Ref[] => {
  const given = fact as unknown as Readonly<Record<string, Json>>;
  return [given.hex, given.from, given.to, given.at]
    .filter((hex): hex is string => typeof hex === 'string' && hex.length > 1)
    .map((hex) => `hex:${hex}`);
};
