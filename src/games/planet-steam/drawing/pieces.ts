import { glyph } from '../../drawing/glyphs.js';
import { at, hatching, path, rect, turned } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { extracts, type Harvester } from '../board.js';

type Machine = Pick<Harvester, 'converter' | 'supercharger' | 'down'>;

/**
 * A tank: a steel boiler on two feet whose window shows what it extracts. Two hoops are the collar of a converter, the
 * finned stack behind is a supercharger. A sabotaged one lies on its side, its window barred.
 */
export const tank = (x: number, y: number, size: number, { converter, supercharger, down }: Machine): string => {
  const resource = extracts({ converter });
  const boiler = [
    supercharger
      ? path('M9 -15H19V-11H17V-8H19V-4H17V-1H19V3H17V6H19V11H9Z', { fill: 'mark', stroke: 'edge', round: true })
      : '',
    path('M-9 12L-12 18M9 12L12 18', { stroke: 'steel2', width: 3, round: true }),
    path('M-13 -9C-13 -19 13 -19 13 -9V8C13 15 -13 15 -13 8Z', { fill: 'sunk', stroke: 'steel', width: 2.2 }),
    converter ? path('M-13 -9.5H13M-13 9H13', { stroke: 'steel', width: 2.4 }) : '',
  ].join('');
  const window = glyph(resource, 0, 0, 17, resource);
  const lying = down
    ? turned(90, boiler) + window + path('M-10 10L10 -10', { stroke: 'bad', width: 3, round: true })
    : boiler + window;
  return at(x, y, lying, size / 40);
};

/** At its dock, with what it adds to every active harvester of the row. */
export const airship = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    [
      path('M15 -3L26 -11L23 -3L26 5Z', { fill: 'metal', stroke: 'edge', round: true }),
      path('M-8 8h16l-3 7h-10Z', { fill: 'mark', stroke: 'edge', round: true }),
      path('M-22 -3C-22 -17 22 -17 22 -3C22 11 -22 11 -22 -3Z', { fill: 'metal', stroke: 'edge', width: 1.5 }),
      path('M-19 -9C-6 -12 6 -12 19 -9M-19 3C-6 6 6 6 19 3', { stroke: 'steel2', width: 1 }),
    ].join(''),
    scale,
  ) + label(x, y - 3 * scale + 4, '+1', { size: Math.max(11, 14 * scale), bold: true, fill: 'ink', anchor: 'middle' });

/** A neutral claim: grey hatching in a grey frame. */
export const neutralClaim = (x: number, y: number, size: number): string =>
  path(hatching(x, y, size, size, Math.max(6, size / 10)), { stroke: 'neutral', width: 1.4, opacity: 0.6 }) +
  rect(x, y, size, size, { stroke: 'neutral', width: 1.6, radius: 3 });

/** A zone this number of seats leaves out: blank, with a small cross. */
export const shutZone = (x: number, y: number, size: number): string => {
  const arm = Math.round(size / 10);
  return (
    rect(x, y, size, size, { fill: 'plate', opacity: 0.8 }) +
    path(
      `M${x + size / 2 - arm} ${y + size / 2 - arm}l${2 * arm} ${2 * arm}M${x + size / 2 + arm} ${y + size / 2 - arm}l${-2 * arm} ${2 * arm}`,
      { stroke: 'line2', width: 1.2, round: true },
    )
  );
};
