import { seededChance } from '../games/kernel/chance.js';
import { type Action, type Input, type Offer, type Option, type Question } from '../games/kernel/game-definition.js';
import { writeLine } from '../games/kernel/notation.js';
import { sampleAction } from '../games/kernel/sampling.js';
import { type Telling } from '../games/kernel/tell.js';

/** What a person may type for an offer: the same in the letter, on the page and in the API. */
export type Lists = NonNullable<Question['lists']>;

const MOST_LINES = 6;

export const optionsIn = (input: Input, lists: Lists): readonly Option[] => {
  switch (input.kind) {
    case 'number':
      return [];
    case 'pick':
      return 'list' in input.from ? (lists[input.from.list] ?? []) : input.from;
    case 'amounts':
      return input.over;
    case 'layout':
      return input.kinds;
  }
};

/** Lines that surely work when they are typed: every one where there are few, an example otherwise. */
export const linesOf = (telling: Telling, offer: Offer, lists: Lists): string[] => [
  ...new Set(candidates(telling, offer, lists)),
];

const candidates = (telling: Telling, offer: Offer, lists: Lists): string[] => {
  const write = (action: Action): string => writeLine(telling.words, offer, action, lists);
  const inputs = Object.entries(offer.inputs);
  if (inputs.length === 0) return [write(offer.action)];
  const [[name, input]] = inputs;
  if (inputs.length === 1 && input.kind === 'pick' && input.min === 1 && input.max === 1 && !input.many) {
    const options = optionsIn(input, lists);
    if (options.length <= MOST_LINES) return options.map(({ id }) => write({ ...offer.action, [name]: id }));
  }
  if (inputs.length === 1 && input.kind === 'number')
    return [write({ ...offer.action, [name]: input.preset ?? input.min })];
  if (offer.examples?.length)
    return offer.examples.slice(0, 2).map((example) => write({ ...offer.action, ...example }));
  return [write(sampleAction(offer, lists, seededChance(1)))];
};
