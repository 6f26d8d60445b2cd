import { type Locale, type Words } from '../../kernel/game-definition.js';
import { en as kernelEn } from '../../kernel/words/en.js';
import { es as kernelEs } from '../../kernel/words/es.js';
import { cardById, deckOf, timeCardsOf } from '../components/cards.js';
import { ERAS } from '../components/kinds.js';
import { nameWords } from '../components/names.js';
import { textWords } from '../components/texts.js';
import { once } from '../components/once.js';
import { type Components } from '../components/types.js';
import { en } from './en.js';
import { es } from './es.js';

const OWN = { en: { ...kernelEn, ...en }, es: { ...kernelEs, ...es } };

/** Every single card by its id, as facts name it: `cardId.M04`. */
const cardIds = (box: Components, locale: Locale): Record<string, string> =>
  Object.fromEntries([
    ...timeCardsOf(box).map((id) => [`cardId.${id}`, box.names.card[box.time.id][locale]]),
    ...ERAS.flatMap((era) =>
      deckOf(box, era).map(({ id }) => [`cardId.${id}`, box.names.card[cardById(box, id)!.type.id][locale]]),
    ),
  ]) as Record<string, string>;

/** The game's own sentences, and the names of whatever is in the box. */
export const wordsOf: (box: Components) => Readonly<Record<Locale, Words>> = once((box) => {
  const of = (locale: Locale): Words => ({
    ...nameWords(box.names, locale),
    ...textWords(locale),
    ...cardIds(box, locale),
    ...OWN[locale],
  });
  return { en: of('en'), es: of('es') };
});
