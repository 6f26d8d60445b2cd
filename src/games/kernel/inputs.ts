import {
  type Action,
  type AmountsInput,
  type Input,
  type InputValue,
  type Json,
  type LayoutInput,
  type Offer,
  type Option,
  type Phrase,
  type PickInput,
  type Shared,
} from './game-definition.js';

type Lists = Readonly<Record<string, readonly Option[]>>;

const say = (key: string, values: Readonly<Record<string, Json>> = {}): Phrase => ({ ...values, say: `kernel.${key}` });
/** Never echo more of a stranger's text than a person would want to read. */
export const brief = (value: unknown): string => {
  const text =
    typeof value === 'string' ? value : typeof value === 'object' && value !== null ? 'object' : String(value);
  return text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text;
};

/** A plain object with nothing but own keys: what JSON gives, and nothing that pretends to be more. */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What may be picked from, wherever it stands; the same for options as phrases and as sentences. */
export const optionsFrom = <O extends { readonly id: string; readonly warning?: unknown }>(
  from: readonly O[] | Shared<O['warning']>,
  lists: Readonly<Record<string, readonly O[]>>,
): readonly O[] => {
  if (!('list' in from)) return from;
  const { list, but, only, wary } = from;
  const all = lists[list] ?? [];
  if (!but && !only && !wary) return all;
  const [out, within, warned] = [new Set(but), only && new Set(only), new Set(wary?.ids)];
  return all
    .filter(({ id }) => !out.has(id) && (within?.has(id) ?? true))
    .map((option) => (warned.has(option.id) ? { ...option, warning: wary!.warning } : option));
};
export const optionsOf = (input: PickInput, lists: Lists = {}): readonly Option[] => optionsFrom(input.from, lists);

export const isSinglePick = (input: Input): boolean =>
  input.kind === 'pick' && input.min === 1 && input.max === 1 && !input.many;

/** What a choice takes out of the budget its options share. */
export const costOf = (input: PickInput, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (input.cost?.[id] ?? 0), 0);

const problemWithPick = (input: PickInput, value: unknown, lists: Lists): Phrase | null => {
  const options = optionsOf(input, lists);
  const known = new Set(options.map(({ id }) => id));
  if (isSinglePick(input))
    return typeof value === 'string' && known.has(value) ? null : say('notAChoice', { given: brief(value) });
  if (!Array.isArray(value)) return say('wantsList');
  if (value.length < input.min || value.length > input.max) return say('pickCount', { min: input.min, max: input.max });
  const seen = new Set<string>();
  const groups = new Set<string>();
  for (const id of value as unknown[]) {
    if (typeof id !== 'string' || !known.has(id)) return say('notAChoice', { given: brief(id) });
    if (seen.has(id)) return say('twice', { given: brief(id) });
    seen.add(id);
    const group = input.group?.[id];
    if (group === undefined) continue;
    if (groups.has(group)) return say('oneOfGroup', { given: brief(id) });
    groups.add(group);
  }
  const spent = costOf(input, [...seen]);
  if (spent > (input.budget ?? Infinity)) return say('overBudget', { given: spent, max: input.budget ?? 0 });
  return null;
};

export const weightOf = (input: AmountsInput, amounts: Readonly<Record<string, number>>): number =>
  input.over.reduce((sum, { id, weight = 1 }) => sum + weight * (amounts[id] ?? 0), 0);

const problemWithAmounts = (input: AmountsInput, value: unknown): Phrase | null => {
  if (!isRecord(value)) return say('wantsAmounts');
  const over = new Map(input.over.map((item) => [item.id, item]));
  for (const [id, n] of Object.entries(value)) {
    const item = over.get(id);
    if (!item) return say('notAChoice', { given: brief(id) });
    if (!Number.isSafeInteger(n) || (n as number) < 0 || (n as number) > item.max)
      return say('outOfRange', { given: brief(n), min: 0, max: item.max });
  }
  const total = weightOf(input, value as Record<string, number>);
  return total >= input.total.min && total <= input.total.max
    ? null
    : say('totalOutOfRange', { given: total, min: input.total.min, max: input.total.max });
};

const piecesUsed = (input: LayoutInput, layout: Readonly<Record<string, unknown>>): Map<string, number> => {
  const kinds = new Map(input.kinds.map((kind) => [kind.id, kind]));
  const used = new Map<string, number>();
  for (const { id } of input.places)
    for (const [piece, n] of Object.entries(kinds.get(layout[id] as string)?.uses ?? {}))
      used.set(piece, (used.get(piece) ?? 0) + n);
  return used;
};

const problemWithLayout = (input: LayoutInput, value: unknown): Phrase | null => {
  if (!isRecord(value)) return say('wantsLayout');
  const places = new Set(input.places.map(({ id }) => id));
  const kinds = new Set(input.kinds.map(({ id }) => id));
  for (const [place, kind] of Object.entries(value)) {
    if (!places.has(place)) return say('notAChoice', { given: brief(place) });
    if (typeof kind !== 'string' || !kinds.has(kind)) return say('notAChoice', { given: brief(kind) });
    if (input.barred[place]?.includes(kind)) return say('barredThere', { place, kind });
  }
  for (const { id } of input.places) if (!Object.hasOwn(value, id)) return say('placeMissing', { place: id });
  const used = piecesUsed(input, value);
  for (const { id, have, all } of input.pieces) {
    const n = used.get(id) ?? 0;
    if (n > have || (all && n < have)) return say('piecesWrong', { piece: id, given: n, have });
  }
  return null;
};

export const problemWith = (input: Input, value: unknown, lists: Lists = {}): Phrase | null => {
  switch (input.kind) {
    case 'number':
      return Number.isSafeInteger(value) && (value as number) >= input.min && (value as number) <= input.max
        ? null
        : say('outOfRange', { given: brief(value), min: input.min, max: input.max });
    case 'pick':
      return problemWithPick(input, value, lists);
    case 'amounts':
      return problemWithAmounts(input, value);
    case 'layout':
      return problemWithLayout(input, value);
  }
};

export type Fit<A> = { readonly action: A } | { readonly field: string; readonly why: Phrase };

/** Goes no deeper than what was wanted: a stranger's value may be nested without end. */
const same = (given: unknown, wanted: Json): boolean => {
  if (typeof wanted !== 'object' || wanted === null) return given === wanted;
  if (typeof given !== 'object' || given === null || Array.isArray(given) !== Array.isArray(wanted)) return false;
  const entries = Object.entries(wanted);
  return (
    Object.keys(given).length === entries.length &&
    entries.every(([key, value]) => Object.hasOwn(given, key) && same((given as Record<string, unknown>)[key], value))
  );
};

/** A copy of a value that fits, with no -0 in it: JSON would not keep it. */
const copied = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 0;
  if (Array.isArray(value)) return [...(value as unknown[])];
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, n]) => [key, copied(n)])) : value;
};

/** Does an action fill an offer's holes rightly? Legality is membership: this is the only gate. Presets fill what was left out. */
export const fit = <A extends Action>(offer: Offer<A>, given: unknown, lists: Lists = {}): Fit<A> => {
  if (!isRecord(given)) return { field: 'action', why: say('wantsAction') };
  for (const [field, value] of Object.entries(offer.action))
    if (!Object.hasOwn(given, field) || !same(given[field], value))
      return { field, why: say('notOffered', { given: brief(given[field]) }) };
  for (const field of Object.keys(given))
    if (!Object.hasOwn(offer.action, field) && !Object.hasOwn(offer.inputs, field))
      return { field: brief(field), why: say('unknownField', { field: brief(field) }) };
  const filled: Record<string, unknown> = { ...offer.action };
  for (const [field, input] of Object.entries(offer.inputs)) {
    const value = Object.hasOwn(given, field) ? given[field] : input.preset;
    if (value === undefined) return { field, why: say('missing', { field }) };
    const why = problemWith(input, value, lists);
    if (why) return { field, why };
    filled[field] = copied(value);
  }
  return { action: filled as unknown as A };
};

/** The one value an input admits, or undefined where there is a choice. */
const soleValue = (input: Input, lists: Lists): InputValue | undefined => {
  switch (input.kind) {
    case 'number':
      return input.min === input.max ? input.min : undefined;
    case 'pick': {
      const ids = optionsOf(input, lists)
        .map(({ id }) => id)
        .filter((id) => costOf(input, [id]) <= (input.budget ?? Infinity));
      if (ids.length !== input.min || (input.ordered && ids.length > 1)) return input.max === 0 ? [] : undefined;
      return isSinglePick(input) ? ids[0] : ids;
    }
    case 'amounts': {
      // What weighs nothing is a choice even when nothing may be taken.
      const some = input.over.filter(({ max, weight = 1 }) => max > 0 && weight <= input.total.max);
      if (some.length === 0) return {};
      const all = Object.fromEntries(some.map(({ id, max }) => [id, max]));
      const noneIsFree = some.every(({ weight = 1 }) => weight > 0);
      return noneIsFree && weightOf(input, all) === input.total.min ? all : undefined;
    }
    case 'layout':
      return input.places.length === 0 ? {} : undefined;
  }
};

/** The only answer an offer admits, if it admits only one. */
export const soleAnswer = <A extends Action>(offer: Offer<A>, lists: Lists = {}): A | undefined => {
  if (offer.judged) return undefined;
  const action: Record<string, unknown> = { ...offer.action };
  for (const [field, input] of Object.entries(offer.inputs)) {
    const value = soleValue(input, lists);
    if (value === undefined || problemWith(input, value, lists)) return undefined;
    action[field] = value;
  }
  return action as unknown as A;
};
