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
      const { seat, count, why } = fact;
      return cards
        ? { seat, count, why, cards, say: 'fact.CardsDrawn.seen' }
        : { seat, count, why, say: 'fact.CardsDrawn' };
    }
    case 'FirstSeatChosen':
    case 'EraEndTriggered':
      return { ...values, say: `fact.${fact.type}.${fact.by}` };
    case 'ActionPaid': {
      const { seat, kind, value, hq, cards, edge, spent, penalty } = fact;
      const played = edge === null ? cards : [...cards, edge];
      const parts = [
        ...(hq.length > 0 ? ['.infra'] : []),
        ...(played.length > 0 ? ['.cards'] : []),
        ...(spent + penalty > 0 ? ['.costs'] : []),
      ];
      return {
        seat,
        kind,
        value,
        hq,
        cards: played,
        costs: { spent, penalty },
        say: `fact.ActionPaid${parts.join('')}`,
      };
    }
    case 'ActionBarred':
      return { ...values, say: `fact.ActionBarred${fact.next ? '.next' : ''}` };
    case 'InfraPlaced':
      return { ...values, say: `fact.InfraPlaced${fact.returned ? '.returned' : fact.removed ? '.removed' : ''}` };
    case 'ProgressTaken':
      return { ...values, say: `fact.ProgressTaken${fact.award > 0 ? '.award' : ''}` };
    case 'ColonyFounded':
      return { ...values, say: `fact.ColonyFounded${fact.spent > 0 ? '.spent' : ''}` };
    case 'TeamMoved':
    case 'TeamRelocated':
      return { ...values, say: `fact.${fact.type}${fact.track > 0 ? '.track' : ''}` };
    case 'TilePlaced':
      return { ...values, say: `fact.TilePlaced${fact.passedOver.length > 0 ? '.instead' : ''}` };
    case 'GameEnded':
      return {
        profits: Object.fromEntries(Object.entries(fact.results).map(([seat, { profit }]) => [seat, profit])),
        say: 'fact.GameEnded',
      };
    default:
      return { ...values, say: `fact.${fact.type}` };
  }
};
