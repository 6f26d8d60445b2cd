import { describe, expect, it } from '@jest/globals';
import { seededChance } from '../../../../src/games/kernel/chance.js';
import { type Ethics, type People } from '../../../../src/games/galactic-era/components/pieces.js';
import { galacticEra } from '../../../../src/games/galactic-era/index.js';
import { mayLearn } from '../../../../src/games/galactic-era/rules/levels.js';
import { strengthOf } from '../../../../src/games/galactic-era/rules/strength.js';
import { declared, mayDeclareInTurn } from '../../../../src/games/galactic-era/rules/war.js';
import {
  also,
  answers,
  at,
  basics,
  boardOf,
  capital,
  discs,
  dp,
  ethics,
  fighting,
  fleet,
  type Given,
  given,
  hidden,
  levels,
  moving,
  neutral,
  people,
  play,
  progressing,
  relic,
  tokens,
  types,
  war,
} from '../given.js';

/** What A has after the start bonuses of its people, in the sector of Lyra or another. */
const start = (who: People, side: Ethics, sector = 'khaa') => {
  const board = given(
    people('A', who, side),
    ...['B', 'C'].map((seat) => people(seat, 'avians', 'light')),
    basics('A', 'lyra', 3),
    also(({ tiles }) => ({
      tiles: tiles.map((tile) => (tile.position === 1 ? { ...tile, sector: sector as 'khaa' } : tile)),
    })),
  );
  return at(board, { step: 'startBonuses' });
};
const after = (who: People, side: Ethics, sector?: string) => boardOf(start(who, side, sector)).nations.A;
const ships = (who: People, side: Ethics): number => after(who, side).basics.lyra.ships;
const strength = (who: People, side: Ethics, attacks: boolean, ...parts: readonly Given[]): number =>
  strengthOf(given(people('A', who, side), basics('A', 'khaa', 2), ...parts), 'A', 'khaa', { attacks, against: ['B'] });
const gaining = (...parts: readonly Given[]) => progressing(given(tokens('A', 'gain grow'), ...parts));
const targets = (...parts: readonly Given[]): string[] => {
  const position = gaining(...parts);
  return answers(position, 'A').includes('Gain') ? position.choices('A', 'Gain', 'hex') : [];
};

describe('25 The star peoples', () => {
  it('25.1 light Alliance: CV +4 for its own ships on the defence', () => {
    expect(strength('alliance', 'light', false)).toBe(2 * 5);
    expect(
      strengthOf(given(people('A', 'alliance', 'light'), basics('B', 'khaa', 2)), 'B', 'khaa', {
        attacks: false,
        against: ['C'],
      }),
    ).toBe(2);
  });

  it('25.1a none on its own turn, also at its own capital', () => {
    expect(strength('alliance', 'light', true)).toBe(2);
    const home = fighting(
      given(people('A', 'alliance', 'light'), war('A', 'B'), basics('A', 'lyra', 1), basics('B', 'lyra', 2)),
    );
    expect(home.told('CombatWon')).toMatchObject([{ attack: 1, winners: ['B'] }]);
  });

  it('25.2 dark Alliance: CV +2 when it attacks and a light seat defends', () => {
    expect(strength('alliance', 'dark', true)).toBe(2 * 3);
    expect(strength('alliance', 'dark', true, ethics('B', 'dark'))).toBe(2);
    expect(strength('alliance', 'dark', false)).toBe(2);
  });

  it('25.2a a dark seat that declares war on it loses 3 DP each time', () => {
    const board = (side: Ethics, by: Ethics) =>
      declared(given(people('B', 'alliance', side), ethics('A', by)), 'A', 'B', 'turn').length;
    expect([board('dark', 'dark'), board('dark', 'light'), board('light', 'dark')]).toEqual([2, 1, 1]);
  });

  it('25.3 both Alliances lose 2 DP at each change of ethics', () => {
    for (const side of ['light', 'dark'] as const)
      expect(
        dp(at(given(people('A', 'alliance', side), tokens('A', 'ethics grow')), { step: 'ethicsAndOrder' }), 'A'),
      ).toEqual({ alliance: -2 });
  });

  it('25.4 Annunaki start with Genetics II', () => expect(after('annunaki', 'light').levels.genetics).toBe(2));

  it('25.4a light ones convert 1 or 2 primitive planets with own ships to advanced ones, for everybody and in the open', () => {
    const board = [
      people('A', 'annunaki', 'light'),
      neutral('uru', 'primitive'),
      neutral('izar', 'primitive'),
      basics('A', 'uru', 1),
      basics('A', 'izar', 1),
      basics('B', 'izar', 1),
    ];
    const converted = gaining(...board).when('A', 'convert uru izar');
    expect(converted.told('PlanetConverted')).toMatchObject([{ hexes: ['uru', 'izar'] }]);
    const turn = progressing(
      given(() => boardOf(converted), tokens('B', 'gain grow')),
      'B',
    ).when('B', 'gain izar');
    expect(turn.told('PlanetGained')).toMatchObject([{ way: 'ally' }]);
    expect(answers(gaining(people('A', 'annunaki', 'dark'), ...board.slice(1)), 'A')).not.toContain('Convert');
  });

  it('25.4b dark ones place 3 discs to subjugate if the natural limit is 3 or more', () => {
    const count = (...parts: readonly Given[]) =>
      boardOf(
        gaining(people('A', 'annunaki', 'dark'), neutral('uru', 'primitive'), basics('A', 'uru', 1), ...parts).when(
          'A',
          'gain uru',
        ),
      ).discs.uru.count;
    expect([count(), count(discs('B', 'kappa-fornacis', 1))]).toEqual([3, 2]);
  });

  it('25.5 Avians start with Spirituality II and Propulsion II', () => {
    expect(after('avians', 'dark').levels).toMatchObject({ spirituality: 2, propulsion: 2, military: 1 });
  });

  it('25.6 Caninoids start with one technology of their choice at II', () => {
    const chosen = start('caninoids', 'light').when('A', 'tech robotics');
    expect(boardOf(chosen).nations.A.levels).toMatchObject({ robotics: 2, genetics: 1 });
  });

  it('25.7 Anchara starts with 2 DP if light, with 2 ships more if dark', () => {
    expect([after('anchara', 'light').points, ships('anchara', 'light')]).toEqual([2, 3]);
    expect([after('anchara', 'dark').points, ships('anchara', 'dark')]).toEqual([0, 5]);
  });

  it('25.7a with Change Ethics it takes one more oval before its first action, one it did not choose', () => {
    const board = [people('A', 'anchara', 'light'), tokens('A', 'ethics gain', 'military')];
    const position = progressing(given(...board));
    expect(position.choices('A', 'AddOval', 'oval')).toEqual(['gain', 'grow', 'build', 'research']);
    expect(boardOf(position.when('A', 'extra grow')).nations.A.ovals).toEqual(['ethics', 'gain', 'grow']);
    expect(answers(play(position, 'A: extra build', 'A: build', 'A: place lyra 2'), 'A')).not.toContain('AddOval');
    expect(answers(progressing(given(people('A', 'anchara', 'light'), tokens('A', 'grow build'))), 'A')).not.toContain(
      'AddOval',
    );
  });

  it('25.7b Research so needs a research square', () => {
    const board = given(people('A', 'anchara', 'light'), tokens('A', 'ethics gain', 'up'));
    expect(progressing(board).choices('A', 'AddOval', 'oval')).not.toContain('research');
  });

  it('25.8a the free Ally counts as a Gain Planet', () => {
    const board = [
      people('A', 'galactic', 'light'),
      neutral('uru', 'uninhabited'),
      basics('A', 'uru', 1),
      neutral('izar', 'advanced'),
      basics('A', 'izar', 1),
    ];
    expect(boardOf(play(gaining(...board), 'A: gain uru', 'A: gain izar')).nations.A.tally.gains).toBe(2);
  });

  it('25.9 the Galactic Empire places as many discs as it conquers, at most 3; an advanced planet counts 3', () => {
    const count = (...parts: readonly Given[]) =>
      boardOf(gaining(people('A', 'galactic', 'dark'), basics('A', 'uru', 9), ...parts).when('A', 'gain uru')).discs.uru
        .count;
    expect([count(discs('B', 'uru', 2)), count(discs('B', 'uru', 5)), count(neutral('uru', 'advanced'))]).toEqual([
      2, 3, 3,
    ]);
  });

  it('25.10 Dracos start with Military II and 3 ships more', () => {
    const position = start('dracos', 'light');
    expect([boardOf(position).nations.A.levels.military, boardOf(position).nations.A.basics.lyra.ships]).toEqual([
      2, 6,
    ]);
  });

  it('25.11 Felines start with 1 ship more', () => expect(ships('felines', 'dark')).toBe(4));

  it('25.11a light ones drive an attacker off once in a round, and nobody wins', () => {
    const board = given(
      people('B', 'felines', 'light'),
      war('A', 'B'),
      basics('A', 'khaa', 5),
      basics('A', 'vega', 5),
      basics('B', 'khaa', 1),
      basics('B', 'vega', 1),
    );
    const driven = play(fighting(board), 'A: fight khaa', 'B: repel', 'A: leave 0.1.01');
    expect(driven.told('CombatWon')).toMatchObject([{ hex: 'vega' }]);
    expect(boardOf(driven).nations.A.basics['0.1.01'].ships).toBe(5);
    // The second battle of the round has to be fought.
    expect(types(driven.when('A', 'destroy all'))).toContain('ShipsDestroyed');
  });

  it('25.11b dark ones force one defender out, to a hex of its choice', () => {
    const board = given(people('A', 'felines', 'dark'), war('A', 'B'), basics('A', 'khaa', 1), basics('B', 'khaa', 5));
    const forced = fighting(board).when('A', 'force blue');
    expect(forced.choices('B', 'Leave', 'to').length).toBe(6);
    expect(types(forced.when('B', 'leave 0.1.01'))).not.toContain('CombatWon');
  });

  it('25.11c the hex is closed to that seat for the rest of the round', () => {
    const board = given(people('A', 'felines', 'dark'), war('A', 'B'), basics('A', 'khaa', 1), basics('B', 'khaa', 5));
    const left = fighting(board).when('A', 'force blue').when('B', 'leave 0.1.01');
    const sail = moving(boardOf(left), 'B');
    const ways = Object.values(sail.question('B').lists ?? {})
      .flat()
      .map(({ id }) => id);
    expect(ways).not.toContain('khaa');
    expect(ways).toContain('0.1.02');
  });

  it('25.12 Greys start with 1 ship fewer if light, 1 more if dark', () =>
    expect([ships('greys', 'light'), ships('greys', 'dark')]).toEqual([2, 4]));

  it('25.12a light Greys raise a technology from I to II or III, with the tactic token of II', () => {
    const position = progressing(given(people('A', 'greys', 'light'), tokens('A', 'research grow', 'military'))).when(
      'A',
      'research',
    );
    expect(position.question('A').offers.map(({ action }) => action.to)).toEqual([2, 3, undefined]);
    const raised = position.when('A', 'raise military 3');
    expect([boardOf(raised).nations.A.levels.military, answers(raised, 'A')]).toEqual([3, ['PlaceTactic']]);
    const higher = progressing(
      given(people('A', 'greys', 'light'), levels('A', { military: 2 }), tokens('A', 'research grow', 'military')),
    ).when('A', 'research');
    expect(higher.question('A').offers.map(({ action }) => action.to)).toEqual([3, undefined]);
  });

  it('25.12b light Greys never declare war', () => {
    expect(mayDeclareInTurn(given(people('A', 'greys', 'light'), ethics('B', 'dark')), 'A', 'B')).toBe(false);
  });

  it('25.13 Rogue AI starts with Robotics II', () => expect(after('rogue-ai', 'light').levels.robotics).toBe(2));

  it('25.14 ICC starts with Propulsion II if light, with Robotics II and 1 ship more if dark', () => {
    expect(after('icc', 'light').levels).toMatchObject({ propulsion: 2, robotics: 1 });
    expect([after('icc', 'dark').levels.robotics, ships('icc', 'dark')]).toEqual([2, 4]);
  });

  it('25.15 Mantids start with 2 discs more if light, with Genetics II if dark', () => {
    expect([after('mantids', 'light').offTrack, after('mantids', 'light').levels.genetics]).toEqual([2, 1]);
    expect([after('mantids', 'dark').offTrack, after('mantids', 'dark').levels.genetics]).toEqual([0, 2]);
  });

  it('25.16 light Mayans save up to 3 discs of a conquered planet on own planets within their range', () => {
    const board = [
      people('B', 'cosmic-mayans', 'light'),
      ethics('A', 'dark'),
      discs('B', 'uru', 4),
      discs('B', 'kappa-fornacis', 1),
      discs('B', 'vega', 1),
      basics('A', 'uru', 5),
    ];
    const fleeing = gaining(...board).when('A', 'gain uru');
    expect(fleeing.offer('B', 'Flee').inputs.discs).toMatchObject({
      over: [{ id: 'kappa-fornacis' }],
      total: { min: 0, max: 3 },
    });
    expect(boardOf(fleeing.when('B', 'flee kappa-fornacis 3')).discs['kappa-fornacis'].count).toBe(4);
    const far = gaining(...board, levels('B', { propulsion: 6 }))
      .when('A', 'gain uru')
      .offer('B', 'Flee').inputs.discs;
    expect(far.kind === 'amounts' && far.over.map(({ id }) => id)).toEqual(['xilox', 'kappa-fornacis', 'vega']);
  });

  it('25.16a dark Mayans gain 1 DP for each ship lost in a combat, among the losers at most 3', () => {
    const lost = fighting(
      given(people('B', 'cosmic-mayans', 'dark'), war('A', 'B'), basics('A', 'khaa', 15), basics('B', 'khaa', 5)),
    ).when('A', 'destroy all');
    expect(dp(lost, 'B').mayans).toBe(3);
    const won = fighting(
      given(people('A', 'cosmic-mayans', 'dark'), war('A', 'B'), basics('A', 'khaa', 9), basics('B', 'khaa', 8)),
    ).when('A', 'destroy all');
    expect(dp(won, 'A').mayans).toBe(4);
  });

  it('25.17 light Plejars declare war on dark seats in their movement turn', () => {
    const board = given(people('A', 'plejars', 'light'), ethics('B', 'dark'), basics('A', 'lyra', 1));
    expect(moving(board).choices('A', 'DeclareWar', 'on')).toEqual(['B']);
  });

  it('25.17a they gain 2 DP for each planet they liberate', () => {
    const board = [
      people('A', 'plejars', 'light'),
      ethics('B', 'dark'),
      war('A', 'B'),
      discs('B', 'uru', 1),
      basics('A', 'uru', 2),
    ];
    expect(dp(gaining(...board).when('A', 'gain uru'), 'A').plejars).toBe(2);
  });

  it('25.17c no light seat blocks the alliance of dark Plejars, but their other gains', () => {
    const named = (kind: 'advanced' | 'primitive') =>
      gaining(people('A', 'plejars', 'dark'), neutral('uru', kind), basics('A', 'uru', 1), basics('B', 'uru', 1)).when(
        'A',
        'gain uru',
      );
    expect(types(named('advanced'))).toContain('PlanetGained');
    expect(answers(named('primitive'), 'B')).toEqual(['Block', 'LetPass']);
  });

  it('25.17d alliance replaces their conquest of advanced neutral planets', () => {
    const position = gaining(people('A', 'plejars', 'dark'), neutral('uru', 'advanced'), basics('A', 'uru', 9)).when(
      'A',
      'gain uru',
    );
    expect(position.told('PlanetGained')).toMatchObject([{ way: 'ally' }]);
  });

  it('25.18 Progenitors have 4 Colonize actions for the game, any number in one turn', () => {
    const state = galacticEra
      .setup({}, ['A', 'B', 'C'], seededChance(1))
      .reduce((now, fact) => galacticEra.evolve(now, fact), galacticEra.blank);
    const shown = galacticEra.evolve(state, {
      type: 'PeoplesRevealed',
      peoples: { A: 'progenitors', B: 'icc', C: 'orion' },
    });
    expect(shown.board.nations.A.colonies).toBe(4);
    const board = given(
      people('A', 'progenitors', 'light'),
      also(({ nations }) => ({ nations: { ...nations, A: { ...nations.A, colonies: 2 } } })),
      tokens('A', 'grow build'),
      basics('A', 'uru', 1),
      basics('A', 'izar', 1),
    );
    const both = play(progressing(board), 'A: colonize uru', 'A: colonize izar');
    expect([Object.keys(boardOf(both).discs), boardOf(both).nations.A.colonies]).toEqual([['uru', 'izar'], 0]);
  });

  it('25.18a they count as Gain Planet, and what is left survives a change of ethics', () => {
    const colonies = also(({ nations }) => ({ nations: { ...nations, A: { ...nations.A, colonies: 2 } } }));
    const used = progressing(given(people('A', 'progenitors', 'light'), colonies, basics('A', 'uru', 1))).when(
      'A',
      'colonize uru',
    );
    expect(boardOf(used).nations.A.tally.gains).toBe(1);
    expect(
      boardOf(at(given(colonies, tokens('A', 'ethics grow')), { step: 'ethicsAndOrder' })).nations.A.colonies,
    ).toBe(2);
  });

  it('25.19 planets of the Orion Republic count twice for conquest, 13 ships for its capital', () => {
    const board = (n: number) =>
      targets(ethics('A', 'dark'), people('B', 'orion', 'light'), discs('B', 'uru', 3), basics('A', 'uru', n));
    expect([board(6), board(7)]).toEqual([[], ['uru']]);
    const home = (n: number) =>
      targets(ethics('A', 'dark'), people('B', 'orion', 'light'), capital('B', 'uru'), basics('A', 'uru', n));
    expect([home(12), home(13)]).toEqual([[], ['uru']]);
  });

  it('25.19a the bonus of B does not count against its planets', () => {
    const board = (who: People) =>
      targets(
        ethics('A', 'dark'),
        people('B', who, 'light'),
        discs('B', 'uru', 1),
        basics('A', 'uru', who === 'orion' ? 1 : 0),
        fleet('A', 1, 'B', 'uru', 1),
      );
    expect([
      board('orion'),
      targets(ethics('A', 'dark'), people('B', 'orion', 'light'), discs('B', 'uru', 1), fleet('A', 1, 'B', 'uru', 2)),
    ]).toEqual([[], []]);
    expect(targets(ethics('A', 'dark'), discs('B', 'uru', 2), fleet('A', 1, 'B', 'uru', 2))).toEqual(['uru']);
  });

  it('25.20 the Orion Empire conquers with 1 ship, also an advanced planet or one with the Defense Grid', () => {
    const empire = [people('A', 'orion', 'dark'), basics('A', 'uru', 1)];
    expect(targets(...empire, discs('B', 'uru', 9))).toEqual(['uru']);
    expect(targets(...empire, discs('B', 'uru', 9), relic('B', 'uru', 'defense-grid'))).toEqual(['uru']);
    expect(targets(...empire, neutral('uru', 'advanced'))).toEqual(['uru']);
  });

  it('25.21 Yowies start with Spirituality III', () => expect(after('yowies', 'light').levels.spirituality).toBe(3));

  it('25.21a their Robotics stays at I', () => {
    const yowies = people('A', 'yowies', 'light');
    expect([mayLearn(given(yowies), 'A', 'robotics'), mayLearn(given(yowies), 'A', 'genetics')]).toEqual([false, true]);
    const position = progressing(given(yowies, tokens('A', 'research grow', 'robotics')));
    expect(answers(position.when('A', 'research'), 'A')).not.toContain('Raise');
  });

  it('25.21b a relic for it gives 2 ships on that planet instead', () => {
    const found = gaining(
      people('A', 'yowies', 'light'),
      neutral('vega', 'uninhabited'),
      hidden('vega', 'ancient-robotics'),
      basics('A', 'vega', 1),
    ).when('A', 'gain vega');
    expect(found.offer('A', 'PlaceBasics').inputs.places).toMatchObject({ over: [{ id: 'vega' }], total: { max: 2 } });
  });

  it('25.21c in Rigel they raise another technology to II, but not Spirituality', () => {
    const choices = start('yowies', 'light', 'rigel').choices('A', 'ChooseTechnology', 'technology');
    expect(choices).toEqual(['military', 'propulsion', 'genetics']);
  });

  it('3.12 each seat receives the bonus of its people for the side it shows', () => {
    expect([after('mantids', 'light').offTrack, after('mantids', 'dark').offTrack]).toEqual([2, 0]);
  });

  it('3.12a a later change of ethics never gives that of the other side', () => {
    const changed = at(given(people('A', 'mantids', 'dark'), tokens('A', 'ethics grow')), { step: 'ethicsAndOrder' });
    expect(boardOf(changed).nations.A.offTrack).toBe(0);
  });

  it('3.13 then the bonus of its sector', () => {
    const bonus = (sector: string) => after('progenitors', 'light', sector);
    expect(bonus('pleiades').levels.propulsion).toBe(2);
    expect(bonus('lyra').levels.spirituality).toBe(2);
    expect(bonus('rigel').levels.robotics).toBe(2);
    expect(bonus('sirius').levels.genetics).toBe(2);
    expect(bonus('alpha-draconis').levels.military).toBe(2);
    expect(bonus('xilox').offTrack).toBe(2);
    expect(bonus('zeta-reticuli').basics.lyra.ships).toBe(5);
  });

  it('3.14 bonus ships are basic ships on the capital’s planet', () =>
    expect(after('dracos', 'dark').basics).toEqual({ lyra: { ships: 6, spent: 0 } }));

  it('3.15 bonus discs lie under the capital and raise the population', () => {
    const board = boardOf(start('mantids', 'light'));
    expect([board.discs.lyra, board.nations.A.offTrack]).toEqual([{ seat: 'A', count: 2 }, 2]);
  });

  it('3.16 who starts with Military II places its tactic token at once', () =>
    expect(answers(start('dracos', 'light'), 'A')).toEqual(['PlaceTactic']));

  it('3.17 the same technology twice is received once, and another is raised', () => {
    const position = start('dracos', 'light', 'alpha-draconis').when('A', 'tactic a x2');
    expect(position.choices('A', 'ChooseTechnology', 'technology')).toEqual([
      'spirituality',
      'propulsion',
      'robotics',
      'genetics',
    ]);
  });

  it('3.17a ships and discs from both simply add up', () => {
    expect(after('felines', 'light', 'zeta-reticuli').basics.lyra.ships).toBe(6);
    expect(after('mantids', 'light', 'xilox').offTrack).toBe(4);
  });

  it('3.17b Yowies in Lyra clash too', () =>
    expect(answers(start('yowies', 'light', 'lyra'), 'A')).toEqual(['ChooseTechnology']));

  it('3.17c Caninoids choose among what is at I after the sector’s bonus', () => {
    expect(start('caninoids', 'light', 'sirius').choices('A', 'ChooseTechnology', 'technology')).not.toContain(
      'genetics',
    );
  });

  it('3.17d Yowies never choose Robotics here', () => {
    expect(start('yowies', 'light', 'lyra').choices('A', 'ChooseTechnology', 'technology')).not.toContain('robotics');
  });
});
