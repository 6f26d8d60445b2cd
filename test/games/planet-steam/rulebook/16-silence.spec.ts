import { describe, expect, it } from '@jest/globals';
import { type PlanetSteamAction } from '../../../../src/games/planet-steam/actions.js';
import { riverZones } from '../../../../src/games/planet-steam/components/map.js';
import {
  allClaimedBut,
  at,
  box,
  card,
  cards,
  type Change,
  claims,
  given,
  goods,
  harvesters,
  independent,
  licences,
  markers,
  play,
  price,
} from '../given.js';

const FULL = { quartz: 4, ore: 4, water: 4, energy: 4 };
const bidding = at({ step: 'specialistBidding' }, { step: 'specialistAuction' });
/** What silence answers for A, having made sure that it is accepted. */
const silence = (...changes: readonly Change[]): PlanetSteamAction => {
  const position = given(4, ...changes);
  const { silent } = position.question('A');
  position.when('A', silent!);
  return silent!;
};

describe('16 Credits and playing by mail: silence', () => {
  it('16.15 passes in a bidding and bids 1 as opener, one question at a time', () => {
    expect(silence(bidding)).toEqual({ type: 'Bid', amount: 1 });
    const outbid = play(given(4, bidding), 'A: bid 1', 'B: bid 2', 'C: pass', 'D: pass');
    expect(outbid.question('A').silent).toEqual({ type: 'PassBidding' });
    const opened = given(4, bidding).when('A', { type: 'Bid', amount: 1 });
    expect([opened.facts.length, opened.asked()]).toEqual([1, ['B']]);
  });

  it('16.15a takes the lowest number, and from the box the highest price that fits', () => {
    const pick = at({ step: 'specialistPick', seat: 'A' });
    expect(silence(pick)).toEqual({ type: 'TakeSpecialist', card: 'lady' });
    expect(silence(card('B', 'lady'), card('C', 'venturer'), pick)).toEqual({
      type: 'TakeSpecialist',
      card: 'engineer',
    });
    const taking = [
      box('quartz', 'ore', 'water'),
      price({ quartz: 9, ore: 12, water: 10 }),
      at({ step: 'boxPick', seat: 'A' }),
    ];
    const taken = (...changes: readonly Change[]) => silence(...changes, ...taking);
    expect(taken()).toEqual({ type: 'TakeFromBox', resource: 'ore' });
    expect(taken(goods({ A: { ore: 4 } }))).toEqual({ type: 'TakeFromBox', resource: 'water' });
    expect(taken(goods({ A: FULL }))).toEqual({ type: 'TakeFromBox', resource: 'ore' });
  });

  it.each([
    ['b2', claims({ A: 'b3', B: 'a1' })],
    ['c1', claims({ A: 'b1', B: 'a1' })],
    ['b1', claims({ B: 'a1' })],
    ['c4', allClaimedBut('', 'A', 'c4 e6')],
    ['f7', allClaimedBut('f7', 'A', 'c4')],
  ])('16.15b names %s, the first beside an own claim or else the first', (zone, map) => {
    expect(silence(cards('BACD'), map, at({ step: 'zoneNaming' }))).toEqual({ type: 'NameZone', zone });
  });

  it('16.15c declines to claim, and moors in the uppermost row with most own harvesters', () => {
    expect(silence(licences({ A: 1 }), at({ step: 'claimTurn', seat: 'A' }))).toEqual({ type: 'DeclineClaim' });
    const mooring = [cards('BCDA'), claims({}), harvesters('B', 'a1=ore b1=ore c1=ore')];
    const moors = (layout: string, dock: string): void => {
      const machines = layout ? [harvesters('A', layout)] : [];
      expect(silence(...mooring, ...machines, at({ step: 'airshipPlacing' }))).toEqual({ type: 'MoorAirship', dock });
    };
    moors('a4=ore a6=ore b6=ore a7=ore b7=ore', '6');
    moors('', '1');
  });

  it('16.15d refuses activation, ends a turn under way, and passes in trade and certificates', () => {
    const rich = goods({ A: FULL });
    expect(silence(rich, at({ step: 'harvesterTurn', seat: 'A' }))).toEqual({ type: 'SkipHarvesters' });
    expect(silence(rich, at({ step: 'buying', seat: 'A' }))).toEqual({ type: 'FinishHarvesters' });
    expect(silence(rich, at({ step: 'tradeTurn', resource: 'ore', seat: 'A' }))).toEqual({ type: 'PassTrade' });
    expect(silence(rich, at({ step: 'certificateTurn', seat: 'A' }))).toEqual({ type: 'PassCertificates' });
  });

  it.each([
    [0, []],
    [1, ['b7']],
    [2, ['a7', 'b7']],
    [4, ['a1', 'a7', 'b7']],
  ])('16.15e extracts with the free ones, then with %i energy by price: %j', (energy, paid) => {
    const machines = harvesters('A', 'a1=plain b7=quartz a7=ore c1=plain f7=energy');
    const table = [claims({}), machines, goods({ A: { energy } }), price({ quartz: 20, ore: 12, water: 8 })];
    const answer = silence(...table, at({ step: 'extraction' }));
    expect(answer).toEqual({ type: 'Extract', zones: expect.arrayContaining(['c1', 'f7', ...paid]) });
  });

  const ROWS: [string, PlanetSteamAction, Change[]][] = [
    ['starting carrier', { type: 'UpgradeStartingCarrier', resource: 'water' }, [at({ step: 'startingCarriers' })]],
    ['river neutrals', { type: 'ProposeRiverNeutrals', count: 0 }, [at({ step: 'riverAgreement' })]],
    [
      'river claims of 14.4',
      { type: 'PlaceRiverNeutrals', zones: riverZones.slice(1, 3) },
      [claims({ B: 'c1' }), at({ step: 'riverNeutrals', seat: 'A', count: 2 })],
    ],
    [
      'own claim of 14.4',
      { type: 'PlaceSetupClaim', zone: 'b1' },
      [claims({ B: 'a1' }), at({ step: 'setupClaim', seat: 'A' })],
    ],
    [
      'neutral claims of 14.4',
      { type: 'PlaceSetupNeutrals', zones: ['b1', 'd1'] },
      [claims({ B: 'a1 c1' }), at({ step: 'setupNeutrals', seat: 'A', count: 2 })],
    ],
    ['Engineer', { type: 'TakeCredits' }, [at({ step: 'engineer', seat: 'A' })]],
    [
      'Bank Agent',
      { type: 'TakeResource', resource: 'ore' },
      [goods({ A: { quartz: 4 } }), at({ step: 'bankAgent', seat: 'A' })],
    ],
    ['Bank Agent without room', { type: 'DeclineBenefit' }, [goods({ A: FULL }), at({ step: 'bankAgent', seat: 'A' })]],
    [
      'order marker',
      { type: 'PlaceOrderMarker', marker: '2', resource: 'quartz' },
      [markers({ ore: 1 }), at({ step: 'orderMarker', seat: 'A' })],
    ],
    [
      'Price Manipulation',
      { type: 'ManipulatePrices', mode: 'weak', resource: 'ore', moves: {} },
      [at({ step: 'manipulation', seat: 'A' })],
    ],
    [
      'Sabotage',
      { type: 'Sabotage', target: 'C' },
      [harvesters('D', 'a1=ore'), harvesters('C', 'a3=ore'), at({ step: 'sabotageTarget', seat: 'A' })],
    ],
    [
      'victim of Sabotage',
      { type: 'LayDown', zone: 'b2' },
      [
        harvesters('A', 'a1=ore a2=plain+ b2=plain b3=plain b4=energy+'),
        price({ ore: 12, water: 7, energy: 6 }),
        at({ step: 'sabotageVictim', seat: 'A' }),
      ],
    ],
    [
      'landing after 1, 2 or 3',
      { type: 'LandClaim', zone: 'c2' },
      [claims({}), at({ step: 'landing', seat: 'A', zone: 'c3' })],
    ],
    ['Independent Carrier', { type: 'ReleaseCarrier' }, [independent('A'), at({ step: 'carrierRenewal' })]],
    [
      'overflow',
      { type: 'KeepOverflow', keep: { quartz: 2, ore: 1, water: 0 } },
      [independent('A'), goods({ A: { quartz: 6, ore: 6, water: 6 } }), at({ step: 'overflow', seat: 'A' })],
    ],
  ];
  it.each(ROWS)('16.15f answers for the %s', (_question, answer, changes) => {
    expect(silence(...changes)).toEqual(answer);
  });
});
