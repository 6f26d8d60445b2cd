import { type Marking } from '../../drawing/offers.js';
import { type Json, type Locale, type Ref, type Seat } from '../../kernel/game-definition.js';
import { tell } from '../../kernel/tell.js';
import { type Galaxy, galaxyOf, type Hex } from '../components/galaxy.js';
import { type GalacticView } from '../view.js';
import { words } from '../words/index.js';

/** What every plate is drawn from: the position, the words and what the offers touch. */
export interface Scene {
  readonly view: GalacticView;
  readonly galaxy: Galaxy;
  readonly marks: Marking;
  readonly say: (key: string, values?: Readonly<Record<string, Json>>) => string;
  /** As the plates name a seat: the person or the colour, and "you". */
  readonly name: (seat: Seat) => string;
  /** A planet by its name, any other hex by its number. */
  readonly place: (hex: Hex) => string;
}

export const sceneOf = (
  view: GalacticView,
  locale: Locale,
  marks: Marking,
  names?: Readonly<Record<Seat, string>>,
): Scene => {
  const telling = { words: words[locale], ...(names ? { names } : {}) };
  const say: Scene['say'] = (key, values = {}) => tell(telling, { ...values, say: key });
  const galaxy = galaxyOf(view.tiles);
  return {
    view,
    galaxy,
    marks,
    say,
    name: (seat) => say(seat === view.me ? 'draw.you' : 'draw.seat', { seat }),
    place: (hex) => (galaxy.places[hex]?.terrain === 'planet' ? say(`hex.${hex}`) : hex),
  };
};

/** Where on the map an element stands; null for what lies beside it. */
export const hexOfRef = ({ view, galaxy }: Scene, ref: Ref): Hex | null => {
  const [kind, id = ''] = [ref.slice(0, ref.indexOf(':')), ref.slice(ref.indexOf(':') + 1)];
  const hex =
    kind === 'stack'
      ? view.nations[id[0]]?.fleets.find(({ handle }) => `${handle}` === id.slice(2))?.hex
      : kind === 'ships'
        ? id.slice(id.indexOf('@') + 1)
        : ['hex', 'planet', 'relic'].includes(kind)
          ? id
          : undefined;
  return hex !== undefined && Object.hasOwn(galaxy.places, hex) ? hex : null;
};
