import { describe, expect, it } from '@jest/globals';
import { riverZones } from '../../../../src/games/planet-steam/components/map.js';
import { witness } from '../../../../src/games/kernel/tell.js';
import {
  airship,
  boardOf,
  cards,
  carriers,
  type Change,
  claims,
  company,
  given,
  goods,
  harvesters,
  letRun,
  play,
  type Position,
  running,
} from '../given.js';

const NONE = { quartz: 0, ore: 0, water: 0, energy: 0 };
const roomy = carriers({ A: { quartz: 4, ore: 4, water: 4, energy: 4 } });

/** A, with nothing but these harvesters, this much energy and large carriers, extracts. */
const extracting = (layout: string, energy: number, ...changes: readonly Change[]): Position => {
  const stock = [roomy, goods({ A: { ...NONE, energy } })];
  const map = [claims({}), harvesters('A', layout)];
  return letRun(given(4, cards('ABCD'), ...stock, ...map, ...changes, running({ step: 'extraction' })));
};
/** What comes of it when A uses all, or just these of those that cost energy. */
const extracted = (layout: string, line = 'extract all', ...changes: readonly Change[]) => {
  const begun = extracting(layout, 8, ...changes);
  const [fact] = (begun.asked().length > 0 ? begun.when('A', line) : begun).told('Extracted');
  return fact;
};
const yields = (...how: Parameters<typeof extracted>): object => {
  const some = Object.entries(extracted(...how).yields).filter(([, n]) => n > 0);
  return Object.fromEntries(some);
};

describe('9 Extraction', () => {
  it('9.1 lets any harvesters be active, also none or all', () => {
    const position = extracting('a1=ore a3=quartz a5=energy', 8);
    for (const free of [[], ['a5']])
      for (const paid of [[], ['a1'], ['a3'], ['a1', 'a3']]) {
        const zones = [...free, ...paid];
        expect(position.when('A', { type: 'Extract', zones }).told('Extracted')).toMatchObject([{ seat: 'A', zones }]);
      }
  });

  it('9.1 lets no harvester of another seat be active, and no empty zone', () => {
    const position = extracting('a1=ore', 8, harvesters('B', 'f7=ore'));
    for (const zone of ['a2', 'f7', 'c4']) expect(position.refused('A', `extract ${zone}`).rule).toBe('9.2');
  });

  it('9.2 costs 1 energy for each active harvester', () => {
    const position = extracting('a1=ore a3=quartz f5=plain', 3);
    const all = position.when('A', 'extract all');
    expect(all.told('Extracted')).toMatchObject([{ energy: 3 }]);
    expect(company(all, 'A').goods).toEqual({ quartz: 1, ore: 1, water: 1, energy: 0 });
    expect(company(position.when('A', 'extract a1'), 'A').goods).toEqual({ ...NONE, ore: 1, energy: 2 });
  });

  it('9.2 refuses more than the energy pays for', () => {
    const position = extracting('a1=ore a3=quartz f5=plain', 2);
    expect(position.refused('A', 'extract a1 a3 f5')).toMatchObject({ rule: '9.2', why: { max: 2 } });
    expect(position.refused('A', 'extract all')).toMatchObject({ rule: '9.2', why: { given: 3, max: 2 } });
    expect(position.when('A', 'extract a1 a3').told('Extracted')).toMatchObject([{ energy: 2 }]);
  });

  it.each([
    ['plain', 0, 1],
    ['plain+', 0, 1],
    ['quartz', 1, 1],
    ['ore', 1, 1],
    ['ore+', 1, 1],
  ])('9.2a takes for %s %i energy in a river zone and %i elsewhere', (kind, onRiver, elsewhere) => {
    for (const zone of riverZones) expect(extracted(`${zone}=${kind}`).energy).toBe(onRiver);
    for (const zone of ['b1', 'd3', 'e4']) expect(extracted(`${zone}=${kind}`).energy).toBe(elsewhere);
  });

  it.each(['b1', 'c1', 'd7', 'f4'])('9.2b takes no energy for an energy converter in %s', (zone) => {
    expect(extracting(`${zone}=energy`, 0).told('Extracted')).toMatchObject([{ energy: 0, yields: { energy: 1 } }]);
  });

  it('9.3 spends the energy before anything is gained', () => {
    const position = extracting('a1=energy a2=energy a5=ore', 0);
    for (const line of ['extract a5', 'extract all']) expect(position.refused('A', line).rule).toBe('9.2');
    expect(company(position.when('A', 'extract a1 a2'), 'A').goods).toEqual({ ...NONE, energy: 3 });
  });

  it.each([
    ['plain', 'water'],
    ['quartz', 'quartz'],
    ['ore', 'ore'],
    ['energy', 'energy'],
  ])('9.4 extracts 1 with each %s harvester', (kind, resource) => {
    expect(yields(`a1=${kind}`)).toEqual({ [resource]: 1 });
    expect(yields(`a1=${kind} a3=${kind} f5=${kind}`)).toEqual({ [resource]: 3 });
  });

  it.each([
    ['a pair', 'a1=ore a2=ore', 2 + 1],
    ['a row of three', 'a1=ore b1=ore c1=ore', 3 + 2],
    ['a corner', 'a1=ore b1=ore b2=ore b3=ore', 4 + 3],
    ['a square', 'a1=ore b1=ore a2=ore b2=ore', 4 + 3],
    ['two that touch by a corner', 'a1=ore b2=ore', 2],
    ['two groups', 'a1=ore a2=ore f5=ore f6=ore f7=ore', 2 + 1 + 3 + 2],
  ])('9.5 adds the size minus 1 for %s', (_what, layout, ore) => {
    expect(yields(layout)).toEqual({ ore });
  });

  it('9.5 counts the groups of each resource by itself', () => {
    expect(yields('a1=ore a2=ore a3=quartz a4=quartz a5=quartz')).toEqual({ ore: 3, quartz: 5 });
  });

  it('9.5a has a group split by an idle harvester, another resource or another seat', () => {
    expect(yields('a1=ore b1=ore c1=ore', 'extract a1 c1')).toEqual({ ore: 2 });
    expect(yields('a1=ore b1=quartz c1=ore')).toEqual({ ore: 2, quartz: 1 });
    expect(yields('a1=ore c1=ore', 'extract all', harvesters('B', 'b1=ore'), goods({ B: NONE }))).toEqual({ ore: 2 });
  });

  it('9.6 extracts 1 more for each active supercharger', () => {
    expect(yields('a1=ore+ a3=ore+ a5=ore')).toEqual({ ore: 5 });
    expect(yields('a1=ore+ a2=ore')).toEqual({ ore: 2 + 1 + 1 });
  });

  it('9.7 extracts 1 more for each active harvester in the row of the airship, whoever owns it', () => {
    const layout = 'a2=energy d2=energy f3=energy';
    const both = extracting(layout, 0, goods({ B: NONE }), harvesters('B', 'f2=energy e7=energy'), airship(2));
    expect(both.told('Extracted')).toMatchObject([
      { seat: 'A', yields: { energy: 3 + 2 } },
      { seat: 'B', yields: { energy: 2 + 1 } },
    ]);
    expect(extracting(layout, 0).told('Extracted')).toMatchObject([{ yields: { energy: 3 } }]);
  });

  it('9.8 adds only of the own resource', () => {
    expect(yields('a1=ore+ b1=quartz c1=energy+ d1=plain', 'extract all', airship(1))).toEqual({
      ore: 3,
      quartz: 2,
      energy: 3,
      water: 2,
    });
  });

  it('9.8 adds nothing for a harvester that is not active', () => {
    expect(yields('a1=ore a2=ore+', 'extract a1', airship(2))).toEqual({ ore: 1 });
  });

  it('9.9 adds up all yields of a resource before the carrier limits them, and moves no supply', () => {
    const small = [carriers({ A: { ore: 1 } }), goods({ A: { ore: 1 } })];
    const position = extracting('a1=ore a2=ore f5=ore f6=ore', 8, ...small);
    const end = position.when('A', 'extract all');
    expect(end.told('Extracted')).toMatchObject([{ yields: { ore: 6 }, lost: { ...NONE, ore: 3 } }]);
    expect(company(end, 'A').goods.ore).toBe(4);
    expect(boardOf(end).supply).toEqual(boardOf(position).supply);
    const three = extracting('a1=ore a2=ore', 8, ...small).when('A', 'extract all');
    expect(three.told('Extracted')).toMatchObject([{ lost: NONE }]);
  });

  it('9.9 counts the energy spent as room for the energy gained', () => {
    const small = carriers({ A: { energy: 1 } });
    const end = extracting('a1=energy a2=energy a5=ore a7=ore', 4, small).when('A', 'extract all');
    expect(end.told('Extracted')).toMatchObject([{ energy: 2, yields: { energy: 3 }, lost: { energy: 1 } }]);
    expect(company(end, 'A').goods.energy).toBe(4);
  });

  it('9.10 asks all at once, keeps the answers sealed and shows them together in play order', () => {
    const map = [claims({}), harvesters('A', 'a1=ore'), harvesters('B', 'b5=ore'), harvesters('C', 'c7=ore')];
    const begun = letRun(given(4, cards('CBAD'), ...map, running({ step: 'extraction' })));
    expect([...begun.asked()].sort()).toEqual(['A', 'B', 'C']);
    const two = play(begun, 'A: extract a1', 'B: extract none');
    expect([two.told('Extracted'), two.asked()]).toEqual([[], ['C']]);
    for (const seat of ['A', 'C', null]) {
      expect(two.view(seat)).toEqual(begun.view(seat));
      expect(two.facts.map((fact) => witness(fact, seat))).toEqual([
        { type: 'ChoiceSealed', seat: 'B', of: expect.any(String) },
      ]);
    }
    const shown = two.when('C', 'extract c7').told('Extracted');
    expect(shown.map(({ seat, zones }) => [seat, zones])).toEqual([
      ['C', ['c7']],
      ['B', []],
      ['A', ['a1']],
    ]);
  });
});
