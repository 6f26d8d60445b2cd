import { type Fact, type Json, type Phrase } from '../kernel/game-definition.js';

/** Steps begin and end unseen; everything else has a sentence, a few of them several. */
const UNTOLD = new Set(['StepsBegan', 'StepEnded']);
const KERNEL = new Set(['ChoiceSealed', 'BidMade', 'BidPassed']);

export const describe = (fact: Fact): Phrase | null => {
  if (UNTOLD.has(fact.type)) return null;
  const values = fact as unknown as Readonly<Record<string, Json>>;
  const variant = fact.type === 'CreditsGained' ? `.${String(values.why)}` : '';
  return { ...values, say: KERNEL.has(fact.type) ? `kernel.fact.${fact.type}` : `fact.${fact.type}${variant}` };
};
