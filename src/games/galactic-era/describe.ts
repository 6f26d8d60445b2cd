import { type Fact, type Json, type Phrase, type Ref, type Seat } from '../kernel/game-definition.js';
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

type Values = Readonly<Record<string, Json>>;
const total = (amounts: Readonly<Record<string, number>>): number => Object.values(amounts).reduce((a, b) => a + b, 0);
export const chipText = (chips: readonly number[]): string => (chips.length > 0 ? chips.join('+') : '-');
/** Values for a sentence that says something of each seat (`eachSeat` in the words). */
const ofEach = <T>(all: Readonly<Record<Seat, T>>, say: (one: T, seat: Seat) => Values): Values =>
  Object.assign({}, ...Object.entries(all).map(([seat, one]) => ({ [seat]: seat, ...say(one, seat) }))) as Values;
/** A sentence whose verb depends on how many did it. */
const many = (seats: readonly Seat[]): Values => ({ many: seats.length > 1 });

/** What a fact tells beyond its own fields. */
const more = (fact: AnyFact): Values => {
  switch (fact.type) {
    case 'TableLaid':
      return { goal: fact.goal ?? 'none', first: fact.order[0] };
    case 'FleetCreated':
    case 'FleetAugmented':
    case 'FleetDiminished':
      return { chips: chipText(fact.chips) };
    case 'FleetSplit':
    case 'FleetsRegrouped': {
      const chips = fact.secret?.chips;
      const [one, other] = fact.type === 'FleetsRegrouped' ? fact.handles : [fact.handle, fact.made];
      return { one, other, ...(chips ? { first: chipText(chips[0]), second: chipText(chips[1]) } : {}) };
    }
    case 'MarkersRearranged': {
      const letters = fact.secret?.letters;
      return {
        handles: fact.handles.map((handle) => `#${handle}`),
        ...(letters ? { marks: fact.handles.map((handle, i) => `#${handle} ${letters[i]}`) } : {}),
      };
    }
    case 'ChipsExchanged':
      return { out: chipText(fact.out), in: chipText(fact.in) };
    case 'ShipsPlaced':
      return { ships: Math.abs(fact.ships) };
    case 'PointsChanged':
      return { points: Math.abs(fact.points) };
    case 'VisionSpent': {
      const [owner, handle = ''] = fact.target.slice(fact.target.indexOf(':') + 1).split('.');
      const what = fact.target.slice(fact.target.indexOf(':') + 1);
      return { what, owner, handle, chips: chipText(fact.secret?.chips ?? []) };
    }
    case 'PlanetExplored':
      return { neutral: fact.secret?.neutral ?? 'none', relic: fact.secret?.relic ?? 'none' };
    case 'DeathRayFired':
      return { disc: fact.what === 'disc' };
    case 'FleetsRevealed':
      return {
        fleets: fact.fleets
          .map(({ seat, handle, letter, chips }) => `${seat}#${handle} ${letter} ${chipText(chips)}`)
          .join('; '),
      };
    case 'ShipsDestroyed':
      return {
        count: fact.units.reduce((all, { ships }) => all + ships, 0),
        units: fact.units
          .map(({ seat, handle, ships }) => `${seat}${handle === null ? '' : `#${handle}`}: ${ships}`)
          .join(', '),
      };
    case 'SpoilsNamed':
      return { count: total(fact.destroy) };
    case 'LossesNamed':
      return { count: total(fact.lose) };
    case 'PuppetBidsShown':
      return ofEach(fact.bids, (bid, seat) => ({ [`${seat}Bid`]: bid }));
    case 'PuppetTaken':
      return { surcharge: fact.surcharge || null };
    case 'SectorPicked':
      return { hex: fact.tile.sector, position: fact.tile.position, side: fact.tile.side };
    case 'CombatWon':
      return many(fact.winners);
    case 'JumpBlocked':
    case 'ActionBlocked':
      return many(fact.by);
    case 'EthicsChanged':
      return many(fact.seats);
    case 'TokensRevealed':
      return ofEach(fact.tokens, ({ ovals, squares }, seat) => ({
        [`${seat}Ovals`]: ovals,
        [`${seat}Squares`]: squares,
      }));
    case 'PeoplesRevealed':
      return ofEach(fact.peoples, (people, seat) => ({ [`${seat}People`]: people }));
    case 'EthicsRevealed': {
      const on = (side: string): Values => {
        const seats = Object.keys(fact.ethics).filter((seat) => fact.ethics[seat] === side);
        return seats.length > 0 ? { [side]: seats } : {};
      };
      return { ...on('light'), ...on('dark') };
    }
    case 'ShipsShown':
      return {
        shown: Object.entries(fact.chips)
          .map(([handle, chips]) => `#${handle} ${chipText(chips)}`)
          .join(', '),
      };
    case 'TradeProposed':
      return { count: fact.secret?.deals.length ?? 0 };
    case 'TradeMade':
    case 'TradeUndone':
      return { one: fact.seats[0], other: fact.seats[1], first: fact.learned[0], second: fact.learned[1] };
    case 'AutomasJoined': {
      const who = (kind: string): Seat => Object.keys(fact.kinds).find((seat) => fact.kinds[seat] === kind)!;
      return { farmers: who('farmers'), slavers: who('slavers') };
    }
    case 'AutomaRolled':
      return { dice: fact.dice.join(', '), two: fact.dice.length > 1 };
    case 'AutomaAnswered':
      return { die: fact.die ?? '' };
    case 'PeaceMade':
      return { one: fact.seats[0], other: fact.seats[1] };
    default:
      return {};
  }
};

/** Facts with a second sentence for whoever may read their secret. */
const SEEN: ReadonlySet<string> = new Set([
  'FleetCreated',
  'FleetSplit',
  'FleetsRegrouped',
  'MarkersRearranged',
  'PlanetExplored',
  'CardDrawn',
  'CardExchanged',
  'CardsOffered',
  'CardKept',
  'PeoplesDealt',
  'HandSeen',
  'TradeProposed',
]);

/** Which sentence tells it. */
const sentence = (fact: AnyFact): string => {
  switch (fact.type) {
    case 'TableLaid':
      return fact.tiles.some(({ loose }) => loose) ? 'TableLaid.picks' : 'TableLaid';
    case 'PointsChanged':
      return fact.points < 0 ? 'PointsLost' : 'PointsGained';
    case 'ShipsPlaced':
      return fact.ships < 0 ? 'ShipsFewer' : 'ShipsPlaced';
    case 'ShipsMoved':
      return fact.handle === null ? 'ShipsMoved' : 'FleetMoved';
    case 'VisionSpent': {
      const kind = fact.target.includes(':') ? fact.target.slice(0, fact.target.indexOf(':')) : 'deck';
      return `VisionSpent.${kind}${fact.secret ? '.seen' : ''}`;
    }
    case 'RetreatMade':
      return fact.only === null ? 'RetreatMade' : 'RetreatMade.E';
    case 'FleetsRevealed':
      return fact.fleets.length > 0 ? 'FleetsRevealed' : 'FleetsRevealed.none';
    case 'ActionAnnounced':
    case 'ActionBlocked':
      return fact.hex === null ? fact.type : `${fact.type}.at`;
    case 'JumpBlocked':
      return 'JumpBlocked.at';
    case 'AutomaRolled':
      return fact.dice.length > 0 ? fact.type : 'AutomaRolled.none';
    case 'AutomaAnswered':
      return `${fact.type}.${fact.what}`;
    case 'PlanetGained':
      return fact.from === null ? 'PlanetGained' : 'PlanetTaken';
    default:
      return fact.secret !== undefined && SEEN.has(fact.type) ? `${fact.type}.seen` : fact.type;
  }
};

export const describe = (fact: AnyFact): Phrase | null => {
  if (UNTOLD.has(fact.type)) return null;
  if (fact.type === 'ChoiceSealed') return { say: 'kernel.fact.ChoiceSealed', seat: fact.seat };
  if (fact.type === 'GameEnded') return { say: 'fact.GameEnded' };
  if (fact.type === 'ShipsMoved' && fact.from === fact.to)
    return { say: 'fact.ShipsJoined', seat: fact.seat, ships: fact.ships, hex: fact.to };
  if (fact.type === 'ChipsExchanged' && fact.out.length === 0) return null;
  const { secret, of: _answered, ...open } = fact as Fact & Readonly<Record<string, Json>>;
  const values = { ...open, ...(secret ?? {}), ...more(fact) } as Values;
  // What is not there is not told: a null would be looked up as a word.
  const told = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  return { ...told, say: `fact.${sentence(fact)}` };
};

/** The elements of the board that a fact touched. */
export const touches = (fact: AnyFact): Ref[] => {
  const given = fact as unknown as Readonly<Record<string, Json>>;
  return [given.hex, given.from, given.to, given.at]
    .filter((hex): hex is string => typeof hex === 'string' && hex.length > 1)
    .map((hex) => `hex:${hex}`);
};
