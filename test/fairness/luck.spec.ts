import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../../src/fairness/canonical-json.js';
import { commitmentTo, eventIdFor, linkOf, luckAt, luckKey, newSecret, sealOf } from '../../src/fairness/luck.js';

const nonces = { A: 'one', B: 'two' };
const rolls = (key: string, position: number, n = 20): number[] => {
  const chance = luckAt(key, position);
  return Array.from({ length: n }, () => chance.below(6));
};

describe('provable luck', () => {
  it('follows from seed, nonces and position, and from nothing else', () => {
    const key = luckKey('seed', nonces);
    expect(rolls(key, 7)).toEqual(rolls(luckKey('seed', { B: 'two', A: 'one' }), 7));
    expect(rolls(key, 7)).not.toEqual(rolls(key, 8));
    expect(rolls(key, 7)).not.toEqual(rolls(luckKey('seed', { ...nonces, B: 'too' }), 7));
    expect(rolls(key, 7)).not.toEqual(rolls(luckKey('tree', nonces), 7));
  });

  it('is even: 60,000 rolls give each face about 10,000 times', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const face of rolls(luckKey('seed', nonces), 1, 60_000)) counts[face]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('commits to a seed without showing it', () => {
    expect(commitmentTo('a')).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentTo('a')).not.toBe(commitmentTo('b'));
    expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it('salts what is sealed: the same secret looks different at another place and under another seed', () => {
    const seals = [sealOf('s', 1, '"E"'), sealOf('s', 2, '"E"'), sealOf('t', 1, '"E"')];
    expect(new Set(seals).size).toBe(3);
  });

  it('links take in all three parts, and no two lists of parts run together', () => {
    const link = linkOf('p', 'open', 'seal');
    for (const other of [linkOf('q', 'open', 'seal'), linkOf('p', 'opens', 'eal'), linkOf('p', 'open', 'seal2')])
      expect(other).not.toBe(link);
    expect(luckKey('s', { A: 'xB', C: '' })).not.toBe(luckKey('s', { A: 'x', BC: '' }));
  });

  it('gives the same event id to a repeated command, as a UUID', () => {
    expect(eventIdFor('t', 'c', 0)).toBe(eventIdFor('t', 'c', 0));
    expect(eventIdFor('t', 'c', 0)).not.toBe(eventIdFor('t', 'c', 1));
    expect(eventIdFor('t', 'c', 0)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('canonical JSON', () => {
  it('is one text for one value, however it was built', () => {
    expect(canonicalJson({ b: 1, a: [1, { d: null, c: 'é' }] })).toBe('{"a":[1,{"c":"é","d":null}],"b":1}');
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  });
});
