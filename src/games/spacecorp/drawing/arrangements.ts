import { arranged, column, innerWidth, letterOf } from '../../drawing/arranging.js';
import { type Arrangement, type Part } from '../../drawing/drawing.js';
import { type Block, columnWidth, level, row, stack } from '../../drawing/plate.js';
import { at } from '../../drawing/shapes.js';
import { type Ref } from '../../kernel/game-definition.js';
import { clockwiseFrom } from '../board.js';
import { discards, hand, offers } from './cards.js';
import { contracts } from './contracts.js';
import { header } from './header.js';
import { map } from './map.js';
import { type Scene } from './scene.js';
import { seatPlate } from './seat.js';
import { colonies, legend, progressCards, results, supply } from './sideboard.js';

/** The same plates composed for a width: never one board scaled. */
const present = (...blocks: readonly (Block | null)[]): Block[] => blocks.filter((block) => block !== null);
const seatsOf = ({ view }: Scene): readonly string[] =>
  view.me === null ? view.seats : clockwiseFrom(view.seats, view.me);
const GAP = 12;

/** By how much the left column may end lower than the right one. */
const SLACK = 60;

const desk = (scene: Scene, width: number): Block => {
  const inner = width - 40;
  const left = 844;
  const side = inner - left - GAP;
  const seats = seatsOf(scene).map((seat) => seatPlate(scene, seat, side));
  const tall = [...seats, contracts(scene, side)];
  const first = present(map(scene, left), offers(scene, left), hand(scene, left), discards(scene, left));
  const heightOf = (blocks: readonly Block[]): number => stack(blocks, GAP).height;
  // What is left beside the right column is filled as far as it goes.
  const below: Block[] = [];
  for (const build of [progressCards, colonies]) {
    const beside = build(scene, left);
    if (below.length === 0 && beside && heightOf([...first, beside]) <= heightOf(tall) + SLACK) first.push(beside);
    else below.push(...present(build(scene, inner)));
  }
  const ends = (least: number): readonly [Block, Block] => [
    legend(scene, left - side - GAP, least),
    supply(scene, side, least),
  ];
  const end = row(ends(Math.max(...ends(0).map(({ height }) => height))), GAP);
  if (heightOf([...first, end]) <= heightOf(tall) + SLACK) first.push(end);
  else {
    tall.push(supply(scene, side));
    const beside = legend(scene, left);
    if (heightOf([...first, beside]) <= heightOf(tall) + SLACK) first.push(beside);
    else below.push(legend(scene, inner));
  }
  const right = stack(tall, GAP);
  const board = stack(
    present(header(scene, inner, 21), results(scene, inner), row([stack(first, GAP), right], GAP), ...below),
    GAP,
  );
  return { width, height: board.height + 34, svg: at(20, 14, board.svg) };
};

const page = (scene: Scene, width: number): Block => {
  const half = columnWidth(width, 2, 10);
  const seats = seatsOf(scene);
  const pairs = seats.flatMap((_seat, i) => (i % 2 === 0 ? [seats.slice(i, i + 2)] : []));
  return stack(
    present(
      results(scene, width),
      map(scene, width),
      hand(scene, width),
      offers(scene, width),
      discards(scene, width),
      level(
        [
          (least) => contracts(scene, half, least),
          (least) => {
            const above = supply(scene, half);
            return stack([above, legend(scene, half, least - above.height - 10)], 10);
          },
        ],
        10,
      ),
      ...pairs.map((pair) =>
        row(
          pair.map((seat) => seatPlate(scene, seat, half)),
          10,
        ),
      ),
      progressCards(scene, width),
      colonies(scene, width),
    ),
    10,
  );
};

/** The plates of a narrow column, each with the kind of ref that offers touch in it. */
const narrow = (
  scene: Scene,
  width: number,
): readonly { readonly refs: RegExp | null; readonly blocks: readonly Block[] }[] => [
  { refs: null, blocks: present(results(scene, width)) },
  { refs: /^(site|team|box):/, blocks: [map(scene, width)] },
  { refs: /^card:/, blocks: present(hand(scene, width), discards(scene, width)) },
  { refs: /^offer:/, blocks: [offers(scene, width)] },
  { refs: /^contract:/, blocks: [contracts(scene, width)] },
  { refs: /^(hq:|legacy$)/, blocks: seatsOf(scene).map((seat) => seatPlate(scene, seat, width)) },
  { refs: /^progress:/, blocks: present(progressCards(scene, width)) },
  { refs: /^colony:/, blocks: present(colonies(scene, width)) },
  { refs: /^$/, blocks: [supply(scene, width), legend(scene, width)] },
];

const phone = (scene: Scene, width: number): Block => {
  const plates = narrow(scene, innerWidth(width)).flatMap(({ blocks }) => blocks);
  return column([header(scene, innerWidth(width), 17), ...plates], width);
};

/** A letter begins with what the question touches; where it touches nothing that can be drawn, with the map. */
const letter = (scene: Scene, width: number, refs: readonly Ref[], part?: Part): Block => {
  const plates = narrow(scene, innerWidth(width));
  const isTouched = plates.map(({ refs: kind }) => kind !== null && refs.some((ref) => kind.test(ref)));
  const isAny = isTouched.includes(true);
  return letterOf(
    plates.map(({ blocks }, i) => ({ touched: i === 0 || isTouched[i] || (!isAny && i === 1), blocks: () => blocks })),
    width,
    part,
  );
};

export const arrange = (scene: Scene, arrangement: Arrangement, refs: readonly Ref[], part?: Part): Block =>
  arranged(arrangement, {
    desk: (width) => desk(scene, width),
    page: (width) => page(scene, width),
    phone: (width) => phone(scene, width),
    letter: (width) => letter(scene, width, refs, part),
  });
