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

const desk = (scene: Scene, width: number): Block => {
  const inner = width - 40;
  const side = 362;
  const left = inner - side - GAP;
  const seats = seatsOf(scene);
  const own = scene.view.me !== null;
  const under = columnWidth(left, own ? 2 : 1, GAP);
  const board = stack(
    [
      header(scene, inner, 21),
      row(
        [
          stack(
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
          ),
          stack(
            present(
              results(scene, side),
              battle(scene, side),
              roundPlate(scene, side),
              relations(scene, side),
              ...seats.map((seat) => nationPlate(scene, seat, side)),
            ),
            GAP,
          ),
        ],
        GAP,
      ),
    ],
    GAP,
  );
  return { width, height: board.height + 34, svg: at(20, 14, board.svg) };
};

const page = (scene: Scene, width: number): Block => {
  const half = columnWidth(width, 2, 10);
  const seats = seatsOf(scene);
  const pairs = seats.flatMap((_seat, i) => (i % 2 === 0 ? [seats.slice(i, i + 2)] : []));
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
      ...pairs.map((pair) =>
        level(
          pair.map((seat) => (least: number) => nationPlate(scene, seat, half, least)),
          10,
        ),
      ),
      legend(scene, width),
    ),
    10,
  );
};

const column = (blocks: readonly Block[], width: number): Block => {
  const all = stack(blocks, 8);
  return { width, height: all.height + 14, svg: at(6, 8, all.svg) };
};

/** The plates of a narrow column, in the order of a phone, each with what must be touched to come first in a letter. */
const narrow = (
  scene: Scene,
  width: number,
  refs: readonly Ref[],
): readonly { readonly first: boolean; readonly blocks: () => readonly Block[] }[] => {
  const mapped = refs.some((ref) => hexOfRef(scene, ref) !== null);
  const touches = (kind: RegExp): boolean => refs.some((ref) => kind.test(ref));
  const nowhere = !mapped && !touches(/^(seat:|deck$|card:|people:)/);
  return [
    { first: true, blocks: () => present(results(scene, width), battle(scene, width)) },
    { first: mapped || nowhere, blocks: () => closePlates(scene, width, refs) },
    { first: mapped || nowhere, blocks: () => present(ownFleets(scene, width)) },
    { first: false, blocks: () => [galaxyPlate(scene, width)] },
    { first: false, blocks: () => [roundPlate(scene, width), relations(scene, width)] },
    { first: touches(/^(deck$|card:|people:)/), blocks: () => [cardsPlate(scene, width)] },
    { first: touches(/^seat:/), blocks: () => seatsOf(scene).map((seat) => nationPlate(scene, seat, width)) },
    { first: false, blocks: () => [legend(scene, width)] },
  ];
};

const phone = (scene: Scene, width: number, refs: readonly Ref[]): Block =>
  column(
    [header(scene, width - 12, 17), ...narrow(scene, width - 12, refs).flatMap(({ blocks }) => blocks())],
    width,
  );

/** The plates that the question touches, then all others; or only one of these parts. */
const letter = (scene: Scene, width: number, refs: readonly Ref[], part?: Part): Block => {
  const plates = narrow(scene, width - 12, refs);
  const [touched, rest] = [plates.filter(({ first }) => first), plates.filter(({ first }) => !first)];
  const chosen = part === 'touched' ? touched : part === 'rest' ? rest : [...touched, ...rest];
  return column(
    chosen.flatMap(({ blocks }) => blocks()),
    width,
  );
};

export const arrange = (scene: Scene, arrangement: Arrangement, refs: readonly Ref[], part?: Part): Block => {
  switch (arrangement) {
    case 'desk':
      return desk(scene, 1280);
    case 'page':
      return page(scene, 840);
    case 'phone':
      return phone(scene, 390, refs);
    case 'letter':
      return letter(scene, 390, refs, part);
  }
};
