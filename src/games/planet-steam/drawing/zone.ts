import { touchable } from '../../drawing/offers.js';
import { seatFill, seatInk, seatPath } from '../../drawing/seats.js';
import { fixed, path, rect } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { widthOf } from '../../drawing/widths.js';
import { type Seat } from '../../kernel/game-definition.js';
import { extracts, isAvailable } from '../board.js';
import { isRiver, type Zone } from '../components/map.js';
import { neutralClaim, shutZone, tank } from './pieces.js';
import { type Scene } from './scene.js';

const INSET = 5;

const frame = (seat: Seat, cell: number): string => {
  const box = [INSET, INSET, cell - 2 * INSET, cell - 2 * INSET] as const;
  return (
    rect(...box, { fill: seatFill(seat), radius: 3, opacity: 0.2 }) +
    rect(...box, { stroke: 'edge', width: 4.6, radius: 3 }) +
    rect(...box, { stroke: seatFill(seat), width: 3, radius: 3 })
  );
};

/** The owner's shape in the corner, after the tank: it is never covered. */
const corner = (seat: Seat, cell: number): string => {
  const k = Math.max(15, cell * 0.26);
  const foot = cell - INSET + 1;
  return (
    path(`M${INSET - 1} ${fixed(foot)}v${fixed(-k - 5)}h${fixed(k)}q5 0 5 5v${fixed(k)}Z`, {
      fill: seatFill(seat),
      stroke: 'edge',
      width: 1,
    }) + path(seatPath(seat, INSET + 1.4 + k / 2, foot - 2.4 - k / 2, k * 0.33), { fill: seatInk(seat) })
  );
};

const PLAQUE = { size: 10, bold: true } as const;
const forAuction = ({ say }: Scene, cell: number): string => {
  const word = say('draw.upForAuction');
  const width = Math.min(cell - 6, widthOf(word, PLAQUE) + 6);
  return (
    rect((cell - width) / 2, cell - 19, width, 14, { fill: 'mark', stroke: 'edge', radius: 2 }) +
    label(cell / 2, cell - 8.4, word, { ...PLAQUE, fill: 'ink', anchor: 'middle', room: width - 2 })
  );
};

const sentence = ({ view, say }: Scene, id: Zone): string => {
  const owner = view.claimed[id];
  const machine = view.harvesters[id];
  const river = isRiver(id);
  if (!isAvailable(view, id)) return say('draw.zoneShut', { zone: id });
  if (owner === undefined) return say('draw.zoneFree', { zone: id, river, auction: view.named === id });
  if (owner === 'neutral') return say('draw.zoneNeutral', { zone: id, river });
  const claim = say('draw.zoneOf', { zone: id, river, seat: owner });
  if (!machine) return claim;
  const { supercharger, down } = machine;
  return `${claim}; ${say('draw.machine', { resource: extracts(machine), supercharger, down })}`;
};

/** One zone in its own corner: claim, tank, owner, and what is offered there. */
export const zone = (scene: Scene, id: Zone, cell: number): string => {
  const { view, marks } = scene;
  const owner = view.claimed[id];
  const machine = view.harvesters[id];
  const owned = owner !== undefined && owner !== 'neutral';
  return touchable(marks, {
    ref: `zone:${id}`,
    title: sentence(scene, id),
    box: { x: 1, y: 1, width: cell - 2, height: cell - 2 },
    rise: 1,
    body: [
      // Something to point at where nothing is drawn.
      rect(0, 0, cell, cell, { fill: 'zone', opacity: 0 }),
      isAvailable(view, id) ? '' : shutZone(0, 0, cell),
      owner === 'neutral' ? neutralClaim(4, 4, cell - 8) : '',
      owned ? frame(owner, cell) : '',
      machine ? tank(cell * (machine.down ? 0.52 : 0.56), cell * 0.46, cell * 0.8, machine) : '',
      owned ? corner(owner, cell) : '',
      view.named === id && owner === undefined ? forAuction(scene, cell) : '',
    ].join(''),
  });
};
