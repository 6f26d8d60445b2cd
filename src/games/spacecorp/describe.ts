import { type Fact, type Json, type Phrase } from '../kernel/game-definition.js';
import { type KernelFact } from '../kernel/game-of-steps.js';
import { type SpacecorpFact } from './facts.js';
import { type SpacecorpStep } from './steps.js';

type Told = SpacecorpFact | KernelFact<SpacecorpStep>;

/** The sentence a fact is told in. */
export const describe = (fact: Told): Phrase | null => {
  const values = fact as Fact as unknown as Readonly<Record<string, Json>>;
  switch (fact.type) {
    case 'StepsBegan':
    case 'StepEnded':
    case 'ChoiceSealed':
    case 'TurnEnded':
    case 'TransportWaived':
      return null;
    case 'BidMade':
    case 'BidPassed':
      return { ...values, say: `kernel.fact.${fact.type}` };
    case 'TableLaid':
      return { first: fact.options.firstEra, last: fact.options.lastEra, say: 'fact.TableLaid' };
    case 'CardsDrawn': {
      const cards = (fact as { secret?: { cards: readonly string[] } }).secret?.cards;
      const { seat, count } = fact;
      return cards ? { seat, count, cards, say: 'fact.CardsDrawn.seen' } : { seat, count, say: 'fact.CardsDrawn' };
    }
    case 'FirstSeatChosen':
    case 'EraEndTriggered':
      return { ...values, say: `fact.${fact.type}.${fact.by}` };
    case 'ActionPaid':
      return { ...values, say: `fact.ActionPaid${fact.cards.length > 0 ? '.cards' : ''}` };
    case 'GameEnded':
      return {
        profits: Object.fromEntries(Object.entries(fact.results).map(([seat, { profit }]) => [seat, profit])),
        say: 'fact.GameEnded',
      };
    default:
      return { ...values, say: `fact.${fact.type}` };
  }
};
