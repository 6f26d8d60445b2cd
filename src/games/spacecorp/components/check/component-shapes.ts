import {
  BASE_TYPES,
  CUBES,
  EDGE_IDS,
  ERAS,
  KINDS,
  LATER_ERAS,
  PROGRESS_KINDS,
  SEAT_COUNTS,
  SIDES,
  SIGNS,
  STACKS,
} from '../kinds.js';
import { type BeyondPlace, type EraSetUp, type Figures, type Name, type Names, type SetUp } from '../table-types.js';
import {
  type Base,
  type Colony,
  type Components,
  type ContractSide,
  type ProgressTitle,
  type Wheel,
} from '../types.js';
import { board, tile } from './board-shapes.js';
import { cardType, edges, hq, timeCards } from './card-shapes.js';
import { baseEffect, colonyEffect, condition, prerequisite, progressEffect, requirement } from './effect-shapes.js';
import {
  each,
  entry,
  fields,
  flag,
  list,
  named,
  oneOf,
  orNull,
  pair,
  type Shape,
  signed,
  text,
  whole,
} from './shapes.js';

const n = whole(1);
const n0 = whole(0);

const base = entry<Base>({
  copies: n,
  requirement: each(ERAS, orNull(requirement)),
  effects: each(ERAS, list(baseEffect)),
});

const contractSide = entry<ContractSide>({ condition, award: n0 });

const progressTitle = entry<ProgressTitle>({
  id: text,
  kind: oneOf(PROGRESS_KINDS),
  era: oneOf(LATER_ERAS),
  copies: n,
  award: n0,
  prerequisite: orNull(prerequisite),
  effects: list(progressEffect),
});

const colony = entry<Colony>({ id: text, value: n0, effect: text, seats: list(oneOf(SEAT_COUNTS)) });

const eraSetUp = entry<EraSetUp>({
  teamsAtHome: n,
  dealtCard: orNull(text),
  dealtStartCards: n0,
  extraDraws: each(SEAT_COUNTS, list(n)),
  lastSeatProfit: each(SEAT_COUNTS, n0),
  beyond: orNull(pair(entry<BeyondPlace>({ site: text, how: oneOf(['explores', 'stands', 'onStar', 'onTrack']) }))),
  begun: fields<EraSetUp['begun']>({ profit: n0, cubeSpaces: n0, freeAdaptation: flag }),
});

const setUp = entry<SetUp>({
  teams: n,
  timeInHand: n0,
  timeInDeck: each(SEAT_COUNTS, n0),
  eras: each(ERAS, eraSetUp),
});

const figures = entry<Figures>({
  offers: n,
  researchHand: n0,
  drawHand: n0,
  claimCompensation: n0,
  contractsToEnd: n,
  standstillTurns: n,
  radiationPenalty: each(ERAS, n0),
  profitSpent: each(ERAS, n0),
  nearby: n0,
  trackBoxes: n0,
  spurFirst: n0,
  spurLater: n0,
  colonizeBuild: n,
  colonizeBuildMultiStar: n,
  colonizeProfit: n,
  colonyProfit: list(signed),
  beyondProfit: pair(n0),
  geneticsSpaceProfit: n0,
});

const name = fields<Name>({ en: text, es: text });
const names = fields<Names>({
  era: each(ERAS, name),
  kind: each(KINDS, name),
  sign: each(SIGNS, name),
  stack: each(STACKS, name),
  cube: each(CUBES, name),
  progressKind: each(PROGRESS_KINDS, name),
  base: each(BASE_TYPES, name),
  edge: each(EDGE_IDS, name),
  region: named(name),
  site: named(name),
  tile: named(name),
  card: named(name),
  progress: named(name),
  colony: named(name),
});

/** Section by section, so that one faulty section does not hide what is wrong with another. */
export const sections: { readonly [S in keyof Components]: Shape<Components[S]> } = {
  boards: each(ERAS, board),
  tiles: each(ERAS, list(tile)),
  decks: each(ERAS, list(cardType)),
  time: timeCards,
  edges,
  bases: each(BASE_TYPES, base),
  hqs: each(ERAS, hq),
  contracts: each(ERAS, list(each(SIDES, contractSide))),
  progress: list(progressTitle),
  wheel: entry<Wheel>({ spaces: n }),
  colonies: list(colony),
  colonyEffects: named(colonyEffect),
  setUp,
  figures,
  names,
};
