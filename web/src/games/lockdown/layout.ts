/** Where everything stands in the cut through both buildings, in pixels. The map file gives places in units. */

import { type Box, middle, type Point, round } from "../../kit";
import { type Content, FIRST_BELOW, FLOORS, type Link, type Plan, type Room } from "./model";

export interface Layout {
  width: number;
  height: number;
  /** Pixels of a unit of the map, and of a floor. */
  unit: number;
  floor: number;
  /** Sizes of letters: a room's number, its name, small things. */
  number: number;
  name: number;
  sign: number;
  /** How thick a floor slab is. */
  slab: number;
  /** Where the ground begins. */
  ground: number;
  rooms: ReadonlyMap<string, Box>;
  /** The label of each floor, at the left edge. */
  labels: ReadonlyMap<string, Box>;
  /** The middle of the top of each building. */
  tops: Record<"west" | "east", Point>;
}

/** Narrower than this, names do not fit and rooms show their numbers alone. */
export const NARROW = 560;
const LEAST_FLOOR = 44;
const MOST_FLOOR = 120;

/** The widest place of a plan, in units. */
const widthOf = (plan: Plan) => Math.max(...plan.room.map((room) => room.x + room.width));

export function layoutFor(content: Content, pixelsWide: number, pixelsHigh: number): Layout {
  const narrow = pixelsWide < NARROW;
  const large = pixelsWide > 900;
  const label = narrow ? 34 : large ? 76 : 52;
  const edge = narrow ? 4 : 14;
  const sky = narrow ? 30 : large ? 58 : 40;
  const below = narrow ? 8 : 14;
  const unit = (pixelsWide - label - 2 * edge) / widthOf(content.plan);
  const floor = Math.min(MOST_FLOOR, Math.max(LEAST_FLOOR, (pixelsHigh - sky - below) / FLOORS.length));
  const slab = Math.max(4, floor * 0.09);
  const left = label + edge;
  const top = (id: string) => sky + FLOORS.indexOf(id as (typeof FLOORS)[number]) * floor;
  const box = (room: Room): Box => {
    const high = room.height ?? 1;
    return { x: round(left + room.x * unit), y: round(top(room.floor) - (high - 1) * floor), w: round(room.width * unit), h: round(high * floor - slab) };
  };
  const rooms = new Map(content.plan.room.map((room) => [room.id, box(room)]));
  const topOf = (building: "west" | "east"): Point => {
    const own = content.plan.room.filter((room) => room.building === building);
    const [west, east] = [Math.min(...own.map((room) => room.x)), Math.max(...own.map((room) => room.x + room.width))];
    return { x: round(left + ((west + east) / 2) * unit), y: sky };
  };
  return {
    width: pixelsWide,
    height: Math.max(pixelsHigh, sky + FLOORS.length * floor + below),
    unit,
    floor,
    number: Math.min(22, Math.max(14, floor * 0.27)),
    name: Math.min(20, Math.max(14, floor * 0.21)),
    sign: Math.min(34, Math.max(15, floor * 0.36)),
    slab,
    ground: top(FLOORS[FIRST_BELOW]) - slab / 2,
    rooms,
    labels: new Map(FLOORS.map((id) => [id, { x: 2, y: top(id), w: label - 4, h: floor - slab }])),
    tops: { west: topOf("west"), east: topOf("east") },
  };
}

export interface Passage {
  link: Link;
  /** Where it is drawn: through a wall, a slab, or the air between the buildings. */
  box: Box;
}

/** Doors, stairs, bridges and the tunnel as places in the drawing. */
export function passagesOf(content: Content, layout: Layout): Passage[] {
  // Stairs stand aside of names, and of signs, which stand on the right.
  const crowded = (id: string) => content.room.get(id)?.kind === "named" && content.room.get(id)!.width < 7;
  return content.plan.link.map((link) => {
    const a = layout.rooms.get(link.a)!;
    const b = layout.rooms.get(link.b)!;
    if (link.type === "stairs") {
      const [upper, lower] = a.y < b.y ? [a, b] : [b, a];
      const from = Math.max(a.x, b.x);
      const to = Math.min(a.x + a.w, b.x + b.w);
      const w = Math.min(layout.unit * 2.6, Math.abs(to - from) * 0.8);
      const upperRoom = a.y < b.y ? link.a : link.b;
      const share = crowded(upperRoom) ? 0.42 : 0.8;
      const x = Math.min(to - w - 3, from + (to - from) * share - w / 2);
      const y = upper.y + upper.h - layout.floor * 0.22;
      return { link, box: { x, y, w, h: lower.y + layout.floor * 0.05 - y } };
    }
    const [west, east] = a.x < b.x ? [a, b] : [b, a];
    const low = Math.min(west.y + west.h, east.y + east.h);
    // A door between storeys of different height stands on the floor that both have.
    const high = Math.max(west.y, east.y);
    const h = Math.min(low - high, layout.floor) * 0.5;
    return { link, box: { x: west.x + west.w, y: low - h, w: Math.max(0, east.x - west.x - west.w), h } };
  });
}

/** The pipe of the chute: out of the wall above, down outside, into the wall below. */
export function chuteOf(content: Content, layout: Layout): string[] {
  return [...content.chute].map(([from, to]) => {
    const a = layout.rooms.get(from)!;
    const b = layout.rooms.get(to)!;
    const x = Math.max(a.x + a.w, b.x + b.w) + layout.unit * 1.5;
    // On a small screen the bends are small too, or the end would point back out.
    const r = round(Math.min(5, layout.unit * 0.5));
    const end = round(b.x + b.w + Math.min(3, layout.unit * 0.3));
    return `M${round(a.x + a.w)} ${round(a.y + a.h * 0.35)}H${round(x - r)}q${r} 0 ${r} ${r}V${round(b.y + b.h * 0.55)}q0 ${r} ${-r} ${r}H${end}`;
  });
}

/** A way through rooms: through their middles, a little beside the ways of others. */
export function wayThrough(path: readonly string[], layout: Layout, beside: number): Point[] {
  return path.flatMap((id) => {
    const box = layout.rooms.get(id);
    if (!box) return [];
    const { x, y } = middle(box);
    return [{ x: round(x + beside), y: round(y + beside * 0.6) }];
  });
}
