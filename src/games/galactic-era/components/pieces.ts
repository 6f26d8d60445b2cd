import { type Technology } from './technologies.js';

/** Ids of cards, peoples, relics and the like. Names are in the words files, what they do in the chapters of rules. */
export const ETHICS = ['light', 'dark'] as const;
export type Ethics = (typeof ETHICS)[number];

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof LETTERS)[number];
export const TACTIC_SIDES = ['x2', 'dp3'] as const;
export type TacticSide = (typeof TACTIC_SIDES)[number];

export const CHIPS = [10, 5, 4, 3, 2, 1] as const;
/** Of the chips with ships (6.8). */
export const HIGHEST_CHIP = CHIPS[0];
export const DECOYS = 5;
export const BASIC_SHIPS = 16;
export const RESERVE_SHIPS = 6;
export const START_SHIPS = 3;

/** Neutral tokens of the box (1.4). */
export const NEUTRALS = { uninhabited: 21, primitive: 15, advanced: 15 } as const;
export type Neutral = keyof typeof NEUTRALS;

export const OVALS = ['gain', 'grow', 'build', 'research', 'ethics'] as const;
export type Oval = (typeof OVALS)[number];
export const OVAL_COPIES: Readonly<Record<Oval, number>> = { gain: 2, grow: 1, build: 1, research: 1, ethics: 1 };
export type Square = Technology | 'up' | 'down';

export interface StartBonus {
  readonly technology?: Partial<Record<Technology, number>>;
  /** One technology of choice rises to II. */
  readonly choice?: true;
  readonly ships?: number;
  readonly discs?: number;
  readonly points?: number;
}

const bothSides = (bonus: StartBonus = {}): Record<Ethics, StartBonus> => ({ light: bonus, dark: bonus });

/** Printed start bonuses (chapter 25). */
export const PEOPLES = {
  alliance: bothSides(),
  annunaki: bothSides({ technology: { genetics: 2 } }),
  avians: bothSides({ technology: { spirituality: 2, propulsion: 2 } }),
  caninoids: bothSides({ choice: true }),
  anchara: { light: { points: 2 }, dark: { ships: 2 } },
  galactic: bothSides(),
  dracos: bothSides({ technology: { military: 2 }, ships: 3 }),
  felines: bothSides({ ships: 1 }),
  greys: { light: { ships: -1 }, dark: { ships: 1 } },
  'rogue-ai': bothSides({ technology: { robotics: 2 } }),
  icc: { light: { technology: { propulsion: 2 } }, dark: { technology: { robotics: 2 }, ships: 1 } },
  mantids: { light: { discs: 2 }, dark: { technology: { genetics: 2 } } },
  'cosmic-mayans': bothSides(),
  plejars: bothSides(),
  progenitors: bothSides(),
  orion: bothSides(),
  yowies: bothSides({ technology: { spirituality: 3 } }),
} as const satisfies Record<string, Record<Ethics, StartBonus>>;
export type People = keyof typeof PEOPLES;
export const PEOPLE_IDS = Object.keys(PEOPLES) as People[];

/** Domination cards with the points of their section A; 11 for special-scientific is a published figure (23.16). */
export const CARDS = {
  acquisition: 10,
  military: 10,
  central: 12,
  'general-scientific': 9,
  economic: 7,
  defensive: 9,
  density: 7,
  diplomatic: 14,
  spatial: 11,
  'special-scientific': 11,
  etheric: 8,
  exploratory: 13,
  alignment: 9,
} as const;
export type Card = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as Card[];

export const STORIES = ['journeys', 'wars', 'migrations', 'rivalry'] as const;
export type Story = (typeof STORIES)[number];
export const GOALS = [
  'control',
  'cooperation',
  'personal-growth',
  'discovery',
  'legacy',
  'leadership',
  'power',
  'presence',
] as const;
export type Goal = (typeof GOALS)[number];

/** Relics that stay face up on their planet, and those that are discarded after their effect (26.1). */
export const PERMANENT_RELICS = ['defense-grid', 'ancient-pyramids', 'death-ray', 'super-stargate'] as const;
export const RELICS = [
  ...PERMANENT_RELICS,
  'buried-ships',
  'ancient-military',
  'ancient-spirituality',
  'ancient-propulsion',
  'ancient-robotics',
  'ancient-genetics',
] as const;
export type Relic = (typeof RELICS)[number];
export const isPermanent = (relic: Relic): boolean => (PERMANENT_RELICS as readonly Relic[]).includes(relic);
export const ancientTechnology = (relic: Relic): Technology | null =>
  relic.startsWith('ancient-') && relic !== 'ancient-pyramids' ? (relic.slice('ancient-'.length) as Technology) : null;

export const ROUNDS = 8;
export type Era = 'light1' | 'dark' | 'light2';
export const eraOf = (round: number): Era => (round <= 2 ? 'light1' : round <= 6 ? 'dark' : 'light2');
