import { type Border, type Region, type Site } from '../board-types.js';
import { type Stack } from '../kinds.js';
import { type Provenance, type RegionId, type SiteId } from '../types.js';

/** Short ways to write the rows of a board. */
const PLAIN = { explore: null, build: null, gravity: 0, boxes: [], multiStar: false } as const;

export const region = (id: RegionId, rest: Partial<Region> = {}): Region => ({
  id,
  kind: 'open',
  radiation: false,
  ...rest,
});

/** Home, Beyond and spurs: neither explored nor built on. */
export const place = (kind: 'home' | 'beyond' | 'spur', id: SiteId, at: RegionId, rest: Partial<Site> = {}): Site => ({
  ...PLAIN,
  id,
  region: at,
  kind,
  ...rest,
});

export const lagrange = (id: SiteId, at: RegionId, build: number, known: Provenance = {}): Site => ({
  ...PLAIN,
  id,
  region: at,
  kind: 'lagrange',
  build,
  ...known,
});

/** One box, filled from the stack of the explore cost (7.3). */
export const world = (id: SiteId, at: RegionId, explore: 1 | 2 | 3, build: number, rest: Partial<Site> = {}): Site => ({
  ...PLAIN,
  id,
  region: at,
  kind: 'world',
  explore,
  build,
  boxes: [`e${explore}`],
  ...rest,
});

/** One Primary box, the others Secondary (15.10); the region has the id of the star. */
export const star = (id: SiteId, explore: number, build: number, boxes: number, rest: Partial<Site> = {}): Site => ({
  ...PLAIN,
  id,
  region: id,
  kind: 'star',
  explore,
  build,
  boxes: Array.from({ length: boxes }, (_, i): Stack => (i === 0 ? 'primary' : 'secondary')),
  ...rest,
});

export const border = (a: RegionId, b: RegionId, cost: number, known: Provenance = {}): Border => ({
  between: [a, b],
  cost,
  ...known,
});
