import { type Block, flow, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { seatMark } from '../../drawing/seats.js';
import { at, path, titled } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { widthOf } from '../../drawing/widths.js';
import { type Seat } from '../../kernel/game-definition.js';
import { atWar } from './position.js';
import { type Scene } from './scene.js';

/** War, peace offered, and the trades of this round: pairs of seats, each with its word. */
const WORD = { size: 11.5 } as const;
const LINE = 34;

const paired = (
  { name, say }: Scene,
  [a, b]: readonly [Seat, Seat],
  key: 'war' | 'peace' | 'offer' | 'trade',
): Block => {
  const word = say(`draw.pair.${key}`);
  const wide = Math.max(34, widthOf(word, { ...WORD, bold: key === 'war' }) - 10);
  const [from, to] = [18, 18 + wide];
  const lines = {
    war: `M${from} 5l${wide} 10M${from} 15l${wide} -10`,
    peace: `M${from} 10h${wide}`,
    offer: `M${from} 10h${wide}m-6 -5l6 5l-6 5`,
    trade: `M${from} 7h${wide}m-5 -4l5 4M${to} 13h${-wide}m5 4l-5 -4`,
  }[key];
  return {
    width: wide + 36,
    height: LINE,
    svg: titled(
      say(`draw.pairTitle.${key}`, { one: name(a), other: name(b) }),
      seatMark(a, 8, 10, 7.5) +
        seatMark(b, wide + 28, 10, 7.5) +
        path(lines, {
          stroke: key === 'war' ? 'bad' : key === 'trade' ? 'brass' : 'good',
          width: 2.2,
          round: true,
          ...(key === 'offer' ? { dash: '4 4' } : {}),
        }) +
        label((wide + 36) / 2, 30, word, {
          ...WORD,
          bold: key === 'war',
          fill: key === 'war' ? 'bad' : key === 'trade' ? 'brass' : 'good',
          anchor: 'middle',
        }),
    ),
  };
};

const pairs = (seats: readonly Seat[]): (readonly [Seat, Seat])[] =>
  seats.flatMap((a, i) => seats.slice(i + 1).map((b) => [a, b] as const));

export const relations = (scene: Scene, width: number, least = 0): Block => {
  const { view, say } = scene;
  const all = pairs(view.seats);
  const wars = all.filter(([a, b]) => atWar(view, a, b));
  // Where there are few seats peace is drawn too; where there are many it is said.
  const peace = view.seats.length < 4 && wars.length > 0 ? all.filter(([a, b]) => !atWar(view, a, b)) : [];
  const offers = view.proposals.map((one) => one.split('>') as unknown as readonly [Seat, Seat]);
  const trades = all.filter(([a, b]) => view.nations[a].tally.traded.includes(b));
  const items = [
    ...wars.map((one) => paired(scene, one, 'war')),
    ...peace.map((one) => paired(scene, one, 'peace')),
    ...offers.map((one) => paired(scene, one, 'offer')),
    ...trades.map((one) => paired(scene, one, 'trade')),
  ];
  const laid = flow(items, width - 2 * MARGIN, 18, LINE + 8);
  const rest =
    wars.length === 0
      ? say('draw.peaceEverywhere')
      : peace.length === 0 && wars.length < all.length
        ? say('draw.peaceElse')
        : '';
  const top = HEAD + 11;
  const below = top + laid.height + (rest === '' ? 0 : 17);
  return plate(
    width,
    Math.max(least, below + 4),
    at(MARGIN, top, laid.svg) + label(MARGIN, top + laid.height + 9, rest, { ...WORD, fill: 'good' }),
    { title: say('draw.relations') },
  );
};
