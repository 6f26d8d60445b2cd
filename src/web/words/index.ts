import { type Json, type Locale } from '../../games/kernel/game-definition.js';
import { fill } from '../../games/kernel/tell.js';
import { en as kernelEn } from '../../games/kernel/words/en.js';
import { es as kernelEs } from '../../games/kernel/words/es.js';
import { en, type PageWord } from './en.js';
import { es } from './es.js';

const WORDS = { en: { ...kernelEn, ...en }, es: { ...kernelEs, ...es } };

export type Say = (word: PageWord, values?: Readonly<Record<string, Json>>) => string;

/** What pages say, in one language. */
export const saying =
  (locale: Locale): Say =>
  (word, values = {}) =>
    fill({ words: WORDS[locale] }, WORDS[locale][word], { ...values, say: word });
