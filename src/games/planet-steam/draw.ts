import { type Drawing } from '../drawing/drawing.js';
import { marking } from '../drawing/offers.js';
import { svg } from '../drawing/svg.js';
import { type Locale } from '../kernel/game-definition.js';
import { arrange } from './drawing/arrangements.js';
import { sceneOf } from './drawing/scene.js';
import { phaseOf } from './phases.js';
import { type PlanetSteamView } from './view.js';

/** The board as a picture: everything that the view shows, and nothing else. */
export const draw = (view: PlanetSteamView, locale: Locale, drawing: Drawing): string => {
  const { arrangement, theme, offers = [], selected = [], part, names } = drawing;
  const scene = sceneOf(view, locale, marking(offers, selected), names);
  const touched = [...offers.flatMap(({ refs }) => refs), ...selected];
  const { width, height, svg: body } = arrange(scene, arrangement, touched, part);
  const { round, rounds } = view;
  const title = `${scene.say('draw.game')}. ${scene.say(round === 0 ? 'draw.before' : 'draw.where', { round, rounds, phase: phaseOf(view) })}`;
  return svg({ width, height, title, body, ...(theme ? { theme } : {}) });
};
