import { type Drawing } from '../drawing/drawing.js';
import { marking } from '../drawing/offers.js';
import { svg } from '../drawing/svg.js';
import { type Locale } from '../kernel/game-definition.js';
import { arrange } from './drawing/arrangements.js';
import { where } from './drawing/header.js';
import { sceneOf } from './drawing/scene.js';
import { type GalacticView } from './view.js';

/** The board as a picture: everything that the view shows, and nothing else. */
export const draw = (view: GalacticView, locale: Locale, drawing: Drawing): string => {
  const { arrangement, theme, offers = [], selected = [], part, names } = drawing;
  const scene = sceneOf(view, locale, marking(offers, selected), names);
  const touched = [...offers.flatMap(({ refs }) => refs), ...selected];
  const { width, height, svg: body } = arrange(scene, arrangement, touched, part);
  return svg({ width, height, title: `Galactic Era. ${where(scene)}`, body, ...(theme ? { theme } : {}) });
};
