/**
 * A graph of rooms: places with ways between them. Drawn as a plan, where rooms are boxes and ways are doors in the walls
 * that they share, or as a map, where places are discs and ways are lines.
 */

import type { ComponentChildren } from "preact";
import { type Fitted, textWidth, wrap } from "../parts/lines";
import { asRect, type Box, grown, lineOf, middle, type Point, round } from "./geometry";
import { Shade } from "./knowledge";
import { Thing } from "./things";

/** A room as a content file has it: its place in units of the plan. */
export interface RoomPlace {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A way between two rooms. */
export interface Link {
  a: string;
  b: string;
}

export interface PlanLayout {
  width: number;
  height: number;
  /** Pixels of a unit. */
  unit: number;
  boxes: ReadonlyMap<string, Box>;
}

interface PlanWish {
  /** What stays free around the plan, and between two rooms for their wall, in pixels. */
  margin?: number;
  wall?: number;
  /** The least size of a unit, so that names can be read: a plan that is larger than its place is scrolled. */
  least?: number;
  /** Whether rooms may become wider than high to fill their place. */
  stretch?: number;
}

/** The rooms of a plan, as large as their place allows. */
export function planLayout(rooms: readonly RoomPlace[], width: number, height: number, { margin = 10, wall = 4, least = 0, stretch = 1.35 }: PlanWish = {}): PlanLayout {
  const [left, top] = [Math.min(...rooms.map((one) => one.x)), Math.min(...rooms.map((one) => one.y))];
  const [across, down] = [Math.max(...rooms.map((one) => one.x + one.w)) - left, Math.max(...rooms.map((one) => one.y + one.h)) - top];
  const unit = Math.max(least, Math.min((width - 2 * margin) / across, (height - 2 * margin) / down));
  const wide = Math.max(unit, Math.min(unit * stretch, (width - 2 * margin) / across));
  const [all, high] = [Math.max(width, across * wide + 2 * margin), Math.max(height, down * unit + 2 * margin)];
  const [dx, dy] = [(all - across * wide) / 2, (high - down * unit) / 2];
  const boxOf = (one: RoomPlace): Box => grown({ x: round(dx + (one.x - left) * wide), y: round(dy + (one.y - top) * unit), w: round(one.w * wide), h: round(one.h * unit) }, -wall / 2);
  return { width: all, height: high, unit, boxes: new Map(rooms.map((one) => [one.id, boxOf(one)])) };
}

/** Where a way leads through: a piece of a wall, upright or level; null where the rooms share none. */
export interface Doorway<L extends Link> {
  link: L;
  /** The middle of the door. */
  at: Point;
  /** Along the wall, from its middle to its end. */
  reach: number;
  upright: boolean;
  /** False where the rooms share no wall: then `line` leads from one to the other. */
  shared: boolean;
  line: readonly Point[];
}

/** The doors of a plan: in the middle of the wall that two rooms share, however thick it is. */
export function doorways<L extends Link>(links: readonly L[], boxes: ReadonlyMap<string, Box>, thick = 12, widest = 34): Doorway<L>[] {
  return links.flatMap((link) => {
    const [a, b] = [boxes.get(link.a), boxes.get(link.b)];
    if (!a || !b) return [];
    const over = { from: Math.max(a.y, b.y), to: Math.min(a.y + a.h, b.y + b.h) };
    const beside = { from: Math.max(a.x, b.x), to: Math.min(a.x + a.w, b.x + b.w) };
    const gapX = Math.max(a.x, b.x) - Math.min(a.x + a.w, b.x + b.w);
    const gapY = Math.max(a.y, b.y) - Math.min(a.y + a.h, b.y + b.h);
    const line = [middle(a), middle(b)];
    const found = (at: Point, room: number, upright: boolean, shared = true) => [{ link, at, reach: Math.min(widest, room * 0.6) / 2, upright, shared, line }];
    if (Math.abs(gapX) <= thick && over.to > over.from) {
      return found({ x: Math.max(a.x, b.x) - gapX / 2, y: (over.from + over.to) / 2 }, over.to - over.from, true);
    }
    if (Math.abs(gapY) <= thick && beside.to > beside.from) {
      return found({ x: (beside.from + beside.to) / 2, y: Math.max(a.y, b.y) - gapY / 2 }, beside.to - beside.from, false);
    }
    return found({ x: (line[0]!.x + line[1]!.x) / 2, y: (line[0]!.y + line[1]!.y) / 2 }, widest, false, false);
  });
}

interface DoorProps<L extends Link> {
  door: Doorway<L>;
  /** open, shut, barricaded, secret: a class, with a texture of its own and not by colour alone. */
  state?: string;
  class?: string;
}

/** A door in a wall; a way between rooms that share none is a dashed line. */
export function Door<L extends Link>({ door, state = "open", class: name = "" }: DoorProps<L>) {
  const { at, reach, upright, shared, line } = door;
  if (!shared) return <path class={`kit-passage is-${state} ${name}`} d={lineOf(line)} aria-hidden="true" />;
  const half = 5;
  const [w, h] = upright ? [half, reach] : [reach, half];
  const planks = [-0.6, 0, 0.6].map((share) => (upright ? `M${at.x - 9} ${at.y + share * reach - 3}l18 6` : `M${at.x + share * reach - 3} ${at.y - 9}l6 18`)).join("");
  return (
    <g class={`kit-door is-${state} ${name}`} aria-hidden="true">
      <rect x={at.x - w} y={at.y - h} width={2 * w} height={2 * h} rx="1.5" />
      {state === "barricaded" && <path class="kit-planks" d={planks} />}
    </g>
  );
}

interface RoomProps {
  reference: string;
  box: Box;
  name: string;
  /** Size of the letters. */
  size?: number;
  /** How dark a belief shades it, from 0 to 1. */
  dark?: number;
  class?: string;
  /** What lies in the room. */
  children?: ComponentChildren;
}

/** A room of a plan: walls, floor, its name along the top. */
export function RoomBox({ reference, box, name, size = 15, dark = 0, class: look = "", children }: RoomProps) {
  const lines = wrap(name, size, box.w - 12, Math.max(1, Math.min(2, Math.floor(box.h / (size * 2.4)))), "title");
  return (
    <Thing reference={reference} class={`kit-room ${look}`}>
      <rect class="kit-wall" {...asRect(box)} />
      <Shade box={grown(box, -2)} dark={dark} id={reference} />
      <rect class="kit-edge" {...asRect(grown(box, -2))} />
      <TextLines class="kit-room-name" lines={lines} x={box.x + 6} y={box.y + size + 3} size={size} />
      {children}
    </Thing>
  );
}

/** A place of a map: a disc with its name under it. */
export function PlaceDisc({ reference, at, name, radius = 16, size = 15, dark = 0, class: look = "", children }: Omit<RoomProps, "box"> & { at: Point; radius?: number }) {
  return (
    <Thing reference={reference} class={`kit-disc ${look}`} x={at.x} y={at.y}>
      <circle class="kit-wall" r={radius} />
      {dark > 0 && <circle class="kit-shade" r={radius} style={{ opacity: dark }} />}
      <circle class="kit-edge" r={radius} />
      <text class="kit-room-name is-middle" y={radius + size} style={{ fontSize: size }}>
        {name}
      </text>
      {children}
    </Thing>
  );
}

/** Lines of text, one under the other. */
export function TextLines({ lines, x, y, size = 0, step = size * 1.15, class: name = "" }: { lines: readonly Fitted[]; x: number; y: number; size?: number; step?: number; class?: string }) {
  return (
    <>
      {lines.map(({ text, pressed }, i) => (
        <text key={i} class={name} x={x} y={y + i * step} style={size ? { fontSize: size } : undefined} textLength={pressed || undefined} lengthAdjust={pressed ? "spacingAndGlyphs" : undefined} aria-hidden="true">
          {text}
        </text>
      ))}
    </>
  );
}

export { textWidth, wrap };
