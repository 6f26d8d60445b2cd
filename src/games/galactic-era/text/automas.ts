import { spawnHexes } from '../components/automas.js';
import { galaxyOf } from '../components/galaxy.js';
import { wrapped } from '../../kernel/text-board.js';
import { nameOf, type Section } from './setting.js';

/** Who plays by dice, how strong they have grown, and where their ships appear (chapter 29). */
export const automas: Section = (view, say) => {
  const all = Object.entries(view.automas);
  if (all.length === 0) return [];
  return [
    say('text.automas'),
    ...all.flatMap(([seat, { kind, power, cancelled }]) =>
      wrapped(say('text.automa', { who: nameOf(view, say, seat), kind, cancelled, power: power > 0 ? power : '' })),
    ),
    ...wrapped(say('text.spawns', { hexes: spawnHexes(galaxyOf(view.tiles)) })),
  ];
};
