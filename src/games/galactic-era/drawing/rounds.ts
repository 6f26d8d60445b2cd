import { type Block, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { seatMark } from '../../drawing/seats.js';
import { path, rect, titled } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { widthOf } from '../../drawing/widths.js';
import { eraOf, ROUNDS } from '../components/pieces.js';
import { phaseOf, PHASES } from './position.js';
import { type Scene } from './scene.js';

/** Round, era and phase, table order, and what this game is about. */
const CELL = 28;

const rounds = ({ view, say }: Scene, width: number, y: number): string => {
  const wide = (width - 2 * MARGIN) / ROUNDS;
  const cells = Array.from({ length: ROUNDS }, (_none, i) => {
    const round = i + 1;
    const dark = eraOf(round) === 'dark';
    const [now, past] = [round === view.round && !view.ended, round < view.round || view.ended !== null];
    const x = MARGIN + i * wide;
    return (
      rect(x + 1.5, y, wide - 3, CELL, {
        fill: dark ? 'bandK' : 'raised',
        stroke: now ? 'mark' : 'line2',
        width: now ? 2.6 : 1,
        radius: 3,
        ...(past ? { opacity: 0.6 } : {}),
      }) +
      label(x + wide / 2, y + 19, round, {
        size: 13,
        bold: now,
        fill: dark ? 'onband' : past ? 'faint' : 'text',
        anchor: 'middle',
      })
    );
  });
  const captions = (
    [
      [1, 'light1'],
      [4, 'dark'],
      [7, 'light2'],
    ] as const
  ).map(([at, era]) =>
    label(MARGIN + at * wide, y + CELL + 15, say(`draw.eraShort.${era}`), {
      size: 11,
      fill: view.round > 0 && eraOf(view.round) === era ? 'text' : 'faint',
      bold: view.round > 0 && eraOf(view.round) === era,
      anchor: 'middle',
    }),
  );
  return cells.join('') + captions.join('');
};

const phases = ({ view, say }: Scene, width: number, y: number): string => {
  const now = phaseOf(view);
  const words = PHASES.map((phase) => say(`draw.phase.${phase}`));
  const type = { size: 11.5, bold: true } as const;
  const inner = width - 2 * MARGIN;
  const free = (inner - words.reduce((sum, one) => sum + widthOf(one, type), 0)) / (words.length - 1);
  const room = free < 12 ? (inner - 12 * (words.length - 1)) / words.length : Infinity;
  let x = MARGIN;
  return words
    .map((word, i) => {
      const here = PHASES[i] === now;
      const width1 = Math.min(room, widthOf(word, type));
      const said =
        label(x, y, word, { ...type, bold: here, fill: here ? 'text' : 'faint', room: width1 + 1 }) +
        (here ? rect(x, y + 5, width1, 2.4, { fill: 'mark' }) : '') +
        (i === 0 ? '' : path(`M${x - Math.max(free, 12) / 2 - 2} ${y - 7}l4 3.5l-4 3.5`, { stroke: 'line2' }));
      x += width1 + Math.max(free, 12);
      return said;
    })
    .join('');
};

const order = ({ view, say, name }: Scene, width: number, y: number): string => {
  const words = say('draw.order');
  const left = MARGIN + widthOf(words, { size: 11.5 }) + 14;
  const step = Math.min(40, (width - MARGIN - left) / Math.max(1, view.order.length));
  return (
    label(MARGIN, y + 4, words, { size: 11.5, fill: 'soft' }) +
    view.order
      .map((seat, i) =>
        titled(
          say('draw.placeInOrder', { seat: name(seat), place: i + 1 }),
          label(left + i * step, y + 4, i + 1, { size: 11, fill: 'faint' }) +
            seatMark(seat, left + i * step + 16, y, 7.5) +
            (view.turn?.seat === seat ? rect(left + i * step + 7, y + 11, 18, 2.4, { fill: 'mark' }) : ''),
        ),
      )
      .join('')
  );
};

export const roundPlate = (scene: Scene, width: number, least = 0): Block => {
  const { view, say } = scene;
  const top = HEAD + 9;
  const about = [
    say('draw.story', { story: view.story }),
    say(view.goal === null ? 'draw.noGoal' : 'draw.goal', { goal: view.goal ?? '' }),
  ];
  const height = top + CELL + 122;
  const body = [
    rounds(scene, width, top),
    phases(scene, width, top + CELL + 38),
    order(scene, width, top + CELL + 66),
    ...about.map((words, i) =>
      label(MARGIN, top + CELL + 95 + i * 17, words, { size: 11.5, fill: 'soft', room: width - 2 * MARGIN }),
    ),
  ].join('');
  return plate(width, Math.max(least, height), body, { title: say('draw.rounds') });
};
