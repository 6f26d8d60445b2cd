import { type Fact, type GameDefinition, type Json, type OptionSpec, type Phrase } from '../kernel/game-definition.js';
import { begin, gameOfSteps, type KernelFact, type Play } from '../kernel/game-of-steps.js';
import { type GalacticAction } from './actions.js';
import { advise, usualOrders } from './advice.js';
import { type Board } from './board.js';
import { DIFFICULTIES } from './components/automas.js';
import { GOALS, STORIES } from './components/pieces.js';
import { describe, touches } from './describe.js';
import { draw } from './draw.js';
import { blank, evolve } from './evolve.js';
import { FACT_VERSIONS, type GalacticFact, isIrrevocable } from './facts.js';
import { flaws } from './flaws.js';
import { heed } from './heed.js';
import { type GalacticOrder, orders } from './orders.js';
import { rules } from './rules/index.js';
import { outcome } from './rules/reckoning.js';
import { layTable } from './setup.js';
import { type GalacticStep } from './steps.js';
import { textWith } from './text.js';
import { type GalacticView, view } from './view.js';
import { words } from './words/index.js';

const label = (id: string): { label: Phrase; note: Phrase } => ({
  label: { say: `option.${id}` },
  note: { say: `option.${id}.note` },
});

/** 3.1, 31.1 */
const OPTIONS: readonly OptionSpec[] = [
  { id: 'story', ...label('story'), kind: 'choice', of: ['drawn', ...STORIES], preset: 'drawn' },
  { id: 'goal', ...label('goal'), kind: 'choice', of: ['drawn', 'none', ...GOALS], preset: 'drawn' },
  { id: 'asked', ...label('asked'), kind: 'choice', of: ['all', 'holders'], preset: 'all', candid: ['holders'] },
  { id: 'bounds', ...label('bounds'), kind: 'switch', preset: false },
  // 29.8
  {
    id: 'difficulty',
    ...label('difficulty'),
    kind: 'choice',
    of: Object.keys(DIFFICULTIES),
    preset: 'standard',
  },
  // 27.3
  { id: 'setup', ...label('setup'), kind: 'choice', of: ['dealt', 'picked'], preset: 'dealt' },
  // 27.1
  ...[...'ABCDEF'].map((seat): OptionSpec => ({
    id: `handicap${seat}`,
    ...label(`handicap${seat}`),
    kind: 'choice',
    of: ['none', 'beginner', 'experienced'],
    preset: 'none',
  })),
];

type View = GalacticView & Json;
export type GalacticEra = GameDefinition<
  Play<Board, GalacticStep>,
  GalacticAction,
  GalacticFact | KernelFact<GalacticStep>,
  View,
  GalacticOrder
>;

export const galacticEra: GalacticEra = gameOfSteps<
  Board,
  GalacticStep,
  GalacticAction,
  GalacticFact,
  View,
  GalacticOrder
>({
  id: 'galactic-era',
  rulesVersion: '1',
  title: 'Galactic Era',
  players: { min: 1, max: 6 },
  options: OPTIONS,
  words,
  factVersions: FACT_VERSIONS,
  blank,
  setup: (options, seats, chance) => [...layTable(options, seats, chance), begin<GalacticStep>({ step: 'galaxy' })],
  evolve,
  rules,
  irrevocable: (fact: Fact) => isIrrevocable(fact),
  view,
  orders,
  heed,
  describe,
  touches,
  draw,
  text: textWith(words),
  outcome,
  rounds: ({ round }) => round,
  advise,
  usualOrders,
  flaws,
});
