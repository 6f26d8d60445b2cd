import { type ProgressTitle } from './types.js';

/**
 * Adaptations and Breakthroughs (rulebook.md 14.13 to 14.21), two copies of each title, one with the award. Provenance: two
 * copies and nine and seven titles are printed; the rest by entry, and what no entry claims is designed. Of Cooperative
 * Empathy and Sensory Focus the part about the Intros, of Energy Fields the part about the Phobes is printed too.
 */
const title = (
  kind: ProgressTitle['kind'],
  award: number,
  rest: Pick<ProgressTitle, 'id' | 'era' | 'effects'> & Partial<ProgressTitle>,
): ProgressTitle => ({ kind, award, copies: 2, prerequisite: null, ...rest });
type Rest = Parameters<typeof title>[2];
const adaptation = (rest: Rest): ProgressTitle => title('adaptation', 1, rest);
const breakthrough = (rest: Rest): ProgressTitle => title('breakthrough', 2, rest);

export const progress: readonly ProgressTitle[] = [
  adaptation({
    id: 'cooperative_empathy',
    era: 'planeteers',
    effects: [{ kind: 'rewardCards', cards: 2 }, { kind: 'buildsAtIntros' }],
    printed: ['name', 'era'],
  }),
  adaptation({
    id: 'low_body_mass',
    era: 'planeteers',
    effects: [{ kind: 'adds', to: 'move', value: { planeteers: 2, starfarers: 5 } }],
    printed: ['name'],
  }),
  adaptation({
    id: 'radiation_resistant',
    era: 'planeteers',
    effects: [{ kind: 'shields', kinds: ['move', 'build'] }],
    printed: ['name'],
    published: ['era', 'effects'],
  }),
  adaptation({
    id: 'sensory_focus',
    era: 'planeteers',
    effects: [{ kind: 'adds', to: 'explore', value: { planeteers: 1, starfarers: 2 } }, { kind: 'buildsAtIntros' }],
    printed: ['name'],
  }),
  adaptation({ id: 'metabolic_control', era: 'planeteers', effects: [{ kind: 'drawsWith', hand: 6 }] }),
  breakthrough({
    id: 'probe_network',
    era: 'planeteers',
    effects: [{ kind: 'multiplies', what: 'explore', by: 2 }],
    printed: ['name', 'award', 'effects'],
  }),
  breakthrough({
    id: 'nano_assembly',
    era: 'planeteers',
    effects: [{ kind: 'adds', to: 'build', value: { planeteers: 2, starfarers: 4 } }],
  }),
  breakthrough({ id: 'quantum_trading', era: 'planeteers', effects: [{ kind: 'extraTiles', tiles: 1 }] }),
  adaptation({
    id: 'star_children',
    era: 'starfarers',
    prerequisite: { kind: 'ownsOfKind', of: 'breakthrough', n: 2 },
    effects: [{ kind: 'placesTeam' }],
    printed: ['name', 'award', 'prerequisite'],
    published: ['effects'],
  }),
  adaptation({
    id: 'enviro_tolerance',
    era: 'starfarers',
    effects: [{ kind: 'colonyPoint' }],
    printed: ['name', 'effects'],
    published: ['award'],
  }),
  adaptation({
    id: 'silent_partnering',
    era: 'starfarers',
    effects: [{ kind: 'gainsPerOpposingClaim', gain: 1 }],
    printed: ['name', 'era'],
  }),
  adaptation({
    id: 'long_sleep',
    era: 'starfarers',
    prerequisite: { kind: 'owns', title: 'metabolic_control' },
    effects: [{ kind: 'skipsTrack', boxes: 1 }],
  }),
  breakthrough({
    id: 'jump_drive',
    era: 'starfarers',
    effects: [{ kind: 'multiplies', what: 'move', by: 2 }],
    printed: ['name'],
  }),
  breakthrough({
    id: 'matter_shifting',
    era: 'starfarers',
    effects: [{ kind: 'usesInfra', hqs: 2 }],
    printed: ['name', 'era'],
  }),
  breakthrough({
    id: 'energy_fields',
    era: 'starfarers',
    effects: [{ kind: 'shields', kinds: ['build'] }, { kind: 'staysWithPhobes' }],
    printed: ['name'],
  }),
  breakthrough({
    id: 'stellar_engineering',
    era: 'starfarers',
    prerequisite: { kind: 'owns', title: 'nano_assembly' },
    effects: [{ kind: 'ignoresDearTiles' }],
  }),
];
