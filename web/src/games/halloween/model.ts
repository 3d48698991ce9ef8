/** What the board reads from the view and the board file, as types, and the questions it asks of them. */

import type { GameInfo, Heard } from "../../server/wire";
import { depth } from "../../kit";
import type { View } from "./view";

export type { VictimView, MichaelView, SheetView, OfferView, View } from "./view";

/** Michael sits in the first seat (HW-033). */
export const MICHAEL = "A";
export const DIRECTIONS = ["north", "east", "south", "west"] as const;
export type Direction = (typeof DIRECTIONS)[number];
const STEPS: Record<Direction, readonly [dx: number, dy: number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** The direction of a step on the drawing. */
export const directionOf = (dx: number, dy: number): Direction => DIRECTIONS.find((one) => STEPS[one][0] === dx && STEPS[one][1] === dy) ?? "north";

// --- the board file

/** A board as its file has it. */
interface BoardFile {
  id: string;
  cells: string;
  edges: Record<"door" | "window" | "fence" | "cardoor" | "wall", string>;
  car: { id: string; cell: string; lock: string }[];
  room: { cell: string; building: string; id: string }[];
  quadrants: { west_until: string; street: number };
}

export type Ground = "grass" | "path" | "pavement" | "street" | "tree" | "car" | "room";
export type Line = "door" | "window" | "fence" | "cardoor" | "wall";

export interface Space {
  id: string;
  /** Column and row, from 0. */
  x: number;
  y: number;
  ground: Ground;
  /** The room and its building, or the car. */
  room: string;
  building: string;
  car: string;
  quadrants: string[];
}

export interface Edge {
  line: Line;
  /** The space to the north or to the west of it, and the other one. */
  a: Space;
  b: Space;
  /** Whether it lies between a space and the one to the south of it. */
  level: boolean;
  car: string;
}

export interface House {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Plan {
  columns: number;
  rows: number;
  spaces: readonly Space[];
  at: ReadonlyMap<string, Space>;
  edges: readonly Edge[];
  houses: readonly House[];
  cars: readonly (House & { lock: string })[];
  street: number;
}

const GROUNDS: Record<string, Ground> = { ".": "grass", ",": "path", ":": "pavement", "=": "street", T: "tree" };

export const spaceId = (x: number, y: number) => `${String.fromCharCode(65 + x)}${y + 1}`;

const plans = new WeakMap<object, Plan>();

/** The board that is played on, read once. */
export function planOf(game: GameInfo, board: string): Plan {
  const file = game.content[`board_${board}.toml`] as BoardFile;
  let plan = plans.get(file);
  if (!plan) plans.set(file, (plan = readPlan(file)));
  return plan;
}

export function readPlan(file: BoardFile): Plan {
  const rows = file.cells.trim().split(/\s+/);
  const street = file.quadrants.street - 1;
  const west = file.quadrants.west_until.charCodeAt(0) - 65;
  const spaces = rows.flatMap((row, y) =>
    [...row].map((code, x): Space => {
      const room = file.room.find((one) => one.cell === code);
      const car = file.car.find((one) => one.cell === code);
      const side = x <= west ? "w" : "e";
      const quadrants = [...(y <= street ? [`n${side}`] : []), ...(y >= street ? [`s${side}`] : [])];
      const ground = room ? "room" : car ? "car" : (GROUNDS[code] ?? "grass");
      return { id: spaceId(x, y), x, y, ground, room: room?.id ?? "", building: room?.building ?? "", car: car?.id ?? "", quadrants };
    }),
  );
  const at = new Map(spaces.map((space) => [space.id, space]));
  const edges = (Object.keys(file.edges) as Line[]).flatMap((line) =>
    file.edges[line]
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((written): Edge => {
        const [a, b] = written.split(/[|/]/).map((id) => at.get(id)!) as [Space, Space];
        return { line, a, b, level: written.includes("/"), car: line === "cardoor" ? a.car || b.car : "" };
      }),
  );
  // The file leaves out all lines of trees (they are walls); those of a house beside one are drawn.
  for (const tree of spaces.filter((one) => one.ground === "tree")) {
    for (const direction of DIRECTIONS) {
      const [dx, dy] = STEPS[direction];
      const beside = at.get(spaceId(tree.x + dx, tree.y + dy));
      if (beside?.ground !== "room") continue;
      const [a, b] = dx + dy > 0 ? [tree, beside] : [beside, tree];
      edges.push({ line: "wall", a, b, level: dx === 0, car: "" });
    }
  }
  const around = (id: string, inside: readonly Space[]): House => {
    const [xs, ys] = [inside.map((one) => one.x), inside.map((one) => one.y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { id, x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
  };
  const buildings = [...new Set(file.room.map((room) => room.building))];
  return {
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    spaces,
    at,
    edges,
    houses: buildings.map((id) => around(id, spaces.filter((one) => one.building === id))),
    cars: file.car.map((car) => ({ ...around(car.id, spaces.filter((one) => one.car === car.id)), lock: car.lock })),
    street,
  };
}

const lines = new WeakMap<Plan, Map<string, Edge>>();

/** What lies between a space and its neighbour; null where nothing does. */
export function edgeTo(plan: Plan, from: string, to: string): Edge | null {
  let found = lines.get(plan);
  if (!found) {
    found = new Map(plan.edges.flatMap((edge) => [[`${edge.a.id} ${edge.b.id}`, edge], [`${edge.b.id} ${edge.a.id}`, edge]] as const));
    lines.set(plan, found);
  }
  return found.get(`${from} ${to}`) ?? null;
}

export function neighbour(plan: Plan, from: string, direction: Direction): Space | null {
  const here = plan.at.get(from);
  const [dx, dy] = STEPS[direction];
  return here ? (plan.at.get(spaceId(here.x + dx, here.y + dy)) ?? null) : null;
}

/** The straight line before somebody who looks from here (HW-093 to HW-099): the same rule as the table's. */
export function seenFrom(plan: Plan, from: string, direction: Direction, unlocked: readonly string[]): string[] {
  const found: string[] = [];
  let here = from;
  for (;;) {
    const to = neighbour(plan, here, direction);
    if (!to || to.ground === "tree") return found;
    const edge = edgeTo(plan, here, to.id);
    const line = edge?.line === "cardoor" ? (unlocked.includes(edge.car) ? "door" : "wall") : edge?.line;
    if (line === "wall" || line === "fence" || (line === "door" && here !== from)) return found;
    found.push(to.id);
    here = to.id;
  }
}

// --- what must not be missed

const LOUD = new Set(["stopped", "assault", "wounded", "died", "replaced", "spotted", "appeared", "staggered", "unlocked"]);
/** Those that stay until they are closed, if they are about me. */
const GRAVE = new Set(["stopped", "assault", "wounded", "died"]);

export interface Notice {
  n: number;
  kind: string;
  heard: Heard;
  /** About a seat of mine, and serious: it stays. */
  grave: boolean;
}

export const kindOf = (heard: { phrase: { key: string } }) => heard.phrase.key.replace(/^event-/, "");

/** What of the news deserves a place over the board. */
export function noticesIn(events: readonly Heard[], after: number, seats: string): Notice[] {
  return events
    .filter((heard) => heard.n > after && LOUD.has(kindOf(heard)))
    .map((heard) => {
      const about = String(heard.phrase.facts["seat"] ?? "").replace("seat:", "");
      const kind = kindOf(heard);
      return { n: heard.n, kind, heard, grave: GRAVE.has(kind) && about !== "" && seats.includes(about) };
    });
}

/** Where Michael appeared is told by his last appearance: on a seen way there is one at every step. */
export function lastSeen(notices: readonly Notice[]): Notice[] {
  const last = notices.findLastIndex((one) => one.kind === "appeared");
  return notices.filter((one, i) => one.kind !== "appeared" || i === last);
}

/** After the end: where the victims had to reckon with him when a row was written, each space alike. */
export function shadesOfRow(view: View, row: number): Map<string, number> {
  const spaces = view.possible[row] ?? [];
  return new Map(spaces.map((id) => [id, depth(1, 1, spaces.length)]));
}

/** Where Michael has written that he was, row by row, as far as a row; every row names a space. */
export function rowsUntil(view: View, row: number): string[] {
  return (view.sheet?.sheet ?? []).slice(0, row + 1);
}
