import { type Board, type Site } from './board-types.js';
import { type Era, ERAS } from './kinds.js';
import { once } from './once.js';
import { type Components, type RegionId, type SiteId } from './types.js';

/** How a Move goes from one site to another. `through` begins with the region of the start and ends with the last. */
export interface Way {
  readonly distance: number;
  readonly through: readonly RegionId[];
  /** 14.3a: some of it lies in the radiation. */
  readonly radiation: boolean;
}

interface Reach {
  readonly cost: number;
  readonly radiated: number;
  readonly through: readonly RegionId[];
}

const joins = ({ between: [a, b] }: { readonly between: readonly [string, string] }, x: string, y: string): boolean =>
  (a === x && b === y) || (a === y && b === x);

/** The regions on the other side of each border, with its cost. */
export const neighboursOf = ({ borders }: Board, region: RegionId): readonly (readonly [RegionId, number])[] =>
  borders
    .filter(({ between }) => between.includes(region))
    .map(({ between: [a, b], cost }) => [a === region ? b : a, cost]);

/** 6.4b: the cheapest way to every region, of equal ones that with least radiation; never through a spur (15.6a). */
export const reachFrom = (board: Board, start: RegionId): ReadonlyMap<RegionId, Reach> => {
  const regions = new Map(board.regions.map((region) => [region.id, region]));
  const radiated = (id: RegionId): number => (regions.get(id)!.radiation ? 1 : 0);
  const reached = new Map<RegionId, Reach>([[start, { cost: 0, radiated: radiated(start), through: [start] }]]);
  // A region goes on the list again whenever a better way to it is found.
  const open = [start];
  for (const region of open) {
    if (regions.get(region)!.kind === 'spur' && region !== start) continue;
    const here = reached.get(region)!;
    for (const [next, cost] of neighboursOf(board, region)) {
      const way = {
        cost: here.cost + cost,
        radiated: here.radiated + radiated(next),
        through: [...here.through, next],
      };
      const known = reached.get(next);
      if (known && (known.cost < way.cost || (known.cost === way.cost && known.radiated <= way.radiated))) continue;
      reached.set(next, way);
      open.push(next);
    }
  }
  return reached;
};

const wayOf = (board: Board, reach: Reach, from: Site, to: Site): Way => {
  const passage = board.passages.find((candidate) => joins(candidate, from.id, to.id));
  const transit = board.transits.find((candidate) => joins(candidate, from.region, to.region));
  const byBorders = board.liftOff + reach.cost + board.landing + from.gravity + to.gravity + (transit?.add ?? 0);
  return {
    distance: passage ? passage.distance : byBorders,
    through: reach.through,
    radiation: reach.radiated > 0,
  };
};

const waysOn = (board: Board): ReadonlyMap<SiteId, ReadonlyMap<SiteId, Way>> =>
  new Map(
    board.sites.map((from) => {
      const reached = reachFrom(board, from.region);
      const others = board.sites.filter(({ id, region }) => id !== from.id && reached.has(region));
      return [from.id, new Map(others.map((to) => [to.id, wayOf(board, reached.get(to.region)!, from, to)]))];
    }),
  );

const ways = once(({ boards }) => new Map(ERAS.map((era) => [era, waysOn(boards[era])])));

/** To every other site of the board. Who may go there (6.3, 15.6) is another matter. */
export const waysFrom = (components: Components, era: Era, from: SiteId): ReadonlyMap<SiteId, Way> =>
  ways(components).get(era)!.get(from)!;

export const distancesFromHome = (components: Components, era: Era): Readonly<Record<SiteId, number>> =>
  Object.fromEntries(
    [...waysFrom(components, era, components.boards[era].home)].map(([site, { distance }]) => [site, distance]),
  );

/** 15.9: region by region what is nearby, the region itself included. */
export const nearby: (components: Components) => ReadonlyMap<RegionId, ReadonlySet<RegionId>> = once(
  ({ boards: { starfarers: board }, figures }) =>
    new Map(
      board.regions.map(({ id }) => {
        const near = [...reachFrom(board, id)].filter(([, { cost }]) => cost <= figures.nearby);
        return [id, new Set(near.map(([region]) => region))];
      }),
    ),
);

/** 15.9a: the pairs of star systems that are nearby each other, in the order of the board. */
export const nearbySystems: (components: Components) => readonly (readonly [RegionId, RegionId])[] = once(
  (components) => {
    const systems = components.boards.starfarers.sites.filter(({ kind }) => kind === 'star');
    return systems.flatMap(({ region: a }, i) =>
      systems
        .slice(i + 1)
        .filter(({ region: b }) => nearby(components).get(a)!.has(b))
        .map(({ region: b }) => [a, b] as const),
    );
  },
);
