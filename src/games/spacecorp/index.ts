import { type Box } from '../kernel/box.js';
import { type Fact, type GameDefinition, type Json, type OptionSpec, type Phrase } from '../kernel/game-definition.js';
import { gameOfSteps, type KernelFact, type Play } from '../kernel/game-of-steps.js';
import { type SpacecorpAction } from './actions.js';
import { adviseWith, usualOrders } from './advice.js';
import { type Board, WINDOWS } from './board.js';
import { checkComponents } from './components/check.js';
import { components } from './components/index.js';
import { ERAS } from './components/kinds.js';
import { type Components } from './components/types.js';
import { describe } from './describe.js';
import { drawWith } from './draw.js';
import { blank, evolveWith, flawsWith } from './evolve.js';
import { FACT_VERSIONS, isIrrevocable, type SpacecorpFact } from './facts.js';
import { heedWith } from './heed.js';
import { ordersWith, type SpacecorpOrder } from './orders.js';
import { outcome } from './rules/closing.js';
import { rulesWith } from './rules/index.js';
import { setupWith } from './rules/set-up.js';
import { type SpacecorpStep } from './steps.js';
import { tallyWith } from './tally.js';
import { textWith } from './text.js';
import { touches } from './touches.js';
import { type SpacecorpView, viewWith } from './view.js';
import { wordsOf } from './words/index.js';

const label = (id: string): { label: Phrase; note: Phrase } => ({
  label: { say: `option.${id}` },
  note: { say: `option.${id}.note` },
});

/** 2.1, 18.1 */
const OPTIONS: readonly OptionSpec[] = [
  { id: 'firstEra', ...label('firstEra'), kind: 'choice', of: ERAS, preset: 'mariners' },
  { id: 'lastEra', ...label('lastEra'), kind: 'choice', of: ERAS, preset: 'starfarers' },
  { id: 'windows', ...label('windows'), kind: 'choice', of: WINDOWS, preset: 'open', candid: ['holders'] },
];

type View = SpacecorpView & Json;
export type Spacecorp = GameDefinition<
  Play<Board, SpacecorpStep>,
  SpacecorpAction,
  SpacecorpFact | KernelFact<SpacecorpStep>,
  View,
  SpacecorpOrder
>;

const RULES = '1';
const EDITION = 'edition';

/**
 * The game over one box of components. Whoever replaces component files checks them first (`checkComponents`) and says
 * by which hash they are known; it stands in the table's first fact, and in the version that a table is pinned to. The
 * box of this edition is called 'edition'.
 */
export const spacecorpWith = (box: Components, hash: string): Spacecorp =>
  gameOfSteps<Board, SpacecorpStep, SpacecorpAction, SpacecorpFact, View, SpacecorpOrder>({
    id: 'spacecorp',
    rulesVersion: hash === EDITION ? RULES : `${RULES}+${hash.slice(0, 12)}`,
    title: 'SpaceCorp',
    players: { min: 2, max: 4 },
    options: OPTIONS,
    words: wordsOf(box),
    factVersions: FACT_VERSIONS,
    blank,
    setup: setupWith(hash),
    evolve: evolveWith(box),
    rules: rulesWith(box),
    irrevocable: (fact: Fact) => isIrrevocable(fact),
    view: viewWith(box),
    orders: ordersWith(box),
    heed: heedWith(box),
    describe,
    touches,
    draw: drawWith(box),
    text: textWith(box),
    outcome,
    rounds: ({ turns, seats }) => Math.ceil(turns / Math.max(1, seats.length)),
    tally: tallyWith(box),
    advise: adviseWith(box),
    usualOrders,
    flaws: flawsWith(box),
  });

export const spacecorp: Spacecorp = spacecorpWith(components, EDITION);

export const spacecorpBox: Box = {
  game: spacecorp.id,
  parts: { ...components },
  wrong: checkComponents,
  gameOver: (parts, hash) => spacecorpWith(parts as unknown as Components, hash),
};
