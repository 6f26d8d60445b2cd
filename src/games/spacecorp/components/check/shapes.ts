import { type Provenance } from '../types.js';

/**
 * Small plain checks of unknown values: a shape says in sentences what is wrong with a value, and where. The phantom `of`
 * lets the compiler see that a shape covers its type, field by field.
 */
export interface Shape<T> {
  (value: unknown, path: string): readonly string[];
  readonly of?: T;
}
type Fields<T> = { readonly [K in keyof T]-?: Shape<T[K]> };
type Open = Readonly<Record<string, unknown>>;

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const wants = (path: string, what: string, value: unknown): readonly string[] => [
  value === undefined
    ? `${path || 'components'}: this is missing.`
    : `${path || 'components'}: should be ${what}, not ${shown(value)}.`,
];
const isOpen = (value: unknown): value is Open => typeof value === 'object' && value !== null && !Array.isArray(value);
export const at = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);
/** An entry of a list is named by its id where it has one. */
export const item = (path: string, entry: unknown, i: number): string =>
  `${path}[${isOpen(entry) && typeof entry.id === 'string' ? entry.id : i}]`;

const shape =
  <T>(fits: (value: unknown) => boolean, what: string): Shape<T> =>
  (value, path) =>
    fits(value) ? [] : wants(path, what, value);

export const text: Shape<string> = shape((value) => typeof value === 'string' && value !== '', 'a text');
export const flag: Shape<boolean> = shape((value) => typeof value === 'boolean', 'true or false');
export const whole = (least: number): Shape<number> =>
  shape((value) => Number.isInteger(value) && (value as number) >= least, `a whole number from ${least}`);
export const signed: Shape<number> = shape((value) => Number.isInteger(value), 'a whole number');
export const oneOf = <const T extends string | number>(choices: readonly T[]): Shape<T> =>
  shape((value) => choices.includes(value as T), `one of ${choices.join(', ')}`);

export const orNull =
  <T>(inner: Shape<T>): Shape<T | null> =>
  (value, path) =>
    value === null ? [] : inner(value, path);
export const either =
  <A, B>(a: Shape<A>, b: Shape<B>): Shape<A | B> =>
  (value, path) =>
    b(value, path).length === 0 ? [] : a(value, path);

export const list =
  <T>(inner: Shape<T>): Shape<readonly T[]> =>
  (value, path) =>
    Array.isArray(value)
      ? value.flatMap((entry: unknown, i) => inner(entry, item(path, entry, i)))
      : wants(path, 'a list', value);
const listOf =
  <T extends readonly unknown[]>(inner: Shape<T[number]>, length: number): Shape<T> =>
  (value, path) =>
    Array.isArray(value) && value.length !== length
      ? [`${path}: should have ${length} entries, not ${value.length}.`]
      : list(inner)(value, path);
export const pair = <T>(inner: Shape<T>): Shape<readonly [T, T]> => listOf(inner, 2);
export const triple = <T>(inner: Shape<T>): Shape<readonly [T, T, T]> => listOf(inner, 3);

/** Exactly these fields. */
export const fields =
  <T>(shapes: Fields<T>): Shape<T> =>
  (value, path) => {
    if (!isOpen(value)) return wants(path, 'an object', value);
    const known: Readonly<Record<string, Shape<unknown>>> = shapes;
    return [
      ...Object.entries(known).flatMap(([field, inner]) => inner(value[field], at(path, field))),
      ...Object.keys(value)
        .filter((field) => !Object.hasOwn(known, field))
        .map((field) => `${at(path, field)}: there is no such field.`),
    ];
  };

const mayLack =
  <T>(inner: Shape<T>): Shape<T | undefined> =>
  (value, path) =>
    value === undefined ? [] : inner(value, path);

/** Fields of an entry that may say which of them are printed or published. */
export const entry = <T extends Provenance>(shapes: Fields<Omit<T, keyof Provenance>>): Shape<T> => {
  const claims = mayLack(list(oneOf(['name', ...Object.keys(shapes)])));
  return fields({ ...shapes, printed: claims, published: claims } as unknown as Fields<T>);
};

/** The same shape under each of these keys, or under any keys. */
export const each = <K extends string | number, T>(
  keys: readonly K[],
  inner: Shape<T>,
): Shape<Readonly<Record<K, T>>> =>
  fields(Object.fromEntries(keys.map((key) => [key, inner])) as unknown as Fields<Readonly<Record<K, T>>>);
export const named =
  <T>(inner: Shape<T>): Shape<Readonly<Record<string, T>>> =>
  (value, path) =>
    isOpen(value)
      ? Object.entries(value).flatMap(([key, entry]) => inner(entry, `${path}[${key}]`))
      : wants(path, 'an object', value);

type Kinded = { readonly kind: string };
/** A member of a closed union: the fields depend on `kind`. */
export const byKind = <U extends Kinded>(kinds: {
  readonly [K in U['kind']]: Fields<Omit<Extract<U, { readonly kind: K }>, 'kind'>>;
}): Shape<U> => {
  const known: Readonly<Record<string, Open>> = kinds;
  const kind = oneOf(Object.keys(known));
  return (value, path) => {
    if (!isOpen(value)) return wants(path, 'an object', value);
    const wrong = kind(value.kind, at(path, 'kind'));
    return wrong.length > 0 ? wrong : fields<Open>({ kind, ...known[value.kind as string] })(value, path);
  };
};
