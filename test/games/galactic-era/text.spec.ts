import { describe, expect, it } from '@jest/globals';
import { seededChance } from '../../../src/games/kernel/chance.js';
import { LOCALES, type Seat } from '../../../src/games/kernel/game-definition.js';
import { placeholders } from '../../../src/games/kernel/tell.js';
import { type GalacticAction } from '../../../src/games/galactic-era/actions.js';
import { FACT_VERSIONS, type GalacticFact } from '../../../src/games/galactic-era/facts.js';
import { galacticEra } from '../../../src/games/galactic-era/index.js';
import { en } from '../../../src/games/galactic-era/words/en.js';
import { es } from '../../../src/games/galactic-era/words/es.js';
import { playOut, presetOptions, seatsFor } from '../../../src/bots/play-out.js';
import { greedy } from '../../../src/bots/policies.js';
import { alone, by, power } from './alone.js';
import {
  basics,
  discs,
  ethics,
  fleet,
  given,
  hand,
  hidden,
  levels,
  moving,
  neutral,
  play,
  points,
  relic,
  tactic,
  tokens,
  war,
} from './given.js';

const words = { en, es } as const;
const keys = Object.keys(en) as (keyof typeof en)[];
const LISTS = [
  'seat',
  'people',
  'ethics',
  'technology',
  'level',
  'square',
  'oval',
  'letter',
  'tactic',
  'card',
  'neutral',
  'relic',
  'story',
  'goal',
  'era',
  'gained',
  'gate',
  'cause',
  'announce',
  'automa',
  'difficulty',
  'roll',
  'rank',
];
const lines = (board: string): string[] => board.split('\n');
const fits = (board: string): void => {
  expect(lines(board).filter((line) => line.length > 78 || line.startsWith('>') || line.endsWith(' '))).toEqual([]);
  expect(board).not.toMatch(/undefined|null|NaN|\[object|[{}]/);
};

/** Six seats at the end of a long game, told to each of them. */
const ended = playOut({
  game: galacticEra,
  seats: seatsFor(6),
  options: presetOptions(galacticEra),
  chance: seededChance(3),
  policies: Object.fromEntries(seatsFor(6).map((seat) => [seat, greedy])),
});
const full = moving(
  given(
    ...[war('A', 'B'), ethics('B', 'dark'), levels('A', { military: 4, spirituality: 3 }), tactic('A', 'C', 'dp3')],
    ...[basics('A', 'lyra', 3), fleet('A', 1, 'C', 'uru', 2, 1, 0), basics('B', 'uru', 2), basics('C', '0.1.06', 1)],
    ...[discs('B', 'vega', 4), relic('B', 'vega', 'death-ray'), hidden('khaa', 'buried-ships')],
    ...[
      neutral('uru', 'advanced'),
      neutral('khaa', 'primitive'),
      hand('A', 'spatial'),
      tokens('A', 'gain grow', 'military'),
    ],
  ),
);
const board = (viewer: Seat | null, locale: 'en' | 'es' = 'en', position = full): string =>
  galacticEra.text(position.view(viewer), locale);

describe('words', () => {
  it('are the same keys in both languages', () => expect(Object.keys(es).sort()).toEqual([...keys].sort()));

  it('mention the same values in both languages', () => {
    expect(keys.filter((key) => placeholders(en[key]).join() !== placeholders(es[key]).join())).toEqual([]);
  });

  it('are never empty', () => {
    expect(LOCALES.flatMap((locale) => keys.filter((key) => words[locale][key].trim() === ''))).toEqual([]);
  });

  it('tell every fact that is told at all', () => {
    const untold = [
      'MovementTurnEnded',
      'ProgressTurnBegan',
      'ProgressTurnEnded',
      'SquareUsed',
      'TradesClosed',
      'TradeOpened',
      'StoodFirm',
      'ForcingDeclined',
      'ReserveKept',
      'TheftDeclined',
      'EffectWaived',
      'BattleEnded',
      'ActionResolved',
      'RoundScored',
    ];
    const told = (Object.keys(FACT_VERSIONS) as GalacticFact['type'][]).filter((type) => !untold.includes(type));
    expect(
      told.filter(
        (type) =>
          !keys.some((key) => key === `fact.${type}` || key.startsWith(`fact.${type}.`)) && type !== 'PointsChanged',
      ),
    ).toEqual([]);
  });

  it('have a notation for every offer, and no notation without one', () => {
    const typed = keys.filter((key) => key.startsWith('type.')).map((key) => key.slice(5));
    const offered = keys.filter((key) => key.startsWith('offer.')).map((key) => key.slice(6));
    expect(typed.sort()).toEqual(offered.sort());
    const known: GalacticAction['type'][] = [
      'KeepPeople',
      'SailFleet',
      'NameSpoils',
      'ChooseTokens',
      'FileTrades',
      'PlayB',
      'AcceptPeace',
    ];
    for (const type of known) expect(typed).toContain(type);
  });

  it('name everything of a list in both languages', () => {
    for (const list of LISTS) expect(keys.filter((key) => key.startsWith(`${list}.`)).length).toBeGreaterThan(1);
  });
});

describe('the board in letters', () => {
  it('fits 78 columns in both languages, for every viewer', () => {
    for (const locale of LOCALES) {
      for (const viewer of [null, 'A', 'B', 'C']) fits(board(viewer, locale));
      for (const viewer of [null, ...seatsFor(6)])
        fits(galacticEra.text(galacticEra.view(ended.state as typeof full.state, viewer), locale));
    }
  });

  it('names every planet, whose it is, and who is there', () => {
    const text = board('A');
    expect(text).toMatch(/Vega \w\d+: B blue, 4 discs, population 4; Planetary Death Ray/);
    expect(text).toMatch(/Uru \w\d+: face down; A#1 C 2\+1\+0, B2/);
    expect(text).toMatch(/0\.1\.06 \w\d+ nebula: C1/);
  });

  it('shows a fleet to others by handle and height only', () => {
    const split = play(moving(given(fleet('A', 1, 'C', 'lyra', 2, 1), basics('A', 'uru', 1))), 'A: split #1 a 1');
    expect(board('A', 'en', split)).toContain('A#1 C 2, A#2 A 1');
    expect(board('B', 'en', split)).toContain('A#1 ? (1), A#2 ? (1)');
  });

  it('tells its reader alone what only it knows', () => {
    const looked = full.when('A', 'see uru');
    expect(board('A', 'en', looked)).toContain('Seen face down: Uru: advanced');
    expect(board('A', 'en', looked)).toContain('Your cards: Spatial');
    for (const viewer of ['B', null]) expect(board(viewer, 'en', looked)).not.toMatch(/advanced|Spatial/);
  });

  it('has a map on which neighbours are neighbours', () => {
    const text = lines(board('A'));
    const spot = /Khaa (\w)(\d+)/.exec(text.join('\n'))!;
    const row = text.find((line) => line.startsWith(`  ${spot[2].padStart(2)} `))!;
    const column = 5 + 2 * 'abcdefghijklmnopqrstuvwxyz@'.indexOf(spot[1]);
    expect(row[column]).toBe('P');
  });

  it('names the automas, their power and where their ships appear, and the rank at the end', () => {
    const lone = by(alone(power(2), basics('C', 'khaa', 4), points('A', 94)), [], { step: 'reckoning' });
    for (const locale of LOCALES) for (const viewer of [null, 'A']) fits(board(viewer, locale, lone));
    const text = board('A', 'en', lone);
    expect(text).toContain('C red: Slavers, power discs 2');
    expect(text).toMatch(/appear at 0\.4\.15, 1\.4\.19 and\s+1\.4\.11|appear at 0\.4\.15, 1\.4\.19,\s+1\.4\.11/);
    expect(text).toMatch(/C red +Slavers +dark +- +- +4/);
    expect(text).toContain('Rank: galactic');
    expect(text).not.toMatch(/2\. /);
  });

  it('ends with the result', () => {
    expect(galacticEra.text(galacticEra.view(ended.state as typeof full.state, null), 'en')).toMatch(
      /RESULT\n {2}1\. /,
    );
  });
});
