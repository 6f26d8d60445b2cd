import { seatFill, seatMark } from '../../drawing/seats.js';
import { circle, path, polygon } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { isPermanent } from '../components/pieces.js';
import { type Place } from '../components/galaxy.js';
import { capitalAt, ownerAt, populationAt } from './position.js';
import { type Scene } from './scene.js';

/** A planet: a ring with its owner's shape and discs, or with the letter of what lives there. */
export const isPlanetHere = ({ view }: Scene, { hex, terrain }: Place): boolean =>
  terrain === 'planet' || ownerAt(view, hex) !== null;

export const radius = (place: Pick<Place, 'main'>, s: number): number => s * (place.main ? 0.5 : 0.46);

/** A capital has a second ring, which counts as its size. */
export const reach = ({ view }: Scene, place: Place, s: number): number =>
  capitalAt(view, place.hex) === null ? radius(place, s) : s * 0.64;

export const neutralAt = ({ view }: Scene, hex: string): { sign: string; isPrivate: boolean } => {
  if (!(hex in view.neutrals)) return { sign: 'uninhabited', isPrivate: false };
  const kind = view.neutrals[hex];
  return { sign: kind ?? 'unknown', isPrivate: kind !== null && !view.converted.includes(hex) };
};

export const planet = (scene: Scene, place: Place, x: number, y: number, s: number): string => {
  const { view, say } = scene;
  const small = s < 16;
  const owner = ownerAt(view, place.hex);
  const capital = capitalAt(view, place.hex);
  const r = radius(place, s);
  if (owner !== null)
    return [
      capital === null
        ? ''
        : circle(x, y, s * 0.64, { fill: 'sunk', stroke: seatFill(capital), width: small ? 1.2 : 2 }),
      circle(x, y, r, { fill: 'sunk', stroke: seatFill(owner), width: small ? 0.8 : 1.6 }),
      seatMark(owner, x, y, r * (small ? 0.9 : 0.88), small ? undefined : populationAt(view, place.hex)),
    ].join('');
  const { sign, isPrivate } = neutralAt(scene, place.hex);
  return (
    circle(x, y, r, {
      fill: 'sunk',
      stroke: 'steel2',
      width: small ? 0.9 : 1.6,
      ...(isPrivate ? { dash: '3 2' } : {}),
    }) +
    (small
      ? ''
      : label(x, y + s * 0.2, say(`draw.sign.${sign}`), {
          size: s * 0.54,
          bold: true,
          fill: sign === 'unknown' ? 'faint' : 'soft',
          anchor: 'middle',
        }))
  );
};

/** A find on a planet of the central sector: a small diamond, lit where it serves for good. */
export const relicSign = ({ view, say }: Scene, hex: string, x: number, y: number, s: number): string => {
  const open = view.relics[hex];
  const seen = view.hidden[hex] ?? null;
  const r = s < 16 ? s * 0.3 : 7.6;
  const sign = open ? `draw.relicSign.${open}` : seen ? `draw.relicSign.${seen}` : 'draw.relicSign.unknown';
  const lit = open !== undefined && isPermanent(open);
  return (
    path(polygon(x, y, r, 4), {
      fill: lit ? 'metal' : 'plate',
      stroke: lit ? 'edge' : 'brass',
      width: s < 16 ? 0.8 : 1.1,
      ...(seen ? { dash: '2 1.5' } : {}),
    }) +
    (s < 16
      ? ''
      : label(x, y + 3.6, say(sign), { size: 10, bold: true, fill: lit ? 'ink' : 'brass', anchor: 'middle' }))
  );
};

export const planetTitle = (scene: Scene, place: Place): string => {
  const { view, say } = scene;
  const owner = ownerAt(view, place.hex);
  if (owner === null) return say(`draw.kind.${neutralAt(scene, place.hex).sign}`);
  const key = capitalAt(view, place.hex) === null ? 'draw.owned' : 'draw.capital';
  return say(key, { seat: owner, population: populationAt(view, place.hex) });
};

export const relicTitle = ({ view, say }: Scene, hex: string): string | null => {
  if (view.relics[hex]) return say('draw.relicIs', { relic: view.relics[hex] });
  if (!(hex in view.hidden)) return null;
  const seen = view.hidden[hex];
  return seen ? say('draw.relicSeen', { relic: seen }) : say('draw.relicUnknown');
};
