import { type Fact, type Json, type Ref } from '../kernel/game-definition.js';

/** How the fields of facts name what is drawn. `seat` comes last: it is in most facts, and the rest says more. */
const DRAWN: readonly (readonly [field: string, ref: string])[] = [
  ['site', 'site'],
  ['from', 'site'],
  ['to', 'site'],
  ['region', 'site'],
  ['title', 'progress'],
  ['row', 'contract'],
  ['colony', 'colony'],
  ['seat', 'hq'],
];

const named = (value: Json | undefined): readonly string[] =>
  typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];

/** What a fact touched on the board. */
export const touches = (fact: Fact): readonly Ref[] => {
  const values = fact as unknown as Readonly<Record<string, Json>>;
  const offer = fact.type === 'OfferRefilled' || fact.type === 'OfferTaken' ? [`offer:${Number(values.box)}`] : [];
  return [...new Set([...offer, ...DRAWN.flatMap(([field, ref]) => named(values[field]).map((id) => `${ref}:${id}`))])];
};
