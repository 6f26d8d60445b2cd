import { boardParts } from './check/boards.js';
import { cardParts } from './check/cards.js';
import { sections } from './check/component-shapes.js';
import { contractParts } from './check/contracts.js';
import { nameParts } from './check/names.js';
import { pieceParts } from './check/pieces.js';
import { fields } from './check/shapes.js';
import { tileParts } from './check/tiles.js';
import { type Components } from './types.js';

const PARTS = [...boardParts, ...tileParts, ...cardParts, ...contractParts, ...pieceParts, ...nameParts];
const SECTIONS = Object.keys(sections) as (keyof Components)[];
const shape = fields<Components>(sections);

/**
 * Everything that is wrong with a set of component data, each in a sentence that begins with the path of the entry; nothing
 * if it can be played with. Numbers that are printed (how many cards, tiles, colonies) must be kept; designed ones need not.
 */
export const checkComponents = (value: unknown): string[] => {
  const misshapen = shape(value, '');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [...misshapen];
  const candidate = value as Components;
  const sound = new Set(SECTIONS.filter((section) => sections[section](candidate[section], section).length === 0));
  const parts = PARTS.filter(({ needs }) => needs.every((section) => sound.has(section)));
  return [...misshapen, ...parts.flatMap(({ wrong }) => wrong(candidate))];
};
