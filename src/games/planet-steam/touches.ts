import { type Fact, type Json, type Ref } from '../kernel/game-definition.js';

/** How the fields of facts name what is drawn. `seat` comes last: it is in most facts, and the rest says more. */
const DRAWN: readonly (readonly [field: string, ref: string])[] = [
  ['zone', 'zone'],
  ['zones', 'zone'],
  ['oldTo', 'zone'],
  ['resource', 'meter'],
  ['card', 'card'],
  ['dock', 'dock'],
  ['target', 'seat'],
  ['seat', 'seat'],
];

const named = (value: Json | undefined): readonly string[] => {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};

/** What a fact touched on the board. */
export const touches = (fact: Fact): readonly Ref[] => {
  const values = fact as unknown as Readonly<Record<string, Json>>;
  const refs = DRAWN.flatMap(([field, ref]) => named(values[field]).map((id) => `${ref}:${id}`));
  // Layouts and new prices are keyed by what they are about.
  const layout = Object.keys((values.layout as object | undefined) ?? {}).map((zone) => `zone:${zone}`);
  const prices = Object.keys((values.prices as object | undefined) ?? {}).map((resource) => `meter:${resource}`);
  return [...new Set([...refs, ...layout, ...prices])];
};
