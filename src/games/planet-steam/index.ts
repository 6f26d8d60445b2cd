import { type Fact, type GameDefinition, type Json, type OptionSpec, type Phrase } from '../kernel/game-definition.js';
import { gameOfSteps, type KernelFact, type Play } from '../kernel/game-of-steps.js';
import { type PlanetSteamAction } from './actions.js';
import { advise, usualOrders } from './advice.js';
import { type Board, SWITCHES } from './board.js';
import { describe } from './describe.js';
import { draw } from './draw.js';
import { blank, evolve, flaws } from './evolve.js';
import { FACT_VERSIONS, isIrrevocable, type PlanetSteamFact } from './facts.js';
import { heed } from './heed.js';
import { orders, type PlanetSteamOrder } from './orders.js';
import { rules } from './rules/index.js';
import { outcome } from './rules/final-phase.js';
import { setup } from './rules/table-setup.js';
import { type PlanetSteamStep } from './steps.js';
import { text } from './text.js';
import { touches } from './touches.js';
import { type PlanetSteamView, view } from './view.js';
import { en } from './words/en.js';
import { es } from './words/es.js';

const label = (id: string): { label: Phrase; note: Phrase } => ({
  label: { say: `option.${id}` },
  note: { say: `option.${id}.note` },
});

/** 2.1: each on its own switch. */
const OPTIONS: readonly OptionSpec[] = [
  ...SWITCHES.map((id): OptionSpec => ({ id, ...label(id), kind: 'switch', preset: false })),
  { id: 'credits', ...label('credits'), kind: 'choice', of: ['shown', 'hidden'], preset: 'shown' },
];

type View = PlanetSteamView & Json;

export const planetSteam: GameDefinition<
  Play<Board, PlanetSteamStep>,
  PlanetSteamAction,
  PlanetSteamFact | KernelFact<PlanetSteamStep>,
  View,
  PlanetSteamOrder
> = gameOfSteps<Board, PlanetSteamStep, PlanetSteamAction, PlanetSteamFact, View, PlanetSteamOrder>({
  id: 'planet-steam',
  rulesVersion: '1',
  title: 'Planet Steam',
  players: { min: 2, max: 5 },
  options: OPTIONS,
  words: { en, es },
  factVersions: FACT_VERSIONS,
  blank,
  setup,
  evolve,
  rules,
  irrevocable: (fact: Fact) => isIrrevocable(fact),
  view: (play, seat) => view(play, seat) as View,
  orders,
  heed,
  describe,
  touches,
  draw,
  text,
  outcome,
  rounds: ({ round }) => round,
  advise,
  usualOrders,
  flaws,
});
