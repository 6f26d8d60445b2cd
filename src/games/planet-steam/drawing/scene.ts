import { type Marking } from '../../drawing/offers.js';
import { type Json, type Locale, type Seat } from '../../kernel/game-definition.js';
import { tell } from '../../kernel/tell.js';
import { type PlanetSteamView } from '../view.js';
import { en } from '../words/en.js';
import { es } from '../words/es.js';

/** What every plate is drawn from: the position, the words and what the offers touch. */
export interface Scene {
  readonly view: PlanetSteamView;
  readonly marks: Marking;
  readonly say: (key: keyof typeof en, values?: Readonly<Record<string, Json>>) => string;
  /** As the plates name a seat: the person or the colour, and "you". */
  readonly name: (seat: Seat) => string;
}

type Names = Readonly<Record<Seat, string>>;
const WORDS = { en, es };

export const sceneOf = (view: PlanetSteamView, locale: Locale, marks: Marking, names?: Names): Scene => {
  const telling = { words: WORDS[locale], ...(names ? { names } : {}) };
  const say: Scene['say'] = (key, values = {}) => tell(telling, { ...values, say: key });
  return { view, marks, say, name: (seat) => say(seat === view.me ? 'draw.you' : 'draw.seat', { seat }) };
};
