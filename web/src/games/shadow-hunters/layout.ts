/**
 * Where everything lies, in units of the drawing. Two arrangements: wide (a ring of six areas between two rims of
 * seats) and tall (a phone: the same ring in two columns). One unit is about one pixel; larger screens enlarge it.
 */

import type { Box, Point } from "../../kit";

export interface Layout {
  tall: boolean;
  /** Pixels per unit. */
  scale: number;
  width: number;
  height: number;
  /** By slot, clockwise. */
  areas: readonly Box[];
  /** By seat, clockwise. */
  seats: readonly Box[];
  track: Box;
  piles: Box;
  dice: Box;
  spot: Box;
  steps: Box | null;
}

/** Text of 15 units stays at 14 pixels or more. */
const SMALLEST = 0.94;
const LARGEST = 2.6;
const NARROW = 640;
const EDGE = 8;
const TALL_WIDTH = 390;

const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

/** Whether a board this wide is arranged for a phone. */
export const isTall = (width: number) => width < NARROW;

/** `corner` is how much room, in pixels, the buttons over the lower right corner need: nothing is to lie under them. */
export function layoutFor(width: number, height: number, seats: number, corner = 0): Layout {
  return isTall(width) ? tall(width, height, seats, corner) : wide(width, height, seats, corner);
}

function wide(pixelsWide: number, pixelsHigh: number, count: number, corner: number): Layout {
  const scale = clamp(SMALLEST, Math.min(pixelsWide / 860, pixelsHigh / 650), LARGEST);
  const width = pixelsWide / scale;
  const height = Math.max(pixelsHigh / scale, 516);
  const trackHeight = clamp(94, height * 0.18, 124);
  const rim = clamp(118, width * 0.18, 190);
  const inner: Box = { x: EDGE, y: EDGE, w: width - 2 * EDGE, h: height - trackHeight - 2 * EDGE - 8 };
  const ring: Box = { x: inner.x + rim + 10, y: inner.y, w: inner.w - 2 * rim - 20, h: inner.h };
  // The two of a pair lie closer than neighbours that share nothing.
  const gap = clamp(10, ring.h * 0.03, 18);
  const wider = gap * 2;
  const h = Math.min((ring.h - gap - wider - 8) / 3, 220);
  const w = Math.min((ring.w - 200) / 2, h * 1.5);
  const cx = ring.x + ring.w / 2;
  const top = ring.y + (ring.h - 3 * h - gap - wider) / 2;
  // The middle row stands apart so that the piles lie in the light between them.
  const spread = clamp(w / 2 + 100, w * 1.12, ring.w / 2 - w / 2);
  const apart = w / 2 + gap / 2;
  const rows = [top, top + h + wider, top + 2 * h + wider + gap];
  const at = (x: number, row: number): Box => ({ x: x - w / 2, y: rows[row]!, w, h });
  const foot = apart + gap / 2;
  const areas = [at(cx - apart, 0), at(cx + apart, 0), at(cx + spread, 1), at(cx + foot, 2), at(cx - foot, 2), at(cx - spread, 1)];
  const hollow = 2 * (spread - w / 2) - 32;
  const nook = Math.max(64, cx - foot - w / 2 - ring.x - 16);
  const low = areas[4]!.y;
  return {
    tall: false,
    scale,
    width,
    height,
    areas,
    seats: rims(inner, rim, count),
    track: { x: EDGE, y: height - trackHeight - EDGE, w: width - 2 * EDGE - corner / scale, h: trackHeight },
    piles: { x: cx - hollow / 2, y: areas[2]!.y, w: hollow, h },
    dice: { x: ring.x, y: low, w: nook, h },
    spot: { x: ring.x + ring.w - nook, y: low, w: nook, h },
    steps: { x: ring.x, y: areas[0]!.y, w: nook, h },
  };
}

/** Seats clockwise: the first at the upper left, then down the right rim and up the left one. */
function rims(inner: Box, rim: number, count: number): Box[] {
  const right = Math.floor(count / 2);
  const left = count - right;
  const gap = 8;
  const tallest = 150;
  const column = (rows: number, x: number) => {
    const h = Math.min((inner.h - gap * (rows - 1)) / rows, tallest);
    const space = rows > 1 ? (inner.h - rows * h) / (rows - 1) : 0;
    const y = rows > 1 ? inner.y : inner.y + (inner.h - h) / 2;
    return Array.from({ length: rows }, (_, row): Box => ({ x, y: y + row * (h + space), w: rim, h }));
  };
  const lefts = column(left, inner.x);
  const rights = column(right, inner.x + inner.w - rim);
  return [lefts[0]!, ...rights, ...lefts.slice(1).reverse()];
}

function tall(pixelsWide: number, pixelsHigh: number, count: number, corner: number): Layout {
  const scale = clamp(SMALLEST * 0.9, pixelsWide / TALL_WIDTH, 1.6);
  const width = pixelsWide / scale;
  const edge = 6;
  const inside = width - 2 * edge;
  const rows = count > 4 ? 2 : 1;
  const columns = Math.ceil(count / rows);
  const seatHeight = 68;
  const seatsHeight = rows * seatHeight + (rows - 1) * 6;
  const pileHeight = 58;
  const trackHeight = 100;
  const rest = pileHeight + trackHeight + seatsHeight + 32 + 2 * edge;
  const near = 8;
  const far = 18;
  const h = clamp(86, (pixelsHigh / scale - rest - near - far) / 3, 150);
  const at = (column: number, row: number): Box => {
    const between = row === 0 ? near : far;
    const w = (inside - between) / 2;
    return { x: edge + column * (w + between), y: edge + row * h + (row > 0 ? far : 0) + (row > 1 ? near : 0), w, h };
  };
  const below = edge + 3 * h + near + far + 12;
  const seatTop = below + pileHeight + 10;
  const trackTop = seatTop + seatsHeight + 10;
  const end = trackTop + trackHeight + edge;
  // What does not fit is scrolled to, out from under the buttons.
  const under = end * scale > pixelsHigh ? corner / 2 / scale : 0;
  const sw = (inside - 6 * (columns - 1)) / columns;
  return {
    tall: true,
    scale,
    width,
    height: end + under,
    areas: [at(0, 0), at(1, 0), at(1, 1), at(1, 2), at(0, 2), at(0, 1)],
    seats: Array.from({ length: count }, (_, i): Box => ({
      x: edge + (i % columns) * (sw + 6),
      y: seatTop + Math.floor(i / columns) * (seatHeight + 6),
      w: sw,
      h: seatHeight,
    })),
    track: { x: edge, y: trackTop, w: inside, h: trackHeight },
    piles: { x: edge, y: below, w: inside * 0.62, h: pileHeight },
    dice: { x: edge + inside * 0.64, y: below, w: inside * 0.22, h: pileHeight },
    spot: { x: edge + inside * 0.88, y: below, w: inside * 0.12, h: pileHeight },
    steps: null,
  };
}

/** Where the pieces of an area stand: rows on its ground, closer together the more there are. */
export function standingPlaces(area: Box, count: number, size: number): Point[] {
  const perRow = Math.max(1, Math.min(count, Math.floor((area.w - 16) / (size + 3))));
  const rows = Math.ceil(count / perRow);
  const ground = area.y + area.h - size * 0.62 - 5;
  const rise = rows > 1 ? Math.min(size * 0.95, (area.h * 0.42) / (rows - 1)) : 0;
  return Array.from({ length: count }, (_, i) => {
    // The back row first, so that the front one is drawn over it.
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const step = Math.min(size + 8, (area.w - 16) / inRow);
    const x = area.x + area.w / 2 + ((i % perRow) - (inRow - 1) / 2) * step;
    return { x, y: ground - (rows - 1 - row) * rise };
  });
}

/** A bow from one point to another, that stops short of both. */
export function bow(from: Point, to: Point, short: number): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const round = (n: number) => Math.round(n * 10) / 10;
  if (length < 3.5 * short) {
    // Side by side: over their heads.
    const high = Math.min(from.y, to.y) - short * 2.4;
    return `M${round(from.x)} ${round(from.y - short)}Q${round((from.x + to.x) / 2)} ${round(high)} ${round(to.x)} ${round(to.y - short * 1.1)}`;
  }
  const start = { x: from.x + ux * short, y: from.y + uy * short };
  const end = { x: to.x - ux * short, y: to.y - uy * short };
  const lift = Math.min(60, length * 0.22);
  // Always bent upwards, whichever way it goes.
  const side = ux < 0 ? -lift : lift;
  const bend = { x: (start.x + end.x) / 2 + uy * side, y: (start.y + end.y) / 2 - ux * side };
  return `M${round(start.x)} ${round(start.y)}Q${round(bend.x)} ${round(bend.y)} ${round(end.x)} ${round(end.y)}`;
}
