import { seatFill, seatInk, seatPath } from '../../drawing/seats.js';
import { fixed, path, rect } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { widthOf } from '../../drawing/widths.js';
import { type Unit } from './position.js';
import { type Scene } from './scene.js';

/** Ships as a pill in their owner's colour, `[shape][ship][count]`; a fleet's pill has pointed ends. */
const sizeFor = (height: number): number => Math.max(10, height * 0.72);
const type = (height: number) => ({ size: sizeFor(height), bold: true }) as const;

/**
 * What is written on a fleet: its letter if the viewer may know it, else a question mark; how many ships if that is known;
 * after a tilde what the viewer saw of it by a vision, which may have changed since.
 */
export const fleetText = ({ fleet, ships }: Pick<Unit, 'fleet' | 'ships'>): string => {
  if (fleet === null) return String(ships);
  if (fleet.letter === null && fleet.seen)
    return `~${fleet.seen.letter}${ships ?? fleet.seen.chips.reduce((sum, chip) => sum + chip, 0)}`;
  return `${fleet.letter ?? '?'}${ships ?? ''}`;
};

export const pillWidth = (unit: Unit, height: number): number => {
  const text = widthOf(fleetText(unit), type(height));
  return unit.fleet === null ? height * 1.58 + text + 4 : height * 0.95 + text + 10;
};

/** A ship's hull, pointing upwards. */
export const ship = (x: number, y: number, r: number): string =>
  `M${fixed(x)} ${fixed(y - r)}L${fixed(x + r * 0.72)} ${fixed(y + r * 0.85)}L${fixed(x)} ${fixed(y + r * 0.42)}L${fixed(x - r * 0.72)} ${fixed(y + r * 0.85)}Z`;

const pointed = (x: number, y: number, width: number, height: number): string => {
  const [tip, half] = [4.5, fixed(height / 2)];
  return `M${fixed(x + tip)} ${fixed(y)}h${fixed(width - 2 * tip)}l${tip} ${half}l-${tip} ${half}h${fixed(2 * tip - width)}l-${tip} -${half}Z`;
};

/** The outline of a pill, a little wider for rings. */
export const outline = ({ fleet }: Unit, x: number, y: number, width: number, height: number, by = 0): string =>
  fleet === null
    ? `M${fixed(x - by)} ${fixed(y - by)}h${fixed(width + 2 * by)}v${fixed(height + 2 * by)}h${fixed(-width - 2 * by)}Z`
    : pointed(x - by * 1.4, y - by, width + 2.8 * by, height + 2 * by);

export const pill = (unit: Unit, x: number, y: number, height: number): string => {
  const { seat, fleet } = unit;
  const width = pillWidth(unit, height);
  const look = { fill: seatFill(seat), stroke: 'edge', width: 1.2, round: true } as const;
  const [ink, middle] = [seatInk(seat), y + height / 2];
  const left = fleet === null ? x : x + 3.5;
  return [
    fleet === null
      ? rect(x, y, width, height, { ...look, radius: height * 0.3 })
      : path(pointed(x, y, width, height), look),
    path(seatPath(seat, left + height * 0.5, middle, height * 0.26), { fill: ink }),
    fleet === null ? path(ship(x + height * 1.17, middle, height * 0.33), { fill: ink }) : '',
    label(x + width - (fleet === null ? 3.6 : 5.5), middle + sizeFor(height) * 0.36, fleetText(unit), {
      ...type(height),
      fill: ink,
      anchor: 'end',
    }),
  ].join('');
};

/** Without numerals, for the overview: who, and whether it is a fleet. */
export const MARK = { width: 11, height: 8 } as const;
export const mark = ({ seat, fleet }: Unit, x: number, y: number): string =>
  (fleet === null
    ? rect(x + 1, y, MARK.width - 2, MARK.height, { fill: seatFill(seat), stroke: 'edge', width: 0.8, radius: 2 })
    : path(pointed(x - 1, y, MARK.width + 2, MARK.height), { fill: seatFill(seat), stroke: 'edge', width: 0.8 })) +
  path(seatPath(seat, x + MARK.width / 2, y + MARK.height / 2, 2.3), { fill: seatInk(seat) });

export const unitTitle = ({ say, place }: Scene, { seat, hex, fleet, ships }: Unit): string => {
  if (fleet === null) return say('draw.ships', { seat, ships, place: place(hex) });
  const { handle, height, letter, seen } = fleet;
  return [
    say('draw.fleet', { seat, handle, place: place(hex) }),
    letter === null ? say('draw.letterHidden') : say('draw.letterIs', { letter }),
    ships === null ? say('draw.sizeHidden', { height }) : say('draw.sizeIs', { ships, height }),
    ...(letter === null && seen
      ? [say('draw.seenAs', { letter: seen.letter, ships: seen.chips.reduce((sum, chip) => sum + chip, 0) })]
      : []),
  ].join(', ');
};
