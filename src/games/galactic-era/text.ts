import { type Locale, type Words } from '../kernel/game-definition.js';
import { tell } from '../kernel/tell.js';
import { automas } from './text/automas.js';
import { map } from './text/map.js';
import { elsewhere, gates, sectors } from './text/places.js';
import { battle, cards, legend, levels, result, secrets, standing, title, tokens, wars } from './text/seats.js';
import { type Say, type Section } from './text/setting.js';
import { type GalacticView } from './view.js';

/** What a reader wants first comes first: how it ended, how all stand, what only they know; then the galaxy. */
const SECTIONS: readonly Section[] = [
  title,
  result,
  battle,
  standing,
  levels,
  wars,
  automas,
  tokens,
  secrets,
  cards,
  legend,
  map,
  sectors,
  elsewhere,
  gates,
];

/** The board as monospaced text, complete without the picture. */
export const textWith =
  (words: Readonly<Record<Locale, Words>>) =>
  (view: GalacticView, locale: Locale): string => {
    const say: Say = (key, values = {}) => tell({ words: words[locale] }, { ...values, say: key });
    return SECTIONS.map((section) => section(view, say).join('\n'))
      .filter((section) => section !== '')
      .join('\n\n');
  };
