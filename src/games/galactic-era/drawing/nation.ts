import { touchable } from '../../drawing/offers.js';
import { type Block, flow, MARGIN, plate } from '../../drawing/plate.js';
import { seatMark } from '../../drawing/seats.js';
import { at, circle, path, rect, titled } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { widthOf, wrapped } from '../../drawing/widths.js';
import { type Seat } from '../../kernel/game-definition.js';
import { spawnHexes } from '../components/automas.js';
import { LETTERS } from '../components/pieces.js';
import { TECHNOLOGIES, TOP_LEVEL } from '../components/technologies.js';
import { populationAt as populationOn } from '../components/track.js';
import { capitalAt, phaseOf } from './position.js';
import { type Scene } from './scene.js';
import { fleetText } from './unit.js';

/** A nation: points, people and ethics, technologies, the tokens of this round, and what it has. */
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;
const NOTE = { size: 11 } as const;

const technologies = ({ view, say }: Scene, seat: Seat, width: number, y: number): string => {
  const { levels } = view.nations[seat];
  const wide = (width - 2 * MARGIN + 6) / TECHNOLOGIES.length;
  const cell = (wide - 6) / TOP_LEVEL;
  return TECHNOLOGIES.map((technology, i) => {
    const x = MARGIN + i * wide;
    const level = levels[technology];
    const cells = Array.from({ length: TOP_LEVEL }, (_none, k) =>
      rect(
        x + k * cell,
        y + 6,
        cell - 1.5,
        8,
        k < level ? { fill: 'mark', stroke: 'edge', width: 0.6 } : { fill: 'sunk', stroke: 'line2', width: 0.7 },
      ),
    );
    return titled(
      say('draw.level', { technology, level: ROMAN[level] }),
      label(x, y, say(`technology.${technology}`), { size: 10, fill: 'soft', room: wide - 6 }) +
        cells.join('') +
        label(x, y + 28, ROMAN[level], { size: 12, face: 'serif' }),
    );
  }).join('');
};

/** Chosen tokens of the round; what has been resolved is ticked and faded. */
const tokens = ({ view, say }: Scene, seat: Seat, width: number): Block | null => {
  const { ovals, resolved, squares } = view.nations[seat];
  if (ovals.length === 0) return null;
  const left = [...resolved];
  const items = [
    ...ovals.map((oval) => {
      const at = left.indexOf(oval);
      if (at >= 0) left.splice(at, 1);
      return { words: say(`draw.oval.${oval}`), done: at >= 0, round: true };
    }),
    ...squares.map((square) => ({ words: say(`draw.square.${square}`), done: false, round: false })),
  ];
  const blocks = items.map(({ words, done, round }): Block => {
    const wide = widthOf(words, { size: 10.5 }) + (done ? 26 : 14);
    return {
      width: wide,
      height: 19,
      svg:
        rect(0, 0, wide, 18, { fill: done ? 'sunk' : 'raised', stroke: 'line2', radius: round ? 9 : 2 }) +
        (done ? path('M7 9l3 4l6 -8', { stroke: 'good', width: 1.8, round: true }) : '') +
        label(done ? 19 : 7, 12.8, words, { size: 10.5, fill: done ? 'faint' : 'text' }),
    };
  });
  return flow(blocks, width - 2 * MARGIN, 5, 22);
};

/** 29.4, 29.14, 29.20 */
const automaNotes = ({ view, galaxy, say, place }: Scene, seat: Seat): string[] => {
  const { power, cancelled } = view.automas[seat];
  return [
    say('draw.spawns', { places: spawnHexes(galaxy).map(place) }),
    ...(power > 0 ? [say('draw.power', { discs: power })] : []),
    ...(cancelled ? [say('draw.cancelled')] : []),
  ];
};

const notesOf = (scene: Scene, seat: Seat): string[] => {
  const { view, say, place, name } = scene;
  const nation = view.nations[seat];
  const { tactics, played, reserve, colonies, people, tokens: taken, onGoal, ascended, fleets } = nation;
  const placed = LETTERS.filter((letter) => tactics[letter] !== undefined);
  const hands = view.notes?.hands[seat];
  const { turn } = view;
  const { puppet } = view;
  return [
    ...(puppet?.seat === seat
      ? [puppet.controller === null ? say('draw.puppet') : say('draw.puppetOf', { by: name(puppet.controller) })]
      : []),
    ...(turn?.seat === seat && phaseOf(view) === 'movement'
      ? [
          Number.isFinite(turn.visions) && turn.visions < 99
            ? say('draw.turn', { visions: turn.visions })
            : say('draw.turnSeesAll'),
        ]
      : []),
    ...(seat !== view.me && fleets.length > 0
      ? [
          say('draw.fleetsOf', {
            fleets: [...fleets]
              .sort((a, b) => a.handle - b.handle)
              .map((fleet) =>
                say('draw.fleetIn', {
                  handle: fleet.handle,
                  fleet: fleetText({ fleet, ships: fleet.chips?.reduce((sum, chip) => sum + chip, 0) ?? null }),
                  height: fleet.height,
                  place: place(fleet.hex),
                }),
              ),
          }),
        ]
      : []),
    ...(placed.length > 0
      ? [
          say('draw.tactics', {
            tactics: placed.map((letter) => `${letter} ${say(`draw.tactic.${tactics[letter]!}`)}`),
          }),
        ]
      : []),
    ...(played.length > 0
      ? [say('draw.played', { cards: played.map(({ card, section }) => `${say(`card.${card}`)} ${section}`) })]
      : []),
    ...(hands && hands.length > 0 ? [say('draw.handSeen', { cards: hands })] : []),
    ...(people === 'progenitors' && colonies > 0 ? [say('draw.colonies', { colonies })] : []),
    ...(view.goal === 'discovery' ? [say('draw.discovered', taken)] : []),
    ...(view.goal === 'leadership' && onGoal > 0 ? [say('draw.onGoal', { ships: onGoal })] : []),
    ...(ascended > 0 ? [say('draw.ascended', { discs: ascended })] : []),
    ...(seat in view.automas ? automaNotes(scene, seat) : reserve ? [] : [say('draw.reserveUsed')]),
  ];
};

/** Light is an open sun, dark a closed one: the word stands beside it. */
const ethicsSign = (x: number, y: number, dark: boolean): string =>
  circle(x, y, 4.6, { stroke: 'text', width: 1.4, ...(dark ? { fill: 'bandK' } : {}) }) +
  (dark ? '' : circle(x, y, 1.6, { fill: 'text' }));

export const nationPlate = (scene: Scene, seat: Seat, width: number, least = 0): Block => {
  const { view, say, name, marks, place } = scene;
  const nation = view.nations[seat];
  const { points, people, ethics, levels: _levels, offTrack, ships, cards, capital } = nation;
  const room = width - 2 * MARGIN;
  const population = populationOn(offTrack);
  const lines = notesOf(scene, seat).flatMap((note) => wrapped(note, room, NOTE));
  const chosen = tokens(scene, seat, width);
  const [tech, top] = [66, 66 + 42];
  const chips = chosen === null ? 0 : chosen.height + 2;
  const foot = Math.max(least - 6, top + chips + lines.length * 15 - (lines.length > 0 || chips > 0 ? 0 : 8));
  const dp = { size: 20, bold: true } as const;
  const figure = points < 0 ? `−${-points}` : `${points}`;
  const automa = seat in view.automas ? view.automas[seat].kind : null;
  const figures =
    automa === null ? say('draw.figures', { population, ships, cards }) : say('draw.automaShips', { ships });
  const unknown = people === null && automa === null;
  const home = capital === '' || capitalAt(view, capital) === null ? '' : place(capital);
  const body = touchable(marks, {
    ref: `seat:${seat}`,
    title:
      automa === null
        ? say('draw.nation', { seat: name(seat), points, population, ships, cards })
        : say('draw.automaTitle', { seat: name(seat), automa, ships }),
    box: { x: 3, y: 3, width: width - 6, height: foot },
    rise: 1,
    body: [
      rect(0, 0, width, foot, { fill: 'plate', opacity: 0 }),
      seatMark(seat, 23, 25, 11),
      label(42, 21, name(seat), { size: 14, bold: true, room: room - 42 - 62 }),
      unknown ? '' : ethicsSign(47, 34, ethics === 'dark'),
      label(
        unknown ? 42 : 56,
        38,
        unknown
          ? say('draw.noPeople')
          : automa === null
            ? say('draw.people', { people, ethics })
            : say('draw.automa', { automa, ethics }),
        {
          size: 12,
          fill: 'soft',
          room: room - 56,
        },
      ),
      // 29.1: automas gain no DP.
      ...(automa === null
        ? [
            label(width - MARGIN, 25, figure, { ...dp, anchor: 'end' }),
            label(width - MARGIN - 5 - widthOf(figure, dp), 24, say('draw.dp'), {
              size: 11,
              fill: 'faint',
              anchor: 'end',
            }),
          ]
        : []),
      label(42, 52, home === '' ? figures : `${figures} · ${home}`, { size: 11, fill: 'soft', room: room - 30 }),
      technologies(scene, seat, width, tech + 2),
      chosen === null ? '' : at(MARGIN, top - 4, chosen.svg),
      ...lines.map((words, i) => label(MARGIN, top + chips + 7 + i * 15, words, { ...NOTE, fill: 'soft' })),
    ].join(''),
  });
  return plate(width, foot + 6, body, { own: seat === view.me });
};
