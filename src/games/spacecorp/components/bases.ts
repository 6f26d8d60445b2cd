import { type BaseEffect, type Requirement } from './effects.js';
import { type BaseType, type ByEra, type Icon, type Sign } from './kinds.js';
import { type Base } from './types.js';

/** The nine types of base (rulebook.md 1.3, 8.4 to 8.18). Provenance: printed, but for how many there are of each type. */
const nothing: Requirement = { kind: 'nothing' };
const tileWith = (...anyOf: readonly Sign[]): Requirement => ({ kind: 'tileWith', anyOf });
const tileWithout = (...noneOf: readonly Icon[]): Requirement => ({ kind: 'tileWithout', noneOf });

const always = <T>(value: T): ByEra<T> => ({ mariners: value, planeteers: value, starfarers: value });
const base = (requirement: ByEra<Requirement | null>, effects: ByEra<readonly BaseEffect[]>): Base => ({
  copies: 3,
  requirement,
  effects,
  printed: ['name', 'requirement', 'effects'],
});

export const bases: Readonly<Record<BaseType, Base>> = {
  attraction: base(
    {
      mariners: tileWith('wonder'),
      planeteers: tileWith('wonder'),
      starfarers: tileWith('anomaly', 'artifact', 'outpost', 'ruins'),
    },
    {
      mariners: [{ kind: 'givesP', p: 1 }],
      planeteers: [{ kind: 'givesP', p: 1 }],
      starfarers: [{ kind: 'givesP', p: 2 }],
    },
  ),
  bio_lab: base(always(tileWith('life')), always([{ kind: 'advances', cube: 'genetics', spaces: 1 }])),
  exploiter: base(
    { mariners: null, planeteers: tileWith('P'), starfarers: tileWith('P', 'Col') },
    {
      mariners: [],
      planeteers: [{ kind: 'exploits', numbers: ['P'] }],
      starfarers: [{ kind: 'exploits', numbers: ['P', 'Col'] }],
    },
  ),
  industrial: base(always(tileWith('water', 'P')), {
    mariners: [{ kind: 'multipliesBuild', by: 2 }],
    planeteers: [{ kind: 'multipliesBuild', by: 2 }],
    starfarers: [{ kind: 'colonyPoint' }],
  }),
  refinery: base(always(tileWith('P')), always([{ kind: 'raisesP', by: 1 }])),
  research: base(always(nothing), {
    mariners: [{ kind: 'takesOffer', orRevelation: 0 }],
    planeteers: [{ kind: 'takesOffer', orRevelation: 0 }],
    starfarers: [{ kind: 'takesOffer', orRevelation: 1 }],
  }),
  secure: base(
    { mariners: null, planeteers: nothing, starfarers: nothing },
    {
      mariners: [],
      planeteers: [{ kind: 'gainsPerOpposingBase', gain: 1, within: 'region' }],
      starfarers: [{ kind: 'gainsPerOpposingBase', gain: 1, within: 'nearby' }, { kind: 'quietsPhobes' }],
    },
  ),
  shield_factory: base(
    { mariners: null, planeteers: tileWith('water'), starfarers: tileWith('water') },
    { mariners: [], planeteers: [{ kind: 'shieldsRegion' }], starfarers: [{ kind: 'shieldsRegion' }] },
  ),
  spaceport: base(
    { mariners: { kind: 'lagrange' }, planeteers: { kind: 'noGravity' }, starfarers: tileWithout('anomaly', 'dust') },
    {
      mariners: [{ kind: 'addsToMove', add: 2 }, { kind: 'transports' }],
      planeteers: [{ kind: 'multipliesMoveCard', by: 2 }, { kind: 'transports' }],
      starfarers: [{ kind: 'multipliesMoveCard', by: 2 }, { kind: 'transports' }],
    },
  ),
};
