import { expect, it } from '@jest/globals';
import { placeholders } from '../../src/games/kernel/tell.js';
import { en } from '../../src/tables/words/en.js';
import { es } from '../../src/tables/words/es.js';

it('what a table says exists in both languages and mentions the same things', () => {
  expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect([key, placeholders(es[key])]).toEqual([key, placeholders(en[key])]);
});
