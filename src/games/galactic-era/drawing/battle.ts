import { type Block, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { seatMark } from '../../drawing/seats.js';
import { at } from '../../drawing/shapes.js';
import { label, paragraph } from '../../drawing/text.js';
import { widthOf } from '../../drawing/widths.js';
import { type Seat } from '../../kernel/game-definition.js';
import { ROMAN } from './nation.js';
import { atWar, type Unit, unitsOf } from './position.js';
import { type Scene } from './scene.js';
import { pill, pillWidth } from './unit.js';

/** A battle that is on: who attacks, who defends, with what, as far as the viewer may know. */
const ROW = 46;

export const battle = (scene: Scene, width: number): Block | null => {
  const { view, say, name, place } = scene;
  if (view.battle === null) return null;
  const { hex, attacker, strengths, winners } = view.battle;
  const there = (seat: Seat): Unit[] => unitsOf(view, seat).filter((unit) => unit.hex === hex);
  const defenders = view.order.filter((seat) => atWar(view, attacker, seat) && there(seat).length > 0);
  const row = (seat: Seat, i: number): string => {
    const y = HEAD + 10 + i * ROW;
    const { military, spirituality, propulsion } = view.nations[seat].levels;
    let x = MARGIN + 24;
    const pills = there(seat).map((unit) => {
      const wide = pillWidth(unit, 15);
      const fits = x + wide <= width - MARGIN;
      const drawn = fits ? pill(unit, x, y + 23, 15) : '';
      x += wide + 6;
      return drawn;
    });
    const key = winners.includes(seat) ? 'won' : seat === attacker ? 'attacks' : 'defends';
    const levels = say('draw.battleLevels', {
      military: ROMAN[military],
      spirituality: ROMAN[spirituality],
      propulsion: ROMAN[propulsion],
    });
    const right = widthOf(levels, { size: 10.5 });
    return (
      seatMark(seat, MARGIN + 9, y + 13, 8) +
      label(MARGIN + 24, y + 14, say(`draw.battle.${key}`, { seat: name(seat) }), {
        size: 12.5,
        room: width - 2 * MARGIN - 32 - right,
      }) +
      label(width - MARGIN, y + 14, levels, { size: 10.5, fill: 'soft', anchor: 'end' }) +
      pills.join('')
    );
  };
  const rows = [attacker, ...defenders].map(row);
  const under = HEAD + 12 + rows.length * ROW;
  const words = strengths ? say('draw.strengths', strengths) : say('draw.strengthRule');
  const said = paragraph(MARGIN, under + 10, words, {
    size: 11.5,
    fill: strengths ? 'text' : 'soft',
    leading: 15,
    room: width - 2 * MARGIN,
  });
  return plate(width, under + said.height + 6, at(0, 0, rows.join('')) + said.svg, {
    title: say('draw.battleAt', { place: place(hex) }),
    own: view.me !== null && [attacker, ...defenders].includes(view.me),
  });
};
