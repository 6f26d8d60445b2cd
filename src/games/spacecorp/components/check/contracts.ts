import { type Board } from '../board-types.js';
import { type Condition } from '../effects.js';
import { type Era, ERAS, SIDES } from '../kinds.js';
import { part, unless } from './parts.js';

/** 10.2: rows in each era. */
const ROWS = 7;
const SLOTS = 3;

const ONLY_LATER: readonly Condition['kind'][] = ['progressCards'];
const ONLY_STARS: readonly Condition['kind'][] = ['basesInSystems', 'colonies', 'nearbyColonies'];

/** How much of what is counted there is at all; null where the board sets no limit. */
const most = (condition: Condition, { sites, regions }: Board): number | null => {
  switch (condition.kind) {
    case 'basesAtSites':
      return condition.sites.length;
    case 'basesAtLagrange':
      return sites.filter(({ kind }) => kind === 'lagrange').length;
    case 'basesOffLagrange':
      return sites.filter(({ kind, build }) => kind !== 'lagrange' && build !== null).length;
    case 'basesInRegions':
      return sites
        .filter(({ region, build }) => condition.regions.includes(region) && build !== null)
        .reduce((sum, { boxes }) => sum + Math.max(1, boxes.length), 0);
    case 'basesInDifferentRegions':
      return regions.filter(({ id }) => sites.some(({ region, build }) => region === id && build !== null)).length;
    case 'basesInSystems':
    case 'colonies':
    case 'nearbyColonies':
      return sites.filter(({ kind }) => kind === 'star').length;
    case 'infraCards':
      return SLOTS;
    case 'produceAction':
    case 'produceTotal':
    case 'basesOnTiles':
    case 'basesOnEach':
    case 'progressCards':
      return null;
  }
};

const unknown = (ids: readonly string[], known: readonly string[], what: string, path: string): readonly string[] => [
  ...unless(ids.length > 0, path, 'this list is empty.'),
  ...ids.flatMap((id) => unless(known.includes(id), path, `there is no ${what} "${id}" in this era.`)),
];

const wrongWith = (
  condition: Condition,
  era: Era,
  board: Board,
  stacks: readonly string[],
  path: string,
): readonly string[] => {
  const found: string[] = [];
  const { kind } = condition;
  if (kind === 'basesAtSites')
    found.push(
      ...unknown(
        condition.sites,
        board.sites.map(({ id }) => id),
        'site',
        `${path}.sites`,
      ),
    );
  if (kind === 'basesInRegions')
    found.push(
      ...unknown(
        condition.regions,
        board.regions.map(({ id }) => id),
        'region',
        `${path}.regions`,
      ),
    );
  if (kind === 'basesOnTiles') {
    if (condition.icons.length === 0 || condition.stacks.length > 0)
      found.push(...unknown(condition.stacks, stacks, 'stack', `${path}.stacks`));
  }
  if (kind === 'basesOnEach') found.push(...unless(condition.icons.length > 0, `${path}.icons`, 'this list is empty.'));
  const limit = most(condition, board);
  return [
    ...found,
    ...unless(
      !(ONLY_LATER.includes(kind) && era === 'mariners') && !(ONLY_STARS.includes(kind) && era !== 'starfarers'),
      `${path}.kind`,
      'nothing of the kind exists in this era.',
    ),
    ...('n' in condition
      ? unless(
          limit === null || condition.n <= limit,
          `${path}.n`,
          `${condition.n} are wanted, but there are ${limit}.`,
        )
      : []),
  ];
};

export const contractParts = [
  part(['contracts'], ({ contracts }) =>
    ERAS.flatMap((era) =>
      unless(
        contracts[era].length === ROWS,
        `contracts.${era}`,
        `an era has ${ROWS} contracts, not ${contracts[era].length}.`,
      ),
    ),
  ),
  part(['contracts', 'boards', 'tiles'], ({ contracts, boards, tiles }) =>
    ERAS.flatMap((era) => {
      const stacks = tiles[era].map(({ stack }) => stack);
      return contracts[era].flatMap((row, i) =>
        SIDES.flatMap((side) =>
          wrongWith(row[side].condition, era, boards[era], stacks, `contracts.${era}[${i}].${side}.condition`),
        ),
      );
    }),
  ),
];
