import { arranged, column, innerWidth, letterOf } from '../../drawing/arranging.js';
import { type Arrangement, type Part } from '../../drawing/drawing.js';
import { type Block, columnWidth, level, row, stack } from '../../drawing/plate.js';
import { at } from '../../drawing/shapes.js';
import { type Ref } from '../../kernel/game-definition.js';
import { clockwiseFrom } from '../board.js';
import { auction, independent } from './auction.js';
import { cards } from './cards.js';
import { header } from './header.js';
import { legend } from './legend.js';
import { map } from './map.js';
import { market, rounds } from './market.js';
import { type Scene } from './scene.js';
import { seatPlate } from './seat.js';
import { box, reserve } from './stock.js';
import { terminal } from './terminal.js';
import { wealth } from './wealth.js';

/** The same plates composed for a width: never one board scaled. */
type Compose = (scene: Scene, width: number) => Block;

const present = (...blocks: readonly (Block | null)[]): Block[] => blocks.filter((block) => block !== null);

const seatsOf = ({ view }: Scene): readonly string[] => (view.me === null ? view.seats : clockwiseFrom(view, view.me));

const GAP = 12;
type Build = (scene: Scene, width: number, least?: number) => Block | null;

/** What is there only at times, in a column of its own, and the legend in the room that is left. */
const extras = (scene: Scene, width: number): Block => {
  const builds = ([wealth, auction, independent] as readonly Build[]).filter((build) => build(scene, 470) !== null);
  if (builds.length === 0) return legend(scene, width);
  const aside = builds[0] === independent ? 330 : 470;
  const above = builds.slice(0, -1).map((build) => build(scene, aside)!);
  const taken = above.reduce((sum, { height }) => sum + height + GAP, 0);
  return level(
    [
      (least) => stack([...above, builds.at(-1)!(scene, aside, least - taken)!], GAP),
      (least) => legend(scene, width - aside - GAP, least),
    ],
    GAP,
  );
};

const desk: Compose = (scene, width) => {
  const inner = width - 40;
  const seats = seatsOf(scene);
  const side = 588;
  const upper = stack(
    [
      terminal(scene, side),
      market(scene, side),
      level([(least) => cards(scene, side - GAP - 132, least), (least) => box(scene, 132, least)], GAP),
    ],
    GAP,
  );
  // The last row ends where the map ends, or the map's plate where the row does.
  const across = inner - side - GAP;
  const left = map(scene, across).height - upper.height - GAP;
  const lower = level(
    [
      (least) => rounds(scene, 250, Math.max(left, least)),
      (least) => reserve(scene, side - GAP - 250, Math.max(left, least)),
    ],
    GAP,
  );
  const right = stack([upper, lower], GAP);
  const seatWidth = columnWidth(inner, seats.length, GAP);
  const board = stack(
    [
      header(scene, inner, 21),
      row([map(scene, across, right.height), right], GAP),
      row(
        seats.map((seat) => seatPlate(scene, seat, seatWidth)),
        GAP,
      ),
      extras(scene, inner),
    ],
    GAP,
  );
  return { width, height: board.height + 34, svg: at(20, 14, board.svg) };
};

const page: Compose = (scene, width) => {
  const gap = 10;
  const right = 378;
  const left = width - right - gap;
  const half = columnWidth(width, 2, gap);
  const prices = stack([terminal(scene, right), market(scene, right)], gap);
  const carrier = independent(scene, right) !== null;
  const seats = seatsOf(scene);
  const pairs = seats.flatMap((_seat, i) => (i % 2 === 0 ? [seats.slice(i, i + 2)] : []));
  return stack(
    present(
      wealth(scene, width),
      auction(scene, width),
      row([map(scene, left, prices.height), prices], gap),
      carrier
        ? level([(least) => cards(scene, left, least), (least) => independent(scene, right, least)!], gap)
        : cards(scene, width),
      level(
        [
          (least) => box(scene, 232, least),
          (least) => rounds(scene, 262, least),
          (least) => reserve(scene, width - 494 - 2 * gap, least),
        ],
        gap,
      ),
      ...pairs.map((pair) =>
        row(
          pair.map((seat) => seatPlate(scene, seat, half)),
          gap,
        ),
      ),
      legend(scene, width),
    ),
    gap,
  );
};

/** The plates of a narrow column, each with the kind of ref that offers touch in it. */
const narrow = (
  scene: Scene,
  width: number,
): readonly { readonly refs: RegExp | null; readonly blocks: readonly Block[] }[] => [
  { refs: null, blocks: present(wealth(scene, width), auction(scene, width)) },
  { refs: /^(zone|dock):/, blocks: [map(scene, width)] },
  { refs: /^meter:/, blocks: [terminal(scene, width)] },
  { refs: /^market$/, blocks: [market(scene, width)] },
  { refs: /^card:/, blocks: [cards(scene, width)] },
  { refs: /^box:/, blocks: [box(scene, width)] },
  { refs: /^independent$/, blocks: present(independent(scene, width)) },
  { refs: /^seat:/, blocks: seatsOf(scene).map((seat) => seatPlate(scene, seat, width)) },
  { refs: /^$/, blocks: [reserve(scene, width), rounds(scene, width)] },
];

const phone: Compose = (scene, width) => {
  const inner = innerWidth(width);
  const [first, theMap, ...others] = narrow(scene, inner).map(({ blocks }) => blocks);
  return column([header(scene, inner, 17), ...first, ...theMap, ...others.flat(), legend(scene, inner)], width);
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
