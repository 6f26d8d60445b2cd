import { type Fact, type Json, type Phrase, type Seat } from '../kernel/game-definition.js';
import { type KernelFact } from '../kernel/game-of-steps.js';
import { sumOf, totalOf, type Wealth } from './board.js';
import { RESOURCES } from './components/terminal.js';
import { type PlanetSteamFact } from './facts.js';
import { type PlanetSteamStep } from './steps.js';

type Told = PlanetSteamFact | KernelFact<PlanetSteamStep>;

/** The sentence a fact is told in: mostly its own values, a few in several wordings, steps not at all. */
export const describe = (fact: Told): Phrase | null => {
  const values = fact as Fact as unknown as Readonly<Record<string, Json>>;
  switch (fact.type) {
    case 'StepsBegan':
    case 'StepEnded':
      return null;
    case 'ChoiceSealed':
    case 'BidMade':
    case 'BidPassed':
      return { ...values, say: `kernel.fact.${fact.type}` };
    case 'StartingCarriersRevealed':
      return { ...values, ...byResource(fact.carriers), say: 'fact.StartingCarriersRevealed' };
    case 'GameEnded':
      return { ...values, totals: totalsOf(fact.wealth), say: 'fact.GameEnded' };
    default:
      return { ...values, say: `fact.${fact.type}${variantOf(fact)}` };
  }
};

const variantOf = (fact: PlanetSteamFact): string => {
  switch (fact.type) {
    case 'CreditsGained':
      return `.${fact.why}`;
    case 'BoxFilled':
      return fact.resources.length > 0 ? '' : '.none';
    case 'PricesManipulated':
      return Object.keys(fact.prices).length > 0 ? '' : '.none';
    case 'OrderMarkerPlaced':
      return fact.seat === null ? '' : '.seat';
    case 'ConverterBought':
      return fact.old === null ? '' : fact.oldTo === null ? '.returned' : '.moved';
    case 'PiecesArranged':
      return Object.keys(fact.returned).length > 0 ? '.returned' : '';
    case 'Extracted':
      return fact.zones.length === 0 ? '.none' : sumOf(fact.lost) > 0 ? '.lost' : '';
    case 'Bought':
      return sumOf(fact.lost) > 0 ? '.lost' : '';
    default:
      return '';
  }
};

const byResource = (carriers: Readonly<Record<Seat, string>>): Record<string, Json> =>
  Object.fromEntries(
    RESOURCES.map(
      (resource) => [resource, Object.keys(carriers).filter((seat) => carriers[seat] === resource)] as const,
    ).filter(([, seats]) => seats.length > 0),
  );

const totalsOf = (wealth: Readonly<Record<Seat, Wealth>>): Record<Seat, number> =>
  Object.fromEntries(Object.entries(wealth).map(([seat, parts]) => [seat, totalOf(parts)]));
