import { type Board, type Site } from '../board-types.js';
import { reachFrom } from '../distances.js';
import { type Era, ERAS, type SiteKind } from '../kinds.js';
import { part, repeated, unless } from './parts.js';

const KINDS_OF: Readonly<Record<Era, readonly SiteKind[]>> = {
  mariners: ['home', 'world', 'lagrange', 'beyond'],
  planeteers: ['home', 'world', 'lagrange', 'beyond'],
  starfarers: ['home', 'star', 'spur'],
};

interface Pair {
  readonly between: readonly [string, string];
}
/** A table of pairs holds each once; given both ways round, it must say the same both ways. */
const pairs = <T extends Pair>(
  rows: readonly T[],
  value: (row: T) => number,
  path: string,
  what: 'region' | 'site',
  known: ReadonlySet<string>,
): readonly string[] =>
  rows.flatMap((row, i) => {
    const [a, b] = row.between;
    const earlier = rows.slice(0, i).find(({ between }) => between.includes(a) && between.includes(b) && a !== b);
    const here = `${path}[${i}]`;
    return [
      ...row.between.flatMap((id) =>
        unless(known.has(id), `${here}.between`, `there is no ${what} "${id}" on this board.`),
      ),
      ...unless(a !== b, `${here}.between`, `a ${what} has no distance to itself.`),
      ...(earlier === undefined
        ? []
        : value(earlier) === value(row)
          ? [`${here}: ${a} and ${b} are given twice.`]
          : [`${here}: not symmetric, ${a} and ${b} are ${value(row)} apart here and ${value(earlier)} before.`]),
    ];
  });

const siteFigures = (site: Site, era: Era, path: string): readonly string[] => {
  const { kind, explore, build, boxes } = site;
  const explored = kind === 'world' || kind === 'star';
  const stacks = kind === 'star' ? boxes.map((_, i) => (i === 0 ? 'primary' : 'secondary')) : [`e${explore}`];
  return [
    ...unless(KINDS_OF[era].includes(kind), `${path}.kind`, `there is no ${kind} in this era.`),
    ...unless(
      explored === (explore !== null),
      `${path}.explore`,
      'worlds and stars have an explore cost, others null.',
    ),
    ...unless(
      (explored || kind === 'lagrange') === (build !== null),
      `${path}.build`,
      'worlds, stars and Lagrange points have a build cost, others null.',
    ),
    ...unless(explored === boxes.length > 0, `${path}.boxes`, 'worlds and stars have boxes, others none.'),
    ...unless(
      !explored || boxes.join() === stacks.join(),
      `${path}.boxes`,
      kind === 'star'
        ? 'the first box of a star is primary, the others are secondary.'
        : 'the one box of a world is filled from the stack of its explore cost.',
    ),
    ...unless(kind === 'star' || !site.multiStar, `${path}.multiStar`, 'only a star can be several.'),
  ];
};

const wrongOn = (board: Board, era: Era): readonly string[] => {
  const path = `boards.${era}`;
  const kinds = new Map(board.regions.map(({ id, kind }) => [id, kind]));
  const regions = new Set(kinds.keys());
  const sites = new Map(board.sites.map((site) => [site.id, site]));
  const inRegion = (id: string): readonly Site[] => board.sites.filter(({ region }) => region === id);
  const found = [
    ...repeated(board.regions.map(({ id }) => [id, `${path}.regions[${id}]`])),
    ...unless(sites.get(board.home)?.kind === 'home', `${path}.home`, `there is no home "${board.home}".`),
    ...unless(
      board.beyond === null || sites.get(board.beyond)?.kind === 'beyond',
      `${path}.beyond`,
      `there is no Beyond site "${board.beyond}".`,
    ),
    ...board.sites.flatMap((site) => {
      const here = `${path}.sites[${site.id}]`;
      return [
        ...unless(regions.has(site.region), `${here}.region`, `there is no region "${site.region}" on this board.`),
        ...unless(
          (site.kind !== 'home' || site.id === board.home) && (site.kind !== 'beyond' || site.id === board.beyond),
          `${here}.kind`,
          `it is not the ${site.kind} that the board names.`,
        ),
        ...unless(
          (site.kind === 'spur') === (kinds.get(site.region) === 'spur'),
          `${here}.kind`,
          'spurs lie in the regions of kind spur, and nothing else does.',
        ),
        ...unless(
          site.kind !== 'star' || inRegion(site.region).length === 1,
          `${here}.region`,
          'a star is alone in its region.',
        ),
        ...siteFigures(site, era, here),
      ];
    }),
    ...board.regions.flatMap(({ id, kind }) =>
      unless(
        (inRegion(id).length === 0) === (kind === 'empty'),
        `${path}.regions[${id}].kind`,
        'a region is empty exactly if no site lies in it.',
      ),
    ),
    ...pairs(board.borders, ({ cost }) => cost, `${path}.borders`, 'region', regions),
    ...pairs(board.transits, ({ add }) => add, `${path}.transits`, 'region', regions),
    ...pairs(board.passages, ({ distance }) => distance, `${path}.passages`, 'site', new Set(sites.keys())),
  ];
  if (found.length > 0) return found;
  const reached = reachFrom(board, sites.get(board.home)!.region);
  return board.regions.flatMap(({ id }) =>
    unless(reached.has(id), `${path}.regions[${id}]`, 'no border leads here from home.'),
  );
};

export const boardParts = [
  part(['boards'], ({ boards }) => [
    ...ERAS.flatMap((era) => wrongOn(boards[era], era)),
    ...repeated(ERAS.flatMap((era) => boards[era].sites.map(({ id }) => [id, `boards.${era}.sites[${id}]`] as const))),
  ]),
];
