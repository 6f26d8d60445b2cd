import { type Locale, type Words } from '../../kernel/game-definition.js';
import { en as kernelEn } from '../../kernel/words/en.js';
import { es as kernelEs } from '../../kernel/words/es.js';
import { HEX_NUMBERS } from '../components/galaxy.js';
import { PLANET_NAMES } from '../components/planet-names.js';
import { drawing as drawingEn } from './drawing.en.js';
import { drawing as drawingEs } from './drawing.es.js';
import { en } from './en.js';
import { es } from './es.js';

const typed = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '-');
/** 2.11: `hex.` is how a hex is called, `at.` how it is typed. Hexes without a name are called by their number. */
const hexes = (locale: Locale): Words =>
  Object.fromEntries([
    ...Object.entries(PLANET_NAMES).flatMap(([hex, name]) => [
      [`hex.${hex}`, name[locale]],
      [`at.${hex}`, typed(name[locale])],
    ]),
    ...HEX_NUMBERS.flatMap((hex) => [
      [`hex.${hex}`, hex],
      [`at.${hex}`, hex],
    ]),
  ]) as Words;

/** 28.4, 28.4c: what a bid can come to, for sentences that do not always name one. */
const bids: Words = Object.fromEntries(Array.from({ length: 50 }, (_one, dp) => [`bid.${dp}`, String(dp)]));

/** 28.1: what a seat is busy with may be the puppet's business. */
const forPuppet = (words: Words, how: string): Words =>
  Object.fromEntries(
    Object.entries(words)
      .filter(([key]) => key.startsWith('about.'))
      .map(([key, said]) => [key, `${said}{puppet? ${how} |}{puppet:seat}`]),
  );

export const words: Readonly<Record<Locale, Words>> = {
  en: { ...kernelEn, ...hexes('en'), ...drawingEn, ...en, ...bids, ...forPuppet(en, 'for the puppet,') },
  es: { ...kernelEs, ...hexes('es'), ...drawingEs, ...es, ...bids, ...forPuppet(es, 'por la marioneta,') },
};
