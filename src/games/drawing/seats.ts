import { type Seat } from '../kernel/game-definition.js';
import { type Colour, fixed, path, polygon, rect } from './shapes.js';
import { label } from './text.js';
import { widthOf } from './widths.js';

/** A seat is a colour and a shape, the same in every theme; colour alone never tells who. */
export const SEAT_STYLES = {
  A: { fill: '#EBC400', ink: '#0B1120', shape: 'circle' },
  B: { fill: '#2E79AF', ink: '#FFFFFF', shape: 'square' },
  C: { fill: '#E2502F', ink: '#0B1120', shape: 'triangle' },
  D: { fill: '#F6F2E9', ink: '#0B1120', shape: 'diamond' },
  E: { fill: '#B07CF8', ink: '#0B1120', shape: 'hexagon' },
  F: { fill: '#55BD9D', ink: '#0B1120', shape: 'cross' },
} as const;
type SeatLetter = keyof typeof SEAT_STYLES;

export const seatFill = (seat: Seat): Colour => `seat${seat as SeatLetter}`;
export const seatInk = (seat: Seat): Colour => `ink${seat as SeatLetter}`;

/** The outline of a seat's shape, all of about the same area. */
export const seatPath = (seat: Seat, x: number, y: number, r: number): string => {
  const { shape } = SEAT_STYLES[seat as SeatLetter];
  switch (shape) {
    case 'circle':
      return `M${fixed(x - r)} ${fixed(y)}a${fixed(r)} ${fixed(r)} 0 1 0 ${fixed(2 * r)} 0a${fixed(r)} ${fixed(r)} 0 1 0 ${fixed(-2 * r)} 0Z`;
    case 'square':
      return polygon(x, y, r * 1.25, 4, 45);
    case 'triangle':
      return polygon(x, y + r * 0.2, r * 1.2, 3);
    case 'diamond':
      return polygon(x, y, r * 1.2, 4);
    case 'hexagon':
      return polygon(x, y, r * 1.06, 6, 90);
    case 'cross': {
      const arm = r * 0.42;
      const reach = r * 1.02 - arm;
      const [a, b, c] = [fixed(2 * arm), fixed(reach), fixed(-reach)];
      return `M${fixed(x - arm)} ${fixed(y - arm - reach)}h${a}v${b}h${b}v${a}h${c}v${b}h${fixed(-2 * arm)}v${c}h${c}v${fixed(-2 * arm)}h${b}Z`;
    }
  }
};

/** The shape, filled; it may carry one number. */
export const seatMark = (seat: Seat, x: number, y: number, r: number, count?: number): string => {
  const shape = path(seatPath(seat, x, y, r), { fill: seatFill(seat), stroke: 'edge', width: 1.2, round: true });
  if (count === undefined) return shape;
  const size = Math.max(10, r * 1.15);
  const drop = seat === 'C' ? r * 0.22 : 0;
  return shape + label(x, y + size * 0.36 + drop, count, { size, fill: seatInk(seat), bold: true, anchor: 'middle' });
};

/** Shape and count in the owner's colour: for anything that stacks. */
export const pill = (seat: Seat, x: number, y: number, count: number | string, height = 18): string => {
  const size = Math.max(10, height * 0.68);
  const style = { size, bold: true } as const;
  return (
    rect(x, y, height * 1.05 + widthOf(String(count), style) + 5, height, {
      fill: seatFill(seat),
      stroke: 'edge',
      width: 1.2,
      radius: height * 0.3,
    }) +
    path(seatPath(seat, x + height * 0.52, y + height / 2, height * 0.27), { fill: seatInk(seat) }) +
    label(x + height * 0.98, y + height / 2 + size * 0.36, count, { ...style, fill: seatInk(seat) })
  );
};
