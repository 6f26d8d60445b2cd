import { describe, expect, it } from '@jest/globals';
import { type Card } from '../../../../src/games/galactic-era/components/pieces.js';
import { conditionA, linesB } from '../../../../src/games/galactic-era/rules/cards.js';
import {
  also,
  answers,
  at,
  basics,
  boardOf,
  deck,
  discs,
  dp,
  ethics,
  fighting,
  fleet,
  given,
  type Given,
  hand,
  levels,
  moving,
  nation,
  play,
  points,
  progressing,
  round,
  tokens,
  types,
  war,
} from '../given.js';

type Parts = readonly Given[];
const holds = (card: Card, ...parts: Parts): boolean => conditionA(given(...parts), 'A', card);
const lines = (card: Card, ...parts: Parts) => linesB(given(...parts), 'A', card);
/** B moves, so that A may play a card at any time. */
const waiting = (...parts: Parts) => moving(given(basics('B', 'xilox', 1), ...parts), 'B');
const lyra = ['izar', 'kappa-fornacis', 'gliese-581', 'procyon', 'sagittarius-b', 'uru'];
const many = (n: number) =>
  [...lyra, 'vega', 'maldek', 'capella', 'cygnus'].slice(0, n).map((hex) => discs('A', hex, 1));
const used = (seat: string, card: Card, section: 'A' | 'B') =>
  nation(seat, (one) => ({ played: [...one.played, { card, section }] }));
const spatial = [...many(9), hand('A', 'spatial')];

describe('23 Domination cards', () => {
  it('23.1 each seat plays two cards in the game', () => {
    const done = [used('A', 'central', 'B'), used('A', 'etheric', 'B')];
    expect(waiting(hand('A', 'density'), ...done).offered('A')).toEqual([]);
  });

  it('23.1a at most one of them by section A', () => {
    expect(waiting(...spatial).offered('A')).toContain('PlayA');
    expect(waiting(...spatial, used('A', 'central', 'A')).offered('A')).toEqual(['PlayB']);
  });

  it('23.2 a card is played at any time, in other seats’ turns too', () => {
    expect(dp(waiting(...spatial).when('A', 'card spatial b 1'), 'A').card).toBe(6);
  });

  it('23.2a not between the showing of fleets and the last retreat of a battle', () => {
    const battle = fighting(given(war('B', 'C'), basics('B', 'khaa', 5), basics('C', 'khaa', 4), ...spatial), 'B');
    expect(answers(battle, 'B')).toEqual(['NameSpoils']);
    expect(battle.offered('A')).toEqual([]);
  });

  it('23.3 section A needs its condition, gives its DP and then its effect', () => {
    expect(waiting(...many(8), hand('A', 'spatial')).offered('A')).toEqual(['PlayB']);
    const played = waiting(...spatial).when('A', 'card spatial a');
    expect(dp(played, 'A').card).toBe(11);
    expect(answers(played, 'A')).toContain('Relocate');
  });

  it('23.3a the effect is optional', () => {
    const skipped = waiting(...spatial)
      .when('A', 'card spatial a')
      .when('A', 'no');
    expect(skipped.asked()).toEqual(['B']);
  });

  it('23.3b where the effect needs a moment, the card is played for its DP at other times', () => {
    const central = [hand('A', 'central'), ...['vega', 'maldek', 'capella', 'cygnus'].map((hex) => discs('A', hex, 1))];
    expect(waiting(...central).offer('A', 'PlayA').action.effect).toBe('none');
    const own = progressing(given(...central, tokens('A', 'grow build')));
    expect(own.offer('A', 'PlayA').action.effect).toBe('effect');
  });

  it('23.3c Acquisition, Economic, Etheric and Alignment by A only at their moment', () => {
    const nebulae = ['0.1.06', '0.2.11', '0.2.12', '0.3.16'].map((hex) => basics('A', hex, 1));
    expect(waiting(hand('A', 'etheric'), ...nebulae).offered('A')).toEqual(['PlayB']);
    expect(waiting(hand('A', 'alignment'), points('A', 9)).offered('A')).toEqual(['PlayB']);
  });

  it('23.4 section B needs no condition; of two lines the seat chooses', () => {
    const position = waiting(...many(3), hand('A', 'spatial'));
    const offers = position.questions('A').flatMap((question) => question.offers.map(({ action }) => action.line));
    expect(offers).toEqual([0, 1]);
  });

  it('23.5 the first card played in rounds 1 to 6 is replaced at once', () => {
    const played = waiting(...spatial, deck('density', 'central')).when('A', 'card spatial b 1');
    expect([boardOf(played).nations.A.hand, boardOf(played).deck]).toEqual([['density'], ['central']]);
  });

  it('23.5a in rounds 7 and 8 none is drawn', () => {
    const played = waiting(round(7), ...spatial, deck('density')).when('A', 'card spatial b 1');
    expect(boardOf(played).nations.A.hand).toEqual([]);
  });

  it('23.5b after two cards none is drawn', () => {
    const played = waiting(...spatial, deck('density'), used('A', 'central', 'B')).when('A', 'card spatial b 1');
    expect(boardOf(played).nations.A.hand).toEqual([]);
  });

  it('23.6 a hand is secret, a card played is public', () => {
    const position = waiting(...spatial);
    expect([position.view('A').nations.A.hand, position.view('B').nations.A.hand]).toEqual([['spatial'], []]);
    expect(position.when('A', 'card spatial b 1').view(null).nations.A.played).toEqual([
      { card: 'spatial', section: 'B' },
    ]);
  });

  it('23.7 Acquisition A: two planets taken in this turn', () => {
    const board = given(
      ethics('A', 'dark'),
      tokens('A', 'gain gain'),
      hand('A', 'acquisition'),
      discs('B', 'teka', 1),
      discs('B', 'neb-heru', 1),
      basics('A', 'teka', 2),
      basics('A', 'neb-heru', 2),
      levels('B', { robotics: 3 }),
    );
    const one = play(progressing(board), 'A: gain teka', 'A: no');
    expect(answers(one, 'A')).not.toContain('PlayA');
    const two = play(one, 'A: gain neb-heru', 'A: no');
    expect(answers(two, 'A')).toContain('PlayA');
  });

  it('23.7a its effect is one level more from one of the victims', () => {
    const board = given(
      ethics('A', 'dark'),
      tokens('A', 'gain gain'),
      hand('A', 'acquisition'),
      discs('B', 'teka', 1),
      discs('C', 'neb-heru', 1),
      basics('A', 'teka', 2),
      basics('A', 'neb-heru', 2),
      levels('B', { robotics: 3 }),
    );
    const played = play(progressing(board), 'A: gain teka', 'A: no', 'A: gain neb-heru').when(
      'A',
      'card acquisition a',
    );
    expect(dp(played, 'A').card).toBe(10);
    expect(played.question('A').offers.map(({ action }) => [action.type, action.from])).toEqual([
      ['Steal', 'B'],
      ['Skip', undefined],
    ]);
  });

  it('23.7b Acquisition B: neutral planets with own ships alone, or the Military level', () => {
    expect(
      lines(
        'acquisition',
        basics('A', 'uru', 1),
        basics('A', 'izar', 1),
        basics('B', 'izar', 1),
        levels('A', { military: 4 }),
      ),
    ).toEqual([1, 4]);
  });

  it('23.8 Military A: all ships by the CV of Military add up to 120, without bonuses', () => {
    const ships = [basics('A', 'lyra', 8), fleet('A', 1, 'A', 'uru', 4)];
    expect(holds('military', ...ships, levels('A', { military: 6 }))).toBe(true);
    expect(holds('military', ...ships, levels('A', { military: 5 }))).toBe(false);
  });

  it('23.8a nothing is shown for it', () => {
    const ships = [fleet('A', 1, 'A', 'uru', 10, 2), levels('A', { military: 6 }), hand('A', 'military')];
    expect(types(waiting(...ships).when('A', 'card military a'))).toEqual(['CardPlayed', 'PointsChanged']);
  });

  it('23.8b first choice, before any retreat: enemies may not retreat before this combat', () => {
    const board = given(
      war('A', 'B'),
      levels('A', { military: 6 }),
      basics('A', 'khaa', 12),
      fleet('B', 1, 'E', 'khaa', 1),
      levels('B', { propulsion: 3 }),
      hand('A', 'military'),
    );
    const position = fighting(board);
    expect(answers(position, 'A')).toEqual(['Fight', 'FightToTheEnd']);
    expect(answers(position.when('A', 'fight khaa'), 'B')).toContain('LeaveE');
    expect(types(position.when('A', 'card military a fight khaa'))).toContain('CombatWon');
  });

  it('23.8c second choice, when spoils and losses are named: the seat loses no ship', () => {
    const board = given(
      war('A', 'B'),
      levels('B', { military: 6 }),
      levels('A', { military: 6, propulsion: 2 }),
      basics('A', 'khaa', 14),
      basics('B', 'khaa', 12),
      hand('B', 'military'),
    );
    const named = fighting(board).when('A', 'destroy all');
    expect(answers(named, 'B')).toEqual(['PlayA', 'NoCard']);
    const saved = named.when('B', 'card military a');
    expect(boardOf(saved).nations.B.basics.khaa.ships).toBe(12);
    expect(boardOf(saved).nations.A.basics.khaa.ships).toBe(14);
  });

  it('23.8d Military B: 2 DP for each sector with a fleet of the seat alone, or its Military level', () => {
    expect(
      lines('military', fleet('A', 1, 'A', 'uru', 1), fleet('A', 2, 'B', 'khaa', 1), fleet('B', 1, 'A', 'vega', 1)),
    ).toEqual([2, 1]);
  });

  it('23.9 Central A: 4 planets of the central sector', () => {
    const central = ['vega', 'maldek', 'capella', 'cygnus'].map((hex) => discs('A', hex, 1));
    expect([holds('central', ...central), holds('central', ...central.slice(1), discs('A', 'uru', 1))]).toEqual([
      true,
      false,
    ]);
  });

  it('23.9a its effect: one Gain Planet there with ships counted double, B after the doubling', () => {
    const central = ['vega', 'maldek', 'capella', 'cygnus'].map((hex) => discs('A', hex, 1));
    const gains = (...parts: Parts) =>
      answers(
        progressing(
          given(
            ...central,
            ethics('A', 'dark'),
            tokens('A', 'grow build'),
            hand('A', 'central'),
            discs('B', 'khaa', 6),
            ...parts,
          ),
        ).when('A', 'card central a'),
        'A',
      );
    expect(gains(basics('A', 'khaa', 4))).toEqual(['Gain', 'Skip']);
    expect(gains(basics('A', 'khaa', 3))).toEqual(['Skip']);
    expect(gains(basics('A', 'khaa', 1), fleet('A', 1, 'B', 'khaa', 2))).toEqual(['Gain', 'Skip']);
    expect(gains(basics('A', 'uru', 9), basics('A', 'khaa', 1))).toEqual(['Skip']);
  });

  it('23.9b Central B: the fullest planet there, a capital counts 6', () => {
    expect(lines('central', discs('A', 'vega', 2), discs('A', 'maldek', 3), discs('A', 'uru', 9))).toEqual([3]);
    expect(
      lines(
        'central',
        nation('A', () => ({ capital: 'vega' })),
      ),
    ).toEqual([6]);
  });

  it('23.10 General Scientific A: levels add up to 16', () => {
    const all = (n: number) => levels('A', { military: n, spirituality: 3, propulsion: 3, robotics: 3, genetics: 3 });
    expect([holds('general-scientific', all(4)), holds('general-scientific', all(3))]).toEqual([true, false]);
  });

  it('23.10a its effect in the Trade phase: one trade more', () => {
    const board = given(
      levels('A', { military: 4, spirituality: 3, propulsion: 3, robotics: 3, genetics: 3 }),
      levels('B', { robotics: 5 }),
      basics('A', 'xilox', 1),
      hand('A', 'general-scientific'),
    );
    const played = at(board, { step: 'tradeFair' }).when('A', 'card general scientific a');
    expect(types(played)).toContain('ExtraTradeGained');
    expect(boardOf(played).nations.A.tally.extraTrade).toBe(true);
  });

  it('23.10b General Scientific B: twice the lowest level', () => {
    expect(
      lines(
        'general-scientific',
        levels('A', { military: 3, spirituality: 2, propulsion: 2, robotics: 2, genetics: 2 }),
      ),
    ).toEqual([4]);
  });

  it('23.11 Economic A: 10 ships placed in one Build Ships, at that moment', () => {
    const board = [tokens('A', 'build grow'), hand('A', 'economic'), levels('A', { robotics: 6 })];
    const built = (n: number) =>
      answers(
        play(progressing(given(...board)), 'A: build', `A: place lyra ${n}`, ...(n < 12 ? ['A: done'] : [])),
        'A',
      );
    expect([built(12).includes('PlayA'), built(9).includes('PlayA')]).toEqual([true, false]);
  });

  it('23.11a its effect: 6 ships more on any own planets, blocked ones too', () => {
    const board = given(
      tokens('A', 'build grow'),
      hand('A', 'economic'),
      levels('A', { robotics: 6 }),
      discs('A', 'uru', 1),
      war('A', 'B'),
      basics('B', 'uru', 1),
    );
    const played = play(progressing(board), 'A: build', 'A: place lyra 10')
      .when('A', 'new a lyra 2')
      .when('A', 'card economic a');
    expect(dp(played, 'A').card).toBe(7);
    expect(played.offer('A', 'PlaceBasics').inputs.places).toMatchObject({
      over: [{ id: 'lyra' }, { id: 'uru' }],
      total: { max: 6 },
    });
  });

  it('23.11b Economic B: asteroid hexes with own ships, or the Robotics level', () => {
    expect(lines('economic', basics('A', '0.3.03', 2), levels('A', { robotics: 4 }))).toEqual([1, 4]);
  });

  it('23.12 Defensive A: every planet of the sector of the capital', () => {
    const all = lyra.map((hex) => discs('A', hex, 1));
    expect([holds('defensive', ...all), holds('defensive', ...all.slice(1))]).toEqual([true, false]);
  });

  it('23.12a its effect in a battle there: 20 more strength', () => {
    const all = lyra.map((hex) => discs('B', hex, 1));
    const home = [
      ...all,
      nation('B', () => ({ capital: 'lyra' })),
      nation('A', () => ({ capital: 'xilox' })),
      hand('B', 'defensive'),
      war('A', 'B'),
    ];
    const inside = fighting(given(...home, basics('A', 'uru', 9), basics('B', 'uru', 1)));
    expect(inside.when('B', 'card defensive a').told('CombatWon')).toMatchObject([{ defence: 21 }]);
    const outside = fighting(given(...home, basics('A', 'vega', 9), basics('B', 'vega', 1)));
    expect(answers(outside, 'B')).toEqual([]);
  });

  it('23.12b Defensive B: 4 DP if no other seat has a planet there, plus half the Military level', () => {
    expect([1, 2, 3].map((military) => lines('defensive', levels('A', { military }), discs('B', 'uru', 1))[0])).toEqual(
      [0, 1, 1],
    );
    expect(lines('defensive', levels('A', { military: 4 }))).toEqual([6]);
  });

  it('23.13 Density A: 3 planets with population 5, the capital’s counts', () => {
    expect([
      holds('density', discs('A', 'uru', 5), discs('A', 'izar', 5)),
      holds('density', discs('A', 'uru', 5), discs('A', 'izar', 4)),
    ]).toEqual([true, false]);
  });

  it('23.13a its effect: 1 disc more on each of them, blocked or not', () => {
    const played = waiting(
      hand('A', 'density'),
      discs('A', 'uru', 5),
      discs('A', 'izar', 5),
      discs('A', 'vega', 4),
      war('A', 'B'),
      basics('B', 'uru', 1),
    ).when('A', 'card density a');
    expect(boardOf(played).discs).toMatchObject({
      uru: { count: 6 },
      izar: { count: 6 },
      lyra: { count: 1 },
      vega: { count: 4 },
    });
  });

  it('23.13b Density B: 1 DP for each own planet with population 4', () => {
    expect(lines('density', discs('A', 'uru', 4), discs('A', 'izar', 3))).toEqual([2]);
  });

  it('23.14 Diplomatic A: Spirituality IV, the central main planet, peace with all', () => {
    const all = [levels('A', { spirituality: 4 }), discs('A', 'khaa', 1)];
    expect([
      holds('diplomatic', ...all),
      holds('diplomatic', ...all, war('A', 'B')),
      holds('diplomatic', levels('A', { spirituality: 4 })),
    ]).toEqual([true, false, false]);
  });

  it('23.14a its effect: nobody may declare war on it for the rest of the round', () => {
    const board = [
      levels('A', { spirituality: 4 }),
      discs('A', 'khaa', 1),
      hand('A', 'diplomatic'),
      ethics('B', 'dark'),
    ];
    const played = waiting(...board).when('A', 'card diplomatic a');
    expect(played.choices('B', 'DeclareWar', 'on')).toEqual(['C']);
    expect(
      moving(
        given(() => boardOf(played), round(4)),
        'B',
      ).choices('B', 'DeclareWar', 'on'),
    ).toEqual(['A', 'C']);
  });

  it('23.14b Diplomatic B: 2 DP for each capital of another seat with own ships there, or the Spirituality level', () => {
    expect(
      lines('diplomatic', basics('A', 'xilox', 1), basics('A', 'lyra', 1), levels('A', { spirituality: 3 })),
    ).toEqual([2, 3]);
  });

  it('23.15 Spatial A: 10 planets', () =>
    expect([holds('spatial', ...many(9)), holds('spatial', ...many(8))]).toEqual([true, false]));

  it('23.15a its effect: up to 3 discs relocated, also from and to blocked planets', () => {
    const played = waiting(...spatial, war('A', 'B'), basics('B', 'uru', 1)).when('A', 'card spatial a');
    const moved = play(played, 'A: relocate uru > izar', 'A: relocate izar > lyra', 'A: relocate vega > lyra');
    expect(boardOf(moved).discs.lyra.count).toBe(2);
    expect(moved.asked()).toEqual(['B']);
  });

  it('23.15b Spatial B: 2 DP for each 3 planets, or the Propulsion level', () => {
    expect(lines('spatial', ...many(6), levels('A', { propulsion: 3 }))).toEqual([4, 3]);
  });

  it('23.16 Special Scientific A: one technology at VI and another at V', () => {
    expect([
      holds('special-scientific', levels('A', { military: 6, genetics: 5 })),
      holds('special-scientific', levels('A', { military: 6, genetics: 4 })),
    ]).toEqual([true, false]);
  });

  it('23.16a its effect in the own progress turn: a Research with a square not used in this round', () => {
    const board = given(
      levels('A', { military: 6, genetics: 5 }),
      hand('A', 'special-scientific'),
      tokens('A', 'research grow', 'robotics'),
    );
    const played = play(progressing(board), 'A: research', 'A: raise robotics 2').when(
      'A',
      'card special scientific a',
    );
    const squares = played.question('A').offers.map(({ action }) => action.technology ?? action.square);
    expect(squares).not.toContain('robotics');
    expect(boardOf(played.when('A', 'raise propulsion 2')).nations.A.tally.researched).toEqual([
      'robotics',
      'propulsion',
    ]);
  });

  it('23.16b Special Scientific B: the highest level', () =>
    expect(lines('special-scientific', levels('A', { genetics: 5 }))).toEqual([5]));

  it('23.17 Etheric A: 4 nebulae at the start of the own movement turn, before anything else', () => {
    const nebulae = ['0.1.06', '0.2.11', '0.2.12', '0.3.16'].map((hex) => basics('A', hex, 1));
    const position = moving(given(hand('A', 'etheric'), ...nebulae));
    const isNebula = conditionA(given(...nebulae), 'A', 'etheric');
    expect(answers(position, 'A').includes('PlayA')).toBe(isNebula);
    expect(isNebula).toBe(true);
    expect(answers(position.when('A', 'move 1 0.1.06 > khaa'), 'A')).not.toContain('PlayA');
  });

  it('23.17a its effect: the bonus of nebulae is 4 in this turn', () => {
    const nebulae = ['0.1.06', '0.2.11', '0.2.12', '0.3.16'].map((hex) => basics('A', hex, 1));
    const position = moving(given(hand('A', 'etheric'), ...nebulae));
    const far = (one: typeof position) => one.question('A').lists?.way1?.length ?? 0;
    expect(far(position.when('A', 'card etheric a'))).toBeGreaterThan(far(position));
  });

  it('23.17b Etheric B: light its Spirituality level, dark its Military level', () => {
    const all = levels('A', { spirituality: 3, military: 5 });
    expect([lines('etheric', all), lines('etheric', all, ethics('A', 'dark'))]).toEqual([[3], [5]]);
  });

  it('23.18 Exploratory A: Propulsion IV, and in each of 4 sectors a ship and a planet', () => {
    const there = ['lyra', 'vega', 'teka', 'ectom'].map((hex) => basics('A', hex, 1));
    const own = ['vega', 'teka', 'ectom'].map((hex) => discs('A', hex, 1));
    expect([
      holds('exploratory', ...there, ...own, levels('A', { propulsion: 4 })),
      holds('exploratory', ...there, ...own),
      holds('exploratory', ...there.slice(1), ...own, levels('A', { propulsion: 4 })),
    ]).toEqual([true, false, false]);
  });

  it('23.18a its effect: a look at the hand of one other seat', () => {
    const there = ['lyra', 'vega', 'teka', 'ectom'].map((hex) => basics('A', hex, 1));
    const own = ['vega', 'teka', 'ectom'].map((hex) => discs('A', hex, 1));
    const played = waiting(
      ...there,
      ...own,
      levels('A', { propulsion: 4 }),
      hand('A', 'exploratory'),
      hand('B', 'density'),
    ).when('A', 'card exploratory a blue');
    expect(played.told('HandSeen')).toMatchObject([{ whose: 'B', secret: { to: ['A'], cards: ['density'] } }]);
    expect(played.view('A').notes?.hands).toEqual({ B: ['density'] });
    expect(played.view('C').notes?.hands).toEqual({});
  });

  it('23.18b Exploratory B: sectors with own ships, or the Propulsion level', () => {
    expect(
      lines(
        'exploratory',
        basics('A', 'lyra', 1),
        basics('A', 'vega', 1),
        basics('A', 'khaa', 1),
        levels('A', { propulsion: 3 }),
      ),
    ).toEqual([2, 3]);
  });

  it('23.19 Alignment A: after the Scoring, at least 5 DP and more than every other seat of its ethics', () => {
    const window = (...parts: Parts) =>
      answers(at(given(hand('A', 'alignment'), ...parts), { step: 'alignmentWindow' }), 'A');
    expect(window(points('A', 5))).toContain('PlayA');
    expect(window(points('A', 4))).toEqual([]);
    expect(window(points('A', 5), points('B', 5))).toEqual([]);
    expect(window(points('A', 5), points('B', 9), ethics('B', 'dark'))).toContain('PlayA');
  });

  it('23.19a its effect: 2 DP for each Change Ethics oval played in this round', () => {
    const board = given(
      hand('A', 'alignment'),
      points('A', 5),
      tokens('B', 'ethics grow'),
      tokens('C', 'ethics build'),
    );
    const played = at(board, { step: 'alignmentWindow' }).when('A', 'card alignment a');
    expect(dp(played, 'A')).toEqual({ card: 9, alignment: 4 });
  });

  it('23.19b Alignment B: 4 DP if it did not gain the point of its ethics, or the Spirituality level', () => {
    const scored = (side: 'light' | 'dark') =>
      linesB(given(ethics('A', side), levels('A', { spirituality: 2 })), 'A', 'alignment', true);
    expect([scored('light'), scored('dark')]).toEqual([
      [4, 2],
      [0, 2],
    ]);
  });

  it('23.19c this first line only after the Scoring', () => {
    const offers = waiting(hand('A', 'alignment'))
      .questions('A')
      .flatMap((question) => question.offers.map(({ action }) => action.line));
    expect(offers).toEqual([1]);
    const window = at(given(hand('A', 'alignment'), points('A', 5)), { step: 'alignmentWindow' });
    expect(window.question('A').offers.map(({ action }) => action.line)).toEqual([undefined, 0, 1, undefined]);
    expect(also(() => ({}))(given()).round).toBe(3);
  });
});
