import { describe, expect, it } from '@jest/globals';
import { drawDeck, research, takeOffer } from '../acts.js';
import {
  boardOf,
  busyWith,
  card,
  cards,
  company,
  deck,
  emptyDeck,
  filled,
  given,
  hand,
  handOf,
  named,
  offers,
  play,
  restOfTurn,
  slots,
  turn,
} from '../given.js';

const OFFERS = offers('ion_drive survey_drone orbital_printer regolith_miner');
const stop = { type: 'StopDrawing' } as const;

describe('5 Research', () => {
  it('5.1 is possible with seven cards or fewer, counted before any is played', () => {
    const lab = 'ground_lab ground_lab#2';
    const six = given(2, hand('A', lab), filled('A', 5), OFFERS, turn('A'));
    const drawn = six.when('A', research({ hq: 'A', cards: lab }));
    expect(drawn.told('ResearchAnnounced')).toMatchObject([{ draws: 6 }]);
    const eight = given(2, hand('A', lab), filled('A', 6), OFFERS, turn('A'));
    expect(company(eight, 'A').hand).toHaveLength(8);
    expect(eight.refused('A', research({ cards: lab }))).toMatchObject({ rule: '5.1', why: { have: 8, limit: 7 } });
  });

  it('5.2 draws as many cards as the value, each from the deck or from a box of its choice', () => {
    const announced = given(
      2,
      OFFERS,
      deck('gravity_assist solar_sail cargo_pod'),
      hand('A', 'ground_lab'),
      turn('A'),
    ).when('A', research({ hq: 'A', cards: 'ground_lab' }));
    expect(announced.choices('A', 'TakeOffer', 'box')).toEqual(['1', '2', '3', '4']);
    const drawn = play(announced, ['A', takeOffer(3)], ['A', drawDeck(2)], ['A', takeOffer(1)]);
    expect(handOf(drawn, 'A').slice(0, 4)).toEqual(['orbital_printer', 'gravity_assist', 'solar_sail', 'ion_drive']);
    expect(drawn.told('TurnEnded')).toHaveLength(1);
  });

  it('5.2a shows each card before the next is chosen', () => {
    const announced = given(2, OFFERS, deck('gravity_assist solar_sail cargo_pod'), turn('A')).when(
      'A',
      research({ hq: 'A' }),
    );
    const one = announced.when('A', drawDeck(1));
    expect(named(one.view('A').companies.A.hand)).toEqual(['gravity_assist']);
    expect([busyWith(one), one.offered('A')]).toEqual(['researchDraws', ['TakeOffer', 'DrawFromDeck', 'StopDrawing']]);
  });

  it('5.2b may stop early, and stops when deck and offers are both empty', () => {
    const early = given(2, OFFERS, filled('A', 5), turn('A'))
      .when('A', research({ hq: 'A' }))
      .when('A', stop);
    expect([company(early, 'A').hand.length, early.told('TurnEnded').length]).toEqual([5, 1]);
    const little = given(2, offers('ion_drive'), deck('solar_sail'), hand('A', 'ground_lab'), turn('A'));
    const drawn = play(
      little,
      ['A', research({ hq: 'A', cards: 'ground_lab' })],
      ['A', drawDeck(1)],
      ['A', takeOffer(1)],
    );
    expect([handOf(drawn, 'A'), drawn.told('TurnEnded').length]).toEqual([['solar_sail', 'ion_drive'], 1]);
  });

  it('5.3 leaves offers that were taken empty until step 5', () => {
    const announced = given(2, OFFERS, hand('A', 'ground_lab'), deck('gravity_assist solar_sail'), turn('A')).when(
      'A',
      research({ hq: 'A', cards: 'ground_lab' }),
    );
    const taken = play(announced, ['A', takeOffer(2)], ['A', takeOffer(4)]);
    expect(boardOf(taken).offers).toEqual([card('ion_drive'), null, card('orbital_printer'), null]);
    expect(taken.choices('A', 'TakeOffer', 'box')).toEqual(['1', '3']);
    const over = restOfTurn(taken.when('A', stop));
    expect(boardOf(over).offers).toEqual(cards('ion_drive gravity_assist orbital_printer solar_sail'));
  });

  it('5.4 needs a value of at least 1 and a card left to draw', () => {
    const able = given(2, emptyDeck, offers('ion_drive'), turn('A'));
    expect(able.refused('A', research())).toMatchObject({ rule: '5.4', why: { need: 1, worth: 0 } });
    expect(able.offered('A')).toContain('Research');
    const bare = given(2, emptyDeck, hand('A', 'chemical_drive'), slots('A', '- - -'), turn('A'));
    expect(bare.offered('A')).not.toContain('Research');
    expect(bare.refused('A', research({ hq: 'A' })).rule).toBe('5.4');
  });
});
