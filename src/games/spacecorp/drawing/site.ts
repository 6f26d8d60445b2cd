import { touchable } from '../../drawing/offers.js';
import { type Block } from '../../drawing/plate.js';
import { seatFill, seatInk, seatMark, seatPath } from '../../drawing/seats.js';
import { at, type Colour, fixed, path, polygon, rect, titled } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { widthOf, wrapped } from '../../drawing/widths.js';
import { type Seat } from '../../kernel/game-definition.js';
import { colonyOf, pOf, siteOn, tileOf } from '../board.js';
import { type Built } from '../board.js';
import { type SiteId } from '../components/types.js';
import { type Scene } from './scene.js';
import { iconPart, line, type Part } from './signs.js';

/** One site as a card: what it still costs, its boxes with tiles and bases, and the teams that are there. */
const LINE = 17;
const TOP = 40;
const TEAM = 29;
const SMALL = { size: 10 } as const;
const NAME = { size: 11.5, bold: true } as const;
const CODE = { size: 10, bold: true } as const;

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** Only what is still to be paid. */
const costs = (
  { box, view }: Scene,
  id: SiteId,
): (readonly [kind: 'explore' | 'build' | 'gravity', cost: number])[] => {
  const { explore, build, gravity } = siteOn(box, view, id);
  const { tiles, bases } = view.sites[id];
  const dearer = tiles.reduce((sum, tile) => sum + (tile ? tileOf(box, tile).base : 0), 0);
  return [
    ...(explore !== null && tiles.includes(null) ? [['explore', explore] as const] : []),
    ...(build !== null && bases.every((base) => base === null)
      ? [['build', Math.max(0, build + dearer)] as const]
      : []),
    ...(gravity > 0 ? [['gravity', gravity] as const] : []),
  ];
};

/** A flat plaque with shape and three letters. */
const plaque = ({ say }: Scene, { owner, type }: Built, right: number, y: number): { svg: string; width: number } => {
  const code = say(`draw.code.${type}`);
  const width = widthOf(code, CODE) + 19;
  const left = right - width;
  return {
    width,
    svg: titled(
      say('text.base', { base: type, seat: owner }),
      rect(left, y, width, 15, { fill: seatFill(owner), stroke: 'edge', radius: 2 }) +
        path(seatPath(owner, left + 8, y + 7.5, 4), { fill: seatInk(owner) }) +
        label(left + 15, y + 11.2, code, { ...CODE, fill: seatInk(owner) }),
    ),
  };
};

/** The numbers and signs of a tile that still matter. */
const tileParts = ({ box, view, say }: Scene, id: SiteId, at: number): Part[] => {
  const tile = tileOf(box, view.sites[id].tiles[at]!);
  const p = pOf(box, view, id, at);
  const built = view.sites[id].bases[at] !== null;
  return [
    ...(p === null ? [] : [`P${p}`]),
    ...(tile.col > 0 && !view.sites[id].exploited[at] ? [`Col${tile.col}`] : []),
    ...(tile.base !== 0 && !built ? [signed(tile.base)] : []),
    ...tile.icons.map(iconPart),
    ...(tile.rule ? [say(`draw.rule.${tile.rule}`)] : []),
  ];
};

const tileTitle = ({ box, view, say }: Scene, id: SiteId, at: number): string => {
  const tile = view.sites[id].tiles[at]!;
  const { icons } = tileOf(box, tile);
  return [say('draw.tile', { tile }), ...icons.map((icon) => say(`sign.${icon}`))].join(', ');
};

const boxLine = (scene: Scene, id: SiteId, i: number, width: number, y: number): string => {
  const { view, say, marks } = scene;
  const { tiles, bases, claim } = view.sites[id];
  const base = bases[i] ?? null;
  const tile = tiles[i];
  const offered = marks.numbers(`box:${id}/${i + 1}`).length > 0;
  const built = base ? plaque(scene, base, width - (offered ? 31 : 5), y) : null;
  if (tile === undefined) return built?.svg ?? '';
  const claimed = tile !== null && claim !== null && i === 0 && base === null;
  const left = claimed ? 19 : 6;
  const room = width - left - (offered ? 32 : 6) - (built ? built.width + 3 : 0);
  return touchable(marks, {
    ref: `box:${id}/${i + 1}`,
    title: tile === null ? say('draw.emptyBox') : tileTitle(scene, id, i),
    box: { x: 3, y: y - 1, width: width - 6, height: LINE },
    rise: 3,
    body: [
      rect(3, y, width - 6, 15, {
        ...(tile === null
          ? { stroke: 'line2' as const, dash: '2 2', width: 0.8 }
          : { fill: 'raised' as const, stroke: 'line' as const }),
        radius: 2,
      }),
      tile === null ? '' : at(left, y + 11.2, line(tileParts(scene, id, i), { ...SMALL, fill: 'text', room }).svg),
      claimed
        ? titled(say('text.claim', { seat: claim.seat, team: claim.team }), seatMark(claim.seat, 11, y + 7.5, 4.6))
        : '',
      built?.svg ?? '',
    ].join(''),
  });
};

/** Own teams one by one, to be pointed at; those of others as a shape with their number. */
const teams = ({ view, say, marks }: Scene, id: SiteId, width: number, y: number): string => {
  let x = 5;
  const parts: string[] = [];
  const there = (seat: Seat) =>
    view.companies[seat].teams.flatMap((team, i) => (team.at === id ? [{ ...team, number: i + 1 }] : []));
  for (const { number, track } of view.me === null ? [] : there(view.me)) {
    const seat = view.me!;
    const wide = track > 0 ? 34 : 21;
    parts.push(
      at(
        x,
        y,
        touchable(marks, {
          ref: `team:${seat}/${number}`,
          title: say(track > 0 ? 'draw.teamOnTrack' : 'draw.team', { seat, team: number, track }),
          box: { x: 0, y: 0, width: wide, height: 26 },
          rise: 5,
          body:
            rect(0, 0, wide, 26, { fill: 'sunk', stroke: 'line2', radius: 4 }) +
            seatMark(seat, 10.5, 18, 7, number) +
            (track > 0 ? label(20, 22, `·${track}`, { size: 11 }) : ''),
        }),
      ),
    );
    x += wide + 3;
  }
  for (const seat of view.seats) {
    if (seat === view.me) continue;
    const all = there(seat);
    if (all.length === 0) continue;
    const waits = all.map(({ track }) => track).filter((track) => track > 0);
    const words = `${all.length}${waits.length > 0 ? `·${waits.join('·')}` : ''}`;
    const wide = 16 + widthOf(words, { size: 11 });
    if (x + wide > width - 2) break;
    parts.push(
      titled(
        say('draw.teamsOf', { seat, count: all.length }),
        seatMark(seat, x + 7, y + 16, 5.6) + label(x + 15, y + 20, words, { size: 11 }),
      ),
    );
    x += wide + 4;
  }
  return parts.join('');
};

const colonyLine = ({ box, view, say }: Scene, id: SiteId, width: number, y: number): string => {
  const { region } = siteOn(box, view, id);
  const founded = view.founded.find((one) => one.region === region);
  if (!founded) return '';
  const { value } = colonyOf(box, founded.colony);
  return titled(
    say('text.colony', { colony: founded.colony, seat: founded.seat }),
    path(polygon(width - 13, y - 4, 8.5, 6), { fill: seatFill(founded.seat), stroke: 'edge' }) +
      label(width - 13, y, value, { size: 11, bold: true, fill: seatInk(founded.seat), anchor: 'middle' }),
  );
};

const linesOf = ({ view, box }: Scene, id: SiteId): number => {
  const { kind } = siteOn(box, view, id);
  return kind === 'home' || kind === 'beyond' || kind === 'spur' ? 0 : view.sites[id].bases.length;
};

export const siteHeight = (scene: Scene, id: SiteId): number => TOP + linesOf(scene, id) * LINE + TEAM + 4;

/** The limb of a world behind its card: no piece, and nothing is read from it. */
const limb = (kind: string, region: string, width: number, height: number): string => {
  const fill = LIMBS[region] ?? (kind === 'star' ? 'sun' : 'zoneline');
  if (!['home', 'world', 'star'].includes(kind)) return '';
  const half = (r: number): string =>
    `M${fixed(width - 1.5)} ${fixed(height / 2 - r)}A${fixed(r)} ${fixed(r)} 0 0 0 ${fixed(width - 1.5)} ${fixed(height / 2 + r)}Z`;
  const r = Math.min(30, height / 2 - 6);
  return path(half(r), { fill, opacity: 0.35 }) + path(half(r * 0.72), { fill, opacity: 0.4 });
};
const LIMBS: Readonly<Record<string, Colour>> = {
  earth_luna: 'riverline',
  comet: 'riverline',
  mars: 'marsline',
  inner: 'sun',
  jupiter: 'marsline',
  uranus: 'riverline',
  neptune: 'riverline',
  sol: 'sun',
};

export const siteCard = (scene: Scene, id: SiteId, width: number): Block => {
  const { box, view, say, marks } = scene;
  const { kind, region, multiStar } = siteOn(box, view, id);
  const height = siteHeight(scene, id);
  const lines = linesOf(scene, id);
  const beyond =
    kind === 'beyond' && view.beyondLeft.length > 0 ? say('draw.beyond', { markers: view.beyondLeft.join(', ') }) : '';
  const paid = costs(scene, id);
  const parts: Part[] = [
    ...paid.flatMap(([sign, cost]): Part[] => [{ sign }, String(cost)]),
    ...(multiStar ? [{ sign: 'multistar', fill: 'mark' } as const] : []),
    ...(beyond === '' ? [] : [beyond]),
  ];
  const notes = [...(multiStar ? [say('draw.multiStar')] : []), beyond].filter(Boolean);
  const spoken = [...paid.map(([what, cost]) => say(`draw.cost.${what}`, { cost })), ...notes].join(', ');
  // A name that is too long has the second line where nothing else is written.
  const name = parts.length > 0 ? [say(`site.${id}`)] : wrapped(say(`site.${id}`), width - 14, NAME).slice(0, 2);
  const size = [11.5, 10.5].find((one) => widthOf(name[0], { ...NAME, size: one }) <= width - 12) ?? 10;
  const svg =
    touchable(marks, {
      ref: `site:${id}`,
      title: [say('text.site', { site: id }), spoken].filter(Boolean).join(': '),
      box: { x: 1, y: 1, width: width - 2, height: height - 2 },
      rise: 6,
      body: [
        rect(1, 1, width - 2, height - 2, {
          fill: 'plate',
          stroke: 'line2',
          radius: kind === 'lagrange' ? 14 : 3,
          ...(kind === 'lagrange' ? { dash: '3 2.5' } : {}),
        }),
        limb(kind, region, width, height),
        ...name.map((words, i) => label(6, 20 + i * 13, words, { ...NAME, size, room: width - 11 })),
        at(6, 34.5, line(parts, { size: 10.5, room: width - 26 }).svg),
        colonyLine(scene, id, width, 34),
      ].join(''),
    }) +
    Array.from({ length: lines }, (_none, i) => boxLine(scene, id, i, width, TOP + i * LINE)).join('') +
    teams(scene, id, width, TOP + lines * LINE + 3);
  return { width, height, svg };
};
