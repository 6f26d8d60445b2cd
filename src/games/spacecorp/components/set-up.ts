import { add } from './decks/card.js';
import { type ByEra } from './kinds.js';
import { type SetUp } from './table-types.js';
import { type Hq, type TimeCards, type Wheel } from './types.js';

/** Set-up by number of seats and era (rulebook.md 1.10, 1.11, 2, 13, 18). Provenance: by entry, the rest is designed. */
export const time: TimeCards = {
  id: 'time',
  copies: 8,
  kinds: ['move', 'explore', 'build'],
  uses: ['x2', 'twice'],
  printed: ['name', 'copies', 'kinds', 'uses'],
};

export const wheel: Wheel = { spaces: 3, published: ['spaces'] };

export const hqs: ByEra<Hq> = {
  mariners: { research: 2, slots: [add('move', 1), null, null], printed: ['research', 'slots'] },
  planeteers: { research: 2, slots: [add('move', 3), add('explore', 1), add('build', 2)] },
  starfarers: { research: 3, slots: [add('move', 5), add('explore', 3), add('build', 3)] },
};

const ERA_PRINTED = [
  'teamsAtHome',
  'dealtCard',
  'dealtStartCards',
  'extraDraws',
  'lastSeatProfit',
  'beyond',
  'begun',
] as const;
const nobody = { 2: [], 3: [], 4: [] };
const none = { 2: 0, 3: 0, 4: 0 };

export const setUp: SetUp = {
  teams: 4,
  timeInHand: 1,
  timeInDeck: { 2: 0, 3: 2, 4: 4 },
  eras: {
    mariners: {
      teamsAtHome: 2,
      dealtCard: 'chemical_drive',
      dealtStartCards: 0,
      extraDraws: { 2: [2], 3: [2, 3], 4: [3, 4] },
      lastSeatProfit: { 2: 0, 3: 1, 4: 1 },
      beyond: null,
      begun: { profit: 0, cubeSpaces: 0, freeAdaptation: false },
      printed: ERA_PRINTED,
    },
    planeteers: {
      teamsAtHome: 2,
      dealtCard: null,
      dealtStartCards: 2,
      extraDraws: nobody,
      lastSeatProfit: none,
      beyond: [
        { site: 'ceres', how: 'explores', printed: ['site', 'how'] },
        { site: 'vesta', how: 'stands', printed: ['site', 'how'] },
      ],
      begun: { profit: 8, cubeSpaces: 1, freeAdaptation: false },
      printed: ERA_PRINTED,
    },
    starfarers: {
      teamsAtHome: 3,
      dealtCard: null,
      dealtStartCards: 2,
      extraDraws: nobody,
      lastSeatProfit: none,
      beyond: [
        { site: 'alpha_centauri', how: 'onStar', printed: ['site', 'how'] },
        { site: 'luhman_16', how: 'onTrack', printed: ['site', 'how'] },
      ],
      begun: { profit: 20, cubeSpaces: 2, freeAdaptation: true },
      printed: ERA_PRINTED,
    },
  },
  printed: ['teams', 'timeInHand', 'timeInDeck'],
};
