/** Finds room on a map: what was placed before is never covered. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Placing {
  readonly take: (area: Area) => void;
  readonly isFree: (area: Area) => boolean;
  /** The first of some corners at which something of this size is free; its place is taken. */
  readonly first: (
    size: Pick<Area, 'width' | 'height'>,
    corners: readonly (readonly [number, number])[],
  ) => readonly [number, number] | null;
  /** Somewhere around a point, as near as can be. */
  readonly near: (
    size: Pick<Area, 'width' | 'height'>,
    x: number,
    y: number,
    reach: number,
  ) => readonly [number, number] | null;
}

const CELL = 48;
const TURNS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => ((i * 30 - 60) * Math.PI) / 180);

export const placing = (width: number, height: number): Placing => {
  const cells = new Map<number, Area[]>();
  const columns = Math.ceil(width / CELL) + 2;
  const cellsOf = ({ x, y, width: w, height: h }: Area): number[] => {
    const found: number[] = [];
    for (let row = Math.floor(y / CELL); row <= Math.floor((y + h) / CELL); row++)
      for (let column = Math.floor(x / CELL); column <= Math.floor((x + w) / CELL); column++)
        found.push(row * columns + column);
    return found;
  };
  const take: Placing['take'] = (area) => {
    for (const cell of cellsOf(area)) {
      const there = cells.get(cell);
      if (there) there.push(area);
      else cells.set(cell, [area]);
    }
  };
  const isFree: Placing['isFree'] = (area) =>
    area.x >= 0 &&
    area.y >= 0 &&
    area.x + area.width <= width &&
    area.y + area.height <= height &&
    cellsOf(area).every((cell) =>
      (cells.get(cell) ?? []).every(
        (other) =>
          area.x >= other.x + other.width ||
          other.x >= area.x + area.width ||
          area.y >= other.y + other.height ||
          other.y >= area.y + area.height,
      ),
    );
  const first: Placing['first'] = (size, corners) => {
    for (const [x, y] of corners) {
      const area = { x, y, ...size };
      if (!isFree(area)) continue;
      take(area);
      return [x, y];
    }
    return null;
  };
  const near: Placing['near'] = (size, x, y, reach) => {
    const corners: [number, number][] = [];
    for (let r = 0; r <= reach; r += 6)
      for (const turn of r === 0 ? [0] : TURNS)
        corners.push([x + r * Math.cos(turn) - size.width / 2, y + r * Math.sin(turn) - size.height / 2]);
    return first(size, corners);
  };
  return { take, isFree, first, near };
};
