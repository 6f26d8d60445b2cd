import { type Condition } from './effects.js';
import { type ByEra } from './kinds.js';
import { type Contract, type ContractSide, type Provenance } from './types.js';

/**
 * The contracts, row by row, for the side for one or two and the side for three or four seats (rulebook.md 10.2 to 10.2b).
 * Provenance: by entry, the rest is designed. A condition that is claimed includes its number.
 */
const side = (condition: Condition, award: number, known: Provenance = {}): ContractSide => ({
  condition,
  award,
  ...known,
});
const row = (few: ContractSide, many: ContractSide): Contract => ({ '1-2': few, '3-4': many });
const alike = (condition: Condition, award: number, known: Provenance = {}): Contract =>
  row(side(condition, award, known), side(condition, award, known));

const printed = { printed: ['condition', 'award'] };
const published = { published: ['condition', 'award'] };

const inBelt = (n: number): Condition => ({ kind: 'basesInRegions', n, regions: ['belt'] });
const beyondJupiter = (n: number): Condition => ({
  kind: 'basesInRegions',
  n,
  regions: ['saturn', 'uranus', 'neptune', 'pluto'],
});

/** An Alien tile is one of the Alien stack, whatever it shows. */
const onAlien: Condition = {
  kind: 'basesOnTiles',
  n: 1,
  icons: ['artifact', 'outpost', 'ruins'],
  stacks: ['alien'],
};

export const contracts: ByEra<readonly Contract[]> = {
  mariners: [
    row(side({ kind: 'produceAction' }, 2, printed), side({ kind: 'produceAction' }, 2, { printed: ['condition'] })),
    alike({ kind: 'basesAtSites', n: 1, sites: ['north_mars', 'south_mars'] }, 3, { published: ['condition'] }),
    row(side({ kind: 'basesOffLagrange', n: 4 }, 2, printed), side({ kind: 'basesOffLagrange', n: 3 }, 2, printed)),
    // That there is a row for Lagrange points is published, its numbers are designed.
    row(side({ kind: 'basesAtLagrange', n: 3 }, 2), side({ kind: 'basesAtLagrange', n: 2 }, 2)),
    alike({ kind: 'infraCards', n: 3 }, 2),
    row(side({ kind: 'basesInDifferentRegions', n: 4 }, 3), side({ kind: 'basesInDifferentRegions', n: 3 }, 3)),
    alike({ kind: 'basesOnTiles', n: 1, icons: ['life'], stacks: [] }, 3),
  ],
  planeteers: [
    row(side({ kind: 'progressCards', n: 2 }, 3, printed), side({ kind: 'progressCards', n: 2 }, 3)),
    alike({ kind: 'basesOnEach', icons: ['water', 'life'] }, 3),
    row(side(inBelt(4), 5, published), side(inBelt(3), 5)),
    row(side(beyondJupiter(3), 5, published), side(beyondJupiter(2), 5)),
    row(side({ kind: 'basesInDifferentRegions', n: 4 }, 4), side({ kind: 'basesInDifferentRegions', n: 3 }, 4)),
    row(side({ kind: 'produceTotal', n: 6 }, 4), side({ kind: 'produceTotal', n: 5 }, 4)),
    alike({ kind: 'basesInRegions', n: 1, regions: ['neptune', 'pluto'] }, 4),
  ],
  starfarers: [
    row(side({ kind: 'colonies', n: 1 }, 4), side({ kind: 'colonies', n: 1 }, 5)),
    row(side(onAlien, 3), side(onAlien, 4)),
    row(side({ kind: 'basesInSystems', n: 4 }, 5), side({ kind: 'basesInSystems', n: 3 }, 6)),
    alike({ kind: 'nearbyColonies', n: 2 }, 6),
    row(side({ kind: 'progressCards', n: 7 }, 5, { printed: ['condition'] }), side({ kind: 'progressCards', n: 4 }, 6)),
    row(side({ kind: 'produceTotal', n: 10 }, 5), side({ kind: 'produceTotal', n: 7 }, 5)),
    row(side({ kind: 'colonies', n: 3 }, 6), side({ kind: 'colonies', n: 2 }, 6)),
  ],
};
