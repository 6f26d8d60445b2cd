import { type Era, ERAS, type Stack, STACKS } from '../kinds.js';
import { part, repeated, unless } from './parts.js';

/** 1.9: printed numbers of tiles. */
const TILES: Readonly<Record<Era, Readonly<Partial<Record<Stack, number>>>>> = {
  mariners: { e1: 6, e2: 3 },
  planeteers: { e1: 6, e2: 14, e3: 8 },
  starfarers: { primary: 16, secondary: 12, alien: 5 },
};

export const tileParts = [
  part(['tiles'], ({ tiles }) => [
    ...ERAS.flatMap((era) =>
      STACKS.flatMap((stack) => {
        const printed = TILES[era][stack] ?? 0;
        const found = tiles[era].filter((tile) => tile.stack === stack).length;
        return unless(found === printed, `tiles.${era}`, `the stack ${stack} has ${printed} tiles, not ${found}.`);
      }),
    ),
    ...ERAS.flatMap((era) =>
      tiles[era].flatMap(({ id, stack, redirect }) =>
        unless(
          redirect === null || (redirect !== stack && TILES[era][redirect] !== undefined),
          `tiles.${era}[${id}].redirect`,
          `no tile can be drawn from the stack ${redirect} instead.`,
        ),
      ),
    ),
    ...repeated(ERAS.flatMap((era) => tiles[era].map(({ id }) => [id, `tiles.${era}[${id}].id`] as const))),
  ]),
  part(['tiles', 'boards'], ({ tiles, boards }) =>
    ERAS.flatMap((era) =>
      STACKS.flatMap((stack) => {
        const there = tiles[era].filter((tile) => tile.stack === stack).length;
        const boxes = boards[era].sites.flatMap((site) => site.boxes.filter((box) => box === stack)).length;
        const redirected = tiles[era].filter(({ redirect }) => redirect === stack).length;
        return unless(
          boxes + redirected <= there,
          `tiles.${era}`,
          `the stack ${stack} has ${there} tiles for ${boxes + redirected} boxes and redirections.`,
        );
      }),
    ),
  ),
];
