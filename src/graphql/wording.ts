import {
  type GameDefinition,
  type Locale,
  type Option,
  type Offer,
  type Phrase,
  type Question,
  type Refusal,
  type Shared,
} from '../games/kernel/game-definition.js';
import { writeLine } from '../games/kernel/notation.js';
import { tell, type Telling } from '../games/kernel/tell.js';
import { linesOf } from '../tables/offer-lines.js';
import { tellingFor } from '../tables/telling.js';

export { tellingFor };

/** Options of an input with their labels said; everything else as it is. */
const saidOptions = (telling: Telling, options: readonly Option[]) =>
  options.map(({ label, warning, ...rest }) => ({
    ...rest,
    label: tell(telling, label),
    ...(warning ? { warning: tell(telling, warning) } : {}),
  }));

const saidShared = (telling: Telling, { wary, ...from }: Shared) => ({
  ...from,
  ...(wary ? { wary: { ...wary, warning: tell(telling, wary.warning) } } : {}),
});

const saidInputs = (telling: Telling, inputs: Offer['inputs']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, input]): [string, unknown] => {
      switch (input.kind) {
        case 'number':
          return [name, input];
        case 'pick':
          return [
            name,
            {
              ...input,
              from: 'list' in input.from ? saidShared(telling, input.from) : saidOptions(telling, input.from),
            },
          ];
        case 'amounts':
          return [name, { ...input, over: saidOptions(telling, input.over) }];
        case 'layout':
          return [
            name,
            { ...input, places: saidOptions(telling, input.places), kinds: saidOptions(telling, input.kinds) },
          ];
      }
    }),
  );

export const saidOffer = (telling: Telling, offer: Offer, lists: Question['lists'] = {}) => ({
  action: offer.action,
  label: tell(telling, offer.label),
  rule: offer.rule,
  notation: writeLine(telling.words, offer, null, lists),
  lines: linesOf(telling, offer, lists),
  refs: offer.refs,
  inputs: saidInputs(telling, offer.inputs),
  judged: offer.judged ?? false,
  examples: offer.examples ?? [],
});

export const saidQuestion = (telling: Telling, question: Question) => ({
  id: question.id,
  seat: question.seat,
  for: question.for ?? null,
  about: tell(telling, question.about),
  waits: question.waits,
  offers: question.offers.map((offer) => saidOffer(telling, offer, question.lists)),
  barred: (question.barred ?? []).map(({ type, label, refusal }) => ({
    type,
    label: tell(telling, label),
    why: tell(telling, refusal.why),
    rule: refusal.rule,
  })),
  lists: Object.fromEntries(
    Object.entries(question.lists ?? {}).map(([name, options]) => [name, saidOptions(telling, options)]),
  ),
});

/** Results of mutations, as the unions of the schema name them; their words are chosen when they are asked for. */
export const refusedResult = (refusal: Refusal, game?: GameDefinition) => ({
  __typename: 'Refused',
  rule: refusal.rule,
  field: refusal.field ?? null,
  why: ({ locale }: { locale: Locale }) => tell(tellingFor(game, locale), refusal.why),
});

export const staleResult = (why: Phrase, game?: GameDefinition) => ({
  __typename: 'Stale',
  why: ({ locale }: { locale: Locale }) => tell(tellingFor(game, locale), why),
});
