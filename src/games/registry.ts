import { type GameDefinition } from './kernel/game-definition.js';
import { galacticEra } from './galactic-era/index.js';
import { planetSteam } from './planet-steam/index.js';
import { spacecorp } from './spacecorp/index.js';

/** Every game that a table can be opened for. A new game is a folder and a line here. */
const GAMES: readonly GameDefinition[] = [planetSteam, spacecorp, galacticEra];

export const games = (): readonly GameDefinition[] => GAMES;

/** Tables are pinned to the rules they began with; an unknown pair is an honest "we cannot play this". */
export const gameOf = (id: string, rulesVersion?: string): GameDefinition | undefined =>
  GAMES.find((game) => game.id === id && (rulesVersion === undefined || game.rulesVersion === rulesVersion));
