import {
  type Board,
  type Border,
  type Passage,
  type Region,
  type Site,
  type Tile,
  type Transit,
} from '../board-types.js';
import { ICONS, REGION_KINDS, SITE_KINDS, STACKS, TILE_RULES } from '../kinds.js';
import { entry, fields, flag, list, oneOf, orNull, pair, signed, text, whole } from './shapes.js';

const cost = whole(0);

export const board = fields<Board>({
  home: text,
  beyond: orNull(text),
  homeShields: flag,
  liftOff: cost,
  landing: cost,
  regions: list(entry<Region>({ id: text, kind: oneOf(REGION_KINDS), radiation: flag })),
  sites: list(
    entry<Site>({
      id: text,
      region: text,
      kind: oneOf(SITE_KINDS),
      explore: orNull(cost),
      build: orNull(cost),
      gravity: cost,
      boxes: list(oneOf(STACKS)),
      multiStar: flag,
    }),
  ),
  // A border of cost 0 would have no cheapest way.
  borders: list(entry<Border>({ between: pair(text), cost: whole(1) })),
  passages: list(entry<Passage>({ between: pair(text), distance: cost })),
  transits: list(entry<Transit>({ between: pair(text), add: cost })),
});

export const tile = entry<Tile>({
  id: text,
  stack: oneOf(STACKS),
  icons: list(oneOf(ICONS)),
  profit: cost,
  gen: cost,
  rev: cost,
  p: orNull(cost),
  base: signed,
  col: cost,
  redirect: orNull(oneOf(STACKS)),
  rule: orNull(oneOf(TILE_RULES)),
});
