import { drawFrom, shuffled } from './chance.js';
import {
  type Action,
  type AmountsInput,
  type Chance,
  type Input,
  type InputValue,
  type LayoutInput,
  type Offer,
  type Option,
} from './game-definition.js';
import { costOf, isSinglePick, optionsOf, problemWith, weightOf } from './inputs.js';

type Lists = Readonly<Record<string, readonly Option[]>>;

/** Legal values over the whole range of every input: for the random bot, and for the laws. */
export const sampleAction = <A extends Action>(offer: Offer<A>, lists: Lists, chance: Chance): A => {
  if (offer.judged) {
    const examples = offer.examples ?? [];
    return { ...offer.action, ...examples[chance.below(examples.length)] } as unknown as A;
  }
  const action: Record<string, unknown> = { ...offer.action };
  for (const [field, input] of Object.entries(offer.inputs)) action[field] = sampleValue(input, lists, chance);
  return action as unknown as A;
};

const between = (chance: Chance, min: number, max: number): number => min + chance.below(max - min + 1);

const sampleValue = (input: Input, lists: Lists, chance: Chance): InputValue => {
  switch (input.kind) {
    case 'number':
      // Half of the time near the low end: wide ranges (bids) otherwise only ever see large numbers.
      return between(chance, input.min, chance.below(2) ? Math.min(input.max, input.min + 3) : input.max);
    case 'pick': {
      const ids = shuffled(
        chance,
        optionsOf(input, lists).map(({ id }) => id),
      );
      if (isSinglePick(input)) return ids[0];
      const groups = new Set<string>();
      const free = ids.filter((id) => {
        const group = input.group?.[id];
        if (group === undefined) return true;
        if (groups.has(group)) return false;
        groups.add(group);
        return true;
      });
      const wanted = between(chance, input.min, Math.min(input.max, free.length));
      let left = input.budget ?? Infinity;
      const affordable = free.filter((id) => {
        const cost = costOf(input, [id]);
        if (cost > left) return false;
        left -= cost;
        return true;
      });
      return affordable.slice(0, wanted);
    }
    case 'amounts':
      return sampleAmounts(input, chance);
    case 'layout':
      return sampleLayout(input, chance);
  }
};

/** Weights may leave a random start without an end (2 + 2 of 5 by twos and threes), so it starts anew a few times. */
const sampleAmounts = (input: AmountsInput, chance: Chance): Record<string, number> => {
  for (let tries = 0; tries < 50; tries++) {
    const amounts = amountsTowards(input, chance);
    if (problemWith(input, amounts) === null) return amounts;
  }
  return anyAmounts(input, chance) ?? { ...input.preset };
};

const amountsTowards = (input: AmountsInput, chance: Chance): Record<string, number> => {
  const amounts: Record<string, number> = {};
  const goal = between(chance, input.total.min, input.total.max);
  let left = goal;
  for (const fill of [false, true])
    for (const { id, max, weight = 1 } of shuffled(chance, input.over)) {
      const room = Math.min(max - (amounts[id] ?? 0), weight === 0 ? max : Math.floor(left / weight));
      const more = fill ? (weight === 0 ? 0 : room) : chance.below(room + 1);
      if (more === 0) continue;
      amounts[id] = (amounts[id] ?? 0) + more;
      left = goal - weightOf(input, amounts);
    }
  return amounts;
};

/** Amounts for totals that chance keeps missing: first which sums the items from each on can still make, then along those. */
const anyAmounts = (input: AmountsInput, chance: Chance): Record<string, number> | null => {
  const { over, total } = input;
  const upTo = (max: number, weight: number): number[] =>
    Array.from({ length: max + 1 }, (_one, n) => n).filter((n) => n * weight <= total.max);
  const sums: Set<number>[] = [new Set([0])];
  for (const { max, weight = 1 } of [...over].reverse())
    sums.unshift(new Set([...sums[0]].flatMap((sum) => upTo(max, weight).map((n) => sum + n * weight))));
  const goals = [...sums[0]].filter((sum) => sum >= total.min && sum <= total.max);
  if (goals.length === 0) return null;
  let left = drawFrom(chance, goals);
  const amounts: Record<string, number> = {};
  over.forEach(({ id, max, weight = 1 }, at) => {
    const n = drawFrom(
      chance,
      upTo(max, weight).filter((count) => sums[at + 1].has(left - count * weight)),
    );
    left -= n * weight;
    if (n > 0) amounts[id] = n;
  });
  return amounts;
};

/** Places pieces at random by depth-first search; gives up to the preset (the arrangement as it is) when unlucky. */
const sampleLayout = (input: LayoutInput, chance: Chance): Record<string, string> => {
  const places = shuffled(chance, input.places).map(({ id }) => id);
  const left = new Map(input.pieces.map(({ id, have }) => [id, have]));
  const mustPlace = input.pieces.filter(({ all }) => all).map(({ id }) => id);
  const mostIn = new Map(mustPlace.map((id) => [id, Math.max(0, ...input.kinds.map(({ uses }) => uses[id] ?? 0))]));
  const layout: Record<string, string> = {};
  let budget = 2000;
  const put = (at: number): boolean => {
    if (at === places.length) return mustPlace.every((piece) => left.get(piece) === 0);
    const room = places.length - at;
    if (mustPlace.some((piece) => left.get(piece)! > room * mostIn.get(piece)!) || budget-- <= 0) return false;
    const place = places[at];
    for (const { id, uses } of shuffled(chance, input.kinds)) {
      if (input.barred[place]?.includes(id)) continue;
      const needs = Object.entries(uses);
      if (needs.some(([piece, n]) => (left.get(piece) ?? 0) < n)) continue;
      for (const [piece, n] of needs) left.set(piece, left.get(piece)! - n);
      layout[place] = id;
      if (put(at + 1)) return true;
      for (const [piece, n] of needs) left.set(piece, left.get(piece)! + n);
    }
    return false;
  };
  return put(0) ? Object.fromEntries(input.places.map(({ id }) => [id, layout[id]])) : { ...input.preset };
};
