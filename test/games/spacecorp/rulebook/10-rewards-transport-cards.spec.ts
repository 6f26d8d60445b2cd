import { describe, expect, it } from '@jest/globals';
import { build, drawDeck, explore, move, research, special, stay, takeOffer, transport, upgrade } from '../acts.js';
import {
  bases,
  boardOf,
  busyWith,
  card,
  cards,
  type Change,
  claim,
  claimed,
  company,
  deck,
  emptyDeck,
  filled,
  given,
  hand,
  handOf,
  inEra,
  midTurn,
  named,
  offers,
  onTop,
  play,
  type Position,
  profit,
  restOfTurn,
  slots,
  spot,
  stack,
  teams,
  tiles,
  toldTypes,
  turn,
} from '../given.js';

const drawn = (position: Position, why: string): (readonly [string, number])[] =>
  position
    .told('CardsDrawn')
    .filter((fact) => fact.why === why)
    .map(({ seat, count }) => [seat, count]);
/** A has done its action; the steps from 4 on are to come. */
const idle = (...changes: readonly Change[]): Position => given(2, ...changes, midTurn('A', 'transport'));
const FULL = offers('ion_drive survey_drone orbital_printer regolith_miner');

describe('10 Rewards', () => {
  it('10.6 draws the rewards in turn order from the active seat, from the top of the deck', () => {
    const set = given(
      4,
      FULL,
      onTop('solar_sail gravity_assist habitat_module'),
      midTurn('C', 'rewards', { rewards: ['A', 'D', 'B'] }),
    );
    expect(drawn(set, 'reward')).toEqual([
      ['D', 1],
      ['A', 1],
      ['B', 1],
    ]);
    expect(['D', 'A', 'B'].map((seat) => handOf(set, seat)[0])).toEqual([
      'solar_sail',
      'gravity_assist',
      'habitat_module',
    ]);
    expect(set.told('OfferRefilled')).toEqual([]);
    expect(named(boardOf(set).offers)).toEqual(['ion_drive', 'survey_drone', 'orbital_printer', 'regolith_miner']);
  });

  it('10.6a may bring a seat several rewards in a turn', () => {
    const set = given(
      2,
      teams('A', 'lunar_lp4'),
      bases('B', 'lunar_lp4:spaceport'),
      slots('B', 'ion_drive - -'),
      hand('A', 'gravity_assist'),
      filled('A', 5),
      turn('A'),
    );
    const done = set.when('A', move(1, 'earth', { hq: 'B', cards: 'gravity_assist', bases: 'port:B' }));
    expect(drawn(done, 'reward')).toEqual([['B', 2]]);
  });

  it('10.6b always draws a reward, and loses it with an empty deck', () => {
    const two = given(
      3,
      FULL,
      deck('solar_sail'),
      filled('A', 5),
      midTurn('A', 'rewards', { rewards: ['B', 'B', 'C'] }),
    );
    expect(drawn(two, 'reward')).toEqual([['B', 1]]);
    expect([company(two, 'B').hand.length, company(two, 'C').hand.length]).toEqual([1, 0]);
    const big = given(2, FULL, filled('B', 20), filled('A', 5), midTurn('A', 'rewards', { rewards: ['B'] }));
    expect(company(big, 'B').hand).toHaveLength(21);
  });

  it('10.6c does not cancel rewards by a trigger in the course of the turn', () => {
    const six = given(
      3,
      claimed({ 1: 'C', 2: 'C', 3: 'C', 4: 'C', 5: 'C' }),
      teams('A', 'luna'),
      tiles('luna=M-e1-06'),
      slots('B', 'orbital_printer - -'),
      turn('A'),
    );
    const done = six.when('A', build(1, 'bio_lab', { hq: 'B' })).when('A', { type: 'ClaimContracts', rows: ['7'] });
    expect(done.told('EraEndTriggered')).toHaveLength(1);
    expect(drawn(done, 'reward')).toEqual([['B', 1]]);
  });
});

describe('10 Transport', () => {
  const port = bases('A', 'lunar_lp4:spaceport deimos:research');

  it('10.7 transports one of the teams that did not act this turn', () => {
    const set = given(
      2,
      port,
      teams('A', 'earth lunar_lp4 deimos'),
      hand('A', 'ion_drive'),
      FULL,
      filled('A', 5),
      turn('A'),
    );
    const moved = set.when('A', move(1, 'luna', { hq: 'A', cards: 'ion_drive' }));
    expect(moved.questions('A')[0].offers.map(({ action }) => [action.type, action.team])).toEqual([
      ['TransportTeam', 2],
      ['TransportTeam', 3],
      ['StayPut', undefined],
    ]);
    const done = moved.when('A', transport(3, 'lunar_lp4'));
    expect([company(done, 'A').teams[2].at, busyWith(done), done.asked()]).toEqual(['lunar_lp4', 'action', ['B']]);
    const stayed = moved.when('A', stay);
    expect(stayed.told('TransportWaived')).toHaveLength(1);
  });

  it('10.8 goes from a site with an own base to another with an own base, at any distance', () => {
    const far = idle(
      bases('A', 'lunar_lp4:spaceport north_mars:research'),
      bases('B', 'eros:research'),
      teams('A', 'north_mars eros luna'),
    );
    expect(far.questions('A')[0].offers.map(({ action }) => action.team)).toEqual([1, undefined]);
    expect(far.choices('A', 'TransportTeam', 'to')).toEqual(['lunar_lp4']);
    expect(far.when('A', transport(1, 'lunar_lp4')).told('TeamTransported')).toMatchObject([
      { team: 1, from: 'north_mars', to: 'lunar_lp4' },
    ]);
    expect(far.refused('A', transport(1, 'eros')).field).toBe('to');
  });

  it('10.9 counts the home base as an own base', () => {
    const home = idle(bases('A', 'lunar_lp4:spaceport'), teams('A', 'earth lunar_lp4'));
    const to = home
      .questions('A')[0]
      .offers.map(({ action, inputs: { to: input } }) => [
        action.team,
        input?.kind === 'pick' && !('list' in input.from) ? input.from.map(({ id }) => id) : [],
      ]);
    expect(to).toEqual([
      [1, ['lunar_lp4']],
      [2, ['earth']],
      [undefined, []],
    ]);
  });

  it('10.10 takes only a team used for the action for one that acted', () => {
    const at = [port, teams('A', 'lunar_lp4 deimos'), hand('A', 'orbital_printer'), filled('A', 5), FULL];
    const drew = given(2, ...at, turn('A'))
      .when('A', research({ hq: 'A' }))
      .when('A', { type: 'StopDrawing' });
    expect(drew.questions('A')[0].offers.map(({ action }) => action.team)).toEqual([1, 2, undefined]);
    const built = given(2, ...at, bases('A', 'solar_lp1:research'), teams('A', 'lunar_lp5 deimos'), turn('A'));
    const after = built.when('A', build(1, 'spaceport', { cards: 'orbital_printer' }));
    const rows = after.offered('A').includes('ClaimContracts')
      ? after.when('A', { type: 'ClaimContracts', rows: [] })
      : after;
    expect(rows.questions('A')[0].offers.map(({ action }) => action.team)).toEqual([2, undefined]);
  });

  it('10.10 lets a team that the Phobes drove off be transported, unless it explored', () => {
    const driven = (team: string): (string | number | undefined)[] => {
      const set = given(
        2,
        inEra('starfarers'),
        teams('A', 'barnard barnard'),
        bases('A', 'luhman_16:spaceport'),
        tiles('luhman_16=S-primary-08'),
        stack('primary', 'S-primary-01'),
        stack('alien', 'S-alien-01'),
        hand('A', 'gravimetric_array'),
        filled('A', 5),
        turn('A'),
      );
      const found = set.when('A', explore(1, { cards: 'gravimetric_array' })).when('A', { type: 'Retreat', team });
      return busyWith(found) === 'transport'
        ? found.questions('A')[0].offers.map(({ action }) => action.team as number)
        : [];
    };
    expect([driven('1'), driven('2')]).toEqual([[], [2, undefined]]);
  });

  it('10.11 needs an own Spaceport at one of the two bases', () => {
    const ported = idle(bases('A', 'deimos:research lunar_lp4:spaceport'), teams('A', 'deimos'));
    expect(ported.offered('A')).toEqual(['TransportTeam', 'StayPut']);
    const none = idle(
      bases('A', 'deimos:research lunar_lp4:research'),
      bases('B', 'lunar_lp5:spaceport'),
      teams('A', 'deimos'),
    );
    expect(none.told('TurnEnded')).toHaveLength(1);
    const later = given(
      2,
      inEra('planeteers'),
      bases('A', 'vesta:spaceport titan:research io:research'),
      teams('A', 'vesta'),
      midTurn('A', 'transport'),
    );
    expect(later.choices('A', 'TransportTeam', 'to').sort()).toEqual(['inner_base', 'io', 'titan']);
    const between = given(
      2,
      inEra('planeteers'),
      bases('A', 'vesta:spaceport titan:research io:research'),
      teams('A', 'titan'),
      midTurn('A', 'transport'),
    );
    expect(between.choices('A', 'TransportTeam', 'to')).toEqual(['vesta']);
  });

  it('10.12 is no Move: it needs no value and no shielding, brings no reward, and ends a claim', () => {
    const set = given(
      2,
      inEra('planeteers'),
      bases('A', 'vesta:spaceport titan:research'),
      tiles('titan=P-e3-05'),
      teams('A', 'titan'),
      claim('A', 1, 'titan'),
      profit({ A: 0 }),
      midTurn('A', 'transport'),
    );
    const done = set.when('A', transport(1, 'vesta'));
    expect([done.told('ActionPaid'), drawn(done, 'reward'), company(done, 'A').profit]).toEqual([[], [], 0]);
    expect([company(done, 'A').teams[0].at, spot(done, 'titan').claim]).toEqual(['vesta', null]);
  });

  it('10.12a transports nobody from a track, and arrives on the star', () => {
    const stars = [
      inEra('starfarers'),
      bases('A', 'barnard:spaceport luhman_16:research'),
      tiles('barnard=S-primary-08 luhman_16=S-primary-10'),
    ];
    const set = given(2, ...stars, teams('A', 'luhman_16@1 luhman_16'), midTurn('A', 'transport'));
    expect(set.questions('A')[0].offers.map(({ action }) => action.team)).toEqual([2, undefined]);
    const done = set.when('A', transport(2, 'barnard'));
    expect(company(done, 'A').teams[1]).toMatchObject({ at: 'barnard', track: 0 });
  });
});

describe('10 Cards', () => {
  it('10.13 discards the cards played in step 5, but none that was placed in an HQ', () => {
    const from = given(2, hand('A', 'ion_drive ion_drive seed_funding cargo_pod'), filled('A', 5), turn('A'));
    const moved = from.when('A', move(1, 'luna', { cards: 'ion_drive cargo_pod' }));
    expect(boardOf(moved).discard).toEqual(cards('ion_drive cargo_pod'));
    expect(boardOf(from.when('A', special('seed_funding'))).discard).toEqual(cards('seed_funding'));
    const placed = from.when('A', upgrade('ion_drive', 1));
    expect([boardOf(placed).discard, placed.told('CardsDiscarded')]).toEqual([[], []]);
  });

  it('10.13a puts Time cards on a pile of their own', () => {
    const set = given(2, hand('A', 'ion_drive time'), filled('A', 5), turn('A'));
    const done = set.when('A', move(1, 'luna', { cards: 'ion_drive', time: 'x2' }));
    expect([boardOf(done).discard, boardOf(done).timePile]).toEqual([cards('ion_drive'), cards('time')]);
  });

  it('10.14 refills every empty box from the deck, box 1 first', () => {
    const set = given(
      2,
      offers('- ion_drive - -'),
      deck('solar_sail survey_drone'),
      filled('A', 5),
      midTurn('A', 'refilling'),
    );
    expect(set.told('OfferRefilled')).toMatchObject([
      { box: 1, card: card('solar_sail') },
      { box: 3, card: card('survey_drone') },
    ]);
    expect(named(boardOf(set).offers)).toEqual(['solar_sail', 'ion_drive', 'survey_drone', '-']);
  });

  it('10.14a refills offers at no other time', () => {
    const bare = given(2, filled('A', 5), turn('A'))
      .when('A', research({ hq: 'A' }))
      .when('A', drawDeck(2));
    expect(toldTypes(bare)).toEqual([
      ...['CardsDrawn', 'OfferRefilled', 'OfferRefilled', 'OfferRefilled', 'OfferRefilled'],
      ...['TurnEnded', 'TurnBegan'],
    ]);
    const set = given(2, FULL, hand('A', 'orbital_observatory'), filled('A', 5), turn('A'));
    const taking = play(
      set,
      ['A', research({ hq: 'A', cards: 'orbital_observatory' })],
      ['A', takeOffer(1)],
      ['A', takeOffer(2)],
    );
    expect(named(boardOf(taking).offers)).toEqual(['-', '-', 'orbital_printer', 'regolith_miner']);
    const over = restOfTurn(taking.when('A', { type: 'StopDrawing' }));
    expect(over.told('OfferRefilled').map(({ box }) => box)).toEqual([1, 2]);
  });

  it('10.15 draws the top card in step 6 with four cards or fewer in hand at that moment', () => {
    const drawing = (n: number, ...changes: readonly Change[]): (readonly [string, number])[] =>
      drawn(given(2, FULL, filled('A', n), ...changes, midTurn('A', 'refilling')), 'turn');
    expect([0, 4, 5].map((n) => drawing(n))).toEqual([[['A', 1]], [['A', 1]], []]);
    expect(drawing(2, emptyDeck)).toEqual([]);
    const spent = given(2, hand('A', 'ion_drive cargo_pod'), filled('A', 4), FULL, turn('A'));
    expect(drawn(spent.when('A', move(1, 'luna', { cards: 'ion_drive cargo_pod' })), 'turn')).toEqual([['A', 1]]);
    expect(drawn(spent.when('A', move(1, 'luna', { hq: 'A', cards: 'ion_drive' })), 'turn')).toEqual([]);
  });
});
