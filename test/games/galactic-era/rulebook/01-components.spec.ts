import { describe, expect, it } from '@jest/globals';
import {
  basicsInReserve,
  decoysLeft,
  populationOf,
  populationOn,
  shipsAtHex,
} from '../../../../src/games/galactic-era/board.js';
import {
  BASIC_SHIPS,
  CARD_IDS,
  DECOYS,
  GOALS,
  LETTERS,
  NEUTRALS,
  OVAL_COPIES,
  PEOPLE_IDS,
  RELICS,
  STORIES,
} from '../../../../src/games/galactic-era/components/pieces.js';
import { SECTOR_IDS } from '../../../../src/games/galactic-era/components/sectors.js';
import { DISCS } from '../../../../src/games/galactic-era/components/track.js';
import { flaws } from '../../../../src/games/galactic-era/flaws.js';
import { galacticEra } from '../../../../src/games/galactic-era/index.js';
import { nationsOf } from '../../../../src/games/galactic-era/setup.js';
import { allowance } from '../../../../src/games/galactic-era/rules/tokens.js';
import {
  answers,
  at,
  basics,
  boardOf,
  capital,
  discs,
  ethics,
  fleet,
  given,
  levels,
  moving,
  nation,
  neutral,
  people,
  progressing,
  relic,
  tokens,
  war,
  laid,
} from '../given.js';

const full = nation('A', () => ({ offTrack: DISCS - 1, ascended: DISCS - 3 }));

describe('1 Components and limits', () => {
  it('1.1 three to six seats, two with a puppet as the third, and one against automas', () => {
    expect(galacticEra.players).toEqual({ min: 1, max: 6 });
    expect(nationsOf(['A', 'B'])).toEqual(['A', 'B', 'C']);
    expect(laid(1, ['A']).automas).toMatchObject({ B: { kind: 'farmers' }, C: { kind: 'slavers' } });
    expect(nationsOf(['A', 'B', 'C'])).toEqual(['A', 'B', 'C']);
  });

  it('1.2 what a seat does not have left it cannot place', () => {
    expect([BASIC_SHIPS, DISCS, LETTERS.length, DECOYS, Object.values(OVAL_COPIES).reduce((a, b) => a + b)]).toEqual([
      16, 39, 5, 5, 6,
    ]);
    const board = given(basics('A', 'uru', 15), fleet('A', 1, 'A', 'izar', 1, 0, 0, 0, 0));
    expect([basicsInReserve(board, 'A'), decoysLeft(board, 'A')]).toEqual([1, 1]);
    const built = progressing(given(() => board, tokens('A', 'build grow'))).when('A', 'build');
    expect(built.refused('A', 'place lyra 2').rule).toBe('17.5');
    expect(built.refused('A', 'new b lyra 2+0+0').rule).toBe('17.5a');
  });

  it('1.3 ships in fleets are not limited', () => {
    const board = given(fleet('A', 1, 'A', 'uru', 10, 10, 10, 10, 10, 10, 10));
    expect([shipsAtHex(board, 'A', 'uru'), flaws(board)]).toEqual([70, []]);
  });

  it('1.3a advanced tactic tokens are not limited but by the letters', () => {
    const tactics = { A: 'x2', B: 'x2', C: 'x2', D: 'x2', E: 'x2' } as const;
    expect(flaws(given(...['A', 'B', 'C'].map((seat) => nation(seat, () => ({ tactics })))))).toEqual([]);
  });

  it('1.4 what is common to all', () => {
    expect([SECTOR_IDS.length, RELICS.length, CARD_IDS.length, STORIES.length]).toEqual([9, 10, 13, 4]);
    expect(NEUTRALS).toEqual({ uninhabited: 21, primitive: 15, advanced: 15 });
  });

  it('1.4a all 17 peoples and 8 goals', () => expect([PEOPLE_IDS.length, GOALS.length]).toEqual([17, 8]));

  it('1.5a a disc placed comes off the track, a disc taken off goes back', () => {
    const gained = progressing(
      given(tokens('A', 'gain grow'), ethics('A', 'dark'), discs('B', 'uru', 3), basics('A', 'uru', 4)),
    );
    expect(populationOf(boardOf(gained), 'B')).toBe(9);
    const taken = boardOf(gained.when('A', 'gain uru'));
    expect([populationOf(taken, 'A'), populationOf(taken, 'B')]).toEqual([7, 6]);
  });

  it('1.5b with an empty track discs come from own unblocked planets, or fewer are placed', () => {
    const board = given(
      discs('A', 'izar', 2),
      full,
      neutral('uru', 'advanced'),
      basics('A', 'uru', 1),
      tokens('A', 'gain grow'),
    );
    const short = progressing(board).when('A', 'gain uru');
    expect(short.offer('A', 'TakeDiscs').inputs.discs).toMatchObject({
      over: [{ id: 'izar', max: 2 }],
      total: { min: 0, max: 2 },
    });
    expect(boardOf(short.when('A', 'take izar 1')).discs).toMatchObject({ uru: { count: 2 }, izar: { count: 1 } });
    expect(boardOf(short.when('A', 'take none')).discs).toMatchObject({ uru: { count: 1 }, izar: { count: 2 } });
  });

  it('1.6 a planet holds any number of discs, of one seat', () => {
    const taken = progressing(
      given(tokens('A', 'gain grow'), ethics('A', 'dark'), discs('B', 'uru', 13), basics('A', 'uru', 14)),
    ).when('A', 'gain uru');
    expect(boardOf(taken).discs).toEqual({ uru: { seat: 'A', count: 1 } });
  });

  it('1.7 a hex holds any number of ships of any seats', () => {
    const board = given(basics('A', 'uru', 16), basics('B', 'uru', 16), fleet('C', 1, 'A', 'uru', 10, 10));
    expect(flaws(board)).toEqual([]);
    expect(answers(moving(board), 'A')).toContain('SailBasics');
  });

  it('1.8 the capital counts as 6 discs, but not for extra ovals', () => {
    expect(populationOn(given(discs('A', 'lyra', 2)), 'lyra')).toBe(8);
    expect(allowance(given(), 'A')).toBe(2);
  });

  it('1.9 the capital is no disc: not relocated, sacrificed, saved or hit by the ray', () => {
    const relocates = progressing(
      given(levels('A', { propulsion: 6 }), discs('A', 'uru', 1), tokens('A', 'grow build')),
    );
    expect(
      relocates
        .question('A')
        .offers.filter(({ action }) => action.type === 'Relocate')
        .map(({ action }) => action.from),
    ).toEqual(['uru']);
    const rogue = progressing(given(people('A', 'rogue-ai', 'dark'), tokens('A', 'build grow'))).when('A', 'build');
    expect(answers(rogue, 'A')).not.toContain('SacrificeDiscs');
    const ray = moving(
      given(
        discs('A', 'vega', 1),
        relic('A', 'vega', 'death-ray'),
        war('A', 'B'),
        capital('B', '0.3.16'),
        basics('A', 'lyra', 1),
      ),
    );
    expect(answers(ray, 'A')).not.toContain('FireRay');
  });

  it('1.10 DP may fall below 0', () => {
    const position = at(given(discs('A', 'uru', 5)), { step: 'choosingTokens' })
      .when('A', 'tokens gain grow build + military')
      .when('B', 'tokens grow build + military')
      .when('C', 'tokens grow build + military');
    expect(boardOf(position).nations.A.points).toBe(-3);
  });

  it('1.11 what a people says prevails', () => {
    const empire = given(
      people('A', 'orion', 'dark'),
      tokens('A', 'gain grow'),
      discs('B', 'uru', 9),
      basics('A', 'uru', 1),
    );
    expect(progressing(empire).choices('A', 'Gain', 'hex')).toEqual(['uru']);
  });
});
