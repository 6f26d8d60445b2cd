import { type Block, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { zoomable } from '../../drawing/zoomable.js';
import { at } from '../../drawing/shapes.js';
import { type Ref } from '../../kernel/game-definition.js';
import { type Hex } from '../components/galaxy.js';
import { extent, gridOf, type Window, windows } from './grid.js';
import { mapOf } from './map.js';
import { hexOfRef, type Scene } from './scene.js';

/** The galaxy on its plates: whole, or a part of it closely and the whole at a glance. */
const BIGGEST = 24;

const framed = (scene: Scene, width: number, map: Block, title: string, note?: string): Block =>
  plate(width, HEAD + map.height + 8, at((width - map.width) / 2, HEAD + 4, zoomable(map, scene.say('draw.zoom'))), {
    title,
    ...(note === undefined ? {} : { note }),
  });

export const galaxyPlate = (scene: Scene, width: number): Block => {
  const { galaxy, say } = scene;
  const places = galaxy.hexes.map((hex) => galaxy.places[hex]);
  const s = Math.min(BIGGEST, (width - 2 * MARGIN - 10) / extent(places).width);
  return framed(scene, width, mapOf(scene, gridOf(places, s)), say('draw.galaxy'), say('draw.galaxyNote'));
};

/** What the question touches; without one, the battle that is on, else the viewer's capital, else the middle. */
const matters = (scene: Scene, refs: readonly Ref[]): Hex[] => {
  const { view, galaxy } = scene;
  const touched = refs.flatMap((ref) => hexOfRef(scene, ref) ?? []);
  if (touched.length > 0) return touched;
  if (view.battle) return [view.battle.hex];
  const capital = view.me === null ? '' : view.nations[view.me].capital;
  if (Object.hasOwn(galaxy.places, capital)) return [capital];
  return galaxy.hexes.slice(0, 1);
};

const titleOf = ({ say, place }: Scene, { centre, hexes }: Window): string => {
  const whole = hexes.every(({ position }) => position === centre.position);
  return whole
    ? say('draw.sector', { sector: place(centre.hex), position: centre.position })
    : say('draw.around', { place: place(centre.hex) });
};

export const closePlates = (scene: Scene, width: number, refs: readonly Ref[]): Block[] =>
  windows(scene.galaxy, matters(scene, refs)).map((window) => {
    const s = (width - 2 * MARGIN - 4) / extent(window.hexes).width;
    return framed(scene, width, mapOf(scene, gridOf(window.hexes, Math.min(30, s))), titleOf(scene, window));
  });
