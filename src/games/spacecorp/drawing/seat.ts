import { touchable } from '../../drawing/offers.js';
import { type Block, MARGIN, plate } from '../../drawing/plate.js';
import { seatMark } from '../../drawing/seats.js';
import { at, circle, path, rect, titled } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { wrapped } from '../../drawing/widths.js';
import { type Seat } from '../../kernel/game-definition.js';
import { cardById } from '../components/cards.js';
import { BASE_TYPES } from '../components/kinds.js';
import { type Face } from '../components/types.js';
import { type Scene } from './scene.js';
import { faceText, line, type Part } from './signs.js';

/** A company: profit, cards, wheel, HQ, and what it has and has left. */
const SLOT = 52;

const faceWords = ({ say }: Scene, faces: readonly Face[]): string =>
  faces.map((face) => `${say(`kind.${face.kind}`)} ${faceText(face)}`).join(' / ');

const faceParts = (faces: readonly Face[]): Part[] => faces.flatMap((face) => [{ sign: face.kind }, faceText(face)]);

const slot = (scene: Scene, seat: Seat, index: number, width: number): string => {
  const { box, view, say, marks } = scene;
  const printed = box.hqs[view.options.firstEra];
  const card = index === 0 ? null : view.companies[seat].slots[index - 1];
  const empty = index === 0 ? null : printed.slots[index - 1];
  const research: Face = { kind: 'research', sign: 'plain', value: printed.research };
  const faces =
    index === 0 ? [research] : card !== null ? cardById(box, card)!.type.faces : empty === null ? [] : [empty];
  const name =
    index === 0 ? say('kind.research') : card === null ? say('draw.slot', { slot: index }) : say(`cardId.${card}`);
  const lines = wrapped(name, width - 10, { size: 10, bold: card !== null }).slice(0, 2);
  return touchable(marks, {
    ref: index === 0 ? `hq:${seat}/research` : `hq:${seat}/slot${index}`,
    title: `${name} ${faceWords(scene, faces)}`.trim(),
    box: { x: 0, y: 0, width, height: SLOT },
    rise: 6,
    body: [
      rect(0, 0, width, SLOT, {
        fill: card === null ? 'sunk' : 'raised',
        stroke: 'line2',
        radius: 3,
        ...(card === null && index > 0 ? { dash: '3 2.5' } : {}),
      }),
      ...lines.map((words, i) =>
        label(5, 16 + i * 12, words, {
          size: 10,
          fill: card === null ? 'soft' : 'text',
          bold: card !== null,
          room: width - 8,
        }),
      ),
      at(
        5,
        SLOT - 8,
        line(faceParts(faces), { size: 11, bold: true, fill: card === null ? 'soft' : 'text', room: width - 6 }).svg,
      ),
    ].join(''),
  });
};

/** The three spaces of the wheel, the top one first, with both cubes. */
const wheel = ({ box, view, say }: Scene, seat: Seat, x: number, y: number): string => {
  const { genetics, revelation } = view.companies[seat];
  const { spaces } = box.wheel;
  const place = (n: number, r: number): [number, number] => {
    const angle = ((n % spaces) / spaces) * 2 * Math.PI - Math.PI / 2;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  };
  const marks = Array.from({ length: spaces }, (_none, n) =>
    circle(...place(n, 17), n === 0 ? 8.5 : 7.5, {
      fill: n === 0 ? 'brass' : 'sunk',
      stroke: 'line2',
    }),
  );
  const [gx, gy] = place(genetics, 17);
  const [rx, ry] = place(revelation, 17);
  return titled(
    say('draw.wheel', { seat, genetics, revelation }),
    circle(x, y, 17, { stroke: 'line2', width: 2 }) +
      marks.join('') +
      path(`M${gx - 6} ${gy - 3.5}h6v7h-6Z`, { fill: 'plant', stroke: 'edge' }) +
      path(`M${rx + 0.5} ${ry - 3.5}h6v7h-6Z`, { fill: 'void', stroke: 'hi' }),
  );
};

const notesOf = (scene: Scene, seat: Seat): string[] => {
  const { view, say } = scene;
  const { teams, stock, progress, legacy, beyond, hand } = view.companies[seat];
  const inStock = teams.filter(({ at: where, gone }) => where === null && !gone).length;
  const spent = BASE_TYPES.filter((type) => stock[type] < 3).map(
    (type) => `${say(`draw.code.${type}`)} ${stock[type]}`,
  );
  return [
    say('draw.stock', { teams: inStock }) + (spent.length > 0 ? `; ${say('draw.basesLeft')} ${spent.join(', ')}` : ''),
    ...(progress.length > 0 ? [say('text.progress', { titles: progress })] : []),
    ...(legacy ? [say('draw.legacy', { p: legacy.p })] : []),
    ...(beyond.length > 0 ? [say('text.markers', { markers: beyond })] : []),
    ...(seat !== view.me && hand.length > 0 ? [say('draw.known', { cards: hand })] : []),
    ...(view.passed.includes(seat) ? [say('draw.passed')] : []),
  ];
};

export const seatPlate = (scene: Scene, seat: Seat, width: number): Block => {
  const { view, say, name, marks } = scene;
  const { profit, cards, late, legacy } = view.companies[seat];
  const wide = (width - 2 * MARGIN - 3 * 6) / 4;
  const top = 74;
  const lines = notesOf(scene, seat).flatMap((note) => wrapped(note, width - 2 * MARGIN, { size: 11 }));
  const foot = top + SLOT + 18 + lines.length * 14;
  const active = view.turn?.seat === seat;
  const body =
    touchable(marks, {
      ref: `hq:${seat}`,
      title: say('draw.company', { seat, profit, cards }),
      box: { x: 3, y: 3, width: width - 6, height: foot - 6 },
      rise: 1,
      body: [
        rect(0, 0, width, foot, { fill: 'plate', opacity: 0 }),
        seatMark(seat, 23, 31, 11),
        label(42, 30, name(seat), { size: 14, bold: true, room: width - 42 - 104 }),
        label(42, 46, say('draw.cards', { cards, late }), { size: 11, fill: 'soft', room: width - 42 - 70 }),
        active ? label(42, 60, say('draw.turn'), { size: 11, fill: 'brass', room: width - 42 - 126 }) : '',
        label(width - 64, 40, profit, { size: 18, bold: true, anchor: 'end' }),
        wheel(scene, seat, width - 36, 41),
        ...lines.map((words, i) => label(MARGIN, top + SLOT + 18 + i * 14, words, { size: 11, fill: 'soft' })),
      ].join(''),
    }) + [0, 1, 2, 3].map((i) => at(MARGIN + i * (wide + 6), top, slot(scene, seat, i, wide))).join('');
  const old =
    legacy && seat === view.me
      ? touchable(marks, {
          ref: 'legacy',
          title: say('draw.legacy', { p: legacy.p }),
          box: { x: width - 122, y: 52, width: 62, height: 16 },
          rise: 2,
          body:
            rect(width - 122, 52, 62, 16, { fill: 'raised', stroke: 'brass', radius: 3 }) +
            label(width - 116, 64, `P${legacy.p}`, { size: 11, bold: true }),
        })
      : '';
  return plate(width, foot + 6, body + old, { own: seat === view.me });
};
