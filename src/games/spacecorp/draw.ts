import { type Drawing } from '../drawing/drawing.js';
import { marking } from '../drawing/offers.js';
import { svg } from '../drawing/svg.js';
import { type Locale } from '../kernel/game-definition.js';
import { type Components } from './components/types.js';
import { arrange } from './drawing/arrangements.js';
import { header, where } from './drawing/header.js';
import { sceneOf } from './drawing/scene.js';
import { type SpacecorpView } from './view.js';

/** The board as a picture: everything that the view shows, and nothing else. */
export const drawWith =
  (box: Components) =>
  (view: SpacecorpView, locale: Locale, drawing: Drawing): string => {
    const { arrangement, theme, offers = [], selected = [], part, names } = drawing;
    const scene = sceneOf(box, view, locale, marking(offers, selected), names);
    const touched = [...offers.flatMap(({ refs }) => refs), ...selected];
    // Between two eras no board lies on the table.
    const laid = view.era !== null && Object.keys(view.sites).length > 0;
    const {
      width,
      height,
      svg: body,
    } = laid ? arrange(scene, arrangement, touched, part) : header(scene, arrangement === 'desk' ? 1280 : 390, 17);
    return svg({ width, height, title: `SpaceCorp. ${where(scene)}`, body, ...(theme ? { theme } : {}) });
  };
