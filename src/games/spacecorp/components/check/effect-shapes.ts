import {
  type BaseEffect,
  type ColonyEffect,
  type Condition,
  COUNTED,
  type Prerequisite,
  type ProgressEffect,
  type Requirement,
  type Special,
} from '../effects.js';
import { CUBES, ICONS, LATER_ERAS, PROGRESS_KINDS, SIGNS, STACKS } from '../kinds.js';
import { byKind, each, either, list, oneOf, text, whole } from './shapes.js';

const n = whole(1);
const icons = list(oneOf(ICONS));
const valued = oneOf(['move', 'explore', 'build']);

export const requirement = byKind<Requirement>({
  nothing: {},
  lagrange: {},
  noGravity: {},
  tileWith: { anyOf: list(oneOf(SIGNS)) },
  tileWithout: { noneOf: icons },
});

export const baseEffect = byKind<BaseEffect>({
  givesP: { p: whole(0) },
  raisesP: { by: n },
  advances: { cube: oneOf(CUBES), spaces: n },
  exploits: { numbers: list(oneOf(['P', 'Col'])) },
  takesOffer: { orRevelation: whole(0) },
  gainsPerOpposingBase: { gain: n, within: oneOf(['region', 'nearby']) },
  quietsPhobes: {},
  multipliesBuild: { by: n },
  shieldsRegion: {},
  addsToMove: { add: n },
  multipliesMoveCard: { by: n },
  transports: {},
  colonyPoint: {},
});

export const special = byKind<Special>({ probe: {}, relocate: {}, wormhole: {}, gain: { profit: n } });

export const condition = byKind<Condition>({
  produceAction: {},
  produceTotal: { n },
  basesAtSites: { n, sites: list(text) },
  basesAtLagrange: { n },
  basesOffLagrange: { n },
  basesInRegions: { n, regions: list(text) },
  basesInDifferentRegions: { n },
  basesInSystems: { n },
  basesOnTiles: { n, icons, stacks: list(oneOf(STACKS)) },
  basesOnEach: { icons },
  infraCards: { n },
  progressCards: { n },
  colonies: { n },
  nearbyColonies: { n },
});

export const prerequisite = byKind<Prerequisite>({
  owns: { title: text },
  ownsOfKind: { of: oneOf(PROGRESS_KINDS), n },
});

export const progressEffect = byKind<ProgressEffect>({
  adds: { to: valued, value: each(LATER_ERAS, whole(0)) },
  multiplies: { what: valued, by: n },
  shields: { kinds: list(oneOf(['move', 'build'])) },
  rewardCards: { cards: n },
  drawsWith: { hand: n },
  extraTiles: { tiles: n },
  colonyPoint: {},
  gainsPerOpposingClaim: { gain: n },
  usesInfra: { hqs: n },
  skipsTrack: { boxes: n },
  placesTeam: {},
  buildsAtIntros: {},
  staysWithPhobes: {},
  ignoresDearTiles: {},
});

export const colonyEffect = byKind<ColonyEffect>({
  nothing: {},
  whenOpponentColonizes: { gain: n },
  whenYouColonize: { gain: either(n, oneOf(['ownColonies'])) },
  whenOpponentClaims: { gain: n },
  whenOpponentProduces: { gain: n },
  atOncePer: { what: oneOf(COUNTED), each: n },
  atOnceOpenAward: {},
  atEndClaim: {},
  atEndPerFreeSystem: { gain: n },
});
