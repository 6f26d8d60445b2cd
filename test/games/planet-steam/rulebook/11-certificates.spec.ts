import { describe, expect, it } from '@jest/globals';
import { type PlanetSteamAction } from '../../../../src/games/planet-steam/actions.js';
import {
  at,
  boardOf,
  cards,
  type Change,
  company,
  given,
  goods,
  letRun,
  licences,
  play,
  type Position,
  reserve,
  running,
  spent,
} from '../given.js';

const rich = goods({ A: { quartz: 2, ore: 2, water: 3 }, B: { quartz: 1, ore: 1, water: 2 } });
const choosing = (...changes: readonly Change[]): Position =>
  given(4, rich, ...changes, at({ step: 'certificateTurn', seat: 'A' }, { step: 'certificateTurn', seat: 'B' }));
const ofA = (position: Position) => {
  const { licences: held, luxuries, credits } = company(position, 'A');
  return { licences: held, luxuries, credits };
};

describe('11 Certificates', () => {
  it.each(['licence', 'sell licence', 'luxury', 'pass'])('11.1 allows one action, once: %s', (line) => {
    const position = choosing(licences({ A: 1 }));
    expect(position.offered('A')).toEqual(['BuyLicence', 'SellLicence', 'BuyLuxury', 'PassCertificates']);
    const done = position.when('A', line);
    expect([done.asked(), done.questions('A')]).toEqual([['B'], []]);
  });

  it('11.1 goes in play order', () => {
    const all = { quartz: 1, ore: 1 };
    const able = goods({ A: all, B: all, C: all, D: all });
    const begun = letRun(given(4, able, cards('CADB'), running({ step: 'certificates' })));
    const bought = play(begun, 'C: luxury', 'A: luxury', 'D: pass', 'B: luxury');
    expect([bought.asked(), boardOf(bought).reserve.luxuries]).toEqual([[], 3]);
  });

  it('11.2 sells a licence from the reserve for 1 quartz and 2 water', () => {
    const position = choosing();
    const bought = position.when('A', 'licence');
    expect(spent(position, bought)).toEqual({ quartz: 1, water: 2 });
    expect(ofA(bought)).toEqual({ licences: 1, luxuries: 0, credits: 120 });
    expect(boardOf(bought).reserve.licences).toBe(6);
  });

  it('11.3 buys a licence for 15 Credits, and it leaves the game', () => {
    const position = choosing(licences({ A: 2 }));
    const sold = position.when('A', 'sell licence');
    expect(ofA(sold)).toEqual({ licences: 1, luxuries: 0, credits: 135 });
    expect(boardOf(sold)).toMatchObject({ licencesGone: 1, reserve: boardOf(position).reserve });
    expect(choosing().refused('A', { type: 'SellLicence' }).rule).toBe('11.3');
  });

  it('11.4 sells a luxury from the reserve for 1 quartz and 1 ore', () => {
    const position = choosing();
    const bought = position.when('A', 'luxury');
    expect(spent(position, bought)).toEqual({ quartz: 1, ore: 1 });
    expect(ofA(bought)).toEqual({ licences: 0, luxuries: 1, credits: 120 });
    expect(boardOf(bought).reserve.luxuries).toBe(5);
  });

  const licence: PlanetSteamAction = { type: 'BuyLicence' };
  const luxury: PlanetSteamAction = { type: 'BuyLuxury' };
  it.each([
    ['quartz', { quartz: 0 }],
    ['water', { water: 1 }],
  ])('11.2 sells no licence with too little %s', (short, has) => {
    const refusal = choosing(goods({ A: has })).refused('A', licence);
    expect(refusal).toMatchObject({ rule: '11.2', why: { short: [short] } });
  });

  it.each([
    ['quartz', { quartz: 0 }],
    ['ore', { ore: 0 }],
  ])('11.4 sells no luxury without %s', (short, has) => {
    const refusal = choosing(goods({ A: has })).refused('A', luxury);
    expect(refusal).toMatchObject({ rule: '11.4', why: { short: [short] } });
  });

  it('11.2 sells no licence when none is left, though one has just been sold', () => {
    const none = choosing(licences({ A: 1 }), reserve({ licences: 0 }));
    expect(none.refused('A', licence)).toMatchObject({ rule: '11.2', why: { say: 'why.noLicenceLeft' } });
    expect(none.when('A', 'sell licence').refused('B', licence).rule).toBe('11.2');
    expect(
      choosing(reserve({ licences: 1 }))
        .when('A', 'licence')
        .refused('B', licence).rule,
    ).toBe('11.2');
  });

  it('11.4 sells no luxury when none is left', () => {
    const last = choosing(reserve({ luxuries: 1 })).when('A', 'luxury');
    expect(last.refused('B', luxury)).toMatchObject({ rule: '11.4', why: { say: 'why.noLuxuryLeft' } });
  });
});
