import { describe, expect, it } from '@jest/globals';
import { type Standing, carryOn } from '../../../../src/games/kernel/orders.js';
import { readLine } from '../../../../src/games/kernel/notation.js';
import { witness } from '../../../../src/games/kernel/tell.js';
import { spacecorp } from '../../../../src/games/spacecorp/index.js';
import { type EdgeOrder, type SpacecorpOrder } from '../../../../src/games/spacecorp/orders.js';
import { advanceRevelation, claimRows, edge, produce, research } from '../acts.js';
import {
  bases,
  boardOf,
  busyWith,
  cards,
  type Change,
  claimed,
  deck,
  filled,
  given,
  hand,
  handOf,
  inEra,
  midTurn,
  named,
  offers,
  options,
  type Position,
  profit,
  revelation,
  slots,
  teams,
  tiles,
  turn,
} from '../given.js';
import { gains, inPlaneteers, inStarfarers } from '../given-later-eras.js';

const when = (of: EdgeOrder['edge'], so: Partial<EdgeOrder> = {}): EdgeOrder => ({
  type: 'PlayEdgeWhen',
  edge: of,
  ...so,
});
const passWindows: SpacecorpOrder = { type: 'PassWindows' };
/** What a typed order is read as, by the seat that writes it. */
const order = (position: Position, seat: string, line: string): SpacecorpOrder => {
  const templates = spacecorp.orders(position.view(seat), seat);
  const about = { say: 'kernel.nothing' };
  const read = readLine(spacecorp.words, line, [{ id: 'orders', seat, about, offers: templates, waits: false }]);
  if (!('action' in read)) throw new Error(`${line}: ${JSON.stringify(read.problem)}`);
  return read.action as SpacecorpOrder;
};
const obeying = (position: Position, seat: string, ...orders: readonly SpacecorpOrder[]): Position =>
  position.ordered({ [seat]: orders });
const played = (position: Position): string[] => position.told('EdgePlayed').map(({ edge: id }) => id);

/** A has announced Research; B holds Hack. */
const hacked = (offered: string, ...changes: readonly Change[]): Position =>
  given(2, hand('B', 'data_mining'), offers(offered), ...changes, turn('A')).when('A', research({ hq: 'A' }));
/** The end of A's turn; B holds these. */
const ending = (held: string, ...changes: readonly Change[]): Position =>
  given(3, filled('A', 5), hand('B', held), ...changes, midTurn('A', 'turnClosing'));

describe('19 Playing by mail: orders', () => {
  it('19.9 passes in every window by `window pass`, while Edge orders before it still answer', () => {
    const asked = hacked('ion_drive');
    expect(obeying(asked, 'B', order(asked, 'B', 'window pass')).asked()).toEqual(['A']);
    expect(played(obeying(asked, 'B', when('hack'), passWindows))).toEqual(['hack']);
    expect(played(obeying(asked, 'B', passWindows, when('hack')))).toEqual([]);
  });

  it.each([
    ['hack', 'when hack of others at least 3 best move>build', { whose: 'others', least: 3, kinds: ['move', 'build'] }],
    ['market_influence', 'when market influence of mine', { whose: 'mine' }],
    ['poach', 'when poach at least 2 best build', { least: 2, kinds: ['build'] }],
    ['intercept', 'when intercept of mine', { whose: 'mine' }],
    ['sabotage', 'when sabotage of blue kind build', { whose: 'B', kind: 'build' }],
    ['salvage', 'when salvage at least 3', { least: 3 }],
  ] as const)('19.10 has a form for %s', (of, line, fields) => {
    expect(order(given(2, turn('A')), 'A', line)).toMatchObject({
      type: 'PlayEdgeWhen',
      edge: of,
      ...fields,
      then: 'play',
    });
  });

  it.each([
    ['divert', 'when divert at least 4', { least: 4 }],
    ['leak', 'when leak title jump probe', { titles: ['jump_drive', 'probe_network'] }],
    ['incompatible', 'when incompatible at most 0', { most: 0 }],
    ['hostile_microbes', 'when hostile microbes at least 2', { least: 2 }],
  ] as const)('19.10 has a form for %s', (of, line, fields) => {
    expect(order(inPlaneteers(2, turn('A')), 'A', line)).toMatchObject({ edge: of, ...fields });
  });

  it('19.10 has no form for Competitors', () => {
    const forms = spacecorp
      .orders(given(2, turn('A')).view('A'), 'A')
      .flatMap(({ action }) => (action.edge as string | undefined) ?? []);
    expect(forms.sort()).toEqual(['hack', 'intercept', 'market_influence', 'poach', 'sabotage', 'salvage']);
  });

  it('19.10a acts only in the turns it names', () => {
    const asked = (so: Partial<EdgeOrder>) => played(obeying(ending('solar_sail'), 'B', when('intercept', so)));
    expect([asked({ whose: 'mine' }), asked({ whose: 'others' }), asked({ whose: 'any' })]).toEqual([
      [],
      ['intercept'],
      ['intercept'],
    ]);
    expect([asked({ whose: 'A' }), asked({ whose: 'C' })]).toEqual([['intercept'], []]);
    // For the start of a turn it is the one to come: here C's.
    const sabotaged = (whose: string) =>
      played(
        obeying(
          given(3, filled('B', 5), hand('A', 'space_tug'), midTurn('B', 'turnClosing')),
          'A',
          when('sabotage', { whose, kind: 'build' }),
        ),
      );
    expect([sabotaged('C'), sabotaged('B')]).toEqual([['sabotage'], []]);
  });

  it('19.10a counts what `at least`, `at most` and `title` ask for', () => {
    const hack = (least: number) => played(obeying(hacked('ion_drive survey_drone'), 'B', when('hack', { least })));
    expect([hack(2), hack(3)]).toEqual([['hack'], []]);
    const set = [
      tiles('io=P-e2-06'),
      bases('A', 'io:research'),
      hand('A', 'helium_scoops'),
      hand('B', 'transfer_pricing'),
    ];
    const divert = (least: number) =>
      gains(
        obeying(
          inPlaneteers(2, ...set, turn('A')).when('A', produce('io', { cards: 'helium_scoops' })),
          'B',
          when('divert', { least }),
        ),
      );
    expect([divert(3), divert(4)]).toEqual([['B 2 edge'], []]);
    const poach = (least: number) =>
      played(
        obeying(
          given(
            2,
            filled('A', 5),
            hand('B', 'gene_sequencer'),
            midTurn('A', 'discarding', { played: cards('cargo_pod') }),
          ),
          'B',
          when('poach', { least }),
        ),
      );
    expect([poach(1), poach(2)]).toEqual([['poach'], []]);
    const microbes = (least: number) => {
      const life = [tiles('rhea=P-e2-04'), teams('A', 'rhea'), teams('C', 'rhea'), profit({ A: 2, B: 2, C: 0 })];
      return played(
        obeying(
          inPlaneteers(3, ...life, hand('B', 'culture_vats'), midTurn('A', 'turnClosing')),
          'B',
          when('hostile_microbes', { least }),
        ),
      );
    };
    expect([microbes(1), microbes(2)]).toEqual([['hostile_microbes'], []]);
    const salvage = (least: number) =>
      played(
        obeying(
          given(2, hand('B', 'gravity_assist'), offers('cargo_pod ion_drive ground_lab'), turn('A')),
          'B',
          when('salvage', { least }),
        ),
      );
    expect([salvage(2), salvage(3)]).toEqual([['salvage'], []]);
    const remove = (most: number) =>
      played(
        obeying(
          inStarfarers(
            2,
            slots('A', 'ramscoop - -'),
            slots('B', 'ion_drive - -'),
            hand('B', 'legacy_hardware'),
            midTurn('A', 'turnClosing'),
          ),
          'B',
          when('incompatible', { most }),
        ),
      );
    expect([remove(0), remove(1)]).toEqual([[], ['incompatible']]);
    const leak = (...titles: string[]) => {
      const asked = inPlaneteers(
        2,
        hand('A', 'quantum_array'),
        hand('B', 'whistleblower'),
        revelation({ A: 2 }),
        turn('A'),
      );
      const taken = asked
        .when('A', advanceRevelation({ cards: 'quantum_array' }))
        .when('A', { type: 'TakeProgress', title: 'probe_network' });
      return played(obeying(taken, 'B', when('leak', { titles })));
    };
    expect([leak('jump_drive'), leak('jump_drive', 'probe_network'), leak()]).toEqual([[], ['leak'], ['leak']]);
  });

  it('19.10b takes the best of the first kind that is there, a multiplier above plain values, of equals the lower box', () => {
    const best = (offered: string, ...kinds: ('move' | 'build' | 'explore')[]) => {
      const done = obeying(hacked(offered), 'B', when('hack', { kinds }));
      return done.told('OfferTaken').map(({ box }) => box);
    };
    expect(best('habitat_module ion_drive orbital_printer', 'build')).toEqual([1]);
    expect(best('orbital_printer ion_drive habitat_module', 'build')).toEqual([3]);
    expect(best('orbital_printer ion_drive', 'explore', 'move')).toEqual([2]);
    expect(best('ion_drive orbital_printer ion_drive', 'move')).toEqual([1]);
    const stars = inStarfarers(
      2,
      hand('B', 'deep_listening'),
      offers('lightsail_array generation_ship'),
      turn('A'),
    ).when('A', research({ hq: 'A' }));
    expect(obeying(stars, 'B', when('hack', { kinds: ['move'] })).told('OfferTaken')).toMatchObject([{ box: 2 }]);
  });

  it('19.10c answers by the first order that fits; `then ask` stops the search', () => {
    const asked = ending('solar_sail space_tug', slots('A', 'ion_drive - -'));
    expect(played(obeying(asked, 'B', when('intercept'), when('sabotage', { kind: 'build' })))).toEqual(['intercept']);
    const stopped = obeying(asked, 'B', when('intercept', { then: 'ask' }), passWindows);
    expect([played(stopped), stopped.asked()]).toEqual([[], ['B']]);
    expect(busyWith(obeying(asked, 'B', when('intercept', { whose: 'mine', then: 'ask' }), passWindows))).toBe(
      'action',
    );
  });

  it('19.10d acts as the seat could, and says nothing where its play is not legal or the card not held', () => {
    const open = given(
      2,
      options({ windows: 'open' }),
      hand('B', 'habitat_module'),
      offers('ion_drive'),
      midTurn('A', 'action'),
    );
    const asked = open.when('A', research({ hq: 'A' }));
    expect(obeying(asked, 'B', when('hack')).asked()).toEqual(['B']);
    // Revelation is no kind of Mariners.
    const sabotage = when('sabotage', { kind: 'revelation' });
    const next = given(2, hand('B', 'space_tug'), filled('B', 5), midTurn('B', 'turnClosing'));
    expect(obeying(next, 'B', sabotage, passWindows).asked()).toEqual(['A']);
    const byHand = hacked('ion_drive').when('B', edge('data_mining', { box: '1' }));
    const byOrder = obeying(hacked('ion_drive'), 'B', when('hack'));
    expect(byOrder.facts).toEqual(byHand.facts);
  });

  it('19.10e holds in later eras too, and with `once` until it has acted; it may be given before the card is held', () => {
    const given1 = order(given(2, turn('A')), 'B', 'when hack');
    const later = inPlaneteers(2, hand('B', 'signal_tap'), offers('plasma_drive'), turn('A')).when(
      'A',
      research({ hq: 'A' }),
    );
    expect(played(obeying(later, 'B', given1))).toEqual(['hack']);
    const asked = hacked('ion_drive survey_drone');
    const once: Standing<SpacecorpOrder> = { id: 'o', order: when('hack'), once: true };
    const carried = carryOn(spacecorp, asked.state, { B: [once] }, () => ({ below: () => 0 }));
    expect(carried.spent).toEqual(['o']);
    const unused: Standing<SpacecorpOrder> = { id: 'o', order: when('hack', { least: 4 }), once: true };
    expect(carryOn(spacecorp, asked.state, { B: [unused] }, () => ({ below: () => 0 })).spent).toEqual([]);
  });

  it('19.10f tells nobody that an order exists, or that it answered', () => {
    const byHand = hacked('ion_drive').when('B', edge('data_mining', { box: '1' }));
    const byOrder = obeying(hacked('ion_drive'), 'B', when('hack'));
    for (const seat of ['A', null]) {
      expect(byOrder.facts.map((fact) => witness(fact, seat))).toEqual(byHand.facts.map((fact) => witness(fact, seat)));
      expect(byOrder.view(seat)).toEqual(byHand.view(seat));
    }
  });
});

describe('19 Playing by mail: preferences', () => {
  const claims: SpacecorpOrder = { type: 'ClaimAll' };
  const three = [bases('A', 'north_mars:research lunar_lp4:spaceport lunar_lp5:spaceport solar_lp1:spaceport')];

  it('19.13 claims every contract by `claims auto`, but asks for what would be the sixth; without it the seat is asked', () => {
    const asked = given(2, ...three, filled('A', 5), midTurn('A', 'contractClaims'));
    expect([asked.asked(), asked.choices('A', 'ClaimContracts', 'rows')]).toEqual([['A'], ['2', '4']]);
    const done = obeying(asked, 'A', order(asked, 'A', 'claims auto'));
    expect(done.told('ContractClaimed').map(({ row }) => row)).toEqual([2, 4]);
    const sixth = given(
      2,
      ...three,
      claimed({ 1: 'B', 3: 'B', 5: 'B', 6: 'B' }),
      filled('A', 5),
      midTurn('A', 'contractClaims'),
    );
    expect(obeying(sixth, 'A', claims).asked()).toEqual(['A']);
    const seventh = given(
      2,
      ...three,
      claimed({ 1: 'B', 3: 'B', 4: 'B', 5: 'B', 6: 'B', 7: 'B' }),
      filled('A', 5),
      midTurn('A', 'contractClaims'),
    );
    expect(obeying(seventh, 'A', claims).told('ContractClaimed')).toHaveLength(1);
    expect(sixth.when('A', claimRows(2)).told('EraEndTriggered')).toEqual([]);
  });

  it('19.13a passes over transport by `transport skip`', () => {
    const asked = given(2, ...three, teams('A', 'lunar_lp4'), filled('A', 5), midTurn('A', 'transport'));
    expect(asked.offered('A')).toEqual(['TransportTeam', 'StayPut']);
    const done = obeying(asked, 'A', order(asked, 'A', 'transport skip'));
    expect([done.told('TransportWaived').length, done.told('TeamTransported')]).toEqual([1, []]);
  });

  it('19.13b takes all Research draws from the deck by `research deck`, while it lasts', () => {
    const drawing = (list: string) =>
      given(2, inEra('mariners'), deck(list), offers('cargo_pod'), turn('A')).when('A', research({ hq: 'A' }));
    const asked = drawing('ion_drive survey_drone');
    const all = obeying(asked, 'A', order(asked, 'A', 'research deck'));
    expect([handOf(all, 'A').slice(0, 2), named(boardOf(all).offers)[0]]).toEqual([
      ['ion_drive', 'survey_drone'],
      'cargo_pod',
    ]);
    const short = obeying(drawing('ion_drive'), 'A', { type: 'ResearchDeck' });
    expect([busyWith(short), short.asked(), short.offered('A')]).toEqual([
      'researchDraws',
      ['A'],
      ['TakeOffer', 'StopDrawing'],
    ]);
  });
});
