import { type Input, type Question } from '../games/kernel/game-definition.js';
import { tell, type Telling } from '../games/kernel/tell.js';
import { linesOf, type Lists, optionsIn } from '../tables/offer-lines.js';
import { type OfferBlock } from './blocks.js';
import { type mailWords } from './mailroom.js';

type Say = ReturnType<typeof mailWords>;

const MOST_OPTIONS = 40;

/** What may be put into a hole, in words. Holes have no names for readers: the lines show what goes where. */
const noteOf = (telling: Telling, say: Say, input: Input, lists: Lists): string => {
  if (input.kind === 'number') return say('mail.range', { min: input.min, max: input.max });
  const all = optionsIn(input, lists).map((option) => {
    const name = tell(telling, option.label);
    const warning = option.warning ? ` (${tell(telling, option.warning)})` : '';
    return 'max' in option ? `${name} 0-${String(option.max)}${warning}` : name + warning;
  });
  const options = all.slice(0, MOST_OPTIONS).join(', ') + (all.length > MOST_OPTIONS ? ', …' : '');
  switch (input.kind) {
    case 'pick': {
      const max = Math.min(input.max, all.length);
      if (input.min === 1 && max === 1) return say('mail.choose.one', { options });
      return say(input.min === max ? 'mail.choose.all' : 'mail.choose.some', { min: input.min, max, options });
    }
    case 'amounts':
      return say('mail.choose.amounts', { options });
    case 'layout':
      return say('mail.choose', { hole: input.places.map(({ label }) => tell(telling, label)).join(', '), options });
  }
};

/** The offers of some questions, numbered through as every door numbers them. */
export const offerBlocks = (
  telling: Telling,
  say: Say,
  questions: readonly Question[],
  linkTo: (question: Question, number: number) => string | null,
): OfferBlock[] => {
  let number = 0;
  return questions.flatMap((question) =>
    question.offers.map((offer): OfferBlock => {
      number += 1;
      const lists = question.lists ?? {};
      const lines = linesOf(telling, offer, lists);
      const inputs = Object.entries(offer.inputs);
      const listed = inputs.length === 1 && inputs[0][1].kind === 'pick' && lines.length > 1;
      return {
        number,
        label: tell(telling, offer.label),
        href: linkTo(question, number),
        notes: listed ? [] : inputs.map(([, input]) => noteOf(telling, say, input, lists)),
        lines,
      };
    }),
  );
};
