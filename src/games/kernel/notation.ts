import {
  type Action,
  type AmountsInput,
  type Input,
  type InputValue,
  type Json,
  type Locale,
  LOCALES,
  type Offer,
  type Option,
  type Phrase,
  type Question,
  type Words,
} from './game-definition.js';
import { brief, type Fit, fit, isSinglePick, optionsOf } from './inputs.js';
import { fill, tell } from './tell.js';

/**
 * What a person types, both ways. An offer's notation is a template of the words files with its inputs as placeholders,
 * `buy {kind} @{zone}[ old>{old}]`; what stands in brackets may be left out when its inputs have presets.
 * Reading ignores case, accents and spare spaces, takes either language, and any unambiguous beginning of a name.
 */
type AllWords = Readonly<Record<Locale, Words>>;
type Lists = Readonly<Record<string, readonly Option[]>>;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** A name as one typed word: whatever would end it becomes a hyphen. */
const asOneWord = (text: string): string => plain(text).replace(/[\s,>=]+/g, '-');

const typed = (words: Words, option: Option): string => asOneWord(tell({ words }, option.label));

/** Things called by numbers (chips of 1, 2, 5) are written as a sum, for `2 1` would be two numbers without a meaning. */
const arePieces = (words: Words, { over }: AmountsInput): boolean =>
  over.length > 0 && over.every((option) => /^\d+$/.test(typed(words, option)));
const asSum = (words: Words, { over }: AmountsInput, amounts: Readonly<Record<string, number>>): string =>
  over.flatMap((option) => Array.from({ length: amounts[option.id] ?? 0 }, () => typed(words, option))).join('+') ||
  words['kernel.type.none'];

// ---- writing

const written = (words: Words, input: Input, value: InputValue, lists: Lists): string => {
  const nameOf = (options: readonly Option[], id: string): string => {
    const option = options.find((candidate) => candidate.id === id);
    if (!option) return id;
    const name = typed(words, option);
    // Two of a name (like cards) can only be told apart by their ids.
    return options.some((other) => other.id !== id && typed(words, other) === name) ? id : name;
  };
  switch (input.kind) {
    case 'number':
      return JSON.stringify(value);
    case 'pick': {
      const options = optionsOf(input, lists);
      if (isSinglePick(input)) return nameOf(options, value as string);
      const ids = value as readonly string[];
      if (ids.length === 0) return words['kernel.type.none'];
      return ids.map((id) => nameOf(options, id)).join(input.ordered ? '>' : ' ');
    }
    case 'amounts': {
      const parts = Object.entries(value as Record<string, number>);
      if (arePieces(words, input)) return asSum(words, input, value as Record<string, number>);
      return parts.map(([id, n]) => `${nameOf(input.over, id)} ${n}`).join(' ') || words['kernel.type.none'];
    }
    case 'layout':
      return Object.entries(value as Record<string, string>)
        .map(([place, kind]) => `${place}=${nameOf(input.kinds, kind)}`)
        .join(' ');
  }
};

/** The line that says just this action, or the offer with its holes named (`bid {amount}`) when no action is given. */
export const writeLine = (words: Words, offer: Offer, action: Action | null, lists: Lists = {}): string => {
  const template = words[offer.notation.say];
  const given = (action ?? {}) as unknown as Readonly<Record<string, InputValue>>;
  const isPreset = (name: string): boolean =>
    action === null || JSON.stringify(given[name]) === JSON.stringify(offer.inputs[name]?.preset);
  const shown = template.replace(/\[([^\]]*)\]/g, (_all, part: string) =>
    [...part.matchAll(/\{(\w+)\}/g)].every(([, name]) => isPreset(name)) ? '' : part,
  );
  const values: Record<string, Json> = { ...offer.notation };
  for (const [name, input] of Object.entries(offer.inputs))
    values[name] = action === null ? `{${name}}` : written(words, input, given[name], lists);
  return fill({ words }, shown, { ...values, say: offer.notation.say });
};

// ---- reading

const literal = (text: string): string => plain(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A template as a pattern. Between words and values a space must be typed, but not before a number (`bid22`), nor beside
 * a sign (`@ c4`). `take` is how much of the line a value tries to have first: as little or as much as possible.
 */
const patternOf = (words: Words, offer: Offer, take: '.+?' | '.+'): RegExp => {
  const parts = words[offer.notation.say]
    .split(/(\{[^}]*\}|\s+|[[\]])/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name !== undefined && Object.hasOwn(offer.inputs, name)) return { value: name };
      return { text: part.startsWith('{') ? fill({ words }, part, offer.notation) : part };
    });
  const beside = (at: number, step: 1 | -1): 'value' | 'word' | 'sign' => {
    let i = at + step;
    while (parts[i]?.text === '[' || parts[i]?.text === ']') i += step;
    const text = parts[i]?.text;
    if (text === undefined) return 'value';
    return /[\p{L}\p{N}]/u.test(step > 0 ? text[0] : text[text.length - 1]) ? 'word' : 'sign';
  };
  const pattern = parts.map(({ value, text }, at) => {
    // A number is one word, so it cannot swallow the optional parts that follow it.
    if (value !== undefined)
      return `(?<${value}>${offer.inputs[value].kind === 'number' && !offer.again ? ' ?\\S+' : take})`;
    if (text === '[') return '(?:';
    if (text === ']') return ')?';
    if (text.trim() !== '') return literal(text);
    if (beside(at, -1) === 'sign' || beside(at, 1) === 'sign') return ' ?';
    return beside(at, 1) === 'value' && beside(at, -1) === 'word' ? '(?: |(?=\\d))' : ' ';
  });
  return new RegExp(`^${pattern.join('')}$`, 'd');
};

/** Finds the one option that a typed name means, or null. */
type Naming = (text: string) => string | null;

const namingOf = (words: AllWords, options: readonly Option[]): Naming => {
  const all = options.map((option) => ({
    id: option.id,
    names: LOCALES.map((locale) => typed(words[locale], option)),
  }));
  return (text) => {
    const wanted = asOneWord(text);
    if (wanted === '') return null;
    const onlyOne = (match: (name: string) => boolean): string | null => {
      const found = all.filter(({ names }) => names.some(match));
      return found.length === 1 ? found[0].id : null;
    };
    return (
      onlyOne((name) => name === wanted) ??
      all.find(({ id }) => asOneWord(id) === wanted)?.id ??
      onlyOne((name) => name.startsWith(wanted)) ??
      onlyOne((name) => name.split('-').some((bit) => bit.startsWith(wanted)))
    );
  };
};

const isWord = (words: AllWords, key: string, text: string): boolean =>
  LOCALES.some((locale) => plain(words[locale][key]) === text);

/** "ore 3", "3 ore", "ore3" and "ore+3" (where ore+ is the name) are all natural; a name alone is one of it. */
const readAmounts = (named: Naming, text: string): InputValue => {
  const amounts = new Map<string, number>();
  let name: string | null = null;
  let count: number | null = null;
  const note = (what: string, n: number): void => {
    const id = named(what) ?? what;
    amounts.set(id, (amounts.get(id) ?? 0) + n);
    name = count = null;
  };
  for (const part of text.split(/[\s,=:]+/).filter(Boolean)) {
    const glued = named(part) === null ? /^(\d+)(\D.*)$|^(.*\D)(\d+)$/.exec(part) : null;
    if (glued) {
      if (name !== null) note(name, 1);
      note(glued[2] ?? glued[3], Number(glued[1] ?? glued[4]));
    } else if (/^\d{1,9}$/.test(part)) {
      if (name !== null) note(name, Number(part));
      else if (count !== null) note(String(count), 1);
      else count = Number(part);
    } else {
      if (name !== null) note(name, 1);
      if (count !== null) note(part, count);
      else name = part;
    }
  }
  if (name !== null) note(name, 1);
  if (count !== null) note(String(count), 1);
  return Object.fromEntries(amounts);
};

/** `2+1+0`, or the same pieces apart by spaces or commas. */
const readSum = (named: Naming, text: string): InputValue => {
  const amounts = new Map<string, number>();
  for (const part of text.split(/[\s,+]+/).filter(Boolean)) {
    const id = named(part) ?? part;
    amounts.set(id, (amounts.get(id) ?? 0) + 1);
  }
  return Object.fromEntries(amounts);
};

/** Parts of a list: apart by spaces or `>`, or by commas where a comma is not part of a name (`2,-1`). */
const readList = (named: Naming, text: string): string[] =>
  text
    .split(/[\s>]+/)
    .flatMap((part) => (named(part) === null ? part.split(',') : [part]))
    .filter(Boolean)
    .map((part) => named(part) ?? part);

const readValue = (words: AllWords, input: Input, text: string, lists: Lists): InputValue => {
  const all = isWord(words, 'kernel.type.all', text);
  const none = isWord(words, 'kernel.type.none', text);
  switch (input.kind) {
    case 'number':
      return all ? input.max : /^-?\d{1,9}$/.test(text) ? Number(text) : text;
    case 'pick': {
      const options = optionsOf(input, lists);
      const named = namingOf(words, options);
      if (isSinglePick(input)) return named(text) ?? text;
      if (all) return options.map(({ id }) => id).slice(0, input.max);
      if (none) return [];
      return readList(named, text);
    }
    case 'amounts': {
      if (all) return Object.fromEntries(input.over.map(({ id, max }) => [id, max]));
      if (none) return {};
      const named = namingOf(words, input.over);
      return arePieces(words.en, input) ? readSum(named, text) : readAmounts(named, text);
    }
    case 'layout': {
      const [placeNamed, kindNamed] = [namingOf(words, input.places), namingOf(words, input.kinds)];
      const layout = new Map(Object.entries(input.preset ?? {}));
      for (const part of text.split(/[\s,]+/).filter(Boolean)) {
        const [place, kind = ''] = part.split('=');
        layout.set(placeNamed(place) ?? place, kindNamed(kind) ?? kind);
      }
      return Object.fromEntries(layout);
    }
  }
};

/** `rest`: the same line without the value that was read, to be read when the question is asked again. */
export type Read<A extends Action> =
  | { readonly question: Question<A>; readonly action: A; readonly rest?: string }
  | { readonly problem: Phrase; readonly rule: string };

/** The first of several values typed for an offer that may be taken again, and the line that is left. */
const oneOfSeveral = (
  offer: Offer,
  line: string,
  { groups, indices }: RegExpExecArray,
): { readonly name: string; readonly first: string; readonly rest: string } | null => {
  if (!offer.again) return null;
  for (const [name, text] of Object.entries(groups ?? {})) {
    const input = offer.inputs[name];
    if (text === undefined || (input.kind !== 'number' && !isSinglePick(input))) continue;
    const [first, ...others] = text.split(/[\s,>]+/).filter(Boolean);
    const [from, to] = indices!.groups![name];
    if (others.length > 0) return { name, first, rest: line.slice(0, from) + others.join(' ') + line.slice(to) };
  }
  return null;
};

const readOffer = <A extends Action>(words: AllWords, line: string, offer: Offer<A>, lists: Lists) => {
  let nearest: Fit<A> | null = null;
  for (const locale of LOCALES)
    for (const take of ['.+?', '.+'] as const) {
      const match = patternOf(words[locale], offer, take).exec(line);
      if (!match) break;
      const fitted = (values: Readonly<Record<string, string>>): Fit<A> => {
        const action: Record<string, unknown> = { ...offer.action };
        for (const [name, text] of Object.entries(values))
          if (text !== undefined) action[name] = readValue(words, offer.inputs[name], text.trim(), lists);
        return fit(offer, action, lists);
      };
      const values = match.groups ?? {};
      const whole = fitted(values);
      if ('action' in whole) return whole;
      const several = oneOfSeveral(offer, line, match);
      const part = several && fitted({ ...values, [several.name]: several.first });
      if (part && 'action' in part) return { ...part, rest: several.rest };
      nearest ??= part ?? whole;
    }
  return nearest;
};

/** Reads one typed line as an answer to one of the open questions; `2` alone means the second offer in their order. */
export const readLine = <A extends Action>(
  words: AllWords,
  line: string,
  questions: readonly Question<A>[],
): Read<A> => {
  const text = plain(line.slice(0, 1000));
  let problem: { problem: Phrase; rule: string } = {
    problem: { say: 'kernel.notUnderstood', given: brief(line) },
    rule: '',
  };
  const all = questions.flatMap((question) => question.offers.map((offer) => ({ question, offer })));
  if (/^\d{1,4}$/.test(text)) {
    const picked = all[Number(text) - 1];
    if (!picked) return { problem: { say: 'kernel.noSuchNumber', given: text, count: all.length }, rule: '' };
    const fitted = fit(picked.offer, picked.offer.action, picked.question.lists);
    if ('action' in fitted) return { question: picked.question, action: fitted.action };
    return { problem: fitted.why, rule: picked.offer.rule };
  }
  for (const { question, offer } of all) {
    const fitted = readOffer(words, text, offer, question.lists ?? {});
    if (!fitted) continue;
    if ('action' in fitted) return { question, ...fitted };
    problem = { problem: fitted.why, rule: offer.rule };
  }
  return problem;
};
