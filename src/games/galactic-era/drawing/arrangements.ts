import { arranged, column, innerWidth, letterOf } from '../../drawing/arranging.js';
import { type Arrangement, type Part } from '../../drawing/drawing.js';
import { type Block, columnWidth, level, row, stack } from '../../drawing/plate.js';
import { at } from '../../drawing/shapes.js';
import { type Ref, type Seat } from '../../kernel/game-definition.js';
import { closePlates, galaxyPlate } from './atlas.js';
import { battle } from './battle.js';
import { header } from './header.js';
import { legend } from './legend.js';
import { nationPlate } from './nation.js';
import { cardsPlate, ownFleets } from './own.js';
import { phaseOf } from './position.js';
import { relations } from './relations.js';
import { results } from './results.js';
import { roundPlate } from './rounds.js';
import { hexOfRef, type Scene } from './scene.js';

/** The same plates composed for a width: never one board scaled. */
const present = (...blocks: readonly (Block | null)[]): Block[] => blocks.filter((block) => block !== null);
const GAP = 12;

/** The viewer first, then the others as they play. */
const seatsOf = ({ view }: Scene): readonly Seat[] => {
  const at = view.me === null ? 0 : Math.max(0, view.order.indexOf(view.me));
  return [...view.order.slice(at), ...view.order.slice(0, at)];
};

/** As many plates as fit beside something of this height; the rest goes below, but not a single one for a little height. */
const TALLER = 170;
const filled = (blocks: readonly Block[], height: number, gap: number): { beside: Block[]; below: number } => {
  const beside: Block[] = [];
  let left = height;
  for (const [i, block] of blocks.entries()) {
    if (block.height > left + (i === blocks.length - 1 ? TALLER : 0)) break;
    beside.push(block);
    left -= block.height + gap;
  }
  return { beside, below: beside.length };
};

const desk = (scene: Scene, width: number): Block => {
  const inner = width - 40;
  const side = 362;
  const left = inner - side - GAP;
  const seats = seatsOf(scene);
  const own = scene.view.me !== null;
  const under = columnWidth(left, own ? 2 : 1, GAP);
  const west = stack(
    present(
      galaxyPlate(scene, left),
      level(
        [
          ...(own ? [(least: number): Block => ownFleets(scene, under, least)!] : []),
          (least: number): Block => cardsPlate(scene, under, least),
        ],
        GAP,
      ),
      legend(scene, left),
    ),
    GAP,
  );
  const first = stack(
    present(results(scene, side), battle(scene, side), roundPlate(scene, side), relations(scene, side)),
    GAP,
  );
  const { beside, below } = filled(
    seats.map((seat) => nationPlate(scene, seat, side)),
    west.height - first.height - GAP,
    GAP,
  );
  const rest = seats.slice(below);
  const third = columnWidth(inner, Math.max(2, Math.min(3, rest.length)), GAP);
  const rows = rest.flatMap((_seat, i) => (i % 3 === 0 ? [rest.slice(i, i + 3)] : []));
  const board = stack(
    [
      header(scene, inner, 21),
      row([west, stack([first, ...beside], GAP)], GAP),
      ...rows.map((line) =>
        level(
          line.map((seat) => (least: number) => nationPlate(scene, seat, third, least)),
          GAP,
        ),
      ),
    ],
    GAP,
  );
  return { width, height: board.height + 34, svg: at(20, 14, board.svg) };
};

const page = (scene: Scene, width: number): Block => {
  const half = columnWidth(width, 2, 10);
  const seats = seatsOf(scene);
  const builds = seats.map((seat) => (least: number) => nationPlate(scene, seat, half, least));
  // What an odd number leaves open is room for the legend.
  if (seats.length % 2 === 1) builds.push((least) => legend(scene, half, least));
  const pairs = builds.flatMap((_build, i) => (i % 2 === 0 ? [builds.slice(i, i + 2)] : []));
  const own = scene.view.me !== null;
  return stack(
    present(
      results(scene, width),
      battle(scene, width),
      galaxyPlate(scene, width),
      level([(least) => roundPlate(scene, half, least), (least) => relations(scene, half, least)], 10),
      own
        ? level([(least) => ownFleets(scene, half, least)!, (least) => cardsPlate(scene, half, least)], 10)
        : cardsPlate(scene, width),
      ...pairs.map((pair) => level(pair, 10)),
      seats.length % 2 === 1 ? null : legend(scene, width),
    ),
    10,
  );
};

/** The plates of a narrow column, in the order of a phone, each with what must be touched to come first in a letter. */
const narrow = (
  scene: Scene,
  width: number,
  refs: readonly Ref[],
): readonly { readonly touched: boolean; readonly blocks: () => readonly Block[] }[] => {
  const mapped = refs.some((ref) => hexOfRef(scene, ref) !== null);
  const touches = (kind: RegExp): boolean => refs.some((ref) => kind.test(ref));
  // A question that names nothing is answered by looking at the map; only trade is about what the others know.
  const named = mapped || touches(/^(seat:|deck$|card:|people:)/);
  const trading = !named && phaseOf(scene.view) === 'trade';
  const nowhere = !named && !trading;
  return [
    { touched: true, blocks: () => present(results(scene, width), battle(scene, width)) },
    { touched: mapped || nowhere, blocks: () => closePlates(scene, width, refs) },
    { touched: mapped || nowhere, blocks: () => present(ownFleets(scene, width)) },
    { touched: false, blocks: () => [galaxyPlate(scene, width)] },
    { touched: trading, blocks: () => [relations(scene, width)] },
    { touched: false, blocks: () => [roundPlate(scene, width)] },
    { touched: touches(/^(deck$|card:|people:)/), blocks: () => [cardsPlate(scene, width)] },
    {
      touched: trading || touches(/^seat:/),
      blocks: () => seatsOf(scene).map((seat) => nationPlate(scene, seat, width)),
    },
    { touched: false, blocks: () => [legend(scene, width)] },
  ];
};

const phone = (scene: Scene, width: number, refs: readonly Ref[]): Block =>
  column(
    [header(scene, innerWidth(width), 17), ...narrow(scene, innerWidth(width), refs).flatMap(({ blocks }) => blocks())],
    width,
  );

export const arrange = (scene: Scene, arrangement: Arrangement, refs: readonly Ref[], part?: Part): Block =>
  arranged(arrangement, {
    desk: (width) => desk(scene, width),
    page: (width) => page(scene, width),
    phone: (width) => phone(scene, width, refs),
    letter: (width) => letterOf(narrow(scene, innerWidth(width), refs), width, part),
  });
