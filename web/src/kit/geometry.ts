/** Boxes and points of a drawing, and where pieces stand in them. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export const middle = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

/** Numbers in a drawing need no more than one digit behind the point. */
export const round = (n: number) => Math.round(n * 10) / 10;

/** A box so much larger on every side; smaller, if the number is below zero. */
export const grown = (box: Box, by: number): Box => ({ x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by });

/** The attributes of a rectangle. */
export const asRect = ({ x, y, w, h }: Box) => ({ x, y, width: Math.max(0, w), height: Math.max(0, h) });

/** A line through points, as a path. */
export const lineOf = (points: readonly Point[]) => points.map(({ x, y }, i) => `${i ? "L" : "M"}${round(x)} ${round(y)}`).join("");

/** Where pieces stand in a box: in rows from its floor up, closer together the more there are. */
export function standingPlaces(box: Box, count: number, size: number): Point[] {
  const perRow = Math.max(1, Math.min(count, Math.floor((box.w - 4) / (size * 0.72))));
  const rows = Math.ceil(count / perRow);
  const rise = rows > 1 ? Math.min(size * 0.9, (box.h - size - 2) / (rows - 1)) : 0;
  return Array.from({ length: count }, (_, i) => {
    // The back row first, so that the front one is drawn over it.
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const step = inRow > 1 ? Math.min(size + 3, (box.w - size - 4) / (inRow - 1)) : 0;
    return { x: round(box.x + box.w / 2 + ((i % perRow) - (inRow - 1) / 2) * step), y: round(box.y + box.h - size / 2 - 3 - (rows - 1 - row) * rise) };
  });
}

/** Where markers lie in a box: in columns as wide as it allows, from the top, overlapping a little when they must. */
export function markerPlaces(box: Box, count: number, size: number): Point[] {
  const columns = Math.max(1, Math.min(count, Math.floor(box.w / (size * 0.78))));
  const rows = Math.ceil(count / columns);
  const step = rows > 1 ? Math.min(size + 1, (box.h - size) / (rows - 1)) : 0;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const dx = inRow > 1 ? Math.min(size + 2, (box.w - size) / (inRow - 1)) : 0;
    return { x: box.x + box.w / 2 + ((i % columns) - (inRow - 1) / 2) * dx, y: box.y + size / 2 + row * step };
  });
}
