import { type Locale, type Words } from '../../kernel/game-definition.js';
import { en as kernelEn } from '../../kernel/words/en.js';
import { es as kernelEs } from '../../kernel/words/es.js';
import { PLANET_NAMES } from '../components/planet-names.js';
import { drawing as drawingEn } from './drawing.en.js';
import { drawing as drawingEs } from './drawing.es.js';
import { en } from './en.js';
import { es } from './es.js';

const planets = (locale: Locale): Words =>
  Object.fromEntries(Object.entries(PLANET_NAMES).map(([hex, name]) => [`hex.${hex}`, name[locale]]));

export const words: Readonly<Record<Locale, Words>> = {
  en: { ...kernelEn, ...planets('en'), ...drawingEn, ...en },
  es: { ...kernelEs, ...planets('es'), ...drawingEs, ...es },
};
