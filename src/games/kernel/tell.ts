import { type Fact, type Json, type Phrase, type Seat, type Words } from './game-definition.js';

/** A fact as a seat (or a spectator, null) may read it. Its public face always remains: nothing happens unseen. */
export const witness = <F extends Fact>(fact: F, seat: Seat | null): F => {
  if (fact.secret === undefined || (seat !== null && fact.secret.to.includes(seat))) return fact;
  const { secret: _hidden, ...face } = fact;
  return face as F;
};

/**
 * Words are templates, so that a translator needs no TypeScript:
 *   {n}              the value as it is
 *   {card:spec}      the value looked up as the word `spec.<value>`; lists are joined, { ore: 2 } becomes "2 ore"
 *   {n#tank|tanks}   the first when n is 1, else the second
 *   {kept?yes|no}    the first unless the value is false, null, 0, '' or missing
 */
const PLACEHOLDER = /\{(\w+)(?:([:#?])([^{}]*))?\}/g;

export interface Telling {
  readonly words: Words;
  /** People's names for seats, where they are known; otherwise the seat's word ("gold"). */
  readonly names?: Readonly<Record<Seat, string>>;
}

export class WordMissing extends Error {}

const word = ({ words, names }: Telling, kind: string, value: string): string => {
  if (kind === 'seat' && names && Object.hasOwn(names, value)) return names[value];
  const key = `${kind}.${value}`;
  if (!Object.hasOwn(words, key)) throw new WordMissing(key);
  return words[key];
};

const asIs = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const joined = (telling: Telling, parts: readonly string[]): string => {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  // Spanish says "e" before an i sound: "Lady Steam e Ingeniero".
  const and = telling.words[/^h?[ií]/i.test(last) ? 'kernel.andBeforeI' : 'kernel.and'];
  return `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
};

const spoken = (telling: Telling, kind: string, value: Json): string => {
  if (Array.isArray(value))
    return joined(
      telling,
      value.map((item: Json) => spoken(telling, kind, item)),
    );
  if (typeof value !== 'object' || value === null) return word(telling, kind, String(value));
  const parts = Object.entries(value).filter(([, n]) => n !== 0);
  return (
    joined(
      telling,
      parts.map(([id, n]) => `${asIs(n)} ${word(telling, kind, id)}`),
    ) || telling.words['kernel.nothing']
  );
};

export const tell = (telling: Telling, phrase: Phrase): string => {
  if (!Object.hasOwn(telling.words, phrase.say)) throw new WordMissing(phrase.say);
  return fill(telling, telling.words[phrase.say], phrase);
};

/** The same for a template that stands in no words file, or only a part of one. */
export const fill = (telling: Telling, template: string, phrase: Phrase): string =>
  template.replace(PLACEHOLDER, (_all, name: string, how: string | undefined, what = '') => {
    const value = phrase[name];
    const [first, second = ''] = (what as string).split('|');
    switch (how) {
      case ':':
        return value === undefined ? '' : spoken(telling, what as string, value);
      case '#':
        return value === 1 ? first : second;
      case '?':
        return value ? first : second;
      case undefined:
      default:
        if (value === undefined) throw new WordMissing(`${phrase.say} {${name}}`);
        return Array.isArray(value) ? joined(telling, value.map(asIs)) : asIs(value);
    }
  });

/** The placeholders of a template, for the law that both languages mention the same things. */
export const placeholders = (template: string): string[] =>
  [...template.matchAll(PLACEHOLDER)]
    .map(([, name, how]) => (how === ':' || how === undefined ? name : ''))
    .filter(Boolean)
    .sort();
