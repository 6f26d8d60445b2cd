/** The closed lists that rules code may switch on. Everything else in the component data is open and can be replaced. */
export const ERAS = ['mariners', 'planeteers', 'starfarers'] as const;
export type Era = (typeof ERAS)[number];
export type LaterEra = Exclude<Era, 'mariners'>;
export const LATER_ERAS = ['planeteers', 'starfarers'] as const satisfies readonly LaterEra[];
export type ByEra<T> = Readonly<Record<Era, T>>;

/** 1.1 */
export const SEAT_COUNTS = [2, 3, 4] as const;
export type SeatCount = (typeof SEAT_COUNTS)[number];
export type BySeats<T> = Readonly<Record<SeatCount, T>>;

/** 2.3: the two sides of the contract display. */
export const SIDES = ['1-2', '3-4'] as const;
export type Side = (typeof SIDES)[number];

/** 3.4: what an action is; the first seven are counted in values and stand on faces. */
export const VALUE_KINDS = ['research', 'move', 'explore', 'build', 'produce', 'genetics', 'revelation'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];
export const KINDS = [...VALUE_KINDS, 'upgrade', 'special', 'colonize'] as const;
export type Kind = (typeof KINDS)[number];

export const FACE_SIGNS = ['plain', 'shielded', 'multiplier'] as const;
export type FaceSign = (typeof FACE_SIGNS)[number];

/** 4.5 */
export const TIME_USES = ['x2', 'twice'] as const;
export type TimeUse = (typeof TIME_USES)[number];

/** 1.8 */
export const ICONS = ['water', 'life', 'wonder', 'anomaly', 'artifact', 'outpost', 'ruins', 'dust'] as const;
export type Icon = (typeof ICONS)[number];
/** What a base may ask of a tile: an icon, or a P or Col number. */
export const SIGNS = [...ICONS, 'P', 'Col'] as const;
export type Sign = (typeof SIGNS)[number];

/** 1.9 */
export const STACKS = ['e1', 'e2', 'e3', 'primary', 'secondary', 'alien'] as const;
export type Stack = (typeof STACKS)[number];
/** 15.13, 15.14: tiles with a rule of their own. */
export const TILE_RULES = ['phobes', 'intros'] as const;
export type TileRule = (typeof TILE_RULES)[number];

export const CUBES = ['genetics', 'revelation'] as const;
export type Cube = (typeof CUBES)[number];
export const PROGRESS_KINDS = ['adaptation', 'breakthrough'] as const;
export type ProgressKind = (typeof PROGRESS_KINDS)[number];

/** 8.4 */
export const BASE_TYPES = [
  'attraction',
  'bio_lab',
  'exploiter',
  'industrial',
  'refinery',
  'research',
  'secure',
  'shield_factory',
  'spaceport',
] as const;
export type BaseType = (typeof BASE_TYPES)[number];

/** Home; a Lagrange point; the Beyond site; a star with its track; an Orion Spur; any other site is a world. */
export const SITE_KINDS = ['home', 'world', 'lagrange', 'beyond', 'star', 'spur'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];
/** Nobody stops in an empty region (15.4), nobody passes through a spur (15.6a). */
export const REGION_KINDS = ['open', 'empty', 'spur'] as const;
export type RegionKind = (typeof REGION_KINDS)[number];

/** 11.5 to 11.15 */
export const EDGE_IDS = [
  'competitors',
  'divert',
  'hack',
  'hostile_microbes',
  'incompatible',
  'intercept',
  'leak',
  'market_influence',
  'poach',
  'sabotage',
  'salvage',
] as const;
export type EdgeId = (typeof EDGE_IDS)[number];
/** 11.2: when an Edge is played, and who may play it. */
export const MOMENTS = [
  'payment',
  'research',
  'produce',
  'breakthrough',
  'claims',
  'discard',
  'closing',
  'opening',
  'any',
] as const;
export type Moment = (typeof MOMENTS)[number];
export const PLAYERS_OF_EDGES = ['active', 'opponents', 'all'] as const;
export type PlayerOfEdge = (typeof PLAYERS_OF_EDGES)[number];
