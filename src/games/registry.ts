import { type Box } from './kernel/box.js';
import { type GameDefinition } from './kernel/game-definition.js';
import { galacticEra } from './galactic-era/index.js';
import { planetSteam } from './planet-steam/index.js';
import { spacecorp, spacecorpBox } from './spacecorp/index.js';

/** Every game that a table can be opened for. A new game is a folder and a line here. */
const EDITIONS: readonly GameDefinition[] = [planetSteam, spacecorp, galacticEra];

/** The games whose components may be replaced by files. */
export const boxes: readonly Box[] = [spacecorpBox];

/** Games over replaced components: those that new tables get, and those that tables begun earlier go on with. */
export interface Replaced {
  readonly instead: readonly GameDefinition[];
  readonly kept: readonly GameDefinition[];
}
let replaced: Replaced = { instead: [], kept: [] };

/** Said once at the start, before any table is loaded. */
export const playWith = (games: Replaced): void => {
  replaced = games;
};

export const games = (): readonly GameDefinition[] =>
  EDITIONS.map((edition) => replaced.instead.find(({ id }) => id === edition.id) ?? edition);

/** Tables are pinned to the rules they began with; an unknown pair is an honest "we cannot play this". */
export const gameOf = (id: string, rulesVersion?: string): GameDefinition | undefined =>
  rulesVersion === undefined
    ? games().find((game) => game.id === id)
    : [...replaced.instead, ...replaced.kept, ...EDITIONS].find(
        (game) => game.id === id && game.rulesVersion === rulesVersion,
      );
