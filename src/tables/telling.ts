import { type GameDefinition, type Locale } from '../games/kernel/game-definition.js';
import { type Telling } from '../games/kernel/tell.js';
import { en as kernelEn } from '../games/kernel/words/en.js';
import { es as kernelEs } from '../games/kernel/words/es.js';
import { en } from './words/en.js';
import { es } from './words/es.js';

const TABLE_WORDS = { en, es };
const KERNEL_WORDS = { en: kernelEn, es: kernelEs };

/** Words of a game and of tables together; names of people in place of colours where they are given. */
export const tellingFor = (
  game: GameDefinition | undefined,
  locale: Locale,
  names?: Readonly<Record<string, string>>,
): Telling => ({
  words: { ...(game?.words[locale] ?? KERNEL_WORDS[locale]), ...TABLE_WORDS[locale] },
  ...(names ? { names } : {}),
});
