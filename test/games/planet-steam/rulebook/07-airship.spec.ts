import { describe, expect, it } from '@jest/globals';
import {
  airship,
  at,
  boardOf,
  cards,
  carriers,
  claims,
  given,
  goods,
  harvesters,
  letRun,
  type Position,
  round,
  running,
} from '../given.js';

const none = { energy: 0 };
const machines = [
  claims({}),
  harvesters('A', 'a2=energy d2=energy a5=energy'),
  harvesters('B', 'f2=energy'),
  goods({ A: none, B: none }),
  carriers({ A: { energy: 2 } }),
];

describe('7 Airship', () => {
  it('7.1 makes the Airship Captain moor at one of the seven docks', () => {
    const position = given(4, cards('BCDA'), at({ step: 'airshipPlacing' }));
    expect([position.asked(), position.offered('A')]).toEqual([['A'], ['MoorAirship']]);
    expect(position.choices('A', 'MoorAirship', 'dock')).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    for (const dock of ['0', '8']) expect(position.refused('A', `dock ${dock}`).rule).toBe('7.1');
    expect(boardOf(position.when('A', 'dock 7')).airship).toBe(7);
  });

  it('7.2 serves the whole row of its dock, for every seat', () => {
    const yields = (dock: number): number[] => {
      const position: Position = given(4, cards('BCDA'), ...machines, airship(dock), running({ step: 'extraction' }));
      return letRun(position)
        .told('Extracted')
        .map(({ yields: { energy } }) => energy);
    };
    // In play order: B with one harvester, A with three.
    expect([yields(1), yields(2), yields(5)]).toEqual([
      [1, 3],
      [2, 5],
      [1, 4],
    ]);
  });

  it('7.2 serves until it is taken off in the Final phase', () => {
    const later = given(4, cards('BCDA'), airship(2), running({ step: 'harvesterPhase' }, { step: 'trade' }));
    expect(boardOf(letRun(later)).airship).toBe(2);
    expect(
      boardOf(letRun(given(4, cards('BCDA'), round(1), airship(2), running({ step: 'finalPhase' })))).airship,
    ).toBeNull();
  });
});
