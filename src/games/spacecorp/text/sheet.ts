import { wrapped as wrap } from '../../kernel/text-board.js';
import { type Json, type Locale, type Phrase } from '../../kernel/game-definition.js';
import { tell } from '../../kernel/tell.js';
import { cardById, type CardId } from '../components/cards.js';
import { phraseOf } from '../components/texts.js';
import { type Components, type Face } from '../components/types.js';
import { type SpacecorpView } from '../view.js';
import { wordsOf } from '../words/index.js';

/** What all parts of the board as text are written with. */
export interface Sheet {
  readonly box: Components;
  readonly view: SpacecorpView;
  readonly say: (key: string, values?: Readonly<Record<string, Json>>) => string;
  readonly phrase: (phrase: Phrase) => string;
}

export const sheetOf = (box: Components, view: SpacecorpView, locale: Locale): Sheet => {
  const words = wordsOf(box)[locale];
  return {
    box,
    view,
    say: (key, values = {}) => tell({ words }, { ...values, say: key }),
    phrase: (phrase) => tell({ words }, phrase),
  };
};

/** What follows is set in a little deeper than the lines of a list. */
export const wrapped = (text: string, indent = 0): string[] => wrap(text, indent, indent + 4);

const SIGN = { plain: '', shielded: 's', multiplier: 'x' } as const;
export const faceText = ({ say }: Pick<Sheet, 'say'>, { kind, sign, value }: Face): string =>
  `${say(`kind.${kind}`)} ${SIGN[sign]}${value}`;

/** A card with all that it can do: `Chemical Drive (Move 1; upgrade, Start)`. */
export const cardText = (sheet: Sheet, id: CardId): string => {
  const { box, say, phrase } = sheet;
  const type = cardById(box, id)?.type;
  const name = say(`cardId.${id}`);
  if (!type) return `${name} (${say('draw.time')})`;
  const does = [
    ...type.faces.map((face) => faceText(sheet, face)),
    ...(type.special ? [phrase(phraseOf('special', type.special))] : []),
  ].join(', ');
  const marks = [
    ...(type.edge ? [say('draw.edge', { edge: type.edge })] : []),
    ...(type.upgrade ? [say('text.upgrade')] : []),
    ...(type.start ? [say('draw.start')] : []),
  ].join(', ');
  return `${name} (${[does, marks].filter(Boolean).join('; ')})`;
};

/** Cards one after another, like ones counted: `2 x Ion Drive (Move 3; upgrade)`. */
export const cardsText = (sheet: Sheet, ids: readonly CardId[]): string => {
  const counted = new Map<string, number>();
  for (const id of ids) {
    const text = cardText(sheet, id);
    counted.set(text, (counted.get(text) ?? 0) + 1);
  }
  return [...counted].map(([text, n]) => (n > 1 ? `${n} x ${text}` : text)).join('; ');
};
