import { describe, expect, it } from '@jest/globals';
import { seededChance } from '../../../src/games/kernel/chance.js';
import {
  type AmountsInput,
  type Chance,
  type Input,
  type LayoutInput,
  type Offer,
  type Option,
} from '../../../src/games/kernel/game-definition.js';
import { fit, problemWith } from '../../../src/games/kernel/inputs.js';
import { sampleAction } from '../../../src/games/kernel/sampling.js';

const options = (n: number): Option[] =>
  Array.from({ length: n }, (_one, i) => ({ id: `o${i}`, label: { say: 'kernel.and' } }));
const offerOf = (x: Input): Offer => ({
  action: { type: 'Do' },
  label: { say: 'kernel.and' },
  rule: '1',
  notation: { say: 'kernel.and' },
  refs: [],
  inputs: { x },
});
const sample = (input: Input, chance: Chance, lists = {}): unknown =>
  (sampleAction(offerOf(input), lists, chance) as unknown as { x: unknown }).x;

/** Any input that admits at least one value. */
const anyInput = (chance: Chance): Input => {
  const n = 1 + chance.below(5);
  const min = chance.below(n + 1);
  switch (chance.below(4)) {
    case 0:
      return { kind: 'number', min: chance.below(9) - 4, max: 5 + chance.below(40) };
    case 1: {
      // One option of each group must remain for the least count.
      const groups = Object.fromEntries(options(n).map(({ id }) => [id, `g${chance.below(3)}`]));
      const most = new Set(Object.values(groups)).size;
      const grouped = chance.below(2) === 0;
      const least = Math.min(min, grouped ? most : n);
      return { kind: 'pick', from: options(n), min: least, max: n, ...(grouped ? { group: groups } : {}), many: true };
    }
    case 2: {
      const over = options(n).map((option) => ({ ...option, max: chance.below(5), weight: chance.below(4) }));
      // A total that some amounts do reach.
      const some = over.reduce((sum, { max, weight }) => sum + weight * chance.below(max + 1), 0);
      const slack = chance.below(3) === 0 ? chance.below(4) : 0;
      return { kind: 'amounts', over, total: { min: some, max: some + slack } };
    }
    default: {
      const kinds: LayoutInput['kinds'] = [
        { id: 'none', label: { say: 'kernel.and' }, uses: {} },
        { id: 'small', label: { say: 'kernel.and' }, uses: { p: 1 } },
        { id: 'twin', label: { say: 'kernel.and' }, uses: { p: 2, q: 1 } },
      ];
      const places = options(n);
      const barred = Object.fromEntries(places.filter(() => chance.below(3) === 0).map(({ id }) => [id, ['twin']]));
      const free = n - Object.keys(barred).length;
      const twins = chance.below(free + 1);
      const have = 2 * twins + chance.below(n - twins + 1);
      return {
        kind: 'layout',
        places,
        kinds,
        barred,
        pieces: [
          { id: 'p', have, all: true },
          { id: 'q', have: twins },
        ],
      };
    }
  }
};

it('sampled values always fit, whatever the input', () => {
  const chance = seededChance(11);
  const misfits: unknown[] = [];
  for (let i = 0; i < 3000; i++) {
    const input = anyInput(chance);
    for (let again = 0; again < 3; again++) {
      const value = sample(input, chance);
      const why = problemWith(input, value);
      if (why) misfits.push({ input, value, why });
    }
  }
  expect(misfits.slice(0, 3)).toEqual([]);
});

describe('the whole range is reached', () => {
  const seen = (input: Input, draws: number, lists = {}): Set<string> => {
    const chance = seededChance(2);
    return new Set(Array.from({ length: draws }, () => canonical(sample(input, chance, lists))));
  };
  const canonical = (value: unknown): string =>
    JSON.stringify(
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value)
              .filter(([, n]) => n !== 0)
              .sort(),
          )
        : value,
    );
  const all = (values: readonly unknown[]): Set<string> => new Set(values.map(canonical));

  it('of numbers, low and high', () => {
    const wide = seen({ kind: 'number', min: 3, max: 22 }, 2000);
    expect(wide).toEqual(all(Array.from({ length: 20 }, (_one, i) => i + 3)));
  });

  it('of picks, every set and every order', () => {
    expect(seen({ kind: 'pick', from: options(3), min: 1, max: 1 }, 100)).toEqual(all(['o0', 'o1', 'o2']));
    const sets = [...seen({ kind: 'pick', from: options(3), min: 0, max: 2, ordered: true }, 500)];
    expect(sets).toHaveLength(1 + 3 + 6);
  });

  it('of shared lists', () =>
    expect(seen({ kind: 'pick', from: { list: 'l' }, min: 1, max: 1 }, 100, { l: options(4) }).size).toBe(4));

  it('of grouped picks', () => {
    const group = { o0: 'a', o1: 'a', o2: 'b' };
    const sets = new Set(
      [...seen({ kind: 'pick', from: options(3), min: 0, max: 3, group }, 500)].map((set) =>
        (JSON.parse(set) as string[]).sort().join(),
      ),
    );
    expect(sets).toEqual(new Set(['', 'o0', 'o1', 'o2', 'o0,o2', 'o1,o2']));
  });

  it('of amounts, with and without weights', () => {
    const [a, b, c] = options(3);
    const input: AmountsInput = {
      kind: 'amounts',
      over: [
        { ...a, max: 3, weight: 2 },
        { ...b, max: 2, weight: 3 },
        { ...c, max: 1, weight: 0 },
      ],
      total: { min: 5, max: 8 },
    };
    const legal = [0, 1, 2, 3].flatMap((o0) => [0, 1, 2].flatMap((o1) => [0, 1].map((o2) => ({ o0, o1, o2 }))));
    expect(seen(input, 3000)).toEqual(all(legal.filter((value) => problemWith(input, value) === null)));
  });

  it('of layouts', () => {
    const uses = (id: string): Record<string, number> => (id === 'z' ? {} : { p: 1 });
    const kinds = ['x', 'y', 'z'].map((id) => ({ id, label: { say: 'kernel.and' }, uses: uses(id) }));
    const input: LayoutInput = {
      kind: 'layout',
      places: options(2),
      kinds,
      pieces: [{ id: 'p', have: 1 }],
      barred: { o1: ['y'] },
    };
    const legal = ['x', 'y', 'z'].flatMap((o0) => ['x', 'y', 'z'].map((o1) => ({ o0, o1 })));
    expect(seen(input, 500)).toEqual(all(legal.filter((value) => problemWith(input, value) === null)));
  });
});

it('a total that chance keeps missing is found by searching', () => {
  const over = options(6).map((option) => ({ ...option, max: 9, weight: 7 }));
  const input: AmountsInput = {
    kind: 'amounts',
    over: [...over, { ...options(7)[6], max: 1, weight: 380 }],
    total: { min: 380, max: 380 },
  };
  for (let seed = 0; seed < 20; seed++) expect(problemWith(input, sample(input, seededChance(seed)))).toBeNull();
});

it('a judged offer is sampled by its examples alone', () => {
  const offer: Offer = {
    ...offerOf({ kind: 'number', min: 0, max: 9 }),
    judged: true,
    examples: [{ x: 2 }, { x: 7 }],
  };
  const chance = seededChance(1);
  const drawn = Array.from({ length: 50 }, () => sampleAction(offer, {}, chance) as unknown as { x: number });
  expect(new Set(drawn.map(({ x }) => x))).toEqual(new Set([2, 7]));
  for (const action of drawn) expect(fit(offer, action)).toHaveProperty('action');
});
