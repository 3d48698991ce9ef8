/**
 * The street as it lies there all night: gardens, houses with lit windows, fences, trees, cars. It never changes but for
 * the locks. Light and shade fall on the ground; lines stand over them, so that a door is a door in any light.
 */

import { Coordinates, GridLines } from "../../kit";
import type { Words } from "../../words/words";
import { buildingName } from "./facts";
import type { Edge, Plan, Space } from "./model";
import { gridOf, MARGIN, UNIT } from "./table";

export const px = (x: number) => MARGIN + x * UNIT;

/** Ends of the edge in the drawing: it runs along the first axis. */
function ends({ b, level }: Edge) {
  return level ? { x: px(b.x), y: px(b.y), dx: UNIT, dy: 0 } : { x: px(b.x), y: px(b.y), dx: 0, dy: UNIT };
}

/** From a point of the edge, so far along it and so far across. */
function point(edge: Edge, along: number, across: number): string {
  const { x, y } = ends(edge);
  return edge.level ? `${x + along} ${y + across}` : `${x + across} ${y + along}`;
}

const path = (edge: Edge, ...points: readonly (readonly [along: number, across: number])[]) => `M${points.map(([a, c]) => point(edge, a, c)).join("L")}`;

/** Walls are solid; a door is a hollow leaf between two stubs, a window two thin panes, a fence a rail with pickets. */
function EdgeLine({ edge, unlocked }: { edge: Edge; unlocked: readonly string[] }) {
  const stubs = path(edge, [0, 0], [9, 0]) + path(edge, [31, 0], [UNIT, 0]);
  switch (edge.line) {
    case "wall":
      return <path class="hw-wall" d={path(edge, [0, 0], [UNIT, 0])} />;
    case "door":
      return (
        <g>
          <path class="hw-wall" d={stubs} />
          <path class="hw-door" d={`${path(edge, [9, -4], [31, -4], [31, 4], [9, 4])}Z`} />
          <path class="hw-knob" d={path(edge, [27, 0], [27.1, 0])} />
        </g>
      );
    case "window":
      return (
        <g>
          <path class="hw-glow" d={`${path(edge, [9, 0], [31, 0], [39, edge.b.ground === "room" ? -26 : 26], [1, edge.b.ground === "room" ? -26 : 26])}Z`} />
          <path class="hw-wall" d={stubs} />
          <path class="hw-window" d={path(edge, [8, -3], [32, -3]) + path(edge, [8, 3], [32, 3])} />
          <path class="hw-window" d={path(edge, [20, -3], [20, 3])} />
        </g>
      );
    case "fence":
      return <path class="hw-fence" d={path(edge, [0, 0], [UNIT, 0]) + [4, 12, 20, 28, 36].map((at) => path(edge, [at, -5], [at, 5])).join("")} />;
    case "cardoor":
      return <path class={`hw-cardoor ${unlocked.includes(edge.car) ? "is-open" : ""}`} d={path(edge, [8, 0], [32, 0]) + path(edge, [26, -3], [26, 3])} />;
  }
}

/** Tufts, slabs and stones: a little of each, always at the same place. */
function Floor({ space }: { space: Space }) {
  const [x, y] = [px(space.x), px(space.y)];
  const odd = (space.x * 7 + space.y * 13) % 5;
  return (
    <g>
      <rect class={`hw-ground is-${space.ground} is-tone-${odd % 3}`} x={x} y={y} width={UNIT} height={UNIT} />
      {space.ground === "grass" && odd < 2 && <path class="hw-tuft" d={`M${x + 9 + odd * 12} ${y + 27}l-3-7m3 7v-9m0 9 3-7`} />}
      {space.ground === "path" && <path class="hw-slab" d={`M${x + 8} ${y + 5}h24v13H${x + 8}zM${x + 8} ${y + 23}h24v13H${x + 8}z`} />}
      {space.ground === "pavement" && <path class="hw-joint" d={`M${x} ${y}v${UNIT}M${x} ${y + 20}h${UNIT}`} />}
      {space.ground === "street" && <path class="hw-dash" d={`M${x + 8} ${y + 20}h24`} />}
    </g>
  );
}

function Tree({ x, y }: Space) {
  const [cx, cy] = [px(x) + 20, px(y) + 20];
  return (
    <g class="hw-tree">
      <path d={`M${cx - 18} ${cy + 2}q-2-10 7-12q4-10 14-7q11-1 13 9q7 8-1 15q-3 10-14 9q-10 5-15-3q-6-4-4-11z`} />
      <path class="hw-leaf" d={`M${cx - 8} ${cy - 4}q4-5 8 0m2 6q4-5 8 0m-16 6q4-5 8 0`} />
      <circle cx={cx} cy={cy} r={3} class="hw-trunk" />
    </g>
  );
}

export function Ground({ plan }: { plan: Plan }) {
  return (
    <g aria-hidden="true">
      {plan.spaces.map((space) => (
        <Floor key={space.id} space={space} />
      ))}
      <GridLines grid={gridOf(plan)} />
    </g>
  );
}

export function Lines({ plan, unlocked, words }: { plan: Plan; unlocked: readonly string[]; words: Words }) {
  const [w, h] = [plan.columns * UNIT, plan.rows * UNIT];
  return (
    <g aria-hidden="true">
      {plan.spaces.filter((one) => one.ground === "tree").map((one) => (
        <Tree key={one.id} {...one} />
      ))}
      {plan.cars.map((car) => (
        <Car key={car.id} car={car} />
      ))}
      {plan.edges.map((edge) => (
        <EdgeLine key={`${edge.a.id}${edge.b.id}`} edge={edge} unlocked={unlocked} />
      ))}
      <rect class="hw-border" x={MARGIN} y={MARGIN} width={w} height={h} />
      {plan.houses.filter((house) => house.h > 2).map((house) => (
        <text key={house.id} class="hw-house-name" x={px(house.x + house.w / 2)} y={px(house.y) - 8}>
          {buildingName(words, house.id)}
        </text>
      ))}
      <Coordinates grid={gridOf(plan)} />
    </g>
  );
}

function Car({ car }: { car: Plan["cars"][number] }) {
  const [x, y, w, h] = [px(car.x) + 3, px(car.y) + 2, car.w * UNIT - 6, car.h * UNIT - 4];
  return (
    <g class={`hw-car is-${car.id}`}>
      <rect x={x} y={y} width={w} height={h} rx={11} />
      <path class="hw-glass" d={`M${x + 5} ${y + h * 0.24}h${w - 10}l-4 9h${18 - w}zM${x + 5} ${y + h * 0.82}h${w - 10}l-4-7h${18 - w}z`} />
      <path class="hw-lamp" d={`M${x + 5} ${y + 3}h6M${x + w - 11} ${y + 3}h6`} />
    </g>
  );
}
