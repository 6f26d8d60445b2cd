import { describe, expect, it } from '@jest/globals';
import {
  at,
  boardOf,
  cards,
  claims,
  given,
  goods,
  harvesters,
  inSilence,
  letRun,
  named,
  opener,
  play,
  type Position,
  round,
  running,
} from '../given.js';

/** In which order these first happened, leaving out the answer that set things running. */
const order = (position: Position, types: readonly string[]): string[] =>
  [...new Set(position.facts.slice(1).map(({ type }) => type))].filter((type) => types.includes(type));
/** Who is asked, one after another, while everybody stays silent. */
const turns = (position: Position): string => {
  const [seat] = position.asked();
  return seat === undefined ? '' : seat + turns(position.when(seat, position.question(seat).silent!));
};

describe('3 The round', () => {
  it('3.1 goes through the five steps of Expansion and then the other three phases', () => {
    const steps = [
      ...['BoxFilled', 'SpecialistTaken', 'ZoneNamed', 'ClaimDeclined', 'AirshipMoored'],
      ...['ActivationRefused', 'Extracted', 'TradePassed', 'CertificatesPassed', 'HarvestersProduced', 'RoundEnded'],
    ];
    const whole = letRun(given(4, harvesters('A', 'a1=ore'), running({ step: 'round', round: 1 })));
    expect(order(inSilence(whole, 'RoundEnded'), steps)).toEqual(steps);
  });

  it('3.2 acts in the order of the card numbers', () => {
    const held = cards('DBAC');
    for (const step of ['claims', 'harvesterPhase'] as const)
      expect(turns(letRun(given(4, held, running({ step }))))).toBe('DBAC');
    expect(turns(letRun(given(4, held, running({ step: 'trade' }))))).toBe('DBAC'.repeat(4));
    const certificates = inSilence(letRun(given(4, held, running({ step: 'certificates' }))));
    expect(certificates.told('CertificatesPassed').map(({ seat }) => seat)).toEqual(['A', ...'DBAC']);
  });

  it('3.2 bids clockwise, whatever the cards', () => {
    const position = given(4, cards('DBAC'), named('b1'), at({ step: 'zoneBidding' }));
    expect(play(position, 'D: bid 1', 'A: bid 2', 'B: bid 3', 'C: bid 4').asked()).toEqual(['D']);
  });

  it('3.3 acts by the card numbers in round 1 too, after the first player has opened the auction', () => {
    const start = letRun(given(2, opener('B'), running({ step: 'round', round: 1 })));
    expect(start.asked()).toEqual(['B']);
    const auctioned = play(
      start,
      'B: bid 1',
      'A: pass',
      'B: take venturer+captain',
      'B: box ore',
      'A: credits',
      'A: box water',
    );
    const claiming = play(auctioned, 'B: auction c1', 'A: bid 1', 'B: pass');
    expect(claiming.asked()).toEqual(['A']);
    expect(turns(claiming).slice(0, 5)).toBe('ABBAB');
  });

  it('3.4 finishes a whole harvester turn before the next begins', () => {
    const begun = letRun(given(4, cards('BADC'), running({ step: 'harvesterPhase' })));
    const busy = play(begun, 'B: activate', 'B: buy harvester @e1', 'B: buy energy @e1');
    expect(busy.asked()).toEqual(['B']);
    expect(busy.when('B', 'done').asked()).toEqual(['A']);
  });

  it('3.4 finishes extraction before trade, and trade before certificates', () => {
    const machines = [claims({}), harvesters('A', 'a1=ore'), harvesters('B', 'f7=ore')];
    const steps = running({ step: 'extraction' }, { step: 'trade' }, { step: 'certificates' });
    const begun = letRun(given(2, cards('AB'), ...machines, goods({ A: { water: 4, quartz: 4 } }), steps));
    const one = begun.when('A', 'extract a1');
    expect([one.asked(), order(one, ['Extracted', 'TradePassed'])]).toEqual([['B'], []]);
    const all = inSilence(one).facts.map(({ type }) => type);
    const last = (type: string): number => all.findLastIndex((one) => one === type);
    expect(last('Extracted')).toBeLessThan(all.findIndex((type) => type === 'TradePassed'));
    expect(last('TradePassed')).toBeLessThan(all.findIndex((type) => type === 'CertificatesPassed'));
  });

  it.each([
    [2, 7],
    [3, 6],
    [4, 5],
    [5, 4],
  ])('3.5 lasts for %i seats %i rounds', (seats, rounds) => {
    const end = (n: number): Position =>
      letRun(given(seats, cards('ABCDE'.slice(0, seats)), round(n), running({ step: 'finalPhase' })));
    expect(end(rounds - 1).told('RoundBegan')).toEqual([{ type: 'RoundBegan', round: rounds }]);
    expect(end(rounds).told('GameEnded')).toHaveLength(1);
    expect(boardOf(end(rounds)).round).toBe(rounds);
    expect(end(rounds).asked()).toEqual([]);
  });
});
