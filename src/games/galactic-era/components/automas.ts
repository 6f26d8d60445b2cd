import { type Galaxy, type Hex } from './galaxy.js';
import { type Technology } from './technologies.js';

/** The figures of the automas (chapter 29). Published figures unless the rulebook marks them otherwise; index 0 is a die of 1. */
export const AUTOMA_KINDS = ['farmers', 'slavers'] as const;
export type AutomaKind = (typeof AUTOMA_KINDS)[number];

/** 29.8 */
export const DIFFICULTIES = {
  easy: { ships: 0, power: 0 },
  standard: { ships: 1, power: 0 },
  hard: { ships: 2, power: 1 },
  insane: { ships: 3, power: 2 },
} as const;
export type Difficulty = keyof typeof DIFFICULTIES;
export const difficultyOf = (options: Readonly<Record<string, unknown>>): Difficulty =>
  (Object.keys(DIFFICULTIES) as Difficulty[]).find((one) => one === options.difficulty) ?? 'standard';

/** 29.4, as places of the whole galaxy: a planet may lie there and give the hex its name. */
const SPAWNS: readonly (readonly [number, number])[] = [
  [-2, 4],
  [0, -7],
  [6, -7],
];
/** The first of them is the one in the central sector. */
export const spawnHexes = ({ places, hexes }: Galaxy): Hex[] =>
  SPAWNS.map(([q, r]) => hexes.find((hex) => places[hex].q === q && places[hex].r === r)!);

/** 29.9 */
export interface Start {
  readonly levels: Partial<Record<Technology, number>>;
  readonly drawn?: number;
  readonly power?: number;
}
export const STARTS: Readonly<Record<AutomaKind, readonly Start[]>> = {
  farmers: [
    { levels: { military: 2 } },
    { levels: { spirituality: 2 } },
    { levels: { propulsion: 2 } },
    { levels: { robotics: 2 } },
    { levels: { genetics: 2 } },
    { levels: {}, drawn: 2 },
  ],
  slavers: [
    { levels: { military: 3 } },
    { levels: { spirituality: 2, military: 2 } },
    { levels: { propulsion: 2, military: 2 } },
    { levels: { robotics: 2, military: 2 } },
    { levels: { genetics: 2, military: 2 } },
    { levels: {}, power: 2 },
  ],
};

/** 29.11 */
export type Course =
  | 'planetOfSeat'
  | 'otherPlanet'
  | 'centre'
  | 'anyPlanet'
  | 'direction'
  | 'shun'
  | 'hostile'
  | 'foreignPlanet'
  | 'neutralOrDirection'
  | 'neutralOrStay';
export const COURSES: Readonly<Record<AutomaKind, readonly Course[]>> = {
  farmers: ['planetOfSeat', 'otherPlanet', 'centre', 'anyPlanet', 'direction', 'shun'],
  slavers: ['planetOfSeat', 'hostile', 'centre', 'foreignPlanet', 'neutralOrDirection', 'neutralOrStay'],
};
/** Results of the Slavers that declare war first. */
export const WAR_UP_TO = 2;

/** 29.13 */
export type Take = 'takeOfSeat' | 'takeNeutral' | 'takeAny' | 'takeOneNeutral' | 'takeMore' | 'takeLastOfSeat';
export type Spawn = 'spawnAll' | 'spawnTwo' | 'spawnOne' | 'spawnCentre' | 'ship';
export type Deed = Technology | 'anyTechnology' | 'up' | 'down' | 'grow' | Take | Spawn;
export const DEEDS: Readonly<Record<AutomaKind, readonly (readonly Deed[])[]>> = {
  farmers: [['military'], ['spirituality'], ['propulsion'], ['robotics'], ['genetics'], ['up', 'ship']],
  slavers: [
    ['military', 'spawnAll'],
    ['down', 'takeOfSeat', 'spawnTwo'],
    ['propulsion', 'spawnOne'],
    ['robotics', 'spawnCentre'],
    ['down', 'takeAny', 'grow'],
    ['takeNeutral', 'anyTechnology'],
  ],
};

/** 29.14 */
export const POWER = { noPeace: 2, lesson: 3, twoDice: 4, costly: 5, price: 5 } as const;

/** 29.15, 29.16: the highest die that accepts; null needs no die. */
export const ACCEPTS_PEACE: Readonly<Record<AutomaKind, number>> = { farmers: 4, slavers: 2 };
export const ACCEPTS_TRADE: Readonly<Record<AutomaKind, Readonly<Record<'light' | 'dark', number | null>>>> = {
  farmers: { light: null, dark: 4 },
  slavers: { light: 2, dark: 4 },
};
/** 29.17 */
export const FIGHTS_FROM = 4;
/** 29.19 */
export const SLAVERS_SPIRITUALITY = 4;

/** 29.21 */
export const RANKS = ['lunar', 'planetary', 'stellar', 'galactic', 'cosmic'] as const;
export type Rank = (typeof RANKS)[number];
const RANK_FROM = [70, 85, 100, 115];
export const rankOf = (points: number, withGoal: boolean): Rank =>
  RANKS[Math.max(0, RANK_FROM.filter((from) => points >= from).length - (withGoal ? 1 : 0))];
