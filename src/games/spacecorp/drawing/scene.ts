import { type Marking } from '../../drawing/offers.js';
import { type Json, type Locale, type Phrase, type Seat } from '../../kernel/game-definition.js';
import { tell } from '../../kernel/tell.js';
import { type Components } from '../components/types.js';
import { type SpacecorpView } from '../view.js';
import { wordsOf } from '../words/index.js';

/** What every plate is drawn from: the box, the position, the words and what the offers touch. */
export interface Scene {
  readonly box: Components;
  readonly view: SpacecorpView;
  readonly marks: Marking;
  readonly say: (key: string, values?: Readonly<Record<string, Json>>) => string;
  readonly phrase: (phrase: Phrase) => string;
  /** As the plates name a seat: the person or the colour, and "you". */
  readonly name: (seat: Seat) => string;
}

export const sceneOf = (
  box: Components,
  view: SpacecorpView,
  locale: Locale,
  marks: Marking,
  names?: Readonly<Record<Seat, string>>,
): Scene => {
  const telling = { words: wordsOf(box)[locale], ...(names ? { names } : {}) };
  const phrase: Scene['phrase'] = (one) => tell(telling, one);
  const say: Scene['say'] = (key, values = {}) => phrase({ ...values, say: key });
  return {
    box,
    view,
    marks,
    say,
    phrase,
    name: (seat) => say(seat === view.me ? 'draw.you' : 'draw.seat', { seat }),
  };
};
